# Why a move is not allowed, and how a game ended. The ids and what they speak of are in crates/games/src/told.rs.

## Any game

illegal-over = A játszma véget ért: nincs több lépés. Visszanézheted, vagy kezdhetsz egy újat.
illegal-needless-pass = Nem szabad: passzolni csak akkor lehet, ha nincs más lépésed, és most van.
illegal-other-game = Nem szabad: ez egy másik játék lépése.

## SIXTH!

illegal-sixth-occupied = Nem szabad: ez a mező ({ $square }) nem üres. Új korong üres mezőre kerül.
illegal-sixth-not-in-reserve = { $side ->
        [silver] { $piece ->
            [hunchback] Nem lehet: Ezüstnek nincs lerakható Púposa, vagy nincs rá elég pontja.
            [giant] Nem lehet: Ezüstnek nincs lerakható Óriása, vagy nincs rá elég pontja.
            [milady] Nem lehet: Ezüstnek nincs lerakható Miladyje.
           *[pawn] Nem lehet: Ezüstnek nincs több lerakható gyalogja. Inkább lépj egy toronnyal.
        }
       *[brown] { $piece ->
            [hunchback] Nem lehet: Barnának nincs lerakható Púposa, vagy nincs rá elég pontja.
            [giant] Nem lehet: Barnának nincs lerakható Óriása, vagy nincs rá elég pontja.
            [milady] Nem lehet: Barnának nincs lerakható Miladyje.
           *[pawn] Nem lehet: Barnának nincs több lerakható gyalogja. Inkább lépj egy toronnyal.
        }
    }
illegal-sixth-no-milady = Nem lehet: ezt a játszmát Milady nélkül játsszátok.
illegal-sixth-milady-on-board = Nem lehet: Milady már a táblán van, itt: { $square }.
illegal-sixth-not-on-edge = Nem szabad: Milady a tábla szélére kerül, és ez a mező ({ $square }) nem a szélen van.
illegal-sixth-not-your-milady = { $side ->
        [silver] Nem szabad: csak Ezüst fizetett Miladyért, ezért csak Ezüst rakhatja le és léphet vele. Rálépni te is ráléphetsz.
       *[brown] Nem szabad: csak Barna fizetett Miladyért, ezért csak Barna rakhatja le és léphet vele. Rálépni te is ráléphetsz.
    }
illegal-sixth-no-stack = Itt nem áll semmi: { $square }. Válassz egy tornyot, amellyel lépsz.
illegal-sixth-wrong-count = { $pieces ->
        [one] Nem lehet: innen ({ $square }) nem vehetsz el ennyit ({ $count }), mert egy korong áll ott.
       *[other] Nem lehet: innen ({ $square }) nem vehetsz el ennyit ({ $count }), mert { $pieces } korong áll ott. Legalább 1-et vegyél, legfeljebb ennyit: { $pieces }.
    }
illegal-sixth-too-tall = Nem szabad: ez a torony ({ $square }) hat magas vagy magasabb. Lépni nem lehet vele, csak rálépni.
illegal-sixth-empty-target = Nem szabad: ez a mező ({ $square }) üres, a lépés pedig egy másik tornyon ér véget.
illegal-sixth-out-of-reach = { $rank ->
        [pawn] Nem éri el: { $from } gyalogként lép, egyet fel, le, balra vagy jobbra, és nem jut ide: { $to }.
        [rook] Nem éri el: { $from } bástyaként lép, egyenesen az útjába eső első toronyig, és nem jut ide: { $to }.
        [knight] Nem éri el: { $from } huszárként lép, két mezőt és egyet oldalra, és nem jut ide: { $to }.
        [bishop] Nem éri el: { $from } futóként lép, átlósan az útjába eső első toronyig, és nem jut ide: { $to }.
        [king] Nem éri el: { $from } király, és nem lép ide: { $to }.
       *[queen] Nem éri el: { $from } vezérként lép, bármely irányban az útjába eső első toronyig, és nem jut ide: { $to }.
    }
illegal-sixth-on-hunchback = Nem szabad: itt ({ $square }) egy Púpos van felül, és rá semmit sem szabad tenni.
illegal-sixth-takes-back = { $side ->
        [silver] Nem szabad: ez visszavonná Ezüst utolsó lépését. Most játssz mást; a következő lépésben talán már lehet.
       *[brown] Nem szabad: ez visszavonná Barna utolsó lépését. Most játssz mást; a következő lépésben talán már lehet.
    }
illegal-sixth-milady-waits = Nem szabad: Milady látszik itt: { $square }, és rá tudsz lépni, tehát rá is kell lépned.

ending-sixth-king = { $side ->
        [silver] Ezüst nyert, király itt: { $square }.
       *[brown] Barna nyert, király itt: { $square }.
    }
ending-sixth-points = { $side ->
        [silver] Ezüst nyert hat ponttal.
       *[brown] Barna nyert hat ponttal.
    }
ending-sixth-passes-won = { $side ->
        [silver] Mindkét játékos passzolt. Ezüstnek több pontja van, ő nyert.
       *[brown] Mindkét játékos passzolt. Barnának több pontja van, ő nyert.
    }
ending-sixth-passes-drawn = Döntetlen: mindkét játékos passzolt.
ending-repetition = Döntetlen: ez az állás harmadszor jött létre.

## Six

illegal-six-hands-not-empty = Még nem: ez az elem ({ $cell }) a helyén marad, amíg minden kéz ki nem ürül. Rakj le egy elemet a kezedből.
illegal-six-hands-empty = Nincs a kezedben elem, amelyet ide tehetnél: { $cell }. Helyezz át egyet a sajátjaid közül az asztalon.
illegal-six-not-origin = Az első elem a 0,0 mezőre kerül, nem ide: { $cell }. Üres asztalon minden hely egyforma.
illegal-six-taken = Nem szabad: itt már van elem: { $cell }.
illegal-six-apart = Nem szabad: ez a mező ({ $cell }) egyetlen elemhez sem ér az asztalon. Válassz olyat, amelynek van szomszédja.
illegal-six-touches-red = Nem szabad: Vörös első eleme nem érhet a vörös kezdőelemhez, és ez a mező ({ $cell }) hozzáér. Három másik mező szabad.
illegal-six-no-tile = Itt nincs elem: { $cell }. Válassz egyet a sajátjaid közül.
illegal-six-not-yours = { $side ->
        [red] Nem szabad: ez az elem ({ $cell }) Vörösé. Válassz egyet a sajátjaid közül.
       *[black] Nem szabad: ez az elem ({ $cell }) Feketéé. Válassz egyet a sajátjaid közül.
    }
illegal-six-same-cell = Nem szabad: az elem nem mehet vissza ide: { $cell }. Válassz másik mezőt.
illegal-six-keep-missing = Ha ezt az elemet felveszed ({ $cell }), két vagy több csoport egyforma nagy. Válaszd ki, melyik maradjon.
illegal-six-keep-needless = Ha ezt az elemet felveszed ({ $from }), csak egy legnagyobb csoport van, nincs mit választani, és ezt nem kell megnevezni: { $cell }.
illegal-six-keep-unknown = Ha ezt az elemet felveszed ({ $from }), egyik legnagyobb csoportnak sem ez a neve: { $cell }. Válassz egyet a legnagyobb csoportok közül.
illegal-six-apart-from-rest = Nem szabad: ez a mező ({ $cell }) nem ér olyan elemhez, amely megmarad, ha innen felveszed az elemet: { $from }.

ending-six-formed = { $side ->
        [red] { $shape ->
            [line] Vörös nyert egy sorral.
            [triangle] Vörös nyert egy háromszöggel.
           *[circle] Vörös nyert egy körrel.
        }
       *[black] { $shape ->
            [line] Fekete nyert egy sorral.
            [triangle] Fekete nyert egy háromszöggel.
           *[circle] Fekete nyert egy körrel.
        }
    }
ending-six-too-few = { $side ->
        [red] Vörös nyert: Feketének hatnál kevesebb eleme maradt.
       *[black] Fekete nyert: Vörösnek hatnál kevesebb eleme maradt.
    }
ending-six-both-too-few = Döntetlen: mindkét színnek hatnál kevesebb eleme maradt.
ending-six-quiet = Döntetlen: 100 lépés elfogás nélkül.

## 27

illegal-27-must-pass = Egyik tornyod sem tud lépni, ezért most passzolsz.
illegal-27-gone = Nem lehet: { $field ->
        [1] az 1.
        [5] az 5.
       *[other] a { $field }.
    } mező már nincs a sorban.
illegal-27-empty = Nincs semmi { $field ->
        [1] az 1.
        [5] az 5.
       *[other] a { $field }.
    } mezőn. Válassz egyet a tornyaid közül.
illegal-27-not-yours = { $top ->
        [black] Nem szabad: ennek a toronynak ({ $field }. mező) fekete korong van a tetején, tehát Feketéé.
        [white] Nem szabad: ennek a toronynak ({ $field }. mező) fehér korong van a tetején, tehát Fehéré.
        [grey] Nem szabad: ennek a toronynak ({ $field }. mező) szürke korong van a tetején, és senkié, amíg valaki rá nem lép.
       *[red] Nem szabad: ennek a toronynak ({ $field }. mező) vörös korong van a tetején, és senkié, amíg valaki rá nem lép.
    }
illegal-27-no-discs = Vegyél el legalább egy korongot.
illegal-27-too-many = Nem lehet: { $field ->
        [1] az 1.
        [5] az 5.
       *[other] a { $field }.
    } mezőről legfeljebb { $most } korongot vehetsz el.
illegal-27-own-disc-stays = { $disc ->
        [red] Nem szabad: ennek a mezőnek ({ $field }.) a vörös korongja ebben a változatban a sorban marad. Csak azt vedd el, ami rajta van.
       *[grey] Nem szabad: ennek a mezőnek ({ $field }.) a szürke korongja ebben a változatban a sorban marad. Csak azt vedd el, ami rajta van.
    }
illegal-27-past-the-end = Nem szabad: pontosan { $step } mezőt kell lépned, és ez { $field ->
        [1] az 1.
        [5] az 5.
       *[other] a { $field }.
    } mezőről túlmegy a sor végén.

ending-27-won = { $side ->
        [black] Fekete nyert, { $most } : { $least }.
       *[white] Fehér nyert, { $most } : { $least }.
    }
ending-27-drawn = Döntetlen, { $most } : { $least }.
