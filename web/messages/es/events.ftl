# Lo que pasa, en una frase cada vez.
# { $who } es el nombre de un jugador, y { $you } es «yes» cuando es quien lee.

## Cartas por su nombre

tell-card-of = { $card } de { $bandit }
    .acc = { $card_acc } de { $bandit }
tell-card-times = { $card } ×{ $n }
    .acc = { $card_acc } ×{ $n }
tell-card-hidden = una carta boca abajo
tell-bullet-of = una bala de { $bandit }
tell-bullet-neutral = una bala neutral
tell-place-unplaced = a caballo
    .to = al caballo
    .from = del caballo
    .title = A caballo
tell-empty-seat = Asiento libre
tell-left-seat = { $name } (se fue)
tell-seat = Asiento { $number }
tell-guest = Invitado { $number }

## Preparación

tell-bandit-cast =
    { $you ->
        [yes] Eres { $bandit }
       *[no] { $who } es { $bandit }
    }
tell-pair-made = { $bandit } va con { $partner }
tell-train-ready = El tren ya rueda, cargado de botín
tell-bandit-placed = { $bandit } empieza { $place }
tell-bandit-boarded = { $bandit } sube { $car_to }
tell-wagon-passed = Los jinetes dejan atrás { $car_the }
tell-first-player =
    { $you ->
        [yes] Empiezas tú
       *[no] Empieza { $who }
    }

## Rondas y cartas

tell-round-began = Ronda { $round }
tell-round-revealed = En esta ronda: { $card }
tell-stealin = Asalto: se descubren las cartas
tell-turn-standard = Turno { $turn }
tell-turn-tunnel = Turno { $turn }, Túnel: cartas boca abajo
tell-turn-speeding-up = Turno { $turn }, Acelerar: todos actúan dos veces
tell-turn-switching = Turno { $turn }, Cambio de vía: en sentido contrario
tell-turn-turmoil = Turno { $turn }, Todos a la vez: se decide al mismo tiempo
tell-card-chosen =
    { $you ->
        [yes] Eliges { $card_acc } de tu mazo
       *[no] { $who } elige { $card_acc } del mazo
    }
tell-card-chosen-hidden = { $who } elige una carta del mazo
tell-draws =
    { $you ->
        [yes] Tomas cartas
       *[no] { $who } toma cartas
    }
tell-cards-drawn =
    { $you ->
        [yes] Tomas { $cards_acc }
       *[no] { $who } toma { $cards_acc }
    }
tell-cards-drawn-from =
    { $you ->
        [yes] Tomas { $cards_acc } del mazo de { $from }
       *[no] { $who } toma { $cards_acc } del mazo de { $from }
    }
tell-cards-drawn-hidden =
    { $n ->
        [one] { $who } toma 1 carta
       *[other] { $who } toma { $n } cartas
    }
tell-cards-drawn-some =
    { $n ->
        [one] { $who } toma 1 carta: { $cards_acc }
       *[other] { $who } toma { $n } cartas, entre ellas { $cards_acc }
    }
tell-discard-shuffled =
    { $you ->
        [yes] Barajas tus descartes para hacer un mazo nuevo
       *[no] { $who } baraja los descartes para hacer un mazo nuevo
    }
tell-bullets-discarded =
    { $you ->
        [yes] { $n ->
            [one] Descartas una bala de tu mano
           *[other] Descartas { $n } balas de tu mano
        }
       *[no] { $n ->
            [one] { $who } descarta una bala
           *[other] { $who } descarta { $n } balas
        }
    }
tell-card-played =
    { $you ->
        [yes] Juegas { $card_acc }
       *[no] { $who } juega { $card_acc }
    }
tell-card-played-down =
    { $you ->
        [yes] Juegas { $card_acc } boca abajo
       *[no] { $who } juega { $card_acc } boca abajo
    }
tell-card-played-hidden = { $who } juega una carta boca abajo
tell-card-played-second =
    { $you ->
        [yes] Acto seguido juegas { $card_acc }
       *[no] Acto seguido { $who } juega { $card_acc }
    }
tell-passed =
    { $you ->
        [yes] Pasas
       *[no] { $who } pasa
    }
tell-flask-used = { $bandit } echa un trago de { $flask_the }. Queda la mitad
tell-flask-emptied = { $bandit } echa el último trago de { $flask_the }. Ya está vacía
tell-cards-kept =
    { $you ->
        [yes] { $n ->
            [0] No guardas ninguna carta
            [one] Guardas 1 carta
           *[other] Guardas { $n } cartas
        }
       *[no] { $n ->
            [0] { $who } no guarda ninguna carta
            [one] { $who } guarda 1 carta
           *[other] { $who } guarda { $n } cartas
        }
    }
tell-cards-kept-own =
    { $you ->
        [yes] Guardas { $cards_acc }
       *[no] { $who } guarda { $cards_acc }
    }
tell-cards-discarded =
    { $you ->
        [yes] Descartas { $cards_acc }
       *[no] { $who } descarta { $cards_acc }
    }

## Asalto

tell-card-revealed = Le toca a { $bandit }: { $card_acc }
tell-card-revealed-plain =
    { $you ->
        [yes] Te toca: { $card_acc }
       *[no] Le toca a { $who }: { $card_acc }
    }
tell-no-effect-no-way = { $bandit } no tiene adónde ir
tell-no-effect-no-bullets = { $bandit } aprieta el gatillo. Clic: ni una bala
tell-no-effect-no-target = { $bandit } no tiene a quién disparar
tell-no-effect-nobody = { $bandit } golpea el aire: aquí no hay nadie
tell-no-effect-nothing-here = { $bandit } no encuentra nada que llevarse
tell-no-effect-no-horse = { $bandit } silba, pero no hay caballo cerca
tell-no-effect-teacher = { $bandit } no puede pegar: la maestra está mirando
tell-no-effect-zealot = { $bandit } no puede cabalgar: la monja lo prohíbe
tell-no-effect-left = { $bandit } ya está muy lejos
tell-moved-run = { $bandit } corre { $place_to }
tell-moved-up = { $bandit } trepa { $place_to }
tell-moved-down = { $bandit } baja { $place_to }
tell-moved-jump = { $bandit } salta { $place_to }
tell-moved-ride = { $bandit } cabalga { $place_to }
tell-moved-away = { $bandit } cabalga hacia la puesta de sol
tell-moved-marshal = { $bandit } huye { $place_to }: ahí está el marshal
tell-moved-guard = { $bandit } huye { $place_to }: ahí está el escolta
tell-moved-punch = El golpe manda a { $bandit } { $place_to }
tell-moved-django = El tiro de Django lanza a { $bandit } { $place_to }
tell-moved-event = { $bandit } acaba { $place }
tell-moved-braking = El frenazo lanza a { $bandit } { $place_to }
tell-moved-swivel-arm = El gancho arrastra a { $bandit } { $place_to }
tell-moved-higher-speed = El viento se lleva a { $bandit } { $place_to }
tell-marshal-moved = El marshal va { $place_to }
tell-bullet-hit = { $bandit } dispara a { $target }
tell-neutral-marshal = El marshal le mete una bala a { $bandit }
tell-neutral-guard = La escopeta del escolta alcanza a { $bandit }
tell-neutral-poodle = El caniche muerde a { $bandit }: una bala neutral
tell-neutral-angry-marshal = El marshal dispara a través del techo y le da a { $bandit }
tell-neutral-rebellion = Un pasajero dispara a { $bandit }
tell-neutral-shotgun-rage = El escolta la emprende a tiros con { $bandit }
tell-neutral-other = { $bandit } recibe una bala neutral
tell-supply-short =
    { $n ->
        [one] No quedan balas neutrales: nadie recibe ninguna
       *[other] No hay bastantes balas neutrales para { $n } bandidos: nadie recibe ninguna
    }
tell-loot-taken-plain = { $bandit } se lleva { $loot_a }
tell-loot-taken-value = { $bandit } se lleva { $loot_a }: { MONEY($value) }
tell-loot-taken-flask = { $bandit } se lleva { $loot_a }: { $flask }
tell-loot-stolen = { $bandit } le arrebata { $loot_a } a { $target }
tell-loot-stolen-value = { $bandit } le arrebata { $loot_a } a { $target }: { MONEY($value) }
tell-loot-dropped-plain = { $bandit } suelta { $loot_a }
tell-loot-dropped-value = { $bandit } suelta { $loot_a }: { MONEY($value) }
tell-loot-dropped-flask = { $bandit } suelta { $loot_a }: { $flask }

## Eventos

tell-event-angry-marshal = ¡Marshal furioso! Dispara a todos los de su techo y sigue andando
tell-event-swivel-arm = ¡Gancho de correo! Barre los techos hasta el vagón de cola
tell-event-braking = ¡Freno! Los de los techos resbalan un vagón adelante
tell-event-take-it-all = ¡A por todas! Un segundo maletín cae a los pies del marshal
tell-event-rebellion = ¡Rebelión de los pasajeros! Disparan a todo bandido dentro del tren
tell-event-pickpocketing = Carterista: quien esté solo puede llevarse una bolsa
tell-event-revenge = La venganza del Marshal: los de su techo pierden su peor bolsa
tell-event-conductor = Secuestro del conductor: 250 $ para quien esté en la locomotora
tell-event-marshal-whiskey = Un trago para el marshal, si tiene una petaca cerca
tell-event-tired-horses = Caballos cansados: los de cola se quedan atrás
tell-event-higher-speed = ¡Mayor velocidad! Los de los techos, los caballos y la diligencia se retrasan un vagón
tell-event-shotgun-rage = ¡La furia del escolta! Dispara a todo el que esté cerca de la diligencia
tell-event-mortal-bullet = Bala mortal: cada bala de esta ronda cuesta 150 $
tell-event-sharing = Reparto del botín: los maletines se reparten con quien esté al lado
tell-event-escape = Huida: quien siga en el tren es capturado
tell-strongbox-placed = Hay un segundo maletín { $place }
tell-purse-lost = El marshal le quita una bolsa a { $bandit }
tell-purse-lost-value = El marshal le quita a { $bandit } una bolsa con { MONEY($value) }
tell-conductor-paid = { $bandit } cobra 250 $ por el conductor
tell-game-ended = El tren llega a la estación. Hora de contar el dinero

## Caballos y diligencia

tell-horses-left =
    { $n ->
        [one] Un caballo cansado se queda atrás junto { $car_to }
       *[other] { $n } caballos cansados se quedan atrás junto { $car_to }
    }
tell-horses-drifted = Todos los caballos se retrasan un vagón
tell-coach-moved = La diligencia se retrasa, hasta quedar junto { $car_to }
tell-guard-knocked = El escolta cae { $place } y suelta el maletín
tell-guard-moved = El escolta va { $place_to }
tell-hostage-taken = { $bandit } toma como rehén { $hostage_to }
tell-marshal-drank = El marshal se bebe una petaca
tell-marshal-drank-kind = El marshal se bebe { $flask_a }

## El tren y el mazo común, para quien no los ve

describe-car = { $car }. Interior: { $inside_the }. Techo: { $roof_the }.
describe-car-horses =
    { $horses ->
        [one] { $car }, con 1 caballo al lado. Interior: { $inside_the }. Techo: { $roof_the }.
       *[other] { $car }, con { $horses } caballos al lado. Interior: { $inside_the }. Techo: { $roof_the }.
    }
describe-coach = Diligencia junto { $car_to }. Interior: { $inside_the }. Techo: { $roof_the }.
describe-hostages = Rehenes en la diligencia: { $hostages_the }.
describe-nothing = nada
describe-purses =
    { $n ->
        [one] 1 bolsa
       *[other] { $n } bolsas
    }
describe-jewels =
    { $n ->
        [one] 1 joya
       *[other] { $n } joyas
    }
describe-strongboxes =
    { $n ->
        [one] 1 maletín
       *[other] { $n } maletines
    }
describe-flasks =
    { $n ->
        [one] 1 petaca
       *[other] { $n } petacas
    }
describe-pile-empty = Aún no hay cartas planeadas.
describe-card-done = { $n }. { $who }: { $card }, hecha.
describe-card-now = { $n }. { $who }: { $card }, ahora mismo.
describe-card-waiting = { $n }. { $who }: { $card }.
