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
