### Backgammon at the table and in words.

bg-undo = Kumoa
bg-roll-button = Heitä
bg-beaver = Majava
bg-pips = pip
bg-match-short = ottelu
bg-game-n = { $n }. peli
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

## Reasons for a play

bg-reason-dance = Mitään nappulaa ei voi siirtää.
bg-reason-all-level = Kaikki siirrot ovat suunnilleen yhtä hyviä.
bg-reason-random = Arvottu: kaikki vaihtoehdot olivat yhtä todennäköisiä.
bg-reason-unclear = Arvio on korkeampi, vaikka laudalla mikään selvä ei erota sitä siirrosta { $next }.
bg-own-counted = { $what ->
        [bar] Sen strategia laskee nappulat muurilla: omia vähemmän tai vastustajan enemmän kuin siirron { $next } jälkeen.
        [points] Sen strategia laskee suljetut kiilat: omia enemmän tai vastustajan vähemmän kuin siirron { $next } jälkeen.
        [blots] Sen strategia laskee yksinäiset nappulat: omia vähemmän tai vastustajan enemmän kuin siirron { $next } jälkeen.
        [off] Sen strategia laskee kotiutetut nappulat: enemmän kuin siirron { $next } jälkeen.
       *[distance] Sen strategia laskee takimmaisten nappuloiden matkan, joka on parempi kuin siirron { $next } jälkeen.
    }
bg-reason-wins = Viimeinen nappula on kotiutettu: voitat pelin.
bg-reason-saves-gammon = Ensimmäinen nappula on kotiutettu: gammonia et enää häviä.
bg-reason-closes-out = Sulkee kaikki kuusi kotikentän kiilaa, kun vastustaja on muurilla.
bg-reason-points-on-blot = Lyö ja sulkee heti { $point }-kiilan: vastustajan on tultava suljettuja kiiloja { $points } vastaan.
bg-reason-hits-and-makes = Lyö ja sulkee heti { $point }-kiilan.
bg-reason-hits-two = Lyö kaksi nappulaa: vastustajan on tuotava molemmat peliin ennen muita siirtoja.
bg-reason-hits = Lyö { $point }-kiilalla: vastustaja menettää { $n ->
        [one] { $n } pipin
       *[other] { $n } pipiä
    } ja joutuu ensin tulemaan muurilta.
bg-reason-full-prime = Täysi priimi: sen takaa ei pääse yksikään nappula.
bg-reason-prime = { $n } kiilan priimi vastustajan takimmaisten nappuloiden edessä.
bg-reason-five-point = Sulkee 5-kiilan, kotikentän parhaan kiilan.
bg-reason-bar-point-sixes = Sulkee 7-kiilan ja torjuu vastustajan kuutoset.
bg-reason-bar-point = Sulkee 7-kiilan, esteen aivan kotikentän edessä.
bg-reason-home-point = Sulkee { $point }-kiilan: vastustaja ei voi tulla siihen.
bg-reason-golden-anchor = Ankkuri vastustajan 5-kiilalla: varma paikka tulla peliin, ja sitä on vaikea sulkea priimillä.
bg-reason-their-bar-point = Ottaa vastustajan 7-kiilan: takimmaiset nappulat ovat turvassa ja lähellä ulospääsyä.
bg-reason-anchor = Ankkuri { $point }-kiilalla: turvallinen paikka tulla vastustajan kotikentälle.
bg-reason-outer-point = Sulkee { $point }-kiilan: turvallinen paikka ja este vastustajalle.
bg-reason-no-shot = Turvallinen: mikään heitto ei lyö; siirron { $next } jälkeen lyö { $m }/36.
bg-reason-fewer-shots = Sinut lyö { $n }/36 heitosta; siirron { $next } jälkeen { $m }/36.
bg-reason-no-shot-outside = Vastustajan kotikentän ulkopuolella mikään heitto ei lyö; siirron { $next } jälkeen lyö { $m }/36.
bg-reason-fewer-shots-outside = Vastustajan kotikentän ulkopuolella lyö { $n }/36 heitosta; siirron { $next } jälkeen { $m }/36.
bg-reason-moves-up = Takimmainen nappula nousee { $point }-kiilalle ankkuria tai pakoa varten.
bg-reason-clears = Tyhjentää takimmaisen { $point }-kiilan, kun se on vielä turvallista.
bg-reason-indirect = Lyönti onnistuu vain molemmilla nopilla yhdessä: { $n }/36; siirron { $next } jälkeen { $m }/36.
bg-reason-escapes-safe = Takimmainen nappula pääsee turvaan { $point }-kiilalle.
bg-reason-escapes = Takimmainen nappula pääsee { $point }-kiilalle.
bg-reason-keeps-anchor = Ankkuri { $point }-kiilalla säilyy; { $next } luopuu siitä.
bg-reason-keeps-point = { $point }-kiila pysyy suljettuna; { $next } avaa sen.
bg-reason-shuts-out = Vastustaja ei pääse muurilta; siirron { $next } jälkeen pääsisi { $m }/36 heitolla.
bg-reason-keeps-out = Vastustaja pääsee muurilta { $n }/36 heitolla; siirron { $next } jälkeen { $m }/36.
bg-reason-slots = Aloittaa { $point }-kiilan, jotta sen voi sulkea seuraavalla vuorolla.
bg-reason-builds = Tuo nappulan { $point }-kiilalle uuden kiilan rakentamiseksi.
bg-reason-more-off = Enemmän kotiutettuja: { $n }; siirron { $next } jälkeen { $m }.
bg-reason-fewer-rolls = Loppuun tarvitaan keskimäärin { $n } heittoa; siirron { $next } jälkeen { $m }.
bg-reason-brings-home = Tuo nappulat nopeammin kotiin: ulkona vielä { $n }; siirron { $next } jälkeen { $m }.
bg-reason-nearer-home = Kaikkien kotiin tuomiseen kuluu vielä { $n } pipiä; siirron { $next } jälkeen { $m }.
bg-reason-no-gap = { $point }-kiilalle jää nappula; { $next } jättää siihen aukon.
bg-reason-fills-gap = Täyttää aukon { $point }-kiilalla; { $next } jättää sen.
bg-reason-not-stacked = { $next } kasaa liikaa nappuloita { $point }-kiilalle.
bg-reason-not-buried = { $next } vie nappulan pois pelistä { $point }-kiilalle.
bg-reason-more-gammons = Enemmän gammon-voittoja: { $n }; siirron { $next } jälkeen { $m }.
bg-reason-fewer-gammons-lost = Vähemmän gammon-häviöitä: { $n }; siirron { $next } jälkeen { $m }.
bg-reason-more-wins = Voittaa useammin: { $n }; siirron { $next } jälkeen { $m }.

## Reasons for the cube

bg-reason-cash = Vastustajan pitää luopua: tuplaus on { $gain } parempi kuin jatkaminen.
bg-reason-last-roll = Tämä heitto ratkaisee pelin: { $n }/36 heitosta voittaa, joten tuplaa nyt.
bg-reason-nothing-to-lose = Jos häviät tämän pelin, häviät ottelun joka tapauksessa, joten tuplaus ei maksa mitään.
bg-reason-double = Voitat { $win }: tuplaus on { $gain } parempi, vaikka vastustaja ottaisi.
bg-reason-optional = Tuplaus ja heitto ovat suunnilleen yhtä hyviä.
bg-reason-too-good = Gammonin tavoittelu on { $gain } parempi kuin tuplaus, josta vastustaja luopuisi.
bg-reason-no-double = Voitat { $win }: kuutiota on liian aikaista luovuttaa. Tuplaus maksaisi { $loss }.
bg-reason-underdog = Voitat vain { $win }: tuplaus maksaisi { $loss }.
bg-reason-dead-cube = Yksinkertainen voitto riittää otteluun: isompi kuutio auttaa vain vastustajaa.
bg-reason-beaver = Voitat { $win }, joten käännä kuutio vielä kerran.
bg-reason-answers-level = Ottaminen ja luopuminen maksavat saman verran.
bg-own-take-point = Voitat { $win }, häviät gammonin { $gammon }; ottamiseen tarvitset noin { $need }.
bg-their-take-point = Vastustaja voittaa { $win }, häviää gammonin { $gammon }; ottamiseen hän tarvitsee noin { $need }.

## Notes on other candidates

bg-note-but = { $good }, mutta { $bad }
bg-note-level = Yhtä hyvä
bg-note-more-off = Enemmän kotiutettuja
bg-note-saves-gammon = Välttää gammonin
bg-note-closes-out = Sulkee koko kotikentän
bg-note-points-on-blot = Lyö ja sulkee kiilan
bg-note-hits-two = Kaksi lyöntiä
bg-note-hits = Lyö { $point }-kiilalla
bg-note-prime = { $n } kiilan priimi
bg-note-anchor = Ankkuri { $point }-kiilalla
bg-note-makes = Sulkee { $point }-kiilan
bg-note-safe = Turvallinen
bg-note-safer = Vähemmän lyöntejä
bg-note-moves-up = Nousee { $point }-kiilalle
bg-note-clears = Tyhjentää { $point }-kiilan
bg-note-escapes = Tuo takimmaisen nappulan ulos
bg-note-keeps-anchor = Pitää ankkurin
bg-note-keeps = Pitää { $point }-kiilan
bg-note-keeps-out = Vastustajan vaikeampi tulla
bg-note-slots = Aloittaa { $point }-kiilan
bg-note-builds = Rakennusnappula { $point }-kiilalla
bg-note-fewer-rolls = Vähemmän heittoja loppuun
bg-note-brings-home = Enemmän nappuloita kotona
bg-note-nearer-home = Vähemmän pipejä kotiin
bg-note-no-gap = Ei aukkoa { $point }-kiilalla
bg-note-not-stacked = Vähemmän kasattu
bg-note-not-buried = Kaikki nappulat pelissä
bg-note-more-gammons = Enemmän gammoneita
bg-note-fewer-gammons-lost = Vähemmän gammon-häviöitä
bg-note-more-wins = Voittaa useammin
bg-note-free-roll = Vastustaja jatkaa ilmaiseksi
bg-note-lower-stake = Peli jatkuu pienemmällä panoksella
bg-note-only-pass = Vastustaja vain luopuu
bg-note-gives-cube = Vastustaja ottaa ja saa kuution
bg-note-gives-up = { $n ->
        [one] Antaa heti { $n } pisteen
       *[other] Antaa heti { $n } pistettä
    }
bg-note-wins-little = Voitat vain { $win }
bg-note-no-favourite = Et ole suosikki

## What a candidate lacks

bg-fault-deep = { $point }-kiila ei juuri estä
bg-fault-fewer-off = { $alone ->
        [yes] Vähemmän kotiutettuja
       *[no] vähemmän kotiutettuja
    }
bg-fault-gammon-open = { $alone ->
        [yes] Gammon voi yhä tulla
       *[no] gammon voi yhä tulla
    }
bg-fault-no-closeout = { $alone ->
        [yes] Kotikenttä ei ole suljettu
       *[no] kotikenttä ei ole suljettu
    }
bg-fault-no-point = { $alone ->
        [yes] Ei sulje { $point }-kiilaa
       *[no] ei sulje { $point }-kiilaa
    }
bg-fault-one-hit = { $alone ->
        [yes] Lyö vain yhden
       *[no] lyö vain yhden
    }
bg-fault-no-hit = { $alone ->
        [yes] Ei lyö
       *[no] ei lyö
    }
bg-fault-shorter-prime = { $alone ->
        [yes] Priimi on lyhyempi
       *[no] priimi on lyhyempi
    }
bg-fault-no-anchor = { $alone ->
        [yes] Ei ankkuria
       *[no] ei ankkuria
    }
bg-fault-home-blots = { $alone ->
        [yes] Kotikentällä yksinäisiä: { $n }
       *[no] kotikentällä yksinäisiä: { $n }
    }
bg-fault-shots = { $alone ->
        [yes] Lyödään { $n }/36 heitosta
       *[no] lyödään { $n }/36 heitosta
    }
bg-fault-shots-outside = { $alone ->
        [yes] Ulkona lyödään { $n }/36 heitosta
       *[no] ulkona lyödään { $n }/36 heitosta
    }
bg-fault-not-up = { $alone ->
        [yes] Takimmaiset eivät nouse
       *[no] takimmaiset eivät nouse
    }
bg-fault-not-cleared = { $point }-kiila on vielä tyhjentämättä
bg-fault-stays-back = { $alone ->
        [yes] Takimmaiset nappulat jäävät
       *[no] takimmaiset nappulat jäävät
    }
bg-fault-gives-up-anchor = { $alone ->
        [yes] Luopuu ankkurista { $point }-kiilalla
       *[no] luopuu ankkurista { $point }-kiilalla
    }
bg-fault-breaks = { $alone ->
        [yes] Avaa { $point }-kiilan
       *[no] avaa { $point }-kiilan
    }
bg-fault-enters = { $alone ->
        [yes] Muurilta pääsee { $n }/36 heitolla
       *[no] muurilta pääsee { $n }/36 heitolla
    }
bg-fault-no-slot = { $alone ->
        [yes] Ei aloita { $point }-kiilaa
       *[no] ei aloita { $point }-kiilaa
    }
bg-fault-no-builder = { $alone ->
        [yes] Ei tuo rakennusnappulaa
       *[no] ei tuo rakennusnappulaa
    }
bg-fault-more-rolls = { $alone ->
        [yes] Enemmän heittoja loppuun
       *[no] enemmän heittoja loppuun
    }
bg-fault-outside = { $alone ->
        [yes] Enemmän nappuloita ulkona
       *[no] enemmän nappuloita ulkona
    }
bg-fault-farther-from-home = { $alone ->
        [yes] Enemmän pipejä kotiin
       *[no] enemmän pipejä kotiin
    }
bg-fault-gap = { $alone ->
        [yes] Aukko { $point }-kiilalla
       *[no] aukko { $point }-kiilalla
    }
bg-fault-stacks = { $alone ->
        [yes] Kasaa { $point }-kiilaa
       *[no] kasaa { $point }-kiilaa
    }
bg-fault-buries = { $alone ->
        [yes] Nappula pois pelistä { $point }-kiilalla
       *[no] nappula pois pelistä { $point }-kiilalla
    }
bg-fault-fewer-gammons = { $alone ->
        [yes] Vähemmän gammoneita
       *[no] vähemmän gammoneita
    }
bg-fault-more-gammons-lost = { $alone ->
        [yes] Enemmän gammon-häviöitä
       *[no] enemmän gammon-häviöitä
    }
bg-fault-fewer-wins = { $alone ->
        [yes] Voittaa harvemmin
       *[no] voittaa harvemmin
    }

## When another candidate would be right

bg-if-no-gammons = jos gammoneita ei laskettaisi
bg-if-gammon-needed = jos tarvitsisit gammonin
bg-if-not-hit = jos yksinäistä nappulaa { $point }-kiilalla ei voisi lyödä
bg-if-nothing-to-hit = jos { $point }-kiilalla ei olisi lyötävää
bg-if-bar-empty = jos vastustajalla ei olisi nappulaa muurilla
bg-if-behind = jos olisit juoksussa jäljessä
bg-if-ahead = jos olisit juoksussa edellä
bg-if-hit-costs-more = jos vastustajan kotikenttä olisi vahvempi
bg-if-more-points = jos tarvitsisit enemmän pisteitä
bg-if-wins-above = jos voittaisit yli { $need }
bg-if-wins-below = jos voittaisit alle { $need }
