# Co się dzieje, po jednym zdaniu.
# { $who } to imię gracza, a { $you } to „yes”, gdy jest nim czytający.

## Karty z nazwy

tell-card-of = { $card } ({ $bandit })
    .acc = { $card_acc } { $bandit_gen }
tell-card-times = { $card } ×{ $n }
    .acc = { $card_acc } ×{ $n }
tell-card-hidden = zakryta karta
    .acc = zakrytą kartę
tell-bullet-of = pocisk { $bandit_gen }
    .acc = pocisk { $bandit_gen }
tell-bullet-neutral = neutralny pocisk
    .acc = neutralny pocisk
tell-place-unplaced = w siodle
    .to = w siodło
    .from = z siodła
    .title = W siodle
tell-empty-seat = Puste miejsce
tell-left-seat = { $name } (poza grą)
tell-seat = Miejsce { $number }
tell-guest = Gość { $number }

## Przygotowanie

tell-bandit-cast =
    { $you ->
        [yes] Grasz jako { $bandit }
       *[no] { $who } gra jako { $bandit }
    }
tell-pair-made = { $bandit } działa w parze z { $partner_ins }
tell-train-ready = Pociąg rusza, pełen łupów
tell-bandit-placed = { $bandit } zaczyna { $place }
tell-bandit-boarded = { $bandit } wskakuje do { $car_gen }
tell-wagon-passed = Jeźdźcy zostawiają { $car_acc } za sobą
tell-first-player =
    { $you ->
        [yes] Zaczynasz
       *[no] Zaczyna { $who }
    }

## Rundy i karty

tell-round-began = Runda { $round }
tell-round-revealed = W tej rundzie: { $card }
tell-stealin = Napad: odwracamy karty
tell-turn-standard = Tura { $turn }
tell-turn-tunnel = Tura { $turn }, Tunel: karty zakryte
tell-turn-speeding-up = Tura { $turn }, Przyspieszenie: każdy działa dwa razy
tell-turn-switching = Tura { $turn }, Zamiana: w drugą stronę wokół stołu
tell-turn-turmoil = Tura { $turn }, Wszyscy jednocześnie: decyzje zapadają naraz
tell-card-chosen =
    { $you ->
        [yes] Bierzesz z talii { $card_acc }
       *[no] { $who } bierze z talii { $card_acc }
    }
tell-card-chosen-hidden = { $who } wybiera kartę z talii
tell-draws =
    { $you ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    }
tell-cards-drawn =
    { $you ->
        [yes] Dobierasz { $cards_acc }
       *[no] { $who } dobiera { $cards_acc }
    }
tell-cards-drawn-from =
    { $you ->
        [yes] Z talii gracza { $from } dobierasz { $cards_acc }
       *[no] { $who } dobiera z talii gracza { $from } { $cards_acc }
    }
tell-cards-drawn-hidden =
    { $n ->
        [one] { $who } dobiera { $n } kartę
        [few] { $who } dobiera { $n } karty
        [many] { $who } dobiera { $n } kart
       *[other] { $who } dobiera { $n } karty
    }
tell-cards-drawn-some =
    { $n ->
        [one] { $who } dobiera { $n } kartę: { $cards_acc }
        [few] { $who } dobiera { $n } karty, w tym { $cards_acc }
        [many] { $who } dobiera { $n } kart, w tym { $cards_acc }
       *[other] { $who } dobiera { $n } karty, w tym { $cards_acc }
    }
tell-discard-shuffled =
    { $you ->
        [yes] Tasujesz odrzucone karty w nową talię
       *[no] { $who } tasuje odrzucone karty w nową talię
    }
tell-bullets-discarded =
    { $you ->
        [yes] { $n ->
            [one] Odrzucasz z ręki { $n } pocisk
            [few] Odrzucasz z ręki { $n } pociski
            [many] Odrzucasz z ręki { $n } pocisków
           *[other] Odrzucasz z ręki { $n } pocisku
        }
       *[no] { $n ->
            [one] { $who } odrzuca { $n } pocisk
            [few] { $who } odrzuca { $n } pociski
            [many] { $who } odrzuca { $n } pocisków
           *[other] { $who } odrzuca { $n } pocisku
        }
    }
tell-card-played =
    { $you ->
        [yes] Zagrywasz { $card_acc }
       *[no] { $who } zagrywa { $card_acc }
    }
tell-card-played-down =
    { $you ->
        [yes] Zagrywasz { $card_acc } rewersem do góry
       *[no] { $who } zagrywa { $card_acc } rewersem do góry
    }
tell-card-played-hidden = { $who } zagrywa zakrytą kartę
tell-card-played-second =
    { $you ->
        [yes] Zaraz potem zagrywasz { $card_acc }
       *[no] Zaraz potem { $who } zagrywa { $card_acc }
    }
tell-passed =
    { $you ->
        [yes] Pasujesz
       *[no] { $who } pasuje
    }
tell-flask-used = { $bandit } pociąga łyk z { $flask_gen }. Zostało pół
tell-flask-emptied = { $bandit } pociąga ostatni łyk z { $flask_gen }. Jest już pusta
tell-cards-kept =
    { $you ->
        [yes] { $n ->
            [0] Nie zatrzymujesz żadnych kart
            [one] Zatrzymujesz { $n } kartę
            [few] Zatrzymujesz { $n } karty
            [many] Zatrzymujesz { $n } kart
           *[other] Zatrzymujesz { $n } karty
        }
       *[no] { $n ->
            [0] { $who } nie zatrzymuje żadnych kart
            [one] { $who } zatrzymuje { $n } kartę
            [few] { $who } zatrzymuje { $n } karty
            [many] { $who } zatrzymuje { $n } kart
           *[other] { $who } zatrzymuje { $n } karty
        }
    }
tell-cards-kept-own =
    { $you ->
        [yes] Zatrzymujesz { $cards_acc }
       *[no] { $who } zatrzymuje { $cards_acc }
    }
tell-cards-discarded =
    { $you ->
        [yes] Odrzucasz { $cards_acc }
       *[no] { $who } odrzuca { $cards_acc }
    }

## Napad

tell-card-revealed = Kolej na { $bandit_acc }: { $card }
tell-card-revealed-plain =
    { $you ->
        [yes] Twoja kolej: { $card }
       *[no] Teraz { $who }: { $card }
    }
tell-no-effect-no-way = { $bandit } nie ma dokąd iść
tell-no-effect-no-bullets = { $bandit } naciska spust. Klik: brak pocisków
tell-no-effect-no-target = { $bandit } nie ma do kogo strzelać
tell-no-effect-nobody = { $bandit } bije powietrze: nikogo tu nie ma
tell-no-effect-nothing-here = { $bandit } nie ma tu czego zabrać
tell-no-effect-no-horse = { $bandit } gwiżdże, ale konia nie widać
tell-no-effect-teacher = { $bandit } nie może bić: nauczycielka patrzy
tell-no-effect-zealot = { $bandit } nie może jechać: zakonnica zabrania
tell-no-effect-left = { $bandit } jest już daleko stąd
tell-moved-run = { $bandit } biegnie { $place_to }
tell-moved-up = { $bandit } wspina się { $place_to }
tell-moved-down = { $bandit } schodzi { $place_to }
tell-moved-jump = { $bandit } skacze { $place_to }
tell-moved-ride = { $bandit } jedzie konno { $place_to }
tell-moved-away = { $bandit } odjeżdża w stronę zachodzącego słońca
tell-moved-marshal = { $bandit } ucieka { $place_to }: jest tu szeryf
tell-moved-guard = { $bandit } ucieka { $place_to }: jest tu konwojent
tell-moved-punch = { $bandit } od ciosu leci { $place_to }
tell-moved-django = Strzał Django odrzuca { $bandit_acc } { $place_to }
tell-moved-event = { $bandit } jest teraz { $place }
tell-moved-braking = Hamulce rzucają { $bandit_acc } { $place_to }
tell-moved-swivel-arm = Wysięgnik zmiata { $bandit_acc } { $place_to }
tell-moved-higher-speed = Wiatr zdmuchuje { $bandit_acc } { $place_to }
tell-marshal-moved = Szeryf idzie { $place_to }
tell-bullet-hit = { $bandit } strzela do { $target_gen }
tell-neutral-marshal = Szeryf pakuje kulę w { $bandit_acc }
tell-neutral-guard = Strzelba konwojenta trafia { $bandit_acc }
tell-neutral-poodle = Pudel gryzie { $bandit_acc }: neutralny pocisk
tell-neutral-angry-marshal = Szeryf strzela przez dach i trafia { $bandit_acc }
tell-neutral-rebellion = Pasażer strzela do { $bandit_gen }
tell-neutral-shotgun-rage = Konwojent wali do { $bandit_gen }
tell-neutral-other = { $bandit } dostaje neutralny pocisk
tell-supply-short =
    { $n ->
        [1] Skończyły się neutralne pociski: nie dostaje nikt
        [one] Zabrakło neutralnych pocisków dla { $n } bandyty: nie dostaje nikt
        [few] Zabrakło neutralnych pocisków dla { $n } bandytów: nie dostaje nikt
        [many] Zabrakło neutralnych pocisków dla { $n } bandytów: nie dostaje nikt
       *[other] Zabrakło neutralnych pocisków dla { $n } bandyty: nie dostaje nikt
    }
tell-loot-taken-plain = { $bandit } bierze { $loot_acc }
tell-loot-taken-value = { $bandit } bierze { $loot_acc }: { MONEY($value) }
tell-loot-taken-flask = { $bandit } bierze { $loot_acc }: { $flask }
tell-loot-stolen = { $bandit } wyrywa { $target_dat } { $loot_acc }
tell-loot-stolen-value = { $bandit } wyrywa { $target_dat } { $loot_acc }: { MONEY($value) }
tell-loot-dropped-plain = { $bandit } upuszcza { $loot_acc }
tell-loot-dropped-value = { $bandit } upuszcza { $loot_acc }: { MONEY($value) }
tell-loot-dropped-flask = { $bandit } upuszcza { $loot_acc }: { $flask }

## Wydarzenia

tell-event-angry-marshal = Wściekły szeryf! Strzela do wszystkich na swoim dachu i idzie dalej
tell-event-swivel-arm = Wysięgnik! Zmiata wszystko z dachów aż po brankard
tell-event-braking = Hamowanie! Kto na dachu, sunie o wagon do przodu
tell-event-take-it-all = Bierz wszystko! Druga walizka ląduje u stóp szeryfa
tell-event-rebellion = Bunt pasażerów! Strzelają do wszystkich bandytów w pociągu
tell-event-pickpocketing = Kieszonkowiec: kto jest sam, może wziąć worek
tell-event-revenge = Zemsta szeryfa: kto na jego dachu, traci najmniej warty worek
tell-event-conductor = Okup za maszynistę: 250 $ dla każdego w lokomotywie i na niej
tell-event-marshal-whiskey = Szklaneczka whiskey dla szeryfa, jeśli ma pod ręką manierkę
tell-event-tired-horses = Zmęczone konie: te z tyłu zostają
tell-event-higher-speed = Większa prędkość! Wszyscy na dachach, konie i dyliżans zostają o wagon w tyle
tell-event-shotgun-rage = Furia konwojenta! Strzela do wszystkich przy dyliżansie
tell-event-mortal-bullet = Śmiercionośny pocisk: każdy otrzymany w tej rundzie kosztuje 150 $
tell-event-sharing = Podział łupu: walizki dzieli się z tymi, którzy stoją obok
tell-event-escape = Ucieczka: kto jeszcze w pociągu, ten wpadł
tell-strongbox-placed = Druga walizka leży { $place }
tell-purse-lost = Szeryf zabiera { $bandit_dat } worek
tell-purse-lost-value = Szeryf zabiera { $bandit_dat } worek z { MONEY($value) }
tell-conductor-paid = { $bandit } dostaje 250 $ za maszynistę
tell-game-ended = Pociąg dojeżdża. Pora liczyć pieniądze

## Konie i dyliżans

tell-horses-left =
    { $n ->
        [one] { $n } zmęczony koń zostaje przy { $car_loc }
        [few] { $n } zmęczone konie zostają przy { $car_loc }
        [many] { $n } zmęczonych koni zostaje przy { $car_loc }
       *[other] { $n } zmęczonego konia zostaje przy { $car_loc }
    }
tell-horses-drifted = Wszystkie konie zostają o wagon w tyle
tell-coach-moved = Dyliżans zostaje w tyle, jest teraz przy { $car_loc }
tell-guard-knocked = Konwojent leci { $place_to } i upuszcza walizkę
tell-guard-moved = Konwojent idzie { $place_to }
tell-hostage-taken = { $bandit } bierze na zakładnika { $hostage_acc }
tell-marshal-drank = Szeryf wypija manierkę
tell-marshal-drank-kind = Szeryf wypija { $flask_acc }

## Pociąg i stos dla tych, którzy ich nie widzą

describe-car = { $car }. Wewnątrz: { $inside_the }. Na dachu: { $roof_the }.
describe-car-horses =
    { $horses ->
        [one] { $car }, obok { $horses } koń. Wewnątrz: { $inside_the }. Na dachu: { $roof_the }.
        [few] { $car }, obok { $horses } konie. Wewnątrz: { $inside_the }. Na dachu: { $roof_the }.
        [many] { $car }, obok { $horses } koni. Wewnątrz: { $inside_the }. Na dachu: { $roof_the }.
       *[other] { $car }, obok { $horses } konia. Wewnątrz: { $inside_the }. Na dachu: { $roof_the }.
    }
describe-coach = Dyliżans przy { $car_loc }. Wewnątrz: { $inside_the }. Na dachu: { $roof_the }.
describe-hostages = Zakładnicy w dyliżansie: { $hostages_the }.
describe-nothing = nic
describe-purses =
    { $n ->
        [one] { $n } worek
        [few] { $n } worki
        [many] { $n } worków
       *[other] { $n } worka
    }
describe-jewels =
    { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
        [many] { $n } klejnotów
       *[other] { $n } klejnotu
    }
describe-strongboxes =
    { $n ->
        [one] { $n } walizka
        [few] { $n } walizki
        [many] { $n } walizek
       *[other] { $n } walizki
    }
describe-flasks =
    { $n ->
        [one] { $n } manierka
        [few] { $n } manierki
        [many] { $n } manierek
       *[other] { $n } manierki
    }
describe-pile-empty = Nic jeszcze nie zaplanowano.
describe-card-done = { $n }. { $who }: { $card }, zrobione.
describe-card-now = { $n }. { $who }: { $card }, właśnie teraz.
describe-card-waiting = { $n }. { $who }: { $card }.
