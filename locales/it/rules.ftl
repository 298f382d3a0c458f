# Why a move is not allowed, and how a game ended. The ids and what they speak of are in crates/games/src/told.rs.
# $side: silver brown red black white · $piece: pawn hunchback giant milady · $rank: pawn rook knight bishop queen king
# $shape: line triangle circle · $disc and $top: black white grey red · $square, $from, $to, $cell, $field: as in the notation
# $pieces, $count, $most, $least and $step are numbers.

## Any game

illegal-over = La partita è finita: non ci sono più mosse. Puoi rivederla o cominciarne una nuova.
illegal-needless-pass = Non permesso: puoi passare solo se non hai altre mosse, e ora ne hai una.
illegal-other-game = Non permesso: è una mossa di un altro gioco.

## SIXTH!

illegal-sixth-occupied = Non permesso: { $square } non è vuota. I pezzi nuovi vanno su caselle vuote.
illegal-sixth-not-in-reserve = { $side ->
        [silver] { $piece ->
            [hunchback] Impossibile: Argento non ha un Gobbo da mettere, o ha troppo pochi punti.
            [giant] Impossibile: Argento non ha un Gigante da mettere, o ha troppo pochi punti.
            [milady] Impossibile: Argento non ha Milady da mettere.
           *[pawn] Impossibile: Argento non ha più pedoni da mettere. Muovi una pila.
        }
       *[brown] { $piece ->
            [hunchback] Impossibile: Marrone non ha un Gobbo da mettere, o ha troppo pochi punti.
            [giant] Impossibile: Marrone non ha un Gigante da mettere, o ha troppo pochi punti.
            [milady] Impossibile: Marrone non ha Milady da mettere.
           *[pawn] Impossibile: Marrone non ha più pedoni da mettere. Muovi una pila.
        }
    }
illegal-sixth-no-milady = Impossibile: questa partita si gioca senza Milady.
illegal-sixth-milady-on-board = Impossibile: Milady è già sul tavoliere, in { $square }.
illegal-sixth-not-on-edge = Non permesso: Milady si mette sul bordo del tavoliere, e { $square } non è sul bordo.
illegal-sixth-not-your-milady = { $side ->
        [silver] Non permesso: solo Argento ha pagato per Milady, quindi solo Argento può metterla o muoverla. Puoi comunque coprirla.
       *[brown] Non permesso: solo Marrone ha pagato per Milady, quindi solo Marrone può metterla o muoverla. Puoi comunque coprirla.
    }
illegal-sixth-no-stack = In { $square } non c’è niente. Scegli una pila da muovere.
illegal-sixth-wrong-count = { $pieces ->
        [one] Impossibile: non si possono prendere { $count } da { $square }, dove c’è un solo pezzo.
       *[other] Impossibile: non si possono prendere { $count } da { $square }, dove ci sono { $pieces } pezzi. Prendine da 1 a { $pieces }.
    }
illegal-sixth-too-tall = Non permesso: la pila in { $square } è alta sei o più. Non si può muovere, ci si può solo andare sopra.
illegal-sixth-empty-target = Non permesso: { $square } è vuota, e una mossa finisce su un’altra pila.
illegal-sixth-out-of-reach = { $rank ->
        [pawn] Fuori portata: { $from } si muove come un pedone, un passo in su, in giù, a sinistra o a destra, e non arriva in { $to }.
        [rook] Fuori portata: { $from } si muove come una torre, dritta fino alla prima pila che trova, e non arriva in { $to }.
        [knight] Fuori portata: { $from } si muove come un cavallo, due caselle e una di lato, e non arriva in { $to }.
        [bishop] Fuori portata: { $from } si muove come un alfiere, in diagonale fino alla prima pila che trova, e non arriva in { $to }.
        [king] Fuori portata: { $from } è un re e non si muove in { $to }.
       *[queen] Fuori portata: { $from } si muove come una regina, in ogni direzione fino alla prima pila che trova, e non arriva in { $to }.
    }
illegal-sixth-on-hunchback = Non permesso: in cima a { $square } c’è un Gobbo, e sopra non ci si può mettere niente.
illegal-sixth-takes-back = { $side ->
        [silver] Non permesso: annullerebbe l’ultima mossa di Argento. Ora gioca altro; al prossimo turno forse si potrà.
       *[brown] Non permesso: annullerebbe l’ultima mossa di Marrone. Ora gioca altro; al prossimo turno forse si potrà.
    }
illegal-sixth-milady-waits = Non permesso: Milady è visibile in { $square }, e puoi coprirla, quindi devi.

ending-sixth-king = { $side ->
        [silver] Vince Argento con un re in { $square }.
       *[brown] Vince Marrone con un re in { $square }.
    }
ending-sixth-points = { $side ->
        [silver] Vince Argento con sei punti.
       *[brown] Vince Marrone con sei punti.
    }
ending-sixth-passes-won = { $side ->
        [silver] Entrambi i giocatori hanno passato. Argento ha più punti e vince.
       *[brown] Entrambi i giocatori hanno passato. Marrone ha più punti e vince.
    }
ending-sixth-passes-drawn = Patta: entrambi i giocatori hanno passato.
ending-repetition = Patta: questa posizione c’è per la terza volta.

## Six

illegal-six-hands-not-empty = Non ancora: la tessera in { $cell } resta lì finché tutte le mani sono vuote. Posa una tessera dalla mano.
illegal-six-hands-empty = Non hai in mano tessere da posare in { $cell }. Muovine una delle tue sul tavolo.
illegal-six-not-origin = La prima tessera va in 0,0, non in { $cell }. Su un tavolo vuoto tutti i posti sono uguali.
illegal-six-taken = Non permesso: in { $cell } c’è già una tessera.
illegal-six-apart = Non permesso: { $cell } non tocca nessuna tessera sul tavolo. Scegli una casella con una vicina.
illegal-six-touches-red = Non permesso: la prima tessera di Rosso non può toccare la tessera rossa iniziale, e { $cell } la tocca. Altre tre caselle sono libere.
illegal-six-no-tile = In { $cell } non c’è nessuna tessera. Scegline una delle tue.
illegal-six-not-yours = { $side ->
        [red] Non permesso: la tessera in { $cell } è di Rosso. Scegline una delle tue.
       *[black] Non permesso: la tessera in { $cell } è di Nero. Scegline una delle tue.
    }
illegal-six-same-cell = Non permesso: la tessera non può tornare in { $cell }. Scegli un’altra casella.
illegal-six-keep-missing = Senza la tessera in { $cell } due o più gruppi sono ugualmente grandi. Scegli quale resta.
illegal-six-keep-needless = Senza la tessera in { $from } non c’è parità fra i gruppi più grandi, quindi non c’è niente da scegliere, e non serve indicare { $cell }.
illegal-six-keep-unknown = Senza la tessera in { $from }, { $cell } non indica nessuno dei gruppi più grandi. Scegline uno.
illegal-six-apart-from-rest = Non permesso: { $cell } non tocca nessuna tessera che resta quando si solleva quella in { $from }.

ending-six-formed = { $side ->
        [red] { $shape ->
            [line] Vince Rosso con una linea.
            [triangle] Vince Rosso con un triangolo.
           *[circle] Vince Rosso con un cerchio.
        }
       *[black] { $shape ->
            [line] Vince Nero con una linea.
            [triangle] Vince Nero con un triangolo.
           *[circle] Vince Nero con un cerchio.
        }
    }
ending-six-too-few = { $side ->
        [red] Vince Rosso: a Nero restano meno di sei tessere.
       *[black] Vince Nero: a Rosso restano meno di sei tessere.
    }
ending-six-both-too-few = Patta: a entrambi i colori restano meno di sei tessere.
ending-six-quiet = Patta: 100 turni senza catture.

## 27

illegal-27-must-pass = Nessuna delle tue pile può muoversi, quindi stavolta passi.
illegal-27-gone = Impossibile: la casella { $field } non è più nella linea.
illegal-27-empty = Sulla casella { $field } non c’è niente. Scegli una delle tue pile.
illegal-27-not-yours = { $top ->
        [black] Non permesso: la pila su { $field } ha un disco nero in cima, quindi è di Nero.
        [white] Non permesso: la pila su { $field } ha un disco bianco in cima, quindi è di Bianco.
        [grey] Non permesso: la pila su { $field } ha un disco grigio in cima e non è di nessuno finché qualcuno non ci arriva sopra.
       *[red] Non permesso: la pila su { $field } ha un disco rosso in cima e non è di nessuno finché qualcuno non ci arriva sopra.
    }
illegal-27-no-discs = Prendi almeno un disco.
illegal-27-too-many = { $most ->
        [one] Impossibile: dalla casella { $field } si può prendere un solo disco.
       *[other] Impossibile: dalla casella { $field } si possono prendere al massimo { $most } dischi.
    }
illegal-27-own-disc-stays = { $disc ->
        [red] Non permesso: in questa variante il disco rosso della casella { $field } resta nella linea. Prendi solo ciò che ha sopra.
       *[grey] Non permesso: in questa variante il disco grigio della casella { $field } resta nella linea. Prendi solo ciò che ha sopra.
    }
illegal-27-past-the-end = Non permesso: devi avanzare esattamente di { $step }, e dalla casella { $field } si va oltre la fine della linea.

ending-27-won = { $side ->
        [black] Vince Nero, { $most } a { $least }.
       *[white] Vince Bianco, { $most } a { $least }.
    }
ending-27-drawn = Patta, { $most } a { $least }.
