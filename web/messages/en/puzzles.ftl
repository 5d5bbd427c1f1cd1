# Puzzles.

puzzles-title = Puzzles
puzzles-leave = Leave the puzzles
puzzles-rating = Your rating:
puzzles-streak = { $n ->
    [0] { $best ->
        [0] No streak yet
       *[other] Best streak: { $best }
    }
   *[other] { $n } in a row (best: { $best })
}
puzzles-chart = Your rating, from { $from } to { $to }
puzzles-question = What is best here?
puzzles-question-schemin = You are { $bandit }, and it is your turn to play a card or draw.
puzzles-question-stealin = You are { $bandit }, and your card comes up.
puzzles-pick = One choice is clearly better than all others.
puzzles-picked = Your answer: { $action }
puzzles-answer = Answer
puzzles-verdict = Verdict
puzzles-right = Right!
puzzles-wrong = There was something better
puzzles-practice = Answered before: it does not count
puzzles-instead = { $best } wins { $share } % of the games, the next best only { $less } %: { $other }.
puzzles-better = { $best } wins { $share } % of the games, your answer { $less } %: { $other }.
puzzles-details = All answers
puzzles-next = Next puzzle
puzzles-details-title = All answers
puzzles-themes = What it was about
puzzles-theme-shot = Hit somebody
puzzles-theme-punch = Punch somebody
puzzles-theme-loot = Take loot
puzzles-theme-strongbox = Get the strongbox
puzzles-theme-safe = Keep your loot
puzzles-theme-cover = Dodge bullets
puzzles-theme-not-in-vain = Waste no card
puzzles-level = Difficulty: { $rating }
puzzles-shares = How many games each answer wins
puzzles-why = Why { $best } and not { $other }
puzzles-note = Counted by our strongest bot, from what you could know. What you see on the train is one way it can go.
puzzles-you = How you do
puzzles-sum = { $n ->
    [one] Rating { $rating } (± { $deviation }), { $right } of 1 puzzle solved, best streak { $best }.
   *[other] Rating { $rating } (± { $deviation }), { $right } of { $n } puzzles solved, best streak { $best }.
}
puzzles-subject = What to train
puzzles-subject-all = All puzzles
puzzles-subject-loot = Loot
puzzles-subject-fights = Shots and punches
puzzles-subject-cover = Dodging bullets
puzzles-subject-horses = Horses & Stagecoach
puzzles-done = You have answered every puzzle of this kind. Try another kind.
