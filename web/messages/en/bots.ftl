# Bots as persons: regulars of each level, one for each seat, and what they say.
# A nickname in quotation marks: no player can be called so.

bot-tenderfoot-a = “Butterfingers” Ned
bot-tenderfoot-b = “Sunday” Sue
bot-tenderfoot-c = “Two-Left” Hank
bot-tenderfoot-d = “Blinky” Mae
bot-tenderfoot-e = “Bookworm” Eli
bot-tenderfoot-f = “Peaches” Ida

bot-drifter-a = “Dusty” Pete
bot-drifter-b = “Slow” Molly
bot-drifter-c = “Windy” Zeke
bot-drifter-d = “Nowhere” Nell
bot-drifter-e = “Harmonica” Abe
bot-drifter-f = “Tumbleweed” Tess

bot-rustler-a = “Sly” Cole
bot-rustler-b = “Redhand” Kate
bot-rustler-c = “Lasso” Jim
bot-rustler-d = “Midnight” Rose
bot-rustler-e = “Spurs” Amos
bot-rustler-f = “Copper” Lil

bot-desperado-a = “Mad Dog” Morgan
bot-desperado-b = “Black” Jane
bot-desperado-c = “No-Mercy” Clay
bot-desperado-d = “Dynamite” Dora
bot-desperado-e = “Hangman” Bill
bot-desperado-f = “Undertaker” Lou

bot-legend-a = “Deadeye” Silas
bot-legend-b = “Queen” Josie
bot-legend-c = “Never-Caught” Gus
bot-legend-d = “Silver” Vera
bot-legend-e = “Old Fox” Gideon
bot-legend-f = “Silent” Ruth

banter-shoots-a = Nothing personal.
banter-shoots-b = Duck next time!
banter-hit-a = Ow! My good coat!
banter-hit-b = You’ll pay for that.
banter-takes-a = Finders keepers.
banter-takes-b = Don’t mind if I do.
banter-robbed-a = Hey, that was mine!
banter-robbed-b = My savings!
banter-fails-a = Well, that was the plan.
banter-fails-b = Nobody saw that, right?
banter-law-a = It wasn’t me!
banter-law-b = I can explain!
