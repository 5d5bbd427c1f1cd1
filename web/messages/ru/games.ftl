# One's own games, and the story at the end of one.

games-title = Мои игры
games-only-you = Этот список видите только вы.
games-none = Вы ещё не доиграли ни одной игры.
games-none-hint = Здесь хранится каждая доигранная игра, и против ботов тоже.
games-play = Играть
games-view = Что показать
games-view-list = Игры
games-view-figures = Статистика
games-list = Игры
games-search = Поиск
games-search-hint = Имя, бандит, название
games-variant = Какая игра
games-company = Против кого
games-outcome = Исход
games-all = Все
games-bots = Только боты
games-people = Люди
games-won = Победа
games-lost = Без победы
games-helped = Подсказки
games-alone = Без подсказок
games-hinted = С подсказками
games-found = { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[many] { $n } игр
}
games-nothing = Таких игр нет.
games-reset = Показать все
games-more = Показать ещё
games-loading = Ищем другие игры…
games-failed-away = Не удалось прочитать игры на сервере.
games-failed-here = Не удалось прочитать игры на этом устройстве.
games-place-of = { $place }-е место из { $n }
games-won-one = Победа
games-shared = Несколько игроков на одном устройстве
games-device = на этом устройстве
games-story = Как это было
games-replay = Повтор
games-save = Сохранить запись
games-save-all = Сохранить записи
games-saved = { $n ->
    [one] Сохранена { $n } запись.
    [few] Сохранены { $n } записи.
   *[many] Сохранено { $n } записей.
}
games-saved-some = { $n ->
    [one] Сохранена { $n } запись; не прочитано: { $failed }.
    [few] Сохранены { $n } записи; не прочитано: { $failed }.
   *[many] Сохранено { $n } записей; не прочитано: { $failed }.
}
games-bring = { $n ->
    [one] Перенести { $n } игру в аккаунт
    [few] Перенести { $n } игры в аккаунт
    [many] Перенести { $n } игр в аккаунт
   *[other] Перенести { $n } игры в аккаунт
}
games-bring-hint = Некоторые игры есть только на этом устройстве. В аккаунте { $name } они будут на всех ваших устройствах.
games-bringing = Переносим: { $done } из { $of }…
games-brought = { $n ->
    [one] В аккаунте теперь на { $n } игру больше.
    [few] В аккаунте теперь на { $n } игры больше.
    [many] В аккаунте теперь на { $n } игр больше.
   *[other] В аккаунте теперь на { $n } игры больше.
}
games-brought-some = { $n ->
    [one] Перенесена { $n } игра; осталось на устройстве: { $failed }.
    [few] Перенесены { $n } игры; осталось на устройстве: { $failed }.
    [many] Перенесено { $n } игр; осталось на устройстве: { $failed }.
   *[other] Перенесено { $n } игры; осталось на устройстве: { $failed }.
}

figures-none = Пока нечего считать: нет ни одной вашей игры.
figures-left-out = Игры нескольких человек на одном устройстве здесь не считаются.
figures-games = Игры
figures-won = Победы
figures-mean = Денег за игру
figures-streak = Побед подряд
figures-streak-hint = { $longest ->
    [0] Побед пока нет. Всё впереди.
    [one] Лучшая серия: { $longest } победа. Дольше всего без побед: { $drought }.
    [few] Лучшая серия: { $longest } победы. Дольше всего без побед: { $drought }.
   *[many] Лучшая серия: { $longest } побед. Дольше всего без побед: { $drought }.
}
figures-by-bandit = По бандитам
figures-by-variant = По видам игры
figures-by-seats = По числу игроков
figures-by-level = По соперникам
figures-share = побед: { $won } из { $games }
figures-never = ещё не играли
figures-money = Деньги от игры к игре
figures-money-hint = Точка — игра, линия — среднее за последние пять.
figures-money-said = Игр: { $n }, в среднем { $mean }, больше всего { $most }, меньше всего { $least }.
figures-habits = Привычки
figures-habits-hint = Вы и остальные за вашими столами, в среднем.
figures-you = Вы
figures-others = Остальные
figures-habit-idle = Карты впустую
figures-habit-aim = Меткие выстрелы
figures-habit-bullets = Пуль получено за игру
figures-habit-punches = Ударов за игру
figures-habit-taken = Добычи взято за игру
figures-habit-lost = Добычи потеряно за игру
figures-cards = Ваши карты
figures-cards-hint = Точность указана там, где решений было не меньше { $n }.
figures-judged = Как вы решаете
figures-judged-of = { $all ->
    [only] По вашей единственной игре.
    [yes] По всем вашим играм: { $of }.
   *[other] Разобрано в этом браузере: { $n } из { $of }. По ним и считаем.
}
figures-judged-none = Ни одна из этих игр ещё не разобрана в этом браузере.
figures-judging = Разбор игры { $n } из { $of }: { $part } %
figures-judge = { $n ->
    [one] Разобрать { $n } последнюю неразобранную
    [few] Разобрать { $n } последние неразобранные
   *[many] Разобрать { $n } последних неразобранных
}
figures-lost = Где проигрываются игры
figures-lost-before = До 1-го раунда
figures-lost-points = { $n ->
    [one] { $n } пункт за игру
    [few] { $n } пункта за игру
    [many] { $n } пунктов за игру
   *[other] { $n } пункта за игру
}
figures-hinted = { $n ->
    [one] В { $n } игре были подсказки: серии и достижения её не считают.
    [few] В { $n } играх были подсказки: серии и достижения их не считают.
   *[many] В { $n } играх были подсказки: серии и достижения их не считают.
}
figures-streak-none-alone = Побед без подсказок пока нет. Всё впереди.
figures-honours-hint = Считаются только игры без подсказок.
figures-honours = Достижения
honour-haul = Самый большой куш
honour-bullets = Больше всего пуль за одну игру
honour-misses = Больше всего выстрелов в никуда
honour-hits = Больше всего метких выстрелов
honour-lost = Больше всего потерянной добычи
honour-punches = Больше всего разбитых носов
honour-idle = Больше всего карт впустую
honour-marshal = Больше всего прогулок с шерифом

story-title = Как это было
story-money = Деньги раунд за раундом
story-start = Начало
story-round = Раунд { $n }
story-gunslinger = Меткий стрелок
story-who = Игрок
story-awards = Чем они запомнятся
award-barn-door = Мимо сарая
award-barn-door-why = { $n ->
    [one] { $n } выстрел — и ни одного попадания.
    [few] { $n } выстрела — и ни одного попадания.
   *[many] { $n } выстрелов — и ни одного попадания.
}
award-robbed-blind = Обчистили до нитки
award-robbed-blind-why = Столько раз добыча уплывала к другим: { $n }.
award-lead-magnet = Магнит для пуль
award-lead-magnet-why = { $n ->
    [one] Получена { $n } пуля.
    [few] Получены { $n } пули.
   *[many] Получено { $n } пуль.
}
award-known-to-the-law = Знакомое закону лицо
award-known-to-the-law-why = { $n ->
    [one] Получена { $n } нейтральная пуля.
    [few] Получены { $n } нейтральные пули.
   *[many] Получено { $n } нейтральных пуль.
}
award-fastest-gun = Лучший ствол в поезде
award-fastest-gun-why = { $n ->
    [one] { $n } пуля нашла цель.
    [few] { $n } пули нашли цель.
   *[many] { $n } пуль нашли цель.
}
award-fists = Разговор на кулаках
award-fists-why = { $n ->
    [one] { $n } удар достиг цели.
    [few] { $n } удара достигли цели.
   *[many] { $n } ударов достигли цели.
}
award-punchbag = Боксёрская груша
award-punchbag-why = { $n ->
    [one] Получен { $n } удар.
    [few] Получено { $n } удара.
   *[many] Получено { $n } ударов.
}
award-great-plans = Великие планы, не тот поезд
award-great-plans-why = { $n ->
    [one] { $n } карта пропала впустую.
    [few] { $n } карты пропали впустую.
   *[many] { $n } карт пропали впустую.
}
award-sticky-fingers = Липкие пальцы
award-sticky-fingers-why = Столько раз добыча прилипала к рукам: { $n }.
award-marshals-friend = Лучший друг шерифа
award-marshals-friend-why = { $n ->
    [one] { $n } прогулка с шерифом.
    [few] { $n } прогулки с шерифом.
   *[many] { $n } прогулок с шерифом.
}
award-last-minute = В последнюю минуту
award-last-minute-why = Плюс { $money } за последний раунд.
award-not-a-scratch = Ни царапины
award-not-a-scratch-why = За всю игру ни одной пули.
award-passenger = Образцовый пассажир
award-passenger-why = Без происшествий.

poster-share = Поделиться плакатом
poster-save = Сохранить плакат
poster-text = Разыскивается: { $name }, { $money }.
poster-failed = Здесь не получилось нарисовать плакат.
