# 出了什麼事，該怎麼辦。

error-general = 沒有成功。再試一次；若一直如此，請重新載入頁面。
error-not-understood = 頁面和伺服器雞同鴨講了。請重新載入頁面再試一次。
error-outdated = 這個頁面比伺服器舊。重新載入即可；不會遺失任何遊戲。
error-not-for-you = 這裡不對你開放。
error-origin = 這個頁面不能和那個伺服器通話。請在伺服器自己的網址開啟遊戲。
error-client-broken = 頁面上有東西壞了。你的遊戲在伺服器上很安全。
error-client-offline = 目前連不到伺服器。我們會繼續嘗試；你的遊戲在那裡很安全。

error-identity-unknown-token = 伺服器不再認得這個瀏覽器。你現在是新訪客；如果你有名字和密碼，請登入。
error-identity-name-taken = 這個名字屬於別人。換一個吧。
error-identity-claimed = 你已經有自己的名字。
error-identity-bad-name = 這個名字不能用。請用 1 到 24 個文字、數字或空格。
error-identity-bad-password = 密碼至少要 8 個字元。
error-identity-wrong-password = 名字和密碼不符。

error-limit-messages = 慢著，老兄：一次太多了。等一下再試。
error-limit-tables = 你開的牌桌已達上限。請先玩完或離開一張。
error-limit-people = 你的網路來了太多新訪客。一分鐘後再試。
error-limit-chat = 話太多了。等幾秒鐘。
error-limit-connections = 你的網路開了太多頁面。關掉幾個再試。
error-limit-watched = 你同時關注太多牌桌。請先離開一張。
error-limit-passwords = 試了太多次密碼。等一分鐘。
error-limit-codes = 試了太多次代碼。等一分鐘。

error-link-dead = 此路不通。網址錯了，或頁面已搬走。
error-link-unknown = 這個座位連結已經用過，或超過十分鐘了。請對方再給一個。
error-code-unknown = 沒有牌桌使用這個代碼。請向給你的人確認。
error-table-unknown = 沒有這張牌桌。連結可能打錯了，或遊戲早已收起。
error-closed = 這張牌桌已關閉。
error-closed-expired = 沒有人開始這場遊戲，牌桌已收起。
error-closed-abandoned = 玩家都離開了，遊戲已收起。
error-closed-upgrade = 伺服器更新了，這場遊戲無法延續。抱歉！
error-closed-host = 桌主關閉了這張牌桌。
error-table-over = 這場遊戲已結束。
error-table-started = 遊戲已經開始。
error-table-not-started = 遊戲還沒開始。
error-table-not-over = 遊戲還沒結束。
error-table-rematched = 下一場已經有自己的牌桌。
error-table-no-spectators = 只有玩家能看這張牌桌。
error-table-full-house = 這張牌桌擠滿了：沒有觀戰的位子。
error-table-not-host = 只有桌主能這麼做。
error-table-no-such-seat = 沒有這個座位。
error-table-not-your-seat = 那是別人的座位。
error-table-seat-taken = 這裡的座位都有人了。
error-table-already-seated = 你已經坐在這張牌桌。
error-table-kicked = 桌主請你離開這張牌桌。
error-table-nobody-there = 那裡沒有人坐。
error-table-away = 這個座位由電腦代打。請先拿回來。
error-table-not-away = 這個座位沒有人代打。
error-table-not-allowed = 這張牌桌不允許這麼做。
error-table-bad-name = 這個名字不能在這張牌桌使用，或已經有人用了。
error-table-bad-options = 牌桌不能這樣設定。
error-table-no-such-bot = 沒有這種電腦玩家。
error-table-empty-seats = 還有空位。請先安排玩家或電腦。
error-table-cannot-take-back = 來不及收回了：已經造成影響了。
error-config = 這些不能一起玩。
error-too-late = 太遲了：遊戲已經往下進行了。
error-action-not-legal = 現在不能這麼做。
error-chat-empty = 先寫點什麼。
error-chat-too-long = 這則訊息太長了。
error-webhook-bad-url = 這個網址不能用。它必須以 https:// 開頭，並且能從網際網路連到。

error-server-store-failed = 伺服器無法儲存，所以什麼也沒發生。稍後再試。
error-server-waiting = 伺服器正在等儲存系統回應。什麼也沒有遺失；它會自己繼續。
error-server-busy = 伺服器非常忙。稍後再試。
error-server-restarting = 伺服器正在重新啟動。馬上帶著你的遊戲回來。
error-server-internal = 伺服器出了問題。再試一次。

error-record-not-finished = 這場遊戲還在進行。結束後才能開啟紀錄。
error-record-not-whole = 這場遊戲期間伺服器更新過，無法完整重播。
error-record-other-rules = 這場遊戲由其他版本記錄，無法在這裡重播。
error-record-unreadable = 這場遊戲的紀事已無法讀取。
error-record-truncated = 這份紀錄在遊戲結束前就斷了。
error-record-too-big = 這個檔案太大，不會是遊戲紀錄。
error-record-damaged = 這個檔案不是遊戲紀錄，或已損壞。

# 顯示這些訊息的頁面標題。
trouble-lost = 迷失在大草原
trouble-full = 座無虛席
trouble-kicked = 被請出門
trouble-closed = 牌桌已關閉
trouble-outdated = 有新版本了
trouble-server = 電報沒有回音
trouble-record = 撕破的一頁
trouble-limit = 勒住馬吧
trouble-broken = 出軌了
trouble-refused = 禁止進入
trouble-line = 第 { $line } 行：{ $message }
trouble-home = 回首頁
trouble-watch = 看開放的牌桌
trouble-new = 開新牌桌
trouble-records = 瀏覽已結束的遊戲
trouble-file = 開啟另一個檔案
trouble-again = 再試一次
