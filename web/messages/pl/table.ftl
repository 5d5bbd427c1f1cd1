# Stół: poczekalnia, gra i koniec.

table-title = Folsom: stół
table-title-mine = Twoja kolej! · Folsom

## Poczekalnia

table-room = Poczekalnia
table-seats = Kto jedzie
table-seat-empty = Puste miejsce
table-sit = Usiądź tu
table-sit-name = Imię kolejnego gracza
table-stand = Wstań
table-put-bot = Dodaj bota
table-bot-level = Poziom bota
table-clear-seat = Usuń: { $name }
table-kick = Wyrzuć
table-fill = Uzupełnij botami
table-start = Zaczynamy napad
table-start-free = { $n ->
    [one] Jeszcze { $n } wolne miejsce. Zaczekaj na kogoś albo dodaj bota.
    [few] Jeszcze { $n } wolne miejsca. Zaczekaj na znajomych albo dodaj boty.
    [many] Jeszcze { $n } wolnych miejsc. Zaczekaj na znajomych albo dodaj boty.
   *[other] Jeszcze { $n } wolnego miejsca. Zaczekaj na znajomych albo dodaj boty.
}
table-start-host = Wszystkie miejsca zajęte. Grę zaczyna gospodarz.
table-start-ready = Wszyscy na miejscach. Ruszamy!
table-close = Zamknij ten stół
table-invite = Zaproś innych
table-share-code = Kod
table-share-link = Link do tego stołu
table-share-copy = Kopiuj link
table-share-copied = Link skopiowany.
table-share-send = Udostępnij
table-share-title = Obrabuj ze mną pociąg
table-share-qr = Kod QR linku
table-share-lonely = Ten link otworzy tylko ten komputer. Aby wpuścić innych, uruchom Folsom poleceniem
table-share-watch = Zaproś widzów
table-facts = W co gramy
table-change = Zmień zasady
table-save = Zastosuj
table-watchers = { $n ->
    [0] Nikt nie patrzy.
    [one] Patrzy { $n } osoba.
    [few] Patrzą { $n } osoby.
    [many] Patrzy { $n } osób.
   *[other] Patrzy { $n } osoby.
}
table-fact-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
table-fact-horses = Konie i dyliżans
table-fact-expert = Wariant ekspercki
table-fact-drafted = Postacie wybierane po kolei
table-fact-memory = Gra na pamięć
table-fact-no-clock = Bez zegara
table-fact-clock = { $each } s na decyzję, { $bank } s zapasu
table-fact-daily = { $hours ->
    [one] { $hours } godzina na decyzję
    [few] { $hours } godziny na decyzję
    [many] { $hours } godzin na decyzję
   *[other] { $hours } godziny na decyzję
}
table-fact-listed = Na publicznej liście
table-fact-no-spectators = Bez widzów
table-hints = { $n ->
    [one] z { $n } podpowiedzią
    [few] z { $n } podpowiedziami
    [many] z { $n } podpowiedziami
   *[other] z { $n } podpowiedzi
}
table-fact-no-take-back = Bez cofania decyzji

## Uczciwe rozdanie

table-fair = Uczciwe rozdanie
table-fair-before = Serwer wybrał już swój sekret i pokazuje jego odcisk. Po grze odkryje też sam sekret i każdy sprawdzi, że nikt nie tykał kart. Urządzenie każdego gracza też pieczętuje własną liczbę.
table-fair-after = Zapisz przebieg gry i sprawdź go poleceniem
table-fair-commit = Odcisk pokazany przed grą
table-fair-secret = Sekret serwera
table-fair-nonce = Dodał gracz { $name }
table-fair-excused = Nieobecny przy starcie, niczego nie dodał
table-fair-refused = { $n ->
    [one] Przed tym rozdaniem przerwano jeden start.
    [few] Przed tym rozdaniem przerwano { $n } starty.
    [many] Przed tym rozdaniem przerwano { $n } startów.
   *[other] Przed tym rozdaniem przerwano { $n } startów.
}
table-fair-tick = Sprawdzone: twoja liczba jest w rozdaniu, a każda liczba zgadza się z tym, co zapieczętowano przed grą.
table-fair-none-own = Każda liczba zgadza się z tym, co zapieczętowano przed grą. To urządzenie nie brało udziału albo już nie wie, co widziało.
table-fair-not-there = Serwer twierdzi, że na początku gry nie było cię w sieci. Twojej liczby nie ma w rozdaniu, więc niczego ci ono nie dowodzi.
table-fair-nobody = Żaden gracz nie dodał liczby: to rozdanie wybrał sam serwer.
table-fair-elsewhere = Liczby z tego urządzenia nie ma w rozdaniu. Jeśli korzystasz też z innego, jest liczba z tamtego: sprawdź tam. Jeśli nie, serwer cię pominął!
table-fair-old = Ta gra zaczęła się, zanim liczby pieczętowano: sekret serwera się zgadza, więcej nie widać.
table-fair-alarm = To rozdanie nie jest takie, jak obiecano!
table-fair-alarm-secret = Serwer nie pokazuje swojego sekretu.
table-fair-alarm-commit = Sekret serwera nie jest tym, który zapieczętował przed grą.
table-fair-alarm-commitment = Jedna z liczb nie zgadza się z tym, co zapieczętowano przed grą.
table-fair-alarm-unsealed = Liczb nie zapieczętowano przed grą, choć ten stół to obiecywał.
table-fair-alarm-own = Twojej liczby nie ma w rozdaniu.
table-fair-alarm-others = Zapieczętowane liczby innych nie są tymi, które ci pokazano.
table-fair-alarm-options = To nie jest gra, na którą się umówiono, gdy pieczętowano liczby.
table-fair-alarm-refused = Serwer podaje inną liczbę przerwanych startów, niż widać było tutaj.
table-dealing = Tasowanie…
table-dealing-waits = Tasowanie… czekamy na: { $names }
table-refused-silent = Brak odpowiedzi podczas tasowania: { $names }. Miejsce jest teraz wolne. Zacznij jeszcze raz, gdy wszystkie będą zajęte.
table-refused-left = Gra się nie zaczęła, bo podczas tasowania ktoś odszedł: { $names }.
table-refused-kicked = Gra się nie zaczęła, bo podczas tasowania wyproszono: { $names }.

## Wokół gry

table-menu = Menu stołu
table-rules = Zasady
table-notify = Powiadom, gdy moja kolej
table-device = Graj na innym urządzeniu
table-device-how = Link przekazuje twoje miejsce: raz, w ciągu dziesięciu minut. Nie pokazuj go nikomu innemu.
table-device-link = Utwórz link: { $name }
table-host = Dla gospodarza
table-stand-in = Niech zagra bot
table-give-back = Oddaj miejsce
table-stand-in-me = Niech bot zagra za mnie
table-invite-to = Zaproś kogoś: { $name }
table-invite-to-how = Link jest dla jednej osoby, która jeszcze w tej grze nie grała, i działa dziesięć minut. Wszyscy się o tym dowiedzą.
table-leave = Odejdź od stołu
table-give-up = Oddaję miejsce
table-away-gone = Nie było cię, więc gra za ciebie bot.
table-away-clock = Skończył ci się czas, więc gra za ciebie bot.
table-away-host = Gospodarz posadził za ciebie bota.
table-away-asked = Gra za ciebie bot, na twoje życzenie.
table-away-back = Wracam do gry
table-left = Twoje miejsce jest wolne. Gra na nim bot.
table-return = Siadam z powrotem
table-log-stand-in = Zdecydował bot
table-stood-in = Za gracza { $name } przed chwilą zdecydował bot.
table-stood-in-you = Przed chwilą zdecydował za ciebie bot: { $what }
table-stood-in-secret = Przed chwilą zdecydował za ciebie bot.
table-seat-invited = { $name } przejmuje miejsce po graczu { $from }, na zaproszenie gospodarza.
table-seat-passed = { $name } gra dalej na miejscu przekazanym przez gracza { $from }.
table-watching = Patrzysz. Karty graczy są zakryte do końca.
table-notice-title = Twoja kolej
table-notice-body = Stół czeka na ciebie.

## Runda

table-round = Runda { $round } z { $of }
table-round-card = Karta rundy: { $name }. Co oznacza
table-round-soon = Karta rundy nie jest jeszcze odkryta.
table-round-keep = { $n ->
    [one] Po planowaniu możesz zatrzymać { $n } kartę.
    [few] Po planowaniu możesz zatrzymać { $n } karty.
    [many] Po planowaniu możesz zatrzymać { $n } kart.
   *[other] Po planowaniu możesz zatrzymać { $n } karty.
}
table-rounds-before = Już były: { $names }
table-turn-standard = Każdy zagrywa odkrytą kartę albo dobiera trzy.
table-turn-tunnel = Karty zagrywa się zakryte.
table-turn-speeding-up = Każdy działa dwa razy z rzędu.
table-turn-switching = W drugą stronę wokół stołu.
table-turn-turmoil = Wszyscy wybierają naraz, w sekrecie.
table-event-none = Na końcu brak wydarzenia.
table-event-angry-marshal = Szeryf strzela do wszystkich na swoim dachu i cofa się o wagon.
table-event-swivel-arm = Wszystkich z dachów zmiata na dach brankardu.
table-event-braking = Kto na dachu, sunie o wagon do przodu.
table-event-take-it-all = W wagonie szeryfa pojawia się druga walizka.
table-event-rebellion = Wszyscy wewnątrz pociągu dostają pocisk.
table-event-pickpocketing = Kto jest gdzieś sam, może wziąć stamtąd worek.
table-event-revenge = Wszyscy na dachu szeryfa tracą najmniej warty worek.
table-event-conductor = Każdy w lokomotywie i na niej dostaje 250 $.
table-event-marshal-whiskey = Szeryf wypija manierkę ze swojego wagonu i się cofa.
table-event-tired-horses = Tylne konie wypadają z gry.
table-event-higher-speed = Wszyscy na dachach, konie i dyliżans zostają o wagon w tyle.
table-event-shotgun-rage = Wszyscy w dyliżansie, w wagonie obok i na ich dachach dostają pocisk.
table-event-mortal-bullet = Każdy pocisk otrzymany w tej rundzie kosztuje 150 $.
table-event-sharing = Walizki dzieli się ze wszystkimi w tym samym miejscu.
table-event-escape = Kto na koniec jest w pociągu lub na nim, ten wpadł.

## Gracze

table-players = Gracze
table-money = { $unknown ->
    [0] { $known }
    [one] { $known } i { $unknown } worek, do którego nie zajrzysz
    [few] { $known } i { $unknown } worki, do których nie zajrzysz
    [many] { $known } i { $unknown } worków, do których nie zajrzysz
   *[other] { $known } i { $unknown } worka, do których nie zajrzysz
}
table-purses = { $n ->
    [one] { $n } worek: { $values }
    [few] { $n } worki: { $values }
    [many] { $n } worków: { $values }
   *[other] { $n } worka: { $values }
}
table-jewels = { $n ->
    [one] { $n } klejnot
    [few] { $n } klejnoty
    [many] { $n } klejnotów
   *[other] { $n } klejnotu
}
table-strongboxes = { $n ->
    [one] { $n } walizka
    [few] { $n } walizki
    [many] { $n } walizek
   *[other] { $n } walizki
}
table-bullets = { $n ->
    [0] Brak pocisków
    [one] Został { $n } pocisk
    [few] Zostały { $n } pociski
    [many] Zostało { $n } pocisków
   *[other] Zostało { $n } pocisku
}
table-wounds = { $n ->
    [0] Ani jednej rany
    [one] { $n } rana
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
}
table-hand-size = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
    [many] { $n } kart na ręce
   *[other] { $n } karty na ręce
}
table-hostage = Zakładnik: { $name }
table-side = Zespół { $side }
table-mark-you = ty
table-mark-host = gospodarz
table-mark-bot = bot
table-mark-deciding = Teraz decyduje
table-mark-first = Pierwszy gracz
table-mark-partner = Twój partner
table-mark-away = Nieobecny: gra bot
table-mark-offline = Poza siecią
table-mark-own = własne imię
table-mark-own-name = Własne imię: nikt inny nie może go mieć
table-clock = Pozostały czas: { $left }
table-clock-days = { $days ->
    [one] { $days } dzień { $text }
    [few] { $days } dni { $text }
    [many] { $days } dni { $text }
   *[other] { $days } dnia { $text }
}

## Karty

table-hand = Twoje karty
table-hand-empty = Brak kart na ręce.
table-hand-besides = Karty w twojej talii
table-card-kept = { $card }: zostaje
table-draw = Dobierz
table-deck = { $n ->
    [0] Talia jest pusta
    [one] { $n } karta w talii
    [few] { $n } karty w talii
    [many] { $n } kart w talii
   *[other] { $n } karty w talii
}
table-discard = Odrzucone ({ $n })
table-discard-of = Odrzucone karty: { $name }
table-discard-empty = Nic tu nie ma.
table-pile = Zaplanowane karty
table-pile-empty = Nic jeszcze nie zaplanowano.
table-pile-memory = Gra na pamięć: widać tylko ostatnią kartę.
table-pile-card = { $n }. { $who }: { $card }
table-pile-now = { $n }. { $who }: { $card }, teraz
table-pile-done = { $n }. { $who }: { $card }, zrobione
plan-open = Podejrzyj plan
plan-title = Podgląd: tylko odkryte karty
plan-close = Wróć do gry
plan-ways = A gdyby { $who }…
plan-playback = Podgląd planu
plan-line = Krok podglądu
plan-line-at = Krok { $n } z { $of }. { $said }
plan-gap = { $n }. { $who }: karta zakryta, pominięta
plan-gap-said = Karta zakryta, pomijamy: { $who }
plan-begin = Tu zaczyna się napad

## Decyzja

table-decision = Twoja decyzja
table-choices = Co możesz zrobić
table-chooser = Które z nich?
table-confirm = Potwierdź
table-cancel = Anuluj
table-take-back = Cofnij
table-catching-up = Pokazujemy, co się stało…
table-committed = Twój wybór: { $choice }.
table-foreseen-open = Resztę rozstrzygnie los albo inni.
table-waiting-for = Czekamy na: { $who }.
table-curtain = Podaj urządzenie: { $name }
table-curtain-why = Nikt inny niech teraz nie patrzy.
table-curtain-lift = To ja, { $name }

## Odtwarzanie

table-playback = Odtwarzanie
table-pause = Pauza
table-play = Odtwórz
table-step-back = Krok w tył
table-step-on = Krok dalej
table-to-now = Do bieżącej chwili
table-skipped =
    { $n ->
        [one] Pominięto 1 zdarzenie
        [few] Pominięto { $n } zdarzenia
       *[many] Pominięto { $n } zdarzeń
    }
table-skipped-show = Pokaż
table-skipped-dismiss = Nie pokazuj
table-speed = Szybkość: { $speed }

## Dziennik, czat, klawisze, opis

table-log = Co się stało
table-log-empty = Jeszcze nic się nie stało.
table-chat = Czat
table-chat-off = Wyłącz czat
table-chat-empty = Na razie nikt nic nie mówi.
table-chat-mute = { $name }. Dotknij, żeby wyciszyć
table-chat-unmute = Znów słuchaj: { $name }
table-chat-emotes = Gesty
table-chat-write = Powiedz coś
table-chat-send = Wyślij
table-help = Pomoc
table-help-asked = Co możesz teraz zrobić
table-help-happened = Co się właśnie stało
table-help-power = Twoja zdolność
table-help-things = Teraz na stole
table-keys = Skróty klawiszowe
table-key-space = Spacja
table-keys-choose = wybierz z listy
table-keys-arrows = ruch po liście
table-keys-pause = pauza lub dalej
table-keys-back = krok w tył
table-keys-on = krok dalej
table-keys-now = do bieżącej chwili
table-keys-undo = cofnij
table-keys-plan = do czego prowadzi plan
table-keys-log = co się stało
table-keys-chat = czat
table-keys-help = pomoc
table-keys-off = Skróty jednym klawiszem są wyłączone. Włączysz je w ustawieniach.
table-keys-more = Do wszystkiego dotrzesz też klawiszami Tab i Enter.
table-spoken = Stół słowami
table-spoken-train = Pociąg

## Koniec

table-scores = Wyniki
table-winner = wygrywa
table-caught = za kratkami
table-part-purses = Worki
table-part-jewels = Klejnoty
table-part-strongboxes = Walizki
table-part-conductor = Maszynista
table-part-ransom = Okup
table-part-shares = Podzielone walizki
table-part-gunslinger = Najlepszy Rewolwerowiec
table-part-mortal = Śmiercionośne pociski
table-part-side = Zespół { $side } razem
table-wanted = LIST GOŃCZY
table-wanted-for = Za napad na pociąg
table-end-you = Uszło ci to na sucho!
table-end-nobody = Prawo górą: nikt nie uszedł
table-end-winner = { $n ->
    [one] Z łupem uchodzi { $who }
    [few] Z łupem uchodzą { $who }
    [many] Z łupem uchodzą { $who }
   *[other] Z łupem uchodzą { $who }
}
table-to-scores = Wróć do wyników
table-end-look = Zobacz pociąg
table-rematch = Rewanż
table-end-daily = Do wyniku dnia
table-rematch-join = Do rewanżu
table-replay = Obejrzyj powtórkę
table-share-replay = Link do powtórki
table-save-record = Zapisz przebieg gry
table-revealed = Wszystkie worki otwarte
