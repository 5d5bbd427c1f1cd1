# 規則頁面與第一課。

learn-rules-lesson = 邊玩邊學
learn-rules-search = 搜尋規則
learn-rules-found = { $n ->
    [0] 什麼也沒找到
   *[other] 找到 { $n } 條
}
learn-rules-none = 規則裡沒有這個。換個詞，或少打幾個字。
learn-rules-contents = 目錄

learn-rounds-24 = 2–4 位玩家
learn-rounds-56 = 5–6 位玩家
learn-rounds-station = 火車站：最後一回合
learn-rounds-card = 回合牌
learn-rounds-turns = 輪
learn-rounds-horses = 馬與驛馬車
learn-rounds-keep = 保留 { $n } 張牌

learn-title = 你的第一次搶劫
learn-coach = 賽恩，你的夥伴
learn-progress = 第 { $n } 步，共 { $of } 步
learn-next = 繼續
learn-back = 返回
learn-hurry = 跳過
learn-leave = 離開課程
learn-again = 從頭再來
learn-play = 玩第一場遊戲
learn-rules = 看看規則
learn-your-turn = 輪到你了
learn-wait = 看看會發生什麼……

learn-welcome =
    你好！我是賽恩。你是貝莉：羽毛帽，徽記是一顆心。你已經溜進這列火車最尾端的酒館車廂。
    一起玩一回合，大約五分鐘，你就會劫火車了。
learn-train =
    火車頭在左邊，警長和一個手提箱都在那裡。每節車廂有兩個位置：車廂中和車廂頂。贓物就躺在你看到的地方。
    教授和你在一起。圖科在前一節等著。五個回合之後，最有錢的大盜獲勝。
learn-hand =
    這六張牌是你的手牌。你只能做牌上的事：移動、爬降、開火、掠奪、拳擊，或支使警長。
learn-round =
    回合牌上有五輪，還有最後會發生的事：乘客會反抗。每一輪你打出一張牌，或抽三張。
learn-robbery =
    先是策劃：大家各懷鬼胎，什麼都還沒發生。你腳邊有錢袋，那就計劃拿一個。打出「掠奪」。
learn-robbery-other =
    想法不錯，但先撈點錢：沒有更容易的機會了。打出「掠奪」。
learn-pile =
    圖科打算移動，教授打算爬上去。牌就按這個順序放著，也會按這個順序發生。記住誰要做什麼。
learn-floor =
    下面很快就會擠成一團。錢袋到手後最好爬上車廂頂：打出「爬降」。
learn-floor-other =
    那樣也行，不過車廂頂才是好地方：跑得更快，射得更遠。打出「爬降」。
learn-tunnel =
    隧道！黑暗中牌正面朝下打出。圖科正往前走，就在警長的車廂隔壁。給他一個驚喜：打出「警長」。
learn-tunnel-other =
    那張留到天亮再用。黑暗中沒人看得見陷阱：打出「警長」。
learn-secret =
    你自己的牌還是可以看。圖科和教授打算做什麼，要等發生時才知道。
learn-draw =
    你會想開火，可是手上沒有「開火」。不出牌的話，可以抽三張：從你的牌堆抽。
learn-draw-other =
    也可以。不過你要的牌還在牌堆裡：抽三張牌。
learn-fire =
    來了。打出「開火」，到時看看誰在你的槍口前。
learn-fire-other =
    晚點再說吧。從不開槍的大盜當不了神槍手。打出「開火」。
learn-stealin =
    策劃結束，手上剩下的牌回到牌堆。現在開戰：按出牌順序，一張接一張。
learn-take =
    你的「掠奪」排第一。寶石一律值 $500。錢袋裡有 $250 到 $500，只有持有者知道多少。拿一個錢袋。
learn-take-other =
    寶石是好東西，可是大家都看得到你有多少。拿個錢袋，讓他們去猜。
learn-purse =
    五百塊！你看得到，別人只看到又一個錢袋。有錢就會成為目標，所以保密很值得。
learn-move =
    圖科移動了。在車廂中一次走一節。他走進貴賓車廂，警長就在隔壁。
learn-climb =
    先是教授，再來是你：「爬降」讓大盜爬上車廂頂，或爬回車廂中。
learn-jewel =
    圖科也掠奪了：一顆寶石。寶石和手提箱人人看得見。
learn-run =
    在車廂頂，一張「移動」可以跑一到三節。教授跑了兩節，現在就在圖科頭上。
learn-marshal =
    你的陷阱奏效了！在車廂中遇到警長的人吃一發子彈，逃到車廂頂。警長自己從不上去。
learn-nothing =
    圖科本想再掠奪一次車廂。但上面沒東西可拿，他的牌沒有效果。計畫總是趕不上變化：樂趣就在這裡。
learn-punch =
    教授打了圖科。寶石掉在原地，圖科被打到隔壁車廂。誰先到，誰就能撿。
learn-shoot =
    你的「開火」！在車廂頂，你能射中最近的人，不論多遠。圖科和教授並肩站著，由你選。射教授：他的拳頭最硬。
learn-shoot-other =
    圖科今天已經中過一槍。公平一點，射教授。
learn-bullet =
    你的子彈進了教授的牌堆：他會抽到，卻永遠打不出去。你還有五發。
learn-shot =
    圖科還擊。只要還有別的目標，就不能瞄準貝莉：這是你的能力。但教授離圖科太近，射不到，只好由你挨這一槍。
learn-event =
    教授剛爬回車廂中，事件就來了：乘客反抗，車廂中的人各吃一發子彈。你在上面很安全。
learn-clogged =
    新的回合：大家洗勻所有的牌，抽六張。圖科的子彈就在裡面。它打不出去，只會佔位子。子彈會拖慢你。
learn-score =
    假設火車在這裡停下。大家數自己的贓物。射出最多子彈的人是神槍手，再得 $1,000：你和圖科各射了一發，所以兩人都得。
learn-end =
    要是真的到站，贏家就是你！一個回合的事你全懂了，其餘的邊搶邊學。準備好劫一整列火車了嗎？

# 問句中意義不大的詞，以及各條目能回答的詞和問題。
learn-rules-stop = 怎麼 如何 什麼 嗎 呢 可以 能不能 可不可以 多少 幾 誰 為什麼 哪 是 的 了 我 你 會 要 時候 怎樣
learn-find-goal = 贏 勝利 獲勝 目的
learn-find-setup = 開始 從哪裡開始 幾節車廂
learn-find-round = 階段 順序 流程
learn-find-card-move = 跑 走 多遠 跳
learn-find-card-floor = 上下 爬 樓梯 樓層
learn-find-card-fire = 射 槍 射程 可以射誰
learn-find-card-robbery = 偷 拿 撿 搶
learn-find-card-punch = 打 揍 推
learn-find-card-marshal = 警察 移動他
learn-find-bullets = 彈藥 受傷 死亡 沒子彈
learn-find-characters = 技能 能力 特殊
learn-find-loot-purse = 錢 價值 裡面有多少
learn-find-loot-strongbox = 保險箱 箱子 第二個
learn-find-marshal = 警察 遇到 抓到
learn-find-events = 車站 最後一回合
learn-find-end = 分數 計分 平手 要玩多久
learn-find-horses = 擴充 騎馬 馬車
learn-find-hostages = 綁架 贖金 俘虜
learn-find-variant-expert = 困難 進階
learn-find-variant-duo18 = 兩個人 雙人
learn-find-variant-teams = 一起 四個人 搭檔
learn-find-table-secrets = 看得到 隱藏 作弊
learn-find-table-clocks = 時間 限時 計時器
learn-find-table-take-back = 反悔 悔棋 按錯 取消
learn-find-table-absent = 離開 斷線 退出
learn-find-table-fair = 作弊 隨機 洗牌 公正
