# 遊戲用語。中文不變格，所以句中與標籤用同一個詞。

## 大盜

bandit-ghost = 幽靈
    .mono = 幽
    .gender = m
bandit-cheyenne = 賽恩
    .mono = 賽
    .gender = f
bandit-django = 強哥
    .mono = 強
    .gender = m
bandit-belle = 貝莉
    .mono = 貝
    .gender = f
bandit-tuco = 圖科
    .mono = 圖
    .gender = m
bandit-doc = 教授
    .mono = 教
    .gender = m

## 車上的其他人

figure-marshal = 警長
    .the = 警長
figure-guard = 護衛
    .the = 護衛

## 牌

card-move = 移動
    .acc = 「移動」
card-floor = 爬降
    .acc = 「爬降」
card-fire = 開火
    .acc = 「開火」
card-robbery = 掠奪
    .acc = 「掠奪」
card-punch = 拳擊
    .acc = 「拳擊」
card-marshal = 警長
    .acc = 「警長」
card-ride = 騎馬
    .acc = 「騎馬」
card-bullet = 子彈
    .acc = 「子彈」

## 車廂

car-locomotive = 火車頭
    .the = 火車頭
wagon-mail = 郵務車廂
    .the = 郵務車廂
wagon-parlor = 貴賓車廂
    .the = 貴賓車廂
wagon-jeweler = 珠寶商車廂
    .the = 珠寶商車廂
wagon-freight = 貨運車廂
    .the = 貨運車廂
wagon-dining = 餐車
    .the = 餐車
wagon-saloon = 酒館車廂
    .the = 酒館車廂

## 位置

place-inside = { $car }中
    .to = { $car }
    .from = { $car }中
    .title = { $car }，車廂中
place-roof = { $car }頂上
    .to = { $car }頂上
    .from = { $car }頂上
    .title = { $car }，車廂頂
place-coach-inside = 驛馬車內
    .to = 驛馬車
    .from = 驛馬車內
    .title = 驛馬車，車內
place-coach-roof = 驛馬車頂上
    .to = 驛馬車頂上
    .from = 驛馬車頂上
    .title = 驛馬車，車頂
place-gone = 遠方
    .to = 遠方
    .from = 遠方
    .title = 已離開火車

## 贓物

loot-purse = 錢袋
    .the = 錢袋
loot-jewel = 寶石
    .the = 寶石
loot-strongbox = 手提箱
    .the = 手提箱
loot-full-flask = 滿的酒壺
    .the = 滿的酒壺
loot-half-flask = 半滿的酒壺
    .the = 半滿的酒壺

flask-whiskey = 威士忌
flask-old-whiskey = 陳年威士忌

## 人質

hostage-poodle = 貴賓犬
    .the = 貴賓犬
hostage-banker = 銀行家
    .the = 銀行家
hostage-minister = 牧師
    .the = 牧師
hostage-teacher = 教師
    .the = 教師
hostage-zealot = 修女
    .the = 修女
hostage-old-lady = 老太太
    .the = 老太太
hostage-poker-player = 撲克玩家
    .the = 撲克玩家
hostage-photographer = 攝影師
    .the = 攝影師

## 回合牌的輪與事件

turn-standard = 一般輪
turn-tunnel = 隧道
turn-speeding-up = 加速
turn-switching = 倒轉
turn-turmoil = 同時行動

event-angry-marshal = 憤怒的警長
event-swivel-arm = 起風了
event-braking = 急剎車
event-take-it-all = 有本事就來拿！
event-rebellion = 乘客的反抗
event-pickpocketing = 扒竊
event-revenge = 警長的復仇
event-conductor = 劫持售票員
event-marshal-whiskey = 請警長喝一杯
event-tired-horses = 疲憊的馬
event-higher-speed = 加速前進
event-shotgun-rage = 護衛的怒火
event-mortal-bullet = 致命子彈
event-sharing = 分贓
event-escape = 逃脫

## 沒有事件的回合牌

round-tunnel = 穿越隧道
round-bridge = 駛過鐵橋
round-gallop = 縱馬飛奔

## 玩法

variant-standard = 標準遊戲
variant-basic = 第一場遊戲
variant-duo14 = 每人兩名大盜（2014）
variant-duo18 = 每人兩名大盜（2018）
variant-teams = 兩人一隊

edition-2014 = 2014 年版
edition-2018 = 2018 年版

phase-schemin = 策劃
phase-stealin = 開戰

## 電腦玩家，由弱到強

level-tenderfoot = 菜鳥
level-drifter = 流浪客
level-rustler = 盜馬賊
level-desperado = 亡命徒
level-legend = 傳奇

## 表情

emote-hat = 脫帽致意
emote-laugh = 放聲大笑
emote-groan = 唉聲嘆氣
emote-wow = 好傢伙！
emote-hurry = 老兄，快一點！
emote-thanks = 多謝了！
emote-well-played = 打得漂亮！
emote-oops = 糟糕……
