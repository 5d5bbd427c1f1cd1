# One's own games, and the story at the end of one.

games-title = My games
games-only-you = Only you see this list.
games-none = You have not finished a game yet.
games-none-hint = Every game you play to its end is kept here, against bots too.
games-play = Play now
games-view = What to show
games-view-list = Games
games-view-figures = Statistics
games-list = Games
games-search = Search
games-search-hint = A name, a bandit, a title
games-variant = Which game
games-company = Against
games-outcome = Outcome
games-all = All
games-bots = Bots only
games-people = People
games-won = Won
games-lost = Not won
games-helped = Hints
games-alone = Without hints
games-hinted = With hints
games-found = { $n ->
    [one] 1 game
   *[other] { $n } games
}
games-nothing = No game fits.
games-reset = Show all
games-more = Show more
games-loading = Looking for more games…
games-failed-away = The games at the server could not be read.
games-failed-here = The games on this device could not be read.
games-place-of = { $place ->
    [1] 1st of { $n }
    [2] 2nd of { $n }
    [3] 3rd of { $n }
   *[other] { $place }th of { $n }
}
games-won-one = Won
games-shared = Several on one device
games-device = on this device
games-story = Story
games-replay = Replay
games-save = Save the record
games-save-all = Save these as records
games-saved = { $n ->
    [one] 1 record saved.
   *[other] { $n } records saved.
}
games-saved-some = { $n ->
    [one] 1 record saved, { $failed } could not be read.
   *[other] { $n } records saved, { $failed } could not be read.
}
games-bring = { $n ->
    [one] Bring 1 game to your account
   *[other] Bring { $n } games to your account
}
games-bring-hint = Games on this device only. As { $name } you find them on all your devices.
games-bringing = Bringing game { $done } of { $of }…
games-brought = { $n ->
    [one] 1 game is in your account now.
   *[other] { $n } games are in your account now.
}
games-brought-some = { $n ->
    [one] 1 game is in your account now, { $failed } stayed on this device.
   *[other] { $n } games are in your account now, { $failed } stayed on this device.
}

figures-none = No game of your own to count yet.
figures-left-out = Games of several people on one device are not counted here.
figures-games = Games
figures-won = Won
figures-mean = Money per game
figures-streak = Wins in a row
figures-streak-hint = { $longest ->
    [0] No win yet. It will come.
    [one] Best run: 1 win. Longest drought: { $drought }.
   *[other] Best run: { $longest } wins. Longest drought: { $drought }.
}
figures-by-bandit = By bandit
figures-by-variant = By game
figures-by-seats = By number of players
figures-by-level = By opponent
figures-share = won { $won } of { $games }
figures-never = not played yet
figures-money = Money over time
figures-money-hint = Every dot is a game, the line is the average of the last five.
figures-money-said = { $n } games, on average { $mean }, most { $most }, least { $least }.
figures-habits = Habits
figures-habits-hint = You, and the others at your tables, on average.
figures-you = You
figures-others = Others
figures-habit-idle = Cards that did nothing
figures-habit-aim = Shots that hit
figures-habit-bullets = Bullets taken per game
figures-habit-punches = Punches per game
figures-habit-taken = Loot taken per game
figures-habit-lost = Loot lost per game
figures-cards = Your cards
figures-cards-hint = Accuracy is given where you decided at least { $n } times.
figures-judged = How well you decide
figures-judged-of = { $all ->
    [only] From your only game.
    [yes] From all { $of } of your games.
   *[other] From { $n } of your { $of } games: those that were reviewed in this browser.
}
figures-judged-none = None of these games has been reviewed in this browser yet.
figures-judging = Reviewing game { $n } of { $of }: { $part } %
figures-judge = { $n ->
    [one] Review the last game without one
   *[other] Review the last { $n } without one
}
figures-lost = Where games are lost
figures-lost-before = Before round 1
figures-lost-points = { $n ->
    [one] 1 point a game
   *[other] { $n } points a game
}
figures-hinted = { $n ->
    [one] 1 game had hints. It counts for neither streaks nor honours.
   *[other] { $n } games had hints. They count for neither streaks nor honours.
}
figures-streak-none-alone = No win without hints yet. It will come.
figures-honours-hint = Only games without hints count.
figures-honours = Honours
honour-haul = Biggest haul
honour-bullets = Most bullets caught in one game
honour-misses = Most shots at thin air
honour-hits = Most bullets that found somebody
honour-lost = Most loot lost to others
honour-punches = Most noses punched
honour-idle = Most cards played for nothing
honour-marshal = Most walks with the marshal

story-title = How it went
story-money = Money, round by round
story-start = Start
story-round = Round { $n }
story-gunslinger = Gunslinger
story-who = Player
story-awards = What they will be remembered for
award-barn-door = Could not hit a barn door
award-barn-door-why = { $n ->
    [one] 1 shot, and never hit anything.
   *[other] { $n } shots, and never hit anything.
}
award-robbed-blind = Robbed blind
award-robbed-blind-why = { $n ->
    [one] 1 piece of loot went to others.
   *[other] { $n } pieces of loot went to others.
}
award-lead-magnet = Lead magnet
award-lead-magnet-why = { $n ->
    [one] Caught 1 bullet.
   *[other] Caught { $n } bullets.
}
award-known-to-the-law = Known to the law
award-known-to-the-law-why = { $n ->
    [one] Took 1 neutral bullet.
   *[other] Took { $n } neutral bullets.
}
award-fastest-gun = Fastest gun on the train
award-fastest-gun-why = { $n ->
    [one] 1 bullet found somebody.
   *[other] { $n } bullets found somebody.
}
award-fists = Lets the fists talk
award-fists-why = { $n ->
    [one] 1 punch landed.
   *[other] { $n } punches landed.
}
award-punchbag = Everybody’s punchbag
award-punchbag-why = { $n ->
    [one] Was punched once.
   *[other] Was punched { $n } times.
}
award-great-plans = Great plans, wrong train
award-great-plans-why = { $n ->
    [one] 1 card did nothing at all.
   *[other] { $n } cards did nothing at all.
}
award-sticky-fingers = Sticky fingers
award-sticky-fingers-why = { $n ->
    [one] Picked up 1 piece of loot.
   *[other] Picked up { $n } pieces of loot.
}
award-marshals-friend = The marshal’s best friend
award-marshals-friend-why = { $n ->
    [one] Took him for a walk once.
   *[other] Took him for a walk { $n } times.
}
award-last-minute = At the last minute
award-last-minute-why = { $money } more in the last round.
award-not-a-scratch = Not a scratch
award-not-a-scratch-why = Not one bullet all game.
award-passenger = Model passenger
award-passenger-why = Nothing to report.

poster-share = Share the poster
poster-save = Save the poster
poster-text = Wanted: { $name }, { $money }.
poster-failed = The poster could not be drawn here.
