# The review of a finished game. A point is a hundredth of a win.
# { $who } is a player, and { $you } is "yes" where that is the reader.

review-title = 覆盤
review-overview = 整局一覽
review-points = { $n } 點
review-percent = { $n }%
review-percent-rough = 約 { $n }%
review-round = 第 { $n } 回合
review-who = 玩家

## 進行中

review-loading = 準備中…
review-progress = 正在分析這一局：{ $n }%
review-cancel = 停止
review-cancelled = 已停止，目前只顯示已知的部分。
review-go-on = 繼續
review-again = 再試一次
review-deeper = 深入分析
review-deeper-hint = 仔細四倍，時間也要四倍。
review-chart-grows = 先出圖表，再評每個決定。

## 圖表

review-chart = 勝率
review-chances-now = 此刻的勝率
review-split =
    { $you ->
        [yes] 你此刻的勝率變化：
       *[no] { $who }此刻的勝率變化：
    }
review-split-none = 量不出變化

## 評價

review-mark-great = 妙著
review-mark-best = 最佳
review-mark-good = 不錯
review-mark-inaccuracy = 小失誤
review-mark-mistake = 失誤
review-mark-blunder = 大失誤
review-whose = 誰的決定
review-whose-all = 所有人的決定
review-whose-mine = 我的決定
review-whose-of = 決定：{ $name }
review-error-back = 上一個失誤
review-error-on = 下一個失誤

## 一個決定

review-decision = 這個決定
review-together = 這一刻的決定
review-nothing-here = 這時沒有人需要選擇。
review-errors =
    { $n ->
        [0] 沒有發現失誤。
       *[other] 有 { $n } 個失誤可以看。
    }
review-by =
    { $you ->
        [yes] （你）
       *[no] （{ $who }）
    }
review-loss = 損失 { $points }（±{ $error }）
review-error-note = 括號內為標準誤差。
review-better = 更好：{ $action }
review-details = 所有選擇與原因
review-chosen = 所選
review-best = 最佳
review-rough-note = 「約」表示只試了幾次，不據此下結論。
review-shares = 每個選擇的價值
review-shares-note = 勝率，只依當時能知道的事來評。
review-why-note = 以 { $deals } 種符合當時所知的發牌統計。
review-open = 攤開所有牌來看
review-open-note = 這裡用了沒有人能知道的事：所有手牌與牌庫。它說的是這個決定有多幸運，不是有多好。
review-open-best = 即使如此，也沒有更好的選擇。
review-open-better = 那麼最好的選擇是：{ $action }（好 { $points }）。
review-open-find = 也攤開所有牌來評

## 原因：在多少種發牌中會發生什麼

review-fact-both = { $what }：選更好的，{ $deals } 種發牌中有 { $best } 種；選這個，有 { $chosen } 種。
review-fact-best = { $what }：選更好的，{ $deals } 種發牌中有 { $best } 種。
review-fact-chosen = { $what }：選這個，{ $deals } 種發牌中有 { $chosen } 種。
review-fact-nothing =
    { $you ->
        [yes] 輪到你的牌時沒有效果
       *[no] 輪到{ $who }的牌時沒有效果
    }
review-fact-with =
    { $you ->
        [yes] 輪到你的牌時{ $bandit }在場
       *[no] 輪到{ $who }的牌時{ $bandit }在場
    }
review-fact-hits =
    { $you ->
        [yes] 你射中{ $bandit }
       *[no] { $who }射中{ $bandit }
    }
review-fact-punches =
    { $you ->
        [yes] 你打中{ $bandit }
       *[no] { $who }打中{ $bandit }
    }
review-fact-takes =
    { $you ->
        [yes] 你拿到{ $loot }
       *[no] { $who }拿到{ $loot }
    }
review-fact-loses =
    { $you ->
        [yes] 你失去贓物
       *[no] { $who }失去贓物
    }
review-fact-is-shot =
    { $you ->
        [yes] { $bandit }射中你
       *[no] { $bandit }射中{ $who }
    }
review-fact-neutral =
    { $you ->
        [yes] 你中正義子彈
       *[no] { $who }中正義子彈
    }

## 運氣與實力

review-own-gave =
    { $you ->
        [yes] 以這副牌來說，你多打出了 { $points }。
       *[no] 以這副牌來說，{ $who }多打出了 { $points }。
    }
review-own-cost =
    { $you ->
        [yes] 你的決定讓你損失 { $points }。
       *[no] { $who }的決定損失 { $points }。
    }
review-own-even =
    { $you ->
        [yes] 你的決定沒有帶來量得出的得失。
       *[no] { $who }的決定沒有帶來量得出的得失。
    }
review-luck-gave =
    { $you ->
        [yes] 運氣給了你 { $points }。
       *[no] 運氣給了{ $who }{ $points }。
    }
review-luck-cost =
    { $you ->
        [yes] 壞運氣讓你損失 { $points }。
       *[no] 壞運氣讓{ $who }損失 { $points }。
    }
review-luck-even =
    { $you ->
        [yes] 運氣對你不好不壞，至少量不出來。
       *[no] 運氣對{ $who }不好不壞，至少量不出來。
    }
review-sums = 運氣與實力
review-sum-start = 發牌後
review-sum-own = 自己的決定
review-sum-partner = 隊友的決定
review-sum-others = 別人的決定
review-sum-luck = 運氣
review-sum-revised = 事後修正
review-sum-result = 結束時
review-luck-cards = 抽到的牌
review-luck-purses = 錢袋
review-luck-rounds = 回合牌
review-luck-other = 其他
review-sums-note = 單位是點：一場勝利的百分之一。括號內可能只是巧合。顏色與圖表下方相同。「事後修正」不是任何人造成的：多看一個回合後，估計本身變了。

## 關鍵時刻

review-moments = 關鍵的幾手
review-moment-gains =
    { $you ->
        [yes] { $what }。你多了 { $points }。
       *[no] { $what }。{ $who }多了 { $points }。
    }
review-moment-loses =
    { $you ->
        [yes] { $what }。你少了 { $points }。
       *[no] { $what }。{ $who }少了 { $points }。
    }
review-moment-round = 第 { $n } 回合結束
review-moment-decided = 決定
review-moment-luck = 運氣
review-no-moments = 沒有特別突出的一手。

## 準確度與習慣

review-accuracies = 準確度
review-accuracy = 準確度
review-accuracy-note = 在有得失的決定中保住了多少：每個決定都最佳是100%，跟隨便選一樣是0%。
review-habits = 各種牌：{ $name }
review-card = 牌
review-drawing = 抽牌
review-did-nothing = 沒有效果
review-nothing-of = { $of } 張中 { $n } 張
review-bullets = 中彈：大盜的 { $shots } 發，正義子彈 { $neutral } 發。
