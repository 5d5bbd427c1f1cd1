# The acts of a game: its opening, the turns of the page, the counting.

## The counting

table-counting = The loot is counted
table-count-line = { $name }: { $parts }. Sum: { $total }
table-count-gunslinger = Gunslinger: { $who }
table-skip = Skip

## The show

show-round = Round { $round }
show-schemin-hint = Take turns planning: cards stay in this order.
show-stealin-hint = Now the cards play out, one by one.
show-opening = All aboard
show-you-are = You are { $bandit }
show-scene = Up next
show-summary = Round { $round } is over
show-summary-nothing = nothing new
table-rematch-waits = A rematch is on: they are waiting for you.
table-ask-name = What should the others call you?
table-ask-name-no = Stay { $name }

## What happens to you

felt-hit = You’re hit!
felt-law = The law got you!
felt-robbed = You’ve been robbed!
felt-pushed = You go flying!
felt-lost = There goes a purse!
felt-shot = Right on target!
felt-took = Got it!
felt-strongbox = The strongbox is yours!
felt-punched = Nice punch!
felt-trap = Right into the trap!
