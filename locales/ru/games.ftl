# The list of one's games.

games-delete-sure = Удалить навсегда? Вернуть будет нельзя.

games-turn-title = Ваш ход
games-next = Следующая партия
games-rest-title = Остальные
games-your-turn = ваш ход
games-to-move = ходит { $name }
games-their-turn = ход соперника
games-seat-free = есть свободное место
games-called-off = отменена
games-left-days = { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
   *[many] осталось { $count } дней
}
games-left-hours = { $count ->
    [one] остался { $count } час
    [few] осталось { $count } часа
   *[many] осталось { $count } часов
}
games-left-minutes = { $count ->
    [one] осталась { $count } минута
    [few] осталось { $count } минуты
   *[many] осталось { $count } минут
}
