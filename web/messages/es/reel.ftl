# Los mejores momentos de una partida, uno tras otro.

reel-title = Los mejores momentos
reel-slate = Ronda { $round } · { $n } de { $of }
reel-title-shot = Un tiro limpio
reel-title-punch = Menudo puñetazo
reel-title-snatch = De sus propias manos
reel-title-loot = Buen botín
reel-title-law = Llega la ley
reel-title-hostage = ¡Un rehén!
reel-title-whiskey = Un trago de valor
reel-title-event = ¡Agarraos!
reel-richest = Ahora nadie tiene más botín a la vista que { $bandit }
reel-gunslinger = Con esto, { $bandit } va en cabeza para ser Pistolero

reel-controls = Los mejores momentos
reel-keys = Espacio hace una pausa, las flechas van al momento siguiente o anterior.
reel-next = Momento siguiente
reel-back = Momento anterior
reel-again = Desde el principio
reel-replay = Ver toda la partida
reel-link = Copiar un enlace
reel-only-here = Esta partida está solo en este dispositivo y no tiene enlace para otros. Envíales su registro: Folsom lo abre, con los mejores momentos.
reel-none = En esta partida no pasó nada tan sonado.
reel-picture-share = Compartir esta escena
reel-picture-save = Guardar esta escena
reel-picture-failed = Aquí no se pudo dibujar la escena.
