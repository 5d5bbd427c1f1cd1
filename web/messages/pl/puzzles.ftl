# Zadania.

puzzles-title = Zadania
puzzles-leave = Wyjdź z zadań
puzzles-rating = Twój ranking:
puzzles-streak = { $n ->
    [0] { $best ->
        [0] Jeszcze bez serii
       *[other] Najlepsza seria: { $best }
    }
   *[other] { $n } z rzędu (najlepsza seria: { $best })
}
puzzles-chart = Twój ranking: od { $from } do { $to }
puzzles-question = Co jest tu najlepsze?
puzzles-question-schemin = Grasz jako { $bandit }: zagraj kartę albo dobierz.
puzzles-question-stealin = Grasz jako { $bandit }: właśnie działa twoja karta.
puzzles-pick = Jedno wyjście jest wyraźnie lepsze od innych.
puzzles-picked = Twoja odpowiedź: { $action }
puzzles-answer = Odpowiedz
puzzles-verdict = Ocena
puzzles-right = Dobrze!
puzzles-wrong = Było coś lepszego
puzzles-practice = Odpowiedź już była: ta się nie liczy
puzzles-instead = { $best }: { $share } % wygranych. Druga najlepsza odpowiedź: { $other }, tylko { $less } %.
puzzles-better = { $best }: { $share } % wygranych. Twoja odpowiedź: { $other }, { $less } %.
puzzles-details = Wszystkie odpowiedzi
puzzles-next = Następne zadanie
puzzles-details-title = Wszystkie odpowiedzi
puzzles-themes = O co chodziło
puzzles-theme-shot = Trafić kogoś
puzzles-theme-punch = Uderzyć kogoś
puzzles-theme-loot = Wziąć łup
puzzles-theme-strongbox = Zdobyć walizkę
puzzles-theme-safe = Zatrzymać łup
puzzles-theme-cover = Uniknąć kul
puzzles-theme-not-in-vain = Nie zmarnować karty
puzzles-level = Trudność: { $rating }
puzzles-shares = Ile gier wygrywa każda odpowiedź
puzzles-why = Dlaczego { $best }, a nie { $other }
puzzles-note = Policzył to nasz najsilniejszy bot z tego, co można było wiedzieć. Na pociągu widać jeden z możliwych przebiegów.
puzzles-you = Jak ci idzie
puzzles-sum = Ranking { $rating } (± { $deviation }), rozwiązane: { $right } z { $n }, najlepsza seria: { $best }.
puzzles-subject = Co ćwiczyć
puzzles-subject-all = Wszystkie zadania
puzzles-subject-loot = Łupy
puzzles-subject-fights = Strzały i ciosy
puzzles-subject-cover = Unikanie kul
puzzles-subject-horses = Konie i dyliżans
puzzles-done = To już wszystkie zadania tego rodzaju. Spróbuj innych.
