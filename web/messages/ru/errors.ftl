# Что пошло не так: что случилось и что делать.

error-general = Не вышло. Попробуйте снова; если не помогает, обновите страницу.
error-not-understood = Страница и сервер не поняли друг друга. Обновите страницу и попробуйте снова.
error-outdated = Эта страница старше сервера. Обновите её; ни одна игра не пропадёт.
error-not-for-you = Это не для вас.
error-origin = Этой странице нельзя говорить с тем сервером. Откройте игру по адресу самого сервера.
error-client-broken = На странице что-то сломалось. Ваша игра цела на сервере.
error-client-offline = Сервер сейчас недоступен. Мы пробуем снова; ваша игра там цела.

error-identity-unknown-token = Сервер больше не знает этот браузер. Теперь вы новый гость; войдите, если у вас есть имя с паролем.
error-identity-name-taken = Это имя уже занято. Выберите другое.
error-identity-claimed = У вас уже есть своё имя.
error-identity-bad-name = Такое имя не годится. Подойдут от 1 до 24 букв, цифр или пробелов.
error-identity-bad-password = В пароле должно быть не меньше 8 знаков.
error-identity-wrong-password = Имя и пароль не подходят друг к другу.

error-limit-messages = Полегче, дружище: слишком много сразу. Подождите немного и попробуйте снова.
error-limit-tables = У вас уже столько открытых столов, сколько можно одному. Доиграйте за каким-нибудь или покиньте его.
error-limit-people = Из вашей сети слишком много новых гостей. Попробуйте через минуту.
error-limit-chat = Слишком много слов сразу. Подождите пару секунд.
error-limit-connections = Из вашей сети открыто слишком много страниц. Закройте лишние и попробуйте снова.
error-limit-watched = Вы следите за слишком многими столами. Покиньте какой-нибудь.
error-limit-passwords = Слишком много попыток с паролем. Подождите минуту.
error-limit-codes = Слишком много попыток с кодом. Подождите минуту.

error-link-dead = Эта дорога никуда не ведёт. Адрес неверный, или страница переехала.
error-link-unknown = Эта ссылка на место уже использована или старше десяти минут. Попросите новую.
error-code-unknown = Стола с таким кодом нет. Уточните его у того, кто вам его дал.
error-table-unknown = Такого стола нет. В ссылке опечатка, или игру давно убрали.
error-closed = Этот стол закрыт.
error-closed-expired = Эту игру никто не начал, и стол убрали.
error-closed-abandoned = Все игроки ушли, и игру убрали.
error-closed-upgrade = Сервер обновили, и перенести эту игру не удалось. Простите!
error-closed-host = Хозяин закрыл этот стол.
error-table-over = Эта игра окончена.
error-table-started = Игра уже началась.
error-table-not-started = Игра ещё не началась.
error-table-not-over = Игра ещё не окончена.
error-table-rematched = У реванша уже есть свой стол.
error-table-no-spectators = Этот стол видят только его игроки.
error-table-full-house = За столом битком: зрителям больше нет места.
error-table-not-host = Это может только хозяин стола.
error-table-no-such-seat = Такого места нет.
error-table-not-your-seat = Это чужое место.
error-table-seat-taken = Все места здесь заняты.
error-table-already-seated = Вы уже сидите за этим столом.
error-table-kicked = Хозяин попросил вас покинуть этот стол.
error-table-nobody-there = Там никто не сидит.
error-table-away = На этом месте играет бот. Сначала верните его себе.
error-table-not-away = На этом месте никто никого не заменяет.
error-table-not-allowed = За этим столом так нельзя.
error-table-bad-name = Это имя здесь не годится или уже занято за этим столом.
error-table-bad-options = Такого стола быть не может.
error-table-no-such-bot = Такого бота нет.
error-table-empty-seats = Есть пустые места. Сначала посадите туда игроков или ботов.
error-table-cannot-take-back = Поздно брать назад: это уже на что-то повлияло.
error-config = Вместе так не играют.
error-too-late = Поздно: игра ушла вперёд.
error-action-not-legal = Сейчас так нельзя.
error-chat-empty = Сначала напишите что-нибудь.
error-chat-too-long = Для чата это слишком длинно.
error-webhook-bad-url = Этот адрес не годится. Он должен начинаться с https:// и быть доступен из интернета.

error-server-store-failed = Сервер не смог это сохранить, так что ничего не произошло. Попробуйте чуть позже.
error-server-waiting = Сервер ждёт своё хранилище. Ничего не потеряно; он продолжит сам.
error-server-busy = Сервер очень занят. Попробуйте чуть позже.
error-server-restarting = Сервер перезапускается. Скоро вернётся вместе с вашей игрой.
error-server-internal = На сервере что-то пошло не так. Попробуйте снова.

error-record-not-finished = Эта игра ещё идёт. Запись откроется, когда она закончится.
error-record-not-whole = Во время этой игры сервер обновили, и целиком её не пересмотреть.
error-record-other-rules = Эта игра записана другой версией, и здесь её не пересмотреть.
error-record-unreadable = Журнал этой игры больше не прочитать.
error-record-truncated = Запись обрывается до конца игры.
error-record-too-big = Для записи игры этот файл слишком велик.
error-record-damaged = Этот файл — не запись игры, или он повреждён.

# Заголовки страницы, которая их показывает.
trouble-lost = Заблудились в прерии
trouble-full = Мест нет
trouble-kicked = Указали на дверь
trouble-closed = Стол закрыт
trouble-outdated = Вышла новая версия
trouble-server = Телеграф молчит
trouble-record = Вырванная страница
trouble-limit = Придержите коней
trouble-broken = Сошли с рельсов
trouble-refused = Вход закрыт
trouble-line = Строка { $line }: { $message }
trouble-home = На главную
trouble-watch = Открытые столы
trouble-new = Новый стол
trouble-records = Сыгранные игры
trouble-file = Другой файл
trouble-again = Попробовать снова
