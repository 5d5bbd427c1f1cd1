# Wszędzie.
ui-close = Zamknij
ui-home = Folsom, na stronę główną
ui-skip = Przejdź do treści
ui-loading = Chwileczkę…
ui-reload = Odśwież stronę
ui-language = Język
ui-settings = Ustawienia
ui-theme-light = Włącz jasny motyw
ui-theme-dark = Włącz ciemny motyw
banner-offline = Brak połączenia. Próbujemy znowu…
banner-restarting = Serwer uruchamia się ponownie. Zaraz wróci, a z nim twoja gra.
banner-waiting = Serwer czeka na swój dysk. Nic nie przepadło.
banner-here-lost = Gra na tym urządzeniu stanęła. Uruchamiamy ją znowu…
banner-here-waiting = Czekamy na pamięć urządzenia. Nic nie przepadło.
banner-here-full = Na tym urządzeniu zabrakło miejsca. Graj dalej, ale zwolnij trochę miejsca, zanim zamkniesz kartę: do tego czasu nic więcej się nie zapisze.
banner-here-overtaken = Inna karta grała dalej, gdy na tym urządzeniu nie było miejsca. To, co teraz widzisz, jest zapisane; twoje ostatnie ruchy z tej karty przepadły.
banner-outdated = Ta strona jest starsza niż serwer.
banner-newer = Nowa wersja jest gotowa.
banner-renew = Włącz ją
banner-later = Później
seat-lost = Nie masz już miejsca przy tym stole. Możesz dalej oglądać.

# Strona główna.
start-title = Folsom
start-motto = Pociąg odjeżdża w południe. Obrabuj go.
start-what = Colt Express, gra planszowa o napadzie na pociąg: planuj w sekrecie i patrz, jak plany się zderzają. Dla 2–6 graczy, około 40 minut; z botami kwadrans.
start-play = Graj
start-play-hint = Jedno kliknięcie i jesteś w pociągu z botami.
here-fleeting = Ta przeglądarka nie zapisuje gier (okno prywatne?). Znikną po zamknięciu karty.
here-plain = Ten adres nie jest szyfrowany, więc bez sieci się nie otworzy; otwarta gra toczy się dalej.
start-against = Przeciwnicy
start-level-tenderfoot = gra na wyczucie
start-level-drifter = trochę myśli
start-level-rustler = gra o zwycięstwo
start-level-desperado = nie zna litości
start-level-legend = przewidzi wszystko
start-bandit = Twój bandyta
start-bandit-any = Dowolny
start-players = Gracze
start-expert = Wariant ekspercki
start-horses = Konie i dyliżans
start-friends = Ze znajomymi
start-friends-hint = Otwórz stół i wyślij link.
start-device = Na jednym urządzeniu
start-device-hint = Podawajcie je sobie; twoje karty zasłoni kurtyna.
start-tv = Na telewizorze
start-tv-hint = Pociąg na dużym ekranie, karty w telefonie.
start-watch = Oglądaj
start-watch-hint = Otwarte stoły i trwające gry.
start-records = Zapisy
start-records-hint = Rozegrane gry, krok po kroku.
start-games = Moje gry
start-games-hint = Wszystkie i co z nich wynika.
start-daily = Pociąg dnia
start-daily-number = Pociąg dnia, nr { $n }
start-daily-hint = Jedno rozdanie dla wszystkich, jedna próba.
start-daily-riding = Wciąż jesteś w drodze.
start-daily-next = Następny za { $hours } godz. { $minutes } min.
start-daily-ridden = Twój łup: { $money }. { $next }
start-learn = Nauka
start-learn-hint = Pierwsza runda w pięć minut.
start-puzzles = Zadania
start-puzzles-hint = Znajdź najlepszy ruch.
start-rules = Zasady
start-rules-hint = Wszystkie karty, bandyci i wydarzenia.
start-join = Masz kod?
start-join-code = Kod stołu
start-join-hint = Pięć albo osiem liter i cyfr od gospodarza stołu.
start-join-go = Dołącz
start-mine = Twoje stoły
start-mine-open = Otwórz
start-mine-leave = Odejdź od stołu
start-mine-leave-hint = Oddajesz swoje miejsce na dobre. Inni grają dalej.
start-mine-stay = Zostań
start-name = Twoje imię
start-name-field = Twoje imię
start-name-hint = Tak widać cię przy stole.
start-name-save = Zapisz
start-name-saved = Od teraz nazywasz się { $name }.
start-bot-of = { $level } (bot)
start-free-seat = wolne miejsce
start-ways = Jak zagrać

# Stół na liście.
list-stage-lobby = Czeka na graczy
list-stage-playing = Trwa gra
list-stage-finished = Zakończony
list-stage-closed = Zamknięty
list-seats-free = { $n ->
    [0] komplet
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
list-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
list-clock-live = z zegarem
list-clock-daily = korespondencyjnie
list-by-whom = Kto gra

# Nowy stół.
new-title = Stół ze znajomymi
new-title-device = Gra na jednym urządzeniu
new-game = Gra
new-details = Więcej opcji
new-seats = Miejsca
new-seat-you = Ty
new-seat-person = Gracz
new-seat-friend = Znajomy
new-seat-who = Miejsce { $seat }
new-seat-name = Imię na miejscu { $seat }
new-seat-name-spare = Gracz { $seat }
new-spare = Gracz
new-fill = Uzupełnij botami
new-clear = Zostaw znajomym
new-people = Sami ludzie
new-open = Otwórz stół
new-start = Zacznij grę
new-open-hint = { $n ->
    [one] Dostaniesz link, kod i kod QR na { $n } wolne miejsce.
    [few] Dostaniesz link, kod i kod QR na { $n } wolne miejsca.
    [many] Dostaniesz link, kod i kod QR na { $n } wolnych miejsc.
   *[other] Dostaniesz link, kod i kod QR na { $n } wolnego miejsca.
}
new-start-hint = Są wszyscy: gra zaczyna się od razu.
new-watch-hint = Na wszystkich miejscach boty: ty patrzysz.

form-presets = W co zagramy?
preset-first = Pierwsza gra
preset-first-hint = Bez zdolności i wydarzeń
preset-standard = Standardowa
preset-standard-hint = Gra taka, jaka jest
preset-expert = Ekspercka
preset-expert-hint = Zatrzymuj karty, planuj naprzód
preset-horses = Konie
preset-horses-hint = Dyliżans i zakładnicy
preset-two = We dwoje
preset-two-hint = Po dwóch bandytów
preset-teams = Zespoły
preset-teams-hint = Partnerzy dzielą łupy
preset-all = Na całego
preset-all-hint = Sześć osób i wszystko naraz
form-seats = Ilu graczy
form-variant = Jaka gra
form-variant-standard = Gra jak z pudełka.
form-variant-basic = Bez zdolności i wydarzeń, na pierwszą przejażdżkę.
form-variant-duo14 = Dla dwojga, według zasad z 2014 roku.
form-variant-duo18 = Dla dwojga lub trojga, według zasad z 2018 roku.
form-variant-teams = Dwoje na dwoje, ramię w ramię.
form-expert-hint = Talii się nie tasuje; karty się zatrzymuje i jawnie odrzuca.
form-horses-hint = Jeźdźcy, dyliżans, zakładnicy i whiskey.
form-edition = Wydanie
form-why-players = Liczba graczy: tylko { $seats }
form-why-edition = Tylko w wydaniu z { $edition } roku
form-why-expert-on = W tej grze zawsze
form-why-expert-off = Nie w tej grze
form-why-horses = Nie w pierwszej grze
form-bandits = Bandyci
form-bandits-random = Losowo
form-bandits-random-hint = Decyduje los.
form-bandits-drafted = Do wyboru
form-bandits-drafted-hint = Każdy wybiera, w kolejności miejsc.
form-bandits-given = Ustal tutaj
form-bandits-given-hint = Ty mówisz, kto kim gra.
form-seat = Miejsce { $seat }
form-seat-slot = Miejsce { $seat }, bandyta { $slot }
form-train = Pociąg
form-train-random = Losowo
form-train-random-hint = Za każdym razem inny pociąg.
form-train-given = Do wyboru
form-train-given-hint = Ty spinasz wagony.
form-wagon = Wagon { $n }
form-wagon-loot = { $purses ->
    [0] { $jewels ->
        [0] nic
        [one] { $jewels } klejnot
        [few] { $jewels } klejnoty
        [many] { $jewels } klejnotów
       *[other] { $jewels } klejnotu
    }
    [one] { $jewels ->
        [0] { $purses } worek
        [one] { $purses } worek, { $jewels } klejnot
        [few] { $purses } worek, { $jewels } klejnoty
        [many] { $purses } worek, { $jewels } klejnotów
       *[other] { $purses } worek, { $jewels } klejnotu
    }
    [few] { $jewels ->
        [0] { $purses } worki
        [one] { $purses } worki, { $jewels } klejnot
        [few] { $purses } worki, { $jewels } klejnoty
        [many] { $purses } worki, { $jewels } klejnotów
       *[other] { $purses } worki, { $jewels } klejnotu
    }
    [many] { $jewels ->
        [0] { $purses } worków
        [one] { $purses } worków, { $jewels } klejnot
        [few] { $purses } worków, { $jewels } klejnoty
        [many] { $purses } worków, { $jewels } klejnotów
       *[other] { $purses } worków, { $jewels } klejnotu
    }
   *[other] { $purses } worka
}
form-clock = Czas
form-clock-none = Bez zegara
form-clock-none-hint = Nikt nie pogania.
form-clock-live = Na żywo
form-clock-live-hint = Sekundy na decyzję i zapas.
form-clock-daily = Korespondencyjnie
form-clock-daily-hint = Godziny albo dni na decyzję.
form-clock-seconds = Sekundy na decyzję
form-clock-bank = Zapas w sekundach
form-clock-bank-hint = Na całą grę, gdy decyzja trwa dłużej.
form-clock-per-decision = Na każdą decyzję
form-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
form-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
form-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}
form-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
form-room = Stół
form-room-public = Publiczny
form-room-private = Tylko przez link
form-title = Nazwa stołu
form-title-hint = Widać ją na listach; może zostać pusta.
form-listed = Publiczny
form-listed-hint = Każdy znajdzie go w „Oglądaj” i może dołączyć.
form-spectators = Widzowie
form-spectators-hint = Można patrzeć bez miejsca przy stole.
form-take-back = Cofanie decyzji
form-take-back-hint = Dopóki decyzja nie miała skutków.
form-memory = Gra na pamięć
form-memory-hint = Widać tylko wierzchnią kartę stosu.
form-shuffle = Pomieszaj miejsca
form-shuffle-hint = Kto gdzie siedzi, rozstrzygnie los.
form-grace = Gdy ktoś odejdzie, czekaj
form-grace-hint = Potem, aż do powrotu, gra bot.
form-stand-in = Bot na zastępstwo
form-stand-in-hint = Za nieobecnych.
form-bot-pause = Boty myślą
form-bot-pause-hint = Żeby dało się nadążyć i cofnąć decyzję.
form-bot-pause-none = Bez pauzy

# Dołączanie, oglądanie, zapisy.
join-title = Do stołu…
join-looking = Szukamy stołu z kodem { $code }…
seat-title = Zajmujemy miejsce…
seat-taking = Za chwilę miejsce będzie twoje.
watch-title = Oglądaj i dołącz
watch-none = Nie ma teraz otwartego publicznego stołu.
watch-none-hint = Otwórz swój z zaznaczonym „Publiczny” albo zajrzyj do rozegranych gier.
watch-join = Dołącz
watch-watch = Oglądaj
watch-open = Otwarte stoły
watch-playing = Trwające gry
records-title = Rozegrane gry
records-here = Rozegrane na tym urządzeniu
records-away = Rozegrane na serwerze
records-none = Nie ma jeszcze żadnej rozegranej gry.
records-none-hint = Tu trafiają zakończone gry z tego urządzenia i ze stołów publicznych. Link do powtórki i zapis każdej innej gry są na jej ekranie końcowym.
records-file = Otwórz zapis
records-replay = Powtórka
records-more = Starsze gry
records-winner = wygrywa
records-save = Zapisz przebieg gry

# Ustawienia.
settings-title = Ustawienia
settings-look = Wygląd i język
settings-theme = Motyw
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-play = Gra
settings-speed = Szybkość animacji
settings-speed-slow = Wolno
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-speed-instant = Natychmiast
settings-confirm = Potwierdzaj każdą decyzję
settings-confirm-hint = Dotknij drugi raz, zanim coś się stanie.
settings-follow = Podążaj za akcją
settings-follow-hint = Kamera przesuwa się tam, gdzie coś się dzieje.
settings-hints = Podpowiedzi
settings-hints-hint = Przycisk w grach z botami. W zapisie widać, ile ich było.
settings-chat-off = Ukryj czat
settings-sound = Dźwięk
settings-muted = Wycisz
settings-vibrate = Wibracje, gdy coś ci się przydarzy
settings-volume = Efekty
settings-ambience = Otoczenie
settings-music = Muzyka
settings-keyboard = Klawiatura
settings-keys = Skróty jednym klawiszem
settings-keys-hint = Cyfry, litery, znaki i spacja: przy stole, w powtórkach i w lekcji. Tab, Enter i strzałki działają zawsze.
settings-notices = Gdy przychodzi twoja kolej
settings-notify = Powiadomienie przeglądarki
settings-notify-hint = Gdy ta strona jest w tle.
settings-notify-denied = Przeglądarka na to nie pozwala. Zmień to w jej ustawieniach dla tej strony.
settings-push = Powiadomienia push
settings-push-hint = Na tym urządzeniu, także gdy strona jest zamknięta. Dla gier korespondencyjnych; wystarczy jedno dotknięcie powiadomienia, żeby je wyłączyć.
settings-push-unsupported = Ta przeglądarka tu tego nie potrafi: potrzebny jest bezpieczny adres (https) i strona zapisana do użytku bez sieci. Na iPhonie najpierw dodaj stronę do ekranu początkowego.
settings-push-stop = Wyłącz powiadomienia
settings-webhook = Wyślij wiadomość pod adres WWW
settings-webhook-hint = Twój adres https dostanie POST, gdy gra korespondencyjna czeka na ciebie. Puste: nigdzie.
settings-webhook-saved = Zapisane.
settings-webhook-save = Zapisz
settings-offline = Bez sieci
settings-offline-insecure = Gra tu działa, ale nie da się jej zachować na tym urządzeniu: adres musiałby zaczynać się od https.
settings-offline-unsupported = Ta przeglądarka nie potrafi zachować gry na urządzeniu. Z siecią wszystko działa jak zwykle.
settings-offline-failed = Tym razem nie udało się zachować gry na tym urządzeniu. Spróbujemy przy następnej wizycie.
settings-offline-coming = Zachowujemy grę na tym urządzeniu…
settings-offline-kept = Gra jest zachowana na tym urządzeniu: otworzy się także bez sieci.
settings-name = Twoje imię
settings-guest = Grasz jako gość. Zastrzeż imię, żeby używać go na innych urządzeniach.
settings-claimed = { $name } to twoje imię na każdym urządzeniu.
settings-claim = Zastrzeż imię
settings-sign-in = Zaloguj się
settings-have-name = Mam już imię
settings-new-name = Chcę zastrzec imię
settings-password = Hasło
settings-password-hint = Co najmniej 8 znaków. Utraconego hasła nie da się odzyskać.
settings-claimed-now = Imię { $name } jest teraz twoje.
settings-renamed = Imię { $before } należy teraz do kogoś innego, więc nazywasz się { $name }. Nowe imię możesz wybrać w każdej chwili.
settings-signed-in = Witaj z powrotem, { $name }.
settings-sign-out = Wyloguj się
settings-signed-out = Wylogowano.
settings-devices = Aktywne sesje
settings-device = { $browser }, { $system }
settings-device-unknown = Nieznane urządzenie
settings-device-here = To urządzenie
settings-device-used = Ostatnio używane: { $date }
settings-device-end = Wyloguj
settings-device-end-label = Wyloguj: { $device }
settings-device-ended = Urządzenie zostało wylogowane.
settings-sign-out-everywhere = Wyloguj wszędzie
settings-signed-out-elsewhere = Sesja { $name } została zakończona z innego urządzenia.
settings-password-change = Zmień hasło
settings-password-old = Obecne hasło
settings-password-new = Nowe hasło
settings-password-new-hint = Co najmniej 8 znaków. Pozostałe urządzenia zostaną wylogowane.
settings-password-changed = Hasło zmienione.
settings-data = Twoje dane
settings-export = Pobierz moje dane
settings-delete = Usuń moje konto
settings-delete-hint = Opuścisz wszystkie gry, a bot dogra je za ciebie. Skończone gry zostaną, z imieniem gościa zamiast twojego. Tego nie można cofnąć.
settings-delete-sure = Chcę usunąć moje konto
settings-delete-now = Usuń na zawsze
settings-deleted = Konto zostało usunięte.
settings-done = Gotowe
