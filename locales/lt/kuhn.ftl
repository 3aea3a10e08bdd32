### Kuhn poker at the table and in words.

## Agents and terminal

kuhn-length = { $n ->
        [one] { $n } dalijimas
        [few] { $n } dalijimai
       *[other] { $n } dalijimų
    }
kuhn-help = {"  "}check    praleisti: nieko nestatyti     bet      statyti 1
    {"  "}call     išlyginti statymą 1 žetonu     fold     nusimesti ir atiduoti banką
kuhn-question-bet = check arba bet
kuhn-question-call = call arba fold
kuhn-table = Jūsų korta: { $mine }   Kita korta: { $other }   Bankas: { $pot }
kuhn-dealt = { $player } gauna kortą: { $card ->
        [J] valetas
        [Q] dama
       *[K] karalius
    }.
kuhn-chips = Žetonai
kuhn-rounds = { $n ->
        [one] { $n } žaidimas prieš save
        [few] { $n } žaidimai prieš save
       *[other] { $n } žaidimų prieš save
    }
kuhn-why-jack = Turint valetą laimėti galima tik blefuojant. Stato { $share } atvejų.
kuhn-why-queen = Statyti turint damą neverta: karalius išlygins, valetas nusimes.
kuhn-why-king = Turint karalių statymas sulaukia atsakymo, praleidimas kviečia blefuoti. Stato { $share } atvejų.
kuhn-why-king-after-check = Turint karalių reikia statyti: jis negali pralaimėti.
kuhn-why-jack-faces-bet = Atvertus kortas valetas visada pralaimi.
kuhn-why-queen-faces-bet = Dama muša tik blefą. Išlygina { $share } atvejų, kad blefuoti neapsimokėtų.
kuhn-why-king-faces-bet = Karalius negali pralaimėti.
kuhn-why-open-cards = Vidutiniškai geriausia prieš abi kortas, kurias gali turėti varžovas, tarsi jos būtų atverstos.
kuhn-whole-strategy = Visa strategija
kuhn-bets-first = Stato pirmas
kuhn-bets-after-check = Stato kitam praleidus
kuhn-calls-bet = Išlygina statymą
kuhn-gives-away = Geriausia atsakomoji strategija laimi { $n } žetono per dalijimą.

## Page

kuhn-card = { $card ->
        [J] valetas
        [Q] dama
       *[K] karalius
    }
kuhn-answer-check = Praleisti
kuhn-answer-bet = Statyti
kuhn-answer-call = Išlyginti
kuhn-answer-fold = Nusimesti
kuhn-says-said = { $player } { $action ->
        [check] praleidžia
        [bet] stato 1
        [call] išlygina
       *[fold] nusimeta
    }.
kuhn-says-showed = { $player } atverčia kortą: { $card ->
        [J] valetas
        [Q] dama
       *[K] karalius
    }.
kuhn-won = { $n ->
        [one] { $player } laimi { $n } žetoną
        [few] { $player } laimi { $n } žetonus
       *[other] { $player } laimi { $n } žetonų
    }
