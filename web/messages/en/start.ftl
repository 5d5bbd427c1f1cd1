# Everywhere.
ui-close = Close
ui-home = Folsom, to the start page
ui-skip = Skip to the content
ui-loading = Just a moment…
ui-reload = Reload the page
ui-language = Language
ui-settings = Settings
ui-theme-light = Switch to the light theme
ui-theme-dark = Switch to the dark theme
banner-offline = No connection. Trying again…
banner-restarting = The server is restarting. It will be right back, and so will your game.
banner-waiting = The server is waiting for its storage. Nothing is lost.
banner-here-lost = The game on this device has stopped. Starting it again…
banner-here-waiting = Waiting for this device’s storage. Nothing is lost.
banner-here-full = No room left on this device. Play on, but free some space before you close this tab: until then nothing more is saved.
banner-here-overtaken = Another tab went on with this game while there was no room on this device. What you see now is saved; your last moves here are gone.
banner-outdated = This page is older than the server.
banner-newer = A new version is ready.
banner-renew = Use it now
banner-later = Later
seat-lost = You no longer have a seat at this table. You can go on watching.

# The start page.
start-title = Folsom
start-motto = The train leaves at noon. Rob it.
start-what = Colt Express, the board game of a train robbery: plan in secret, then watch the plans collide. For 2 to 6 players, about 40 minutes; a quarter of an hour against bots.
start-play = Play now
start-play-hint = One click, and you are on the train with bots.
here-fleeting = This browser won’t store games (a private window?). They end when you close the tab.
here-plain = This address is not encrypted, so it won’t open offline; a game that is open goes on.
start-against = Opponents
start-level-tenderfoot = plays by feel
start-level-drifter = thinks a little
start-level-rustler = plays to win
start-level-desperado = shows no mercy
start-level-legend = sees it all coming
start-bandit = Your bandit
start-bandit-any = Anyone
start-players = Players
start-expert = Expert
start-horses = Horses & Stagecoach
start-friends = Play with friends
start-friends-hint = Open a table and send the link.
start-device = One device
start-device-hint = Pass it around; a curtain hides your hand.
start-tv = On the TV
start-tv-hint = The train on the big screen, your hand on your phone.
start-watch = Watch
start-watch-hint = Open tables and games in play.
start-records = Records
start-records-hint = Finished games, step by step.
start-games = My games
start-games-hint = All of them, and what they add up to.
start-daily = Today’s train
start-daily-number = Today’s train, No. { $n }
start-daily-hint = One deal for everyone, one try.
start-daily-riding = You are still aboard.
start-daily-next = The next one in { $hours } h { $minutes } min.
start-daily-ridden = You made { $money }. { $next }
start-learn = Learn
start-learn-hint = Your first round in five minutes.
start-puzzles = Puzzles
start-puzzles-hint = Find the best move.
start-rules = Rules
start-rules-hint = Every card, bandit and event.
start-join = Got a code?
start-join-code = Table code
start-join-hint = Five or eight letters and digits from the host.
start-join-go = Join
start-mine = Your tables
start-mine-open = Open
start-mine-leave = Leave this table
start-mine-leave-hint = You give up your seat there for good. The others play on.
start-mine-stay = Stay
start-name = Your name
start-name-field = Your name
start-name-hint = As others see it at the table.
start-name-save = Save
start-name-saved = From now on you are { $name }.
start-bot-of = { $level } (bot)
start-free-seat = free seat
start-ways = Ways to play

# A table in a list.
list-stage-lobby = Waiting for players
list-stage-playing = In play
list-stage-finished = Finished
list-stage-closed = Closed
list-seats-free = { $n ->
    [0] full
    [one] 1 seat free
   *[other] { $n } seats free
}
list-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
list-clock-live = with a clock
list-clock-daily = correspondence
list-by-whom = Who plays

# Making a table.
new-title = A table with friends
new-title-device = A game on one device
new-game = The game
new-details = More options
new-seats = Seats
new-seat-you = You
new-seat-person = Player
new-seat-friend = A friend
new-seat-who = Seat { $seat }
new-seat-name = Name on seat { $seat }
new-seat-name-spare = Player { $seat }
new-spare = Player
new-fill = Fill with bots
new-clear = Leave free for friends
new-people = People only
new-open = Open the table
new-start = Start the game
new-open-hint = { $n ->
    [one] You get a link, a code and a QR code for the free seat.
   *[other] You get a link, a code and a QR code for the { $n } free seats.
}
new-start-hint = Everybody is here: the game starts at once.
new-watch-hint = Bots on every seat: you watch.

form-presets = What do you want to play?
preset-first = First game
preset-first-hint = No powers, no events
preset-standard = Standard
preset-standard-hint = The game as it is
preset-expert = Expert
preset-expert-hint = Keep cards, plan ahead
preset-horses = Horses
preset-horses-hint = Stagecoach and hostages
preset-two = Two players
preset-two-hint = Two bandits each
preset-teams = Teams
preset-teams-hint = Partners share the loot
preset-all = Everything
preset-all-hint = Six players, everything on
form-seats = How many players
form-variant = Which game
form-variant-standard = The game as it is in the box.
form-variant-basic = No powers and no events, for a first ride.
form-variant-duo14 = For two, by the 2014 rules.
form-variant-duo18 = For two or three, by the 2018 rules.
form-variant-teams = Two and two, side by side.
form-expert-hint = Decks are not shuffled; you keep cards and discard openly.
form-horses-hint = Riders, a stagecoach, hostages and whiskey.
form-edition = Edition
form-why-players = Only for { $seats } players
form-why-edition = Only in the { $edition } edition
form-why-expert-on = Always part of this game
form-why-expert-off = Not in this game
form-why-horses = Not in a first game
form-bandits = Bandits
form-bandits-random = Random
form-bandits-random-hint = The deal decides.
form-bandits-drafted = Drafted
form-bandits-drafted-hint = Everybody picks, in seat order.
form-bandits-given = Set here
form-bandits-given-hint = You decide who plays whom.
form-seat = Seat { $seat }
form-seat-slot = Seat { $seat }, bandit { $slot }
form-train = Train
form-train-random = Random
form-train-random-hint = A different train each time.
form-train-given = Custom
form-train-given-hint = You couple the wagons.
form-wagon = Wagon { $n }
form-wagon-loot = { $purses ->
    [0] { $jewels ->
        [0] nothing
        [one] 1 jewel
       *[other] { $jewels } jewels
    }
    [one] { $jewels ->
        [0] 1 purse
        [one] 1 purse, 1 jewel
       *[other] 1 purse, { $jewels } jewels
    }
   *[other] { $jewels ->
        [0] { $purses } purses
        [one] { $purses } purses, 1 jewel
       *[other] { $purses } purses, { $jewels } jewels
    }
}
form-clock = Time
form-clock-none = No clock
form-clock-none-hint = No rush.
form-clock-live = Live
form-clock-live-hint = Seconds for each decision, and a reserve.
form-clock-daily = Correspondence
form-clock-daily-hint = Hours or days for each decision.
form-clock-seconds = Seconds for each decision
form-clock-bank = Reserve in seconds
form-clock-bank-hint = For the whole game, once a decision takes longer.
form-clock-per-decision = For each decision
form-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
form-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
form-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
form-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
form-room = The table
form-room-public = Public
form-room-private = By link only
form-title = Name of the table
form-title-hint = Shown in lists; may be left empty.
form-listed = Public
form-listed-hint = Anyone can find it under Watch and join.
form-spectators = Spectators
form-spectators-hint = People without a seat may watch.
form-take-back = Take-back
form-take-back-hint = While it has had no consequences.
form-memory = Memory play
form-memory-hint = Only the top card of the pile is shown.
form-shuffle = Shuffle the seats
form-shuffle-hint = Seats are drawn at the start.
form-grace = When somebody leaves, wait
form-grace-hint = Then a bot plays until they are back.
form-stand-in = Substitute bot
form-stand-in-hint = For absent players.
form-bot-pause = Bots think for
form-bot-pause-hint = So that you can follow, and take back.
form-bot-pause-none = No pause

# Joining, watching, records.
join-title = To the table…
join-looking = Looking for the table with code { $code }…
seat-title = Taking your seat…
seat-taking = The seat will be yours in a moment.
watch-title = Watch and join
watch-none = No public table is open right now.
watch-none-hint = Open one and tick “Public”, or look at finished games.
watch-join = Join
watch-watch = Watch
watch-open = Open tables
watch-playing = In play
records-title = Finished games
records-here = Played on this device
records-away = Played on the server
records-none = No game is finished yet.
records-none-hint = Games on this device and games of public tables appear here when they end. For any other game, the end screen has the replay link and the record.
records-file = Open a record file
records-replay = Replay
records-more = Older games
records-winner = winner
records-save = Save the record

# Settings.
settings-title = Settings
settings-look = Appearance and language
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-play = Play
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-confirm = Confirm each decision
settings-confirm-hint = Tap a second time before anything happens.
settings-follow = Follow the action
settings-follow-hint = The camera moves to where things happen.
settings-hints = Hints
settings-hints-hint = A button in games against bots. The record says how many there were.
settings-chat-off = Hide the chat
settings-sound = Sound
settings-muted = Mute
settings-vibrate = Vibrate when something happens to you
settings-volume = Effects
settings-ambience = Ambience
settings-music = Music
settings-keyboard = Keyboard
settings-keys = Single-key shortcuts
settings-keys-hint = Numbers, letters, punctuation and Space: at the table, in replays and in the lesson. Tab, Enter and the arrow keys always work.
settings-notices = When it’s your turn
settings-notify = Browser notification
settings-notify-hint = When this page is in the background.
settings-notify-denied = Your browser does not allow it. Change that in the browser’s settings for this site.
settings-push = Push notifications
settings-push-hint = On this device, also when the page is closed. For correspondence games; one tap on a notice stops them.
settings-push-unsupported = This browser cannot do it here: it needs a secure address (https) and the page kept for offline use. On an iPhone, first add the page to the Home Screen.
settings-push-stop = Stop these notices
settings-webhook = Send a message to a web address
settings-webhook-hint = Your https address gets a POST when a correspondence game is waiting for you. Leave empty for none.
settings-webhook-saved = Saved.
settings-webhook-save = Save
settings-offline = Without a network
settings-offline-insecure = The game works here, but it can’t be kept on this device: for that its address has to begin with https.
settings-offline-unsupported = This browser can’t keep the game on the device. With a network it works as ever.
settings-offline-failed = The game could not be kept on this device this time. The next visit tries again.
settings-offline-coming = The game is being kept on this device…
settings-offline-kept = The game is kept on this device: it opens without a network too.
settings-name = Your name
settings-guest = You are a guest. Claim your name to use it on other devices.
settings-claimed = { $name } is yours on every device.
settings-claim = Claim this name
settings-sign-in = Sign in
settings-have-name = I have a name already
settings-new-name = I want to claim a name
settings-password = Password
settings-password-hint = At least 8 characters. A lost password can’t be recovered.
settings-claimed-now = The name { $name } is yours now.
settings-renamed = { $before } belongs to somebody else now, so you are { $name }. Pick a new name whenever you like.
settings-signed-in = Welcome back, { $name }.
settings-sign-out = Sign out
settings-signed-out = You are signed out.
settings-devices = Where you are signed in
settings-device = { $browser } on { $system }
settings-device-unknown = Unknown device
settings-device-here = This device
settings-device-used = Last used { $date }
settings-device-end = Sign out
settings-device-end-label = Sign out: { $device }
settings-device-ended = That device is signed out.
settings-sign-out-everywhere = Sign out everywhere
settings-signed-out-elsewhere = { $name } was signed out here from another device.
settings-password-change = Change password
settings-password-old = Current password
settings-password-new = New password
settings-password-new-hint = At least 8 characters. Your other devices are signed out.
settings-password-changed = Your password has changed.
settings-data = Your data
settings-export = Download my data
settings-delete = Delete my account
settings-delete-hint = You leave all games, and a bot plays on for you. Finished games stay, with a guest’s name instead of yours. This can’t be undone.
settings-delete-sure = I want to delete my account
settings-delete-now = Delete for good
settings-deleted = Your account is deleted.
settings-done = Done
