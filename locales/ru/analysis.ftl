# Analysis of games and positions, and boards that are shown in other pages.

## The page on which an analysis begins

analysis-title = Анализ
analysis-about = Посмотрите любую партию или позицию, одни или с движком. Что бы вы здесь ни пробовали, партии это не изменит.
analysis-draft = Продолжить анализ, который вы не сохранили
analysis-choose = Начать с игры
analysis-any-variant = Или любой вариант, по названию
analysis-open = Открыть
analysis-paste = Вставить запись или позицию
analysis-paste-label = Запись, ходы или позиция
analysis-paste-help = Запись в виде текста или JSON; или вариант, а за ним ходы или позиция, например: 27 1:4 9:2
analysis-mine = Мои анализы
analysis-none = Вы ещё не сохранили ни одного анализа.
analysis-untitled = Без названия
analysis-missing-title = Такого анализа нет
analysis-missing = По этому адресу нет анализа. Возможно, ссылка неполная.

## The page of an analysis

analysis-title-of = Анализ: { $variant }
analysis-description = Позиция с ходами и вариантами: посмотреть и попробовать.
analysis-board = Доска
analysis-panels = Анализ
analysis-new = Новый анализ
analysis-tab-lines = Движок
analysis-tab-moves = Ходы
analysis-tab-report = Отчёт
analysis-tab-share = Поделиться
analysis-steps = Просмотр партии
analysis-first = К началу
analysis-back = На ход назад
analysis-half = Полшага: что поднимает следующий ход
analysis-half-said = Следующий ход — { $move }.
analysis-forward = На ход вперёд
analysis-last = К концу
analysis-turn-board = Повернуть доску
analysis-to-move = { $side ->
    [silver] Ход серебристых
    [brown] Ход коричневых
    [red] { $seat ->
        [none] Ход красных
       *[other] Ход красных, место { $seat }
    }
    [black] { $seat ->
        [none] Ход чёрных
       *[other] Ход чёрных, место { $seat }
    }
   *[white] Ход белых
}
analysis-lost = Сервер недоступен. Ваш анализ сохраняется здесь.
analysis-again = Попробовать ещё раз

## The evaluation bar

analysis-bar = Оценка
analysis-no-score = Без оценки
analysis-chance = { $side ->
    [silver] Вероятность победы серебристых: { $share }
    [brown] Вероятность победы коричневых: { $share }
    [red] Вероятность победы красных: { $share }
    [black] Вероятность победы чёрных: { $share }
   *[white] Вероятность победы белых: { $share }
}
analysis-proven-draw = Доказано: ничья
analysis-proven-win = { $side ->
    [silver] { $plies ->
        [one] Доказано: серебристые выигрывают за { $plies } ход
        [few] Доказано: серебристые выигрывают за { $plies } хода
        [many] Доказано: серебристые выигрывают за { $plies } ходов
       *[other] Доказано: серебристые выигрывают за { $plies } хода
    }
    [brown] { $plies ->
        [one] Доказано: коричневые выигрывают за { $plies } ход
        [few] Доказано: коричневые выигрывают за { $plies } хода
        [many] Доказано: коричневые выигрывают за { $plies } ходов
       *[other] Доказано: коричневые выигрывают за { $plies } хода
    }
    [red] { $plies ->
        [one] Доказано: красные выигрывают за { $plies } ход
        [few] Доказано: красные выигрывают за { $plies } хода
        [many] Доказано: красные выигрывают за { $plies } ходов
       *[other] Доказано: красные выигрывают за { $plies } хода
    }
    [black] { $plies ->
        [one] Доказано: чёрные выигрывают за { $plies } ход
        [few] Доказано: чёрные выигрывают за { $plies } хода
        [many] Доказано: чёрные выигрывают за { $plies } ходов
       *[other] Доказано: чёрные выигрывают за { $plies } хода
    }
   *[white] { $plies ->
        [one] Доказано: белые выигрывают за { $plies } ход
        [few] Доказано: белые выигрывают за { $plies } хода
        [many] Доказано: белые выигрывают за { $plies } ходов
       *[other] Доказано: белые выигрывают за { $plies } хода
    }
}
analysis-proven-margin = { $side ->
    [black] { $margin ->
        [one] Доказано: чёрные выигрывают с перевесом в { $margin } диск
        [few] Доказано: чёрные выигрывают с перевесом в { $margin } диска
        [many] Доказано: чёрные выигрывают с перевесом в { $margin } дисков
       *[other] Доказано: чёрные выигрывают с перевесом в { $margin } диска
    }
   *[white] { $margin ->
        [one] Доказано: белые выигрывают с перевесом в { $margin } диск
        [few] Доказано: белые выигрывают с перевесом в { $margin } диска
        [many] Доказано: белые выигрывают с перевесом в { $margin } дисков
       *[other] Доказано: белые выигрывают с перевесом в { $margin } диска
    }
}
analysis-won = { $side ->
    [silver] Серебристые выиграли
    [brown] Коричневые выиграли
    [red] Красные выиграли
    [black] Чёрные выиграли
   *[white] Белые выиграли
}

## The engine

analysis-engine = Движок
analysis-line-count = Сколько линий
analysis-lines = { $count ->
    [one] { $count } линия
    [few] { $count } линии
    [many] { $count } линий
   *[other] { $count } линии
}
analysis-depth = Глубина { $depth } · позиций: { $nodes }
analysis-engine-off = Движок выключен.
analysis-engine-held = Движок занят на этой странице другим делом.
analysis-engine-over = Здесь партия окончена.
analysis-engine-waiting = Движок сейчас начнёт думать…
analysis-engine-queued = Все движки заняты. Ваш начнёт, как только один освободится; пока можно продолжать без него.
analysis-engine-done = { $figures } · готово
analysis-engine-gone = Анализ без движка: он занят или сервер недоступен.
analysis-think-on = Думать дальше

## Moves, comments and variations

analysis-start = Начало
analysis-no-moves = Ходов пока нет. Сделайте ход на доске: каждый останется здесь.
analysis-variation = Вариант с { $move }
analysis-type = Ввести ход
analysis-marks = Что вы думаете о ходе
analysis-mark-1 = Хороший ход
analysis-mark-2 = Ошибка
analysis-mark-3 = Блестящий ход
analysis-mark-4 = Грубая ошибка
analysis-mark-5 = Интересный ход
analysis-mark-6 = Сомнительный ход
analysis-comment = Комментарий к { $move }
analysis-comment-start = Комментарий перед первым ходом
analysis-promote = Поднять вариант выше
analysis-promoted = Этот вариант теперь стоит перед другими.
analysis-delete = Удалить отсюда
analysis-deleted = Ход и всё, что за ним следовало, удалены.
analysis-undo = Вернуть { $move }
analysis-tree-full = Больше ходов в этом анализе хранить нельзя.

## The report

analysis-report-about = Движок смотрит каждую позицию главной линии и показывает, где всё переменилось.
analysis-report-how = Сколько смотреть
analysis-report-quick = Быстро
analysis-report-careful = Внимательно
analysis-report-deep = Глубоко
analysis-report-begin = Составить отчёт
analysis-report-anew = Составить заново
analysis-report-stop = Остановить
analysis-report-progress = Ход составления отчёта
analysis-report-going = Позиций: { $done } из { $all }
analysis-report-stopped = Остановлено. Позиций: { $done } из { $all }.
analysis-report-lost = Движок пропал. Позиций: { $done } из { $all }. Найденное остаётся.
analysis-report-clean = Ошибок не найдено.
analysis-report-done = { $count ->
    [one] Отчёт готов: { $count } ошибка.
    [few] Отчёт готов: { $count } ошибки.
    [many] Отчёт готов: { $count } ошибок.
   *[other] Отчёт готов: { $count } ошибки.
}
analysis-report-keep = Записать это к ходам
analysis-report-kept = Оценки и лучшие ходы теперь стоят при ходах.
analysis-graph = Шансы первой стороны на победу, ход за ходом
analysis-graph-said = { $side ->
    [silver] Шансы серебристых на победу, ход за ходом; в конце { $share }
    [red] Шансы красных на победу, ход за ходом; в конце { $share }
   *[black] Шансы чёрных на победу, ход за ходом; в конце { $share }
}
analysis-inaccuracy = Неточность
analysis-mistake = Ошибка
analysis-blunder = Грубая ошибка
analysis-missed-win = Упущен доказанный выигрыш
analysis-better = Лучше: { $move }
analysis-accuracy = Точность { $value } %
analysis-judged = Неточности: { $inaccuracies } · ошибки: { $mistakes } · грубые ошибки: { $blunders }

## Saving and sharing

analysis-study-title = Название
analysis-save = Сохранить
analysis-save-copy = Сохранить себе
analysis-saved = Сохранено. Посмотреть может каждый, у кого есть ссылка.
analysis-unsaved = Есть несохранённые изменения.
analysis-not-saved = Не получилось. Ничего не потеряно; попробуйте ещё раз.
analysis-link = Ссылка на эту позицию
analysis-frame = Доска для вашей страницы
analysis-copy = Копировать
analysis-copy-of = Копировать: { $what }
analysis-copied = Скопировано.
analysis-not-copied = Браузер не разрешает копировать. Выделите текст и скопируйте сами.
analysis-copy-text = Копировать запись
analysis-take-text = Скачать текст
analysis-take-json = Скачать JSON
analysis-print = Печать
analysis-pictures = Картинки
analysis-picture-svg = Картинка (SVG)
analysis-picture-png = Картинка (PNG)
analysis-picture-gif = Анимация (GIF)
analysis-picture-qr = QR-код
analysis-play-on = Играть отсюда

## Setting up a position by hand

analysis-setup = Расставить позицию
analysis-setup-short = Расставить
analysis-setup-about = { $game ->
    [six] Выберите фишку, затем клетку на столе.
   *[other] Выберите диск, затем место на доске. Диск ложится поверх того, что там есть.
}
analysis-tools = Что поставить
analysis-tool = { $piece ->
    [silver-pawn] Серебристая пешка
    [silver-hunchback] Серебристый Горбун
    [silver-giant] Серебристый Гигант
    [brown-pawn] Коричневая пешка
    [brown-hunchback] Коричневый Горбун
    [brown-giant] Коричневый Гигант
    [milady-milady] Миледи
    [red-tile] Красная фишка
    [graphite-tile] Чёрная фишка
    [ebony-disc] Чёрный диск
    [ivory-disc] Белый диск
    [stone-disc] Серый диск
   *[end-disc] Красный диск
}
analysis-tool-take = Убрать
analysis-tool-field = Убрать поле
analysis-turn = Чей ход
analysis-seat = { $side ->
    [silver] Серебристые
    [brown] Коричневые
    [red] { $seat ->
        [none] Красные
       *[other] Красные, место { $seat }
    }
    [black] { $seat ->
        [none] Чёрные
       *[other] Чёрные, место { $seat }
    }
   *[white] Белые
}
analysis-round = Этап
analysis-round-name = { $round ->
    [1] Первый: выкладывание
   *[2] Второй: перестановка
}
analysis-points = Очки за королей
analysis-clear = Очистить доску
analysis-from-start = Начальная позиция
analysis-use = Анализировать эту позицию
analysis-cancel = Отмена
analysis-setup-good = В этой позиции можно играть.
analysis-setup-over = Такая позиция возможна, но партия в ней окончена.
analysis-setup-problem = В этой позиции играть нельзя: { $problem }
analysis-setup-tiles = На первом этапе у красных на столе столько же фишек, сколько у чёрных, или на одну больше, и часть фишек ещё в руках. Сейчас красных фишек { $red }, чёрных { $black }.
analysis-setup-apart = Фишки не связаны: каждая должна касаться другой.
analysis-setup-discs = { $disc ->
    [black] Чёрных дисков девять, а в ряду их { $count }.
   *[white] Белых дисков девять, а в ряду их { $count }.
}

## Boards in other pages

analysis-embed-full = Анализировать на Trilith
analysis-step-of = { $step } из { $all }
