# Лучшие моменты игры, один за другим.

reel-title = Лучшие моменты
reel-slate = Раунд { $round } · { $n } из { $of }
reel-title-shot = Точный выстрел
reel-title-punch = Мощный удар
reel-title-snatch = Прямо из рук
reel-title-loot = Хорошая добыча
reel-title-law = Вмешался закон
reel-title-hostage = Заложник!
reel-title-whiskey = Глоток для храбрости
reel-title-event = Держитесь крепче
reel-richest = Теперь больше всего добычи на виду у { $bandit_gen }
reel-gunslinger = Теперь { $bandit } – впереди всех в споре за меткого стрелка

reel-controls = Лучшие моменты
reel-keys = Пробел – пауза, стрелки – следующий и предыдущий момент.
reel-next = Следующий момент
reel-back = Предыдущий момент
reel-again = С начала
reel-replay = Смотреть всю игру
reel-link = Скопировать ссылку
reel-only-here = Эта игра есть только на этом устройстве, ссылки для других нет. Отправьте запись: Folsom откроет её вместе с лучшими моментами.
reel-none = Ничего настолько громкого в этой игре не случилось.
reel-picture-share = Поделиться сценой
reel-picture-save = Сохранить сцену
reel-picture-failed = Здесь не удалось нарисовать сцену.
