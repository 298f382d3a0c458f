# Лобби: партии, которые ждут игрока, и партии, за которыми можно наблюдать.

lobby-title = Лобби
lobby-about = Займите свободное место или предложите партию сами.
lobby-offer = Предложить партию
lobby-seeks = Ждут соперника
lobby-no-seeks = Сейчас никто не ждёт соперника. Предложите партию, и она появится здесь.
lobby-sit = Играть
lobby-own = Ваше предложение
lobby-open = Открыть
lobby-games = Партии, за которыми можно наблюдать
lobby-no-games = Сейчас наблюдать не за чем.
lobby-rated = рейтинговая
lobby-bot = бот
lobby-side = { $side ->
    [silver] вы играете серебристыми
    [brown] вы играете коричневыми
    [red] вы играете красными
    [black] вы играете чёрными
   *[white] вы играете белыми
}
lobby-time-none = без часов
lobby-time-live = { $minutes } мин + { $seconds } с
lobby-time-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
lobby-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
lobby-gone = уже занято
lobby-stale = Список сейчас не обновляется. Попытка повторится сама.
