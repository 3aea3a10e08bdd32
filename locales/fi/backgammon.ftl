### Backgammon at the table and in words.

bg-undo = Kumoa
bg-roll-button = Heitä
bg-beaver = Majava
bg-pips = pip
bg-match-short = ottelu
bg-where-match = { $crawford ->
        [yes] Ottelu { $n } pisteeseen, Crawford-peli
       *[no] Ottelu { $n } pisteeseen
    }
bg-where-game = Ottelu { $n } pisteeseen, { $game }. peli
bg-where-money = Yksittäiset pelit
bg-to-play = pelaa { $first } ja { $second }
bg-to-roll = heitä tai tuplaa
bg-why-bar = Muurilla olevien nappuloiden on tultava peliin ensin
bg-why-stuck = Tätä nappulaa ei voi siirtää näillä nopilla
bg-why-held = Tämä kiila on vastustajan
bg-why-no-die = Näillä nopilla sinne ei pääse
bg-why-not-home = Kotiuttaa voi vasta, kun kaikki nappulat ovat kotikentällä
bg-dance = Siirtoa ei ole: vuorosi menee ohi.
bg-dance-bar = Siirtoa ei ole: muurilta ei pääse peliin.
bg-pass-turn = Jätä väliin
bg-why-cube-theirs = Kuutio on vastustajalla
bg-why-double-later = Tuplata voi vain omalla vuorolla ennen heittoa
bg-doubled = { $player } tuplaa: { $n }
bg-doubled-you = Sinä tuplaat: { $n }
bg-still-to-play = { $n ->
        [one] Vielä { $n } siirto
       *[other] Vielä { $n } siirtoa
    }
bg-point-holds = Kiila { $point }: { $mine ->
        [0] { $theirs ->
            [0] tyhjä
           *[other] vastustajan { $theirs }
        }
       *[other] omia { $mine }
    }{ $state ->
        [source] , voi siirtää
        [target] , tähän voi siirtää
        [selected] , valittu
       *[none] {""}
    }
bg-bar-holds = Muuri: omia { $mine }, vastustajan { $theirs }
bg-off-holds = Kotiutettu: omia { $mine }, vastustajan { $theirs }
bg-text-stack = { $n } kiilalla { $point }
bg-move = { $from } → { $to }
bg-says-rolled = Heitto: { $first } ja { $second }.
bg-says-opened = Avausheitto: { $first } vastaan { $second }.
bg-says-plays = { $player } siirtää: { $moves }.
bg-says-plays-you = Siirrät: { $moves }.
bg-says-dances = { $player } ei voi siirtää.
bg-says-dances-you = Et voi siirtää.
bg-says-cube = { $player } { $action ->
        [double] tuplaa
        [take] ottaa
        [drop] luopuu
       *[beaver] vastaa majavalla
    }.
bg-says-cube-you = Sinä { $action ->
        [double] tuplaat
        [take] otat
        [drop] luovut
       *[beaver] vastaat majavalla
    }.
bg-answer-roll = Heitä nopat
bg-answer-double = Tuplaa
bg-answer-take = Ota
bg-answer-drop = Luovu
bg-answer-beaver = Majava
bg-won-single = { $n ->
        [one] Yksinkertainen voitto: { $n } piste
       *[other] Yksinkertainen voitto: { $n } pistettä
    }
bg-won-gammon = { $n ->
        [one] Gammon: { $n } piste
       *[other] Gammon: { $n } pistettä
    }
bg-won-backgammon = { $n ->
        [one] Backgammon: { $n } piste
       *[other] Backgammon: { $n } pistettä
    }
bg-cube-centred = Kuutio on keskellä; pelin arvo on { $n }.
bg-cube-owned = Kuutiossa on { $n }; omistaja: { $player }.
bg-cube-owned-you = Kuutiossa on { $n }; se on sinulla.
bg-crawford-now = Crawford-peli: tuplata ei saa.
bg-mirrored = Kotikenttä vasemmalla
bg-key-die = pelaa se noppa
bg-no-double = Ei tuplausta
bg-double-take = Tuplaa, ota
bg-double-drop = Tuplaa, luovu
bg-share-gammon-won = gammon-voitto
bg-share-won = voitto
bg-share-lost = häviö
bg-share-gammon-lost = gammon-häviö
bg-result = Pelin voittaa { $player }
bg-result-you = Voitat pelin
bg-result-match = Ottelun voittaa { $player }
bg-result-match-you = Voitat ottelun
bg-points-how = { $times } × kuutio { $cube } = { $n }
bg-says-rolls = { $player } heittää { $first } ja { $second }.
bg-says-rolls-you = Heität { $first } ja { $second }.
