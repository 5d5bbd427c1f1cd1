# The living room: the train on a screen, hands on phones.
tv-title = The living room
tv-join = Grab your phones
tv-how = Scan this, or open { $address } and type the code.
tv-lonely = No network address was found, so phones cannot come in. Connect this computer to your Wi-Fi, then start Folsom again with
tv-bot-seat = A bot, or you?
tv-game-before = The game before
tv-game-after = The next game
tv-fewer = Fewer players
tv-more = More players
tv-players = { $n } players
tv-nobody = Waiting for the first phone…
tv-bots = { $n ->
    [one] One bot fills up the table.
   *[other] { $n } bots fill up the table.
}
tv-start = All aboard!
tv-sound = Press any key here for sound.
tv-fill = Fill the screen
tv-who = { $name } ({ $bandit })
tv-again = Once more? Tap “Play again” on a phone.
tv-new = A new table
hand-title = Your hand
hand-in = You are in
hand-name = Your name
hand-join = Ride along
hand-pick = Pick your bandit
hand-surprise = Surprise me
hand-leave = Get off
hand-full = Every seat is taken. Watch along on the screen; there is a seat for you in the next game, perhaps.
hand-started = The game is on
hand-started-how = Watch along on the screen. When it is over and somebody taps “Play again”, you can ride along.
hand-look = Look at the screen!
hand-lost = The screen is gone. You play on right here.
hand-whole = Show the train here, too
hand-only = Only my hand here
hand-gone = { $name } is not here right now.
hand-stand-in = Let a bot play for { $name }
hand-over = That was it
hand-counting = Look at the screen: the money is being counted.
hand-again = Play again
hand-results = Show the result here
