# Choosing a game.

level-1 = Только что узнал правила.
level-2 = Видит, что можно взять прямо сейчас.
level-3 = Играет ради удовольствия.
level-4 = Не проходит мимо подарков.
level-5 = Смотрит немного вперёд.
level-6 = Хорошая компания на вечер.
level-7 = Знает, чего хочет.
level-8 = Сильный.
level-9 = Очень сильный.
level-10 = Всё, на что способен.
new-milady-none = Не в игре
new-milady-on = На { $square }
new-pieces = Диски
new-pieces-pawns = Только пешки
new-army-open = Очки тратятся по ходу игры
new-army-fixed = Выбрана до партии
new-army-points = { $used } из { $budget } очков
new-impossible = Эти варианты не сочетаются, или армия стоит слишком дорого.
