# Qué ha fallado: qué pasó y qué hacer.

error-general = No ha funcionado. Inténtalo otra vez; si sigue igual, recarga la página.
error-not-understood = La página y el servidor no se han entendido. Recarga la página e inténtalo otra vez.
error-outdated = Esta página es más antigua que el servidor. Recárgala; no se pierde ninguna partida.
error-not-for-you = Eso no es para ti.
error-origin = Esta página no puede hablar con ese servidor. Abre el juego en la dirección del propio servidor.
error-client-broken = Algo se ha roto en esta página. Tu partida está a salvo en el servidor.
error-client-offline = Ahora no se puede llegar al servidor. Seguimos probando; tu partida está a salvo allí.

error-identity-unknown-token = El servidor ya no conoce este navegador. Ahora eres un invitado nuevo; inicia sesión si tienes un nombre con contraseña.
error-identity-name-taken = Ese nombre es de otra persona. Elige otro.
error-identity-claimed = Ya tienes un nombre propio.
error-identity-bad-name = Ese nombre no vale. Bastan de 1 a 24 letras, números o espacios.
error-identity-bad-password = La contraseña necesita al menos 8 caracteres.
error-identity-wrong-password = El nombre y la contraseña no casan.

error-limit-messages = Calma, compañero: demasiado de golpe. Espera un momento e inténtalo otra vez.
error-limit-tables = Tienes todas las mesas abiertas que puede tener una persona. Termina una o déjala antes.
error-limit-people = Llegan demasiados invitados nuevos desde tu red. Inténtalo en un minuto.
error-limit-chat = Demasiada charla de golpe. Espera unos segundos.
error-limit-connections = Hay demasiadas páginas abiertas desde tu red. Cierra algunas e inténtalo otra vez.
error-limit-watched = Sigues demasiadas mesas a la vez. Deja una antes.
error-limit-passwords = Demasiados intentos de contraseña. Espera un minuto.
error-limit-codes = Demasiados intentos de código. Espera un minuto.

error-link-dead = Este camino no lleva a ninguna parte. La dirección está mal, o la página se ha mudado.
error-link-unknown = Este enlace de asiento ya se ha usado o tiene más de diez minutos. Pide uno nuevo.
error-code-unknown = Ninguna mesa tiene este código. Compruébalo con quien te lo dio.
error-table-unknown = No existe esa mesa. Puede que el enlace esté mal escrito, o que la partida se retirara hace tiempo.
error-closed = Esta mesa está cerrada.
error-closed-expired = Nadie empezó esta partida, así que se retiró la mesa.
error-closed-abandoned = Todos los jugadores se fueron, así que se retiró la partida.
error-closed-upgrade = El servidor se actualizó y esta partida no se pudo conservar. ¡Lo sentimos!
error-closed-host = El anfitrión cerró esta mesa.
error-table-over = Esta partida ha terminado.
error-table-started = La partida ya ha empezado.
error-table-not-started = La partida aún no ha empezado.
error-table-not-over = La partida aún no ha terminado.
error-table-rematched = La revancha ya tiene su propia mesa.
error-table-no-spectators = Esta mesa solo la ven sus jugadores.
error-table-full-house = Mesa abarrotada: no cabe nadie más mirando.
error-table-not-host = Eso solo puede hacerlo el anfitrión.
error-table-no-such-seat = No existe ese asiento.
error-table-not-your-seat = Ese asiento es de otra persona.
error-table-seat-taken = Aquí están ocupados todos los asientos.
error-table-already-seated = Ya tienes asiento en esta mesa.
error-table-kicked = El anfitrión te ha pedido que dejes esta mesa.
error-table-nobody-there = Ahí no se sienta nadie.
error-table-away = En este asiento juega un bot. Recupéralo antes.
error-table-not-away = En este asiento no hay ningún suplente.
error-table-not-allowed = Esta mesa no lo permite.
error-table-bad-name = Ese nombre no vale en esta mesa, o ya lo tiene alguien aquí.
error-table-bad-options = Así no se puede montar una mesa.
error-table-no-such-bot = No existe ese bot.
error-table-empty-seats = Hay asientos libres. Ocúpalos antes con jugadores o bots.
error-table-cannot-take-back = Demasiado tarde para deshacer: ya ha tenido consecuencias.
error-config = Eso no se puede combinar.
error-too-late = Demasiado tarde: la partida ya ha avanzado.
error-action-not-legal = Ahora no se puede hacer eso.
error-chat-empty = Escribe algo antes.
error-chat-too-long = Eso es demasiado largo para el chat.
error-webhook-bad-url = Esa dirección no sirve. Debe empezar por https:// y ser accesible desde internet.

error-server-store-failed = El servidor no pudo guardarlo, así que no ha tenido efecto. Inténtalo en un momento.
error-server-waiting = El servidor espera a su almacenamiento. No se pierde nada; seguirá solo.
error-server-busy = El servidor está muy ocupado. Inténtalo en un momento.
error-server-restarting = El servidor se está reiniciando. Vuelve enseguida, con tu partida.
error-server-internal = Algo ha ido mal en el servidor. Inténtalo otra vez.

error-record-not-finished = Esta partida aún se está jugando. Su registro se abrirá cuando acabe.
error-record-not-whole = El servidor se actualizó durante esta partida y no se puede reproducir entera.
error-record-other-rules = Esta partida la grabó otra versión y no se puede reproducir aquí.
error-record-unreadable = La crónica de esta partida ya no se puede leer.
error-record-truncated = Este registro se corta antes del final de la partida.
error-record-too-big = Este archivo es demasiado grande para ser un registro.
error-record-damaged = Este archivo no es un registro de partida, o está dañado.

# Títulos de la página que los muestra.
trouble-lost = Perdidos en la pradera
trouble-full = Lleno total
trouble-kicked = A la calle
trouble-closed = Mesa cerrada
trouble-outdated = Hay una versión nueva
trouble-server = El telégrafo calla
trouble-record = Una página rota
trouble-limit = Para el carro
trouble-broken = Descarrilado
trouble-refused = Prohibido el paso
trouble-line = Línea { $line }: { $message }
trouble-home = Ir al inicio
trouble-watch = Ver mesas abiertas
trouble-new = Crear una mesa
trouble-records = Partidas terminadas
trouble-file = Abrir otro archivo
trouble-again = Reintentar
