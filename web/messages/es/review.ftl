# The review of a finished game. A point is a hundredth of a win.
# { $who } is a player, and { $you } is "yes" where that is the reader.

review-title = Análisis
review-overview = La partida de un vistazo
review-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
review-percent = { $n } %
review-percent-rough = unos { $n } %
review-round = Ronda { $n }
review-who = Quién

## Mientras se hace

review-loading = Preparando…
review-progress = Analizando la partida: { $n } %
review-cancel = Parar
review-cancelled = Parado. Se ve lo que ya se sabe.
review-go-on = Continuar
review-again = Reintentar
review-deeper = Analizar más a fondo
review-deeper-hint = Cuatro veces más a fondo, pero tarda cuatro veces más.
review-chart-grows = Primero viene el gráfico, luego las decisiones.

## El gráfico

review-chart = Probabilidad de ganar
review-chances-now = Probabilidad en este momento
review-split =
    { $you ->
        [yes] Tu probabilidad aquí:
       *[no] La probabilidad de { $who } aquí:
    }
review-split-none = sin cambios que se puedan medir

## Notas

review-mark-great = Gran jugada
review-mark-best = La mejor jugada
review-mark-good = Buena jugada
review-mark-inaccuracy = Imprecisión
review-mark-mistake = Error
review-mark-blunder = Error grave
review-whose = Decisiones de quién
review-whose-all = Decisiones de todos
review-whose-mine = Mis decisiones
review-whose-of = Decisiones: { $name }
review-error-back = Error anterior
review-error-on = Error siguiente

## Una decisión

review-decision = La decisión
review-together = Decisiones de este momento
review-nothing-here = Aquí nadie tuvo que elegir.
review-errors =
    { $n ->
        [0] No se han encontrado errores.
        [one] 1 error que repasar.
       *[other] { $n } errores que repasar.
    }
review-by =
    { $you ->
        [yes] (tú)
       *[no] ({ $who })
    }
review-loss = Pérdida: { $points } (±{ $error })
review-error-note = Más o menos el error estándar.
review-better = Mejor: { $action }
review-details = Todas las opciones y por qué
review-chosen = jugado
review-best = lo mejor
review-rough-note = «Unos» quiere decir que se probó pocas veces. De eso no se concluye nada.
review-shares = Lo que valía cada opción
review-shares-note = Probabilidad de ganar, juzgada solo por lo que se podía saber en ese momento.
review-why-note = Contado en { $deals } repartos que encajan con lo que se podía saber.
review-open = Con todas las cartas a la vista
review-open-note = Aquí cuenta lo que nadie podía saber: todas las manos y mazos. Dice cuánta suerte tuvo la decisión, no lo buena que era.
review-open-best = Ni siquiera así había nada mejor.
review-open-better = Entonces lo mejor habría sido: { $action } ({ $points } mejor).
review-open-find = Juzgar también con todas las cartas a la vista

## Por qué: lo que pasa en tantos repartos

review-fact-both = { $what }: en { $best } de { $deals } repartos con la mejor opción, en { $chosen } con esta.
review-fact-best = { $what }: en { $best } de { $deals } repartos con la mejor opción.
review-fact-chosen = { $what }: en { $chosen } de { $deals } repartos con esta opción.
review-fact-nothing =
    { $you ->
        [yes] Tu carta no hace nada cuando le toca
       *[no] La carta de { $who } no hace nada cuando le toca
    }
review-fact-with =
    { $you ->
        [yes] { $bandit } está ahí cuando le toca a tu carta
       *[no] { $bandit } está ahí cuando le toca a la carta de { $who }
    }
review-fact-hits =
    { $you ->
        [yes] Disparas a { $bandit }
       *[no] { $who } dispara a { $bandit }
    }
review-fact-punches =
    { $you ->
        [yes] Golpeas a { $bandit }
       *[no] { $who } golpea a { $bandit }
    }
review-fact-takes =
    { $you ->
        [yes] Te llevas { $loot_a }
       *[no] { $who } se lleva { $loot_a }
    }
review-fact-loses =
    { $you ->
        [yes] Pierdes botín
       *[no] { $who } pierde botín
    }
review-fact-is-shot =
    { $you ->
        [yes] { $bandit } te dispara
       *[no] { $bandit } dispara a { $who }
    }
review-fact-neutral =
    { $you ->
        [yes] Recibes una bala neutral
       *[no] { $who } recibe una bala neutral
    }

## Suerte y destreza

review-own-gave =
    { $you ->
        [yes] Sacaste { $points } más de lo que daba el reparto.
       *[no] { $who } sacó { $points } más de lo que daba el reparto.
    }
review-own-cost =
    { $you ->
        [yes] Tus decisiones te costaron { $points }.
       *[no] Las decisiones de { $who } costaron { $points }.
    }
review-own-even =
    { $you ->
        [yes] Tus decisiones no te dieron ni te quitaron nada que se pueda medir.
       *[no] Las decisiones de { $who } no dieron ni quitaron nada que se pueda medir.
    }
review-luck-gave =
    { $you ->
        [yes] La suerte te dio { $points }.
       *[no] La suerte le dio { $points } a { $who }.
    }
review-luck-cost =
    { $you ->
        [yes] La mala suerte te costó { $points }.
       *[no] La mala suerte le costó { $points } a { $who }.
    }
review-luck-even =
    { $you ->
        [yes] La suerte ni te ayudó ni te perjudicó, hasta donde se puede medir.
       *[no] La suerte ni ayudó ni perjudicó a { $who }, hasta donde se puede medir.
    }
review-sums = Suerte y destreza
review-sum-start = Tras el reparto
review-sum-own = Decisiones propias
review-sum-partner = Del compañero
review-sum-others = Decisiones ajenas
review-sum-luck = Suerte
review-sum-revised = A posteriori
review-sum-result = Al final
review-luck-cards = cartas tomadas
review-luck-purses = bolsas
review-luck-rounds = cartas de ronda
review-luck-other = otras cosas
review-sums-note = En puntos: centésimas de una victoria. Lo que va entre paréntesis puede ser azar. Los colores son los de debajo del gráfico. «A posteriori» no es obra de nadie: cambió la propia estimación al mirar una ronda más allá.

## Momentos

review-moments = Los turnos decisivos
review-moment-gains =
    { $you ->
        [yes] { $what }. Ganas { $points }.
       *[no] { $what }. { $who } gana { $points }.
    }
review-moment-loses =
    { $you ->
        [yes] { $what }. Pierdes { $points }.
       *[no] { $what }. { $who } pierde { $points }.
    }
review-moment-round = El final de la ronda { $n }
review-moment-decided = decidido
review-moment-luck = suerte
review-no-moments = Ningún turno destacó.

## Precisión y costumbres

review-accuracies = Precisión
review-accuracy = Precisión
review-accuracy-note = Cuánto se conservó de lo que estaba en juego: 100 % si cada decisión fue la mejor, 0 % si da lo mismo que elegir al azar.
review-habits = Por carta: { $name }
review-card = Carta
review-drawing = Tomar cartas
review-did-nothing = Sin efecto
review-nothing-of = { $n } de { $of }
review-bullets = Balas recibidas: { $shots } de bandidos, { $neutral } neutrales.
