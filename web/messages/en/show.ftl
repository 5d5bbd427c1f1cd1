# The acts of a game: its opening, the turns of the page, the counting.

## The counting

table-counting = The loot is counted
table-count-line = { $name }: { $parts }. Sum: { $total }
table-count-gunslinger = Gunslinger: { $who }
table-skip = Skip
