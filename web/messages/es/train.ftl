## El tren dibujado

train-label = El tren
train-cars = Los vagones, uno tras otro
train-map = Mapa del tren
train-map-car = Vagón { $number }: { $car }. { $n ->
    [0] No hay nadie
    [one] Hay 1 figura
   *[other] Hay { $n } figuras
}
train-figure = { $who } { $place }
train-rider = { $who } cabalga junto al tren
train-loot = { $n ->
    [1] { $loot } { $place }
   *[other] { $loot } × { $n } { $place }
}
train-horse = Caballo junto { $car_to }
train-hostage = { $hostage } en la diligencia
train-coach = Diligencia
train-pick-several = { $words } ({ $n } maneras)

## Palabras en escena para los grandes momentos: breves

stage-strongbox = ¡El maletín!
stage-leader = ¡A robar al rico!
stage-marshal = ¡A los brazos del marshal!
stage-gunslinger = ¡Nuevo Pistolero!
stage-last-bullet = ¡Última bala!
stage-click = Clic.
