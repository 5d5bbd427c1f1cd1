# The table: waiting room, game and end.

table-title = Folsom: the table
table-title-mine = Your turn! · Folsom

## Waiting room

table-room = Waiting room
table-seats = Who’s riding
table-seat-empty = Empty seat
table-sit = Sit here
table-sit-name = Another player’s name
table-stand = Stand up
table-put-bot = Add a bot
table-bot-level = Bot strength
table-clear-seat = Remove { $name }
table-kick = Kick out
table-fill = Fill up with bots
table-start = Start the robbery
table-start-free = { $n ->
    [one] One seat is still empty. Wait for a friend, or add a bot.
   *[other] { $n } seats are still empty. Wait for friends, or add bots.
}
table-start-host = All seats are taken. The host starts the game.
table-start-ready = All aboard. Off you go!
table-close = Close this table
table-invite = Invite others
table-share-code = Code
table-share-link = Link to this table
table-share-copy = Copy the link
table-share-copied = The link is copied.
table-share-send = Share
table-share-title = Rob a train with me
table-share-qr = QR code of the link
table-share-lonely = Only this computer can open that link. To let others in, start Folsom with
table-share-watch = Let others watch
table-facts = What is played
table-change = Change the rules
table-save = Apply
table-watchers = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
}
table-fact-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
table-fact-horses = Horses & Stagecoach
table-fact-expert = Expert
table-fact-drafted = Characters chosen in turn
table-fact-memory = Memory play
table-fact-no-clock = No clock
table-fact-clock = { $each } s per decision, { $bank } s in reserve
table-fact-daily = { $hours ->
    [one] 1 hour a decision
   *[other] { $hours } hours a decision
}
table-fact-listed = In the public list
table-fact-no-spectators = No spectators
table-hints = { $n ->
    [one] with 1 hint
   *[other] with { $n } hints
}
table-fact-no-take-back = No take-back

## The fair deal

table-fair = Fair deal
table-fair-before = The server has already chosen its secret and shows its fingerprint. After the game the secret is shown too, and everybody can check that no card was touched. Every player’s device seals a number of its own as well.
table-fair-after = Save the record of the game and check it yourself with
table-fair-commit = Fingerprint shown before the game
table-fair-secret = The server’s secret
table-fair-nonce = Added by { $name }
table-fair-excused = Was not there at the start and added nothing
table-fair-refused = { $n ->
    [one] One start was broken off before this deal.
   *[other] { $n } starts were broken off before this deal.
}
table-fair-tick = Checked: your number is in the deal, and everybody’s number fits what was sealed before the game.
table-fair-none-own = Everybody’s number fits what was sealed before the game. This device took no part, or no longer knows what it saw.
table-fair-not-there = The server says that you were not connected when the game started. Your number is not in this deal, so nothing is proved to you.
table-fair-nobody = No player added a number: the server alone chose this deal.
table-fair-elsewhere = This device’s number is not in the deal. If you were here with another device too, that one’s number is: look there. If not, the server has left you out!
table-fair-old = This game began before numbers were sealed: the server’s secret fits, more is not shown.
table-fair-alarm = This deal is not what was promised!
table-fair-alarm-secret = The server does not show its secret.
table-fair-alarm-commit = The server’s secret is not the one it sealed before the game.
table-fair-alarm-commitment = A number does not fit what was sealed before the game.
table-fair-alarm-unsealed = The numbers were not sealed before the game, though this table promised it.
table-fair-alarm-own = Your own number is not in the deal.
table-fair-alarm-others = The other players’ sealed numbers are not those you were shown.
table-fair-alarm-options = The game is not the one that was agreed on when the numbers were sealed.
table-fair-alarm-refused = The server counts other broken-off starts than you have seen.
table-dealing = Shuffling…
table-dealing-waits = Shuffling… waiting for { $names }
table-refused-silent = { $names } did not answer while shuffling, so that chair is empty now. Start again when all seats are taken.
table-refused-left = { $names } left while shuffling, so the game did not start.
table-refused-kicked = { $names } was thrown out while shuffling, so the game did not start.

## Around the game

table-menu = Table menu
table-rules = Rules
table-notify = Tell me when it’s my turn
table-device = Play on another device
table-device-how = The link passes your seat on, once, within ten minutes. Show it to nobody else.
table-device-link = Make a link for { $name }
table-host = For the host
table-stand-in = Let a bot play
table-give-back = Give the seat back
table-stand-in-me = Let a bot play for me
table-invite-to = Invite somebody: { $name }
table-invite-to-how = The link is for one person who has not played in this game yet, within ten minutes. Everybody is told.
table-leave = Leave the table
table-give-up = Give up my seat
table-away-gone = You were away, so a bot is playing for you.
table-away-clock = Your time ran out, so a bot is playing for you.
table-away-host = The host has let a bot play for you.
table-away-asked = A bot is playing for you, as you asked.
table-away-back = Take back my seat
table-left = You left your seat. A bot is playing on.
table-return = Sit down again
table-log-stand-in = A bot decided
table-stood-in = A bot has just decided for { $name }.
table-stood-in-you = A bot has just decided for you: { $what }
table-stood-in-secret = A bot has just decided for you.
table-seat-invited = { $name } takes over the seat that { $from } left, invited by the host.
table-seat-passed = { $name } plays on in place of { $from }, who passed the seat on.
table-watching = You are watching. Hands stay hidden until the end.
table-notice-title = Your turn
table-notice-body = The table is waiting for you.

## Round

table-round = Round { $round } of { $of }
table-round-card = Round card: { $name }. What it means
table-round-soon = The round card is still face down.
table-round-keep = { $n ->
    [one] After Schemin’ you may keep one card.
   *[other] After Schemin’ you may keep { $n } cards.
}
table-rounds-before = Before: { $names }
table-turn-standard = Each plays a card face up, or draws three.
table-turn-tunnel = Cards are played face down.
table-turn-speeding-up = Each acts twice in a row.
table-turn-switching = The other way round the table.
table-turn-turmoil = All choose at once, in secret.
table-event-none = No event at the end.
table-event-angry-marshal = The marshal shoots everybody on his roof, then moves a car back.
table-event-swivel-arm = Everybody on a roof is swept to the caboose’s roof.
table-event-braking = Everybody on a roof slides one car forward.
table-event-take-it-all = A second strongbox comes to the marshal’s car.
table-event-rebellion = Everybody inside the train takes a bullet.
table-event-pickpocketing = Whoever is alone somewhere may take a purse there.
table-event-revenge = Everybody on the marshal’s roof loses their smallest purse.
table-event-conductor = Everybody in or on the locomotive gets $250.
table-event-marshal-whiskey = The marshal drinks a flask from his car, and moves back.
table-event-tired-horses = The rearmost horses leave.
table-event-higher-speed = Roofs, horses and stagecoach fall back one car.
table-event-shotgun-rage = Everybody at the stagecoach or the car beside it takes a bullet.
table-event-mortal-bullet = Each bullet taken in this round costs $150.
table-event-sharing = Strongboxes are shared with everybody at the same place.
table-event-escape = Whoever is still in or on the train at the end is caught.

## Players

table-players = Players
table-money = { $unknown ->
    [0] { $known }
    [one] { $known } and one purse you can’t see into
   *[other] { $known } and { $unknown } purses you can’t see into
}
table-purses = { $n ->
    [one] One purse: { $values }
   *[other] { $n } purses: { $values }
}
table-jewels = { $n ->
    [one] One jewel
   *[other] { $n } jewels
}
table-strongboxes = { $n ->
    [one] One strongbox
   *[other] { $n } strongboxes
}
table-bullets = { $n ->
    [0] No bullets left
    [one] One bullet left
   *[other] { $n } bullets left
}
table-wounds = { $n ->
    [0] Not hit yet
    [one] Hit once
   *[other] Hit { $n } times
}
table-hand-size = { $n ->
    [one] One card in hand
   *[other] { $n } cards in hand
}
table-hostage = Hostage: { $name }
table-side = Team { $side }
table-mark-you = you
table-mark-host = host
table-mark-bot = bot
table-mark-deciding = Deciding now
table-mark-first = First player
table-mark-partner = Your partner
table-mark-away = Away: a bot plays
table-mark-offline = Offline
table-mark-own = own name
table-mark-own-name = Their own name: nobody else can have it
table-clock = Time left: { $left }
table-clock-days = { $days ->
    [one] 1 day { $text }
   *[other] { $days } days { $text }
}

## Cards

table-hand = Your cards
table-hand-empty = No cards in hand.
table-hand-besides = Cards in your deck
table-card-kept = { $card }, kept
table-draw = Draw
table-deck = { $n ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $n } cards in the deck
}
table-discard = Discards ({ $n })
table-discard-of = Discard pile: { $name }
table-discard-empty = Nothing there.
table-pile = Planned cards
table-pile-empty = No cards are planned yet.
table-pile-memory = Memory play: only the last card is shown.
table-pile-card = { $n }. { $who }: { $card }
table-pile-now = { $n }. { $who }: { $card }, now
table-pile-done = { $n }. { $who }: { $card }, done
plan-open = Preview plan
plan-title = Preview: face-up cards only
plan-close = Back to the game
plan-ways = What if { $who } …
plan-playback = Preview of the plan
plan-line = Step of the preview
plan-line-at = Step { $n } of { $of }. { $said }
plan-gap = { $n }. { $who }: face down, skipped
plan-gap-said = Face down, so left out: { $who }
plan-begin = Stealin’ starts here

## Deciding

table-decision = Your decision
table-choices = What you can do
table-chooser = Which one?
table-confirm = Confirm
table-cancel = Cancel
table-take-back = Take back
table-catching-up = Showing what happened…
table-committed = Your choice: { $choice }.
table-foreseen-open = The rest is up to chance or to others.
table-waiting-for = Waiting for { $who }.
table-curtain = Pass the device to { $name }
table-curtain-why = Nobody else should look now.
table-curtain-lift = I am { $name }

## Playback

table-playback = Playback
table-pause = Pause
table-play = Play
table-step-back = One step back
table-step-on = One step on
table-to-now = Skip to now
table-skipped =
    { $n ->
        [one] Skipped 1 event
       *[other] Skipped { $n } events
    }
table-skipped-show = Show them
table-skipped-dismiss = Dismiss
table-speed = Speed: { $speed }

## Log, chat, keys, description

table-log = What happened
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-off = Turn chat off
table-chat-empty = Nobody has said anything yet.
table-chat-mute = { $name }. Tap to mute
table-chat-unmute = Hear { $name } again
table-chat-emotes = Gestures
table-chat-write = Say something
table-chat-send = Send
table-help = Help
table-help-asked = What you can do now
table-help-happened = What just happened
table-help-power = Your power
table-help-things = On the table now
table-keys = Keyboard shortcuts
table-key-space = Space
table-keys-choose = choose from the list
table-keys-arrows = move along the list
table-keys-pause = pause or go on
table-keys-back = one step back
table-keys-on = one step on
table-keys-now = skip to now
table-keys-undo = take back
table-keys-plan = see what the plan leads to
table-keys-log = what happened
table-keys-chat = chat
table-keys-help = help
table-keys-off = Single-key shortcuts are off. Turn them on in the settings.
table-keys-more = Everything can also be reached with Tab and Enter.
table-spoken = The table in words
table-spoken-train = The train

## The end

table-scores = Scores
table-winner = wins
table-caught = caught
table-part-purses = Purses
table-part-jewels = Jewels
table-part-strongboxes = Strongboxes
table-part-conductor = Conductor
table-part-ransom = Ransom
table-part-shares = Shared strongboxes
table-part-gunslinger = Gunslinger
table-part-mortal = Mortal bullets
table-part-side = Team { $side } together
table-wanted = WANTED
table-wanted-for = For train robbery
table-end-you = You got away with it!
table-end-nobody = The law wins: nobody got away
table-end-winner = { $n ->
    [one] { $who } gets away with the loot
   *[other] { $who } get away with the loot
}
table-to-scores = Back to the scores
table-end-look = Look at the train again
table-rematch = Rematch
table-end-daily = To the daily result
table-rematch-join = To the rematch
table-replay = Watch the replay
table-share-replay = Copy the replay’s link
table-save-record = Save the record
table-revealed = Every purse opened
