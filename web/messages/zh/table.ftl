# 牌桌：等候室、遊戲與結局。

table-title = Folsom：牌桌
table-title-mine = 輪到你了！· Folsom

## 等候室

table-room = 等候室
table-seats = 誰要上車
table-seat-empty = 空位
table-sit = 坐這裡
table-sit-name = 另一位玩家的名字
table-stand = 離座
table-put-bot = 加入電腦
table-bot-level = 電腦強度
table-clear-seat = 請 { $name } 離開
table-kick = 趕走
table-fill = 用電腦補滿
table-start = 開始搶劫
table-start-free = 還有 { $n } 個空位。等等朋友，或加入電腦玩家。
table-start-host = 座位已滿。由桌主開始遊戲。
table-start-ready = 全員上車。出發！
table-close = 關閉這張牌桌
table-invite = 邀請別人
table-share-code = 代碼
table-share-link = 這張牌桌的連結
table-share-copy = 複製連結
table-share-copied = 連結已複製。
table-share-send = 分享
table-share-title = 跟我一起劫火車
table-share-qr = 連結的 QR 碼
table-share-lonely = 這個連結只有這台電腦打得開。要讓別人進來，請這樣啟動 Folsom：
table-share-watch = 邀人觀戰
table-facts = 玩法
table-change = 更改規則
table-save = 套用
table-watchers = { $n ->
    [0] 沒有人觀戰。
   *[other] { $n } 人觀戰中。
}
table-fact-players = { $n } 位玩家
table-fact-horses = 馬與驛馬車
table-fact-expert = 高級變體規則
table-fact-drafted = 輪流選角色
table-fact-memory = 記憶模式
table-fact-no-clock = 不計時
table-fact-clock = 每次決定 { $each } 秒，備用 { $bank } 秒
table-fact-daily = 每次決定 { $hours } 小時
table-fact-listed = 在公開清單中
table-fact-no-spectators = 不開放觀戰
table-hints = 用了 { $n } 次提示
table-fact-no-take-back = 不能收回決定

## 公平發牌

table-fair = 公平發牌
table-fair-before = 伺服器已選好祕密，並公開它的指紋。遊戲結束後祕密也會公開，人人都能檢驗沒有人動過牌。每位玩家的裝置也封存一個自己的數字。
table-fair-after = 儲存這場遊戲的紀錄，自己檢驗：
table-fair-commit = 遊戲前公開的指紋
table-fair-secret = 伺服器的祕密
table-fair-nonce = { $name } 加入的
table-fair-excused = 開局時不在場，沒有加入數字
table-fair-refused = 這次發牌之前有 { $n } 次開局中斷。
table-fair-tick = 已核對：你的數字在發牌之中，每個人的數字都與開局前封存的相符。
table-fair-none-own = 每個人的數字都與開局前封存的相符。這台裝置沒有參與，或已不記得當時看到的內容。
table-fair-not-there = 伺服器表示開局時你不在線上。你的數字不在發牌之中，因此這次發牌無法向你證明任何事。
table-fair-nobody = 沒有玩家加入數字：這次發牌由伺服器獨自決定。
table-fair-elsewhere = 這台裝置的數字不在發牌之中。如果你也用另一台裝置加入過，那台的數字在其中：請到那裡查看。如果沒有，就是伺服器把你排除在外！
table-fair-old = 這一局開始時還沒有封存數字：伺服器的祕密相符，其餘無從得知。
table-fair-alarm = 這次發牌與承諾的不符！
table-fair-alarm-secret = 伺服器沒有公開它的祕密。
table-fair-alarm-commit = 伺服器的祕密不是開局前封存的那一個。
table-fair-alarm-commitment = 有一個數字與開局前封存的不符。
table-fair-alarm-unsealed = 數字在開局前沒有封存，這張牌桌卻承諾過。
table-fair-alarm-own = 你的數字不在發牌之中。
table-fair-alarm-others = 其他人封存的數字不是給你看過的那些。
table-fair-alarm-options = 這不是封存數字時約好的那一局。
table-fair-alarm-refused = 伺服器計算的中斷次數與你看到的不同。
table-dealing = 洗牌中…
table-dealing-waits = 洗牌中… 等待 { $names }
table-refused-silent = { $names } 在洗牌時沒有回應，座位已空出。坐滿後請再開始一次。
table-refused-left = { $names } 在洗牌時離開了，所以遊戲沒有開始。
table-refused-kicked = { $names } 在洗牌時被請離，所以遊戲沒有開始。

## 遊戲周邊

table-menu = 牌桌選單
table-rules = 規則
table-notify = 輪到我時通知我
table-device = 換裝置繼續玩
table-device-how = 這個連結會把你的座位交出去，只能用一次，十分鐘內有效。別給其他人看。
table-device-link = 為 { $name } 建立連結
table-host = 桌主專用
table-stand-in = 讓電腦代打
table-give-back = 交還座位
table-stand-in-me = 讓電腦替我打
table-invite-to = 邀請別人：{ $name }
table-invite-to-how = 連結只給一位還沒玩過這一局的人，十分鐘內有效。所有人都會知道。
table-leave = 離開牌桌
table-give-up = 放棄我的座位
table-away-gone = 你不在，由電腦代打。
table-away-clock = 你的時間用完了，由電腦代打。
table-away-host = 桌主讓電腦替你代打。
table-away-asked = 依你的要求，由電腦代打。
table-away-back = 拿回我的座位
table-left = 你離開了座位，由電腦代打。
table-return = 回座
table-log-stand-in = 電腦代打
table-stood-in = 電腦剛替 { $name } 做了決定。
table-stood-in-you = 電腦剛替你做了決定：{ $what }
table-stood-in-secret = 電腦剛替你做了決定。
table-seat-invited = { $name } 應桌主邀請，接手 { $from } 離開的座位。
table-seat-passed = { $from } 讓出座位，由 { $name } 接手。
table-watching = 你在觀戰。手牌到最後才公開。
table-notice-title = 輪到你了
table-notice-body = 牌桌在等你。

## 回合

table-round = 第 { $round } 回合，共 { $of } 回合
table-round-card = 回合牌：{ $name }。說明
table-round-soon = 回合牌還沒翻開。
table-round-keep = 策劃之後可以留 { $n } 張牌。
table-rounds-before = 之前：{ $names }
table-turn-standard = 每人正面朝上出一張牌，或抽三張。
table-turn-tunnel = 牌正面朝下打出。
table-turn-speeding-up = 每人連續行動兩次。
table-turn-switching = 逆時針進行。
table-turn-turmoil = 大家同時暗中選擇。
table-event-none = 最後沒有事件。
table-event-angry-marshal = 警長射擊自己車廂頂上的所有人，然後往後走一節。
table-event-swivel-arm = 車廂頂上的人全被掃到車尾頂上。
table-event-braking = 車廂頂上的人往前滑一節。
table-event-take-it-all = 第二個手提箱出現在警長的車廂。
table-event-rebellion = 車廂中的人各吃一發子彈。
table-event-pickpocketing = 獨處的人可以拿那裡的一個錢袋。
table-event-revenge = 警長車廂頂上的人失去最不值錢的錢袋。
table-event-conductor = 火車頭中和頂上的人各得 $250。
table-event-marshal-whiskey = 警長喝掉車廂裡的一壺酒，然後往後走。
table-event-tired-horses = 最後面的馬離開。
table-event-higher-speed = 車頂上的人、馬和驛馬車都落後一節。
table-event-shotgun-rage = 驛馬車和旁邊車廂的人各吃一發子彈。
table-event-mortal-bullet = 本回合吃到的每發子彈扣 $150。
table-event-sharing = 手提箱由同一位置的人平分。
table-event-escape = 最後還在火車裡或車頂上的人被抓。

## 玩家

table-players = 玩家
table-money = { $unknown ->
    [0] { $known }
   *[other] { $known }，以及 { $unknown } 個你看不到裡面的錢袋
}
table-purses = { $n } 個錢袋：{ $values }
table-jewels = { $n } 顆寶石
table-strongboxes = { $n } 個手提箱
table-bullets = { $n ->
    [0] 子彈用完了
   *[other] 還有 { $n } 發子彈
}
table-wounds = { $n ->
    [0] 還沒中過彈
   *[other] 中了 { $n } 發
}
table-hand-size = 手牌 { $n } 張
table-hostage = 人質：{ $name }
table-side = { $side } 隊
table-mark-you = 你
table-mark-host = 桌主
table-mark-bot = 電腦
table-mark-deciding = 正在決定
table-mark-first = 起始玩家
table-mark-partner = 你的隊友
table-mark-away = 離開：電腦代打
table-mark-offline = 離線
table-mark-own = 專屬名字
table-mark-own-name = 專屬名字：別人不能使用
table-clock = 剩餘時間：{ $left }
table-clock-days = { $days } 天 { $text }

## 牌

table-hand = 你的手牌
table-hand-empty = 沒有手牌。
table-hand-besides = 你牌堆裡的牌
table-card-kept = { $card }，已保留
table-draw = 抽牌
table-deck = { $n ->
    [0] 牌堆空了
   *[other] 牌堆還有 { $n } 張
}
table-discard = 棄牌（{ $n }）
table-discard-of = 棄牌堆：{ $name }
table-discard-empty = 這裡是空的。
table-pile = 策劃好的牌
table-pile-empty = 還沒有策劃任何牌。
table-pile-memory = 記憶模式：只看得到最後一張。
table-pile-card = { $n }. { $who }：{ $card }
table-pile-now = { $n }. { $who }：{ $card }，進行中
table-pile-done = { $n }. { $who }：{ $card }，已完成
plan-open = 預覽計畫
plan-title = 預覽：只看公開的牌
plan-close = 返回遊戲
plan-ways = 如果{ $who }……
plan-playback = 計畫預覽
plan-line = 預覽的步驟
plan-line-at = 第 { $n } 步，共 { $of } 步。{ $said }
plan-gap = { $n }. { $who }：蓋著的牌，略過
plan-gap-said = 蓋著的牌，略過：{ $who }
plan-begin = 從這裡開戰

## 決定

table-decision = 你的決定
table-choices = 你可以做的事
table-chooser = 哪一個？
table-confirm = 確定
table-cancel = 取消
table-take-back = 收回
table-catching-up = 正在回顧剛才發生的事……
table-committed = 你的選擇：{ $choice }。
table-foreseen-open = 其餘看運氣或別人。
table-waiting-for = 等待 { $who }。
table-curtain = 把裝置交給 { $name }
table-curtain-why = 現在請其他人別看。
table-curtain-lift = 我是 { $name }

## 播放

table-playback = 播放
table-pause = 暫停
table-play = 播放
table-step-back = 退一步
table-step-on = 進一步
table-to-now = 跳到現在
table-skipped = 略過了 { $n } 個事件
table-skipped-show = 看一看
table-skipped-dismiss = 不看了
table-speed = 速度：{ $speed }

## 紀事、聊天、按鍵、描述

table-log = 發生了什麼
table-log-empty = 還沒有發生任何事。
table-chat = 聊天
table-chat-off = 關閉聊天
table-chat-empty = 還沒有人說話。
table-chat-mute = { $name }。點一下靜音
table-chat-unmute = 取消靜音：{ $name }
table-chat-emotes = 表情
table-chat-write = 說點什麼
table-chat-send = 送出
table-help = 說明
table-help-asked = 現在可以做什麼
table-help-happened = 剛才發生了什麼
table-help-power = 你的能力
table-help-things = 現在桌上有什麼
table-keys = 鍵盤快捷鍵
table-key-space = 空白鍵
table-keys-choose = 從清單選擇
table-keys-arrows = 在清單中移動
table-keys-pause = 暫停或繼續
table-keys-back = 退一步
table-keys-on = 進一步
table-keys-now = 跳到現在
table-keys-undo = 收回
table-keys-plan = 看看計畫會怎麼發展
table-keys-log = 發生了什麼
table-keys-chat = 聊天
table-keys-help = 說明
table-keys-off = 單鍵快捷鍵已關閉，可在設定中開啟。
table-keys-more = 所有功能也都能用 Tab 和 Enter 操作。
table-spoken = 用文字描述牌桌
table-spoken-train = 火車

## 結局

table-scores = 結算
table-winner = 獲勝
table-caught = 被抓
table-part-purses = 錢袋
table-part-jewels = 寶石
table-part-strongboxes = 手提箱
table-part-conductor = 售票員
table-part-ransom = 贖金
table-part-shares = 平分的手提箱
table-part-gunslinger = 神槍手
table-part-mortal = 致命子彈
table-part-side = { $side } 隊合計
table-wanted = 通緝
table-wanted-for = 罪名：搶劫火車
table-end-you = 你全身而退！
table-end-nobody = 正義獲勝：無人逃脫
table-end-winner = { $who } 帶著贓物逃之夭夭
table-to-scores = 回到結算
table-end-look = 再看一眼火車
table-rematch = 再來一場
table-end-daily = 看今日成績
table-rematch-join = 前往下一場
table-replay = 觀看重播
table-share-replay = 複製重播連結
table-save-record = 儲存紀錄
table-revealed = 所有錢袋都打開了
