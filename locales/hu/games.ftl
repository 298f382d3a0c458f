# The list of one's games.

games-delete-sure = Végleg törlöd? Nem lehet visszahozni.

games-turn-title = Te jössz
games-next = Következő játszma
games-rest-title = A többi
games-your-turn = te jössz
games-to-move = { $name } jön
games-their-turn = az ellenfél jön
games-seat-free = van szabad hely
games-called-off = lemondva
games-left-days = még { $count } nap
games-left-hours = még { $count } óra
games-left-minutes = még { $count } perc
