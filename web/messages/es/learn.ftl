# La pantalla de reglas y la primera lección.

learn-rules-lesson = Aprender jugando
learn-rules-search = Buscar en las reglas
learn-rules-found = { $n ->
    [0] Sin resultados
    [one] 1 entrada encontrada
   *[other] { $n } entradas encontradas
}
learn-rules-none = No hay nada así en las reglas. Prueba otra palabra o menos letras.
learn-rules-contents = Contenido

learn-rounds-24 = Para 2 a 4 jugadores
learn-rounds-56 = Para 5 o 6 jugadores
learn-rounds-station = Estaciones: la última ronda
learn-rounds-card = Carta de ronda
learn-rounds-turns = Turnos
learn-rounds-horses = Caballos y diligencia
learn-rounds-keep = { $n ->
    [one] guardar 1 carta
   *[other] guardar { $n } cartas
}

learn-title = Tu primer asalto
learn-coach = Cheyenne, tu compañera
learn-progress = Paso { $n } de { $of }
learn-next = Seguir
learn-back = Atrás
learn-hurry = Saltar
learn-leave = Dejar la lección
learn-again = Desde el principio
learn-play = Primera partida
learn-rules = Mirar las reglas
learn-your-turn = Te toca
learn-wait = Mira lo que pasa…

learn-welcome =
    ¡Hola! Soy Cheyenne. Tú eres Belle: sombrero de plumas y un corazón por emblema. Te has colado en el vagón cantina, al final de este tren.
    Una ronda juntas, unos cinco minutos, y sabrás cómo se asalta.
learn-train =
    La locomotora está a la izquierda, con el marshal y un maletín. Cada vagón tiene dos lugares: interior y techo. El botín está donde lo ves.
    Doc está aquí contigo. Tuco espera un vagón más adelante. Tras cinco rondas gana el bandido más rico.
learn-hand =
    Estas seis cartas son tu mano. Solo puedes hacer lo que dicen: moverte, trepar, disparar, robar, golpear o mover al marshal.
learn-round =
    La carta de ronda muestra cinco turnos y lo que pasa al final: los pasajeros se rebelarán. En cada turno juegas una carta o tomas tres.
learn-robbery =
    Primero, la planificación: todos hacen planes y aún no pasa nada. Tienes bolsas a tus pies, así que planea llevarte una. Juega «Robar».
learn-robbery-other =
    No es mala idea, pero primero hazte con algo de dinero: no lo tendrás más fácil. Juega «Robar».
learn-pile =
    Tuco planea moverse; Doc, trepar. Las cartas se quedan en este orden, y en este orden ocurrirán. Así que recuerda quién hace qué.
learn-floor =
    Pronto no va a caber nadie aquí abajo. Con la bolsa en la mano te conviene subir al techo: juega «Cambiar de piso».
learn-floor-other =
    También serviría, pero donde hay que estar es en el techo: allí se corre más y se dispara más lejos. Juega «Cambiar de piso».
learn-tunnel =
    ¡Un túnel! A oscuras las cartas se juegan boca abajo. Tuco va hacia delante, justo al lado del vagón del marshal. Dale una sorpresa: juega «Marshal».
learn-tunnel-other =
    Guárdalo para la luz del día. A oscuras nadie ve venir una trampa: juega «Marshal».
learn-secret =
    Tu propia carta aún la puedes mirar. Lo que han planeado Tuco y Doc solo lo verás cuando ocurra.
learn-draw =
    Querrás disparar, pero no tienes «Disparar» en la mano. En vez de jugar una carta puedes tomar tres de tu mazo: hazlo.
learn-draw-other =
    Podrías. Pero la carta que necesitas sigue en tu mazo: toma tres cartas.
learn-fire =
    Ahí está. Juega «Disparar», y ya veremos a quién tienes delante cuando llegue el momento.
learn-fire-other =
    Más tarde, quizá. Quien nunca dispara nunca llega a Pistolero. Juega «Disparar».
learn-stealin =
    Se acabó la planificación, y lo que queda en la mano vuelve a los mazos. Ahora viene el asalto: carta a carta, en el orden en que se jugaron.
learn-take =
    Primero va tu «Robar». Una joya vale siempre 500 $. Una bolsa tiene de 250 $ a 500 $, y solo su dueño sabe cuánto. Llévate una bolsa.
learn-take-other =
    Una joya es buen botín, pero todos verían lo que tienes. Llévate una bolsa y que adivinen.
learn-purse =
    ¡Quinientos dólares! Tú lo ves; los demás solo ven una bolsa más. El dinero te convierte en blanco, así que ese secreto vale oro.
learn-move =
    Tuco se mueve. Dentro del tren, de vagón en vagón. Ha entrado en el vagón salón, al lado del marshal.
learn-climb =
    Primero Doc, luego tú: «Cambiar de piso» lleva a un bandido al techo o lo baja otra vez.
learn-jewel =
    Tuco también roba: una joya. Joyas y maletines están a la vista de todos.
learn-run =
    Por los techos corres uno, dos o tres vagones con un solo «Mover». Doc corre dos y ahora está justo encima de Tuco.
learn-marshal =
    ¡Tu trampa se cierra! Quien se topa con el marshal dentro de un vagón recibe una bala y huye al techo. Él nunca sube.
learn-nothing =
    Tuco pensaba robar otra vez en el vagón. Pero aquí arriba no hay nada que llevarse, así que su carta no hace nada. Los planes fallan todo el tiempo: ahí está la gracia.
learn-punch =
    Doc golpea a Tuco. La joya cae donde estaban y Tuco sale despedido al vagón de al lado. Quien llegue primero se la queda.
learn-shoot =
    ¡Tu «Disparar»! En los techos le das a quien esté más cerca, por lejos que esté. Tuco y Doc están hombro con hombro, así que eliges tú. Dispara a Doc: es quien pega más fuerte.
learn-shoot-other =
    A Tuco ya le han dado hoy. Sé justa y dispara a Doc.
learn-bullet =
    Tu bala va al mazo de Doc: una carta que le saldrá, pero que nunca podrá jugar. Te quedan cinco.
learn-shot =
    Tuco devuelve el tiro. Nadie puede apuntar a Belle mientras haya otro objetivo: es tu poder. Pero Doc está demasiado cerca de Tuco para dispararle, así que te ha tocado a ti.
learn-event =
    Doc acaba de bajar al interior y ahora llega el evento: los pasajeros se rebelan y todos los que están dentro de un vagón reciben una bala. Aquí arriba estás a salvo.
learn-clogged =
    Una ronda nueva: todos barajan sus cartas y toman seis. Y ahí está la bala de Tuco. No se puede jugar, solo ocupa espacio. Las balas te frenan.
learn-score =
    Supongamos que el tren para aquí. Todos cuentan su botín. Quien más balas ha disparado es el Pistolero y se lleva 1000 $ más: Tuco y tú dispararon una cada uno, así que los dos.
learn-end =
    ¡Habrías ganado! Ya sabes todo lo que hay en una ronda; el resto se aprende asaltando. ¿Lista para un tren entero?

# Palabras que en una pregunta dicen poco, y palabras y preguntas a las que responde una entrada.
learn-rules-stop = un una unos unas el la los las y o u de del en al a con por para es son ser hay cómo como qué que dónde donde cuándo cuando quién quien cuál cual cuántos cuántas cuánto cuánta si no mi mis me yo tú tu él ella se su puedo puede pueden debo hago pasa significa
learn-find-goal = ganar victoria objetivo ganador
learn-find-setup = inicio comienzo dónde empiezo cuántos vagones
learn-find-round = fases orden qué pasa
learn-find-card-move = correr caminar lejos saltar
learn-find-card-floor = subir bajar trepar escalera nivel
learn-find-card-fire = tirar pistola alcance a quién puedo disparar
learn-find-card-robbery = tomar llevarse recoger hurtar
learn-find-card-punch = golpear pelear pegar empujar
learn-find-card-marshal = policía alguacil sheriff
learn-find-bullets = munición herida daño morir sin balas
learn-find-characters = poderes habilidades
learn-find-loot-purse = dinero saco cuánto vale valor
learn-find-loot-strongbox = caja fuerte cofre segundo
learn-find-marshal = policía alguacil sheriff encontrar atrapar
learn-find-events = estación última ronda
learn-find-end = puntos empate contar dinero cuánto dura
learn-find-horses = expansión montar
learn-find-hostages = prisionero rescate secuestrar
learn-find-variant-expert = difícil avanzado
learn-find-variant-duo18 = dos jugadores pareja
learn-find-variant-teams = juntos cuatro compañero
learn-find-table-secrets = oculto ver trampa
learn-find-table-clocks = tiempo límite lento
learn-find-table-take-back = revertir error equivocación cancelar
learn-find-table-absent = salir abandonar desconectado
learn-find-table-fair = trampa azar barajar honesto
