# Az előtér: játszmák, amelyek játékosra várnak, és játszmák, amelyeket nézni lehet.

lobby-title = Előtér
lobby-about = Foglalj el egy szabad helyet, vagy ajánlj te egy játszmát.
lobby-offer = Játszma ajánlása
lobby-seeks = Játékosra vár
lobby-no-seeks = Most senki sem vár játékosra. Ajánlj egy játszmát, és itt megjelenik.
lobby-sit = Játék
lobby-own = A te ajánlatod
lobby-open = Megnyitás
lobby-games = Nézhető játszmák
lobby-no-games = Most nincs mit nézni.
lobby-rated = értékelt
lobby-bot = bot
lobby-side = { $side ->
    [silver] te ezüsttel játszol
    [brown] te barnával játszol
    [red] te vörössel játszol
    [black] te feketével játszol
   *[white] te fehérrel játszol
}
lobby-time-none = óra nélkül
lobby-time-live = { $minutes } perc + { $seconds } mp
lobby-time-days = { $days } nap lépésenként
lobby-seats = { $count } szabad hely
lobby-gone = már nem szabad
lobby-stale = A listát most nem lehet frissíteni. Magától újra próbálkozik.
