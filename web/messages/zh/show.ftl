# 遊戲的各幕：開場、換頁、結算。

## 結算

table-counting = 清點贓物
table-count-line = { $name }：{ $parts }。合計：{ $total }
table-count-gunslinger = 神槍手：{ $who }
table-skip = 略過

## 演出

show-round = 第 { $round } 回合
show-schemin-hint = 輪流策劃：行動牌依序疊放。
show-stealin-hint = 現在依序執行每張行動牌。
show-opening = 全員就位
show-you-are = 你是{ $bandit }
show-scene = 接下來
show-summary = 第 { $round } 回合結束
show-summary-nothing = 沒有變化
table-rematch-waits = 再來一場：大家在等你。
table-ask-name = 其他人該怎麼稱呼你？
table-ask-name-no = 就叫{ $name }

## 發生在你身上的事

felt-hit = 你中彈了！
felt-law = 你挨了正義子彈！
felt-robbed = 你被搶了！
felt-pushed = 你被打飛了！
felt-lost = 錢袋沒了！
felt-shot = 正中目標！
felt-took = 到手了！
felt-strongbox = 手提箱歸你了！
felt-punched = 打得漂亮！
felt-trap = 中計了！
