# A game that is being played.

game-your-turn = Du bist am Zug und spielst { $side ->
    [silver] Silber
    [brown] Braun
    [red] Rot
    [black] Schwarz
   *[white] Weiß
}.
game-turn-of = { $side ->
    [silver] Silber ist am Zug.
    [brown] Braun ist am Zug.
    [red] Rot ist am Zug.
    [black] Schwarz ist am Zug.
   *[white] Weiß ist am Zug.
}
game-thinking = Der Computer denkt nach …
game-you-won = Du hast gewonnen.
game-you-lost = Du hast verloren.
game-drawn = Unentschieden.
game-won = { $side ->
    [silver] Silber hat gewonnen.
    [brown] Braun hat gewonnen.
    [red] Rot hat gewonnen.
    [black] Schwarz hat gewonnen.
   *[white] Weiß hat gewonnen.
}
game-declined = Der Computer spielt weiter.
game-watching = Du schaust zu.
game-reconnecting = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
game-connected = Wieder verbunden.
game-past = Du siehst Zug { $ply } von { $plies }.
game-to-now = Zurück zum Jetzt
seat-you = Du
seat-to-move = am Zug
seat-level = Computer, Stufe { $level }

tool-hint = Tipp
tool-take-back = Zurücknehmen
tool-draw = Unentschieden
tool-resign = Aufgeben
tool-turn = Brett drehen
tool-rematch = Revanche
tool-new = Neue Partie
tool-analyse = Analysieren
tool-record = Partie speichern
tool-next = Zur nächsten Partie
tool-resign-sure = Diese Partie aufgeben?
tool-hint-none = Hier gibt es keinen Tipp.
tool-why = Warum kann ich nicht ziehen?
said-hint = Tipp: { $text }

confirm-move = { $text } spielen
confirm-back = Zurück
undo-move = { $text } rückgängig machen

step-first = Zum Anfang
step-back = Einen Zug zurück
step-half = Einen halben Zug vor
step-forward = Einen Zug vor
step-last = Zum Ende
said-played = { $side ->
    [silver] Silber
    [brown] Braun
    [red] Rot
    [black] Schwarz
   *[white] Weiß
}: { $text }
game-clock-left = noch { $time }
