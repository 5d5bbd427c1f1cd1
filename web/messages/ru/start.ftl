# Повсюду.
ui-close = Закрыть
ui-home = Folsom, на главную
ui-skip = К содержанию
ui-loading = Секундочку…
ui-reload = Обновить страницу
ui-language = Язык
ui-settings = Настройки
ui-theme-light = Включить светлую тему
ui-theme-dark = Включить тёмную тему
banner-offline = Нет связи. Пробуем снова…
banner-restarting = Сервер перезапускается. Скоро вернётся, и ваша игра с ним.
banner-waiting = Сервер ждёт своё хранилище. Ничего не потеряно.
banner-here-lost = Игра на этом устройстве остановилась. Запускаем снова…
banner-here-waiting = Ждём память устройства. Ничего не потеряно.
banner-here-full = На этом устройстве кончилось место. Играйте дальше, но освободите место, прежде чем закрыть вкладку: до этого больше ничего не сохраняется.
banner-here-overtaken = Пока на устройстве не было места, эту игру продолжила другая вкладка. То, что вы видите сейчас, сохранено; ваши последние ходы в этой вкладке пропали.
banner-outdated = Эта страница старше сервера.
banner-newer = Готова новая версия.
banner-renew = Включить её
banner-later = Позже
seat-lost = У вас больше нет места за этим столом. Можно смотреть дальше.

# Главная.
start-title = Folsom
start-motto = Поезд отходит в полдень. Ограбьте его.
start-what = Colt Express — настольная игра об ограблении поезда: стройте планы втайне и смотрите, как они рушатся. На 2–6 игроков, около 40 минут; против ботов — четверть часа.
start-play = Играть
start-play-hint = Один клик — и вы в поезде с ботами.
here-fleeting = Этот браузер не сохраняет игры (приватное окно?). Они пропадут, когда вы закроете вкладку.
here-plain = Этот адрес не зашифрован, поэтому без сети он не откроется; открытая игра продолжится.
start-against = Соперники
start-level-tenderfoot = играет по наитию
start-level-drifter = немного думает
start-level-rustler = играет на победу
start-level-desperado = не знает пощады
start-level-legend = видит всё наперёд
start-bandit = Ваш бандит
start-bandit-any = Любой
start-players = Игроки
start-expert = Для экспертов
start-horses = Кони и дилижанс
start-friends = С друзьями
start-friends-hint = Откройте стол и отправьте ссылку.
start-device = На одном устройстве
start-device-hint = Передавайте его по кругу; ваши карты скроет занавес.
start-tv = На телевизоре
start-tv-hint = Поезд на большом экране, карты — в телефоне.
start-watch = Смотреть
start-watch-hint = Открытые столы и идущие игры.
start-records = Записи
start-records-hint = Сыгранные игры, шаг за шагом.
start-games = Мои игры
start-games-hint = Все до одной и что из них вышло.
start-daily = Поезд дня
start-daily-number = Поезд дня № { $n }
start-daily-hint = Один расклад для всех, одна попытка.
start-daily-riding = Вы ещё в пути.
start-daily-next = Следующий через { $hours } ч { $minutes } мин.
start-daily-ridden = Ваша добыча: { $money }. { $next }
start-learn = Обучение
start-learn-hint = Первый раунд за пять минут.
start-puzzles = Задачи
start-puzzles-hint = Найдите лучший ход.
start-rules = Правила
start-rules-hint = Все карты, бандиты и события.
start-join = Есть код?
start-join-code = Код стола
start-join-hint = Пять или восемь букв и цифр, которые назвал вам хозяин стола.
start-join-go = Войти
start-mine = Ваши столы
start-mine-open = Открыть
start-mine-leave = Покинуть этот стол
start-mine-leave-hint = Вы насовсем отдаёте своё место. Остальные играют дальше.
start-mine-stay = Остаться
start-name = Ваше имя
start-name-field = Ваше имя
start-name-hint = Так вас видят за столом.
start-name-save = Сохранить
start-name-saved = Теперь вас зовут { $name }.
start-bot-of = { $level } (бот)
start-free-seat = свободно
start-ways = Как играть

# Стол в списке.
list-stage-lobby = Ждёт игроков
list-stage-playing = Идёт игра
list-stage-finished = Сыграно
list-stage-closed = Закрыт
list-seats-free = { $n ->
    [0] мест нет
    [one] { $n } место свободно
    [few] { $n } места свободны
    [many] { $n } мест свободно
   *[other] { $n } места свободны
}
list-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
list-clock-live = с часами
list-clock-daily = по переписке
list-by-whom = Кто играет

# Новый стол.
new-title = Стол с друзьями
new-title-device = Игра на одном устройстве
new-game = Игра
new-details = Ещё настройки
new-seats = Места
new-seat-you = Вы
new-seat-person = Игрок
new-seat-friend = Друг
new-seat-who = Место { $seat }
new-seat-name = Имя на месте { $seat }
new-seat-name-spare = Игрок { $seat }
new-spare = Игрок
new-fill = Заполнить ботами
new-clear = Оставить друзьям
new-people = Только люди
new-open = Открыть стол
new-start = Начать игру
new-open-hint = { $n ->
    [one] Вы получите ссылку, код и QR-код на { $n } свободное место.
    [few] Вы получите ссылку, код и QR-код на { $n } свободных места.
    [many] Вы получите ссылку, код и QR-код на { $n } свободных мест.
   *[other] Вы получите ссылку, код и QR-код на { $n } свободного места.
}
new-start-hint = Все в сборе: игра начнётся сразу.
new-watch-hint = На всех местах боты: вы смотрите.

form-presets = Во что сыграем?
preset-first = Первая игра
preset-first-hint = Без способностей и событий
preset-standard = Стандартная
preset-standard-hint = Игра как она есть
preset-expert = Для экспертов
preset-expert-hint = Копите карты, стройте планы
preset-horses = Кони
preset-horses-hint = Дилижанс и заложники
preset-two = Вдвоём
preset-two-hint = По два бандита
preset-teams = Команды
preset-teams-hint = Добыча на двоих
preset-all = Всё сразу
preset-all-hint = Шестеро, и всё включено
form-seats = Сколько игроков
form-variant = Какая игра
form-variant-standard = Игра как в коробке.
form-variant-basic = Без способностей и событий, для первой поездки.
form-variant-duo14 = На двоих, по правилам 2014 года.
form-variant-duo18 = На двоих или троих, по правилам 2018 года.
form-variant-teams = Двое на двое, плечом к плечу.
form-expert-hint = Колоды не тасуют; карты копят, сброс у всех на виду.
form-horses-hint = Всадники, дилижанс, заложники и виски.
form-edition = Издание
form-why-players = Число игроков: только { $seats }
form-why-edition = Только в издании { $edition } года
form-why-expert-on = В этой игре всегда
form-why-expert-off = Не в этой игре
form-why-horses = Не в первой игре
form-bandits = Бандиты
form-bandits-random = Наугад
form-bandits-random-hint = Решает жребий.
form-bandits-drafted = По выбору
form-bandits-drafted-hint = Каждый выбирает, по порядку мест.
form-bandits-given = Задать здесь
form-bandits-given-hint = Вы решаете, кто за кого.
form-seat = Место { $seat }
form-seat-slot = Место { $seat }, бандит { $slot }
form-train = Поезд
form-train-random = Наугад
form-train-random-hint = Каждый раз другой поезд.
form-train-given = По выбору
form-train-given-hint = Вы сцепляете вагоны.
form-wagon = Вагон { $n }
form-wagon-loot = { $purses ->
    [0] { $jewels ->
        [0] ничего
        [one] { $jewels } драгоценный камень
        [few] { $jewels } драгоценных камня
        [many] { $jewels } драгоценных камней
       *[other] { $jewels } драгоценного камня
    }
    [one] { $jewels ->
        [0] { $purses } кошелёк
        [one] { $purses } кошелёк, { $jewels } драгоценный камень
        [few] { $purses } кошелёк, { $jewels } драгоценных камня
        [many] { $purses } кошелёк, { $jewels } драгоценных камней
       *[other] { $purses } кошелёк, { $jewels } драгоценного камня
    }
    [few] { $jewels ->
        [0] { $purses } кошелька
        [one] { $purses } кошелька, { $jewels } драгоценный камень
        [few] { $purses } кошелька, { $jewels } драгоценных камня
        [many] { $purses } кошелька, { $jewels } драгоценных камней
       *[other] { $purses } кошелька, { $jewels } драгоценного камня
    }
    [many] { $jewels ->
        [0] { $purses } кошельков
        [one] { $purses } кошельков, { $jewels } драгоценный камень
        [few] { $purses } кошельков, { $jewels } драгоценных камня
        [many] { $purses } кошельков, { $jewels } драгоценных камней
       *[other] { $purses } кошельков, { $jewels } драгоценного камня
    }
   *[other] { $purses } кошелька
}
form-clock = Время
form-clock-none = Без часов
form-clock-none-hint = Никто не торопит.
form-clock-live = Вживую
form-clock-live-hint = Секунды на решение и запас.
form-clock-daily = По переписке
form-clock-daily-hint = Часы или дни на решение.
form-clock-seconds = Секунд на решение
form-clock-bank = Запас в секундах
form-clock-bank-hint = На всю игру, когда решение затянулось.
form-clock-per-decision = На каждое решение
form-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
}
form-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
form-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
}
form-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
form-room = Стол
form-room-public = Для всех
form-room-private = Только по ссылке
form-title = Название стола
form-title-hint = Видно в списках; можно не заполнять.
form-listed = Для всех
form-listed-hint = Любой найдёт его в разделе «Смотреть» и сможет сесть.
form-spectators = Зрители
form-spectators-hint = Можно смотреть, не занимая места.
form-take-back = Отмена хода
form-take-back-hint = Пока ход ни на что не повлиял.
form-memory = Игра на память
form-memory-hint = Видна только верхняя карта стопки.
form-shuffle = Перемешать места
form-shuffle-hint = Кто где сидит, решит жребий.
form-grace = Если кто-то ушёл, ждать
form-grace-hint = Потом, до его возвращения, играет бот.
form-stand-in = Бот-запасной
form-stand-in-hint = За тех, кого нет.
form-bot-pause = Боты думают
form-bot-pause-hint = Чтобы вы успевали следить и отменять ход.
form-bot-pause-none = Без паузы

# Вход, просмотр, записи.
join-title = К столу…
join-looking = Ищем стол с кодом { $code }…
seat-title = Занимаем место…
seat-taking = Ещё секунда, и место ваше.
watch-title = Смотреть и играть
watch-none = Сейчас нет открытых столов.
watch-none-hint = Откройте свой с пометкой «Для всех» или посмотрите сыгранные игры.
watch-join = Сесть
watch-watch = Смотреть
watch-open = Открытые столы
watch-playing = Идут игры
records-title = Сыгранные игры
records-here = Сыграно на этом устройстве
records-away = Сыграно на сервере
records-none = Пока не сыграно ни одной игры.
records-none-hint = Здесь появляются законченные игры этого устройства и открытых столов. Ссылка на повтор и запись любой другой игры — на её последнем экране.
records-file = Открыть запись
records-replay = Повтор
records-more = Более старые игры
records-winner = победитель
records-save = Сохранить запись

# Настройки.
settings-title = Настройки
settings-look = Вид и язык
settings-theme = Тема
settings-theme-auto = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-play = Игра
settings-speed = Скорость анимации
settings-speed-slow = Медленная
settings-speed-normal = Обычная
settings-speed-fast = Быстрая
settings-speed-instant = Мгновенная
settings-confirm = Подтверждать решения
settings-confirm-hint = Нажмите ещё раз, прежде чем что-то случится.
settings-follow = Следить за действием
settings-follow-hint = Камера переходит туда, где что-то происходит.
settings-hints = Подсказки
settings-hints-hint = Кнопка в играх против ботов. В записи видно, сколько их было.
settings-chat-off = Скрыть чат
settings-sound = Звук
settings-muted = Без звука
settings-vibrate = Вибрация, когда что-то случается с вами
settings-volume = Эффекты
settings-ambience = Окружение
settings-music = Музыка
settings-keyboard = Клавиатура
settings-keys = Горячие клавиши
settings-keys-hint = Цифры, буквы, знаки и пробел: за столом, в повторах и на уроке. Tab, Enter и стрелки работают всегда.
settings-notices = Когда ваш ход
settings-notify = Уведомление браузера
settings-notify-hint = Когда эта страница не на виду.
settings-notify-denied = Браузер не разрешает. Это меняется в его настройках для этого сайта.
settings-push = Пуш-уведомления
settings-push-hint = На этом устройстве, даже если страница закрыта. Для игр по переписке; отключаются одним нажатием в самом уведомлении.
settings-push-unsupported = Здесь этот браузер так не может: нужен защищённый адрес (https) и страница, сохранённая для игры без сети. На iPhone сначала добавьте страницу на экран «Домой».
settings-push-stop = Больше не присылать
settings-webhook = Сообщать на веб-адрес
settings-webhook-hint = Ваш адрес https получит POST, когда игра по переписке ждёт вас. Пусто — никуда.
settings-webhook-saved = Сохранено.
settings-webhook-save = Сохранить
settings-offline = Без сети
settings-offline-insecure = Игра здесь работает, но сохранить её на устройстве нельзя: для этого адрес должен начинаться с https.
settings-offline-unsupported = Этот браузер не умеет хранить игру на устройстве. При наличии сети всё работает как обычно.
settings-offline-failed = В этот раз не удалось сохранить игру на устройстве. Попробуем при следующем заходе.
settings-offline-coming = Игра сохраняется на этом устройстве…
settings-offline-kept = Игра сохранена на этом устройстве и открывается даже без сети.
settings-name = Ваше имя
settings-guest = Вы гость. Закрепите имя, чтобы пользоваться им на других устройствах.
settings-claimed = { $name } — ваше имя на всех устройствах.
settings-claim = Закрепить имя
settings-sign-in = Войти
settings-have-name = У меня уже есть имя
settings-new-name = Хочу закрепить имя
settings-password = Пароль
settings-password-hint = Не меньше 8 знаков. Забытый пароль не восстановить.
settings-claimed-now = Имя { $name } теперь ваше.
settings-renamed = Имя { $before } теперь принадлежит другому игроку, поэтому вы — { $name }. Новое имя можно выбрать когда угодно.
settings-signed-in = С возвращением, { $name }.
settings-sign-out = Выйти
settings-signed-out = Вы вышли.
settings-devices = Где вы вошли
settings-device = { $browser }, { $system }
settings-device-unknown = Неизвестное устройство
settings-device-here = Это устройство
settings-device-used = Последний вход: { $date }
settings-device-end = Выйти
settings-device-end-label = Выйти: { $device }
settings-device-ended = Сеанс на том устройстве завершён.
settings-sign-out-everywhere = Выйти везде
settings-signed-out-elsewhere = Сеанс { $name } здесь завершён с другого устройства.
settings-password-change = Сменить пароль
settings-password-old = Текущий пароль
settings-password-new = Новый пароль
settings-password-new-hint = Не меньше 8 знаков. На других устройствах придётся войти снова.
settings-password-changed = Пароль изменён.
settings-data = Ваши данные
settings-export = Скачать мои данные
settings-delete = Удалить мою учётную запись
settings-delete-hint = Вы покинете все игры, и за вас доиграет бот. Законченные игры останутся, но с гостевым именем вместо вашего. Отменить это нельзя.
settings-delete-sure = Я хочу удалить свою учётную запись
settings-delete-now = Удалить навсегда
settings-deleted = Ваша учётная запись удалена.
settings-done = Готово
