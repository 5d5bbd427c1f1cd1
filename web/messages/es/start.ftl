# En todas partes.
ui-close = Cerrar
ui-home = Folsom, a la página de inicio
ui-skip = Ir al contenido
ui-loading = Un momento…
ui-reload = Recargar la página
ui-language = Idioma
ui-settings = Ajustes
ui-theme-light = Cambiar al tema claro
ui-theme-dark = Cambiar al tema oscuro
banner-offline = Sin conexión. Probando otra vez…
banner-restarting = El servidor se está reiniciando. Vuelve enseguida, y tu partida con él.
banner-waiting = El servidor espera a su almacenamiento. No se ha perdido nada.
banner-here-lost = El juego en este dispositivo se ha parado. Arrancando otra vez…
banner-here-waiting = Esperando al almacenamiento del dispositivo. No se pierde nada.
banner-here-full = No queda sitio en este dispositivo. Puedes seguir jugando, pero libera espacio antes de cerrar la pestaña: hasta entonces no se guarda nada más.
banner-here-overtaken = Otra pestaña continuó esta partida mientras no quedaba sitio en este dispositivo. Lo que ves ahora está guardado; tus últimas jugadas de aquí se han perdido.
banner-outdated = Esta página es más antigua que el servidor.
banner-newer = Hay una versión nueva lista.
banner-renew = Usarla ya
banner-later = Más tarde
seat-lost = Ya no tienes asiento en esta mesa. Puedes seguir mirando.

# La página de inicio.
start-title = Folsom
start-motto = El tren sale a mediodía. Asáltalo.
start-what = Colt Express, el juego de mesa del asalto a un tren: planea en secreto y mira cómo chocan los planes. De 2 a 6 jugadores, unos 40 minutos; un cuarto de hora contra bots.
start-play = Jugar ya
start-play-hint = Un clic y estás en el tren con los bots.
here-fleeting = Este navegador no guarda partidas (¿una ventana privada?). Acaban al cerrar la pestaña.
here-plain = Esta dirección no está cifrada, así que no se abre sin conexión; una partida abierta sigue.
start-against = Rivales
start-level-tenderfoot = juega por instinto
start-level-drifter = piensa un poco
start-level-rustler = juega a ganar
start-level-desperado = no tiene piedad
start-level-legend = lo ve venir todo
start-bandit = Tu bandido
start-bandit-any = Cualquiera
start-players = Jugadores
start-expert = Modo experto
start-horses = Caballos y diligencia
start-friends = Jugar con amigos
start-friends-hint = Abre una mesa y envía el enlace.
start-device = Un solo dispositivo
start-device-hint = Pásenlo de mano en mano; un telón oculta tus cartas.
start-tv = En la tele
start-tv-hint = El tren en la pantalla grande, tu mano en el móvil.
start-watch = Mirar
start-watch-hint = Mesas abiertas y partidas en juego.
start-records = Registros
start-records-hint = Partidas terminadas, paso a paso.
start-games = Mis partidas
start-games-hint = Todas, y lo que suman.
start-daily = El tren de hoy
start-daily-number = El tren de hoy, n.º { $n }
start-daily-hint = Un reparto para todos, un solo intento.
start-daily-riding = Sigues a bordo.
start-daily-next = El próximo, en { $hours } h { $minutes } min.
start-daily-ridden = Sacaste { $money }. { $next }
start-learn = Aprender
start-learn-hint = Tu primera ronda en cinco minutos.
start-puzzles = Problemas
start-puzzles-hint = Encuentra la mejor jugada.
start-rules = Reglas
start-rules-hint = Cada carta, bandido y evento.
start-join = ¿Tienes un código?
start-join-code = Código de la mesa
start-join-hint = Cinco u ocho letras y cifras que te dio el anfitrión.
start-join-go = Unirse
start-mine = Tus mesas
start-mine-open = Abrir
start-mine-leave = Dejar esta mesa
start-mine-leave-hint = Renuncias a tu asiento para siempre. Los demás siguen jugando.
start-mine-stay = Quedarse
start-name = Tu nombre
start-name-field = Tu nombre
start-name-hint = Así te ven en la mesa.
start-name-save = Guardar
start-name-saved = Desde ahora te llamas { $name }.
start-bot-of = { $level } (bot)
start-free-seat = asiento libre
start-ways = Maneras de jugar

# Una mesa en una lista.
list-stage-lobby = Esperando jugadores
list-stage-playing = En juego
list-stage-finished = Terminada
list-stage-closed = Cerrada
list-seats-free = { $n ->
    [0] completa
    [one] 1 asiento libre
   *[other] { $n } asientos libres
}
list-players = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
list-clock-live = con reloj
list-clock-daily = por correspondencia
list-by-whom = Quién juega

# Crear una mesa.
new-title = Una mesa con amigos
new-title-device = Una partida en un dispositivo
new-game = El juego
new-details = Más opciones
new-seats = Asientos
new-seat-you = Tú
new-seat-person = Jugador
new-seat-friend = Un amigo
new-seat-who = Asiento { $seat }
new-seat-name = Nombre del asiento { $seat }
new-seat-name-spare = Jugador { $seat }
new-spare = Jugador
new-fill = Completar con bots
new-clear = Dejar para amigos
new-people = Todos personas
new-open = Abrir la mesa
new-start = Empezar la partida
new-open-hint = { $n ->
    [one] Recibes un enlace, un código y un código QR para el asiento libre.
   *[other] Recibes un enlace, un código y un código QR para los { $n } asientos libres.
}
new-start-hint = Están todos: la partida empieza al momento.
new-watch-hint = Todos los asientos son bots: tú miras.

form-presets = ¿A qué jugamos?
preset-first = Primera partida
preset-first-hint = Sin poderes ni eventos
preset-standard = Estándar
preset-standard-hint = El juego tal cual
preset-expert = Experto
preset-expert-hint = Guarda cartas y planea
preset-horses = Caballos
preset-horses-hint = Diligencia y rehenes
preset-two = Dos jugadores
preset-two-hint = Dos bandidos cada uno
preset-teams = Equipos
preset-teams-hint = El botín se comparte
preset-all = A lo grande
preset-all-hint = Seis jugadores y con todo
form-seats = Cuántos jugadores
form-variant = Qué juego
form-variant-standard = El juego como viene en la caja.
form-variant-basic = Sin poderes ni eventos, para un primer viaje.
form-variant-duo14 = Para dos, con las reglas de 2014.
form-variant-duo18 = Para dos o tres, con las reglas de 2018.
form-variant-teams = Dos y dos, codo con codo.
form-expert-hint = Los mazos no se barajan; guardas cartas y descartas a la vista.
form-horses-hint = Jinetes, una diligencia, rehenes y whiskey.
form-edition = Edición
form-why-players = Solo para { $seats } jugadores
form-why-edition = Solo en la edición de { $edition }
form-why-expert-on = Siempre en este juego
form-why-expert-off = No en este juego
form-why-horses = No en una primera partida
form-bandits = Bandidos
form-bandits-random = Al azar
form-bandits-random-hint = Decide la suerte.
form-bandits-drafted = A elegir
form-bandits-drafted-hint = Todos eligen, por orden de asiento.
form-bandits-given = Fijados aquí
form-bandits-given-hint = Tú dices quién es quién.
form-seat = Asiento { $seat }
form-seat-slot = Asiento { $seat }, bandido { $slot }
form-train = Tren
form-train-random = Al azar
form-train-random-hint = Un tren distinto cada vez.
form-train-given = A elegir
form-train-given-hint = Tú enganchas los vagones.
form-wagon = Vagón { $n }
form-wagon-loot = { $purses ->
    [0] { $jewels ->
        [0] nada
        [one] 1 joya
       *[other] { $jewels } joyas
    }
    [one] { $jewels ->
        [0] 1 bolsa
        [one] 1 bolsa, 1 joya
       *[other] 1 bolsa, { $jewels } joyas
    }
   *[other] { $jewels ->
        [0] { $purses } bolsas
        [one] { $purses } bolsas, 1 joya
       *[other] { $purses } bolsas, { $jewels } joyas
    }
}
form-clock = Tiempo
form-clock-none = Sin reloj
form-clock-none-hint = Nadie tiene prisa.
form-clock-live = En vivo
form-clock-live-hint = Segundos por decisión y una reserva.
form-clock-daily = Por correspondencia
form-clock-daily-hint = Horas o días por decisión.
form-clock-seconds = Segundos por decisión
form-clock-bank = Reserva en segundos
form-clock-bank-hint = Para toda la partida, si una decisión se alarga.
form-clock-per-decision = Por cada decisión
form-seconds = { $n ->
    [one] 1 segundo
   *[other] { $n } segundos
}
form-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
form-hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
}
form-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
form-room = La mesa
form-room-public = Pública
form-room-private = Solo con enlace
form-title = Nombre de la mesa
form-title-hint = Sale en las listas; puede quedar vacío.
form-listed = Pública
form-listed-hint = Cualquiera la ve en «Mirar» y puede unirse.
form-spectators = Espectadores
form-spectators-hint = Se puede mirar sin tener asiento.
form-take-back = Deshacer
form-take-back-hint = Mientras no haya tenido consecuencias.
form-memory = De memoria
form-memory-hint = Solo se ve la carta de arriba del mazo común.
form-shuffle = Barajar los asientos
form-shuffle-hint = Quién se sienta dónde se sortea al empezar.
form-grace = Si alguien se va, esperar
form-grace-hint = Luego juega un bot hasta que vuelva.
form-stand-in = Bot suplente
form-stand-in-hint = Por los ausentes.
form-bot-pause = Los bots piensan
form-bot-pause-hint = Para que puedas seguirlos, y deshacer.
form-bot-pause-none = Sin pausa

# Unirse, mirar, registros.
join-title = A la mesa…
join-looking = Buscando la mesa con el código { $code }…
seat-title = Ocupando tu asiento…
seat-taking = En un momento el asiento es tuyo.
watch-title = Mirar y unirse
watch-none = Ahora mismo no hay ninguna mesa pública abierta.
watch-none-hint = Abre una y marca «Pública», o mira partidas terminadas.
watch-join = Unirse
watch-watch = Mirar
watch-open = Mesas abiertas
watch-playing = En juego
records-title = Partidas terminadas
records-here = Jugadas en este dispositivo
records-away = Jugadas en el servidor
records-none = Aún no ha terminado ninguna partida.
records-none-hint = Aquí aparecen, cuando acaban, las partidas de este dispositivo y las de mesas públicas. De las demás, el enlace y el registro están en su pantalla final.
records-file = Abrir un archivo
records-replay = Repetición
records-more = Partidas anteriores
records-winner = gana
records-save = Guardar el registro

# Ajustes.
settings-title = Ajustes
settings-look = Aspecto e idioma
settings-theme = Tema
settings-theme-auto = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-play = Juego
settings-speed = Velocidad de animación
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Instantánea
settings-confirm = Confirmar cada decisión
settings-confirm-hint = Toca otra vez antes de que pase nada.
settings-follow = Seguir la acción
settings-follow-hint = La cámara va adonde pasan las cosas.
settings-hints = Pistas
settings-hints-hint = Un botón en las partidas contra bots. El registro dice cuántas hubo.
settings-chat-off = Ocultar el chat
settings-sound = Sonido
settings-muted = Silencio
settings-vibrate = Vibrar cuando te pase algo
settings-volume = Efectos
settings-ambience = Ambiente
settings-music = Música
settings-keyboard = Teclado
settings-keys = Atajos de una sola tecla
settings-keys-hint = Números, letras, signos y la barra espaciadora, en la mesa, en las repeticiones y en la lección. Tab, Enter y las flechas funcionan siempre.
settings-notices = Cuando te toque
settings-notify = Aviso del navegador
settings-notify-hint = Cuando esta página está en segundo plano.
settings-notify-denied = Tu navegador no lo permite. Cámbialo en sus ajustes para este sitio.
settings-push = Notificaciones push
settings-push-hint = En este dispositivo, también con la página cerrada. Para partidas por correspondencia; con un toque en el aviso se acaban.
settings-push-unsupported = Este navegador no puede hacerlo aquí: hace falta una dirección segura (https) y tener la página guardada para usarla sin conexión. En un iPhone, añade antes la página a la pantalla de inicio.
settings-push-stop = No más avisos
settings-webhook = Enviar un mensaje a una dirección web
settings-webhook-hint = Una dirección https tuya recibe un POST cuando te espera una partida por correspondencia. Vacía: ninguna.
settings-webhook-saved = Guardado.
settings-webhook-save = Guardar
settings-offline = Sin red
settings-offline-insecure = El juego funciona aquí, pero no se puede guardar en este dispositivo: para eso su dirección tiene que empezar por https.
settings-offline-unsupported = Este navegador no puede guardar el juego en el dispositivo. Con red funciona como siempre.
settings-offline-failed = Esta vez no se pudo guardar el juego en este dispositivo. Se intentará en la próxima visita.
settings-offline-coming = El juego se está guardando en este dispositivo…
settings-offline-kept = El juego está guardado en este dispositivo: también se abre sin red.
settings-name = Tu nombre
settings-guest = Eres un invitado. Reserva tu nombre para usarlo en otros dispositivos.
settings-claimed = { $name } es tuyo en todos tus dispositivos.
settings-claim = Reservar nombre
settings-sign-in = Iniciar sesión
settings-have-name = Ya tengo un nombre
settings-new-name = Reservar un nombre
settings-password = Contraseña
settings-password-hint = Al menos 8 caracteres. Una contraseña perdida no se puede recuperar.
settings-claimed-now = El nombre { $name } ya es tuyo.
settings-renamed = { $before } ya es de otra persona, así que ahora eres { $name }. Elige otro nombre cuando quieras.
settings-signed-in = Hola de nuevo, { $name }.
settings-sign-out = Cerrar sesión
settings-signed-out = Has cerrado sesión.
settings-devices = Dónde tienes la sesión abierta
settings-device = { $browser } en { $system }
settings-device-unknown = Dispositivo desconocido
settings-device-here = Este dispositivo
settings-device-used = Último uso: { $date }
settings-device-end = Cerrar sesión
settings-device-end-label = Cerrar sesión: { $device }
settings-device-ended = Sesión cerrada en ese dispositivo.
settings-sign-out-everywhere = Cerrar sesión en todas partes
settings-signed-out-elsewhere = La sesión de { $name } se cerró aquí desde otro dispositivo.
settings-password-change = Cambiar contraseña
settings-password-old = Contraseña actual
settings-password-new = Contraseña nueva
settings-password-new-hint = Al menos 8 caracteres. Se cierra la sesión en tus otros dispositivos.
settings-password-changed = Contraseña cambiada.
settings-data = Tus datos
settings-export = Descargar mis datos
settings-delete = Eliminar mi cuenta
settings-delete-hint = Dejas todas las partidas y un bot sigue jugando por ti. Las partidas terminadas se conservan con un nombre de invitado en lugar del tuyo. No se puede deshacer.
settings-delete-sure = Quiero eliminar mi cuenta
settings-delete-now = Eliminar para siempre
settings-deleted = Tu cuenta se ha eliminado.
settings-done = Listo
