# Los bots como personajes: los habituales de cada nivel, uno por asiento, y lo que dicen.
# Un apodo entre comillas: ningún jugador puede llamarse así.

bot-tenderfoot-a = «Torpe» Ned
bot-tenderfoot-b = «Domingo» Sue
bot-tenderfoot-c = «Dos Zurdas» Hank
bot-tenderfoot-d = «Parpadeos» Mae
bot-tenderfoot-e = «Librito» Eli
bot-tenderfoot-f = «Bombón» Ida

bot-drifter-a = «Polvo» Pete
bot-drifter-b = «Calma» Molly
bot-drifter-c = «Viento» Zeke
bot-drifter-d = «Sin Rumbo» Nell
bot-drifter-e = «Armónica» Abe
bot-drifter-f = «Rodadora» Tess

bot-rustler-a = «Astuto» Cole
bot-rustler-b = «Manos Largas» Kate
bot-rustler-c = «Lazo» Jim
bot-rustler-d = «Medianoche» Rose
bot-rustler-e = «Espuelas» Amos
bot-rustler-f = «Cobre» Lil

bot-desperado-a = «Perro Loco» Morgan
bot-desperado-b = «Sombra» Jane
bot-desperado-c = «Sin Piedad» Clay
bot-desperado-d = «Dinamita» Dora
bot-desperado-e = «Verdugo» Bill
bot-desperado-f = «Sepulturero» Lou

bot-legend-a = «Ojo de Halcón» Silas
bot-legend-b = «Reina» Josie
bot-legend-c = «Escurridizo» Gus
bot-legend-d = «Plata» Vera
bot-legend-e = «Zorro Viejo» Gideon
bot-legend-f = «Callada» Ruth

banter-shoots-a = Nada personal.
banter-shoots-b = ¡La próxima, agáchate!
banter-hit-a = ¡Ay! ¡Mi mejor abrigo!
banter-hit-b = Me las pagarás.
banter-takes-a = Quien lo encuentra se lo queda.
banter-takes-b = No diré que no.
banter-robbed-a = ¡Eh, eso era mío!
banter-robbed-b = ¡Mis ahorros!
banter-fails-a = Bueno, ese era el plan.
banter-fails-b = Nadie lo vio, ¿verdad?
banter-law-a = ¡Yo no fui!
banter-law-b = ¡Puedo explicarlo!
