# Problemas.

puzzles-title = Problemas
puzzles-leave = Salir de los problemas
puzzles-rating = Tu puntuación:
puzzles-streak = { $n ->
    [0] { $best ->
        [0] Aún sin racha
       *[other] Mejor racha: { $best }
    }
   *[other] { $n } seguidos (mejor racha: { $best })
}
puzzles-chart = Tu puntuación: de { $from } a { $to }
puzzles-question = ¿Qué es lo mejor aquí?
puzzles-question-schemin = Eres { $bandit } y te toca jugar una carta o robar.
puzzles-question-stealin = Eres { $bandit } y se resuelve tu carta.
puzzles-pick = Una opción es claramente mejor que las demás.
puzzles-picked = Tu respuesta: { $action }
puzzles-answer = Responder
puzzles-verdict = Veredicto
puzzles-right = ¡Correcto!
puzzles-wrong = Había algo mejor
puzzles-practice = Ya lo habías respondido: no cuenta
puzzles-instead = { $best }: { $share } % de victorias. La siguiente mejor respuesta: { $other }, solo { $less } %.
puzzles-better = { $best }: { $share } % de victorias. Tu respuesta: { $other }, { $less } %.
puzzles-details = Todas las respuestas
puzzles-next = Siguiente problema
puzzles-details-title = Todas las respuestas
puzzles-themes = De qué iba
puzzles-theme-shot = Acertar a alguien
puzzles-theme-punch = Golpear a alguien
puzzles-theme-loot = Llevarse botín
puzzles-theme-strongbox = Conseguir el maletín
puzzles-theme-safe = Conservar el botín
puzzles-theme-cover = Esquivar balas
puzzles-theme-not-in-vain = No malgastar cartas
puzzles-level = Dificultad: { $rating }
puzzles-shares = Cuántas partidas gana cada respuesta
puzzles-why = Por qué { $best } y no { $other }
puzzles-note = Lo calculó nuestro bot más fuerte con lo que podías saber. Lo que ves en el tren es una de las formas en que puede seguir.
puzzles-you = Cómo te va
puzzles-sum = Puntuación { $rating } (± { $deviation }), { $right } de { $n } resueltos, mejor racha: { $best }.
puzzles-subject = Qué practicar
puzzles-subject-all = Todos los problemas
puzzles-subject-loot = Botín
puzzles-subject-fights = Disparos y golpes
puzzles-subject-cover = Esquivar balas
puzzles-subject-horses = Caballos y diligencia
puzzles-done = Has respondido todos los problemas de este tipo. Prueba otro.
