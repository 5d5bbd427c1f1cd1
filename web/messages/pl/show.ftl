# Akty gry: początek, zmiany faz, liczenie.

## Liczenie

table-counting = Liczymy łupy
table-count-line = { $name }: { $parts }. Suma: { $total }
table-count-gunslinger = Najlepszy Rewolwerowiec: { $who }
table-skip = Pomiń

## Przedstawienie

show-round = Runda { $round }
show-schemin-hint = Planujemy po kolei: karty trafiają na stos.
show-stealin-hint = Teraz karty działają po kolei.
show-opening = Wszyscy na miejsca
show-you-are = Grasz jako { $bandit }
show-scene = Za chwilę
show-summary = Koniec rundy { $round }
show-summary-nothing = bez zmian
table-rematch-waits = Będzie rewanż: czekają na ciebie.
table-ask-name = Jak mają do ciebie mówić?
table-ask-name-no = Zostań jako { $name }

## Co ci się przydarza

felt-hit = Trafili cię!
felt-law = Prawo cię dopadło!
felt-robbed = Okradli cię!
felt-pushed = Lecisz do innego wagonu!
felt-lost = Worek przepadł!
felt-shot = Prosto w cel!
felt-took = Łup jest twój!
felt-strongbox = Walizka jest twoja!
felt-punched = Dobry cios!
felt-trap = Prosto w pułapkę!
