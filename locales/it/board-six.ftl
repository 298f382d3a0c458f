# The board of Six: an endless field of hexagonal tiles.

six-field = Campo di Six
six-help = Le frecce vanno di casella in casella, Invio sceglie. N e P vanno alla casella successiva e alla precedente che si possono scegliere, Home al centro. Esc rimette a posto una tessera. Più, meno e zero cambiano quanto si vede del campo.
six-larger = Più grande
six-smaller = Più piccolo
six-fit = Mostra tutto il campo

# The names of cells, for screen readers. $cell is a place such as "2, −1".
six-row = Riga { $row }
six-cell-empty = { $cell }: vuota.
six-cell-free = { $cell }: vuota, qui si può posare una tessera.
six-cell-open = { $cell }: vuota, qui si può posare una tessera qualunque gruppo resti.
six-tile = { $side ->
    [red] { $cell }: tessera rossa.
   *[black] { $cell }: tessera nera.
}
six-tile-free = { $side ->
    [red] { $cell }: tessera rossa, si può sollevare.
   *[black] { $cell }: tessera nera, si può sollevare.
}
six-tile-picked = { $side ->
    [red] { $cell }: tessera rossa, sollevata.
   *[black] { $cell }: tessera nera, sollevata.
}
six-tile-lost = { $side ->
    [red] { $cell }: tessera rossa, sarebbe catturata.
   *[black] { $cell }: tessera nera, sarebbe catturata.
}
six-tile-group = { $side ->
    [red] { $cell }: tessera rossa del gruppo { $group }. Sceglila per far restare questo gruppo.
   *[black] { $cell }: tessera nera del gruppo { $group }. Sceglila per far restare questo gruppo.
}
six-tile-stays = { $side ->
    [red] { $cell }: tessera rossa del gruppo { $group }, che resta.
   *[black] { $cell }: tessera nera del gruppo { $group }, che resta.
}
six-also-last = L’ultima mossa è arrivata qui.
six-also-left = L’ultima mossa è partita da qui.
six-also-six = Parte del sei vincente.
six-also-missing = { $side ->
    [red] Completerebbe un sei per Rosso.
   *[black] Completerebbe un sei per Nero.
}

# What a step has done.
six-said-picked = { $count ->
    [one] Tessera in { $cell } sollevata. C’è { $count } casella su cui posarla.
   *[other] Tessera in { $cell } sollevata. Ci sono { $count } caselle su cui posarla.
}
six-said-losing = { $lost ->
    [one] Tessera in { $cell } sollevata. Sarebbe catturata { $lost } tessera. Caselle su cui posarla: { $count }.
   *[other] Tessera in { $cell } sollevata. Sarebbero catturate { $lost } tessere. Caselle su cui posarla: { $count }.
}
six-said-groups = Tessera in { $cell } sollevata. { $groups } gruppi sono ugualmente grandi: tocca quello che deve restare, o premi il suo numero.
six-said-group = { $lost ->
    [one] Il gruppo { $group } resta. Sarebbe catturata { $lost } tessera. Caselle su cui posare la tessera: { $count }.
   *[other] Il gruppo { $group } resta. Sarebbero catturate { $lost } tessere. Caselle su cui posare la tessera: { $count }.
}
six-said-which = Quale gruppo resta? Toccalo, o premi il suo numero, da 1 a { $groups }.
six-said-back = La tessera è tornata in { $cell }.
six-said-nothing = { $cell }: qui non c’è niente da scegliere.

# The strips of the seats.
six-seat = { $side ->
    [red] Rosso
   *[black] Nero
}
six-seat-numbered = { $side ->
    [red] Rosso (posto { $seat })
   *[black] Nero (posto { $seat })
}
# The same where there is little room.
six-seat-short = { $side ->
    [red] Rosso { $seat }
   *[black] Nero { $seat }
}
six-hand = { $count ->
    [0] { $name }: nessuna tessera in mano.
    [one] { $name }: { $count } tessera in mano.
   *[other] { $name }: { $count } tessere in mano.
}
six-turn = Tocca a { $name }.
six-on-table = { $count ->
    [one] { $count } tessera sul tavolo
   *[other] { $count } tessere sul tavolo
}
six-quiet = { $count } turni su 100 senza catture

# The field row by row, for screen readers. $tiles is a list of tiles.
six-summary-one = Prima fase, si posano le tessere dalle mani. Sul tavolo: tessere rosse { $red }, tessere nere { $black }.
six-summary-two = Seconda fase, si sollevano tessere e si posano altrove. Sul tavolo: tessere rosse { $red }, tessere nere { $black }.
six-summary-row = Riga { $row }: { $tiles }.
six-summary-tile = { $side ->
    [red] rossa in { $column }
   *[black] nera in { $column }
}
