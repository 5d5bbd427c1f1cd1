# The best moments of a game, one after another.

reel-title = The best moments
reel-slate = Round { $round } · { $n } of { $of }
reel-title-shot = A clean shot
reel-title-punch = A mighty blow
reel-title-snatch = Out of their hands
reel-title-loot = A fine haul
reel-title-law = The law steps in
reel-title-hostage = A hostage!
reel-title-whiskey = A drop of courage
reel-title-event = Hold on tight
reel-richest = Now nobody can show more loot than { $bandit }
reel-gunslinger = That puts { $bandit } ahead for Gunslinger

reel-controls = The reel
reel-keys = Space pauses, the arrow keys go to the next moment and back.
reel-next = Next moment
reel-back = Previous moment
reel-again = From the top
reel-replay = Watch the whole game
reel-link = Copy a link
reel-only-here = This game is on this device only, so it has no link for others. Send them its record: Folsom opens it, reel and all.
reel-none = Nothing big enough for a reel happened in this game.
reel-picture-share = Share this scene
reel-picture-save = Save this scene
reel-picture-failed = The scene could not be drawn here.
