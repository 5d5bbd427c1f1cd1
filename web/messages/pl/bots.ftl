# Boty jako postacie: stali bywalcy każdego poziomu, po jednym na miejsce, i ich odzywki.
# Przezwisko w cudzysłowie: żaden gracz nie może się tak nazywać.

bot-tenderfoot-a = „Niezdara” Ned
bot-tenderfoot-b = „Grzeczna” Sue
bot-tenderfoot-c = „Niezgrabny” Hank
bot-tenderfoot-d = „Mrugalska” Mae
bot-tenderfoot-e = „Mól” Eli
bot-tenderfoot-f = „Brzoskwinka” Ida

bot-drifter-a = „Kurzawa” Pete
bot-drifter-b = „Powolna” Molly
bot-drifter-c = „Wicher” Zeke
bot-drifter-d = „Znikąd” Nell
bot-drifter-e = „Harmonijka” Abe
bot-drifter-f = „Wędrowna” Tess

bot-rustler-a = „Cwany” Cole
bot-rustler-b = „Złodziejka” Kate
bot-rustler-c = „Lasso” Jim
bot-rustler-d = „Północ” Rose
bot-rustler-e = „Ostroga” Amos
bot-rustler-f = „Ruda” Lil

bot-desperado-a = „Wściekły” Morgan
bot-desperado-b = „Czarna” Jane
bot-desperado-c = „Bez Litości” Clay
bot-desperado-d = „Dynamit” Dora
bot-desperado-e = „Kat” Bill
bot-desperado-f = „Grabarz” Lou

bot-legend-a = „Sokole Oko” Silas
bot-legend-b = „Królowa” Josie
bot-legend-c = „Nieuchwytny” Gus
bot-legend-d = „Srebrna” Vera
bot-legend-e = „Stary Lis” Gideon
bot-legend-f = „Cicha” Ruth

banter-shoots-a = Nic osobistego.
banter-shoots-b = Następnym razem się schyl!
banter-hit-a = Au! Mój najlepszy płaszcz!
banter-hit-b = Jeszcze mi za to zapłacisz.
banter-takes-a = Znalezione, nie kradzione.
banter-takes-b = Nie pogardzę.
banter-robbed-a = Hej, to moje!
banter-robbed-b = Moje oszczędności!
banter-fails-a = No cóż, taki był plan.
banter-fails-b = Nikt nie widział, prawda?
banter-law-a = To nie ja!
banter-law-b = Mogę to wyjaśnić!
