# Najlepsze chwile gry, jedna po drugiej.

reel-title = Najlepsze chwile
reel-slate = Runda { $round } · { $n } z { $of }
reel-title-shot = Czysty strzał
reel-title-punch = Potężny cios
reel-title-snatch = Prosto z rąk
reel-title-loot = Niezły łup
reel-title-law = Wkracza prawo
reel-title-hostage = Zakładnik!
reel-title-whiskey = Łyk na odwagę
reel-title-event = Trzymajcie się
reel-richest = Teraz najwięcej łupu widać u { $bandit_gen }
reel-gunslinger = Teraz { $bandit } prowadzi w walce o tytuł Najlepszego Rewolwerowca

reel-controls = Najlepsze chwile
reel-keys = Spacja zatrzymuje, strzałki prowadzą do następnej i poprzedniej chwili.
reel-next = Następna chwila
reel-back = Poprzednia chwila
reel-again = Od początku
reel-replay = Obejrzyj całą grę
reel-link = Skopiuj link
reel-only-here = Ta gra jest tylko na tym urządzeniu, więc nie ma linku dla innych. Wyślij im jej zapis: Folsom otworzy go razem z najlepszymi chwilami.
reel-none = W tej grze nie wydarzyło się nic aż tak wielkiego.
reel-picture-share = Udostępnij tę scenę
reel-picture-save = Zapisz tę scenę
reel-picture-failed = Nie udało się tu narysować tej sceny.
