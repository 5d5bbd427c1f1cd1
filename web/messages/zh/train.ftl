## 畫出來的火車

train-label = 火車
train-cars = 一節接一節的車廂
train-map = 火車地圖
train-map-car = { $number } 號車廂：{ $car }。{ $n ->
    [0] 那裡沒有人
   *[other] 那裡有 { $n } 個人
}
train-figure = { $who }在{ $place }
train-rider = { $who }在火車旁騎馬
train-loot = { $n ->
    [1] { $loot }，在{ $place }
   *[other] { $loot } × { $n }，在{ $place }
}
train-horse = { $car }旁的馬
train-hostage = 驛馬車裡的{ $hostage }
train-coach = 驛馬車
train-pick-several = { $words }（{ $n } 種做法）

## 重要時刻在舞台上說的話：要短

stage-strongbox = 手提箱！
stage-leader = 劫富！
stage-marshal = 撞上警長！
stage-gunslinger = 神槍手易主！
stage-last-bullet = 最後一發子彈！
stage-click = 喀。
