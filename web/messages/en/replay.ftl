# The replay viewer.

replay-title = Replay
replay-seat = Seen by
replay-seat-of = As { $name } saw it
replay-seat-all = As spectators saw it
replay-seat-open = Everything open
replay-hands = All hands
replay-hand-of = Hand of { $name }
replay-copy = Copy a link to this moment
replay-save = Save the record
replay-log = Log
replay-review = Review
replay-close = Open another game
replay-records = Finished games
replay-loading = Fetching the game…

replay-controls = Go through the game
replay-line = Where in the game
replay-line-at = Step { $n } of { $of }: { $said }
replay-speed = Speed: { $speed }
replay-pause = Pause
replay-play = Play
    .label = Play
replay-start = Start
    .label = To the start
replay-round-back = Round
    .label = One round back
replay-turn-back = Turn
    .label = One turn back
replay-back = Step
    .label = One step back
replay-next = Step
    .label = One step on
replay-turn = Turn
    .label = One turn on
replay-round = Round
    .label = One round on
replay-end = End
    .label = To the end

replay-file = A record file
replay-file-drop = Drop a saved game here to watch it again: from any seat, or with all cards open.
replay-file-pick = Choose a file
replay-file-where = A record is saved at the end of a game, or from the list of finished games.
