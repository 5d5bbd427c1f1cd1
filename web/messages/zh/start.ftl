# 各處。
ui-close = 關閉
ui-home = Folsom，回首頁
ui-skip = 跳到內容
ui-loading = 請稍候……
ui-reload = 重新載入頁面
ui-language = 語言
ui-settings = 設定
ui-theme-light = 切換到淺色主題
ui-theme-dark = 切換到深色主題
banner-offline = 沒有連線。正在重試……
banner-restarting = 伺服器正在重新啟動。馬上回來，你的遊戲也是。
banner-waiting = 伺服器在等待它的儲存空間。什麼也沒有遺失。
banner-outdated = 這個頁面比伺服器舊。

# 首頁。
start-title = Folsom
start-motto = 火車正午發車。去劫它吧。
start-play = 馬上玩
start-play-hint = 點一下，就和電腦一起上車。
start-against = 對手
start-level-tenderfoot = 憑感覺玩
start-level-drifter = 會想一想
start-level-rustler = 志在取勝
start-level-desperado = 毫不留情
start-players = 玩家
start-expert = 高級變體規則
start-horses = 馬與驛馬車
start-friends = 和朋友玩
start-friends-hint = 開一張牌桌，把連結傳出去。
start-device = 同一台裝置
start-device-hint = 輪流傳遞；布幕會遮住你的手牌。
start-watch = 觀戰
start-watch-hint = 開放的牌桌和進行中的遊戲。
start-records = 紀錄
start-records-hint = 已結束的遊戲，一步一步看。
start-learn = 學習
start-learn-hint = 五分鐘玩完第一回合。
start-rules = 規則
start-rules-hint = 每張卡、每名大盜、每個事件。
start-join = 有代碼嗎？
start-join-code = 牌桌代碼
start-join-hint = 主持人告訴你的四個以上的字母和數字。
start-join-go = 加入
start-mine = 你的牌桌
start-mine-open = 開啟
start-name = 你的名字
start-name-field = 別人看到的名字
start-name-hint = 別人在牌桌上看到的名字。
start-name-save = 儲存
start-name-saved = 從現在起你叫 { $name }。
start-bot-of = { $level }（電腦）
start-free-seat = 空位
start-ways = 怎麼玩

# 列表中的牌桌。
list-stage-lobby = 等待玩家
list-stage-playing = 進行中
list-stage-finished = 已結束
list-stage-closed = 已關閉
list-seats-free = { $n ->
    [0] 已滿
   *[other] { $n } 個空位
}
list-players = { $n } 位玩家
list-clock-live = 計時
list-clock-daily = 按天
list-by-whom = 誰在玩

# 開牌桌。
new-title = 和朋友的牌桌
new-title-device = 同一台裝置的遊戲
new-game = 遊戲
new-details = 更多選項
new-seats = 座位
new-seat-you = 你
new-seat-person = 玩家
new-seat-friend = 朋友
new-seat-bot = 電腦
new-seat-who = { $seat } 號座位
new-seat-name = { $seat } 號座位的名字
new-seat-name-spare = 玩家 { $seat }
new-spare = 玩家
new-fill = 用電腦補滿
new-clear = 留給朋友
new-people = 全是真人
new-open = 開桌
new-start = 開始遊戲
new-open-hint = 你會得到連結、代碼和 QR 碼，邀人來坐 { $n } 個空位。
new-start-hint = 人都到齊：遊戲立刻開始。
new-watch-hint = 所有座位都是電腦：你來觀戰。

form-presets = 玩哪一種？
preset-first = 第一場遊戲
preset-first-hint = 沒有事件，很快上手
preset-standard = 標準
preset-standard-hint = 原汁原味
preset-expert = 高級
preset-expert-hint = 用棄牌堆謀劃
preset-horses = 馬
preset-horses-hint = 驛馬車和人質
preset-two = 兩人
preset-two-hint = 每人兩名大盜
preset-teams = 組隊
preset-teams-hint = 隊友共享贓物
preset-all = 全都要
preset-all-hint = 六名玩家，全部加入
form-seats = 幾位玩家
form-variant = 哪種遊戲
form-variant-standard = 盒子裡的原版遊戲。
form-variant-basic = 簡單的回合卡，適合初次上車。
form-variant-duo14 = 兩人，2014 年規則。
form-variant-duo18 = 兩人或三人，2018 年規則。
form-variant-teams = 兩兩並肩。
form-expert-hint = 有棄牌堆，子彈放在牌堆頂。
form-horses-hint = 騎手、驛馬車、人質和威士忌。
form-edition = 版本
form-why-players = 只限 { $seats } 位玩家
form-why-edition = 只限 { $edition } 年版
form-why-expert-on = 這種遊戲一定有
form-why-expert-off = 這種遊戲沒有
form-why-horses = 第一場遊戲沒有
form-bandits = 大盜
form-bandits-random = 隨機
form-bandits-random-hint = 由發牌決定。
form-bandits-drafted = 輪流挑選
form-bandits-drafted-hint = 每人按座位順序挑選。
form-bandits-given = 在此指定
form-bandits-given-hint = 由你決定誰扮演誰。
form-seat = { $seat } 號座位
form-seat-slot = { $seat } 號座位，大盜 { $slot }
form-train = 火車
form-train-random = 隨機
form-train-random-hint = 每次都是不同的火車。
form-train-given = 自選
form-train-given-hint = 由你掛接車廂。
form-wagon = 車廂 { $n }
form-wagon-loot = { $purses ->
    [0] { $jewels ->
        [0] 沒有東西
       *[other] { $jewels } 顆寶石
    }
   *[other] { $jewels ->
        [0] { $purses } 個錢袋
       *[other] { $purses } 個錢袋、{ $jewels } 顆寶石
    }
}
form-clock = 時間
form-clock-none = 不計時
form-clock-none-hint = 沒有人催你。
form-clock-live = 即時
form-clock-live-hint = 每次決定若干秒，外加備用時間。
form-clock-daily = 按天
form-clock-daily-hint = 每次決定數小時或數天。
form-clock-seconds = 每次決定的秒數
form-clock-bank = 備用秒數
form-clock-bank-hint = 整場共用，決定超時才扣。
form-clock-per-decision = 每次決定
form-seconds = { $n } 秒
form-minutes = { $n } 分鐘
form-hours = { $n } 小時
form-days = { $n } 天
form-room = 牌桌
form-room-public = 公開
form-room-private = 僅限連結
form-title = 牌桌名稱
form-title-hint = 顯示在列表中；可以留空。
form-listed = 公開
form-listed-hint = 任何人都能在「觀戰」中找到並加入。
form-spectators = 觀眾
form-spectators-hint = 沒有座位的人也能觀看。
form-take-back = 悔棋
form-take-back-hint = 只要還沒有引發任何事。
form-memory = 記憶模式
form-memory-hint = 只顯示牌堆最上面一張。
form-shuffle = 打亂座位
form-shuffle-hint = 誰坐哪裡，開始時抽籤。
form-grace = 有人離開時等待
form-grace-hint = 之後由電腦代打，直到他回來。
form-stand-in = 代打的電腦
form-stand-in-hint = 替不在的玩家。
form-bot-pause = 電腦思考
form-bot-pause-hint = 讓你跟得上，也來得及收回。
form-bot-pause-none = 完全不用

# 加入、觀戰、紀錄。
join-title = 前往牌桌……
join-looking = 正在找代碼 { $code } 的牌桌……
seat-title = 正在入座……
seat-taking = 座位馬上就是你的。
watch-title = 觀戰與加入
watch-none = 目前沒有公開的牌桌。
watch-none-hint = 開一張並勾選「公開」，或看看已結束的遊戲。
watch-join = 加入
watch-watch = 觀戰
watch-open = 開放的牌桌
watch-playing = 進行中
records-title = 已結束的遊戲
records-none = 還沒有結束的公開遊戲。
records-none-hint = 玩一場：結束後就會出現在這裡。
records-file = 開啟紀錄檔
records-replay = 重播
records-more = 更早的遊戲
records-won = { $name } 獲勝
records-nobody = 沒有人
records-save = 儲存紀錄

# 設定。
settings-title = 設定
settings-look = 外觀與語言
settings-theme = 主題
settings-theme-auto = 跟隨裝置
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-play = 遊戲
settings-speed = 播放速度
settings-speed-slow = 慢
settings-speed-normal = 一般
settings-speed-fast = 快
settings-speed-instant = 立即
settings-confirm = 每次決定都確認
settings-confirm-hint = 再點一次才會執行。
settings-follow = 跟隨動作
settings-follow-hint = 在小螢幕上，畫面會移到事情發生的地方。
settings-chat-off = 隱藏聊天
settings-sound = 聲音
settings-muted = 靜音
settings-volume = 音量
settings-notices = 輪到你時
settings-notify = 瀏覽器通知
settings-notify-hint = 當這個頁面在背景時。
settings-notify-denied = 你的瀏覽器不允許。請在瀏覽器的網站設定中更改。
settings-webhook = 傳訊息到網址
settings-webhook-hint = 按天進行的遊戲等你時，會向你的 https 網址送出 POST。留空：不傳。
settings-webhook-saved = 已儲存。
settings-webhook-save = 儲存
settings-name = 你的名字
settings-guest = 你是訪客。登記名字，就能在其他裝置使用。
settings-claimed = { $name } 在所有裝置上都是你的。
settings-claim = 登記這個名字
settings-sign-in = 登入
settings-have-name = 我已經有名字
settings-new-name = 我要登記名字
settings-password = 密碼
settings-password-hint = 至少 8 個字元。沒有人能再寄給你。
settings-claimed-now = 名字 { $name } 現在是你的了。
settings-signed-in = 歡迎回來，{ $name }。
settings-done = 完成
