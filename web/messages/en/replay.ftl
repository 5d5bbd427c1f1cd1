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
replay-reel = Show me that again
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

# Games that come from others.

again-here = Play from here
again-deal = Same deal again
again-as = You play on as { $name }.
again-seat = You play on as
again-cards = Hidden cards
again-anew = Dealt anew
again-anew-hint = All that { $name } knew stays. The rest is dealt anew.
again-as-were = As they were
again-as-were-hint = Every card is where it was in that game.
again-deal-hint = The same luck as far as that has a meaning: everybody draws the same cards in the same order, the purses hold the same, and the same rounds come. Where that cannot be, chance decides.
again-bots = The others are bots
again-play = Play
again-friends = With friends
again-note-here = This game begins with decision { $n } of another one.
again-note-anew = Hidden cards are dealt anew.
again-note-as-were = Hidden cards are as they were.
again-note-deal = This game has the luck of another one, as far as that can be.
again-note-day = This is the daily train of { $day }.
again-note-link = See that game
again-mark-here = Played on from another game; not counted in your figures
again-mark-deal = The deal of another game; not counted in your figures
