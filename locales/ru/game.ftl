# A game that is being played.

game-your-turn = Ваш ход: вы играете { $side ->
    [silver] серебристыми
    [brown] коричневыми
    [red] красными
    [black] чёрными
   *[white] белыми
}.
game-turn-of = { $side ->
    [silver] Ход серебристых.
    [brown] Ход коричневых.
    [red] Ход красных.
    [black] Ход чёрных.
   *[white] Ход белых.
}
game-thinking = Компьютер думает…
game-you-won = Вы выиграли.
game-you-lost = Вы проиграли.
game-drawn = Ничья.
game-won = { $side ->
    [silver] Серебристые выиграли.
    [brown] Коричневые выиграли.
    [red] Красные выиграли.
    [black] Чёрные выиграли.
   *[white] Белые выиграли.
}
game-declined = Компьютер играет дальше.
game-watching = Вы зритель.
game-reconnecting = Связь прервалась. Она вернётся сама; ничего не потеряно.
game-connected = Связь восстановлена.
game-past = Вы смотрите ход { $ply } из { $plies }.
game-to-now = К текущему ходу
seat-you = Вы
seat-to-move = сейчас ход
seat-level = Компьютер, уровень { $level }

tool-hint = Подсказка
tool-take-back = Вернуть ход
tool-draw = Ничья
tool-resign = Сдаться
tool-turn = Повернуть доску
tool-rematch = Реванш
tool-new = Новая партия
tool-analyse = Анализ
tool-record = Сохранить запись
tool-next = К следующей партии
tool-resign-sure = Сдать эту партию?
tool-hint-none = Здесь подсказки нет.
tool-why = Почему я не могу ходить?
said-hint = Подсказка: { $text }

confirm-move = Сыграть { $text }
confirm-back = Назад
undo-move = Отменить { $text }

step-first = К началу
step-back = На ход назад
step-half = На полхода вперёд
step-forward = На ход вперёд
step-last = К концу
said-played = { $side ->
    [silver] Серебристые
    [brown] Коричневые
    [red] Красные
    [black] Чёрные
   *[white] Белые
}: { $text }
game-clock-left = осталось { $time }
