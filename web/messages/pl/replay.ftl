# Odtwarzanie zapisanej gry.

replay-title = Powtórka
replay-seat = Czyimi oczami
replay-seat-of = Tak widzi { $name }
replay-seat-all = Tak widzą widzowie
replay-seat-open = Wszystko odkryte
replay-hands = Wszystkie ręce
replay-hand-of = Ręka: { $name }
replay-copy = Kopiuj link do tej chwili
replay-save = Zapisz przebieg gry
replay-log = Dziennik
replay-review = Analiza
replay-reel = Pokaż mi to jeszcze raz
replay-close = Otwórz inną grę
replay-records = Rozegrane gry
replay-loading = Wczytujemy grę…

replay-controls = Przeglądaj grę
replay-line = Miejsce w grze
replay-line-at = Krok { $n } z { $of }: { $said }
replay-speed = Szybkość: { $speed }
replay-pause = Pauza
replay-play = Pokaż
    .label = Odtwórz
replay-start = Początek
    .label = Na początek
replay-round-back = Runda
    .label = Rundę wstecz
replay-turn-back = Tura
    .label = Turę wstecz
replay-back = Krok
    .label = Krok wstecz
replay-next = Krok
    .label = Krok dalej
replay-turn = Tura
    .label = Turę dalej
replay-round = Runda
    .label = Rundę dalej
replay-end = Koniec
    .label = Na koniec

replay-file = Plik z zapisem
replay-file-drop = Upuść tu zapisaną grę i obejrzyj ją jeszcze raz: oczami dowolnego gracza albo z odkrytymi kartami.
replay-file-pick = Wybierz plik
replay-file-where = Przebieg zapisuje się na końcu gry albo z listy rozegranych gier.

# Games that come from others.

again-here = Graj od tego miejsca
again-deal = To samo rozdanie jeszcze raz
again-as = Grasz dalej jako { $name }.
again-seat = Grasz dalej jako
again-cards = Zakryte karty
again-anew = Rozdane na nowo
again-anew-hint = Wszystko, co wie { $name }, zostaje. Reszta jest rozdawana na nowo.
again-as-were = Tak jak były
again-as-were-hint = Każda karta jest tam, gdzie była w tamtej grze.
again-deal-hint = To samo szczęście, o ile ma to sens: każdy dobiera te same karty w tej samej kolejności, w workach jest tyle samo i przychodzą te same rundy. Gdzie to niemożliwe, decyduje los.
again-bots = Pozostali to boty
again-play = Graj
again-friends = Ze znajomymi
again-note-here = Ta gra zaczyna się od decyzji { $n } innej gry.
again-note-anew = Zakryte karty są rozdawane na nowo.
again-note-as-were = Zakryte karty są takie, jak były.
again-note-deal = Ta gra ma szczęście innej gry, o ile to możliwe.
again-note-day = To pociąg dnia z { $day }.
again-note-link = Zobacz tamtą grę
again-mark-here = Dalszy ciąg innej gry; nie liczy się w statystykach
again-mark-deal = Rozdanie z innej gry; nie liczy się w statystykach
