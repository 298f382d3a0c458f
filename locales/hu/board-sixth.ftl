# The board of SIXTH!. $square is a name like c3 and is never translated.

sixth-board = A SIXTH! táblája
# One piece. P, H and G are Silver's pawn, Hunchback and Giant, p, h and g Brown's.
sixth-piece = { $letter ->
    [P] Ezüst gyalog
    [H] Ezüst Púpos
    [G] Ezüst Óriás
    [p] Barna gyalog
    [h] Barna Púpos
    [g] Barna Óriás
   *[M] Milady
}

# What is on a square.
sixth-square-empty = { $square }: üres.
sixth-square-single = { $square }: { $pieces } egyedül, { $rank ->
    [pawn] gyalogként lép
    [rook] bástyaként lép
    [knight] huszárként lép
    [bishop] futóként lép
    [queen] vezérként lép
   *[king] király
}.
sixth-square-tower = { $square }: torony, magassága { $height }, { $rank ->
    [pawn] gyalogként lép
    [rook] bástyaként lép
    [knight] huszárként lép
    [bishop] futóként lép
    [queen] vezérként lép
   *[king] király
}. Felülről: { $pieces }.
sixth-square-target = Ide léphetsz.
sixth-square-struck = Most nem: visszavonná az utolsó lépést.
sixth-square-must = Rá kell lépned Miladyre.
sixth-square-king = Ez a király.

# What has been taken in hand. $squares is a list like: a3, b4, c5.
sixth-lifted = { $count } korong felemelve innen: { $square }. { $targets } helyre léphet: { $squares }.
sixth-lifted-nowhere = { $count } korong felemelve innen: { $square }, de nincs hová lépnie.
sixth-chosen = { $targets ->
    [0] Kiválasztva: { $piece }, de most nem rakható le.
   *[other] Kiválasztva: { $piece }. { $targets } mezőre rakható le.
}
sixth-put-back = Visszatéve.
sixth-nothing-to-place = Nem választottál korongot, amelyet leraknál.

# The strips beside the board.
sixth-reserve = { $side ->
    [silver] Ezüst tartaléka
   *[brown] Barna tartaléka
}
sixth-reserve-points = { $side ->
    [silver] Ezüst serege: még { $points } pont
   *[brown] Barna serege: még { $points } pont
}
# The number is also written on the button, so it should stay a figure.
sixth-left = { $piece }, még { $count }
sixth-points = { $points } pont
sixth-kings = { $side ->
    [silver] Ezüst királyai: { $points }
   *[brown] Barna királyai: { $points }
}

# Choosing how many pieces to lift, and looking into a tower.
sixth-count = Hányat emelsz fel
# The number is also written on the button, so it should stay a figure.
sixth-count-of = { $count } korong felemelése
sixth-cancel = Visszateszem
sixth-pass = Passz
sixth-inside = { $square }, magassága { $height }, felülről lefelé
sixth-title = { $square }: { $rank ->
    [pawn] gyalog
    [rook] bástya
    [knight] huszár
    [bishop] futó
    [queen] vezér
   *[king] király
}, magassága { $height }
sixth-lift-down-to = { $piece }: idáig { $count } felemelése
sixth-close = Bezárás
