# Слова игры.
# Значение — заголовок, как на ярлыке. Формы для середины предложения — атрибуты:
# .the (именительный), .acc .gen .dat .ins .loc (падежи строчными буквами).

## Бандиты

bandit-ghost = Призрак
    .acc = Призрака
    .gen = Призрака
    .dat = Призраку
    .ins = Призраком
    .loc = Призраке
    .mono = П
    .gender = m
bandit-cheyenne = Шайенн
    .acc = Шайенн
    .gen = Шайенн
    .dat = Шайенн
    .ins = Шайенн
    .loc = Шайенн
    .mono = Ш
    .gender = f
bandit-django = Джанго
    .acc = Джанго
    .gen = Джанго
    .dat = Джанго
    .ins = Джанго
    .loc = Джанго
    .mono = Дж
    .gender = m
bandit-belle = Красотка
    .acc = Красотку
    .gen = Красотки
    .dat = Красотке
    .ins = Красоткой
    .loc = Красотке
    .mono = К
    .gender = f
bandit-tuco = Туко
    .acc = Туко
    .gen = Туко
    .dat = Туко
    .ins = Туко
    .loc = Туко
    .mono = Т
    .gender = m
bandit-doc = Док
    .acc = Дока
    .gen = Дока
    .dat = Доку
    .ins = Доком
    .loc = Доке
    .mono = Д
    .gender = m

## Другие в поезде

figure-marshal = Шериф
    .the = шериф
    .acc = шерифа
    .gen = шерифа
    .dat = шерифу
    .ins = шерифом
    .loc = шерифе
figure-guard = Охранник
    .the = охранник
    .acc = охранника
    .gen = охранника
    .dat = охраннику
    .ins = охранником
    .loc = охраннике

## Карты

card-move = Движение
    .acc = «Движение»
card-floor = Лестница
    .acc = «Лестницу»
card-fire = Выстрел
    .acc = «Выстрел»
card-robbery = Кража
    .acc = «Кражу»
card-punch = Удар
    .acc = «Удар»
card-marshal = Шериф
    .acc = «Шерифа»
card-ride = Скачка
    .acc = «Скачку»
card-bullet = Пуля
    .acc = «Пулю»

## Вагоны

car-locomotive = Локомотив
    .the = локомотив
    .acc = локомотив
    .gen = локомотива
    .dat = локомотиву
    .loc = локомотиве
wagon-mail = Почтовый вагон
    .the = почтовый вагон
    .acc = почтовый вагон
    .gen = почтового вагона
    .dat = почтовому вагону
    .loc = почтовом вагоне
wagon-parlor = Вагон-люкс
    .the = вагон-люкс
    .acc = вагон-люкс
    .gen = вагона-люкс
    .dat = вагону-люкс
    .loc = вагоне-люкс
wagon-jeweler = Вагон ювелира
    .the = вагон ювелира
    .acc = вагон ювелира
    .gen = вагона ювелира
    .dat = вагону ювелира
    .loc = вагоне ювелира
wagon-freight = Грузовой вагон
    .the = грузовой вагон
    .acc = грузовой вагон
    .gen = грузового вагона
    .dat = грузовому вагону
    .loc = грузовом вагоне
wagon-dining = Вагон-ресторан
    .the = вагон-ресторан
    .acc = вагон-ресторан
    .gen = вагона-ресторана
    .dat = вагону-ресторану
    .loc = вагоне-ресторане
wagon-saloon = Вагон-салун
    .the = вагон-салун
    .acc = вагон-салун
    .gen = вагона-салуна
    .dat = вагону-салуну
    .loc = вагоне-салуне

## Места: где; .to куда, .from откуда; .title на ярлыке

place-inside = в { $car_loc }
    .to = в { $car_acc }
    .from = из { $car_gen }
    .title = { $car }, внутри
place-roof = на крыше { $car_gen }
    .to = на крышу { $car_gen }
    .from = с крыши { $car_gen }
    .title = { $car }, крыша
place-coach-inside = в дилижансе
    .to = в дилижанс
    .from = из дилижанса
    .title = Дилижанс, внутри
place-coach-roof = на крыше дилижанса
    .to = на крышу дилижанса
    .from = с крыши дилижанса
    .title = Дилижанс, крыша
place-gone = далеко отсюда
    .to = прочь навсегда
    .from = издалека
    .title = Вне поезда

## Добыча

loot-purse = Кошелёк
    .the = кошелёк
    .acc = кошелёк
    .gen = кошелька
    .dat = кошельку
    .ins = кошельком
    .loc = кошельке
loot-jewel = Драгоценный камень
    .the = драгоценный камень
    .acc = драгоценный камень
    .gen = драгоценного камня
    .dat = драгоценному камню
    .ins = драгоценным камнем
    .loc = драгоценном камне
loot-strongbox = Кейс
    .the = кейс
    .acc = кейс
    .gen = кейса
    .dat = кейсу
    .ins = кейсом
    .loc = кейсе
loot-full-flask = Полная фляга
    .the = полная фляга
    .acc = полную флягу
    .gen = полной фляги
    .dat = полной фляге
    .ins = полной флягой
    .loc = полной фляге
loot-half-flask = Початая фляга
    .the = початая фляга
    .acc = початую флягу
    .gen = початой фляги
    .dat = початой фляге
    .ins = початой флягой
    .loc = початой фляге

flask-whiskey = Виски
    .the = фляга виски
    .acc = флягу виски
    .gen = фляги виски
flask-old-whiskey = Старый виски
    .the = фляга старого виски
    .acc = флягу старого виски
    .gen = фляги старого виски

## Заложники

hostage-poodle = Пудель дамы
    .the = пудель дамы
    .acc = пуделя дамы
    .gen = пуделя дамы
    .dat = пуделю дамы
    .ins = пуделем дамы
    .loc = пуделе дамы
hostage-banker = Банкир
    .the = банкир
    .acc = банкира
    .gen = банкира
    .dat = банкиру
    .ins = банкиром
    .loc = банкире
hostage-minister = Пастор
    .the = пастор
    .acc = пастора
    .gen = пастора
    .dat = пастору
    .ins = пастором
    .loc = пасторе
hostage-teacher = Учительница
    .the = учительница
    .acc = учительницу
    .gen = учительницы
    .dat = учительнице
    .ins = учительницей
    .loc = учительнице
hostage-zealot = Монахиня
    .the = монахиня
    .acc = монахиню
    .gen = монахини
    .dat = монахине
    .ins = монахиней
    .loc = монахине
hostage-old-lady = Старушка
    .the = старушка
    .acc = старушку
    .gen = старушки
    .dat = старушке
    .ins = старушкой
    .loc = старушке
hostage-poker-player = Картёжница
    .the = картёжница
    .acc = картёжницу
    .gen = картёжницы
    .dat = картёжнице
    .ins = картёжницей
    .loc = картёжнице
hostage-photographer = Фотограф
    .the = фотограф
    .acc = фотографа
    .gen = фотографа
    .dat = фотографу
    .ins = фотографом
    .loc = фотографе

## Ходы и события карт раундов

turn-standard = Стандартный ход
turn-tunnel = Туннель
turn-speeding-up = Разгон
turn-switching = Перевод стрелки
turn-turmoil = Все разом

event-angry-marshal = Разгневанный шериф
event-swivel-arm = Поворотный кронштейн
event-braking = Торможение
event-take-it-all = Забирайте всё!
event-rebellion = Пассажиры дают отпор
event-pickpocketing = Карманная кража
event-revenge = Месть шерифа
event-conductor = Выкуп за машиниста
event-marshal-whiskey = Стаканчик виски шерифу
event-tired-horses = Усталые кони
event-higher-speed = Полный ход
event-shotgun-rage = Ярость охранника
event-mortal-bullet = Смертельная пуля
event-sharing = Делёж добычи
event-escape = Побег

## Карты раундов без события

round-tunnel = Сквозь туннель
round-bridge = По мосту
round-gallop = Галопом

## Во что играют

variant-standard = Стандартная игра
variant-basic = Первая игра
variant-duo14 = По два бандита (2014)
variant-duo18 = По два бандита (2018)
variant-teams = Команды по двое

edition-2014 = Издание 2014 года
edition-2018 = Издание 2018 года

phase-schemin = Планирование
phase-stealin = Ограбление

## Боты, от слабого к сильному

level-tenderfoot = Новичок
level-drifter = Бродяга
level-rustler = Конокрад
level-desperado = Головорез
level-legend = Легенда

## Жесты

emote-hat = приподнимает шляпу
emote-laugh = хохочет
emote-groan = тяжко вздыхает
emote-wow = Вот это да!
emote-hurry = Поживее, дружище!
emote-thanks = Премного благодарю!
emote-well-played = Отлично сыграно!
emote-oops = Упс…
