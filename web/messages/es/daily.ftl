# El tren del día: un reparto al día para todos.

daily-title = El tren del día
daily-number = Tren n.º { $n }
daily-aboard = Quién va a bordo
daily-once = Hoy el reparto es el mismo para todos y tienes un solo intento. Sin pistas y sin reloj.
daily-go = Subir al tren
daily-go-on = Volver al tren
daily-riding = Tu viaje aún no ha acabado. Cuenta para este día, lo termines cuando lo termines.
daily-practice = Viajar por gusto
daily-missed = No viajaste en este tren. Aún puedes hacerlo por gusto: no entra en la tabla.
daily-checking = Estamos comprobando tu viaje…
daily-left = Dejaste este tren antes del final.
daily-refused-alone = Un bot jugó parte de este viaje por ti, así que no cuenta.
daily-refused-other = Este viaje no se pudo confirmar al volver a jugarlo, así que no cuenta.
daily-next = El próximo tren sale en { $hours } h { $minutes } min.
daily-next-minutes = El próximo tren sale en { $minutes } min.
daily-clock = El reloj de tu dispositivo dice { $device }. Cuenta el día del servidor: { $day }.
daily-offline = Aquí no hay servidor: este tren va según la fecha de tu dispositivo, { $day }. El resultado se queda en este dispositivo.
daily-on-device = Tus trenes en este dispositivo
daily-place = { $place }.º de { $seats }
daily-rounds = Tu viaje, ronda a ronda
daily-round = Ronda { $n }: { $deed }, { $money }
daily-deed-robbed = cogiste botín
daily-deed-shot = le diste a alguien
daily-deed-punched = golpeaste a alguien
daily-deed-hit = recibiste una bala
daily-deed-lost = perdiste botín
daily-deed-marshal = moviste al marshal
daily-deed-quiet = todo tranquilo
daily-share = Compartir
daily-share-title = Folsom n.º { $n } · { $money }
daily-share-hint = Solo signos y números: no revela nada del tren.
daily-copy = Copiar la línea
daily-copied = Línea copiada.
daily-levels = Frente a nuestros bots
daily-levels-hint = Cada nivel jugó { $n } veces en tu asiento: mismo reparto, mismos rivales.
daily-levels-playing = Los bots viajan en tu tren…
daily-better = Mejor que { $level } en { $n } de { $of }
daily-median = normalmente { $money }
daily-board = La tabla
daily-board-later = Verás cómo les fue a los demás cuando hayas viajado.
daily-board-none = Nadie viajó aquí en este tren.
daily-riders = { $n ->
    [one] 1 pasajero
   *[other] { $n } pasajeros
}
daily-col-place = Puesto
daily-col-name = Nombre
daily-col-money = Dinero
daily-earlier = Mes anterior
daily-later = Mes siguiente
daily-streak = { $n ->
    [0] Viaja hoy para empezar una racha.
    [one] 1 día seguido
   *[other] { $n } días seguidos
}
daily-day-ridden = { $money }, puesto { $place } de { $seats }
daily-day-none = sin viaje
daily-day-riding = sin acabar
daily-day-checking = en comprobación
daily-day-refused = no cuenta
daily-day-left = abandonado
