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

# A table with others.

game-waiting = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
    [many] Свободно ещё { $count } мест.
   *[other] Свободно ещё { $count } места.
}
game-sending = Ход { $text } в пути. Он будет отправлен, как только вернётся связь.
game-gone = Эта партия удалена.
game-resumed = Сервер какое-то время отсутствовал. Часы в это время не шли.
game-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
state-connecting = Подключение…
state-connected = На связи
state-reconnecting = Восстановление связи…
state-offline = Нет связи
state-gone = Удалена
title-your-turn = Ваш ход
title-waiting = Ожидание
seat-here = здесь
seat-away = нет на месте
seat-open = Свободное место
clock-days = { $days } д { $hours } ч

tool-abort = Отменить партию
tool-abort-sure = Отменить эту партию? У неё не будет результата.
tool-take-back-offered = Возврат предложен
tool-draw-offered = Ничья предложена
tool-rematch-offered = Реванш предложен

offer-draw = { $name } предлагает ничью.
offer-takeback = { $name } просит вернуть ход.
offer-rematch = { $name } хочет сыграть ещё раз.
offer-accept = Принять
offer-decline = Отклонить
offer-claim-soon = { $name }: нет на месте. Через { $seconds } секунд вы сможете потребовать победу.
offer-claim-now = { $name }: связи больше нет. Вы можете потребовать победу или подождать.
offer-claim = Потребовать победу
offer-wait = Подождать
said-declined-draw = Ничья отклонена.
said-declined-takeback = Возврат хода отклонён.
said-declined-rematch = Реванш отклонён.
said-took-back = Ход взят назад.
said-sat = { $name } садится за стол.
said-begun = Все места заняты. Партия начинается.
said-away = { $name }: нет на месте.
said-back = { $name }: снова здесь.
said-talk = { $name }: { $text }

invite-title = Пригласите соперника
invite-text = Отправьте эту ссылку. Кто откроет её, сможет занять свободное место.
invite-text-team = Отправьте эту ссылку остальным. Кто откроет её, сможет занять свободное место.
invite-link = Ссылка на эту партию
invite-copy = Копировать
invite-copied = Ссылка скопирована.
invite-not-copied = Не удалось скопировать ссылку. Выделите и скопируйте её сами.
invite-share = Поделиться
invite-share-text = Сыграем в { $game }?
invite-code = QR-код
invite-code-alt = Ссылка на эту партию в виде QR-кода
invite-listed = Партия показана и в лобби.
invite-title-from = { $name } приглашает вас сыграть в { $game }
invite-title-somebody = Вас приглашают сыграть в { $game }
invite-play = { $side ->
    [silver] Играть серебристыми
    [brown] Играть коричневыми
    [red] Играть красными
    [black] Играть чёрными
   *[white] Играть белыми
}
invite-seat = { $side ->
    [red] Красные, место { $number }
   *[black] Чёрные, место { $number }
}
invite-sit = Сесть сюда
invite-name = Ваше имя
invite-name-about = Если хотите. Его увидят остальные.
invite-watch = Можно также остаться здесь и смотреть.

term-title = Условия
term-you-play = { $side ->
    [silver] Вы играете серебристыми.
    [brown] Вы играете коричневыми.
    [red] Вы играете красными.
    [black] Вы играете чёрными.
   *[white] Вы играете белыми.
}
term-no-clock = Без часов
term-live = { $seconds ->
    [0] { $minutes } мин каждому
   *[other] { $minutes } мин каждому, плюс { $seconds } с за ход
}
term-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
term-rated = Рейтинговая
term-casual = Без рейтинга
term-take-backs = Ходы можно вернуть с согласия другой стороны
term-no-take-backs = Ходы не возвращаются
term-private = Партию видят только игроки
term-open = Смотреть может каждый, у кого есть ссылка

talk-title = Разговор
talk-text = Сообщение
talk-send = Отправить
talk-unread = { $count ->
    [one] { $count } новое
    [few] { $count } новых
    [many] { $count } новых
   *[other] { $count } новых
}
talk-players = До конца партии это читают только игроки.
talk-watchers = Здесь говорят зрители. Игроки прочтут это после партии.
talk-everybody = Партия окончена: это читают все.
talk-mute = Отключить разговор
talk-muted = Разговор отключён. Сказанное не показывается.

plan-title = Планы
plan-move = Запланировать ход
plan-answer = Запланировать ответ
plan-choose = Выберите ход, который будет сделан, когда придёт ваша очередь.
plan-theirs = Что могут сыграть в ответ?
plan-mine = Что вы ответите?
plan-keep = Сохранить
plan-back = Назад
plan-stop = Закончить
plan-remove = Убрать
plan-premove = Запланировано: { $text }
plan-if = На { $theirs } — …
plan-pair = На { $theirs } — { $mine }
plan-changed = Позиция изменилась. Можно планировать заново.
plan-not-now = В нынешней позиции это не разрешено.
