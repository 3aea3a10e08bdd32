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
kuhn-why-one-tree = Geriausia po daugelio sužaidimų viename medyje, bendrame abiem kortoms, kurias gali turėti varžovas. Jame ir varžovas abi kortas žaidžia vienodai.
kuhn-whole-strategy = Visa strategija
kuhn-bets-first = Stato pirmas
kuhn-bets-after-check = Stato kitam praleidus
kuhn-calls-bet = Išlygina statymą
kuhn-gives-away = Geriausia atsakomoji strategija laimi { $n } žetono per dalijimą.

## Page

ui-game-kuhn = Kuhno pokeris
ui-short-kuhn = Kuhno pokeris
ui-about-kuhn = Du žaidėjai, trys kortos, vienas statymas. Blefuoti ar ne?
ui-start-kuhn = Dešimt dalijimų, vienas botas
ui-preset-kuhn-classic = Klasika
kuhn-where = { $n } dalijimas · Kuhno pokeris
kuhn-deal = dalijimas
kuhn-card = { $card ->
        [J] valetas
        [Q] dama
       *[K] karalius
    }
kuhn-my-card = jūsų korta
kuhn-face-down = užversta
kuhn-bets = statymai
kuhn-pot = bankas
kuhn-answer-check = Praleisti
kuhn-answer-bet = Statyti
kuhn-answer-call = Išlyginti
kuhn-answer-fold = Nusimesti
kuhn-word = { $action ->
        [check] praleidimas
        [bet] statymas
        [call] išlyginimas
       *[fold] nusimetimas
    }
kuhn-key-check = Praleisti arba išlyginti
kuhn-asked-bet = Praleisti ar statyti?
kuhn-asked-call = Išlyginti ar nusimesti?
kuhn-says-got = Jūsų korta – { $card ->
        [J] valetas
        [Q] dama
       *[K] karalius
    }.
kuhn-says-said = { $player } { $action ->
        [check] praleidžia
        [bet] stato 1
        [call] išlygina
       *[fold] nusimeta
    }.
kuhn-says-said-you = Jūs { $action ->
        [check] praleidžiate
        [bet] statote 1
        [call] išlyginate
       *[fold] nusimetate
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
kuhn-won-you = { $n ->
        [one] Jūs laimite { $n } žetoną
        [few] Jūs laimite { $n } žetonus
       *[other] Jūs laimite { $n } žetonų
    }
kuhn-compared = { $player }: { $mine ->
        [J] valetas
        [Q] dama
       *[K] karalius
    }; { $other }: { $theirs ->
        [J] valetas
        [Q] dama
       *[K] karalius
    }.
rules-kuhn-cards-title = Kortos
rules-kuhn-cards = Žaidžiama trimis kortomis: karalius muša damą, dama muša valetą. Kiekvienas žaidėjas įdeda į banką po žetoną ir gauna po vieną kortą. Trečiosios nemato niekas.
rules-kuhn-betting-title = Statymai
rules-kuhn-betting = Pirmasis žaidėjas praleidžia arba stato vieną žetoną. Jei jis praleidžia, praleisti arba statyti gali kitas. Kas susiduria su statymu, išlygina jį vienu žetonu arba nusimeta. Dalijimas gali vykti penkiais būdais:
rules-kuhn-end-title = Pabaiga
rules-kuhn-end = Vienam nusimetus, banką ima kitas, o kortos lieka užverstos. Kitaip kortos atverčiamos, ir banką ima aukštesnė. Mače žaidėjai pradeda paeiliui.
rules-kuhn-value-title = Žaidimas be klaidų
rules-kuhn-value = Blefas – tobulo žaidimo dalis: kartais reikia statyti turint valetą ir išlyginti turint damą. Jei abu žaidžia tobulai, pirmasis vidutiniškai praranda 1/18 žetono per dalijimą (H. W. Kuhn, 1950).
