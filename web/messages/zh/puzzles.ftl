# 謎題。

puzzles-title = 謎題
puzzles-leave = 離開謎題
puzzles-rating = 你的積分：
puzzles-streak = { $n ->
    [0] { $best ->
        [0] 還沒有連對
       *[other] 最佳連對：{ $best }
    }
   *[other] 連對 { $n } 題（最佳：{ $best }）
}
puzzles-chart = 你的積分：從 { $from } 到 { $to }
puzzles-question = 這裡怎麼做最好？
puzzles-question-schemin = 你是{ $bandit }，輪到你出牌或抽牌。
puzzles-question-stealin = 你是{ $bandit }，正在執行你的牌。
puzzles-pick = 有一個選擇明顯比其他的好。
puzzles-picked = 你的答案：{ $action }
puzzles-answer = 作答
puzzles-verdict = 評語
puzzles-right = 答對了！
puzzles-wrong = 有更好的選擇
puzzles-practice = 這題答過了，不計分
puzzles-instead = { $best }：勝率 { $share }%。次佳的答案：{ $other }，只有 { $less }%。
puzzles-better = { $best }：勝率 { $share }%。你的答案：{ $other }，{ $less }%。
puzzles-details = 所有答案
puzzles-next = 下一題
puzzles-details-title = 所有答案
puzzles-themes = 這題的重點
puzzles-theme-shot = 射中對手
puzzles-theme-punch = 打到對手
puzzles-theme-loot = 拿走贓物
puzzles-theme-strongbox = 拿到手提箱
puzzles-theme-safe = 保住贓物
puzzles-theme-cover = 躲開子彈
puzzles-theme-not-in-vain = 不浪費牌
puzzles-level = 難度：{ $rating }
puzzles-shares = 每個答案的勝率
puzzles-why = 為什麼選「{ $best }」而不是「{ $other }」
puzzles-note = 由我們最強的電腦玩家根據你所知道的資訊計算。火車上演的只是其中一種可能的發展。
puzzles-you = 你的表現
puzzles-sum = 積分 { $rating }（± { $deviation }），{ $n } 題答對 { $right } 題，最佳連對 { $best }。
puzzles-subject = 練習什麼
puzzles-subject-all = 所有謎題
puzzles-subject-loot = 贓物
puzzles-subject-fights = 射擊與打鬥
puzzles-subject-cover = 躲子彈
puzzles-subject-horses = 馬匹與驛馬車
puzzles-done = 這一類的謎題你都答過了。試試別的吧。
