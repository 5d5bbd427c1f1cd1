# Боты как персонажи: завсегдатаи каждого уровня, по одному на место, и их реплики.
# Прозвище в кавычках: игрок так называться не может.

bot-tenderfoot-a = «Растяпа» Нед
bot-tenderfoot-b = «Паинька» Сью
bot-tenderfoot-c = «Косолапый» Хэнк
bot-tenderfoot-d = «Моргунья» Мэй
bot-tenderfoot-e = «Книжник» Илай
bot-tenderfoot-f = «Персик» Айда

bot-drifter-a = «Пыльный» Пит
bot-drifter-b = «Тихоня» Молли
bot-drifter-c = «Ветреный» Зик
bot-drifter-d = «Ниоткуда» Нелл
bot-drifter-e = «Гармошка» Эйб
bot-drifter-f = «Перекати-поле» Тесс

bot-rustler-a = «Хитрый» Коул
bot-rustler-b = «Ловкая» Кейт
bot-rustler-c = «Лассо» Джим
bot-rustler-d = «Полночь» Роуз
bot-rustler-e = «Шпора» Амос
bot-rustler-f = «Медная» Лил

bot-desperado-a = «Бешеный» Морган
bot-desperado-b = «Чёрная» Джейн
bot-desperado-c = «Безжалостный» Клэй
bot-desperado-d = «Динамит» Дора
bot-desperado-e = «Палач» Билл
bot-desperado-f = «Гробовщик» Лу

bot-legend-a = «Соколиный Глаз» Сайлас
bot-legend-b = «Королева» Джози
bot-legend-c = «Неуловимый» Гас
bot-legend-d = «Серебряная» Вера
bot-legend-e = «Старый Лис» Гидеон
bot-legend-f = «Тихая» Рут

banter-shoots-a = Ничего личного.
banter-shoots-b = В другой раз пригнись!
banter-hit-a = Ай! Мой лучший плащ!
banter-hit-b = Ну погоди!
banter-takes-a = Что упало, то пропало.
banter-takes-b = Не откажусь.
banter-robbed-a = Эй, это моё!
banter-robbed-b = Мои сбережения!
banter-fails-a = Ну, план был такой.
banter-fails-b = Никто же не видел, правда?
banter-law-a = Это не я!
banter-law-b = Я всё объясню!
