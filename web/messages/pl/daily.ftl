# Pociąg dnia: jedno rozdanie dziennie dla wszystkich.

daily-title = Pociąg dnia
daily-number = Pociąg nr { $n }
daily-aboard = Kto jedzie
daily-once = Dziś wszyscy mają to samo rozdanie i jedną próbę. Bez podpowiedzi i bez zegara.
daily-go = Wsiadaj
daily-go-on = Wróć do pociągu
daily-riding = Twój przejazd jeszcze trwa. Liczy się za ten dzień, kiedykolwiek go skończysz.
daily-practice = Przejedź się dla zabawy
daily-missed = Tym pociągiem nie było cię wśród pasażerów. Możesz pojechać teraz, dla zabawy: na tablicę to nie trafi.
daily-checking = Sprawdzamy twój przejazd…
daily-left = Ten pociąg udało ci się opuścić przed końcem.
daily-refused-alone = Część przejazdu zagrał za ciebie bot, więc się nie liczy.
daily-refused-other = Przejazd nie potwierdził się przy ponownym odegraniu, więc się nie liczy.
daily-next = Następny pociąg za { $hours } godz. { $minutes } min.
daily-next-minutes = Następny pociąg za { $minutes } min.
daily-clock = Zegar twojego urządzenia mówi: { $device }. Liczy się dzień serwera: { $day }.
daily-offline = Nie ma tu serwera: pociąg jedzie według daty urządzenia, { $day }. Wynik zostaje na tym urządzeniu.
daily-on-device = Pociągi na tym urządzeniu
daily-place = { $place }. miejsce z { $seats }
daily-rounds = Twój przejazd runda po rundzie
daily-round = Runda { $n }: { $deed }, { $money }
daily-deed-robbed = zgarnięty łup
daily-deed-shot = celny strzał
daily-deed-punched = cios pięścią
daily-deed-hit = trafia cię pocisk
daily-deed-lost = stracony łup
daily-deed-marshal = ruch szeryfa
daily-deed-quiet = cisza
daily-share = Udostępnij
daily-share-title = Folsom nr { $n } · { $money }
daily-share-hint = Same znaki i liczby: niczego o pociągu nie zdradzają.
daily-copy = Skopiuj linijkę
daily-copied = Linijka skopiowana.
daily-levels = Na tle naszych botów
daily-levels-hint = Każdy poziom zagrał na twoim miejscu { $n } razy: to samo rozdanie, ci sami rywale.
daily-levels-playing = Boty jadą twoim pociągiem…
daily-better = Lepiej niż { $level } w { $n } z { $of }
daily-median = zwykle { $money }
daily-board = Tablica dnia
daily-board-later = Jak poszło innym, zobaczysz po swoim przejeździe.
daily-board-none = Nikt tu nie jechał tym pociągiem.
daily-riders = { $n ->
    [one] 1 pasażer
    [few] { $n } pasażerów
    [many] { $n } pasażerów
   *[other] { $n } pasażera
}
daily-col-place = Miejsce
daily-col-name = Imię
daily-col-money = Pieniądze
daily-earlier = Poprzedni miesiąc
daily-later = Następny miesiąc
daily-streak = { $n ->
    [0] Pojedź dziś, żeby zacząć serię.
    [one] 1 dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
}
daily-day-ridden = { $money }, miejsce { $place } z { $seats }
daily-day-none = bez przejazdu
daily-day-riding = nieskończony
daily-day-checking = sprawdzany
daily-day-refused = nie liczy się
daily-day-left = przerwany
