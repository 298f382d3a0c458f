# Learning: lessons, puzzles and the rules.

## Lessons

study-title = Impara
study-lead = Pochi minuti per ogni gioco, su un tavoliere che risponde. Poi una breve lezione per ogni variante e ogni pezzo speciale.
# $game: the name of a game
study-game-title = Impara { $game }
study-lessons-title = Lezioni
study-lessons = { $count ->
    [one] { $count } lezione
   *[other] { $count } lezioni
}
study-progress = { $count ->
    [one] { $done } di { $count } lezione finita
   *[other] { $done } di { $count } lezioni finite
}
study-progress-all = Tutte le lezioni finite
study-begin = Comincia
study-continue = Continua
study-once-more = Ricomincia
study-puzzles = Problemi
study-rules = Regole
study-rules-complete = Le regole complete
study-rules-about = Da leggere e da stampare
study-more = Poi
study-done = finita
study-begun = cominciata

study-board = Tavoliere
study-lesson = Lezione
study-steps = Tappe
study-step = Tappa { $step } di { $count }
study-go-to-step = Vai alla tappa { $step }
study-back = Indietro
study-next = Avanti
study-finish = Finisci
study-again = Rigioca
study-try-again = Riprova
study-show = Mostrami
study-your-turn = Tocca a te.
study-watch = Guarda.
study-first-answer = Prima fai una mossa sul tavoliere. La risposta apre la strada.
study-shown = Ecco la mossa. Ora falla tu.
study-refused = Prova un’altra mossa.
study-no-connection = Il server non risponde. Rifai la mossa fra un momento.
study-no-board = Non è stato possibile caricare il tavoliere. Ricarica la pagina.

study-finished = Ben fatto!
study-finished-next = La lezione è finita. La prossima è «{ $title }».
study-finished-all = Era l’ultima lezione di { $game }. Adesso è ora di giocare.
study-next-lesson = Lezione successiva
study-all-lessons = Tutte le lezioni
study-restart = Ancora una volta dalla prima tappa

## Puzzles

puzzle-title = Problemi
puzzle-lead = Posizioni da partite del computer contro sé stesso. Chi è di turno può vincere: scopri come.
puzzle-one = Problema
puzzle-game-title = Problemi di { $game }
puzzle-number = Problema { $number }
puzzle-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
puzzle-progress = { $count ->
    [one] { $done } di { $count } problema risolto
   *[other] { $done } di { $count } problemi risolti
}
puzzle-streak = Serie { $now } · migliore { $best }
puzzle-start = Comincia
puzzle-all = Tutti i problemi
puzzle-solved = risolto
puzzle-solved-before = Già risolto
puzzle-grade = Difficoltà
puzzle-grade-next = Difficoltà del prossimo
puzzle-grade-any = Qualsiasi
puzzle-grade-1 = Molto facile
puzzle-grade-2 = Facile
puzzle-grade-3 = Media
puzzle-grade-4 = Difficile
puzzle-grade-5 = Molto difficile
puzzle-all-solved = Hai risolto tutti questi. Scegline altri, o ricomincia con questi.
puzzle-forget = Ricomincia

# $side: silver brown red black white
puzzle-find = { $side ->
    [silver] Tocca ad Argento. Trova come vincere.
    [brown] Tocca a Marrone. Trova come vincere.
    [red] Tocca a Rosso. Trova come vincere.
    [black] Tocca a Nero. Trova come vincere.
   *[white] Tocca a Bianco. Trova come vincere.
}
puzzle-find-one = { $side ->
    [silver] Tocca ad Argento. Trova la mossa che vince.
    [brown] Tocca a Marrone. Trova la mossa che vince.
    [red] Tocca a Rosso. Trova la mossa che vince.
    [black] Tocca a Nero. Trova la mossa che vince.
   *[white] Tocca a Bianco. Trova la mossa che vince.
}
puzzle-right = Giusto. Continua: e adesso?
# In 27 it is proven that no other move wins; in the other games no other win was found.
puzzle-wrong = Così non si vince. Riprova, o guarda la soluzione.
puzzle-not-known = Dopo questa mossa non è stata trovata una vittoria. Riprova, o guarda la soluzione.
puzzle-checking = Vediamo se vince anche questa…
puzzle-done = Risolto!
puzzle-done-other = Risolto! Vince anche questa.
puzzle-done-after = Risolto, anche se non al primo tentativo.
puzzle-only-move = Risolto! Vince solo questa mossa.
puzzle-shown = Ecco come si vince.
puzzle-showing = La soluzione:
puzzle-solution = Vedi la soluzione
puzzle-rest = Vedi come finisce
puzzle-again = Dall’inizio
puzzle-next = Problema successivo
puzzle-analysis = Analizza questa posizione

## Rules

# $game: the name of a game
rules-title = Regole di { $game }
rules-contents = Indice
rules-print = Stampa
rules-lessons = Impara giocando
rules-others = Regole degli altri giochi:
