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

# A table with others.

game-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
game-sending = { $text } ist unterwegs. Der Zug wird gesendet, sobald die Verbindung wieder da ist.
game-gone = Diese Partie wurde gelöscht.
game-resumed = Der Server war eine Weile weg. Inzwischen lief keine Uhr.
game-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Leute schauen zu
}
state-connecting = Verbinde …
state-connected = Verbunden
state-reconnecting = Verbinde neu …
state-offline = Offline
state-gone = Gelöscht
title-your-turn = Du bist am Zug
title-waiting = Warten
seat-here = da
seat-away = weg
seat-open = Freier Platz
clock-days = { $days } T { $hours } h

tool-abort = Absagen
tool-abort-sure = Diese Partie absagen? Sie hat dann kein Ergebnis.
tool-take-back-offered = Rücknahme erbeten
tool-draw-offered = Unentschieden angeboten
tool-rematch-offered = Revanche angeboten

offer-draw = { $name } bietet ein Unentschieden an.
offer-takeback = { $name } möchte einen Zug zurücknehmen.
offer-rematch = { $name } möchte noch einmal spielen.
offer-accept = Annehmen
offer-decline = Ablehnen
offer-claim-soon = { $name } ist weg. Nach { $seconds } Sekunden kannst du die Partie beanspruchen.
offer-claim-now = { $name } ist nicht mehr da. Du kannst die Partie beanspruchen oder warten.
offer-claim = Partie beanspruchen
offer-wait = Warten
said-declined-draw = Das Unentschieden wurde abgelehnt.
said-declined-takeback = Die Rücknahme wurde abgelehnt.
said-declined-rematch = Die Revanche wurde abgelehnt.
said-took-back = Ein Zug wurde zurückgenommen.
said-sat = { $name } setzt sich an den Tisch.
said-begun = Alle Plätze sind besetzt. Die Partie beginnt.
said-away = { $name } ist weggegangen.
said-back = { $name } ist da.
said-talk = { $name } sagt: { $text }

invite-title = Lade jemanden ein
invite-text = Schick diesen Link weiter. Wer ihn öffnet, kann den freien Platz nehmen.
invite-text-team = Schick diesen Link an die anderen. Alle, die ihn öffnen, können einen freien Platz nehmen.
invite-link = Link zu dieser Partie
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
invite-not-copied = Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn selbst.
invite-share = Teilen
invite-share-text = Spielen wir { $game }?
invite-code = QR-Code
invite-code-alt = Der Link zu dieser Partie als QR-Code
invite-listed = Die Partie steht auch in der Lobby.
invite-title-from = { $name } lädt dich zu { $game } ein
invite-title-somebody = Du bist zu { $game } eingeladen
invite-play = { $side ->
    [silver] Mit Silber spielen
    [brown] Mit Braun spielen
    [red] Mit Rot spielen
    [black] Mit Schwarz spielen
   *[white] Mit Weiß spielen
}
invite-seat = { $side ->
    [red] Rot, Platz { $number }
   *[black] Schwarz, Platz { $number }
}
invite-sit = Hier hinsetzen
invite-name = Dein Name
invite-name-about = Wenn du magst. Die anderen sehen ihn.
invite-watch = Du kannst auch hierbleiben und zuschauen.

term-title = Was vereinbart ist
term-you-play = { $side ->
    [silver] Du spielst Silber.
    [brown] Du spielst Braun.
    [red] Du spielst Rot.
    [black] Du spielst Schwarz.
   *[white] Du spielst Weiß.
}
term-no-clock = Ohne Uhr
term-live = { $seconds ->
    [0] { $minutes } min für jeden
   *[other] { $minutes } min für jeden, { $seconds } s mehr pro Zug
}
term-days = { $days ->
    [one] Ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
term-rated = Gewertet
term-casual = Nicht gewertet
term-take-backs = Züge dürfen zurückgenommen werden, wenn die andere Seite zustimmt
term-no-take-backs = Es werden keine Züge zurückgenommen
term-private = Nur die Spieler sehen die Partie
term-open = Wer den Link hat, kann zuschauen

talk-title = Gespräch
talk-text = Nachricht
talk-send = Senden
talk-unread = { $count } neu
talk-players = Bis zum Ende der Partie lesen das nur die Spieler.
talk-watchers = Hier sprechen die Zuschauer. Die Spieler lesen es, wenn die Partie vorbei ist.
talk-everybody = Die Partie ist vorbei: Alle lesen das.
talk-mute = Gespräch stummschalten
talk-muted = Das Gespräch ist stumm. Nichts davon wird gezeigt.

plan-title = Pläne
plan-move = Zug planen
plan-answer = Antwort planen
plan-choose = Wähle den Zug, der gemacht wird, sobald du am Zug bist.
plan-theirs = Was könnte die andere Seite spielen?
plan-mine = Was antwortest du?
plan-keep = Behalten
plan-back = Zurück
plan-stop = Beenden
plan-remove = Entfernen
plan-premove = Geplant: { $text }
plan-if = Auf { $theirs } dann …
plan-pair = Auf { $theirs } dann { $mine }
plan-changed = Die Stellung hat sich geändert. Du kannst neu planen.
plan-not-now = Das wäre nach dem jetzigen Stand nicht erlaubt.
