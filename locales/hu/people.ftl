# Accounts, and what is refused about them; mail and notices.

people-name-length = Egy név 1–{ $most } karakterből áll.
people-name-letters = Egy név betűkből, számjegyekből, szóközökből és néhány jelből áll, például - és '.
people-name-taken = Ez a név már valakié. Válassz másikat.
people-name-fixed = A fiók megtartja a nevét. Csak az oldal üzemeltetője változtathatja meg.
people-password-short = Egy jelszó legalább { $least } karakterből áll. Néhány szót könnyű megjegyezni.
people-password-long = Ez a jelszó túl hosszú.
people-password-common = Ez a jelszó az elsők közt van, amelyre bárki gondolna. Válassz másikat.
people-wrong = A név vagy a jelszó hibás.
people-wait = { $seconds ->
    [one] Ez túl sok próbálkozás volt. Próbáld újra { $seconds } másodperc múlva.
   *[other] Ez túl sok próbálkozás volt. Próbáld újra { $seconds } másodperc múlva.
}
people-busy = A szervernek túl sok a dolga. Próbáld újra egy pillanat múlva.
people-sign-in = Előbb jelentkezz be.
people-token = Egy program tokenjével ezt nem lehet. Jelentkezz be böngészővel.
people-bad-token = Ez a token nem érvényes, vagy már nem az.
people-banned = Az oldal üzemeltetője lezárta ezt a fiókot.
people-has-account = Már van fiókod.
people-unknown = Itt senkit sem hívnak így.
people-passkey = A belépőkulcsot nem sikerült elfogadni. Próbáld újra, vagy jelentkezz be a jelszavaddal.
people-no-passkeys = Ezen a címen a belépőkulcsok nem működnek: https és név kell hozzájuk.
people-last-way = E nélkül a belépőkulcs nélkül többé nem tudnál bejelentkezni. Előbb adj meg egy jelszót.
people-too-many = Ebből már annyi van, amennyi lehet. Előbb távolíts el néhányat.
people-no-mail = Ez az oldal nem küld levelet. Csak az üzemeltetője segíthet újra belépni.
people-email = Ez nem e-mail-cím.
people-recovery-old = Ez a link már nem érvényes. Kérj újat.
people-report-text = Írd le néhány szóban, mi történt, legfeljebb 1000 karakterben.
people-oneself = Ez te vagy.
people-no-push = Ez az oldal nem küld értesítéseket.
people-push-address = Ennek a böngészőnek az értesítési szolgáltatása nem használható.
people-bot-too-late = Egy fiókot, amely már játszott értékelt játszmát, nem lehet emberből bottá tenni vagy fordítva.

mail-recover-subject = Új jelszó a Trilithhez
mail-recover-text =
    Szia, { $name }!

    Ezzel a linkkel új jelszót adhatsz meg:

    { $link }

    Egyszer használható, { $minutes } percig. Ha nem te kérted, nincs teendőd; a jelszavad marad, ami volt.

push-turn-title = Te jössz
push-turn-text = { $variant }: te jössz.
