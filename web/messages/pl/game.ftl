# Słowa gry.
# Wartość to tytuł, jak na etykiecie. Formy do środka zdania są atrybutami:
# .the (mianownik), .acc .gen .dat .ins .loc (przypadki, małą literą).

## Bandyci

bandit-ghost = Ghost
    .acc = Ghosta
    .gen = Ghosta
    .dat = Ghostowi
    .ins = Ghostem
    .loc = Ghoście
    .mono = G
    .gender = m
bandit-cheyenne = Cheyenne
    .acc = Cheyenne
    .gen = Cheyenne
    .dat = Cheyenne
    .ins = Cheyenne
    .loc = Cheyenne
    .mono = C
    .gender = f
bandit-django = Django
    .acc = Django
    .gen = Django
    .dat = Django
    .ins = Django
    .loc = Django
    .mono = Dj
    .gender = m
bandit-belle = Bella
    .acc = Bellę
    .gen = Belli
    .dat = Belli
    .ins = Bellą
    .loc = Belli
    .mono = B
    .gender = f
bandit-tuco = Tuco
    .acc = Tuco
    .gen = Tuco
    .dat = Tuco
    .ins = Tuco
    .loc = Tuco
    .mono = T
    .gender = m
bandit-doc = Doc
    .acc = Doca
    .gen = Doca
    .dat = Docowi
    .ins = Dokiem
    .loc = Docu
    .mono = D
    .gender = m

## Inni w pociągu

figure-marshal = Szeryf
    .the = szeryf
    .acc = szeryfa
    .gen = szeryfa
    .dat = szeryfowi
    .ins = szeryfem
    .loc = szeryfie
figure-guard = Konwojent
    .the = konwojent
    .acc = konwojenta
    .gen = konwojenta
    .dat = konwojentowi
    .ins = konwojentem
    .loc = konwojencie

## Karty

card-move = Ruch
    .acc = Ruch
card-floor = Zmiana poziomu
    .acc = Zmianę poziomu
card-fire = Strzał
    .acc = Strzał
card-robbery = Rabunek
    .acc = Rabunek
card-punch = Cios
    .acc = Cios
card-marshal = Szeryf
    .acc = Szeryfa
card-ride = Jazda
    .acc = Jazdę
card-bullet = Pocisk
    .acc = Pocisk

## Wagony

car-locomotive = Lokomotywa
    .the = lokomotywa
    .acc = lokomotywę
    .gen = lokomotywy
    .dat = lokomotywie
    .loc = lokomotywie
wagon-mail = Wagon pocztowy
    .the = wagon pocztowy
    .acc = wagon pocztowy
    .gen = wagonu pocztowego
    .dat = wagonowi pocztowemu
    .loc = wagonie pocztowym
wagon-parlor = Salonka
    .the = salonka
    .acc = salonkę
    .gen = salonki
    .dat = salonce
    .loc = salonce
wagon-jeweler = Wagon jubilera
    .the = wagon jubilera
    .acc = wagon jubilera
    .gen = wagonu jubilera
    .dat = wagonowi jubilera
    .loc = wagonie jubilera
wagon-freight = Wagon towarowy
    .the = wagon towarowy
    .acc = wagon towarowy
    .gen = wagonu towarowego
    .dat = wagonowi towarowemu
    .loc = wagonie towarowym
wagon-dining = Wagon restauracyjny
    .the = wagon restauracyjny
    .acc = wagon restauracyjny
    .gen = wagonu restauracyjnego
    .dat = wagonowi restauracyjnemu
    .loc = wagonie restauracyjnym
wagon-saloon = Saloon
    .the = saloon
    .acc = saloon
    .gen = saloonu
    .dat = saloonowi
    .loc = saloonie

## Miejsca: gdzie; .to dokąd, .from skąd; .title na etykiecie

place-inside = w { $car_loc }
    .to = do { $car_gen }
    .from = z { $car_gen }
    .title = { $car }, wewnątrz
place-roof = na dachu { $car_gen }
    .to = na dach { $car_gen }
    .from = z dachu { $car_gen }
    .title = { $car }, dach
place-coach-inside = w dyliżansie
    .to = do dyliżansu
    .from = z dyliżansu
    .title = Dyliżans, wewnątrz
place-coach-roof = na dachu dyliżansu
    .to = na dach dyliżansu
    .from = z dachu dyliżansu
    .title = Dyliżans, dach
place-gone = daleko stąd
    .to = precz na dobre
    .from = z daleka
    .title = Poza pociągiem

## Łupy

loot-purse = Worek
    .the = worek
    .acc = worek
    .gen = worka
    .dat = workowi
    .ins = workiem
    .loc = worku
loot-jewel = Klejnot
    .the = klejnot
    .acc = klejnot
    .gen = klejnotu
    .dat = klejnotowi
    .ins = klejnotem
    .loc = klejnocie
loot-strongbox = Walizka
    .the = walizka
    .acc = walizkę
    .gen = walizki
    .dat = walizce
    .ins = walizką
    .loc = walizce
loot-full-flask = Pełna manierka
    .the = pełna manierka
    .acc = pełną manierkę
    .gen = pełnej manierki
    .dat = pełnej manierce
    .ins = pełną manierką
    .loc = pełnej manierce
loot-half-flask = Napoczęta manierka
    .the = napoczęta manierka
    .acc = napoczętą manierkę
    .gen = napoczętej manierki
    .dat = napoczętej manierce
    .ins = napoczętą manierką
    .loc = napoczętej manierce

flask-whiskey = Whiskey
    .the = manierka whiskey
    .acc = manierkę whiskey
    .gen = manierki whiskey
flask-old-whiskey = Stara whiskey
    .the = manierka starej whiskey
    .acc = manierkę starej whiskey
    .gen = manierki starej whiskey

## Zakładnicy

hostage-poodle = Pudel staruszki
    .the = pudel staruszki
    .acc = pudla staruszki
    .gen = pudla staruszki
    .dat = pudlowi staruszki
    .ins = pudlem staruszki
    .loc = pudlu staruszki
hostage-banker = Bankier
    .the = bankier
    .acc = bankiera
    .gen = bankiera
    .dat = bankierowi
    .ins = bankierem
    .loc = bankierze
hostage-minister = Pastor
    .the = pastor
    .acc = pastora
    .gen = pastora
    .dat = pastorowi
    .ins = pastorem
    .loc = pastorze
hostage-teacher = Nauczycielka
    .the = nauczycielka
    .acc = nauczycielkę
    .gen = nauczycielki
    .dat = nauczycielce
    .ins = nauczycielką
    .loc = nauczycielce
hostage-zealot = Zakonnica
    .the = zakonnica
    .acc = zakonnicę
    .gen = zakonnicy
    .dat = zakonnicy
    .ins = zakonnicą
    .loc = zakonnicy
hostage-old-lady = Staruszka
    .the = staruszka
    .acc = staruszkę
    .gen = staruszki
    .dat = staruszce
    .ins = staruszką
    .loc = staruszce
hostage-poker-player = Pokerzystka
    .the = pokerzystka
    .acc = pokerzystkę
    .gen = pokerzystki
    .dat = pokerzystce
    .ins = pokerzystką
    .loc = pokerzystce
hostage-photographer = Fotograf
    .the = fotograf
    .acc = fotografa
    .gen = fotografa
    .dat = fotografowi
    .ins = fotografem
    .loc = fotografie

## Tury i wydarzenia kart rundy

turn-standard = Normalna tura
turn-tunnel = Tunel
turn-speeding-up = Przyspieszenie
turn-switching = Zamiana
turn-turmoil = Wszyscy jednocześnie

event-angry-marshal = Wściekły szeryf
event-swivel-arm = Wysięgnik
event-braking = Hamowanie
event-take-it-all = Bierz wszystko!
event-rebellion = Bunt pasażerów
event-pickpocketing = Kieszonkowiec
event-revenge = Zemsta szeryfa
event-conductor = Okup za maszynistę
event-marshal-whiskey = Szklaneczka whiskey dla szeryfa
event-tired-horses = Zmęczone konie
event-higher-speed = Większa prędkość
event-shotgun-rage = Furia konwojenta
event-mortal-bullet = Śmiercionośny pocisk
event-sharing = Podział łupu
event-escape = Ucieczka

## Karty rundy bez wydarzenia

round-tunnel = Przez tunel
round-bridge = Przez most
round-gallop = Galopem

## W co się gra

variant-standard = Gra standardowa
variant-basic = Pierwsza gra
variant-duo14 = Po dwóch bandytów (2014)
variant-duo18 = Po dwóch bandytów (2018)
variant-teams = Zespoły po dwie osoby

edition-2014 = Wydanie z 2014 roku
edition-2018 = Wydanie z 2018 roku

phase-schemin = Planowanie
phase-stealin = Napad

## Boty, od słabego do mocnego

level-tenderfoot = Żółtodziób
level-drifter = Włóczęga
level-rustler = Koniokrad
level-desperado = Desperado
level-legend = Legenda

## Gesty

emote-hat = uchyla kapelusza
emote-laugh = ryczy ze śmiechu
emote-groan = jęczy
emote-wow = A niech mnie!
emote-hurry = Rusz się, partnerze!
emote-thanks = Wielkie dzięki!
emote-well-played = Dobrze zagrane!
emote-oops = Ups…
