# The board of SIXTH!. $square is a name like c3 and is never translated.

sixth-board = Brett von SIXTH!
# One piece. P, H and G are Silver's pawn, Hunchback and Giant, p, h and g Brown's.
sixth-piece = { $letter ->
    [P] Silberner Bauer
    [H] Silberner Buckeliger
    [G] Silberner Riese
    [p] Brauner Bauer
    [h] Brauner Buckeliger
    [g] Brauner Riese
   *[M] Milady
}

# What is on a square.
sixth-square-empty = { $square }: leer.
sixth-square-single = { $square }: { $pieces } allein, { $rank ->
    [pawn] zieht als Bauer
    [rook] zieht als Turm
    [knight] zieht als Springer
    [bishop] zieht als Läufer
    [queen] zieht als Dame
   *[king] ein König
}.
sixth-square-tower = { $square }: Stapel der Höhe { $height }, { $rank ->
    [pawn] zieht als Bauer
    [rook] zieht als Turm
    [knight] zieht als Springer
    [bishop] zieht als Läufer
    [queen] zieht als Dame
   *[king] ein König
}. Von oben: { $pieces }.
sixth-square-target = Hierher kannst du ziehen.
sixth-square-struck = Jetzt nicht: Das nähme den letzten Zug zurück.
sixth-square-must = Du musst auf Milady landen.
sixth-square-king = Das ist der König.

# What has been taken in hand. $squares is a list like: a3, b4, c5.
sixth-lifted = { $count ->
    [one] Ein Stein von { $square } abgehoben.
   *[other] { $count } Steine von { $square } abgehoben.
} { $targets ->
    [one] Ein mögliches Ziel: { $squares }.
   *[other] { $targets } mögliche Ziele: { $squares }.
}
sixth-lifted-nowhere = { $count ->
    [one] Ein Stein von { $square } abgehoben, aber es gibt kein Ziel.
   *[other] { $count } Steine von { $square } abgehoben, aber es gibt kein Ziel.
}
sixth-chosen = { $targets ->
    [0] { $piece } gewählt, kann jetzt aber nicht eingesetzt werden.
    [one] { $piece } gewählt. Ein Feld zum Einsetzen.
   *[other] { $piece } gewählt. { $targets } Felder zum Einsetzen.
}
sixth-put-back = Zurückgelegt.
sixth-nothing-to-place = Du hast keinen Stein zum Einsetzen gewählt.

# The strips beside the board.
sixth-reserve = { $side ->
    [silver] Vorrat von Silber
   *[brown] Vorrat von Braun
}
sixth-reserve-points = { $side ->
    [silver] { $points ->
        [one] Armee von Silber: noch ein Punkt
       *[other] Armee von Silber: noch { $points } Punkte
    }
   *[brown] { $points ->
        [one] Armee von Braun: noch ein Punkt
       *[other] Armee von Braun: noch { $points } Punkte
    }
}
# The number is also written on the button, so it should stay a figure.
sixth-left = { $piece }, noch { $count }
sixth-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sixth-kings = { $side ->
    [silver] { $points ->
        [one] Silber hat einen König gebaut
       *[other] Silber hat { $points } Könige gebaut
    }
   *[brown] { $points ->
        [one] Braun hat einen König gebaut
       *[other] Braun hat { $points } Könige gebaut
    }
}

# Choosing how many pieces to lift, and looking into a tower.
sixth-count = Wie viele du abhebst
# The number is also written on the button, so it should stay a figure.
sixth-count-of = { $count ->
    [one] { $count } Stein abheben
   *[other] { $count } Steine abheben
}
sixth-cancel = Zurücklegen
sixth-pass = Passen
sixth-inside = { $square }, Höhe { $height }, von oben nach unten
sixth-title = { $square }: { $rank ->
    [pawn] Bauer
    [rook] Turm
    [knight] Springer
    [bishop] Läufer
    [queen] Dame
   *[king] König
}, Höhe { $height }
sixth-lift-down-to = { $piece }: { $count ->
    [one] abheben
   *[other] diese { $count } abheben
}
sixth-close = Schließen
