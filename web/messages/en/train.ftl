## The drawn train

train-label = The train
train-cars = The cars, one beside the other
train-map = Map of the train
train-map-car = Car { $number }: { $car }. { $n ->
    [0] Nobody is there
    [one] 1 figure is there
   *[other] { $n } figures are there
}
train-figure = { $who } { $place }
train-rider = { $who } rides beside the train
train-loot = { $n ->
    [one] { $loot } { $place }
   *[other] { $loot } × { $n } { $place }
}
train-horse = Horse beside { $car_the }
train-hostage = { $hostage } in the stagecoach
train-coach = Stagecoach
train-pick-several = { $words } ({ $n } ways)

## Said on the stage of big moments: short

stage-strongbox = The strongbox!
stage-leader = Robbing the rich!
stage-marshal = Into the marshal’s arms!
stage-gunslinger = A new Gunslinger!
stage-last-bullet = Last bullet!
stage-click = Click.
