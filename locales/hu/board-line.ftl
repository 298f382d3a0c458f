# The board of 27: a line of fields with stacks of discs.

line-board = A 27 sora

line-side = { $side ->
    [black] Fekete
   *[white] Fehér
}

# What a side has at its goal: the height of the stack at the far end.
line-goal = { $side ->
    [black] Fekete célja: { $n }
   *[white] Fehér célja: { $n }
}
line-score = { $side ->
    [black] Fekete a célban: { $n }
   *[white] Fehér a célban: { $n }
}

# Beside a player's name: how many fields this side has to move.
line-seat-steps = lépéshossz: { $n }
line-seat-turn = soron van, lépéshossz: { $n }

# Under the line.
line-turn = A tornyaid { $n } mezőt lépnek. Érintsd meg azt a korongot, amelynél ketté akarsz vágni egyet.
line-last = { $side ->
    [black] Fekete
   *[white] Fehér
}: { $n } korong { $from ->
    [1] az 1.
    [5] az 5.
   *[other] a { $from }.
} mezőről { $to ->
    [1] az 1.
    [5] az 5.
   *[other] a { $to }.
} mezőre
line-last-field = { $side ->
    [black] Fekete
   *[white] Fehér
}: { $n } korong { $from ->
    [1] az 1.
    [5] az 5.
   *[other] a { $from }.
} mezőről { $to ->
    [1] az 1.
    [5] az 5.
   *[other] a { $to }.
} mezőre, és a mező is ment vele
line-last-pass = { $side ->
    [black] Fekete nem tudott lépni, ezért passzolt.
   *[white] Fehér nem tudott lépni, ezért passzolt.
}
line-over = { $winner ->
    [black] Fekete nyert, { $black } : { $white }.
    [white] Fehér nyert, { $white } : { $black }.
   *[nobody] Döntetlen, { $black } : { $white }.
}

# The choice of how many discs.
line-count = Hány korongot emelsz fel
line-lifted = { $n } korong
line-fewer = Eggyel kevesebb korong
line-more = Eggyel több korong
line-take-field = A mező korongja is jöjjön
line-make = { $n } korong ide: { $to }
line-pass = Passz: egyik torony sem tud lépni

# What a screen reader says of a field. $discs is a list made of line-run, from the top of the stack.
line-place = { $colour ->
    [red] { $field }. mező, vörös. Magassága { $n }, felülről: { $discs }.
   *[grey] { $field }. mező, szürke. Magassága { $n }, felülről: { $discs }.
}
line-place-empty = { $colour ->
    [red] { $field }. mező, vörös. Üres.
   *[grey] { $field }. mező, szürke. Üres.
}
line-run = { $colour ->
    [black] { $n } fekete
    [white] { $n } fehér
    [red] { $n } vörös
   *[grey] { $n } szürke
}
line-place-goes = Ide léphet: { $to }. mező.
line-place-takes = A mező saját korongja is mehet vele.
line-place-rests = Pihen: túlmenne a sor végén.

# What is said after each choice.
line-said = { $n } korong felemelve innen: { $from }. mező. Ide megy: { $to }. mező. Az Enter lép vele.
line-said-field = Minden korong felemelve innen: { $from }. mező, a mező korongjával együtt { $n }. Ide megy: { $to }. mező. Az Enter lép vele.
line-said-nothing = Nincs semmi felemelve.
line-wrong = { $from ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $from }.
} mezőn álló torony csak { $to ->
    [1] az 1.
    [5] az 5.
   *[other] a { $to }.
} mezőre léphet.
