# The board of Six: an endless field of hexagonal tiles.

six-field = A Six játéktere
six-help = A nyilakkal mezőről mezőre lépkedsz, az Enterrel választasz. N és P a következő és az előző választható mezőre visz, a Home középre. Az Escape visszateszi az elemet. A plusz, a mínusz és a nulla azt állítja, mennyi látszik a játéktérből.
six-larger = Nagyobb
six-smaller = Kisebb
six-fit = Az egész játéktér

# The names of cells, for screen readers. $cell is a place such as "2, −1".
six-row = Sor: { $row }
six-cell-empty = { $cell }: üres.
six-cell-free = { $cell }: üres, ide tehetsz elemet.
six-cell-open = { $cell }: üres, ide tehetsz elemet, bármelyik csoport marad is.
six-tile = { $side ->
    [red] { $cell }: vörös elem.
   *[black] { $cell }: fekete elem.
}
six-tile-free = { $side ->
    [red] { $cell }: vörös elem, felvehető.
   *[black] { $cell }: fekete elem, felvehető.
}
six-tile-picked = { $side ->
    [red] { $cell }: vörös elem, felvéve.
   *[black] { $cell }: fekete elem, felvéve.
}
six-tile-lost = { $side ->
    [red] { $cell }: vörös elem, elfognád.
   *[black] { $cell }: fekete elem, elfognád.
}
six-tile-group = { $side ->
    [red] { $cell }: vörös elem, csoport: { $group }. Válaszd ki, ha azt akarod, hogy ez a csoport maradjon.
   *[black] { $cell }: fekete elem, csoport: { $group }. Válaszd ki, ha azt akarod, hogy ez a csoport maradjon.
}
six-tile-stays = { $side ->
    [red] { $cell }: vörös elem, csoport: { $group }, ez marad.
   *[black] { $cell }: fekete elem, csoport: { $group }, ez marad.
}
six-also-last = Az utolsó lépés ide vezetett.
six-also-left = Az utolsó lépés innen indult.
six-also-six = A győztes hatos része.
six-also-missing = { $side ->
    [red] Teljessé tenné Vörös hatosát.
   *[black] Teljessé tenné Fekete hatosát.
}

# What a step has done.
six-said-picked = Elem felvéve innen: { $cell }. { $count } mezőre teheted le.
six-said-losing = Elem felvéve innen: { $cell }. Elfognál { $lost } elemet. Ennyi mezőre teheted le: { $count }.
six-said-groups = Elem felvéve innen: { $cell }. { $groups } egyforma nagy csoport van: érintsd meg azt, amelyik maradjon, vagy nyomd meg a számát.
six-said-group = Ez a csoport marad: { $group }. Elfognál { $lost } elemet. Ennyi mezőre teheted le az elemet: { $count }.
six-said-which = Melyik csoport maradjon? Érintsd meg, vagy nyomd meg a számát (1–{ $groups }).
six-said-back = Az elem visszakerült ide: { $cell }.
six-said-nothing = { $cell }: itt nincs mit választani.

# The strips of the seats.
six-seat = { $side ->
    [red] Vörös
   *[black] Fekete
}
six-seat-numbered = { $side ->
    [red] Vörös ({ $seat }. hely)
   *[black] Fekete ({ $seat }. hely)
}
# The same where there is little room.
six-seat-short = { $side ->
    [red] Vörös { $seat }
   *[black] Fekete { $seat }
}
six-hand = { $name }: { $count } elem kézben.
six-turn = { $name } következik.
six-on-table = { $count } elem az asztalon
six-quiet = { $count } lépés elfogás nélkül a 100-ból

# The field row by row, for screen readers. $tiles is a list of tiles.
six-summary-one = Első szakasz, az elemek kézből kerülnek le. Az asztalon { $red } vörös és { $black } fekete elem van.
six-summary-two = Második szakasz, az elemeket felveszitek és máshová teszitek. Az asztalon { $red } vörös és { $black } fekete elem van.
six-summary-row = Sor: { $row }. { $tiles }.
six-summary-tile = { $side ->
    [red] vörös itt: { $column }
   *[black] fekete itt: { $column }
}
