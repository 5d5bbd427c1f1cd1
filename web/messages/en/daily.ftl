# The daily train: one deal a day for everyone.

daily-title = The daily train
daily-number = Train No. { $n }
daily-aboard = Who is aboard
daily-once = The same deal for everyone today, and you have one try. No hints, no clock.
daily-go = All aboard
daily-go-on = Back on the train
daily-riding = Your ride is not over yet. It counts for this day, whenever you finish it.
daily-practice = Ride it for fun
daily-missed = You didn’t ride this one. You still can, just for fun: it goes on no board.
daily-checking = Your ride is being checked…
daily-left = You left this train before the end.
daily-refused-alone = A bot played some of this ride for you, so it does not count.
daily-refused-other = This ride could not be confirmed when it was played again, so it does not count.
daily-next = The next train leaves in { $hours } h { $minutes } min.
daily-next-minutes = The next train leaves in { $minutes } min.
daily-clock = Your device’s clock says { $device }. The server’s day counts: { $day }.
daily-offline = No server here: this train goes by your device’s date, { $day }. Your result stays on this device.
daily-on-device = Trains you rode on this device
daily-place = { $place ->
    [1] First of { $seats }
    [2] Second of { $seats }
    [3] Third of { $seats }
   *[other] Number { $place } of { $seats }
}
daily-rounds = Your ride, round by round
daily-round = Round { $n }: { $deed }, { $money }
daily-deed-robbed = you grabbed loot
daily-deed-shot = you hit somebody
daily-deed-punched = you punched somebody
daily-deed-hit = you caught a bullet
daily-deed-lost = you lost loot
daily-deed-marshal = you moved the marshal
daily-deed-quiet = all quiet
daily-share = Share
daily-share-title = Folsom No. { $n } · { $money }
daily-share-hint = Only signs and numbers: it gives nothing of the train away.
daily-copy = Copy the line
daily-copied = The line is copied.
daily-levels = Against our bots
daily-levels-hint = Each level played your seat { $n } times: same deal, same opponents.
daily-levels-playing = The bots are riding your train…
daily-better = Better than { $level } in { $n } of { $of }
daily-median = usually { $money }
daily-board = The board
daily-board-later = You’ll see how the others did once you have ridden.
daily-board-none = Nobody rode this train here.
daily-riders = { $n ->
    [one] 1 rider
   *[other] { $n } riders
}
daily-col-place = Place
daily-col-name = Name
daily-col-money = Money
daily-earlier = Previous month
daily-later = Next month
daily-streak = { $n ->
    [0] Ride today to start a streak.
    [one] 1 day in a row
   *[other] { $n } days in a row
}
daily-day-ridden = { $money }, place { $place } of { $seats }
daily-day-none = not ridden
daily-day-riding = not finished
daily-day-checking = being checked
daily-day-refused = does not count
daily-day-left = left early
