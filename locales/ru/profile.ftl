# Другие люди.

profile-since = Здесь с
profile-bot = бот
profile-bot-about = С этой учётной записью играет программа.
profile-closed = Владелец этого сайта закрыл эту учётную запись.
profile-you = Это вы.
profile-ratings = Рейтинги
profile-no-ratings = Рейтинговых партий пока нет.
profile-rated-games = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[many] { $count } рейтинговых партий
}
profile-uncertain = ещё неточный
profile-graph = { $count ->
    [one] За { $count } партию рейтинг изменился с { $first } на { $last }, между { $lowest } и { $highest }.
    [few] За { $count } партии рейтинг изменился с { $first } на { $last }, между { $lowest } и { $highest }.
   *[many] За { $count } партий рейтинг изменился с { $first } на { $last }, между { $lowest } и { $highest }.
}
profile-games = Последние партии
profile-no-games = Показать пока нечего.
profile-won = победа
profile-lost = поражение
profile-drawn = ничья
profile-block = Заблокировать
profile-unblock = Разблокировать
profile-block-about = Заблокированный не может сесть за ваши столы, а его предложения вам не показываются.
profile-blocked = Заблокировано. Больше вы за столом не встретитесь.
profile-unblocked = Разблокировано.
profile-report = Пожаловаться
profile-report-text = Что произошло?
profile-report-about = Это прочтёт только владелец сайта.
profile-report-send = Отправить
profile-report-sent = Спасибо. Владелец сайта это прочтёт.
profile-unknown-title = Никого с таким именем
profile-unknown = Здесь никого так не зовут. Возможно, имя пишется иначе или учётная запись удалена.
