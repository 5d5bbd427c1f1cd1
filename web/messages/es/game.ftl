# Las palabras del juego.
# El valor es un título, como en una etiqueta. Las formas para el medio de una frase son atributos:
# .a (un, una), .the (el, la), .gen (del, de la), .to (al, a la);
# .acc de una carta: entre comillas, porque muchas se llaman como un verbo.

## Bandidos

bandit-ghost = Ghost
    .mono = G
    .gender = m
bandit-cheyenne = Cheyenne
    .mono = C
    .gender = f
bandit-django = Django
    .mono = Dj
    .gender = m
bandit-belle = Belle
    .mono = B
    .gender = f
bandit-tuco = Tuco
    .mono = T
    .gender = m
bandit-doc = Doc
    .mono = D
    .gender = m

## Otros en el tren

figure-marshal = Marshal
    .the = el marshal
    .gen = del marshal
    .to = al marshal
figure-guard = Escolta
    .the = el escolta
    .gen = del escolta
    .to = al escolta

## Cartas

card-move = Mover
    .acc = «Mover»
card-floor = Cambiar de piso
    .acc = «Cambiar de piso»
card-fire = Disparar
    .acc = «Disparar»
card-robbery = Robar
    .acc = «Robar»
card-punch = Puñetazo
    .acc = «Puñetazo»
card-marshal = Marshal
    .acc = «Marshal»
card-ride = Cabalgar
    .acc = «Cabalgar»
card-bullet = Bala
    .acc = «Bala»

## Vagones

car-locomotive = Locomotora
    .the = la locomotora
    .gen = de la locomotora
    .to = a la locomotora
wagon-mail = Vagón correo
    .the = el vagón correo
    .gen = del vagón correo
    .to = al vagón correo
wagon-parlor = Vagón salón
    .the = el vagón salón
    .gen = del vagón salón
    .to = al vagón salón
wagon-jeweler = Vagón del joyero
    .the = el vagón del joyero
    .gen = del vagón del joyero
    .to = al vagón del joyero
wagon-freight = Vagón de carga
    .the = el vagón de carga
    .gen = del vagón de carga
    .to = al vagón de carga
wagon-dining = Vagón comedor
    .the = el vagón comedor
    .gen = del vagón comedor
    .to = al vagón comedor
wagon-saloon = Vagón cantina
    .the = el vagón cantina
    .gen = del vagón cantina
    .to = al vagón cantina

## Lugares: dónde; .to adónde, .from de dónde; .title en una etiqueta

place-inside = en { $car_the }
    .to = { $car_to }
    .from = { $car_gen }
    .title = { $car }, interior
place-roof = en el techo { $car_gen }
    .to = al techo { $car_gen }
    .from = del techo { $car_gen }
    .title = { $car }, techo
place-coach-inside = en la diligencia
    .to = a la diligencia
    .from = de la diligencia
    .title = Diligencia, interior
place-coach-roof = en el techo de la diligencia
    .to = al techo de la diligencia
    .from = del techo de la diligencia
    .title = Diligencia, techo
place-gone = lejos de aquí
    .to = lejos para siempre
    .from = de muy lejos
    .title = Fuera del tren

## Botín

loot-purse = Bolsa
    .a = una bolsa
    .the = la bolsa
loot-jewel = Joya
    .a = una joya
    .the = la joya
loot-strongbox = Maletín
    .a = un maletín
    .the = el maletín
loot-full-flask = Petaca llena
    .a = una petaca llena
    .the = la petaca llena
loot-half-flask = Petaca empezada
    .a = una petaca empezada
    .the = la petaca empezada

flask-whiskey = Whiskey
    .a = una petaca de whiskey
    .the = la petaca de whiskey
flask-old-whiskey = Whiskey añejo
    .a = una petaca de whiskey añejo
    .the = la petaca de whiskey añejo

## Rehenes

hostage-poodle = El caniche de la dama
    .the = el caniche de la dama
    .to = al caniche de la dama
hostage-banker = Banquero
    .the = el banquero
    .to = al banquero
hostage-minister = Pastor
    .the = el pastor
    .to = al pastor
hostage-teacher = Maestra
    .the = la maestra
    .to = a la maestra
hostage-zealot = Monja
    .the = la monja
    .to = a la monja
hostage-old-lady = Anciana
    .the = la anciana
    .to = a la anciana
hostage-poker-player = Jugadora de póker
    .the = la jugadora de póker
    .to = a la jugadora de póker
hostage-photographer = Fotógrafo
    .the = el fotógrafo
    .to = al fotógrafo

## Turnos y eventos de las cartas de ronda

turn-standard = Turno normal
turn-tunnel = Túnel
turn-speeding-up = Acelerar
turn-switching = Cambio de vía
turn-turmoil = Todos a la vez

event-angry-marshal = Marshal furioso
event-swivel-arm = Gancho de correo
event-braking = Freno
event-take-it-all = ¡A por todas!
event-rebellion = Rebelión de los pasajeros
event-pickpocketing = Carterista
event-revenge = La venganza del Marshal
event-conductor = Secuestro del conductor
event-marshal-whiskey = Un trago para el marshal
event-tired-horses = Caballos cansados
event-higher-speed = Mayor velocidad
event-shotgun-rage = La furia del escolta
event-mortal-bullet = Bala mortal
event-sharing = Reparto del botín
event-escape = Huida

## Cartas de ronda sin evento

round-tunnel = Por el túnel
round-bridge = Por el puente
round-gallop = Al galope

## A qué se juega

variant-standard = Partida estándar
variant-basic = Primera partida
variant-duo14 = Dos bandidos cada uno (2014)
variant-duo18 = Dos bandidos cada uno (2018)
variant-teams = Equipos de dos

edition-2014 = Edición de 2014
edition-2018 = Edición de 2018

phase-schemin = Planificación
phase-stealin = Asalto

## Bots, de más flojo a más fuerte

level-tenderfoot = Novato
level-drifter = Vagabundo
level-rustler = Cuatrero
level-desperado = Forajido
level-legend = Leyenda

## Gestos

emote-hat = se toca el sombrero
emote-laugh = ríe a carcajadas
emote-groan = resopla
emote-wow = ¡Caramba!
emote-hurry = ¡Date prisa, compañero!
emote-thanks = ¡Se agradece!
emote-well-played = ¡Bien jugado!
emote-oops = Ups…
