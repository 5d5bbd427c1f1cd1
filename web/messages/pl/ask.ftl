# O co pyta się gracza i co można odpowiedzieć.

## Pytania

ask-none = Patrz i czekaj
ask-draft = Kim chcesz być?
ask-caboose = Kto zaczyna w brankardzie?
ask-board = { $bandit } dogania { $car_acc }. Wskakujesz?
ask-wagon = Do którego wagonu wskakuje { $bandit }?
ask-choose-card = Weź jedną kartę z talii
ask-plan = Zagraj kartę albo dobierz
ask-second-card = Druga karta zaraz po strzale?
ask-whiskey-card = Whiskey wypita. Teraz zagraj kartę
ask-old-whiskey-card = Stara whiskey daje dwie karty. Zagraj jedną
ask-turmoil = Wszyscy jednocześnie! Każdy decyduje w sekrecie
ask-keep = Które karty zatrzymujesz na następną rundę?
ask-move = Dokąd biegnie { $bandit }?
ask-marshal = Dokąd idzie szeryf?
ask-fire = Do kogo strzela { $bandit }?
ask-robbery = Co zabiera { $bandit }?
ask-punch = Kogo bije { $bandit }?
ask-punch-loot = Co traci { $target }?
ask-punch-take = Worek { $target_gen }: zatrzymać czy niech spadnie?
ask-punch-push = Gdzie ląduje { $target }?
ask-ride = Dokąd jedzie { $bandit }?
ask-hostage = Kogo bierze na zakładnika { $bandit }?
ask-flee = Jest tu konwojent! Dokąd ucieka { $bandit }?
ask-pickpocket = Nikt nie patrzy. Czy { $bandit } bierze worek?

## Odpowiedzi

do-play = Zagraj { $card_acc }
do-play-down = Zagraj { $card_acc } rewersem do góry
do-draw = Dobierz karty
do-draw-count =
    { $n ->
        [one] Dobierz { $n } kartę
        [few] Dobierz { $n } karty
        [many] Dobierz { $n } kart
       *[other] Dobierz { $n } karty
    }
do-pass = Spasuj
do-pass-second = Bez drugiej karty
do-pass-purse = Zostaw
do-keep = Zatrzymaj { $card_acc }
do-keep-none = Nie zatrzymuj nic
do-done = To wszystko
do-choose = Weź { $card_acc }
do-drink-full = Napocznij { $flask_acc }
do-drink-half = Dopij { $flask_acc }
do-drink-of-full = Napocznij { $flask_acc } { $bandit_gen }
do-drink-of-half = Dopij { $flask_acc } { $bandit_gen }
do-move =
    { $way ->
        [forward] { $n ->
            [one] O { $n } wagon do przodu
            [few] O { $n } wagony do przodu
            [many] O { $n } wagonów do przodu
           *[other] O { $n } wagonu do przodu
        }
       *[backward] { $n ->
            [one] O { $n } wagon do tyłu
            [few] O { $n } wagony do tyłu
            [many] O { $n } wagonów do tyłu
           *[other] O { $n } wagonu do tyłu
        }
    }, { $place_to }
do-move-coach = Skocz { $place_to }
do-move-off = Zeskocz { $place_to }
do-marshal =
    { $way ->
        [forward] Do przodu, { $place_to }
       *[backward] Do tyłu, { $place_to }
    }
do-fire = Strzel do { $bandit_gen }
do-punch = Uderz { $bandit_acc }
do-punch-guard = Uderz konwojenta
do-rob = Weź { $loot_acc }
do-rob-new = Weź { $loot_acc } (nikt nie zaglądał do środka)
do-rob-held = Weź { $loot_acc } (ktoś już zaglądał, nr { $number })
do-rob-value = Weź worek z { MONEY($value) } (nr { $number })
do-rob-flask = Weź { $loot_acc }: { $flask } (nr { $number })
do-knock = Wytrąć { $loot_acc }
do-take = Zatrzymaj worek
do-drop = Niech spadnie
do-push =
    { $way ->
        [forward] Do przodu, { $place_to }
        [across] W bok, { $place_to }
       *[backward] Do tyłu, { $place_to }
    }
do-ride-stay = Bez jazdy, { $place_to }
do-ride-away = Odjedź z łupem
do-ride-on = Jedź dalej
do-flee =
    { $way ->
        [forward] Do przodu, { $place_to }
       *[backward] Do tyłu, { $place_to }
    }
do-hostage = Weź { $hostage_acc }
do-draft = Graj jako { $bandit }
do-draft-pair = Graj jako { $bandit } i { $partner }
do-caboose = { $bandit } w brankardzie
do-board = Wskocz do { $car_gen }
do-other = { $action }

## Hints: what a strong player would do, and why. { $n } and { $m } count deals or games out of 100

hint-ask = Podpowiedź
hint-offer = Nie masz pewności? Zobacz, co zrobiłby silny gracz.
hint-no-more = Bez podpowiedzi
hint-off = Podpowiedzi są wyłączone. Możesz je włączyć w ustawieniach.
hint-failed = Tym razem bez podpowiedzi.
hint-why = { $what } – w { $n } na 100 rozdań, po „{ $other }” w { $m }.
hint-why-alone = { $what } – w { $n } na 100 rozdań.
hint-shares = Daje wygraną w { $n } na 100 gier, „{ $other }” w { $m }.
hint-close = „{ $other }” jest mniej więcej równie dobre.
hint-fact-nothing = Karta nic nie daje
hint-fact-with = { $bandit } wciąż tam jest, gdy przychodzi kolej na twoją kartę
hint-fact-hits = Trafiasz { $bandit_acc }
hint-fact-punches = Uderzasz { $bandit_acc }
hint-fact-takes = Zabierasz { $loot_acc }
hint-fact-loses = Tracisz łup
hint-fact-is-shot = { $bandit } strzela do ciebie
hint-fact-neutral = Dostajesz neutralny pocisk
