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
