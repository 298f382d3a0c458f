# Learning: lessons, puzzles and the rules.

## Lessons

study-title = Leren
study-lead = Een paar minuten voor elk spel, op een bord dat antwoordt. Daarna een korte les voor elke variant en elk bijzonder stuk.
# $game: the name of a game
study-game-title = { $game } leren
study-lessons-title = Lessen
study-lessons = { $count ->
    [one] { $count } les
   *[other] { $count } lessen
}
study-progress = { $count ->
    [one] { $done } van { $count } les klaar
   *[other] { $done } van { $count } lessen klaar
}
study-progress-all = Alle lessen klaar
study-begin = Beginnen
study-continue = Verdergaan
study-once-more = Opnieuw beginnen
study-puzzles = Puzzels
study-rules = Regels
study-rules-complete = De volledige regels
study-rules-about = Om te lezen en af te drukken
study-more = Daarna
study-done = klaar
study-begun = begonnen

study-board = Bord
study-lesson = Les
study-steps = Stappen
study-step = Stap { $step } van { $count }
study-go-to-step = Naar stap { $step }
study-back = Terug
study-next = Verder
study-finish = Afronden
study-again = Nog eens spelen
study-show = Laat het zien
study-try-again = Opnieuw proberen
study-your-turn = Jij bent aan zet.
study-watch = Kijk mee.
study-first-answer = Doe eerst een zet op het bord. Het antwoord opent de weg.
study-shown = Dat is de zet. Doe hem nu zelf.
study-refused = Probeer een andere zet.
study-no-connection = De server is niet bereikbaar. Doe je zet zo meteen nog eens.
study-no-board = Het bord kon niet worden geladen. Laad de pagina opnieuw.

study-finished = Goed gedaan!
study-finished-next = De les is klaar. Nu komt ‘{ $title }’.
study-finished-all = Je hebt de laatste les van { $game } bereikt. Nu is het tijd om te spelen.
study-next-lesson = Volgende les
study-all-lessons = Alle lessen
study-restart = Nog eens vanaf de eerste stap

## Puzzles

puzzle-title = Puzzels
puzzle-lead = Stellingen uit partijen van de computer tegen zichzelf. Wie aan zet is, kan winnen: zoek uit hoe.
puzzle-one = Puzzel
puzzle-game-title = Puzzels van { $game }
puzzle-number = Puzzel { $number }
puzzle-count = { $count ->
    [one] { $count } puzzel
   *[other] { $count } puzzels
}
puzzle-progress = { $count ->
    [one] { $done } van { $count } puzzel opgelost
   *[other] { $done } van { $count } puzzels opgelost
}
puzzle-streak = Reeks { $now } · beste { $best }
puzzle-start = Beginnen
puzzle-all = Alle puzzels
puzzle-solved = opgelost
puzzle-solved-before = Al opgelost
puzzle-grade = Hoe moeilijk
puzzle-grade-next = Hoe moeilijk de volgende is
puzzle-grade-any = Maakt niet uit
puzzle-grade-1 = Heel makkelijk
puzzle-grade-2 = Makkelijk
puzzle-grade-3 = Gemiddeld
puzzle-grade-4 = Moeilijk
puzzle-grade-5 = Heel moeilijk
puzzle-all-solved = Deze heb je allemaal opgelost. Kies andere, of begin er opnieuw mee.
puzzle-forget = Opnieuw beginnen

# $side: silver brown red black white
puzzle-find = { $side ->
    [silver] Zilver aan zet. Zoek de weg naar de winst.
    [brown] Bruin aan zet. Zoek de weg naar de winst.
    [red] Rood aan zet. Zoek de weg naar de winst.
    [black] Zwart aan zet. Zoek de weg naar de winst.
   *[white] Wit aan zet. Zoek de weg naar de winst.
}
puzzle-find-one = { $side ->
    [silver] Zilver aan zet. Zoek de zet die wint.
    [brown] Bruin aan zet. Zoek de zet die wint.
    [red] Rood aan zet. Zoek de zet die wint.
    [black] Zwart aan zet. Zoek de zet die wint.
   *[white] Wit aan zet. Zoek de zet die wint.
}
puzzle-right = Goed. Ga door: wat nu?
# In 27 it is proven that no other move wins; in the other games no other win was found.
puzzle-wrong = Dit wint niet. Probeer het nog eens, of bekijk de oplossing.
puzzle-not-known = Hierna is geen winst gevonden. Probeer het nog eens, of bekijk de oplossing.
puzzle-checking = Kijken of dit ook wint…
puzzle-done = Opgelost!
puzzle-done-other = Opgelost! Dit wint ook.
puzzle-done-after = Opgelost, al was het niet in één keer.
puzzle-only-move = Opgelost! Alleen deze zet wint.
puzzle-shown = Zo wordt er gewonnen.
puzzle-showing = De oplossing:
puzzle-solution = Oplossing bekijken
puzzle-rest = Kijken hoe het eindigt
puzzle-again = Vanaf het begin
puzzle-next = Volgende puzzel
puzzle-analysis = Deze stelling analyseren

## Rules

# $game: the name of a game
rules-title = Regels van { $game }
rules-contents = Inhoud
rules-print = Afdrukken
rules-lessons = Al spelend leren
rules-others = Regels van de andere spellen:
