# What a player is asked, and what can be answered.

## Questions. { $bandit } is the own bandit that acts, { $target } the one it punches

ask-none = Watch and wait
ask-draft = Who do you want to be?
ask-caboose = Who starts in the caboose?
ask-board = { $bandit } rides up to { $car_the }. Board it?
ask-wagon = Which car does { $bandit } board?
ask-choose-card = Take one card from your deck
ask-plan = Play a card, or draw
ask-second-card = A second card, right behind that shot?
ask-whiskey-card = Whiskey drunk. Now play a card
ask-old-whiskey-card = The old whiskey gives you two cards. Play one
ask-turmoil = Turmoil! Everybody decides at once
ask-keep = Which cards do you keep for the next round?
ask-move = Where does { $bandit } run?
ask-marshal = Where does the marshal go?
ask-fire = Whom does { $bandit } shoot?
ask-robbery = What does { $bandit } take?
ask-punch = Whom does { $bandit } punch?
ask-punch-loot = What does { $target } lose?
ask-punch-take = Keep { $target_gen } purse, or let it fall?
ask-punch-push = Where does { $target } land?
ask-ride = Where does { $bandit } ride?
ask-hostage = Which hostage does { $bandit } take?
ask-flee = The guard is here! Where does { $bandit } flee?
ask-pickpocket = Nobody is looking. Does { $bandit } take a purse?

## Answers, as they stand in the list of what can be done

do-play = Play { $card }
do-play-down = Play { $card } face down
do-draw = Draw cards
do-draw-count =
    { $n ->
        [one] Draw 1 card
       *[other] Draw { $n } cards
    }
do-pass = Pass
do-pass-second = No second card
do-pass-purse = Leave it alone
do-keep = Keep { $card }
do-keep-none = Keep nothing
do-done = Done
do-choose = Take { $card }
do-drink-full = Drink { $flask } from the full flask
do-drink-half = Drink { $flask } from the half-full flask
do-drink-of-full = Drink { $bandit_gen } { $flask } from the full flask
do-drink-of-half = Drink { $bandit_gen } { $flask } from the half-full flask
do-move =
    { $way ->
        [forward] { $n ->
            [one] 1 car forward
           *[other] { $n } cars forward
        }
       *[backward] { $n ->
            [one] 1 car back
           *[other] { $n } cars back
        }
    }, { $place_to }
do-move-coach = Jump { $place_to }
do-move-off = Jump off, { $place_to }
do-marshal =
    { $way ->
        [forward] Forward, { $place_to }
       *[backward] Back, { $place_to }
    }
do-fire = Shoot { $bandit }
do-punch = Punch { $bandit }
do-punch-guard = Punch the guard
do-rob = Take { $loot_a }
do-rob-new = Take { $loot_a } nobody has opened
do-rob-held = Take { $loot_a } that has been opened (no. { $number })
do-rob-value = Take the purse with { MONEY($value) } (no. { $number })
do-rob-flask = Take { $loot_a }: { $flask } (no. { $number })
do-knock = Knock off { $loot_a }
do-take = Keep the purse
do-drop = Let it fall
do-push =
    { $way ->
        [forward] Forward, { $place_to }
        [across] Across, { $place_to }
       *[backward] Back, { $place_to }
    }
do-ride-stay = Stay at this car, { $place_to }
do-ride-away = Ride off with the loot
do-ride-on = Ride on
do-flee =
    { $way ->
        [forward] Forward, { $place_to }
       *[backward] Back, { $place_to }
    }
do-hostage = Take { $hostage_the }
do-draft = Play { $bandit }
do-draft-pair = Play { $bandit } and { $partner }
do-caboose = { $bandit } in the caboose
do-board = Board { $car_the }
do-other = { $action }

## Hints: what a strong player would do, and why. { $n } and { $m } count deals or games out of 100

hint-ask = Hint
hint-offer = Not sure? See what a strong player would do.
hint-no-more = No more hints
hint-off = Hints are off. The settings turn them on again.
hint-failed = No hint this time.
hint-why = { $what } in { $n } of 100 deals; after “{ $other }” in { $m }.
hint-why-alone = { $what } in { $n } of 100 deals.
hint-shares = It wins { $n } of 100 games, “{ $other }” { $m }.
hint-close = “{ $other }” is about as good.
hint-fact-nothing = The card does nothing
hint-fact-with = { $bandit } is still there when your card comes up
hint-fact-hits = You shoot { $bandit }
hint-fact-punches = You punch { $bandit }
hint-fact-takes = You take { $loot_a }
hint-fact-loses = You lose loot
hint-fact-is-shot = { $bandit } shoots you
hint-fact-neutral = You catch a neutral bullet
