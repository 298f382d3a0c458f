# What every page says.

site-title = drei Spiele mit Steinen
site-description = Spiele SIXTH!, Six und 27: gegen den Computer, mit Freunden oder um herauszufinden, wer recht hatte.
skip-to-content = Zum Inhalt springen
nav-label = Hauptmenü
nav-play = Spielen
nav-learn = Lernen
nav-puzzles = Aufgaben
nav-analysis = Analyse
nav-games = Partien
nav-settings = Einstellungen
language-label = Sprache
language-choose = Ändern
footer-names = Die Namen der Spiele gehören ihren Verlagen. Trilith ist nicht mit ihnen verbunden.
needs-script = Diese Seite braucht JavaScript. Die Regeln lassen sich auch ohne lesen.
go-home = Zur Startseite

home-title = Drei Spiele. In Minuten gelernt, lange nicht gemeistert.
home-unfinished = Deine offenen Partien
home-play = Spielen
home-learn = Lernen

seat-computer = Computer, Stufe { $level }
seat-same-screen = Gleicher Bildschirm
seat-guest = Gast
games-plies = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
games-going-on = läuft noch

error-not-found-title = Hier ist nichts
error-not-found = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link unvollständig.
error-no-game-title = Keine solche Partie
error-no-game = Unter dieser Adresse gibt es keine Partie. Vielleicht ist der Link unvollständig, oder die Partie wurde gelöscht.
error-server-title = Etwas ging schief
error-server = Der Server konnte das nicht tun. Nichts ist verloren; bitte versuch es noch einmal.
error-unreadable = Das lässt sich nicht lesen: { $problem }
error-too-many-games = Du hast so viele Partien, wie aufbewahrt werden können. Lösche zuerst einige.
error-connection = Der Server ist nicht erreichbar. Es wird von selbst wieder versucht.
error-other-site = Das hat eine andere Seite verlangt, darum ist nichts geschehen. Versuche es von dieser aus noch einmal.

refused-unreadable = Das ist kein Zug in der Notation dieses Spiels.
refused-not-your-turn = Du bist nicht am Zug.
refused-not-at-table = Du schaust bei dieser Partie zu; nur ihre Spieler können ziehen.
refused-stale = Die Stellung hat sich inzwischen geändert. Schau noch einmal hin, dann zieh.
refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
refused-too-long = Diese Partie ist zu lang, um weiterzugehen.

ending-resigned = { $side ->
    [silver] Silber hat aufgegeben.
    [brown] Braun hat aufgegeben.
    [red] Rot hat aufgegeben.
    [black] Schwarz hat aufgegeben.
   *[white] Weiß hat aufgegeben.
}
ending-flagged = { $side ->
    [silver] Silber hat die Zeit überschritten.
    [brown] Braun hat die Zeit überschritten.
    [red] Rot hat die Zeit überschritten.
    [black] Schwarz hat die Zeit überschritten.
   *[white] Weiß hat die Zeit überschritten.
}
ending-agreed = Unentschieden vereinbart.

settings-title = Einstellungen
settings-keys = Tasten
keys-arrows = Auf dem Brett von Ort zu Ort gehen
keys-enter = Einen Stein wählen, dann sein Ziel
keys-digits = Wie viele abheben, oder welche Gruppe bleibt
keys-escape = Abgehobenes zurücklegen
keys-steps = Einen Zug zurück, einen Zug vor
keys-turn = Brett drehen
keys-engine = In einer Analyse die Engine ein- oder ausschalten
keys-type = Einen Zug eintippen

games-title = Deine Partien
games-none = Noch keine Partien. Die erste ist zwei Klicks entfernt.
games-delete = Löschen
studies-title = Deine Analysen
studies-none = Noch keine Analysen. Jede Partie oder Stellung kann eine werden.
studies-new = Neue Analyse
study-untitled = Ohne Titel

new-title = Neue Partie
new-from-position = Aus einer Stellung von
new-game = Spiel
new-variant = Variante
new-every-option = Alle Optionen
new-variant-text = Das ist
new-opponent = Gegner
new-computer = Computer
new-same-screen = Gleicher Bildschirm
new-level = Stufe
new-side = Du spielst
new-side-random = Egal
new-clock = Uhr
new-minutes = Minuten für jeden
new-seconds = Sekunden pro Zug
new-clock-none = Ohne Minuten gibt es keine Uhr.
new-start = Los

game-board = Brett
game-moves = Züge
game-steps = Durch die Partie gehen
game-actions = Aktionen
game-type-move = Zug eintippen
