# Analysis of games and positions, and boards that are shown in other pages.

## The page on which an analysis begins

analysis-title = Elemzés
analysis-about = Nézz meg bármilyen játszmát vagy állást, egyedül vagy a motorral. Amit itt kipróbálsz, nem változtat egyetlen játszmán sem.
analysis-draft = A nem mentett elemzés folytatása
analysis-choose = Kezdés egy játékkal
analysis-any-variant = Vagy bármelyik változat, a nevével
analysis-open = Megnyitás
analysis-paste = Leírás vagy állás beillesztése
analysis-paste-label = Leírás, lépések vagy állás
analysis-paste-help = Leírás szövegként vagy JSON-ként; vagy egy változat, mögötte lépésekkel vagy állással, például: 27 1:4 9:2
analysis-mine = Elemzéseim
analysis-none = Még nem mentettél elemzést.
analysis-untitled = Cím nélkül
analysis-missing-title = Nincs ilyen elemzés
analysis-missing = Ezen a címen nincs elemzés. Talán hiányos a hivatkozás.

## The page of an analysis

analysis-title-of = Elemzés: { $variant }
analysis-description = Egy állás a lépéseivel és változataival, megnézni és kipróbálni.
analysis-board = Tábla
analysis-panels = Elemzés
analysis-new = Új elemzés
analysis-tab-lines = Motor
analysis-tab-moves = Lépések
analysis-tab-report = Jelentés
analysis-tab-share = Megosztás
analysis-steps = A játszma végigjárása
analysis-first = Az elejére
analysis-back = Egy lépést vissza
analysis-half = Fél lépés: mit emel fel a következő lépés
analysis-half-said = A következő lépés: { $move }.
analysis-forward = Egy lépést előre
analysis-last = A végére
analysis-turn-board = Tábla fordítása
analysis-to-move = { $side ->
    [silver] Ezüst következik
    [brown] Barna következik
    [red] { $seat ->
        [none] Vörös következik
       *[other] Vörös következik, { $seat }. hely
    }
    [black] { $seat ->
        [none] Fekete következik
       *[other] Fekete következik, { $seat }. hely
    }
   *[white] Fehér következik
}
analysis-lost = A szerver nem érhető el. Az elemzésed itt megmarad.
analysis-again = Próbáld újra

## The evaluation bar

analysis-bar = Értékelés
analysis-no-score = Nincs értékelve
analysis-chance = { $side ->
    [silver] Ezüst nyerési esélye: { $share }
    [brown] Barna nyerési esélye: { $share }
    [red] Vörös nyerési esélye: { $share }
    [black] Fekete nyerési esélye: { $share }
   *[white] Fehér nyerési esélye: { $share }
}
analysis-proven-draw = Bizonyított: döntetlen
analysis-proven-win = { $side ->
    [silver] Bizonyított: Ezüst nyer { $plies } lépésben
    [brown] Bizonyított: Barna nyer { $plies } lépésben
    [red] Bizonyított: Vörös nyer { $plies } lépésben
    [black] Bizonyított: Fekete nyer { $plies } lépésben
   *[white] Bizonyított: Fehér nyer { $plies } lépésben
}
analysis-proven-margin = { $side ->
    [black] Bizonyított: Fekete nyer { $margin } korong előnnyel
   *[white] Bizonyított: Fehér nyer { $margin } korong előnnyel
}
analysis-won = { $side ->
    [silver] Ezüst nyert
    [brown] Barna nyert
    [red] Vörös nyert
    [black] Fekete nyert
   *[white] Fehér nyert
}

## The engine

analysis-engine = Motor
analysis-line-count = Hány lépéssor
analysis-lines = { $count } lépéssor
analysis-depth = Mélység: { $depth } · { $nodes } állás
analysis-engine-off = A motor ki van kapcsolva.
analysis-engine-held = A motor mással foglalkozik ezen az oldalon.
analysis-engine-over = Itt a játszma véget ért.
analysis-engine-waiting = A motor mindjárt gondolkodni kezd…
analysis-engine-queued = Minden motor foglalt. A tiéd elindul, amint egy felszabadul; addig nélküle folytathatod.
analysis-engine-done = { $figures } · kész
analysis-engine-gone = Elemzés motor nélkül: foglalt, vagy a szerver nem érhető el.
analysis-think-on = Gondolkodjon tovább

## Moves, comments and variations

analysis-start = Kezdet
analysis-no-moves = Még nincs lépés. Lépj egyet a táblán: itt minden lépés megmarad.
analysis-variation = Változat ezzel: { $move }
analysis-type = Lépés beírása
analysis-marks = Mit gondolsz a lépésről
analysis-mark-1 = Jó lépés
analysis-mark-2 = Hiba
analysis-mark-3 = Ragyogó lépés
analysis-mark-4 = Durva hiba
analysis-mark-5 = Érdekes lépés
analysis-mark-6 = Kétes lépés
analysis-comment = Megjegyzés ehhez: { $move }
analysis-comment-start = Megjegyzés az első lépés előtt
analysis-promote = Változat előrébb
analysis-promoted = Ez a változat most a többi előtt áll.
analysis-delete = Törlés innentől
analysis-deleted = A lépés és minden, ami utána jött, eltűnt.
analysis-undo = Visszahozom: { $move }
analysis-tree-full = Ebben az elemzésben nem fér el több lépés.

## The report

analysis-report-about = A motor megnézi a főváltozat minden állását, és megmutatja, hol fordult a játszma.
analysis-report-how = Meddig nézze
analysis-report-quick = Gyors
analysis-report-careful = Gondos
analysis-report-deep = Mély
analysis-report-begin = Jelentés készítése
analysis-report-anew = Újra elkészítem
analysis-report-stop = Leállítás
analysis-report-progress = A jelentés állapota
analysis-report-going = { $done } / { $all } állás
analysis-report-stopped = Leállítva, megnézett állások: { $done } / { $all }.
analysis-report-lost = A motor eltűnt, megnézett állások: { $done } / { $all }. Amit talált, megmarad.
analysis-report-clean = Nem talált hibát.
analysis-report-done = A jelentés kész: { $count } hiba.
analysis-report-keep = Beírom a lépésekhez
analysis-report-kept = A jelek és a jobb lépések most a lépések mellett állnak.
analysis-graph = Az első fél nyerési esélye, lépésről lépésre
analysis-graph-said = { $side ->
    [silver] Ezüst nyerési esélye, lépésről lépésre; a végén { $share }
    [red] Vörös nyerési esélye, lépésről lépésre; a végén { $share }
   *[black] Fekete nyerési esélye, lépésről lépésre; a végén { $share }
}
analysis-inaccuracy = Pontatlanság
analysis-mistake = Hiba
analysis-blunder = Durva hiba
analysis-missed-win = Elszalasztott bizonyított nyerés
analysis-better = Jobb: { $move }
analysis-accuracy = { $value }%-os pontosság
analysis-judged = Pontatlanságok: { $inaccuracies } · hibák: { $mistakes } · durva hibák: { $blunders }

## Saving and sharing

analysis-study-title = Cím
analysis-save = Mentés
analysis-save-copy = Mentés sajátként
analysis-saved = Mentve. Akinél megvan a hivatkozás, megnézheti.
analysis-unsaved = Vannak nem mentett változások.
analysis-not-saved = Ez nem sikerült. Semmi sem veszett el; próbáld újra.
analysis-link = Hivatkozás erre az állásra
analysis-frame = Tábla a saját oldaladra
analysis-copy = Másolás
analysis-copy-of = Másolás: { $what }
analysis-copied = Másolva.
analysis-not-copied = A böngésző nem engedi a másolást. Jelöld ki a szöveget, és másold te.
analysis-copy-text = Leírás másolása
analysis-take-text = Szöveg letöltése
analysis-take-json = JSON letöltése
analysis-print = Nyomtatás
analysis-pictures = Képek
analysis-picture-svg = Kép (SVG)
analysis-picture-png = Kép (PNG)
analysis-picture-gif = Animáció (GIF)
analysis-picture-qr = QR-kód
analysis-play-on = Játék innen

## Setting up a position by hand

analysis-setup = Állás összerakása
analysis-setup-short = Összerakás
analysis-setup-about = { $game ->
    [six] Válassz egy elemet, aztán egy mezőt az asztalon.
   *[other] Válassz egy korongot, aztán egy helyet a táblán. A korong a tetejére kerül annak, ami ott van.
}
analysis-tools = Mit teszel le
analysis-tool = { $piece ->
    [silver-pawn] Ezüst gyalog
    [silver-hunchback] Ezüst Púpos
    [silver-giant] Ezüst Óriás
    [brown-pawn] Barna gyalog
    [brown-hunchback] Barna Púpos
    [brown-giant] Barna Óriás
    [milady-milady] Milady
    [red-tile] Vörös elem
    [graphite-tile] Fekete elem
    [ebony-disc] Fekete korong
    [ivory-disc] Fehér korong
    [stone-disc] Szürke korong
   *[end-disc] Vörös korong
}
analysis-tool-take = Elvétel
analysis-tool-field = Mező eltávolítása
analysis-turn = Ki következik
analysis-seat = { $side ->
    [silver] Ezüst
    [brown] Barna
    [red] { $seat ->
        [none] Vörös
       *[other] Vörös, { $seat }. hely
    }
    [black] { $seat ->
        [none] Fekete
       *[other] Fekete, { $seat }. hely
    }
   *[white] Fehér
}
analysis-round = Szakasz
analysis-round-name = { $round ->
    [1] Első: lerakás
   *[2] Második: áthelyezés
}
analysis-points = Királypontok
analysis-clear = Tábla ürítése
analysis-from-start = Kezdőállás
analysis-use = Ennek az állásnak az elemzése
analysis-cancel = Mégse
analysis-setup-good = Ez az állás játszható.
analysis-setup-over = Ez az állás létezhet, de a játszma véget ért benne.
analysis-setup-problem = Ez az állás nem játszható: { $problem }
analysis-setup-tiles = Az első szakaszban Vörösnek ugyanannyi eleme van az asztalon, mint Feketének, vagy eggyel több, és néhány elem még kézben van. Most { $red } vörös és { $black } fekete elem van.
analysis-setup-apart = Az elemek nem függnek össze: mindegyiknek egy másikhoz kell érnie.
analysis-setup-discs = { $disc ->
    [black] Kilenc fekete korong van, és { $count } van a sorban.
   *[white] Kilenc fehér korong van, és { $count } van a sorban.
}

## Boards in other pages

analysis-embed-full = Elemzés a Trilithen
analysis-step-of = { $step } / { $all }
