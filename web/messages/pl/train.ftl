## Narysowany pociąg

train-label = Pociąg
train-cars = Wagony jeden za drugim
train-map = Mapa pociągu
train-map-car = Wagon { $number }: { $car }. { $n ->
    [0] Nikogo tam nie ma
    [one] Jest tam { $n } postać
    [few] Są tam { $n } postacie
    [many] Jest tam { $n } postaci
   *[other] Jest tam { $n } postaci
}
train-figure = { $who } { $place }
train-rider = { $who } jedzie obok pociągu
train-loot = { $n ->
    [1] { $loot } { $place }
   *[other] { $loot } × { $n } { $place }
}
train-horse = Koń przy { $car_loc }
train-hostage = { $hostage } w dyliżansie
train-coach = Dyliżans
train-pick-several = { $words } (możliwości: { $n })

## Słowa na scenie przy wielkich chwilach: krótko

stage-strongbox = Walizka!
stage-leader = Okradli bogacza!
stage-marshal = Prosto na szeryfa!
stage-gunslinger = Nowy Najlepszy Rewolwerowiec!
stage-last-bullet = Ostatni pocisk!
stage-click = Klik.
