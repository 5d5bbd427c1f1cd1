# Akty gry: początek, zmiany faz, liczenie.

## Liczenie

table-counting = Liczymy łupy
table-count-line = { $name }: { $parts }. Suma: { $total }
table-count-gunslinger = Najlepszy Rewolwerowiec: { $who }
table-skip = Pomiń
