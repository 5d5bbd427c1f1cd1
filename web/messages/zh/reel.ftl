# 一局遊戲的精彩時刻，一個接一個。

reel-title = 精彩時刻
reel-slate = 第 { $round } 回合 · { $n }／{ $of }
reel-title-shot = 一槍命中
reel-title-punch = 重重一拳
reel-title-snatch = 當面搶走
reel-title-loot = 滿載而歸
reel-title-law = 警長出手
reel-title-hostage = 抓到人質！
reel-title-whiskey = 喝一口壯膽
reel-title-event = 抓緊了
reel-richest = 現在{ $bandit }看得見的贓物最多
reel-gunslinger = 現在{ $bandit }在神槍手之爭中領先

reel-controls = 精彩時刻
reel-keys = 空白鍵暫停，方向鍵前往下一個或上一個時刻。
reel-next = 下一個時刻
reel-back = 上一個時刻
reel-again = 從頭再看
reel-replay = 觀看整局
reel-link = 複製連結
reel-only-here = 這局遊戲只在這台裝置上，沒有給別人的連結。把紀錄檔傳給他們：Folsom 可以打開，也能看精彩時刻。
reel-none = 這局沒有什麼驚人的時刻。
reel-picture-share = 分享這個場景
reel-picture-save = 儲存這個場景
reel-picture-failed = 這裡無法畫出這個場景。
