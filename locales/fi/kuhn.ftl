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
kuhn-why-one-tree = Monen simuloidun pelin mukaan paras yhdessä puussa, joka on sama vastustajan kummallekin mahdolliselle kortille. Siinä vastustajakin pelaa molemmat kortit samoin.
kuhn-whole-strategy = Koko strategia
kuhn-bets-first = Panostaa ensin
kuhn-bets-after-check = Panostaa sökön jälkeen
kuhn-calls-bet = Maksaa panoksen
kuhn-gives-away = Paras vastastrategia voittaa { $n } pelimerkkiä jaossa.

## Page

ui-game-kuhn = Kuhnin pokeri
ui-short-kuhn = Kuhnin pokeri
ui-about-kuhn = Kaksi pelaajaa, kolme korttia, yksi panos. Bluffatako?
ui-start-kuhn = Kymmenen jakoa, yksi botti
ui-preset-kuhn-classic = Klassikko
kuhn-where = { $n }. jako · Kuhnin pokeri
kuhn-deal = jako
kuhn-card = { $card ->
        [J] jätkä
        [Q] rouva
       *[K] kuningas
    }
kuhn-my-card = korttisi
kuhn-face-down = piilossa
kuhn-bets = panokset
kuhn-pot = potti
kuhn-answer-check = Sökötä
kuhn-answer-bet = Panosta
kuhn-answer-call = Maksa
kuhn-answer-fold = Luovuta
kuhn-word = { $action ->
        [check] sökö
        [bet] panos
        [call] maksu
       *[fold] luovutus
    }
kuhn-key-check = Sökötä tai maksa
kuhn-asked-bet = Sökötätkö vai panostatko?
kuhn-asked-call = Maksatko vai luovutatko?
kuhn-says-got = Korttisi on { $card ->
        [J] jätkä
        [Q] rouva
       *[K] kuningas
    }.
kuhn-says-said = { $player } { $action ->
        [check] sököttää
        [bet] panostaa 1
        [call] maksaa
       *[fold] luovuttaa
    }.
kuhn-says-said-you = Sinä { $action ->
        [check] sökötät
        [bet] panostat 1
        [call] maksat
       *[fold] luovutat
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
kuhn-won-you = { $n ->
        [one] Sinä voitat { $n } pelimerkin
       *[other] Sinä voitat { $n } pelimerkkiä
    }
kuhn-compared = { $player }: { $mine ->
        [J] jätkä
        [Q] rouva
       *[K] kuningas
    }; { $other }: { $theirs ->
        [J] jätkä
        [Q] rouva
       *[K] kuningas
    }.
rules-kuhn-cards-title = Kortit
rules-kuhn-cards = Pelissä on kolme korttia: kuningas voittaa rouvan, rouva voittaa jätkän. Kumpikin pelaaja panee pottiin yhden pelimerkin ja saa yhden kortin. Kolmatta ei näe kukaan.
rules-kuhn-betting-title = Panostus
rules-kuhn-betting = Ensimmäinen pelaaja sököttää tai panostaa yhden pelimerkin. Sökön jälkeen toinen sököttää tai panostaa. Panoksen saanut maksaa yhden pelimerkin tai luovuttaa. Jako voi edetä viidellä tavalla:
rules-kuhn-end-title = Loppu
rules-kuhn-end = Kun pelaaja luovuttaa, vastustaja vie potin ja kortit jäävät piiloon. Muuten kortit näytetään, ja korkeampi vie potin. Ottelussa pelaajat aloittavat vuorotellen.
rules-kuhn-value-title = Virheetön peli
rules-kuhn-value = Bluffi kuuluu täydelliseen peliin: joskus on panostettava jätkällä ja maksettava rouvalla. Jos molemmat pelaavat täydellisesti, ensimmäinen häviää keskimäärin 1/18 pelimerkkiä jaossa (H. W. Kuhn, 1950).
