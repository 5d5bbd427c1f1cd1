# The review of a finished game. A point is a hundredth of a win.
# { $who } is a player, and { $you } is "yes" where that is the reader.

review-title = Analiza
review-overview = Gra w skrócie
review-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
review-percent = { $n } %
review-percent-rough = około { $n } %
review-round = Runda { $n }
review-who = Kto

## W trakcie

review-loading = Przygotowania…
review-progress = Analizujemy grę: { $n } %
review-cancel = Przerwij
review-cancelled = Przerwano. Widać to, co już wiadomo.
review-go-on = Dokończ
review-again = Spróbuj ponownie
review-deeper = Analizuj głębiej
review-deeper-hint = Cztery razy dokładniej i cztery razy dłużej.
review-chart-grows = Najpierw wykres, potem decyzje.

## Wykres

review-chart = Szanse na wygraną
review-chances-now = Szanse w tej chwili
review-split =
    { $you ->
        [yes] Twoje szanse w tej chwili:
       *[no] Szanse w tej chwili ({ $who }):
    }
review-split-none = bez zauważalnej zmiany

## Oceny

review-mark-great = Świetna decyzja
review-mark-best = Najlepsza decyzja
review-mark-good = Dobra decyzja
review-mark-inaccuracy = Niedokładność
review-mark-mistake = Błąd
review-mark-blunder = Gruby błąd
review-whose = Czyje decyzje
review-whose-all = Decyzje wszystkich
review-whose-mine = Moje decyzje
review-whose-of = Decyzje: { $name }
review-error-back = Poprzedni błąd
review-error-on = Następny błąd

## Decyzja

review-decision = Decyzja
review-together = Decyzje w tej chwili
review-nothing-here = Nikt nie miał tu wyboru.
review-errors =
    { $n ->
        [0] Nie znaleziono błędów.
        [one] { $n } błąd do obejrzenia.
        [few] { $n } błędy do obejrzenia.
        [many] { $n } błędów do obejrzenia.
       *[other] { $n } błędu do obejrzenia.
    }
review-by =
    { $you ->
        [yes] (ty)
       *[no] ({ $who })
    }
review-loss = Strata: { $points } (±{ $error })
review-error-note = Plus minus błąd standardowy.
review-better = Lepiej: { $action }
review-details = Wszystkie możliwości i dlaczego
review-chosen = zagrane
review-best = najlepsze
review-rough-note = „Około” znaczy: tylko z kilku prób. Nie wyciągamy z tego wniosków.
review-shares = Ile była warta każda możliwość
review-shares-note = Szanse na wygraną, oceniane tylko po tym, co można było wtedy wiedzieć.
review-why-note = Policzone w rozdaniach zgodnych z tym, co można było wiedzieć. Było ich { $deals }.
review-open = Przy odkrytych kartach
review-open-note = To uwzględnia coś, czego nikt nie mógł wiedzieć: wszystkie ręce i talie. Pokazuje, ile decyzja miała szczęścia, a nie jak była dobra.
review-open-best = Nawet wtedy nic nie było lepsze.
review-open-better = Wtedy najlepiej byłoby: { $action } (lepiej o { $points }).
review-open-find = Oceń też przy odkrytych kartach

## Dlaczego: co dzieje się w tylu rozdaniach

review-fact-both = { $what }: w { $best } na { $deals } rozdań po lepszej decyzji, w { $chosen } po tej.
review-fact-best = { $what }: w { $best } na { $deals } rozdań po lepszej decyzji.
review-fact-chosen = { $what }: w { $chosen } na { $deals } rozdań po tej decyzji.
review-fact-nothing =
    { $you ->
        [yes] Twoja karta nic nie daje, gdy przychodzi jej kolej
       *[no] Karta nic nie daje, gdy przychodzi jej kolej ({ $who })
    }
review-fact-with =
    { $you ->
        [yes] { $bandit } jest obok, gdy przychodzi kolej twojej karty
       *[no] { $bandit } jest obok, gdy przychodzi kolej tej karty ({ $who })
    }
review-fact-hits =
    { $you ->
        [yes] Strzelasz do { $bandit_gen }
       *[no] { $who } strzela do { $bandit_gen }
    }
review-fact-punches =
    { $you ->
        [yes] Uderzasz { $bandit_acc }
       *[no] { $who } uderza { $bandit_acc }
    }
review-fact-takes =
    { $you ->
        [yes] Bierzesz { $loot_acc }
       *[no] { $who } bierze { $loot_acc }
    }
review-fact-loses =
    { $you ->
        [yes] Tracisz łup
       *[no] { $who } traci łup
    }
review-fact-is-shot =
    { $you ->
        [yes] { $bandit } strzela do ciebie
       *[no] { $bandit } strzela do { $who_gen }
    }
review-fact-neutral =
    { $you ->
        [yes] Dostajesz neutralny pocisk
       *[no] { $who } dostaje neutralny pocisk
    }

## Szczęście i umiejętności

review-own-gave =
    { $you ->
        [yes] Twoja gra dała o { $points } więcej niż samo rozdanie.
       *[no] { $who }: gra dała o { $points } więcej niż samo rozdanie.
    }
review-own-cost =
    { $you ->
        [yes] Twoje decyzje kosztowały cię { $points }.
       *[no] { $who }: decyzje kosztowały { $points }.
    }
review-own-even =
    { $you ->
        [yes] Twoje decyzje nie dały ani nie zabrały niczego, co da się zmierzyć.
       *[no] { $who }: decyzje nie dały ani nie zabrały niczego, co da się zmierzyć.
    }
review-luck-gave =
    { $you ->
        [yes] Szczęście dało ci { $points }.
       *[no] { $who }: szczęście dało { $points }.
    }
review-luck-cost =
    { $you ->
        [yes] Pech kosztował cię { $points }.
       *[no] { $who }: pech kosztował { $points }.
    }
review-luck-even =
    { $you ->
        [yes] Szczęście ani ci nie pomogło, ani nie zaszkodziło, o ile da się to zmierzyć.
       *[no] { $who }: szczęście ani nie pomogło, ani nie zaszkodziło, o ile da się to zmierzyć.
    }
review-sums = Szczęście i umiejętności
review-sum-start = Po rozdaniu
review-sum-own = Własne decyzje
review-sum-partner = Partner
review-sum-others = Cudze decyzje
review-sum-luck = Szczęście
review-sum-revised = Korekta
review-sum-result = Na końcu
review-luck-cards = dobrane karty
review-luck-purses = worki
review-luck-rounds = karty rund
review-luck-other = inne
review-sums-note = W punktach: setnych częściach wygranej. W nawiasach to, co może być przypadkiem. Kolory są te same co pod wykresem. „Korekta” to niczyja zasługa ani wina: to sama ocena zmieniła się, gdy spojrzała o rundę dalej.

## Momenty

review-moments = Tury, które zdecydowały
review-moment-gains =
    { $you ->
        [yes] { $what }. Zyskujesz { $points }.
       *[no] { $what }. { $who } zyskuje { $points }.
    }
review-moment-loses =
    { $you ->
        [yes] { $what }. Tracisz { $points }.
       *[no] { $what }. { $who } traci { $points }.
    }
review-moment-round = Koniec rundy { $n }
review-moment-decided = decyzja
review-moment-luck = szczęście
review-no-moments = Żadna tura się nie wyróżniła.

## Dokładność i nawyki

review-accuracies = Dokładność
review-accuracy = Dokładność
review-accuracy-note = Ile udało się zachować z tego, co było do stracenia: 100 %, gdy każda decyzja była najlepsza, 0 %, gdy były jak losowe.
review-habits = Według kart: { $name }
review-card = Karta
review-drawing = Dobieranie
review-did-nothing = Bez skutku
review-nothing-of = { $n } z { $of }
review-bullets = Otrzymane pociski: od bandytów { $shots }, neutralne { $neutral }.
