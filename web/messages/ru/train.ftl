## Нарисованный поезд

train-label = Поезд
train-cars = Вагоны один за другим
train-map = Карта поезда
train-map-car = Вагон { $number }: { $car }. { $n ->
    [0] Там никого
    [one] Там { $n } фигура
    [few] Там { $n } фигуры
    [many] Там { $n } фигур
   *[other] Там { $n } фигуры
}
train-figure = { $who } { $place }
train-rider = { $who } скачет рядом с поездом
train-loot = { $n ->
    [1] { $loot } { $place }
   *[other] { $loot } × { $n } { $place }
}
train-horse = Конь у { $car_gen }
train-hostage = { $hostage } в дилижансе
train-coach = Дилижанс
train-pick-several = { $words } (вариантов: { $n })

## Слова на сцене о больших моментах: кратко

stage-strongbox = Кейс!
stage-leader = Обобрали богача!
stage-marshal = Прямо к шерифу!
stage-gunslinger = Новый меткий стрелок!
stage-last-bullet = Последняя пуля!
stage-click = Щёлк.
