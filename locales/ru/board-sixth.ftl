# The board of SIXTH!. $square is a name like c3 and is never translated.

sixth-board = Доска игры SIXTH!
# One piece. P, H and G are Silver's pawn, Hunchback and Giant, p, h and g Brown's.
sixth-piece = { $letter ->
    [P] Серебристая пешка
    [H] Серебристый Горбун
    [G] Серебристый Гигант
    [p] Коричневая пешка
    [h] Коричневый Горбун
    [g] Коричневый Гигант
   *[M] Миледи
}

# What is on a square.
sixth-square-empty = { $square }: пусто.
sixth-square-single = { $square }: { $pieces }, одиночный диск, { $rank ->
    [pawn] ходит как пешка
    [rook] ходит как ладья
    [knight] ходит как конь
    [bishop] ходит как слон
    [queen] ходит как ферзь
   *[king] король
}.
sixth-square-tower = { $square }: башня высотой { $height }, { $rank ->
    [pawn] ходит как пешка
    [rook] ходит как ладья
    [knight] ходит как конь
    [bishop] ходит как слон
    [queen] ходит как ферзь
   *[king] король
}. Сверху вниз: { $pieces }.
sixth-square-target = Сюда можно пойти.
sixth-square-struck = Не сейчас: это вернуло бы последний ход назад.
sixth-square-must = Нужно встать на Миледи.
sixth-square-king = Это король.

# What has been taken in hand. $squares is a list like: a3, b4, c5.
sixth-lifted = { $count ->
    [one] С { $square } снят { $count } диск.
    [few] С { $square } снято { $count } диска.
    [many] С { $square } снято { $count } дисков.
   *[other] С { $square } снято { $count } диска.
} { $targets ->
    [one] Есть { $targets } место для хода: { $squares }.
    [few] Есть { $targets } места для хода: { $squares }.
    [many] Есть { $targets } мест для хода: { $squares }.
   *[other] Есть { $targets } места для хода: { $squares }.
}
sixth-lifted-nowhere = { $count ->
    [one] С { $square } снят { $count } диск, но пойти некуда.
    [few] С { $square } снято { $count } диска, но пойти некуда.
    [many] С { $square } снято { $count } дисков, но пойти некуда.
   *[other] С { $square } снято { $count } диска, но пойти некуда.
}
sixth-chosen = { $targets ->
    [0] Выбор: { $piece }, но сейчас этот диск поставить нельзя.
    [one] Выбор: { $piece }. Можно поставить на { $targets } клетку.
    [few] Выбор: { $piece }. Можно поставить на { $targets } клетки.
    [many] Выбор: { $piece }. Можно поставить на { $targets } клеток.
   *[other] Выбор: { $piece }. Можно поставить на { $targets } клетки.
}
sixth-put-back = Возвращено на место.
sixth-nothing-to-place = Вы не выбрали, какой диск поставить.

# The strips beside the board.
sixth-reserve = { $side ->
    [silver] Запас серебристых
   *[brown] Запас коричневых
}
sixth-reserve-points = { $side ->
    [silver] { $points ->
        [one] Армия серебристых: осталось { $points } очко
        [few] Армия серебристых: осталось { $points } очка
        [many] Армия серебристых: осталось { $points } очков
       *[other] Армия серебристых: осталось { $points } очка
    }
   *[brown] { $points ->
        [one] Армия коричневых: осталось { $points } очко
        [few] Армия коричневых: осталось { $points } очка
        [many] Армия коричневых: осталось { $points } очков
       *[other] Армия коричневых: осталось { $points } очка
    }
}
# The number is also written on the button, so it should stay a figure.
sixth-left = { $piece }, осталось { $count }
sixth-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
sixth-kings = { $side ->
    [silver] { $points ->
        [one] У серебристых { $points } король
        [few] У серебристых { $points } короля
        [many] У серебристых { $points } королей
       *[other] У серебристых { $points } короля
    }
   *[brown] { $points ->
        [one] У коричневых { $points } король
        [few] У коричневых { $points } короля
        [many] У коричневых { $points } королей
       *[other] У коричневых { $points } короля
    }
}

# Choosing how many pieces to lift, and looking into a tower.
sixth-count = Сколько снять
# The number is also written on the button, so it should stay a figure.
sixth-count-of = { $count ->
    [one] Снять { $count } диск
    [few] Снять { $count } диска
    [many] Снять { $count } дисков
   *[other] Снять { $count } диска
}
sixth-cancel = Вернуть на место
sixth-pass = Пас
sixth-inside = { $square }, высота { $height }, сверху вниз
sixth-title = { $square }: { $rank ->
    [pawn] пешка
    [rook] ладья
    [knight] конь
    [bishop] слон
    [queen] ферзь
   *[king] король
}, высота { $height }
sixth-lift-down-to = { $piece }: снять { $count }
sixth-close = Закрыть
