# The board of Six: an endless field of hexagonal tiles.

six-field = Поле игры Six
six-help = Стрелки ведут от клетки к клетке, Enter выбирает. N и P — к следующей и к предыдущей клетке, которую можно выбрать, Home — к середине. Escape кладёт фишку обратно. Плюс, минус и ноль меняют, какая часть поля видна.
six-larger = Крупнее
six-smaller = Мельче
six-fit = Показать всё поле

# The names of cells, for screen readers. $cell is a place such as "2, −1".
six-row = Ряд { $row }
six-cell-empty = { $cell }: пусто.
six-cell-free = { $cell }: пусто, сюда можно положить фишку.
six-cell-open = { $cell }: пусто, сюда можно положить фишку, какая бы группа ни осталась.
six-tile = { $side ->
    [red] { $cell }: красная фишка.
   *[black] { $cell }: чёрная фишка.
}
six-tile-free = { $side ->
    [red] { $cell }: красная фишка, можно поднять.
   *[black] { $cell }: чёрная фишка, можно поднять.
}
six-tile-picked = { $side ->
    [red] { $cell }: красная фишка, поднята.
   *[black] { $cell }: чёрная фишка, поднята.
}
six-tile-lost = { $side ->
    [red] { $cell }: красная фишка, будет взята.
   *[black] { $cell }: чёрная фишка, будет взята.
}
six-tile-group = { $side ->
    [red] { $cell }: красная фишка в группе { $group }. Выберите её, чтобы эта группа осталась.
   *[black] { $cell }: чёрная фишка в группе { $group }. Выберите её, чтобы эта группа осталась.
}
six-tile-stays = { $side ->
    [red] { $cell }: красная фишка в группе { $group }, которая остаётся.
   *[black] { $cell }: чёрная фишка в группе { $group }, которая остаётся.
}
six-also-last = Сюда вёл последний ход.
six-also-left = Отсюда начался последний ход.
six-also-six = Часть победной шестёрки.
six-also-missing = { $side ->
    [red] Фишка здесь завершила бы шестёрку красных.
   *[black] Фишка здесь завершила бы шестёрку чёрных.
}

# What a step has done.
six-said-picked = { $count ->
    [one] Фишка с { $cell } поднята. Её можно положить на { $count } клетку.
    [few] Фишка с { $cell } поднята. Её можно положить на { $count } клетки.
    [many] Фишка с { $cell } поднята. Её можно положить на { $count } клеток.
   *[other] Фишка с { $cell } поднята. Её можно положить на { $count } клетки.
}
six-said-losing = { $lost ->
    [one] Фишка с { $cell } поднята. Будет взята { $lost } фишка. Клеток, куда её положить: { $count }.
    [few] Фишка с { $cell } поднята. Будут взяты { $lost } фишки. Клеток, куда её положить: { $count }.
    [many] Фишка с { $cell } поднята. Будет взято { $lost } фишек. Клеток, куда её положить: { $count }.
   *[other] Фишка с { $cell } поднята. Будет взято { $lost } фишки. Клеток, куда её положить: { $count }.
}
six-said-groups = Фишка с { $cell } поднята. Одинаково больших групп: { $groups }. Коснитесь той, что должна остаться, или нажмите её номер.
six-said-group = { $lost ->
    [one] Группа { $group } остаётся. Будет взята { $lost } фишка. Клеток, куда положить фишку: { $count }.
    [few] Группа { $group } остаётся. Будут взяты { $lost } фишки. Клеток, куда положить фишку: { $count }.
    [many] Группа { $group } остаётся. Будет взято { $lost } фишек. Клеток, куда положить фишку: { $count }.
   *[other] Группа { $group } остаётся. Будет взято { $lost } фишки. Клеток, куда положить фишку: { $count }.
}
six-said-which = Какая группа остаётся? Коснитесь её или нажмите её номер, от 1 до { $groups }.
six-said-back = Фишка снова на { $cell }.
six-said-nothing = { $cell }: здесь нечего выбирать.

# The strips of the seats.
six-seat = { $side ->
    [red] Красные
   *[black] Чёрные
}
six-seat-numbered = { $side ->
    [red] Красные (место { $seat })
   *[black] Чёрные (место { $seat })
}
# The same where there is little room.
six-seat-short = { $side ->
    [red] Красные { $seat }
   *[black] Чёрные { $seat }
}
six-hand = { $count ->
    [one] { $name }: { $count } фишка в руке.
    [few] { $name }: { $count } фишки в руке.
    [many] { $name }: { $count } фишек в руке.
   *[other] { $name }: { $count } фишки в руке.
}
six-turn = Сейчас ходят: { $name }.
six-on-table = { $count ->
    [one] { $count } фишка на столе
    [few] { $count } фишки на столе
    [many] { $count } фишек на столе
   *[other] { $count } фишки на столе
}
six-quiet = { $count } из 100 ходов без взятия

# The field row by row, for screen readers. $tiles is a list of tiles.
six-summary-one = Первый этап, фишки кладут из рук. На столе красных фишек: { $red }, чёрных: { $black }.
six-summary-two = Второй этап, фишки поднимают и кладут в другое место. На столе красных фишек: { $red }, чёрных: { $black }.
six-summary-row = Ряд { $row }: { $tiles }.
six-summary-tile = { $side ->
    [red] красная на { $column }
   *[black] чёрная на { $column }
}
