# Learning: lessons, puzzles and the rules.

## Lessons

study-title = Tanulás
study-lead = Pár perc minden játékhoz, egy táblán, amely válaszol. Utána egy-egy rövid lecke minden változathoz és minden különleges koronghoz.
# $game: the name of a game
study-game-title = Tanulás: { $game }
study-lessons-title = Leckék
study-lessons = { $count } lecke
study-progress = { $done } / { $count } lecke kész
study-progress-all = Minden lecke kész
study-begin = Kezdés
study-continue = Folytatás
study-once-more = Újrakezdés
study-puzzles = Feladványok
study-rules = Szabályok
study-rules-complete = A teljes szabályok
study-rules-about = Olvasásra és nyomtatásra
study-more = Utána
study-done = kész
study-begun = elkezdve

study-board = Tábla
study-lesson = Lecke
study-steps = Lépések
study-step = { $step }. rész, összesen { $count }
study-go-to-step = Ugrás ide: { $step }. rész
study-back = Vissza
study-next = Tovább
study-finish = Befejezés
study-again = Még egyszer
study-show = Mutasd meg
study-try-again = Próbáld újra
study-your-turn = Te jössz.
study-watch = Figyeld.
study-first-answer = Előbb lépj egyet a táblán. A válasz nyitja meg az utat.
study-shown = Ez az a lépés. Most tedd meg te.
study-refused = Próbálj másik lépést.
study-no-connection = A szerver nem érhető el. Lépj újra egy kicsit később.
study-no-board = A táblát nem sikerült betölteni. Töltsd be újra az oldalt.

study-finished = Szép munka!
study-finished-next = A lecke kész. A következő: „{ $title }”.
study-finished-all = Elérted a { $game } utolsó leckéjét. Ideje játszani.
study-next-lesson = Következő lecke
study-all-lessons = Minden lecke
study-restart = Még egyszer az elejétől

## Puzzles

puzzle-title = Feladványok
puzzle-lead = Állások a számítógép önmaga elleni játszmáiból. Aki következik, nyerni tud: találd ki, hogyan.
puzzle-one = Feladvány
puzzle-game-title = Feladványok: { $game }
puzzle-number = { $number }. feladvány
puzzle-count = { $count } feladvány
puzzle-progress = { $done } / { $count } feladvány megoldva
puzzle-streak = Sorozat: { $now } · legjobb: { $best }
puzzle-start = Kezdés
puzzle-all = Minden feladvány
puzzle-solved = megoldva
puzzle-solved-before = Már megoldottad
puzzle-grade = Milyen nehéz
puzzle-grade-next = Milyen nehéz legyen a következő
puzzle-grade-any = Mindegy
puzzle-grade-1 = Nagyon könnyű
puzzle-grade-2 = Könnyű
puzzle-grade-3 = Közepes
puzzle-grade-4 = Nehéz
puzzle-grade-5 = Nagyon nehéz
puzzle-all-solved = Ezeket mind megoldottad. Válassz másokat, vagy kezdd újra őket.
puzzle-forget = Újrakezdés

# $side: silver brown red black white
puzzle-find = { $side ->
    [silver] Ezüst következik. Találd meg a nyeréshez vezető utat.
    [brown] Barna következik. Találd meg a nyeréshez vezető utat.
    [red] Vörös következik. Találd meg a nyeréshez vezető utat.
    [black] Fekete következik. Találd meg a nyeréshez vezető utat.
   *[white] Fehér következik. Találd meg a nyeréshez vezető utat.
}
puzzle-find-one = { $side ->
    [silver] Ezüst következik. Találd meg a nyerő lépést.
    [brown] Barna következik. Találd meg a nyerő lépést.
    [red] Vörös következik. Találd meg a nyerő lépést.
    [black] Fekete következik. Találd meg a nyerő lépést.
   *[white] Fehér következik. Találd meg a nyerő lépést.
}
puzzle-right = Úgy van. Tovább: most mi jön?
# In 27 it is proven that no other move wins; in the other games no other win was found.
puzzle-wrong = Ez nem nyer. Próbáld újra, vagy nézd meg a megoldást.
puzzle-not-known = Ezután nem találtunk nyerést. Próbáld újra, vagy nézd meg a megoldást.
puzzle-checking = Megnézzük, hogy ez is nyer-e…
puzzle-done = Megoldva!
puzzle-done-other = Megoldva! Ez is nyer.
puzzle-done-after = Megoldva, bár nem elsőre.
puzzle-only-move = Megoldva! Csak ez a lépés nyer.
puzzle-shown = Így lehet nyerni.
puzzle-showing = A megoldás:
puzzle-solution = A megoldás megnézése
puzzle-rest = Nézd meg, hogyan végződik
puzzle-again = Elölről
puzzle-next = Következő feladvány
puzzle-analysis = Ennek az állásnak az elemzése

## Rules

# $game: the name of a game
rules-title = A { $game } szabályai
rules-contents = Tartalom
rules-print = Nyomtatás
rules-lessons = Játszva tanulni
rules-others = A többi játék szabályai:
