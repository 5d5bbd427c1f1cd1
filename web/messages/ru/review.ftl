# The review of a finished game. A point is a hundredth of a win.
# { $who } is a player, and { $you } is "yes" where that is the reader.

review-title = Разбор
review-overview = Игра в целом
review-points =
    { $n ->
        [one] { $n } пункт
        [few] { $n } пункта
       *[many] { $n } пунктов
    }
review-percent = { $n } %
review-percent-rough = около { $n } %
review-round = Раунд { $n }
review-who = Кто

## Пока он готовится

review-loading = Готовимся…
review-progress = Разбираем игру: { $n } %
review-cancel = Остановить
review-cancelled = Остановлено. Видно то, что уже известно.
review-go-on = Продолжить
review-again = Ещё раз
review-deeper = Разобрать глубже
review-deeper-hint = Вчетверо тщательнее и вчетверо дольше.
review-chart-grows = Сначала будет график, потом решения.

## График

review-chart = Шансы на победу
review-chances-now = Шансы в этот момент
review-split =
    { $you ->
        [yes] Ваши шансы здесь:
       *[no] Шансы здесь ({ $who }):
    }
review-split-none = без заметных изменений

## Оценки

review-mark-great = Отличный ход
review-mark-best = Лучший ход
review-mark-good = Хороший ход
review-mark-inaccuracy = Неточность
review-mark-mistake = Ошибка
review-mark-blunder = Грубая ошибка
review-whose = Чьи решения
review-whose-all = Решения всех
review-whose-mine = Мои решения
review-whose-of = Решения: { $name }
review-error-back = Предыдущая ошибка
review-error-on = Следующая ошибка

## Решение

review-decision = Решение
review-together = Решения в этот момент
review-nothing-here = Здесь никому не пришлось выбирать.
review-errors =
    { $n ->
        [0] Ошибок не найдено.
        [one] Найдена { $n } ошибка.
        [few] Найдено { $n } ошибки.
       *[many] Найдено { $n } ошибок.
    }
review-by =
    { $you ->
        [yes] (вы)
       *[no] ({ $who })
    }
review-loss = Потеряно: { $points } (±{ $error })
review-error-note = Плюс-минус стандартная ошибка.
review-better = Лучше: { $action }
review-details = Все варианты и почему
review-chosen = сыграно
review-best = лучшее
review-rough-note = «Около» значит: всего по нескольким пробам. Выводов мы из этого не делаем.
review-shares = Чего стоил каждый вариант
review-shares-note = Шансы на победу только по тому, что тогда можно было знать.
review-why-note = Подсчитано по раскладам, которые не противоречат известному тогда. Их было { $deals }.
review-open = С открытыми картами
review-open-note = Здесь учтено то, чего никто не мог знать: все руки и колоды. Это показывает, насколько решению повезло, а не насколько оно хорошее.
review-open-best = И тогда лучшего варианта не было.
review-open-better = Тогда лучше всего было бы: { $action } (лучше на { $points }).
review-open-find = Оценить и с открытыми картами

## Почему: что происходит в стольких раскладах

review-fact-both = { $what }: в { $best } из { $deals } раскладов после лучшего варианта, в { $chosen } после этого.
review-fact-best = { $what }: в { $best } из { $deals } раскладов после лучшего варианта.
review-fact-chosen = { $what }: в { $chosen } из { $deals } раскладов после этого решения.
review-fact-nothing =
    { $you ->
        [yes] Ваша карта ничего не даёт, когда до неё доходит очередь
       *[no] Карта ничего не даёт, когда до неё доходит очередь ({ $who })
    }
review-fact-with =
    { $you ->
        [yes] { $bandit } рядом, когда очередь доходит до вашей карты
       *[no] { $bandit } рядом, когда очередь доходит до этой карты ({ $who })
    }
review-fact-hits =
    { $you ->
        [yes] Вы стреляете в { $bandit_acc }
       *[no] { $who } стреляет в { $bandit_acc }
    }
review-fact-punches =
    { $you ->
        [yes] Вы бьёте { $bandit_acc }
       *[no] { $who } бьёт { $bandit_acc }
    }
review-fact-takes =
    { $you ->
        [yes] Вы берёте { $loot_acc }
       *[no] { $who } берёт { $loot_acc }
    }
review-fact-loses =
    { $you ->
        [yes] Вы теряете добычу
       *[no] { $who } теряет добычу
    }
review-fact-is-shot =
    { $you ->
        [yes] { $bandit } стреляет в вас
       *[no] { $bandit } стреляет в { $who_acc }
    }
review-fact-neutral =
    { $you ->
        [yes] Вы получаете нейтральную пулю
       *[no] { $who } получает нейтральную пулю
    }

## Удача и умение

review-own-gave =
    { $you ->
        [yes] Вы сыграли на { $points } лучше, чем обещал расклад.
       *[no] { $who }: игра на { $points } лучше, чем обещал расклад.
    }
review-own-cost =
    { $you ->
        [yes] Ваши решения стоили вам { $points }.
       *[no] { $who }: цена решений — { $points }.
    }
review-own-even =
    { $you ->
        [yes] Ваши решения не дали и не отняли ничего заметного.
       *[no] { $who }: решения не дали и не отняли ничего заметного.
    }
review-luck-gave =
    { $you ->
        [yes] Удача дала вам { $points }.
       *[no] { $who }: удача дала { $points }.
    }
review-luck-cost =
    { $you ->
        [yes] Невезение стоило вам { $points }.
       *[no] { $who }: невезение стоило { $points }.
    }
review-luck-even =
    { $you ->
        [yes] Удача вам не помогла и не помешала, насколько это можно измерить.
       *[no] { $who }: удача не помогла и не помешала, насколько это можно измерить.
    }
review-sums = Удача и умение
review-sum-start = После раздачи
review-sum-own = Свои решения
review-sum-partner = Партнёр
review-sum-others = Чужие решения
review-sum-luck = Удача
review-sum-revised = Уточнение
review-sum-result = В конце
review-luck-cards = взятые карты
review-luck-purses = кошельки
review-luck-rounds = карты раундов
review-luck-other = прочее
review-sums-note = В пунктах: сотых долях победы. В скобках то, что может быть случайностью. Цвета те же, что под графиком. «Уточнение» не зависит ни от кого: сама оценка изменилась, когда заглянула на раунд вперёд.

## Моменты

review-moments = Решающие ходы
review-moment-gains =
    { $you ->
        [yes] { $what }. Вы получаете { $points }.
       *[no] { $what }. { $who } получает { $points }.
    }
review-moment-loses =
    { $you ->
        [yes] { $what }. Вы теряете { $points }.
       *[no] { $what }. { $who } теряет { $points }.
    }
review-moment-round = Конец раунда { $n }
review-moment-decided = решение
review-moment-luck = удача
review-no-moments = Ни один ход не выделялся.

## Точность и привычки

review-accuracies = Точность
review-accuracy = Точность
review-accuracy-note = Сколько сохранено из того, что было на кону: 100 %, если каждое решение лучшее, 0 %, если они не лучше случайных.
review-habits = По картам: { $name }
review-card = Карта
review-drawing = Взятие карт
review-did-nothing = Впустую
review-nothing-of = { $n } из { $of }
review-bullets = Получено пуль: от бандитов { $shots }, нейтральных { $neutral }.
