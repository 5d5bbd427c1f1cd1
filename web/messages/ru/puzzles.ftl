# Задачи.

puzzles-title = Задачи
puzzles-leave = Выйти из задач
puzzles-rating = Ваш рейтинг:
puzzles-streak = { $n ->
    [0] { $best ->
        [0] Серии пока нет
       *[other] Лучшая серия: { $best }
    }
   *[other] { $n } подряд (лучшая серия: { $best })
}
puzzles-chart = Ваш рейтинг: от { $from } до { $to }
puzzles-question = Что здесь лучше всего?
puzzles-question-schemin = Вы — { $bandit }. Сыграйте карту или доберите.
puzzles-question-stealin = Вы — { $bandit }. Выполняется ваша карта.
puzzles-pick = Один вариант явно лучше остальных.
puzzles-picked = Ваш ответ: { $action }
puzzles-answer = Ответить
puzzles-verdict = Разбор
puzzles-right = Верно!
puzzles-wrong = Было решение лучше
puzzles-practice = Ответ уже был: этот не в счёт
puzzles-instead = { $best }: { $share } % побед. Следующий по силе ответ: { $other }, всего { $less } %.
puzzles-better = { $best }: { $share } % побед. Ваш ответ: { $other }, { $less } %.
puzzles-details = Все ответы
puzzles-next = Следующая задача
puzzles-details-title = Все ответы
puzzles-themes = О чём задача
puzzles-theme-shot = Попасть в соперника
puzzles-theme-punch = Ударить соперника
puzzles-theme-loot = Взять добычу
puzzles-theme-strongbox = Забрать кейс
puzzles-theme-safe = Сохранить добычу
puzzles-theme-cover = Уйти от пуль
puzzles-theme-not-in-vain = Не сыграть карту впустую
puzzles-level = Сложность: { $rating }
puzzles-shares = Сколько игр выигрывает каждый ответ
puzzles-why = Почему { $best }, а не { $other }
puzzles-note = Посчитал наш сильнейший бот по тому, что вы могли знать. На поезде показан один из возможных исходов.
puzzles-you = Ваши успехи
puzzles-sum = Рейтинг { $rating } (± { $deviation }), решено { $right } из { $n }, лучшая серия: { $best }.
puzzles-subject = Что тренировать
puzzles-subject-all = Все задачи
puzzles-subject-loot = Добыча
puzzles-subject-fights = Выстрелы и удары
puzzles-subject-cover = Уход от пуль
puzzles-subject-horses = Лошади и дилижанс
puzzles-done = Вы ответили на все задачи этого рода. Попробуйте другие.
