# Learning: lessons, puzzles and the rules.

## Lessons

study-title = Учиться
study-lead = По несколько минут на каждую игру, на доске, которая отвечает. Потом по короткому уроку на каждый вариант и каждый особый диск.
# $game: the name of a game
study-game-title = Учимся играть в { $game }
study-lessons-title = Уроки
study-lessons = { $count ->
    [one] { $count } урок
    [few] { $count } урока
    [many] { $count } уроков
   *[other] { $count } урока
}
study-progress = { $count ->
    [one] Пройдено { $done } из { $count } урока
    [few] Пройдено { $done } из { $count } уроков
    [many] Пройдено { $done } из { $count } уроков
   *[other] Пройдено { $done } из { $count } уроков
}
study-progress-all = Все уроки пройдены
study-begin = Начать
study-continue = Продолжить
study-once-more = Начать заново
study-puzzles = Задачи
study-rules = Правила
study-rules-complete = Полные правила
study-rules-about = Чтобы прочитать и напечатать
study-more = Потом
study-done = пройден
study-begun = начат

study-board = Доска
study-lesson = Урок
study-steps = Шаги
study-step = Шаг { $step } из { $count }
study-go-to-step = К шагу { $step }
study-back = Назад
study-next = Дальше
study-finish = Завершить
study-again = Сыграть ещё раз
study-show = Покажите
study-try-again = Попробовать ещё раз
study-your-turn = Ваш ход.
study-watch = Смотрите.
study-first-answer = Сначала сделайте ход на доске. Ответ откроет дорогу.
study-shown = Вот этот ход. Теперь сделайте его сами.
study-refused = Попробуйте другой ход.
study-no-connection = Сервер недоступен. Сделайте ход ещё раз чуть позже.
study-no-board = Доску не удалось загрузить. Пожалуйста, загрузите страницу ещё раз.

study-finished = Отлично!
study-finished-next = Урок пройден. Следующий — «{ $title }».
study-finished-all = Вы дошли до последнего урока игры { $game }. Теперь пора играть.
study-next-lesson = Следующий урок
study-all-lessons = Все уроки
study-restart = Ещё раз с первого шага

## Puzzles

puzzle-title = Задачи
puzzle-lead = Позиции из партий компьютера с самим собой. Тот, чей ход, может выиграть: найдите как.
puzzle-one = Задача
puzzle-game-title = Задачи: { $game }
puzzle-number = Задача { $number }
puzzle-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
puzzle-progress = { $count ->
    [one] Решено { $done } из { $count } задачи
    [few] Решено { $done } из { $count } задач
    [many] Решено { $done } из { $count } задач
   *[other] Решено { $done } из { $count } задач
}
puzzle-streak = Серия { $now } · лучшая { $best }
puzzle-start = Начать
puzzle-all = Все задачи
puzzle-solved = решена
puzzle-solved-before = Уже решена
puzzle-grade = Сложность
puzzle-grade-next = Сложность следующей
puzzle-grade-any = Любая
puzzle-grade-1 = Очень легко
puzzle-grade-2 = Легко
puzzle-grade-3 = Средне
puzzle-grade-4 = Трудно
puzzle-grade-5 = Очень трудно
puzzle-all-solved = Все эти задачи вы решили. Выберите другие или начните их заново.
puzzle-forget = Начать заново

# $side: silver brown red black white
puzzle-find = { $side ->
    [silver] Ход серебристых. Найдите путь к победе.
    [brown] Ход коричневых. Найдите путь к победе.
    [red] Ход красных. Найдите путь к победе.
    [black] Ход чёрных. Найдите путь к победе.
   *[white] Ход белых. Найдите путь к победе.
}
puzzle-find-one = { $side ->
    [silver] Ход серебристых. Найдите ход, который выигрывает.
    [brown] Ход коричневых. Найдите ход, который выигрывает.
    [red] Ход красных. Найдите ход, который выигрывает.
    [black] Ход чёрных. Найдите ход, который выигрывает.
   *[white] Ход белых. Найдите ход, который выигрывает.
}
puzzle-right = Верно. Дальше: что теперь?
# In 27 it is proven that no other move wins; in the other games no other win was found.
puzzle-wrong = Это не выигрывает. Попробуйте ещё раз или посмотрите решение.
puzzle-not-known = После этого выигрыша не нашлось. Попробуйте ещё раз или посмотрите решение.
puzzle-checking = Проверяем, выигрывает ли и это…
puzzle-done = Решено!
puzzle-done-other = Решено! Это тоже выигрывает.
puzzle-done-after = Решено, хоть и не с первой попытки.
puzzle-only-move = Решено! Выигрывает только этот ход.
puzzle-shown = Вот как это выигрывается.
puzzle-showing = Решение:
puzzle-solution = Посмотреть решение
puzzle-rest = Посмотреть, чем кончится
puzzle-again = Сначала
puzzle-next = Следующая задача
puzzle-analysis = Анализировать эту позицию

## Rules

# $game: the name of a game
rules-title = Правила игры { $game }
rules-contents = Содержание
rules-print = Печать
rules-lessons = Учиться, играя
rules-others = Правила других игр:
