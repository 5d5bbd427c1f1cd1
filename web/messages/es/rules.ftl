# Las reglas en nuestras palabras. Cada línea es un párrafo; «• » empieza un punto de una lista.

rules-goal-title = De qué va
rules-goal-text =
    Eres un bandido en un tren en marcha. Hazte con bolsas, joyas y el maletín, arranca el botín de las manos de tus rivales y esquiva las balas y al marshal.
    Tras cinco rondas gana el bandido más rico.
    El tren es una locomotora y una fila de vagones; la locomotora también cuenta como vagón. Adelante es hacia la locomotora; atrás, hacia el vagón de cola. En cada vagón un bandido está en el interior o en el techo: son dos lugares distintos.

rules-setup-title = Preparación
rules-setup-text =
    Hay un vagón por jugador. Cada uno tiene su botín en el suelo; lo que vale cada bolsa está oculto.
    El marshal empieza en la locomotora, junto a un maletín de 1000 $. Un segundo maletín espera fuera del tren.
    Cada bandido tiene diez cartas de acción, seis balas y una bolsa de 250 $.
    Se sacan cuatro cartas de ronda al azar y al final viene una estación. Cada una se descubre solo cuando empieza su ronda.
    El jugador inicial se elige al azar. Contando desde él en sentido horario, los impares empiezan en el vagón de cola y los pares en el anterior.

rules-round-title = Una ronda
rules-round-text =
    Todos barajan sus cartas, balas incluidas, y toman seis. Luego se descubre la carta de ronda: sus símbolos son los turnos que vienen.
    • Planificación: en cada turno, en sentido horario desde el jugador inicial, cada uno juega una carta de acción en el mazo común o toma tres cartas. Lo que queda en la mano vuelve al mazo propio.
    • Asalto: se da la vuelta al mazo común y se resuelve en el orden en que se jugó. Lo que se puede hacer hay que hacerlo; lo que no, no tiene efecto. A menudo el tren ya no está como lo habías planeado.
    • Evento: ahora ocurre lo que muestra el final de la carta de ronda.
    Después, el jugador de la izquierda pasa a ser el inicial.

rules-turns-title = Turnos de la carta de ronda
rules-turns-text =
    Los símbolos de la carta de ronda dicen cuántos turnos hay y cómo se juegan las cartas en cada uno. En cada turno juegas una carta o tomas tres.

rules-turn-standard =
    Juegas tu carta boca arriba y todos la ven. O tomas tres cartas.
rules-turn-tunnel =
    Está oscuro: las cartas se juegan boca abajo. Los demás ven que has jugado una carta, pero no cuál.
rules-turn-speeding-up =
    Todos actúan dos veces seguidas: jugar dos cartas, tomar cartas dos veces o una cosa de cada. Ves lo que tomas antes de elegir la segunda acción. Las cartas van boca arriba.
rules-turn-switching =
    Este turno va en sentido antihorario, empezando por el jugador inicial. Las cartas van boca arriba.
rules-turn-turmoil =
    Todos eligen en secreto una carta, o tomar cartas. Se muestra todo a la vez; las cartas van boca arriba al mazo común por orden de jugadores y luego toman tres quienes lo eligieron. (Caballos y diligencia)

rules-cards-title = Cartas de acción
rules-cards-text =
    Cada bandido tiene diez: dos de «Mover», dos de «Cambiar de piso», dos de «Disparar», dos de «Robar», una de «Puñetazo» y una de «Marshal».
    Cuando en el asalto le llega el turno a una carta, actúa su bandido y su jugador decide cómo. No se puede omitir una acción posible. Después la carta vuelve al mazo de su jugador.

rules-card-move =
    En el interior: ve al vagón contiguo, adelante o atrás.
    En el techo: corre uno, dos o tres vagones en una dirección.
    Hay que moverse, y nadie se cae del tren por los extremos.
rules-card-floor =
    Sube del interior de un vagón a su techo, o baja del techo al interior.
rules-card-fire =
    Dispara a un bandido: una de tus balas va al mazo de su jugador. Desde el interior alcanzas el vagón contiguo; desde el techo, a los más cercanos que veas a lo largo de los techos.
    • En el interior: los que estén dentro del vagón contiguo, a un lado o al otro.
    • En el techo: en cada dirección, el techo más cercano con bandidos, por lejos que esté. Los de delante tapan a los de detrás; en un mismo techo están hombro con hombro.
    Nunca se dispara a quien está en tu mismo lugar. Sin balas o sin nadie a la vista no pasa nada.
rules-card-robbery =
    Llévate la ficha de botín que quieras del lugar donde estás, sin mirar dentro de las bolsas. Interior y techo son lugares distintos. Si no hay nada, no pasa nada.
rules-card-punch =
    Golpea a un bandido de tu mismo lugar: suelta una ficha del tipo que tú elijas. Luego lo mandas un vagón adelante o atrás, en el mismo piso.
    No puedes mirar la bolsa. Un bandido sin botín sale despedido igualmente.
rules-card-marshal =
    Mueve al marshal un vagón adelante o atrás, dentro del tren. Los bandidos que encuentra reciben una bala y huyen al techo.
rules-card-ride =
    Con un caballo junto a tu vagón, cabalga hasta tres vagones adelante o atrás, desde el interior o desde el techo. Acabas dentro del vagón donde paras, o en la diligencia si está allí. Sin caballo no pasa nada. (Caballos y diligencia)

rules-bullets-title = Balas
rules-bullets-text =
    Cada bandido tiene seis balas. Quien recibe un disparo se lleva una a su mazo, y desde entonces puede salirle en la mano en vez de algo útil: las balas no se pueden jugar nunca.
    El marshal y algunos eventos reparten balas neutrales de una reserva de trece. Si no alcanzan para todos los que deben recibir una en el mismo momento, nadie la recibe.

rules-characters-title = Personajes
rules-characters-text =
    Cada bandido tiene un poder propio. Los personajes se reparten al azar, se eligen por turnos o los fija la mesa.

rules-character-ghost =
    En tu primer turno de la ronda puedes jugar tu carta boca abajo. Si en vez de eso tomas cartas, pierdes el poder hasta la ronda siguiente.
rules-character-cheyenne =
    Cuando de un puñetazo haces soltar una bolsa, puedes quedártela en vez de dejarla caer. Decides antes de ver cuánto hay dentro. Lo demás cae como siempre.
rules-character-django =
    El bandido al que disparas sale despedido un vagón en la dirección del tiro, en el mismo piso, pero nunca fuera del tren. Si allí está el marshal, otra bala más.
rules-character-belle =
    No te pueden disparar ni golpear mientras el atacante tenga otro objetivo. Aun así tapas la vista a lo largo de los techos.
rules-character-tuco =
    También puedes disparar a través del techo: a un bandido de tu mismo vagón en el otro piso, hacia arriba o hacia abajo.
rules-character-doc =
    Empiezas cada ronda con siete cartas en vez de seis.

rules-loot-title = Botín
rules-loot-text =
    Lo que hay en los vagones al empezar:
    • Vagón correo: 1 bolsa
    • Vagón salón: 1 bolsa, 1 joya
    • Vagón del joyero: 3 joyas
    • Vagón de carga: 3 bolsas
    • Vagón comedor: 4 bolsas, 1 joya
    • Vagón cantina: 3 bolsas, 1 joya
    • Locomotora: 1 maletín

rules-loot-purse =
    Vale de 250 $ a 500 $. Solo su dueño mira dentro; quien la tuvo alguna vez lo sigue sabiendo. Las bolsas de un bandido van mezcladas: quien le hace soltar una se lleva la que toque. De las 18 bolsas, ocho tienen 250 $; hay dos de 300 $, de 350 $, de 400 $, de 450 $ y de 500 $.
rules-loot-jewel =
    Vale siempre 500 $, a la vista de todos.
rules-loot-strongbox =
    Vale 1000 $. Uno está en la locomotora, en las narices del marshal. El segundo solo aparece con el evento «¡A por todas!».

rules-marshal-title = El marshal
rules-marshal-text =
    Anda por el interior del tren, vagón a vagón, y nunca sube al techo.
    Cuando un bandido y el marshal coinciden dentro de un vagón, sea como sea, el bandido recibe una bala neutral y huye de inmediato al techo de ese vagón. Si encuentra a varios, suben todos.

rules-events-title = Eventos
rules-events-text =
    Muchas cartas de ronda muestran un evento. Ocurre al final de la ronda, tras la última carta del mazo común. Así que no lo pierdas de vista al planear.

rules-event-angry-marshal =
    El marshal dispara a todos los del techo de su vagón: una bala neutral para cada uno. Luego retrocede un vagón; si está en el de cola, se queda.
rules-event-swivel-arm =
    Todos los que están en los techos acaban en el techo del vagón de cola.
rules-event-braking =
    Todos los que están en los techos resbalan un vagón adelante. En la locomotora te quedas donde estás.
rules-event-take-it-all =
    El segundo maletín aparece dentro del vagón del marshal. Ya solo falta que alguien aleje de allí al marshal.
rules-event-rebellion =
    Los pasajeros se han hartado: cada bandido que esté dentro de un vagón recibe una bala neutral.
rules-event-revenge =
    Todos los del techo del vagón del marshal pierden su bolsa menos valiosa. Quien no tiene bolsa no pierde nada. (Estación)
rules-event-pickpocketing =
    Un bandido que esté solo en su lugar puede llevarse de allí una bolsa. El marshal y el escolta no cuentan como compañía. (Estación)
rules-event-conductor =
    Cada bandido que esté en la locomotora o en su techo cobra 250 $. (Estación)

rules-rounds-title = Cartas de ronda
rules-rounds-text =
    En una partida hay cuatro de las siete cartas para ese número de jugadores y, al final, una de las tres estaciones. La tabla muestra los turnos de todas.

rules-end-title = El final
rules-end-text =
    Tras cinco rondas cada uno suma su botín.
    Pistolero: quien termine con menos balas propias se lleva 1000 $. Si son varios, los cobra cada uno.
    Gana el más rico. En caso de empate, quien recibió menos balas en toda la partida; si también empatan, comparten la victoria.

rules-horses-title = Caballos y diligencia
rules-horses-text =
    Una expansión: una diligencia corre junto al tren, con un maletín en el techo y un escolta encima. Se pueden tomar rehenes, hay petacas de whiskey en los vagones y un caballo para cada bandido.
    Todos reciben una carta «Cabalgar». Hay dieciséis balas neutrales, tres más de lo normal. Al final los rescates se suman al botín.

rules-horses-attack-title = Asalto a caballo
rules-horses-attack =
    Los bandidos llegan cabalgando por detrás. Vagón a vagón, desde el de cola hacia adelante, todos deciden en secreto: subir aquí o seguir cabalgando. Se muestra todo a la vez. El último que siga a caballo elige cualquier vagón más adelante. Nadie empieza en la locomotora ni en la diligencia.
    Los caballos se quedan junto a los vagones y cualquiera puede montar el que quiera. El jugador inicial es uno de los que subieron más atrás.
rules-horses-ride-title = A caballo
rules-horses-ride =
    Necesitas un caballo junto a tu vagón. Cabalga de cero a tres vagones adelante o atrás; el caballo va contigo y se queda junto al vagón donde paras. Acabas dentro de ese vagón, o dentro de la diligencia si está allí y la prefieres.
    Entre un vagón y la diligencia de al lado también hace falta caballo, pero se queda donde está. Pasar al galope junto al marshal o el escolta no tiene peligro.
rules-horses-coach-title = La diligencia
rules-horses-coach =
    Se entra con «Cabalgar», o con «Cambiar de piso» desde su techo. Su techo es contiguo al del vagón de al lado: cruzar cuenta como uno de tus pasos (de uno a tres).
    • Desde el interior solo disparas al vagón de al lado, y desde allí te disparan; un puñetazo puede mandar a alguien al otro lado. Con «Mover» no vas a ninguna parte. El marshal nunca entra.
    • Desde su techo puedes disparar a todos los de los techos del tren, y ellos a ti: nadie tapa esos tiros y el empujón de Django no funciona.
    • Después de cada ronda se retrasa un vagón, hasta quedar junto al de cola.
rules-horses-guard-title = El escolta
rules-horses-guard =
    Mientras esté en la diligencia, nadie puede llevarse su maletín. Dale un puñetazo: lo suelta y cae en el techo del vagón de al lado, y allí sigue furioso el resto de la partida.
    Quien acaba en su techo, o lo ve llegar al suyo, recibe una bala neutral y huye a un techo contiguo. Quien pasa corriendo a su lado también recibe una bala. No se le puede disparar, y tapa la vista a lo largo de los techos. Después de cada ronda se retrasa con la diligencia.
rules-horses-whiskey-title = Whiskey
rules-horses-whiskey =
    Una petaca es botín sin precio: en un turno normal puedes beber de ella en vez de jugar o tomar cartas. Cada una da para dos tragos; qué lleva una llena, solo lo ve quien la tiene.
    • Whiskey: toma tres cartas y juega una.
    • Whiskey añejo: juega dos cartas seguidas.
rules-horses-keep-title = Guardar cartas
rules-horses-keep =
    Cada símbolo de guardar en la carta de ronda permite a todos guardar en la mano una carta de acción para la ronda siguiente. Se elige en secreto, entre la planificación y el asalto; cuántas guardas lo ven todos. En la ronda siguiente solo completas la mano hasta seis; Doc, hasta siete.

rules-hostages-title = Rehenes
rules-hostages-text =
    Hay un rehén menos que bandidos. Quien entra en la diligencia sin rehén debe tomar uno al momento. Solo puedes tener uno y no lo pierdes nunca.
    Todos menos uno son una carga desde entonces, pero al final dan un rescate. Una carta que tu rehén vuelve inútil se puede jugar igual; simplemente no hace nada.

rules-hostage-poodle =
    Muerde: al principio de cada ronda va a tu mazo una bala neutral. Rescate: 1000 $.
rules-hostage-banker =
    Ninguna molestia. Rescate: 1000 $, pero solo si tienes un maletín.
rules-hostage-minister =
    Tomas una carta menos al principio de cada ronda. Rescate: 900 $.
rules-hostage-teacher =
    No puedes dar puñetazos. Rescate: 800 $.
rules-hostage-zealot =
    No puedes cabalgar, ni siquiera para huir. Rescate: 700 $.
rules-hostage-old-lady =
    Por los techos te mueves solo un vagón. Rescate: 500 $ por cada joya que tengas.
rules-hostage-poker-player =
    Pierdes el poder de tu personaje. Rescate: 250 $ por cada bolsa que tengas.
rules-hostage-photographer =
    No puedes jugar cartas boca abajo, ni en un túnel ni con Ghost. Rescate: 200 $ por cada bala de un bandido rival entre tus cartas.

rules-horse-events-title = Eventos de Caballos y diligencia
rules-horse-events-text =
    Se barajan con las demás cinco cartas de ronda más para cada número de jugadores y tres estaciones más.

rules-event-tired-horses =
    Los caballos más cercanos al vagón de cola salen del juego: dos con hasta cuatro jugadores, tres con más.
rules-event-marshal-whiskey =
    Si hay una petaca dentro del vagón del marshal, se la bebe. Tras el whiskey retrocede un vagón; tras el añejo va dando tumbos hasta el vagón de cola y se topa con todos por el camino.
rules-event-higher-speed =
    Los bandidos de los techos del tren, los caballos, la diligencia y el escolta, si va por los techos, se retrasan un vagón. En el vagón de cola se quedan.
rules-event-shotgun-rage =
    Todos los que estén en la diligencia o en el vagón de al lado, dentro o encima, reciben una bala neutral.
rules-event-mortal-bullet =
    Cada bala recibida en esta ronda te cuesta 150 $. (Estación)
rules-event-sharing =
    Quien tiene un maletín reparte sus 1000 $ con todos los jugadores que tengan un bandido en el mismo lugar. (Estación)
rules-event-escape =
    Quien siga en el tren o encima al final es capturado y no puede ganar. Se salvan los que estén en la diligencia o encima y los que en esta ronda se vayan a caballo para siempre. Si los capturan a todos, no gana nadie. (Estación)

rules-variants-title = Variantes
rules-variants-text =
    La partida estándar es para tres a seis jugadores. Dos jugadores llevan dos bandidos cada uno, al estilo de 2014 o de 2018; este último sirve también para tres. Los equipos de dos son para cuatro o seis.
    El modo experto se puede añadir a la partida estándar y a los equipos, y está siempre activo con dos bandidos al estilo de 2014. Caballos y diligencia va con todo menos con la primera partida.

rules-variant-basic-title = Primera partida
rules-variant-basic =
    Sin poderes de los personajes ni eventos, con cinco cartas de ronda corrientes y sin estación. Lo demás, como siempre: justo lo que hace falta para conocer las cartas. (Edición de 2018)
rules-variant-expert-title = Modo experto
rules-variant-expert =
    Menos suerte y más planes: todos tienen un mazo de descartes a la vista.
    • Al descubrirse la carta de ronda, descarta las balas de tu mano.
    • Tras la planificación guarda las cartas de acción que quieras y descarta el resto.
    • Las cartas resueltas van a los descartes; las balas que recibes, encima de tu mazo.
    • Al principio de la ronda completas la mano hasta seis (Doc, siete). Un mazo vacío se rehace con los descartes.
rules-variant-duo14-title = Dos bandidos cada uno (2014)
rules-variant-duo14 =
    Para dos jugadores, cuatro vagones, siempre en modo experto. Tu mazo tiene once cartas: una de cada tipo por bandido y un «Marshal». Una carta actúa con el bandido de su color. A tu propio compañero se le puede dar como a cualquiera.
    Uno de tus bandidos empieza en el vagón de cola y el otro en el anterior: lo eliges en secreto. No hay Pistolero; gana la pareja más rica.
rules-variant-duo18-title = Dos bandidos cada uno (2018)
rules-variant-duo18 =
    Para dos jugadores (tres vagones) o tres (cuatro). Ghost, Doc y Belle reciben cada uno un compañero por sorteo. El mazo de once es como en el estilo de 2014.
    • Al principio de la ronda, elige una carta de tu mazo y luego toma seis.
    • En un turno normal, quien juega «Disparar» de un bandido puede añadir al momento una carta del otro, salvo «Marshal».
    • Los tiros a tus propios bandidos no cuentan para Pistolero.
rules-variant-teams-title = Equipos de dos
rules-variant-teams =
    Para cuatro o seis jugadores; los compañeros se sientan juntos, A antes que B. A empieza en el vagón de cola, B en el anterior, y el jugador inicial es siempre un A.
    Al principio de la ronda cada uno toma una carta del mazo de su compañero. Al jugarla, actúa el bandido del compañero. En un turno de Cambio de vía, B va antes que A.
    Los compañeros suman su dinero. Los tiros al propio compañero restan para Pistolero.
rules-variant-editions-title = 2014 y 2018
rules-variant-editions =
    Las dos ediciones se juegan igual, salvo cuando faltan balas neutrales: en 2014 las pocas que quedan salen del juego; en 2018 se quedan. La primera partida y los dos bandidos para dos o tres jugadores son de 2018.

rules-table-title = En esta mesa
rules-table-text =
    Lo que cambia aquí respecto al juego de cartón.

rules-table-secrets-title = Lo que sabes
rules-table-secrets =
    Ves lo que verías en una mesa de verdad: dónde está cada uno, qué botín hay y dónde, cuántas cartas y balas tiene cada cual, quién disparó a quién. Están ocultas las manos, los mazos, las cartas boca abajo y lo que hay en las bolsas ajenas. Los bots no saben más de lo que sabrías tú en su sitio. Tras la partida se descubre todo.
rules-table-memory-title = Jugar de memoria
rules-table-memory =
    Normalmente puedes repasar el mazo común mientras planeas. Jugando de memoria solo ves la carta de arriba, como en una mesa de verdad: acuérdate del resto.
rules-table-clocks-title = Relojes
rules-table-clocks =
    En una mesa se juega sin reloj; en vivo, con segundos para cada decisión y una reserva de tiempo para toda la partida; o por correspondencia, con horas o días para cada decisión. Si se te acaba el tiempo, un bot decide por ti hasta que vuelvas.
rules-table-take-back-title = Deshacer
rules-table-take-back =
    Si la mesa lo permite, puedes deshacer tu última decisión mientras no haya tenido consecuencias: no se ha tomado ni descubierto ninguna carta y nadie ha decidido después.
rules-table-absent-title = Cuando alguien se va
rules-table-absent =
    La partida espera un rato y luego un bot juega en su lugar. Quien vuelve recupera su asiento.
rules-table-fair-title = Un reparto limpio
rules-table-fair =
    Antes de la partida el servidor se compromete con un número secreto y cada jugador añade el suyo. Entre todos deciden cómo se baraja, así que nadie puede amañar el mazo por su cuenta. Después se descubren todos los números y cualquiera puede comprobar el registro de la partida.
