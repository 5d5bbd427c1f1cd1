# Действия игры: начало, смена фаз, подсчёт.

## Подсчёт

table-counting = Считаем добычу
table-count-line = { $name }: { $parts }. Итого: { $total }
table-count-gunslinger = Меткий стрелок: { $who }
table-skip = Пропустить

## Представление

show-round = Раунд { $round }
show-schemin-hint = Планируем по очереди: карты ложатся в стопку.
show-stealin-hint = Теперь карты выполняются по порядку.
show-opening = Все по местам
show-you-are = Вы — { $bandit }
show-scene = Сейчас
show-summary = Раунд { $round } окончен
show-summary-nothing = без перемен
table-rematch-waits = Начинается реванш: вас ждут.
table-ask-name = Как вас называть за столом?
table-ask-name-no = Остаться: { $name }

## Что случается с вами

felt-hit = В вас попали!
felt-law = Закон вас настиг!
felt-robbed = Вас обокрали!
felt-pushed = Вас отшвырнули!
felt-lost = Прощай, кошелёк!
felt-shot = Точно в цель!
felt-took = Добыча ваша!
felt-strongbox = Кейс ваш!
felt-punched = Хороший удар!
felt-trap = Ловушка захлопнулась!
