# 遊戲的各幕：開場、換頁、結算。

## 結算

table-counting = 清點贓物
table-count-line = { $name }：{ $parts }。合計：{ $total }
table-count-gunslinger = 神槍手：{ $who }
table-skip = 略過
