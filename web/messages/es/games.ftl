# One's own games, and the story at the end of one.

games-title = Mis partidas
games-only-you = Esta lista solo la ves tú.
games-none = Todavía no has terminado ninguna partida.
games-none-hint = Aquí queda cada partida que juegas hasta el final, también contra bots.
games-play = Jugar ya
games-view = Qué mostrar
games-view-list = Partidas
games-view-figures = Estadísticas
games-list = Partidas
games-search = Buscar
games-search-hint = Un nombre, un bandido, un título
games-variant = Qué juego
games-company = Contra
games-outcome = Resultado
games-all = Todas
games-bots = Solo bots
games-people = Personas
games-won = Ganadas
games-lost = No ganadas
games-helped = Pistas
games-alone = Sin pistas
games-hinted = Con pistas
games-found = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
games-nothing = Ninguna partida coincide.
games-reset = Mostrar todas
games-more = Mostrar más
games-loading = Buscando más partidas…
games-failed-away = No se han podido leer las partidas del servidor.
games-failed-here = No se han podido leer las partidas de este dispositivo.
games-place-of = { $place }.º de { $n }
games-won-one = Ganada
games-shared = Varios en un dispositivo
games-device = en este dispositivo
games-story = Cómo fue
games-replay = Repetición
games-save = Guardar el registro
games-save-all = Guardar estos registros
games-saved = { $n ->
    [one] 1 registro guardado.
   *[other] { $n } registros guardados.
}
games-saved-some = { $n ->
    [one] 1 registro guardado; no se pudieron leer: { $failed }.
   *[other] { $n } registros guardados; no se pudieron leer: { $failed }.
}
games-bring = { $n ->
    [one] Llevar 1 partida a tu cuenta
   *[other] Llevar { $n } partidas a tu cuenta
}
games-bring-hint = Algunas partidas solo están en este dispositivo. Como { $name } las encontrarás en todos los tuyos.
games-bringing = Llevando la partida { $done } de { $of }…
games-brought = { $n ->
    [one] 1 partida está ahora en tu cuenta.
   *[other] { $n } partidas están ahora en tu cuenta.
}
games-brought-some = { $n ->
    [one] 1 partida está ahora en tu cuenta; { $failed } siguen en este dispositivo.
   *[other] { $n } partidas están ahora en tu cuenta; { $failed } siguen en este dispositivo.
}

figures-none = Aún no hay partidas tuyas que contar.
figures-left-out = Las partidas de varias personas en un dispositivo no cuentan aquí.
figures-games = Partidas
figures-won = Ganadas
figures-mean = Dinero por partida
figures-streak = Victorias seguidas
figures-streak-hint = { $longest ->
    [0] Aún sin victorias. Ya llegarán.
    [one] Mejor racha: 1 victoria. Sequía más larga: { $drought }.
   *[other] Mejor racha: { $longest } victorias. Sequía más larga: { $drought }.
}
figures-by-bandit = Por bandido
figures-by-variant = Por juego
figures-by-seats = Por número de jugadores
figures-by-level = Por rival
figures-share = { $won } ganadas de { $games }
figures-never = aún sin jugar
figures-money = El dinero, partida a partida
figures-money-hint = Cada punto es una partida; la línea, la media de las cinco últimas.
figures-money-said = { $n } partidas, { $mean } de media, máximo { $most }, mínimo { $least }.
figures-habits = Costumbres
figures-habits-hint = Tú y los demás en tus mesas, de media.
figures-you = Tú
figures-others = Los demás
figures-habit-idle = Cartas sin efecto
figures-habit-aim = Disparos acertados
figures-habit-bullets = Balas recibidas por partida
figures-habit-punches = Puñetazos por partida
figures-habit-taken = Botín tomado por partida
figures-habit-lost = Botín perdido por partida
figures-cards = Tus cartas
figures-cards-hint = La precisión se da donde decidiste al menos { $n } veces.
figures-judged = Qué tal decides
figures-judged-of = { $all ->
    [only] De tu única partida.
    [yes] De todas tus { $of } partidas.
   *[other] De { $n } de tus { $of } partidas: las analizadas en este navegador.
}
figures-judged-none = Ninguna de estas partidas se ha analizado aún en este navegador.
figures-judging = Analizando la partida { $n } de { $of }: { $part } %
figures-judge = { $n ->
    [one] Analizar la última sin análisis
   *[other] Analizar las últimas { $n } sin análisis
}
figures-lost = Dónde se pierden las partidas
figures-lost-before = Antes de la ronda 1
figures-lost-points = { $n ->
    [one] 1 punto por partida
   *[other] { $n } puntos por partida
}
figures-hinted = { $n ->
    [one] 1 partida tuvo pistas: no cuenta para rachas ni honores.
   *[other] { $n } partidas tuvieron pistas: no cuentan para rachas ni honores.
}
figures-streak-none-alone = Aún sin victorias sin pistas. Ya llegarán.
figures-honours-hint = Solo cuentan las partidas sin pistas.
figures-honours = Honores
honour-haul = El mayor botín
honour-bullets = Más balas recibidas en una partida
honour-misses = Más disparos al aire
honour-hits = Más balas con destinatario
honour-lost = Más botín perdido
honour-punches = Más narices rotas
honour-idle = Más cartas para nada
honour-marshal = Más paseos con el marshal

story-title = Cómo fue
story-money = El dinero, ronda a ronda
story-start = Inicio
story-round = Ronda { $n }
story-gunslinger = Pistolero
story-who = Jugador
story-awards = Por qué se les recordará
award-barn-door = No le acierta ni a un granero
award-barn-door-why = { $n ->
    [one] 1 disparo y ni un acierto.
   *[other] { $n } disparos y ni un acierto.
}
award-robbed-blind = Sin un centavo encima
award-robbed-blind-why = { $n ->
    [one] 1 botín acabó en otras manos.
   *[other] { $n } botines acabaron en otras manos.
}
award-lead-magnet = Imán de plomo
award-lead-magnet-why = { $n ->
    [one] Recibió 1 bala.
   *[other] Recibió { $n } balas.
}
award-known-to-the-law = Viejo conocido de la ley
award-known-to-the-law-why = { $n ->
    [one] Recibió 1 bala neutral.
   *[other] Recibió { $n } balas neutrales.
}
award-fastest-gun = El revólver más rápido del tren
award-fastest-gun-why = { $n ->
    [one] 1 bala dio en el blanco.
   *[other] { $n } balas dieron en el blanco.
}
award-fists = Habla con los puños
award-fists-why = { $n ->
    [one] 1 puñetazo certero.
   *[other] { $n } puñetazos certeros.
}
award-punchbag = Saco de boxeo
award-punchbag-why = { $n ->
    [one] Recibió 1 puñetazo.
   *[other] Recibió { $n } puñetazos.
}
award-great-plans = Grandes planes, otro tren
award-great-plans-why = { $n ->
    [one] 1 carta no sirvió de nada.
   *[other] { $n } cartas no sirvieron de nada.
}
award-sticky-fingers = Manos largas
award-sticky-fingers-why = { $n ->
    [one] Se llevó 1 botín.
   *[other] Se llevó { $n } botines.
}
award-marshals-friend = El mejor amigo del marshal
award-marshals-friend-why = { $n ->
    [one] Lo sacó a pasear 1 vez.
   *[other] Lo sacó a pasear { $n } veces.
}
award-last-minute = En el último minuto
award-last-minute-why = { $money } más en la última ronda.
award-not-a-scratch = Ni un rasguño
award-not-a-scratch-why = Ni una bala en toda la partida.
award-passenger = Pasajero ejemplar
award-passenger-why = Sin novedad.

poster-share = Compartir el cartel
poster-save = Guardar el cartel
poster-text = Se busca: { $name }, { $money }.
poster-failed = Aquí no se pudo dibujar el cartel.
