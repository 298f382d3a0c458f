# Analysis of games and positions, and boards that are shown in other pages.

## The page on which an analysis begins

analysis-title = Analyse
analysis-about = Sieh dir jede Partie oder Stellung an, allein oder mit der Engine. Was du hier versuchst, ändert keine Partie.
analysis-draft = Mit der Analyse weitermachen, die du nicht gespeichert hast
analysis-choose = Mit einem Spiel beginnen
analysis-any-variant = Oder irgendeine Variante, mit ihrem Namen
analysis-open = Öffnen
analysis-paste = Eine Aufzeichnung oder Stellung einfügen
analysis-paste-label = Aufzeichnung, Züge oder Stellung
analysis-paste-help = Eine Aufzeichnung als Text oder JSON; oder eine Variante und dahinter Züge oder eine Stellung, zum Beispiel: 27 1:4 9:2
analysis-mine = Meine Analysen
analysis-none = Du hast noch keine Analyse gespeichert.
analysis-untitled = Ohne Titel
analysis-missing-title = Keine solche Analyse
analysis-missing = Unter dieser Adresse gibt es keine Analyse. Vielleicht ist der Link unvollständig.

## The page of an analysis

analysis-title-of = Analyse von { $variant }
analysis-description = Eine Stellung mit ihren Zügen und Varianten, zum Ansehen und zum Ausprobieren.
analysis-board = Brett
analysis-panels = Analyse
analysis-new = Neue Analyse
analysis-tab-lines = Engine
analysis-tab-moves = Züge
analysis-tab-report = Bericht
analysis-tab-share = Teilen
analysis-steps = Durch die Partie gehen
analysis-first = Zum Anfang
analysis-back = Einen Zug zurück
analysis-half = Ein halber Schritt: was der nächste Zug abhebt
analysis-half-said = Der nächste Zug ist { $move }.
analysis-forward = Einen Zug vor
analysis-last = Zum Ende
analysis-turn-board = Brett drehen
analysis-to-move = { $side ->
    [silver] Silber am Zug
    [brown] Braun am Zug
    [red] { $seat ->
        [none] Rot am Zug
       *[other] Rot am Zug, Platz { $seat }
    }
    [black] { $seat ->
        [none] Schwarz am Zug
       *[other] Schwarz am Zug, Platz { $seat }
    }
   *[white] Weiß am Zug
}
analysis-lost = Der Server ist nicht erreichbar. Deine Analyse bleibt hier erhalten.
analysis-again = Noch einmal versuchen

## The evaluation bar

analysis-bar = Bewertung
analysis-no-score = Nicht bewertet
analysis-chance = { $side ->
    [silver] Silber gewinnt mit einer Wahrscheinlichkeit von { $share }
    [brown] Braun gewinnt mit einer Wahrscheinlichkeit von { $share }
    [red] Rot gewinnt mit einer Wahrscheinlichkeit von { $share }
    [black] Schwarz gewinnt mit einer Wahrscheinlichkeit von { $share }
   *[white] Weiß gewinnt mit einer Wahrscheinlichkeit von { $share }
}
analysis-proven-draw = Bewiesen: unentschieden
analysis-proven-win = { $side ->
    [silver] { $plies ->
        [one] Bewiesen: Silber gewinnt in { $plies } Zug
       *[other] Bewiesen: Silber gewinnt in { $plies } Zügen
    }
    [brown] { $plies ->
        [one] Bewiesen: Braun gewinnt in { $plies } Zug
       *[other] Bewiesen: Braun gewinnt in { $plies } Zügen
    }
    [red] { $plies ->
        [one] Bewiesen: Rot gewinnt in { $plies } Zug
       *[other] Bewiesen: Rot gewinnt in { $plies } Zügen
    }
    [black] { $plies ->
        [one] Bewiesen: Schwarz gewinnt in { $plies } Zug
       *[other] Bewiesen: Schwarz gewinnt in { $plies } Zügen
    }
   *[white] { $plies ->
        [one] Bewiesen: Weiß gewinnt in { $plies } Zug
       *[other] Bewiesen: Weiß gewinnt in { $plies } Zügen
    }
}
analysis-proven-margin = { $side ->
    [black] { $margin ->
        [one] Bewiesen: Schwarz gewinnt mit { $margin } Scheibe Vorsprung
       *[other] Bewiesen: Schwarz gewinnt mit { $margin } Scheiben Vorsprung
    }
   *[white] { $margin ->
        [one] Bewiesen: Weiß gewinnt mit { $margin } Scheibe Vorsprung
       *[other] Bewiesen: Weiß gewinnt mit { $margin } Scheiben Vorsprung
    }
}
analysis-won = { $side ->
    [silver] Silber hat gewonnen
    [brown] Braun hat gewonnen
    [red] Rot hat gewonnen
    [black] Schwarz hat gewonnen
   *[white] Weiß hat gewonnen
}

## The engine

analysis-engine = Engine
analysis-line-count = Wie viele Zugfolgen
analysis-lines = { $count ->
    [one] { $count } Zugfolge
   *[other] { $count } Zugfolgen
}
analysis-depth = Tiefe { $depth } · { $nodes } Stellungen
analysis-engine-off = Die Engine ist ausgeschaltet.
analysis-engine-held = Die Engine ist auf dieser Seite mit etwas anderem beschäftigt.
analysis-engine-over = Hier ist die Partie vorbei.
analysis-engine-waiting = Die Engine denkt gleich nach …
analysis-engine-queued = Alle Engines sind beschäftigt. Deine beginnt, sobald eine frei ist; bis dahin kannst du ohne sie weitermachen.
analysis-engine-done = { $figures } · fertig
analysis-engine-gone = Analyse ohne Engine: Sie ist beschäftigt, oder der Server ist nicht erreichbar.
analysis-think-on = Weiterdenken

## Moves, comments and variations

analysis-start = Anfang
analysis-no-moves = Noch keine Züge. Mach einen auf dem Brett: Jeder Zug bleibt hier erhalten.
analysis-variation = Variante mit { $move }
analysis-type = Zug eintippen
analysis-marks = Was du von dem Zug hältst
analysis-mark-1 = Guter Zug
analysis-mark-2 = Fehler
analysis-mark-3 = Glänzender Zug
analysis-mark-4 = Grober Fehler
analysis-mark-5 = Interessanter Zug
analysis-mark-6 = Zweifelhafter Zug
analysis-comment = Kommentar zu { $move }
analysis-comment-start = Kommentar vor dem ersten Zug
analysis-promote = Variante nach oben
analysis-promoted = Diese Variante steht nun vor den anderen.
analysis-delete = Ab hier löschen
analysis-deleted = Der Zug und alles, was ihm folgte, ist weg.
analysis-undo = { $move } zurückholen
analysis-tree-full = Mehr Züge lassen sich in dieser Analyse nicht aufbewahren.

## The report

analysis-report-about = Die Engine sieht sich jede Stellung der Hauptvariante an und zeigt, wo die Partie kippte.
analysis-report-how = Wie lange hinsehen
analysis-report-quick = Kurz
analysis-report-careful = Sorgfältig
analysis-report-deep = Tief
analysis-report-begin = Bericht erstellen
analysis-report-anew = Neu erstellen
analysis-report-stop = Anhalten
analysis-report-progress = Fortschritt des Berichts
analysis-report-going = { $done } von { $all } Stellungen
analysis-report-stopped = Angehalten nach { $done } von { $all } Stellungen.
analysis-report-lost = Die Engine ging nach { $done } von { $all } Stellungen weg. Was sie fand, bleibt.
analysis-report-clean = Keine Fehler gefunden.
analysis-report-done = Der Bericht ist fertig: { $count } Fehler.
analysis-report-keep = In die Züge schreiben
analysis-report-kept = Zeichen und bessere Züge stehen jetzt bei den Zügen.
analysis-graph = Gewinnaussichten der ersten Seite, Zug für Zug
analysis-graph-said = { $side ->
    [silver] Gewinnaussichten von Silber, Zug für Zug; am Ende { $share }
    [red] Gewinnaussichten von Rot, Zug für Zug; am Ende { $share }
   *[black] Gewinnaussichten von Schwarz, Zug für Zug; am Ende { $share }
}
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
analysis-missed-win = Bewiesenen Gewinn verpasst
analysis-better = Besser: { $move }
analysis-accuracy = { $value } % genau
analysis-judged = Ungenauigkeiten: { $inaccuracies } · Fehler: { $mistakes } · grobe Fehler: { $blunders }

## Saving and sharing

analysis-study-title = Titel
analysis-save = Speichern
analysis-save-copy = Als meine speichern
analysis-saved = Gespeichert. Wer den Link hat, kann sie ansehen.
analysis-unsaved = Es gibt Änderungen, die nicht gespeichert sind.
analysis-not-saved = Das ging nicht. Nichts ist verloren; bitte versuch es noch einmal.
analysis-link = Link zu dieser Stellung
analysis-frame = Brett für deine eigene Seite
analysis-copy = Kopieren
analysis-copy-of = Kopieren: { $what }
analysis-copied = Kopiert.
analysis-not-copied = Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
analysis-copy-text = Aufzeichnung kopieren
analysis-take-text = Text herunterladen
analysis-take-json = JSON herunterladen
analysis-print = Drucken
analysis-pictures = Bilder
analysis-picture-svg = Bild (SVG)
analysis-picture-png = Bild (PNG)
analysis-picture-gif = Animation (GIF)
analysis-picture-qr = QR-Code
analysis-play-on = Von hier aus spielen

## Setting up a position by hand

analysis-setup = Eine Stellung aufbauen
analysis-setup-short = Aufbauen
analysis-setup-about = { $game ->
    [six] Wähle einen Stein, dann ein Feld auf dem Tisch.
   *[other] Wähle einen Stein, dann einen Platz auf dem Brett. Ein Stein kommt auf das, was dort liegt.
}
analysis-tools = Stein
analysis-tool = { $piece ->
    [silver-pawn] Silberner Bauer
    [silver-hunchback] Silberner Buckeliger
    [silver-giant] Silberner Riese
    [brown-pawn] Brauner Bauer
    [brown-hunchback] Brauner Buckeliger
    [brown-giant] Brauner Riese
    [milady-milady] Milady
    [red-tile] Roter Stein
    [graphite-tile] Schwarzer Stein
    [ebony-disc] Schwarze Scheibe
    [ivory-disc] Weiße Scheibe
    [stone-disc] Graue Scheibe
   *[end-disc] Rote Scheibe
}
analysis-tool-take = Wegnehmen
analysis-tool-field = Feld entfernen
analysis-turn = Wer am Zug ist
analysis-seat = { $side ->
    [silver] Silber
    [brown] Braun
    [red] { $seat ->
        [none] Rot
       *[other] Rot, Platz { $seat }
    }
    [black] { $seat ->
        [none] Schwarz
       *[other] Schwarz, Platz { $seat }
    }
   *[white] Weiß
}
analysis-round = Runde
analysis-round-name = { $round ->
    [1] Eins: Steine legen
   *[2] Zwei: Steine versetzen
}
analysis-points = Königspunkte
analysis-clear = Brett leeren
analysis-from-start = Anfangsstellung
analysis-use = Diese Stellung analysieren
analysis-cancel = Abbrechen
analysis-setup-good = Diese Stellung ist spielbar.
analysis-setup-over = Diese Stellung kann so stehen, aber die Partie ist in ihr vorbei.
analysis-setup-problem = Diese Stellung ist nicht spielbar: { $problem }
analysis-setup-tiles = In Runde eins hat Rot so viele Steine auf dem Tisch wie Schwarz oder einen mehr, und einige Steine sind noch auf der Hand. Jetzt sind es { $red } rote und { $black } schwarze Steine.
analysis-setup-apart = Die Steine hängen nicht zusammen: Jeder muss einen anderen berühren.
analysis-setup-discs = { $disc ->
    [black] Es gibt neun schwarze Scheiben, und { $count } sind in der Reihe.
   *[white] Es gibt neun weiße Scheiben, und { $count } sind in der Reihe.
}

## Boards in other pages

analysis-embed-full = Auf Trilith analysieren
analysis-step-of = { $step } von { $all }
