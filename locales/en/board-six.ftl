# The board of Six: an endless field of hexagonal tiles.

six-field = Field of Six
six-help = Arrow keys go from cell to cell, Enter chooses. N and P go to the next and to the previous cell that can be chosen, Home to the middle. Escape puts a tile back. Plus, minus and zero change how much of the field is seen.
six-larger = Larger
six-smaller = Smaller
six-fit = Show the whole field

# The names of cells, for screen readers. $cell is a place such as "2, −1".
six-row = Row { $row }
six-cell-empty = { $cell }: empty.
six-cell-free = { $cell }: empty, a tile can be laid here.
six-cell-open = { $cell }: empty, a tile can be laid here whichever group stays.
six-tile = { $side ->
    [red] { $cell }: red tile.
   *[black] { $cell }: black tile.
}
six-tile-free = { $side ->
    [red] { $cell }: red tile, can be lifted.
   *[black] { $cell }: black tile, can be lifted.
}
six-tile-picked = { $side ->
    [red] { $cell }: red tile, lifted.
   *[black] { $cell }: black tile, lifted.
}
six-tile-lost = { $side ->
    [red] { $cell }: red tile, would be captured.
   *[black] { $cell }: black tile, would be captured.
}
six-tile-group = { $side ->
    [red] { $cell }: red tile in group { $group }. Choose it to let this group stay.
   *[black] { $cell }: black tile in group { $group }. Choose it to let this group stay.
}
six-tile-stays = { $side ->
    [red] { $cell }: red tile in group { $group }, which stays.
   *[black] { $cell }: black tile in group { $group }, which stays.
}
six-also-last = The last move led here.
six-also-left = The last move came from here.
six-also-six = Part of the winning six.
six-also-missing = { $side ->
    [red] Would complete a six for Red.
   *[black] Would complete a six for Black.
}

# What a step has done.
six-said-picked = { $count ->
    [one] Tile on { $cell } lifted. There is one cell to lay it on.
   *[other] Tile on { $cell } lifted. There are { $count } cells to lay it on.
}
six-said-losing = { $lost ->
    [one] Tile on { $cell } lifted. One tile would be captured. Cells to lay it on: { $count }.
   *[other] Tile on { $cell } lifted. { $lost } tiles would be captured. Cells to lay it on: { $count }.
}
six-said-groups = Tile on { $cell } lifted. { $groups } groups are equally large: touch the one that shall stay, or press its number.
six-said-group = { $lost ->
    [one] Group { $group } stays. One tile would be captured. Cells to lay the tile on: { $count }.
   *[other] Group { $group } stays. { $lost } tiles would be captured. Cells to lay the tile on: { $count }.
}
six-said-which = Which group stays? Touch it, or press its number, 1 to { $groups }.
six-said-back = The tile is back on { $cell }.
six-said-nothing = { $cell }: nothing to choose here.

# The strips of the seats.
six-seat = { $side ->
    [red] Red
   *[black] Black
}
six-seat-numbered = { $side ->
    [red] Red (seat { $seat })
   *[black] Black (seat { $seat })
}
# The same where there is little room.
six-seat-short = { $side ->
    [red] Red { $seat }
   *[black] Black { $seat }
}
six-hand = { $count ->
    [one] { $name }: one tile in hand.
   *[other] { $name }: { $count } tiles in hand.
}
six-turn = { $name } is to move.
six-on-table = { $count ->
    [one] One tile on the table
   *[other] { $count } tiles on the table
}
six-quiet = { $count } of 100 turns without a capture

# The field row by row, for screen readers. $tiles is a list of tiles.
six-summary-one = Round one, tiles are laid from the hands. On the table are { $red } red and { $black } black tiles.
six-summary-two = Round two, tiles are lifted and laid elsewhere. On the table are { $red } red and { $black } black tiles.
six-summary-row = Row { $row }: { $tiles }.
six-summary-tile = { $side ->
    [red] red on { $column }
   *[black] black on { $column }
}
