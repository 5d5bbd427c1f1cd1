# Просмотр записи игры.

replay-title = Повтор
replay-seat = Чьими глазами
replay-seat-of = Как видит { $name }
replay-seat-all = Как видят зрители
replay-seat-open = Всё открыто
replay-hands = Все руки
replay-hand-of = Рука: { $name }
replay-copy = Копировать ссылку на этот момент
replay-save = Сохранить запись
replay-log = Журнал
replay-review = Разбор
replay-reel = Покажи ещё раз
replay-close = Другая игра
replay-records = Сыгранные игры
replay-loading = Загружаем игру…

replay-controls = Листать игру
replay-line = Место в игре
replay-line-at = Шаг { $n } из { $of }: { $said }
replay-speed = Скорость: { $speed }
replay-pause = Пауза
replay-play = Пуск
    .label = Смотреть
replay-start = Начало
    .label = К началу
replay-round-back = Раунд
    .label = На раунд назад
replay-turn-back = Ход
    .label = На ход назад
replay-back = Шаг
    .label = На шаг назад
replay-next = Шаг
    .label = На шаг вперёд
replay-turn = Ход
    .label = На ход вперёд
replay-round = Раунд
    .label = На раунд вперёд
replay-end = Конец
    .label = К концу

replay-file = Файл записи
replay-file-drop = Перетащите сюда сохранённую игру и смотрите её снова: глазами любого игрока или с открытыми картами.
replay-file-pick = Выбрать файл
replay-file-where = Запись сохраняют в конце игры или из списка сыгранных игр.

# Games that come from others.

again-here = Играть отсюда
again-deal = Тот же расклад ещё раз
again-as = Вы продолжаете за игрока { $name }.
again-seat = Вы продолжаете за игрока
again-cards = Скрытые карты
again-anew = Раздать заново
again-anew-hint = Всё, что знает { $name }, остаётся. Остальное раздаётся заново.
again-as-were = Как были
again-as-were-hint = Каждая карта там же, где была в той игре.
again-deal-hint = То же везение, насколько это имеет смысл: каждый берёт те же карты в том же порядке, в кошельках столько же, и раунды те же. Где так не выходит, решает случай.
again-bots = Остальные — боты
again-play = Играть
again-friends = С друзьями
again-note-here = Эта игра начинается с решения { $n } другой игры.
again-note-anew = Скрытые карты розданы заново.
again-note-as-were = Скрытые карты такие, как были.
again-note-deal = В этой игре везение другой игры, насколько это возможно.
again-note-day = Это поезд дня от { $day }.
again-note-link = Посмотреть ту игру
again-mark-here = Продолжение другой игры; в статистику не входит
again-mark-deal = Расклад другой игры; в статистику не входит
