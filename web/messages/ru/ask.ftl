# О чём спрашивают игрока и что можно ответить.

## Вопросы

ask-none = Смотрите и ждите
ask-draft = Кем хотите быть?
ask-caboose = Кто начинает в последнем вагоне?
ask-board = { $bandit } догоняет { $car_acc }. Запрыгнуть?
ask-wagon = В какой вагон запрыгивает { $bandit }?
ask-choose-card = Возьмите одну карту из колоды
ask-plan = Сыграйте карту или возьмите три
ask-second-card = Вторая карта вдогонку за выстрелом?
ask-whiskey-card = Виски выпито. Теперь сыграйте карту
ask-old-whiskey-card = Старый виски даёт две карты. Сыграйте одну
ask-turmoil = Все разом! Каждый решает тайно
ask-keep = Какие карты оставите на следующий раунд?
ask-move = Куда бежит { $bandit }?
ask-marshal = Куда идёт шериф?
ask-fire = В кого стреляет { $bandit }?
ask-robbery = Что забирает { $bandit }?
ask-punch = Кого бьёт { $bandit }?
ask-punch-loot = Что теряет { $target }?
ask-punch-take = Кошелёк { $target_gen }: забрать или пусть падает?
ask-punch-push = Куда отлетает { $target }?
ask-ride = Куда скачет { $bandit }?
ask-hostage = Кого берёт в заложники { $bandit }?
ask-flee = Здесь охранник! Куда бежит { $bandit }?
ask-pickpocket = Никто не смотрит. Возьмёт ли { $bandit } кошелёк?

## Ответы

do-play = Сыграть { $card_acc }
do-play-down = Сыграть { $card_acc } рубашкой вверх
do-draw = Взять карты
do-draw-count =
    { $n ->
        [one] Взять { $n } карту
        [few] Взять { $n } карты
        [many] Взять { $n } карт
       *[other] Взять { $n } карты
    }
do-pass = Пропустить
do-pass-second = Без второй карты
do-pass-purse = Не брать
do-keep = Оставить { $card_acc }
do-keep-none = Ничего не оставлять
do-done = Больше ничего
do-choose = Взять { $card_acc }
do-drink-full = Откупорить { $flask_acc }
do-drink-half = Допить { $flask_acc }
do-drink-of-full = Откупорить { $flask_acc } { $bandit_gen }
do-drink-of-half = Допить { $flask_acc } { $bandit_gen }
do-move =
    { $way ->
        [forward] { $n ->
            [one] На { $n } вагон вперёд
            [few] На { $n } вагона вперёд
            [many] На { $n } вагонов вперёд
           *[other] На { $n } вагона вперёд
        }
       *[backward] { $n ->
            [one] На { $n } вагон назад
            [few] На { $n } вагона назад
            [many] На { $n } вагонов назад
           *[other] На { $n } вагона назад
        }
    }, { $place_to }
do-move-coach = Прыгнуть { $place_to }
do-move-off = Спрыгнуть { $place_to }
do-marshal =
    { $way ->
        [forward] Вперёд, { $place_to }
       *[backward] Назад, { $place_to }
    }
do-fire = Выстрелить в { $bandit_acc }
do-punch = Ударить { $bandit_acc }
do-punch-guard = Ударить охранника
do-rob = Взять { $loot_acc }
do-rob-new = Взять { $loot_acc } (ещё не открывали)
do-rob-held = Взять { $loot_acc } (уже открывали, № { $number })
do-rob-value = Взять кошелёк с { MONEY($value) } (№ { $number })
do-rob-flask = Взять { $loot_acc }: { $flask } (№ { $number })
do-knock = Выбить { $loot_acc }
do-take = Забрать кошелёк
do-drop = Пусть падает
do-push =
    { $way ->
        [forward] Вперёд, { $place_to }
        [across] Вбок, { $place_to }
       *[backward] Назад, { $place_to }
    }
do-ride-stay = Без скачки, { $place_to }
do-ride-away = Ускакать с добычей
do-ride-on = Скакать дальше
do-flee =
    { $way ->
        [forward] Вперёд, { $place_to }
       *[backward] Назад, { $place_to }
    }
do-hostage = Взять { $hostage_acc }
do-draft = Играть за { $bandit_acc }
do-draft-pair = Играть за { $bandit_acc } и { $partner_acc }
do-caboose = { $bandit } в последнем вагоне
do-board = Запрыгнуть в { $car_acc }
do-other = { $action }

## Hints: what a strong player would do, and why. { $n } and { $m } count deals or games out of 100

hint-ask = Подсказка
hint-offer = Не уверены? Посмотрите, как сыграл бы сильный игрок.
hint-no-more = Больше не подсказывать
hint-off = Подсказки выключены. Включить их снова можно в настройках.
hint-failed = В этот раз подсказки нет.
hint-why = { $what } — в { $n } раскладах из 100, после «{ $other }» — в { $m }.
hint-why-alone = { $what } — в { $n } раскладах из 100.
hint-shares = Приносит победу в { $n } играх из 100, «{ $other }» — в { $m }.
hint-close = «{ $other }» — примерно так же хорошо.
hint-fact-nothing = Карта ничего не даёт
hint-fact-with = { $bandit } ещё на месте, когда разыгрывается ваша карта
hint-fact-hits = Вы попадаете в { $bandit_acc }
hint-fact-punches = Вы бьёте { $bandit_acc }
hint-fact-takes = Вы берёте { $loot_acc }
hint-fact-loses = Вы теряете добычу
hint-fact-is-shot = { $bandit } стреляет в вас
hint-fact-neutral = Вы получаете нейтральную пулю
