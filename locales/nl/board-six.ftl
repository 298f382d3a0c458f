# The board of Six: an endless field of hexagonal tiles.

six-field = Veld van Six
six-help = Met de pijltjestoetsen ga je van vak naar vak, met Enter kies je. N en P gaan naar het volgende en het vorige vak dat je kunt kiezen, Home naar het midden. Escape legt een tegel terug. Plus, min en nul bepalen hoeveel van het veld te zien is.
six-larger = Groter
six-smaller = Kleiner
six-fit = Hele veld tonen

# The names of cells, for screen readers. $cell is a place such as "2, −1".
six-row = Rij { $row }
six-cell-empty = { $cell }: leeg.
six-cell-free = { $cell }: leeg, hier kan een tegel liggen.
six-cell-open = { $cell }: leeg, hier kan een tegel liggen, welke groep er ook blijft.
six-tile = { $side ->
    [red] { $cell }: rode tegel.
   *[black] { $cell }: zwarte tegel.
}
six-tile-free = { $side ->
    [red] { $cell }: rode tegel, kan worden opgepakt.
   *[black] { $cell }: zwarte tegel, kan worden opgepakt.
}
six-tile-picked = { $side ->
    [red] { $cell }: rode tegel, opgepakt.
   *[black] { $cell }: zwarte tegel, opgepakt.
}
six-tile-lost = { $side ->
    [red] { $cell }: rode tegel, zou geslagen worden.
   *[black] { $cell }: zwarte tegel, zou geslagen worden.
}
six-tile-group = { $side ->
    [red] { $cell }: rode tegel in groep { $group }. Kies hem om deze groep te laten blijven.
   *[black] { $cell }: zwarte tegel in groep { $group }. Kies hem om deze groep te laten blijven.
}
six-tile-stays = { $side ->
    [red] { $cell }: rode tegel in groep { $group }, die blijft.
   *[black] { $cell }: zwarte tegel in groep { $group }, die blijft.
}
six-also-last = De laatste zet ging hierheen.
six-also-left = De laatste zet kwam hiervandaan.
six-also-six = Deel van de winnende zes.
six-also-missing = { $side ->
    [red] Zou voor Rood een zes afmaken.
   *[black] Zou voor Zwart een zes afmaken.
}

# What a step has done.
six-said-picked = { $count ->
    [one] Tegel op { $cell } opgepakt. Er is één vak om hem neer te leggen.
   *[other] Tegel op { $cell } opgepakt. Er zijn { $count } vakken om hem neer te leggen.
}
six-said-losing = { $lost ->
    [one] Tegel op { $cell } opgepakt. Eén tegel zou geslagen worden. Vakken om hem neer te leggen: { $count }.
   *[other] Tegel op { $cell } opgepakt. { $lost } tegels zouden geslagen worden. Vakken om hem neer te leggen: { $count }.
}
six-said-groups = Tegel op { $cell } opgepakt. { $groups } groepen zijn even groot: raak de groep aan die moet blijven, of druk op het nummer ervan.
six-said-group = { $lost ->
    [one] Groep { $group } blijft. Eén tegel zou geslagen worden. Vakken om de tegel neer te leggen: { $count }.
   *[other] Groep { $group } blijft. { $lost } tegels zouden geslagen worden. Vakken om de tegel neer te leggen: { $count }.
}
six-said-which = Welke groep blijft? Raak hem aan, of druk op het nummer ervan, 1 tot en met { $groups }.
six-said-back = De tegel ligt weer op { $cell }.
six-said-nothing = { $cell }: hier valt niets te kiezen.

# The strips of the seats.
six-seat = { $side ->
    [red] Rood
   *[black] Zwart
}
six-seat-numbered = { $side ->
    [red] Rood (plaats { $seat })
   *[black] Zwart (plaats { $seat })
}
# The same where there is little room.
six-seat-short = { $side ->
    [red] Rood { $seat }
   *[black] Zwart { $seat }
}
six-hand = { $count ->
    [one] { $name }: één tegel in de hand.
   *[other] { $name }: { $count } tegels in de hand.
}
six-turn = { $name } is aan zet.
six-on-table = { $count ->
    [one] Eén tegel op tafel
   *[other] { $count } tegels op tafel
}
six-quiet = { $count } van 100 beurten zonder slaan

# The field row by row, for screen readers. $tiles is a list of tiles.
six-summary-one = Ronde één, tegels worden uit de hand gelegd. Op tafel liggen { $red } rode en { $black } zwarte tegels.
six-summary-two = Ronde twee, tegels worden opgepakt en ergens anders neergelegd. Op tafel liggen { $red } rode en { $black } zwarte tegels.
six-summary-row = Rij { $row }: { $tiles }.
six-summary-tile = { $side ->
    [red] rood op { $column }
   *[black] zwart op { $column }
}
