# What every page says.

site-title = drei Spiele mit Steinen
site-description = Spiele SIXTH!, Six und 27: gegen den Computer, mit Freunden oder um herauszufinden, wer recht hatte.
skip-to-content = Zum Inhalt springen
nav-label = Hauptmenü
nav-play = Spielen
nav-lobby = Lobby
nav-learn = Lernen
nav-puzzles = Aufgaben
nav-analysis = Analyse
nav-games = Partien
nav-settings = Einstellungen
nav-account = Konto
language-label = Sprache
language-choose = Ändern
footer-names = Die Namen der Spiele gehören ihren Verlagen. Trilith ist nicht mit ihnen verbunden.
footer-api = Für Programme
needs-script = Diese Seite braucht JavaScript. Die Regeln lassen sich auch ohne lesen.
go-home = Zur Startseite

home-title = Drei Spiele. In Minuten gelernt, lange nicht gemeistert.
home-unfinished = Deine offenen Partien
home-play = Spielen
home-learn = Lernen
home-lobby = { $count ->
    [0] Mit anderen spielen: zur Lobby
    [one] { $count } Partie wartet auf jemanden: zur Lobby
   *[other] { $count } Partien warten auf jemanden: zur Lobby
}
home-your-turn = { $count ->
    [one] Du bist in { $count } Partie am Zug
   *[other] Du bist in { $count } Partien am Zug
}

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
error-too-many-seeks = Du bietest genug Partien in der Lobby an. Warte, bis jemand eine annimmt, oder sag eine ab.
refused-not-yours-alone = In dieser Partie spielen andere mit; sie lässt sich nicht löschen.
refused-blocked = Mit dieser Person kannst du nicht spielen.
refused-banned = Der Betreiber dieser Seite hat dich ausgeschlossen.
refused-too-fast = Du schreibst zu schnell. Warte einen Augenblick.
refused-between-people = In einer Partie zwischen Menschen gibt es keine Tipps.
error-too-many-tables = Du siehst zu vielen Tischen auf einmal zu.
error-other-site = Diese Seite gehört zu einer anderen Website und kann sich hier nicht verbinden.
error-connection = Der Server ist nicht erreichbar. Es wird von selbst wieder versucht.
error-busy = Der Server hat gerade zu viel zu tun. Bitte versuch es gleich noch einmal.
error-too-fast = Das waren zu viele Anfragen auf einmal. Bitte warte einen Augenblick und versuch es noch einmal.
error-too-many-sockets = Von hier aus sind zu viele Verbindungen offen. Schließ einige Seiten und versuch es noch einmal.

refused-unreadable = Das ist kein Zug in der Notation dieses Spiels.
refused-not-your-turn = Du bist nicht am Zug.
refused-not-at-table = Du schaust bei dieser Partie zu; nur ihre Spieler können ziehen.
refused-stale = Die Stellung hat sich inzwischen geändert. Schau noch einmal hin, dann zieh.
refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
refused-too-long = Diese Partie ist zu lang, um weiterzugehen.
refused-waiting = Ein Platz ist noch frei. Die Partie beginnt, wenn alle Plätze besetzt sind.
refused-no-take-backs = Es ist vereinbart, dass in dieser Partie keine Züge zurückgenommen werden.
refused-no-free-seat = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
refused-seat-taken = Diesen Platz hat schon jemand anders.
refused-other-side = Du spielst schon für die andere Seite.
refused-needs-account = Diese Partie ist gewertet. Um mitzuspielen, brauchst du ein Konto.
refused-offer-stands = Das hast du schon angeboten; jetzt antwortet die andere Seite.
refused-offered-before = Das hast du schon angeboten. Nach deinem nächsten Zug kannst du es wieder anbieten.
refused-rematch-declined = Die andere Seite möchte jetzt keine weitere Partie.
refused-no-offer = Es gibt nichts mehr abzulehnen.
refused-too-late-to-abort = Beide Seiten haben gezogen; die Partie kann nicht mehr abgebrochen werden. Du kannst aufgeben oder Unentschieden anbieten.
refused-not-begun = Beide Seiten müssen gezogen haben, bevor man den Sieg beanspruchen kann.
refused-no-live-clock = Den Sieg beanspruchen, wenn die anderen gehen, kann man nur in einer Partie mit laufender Uhr.
refused-not-absent = Du kannst den Sieg beanspruchen, wenn die andere Seite { $seconds } Sekunden lang fort war.
refused-not-over = Die Partie ist noch im Gang; eine weitere kann beginnen, wenn sie vorbei ist.
refused-called-off = Diese Partie wurde abgebrochen; es gibt keine Revanche.
refused-continued = Die nächste Partie hat schon begonnen.
refused-your-turn = Du bist am Zug: Mach deinen Zug.
refused-no-plans = Das lässt sich an diesem Tisch nicht vorausplanen.
refused-plan-too-large = Dieser Plan ist zu groß: Ein Plan hat höchstens 30 Varianten mit je höchstens 20 Zügen.
refused-too-many-plans = Du hast deinen Plan zu oft geändert. Nach deinem nächsten Zug kannst du wieder planen.
refused-other-room = Spieler sprechen mit Spielern, und wer zuschaut, spricht mit denen, die zuschauen.
refused-nothing-said = Es gibt noch nichts zu senden: Schreib erst etwas.
refused-too-much-said = Diese Nachricht ist zu lang: Sie kann { $most } Zeichen haben.
refused-talk-full = An diesem Tisch ist so viel gesagt worden, dass kein Platz mehr ist.

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
ending-abandoned = { $side ->
    [silver] Silber hat die Partie verlassen.
    [brown] Braun hat die Partie verlassen.
    [red] Rot hat die Partie verlassen.
    [black] Schwarz hat die Partie verlassen.
   *[white] Weiß hat die Partie verlassen.
}
ending-aborted = { $side ->
    [silver] Silber hat die Partie abgebrochen.
    [brown] Braun hat die Partie abgebrochen.
    [red] Rot hat die Partie abgebrochen.
    [black] Schwarz hat die Partie abgebrochen.
   *[white] Weiß hat die Partie abgebrochen.
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
new-friend = Freunde, per Link
new-same-screen = Gleicher Bildschirm
new-level = Stufe
new-side = Du spielst
new-side-random = Egal
new-clock = Uhr
new-clock-none = Keine
new-clock-live = Minuten
new-clock-days = Tage
new-minutes = Minuten für jeden
new-seconds = Sekunden pro Zug
new-days = Tage pro Zug
new-terms = Was vereinbart ist
new-take-backs = Züge dürfen zurückgenommen werden
new-private = Nur die Spieler sehen die Partie
new-listed = In der Lobby gezeigt: jeder kann den Platz nehmen
new-rated = Gewertet
new-rated-needs = Nur für zwei Spieler mit Konto.
new-invite = Einladen
new-start = Los

game-board = Brett
game-moves = Züge
game-steps = Durch die Partie gehen
game-actions = Aktionen
game-type-move = Zug eintippen
