# Salon: pociąg na ekranie, karty w telefonach.
tv-title = Salon
tv-join = Telefony w dłoń
tv-how = Zeskanuj kod albo otwórz { $address } i wpisz go.
tv-lonely = Nie znaleziono adresu w sieci, więc telefony tu nie trafią. Połącz ten komputer z Wi-Fi i uruchom Folsom ponownie:
tv-bot-seat = Bot czy ty?
tv-game-before = Poprzednia gra
tv-game-after = Następna gra
tv-fewer = Mniej graczy
tv-more = Więcej graczy
tv-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
tv-nobody = Czekamy na pierwszy telefon…
tv-bots = { $n ->
    [one] Do stołu dosiądzie się { $n } bot.
    [few] Do stołu dosiądą się { $n } boty.
   *[many] Do stołu dosiądzie się { $n } botów.
}
tv-start = Odjazd!
tv-sound = Naciśnij tu dowolny klawisz, żeby włączyć dźwięk.
tv-fill = Na cały ekran
tv-who = { $name } ({ $bandit })
tv-again = Jeszcze raz? Dotknij „Zagraj ponownie” na telefonie.
tv-new = Nowy stół
hand-title = Twoja ręka
hand-in = Jesteś w grze
hand-name = Twoje imię
hand-join = Wsiadam
hand-pick = Wybierz bandytę
hand-surprise = Niespodzianka
hand-leave = Wysiadam
hand-full = Wszystkie miejsca są zajęte. Oglądaj na ekranie, w następnej grze może znajdzie się miejsce i dla ciebie.
hand-started = Gra już trwa
hand-started-how = Oglądaj ją na ekranie. Gdy się skończy i ktoś dotknie „Zagraj ponownie”, możesz się dosiąść.
hand-look = Spójrz na ekran!
hand-lost = Ekran zniknął. Graj dalej tutaj.
hand-whole = Pokaż pociąg także tutaj
hand-only = Tutaj tylko moje karty
hand-gone = { $name } jest teraz poza grą.
hand-stand-in = Niech bot gra za: { $name }
hand-over = To już koniec
hand-counting = Spójrz na ekran: trwa liczenie pieniędzy.
hand-again = Zagraj ponownie
hand-results = Pokaż wynik tutaj
