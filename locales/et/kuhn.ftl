### Kuhn poker at the table and in words.

## Agents and terminal

kuhn-length = { $n ->
        [one] { $n } jaotus
       *[other] { $n } jaotust
    }
kuhn-help = {"  "}check    koputa: ei pane midagi      bet      panusta 1
    {"  "}call     maksa panus: 1              fold     loobu potist
kuhn-question-bet = check või bet
kuhn-question-call = call või fold
kuhn-table = Sinu kaart: { $mine }   Teine kaart: { $other }   Pott: { $pot }
kuhn-dealt = { $player } saab kaardi: { $card ->
        [J] poiss
        [Q] emand
       *[K] kuningas
    }.
kuhn-chips = Žetoone
kuhn-rounds = { $n ->
        [one] { $n } mäng iseendaga
       *[other] { $n } mängu iseendaga
    }
kuhn-why-jack = Poisiga võidab ainult bluff. Panustab { $share } juhtudest.
kuhn-why-queen = Emandaga panustada ei tasu: kuningas maksab ja poiss loobub.
kuhn-why-king = Kuningaga toob panus maksmise, koputus kutsub bluffima. Panustab { $share } juhtudest.
kuhn-why-king-after-check = Kuningaga tasub panustada: ta ei saa kaotada.
kuhn-why-jack-faces-bet = Poiss kaotab kaartide avamisel alati.
kuhn-why-queen-faces-bet = Emand võidab ainult bluffi. Maksab { $share } juhtudest, et bluff end ei tasuks.
kuhn-why-king-faces-bet = Kuningas ei saa kaotada.
kuhn-why-open-cards = Keskmiselt parim kahe kaardi vastu, mis vastasel olla võivad, nagu oleksid need avatud.
kuhn-why-one-tree = Paljude läbimängude järgi parim ühes puus, mis on vastase mõlema võimaliku kaardi jaoks sama. Ka vastane mängib selles mõlemat kaarti ühtmoodi.
kuhn-whole-strategy = Kogu strateegia
kuhn-bets-first = Panustab esimesena
kuhn-bets-after-check = Panustab koputuse järel
kuhn-calls-bet = Maksab panuse
kuhn-gives-away = Parim vastustrateegia võidab { $n } žetooni jaotuse kohta.

## Page

ui-game-kuhn = Kuhni pokker
ui-short-kuhn = Kuhni pokker
ui-about-kuhn = Kaks mängijat, kolm kaarti, üks panus. Kas bluffida?
ui-start-kuhn = Kümme jaotust, üks robot
ui-preset-kuhn-classic = Klassika
kuhn-where = { $n }. jaotus · Kuhni pokker
kuhn-deal = jaotus
kuhn-card = { $card ->
        [J] poiss
        [Q] emand
       *[K] kuningas
    }
kuhn-my-card = sinu kaart
kuhn-face-down = kinni
kuhn-bets = panused
kuhn-pot = pott
kuhn-answer-check = Koputa
kuhn-answer-bet = Panusta
kuhn-answer-call = Maksa
kuhn-answer-fold = Loobu
kuhn-word = { $action ->
        [check] koputus
        [bet] panus
        [call] maksmine
       *[fold] loobumine
    }
kuhn-key-check = Koputa või maksa
kuhn-asked-bet = Kas koputad või panustad?
kuhn-asked-call = Kas maksad või loobud?
kuhn-says-got = Sinu kaart on { $card ->
        [J] poiss
        [Q] emand
       *[K] kuningas
    }.
kuhn-says-said = { $player } { $action ->
        [check] koputab
        [bet] panustab 1
        [call] maksab
       *[fold] loobub
    }.
kuhn-says-said-you = Sina { $action ->
        [check] koputad
        [bet] panustad 1
        [call] maksad
       *[fold] loobud
    }.
kuhn-says-showed = { $player } näitab kaarti: { $card ->
        [J] poiss
        [Q] emand
       *[K] kuningas
    }.
kuhn-won = { $n ->
        [one] { $player } võidab { $n } žetooni
       *[other] { $player } võidab { $n } žetooni
    }
kuhn-won-you = { $n ->
        [one] Sina võidad { $n } žetooni
       *[other] Sina võidad { $n } žetooni
    }
kuhn-compared = { $player }: { $mine ->
        [J] poiss
        [Q] emand
       *[K] kuningas
    }; { $other }: { $theirs ->
        [J] poiss
        [Q] emand
       *[K] kuningas
    }.
rules-kuhn-cards-title = Kaardid
rules-kuhn-cards = Mängus on kolm kaarti: kuningas lööb emandat, emand lööb poissi. Kumbki mängija paneb potti ühe žetooni ja saab ühe kaardi. Kolmandat ei näe keegi.
rules-kuhn-betting-title = Panustamine
rules-kuhn-betting = Esimene mängija koputab või panustab ühe žetooni. Koputuse järel koputab või panustab teine. Kes seisab panuse ees, maksab ühe žetooni või loobub. Jaotus võib minna viit moodi:
rules-kuhn-end-title = Lõpp
rules-kuhn-end = Kui üks loobub, võtab poti teine ja kaardid jäävad kinni. Muidu avatakse mõlemad kaardid ja poti võtab kõrgem. Matšis alustavad mängijad kordamööda.
rules-kuhn-value-title = Vigadeta mäng
rules-kuhn-value = Bluff kuulub täiusliku mängu juurde: vahel tuleb panustada poisiga ja maksta emandaga. Kui mõlemad mängivad täiuslikult, kaotab esimene keskmiselt 1/18 žetooni jaotuse kohta (H. W. Kuhn, 1950).
