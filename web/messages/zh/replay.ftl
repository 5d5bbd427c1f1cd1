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
