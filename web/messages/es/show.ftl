# Los actos de la partida: el comienzo, las fases, el recuento.

## El recuento

table-counting = Se cuenta el botín
table-count-line = { $name }: { $parts }. Suma: { $total }
table-count-gunslinger = Pistolero: { $who }
table-skip = Saltar

## La función

show-round = Ronda { $round }
show-schemin-hint = Se planea por turnos: las cartas quedan en orden.
show-stealin-hint = Ahora se resuelven las cartas, una a una.
show-opening = Todos a bordo
show-you-are = Te toca ser { $bandit }
show-scene = A continuación
show-summary = Fin de la ronda { $round }
show-summary-nothing = sin cambios
table-rematch-waits = Hay revancha: te esperan.
table-ask-name = ¿Cómo te llamarán los demás?
table-ask-name-no = Seguir como { $name }

## Lo que te pasa

felt-hit = ¡Te dieron!
felt-law = ¡Te alcanzó la ley!
felt-robbed = ¡Te robaron!
felt-pushed = ¡Sales volando!
felt-lost = ¡Adiós, bolsa!
felt-shot = ¡En el blanco!
felt-took = ¡Botín tuyo!
felt-strongbox = ¡El maletín es tuyo!
felt-punched = ¡Buen puñetazo!
felt-trap = ¡Cayó en la trampa!
