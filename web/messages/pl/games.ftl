# One's own games, and the story at the end of one.

games-title = Moje gry
games-only-you = Tę listę widzisz tylko Ty.
games-none = Nie masz jeszcze żadnej dokończonej gry.
games-none-hint = Tu trafia każda gra rozegrana do końca, także z botami.
games-play = Zagraj
games-view = Co pokazać
games-view-list = Gry
games-view-figures = Statystyki
games-list = Gry
games-search = Szukaj
games-search-hint = Imię, bandyta, nazwa
games-variant = Która gra
games-company = Przeciw
games-outcome = Wynik
games-all = Wszystkie
games-bots = Tylko boty
games-people = Ludzie
games-won = Wygrane
games-lost = Niewygrane
games-helped = Podpowiedzi
games-alone = Bez podpowiedzi
games-hinted = Z podpowiedziami
games-found = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}
games-nothing = Żadna gra nie pasuje.
games-reset = Pokaż wszystkie
games-more = Pokaż więcej
games-loading = Szukamy kolejnych gier…
games-failed-away = Nie udało się odczytać gier z serwera.
games-failed-here = Nie udało się odczytać gier z tego urządzenia.
games-place-of = { $place }. miejsce z { $n }
games-won-one = Wygrana
games-shared = Kilka osób na jednym urządzeniu
games-device = na tym urządzeniu
games-story = Jak było
games-replay = Powtórka
games-save = Zapisz przebieg gry
games-save-all = Zapisz przebiegi tych gier
games-saved = { $n ->
    [one] Zapisano { $n } przebieg.
    [few] Zapisano { $n } przebiegi.
   *[many] Zapisano { $n } przebiegów.
}
games-saved-some = { $n ->
    [one] Zapisano { $n } przebieg; nie udało się odczytać: { $failed }.
    [few] Zapisano { $n } przebiegi; nie udało się odczytać: { $failed }.
   *[many] Zapisano { $n } przebiegów; nie udało się odczytać: { $failed }.
}
games-bring = { $n ->
    [one] Przenieś { $n } grę na konto
    [few] Przenieś { $n } gry na konto
    [many] Przenieś { $n } gier na konto
   *[other] Przenieś { $n } gry na konto
}
games-bring-hint = Niektóre gry są tylko na tym urządzeniu. Na koncie { $name } znajdziesz je na wszystkich swoich urządzeniach.
games-bringing = Przenosimy: { $done } z { $of }…
games-brought = { $n ->
    [one] Na koncie jest teraz o { $n } grę więcej.
    [few] Na koncie jest teraz o { $n } gry więcej.
    [many] Na koncie jest teraz o { $n } gier więcej.
   *[other] Na koncie jest teraz o { $n } gry więcej.
}
games-brought-some = { $n ->
    [one] Przeniesiono { $n } grę; na urządzeniu zostało: { $failed }.
    [few] Przeniesiono { $n } gry; na urządzeniu zostało: { $failed }.
    [many] Przeniesiono { $n } gier; na urządzeniu zostało: { $failed }.
   *[other] Przeniesiono { $n } gry; na urządzeniu zostało: { $failed }.
}

figures-none = Nie ma jeszcze Twojej gry do policzenia.
figures-left-out = Gry kilku osób na jednym urządzeniu nie są tu liczone.
figures-games = Gry
figures-won = Wygrane
figures-mean = Pieniądze na grę
figures-streak = Wygrane z rzędu
figures-streak-hint = { $longest ->
    [0] Jeszcze bez wygranej. Przyjdzie i na nią czas.
    [one] Najlepsza seria: { $longest } wygrana. Najdłużej bez wygranej: { $drought }.
    [few] Najlepsza seria: { $longest } wygrane. Najdłużej bez wygranej: { $drought }.
   *[many] Najlepsza seria: { $longest } wygranych. Najdłużej bez wygranej: { $drought }.
}
figures-by-bandit = Według bandyty
figures-by-variant = Według gry
figures-by-seats = Według liczby graczy
figures-by-level = Według przeciwnika
figures-share = wygrane: { $won } z { $games }
figures-never = jeszcze nie grane
figures-money = Pieniądze z gry na grę
figures-money-hint = Każda kropka to gra, linia to średnia z ostatnich pięciu.
figures-money-said = Gry: { $n }, średnio { $mean }, najwięcej { $most }, najmniej { $least }.
figures-habits = Nawyki
figures-habits-hint = Ty i inni przy Twoich stołach, średnio.
figures-you = Ty
figures-others = Inni
figures-habit-idle = Karty bez skutku
figures-habit-aim = Celne strzały
figures-habit-bullets = Otrzymane pociski na grę
figures-habit-punches = Ciosy na grę
figures-habit-taken = Zdobyte łupy na grę
figures-habit-lost = Stracone łupy na grę
figures-cards = Twoje karty
figures-cards-hint = Dokładność podajemy tam, gdzie decyzji było co najmniej { $n }.
figures-judged = Jak decydujesz
figures-judged-of = { $all ->
    [only] Z Twojej jedynej gry.
    [yes] Ze wszystkich Twoich gier: { $of }.
   *[other] Przeanalizowane w tej przeglądarce: { $n } z { $of }. Z nich te liczby.
}
figures-judged-none = Żadna z tych gier nie była jeszcze analizowana w tej przeglądarce.
figures-judging = Analiza gry { $n } z { $of }: { $part } %
figures-judge = { $n ->
    [one] Przeanalizuj { $n } ostatnią bez analizy
    [few] Przeanalizuj { $n } ostatnie bez analizy
   *[many] Przeanalizuj { $n } ostatnich bez analizy
}
figures-lost = Gdzie przegrywasz gry
figures-lost-before = Przed 1. rundą
figures-lost-points = { $n ->
    [one] { $n } punkt na grę
    [few] { $n } punkty na grę
    [many] { $n } punktów na grę
   *[other] { $n } punktu na grę
}
figures-hinted = { $n ->
    [one] W { $n } grze były podpowiedzi: nie liczy się do serii ani osiągnięć.
    [few] W { $n } grach były podpowiedzi: nie liczą się do serii ani osiągnięć.
   *[many] W { $n } grach były podpowiedzi: nie liczą się do serii ani osiągnięć.
}
figures-streak-none-alone = Jeszcze bez wygranej bez podpowiedzi. Przyjdzie i na nią czas.
figures-honours-hint = Liczą się tylko gry bez podpowiedzi.
figures-honours = Osiągnięcia
honour-haul = Największy łup
honour-bullets = Najwięcej pocisków w jednej grze
honour-misses = Najwięcej strzałów w powietrze
honour-hits = Najwięcej celnych strzałów
honour-lost = Najwięcej straconych łupów
honour-punches = Najwięcej rozbitych nosów
honour-idle = Najwięcej kart bez skutku
honour-marshal = Najwięcej spacerów z szeryfem

story-title = Jak było
story-money = Pieniądze runda po rundzie
story-start = Początek
story-round = Runda { $n }
story-gunslinger = Najlepszy Rewolwerowiec
story-who = Gracz
story-awards = Z czego zostaną zapamiętani
award-barn-door = Nie trafi nawet w stodołę
award-barn-door-why = { $n ->
    [one] { $n } strzał i ani jednego trafienia.
    [few] { $n } strzały i ani jednego trafienia.
   *[many] { $n } strzałów i ani jednego trafienia.
}
award-robbed-blind = Obrabowany do cna
award-robbed-blind-why = { $n ->
    [one] { $n } łup przeszedł w obce ręce.
    [few] { $n } łupy przeszły w obce ręce.
   *[many] { $n } łupów przeszło w obce ręce.
}
award-lead-magnet = Magnes na pociski
award-lead-magnet-why = { $n ->
    [one] Na koncie { $n } pocisk.
    [few] Na koncie { $n } pociski.
   *[many] Na koncie { $n } pocisków.
}
award-known-to-the-law = Dobrze znany prawu
award-known-to-the-law-why = { $n ->
    [one] Na koncie { $n } neutralny pocisk.
    [few] Na koncie { $n } neutralne pociski.
   *[many] Na koncie { $n } neutralnych pocisków.
}
award-fastest-gun = Najszybszy rewolwer w pociągu
award-fastest-gun-why = { $n ->
    [one] { $n } pocisk trafił do celu.
    [few] { $n } pociski trafiły do celu.
   *[many] { $n } pocisków trafiło do celu.
}
award-fists = Rozmawia pięściami
award-fists-why = { $n ->
    [one] { $n } celny cios.
    [few] { $n } celne ciosy.
   *[many] { $n } celnych ciosów.
}
award-punchbag = Worek treningowy
award-punchbag-why = { $n ->
    [one] { $n } cios na głowę.
    [few] { $n } ciosy na głowę.
   *[many] { $n } ciosów na głowę.
}
award-great-plans = Wielkie plany, nie ten pociąg
award-great-plans-why = { $n ->
    [one] { $n } karta na nic.
    [few] { $n } karty na nic.
   *[many] { $n } kart na nic.
}
award-sticky-fingers = Lepkie palce
award-sticky-fingers-why = { $n ->
    [one] { $n } zgarnięty łup.
    [few] { $n } zgarnięte łupy.
   *[many] { $n } zgarniętych łupów.
}
award-marshals-friend = Najlepszy przyjaciel szeryfa
award-marshals-friend-why = { $n ->
    [one] { $n } spacer z szeryfem.
    [few] { $n } spacery z szeryfem.
   *[many] { $n } spacerów z szeryfem.
}
award-last-minute = Rzutem na taśmę
award-last-minute-why = { $money } więcej w ostatniej rundzie.
award-not-a-scratch = Ani draśnięcia
award-not-a-scratch-why = Ani jednego pocisku przez całą grę.
award-passenger = Wzorowy pasażer
award-passenger-why = Bez uwag.

poster-share = Udostępnij plakat
poster-save = Zapisz plakat
poster-text = Poszukiwany: { $name }, { $money }.
poster-failed = Nie udało się tu narysować plakatu.
