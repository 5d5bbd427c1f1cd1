# Действия игры: начало, смена фаз, подсчёт.

## Подсчёт

table-counting = Считаем добычу
table-count-line = { $name }: { $parts }. Итого: { $total }
table-count-gunslinger = Меткий стрелок: { $who }
table-skip = Пропустить
