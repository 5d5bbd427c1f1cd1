# The review of a finished game. A point is a hundredth of a win.
# { $who } is a player, and { $you } is "yes" where that is the reader.

review-title = Review
review-overview = The game at a glance
review-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
review-percent = { $n } %
review-percent-rough = about { $n } %
review-round = Round { $n }
review-who = Who

## While it is made

review-loading = Getting ready…
review-progress = Looking at the game: { $n } %
review-cancel = Stop
review-cancelled = Stopped. You see what is known so far.
review-go-on = Go on
review-again = Try again
review-deeper = Look deeper
review-deeper-hint = Four times as thorough, and four times as long.
review-chart-grows = The chart comes first, then the decisions.

## The chart

review-chart = Chances of winning
review-chances-now = Chances at this moment
review-split =
    { $you ->
        [yes] Your chances here:
       *[no] { $who }’s chances here:
    }
review-split-none = no change that can be measured

## Marks

review-mark-great = Great move
review-mark-best = Best
review-mark-good = Good
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-whose = Whose decisions
review-whose-all = Everybody’s decisions
review-whose-mine = My decisions
review-whose-of = Decisions: { $name }
review-error-back = Previous mistake
review-error-on = Next mistake

## A decision

review-decision = The decision
review-together = Decisions at this moment
review-nothing-here = Nobody had a choice here.
review-errors =
    { $n ->
        [0] No mistakes found.
        [one] 1 mistake to look at.
       *[other] { $n } mistakes to look at.
    }
review-by =
    { $you ->
        [yes] by you
       *[no] by { $who }
    }
review-loss = { $points } lost (±{ $error })
review-error-note = Give or take the standard error.
review-better = Better: { $action }
review-details = All choices, and why
review-chosen = played
review-best = best
review-rough-note = “About” means: from a few tries only. Nothing is concluded from it.
review-shares = What each choice was worth
review-shares-note = Chances of winning, judged by what could be known at that moment and nothing else.
review-why-note = Counted in { $deals } deals that fit what could be known.
review-open = With all cards open
review-open-note = This uses what nobody could know: all hands and decks. It says how lucky a decision was, not how good.
review-open-best = Even then nothing was better.
review-open-better = Then the best choice would have been: { $action } ({ $points } better).
review-open-find = Judge with all cards open, too

## Why: what happens in so many of all deals

review-fact-both = { $what }: in { $best } of { $deals } deals after the better choice, in { $chosen } after this one.
review-fact-best = { $what }: in { $best } of { $deals } deals after the better choice.
review-fact-chosen = { $what }: in { $chosen } of { $deals } deals after this choice.
review-fact-nothing =
    { $you ->
        [yes] Your card does nothing when it comes up
       *[no] { $who }’s card does nothing when it comes up
    }
review-fact-with =
    { $you ->
        [yes] { $bandit } is there when your card comes up
       *[no] { $bandit } is there when { $who }’s card comes up
    }
review-fact-hits =
    { $you ->
        [yes] You shoot { $bandit }
       *[no] { $who } shoots { $bandit }
    }
review-fact-punches =
    { $you ->
        [yes] You punch { $bandit }
       *[no] { $who } punches { $bandit }
    }
review-fact-takes =
    { $you ->
        [yes] You take { $loot_a }
       *[no] { $who } takes { $loot_a }
    }
review-fact-loses =
    { $you ->
        [yes] You lose loot
       *[no] { $who } loses loot
    }
review-fact-is-shot =
    { $you ->
        [yes] { $bandit } shoots you
       *[no] { $bandit } shoots { $who }
    }
review-fact-neutral =
    { $you ->
        [yes] You take a neutral bullet
       *[no] { $who } takes a neutral bullet
    }

## Luck and skill

review-own-gave =
    { $you ->
        [yes] You played { $points } better than the deal.
       *[no] { $who } played { $points } better than the deal.
    }
review-own-cost =
    { $you ->
        [yes] Your decisions cost you { $points }.
       *[no] { $who }’s decisions cost { $points }.
    }
review-own-even =
    { $you ->
        [yes] Your decisions neither won nor cost you anything that can be measured.
       *[no] { $who }’s decisions neither won nor cost anything that can be measured.
    }
review-luck-gave =
    { $you ->
        [yes] Luck gave you { $points }.
       *[no] Luck gave { $who } { $points }.
    }
review-luck-cost =
    { $you ->
        [yes] Bad luck cost you { $points }.
       *[no] Bad luck cost { $who } { $points }.
    }
review-luck-even =
    { $you ->
        [yes] Luck was neither for you nor against you, as far as can be measured.
       *[no] Luck was neither for { $who } nor against, as far as can be measured.
    }
review-sums = Luck and skill
review-sum-start = After the deal
review-sum-own = Own decisions
review-sum-partner = Partner’s
review-sum-others = Others’ decisions
review-sum-luck = Luck
review-sum-revised = Hindsight
review-sum-result = At the end
review-luck-cards = cards drawn
review-luck-purses = purses
review-luck-rounds = round cards
review-luck-other = other things
review-sums-note = In points: hundredths of a win. What is in brackets may be chance. The colours are those under the chart. “Hindsight” is nobody’s doing: the estimate itself changed when it looked a round further.

## Moments

review-moments = The turns that counted
review-moment-gains =
    { $you ->
        [yes] { $what }. You gain { $points }.
       *[no] { $what }. { $who } gains { $points }.
    }
review-moment-loses =
    { $you ->
        [yes] { $what }. You lose { $points }.
       *[no] { $what }. { $who } loses { $points }.
    }
review-moment-round = The end of round { $n }
review-moment-decided = decided
review-moment-luck = luck
review-no-moments = No turn stood out.

## Accuracy and habits

review-accuracies = Accuracy
review-accuracy = Accuracy
review-accuracy-note = How much of what was at stake was kept: 100 % if every decision was the best, 0 % if they were as good as random ones.
review-habits = By card: { $name }
review-card = Card
review-drawing = Drawing
review-did-nothing = Did nothing
review-nothing-of = { $n } of { $of }
review-bullets = Bullets taken: { $shots } from bandits, { $neutral } neutral.
