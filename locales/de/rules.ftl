# Why a move is not allowed, and how a game ended. The ids and what they speak of are in crates/games/src/told.rs.

## Any game

illegal-over = Die Partie ist vorbei: Es gibt keine Züge mehr. Du kannst sie dir noch einmal ansehen oder eine neue beginnen.
illegal-needless-pass = Nicht erlaubt: Passen kannst du nur, wenn du keinen anderen Zug hast, und jetzt hast du einen.
illegal-other-game = Nicht erlaubt: Das ist ein Zug eines anderen Spiels.

## SIXTH!

illegal-sixth-occupied = Nicht erlaubt: { $square } ist nicht leer. Neue Steine kommen auf leere Felder.
illegal-sixth-not-in-reserve = { $side ->
        [silver] { $piece ->
            [hunchback] Nicht möglich: Silber hat keinen Buckeligen zum Einsetzen oder zu wenig Punkte für ihn.
            [giant] Nicht möglich: Silber hat keinen Riesen zum Einsetzen oder zu wenig Punkte für ihn.
            [milady] Nicht möglich: Silber hat keine Milady zum Einsetzen.
           *[pawn] Nicht möglich: Silber hat keine Bauern mehr zum Einsetzen. Bewege stattdessen einen Stapel.
        }
       *[brown] { $piece ->
            [hunchback] Nicht möglich: Braun hat keinen Buckeligen zum Einsetzen oder zu wenig Punkte für ihn.
            [giant] Nicht möglich: Braun hat keinen Riesen zum Einsetzen oder zu wenig Punkte für ihn.
            [milady] Nicht möglich: Braun hat keine Milady zum Einsetzen.
           *[pawn] Nicht möglich: Braun hat keine Bauern mehr zum Einsetzen. Bewege stattdessen einen Stapel.
        }
    }
illegal-sixth-no-milady = Nicht möglich: Diese Partie wird ohne Milady gespielt.
illegal-sixth-milady-on-board = Nicht möglich: Milady ist schon auf dem Brett, auf { $square }.
illegal-sixth-not-on-edge = Nicht erlaubt: Milady wird am Rand des Bretts eingesetzt, und { $square } liegt nicht am Rand.
illegal-sixth-not-your-milady = { $side ->
        [silver] Nicht erlaubt: Nur Silber hat für Milady bezahlt, also darf nur Silber sie einsetzen oder bewegen. Auf ihr landen darfst du trotzdem.
       *[brown] Nicht erlaubt: Nur Braun hat für Milady bezahlt, also darf nur Braun sie einsetzen oder bewegen. Auf ihr landen darfst du trotzdem.
    }
illegal-sixth-no-stack = Auf { $square } steht nichts. Wähle einen Stapel, den du bewegen willst.
illegal-sixth-wrong-count = { $pieces ->
        [one] Nicht möglich: { $count } lassen sich nicht von { $square } nehmen, dort steht nur ein Stein.
       *[other] Nicht möglich: { $count } lassen sich nicht von { $square } nehmen, dort stehen { $pieces } Steine. Nimm zwischen 1 und { $pieces }.
    }
illegal-sixth-too-tall = Nicht erlaubt: Der Stapel auf { $square } ist sechs hoch oder höher. Er kann nicht bewegt werden, man kann nur auf ihm landen.
illegal-sixth-empty-target = Nicht erlaubt: { $square } ist leer, und ein Zug endet auf einem anderen Stapel.
illegal-sixth-out-of-reach = { $rank ->
        [pawn] Außer Reichweite: { $from } zieht als Bauer, einen Schritt nach oben, unten, links oder rechts, und kommt nicht nach { $to }.
        [rook] Außer Reichweite: { $from } zieht als Turm, gerade bis zum ersten Stapel auf dem Weg, und kommt nicht nach { $to }.
        [knight] Außer Reichweite: { $from } zieht als Springer, zwei Felder weit und eins zur Seite, und kommt nicht nach { $to }.
        [bishop] Außer Reichweite: { $from } zieht als Läufer, schräg bis zum ersten Stapel auf dem Weg, und kommt nicht nach { $to }.
        [king] Außer Reichweite: { $from } ist ein König und zieht nicht nach { $to }.
       *[queen] Außer Reichweite: { $from } zieht als Dame, in jede Richtung bis zum ersten Stapel auf dem Weg, und kommt nicht nach { $to }.
    }
illegal-sixth-on-hunchback = Nicht erlaubt: Oben auf { $square } ist ein Buckeliger, und auf ihn darf nichts gelegt werden.
illegal-sixth-takes-back = { $side ->
        [silver] Nicht erlaubt: Das nähme den letzten Zug von Silber zurück. Spiele jetzt etwas anderes; im nächsten Zug geht es vielleicht.
       *[brown] Nicht erlaubt: Das nähme den letzten Zug von Braun zurück. Spiele jetzt etwas anderes; im nächsten Zug geht es vielleicht.
    }
illegal-sixth-milady-waits = Nicht erlaubt: Milady ist auf { $square } sichtbar, und du kannst auf ihr landen, also musst du.

ending-sixth-king = { $side ->
        [silver] Silber gewinnt mit einem König auf { $square }.
       *[brown] Braun gewinnt mit einem König auf { $square }.
    }
ending-sixth-points = { $side ->
        [silver] Silber gewinnt mit sechs Punkten.
       *[brown] Braun gewinnt mit sechs Punkten.
    }
ending-sixth-passes-won = { $side ->
        [silver] Beide Spieler haben gepasst. Silber hat mehr Punkte und gewinnt.
       *[brown] Beide Spieler haben gepasst. Braun hat mehr Punkte und gewinnt.
    }
ending-sixth-passes-drawn = Unentschieden: Beide Spieler haben gepasst.
ending-repetition = Unentschieden: Diese Stellung steht zum dritten Mal auf dem Brett.

## Six

illegal-six-hands-not-empty = Noch nicht: Der Stein auf { $cell } bleibt liegen, bis alle Hände leer sind. Lege einen Stein aus deiner Hand.
illegal-six-hands-empty = Du hast keinen Stein mehr auf der Hand, den du auf { $cell } legen könntest. Versetze einen von deinen auf dem Tisch.
illegal-six-not-origin = Der erste Stein kommt auf 0,0, nicht auf { $cell }. Auf einem leeren Tisch sind alle Plätze gleich.
illegal-six-taken = Nicht erlaubt: Auf { $cell } liegt schon ein Stein.
illegal-six-apart = Nicht erlaubt: { $cell } berührt keinen Stein auf dem Tisch. Wähle ein Feld mit einem Nachbarn.
illegal-six-touches-red = Nicht erlaubt: Der erste Stein von Rot darf den roten Startstein nicht berühren, und { $cell } tut das. Drei andere Felder sind frei.
illegal-six-no-tile = Auf { $cell } liegt kein Stein. Wähle einen von deinen.
illegal-six-not-yours = { $side ->
        [red] Nicht erlaubt: Der Stein auf { $cell } gehört Rot. Wähle einen von deinen.
       *[black] Nicht erlaubt: Der Stein auf { $cell } gehört Schwarz. Wähle einen von deinen.
    }
illegal-six-same-cell = Nicht erlaubt: Der Stein darf nicht zurück auf { $cell }. Wähle ein anderes Feld.
illegal-six-keep-missing = Ohne den Stein auf { $cell } sind zwei oder mehr Gruppen gleich groß. Wähle, welche von ihnen bleibt.
illegal-six-keep-needless = Ohne den Stein auf { $from } gibt es nur eine größte Gruppe, also nichts zu wählen, und { $cell } muss nicht genannt werden.
illegal-six-keep-unknown = Ohne den Stein auf { $from } heißt keine der größten Gruppen { $cell }. Wähle eine der größten Gruppen.
illegal-six-apart-from-rest = Nicht erlaubt: { $cell } berührt keinen Stein, der bleibt, wenn der auf { $from } aufgenommen wird.

ending-six-formed = { $side ->
        [red] { $shape ->
            [line] Rot gewinnt mit einer Linie.
            [triangle] Rot gewinnt mit einem Dreieck.
           *[circle] Rot gewinnt mit einem Kreis.
        }
       *[black] { $shape ->
            [line] Schwarz gewinnt mit einer Linie.
            [triangle] Schwarz gewinnt mit einem Dreieck.
           *[circle] Schwarz gewinnt mit einem Kreis.
        }
    }
ending-six-too-few = { $side ->
        [red] Rot gewinnt: Schwarz hat weniger als sechs Steine übrig.
       *[black] Schwarz gewinnt: Rot hat weniger als sechs Steine übrig.
    }
ending-six-both-too-few = Unentschieden: Beide Farben haben weniger als sechs Steine übrig.
ending-six-quiet = Unentschieden: 100 Züge ohne Schlagen.

## 27

illegal-27-must-pass = Keiner deiner Stapel kann ziehen, also passt du diesmal.
illegal-27-gone = Nicht möglich: Feld { $field } ist nicht mehr in der Reihe.
illegal-27-empty = Auf Feld { $field } liegt nichts. Wähle einen deiner Stapel.
illegal-27-not-yours = { $top ->
        [black] Nicht erlaubt: Der Stapel auf { $field } hat oben eine schwarze Scheibe, also gehört er Schwarz.
        [white] Nicht erlaubt: Der Stapel auf { $field } hat oben eine weiße Scheibe, also gehört er Weiß.
        [grey] Nicht erlaubt: Der Stapel auf { $field } hat oben eine graue Scheibe und gehört niemandem, bis jemand auf ihm landet.
       *[red] Nicht erlaubt: Der Stapel auf { $field } hat oben eine rote Scheibe und gehört niemandem, bis jemand auf ihm landet.
    }
illegal-27-no-discs = Nimm mindestens eine Scheibe.
illegal-27-too-many = { $most ->
        [one] Nicht möglich: Von Feld { $field } kann nur eine Scheibe genommen werden.
       *[other] Nicht möglich: Von Feld { $field } können höchstens { $most } Scheiben genommen werden.
    }
illegal-27-own-disc-stays = { $disc ->
        [red] Nicht erlaubt: Die rote Scheibe von Feld { $field } bleibt in dieser Variante in der Reihe. Nimm nur, was auf ihr liegt.
       *[grey] Nicht erlaubt: Die graue Scheibe von Feld { $field } bleibt in dieser Variante in der Reihe. Nimm nur, was auf ihr liegt.
    }
illegal-27-past-the-end = Nicht erlaubt: Du musst genau { $step } weit ziehen, und von Feld { $field } aus geht das über das Ende der Reihe hinaus.

ending-27-won = { $side ->
        [black] Schwarz gewinnt { $most } zu { $least }.
       *[white] Weiß gewinnt { $most } zu { $least }.
    }
ending-27-drawn = Unentschieden, { $most } zu { $least }.
