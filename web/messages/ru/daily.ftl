# Ежедневный поезд: один расклад в день для всех.

daily-title = Поезд дня
daily-number = Поезд № { $n }
daily-aboard = Кто в поезде
daily-once = Сегодня у всех один и тот же расклад и одна попытка. Без подсказок и без часов.
daily-go = По вагонам
daily-go-on = Вернуться в поезд
daily-riding = Поездка ещё не окончена. Она засчитается за этот день, когда бы вы её ни закончили.
daily-practice = Проехать просто так
daily-missed = На этом поезде вы не ехали. Можно проехать и сейчас, просто так: в таблицу это не попадёт.
daily-checking = Поездка проверяется…
daily-left = Вы сошли с этого поезда до конца.
daily-refused-alone = Часть поездки за вас сыграл бот, поэтому она не засчитана.
daily-refused-other = При повторном проигрывании поездка не подтвердилась, поэтому она не засчитана.
daily-next = Следующий поезд через { $hours } ч { $minutes } мин.
daily-next-minutes = Следующий поезд через { $minutes } мин.
daily-clock = На часах вашего устройства { $device }. Считается день сервера: { $day }.
daily-offline = Сервера здесь нет: поезд идёт по дате вашего устройства, { $day }. Результат останется на этом устройстве.
daily-on-device = Поезда, на которых вы ехали на этом устройстве
daily-place = { $place }-е место из { $seats }
daily-rounds = Ваша поездка по раундам
daily-round = Раунд { $n }: { $deed }, { $money }
daily-deed-robbed = вы взяли добычу
daily-deed-shot = вы попали в кого-то
daily-deed-punched = вы кого-то ударили
daily-deed-hit = вы получили пулю
daily-deed-lost = вы потеряли добычу
daily-deed-marshal = вы двигали шерифа
daily-deed-quiet = всё тихо
daily-share = Поделиться
daily-share-title = Folsom № { $n } · { $money }
daily-share-hint = Только значки и числа: о поезде они ничего не выдают.
daily-copy = Скопировать строку
daily-copied = Строка скопирована.
daily-levels = Против наших ботов
daily-levels-hint = Каждый уровень сыграл на вашем месте { $n } раз: тот же расклад, те же соперники.
daily-levels-playing = Боты едут на вашем поезде…
daily-better = Лучше, чем { $level }, в { $n } из { $of }
daily-median = обычно { $money }
daily-board = Таблица дня
daily-board-later = Как проехали другие, вы узнаете после своей поездки.
daily-board-none = На этом поезде здесь никто не ехал.
daily-riders = { $n ->
    [one] { $n } пассажир
    [few] { $n } пассажира
    [many] { $n } пассажиров
   *[other] { $n } пассажира
}
daily-col-place = Место
daily-col-name = Имя
daily-col-money = Деньги
daily-earlier = Предыдущий месяц
daily-later = Следующий месяц
daily-streak = { $n ->
    [0] Проедьте сегодня, чтобы начать серию.
    [one] { $n } день подряд
    [few] { $n } дня подряд
    [many] { $n } дней подряд
   *[other] { $n } дня подряд
}
daily-day-ridden = { $money }, место { $place } из { $seats }
daily-day-none = поездки не было
daily-day-riding = не окончена
daily-day-checking = проверяется
daily-day-refused = не засчитана
daily-day-left = не доехали
