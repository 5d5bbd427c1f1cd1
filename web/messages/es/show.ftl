# Los actos de la partida: el comienzo, las fases, el recuento.

## El recuento

table-counting = Se cuenta el botín
table-count-line = { $name }: { $parts }. Suma: { $total }
table-count-gunslinger = Pistolero: { $who }
table-skip = Saltar
