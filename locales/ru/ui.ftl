# What every page says.

site-title = три настольные игры
site-description = Играйте в SIXTH!, Six и 27: против компьютера, с другом или чтобы выяснить, кто был прав.
skip-to-content = К содержанию
nav-label = Главное меню
nav-play = Играть
nav-lobby = Лобби
nav-learn = Учиться
nav-puzzles = Задачи
nav-analysis = Анализ
nav-games = Партии
nav-settings = Настройки
nav-account = Учётная запись
language-label = Язык
language-choose = Изменить
footer-names = Названия игр принадлежат их издателям. Trilith с ними не связан.
footer-api = Для программ
needs-script = Этой странице нужен JavaScript. Правила можно читать и без него.
go-home = На главную

home-title = Три игры. Минуты, чтобы научиться, и долгий путь к мастерству.
home-unfinished = Ваши неоконченные партии
home-play = Играть
home-learn = Учиться
home-lobby = { $count ->
    [0] Играть с другими: в лобби
    [one] { $count } партия ждёт игрока: в лобби
    [few] { $count } партии ждут игрока: в лобби
   *[many] { $count } партий ждут игрока: в лобби
}
home-your-turn = { $count ->
    [one] Ваш ход в { $count } партии
    [few] Ваш ход в { $count } партиях
   *[many] Ваш ход в { $count } партиях
}

seat-computer = Компьютер, уровень { $level }
seat-same-screen = За одним экраном
seat-guest = Гость
games-plies = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
games-going-on = продолжается

error-not-found-title = Здесь ничего нет
error-not-found = По этому адресу ничего нет. Возможно, ссылка неполная.
error-no-game-title = Такой партии нет
error-no-game = По этому адресу нет партии. Возможно, ссылка неполная или партию удалили.
error-server-title = Что-то пошло не так
error-server = Сервер не смог этого сделать. Ничего не потеряно; попробуйте ещё раз.
error-unreadable = Это не удаётся прочитать: { $problem }
error-too-many-games = У вас столько партий, сколько можно хранить. Сначала удалите несколько.
error-too-many-seeks = Вы предложили в лобби достаточно игр. Подождите, пока кто-нибудь примет одну, или отмените её.
refused-not-yours-alone = В этой игре участвуют другие люди, её нельзя удалить.
refused-blocked = С этим человеком вы играть не можете.
refused-banned = Владелец этого сайта закрыл вам доступ.
refused-too-fast = Вы пишете слишком быстро. Подождите немного.
refused-between-people = В игре между людьми подсказок нет.
error-too-many-tables = Вы следите за слишком многими столами сразу.
error-other-site = Эта страница принадлежит другому сайту и не может подключиться сюда.
error-connection = Сервер недоступен. Попытки повторяются сами.
error-busy = Сервер сейчас слишком занят. Пожалуйста, попробуйте ещё раз через минуту.
error-too-fast = Слишком много запросов сразу. Пожалуйста, подождите немного и попробуйте ещё раз.
error-too-many-sockets = Отсюда открыто слишком много соединений. Закройте несколько страниц и попробуйте ещё раз.

refused-unreadable = В записи этой игры такого хода нет.
refused-not-your-turn = Сейчас не ваш ход.
refused-not-at-table = Вы смотрите эту партию; ходить могут только её игроки.
refused-stale = Позиция тем временем изменилась. Посмотрите ещё раз и ходите.
refused-nothing-to-take-back = У вас нет хода, который можно взять назад.
refused-too-long = Эта партия слишком длинная, чтобы продолжать.
refused-waiting = Одно из мест ещё свободно. Партия начнётся, когда все места будут заняты.
refused-no-take-backs = В этой партии условились не брать ходы назад.
refused-no-free-seat = Все места за этим столом заняты. Вы можете смотреть.
refused-seat-taken = Это место уже занял кто-то другой.
refused-other-side = Вы уже играете за другую сторону.
refused-needs-account = Это рейтинговая партия. Чтобы сесть за стол, нужна учётная запись.
refused-offer-stands = Вы уже предложили это; теперь отвечает другая сторона.
refused-offered-before = Вы уже предлагали это. Предложить снова можно после вашего следующего хода.
refused-rematch-declined = Другая сторона пока не хочет играть ещё раз.
refused-no-offer = Отклонять больше нечего.
refused-too-late-to-abort = Обе стороны уже сделали ход, и отменить партию больше нельзя. Вы можете сдаться или предложить ничью.
refused-not-begun = Обе стороны должны сделать ход, прежде чем можно будет потребовать победу.
refused-no-live-clock = Потребовать победу, когда другие уходят, можно только в партии с идущими часами.
refused-not-absent = Победу можно потребовать, когда другая сторона отсутствует { $seconds } секунд.
refused-not-over = Партия продолжается; следующая может начаться, когда эта закончится.
refused-called-off = Эта партия была отменена; реванша не будет.
refused-continued = Следующая партия уже началась.
refused-your-turn = Сейчас ваш ход: сделайте его.
refused-no-plans = За этим столом это нельзя запланировать.
refused-plan-too-large = Этот план слишком велик: в плане может быть до 30 вариантов по 20 ходов.
refused-too-many-plans = Вы слишком часто меняли план. Планировать снова можно после вашего следующего хода.
refused-other-room = Игроки говорят с игроками, а зрители — между собой.
refused-nothing-said = Отправлять пока нечего: сначала напишите что-нибудь.
refused-too-much-said = Сообщение слишком длинное: в нём может быть символов: { $most }.
refused-talk-full = За этим столом сказано столько, что места больше нет.

ending-resigned = { $side ->
    [silver] Серебристые сдались.
    [brown] Коричневые сдались.
    [red] Красные сдались.
    [black] Чёрные сдались.
   *[white] Белые сдались.
}
ending-flagged = { $side ->
    [silver] У серебристых вышло время.
    [brown] У коричневых вышло время.
    [red] У красных вышло время.
    [black] У чёрных вышло время.
   *[white] У белых вышло время.
}
ending-abandoned = { $side ->
    [silver] Серебристые покинули партию.
    [brown] Коричневые покинули партию.
    [red] Красные покинули партию.
    [black] Чёрные покинули партию.
   *[white] Белые покинули партию.
}
ending-aborted = { $side ->
    [silver] Серебристые отменили партию.
    [brown] Коричневые отменили партию.
    [red] Красные отменили партию.
    [black] Чёрные отменили партию.
   *[white] Белые отменили партию.
}
ending-agreed = Ничья по соглашению.

settings-title = Настройки
settings-keys = Клавиши
keys-arrows = Переходить с места на место по доске
keys-enter = Выбрать диск или фишку, затем место
keys-digits = Сколько поднять или какая группа остаётся
keys-escape = Вернуть поднятое на место
keys-steps = На ход назад, на ход вперёд
keys-turn = Повернуть доску
keys-engine = В анализе включить или выключить движок
keys-type = Ввести ход

games-title = Ваши партии
games-none = Партий пока нет. До первой — два щелчка.
games-delete = Удалить
studies-title = Ваши анализы
studies-none = Анализов пока нет. Им может стать любая партия или позиция.
studies-new = Новый анализ
study-untitled = Без названия

new-title = Новая партия
new-from-position = Из позиции игры
new-game = Игра
new-variant = Вариант
new-every-option = Все настройки
new-variant-text = Это
new-opponent = Соперник
new-computer = Компьютер
new-friend = Друг, по ссылке
new-same-screen = За одним экраном
new-level = Уровень
new-side = Ваша сторона
new-side-random = Всё равно
new-clock = Часы
new-clock-none = Без часов
new-clock-live = Минуты
new-clock-days = Дни
new-minutes = Минут каждому
new-seconds = Секунд на ход
new-days = Дней на ход
new-terms = Условия
new-take-backs = Ходы можно возвращать
new-private = Партию видят только игроки
new-listed = Показать в лобби: место может занять каждый
new-rated = Рейтинговая
new-rated-needs = Только для двух игроков с учётной записью.
new-invite = Пригласить
new-start = Начать

game-board = Доска
game-moves = Ходы
game-steps = Просмотр партии
game-actions = Действия
game-type-move = Ввести ход
