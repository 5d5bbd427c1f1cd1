# Что происходит, по одному предложению.
# { $who } — имя игрока; { $you } — «yes», если это читатель.

## Карты по именам

tell-card-of = { $card } ({ $bandit })
    .acc = { $card_acc } { $bandit_gen }
tell-card-times = { $card } ×{ $n }
    .acc = { $card_acc } ×{ $n }
tell-card-hidden = закрытая карта
    .acc = закрытую карту
tell-bullet-of = пуля { $bandit_gen }
    .acc = пулю { $bandit_gen }
tell-bullet-neutral = нейтральная пуля
    .acc = нейтральную пулю
tell-place-unplaced = в седле
    .to = в седло
    .from = из седла
    .title = В седле
tell-empty-seat = Пустое место
tell-left-seat = { $name } (вне игры)
tell-seat = Место { $number }
tell-guest = Гость { $number }

## Подготовка

tell-bandit-cast =
    { $you ->
        [yes] Вы играете за { $bandit_acc }
       *[no] { $who } играет за { $bandit_acc }
    }
tell-pair-made = { $bandit } в паре с { $partner_ins }
tell-train-ready = Поезд тронулся, добычи в нём полно
tell-bandit-placed = { $bandit } начинает { $place }
tell-bandit-boarded = { $bandit } запрыгивает в { $car_acc }
tell-wagon-passed = Всадники оставляют позади { $car_acc }
tell-first-player =
    { $you ->
        [yes] Первый ход ваш
       *[no] Первый ход: { $who }
    }

## Раунды и карты

tell-round-began = Раунд { $round }
tell-round-revealed = В этом раунде: { $card }
tell-stealin = Ограбление: карты переворачиваются
tell-turn-standard = Ход { $turn }
tell-turn-tunnel = Ход { $turn }, туннель: карты рубашкой вверх
tell-turn-speeding-up = Ход { $turn }, разгон: каждый действует дважды
tell-turn-switching = Ход { $turn }, перевод стрелки: в обратную сторону
tell-turn-turmoil = Ход { $turn }, все разом: решают одновременно
tell-card-chosen =
    { $you ->
        [yes] Вы берёте из колоды { $card_acc }
       *[no] { $who } берёт из колоды { $card_acc }
    }
tell-card-chosen-hidden = { $who } выбирает карту из колоды
tell-draws =
    { $you ->
        [yes] Вы берёте карты
       *[no] { $who } берёт карты
    }
tell-cards-drawn =
    { $you ->
        [yes] Вам приходит: { $cards }
       *[no] { $who } берёт: { $cards }
    }
tell-cards-drawn-from =
    { $you ->
        [yes] Из колоды игрока { $from } вам приходит: { $cards }
       *[no] { $who } берёт из колоды игрока { $from }: { $cards }
    }
tell-cards-drawn-hidden =
    { $n ->
        [one] { $who } берёт { $n } карту
        [few] { $who } берёт { $n } карты
        [many] { $who } берёт { $n } карт
       *[other] { $who } берёт { $n } карты
    }
tell-cards-drawn-some =
    { $n ->
        [one] { $who } берёт { $n } карту: { $cards }
        [few] { $who } берёт { $n } карты, среди них: { $cards }
        [many] { $who } берёт { $n } карт, среди них: { $cards }
       *[other] { $who } берёт { $n } карты, среди них: { $cards }
    }
tell-discard-shuffled =
    { $you ->
        [yes] Вы перемешиваете сброс в новую колоду
       *[no] { $who } перемешивает сброс в новую колоду
    }
tell-bullets-discarded =
    { $you ->
        [yes] { $n ->
            [one] Вы сбрасываете с руки { $n } пулю
            [few] Вы сбрасываете с руки { $n } пули
            [many] Вы сбрасываете с руки { $n } пуль
           *[other] Вы сбрасываете с руки { $n } пули
        }
       *[no] { $n ->
            [one] { $who } сбрасывает { $n } пулю
            [few] { $who } сбрасывает { $n } пули
            [many] { $who } сбрасывает { $n } пуль
           *[other] { $who } сбрасывает { $n } пули
        }
    }
tell-card-played =
    { $you ->
        [yes] Вы играете { $card_acc }
       *[no] { $who } играет { $card_acc }
    }
tell-card-played-down =
    { $you ->
        [yes] Вы играете { $card_acc } рубашкой вверх
       *[no] { $who } играет { $card_acc } рубашкой вверх
    }
tell-card-played-hidden = { $who } играет карту рубашкой вверх
tell-card-played-second =
    { $you ->
        [yes] И тут же вы играете { $card_acc }
       *[no] И тут же { $who } играет { $card_acc }
    }
tell-passed =
    { $you ->
        [yes] Вы пропускаете ход
       *[no] { $who } пропускает ход
    }
tell-flask-used = { $bandit } делает глоток из { $flask_gen }. Половина ещё осталась
tell-flask-emptied = { $bandit } делает последний глоток из { $flask_gen }. Теперь она пуста
tell-cards-kept =
    { $you ->
        [yes] { $n ->
            [0] Вы не оставляете карт
            [one] Вы оставляете { $n } карту
            [few] Вы оставляете { $n } карты
            [many] Вы оставляете { $n } карт
           *[other] Вы оставляете { $n } карты
        }
       *[no] { $n ->
            [0] { $who } не оставляет карт
            [one] { $who } оставляет { $n } карту
            [few] { $who } оставляет { $n } карты
            [many] { $who } оставляет { $n } карт
           *[other] { $who } оставляет { $n } карты
        }
    }
tell-cards-kept-own =
    { $you ->
        [yes] Вы оставляете { $cards_acc }
       *[no] { $who } оставляет { $cards_acc }
    }
tell-cards-discarded =
    { $you ->
        [yes] Вы сбрасываете { $cards_acc }
       *[no] { $who } сбрасывает { $cards_acc }
    }

## Ограбление

tell-card-revealed = Очередь { $bandit_gen }: «{ $card }»
tell-card-revealed-plain =
    { $you ->
        [yes] Ваша очередь: «{ $card }»
       *[no] Ходит { $who }: «{ $card }»
    }
tell-no-effect-no-way = { $bandit_dat } некуда податься
tell-no-effect-no-bullets = { $bandit } жмёт на спуск. Щёлк: пули кончились
tell-no-effect-no-target = { $bandit_dat } не в кого стрелять
tell-no-effect-nobody = { $bandit } машет кулаками впустую: рядом никого
tell-no-effect-nothing-here = { $bandit_dat } тут нечего взять
tell-no-effect-no-horse = { $bandit } свистит, но коня поблизости нет
tell-no-effect-teacher = { $bandit_dat } нельзя драться: учительница смотрит
tell-no-effect-zealot = { $bandit_dat } нельзя скакать: монахиня не велит
tell-no-effect-left = { $bandit } уже далеко отсюда
tell-moved-run = { $bandit } бежит { $place_to }
tell-moved-up = { $bandit } лезет { $place_to }
tell-moved-down = { $bandit } спускается { $place_to }
tell-moved-jump = { $bandit } прыгает { $place_to }
tell-moved-ride = { $bandit } скачет { $place_to }
tell-moved-away = { $bandit } скачет навстречу закату
tell-moved-marshal = { $bandit } удирает { $place_to }: тут шериф
tell-moved-guard = { $bandit } удирает { $place_to }: тут охранник
tell-moved-punch = { $bandit } от удара летит { $place_to }
tell-moved-django = Выстрел Джанго отбрасывает { $bandit_acc } { $place_to }
tell-moved-event = { $bandit } теперь { $place }
tell-moved-braking = { $bandit } от торможения летит { $place_to }
tell-moved-swivel-arm = Кронштейн сметает { $bandit_acc } { $place_to }
tell-moved-higher-speed = Ветер сдувает { $bandit_acc } { $place_to }
tell-marshal-moved = Шериф идёт { $place_to }
tell-bullet-hit = { $bandit } стреляет в { $target_acc }
tell-neutral-marshal = Шериф всаживает пулю в { $bandit_acc }
tell-neutral-guard = Охранник палит в { $bandit_acc } из дробовика
tell-neutral-poodle = Пудель кусает { $bandit_acc }: нейтральная пуля
tell-neutral-angry-marshal = Шериф палит сквозь крышу и попадает в { $bandit_acc }
tell-neutral-rebellion = Пассажир стреляет в { $bandit_acc }
tell-neutral-shotgun-rage = Охранник даёт залп по { $bandit_dat }
tell-neutral-other = { $bandit } получает нейтральную пулю
tell-supply-short =
    { $n ->
        [1] Нейтральных пуль не осталось: никто не получает
        [one] Не хватает нейтральных пуль на { $n } бандита: никто не получает
        [few] Не хватает нейтральных пуль на { $n } бандитов: никто не получает
        [many] Не хватает нейтральных пуль на { $n } бандитов: никто не получает
       *[other] Не хватает нейтральных пуль на { $n } бандита: никто не получает
    }
tell-loot-taken-plain = { $bandit } берёт { $loot_acc }
tell-loot-taken-value = { $bandit } берёт { $loot_acc }: { MONEY($value) }
tell-loot-taken-flask = { $bandit } берёт { $loot_acc }: { $flask }
tell-loot-stolen = { $bandit } выхватывает { $loot_acc } у { $target_gen }
tell-loot-stolen-value = { $bandit } выхватывает { $loot_acc } у { $target_gen }: { MONEY($value) }
tell-loot-dropped-plain = { $bandit } роняет { $loot_acc }
tell-loot-dropped-value = { $bandit } роняет { $loot_acc }: { MONEY($value) }
tell-loot-dropped-flask = { $bandit } роняет { $loot_acc }: { $flask }

## События

tell-event-angry-marshal = Разгневанный шериф! Он палит по всем на своей крыше и идёт дальше
tell-event-swivel-arm = Поворотный кронштейн! Он подметает крыши до последнего вагона
tell-event-braking = Торможение! Все на крышах скользят на вагон вперёд
tell-event-take-it-all = Забирайте всё! Второй кейс падает к ногам шерифа
tell-event-rebellion = Пассажиры дают отпор! Они стреляют во всех бандитов внутри поезда
tell-event-pickpocketing = Карманная кража: кто один, может взять кошелёк
tell-event-revenge = Месть шерифа: кто на его крыше, теряет самый дешёвый кошелёк
tell-event-conductor = Выкуп за машиниста: 250 $ каждому в локомотиве и на нём
tell-event-marshal-whiskey = Стаканчик виски шерифу — если рядом с ним есть фляга
tell-event-tired-horses = Усталые кони: задние отстают
tell-event-higher-speed = Полный ход! Все на крышах, кони и дилижанс отстают на вагон
tell-event-shotgun-rage = Ярость охранника! Он палит во всех возле дилижанса
tell-event-mortal-bullet = Смертельная пуля: каждая пуля этого раунда — минус 150 $
tell-event-sharing = Делёж добычи: кейсы делят со всеми, кто рядом
tell-event-escape = Побег: кто ещё в поезде, тот пойман
tell-strongbox-placed = Второй кейс лежит { $place }
tell-purse-lost = Шериф отбирает кошелёк у { $bandit_gen }
tell-purse-lost-value = Шериф отбирает у { $bandit_gen } кошелёк с { MONEY($value) }
tell-conductor-paid = { $bandit } получает 250 $ за машиниста
tell-game-ended = Поезд прибывает. Пора считать деньги

## Кони и дилижанс

tell-horses-left =
    { $n ->
        [one] { $n } усталый конь отстаёт у { $car_gen }
        [few] { $n } усталых коня отстают у { $car_gen }
        [many] { $n } усталых коней отстают у { $car_gen }
       *[other] { $n } усталого коня отстают у { $car_gen }
    }
tell-horses-drifted = Все кони отстают на вагон
tell-coach-moved = Дилижанс отстаёт: теперь он у { $car_gen }
tell-guard-knocked = Охранник летит { $place_to } и роняет кейс
tell-guard-moved = Охранник идёт { $place_to }
tell-hostage-taken = { $bandit } берёт в заложники { $hostage_acc }
tell-marshal-drank = Шериф выпивает флягу
tell-marshal-drank-kind = Шериф выпивает { $flask_acc }

## Поезд и стопка для тех, кто их не видит

describe-car = { $car }. Внутри: { $inside_the }. На крыше: { $roof_the }.
describe-car-horses =
    { $horses ->
        [one] { $car }, рядом { $horses } конь. Внутри: { $inside_the }. На крыше: { $roof_the }.
        [few] { $car }, рядом { $horses } коня. Внутри: { $inside_the }. На крыше: { $roof_the }.
        [many] { $car }, рядом { $horses } коней. Внутри: { $inside_the }. На крыше: { $roof_the }.
       *[other] { $car }, рядом { $horses } коня. Внутри: { $inside_the }. На крыше: { $roof_the }.
    }
describe-coach = Дилижанс у { $car_gen }. Внутри: { $inside_the }. На крыше: { $roof_the }.
describe-hostages = Заложники в дилижансе: { $hostages_the }.
describe-nothing = ничего
describe-purses =
    { $n ->
        [one] { $n } кошелёк
        [few] { $n } кошелька
        [many] { $n } кошельков
       *[other] { $n } кошелька
    }
describe-jewels =
    { $n ->
        [one] { $n } драгоценный камень
        [few] { $n } драгоценных камня
        [many] { $n } драгоценных камней
       *[other] { $n } драгоценного камня
    }
describe-strongboxes =
    { $n ->
        [one] { $n } кейс
        [few] { $n } кейса
        [many] { $n } кейсов
       *[other] { $n } кейса
    }
describe-flasks =
    { $n ->
        [one] { $n } фляга
        [few] { $n } фляги
        [many] { $n } фляг
       *[other] { $n } фляги
    }
describe-pile-empty = Пока ничего не запланировано.
describe-card-done = { $n }. { $who }: { $card }, сделано.
describe-card-now = { $n }. { $who }: { $card }, прямо сейчас.
describe-card-waiting = { $n }. { $who }: { $card }.
