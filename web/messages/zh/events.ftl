# 發生了什麼，一件事一句話。
# { $who } 是玩家的名字；若就是讀者，{ $you } 為「yes」。

## 牌名稱

tell-card-of = { $bandit }的{ $card }
    .acc = { $bandit }的{ $card_acc }
tell-card-times = { $card } ×{ $n }
    .acc = { $card_acc }×{ $n }
tell-card-hidden = 正面朝下的牌
tell-bullet-of = { $bandit }的子彈
tell-bullet-neutral = 正義子彈
tell-place-unplaced = 馬背上
    .to = 馬背上
    .from = 馬背上
    .title = 在馬背上
tell-empty-seat = 空位
tell-left-seat = { $name }（已離開）
tell-seat = { $number } 號座位
tell-guest = 訪客 { $number }

## 準備

tell-bandit-cast =
    { $you ->
        [yes] 你扮演{ $bandit }
       *[no] { $who } 扮演{ $bandit }
    }
tell-pair-made = { $bandit }與{ $partner }搭檔
tell-train-ready = 火車開動，滿載財物
tell-bandit-placed = { $bandit }從{ $place }出發
tell-bandit-boarded = { $bandit }跳上{ $car }
tell-wagon-passed = 騎手們把{ $car }拋在身後
tell-first-player =
    { $you ->
        [yes] 你先手
       *[no] { $who } 先手
    }

## 回合與牌

tell-round-began = 第 { $round } 回合
tell-round-revealed = 本回合：{ $card }
tell-stealin = 開戰：翻開公共牌堆
tell-turn-standard = 第 { $turn } 輪
tell-turn-tunnel = 第 { $turn } 輪，隧道：牌正面朝下
tell-turn-speeding-up = 第 { $turn } 輪，加速：每人行動兩次
tell-turn-switching = 第 { $turn } 輪，倒轉：逆時針進行
tell-turn-turmoil = 第 { $turn } 輪，同時行動：大家一起決定
tell-card-chosen =
    { $you ->
        [yes] 你從牌堆拿了{ $card_acc }
       *[no] { $who } 從牌堆拿了{ $card_acc }
    }
tell-card-chosen-hidden = { $who } 從牌堆選了一張牌
tell-draws =
    { $you ->
        [yes] 你抽牌
       *[no] { $who } 抽牌
    }
tell-cards-drawn =
    { $you ->
        [yes] 你抽到{ $cards_acc }
       *[no] { $who } 抽到{ $cards_acc }
    }
tell-cards-drawn-from =
    { $you ->
        [yes] 你從 { $from } 的牌堆抽到{ $cards_acc }
       *[no] { $who } 從 { $from } 的牌堆抽到{ $cards_acc }
    }
tell-cards-drawn-hidden = { $who } 抽了 { $n } 張牌
tell-cards-drawn-some = { $who } 抽了 { $n } 張牌，其中有{ $cards_acc }
tell-discard-shuffled =
    { $you ->
        [yes] 你把棄牌堆洗成新牌堆
       *[no] { $who } 把棄牌堆洗成新牌堆
    }
tell-bullets-discarded =
    { $you ->
        [yes] 你棄掉手上 { $n } 發子彈
       *[no] { $who } 棄掉 { $n } 發子彈
    }
tell-card-played =
    { $you ->
        [yes] 你打出{ $card_acc }
       *[no] { $who } 打出{ $card_acc }
    }
tell-card-played-down =
    { $you ->
        [yes] 你正面朝下打出{ $card_acc }
       *[no] { $who } 正面朝下打出{ $card_acc }
    }
tell-card-played-hidden = { $who } 正面朝下打出一張牌
tell-card-played-second =
    { $you ->
        [yes] 你緊接著打出{ $card_acc }
       *[no] { $who } 緊接著打出{ $card_acc }
    }
tell-passed =
    { $you ->
        [yes] 你跳過
       *[no] { $who } 跳過
    }
tell-flask-used = { $bandit }喝了一口{ $flask }，還剩半壺
tell-flask-emptied = { $bandit }喝下最後一口{ $flask }，酒壺空了
tell-cards-kept =
    { $you ->
        [yes] { $n ->
            [0] 你沒有留牌
           *[other] 你留了 { $n } 張牌
        }
       *[no] { $n ->
            [0] { $who } 沒有留牌
           *[other] { $who } 留了 { $n } 張牌
        }
    }
tell-cards-kept-own =
    { $you ->
        [yes] 你留下{ $cards_acc }
       *[no] { $who } 留下{ $cards_acc }
    }
tell-cards-discarded =
    { $you ->
        [yes] 你棄掉{ $cards_acc }
       *[no] { $who } 棄掉{ $cards_acc }
    }

## 開戰

tell-card-revealed = 輪到{ $bandit }：{ $card_acc }
tell-card-revealed-plain =
    { $you ->
        [yes] 輪到你：{ $card_acc }
       *[no] 輪到 { $who }：{ $card_acc }
    }
tell-no-effect-no-way = { $bandit }無路可走
tell-no-effect-no-bullets = { $bandit }扣下扳機。喀：子彈用完了
tell-no-effect-no-target = { $bandit }找不到人可射
tell-no-effect-nobody = { $bandit }揮拳落空：這裡沒人
tell-no-effect-nothing-here = { $bandit }在這裡找不到東西可拿
tell-no-effect-no-horse = { $bandit }吹了聲口哨，附近卻沒有馬
tell-no-effect-teacher = { $bandit }不能打人：教師在看
tell-no-effect-zealot = { $bandit }不能騎馬：修女不准
tell-no-effect-left = { $bandit }早已遠走高飛
tell-moved-run = { $bandit }跑到{ $place_to }
tell-moved-up = { $bandit }爬到{ $place_to }
tell-moved-down = { $bandit }爬進{ $place_to }
tell-moved-jump = { $bandit }跳到{ $place_to }
tell-moved-ride = { $bandit }騎馬到{ $place_to }
tell-moved-away = { $bandit }騎馬奔向夕陽
tell-moved-marshal = { $bandit }逃到{ $place_to }：警長來了
tell-moved-guard = { $bandit }逃到{ $place_to }：護衛在這
tell-moved-punch = 這一拳把{ $bandit }打到{ $place_to }
tell-moved-django = 強哥這一槍把{ $bandit }轟到{ $place_to }
tell-moved-event = { $bandit }來到{ $place }
tell-moved-braking = 急剎車把{ $bandit }甩到{ $place_to }
tell-moved-swivel-arm = 強風把{ $bandit }掃到{ $place_to }
tell-moved-higher-speed = 風把{ $bandit }吹到{ $place_to }
tell-marshal-moved = 警長走到{ $place_to }
tell-bullet-hit = { $bandit }射中{ $target }
tell-neutral-marshal = 警長賞了{ $bandit }一發子彈
tell-neutral-guard = 護衛的霰彈槍打中{ $bandit }
tell-neutral-poodle = 貴賓犬咬了{ $bandit }：一發正義子彈
tell-neutral-angry-marshal = 警長射穿車頂，打中{ $bandit }
tell-neutral-rebellion = 乘客射中{ $bandit }
tell-neutral-shotgun-rage = 護衛朝{ $bandit }開火
tell-neutral-other = { $bandit }吃了一發正義子彈
tell-supply-short =
    { $n ->
        [1] 正義子彈用完了：誰都不用吃
       *[other] 正義子彈不夠 { $n } 名大盜分：誰都不用吃
    }
tell-loot-taken-plain = { $bandit }拿了{ $loot }
tell-loot-taken-value = { $bandit }拿了{ $loot }：{ MONEY($value) }
tell-loot-taken-flask = { $bandit }拿了{ $loot }：{ $flask }
tell-loot-stolen = { $bandit }從{ $target }手中搶走{ $loot }
tell-loot-stolen-value = { $bandit }從{ $target }手中搶走{ $loot }：{ MONEY($value) }
tell-loot-dropped-plain = { $bandit }掉了{ $loot }
tell-loot-dropped-value = { $bandit }掉了{ $loot }：{ MONEY($value) }
tell-loot-dropped-flask = { $bandit }掉了{ $loot }：{ $flask }

## 事件

tell-event-angry-marshal = 憤怒的警長！他射擊自己車廂頂上的所有人，然後往後走
tell-event-swivel-arm = 起風了！車頂上的人全被掃到車尾
tell-event-braking = 急剎車！車頂上的人往前滑一節
tell-event-take-it-all = 有本事就來拿！第二個手提箱落在警長腳邊
tell-event-rebellion = 乘客的反抗！他們射擊車廂中的所有大盜
tell-event-pickpocketing = 扒竊：獨處的人可以拿一個錢袋
tell-event-revenge = 警長的復仇：在他車廂頂上的人失去最不值錢的錢袋
tell-event-conductor = 劫持售票員：火車頭的每個人得 $250
tell-event-marshal-whiskey = 請警長喝一杯，只要他身邊有酒壺
tell-event-tired-horses = 疲憊的馬：後面的馬跟不上了
tell-event-higher-speed = 加速前進！車頂上的人、馬和驛馬車都落後一節
tell-event-shotgun-rage = 護衛的怒火！他射擊驛馬車附近的所有人
tell-event-mortal-bullet = 致命子彈：本回合每發子彈扣 $150
tell-event-sharing = 分贓：手提箱由同一位置的人平分
tell-event-escape = 逃脫：還在火車上的人被抓
tell-strongbox-placed = 第二個手提箱在{ $place }
tell-purse-lost = { $bandit }被警長沒收一個錢袋
tell-purse-lost-value = { $bandit }被警長沒收一個 { MONEY($value) } 的錢袋
tell-conductor-paid = { $bandit }靠售票員賺到 $250
tell-game-ended = 火車進站。該數錢了

## 馬與驛馬車

tell-horses-left = { $n } 匹疲憊的馬留在{ $car }旁
tell-horses-drifted = 所有的馬都落後一節
tell-coach-moved = 驛馬車落後到{ $car }旁
tell-guard-knocked = 護衛跌到{ $place }，丟下手提箱
tell-guard-moved = 護衛走到{ $place_to }
tell-hostage-taken = { $bandit }劫持了{ $hostage }
tell-marshal-drank = 警長喝了一壺酒
tell-marshal-drank-kind = 警長喝了一壺{ $flask }

## 給看不到畫面的人：火車與牌堆

describe-car = { $car }。車廂中：{ $inside }。車廂頂：{ $roof }。
describe-car-horses = { $car }，旁邊有 { $horses } 匹馬。車廂中：{ $inside }。車廂頂：{ $roof }。
describe-coach = 驛馬車在{ $car }旁。車內：{ $inside }。車頂：{ $roof }。
describe-hostages = 驛馬車裡的人質：{ $hostages }。
describe-nothing = 沒有東西
describe-purses = { $n }個錢袋
describe-jewels = { $n }顆寶石
describe-strongboxes = { $n }個手提箱
describe-flasks = { $n }個酒壺
describe-pile-empty = 還沒有策劃任何牌。
describe-card-done = { $n }. { $who }：{ $card }，已完成。
describe-card-now = { $n }. { $who }：{ $card }，正在進行。
describe-card-waiting = { $n }. { $who }：{ $card }。
