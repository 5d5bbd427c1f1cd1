# El salón: el tren en la pantalla, las cartas en los móviles.
tv-title = El salón
tv-join = Sacad los móviles
tv-how = Escanea el código, o abre { $address } y escríbelo.
tv-lonely = No se ha encontrado ninguna dirección de red, así que los móviles no pueden entrar. Conecta este ordenador a la wifi y vuelve a abrir Folsom con
tv-bot-seat = ¿Un bot o tú?
tv-game-before = El juego anterior
tv-game-after = El juego siguiente
tv-fewer = Menos jugadores
tv-more = Más jugadores
tv-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
tv-nobody = Esperando al primer móvil…
tv-bots = { $n ->
    [one] Un bot completa la mesa.
   *[other] { $n } bots completan la mesa.
}
tv-start = ¡Todos al tren!
tv-sound = Pulsa aquí cualquier tecla para oír el sonido.
tv-fill = Pantalla completa
tv-who = { $name } ({ $bandit })
tv-again = ¿Otra? Toca «Jugar otra vez» en un móvil.
tv-new = Una mesa nueva
hand-title = Tu mano
hand-in = Ya estás dentro
hand-name = Tu nombre
hand-join = Subir al tren
hand-pick = Elige tu bandido
hand-surprise = Sorpréndeme
hand-leave = Bajar del tren
hand-full = No quedan asientos. Mira la partida en la pantalla; quizá haya sitio para ti en la próxima.
hand-started = La partida ya ha empezado
hand-started-how = Mírala en la pantalla. Cuando acabe y alguien toque «Jugar otra vez», podrás subir al tren.
hand-look = ¡Mira la pantalla!
hand-lost = La pantalla se ha ido. Sigue jugando aquí mismo.
hand-whole = Mostrar el tren también aquí
hand-only = Aquí solo mi mano
hand-gone = { $name } no está ahora mismo.
hand-stand-in = Que un bot juegue por { $name }
hand-over = Se acabó
hand-counting = Mira la pantalla: están contando el dinero.
hand-again = Jugar otra vez
hand-results = Ver aquí el resultado
