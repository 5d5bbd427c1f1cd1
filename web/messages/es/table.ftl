# La mesa: sala de espera, partida y final.

table-title = Folsom: la mesa
table-title-mine = ¡Te toca! · Folsom

## Sala de espera

table-room = Sala de espera
table-seats = Quién viaja
table-seat-empty = Asiento libre
table-sit = Sentarse aquí
table-sit-name = Nombre de otro jugador
table-stand = Levantarse
table-put-bot = Agregar un bot
table-bot-level = Nivel del bot
table-clear-seat = Quitar a { $name }
table-kick = Echar
table-fill = Completar con bots
table-start = Empezar el asalto
table-start-free = { $n ->
    [one] Queda un asiento libre. Espera a un amigo o agrega un bot.
   *[other] Quedan { $n } asientos libres. Espera a tus amigos o agrega bots.
}
table-start-host = No queda ningún asiento libre. El anfitrión empieza la partida.
table-start-ready = Todos a bordo. ¡En marcha!
table-close = Cerrar esta mesa
table-invite = Invitar a otros
table-share-code = Código
table-share-link = Enlace a esta mesa
table-share-copy = Copiar el enlace
table-share-copied = Enlace copiado.
table-share-send = Compartir
table-share-title = Asalta un tren conmigo
table-share-qr = Código QR del enlace
table-share-lonely = Ese enlace solo se abre en este equipo. Para dejar entrar a otros, inicia Folsom con
table-share-watch = Invitar a mirar
table-facts = A qué se juega
table-change = Cambiar las reglas
table-save = Aplicar
table-watchers = { $n ->
    [0] No mira nadie.
    [one] Mira una persona.
   *[other] Miran { $n } personas.
}
table-fact-players = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
table-fact-horses = Caballos y diligencia
table-fact-expert = Modo experto
table-fact-drafted = Personajes elegidos por turnos
table-fact-memory = De memoria
table-fact-no-clock = Sin reloj
table-fact-clock = { $each } s por decisión, { $bank } s de reserva
table-fact-daily = { $hours ->
    [one] 1 hora por decisión
   *[other] { $hours } horas por decisión
}
table-fact-listed = En la lista pública
table-fact-no-spectators = Sin espectadores
table-hints = { $n ->
    [one] con { $n } pista
   *[other] con { $n } pistas
}
table-fact-no-take-back = Sin deshacer

## El reparto limpio

table-fair = Reparto limpio
table-fair-before = El servidor ya ha elegido su secreto y muestra su huella. Tras la partida se muestra también el secreto, y todos pueden comprobar que nadie tocó una carta. El dispositivo de cada jugador sella también un número propio.
table-fair-after = Guarda el registro de la partida y compruébalo por tu cuenta con
table-fair-commit = Huella mostrada antes de la partida
table-fair-secret = El secreto del servidor
table-fair-nonce = Añadido por { $name }
table-fair-excused = No estaba al empezar y no añadió nada
table-fair-refused = { $n ->
    [one] Antes de este reparto se interrumpió un comienzo.
   *[other] Antes de este reparto se interrumpieron { $n } comienzos.
}
table-fair-tick = Comprobado: tu número está en el reparto y el de cada uno coincide con lo sellado antes de la partida.
table-fair-none-own = El número de cada uno coincide con lo sellado antes de la partida. Este dispositivo no participó o ya no sabe lo que vio.
table-fair-not-there = Según el servidor, no estabas en línea al empezar la partida. Tu número no está en el reparto, así que a ti no te demuestra nada.
table-fair-nobody = Ningún jugador añadió un número: el servidor eligió este reparto sin nadie más.
table-fair-elsewhere = El número de este dispositivo no está en el reparto. Si entraste también con otro, está el suyo: míralo allí. Si no, ¡el servidor te ha dejado fuera!
table-fair-old = Esta partida empezó antes de que se sellaran los números: el secreto del servidor coincide, y nada más se muestra.
table-fair-alarm = ¡Este reparto no es el prometido!
table-fair-alarm-secret = El servidor no muestra su secreto.
table-fair-alarm-commit = El secreto del servidor no es el que selló antes de la partida.
table-fair-alarm-commitment = Un número no coincide con lo sellado antes de la partida.
table-fair-alarm-unsealed = Los números no se sellaron antes de la partida, aunque esta mesa lo prometía.
table-fair-alarm-own = Tu número no está en el reparto.
table-fair-alarm-others = Los números sellados de los demás no son los que se te mostraron.
table-fair-alarm-options = La partida no es la que se acordó cuando se sellaron los números.
table-fair-alarm-refused = El servidor cuenta otros comienzos interrumpidos que los que has visto.
table-dealing = Barajando…
table-dealing-waits = Barajando… esperando a { $names }
table-refused-silent = { $names } no respondió mientras se barajaba y su asiento ha quedado libre. Empieza otra vez cuando no falte nadie.
table-refused-left = { $names } se fue mientras se barajaba, así que la partida no empezó.
table-refused-kicked = { $names } tuvo que irse mientras se barajaba, así que la partida no empezó.

## Alrededor de la partida

table-menu = Menú de la mesa
table-rules = Reglas
table-notify = Avísame cuando me toque
table-device = Jugar en otro dispositivo
table-device-how = El enlace entrega tu asiento una sola vez y caduca a los diez minutos. No se lo enseñes a nadie más.
table-device-link = Crear un enlace para { $name }
table-host = Para el anfitrión
table-stand-in = Que juegue un bot
table-give-back = Devolver el asiento
table-stand-in-me = Que un bot juegue por mí
table-invite-to = Invitar a alguien: { $name }
table-invite-to-how = El enlace vale para una persona que aún no haya jugado en esta partida y caduca a los diez minutos. Se avisa a todos.
table-leave = Dejar la mesa
table-give-up = Dejar mi asiento
table-away-gone = No estabas, así que un bot juega por ti.
table-away-clock = Se te acabó el tiempo, así que un bot juega por ti.
table-away-host = El anfitrión ha puesto un bot en tu lugar.
table-away-asked = Un bot juega por ti, como pediste.
table-away-back = Recuperar asiento
table-left = Dejaste tu asiento. Un bot sigue jugando.
table-return = Volver a sentarme
table-log-stand-in = Decidió un bot
table-stood-in = Un bot acaba de decidir por { $name }.
table-stood-in-you = Un bot acaba de decidir por ti: { $what }
table-stood-in-secret = Un bot acaba de decidir por ti.
table-seat-invited = { $name } ocupa el asiento que dejó { $from }, por invitación del anfitrión.
table-seat-passed = { $name } sigue en lugar de { $from }, que le cedió el asiento.
table-watching = Estás mirando. Las manos siguen ocultas hasta el final.
table-notice-title = Te toca
table-notice-body = La mesa te espera.

## Ronda

table-round = Ronda { $round } de { $of }
table-round-card = Carta de ronda: { $name }. Qué significa
table-round-soon = La carta de ronda aún no se ha descubierto.
table-round-keep = { $n ->
    [one] Tras la planificación puedes guardar una carta.
   *[other] Tras la planificación puedes guardar { $n } cartas.
}
table-rounds-before = Antes: { $names }
table-turn-standard = Cada uno juega una carta boca arriba o toma tres.
table-turn-tunnel = Las cartas se juegan boca abajo.
table-turn-speeding-up = Cada uno actúa dos veces seguidas.
table-turn-switching = En sentido contrario.
table-turn-turmoil = Todos eligen a la vez, en secreto.
table-event-none = Sin evento al final.
table-event-angry-marshal = El marshal dispara a todos los de su techo y retrocede un vagón.
table-event-swivel-arm = Los de los techos acaban en el techo del vagón de cola.
table-event-braking = Los de los techos resbalan un vagón adelante.
table-event-take-it-all = Un segundo maletín llega al vagón del marshal.
table-event-rebellion = Todos los de dentro del tren reciben una bala.
table-event-pickpocketing = Quien esté solo en un lugar puede llevarse de allí una bolsa.
table-event-revenge = Los del techo del marshal pierden su peor bolsa.
table-event-conductor = Quien esté en la locomotora o encima cobra 250 $.
table-event-marshal-whiskey = El marshal se bebe una petaca de su vagón y retrocede.
table-event-tired-horses = Los caballos de cola se van.
table-event-higher-speed = Los de los techos, los caballos y la diligencia se retrasan un vagón.
table-event-shotgun-rage = Los de la diligencia y el vagón de al lado reciben una bala.
table-event-mortal-bullet = Cada bala recibida en esta ronda cuesta 150 $.
table-event-sharing = Los maletines se reparten con todos los del mismo lugar.
table-event-escape = Quien siga al final en el tren o encima es capturado.

## Jugadores

table-players = Jugadores
table-money = { $unknown ->
    [0] { $known }
    [one] { $known } y una bolsa en la que no puedes mirar
   *[other] { $known } y { $unknown } bolsas en las que no puedes mirar
}
table-purses = { $n ->
    [one] Una bolsa: { $values }
   *[other] { $n } bolsas: { $values }
}
table-jewels = { $n ->
    [one] Una joya
   *[other] { $n } joyas
}
table-strongboxes = { $n ->
    [one] Un maletín
   *[other] { $n } maletines
}
table-bullets = { $n ->
    [0] Ni una bala
    [one] Queda una bala
   *[other] Quedan { $n } balas
}
table-wounds = { $n ->
    [0] Sin heridas
    [one] Una herida
   *[other] { $n } heridas
}
table-hand-size = { $n ->
    [one] Una carta en la mano
   *[other] { $n } cartas en la mano
}
table-hostage = Rehén: { $name }
table-side = Equipo { $side }
table-mark-you = tú
table-mark-host = anfitrión
table-mark-bot = bot
table-mark-deciding = Decide ahora
table-mark-first = Jugador inicial
table-mark-partner = Tu compañero
table-mark-away = Ausente: juega un bot
table-mark-offline = Sin conexión
table-mark-own = nombre propio
table-mark-own-name = Nombre propio: nadie más puede usarlo
table-clock = Tiempo restante: { $left }
table-clock-days = { $days ->
    [one] 1 día { $text }
   *[other] { $days } días { $text }
}

## Cartas

table-hand = Tus cartas
table-hand-empty = No tienes cartas en la mano.
table-hand-besides = Cartas de tu mazo
table-card-kept = { $card }, guardada
table-draw = Tomar
table-deck = { $n ->
    [0] El mazo está vacío
    [one] Una carta en el mazo
   *[other] { $n } cartas en el mazo
}
table-discard = Descartes ({ $n })
table-discard-of = Descartes: { $name }
table-discard-empty = Aquí no hay nada.
table-pile = Cartas planeadas
table-pile-empty = Aún no hay cartas planeadas.
table-pile-memory = De memoria: solo se ve la última carta.
table-pile-card = { $n }. { $who }: { $card }
table-pile-now = { $n }. { $who }: { $card }, ahora
table-pile-done = { $n }. { $who }: { $card }, hecha
plan-open = Ver el plan
plan-title = Vista previa: solo cartas boca arriba
plan-close = Volver a la partida
plan-ways = ¿Y si { $who }…?
plan-playback = Vista previa del plan
plan-line = Paso de la vista previa
plan-line-at = Paso { $n } de { $of }. { $said }
plan-gap = { $n }. { $who }: carta boca abajo, se omite
plan-gap-said = Carta boca abajo, se omite: { $who }
plan-begin = Aquí empieza el asalto

## Decidir

table-decision = Tu decisión
table-choices = Qué puedes hacer
table-chooser = ¿Cuál?
table-confirm = Confirmar
table-cancel = Cancelar
table-take-back = Deshacer
table-catching-up = Mostrando lo que pasó…
table-committed = Tu elección: { $choice }.
table-foreseen-open = El resto depende del azar o de los demás.
table-waiting-for = Esperando a { $who }.
table-curtain = Pásale el dispositivo a { $name }
table-curtain-why = Que nadie más mire ahora.
table-curtain-lift = Soy { $name }

## Reproducción

table-playback = Reproducción
table-pause = Pausa
table-play = Reproducir
table-step-back = Un paso atrás
table-step-on = Un paso adelante
table-to-now = Ir al momento actual
table-skipped =
    { $n ->
        [one] Se saltó 1 suceso
       *[other] Se saltaron { $n } sucesos
    }
table-skipped-show = Verlos
table-skipped-dismiss = Omitirlos
table-speed = Velocidad: { $speed }

## Crónica, chat, teclas, descripción

table-log = Qué ha pasado
table-log-empty = Aún no ha pasado nada.
table-chat = Chat
table-chat-off = Desactivar el chat
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-mute = { $name }. Toca para silenciar
table-chat-unmute = Volver a oír a { $name }
table-chat-emotes = Gestos
table-chat-write = Di algo
table-chat-send = Enviar
table-help = Ayuda
table-help-asked = Qué puedes hacer ahora
table-help-happened = Qué acaba de pasar
table-help-power = Tu poder
table-help-things = Ahora en la mesa
table-keys = Atajos de teclado
table-key-space = Espacio
table-keys-choose = elegir de la lista
table-keys-arrows = moverse por la lista
table-keys-pause = pausa o seguir
table-keys-back = un paso atrás
table-keys-on = un paso adelante
table-keys-now = ir al momento actual
table-keys-undo = deshacer
table-keys-plan = ver a qué lleva el plan
table-keys-log = qué ha pasado
table-keys-chat = chat
table-keys-help = ayuda
table-keys-off = Los atajos de una sola tecla están desactivados. Se activan en los ajustes.
table-keys-more = A todo se llega también con Tab y Enter.
table-spoken = La mesa en palabras
table-spoken-train = El tren

## El final

table-scores = Puntuación
table-winner = gana
table-caught = entre rejas
table-part-purses = Bolsas
table-part-jewels = Joyas
table-part-strongboxes = Maletines
table-part-conductor = Conductor
table-part-ransom = Rescate
table-part-shares = Maletines repartidos
table-part-gunslinger = Pistolero
table-part-mortal = Balas mortales
table-part-side = Equipo { $side } en total
table-wanted = SE BUSCA
table-wanted-for = Por asalto a un tren
table-end-you = ¡Te has salido con la tuya!
table-end-nobody = Gana la ley: nadie escapó
table-end-winner = { $n ->
    [one] { $who } se escapa con el botín
   *[other] { $who } se escapan con el botín
}
table-to-scores = A la puntuación
table-end-look = Ver el tren
table-rematch = Revancha
table-end-daily = Ver el resultado del día
table-rematch-join = A la revancha
table-replay = Ver la repetición
table-share-replay = Enlace a la repetición
table-save-record = Guardar el registro
table-revealed = Todas las bolsas abiertas
