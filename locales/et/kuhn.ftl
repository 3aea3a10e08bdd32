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
kuhn-whole-strategy = Kogu strateegia
kuhn-bets-first = Panustab esimesena
kuhn-bets-after-check = Panustab koputuse järel
kuhn-calls-bet = Maksab panuse
kuhn-gives-away = Parim vastustrateegia võidab { $n } žetooni jaotuse kohta.

## Page

kuhn-card = { $card ->
        [J] poiss
        [Q] emand
       *[K] kuningas
    }
kuhn-answer-check = Koputa
kuhn-answer-bet = Panusta
kuhn-answer-call = Maksa
kuhn-answer-fold = Loobu
kuhn-says-said = { $player } { $action ->
        [check] koputab
        [bet] panustab 1
        [call] maksab
       *[fold] loobub
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
