# Lo que se le pregunta a un jugador y lo que puede responder.

## Preguntas

ask-none = Mira y espera
ask-draft = ¿Quién quieres ser?
ask-caboose = ¿Quién empieza en el vagón de cola?
ask-board = { $bandit } alcanza { $car_the }. ¿Sube?
ask-wagon = ¿A qué vagón sube { $bandit }?
ask-choose-card = Elige una carta de tu mazo
ask-plan = Juega una carta o toma tres
ask-second-card = ¿Una segunda carta, justo tras el disparo?
ask-whiskey-card = Ya bebiste el whiskey. Ahora juega una carta
ask-old-whiskey-card = El whiskey añejo te da dos cartas. Juega una
ask-turmoil = ¡Todos a la vez! Cada uno decide en secreto
ask-keep = ¿Qué cartas guardas para la ronda siguiente?
ask-move = ¿Adónde corre { $bandit }?
ask-marshal = ¿Adónde va el marshal?
ask-fire = ¿A quién dispara { $bandit }?
ask-robbery = ¿Qué se lleva { $bandit }?
ask-punch = ¿A quién golpea { $bandit }?
ask-punch-loot = ¿Qué pierde { $target }?
ask-punch-take = La bolsa de { $target }: ¿te la quedas o la dejas caer?
ask-punch-push = ¿Adónde va a parar { $target }?
ask-ride = ¿Adónde cabalga { $bandit }?
ask-hostage = ¿A quién toma como rehén { $bandit }?
ask-flee = ¡El escolta está aquí! ¿Adónde huye { $bandit }?
ask-pickpocket = Nadie mira. ¿Se lleva { $bandit } una bolsa?

## Respuestas

do-play = Jugar { $card_acc }
do-play-down = Jugar { $card_acc } boca abajo
do-draw = Tomar cartas
do-draw-count =
    { $n ->
        [one] Tomar 1 carta
       *[other] Tomar { $n } cartas
    }
do-pass = Pasar
do-pass-second = Sin segunda carta
do-pass-purse = Dejarla donde está
do-keep = Guardar { $card_acc }
do-keep-none = No guardar nada
do-done = No guardo nada más
do-choose = Elegir { $card_acc }
do-drink-full = Abrir { $flask_the }
do-drink-half = Terminar { $flask_the }
do-drink-of-full = Abrir { $flask_the } de { $bandit }
do-drink-of-half = Terminar { $flask_the } de { $bandit }
do-move =
    { $way ->
        [forward] { $n ->
            [one] 1 vagón adelante
           *[other] { $n } vagones adelante
        }
       *[backward] { $n ->
            [one] 1 vagón atrás
           *[other] { $n } vagones atrás
        }
    }, { $place_to }
do-move-coach = Saltar { $place_to }
do-move-off = Saltar de la diligencia, { $place_to }
do-marshal =
    { $way ->
        [forward] Adelante, { $place_to }
       *[backward] Atrás, { $place_to }
    }
do-fire = Disparar a { $bandit }
do-punch = Golpear a { $bandit }
do-punch-guard = Golpear al escolta
do-rob = Llevarse { $loot_a }
do-rob-new = Llevarse { $loot_a } que nadie ha abierto
do-rob-held = Llevarse { $loot_a } que alguien ya abrió (n.º { $number })
do-rob-value = Llevarse la bolsa con { MONEY($value) } (n.º { $number })
do-rob-flask = Llevarse { $loot_a }: { $flask } (n.º { $number })
do-knock = Hacerle soltar { $loot_a }
do-take = Quedarse la bolsa
do-drop = Dejarla caer
do-push =
    { $way ->
        [forward] Adelante, { $place_to }
        [across] A un lado, { $place_to }
       *[backward] Atrás, { $place_to }
    }
do-ride-stay = Sin cabalgar, { $place_to }
do-ride-away = Largarse con el botín
do-ride-on = Seguir cabalgando
do-flee =
    { $way ->
        [forward] Adelante, { $place_to }
       *[backward] Atrás, { $place_to }
    }
do-hostage = Llevarse { $hostage_to }
do-draft = Jugar con { $bandit }
do-draft-pair = Jugar con { $bandit } y { $partner }
do-caboose = { $bandit } en el vagón de cola
do-board = Subir { $car_to }
do-other = { $action }

## Hints: what a strong player would do, and why. { $n } and { $m } count deals or games out of 100

hint-ask = Pista
hint-offer = ¿Dudas? Mira qué haría un buen jugador.
hint-no-more = No más pistas
hint-off = Las pistas están desactivadas. Puedes volver a activarlas en los ajustes.
hint-failed = Esta vez no hay pista.
hint-why = { $what } en { $n } de 100 repartos; después de «{ $other }», en { $m }.
hint-why-alone = { $what } en { $n } de 100 repartos.
hint-shares = Gana { $n } de 100 partidas; «{ $other }», { $m }.
hint-close = «{ $other }» es casi igual de bueno.
hint-fact-nothing = La carta no hace nada
hint-fact-with = { $bandit } sigue allí cuando le toca a tu carta
hint-fact-hits = Disparas a { $bandit }
hint-fact-punches = Das un puñetazo a { $bandit }
hint-fact-takes = Te llevas { $loot_a }
hint-fact-loses = Pierdes botín
hint-fact-is-shot = { $bandit } te dispara
hint-fact-neutral = Recibes una bala neutral
