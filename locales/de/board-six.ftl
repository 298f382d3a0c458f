# The board of Six: an endless field of hexagonal tiles.

six-field = Spielfeld von Six
six-help = Mit den Pfeiltasten gehst du von Feld zu Feld, mit der Eingabetaste wählst du. N und P führen zum nächsten und zum vorigen wählbaren Feld, Pos1 zur Mitte. Escape legt einen Stein zurück. Plus, Minus und Null ändern, wie viel vom Spielfeld zu sehen ist.
six-larger = Größer
six-smaller = Kleiner
six-fit = Ganzes Spielfeld zeigen

# The names of cells, for screen readers. $cell is a place such as "2, −1".
six-row = Reihe { $row }
six-cell-empty = { $cell }: leer.
six-cell-free = { $cell }: leer, hier kann ein Stein liegen.
six-cell-open = { $cell }: leer, hier kann ein Stein liegen, gleich welche Gruppe bleibt.
six-tile = { $side ->
    [red] { $cell }: roter Stein.
   *[black] { $cell }: schwarzer Stein.
}
six-tile-free = { $side ->
    [red] { $cell }: roter Stein, kann aufgenommen werden.
   *[black] { $cell }: schwarzer Stein, kann aufgenommen werden.
}
six-tile-picked = { $side ->
    [red] { $cell }: roter Stein, aufgenommen.
   *[black] { $cell }: schwarzer Stein, aufgenommen.
}
six-tile-lost = { $side ->
    [red] { $cell }: roter Stein, würde geschlagen.
   *[black] { $cell }: schwarzer Stein, würde geschlagen.
}
six-tile-group = { $side ->
    [red] { $cell }: roter Stein in Gruppe { $group }. Wähle ihn, damit diese Gruppe bleibt.
   *[black] { $cell }: schwarzer Stein in Gruppe { $group }. Wähle ihn, damit diese Gruppe bleibt.
}
six-tile-stays = { $side ->
    [red] { $cell }: roter Stein in Gruppe { $group }, die bleibt.
   *[black] { $cell }: schwarzer Stein in Gruppe { $group }, die bleibt.
}
six-also-last = Hierher führte der letzte Zug.
six-also-left = Von hier kam der letzte Zug.
six-also-six = Teil der Sechs, die gewonnen hat.
six-also-missing = { $side ->
    [red] Würde für Rot eine Sechs vollenden.
   *[black] Würde für Schwarz eine Sechs vollenden.
}

# What a step has done.
six-said-picked = { $count ->
    [one] Stein auf { $cell } aufgenommen. Er kann auf ein Feld gelegt werden.
   *[other] Stein auf { $cell } aufgenommen. Er kann auf { $count } Felder gelegt werden.
}
six-said-losing = { $lost ->
    [one] Stein auf { $cell } aufgenommen. Ein Stein würde geschlagen. Felder zum Ablegen: { $count }.
   *[other] Stein auf { $cell } aufgenommen. { $lost } Steine würden geschlagen. Felder zum Ablegen: { $count }.
}
six-said-groups = Stein auf { $cell } aufgenommen. { $groups } Gruppen sind gleich groß: Berühre die, die bleiben soll, oder drücke ihre Nummer.
six-said-group = { $lost ->
    [one] Gruppe { $group } bleibt. Ein Stein würde geschlagen. Felder zum Ablegen: { $count }.
   *[other] Gruppe { $group } bleibt. { $lost } Steine würden geschlagen. Felder zum Ablegen: { $count }.
}
six-said-which = Welche Gruppe bleibt? Berühre sie oder drücke ihre Nummer, 1 bis { $groups }.
six-said-back = Der Stein liegt wieder auf { $cell }.
six-said-nothing = { $cell }: Hier gibt es nichts zu wählen.

# The strips of the seats.
six-seat = { $side ->
    [red] Rot
   *[black] Schwarz
}
six-seat-numbered = { $side ->
    [red] Rot (Platz { $seat })
   *[black] Schwarz (Platz { $seat })
}
# The same where there is little room.
six-seat-short = { $side ->
    [red] Rot { $seat }
   *[black] Schwarz { $seat }
}
six-hand = { $count ->
    [one] { $name }: ein Stein auf der Hand.
   *[other] { $name }: { $count } Steine auf der Hand.
}
six-turn = { $name } ist am Zug.
six-on-table = { $count ->
    [one] Ein Stein auf dem Tisch
   *[other] { $count } Steine auf dem Tisch
}
six-quiet = { $count } von 100 Zügen ohne Schlagen

# The field row by row, for screen readers. $tiles is a list of tiles.
six-summary-one = Runde eins, Steine werden aus der Hand gelegt. Auf dem Tisch liegen { $red } rote und { $black } schwarze Steine.
six-summary-two = Runde zwei, Steine werden aufgenommen und anderswo abgelegt. Auf dem Tisch liegen { $red } rote und { $black } schwarze Steine.
six-summary-row = Reihe { $row }: { $tiles }.
six-summary-tile = { $side ->
    [red] rot auf { $column }
   *[black] schwarz auf { $column }
}
