# 重播。

replay-title = 重播
replay-seat = 視角
replay-seat-of = { $name } 看到的
replay-seat-all = 觀眾看到的
replay-seat-open = 全部公開
replay-hands = 所有手牌
replay-hand-of = { $name } 的手牌
replay-copy = 複製這一刻的連結
replay-save = 儲存紀錄
replay-log = 紀事
replay-review = 覆盤
replay-reel = 再看一次
replay-close = 開啟另一場遊戲
replay-records = 已結束的遊戲
replay-loading = 正在載入這場遊戲……

replay-controls = 瀏覽這場遊戲
replay-line = 遊戲中的位置
replay-line-at = 第 { $n } 步，共 { $of } 步：{ $said }
replay-speed = 速度：{ $speed }
replay-pause = 暫停
replay-play = 播放
    .label = 播放
replay-start = 開頭
    .label = 到開頭
replay-round-back = 回合
    .label = 退一回合
replay-turn-back = 輪
    .label = 退一輪
replay-back = 步
    .label = 退一步
replay-next = 步
    .label = 進一步
replay-turn = 輪
    .label = 進一輪
replay-round = 回合
    .label = 進一回合
replay-end = 結尾
    .label = 到結尾

replay-file = 紀錄檔
replay-file-drop = 把儲存的遊戲拖到這裡重看：從任何座位，或公開所有牌。
replay-file-pick = 選擇檔案
replay-file-where = 遊戲結束時，或在已結束遊戲的清單中，可以儲存紀錄。

# Games that come from others.

again-here = 從這裡開始玩
again-deal = 同樣的牌局再來一次
again-as = 你接著以 { $name } 的身分玩。
again-seat = 你接著扮演
again-cards = 隱藏的牌
again-anew = 重新發牌
again-anew-hint = { $name } 知道的一切都保持不變，其餘重新發牌。
again-as-were = 維持原樣
again-as-were-hint = 每張牌都在那一局的原位。
again-deal-hint = 在有意義的範圍內運氣相同：每個人按同樣的順序抽到同樣的牌，錢袋裡的錢相同，回合牌也相同。做不到的地方由機運決定。
again-bots = 其他人是電腦
again-play = 開始
again-friends = 與朋友一起
again-note-here = 這一局從另一局的第 { $n } 個決定開始。
again-note-anew = 隱藏的牌重新發過。
again-note-as-were = 隱藏的牌維持原樣。
again-note-deal = 在可能的範圍內，這一局的運氣與另一局相同。
again-note-day = 這是 { $day } 的每日列車。
again-note-link = 看那一局
again-mark-here = 接續另一局；不計入統計
again-mark-deal = 另一局的牌局；不計入統計
