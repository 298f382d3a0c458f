# Learning: lessons, puzzles and the rules.

## Lessons

study-title = Lernen
study-lead = Ein paar Minuten für jedes Spiel, auf einem Brett, das antwortet. Danach eine kurze Lektion für jede Variante und jeden besonderen Stein.
# $game: the name of a game
study-game-title = { $game } lernen
study-lessons-title = Lektionen
study-lessons = { $count ->
    [one] { $count } Lektion
   *[other] { $count } Lektionen
}
study-progress = { $count ->
    [one] { $done } von { $count } Lektion geschafft
   *[other] { $done } von { $count } Lektionen geschafft
}
study-progress-all = Alle Lektionen geschafft
study-begin = Anfangen
study-continue = Weitermachen
study-once-more = Neu anfangen
study-puzzles = Aufgaben
study-rules = Regeln
study-rules-complete = Die vollständigen Regeln
study-rules-about = Zum Lesen und zum Drucken
study-more = Danach
study-done = geschafft
study-begun = angefangen

study-board = Brett
study-lesson = Lektion
study-steps = Schritte
study-step = Schritt { $step } von { $count }
study-go-to-step = Zu Schritt { $step }
study-back = Zurück
study-next = Weiter
study-finish = Abschließen
study-again = Noch einmal spielen
study-show = Zeig es mir
study-try-again = Noch einmal versuchen
study-your-turn = Du bist am Zug.
study-watch = Sieh zu.
study-first-answer = Mach zuerst einen Zug auf dem Brett. Die Antwort öffnet den Weg.
study-shown = Das ist der Zug. Nun mach ihn selbst.
study-refused = Versuch einen anderen Zug.
study-no-connection = Der Server ist nicht erreichbar. Mach deinen Zug gleich noch einmal.
study-no-board = Das Brett konnte nicht geladen werden. Bitte lade die Seite neu.

study-finished = Gut gemacht!
study-finished-next = Die Lektion ist geschafft. Als Nächstes kommt „{ $title }“.
study-finished-all = Du hast die letzte Lektion von { $game } erreicht. Nun ist es Zeit zu spielen.
study-next-lesson = Nächste Lektion
study-all-lessons = Alle Lektionen
study-restart = Noch einmal vom ersten Schritt an

## Puzzles

puzzle-title = Aufgaben
puzzle-lead = Stellungen aus Partien des Computers gegen sich selbst. Wer am Zug ist, kann gewinnen: Finde heraus, wie.
puzzle-one = Aufgabe
puzzle-game-title = Aufgaben zu { $game }
puzzle-number = Aufgabe { $number }
puzzle-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-progress = { $count ->
    [one] { $done } von { $count } Aufgabe gelöst
   *[other] { $done } von { $count } Aufgaben gelöst
}
puzzle-streak = Serie { $now } · beste { $best }
puzzle-start = Los
puzzle-all = Alle Aufgaben
puzzle-solved = gelöst
puzzle-solved-before = Schon gelöst
puzzle-grade = Wie schwer
puzzle-grade-next = Wie schwer die nächste ist
puzzle-grade-any = Egal
puzzle-grade-1 = Sehr leicht
puzzle-grade-2 = Leicht
puzzle-grade-3 = Mittel
puzzle-grade-4 = Schwer
puzzle-grade-5 = Sehr schwer
puzzle-all-solved = Diese hast du alle gelöst. Wähle andere oder fang mit ihnen neu an.
puzzle-forget = Neu anfangen

# $side: silver brown red black white
puzzle-find = { $side ->
    [silver] Silber am Zug. Finde den Weg zum Sieg.
    [brown] Braun am Zug. Finde den Weg zum Sieg.
    [red] Rot am Zug. Finde den Weg zum Sieg.
    [black] Schwarz am Zug. Finde den Weg zum Sieg.
   *[white] Weiß am Zug. Finde den Weg zum Sieg.
}
puzzle-find-one = { $side ->
    [silver] Silber am Zug. Finde den Zug, der gewinnt.
    [brown] Braun am Zug. Finde den Zug, der gewinnt.
    [red] Rot am Zug. Finde den Zug, der gewinnt.
    [black] Schwarz am Zug. Finde den Zug, der gewinnt.
   *[white] Weiß am Zug. Finde den Zug, der gewinnt.
}
puzzle-right = Richtig. Weiter: Was nun?
# In 27 it is proven that no other move wins; in the other games no other win was found.
puzzle-wrong = Das gewinnt nicht. Versuch es noch einmal, oder sieh dir die Lösung an.
puzzle-not-known = Danach wurde kein Gewinn gefunden. Versuch es noch einmal, oder sieh dir die Lösung an.
puzzle-checking = Es wird geprüft, ob auch das gewinnt …
puzzle-done = Gelöst!
puzzle-done-other = Gelöst! Auch das gewinnt.
puzzle-done-after = Gelöst, wenn auch nicht im ersten Anlauf.
puzzle-only-move = Gelöst! Nur dieser Zug gewinnt.
puzzle-shown = So wird gewonnen.
puzzle-showing = Die Lösung:
puzzle-solution = Lösung ansehen
puzzle-rest = Ansehen, wie es endet
puzzle-again = Von vorn
puzzle-next = Nächste Aufgabe
puzzle-analysis = Diese Stellung analysieren

## Rules

# $game: the name of a game
rules-title = Regeln von { $game }
rules-contents = Inhalt
rules-print = Drucken
rules-lessons = Beim Spielen lernen
rules-others = Regeln der anderen Spiele:
