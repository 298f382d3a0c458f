# Andere mensen.

profile-since = Hier sinds
profile-bot = bot
profile-bot-about = Met dit account speelt een programma.
profile-closed = De beheerder van deze site heeft dit account gesloten.
profile-you = Dit ben jij.
profile-ratings = Ratings
profile-no-ratings = Nog geen partijen voor rating.
profile-rated-games = { $count ->
    [one] { $count } partij voor rating
   *[other] { $count } partijen voor rating
}
profile-uncertain = nog onzeker
profile-graph = { $count ->
    [one] De rating ging in { $count } partij van { $first } naar { $last }.
   *[other] De rating ging in { $count } partijen van { $first } naar { $last }, tussen { $lowest } en { $highest }.
}
profile-games = Laatste partijen
profile-no-games = Nog geen partijen om te tonen.
profile-won = gewonnen
profile-lost = verloren
profile-drawn = remise
profile-block = Blokkeren
profile-unblock = Deblokkeren
profile-block-about = Wie geblokkeerd is, kan niet aan jouw tafels plaatsnemen, en je ziet geen aanbod van die persoon.
profile-blocked = Geblokkeerd. Jullie komen elkaar aan geen tafel meer tegen.
profile-unblocked = Gedeblokkeerd.
profile-report = Melden
profile-report-text = Wat is er gebeurd?
profile-report-about = Alleen de beheerder van deze site leest het.
profile-report-send = Versturen
profile-report-sent = Bedankt. De beheerder van deze site zal het lezen.
profile-unknown-title = Niemand met deze naam
profile-unknown = Niemand hier heet zo. Misschien schrijf je het anders, of is het account verwijderd.
