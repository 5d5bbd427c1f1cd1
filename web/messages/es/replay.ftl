# El visor de repeticiones.

replay-title = Repetición
replay-seat = Visto por
replay-seat-of = Como lo vio { $name }
replay-seat-all = Como lo vio el público
replay-seat-open = Todo a la vista
replay-hands = Todas las manos
replay-hand-of = Mano de { $name }
replay-copy = Copiar un enlace a este momento
replay-save = Guardar el registro
replay-log = Crónica
replay-review = Análisis
replay-reel = Quiero verlo otra vez
replay-close = Abrir otra partida
replay-records = Partidas terminadas
replay-loading = Cargando la partida…

replay-controls = Recorrer la partida
replay-line = En qué punto de la partida
replay-line-at = Paso { $n } de { $of }: { $said }
replay-speed = Velocidad: { $speed }
replay-pause = Pausa
replay-play = Ver
    .label = Reproducir
replay-start = Inicio
    .label = Al inicio
replay-round-back = Ronda
    .label = Una ronda atrás
replay-turn-back = Turno
    .label = Un turno atrás
replay-back = Paso
    .label = Un paso atrás
replay-next = Paso
    .label = Un paso adelante
replay-turn = Turno
    .label = Un turno adelante
replay-round = Ronda
    .label = Una ronda adelante
replay-end = Final
    .label = Al final

replay-file = Un archivo de registro
replay-file-drop = Suelta aquí una partida guardada para verla otra vez: desde cualquier asiento o con todas las cartas a la vista.
replay-file-pick = Elegir un archivo
replay-file-where = El registro se guarda al final de la partida o desde la lista de partidas terminadas.

# Games that come from others.

again-here = Jugar desde aquí
again-deal = Otra vez el mismo reparto
again-as = Sigues jugando como { $name }.
again-seat = Sigues jugando como
again-cards = Cartas ocultas
again-anew = Repartidas de nuevo
again-anew-hint = Todo lo que sabía { $name } se queda igual. Lo demás se reparte de nuevo.
again-as-were = Como estaban
again-as-were-hint = Cada carta está donde estaba en esa partida.
again-deal-hint = La misma suerte hasta donde tiene sentido: cada cual toma las mismas cartas en el mismo orden, las bolsas contienen lo mismo y salen las mismas rondas. Donde no puede ser, decide el azar.
again-bots = Los demás son bots
again-play = Jugar
again-friends = Con amigos
again-note-here = Esta partida empieza en la decisión { $n } de otra.
again-note-anew = Las cartas ocultas se reparten de nuevo.
again-note-as-were = Las cartas ocultas están como estaban.
again-note-deal = Esta partida tiene la suerte de otra, hasta donde puede ser.
again-note-day = Es el tren del día del { $day }.
again-note-link = Ver esa partida
again-mark-here = Continuación de otra partida; no cuenta en tus cifras
again-mark-deal = El reparto de otra partida; no cuenta en tus cifras
