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
