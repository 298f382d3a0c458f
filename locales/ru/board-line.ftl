# The board of 27: a line of fields with stacks of discs.

line-board = Ряд игры 27

line-side = { $side ->
    [black] Чёрные
   *[white] Белые
}

# What a side has at its goal: the height of the stack at the far end.
line-goal = { $side ->
    [black] Цель чёрных: { $n }
   *[white] Цель белых: { $n }
}
line-score = { $side ->
    [black] У чёрных у цели { $n }
   *[white] У белых у цели { $n }
}

# Beside a player's name: how many fields this side has to move.
line-seat-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}
line-seat-turn = { $n ->
    [one] сейчас ход, { $n } шаг
    [few] сейчас ход, { $n } шага
    [many] сейчас ход, { $n } шагов
   *[other] сейчас ход, { $n } шага
}

# Under the line.
line-turn = { $n ->
    [one] Ваши башни идут на { $n } поле. Коснитесь диска, по которому хотите разделить башню.
    [few] Ваши башни идут на { $n } поля. Коснитесь диска, по которому хотите разделить башню.
    [many] Ваши башни идут на { $n } полей. Коснитесь диска, по которому хотите разделить башню.
   *[other] Ваши башни идут на { $n } поля. Коснитесь диска, по которому хотите разделить башню.
}
line-last = { $side ->
    [black] Чёрные: { $n } с поля { $from } на поле { $to }
   *[white] Белые: { $n } с поля { $from } на поле { $to }
}
line-last-field = { $side ->
    [black] Чёрные: { $n } с поля { $from } на поле { $to } вместе с диском поля
   *[white] Белые: { $n } с поля { $from } на поле { $to } вместе с диском поля
}
line-last-pass = { $side ->
    [black] Чёрные не могли ходить и спасовали.
   *[white] Белые не могли ходить и спасовали.
}
line-over = { $winner ->
    [black] Чёрные выиграли, { $black } : { $white }.
    [white] Белые выиграли, { $white } : { $black }.
   *[nobody] Ничья, { $black } : { $white }.
}

# The choice of how many discs.
line-count = Сколько дисков поднять
line-lifted = { $n ->
    [one] { $n } диск
    [few] { $n } диска
    [many] { $n } дисков
   *[other] { $n } диска
}
line-fewer = На один диск меньше
line-more = На один диск больше
line-take-field = Взять с собой диск поля
line-make = { $n } на поле { $to }
line-pass = Пас: ни одна башня не может ходить

# What a screen reader says of a field. $discs is a list made of line-run, from the top of the stack.
line-place = { $colour ->
    [red] Поле { $field }, красное. Высота { $n }, сверху вниз: { $discs }.
   *[grey] Поле { $field }, серое. Высота { $n }, сверху вниз: { $discs }.
}
line-place-empty = { $colour ->
    [red] Поле { $field }, красное. Пусто.
   *[grey] Поле { $field }, серое. Пусто.
}
line-run = { $colour ->
    [black] { $n ->
        [one] { $n } чёрный
        [few] { $n } чёрных
        [many] { $n } чёрных
       *[other] { $n } чёрных
    }
    [white] { $n ->
        [one] { $n } белый
        [few] { $n } белых
        [many] { $n } белых
       *[other] { $n } белых
    }
    [red] { $n ->
        [one] { $n } красный
        [few] { $n } красных
        [many] { $n } красных
       *[other] { $n } красных
    }
   *[grey] { $n ->
        [one] { $n } серый
        [few] { $n } серых
        [many] { $n } серых
       *[other] { $n } серых
    }
}
line-place-goes = Может пойти на поле { $to }.
line-place-takes = Диск самого поля можно взять с собой.
line-place-rests = Стоит: ход увёл бы за конец ряда.

# What is said after each choice.
line-said = { $n ->
    [one] С поля { $from } поднят { $n } диск. Он идёт на поле { $to }. Enter делает ход.
    [few] С поля { $from } поднято { $n } диска. Они идут на поле { $to }. Enter делает ход.
    [many] С поля { $from } поднято { $n } дисков. Они идут на поле { $to }. Enter делает ход.
   *[other] С поля { $from } поднято { $n } диска. Они идут на поле { $to }. Enter делает ход.
}
line-said-field = С поля { $from } поднято всё вместе с диском поля. Всего дисков: { $n }. Они идут на поле { $to }. Enter делает ход.
line-said-nothing = Ничего не поднято.
line-wrong = Башня с поля { $from } может пойти только на поле { $to }.
