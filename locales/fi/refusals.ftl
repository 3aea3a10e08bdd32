### Why something was refused that a person asked for, and what would be right.

refused-at = Rivi { $line }, merkki { $column }: { $what }
refused-end = tekstin loppu
refused-word = ”{ $text }”
refused-unexpected = Löytyi { $found }; pitäisi olla esimerkiksi { $example }

## Trees written by hand

refused-decimals = Todennäköisyydessä { $found } on liikaa desimaaleja; enintään { $most }. Pyöristä tai kirjoita murtoluku, esimerkiksi 1/36.
refused-number = { $found } on liian suuri; enintään { $most }.
refused-mixed = Kokonaisia painoja ja todennäköisyyksiä ei voi sekoittaa: kirjoita 0.7: ja 0.3: tai 7: ja 3:.
refused-sum = Tämän sattumasolmun todennäköisyyksien summa on { $sum }, ei 1.
refused-never = Tämän sattumasolmun yhden tuloksen todennäköisyys on 0; jätä se pois.
refused-fine = Tämän sattumasolmun todennäköisyydet ovat liian tarkkoja; käytä vähemmän desimaaleja.
refused-branch-name = Nimessä ennen =-merkkiä on 1–{ $most } merkkiä.
refused-empty = Solmulla on oltava vähintään yksi haara: max(3, 12).
refused-bounds = Alarajan on oltava ylärajaa pienempi: [0, 10].
refused-out-of-bounds = Lehti { $leaf } on rajojen [{ $low }, { $high }] ulkopuolella.
refused-levels = Puussa on enintään { $most } tasoa.
refused-tree-nodes = Puussa on enintään { $most } solmua.
refused-long = Puun teksti on enintään { $most } tavua.
refused-no-chance = Tämä algoritmi ei tunne sattumasolmuja. Valitse expectiminimax tai UCT.

## Positions

refused-game-over = Peli on päättynyt, joten haettavaa ei ole.
refused-other-mover = On toisen pelaajan vuoro.
refused-misplaced = Se ei ole mahdollista tässä kohdassa peliä.
refused-marks = Ristejä { $crosses }, nollia { $noughts }: pelaajat vuorottelevat, joten ero on enintään 1.
refused-no-decision = Kenelläkään ei ole päätettävää tässä asemassa.
refused-impossible = Asema ei ole sääntöjen mukaan mahdollinen.
refused-no-notation = Tämän pelin asemia ei voi kirjoittaa.
refused-length = Asemassa pitäisi olla { $expected } merkkiä, mutta niitä on { $found }.
refused-character = Merkki { $column }: ”{ $found }” ei sovi tähän.
refused-key = Tämä asematunnus on viallinen. Onko jokin merkki väärin?
refused-fields = XGID:ssä on { $expected } kaksoispisteillä erotettua kenttää, tässä { $found }.
refused-men = Pelaajalla on yli { $most } nappulaa.
refused-shared-point = Pisteessä { $point } on molempien pelaajien nappuloita.
refused-no-men = Molemmat pelaajat ovat jo kotiuttaneet kaikki nappulansa.
refused-wrong-bar = Merkki { $column }: tämä nappula on vastustajan muurilla.
refused-score = Tilanteessa { $a }–{ $b } ottelussa { $to } pisteeseen ei pelata enää.
refused-dice = ”{ $found }” ei ole heitto: kirjoita kaksi numeroa 1–6, esimerkiksi 31.
refused-dice-missing = Heitto puuttuu. Kukaan ei voi kahdentaa tässä, joten ennen heittoa ei ole päätettävää.
refused-card = ”{ $found }” ei ole tämän pakan kortti: kirjoita TH tai 10♥. Seitsemän ja kahdeksan ovat vain ruutua.
refused-card-twice = { $card } on mainittu kahdesti.
refused-card-early = { $card } pelattiin ennen kuin tarjoaminen ja hautaaminen olivat ohi.
refused-card-unplayable = Korttia { $card } ei voinut pelata tässä kohdassa.
refused-again = ”{ $part }” on kahdesti; kerta riittää.
refused-rules = Näitä sääntöjä ei tunneta.
refused-hand-size = Kädessä on { $hand } korttia ja pöydässä { $table }: anna kahdeksan jaettua korttia ja pöydän kaksi, jos otit ne.
refused-table-unseen = Pöydän kortit tietää vain se, joka ne otti.
refused-table-missing = Nimeä pöydän kaksi korttia ja kaksi hautaamaasi.
refused-no-deal = Mikään jako ei sovi tähän: jollakulla ei ole tarpeeksi kortteja.

## Records

refused-format = Tätä tallennetta ei voi lukea. Tunnetut muodot: { $known }.
refused-record = Tallennetta ei voi lukea: jokin siinä on viallista tai sääntöjen vastaista.
refused-record-at = Tallennetta ei voi lukea riviltä { $line }, merkistä { $column } eteenpäin.

## Searches

refused-search-nodes = Haussa on yli { $most } solmua. { $advice }
refused-search-events = Haku keskeytettiin, kun sen lokissa oli { $most } tapahtumaa. { $advice }
refused-search-slow = Haku keskeytettiin: aika { $time }, solmuja { $nodes }. { $advice }
refused-search-lower = Pienennä syvyyttä tai simulointien, iteraatioiden tai jakojen määrää, tai valitse vahvempi karsinta.
refused-not-searched = Tämä agentti ei hae tässä asemassa. Valitse toinen.
refused-one-answer = Tässä on vain yksi mahdollinen siirto, joten haettavaa ei ole.
refused-another-search = Tutkittava on sittemmin muuttunut. Avaa se uudelleen.
