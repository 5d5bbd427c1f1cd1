# What happens, in one sentence each.
# { $who } is a player’s name, and { $you } is "yes" where that is the reader.

## Cards by name

tell-card-of = { $bandit_gen } { $card }
tell-card-times = { $card } ×{ $n }
tell-card-hidden = a card face down
tell-bullet-of = a bullet of { $bandit_gen }
tell-bullet-neutral = a neutral bullet
tell-place-unplaced = in the saddle
    .to = into the saddle
    .from = from the saddle
    .title = In the saddle
tell-empty-seat = Empty seat
tell-left-seat = { $name } (left)
tell-seat = Seat { $number }
# Somebody who has not chosen a name.
tell-guest = Guest { $number }

## Setting up

tell-bandit-cast =
    { $you ->
        [yes] You are { $bandit }
       *[no] { $who } is { $bandit }
    }
tell-pair-made = { $bandit } teams up with { $partner }
tell-train-ready = The train is rolling, full of loot
tell-bandit-placed = { $bandit } starts { $place }
tell-bandit-boarded = { $bandit } boards { $car_the }
tell-wagon-passed = The riders leave { $car_the } behind
tell-first-player =
    { $you ->
        [yes] You go first
       *[no] { $who } goes first
    }

## Rounds and cards

tell-round-began = Round { $round }
tell-round-revealed = This round: { $card }
tell-stealin = Stealin’: the cards are turned over
tell-turn-standard = Turn { $turn }
tell-turn-tunnel = Turn { $turn }, Tunnel: cards go face down
tell-turn-speeding-up = Turn { $turn }, Speeding-up: everybody acts twice
tell-turn-switching = Turn { $turn }, Switching: the other way round the table
tell-turn-turmoil = Turn { $turn }, Turmoil: everybody decides at once
tell-card-chosen =
    { $you ->
        [yes] You take { $card } from your deck
       *[no] { $who } takes { $card } from the deck
    }
tell-card-chosen-hidden = { $who } takes a card of choice from the deck
tell-draws =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    }
tell-cards-drawn =
    { $you ->
        [yes] You draw { $cards }
       *[no] { $who } draws { $cards }
    }
tell-cards-drawn-from =
    { $you ->
        [yes] You draw { $cards } from { $from }’s deck
       *[no] { $who } draws { $cards } from { $from }’s deck
    }
tell-cards-drawn-hidden =
    { $n ->
        [one] { $who } draws 1 card
       *[other] { $who } draws { $n } cards
    }
tell-cards-drawn-some =
    { $n ->
        [one] { $who } draws 1 card: { $cards }
       *[other] { $who } draws { $n } cards, among them { $cards }
    }
tell-discard-shuffled =
    { $you ->
        [yes] You shuffle your discard pile into a new deck
       *[no] { $who } shuffles the discard pile into a new deck
    }
tell-bullets-discarded =
    { $you ->
        [yes] { $n ->
            [one] You throw a bullet out of your hand
           *[other] You throw { $n } bullets out of your hand
        }
       *[no] { $n ->
            [one] { $who } throws out a bullet
           *[other] { $who } throws out { $n } bullets
        }
    }
tell-card-played =
    { $you ->
        [yes] You play { $card }
       *[no] { $who } plays { $card }
    }
tell-card-played-down =
    { $you ->
        [yes] You play { $card } face down
       *[no] { $who } plays { $card } face down
    }
tell-card-played-hidden = { $who } plays a card face down
tell-card-played-second =
    { $you ->
        [yes] Right behind it you play { $card }
       *[no] Right behind it { $who } plays { $card }
    }
tell-passed =
    { $you ->
        [yes] You pass
       *[no] { $who } passes
    }
tell-flask-used = { $bandit } takes a swig: { $flask }. Half of it is left
tell-flask-emptied = { $bandit } takes the last swig: { $flask }. The flask is empty
tell-cards-kept =
    { $you ->
        [yes] { $n ->
            [0] You keep no cards
            [one] You keep 1 card
           *[other] You keep { $n } cards
        }
       *[no] { $n ->
            [0] { $who } keeps no cards
            [one] { $who } keeps 1 card
           *[other] { $who } keeps { $n } cards
        }
    }
tell-cards-kept-own =
    { $you ->
        [yes] You keep { $cards }
       *[no] { $who } keeps { $cards }
    }
tell-cards-discarded =
    { $you ->
        [yes] You discard { $cards }
       *[no] { $who } discards { $cards }
    }

## Stealin’

tell-card-revealed = { $bandit } is up: { $card }
tell-card-revealed-plain =
    { $you ->
        [yes] Your { $card } is up
       *[no] { $who } is up: { $card }
    }
tell-no-effect-no-way = { $bandit } has nowhere to go
tell-no-effect-no-bullets = { $bandit } pulls the trigger. Click: no bullets left
tell-no-effect-no-target = { $bandit } finds nobody to shoot at
tell-no-effect-nobody = { $bandit } punches thin air: nobody here
tell-no-effect-nothing-here = { $bandit } finds nothing to take here
tell-no-effect-no-horse = { $bandit } whistles, but no horse is near
tell-no-effect-teacher = { $bandit } may not punch: the teacher is watching
tell-no-effect-zealot = { $bandit } may not ride: the zealot forbids it
tell-no-effect-left = { $bandit } is long gone
tell-moved-run = { $bandit } runs { $place_to }
tell-moved-up = { $bandit } climbs { $place_to }
tell-moved-down = { $bandit } climbs down { $place_to }
tell-moved-jump = { $bandit } jumps { $place_to }
tell-moved-ride = { $bandit } rides { $place_to }
tell-moved-away = { $bandit } rides off into the sunset
tell-moved-marshal = { $bandit } flees { $place_to }: the marshal is here
tell-moved-guard = { $bandit } flees { $place_to }: the guard is here
tell-moved-punch = The blow sends { $bandit } { $place_to }
tell-moved-django = Django’s shot throws { $bandit } { $place_to }
tell-moved-event = { $bandit } ends up { $place }
tell-moved-braking = The brakes throw { $bandit } { $place_to }
tell-moved-swivel-arm = The swivel arm sweeps { $bandit } { $place_to }
tell-moved-higher-speed = The wind blows { $bandit } { $place_to }
tell-marshal-moved = The marshal walks { $place_to }
tell-bullet-hit = { $bandit } shoots { $target }
tell-neutral-marshal = The marshal puts a bullet in { $bandit }
tell-neutral-guard = The guard’s shotgun catches { $bandit }
tell-neutral-poodle = The poodle bites { $bandit }: a neutral bullet
tell-neutral-angry-marshal = The marshal shoots through the roof and hits { $bandit }
tell-neutral-rebellion = A passenger shoots { $bandit }
tell-neutral-shotgun-rage = The guard lets fly at { $bandit }
tell-neutral-other = { $bandit } takes a neutral bullet
tell-supply-short =
    { $n ->
        [one] No neutral bullet is left: nobody gets one
       *[other] Too few neutral bullets for { $n } bandits: nobody gets one
    }
tell-loot-taken-plain = { $bandit } takes { $loot_a }
tell-loot-taken-value = { $bandit } takes { $loot_a }: { MONEY($value) }
tell-loot-taken-flask = { $bandit } takes { $loot_a }: { $flask }
tell-loot-stolen = { $bandit } snatches { $loot_a } from { $target }
tell-loot-stolen-value = { $bandit } snatches { $loot_a } from { $target }: { MONEY($value) }
tell-loot-dropped-plain = { $bandit } drops { $loot_a }
tell-loot-dropped-value = { $bandit } drops { $loot_a }: { MONEY($value) }
tell-loot-dropped-flask = { $bandit } drops { $loot_a }: { $flask }

## Events

tell-event-angry-marshal = Angry marshal! He shoots at everybody on his roof, then walks on
tell-event-swivel-arm = Swivel arm! It sweeps the roofs clean, all the way to the caboose
tell-event-braking = Braking! Everybody on a roof slides one car forward
tell-event-take-it-all = Take it all! A second strongbox lands at the marshal’s feet
tell-event-rebellion = Passengers’ rebellion! They shoot at every bandit inside the train
tell-event-pickpocketing = Pickpocketing: whoever is alone may take a purse
tell-event-revenge = Marshal’s revenge: whoever is on his roof loses their smallest purse
tell-event-conductor = The conductor is taken hostage: $250 for everybody at the locomotive
tell-event-marshal-whiskey = A shot of whiskey for the marshal, if a flask lies near him
tell-event-tired-horses = Tired horses: those at the end stay behind
tell-event-higher-speed = Higher speed! Roofs, horses and the stagecoach fall back by one car
tell-event-shotgun-rage = The shotgun’s rage! He fires at all who are near the stagecoach
tell-event-mortal-bullet = Mortal bullet: every bullet of this round costs $150
tell-event-sharing = Sharing the loot: strongboxes are split with everybody at the same place
tell-event-escape = Escape: whoever is still on the train is caught
tell-strongbox-placed = A second strongbox lies { $place }
tell-purse-lost = { $bandit } loses a purse to the marshal
tell-purse-lost-value = { $bandit } loses a purse with { MONEY($value) } to the marshal
tell-conductor-paid = { $bandit } gets $250 for the conductor
tell-game-ended = The train pulls in. Time to count the money

## Horses & Stagecoach

tell-horses-left =
    { $n ->
        [one] A tired horse stays behind at { $car_the }
       *[other] { $n } tired horses stay behind at { $car_the }
    }
tell-horses-drifted = All horses fall back by one car
tell-coach-moved = The stagecoach falls back to { $car_the }
tell-guard-knocked = The guard lands { $place } and drops the strongbox
tell-guard-moved = The guard goes { $place_to }
tell-hostage-taken = { $bandit } takes { $hostage_the } hostage
tell-marshal-drank = The marshal drinks a flask
tell-marshal-drank-kind = The marshal drinks { $flask_a }

## The train and the pile, for those who do not see them

describe-car = { $car }. Inside: { $inside_the }. Roof: { $roof_the }.
describe-car-horses =
    { $horses ->
        [one] { $car }, 1 horse beside it. Inside: { $inside_the }. Roof: { $roof_the }.
       *[other] { $car }, { $horses } horses beside it. Inside: { $inside_the }. Roof: { $roof_the }.
    }
describe-coach = Stagecoach beside { $car_the }. Inside: { $inside_the }. Roof: { $roof_the }.
describe-hostages = Hostages in the stagecoach: { $hostages_the }.
describe-nothing = nothing
describe-purses =
    { $n ->
        [one] 1 purse
       *[other] { $n } purses
    }
describe-jewels =
    { $n ->
        [one] 1 jewel
       *[other] { $n } jewels
    }
describe-strongboxes =
    { $n ->
        [one] 1 strongbox
       *[other] { $n } strongboxes
    }
describe-flasks =
    { $n ->
        [one] 1 flask
       *[other] { $n } flasks
    }
describe-pile-empty = No cards are planned yet.
describe-card-done = { $n }. { $who }: { $card }, done.
describe-card-now = { $n }. { $who }: { $card }, happening now.
describe-card-waiting = { $n }. { $who }: { $card }.
