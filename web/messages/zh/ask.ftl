# 問玩家什麼，可以怎麼回答。

## 問題

ask-none = 靜觀其變
ask-draft = 你想當誰？
ask-caboose = 誰從車尾出發？
ask-board = { $bandit }追上了{ $car }。要上車嗎？
ask-wagon = { $bandit }要上哪節車廂？
ask-choose-card = 從你的牌堆選一張牌
ask-plan = 打出一張牌，或抽牌
ask-second-card = 開火之後，再緊接一張牌？
ask-whiskey-card = 威士忌下肚。現在打出一張牌
ask-old-whiskey-card = 陳年威士忌讓你出兩張牌。打出一張
ask-turmoil = 同時行動！大家一起暗中決定
ask-keep = 要留哪些牌到下一回合？
ask-move = { $bandit }要跑去哪裡？
ask-marshal = 警長要去哪裡？
ask-fire = { $bandit }要射誰？
ask-robbery = { $bandit }要拿什麼？
ask-punch = { $bandit }要打誰？
ask-punch-loot = { $target }要掉什麼？
ask-punch-take = { $target }的錢袋：收下，還是讓它掉落？
ask-punch-push = { $target }要飛到哪裡？
ask-ride = { $bandit }要騎去哪裡？
ask-hostage = { $bandit }要抓哪名人質？
ask-flee = 護衛在這裡！{ $bandit }要逃去哪裡？
ask-pickpocket = 沒人在看。{ $bandit }要拿一個錢袋嗎？

## 回答

do-play = 打出{ $card_acc }
do-play-down = 正面朝下打出{ $card_acc }
do-draw = 抽牌
do-draw-count = 抽 { $n } 張牌
do-pass = 跳過
do-pass-second = 不出第二張牌
do-pass-purse = 不拿
do-keep = 保留{ $card_acc }
do-keep-none = 全都不留
do-done = 就留這些
do-choose = 拿{ $card_acc }
do-drink-full = 打開滿壺的{ $flask }
do-drink-half = 喝完半壺的{ $flask }
do-drink-of-full = 打開{ $bandit }滿壺的{ $flask }
do-drink-of-half = 喝完{ $bandit }半壺的{ $flask }
do-move =
    { $way ->
        [forward] 往前 { $n } 節
       *[backward] 往後 { $n } 節
    }，到{ $place_to }
do-move-coach = 跳到{ $place_to }
do-move-off = 跳回火車，到{ $place_to }
do-marshal =
    { $way ->
        [forward] 往前，到{ $place_to }
       *[backward] 往後，到{ $place_to }
    }
do-fire = 射{ $bandit }
do-punch = 打{ $bandit }
do-punch-guard = 打護衛
do-rob = 拿{ $loot }
do-rob-new = 拿沒人打開過的{ $loot }
do-rob-held = 拿有人打開過的{ $loot }（{ $number } 號）
do-rob-value = 拿 { MONEY($value) } 的錢袋（{ $number } 號）
do-rob-flask = 拿{ $loot }：{ $flask }（{ $number } 號）
do-knock = 打落{ $loot }
do-take = 收下錢袋
do-drop = 讓它掉落
do-push =
    { $way ->
        [forward] 往前，到{ $place_to }
        [across] 往旁邊，到{ $place_to }
       *[backward] 往後，到{ $place_to }
    }
do-ride-stay = 留在這節，進{ $place_to }
do-ride-away = 帶著贓物遠走高飛
do-ride-on = 繼續騎
do-flee =
    { $way ->
        [forward] 往前，到{ $place_to }
       *[backward] 往後，到{ $place_to }
    }
do-hostage = 抓{ $hostage }
do-draft = 當{ $bandit }
do-draft-pair = 當{ $bandit }和{ $partner }
do-caboose = { $bandit }在車尾
do-board = 跳上{ $car }
do-other = { $action }

## Hints: what a strong player would do, and why. { $n } and { $m } count deals or games out of 100

hint-ask = 提示
hint-offer = 拿不定主意？看看高手會怎麼做。
hint-no-more = 不再提示
hint-off = 已關閉提示，可在設定中重新開啟。
hint-failed = 這次沒有提示。
hint-why = { $what }：100 種發牌中有 { $n } 種；若「{ $other }」，則有 { $m } 種。
hint-why-alone = { $what }：100 種發牌中有 { $n } 種。
hint-shares = 100 局中可贏 { $n } 局；「{ $other }」可贏 { $m } 局。
hint-close = 「{ $other }」也差不多一樣好。
hint-fact-nothing = 這張牌沒有作用
hint-fact-with = 輪到你的牌時，{ $bandit }還在那裡
hint-fact-hits = 你射中{ $bandit }
hint-fact-punches = 你打中{ $bandit }
hint-fact-takes = 你拿到{ $loot_the }
hint-fact-loses = 你失去贓物
hint-fact-is-shot = { $bandit }射中你
hint-fact-neutral = 你中了一發正義子彈
