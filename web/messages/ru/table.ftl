# Стол: ожидание, игра и конец.

table-title = Folsom: стол
table-title-mine = Ваш ход! · Folsom

## Ожидание

table-room = Перед отправлением
table-seats = Кто едет
table-seat-empty = Пустое место
table-sit = Сесть сюда
table-sit-name = Имя ещё одного игрока
table-stand = Встать
table-put-bot = Добавить бота
table-bot-level = Уровень бота
table-clear-seat = Убрать: { $name }
table-kick = Выгнать
table-fill = Заполнить ботами
table-start = Начать ограбление
table-start-free = { $n ->
    [one] Свободно ещё { $n } место. Подождите друга или добавьте бота.
    [few] Свободно ещё { $n } места. Подождите друзей или добавьте ботов.
    [many] Свободно ещё { $n } мест. Подождите друзей или добавьте ботов.
   *[other] Свободно ещё { $n } места. Подождите друзей или добавьте ботов.
}
table-start-host = Все места заняты. Игру начинает хозяин стола.
table-start-ready = Все по местам. Поехали!
table-close = Закрыть стол
table-invite = Позвать других
table-share-code = Код
table-share-link = Ссылка на этот стол
table-share-copy = Копировать ссылку
table-share-copied = Ссылка скопирована.
table-share-send = Поделиться
table-share-title = Ограбим поезд вместе
table-share-qr = QR-код ссылки
table-share-lonely = Эта ссылка открывается только на этом компьютере. Чтобы впустить других, запустите Folsom командой
table-share-watch = Позвать зрителей
table-facts = Во что играем
table-change = Изменить правила
table-save = Применить
table-watchers = { $n ->
    [0] Никто не смотрит.
    [one] Смотрит { $n } человек.
    [few] Смотрят { $n } человека.
    [many] Смотрят { $n } человек.
   *[other] Смотрят { $n } человека.
}
table-fact-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
table-fact-horses = Кони и дилижанс
table-fact-expert = Для экспертов
table-fact-drafted = Персонажей выбирают по очереди
table-fact-memory = Игра на память
table-fact-no-clock = Без часов
table-fact-clock = { $each } с на решение, { $bank } с в запасе
table-fact-daily = { $hours ->
    [one] { $hours } час на решение
    [few] { $hours } часа на решение
    [many] { $hours } часов на решение
   *[other] { $hours } часа на решение
}
table-fact-listed = В открытом списке
table-fact-no-spectators = Без зрителей
table-hints = { $n ->
    [one] с { $n } подсказкой
    [few] с { $n } подсказками
    [many] с { $n } подсказками
   *[other] с { $n } подсказки
}
table-fact-no-take-back = Без отмены хода

## Честная раздача

table-fair = Честная раздача
table-fair-before = Сервер уже выбрал свой секрет и показывает его отпечаток. После игры откроется и сам секрет, и каждый сможет проверить, что карты никто не трогал. Устройство каждого игрока тоже запечатывает своё число.
table-fair-after = Сохраните запись игры и проверьте её сами командой
table-fair-commit = Отпечаток, показанный до игры
table-fair-secret = Секрет сервера
table-fair-nonce = Добавлено: { $name }
table-fair-excused = При начале отсутствовал и ничего не добавил
table-fair-refused = { $n ->
    [one] До этой раздачи было { $n } прерванное начало.
    [few] До этой раздачи было { $n } прерванных начала.
    [many] До этой раздачи было { $n } прерванных начал.
   *[other] До этой раздачи было { $n } прерванных начал.
}
table-fair-tick = Проверено: ваше число участвует в раздаче, и все числа совпадают с тем, что было запечатано до игры.
table-fair-none-own = Все числа совпадают с тем, что было запечатано до игры. Это устройство не участвовало или уже не помнит, что видело.
table-fair-not-there = Сервер говорит, что при начале игры вас не было на связи. Вашего числа нет в раздаче, поэтому вам она ничего не доказывает.
table-fair-nobody = Никто из игроков не добавил числа: раздачу выбрал сам сервер.
table-fair-elsewhere = Числа этого устройства нет в раздаче. Если вы заходили и с другого, там число от него: посмотрите на нём. Если нет, сервер оставил вас в стороне!
table-fair-old = Эта игра началась, когда числа ещё не запечатывали: секрет сервера совпадает, больше ничего не показано.
table-fair-alarm = Раздача не та, что была обещана!
table-fair-alarm-secret = Сервер не показывает свой секрет.
table-fair-alarm-commit = Секрет сервера не тот, который он запечатал до игры.
table-fair-alarm-commitment = Одно из чисел не совпадает с тем, что было запечатано до игры.
table-fair-alarm-unsealed = Числа не запечатали до игры, хотя за этим столом это обещали.
table-fair-alarm-own = Вашего числа нет в раздаче.
table-fair-alarm-others = Запечатанные числа других не те, что вам показали.
table-fair-alarm-options = Это не та игра, о которой договорились, когда запечатывали числа.
table-fair-alarm-refused = Сервер насчитал не столько прерванных начал, сколько видели вы.
table-dealing = Тасуем карты…
table-dealing-waits = Тасуем карты… ждём: { $names }
table-refused-silent = Не было ответа, пока тасовали карты: { $names }. Это место теперь свободно. Начните снова, когда все места будут заняты.
table-refused-left = Игра не началась: пока тасовали карты, ушёл игрок: { $names }.
table-refused-kicked = Игра не началась: пока тасовали карты, выгнали игрока: { $names }.

## Вокруг игры

table-menu = Меню стола
table-rules = Правила
table-notify = Сообщать, когда мой ход
table-device = Играть на другом устройстве
table-device-how = Ссылка передаёт ваше место: один раз, в течение десяти минут. Никому другому её не показывайте.
table-device-link = Создать ссылку: { $name }
table-host = Для хозяина стола
table-stand-in = Пусть играет бот
table-give-back = Вернуть место
table-stand-in-me = Пусть за меня играет бот
table-invite-to = Пригласить кого-нибудь: { $name }
table-invite-to-how = Ссылка — для одного человека, который ещё не играл в этой игре; действует десять минут. Об этом узнают все.
table-leave = Покинуть стол
table-give-up = Отдать своё место
table-away-gone = Вас не было, и за вас играет бот.
table-away-clock = Ваше время вышло, и за вас играет бот.
table-away-host = Хозяин стола посадил вместо вас бота.
table-away-asked = За вас играет бот, как вы и просили.
table-away-back = Вернуть моё место
table-left = Вы ушли со своего места. За вас играет бот.
table-return = Сесть обратно
table-log-stand-in = Решил бот
table-stood-in = За игрока { $name } только что решил бот.
table-stood-in-you = За вас только что решил бот: { $what }
table-stood-in-secret = За вас только что решил бот.
table-seat-invited = { $name } занимает место, с которого ушёл игрок { $from }: по приглашению хозяина стола.
table-seat-passed = { $name } играет дальше на месте, которое передал игрок { $from }.
table-watching = Вы смотрите. Карты игроков скрыты до конца.
table-notice-title = Ваш ход
table-notice-body = Стол ждёт вас.

## Раунд

table-round = Раунд { $round } из { $of }
table-round-card = Карта раунда: { $name }. Что она значит
table-round-soon = Карта раунда ещё не открыта.
table-round-keep = { $n ->
    [one] После планирования можно оставить { $n } карту.
    [few] После планирования можно оставить { $n } карты.
    [many] После планирования можно оставить { $n } карт.
   *[other] После планирования можно оставить { $n } карты.
}
table-rounds-before = Уже были: { $names }
table-turn-standard = Каждый играет карту лицом вверх или берёт три.
table-turn-tunnel = Карты играют рубашкой вверх.
table-turn-speeding-up = Каждый действует дважды подряд.
table-turn-switching = В обратную сторону вокруг стола.
table-turn-turmoil = Все выбирают разом и тайно.
table-event-none = В конце событий нет.
table-event-angry-marshal = Шериф стреляет во всех на своей крыше и идёт на вагон назад.
table-event-swivel-arm = Всех с крыш сметает на крышу последнего вагона.
table-event-braking = Все на крышах скользят на вагон вперёд.
table-event-take-it-all = В вагоне шерифа появляется второй кейс.
table-event-rebellion = Все внутри поезда получают по пуле.
table-event-pickpocketing = Кто где-то один, может взять там кошелёк.
table-event-revenge = Все на крыше шерифа теряют свой самый дешёвый кошелёк.
table-event-conductor = Все в локомотиве и на нём получают 250 $.
table-event-marshal-whiskey = Шериф выпивает флягу в своём вагоне и идёт назад.
table-event-tired-horses = Задние кони выбывают.
table-event-higher-speed = Все на крышах, кони и дилижанс отстают на вагон.
table-event-shotgun-rage = Все в дилижансе, в вагоне рядом и на их крышах получают по пуле.
table-event-mortal-bullet = Каждая пуля, полученная в этом раунде, — минус 150 $.
table-event-sharing = Кейсы делят со всеми в том же месте.
table-event-escape = Кто в конце ещё в поезде или на нём, тот пойман.

## Игроки

table-players = Игроки
table-money = { $unknown ->
    [0] { $known }
    [one] { $known } и { $unknown } кошелёк, в который вам не заглянуть
    [few] { $known } и { $unknown } кошелька, в которые вам не заглянуть
    [many] { $known } и { $unknown } кошельков, в которые вам не заглянуть
   *[other] { $known } и { $unknown } кошелька, в которые вам не заглянуть
}
table-purses = { $n ->
    [one] { $n } кошелёк: { $values }
    [few] { $n } кошелька: { $values }
    [many] { $n } кошельков: { $values }
   *[other] { $n } кошелька: { $values }
}
table-jewels = { $n ->
    [one] { $n } драгоценный камень
    [few] { $n } драгоценных камня
    [many] { $n } драгоценных камней
   *[other] { $n } драгоценного камня
}
table-strongboxes = { $n ->
    [one] { $n } кейс
    [few] { $n } кейса
    [many] { $n } кейсов
   *[other] { $n } кейса
}
table-bullets = { $n ->
    [0] Пуль не осталось
    [one] Осталась { $n } пуля
    [few] Осталось { $n } пули
    [many] Осталось { $n } пуль
   *[other] Осталось { $n } пули
}
table-wounds = { $n ->
    [0] Ни одного ранения
    [one] { $n } ранение
    [few] { $n } ранения
    [many] { $n } ранений
   *[other] { $n } ранения
}
table-hand-size = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
    [many] { $n } карт на руке
   *[other] { $n } карты на руке
}
table-hostage = Заложник: { $name }
table-side = Команда { $side }
table-mark-you = вы
table-mark-host = хозяин
table-mark-bot = бот
table-mark-deciding = Сейчас решает
table-mark-first = Первый игрок
table-mark-partner = Ваш напарник
table-mark-away = Отсутствует: играет бот
table-mark-offline = Не в сети
table-mark-own = собственное имя
table-mark-own-name = Собственное имя: больше ни у кого такого нет
table-clock = Осталось времени: { $left }
table-clock-days = { $days ->
    [one] { $days } день { $text }
    [few] { $days } дня { $text }
    [many] { $days } дней { $text }
   *[other] { $days } дня { $text }
}

## Карты

table-hand = Ваши карты
table-hand-empty = На руке ничего нет.
table-hand-besides = Карты в вашей колоде
table-card-kept = { $card }: остаётся
table-draw = Взять
table-deck = { $n ->
    [0] Колода пуста
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
    [many] { $n } карт в колоде
   *[other] { $n } карты в колоде
}
table-discard = Сброс ({ $n })
table-discard-of = Сброс: { $name }
table-discard-empty = Тут пусто.
table-pile = Запланированные карты
table-pile-empty = Пока ничего не запланировано.
table-pile-memory = Игра на память: видна только последняя карта.
table-pile-card = { $n }. { $who }: { $card }
table-pile-now = { $n }. { $who }: { $card }, сейчас
table-pile-done = { $n }. { $who }: { $card }, сделано
plan-open = Показать план
plan-title = Просмотр: только открытые карты
plan-close = Вернуться к игре
plan-ways = А если { $who }…
plan-playback = Просмотр плана
plan-line = Шаг просмотра
plan-line-at = Шаг { $n } из { $of }. { $said }
plan-gap = { $n }. { $who }: карта закрыта, пропущена
plan-gap-said = Карта закрыта, пропускаем: { $who }
plan-begin = Здесь начинается ограбление

## Решение

table-decision = Ваше решение
table-choices = Что можно сделать
table-chooser = Что именно?
table-confirm = Подтвердить
table-cancel = Отмена
table-take-back = Отменить ход
table-catching-up = Показываем, что было…
table-committed = Ваш выбор: { $choice }.
table-foreseen-open = Остальное решат случай или другие.
table-waiting-for = Ждём: { $who }.
table-curtain = Передайте устройство: { $name }
table-curtain-why = Больше никто не должен подглядывать.
table-curtain-lift = Я { $name }

## Воспроизведение

table-playback = Воспроизведение
table-pause = Пауза
table-play = Смотреть
table-step-back = Шаг назад
table-step-on = Шаг вперёд
table-to-now = К текущему моменту
table-skipped =
    { $n ->
        [one] Пропущено { $n } событие
        [few] Пропущено { $n } события
       *[many] Пропущено { $n } событий
    }
table-skipped-show = Показать
table-skipped-dismiss = Не показывать
table-speed = Скорость: { $speed }

## Журнал, чат, клавиши, описание

table-log = Что было
table-log-empty = Ещё ничего не было.
table-chat = Чат
table-chat-off = Отключить чат
table-chat-empty = Пока все молчат.
table-chat-mute = { $name }. Нажмите, чтобы заглушить
table-chat-unmute = Снова слышать: { $name }
table-chat-emotes = Жесты
table-chat-write = Скажите что-нибудь
table-chat-send = Отправить
table-help = Помощь
table-help-asked = Что можно сделать сейчас
table-help-happened = Что только что случилось
table-help-power = Ваша способность
table-help-things = Сейчас на столе
table-keys = Горячие клавиши
table-key-space = Пробел
table-keys-choose = выбрать из списка
table-keys-arrows = двигаться по списку
table-keys-pause = пауза или дальше
table-keys-back = шаг назад
table-keys-on = шаг вперёд
table-keys-now = к текущему моменту
table-keys-undo = отменить ход
table-keys-plan = к чему ведёт план
table-keys-log = что было
table-keys-chat = чат
table-keys-help = помощь
table-keys-off = Горячие клавиши выключены. Включить их можно в настройках.
table-keys-more = До всего можно добраться и клавишами Tab и Enter.
table-spoken = Стол словами
table-spoken-train = Поезд

## Конец

table-scores = Счёт
table-winner = победа
table-caught = за решёткой
table-part-purses = Кошельки
table-part-jewels = Драгоценные камни
table-part-strongboxes = Кейсы
table-part-conductor = Машинист
table-part-ransom = Выкуп
table-part-shares = Поделённые кейсы
table-part-gunslinger = Меткий стрелок
table-part-mortal = Смертельные пули
table-part-side = Команда { $side } вместе
table-wanted = В РОЗЫСКЕ
table-wanted-for = За ограбление поезда
table-end-you = Вам всё сошло с рук!
table-end-nobody = Победил закон: не ушёл никто
table-end-winner = { $n ->
    [one] С добычей уходит { $who }
    [few] С добычей уходят { $who }
    [many] С добычей уходят { $who }
   *[other] С добычей уходят { $who }
}
table-to-scores = Назад к счёту
table-end-look = Взглянуть на поезд
table-rematch = Реванш
table-end-daily = К результату дня
table-rematch-join = К реваншу
table-replay = Смотреть повтор
table-share-replay = Ссылка на повтор
table-save-record = Сохранить запись
table-revealed = Все кошельки открыты
