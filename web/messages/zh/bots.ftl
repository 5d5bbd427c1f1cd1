# 電腦角色：每個等級的常客，每個座位一名，以及他們說的話。
# 引號裡的綽號：玩家不能這樣取名。

bot-tenderfoot-a = 「手滑」奈德
bot-tenderfoot-b = 「禮拜天」蘇
bot-tenderfoot-c = 「絆腳」漢克
bot-tenderfoot-d = 「眨眼」梅
bot-tenderfoot-e = 「書呆子」伊萊
bot-tenderfoot-f = 「蜜桃」艾達

bot-drifter-a = 「沙塵」彼特
bot-drifter-b = 「慢吞吞」茉莉
bot-drifter-c = 「旋風」齊克
bot-drifter-d = 「天涯」妮兒
bot-drifter-e = 「口琴」艾比
bot-drifter-f = 「風滾草」黛絲

bot-rustler-a = 「狐狸」柯爾
bot-rustler-b = 「快手」凱特
bot-rustler-c = 「套索」吉姆
bot-rustler-d = 「午夜」蘿絲
bot-rustler-e = 「馬刺」阿摩司
bot-rustler-f = 「紅銅」莉兒

bot-desperado-a = 「瘋狗」摩根
bot-desperado-b = 「黑寡婦」珍
bot-desperado-c = 「無情」克雷
bot-desperado-d = 「炸藥」朵拉
bot-desperado-e = 「劊子手」比爾
bot-desperado-f = 「送葬人」盧

bot-legend-a = 「鷹眼」賽拉斯
bot-legend-b = 「女王」喬西
bot-legend-c = 「抓不到」葛斯
bot-legend-d = 「銀髮」薇拉
bot-legend-e = 「老江湖」吉迪恩
bot-legend-f = 「沉默」露絲

banter-shoots-a = 別往心裡去。
banter-shoots-b = 下次記得低頭！
banter-hit-a = 哎喲！我最好的外套！
banter-hit-b = 這筆帳我記下了。
banter-takes-a = 撿到就是我的。
banter-takes-b = 那我就不客氣了。
banter-robbed-a = 喂，那是我的！
banter-robbed-b = 我的積蓄！
banter-fails-a = 嗯，計畫是這樣的。
banter-fails-b = 沒人看到吧？
banter-law-a = 不是我幹的！
banter-law-b = 我可以解釋！
