### Kuhn poker at the table and in words.

## Agents and terminal

kuhn-length = { $n ->
        [one] { $n } jako
       *[other] { $n } jakoa
    }
kuhn-help = {"  "}check    sökötä: älä panosta         bet      panosta 1
    {"  "}call     maksa panos: 1              fold     luovuta potti
kuhn-question-bet = check tai bet
kuhn-question-call = call tai fold
kuhn-table = Korttisi: { $mine }   Toinen kortti: { $other }   Potti: { $pot }
kuhn-dealt = { $player } saa kortin: { $card ->
        [J] jätkä
        [Q] rouva
       *[K] kuningas
    }.
kuhn-chips = Pelimerkit
kuhn-rounds = { $n ->
        [one] { $n } peli itseään vastaan
       *[other] { $n } peliä itseään vastaan
    }
kuhn-why-jack = Jätkällä voittaa vain bluffaamalla. Panostaa { $share } kerroista.
kuhn-why-queen = Rouvalla ei kannata panostaa: kuningas maksaa ja jätkä luovuttaa.
kuhn-why-king = Kuninkaalla panos saa maksun, sökö houkuttelee bluffaamaan. Panostaa { $share } kerroista.
kuhn-why-king-after-check = Kuninkaalla kannattaa panostaa: se ei voi hävitä.
kuhn-why-jack-faces-bet = Jätkä häviää aina, kun kortit näytetään.
kuhn-why-queen-faces-bet = Rouva voittaa vain bluffin. Maksaa { $share } kerroista, jotta bluffi ei kannata.
kuhn-why-king-faces-bet = Kuningas ei voi hävitä.
kuhn-why-open-cards = Keskimäärin paras niitä kahta korttia vastaan, jotka vastustajalla voi olla, kuin ne näkyisivät.
kuhn-whole-strategy = Koko strategia
kuhn-bets-first = Panostaa ensin
kuhn-bets-after-check = Panostaa sökön jälkeen
kuhn-calls-bet = Maksaa panoksen
kuhn-gives-away = Paras vastastrategia voittaa { $n } pelimerkkiä jaossa.

## Page

kuhn-card = { $card ->
        [J] jätkä
        [Q] rouva
       *[K] kuningas
    }
kuhn-answer-check = Sökötä
kuhn-answer-bet = Panosta
kuhn-answer-call = Maksa
kuhn-answer-fold = Luovuta
kuhn-says-said = { $player } { $action ->
        [check] sököttää
        [bet] panostaa 1
        [call] maksaa
       *[fold] luovuttaa
    }.
kuhn-says-showed = { $player } näyttää kortin: { $card ->
        [J] jätkä
        [Q] rouva
       *[K] kuningas
    }.
kuhn-won = { $n ->
        [one] { $player } voittaa { $n } pelimerkin
       *[other] { $player } voittaa { $n } pelimerkkiä
    }
