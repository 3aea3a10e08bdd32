### Lessons: at most sixty words a step. Loaded with them.

lesson-nth = Oppitunti { $n }/{ $of }
lesson-step-of = Askel { $n }/{ $of }
lesson-shown = Mistä teksti kertoo
lesson-example = Esimerkki
lesson-tree = Hakupuu
lesson-predict = Ennusta ennen kuin jatkat
lesson-answered = Vastauksesi
lesson-right = Oikein
lesson-wrong = Väärin
lesson-next = Seuraava
lesson-answer-first = Vastaa ensin
lesson-next-lesson = Seuraava oppitunti
lesson-all = Kaikki oppitunnit
lesson-again = Aloita alusta
lesson-try = Kokeile itse
lesson-progress = Oppitunnin eteneminen
lesson-score = Valmis. Oikeita vastauksia { $n }/{ $of }.
lesson-n-done = Suoritettu { $n }/{ $of }.
lesson-state-done = Suoritettu
lesson-state-begun = Aloitettu
lesson-no-search = Palvelin ei vastannut, joten puu puuttuu. Tekstiä voi lukea ilman sitä.

## Minimax

lesson-minimax-title = Minimax: varaudu parhaaseen vastaukseen
lesson-minimax-about = Sinä valitset suurimman arvon, vastustaja pienimmän.
lesson-minimax-tree = Peli on puu. Ylöspäin osoittavat kolmiot ovat sinun valintojasi, alaspäin osoittavat vastustajan. Jokainen luku alhaalla kertoo, mitä saat, jos peli päättyy siihen. Sinä haluat suurimman luvun, vastustaja pienimmän.
lesson-minimax-reply = Haku menee ensin pohjaan asti ja arvioi vasta sitten. Oletetaan, että pelaat A:n. Vastustaja voi silloin valita luvun 3, 12 tai 8.
lesson-minimax-reply-ask = Minkä vastustaja valitsee?
lesson-minimax-reply-1 = 3
lesson-minimax-reply-2 = 12
lesson-minimax-reply-3 = 8
lesson-minimax-reply-why = 3. Mikä on sinulle hyvää, on vastustajalle huonoa.
lesson-minimax-a = Vastustaja ottaa pienimmän luvun, joten A:n arvo on 3. Näin on jokaisessa MIN-solmussa: lasten pienin arvo ratkaisee. MAX-solmussa, jossa valitset sinä, suurin.
lesson-minimax-b = Nyt B. Vastustajan vastaukset jättävät sinulle 2, 4 tai 6.
lesson-minimax-b-ask = Mikä on B:n arvo?
lesson-minimax-b-1 = 2
lesson-minimax-b-2 = 4
lesson-minimax-b-3 = 6
lesson-minimax-b-why = 2, kolmesta pienin.
lesson-minimax-prize = C:n alla on koko puun suurin palkinto: 14. Kaksi muuta vastausta jättävät sinulle 5 ja 2.
lesson-minimax-prize-ask = Mikä on C:n arvo?
lesson-minimax-prize-1 = 14, palkinto
lesson-minimax-prize-2 = 7, keskiarvo
lesson-minimax-prize-3 = 2
lesson-minimax-prize-why = 2. Vastustaja ei anna sinun saada 14:ää.
lesson-minimax-root = A:n arvo on 3, B:n ja C:n 2. Pelaat siis A:n ja saat vähintään 3, teki vastustaja mitä tahansa. Jos vastustaja erehtyy, saat enemmän.
lesson-minimax-list = Ohjelma pitää listaa L keskeneräisistä solmuista ja ottaa aina ensimmäisen. Solmu, jolla ei ole arvoa, panee lapsensa listan alkuun. Solmu, jolla on arvo, antaa sen vanhemmalleen ja poistuu listalta. Siksi L ei koskaan sisällä koko puuta.
lesson-minimax-cost = Tässä puussa on 9 lehteä: 3 siirtoa ja kullakin 3 vastausta. Jos joka solmussa on b siirtoa ja loppuun on m siirtoa, lehtiä on bᵐ.
lesson-minimax-cost-ask = 10 siirtoa joka solmussa, 6 siirron syvyys: montako lehteä?
lesson-minimax-cost-1 = 60
lesson-minimax-cost-2 = 10 000
lesson-minimax-cost-3 = 1 000 000
lesson-minimax-cost-why = 10 × 10 × 10 × 10 × 10 × 10. Oikeita pelejä ei voi tutkia loppuun asti, joten ohjelmat pysähtyvät aiemmin ja arvioivat aseman.

## Chance nodes

lesson-chance-title = Sattuma: punnitse jokainen heitto
lesson-chance-about = Nopat eivät valitse: sattumasolmun arvo on sen tulosten keskiarvo.
lesson-chance-circle = Ympyrä on sattumasolmu: tässä nopat ratkaisevat. Kukaan ei valitse, joten suurin tai pienin arvo ei ratkaise. Jokaisella haaralla on todennäköisyys, ja solmun todennäköisyyksien summa on 1.
lesson-chance-mean = A:n jälkeen vastustaja jättää sinulle 3 todennäköisyydellä 0,7 ja 2 todennäköisyydellä 0,3. Keskimäärin se on 0,7 × 3 + 0,3 × 2 = 2,7. Tämä keskiarvo on A:n odotusarvo.
lesson-chance-predict = Nyt B. Todennäköisyydellä 0,7 vastustaja jättää sinulle 6, todennäköisyydellä 0,3 taas 8.
lesson-chance-predict-ask = Mikä on B:n arvo?
lesson-chance-predict-1 = 6
lesson-chance-predict-2 = 6,6
lesson-chance-predict-3 = 7
lesson-chance-predict-why = 0,7 × 6 + 0,3 × 8 = 6,6. Todennäköisempi heitto painaa enemmän.
lesson-chance-root = B:n arvo on 6,6 ja A:n 2,7, joten pelaat B:n. Minimaxia, jossa on sattumasolmuja, kutsutaan nimellä expectiminimax. Sinun ja vastustajan solmuissa mikään ei ole muuttunut.
lesson-chance-rolls = Kahdella nopalla on 36 yhtä todennäköistä tulosta, mutta 6-5 ja 5-6 ovat sama heitto. Erilaisia heittoja on siis 21: kuudet tuplat ja viisitoista muuta.
lesson-chance-rolls-ask = Kuinka todennäköinen on heitto 2 ja 1?
lesson-chance-rolls-1 = 1/36
lesson-chance-rolls-2 = 1/18
lesson-chance-rolls-3 = 1/21
lesson-chance-rolls-why = 1/18: se voi tulla 2-1 tai 1-2. Tuplilla on vain yksi tapa, 1/36.
lesson-chance-order = Tässä lehdet ovat 1, 3, 4 ja 5, ja jokaisen haaran todennäköisyys on 0,5. A antaa 3 tai 4, arvo 3,5. B antaa 1 tai 5, arvo 3. Valitset A:n.
lesson-chance-other = Nyt samoissa paikoissa ovat 1, 30, 40 ja 500. Lehtien järjestys ei ole muuttunut.
lesson-chance-other-ask = Mikä siirto on nyt paras?
lesson-chance-other-1 = A, kuten ennenkin
lesson-chance-other-2 = B
lesson-chance-other-why = B: 1:n ja 500:n keskiarvo on 250,5, 30:n ja 40:n vain 35.
lesson-chance-size = Minimaxille riittää tieto, kumpi asema on parempi. Sattumasolmujen kanssa merkitsee myös, kuinka paljon parempi. Siksi pelkkä oikea järjestys ei riitä: arvion on oltava suhteessa siihen, mitä todella voit odottaa voittavasi.

## Alpha-beta

lesson-alphabeta-title = Alfa-beeta: lopeta, kun tiedät tarpeeksi
lesson-alphabeta-about = Sama siirto kuin minimaxilla, vähemmän solmuja.
lesson-alphabeta-a = Siirron A arvo on 4: vastustajan paras vastaus jättää sinulle siellä 4. Alfa (α) muistaa, mitä sinulla jo on, joten α on nyt 4. Muun siirron on oltava parempi kuin 4, jotta se kiinnostaisi.
lesson-alphabeta-b = Nyt B. Ensimmäinen vastaus jättää sinulle 5, toinen jättää 3. Sen jälkeen B:n arvo on enintään 3, toi kolmas vastaus mitä tahansa. Sinulla on jo 4.
lesson-alphabeta-b-ask = Tutkiiko alfa-beeta B:n viimeisen vastauksen?
lesson-alphabeta-b-1 = Kyllä: se voi olla arvoltaan 9
lesson-alphabeta-b-2 = Ei: B on jo huonompi kuin A
lesson-alphabeta-b-why = Vastustaja ei koskaan valitsisi 9:ää, joten se ei auta B:tä.
lesson-alphabeta-cut = Viimeinen vastaus karsitaan. B:n tarkkaa arvoa emme saa tietää, vain että se on enintään 3. Se riittää: α on 4, etkä pelaa B:tä. Karsinta ei maksa mitään.
lesson-alphabeta-window = α on paras, minkä sinä olet tähän asti löytänyt, beeta (β) paras vastustajalle. Haku tarvitsee vain näiden välisiä arvoja: se on ikkuna. MIN-solmu pysähtyy, kun sen arvo on enintään α, MAX-solmu, kun se on vähintään β.
lesson-alphabeta-c = C päättyy ensimmäiseen vastaukseen: se jättää sinulle 2, ja sinulla on jo 4. Yhteensä kolmea lehteä ei tutkittu lainkaan. Pelaat A:n.
lesson-alphabeta-same = Minimax ja alfa-beeta rinnakkain: sama arvo, sama siirto. Minimax kävi 13 solmussa, alfa-beeta 10:ssä.
lesson-alphabeta-same-ask = Voiko alfa-beeta valita huonomman siirron kuin minimax?
lesson-alphabeta-same-1 = Ei koskaan
lesson-alphabeta-same-2 = Kyllä, jos hyvä lehti karsitaan
lesson-alphabeta-same-why = Se karsii vain sen, mikä ei voi muuttaa juuren arvoa.
lesson-alphabeta-worse = Tässä ovat samat yhdeksän lehteä toisessa järjestyksessä: paras siirto on viimeisenä, ja vahvin vastaus on kaikkialla viimeisenä.
lesson-alphabeta-worse-ask = Monessako 13 solmusta alfa-beeta käy?
lesson-alphabeta-worse-1 = 9
lesson-alphabeta-worse-2 = 10
lesson-alphabeta-worse-3 = 13
lesson-alphabeta-worse-why = Kaikissa 13:ssa. Kun se tietää tarpeeksi lopettaakseen, mitään ei ole enää ohitettavana.
lesson-alphabeta-order = Järjestys siis merkitsee: tutki lupaavat siirrot ensin. Parhaassa järjestyksessä alfa-beetalle riittää noin kaksi kertaa lehtien määrän neliöjuuri. Shakkiasema, jossa on 35 siirtoa, vaatii silloin saman työn kuin noin 6 siirron asema, ja haku yltää lähes kaksi kertaa syvemmälle.

## Pruning at chance nodes

lesson-pruning-title = Karsinta, kun pelissä on nopat
lesson-pruning-about = Gamma, sen virhe, Star1 ja Star2.
lesson-pruning-limits = Siirron A arvo on 6,6. Voiko B:n nopissa pysähtyä aiemmin? Sattumasolmu on keskiarvo, joten yksi huono heitto ei todista mitään, ellei arvoilla ole rajoja. Tässä kaikki arvot ovat välillä 0–10. Se tekee karsinnan mahdolliseksi.
lesson-pruning-bound = B:n todennäköisempi heitto, 0,7, on arvoltaan 3. Toista heittoa, 0,3, ei ole vielä tutkittu. Sen arvo voi olla enintään 10.
lesson-pruning-bound-ask = Mikä B:n arvo voi enintään olla?
lesson-pruning-bound-1 = 3
lesson-pruning-bound-2 = 5,1
lesson-pruning-bound-3 = 10
lesson-pruning-bound-why = 0,7 × 3 + 0,3 × 10 = 5,1. Se on vähemmän kuin 6,6, joten B ei voi olla paras.
lesson-pruning-cut = 5,1 on vähemmän kuin 6,6, joten toinen heitto karsitaan. Tämä on gammakarsinta: tutkittujen heittojen arvoon lisätään suurin, minkä loput voivat tuoda. Opinnäytteessä rajat ovat −1 ja +1.
lesson-pruning-flaw = Opinnäytteeseen painettu gamma päättyy riviin v ← max(v, raja). Pitäisi verrata heittojen summaan. Lisäksi jokainen heitto tutkitaan avoimella ikkunalla, jolloin α:n ja β:n tieto menee hukkaan.
lesson-pruning-flaw-ask = Miksi painettu rivi antaa silti oikeat arvot?
lesson-pruning-flaw-1 = Karsinnan jälkeen raja on enintään v, muuten se on sama kuin summa
lesson-pruning-flaw-2 = Raja on aina pienempi kuin summa
lesson-pruning-flaw-3 = Ei annakaan: arvot ovat väärin
lesson-pruning-flaw-why = Kummassakin tapauksessa v on oikein, mutta vain sattumalta. Pyöristys voi pilata sen, joten laske jäljellä oleva todennäköisyys kokonaisina 1/36-osina.
lesson-pruning-star1 = Star1 (Ballard, 1983) kääntää kysymyksen ympäri. B:n on ylitettävä 6,6, ja toinen heitto tuo enintään 0,3 × 10 = 3. Kuinka hyvä todennäköisemmän heiton on siis oltava? Siitä luvusta tulee sen ikkunan alaraja.
lesson-pruning-star1-ask = Kuinka suuri on 0,7:n todennäköisyyden heiton arvon oltava, jotta B ylittää 6,6:n?
lesson-pruning-star1-1 = Yli 3
lesson-pruning-star1-2 = Yli 5,14
lesson-pruning-star1-3 = Yli 6,6
lesson-pruning-star1-why = (6,6 − 3) ÷ 0,7 = 5,14. Ensimmäinen vastaus jättää vain 3, joten B:n loput voi ohittaa.
lesson-pruning-down = Gamma ja Star1 rinnakkain. Gamma tutkii todennäköisemmän heiton molemmat vastaukset ja pysähtyy vasta sitten. Star1 pysähtyy ikkunansa ansiosta jo ensimmäiseen, joten se käy 15 solmussa eikä 16:ssa.
lesson-pruning-star2 = Star2 tunnustelee ensin. Se tutkii yhden vastauksen jokaiseen C:n heittoon: 7 ja 4. Vastustaja voi valita ne, joten C:n arvo on enintään 0,7 × 7 + 0,3 × 4 = 6,1. Se on alle 6,6, joten C karsitaan. Kun heittoja on paljon, tämä säästää paljon enemmän kuin Star1.
lesson-pruning-compare = Sama puu haettuna neljällä tavalla: ilman karsintaa, gammalla, Star1:llä ja Star2:lla. Vertaa solmujen määriä ja siirtoja.
lesson-pruning-compare-ask = Mikä niistä valitsee eri siirron?
lesson-pruning-compare-1 = Ei mikään
lesson-pruning-compare-2 = Gamma virheensä vuoksi
lesson-pruning-compare-3 = Star2, koska se vain tunnustelee
lesson-pruning-compare-why = Oikea karsinta ei koskaan muuta siirtoa. Se vain säästää työtä.
lesson-pruning-real = Pienessä puussa tunnustelu voi jopa lisätä solmuja. Backgammonissa se kannattaa. 1 000 asemaa syvyydellä 3 vei ilman karsintaa 8,62 miljoonaa solmua, gammalla 8,29, Star1:llä 8,11 ja Star2:lla 3,15 miljoonaa. Siirrot olivat samat.

## Evaluation and plans in backgammon

lesson-plans-title = Arviointi: viisi lukua, viisi suunnitelmaa
lesson-plans-about = Mitä ohjelma näkee backgammonin asemassa ja mitä pelaaja suunnittelee.
lesson-plans-stop = Backgammon on aivan liian laaja tutkittavaksi loppuun asti. Haku pysähtyy muutaman siirron jälkeen, ja arviointifunktio arvioi aseman: lähellä +1, jos ohjelma on voitolla, lähellä −1, jos häviöllä. Tarton opinnäyte rakentaa sen viidestä luvusta.
lesson-plans-bar = h_n vertaa muurilla olevia nappuloita: vastustajan miinus sinun, jaettuna 15:llä. Tässä tummilla on muurilla yksi nappula, vaaleilla ei yhtään. Ohjelma pelaa vaaleilla.
lesson-plans-bar-ask = Mikä on h_n?
lesson-plans-bar-1 = +1/15
lesson-plans-bar-2 = 0
lesson-plans-bar-3 = −1/15
lesson-plans-bar-why = 1/15 − 0 = +1/15. Nappula muurilla on hyväksi toiselle osapuolelle.
lesson-plans-distance = h_d vertaa, kuinka pitkä matka kummankin viimeisellä nappulalla on, ja jakaa eron 23:lla. Vaaleiden viimeinen on kiilalla 10, 9 askelta kiilasta 1. Tummien on 12 askeleen päässä. Siis h_d on 12/23 − 9/23 = +3/23.
lesson-plans-points = h_sk laskee suljetut kiilat: kaksi tai useampi nappula samalla kiilalla. Vain kotikenttä ja kolme kiilaa sen vieressä lasketaan, omat kiilasi 1–9. Erotus jaetaan 7:llä.
lesson-plans-points-ask = Montako suljettua kiilaa lasketaan vaaleille?
lesson-plans-points-1 = 3
lesson-plans-points-2 = 5
lesson-plans-points-3 = 6
lesson-plans-points-why = Kuusi: 4, 5, 6, 7, 8 ja 9. Tummilla on kolme, joten h_sk on 3/7.
lesson-plans-blots = h_s vertaa yksinäisiä nappuloita, joita voi lyödä: vastustajan miinus sinun, jaettuna 15:llä. Muurilla olevia ei lasketa. Siksi h_s pitää vaarattomana jopa asemaa, jossa kaikki nappulat ovat muurilla. Yksi luku ei riitä.
lesson-plans-blots-ask = Montako yksinäistä nappulaa vaaleilla on tässä?
lesson-plans-blots-1 = 2
lesson-plans-blots-2 = 3
lesson-plans-blots-3 = 4
lesson-plans-blots-why = Kolme: kiiloilla 24, 20 ja 9. Tummilla ei ole yhtään, joten h_s on −3/15.
lesson-plans-off = h_b on kotiutettujen nappuloittesi osuus, 0–1. Kun kaikki nappulasi ovat kotikentällä, opinnäyte käyttää vain sitä. Kun osapuolet eivät enää voi kohdata, vain oma matkasi merkitsee.
lesson-plans-running = Suunnitelma 1, juoksupeli. Olet kilpajuoksussa edellä: juokse kotiin ja vältä kosketusta. Tässä vaaleilla on jäljellä 100 askelta ja tummilla 119, ja osapuolet ovat jo ohittaneet toisensa.
lesson-plans-blitz = Suunnitelma 2, hyökkäys. Lyö yksinäisiä nappuloita kotikentälläsi, kun vastustaja on muurilla. Kaksi tummaa nappulaa on muurilla, ja vaaleat ovat jo sulkeneet kolme kotikentän kiilaa. Jos tummat eivät pääse sisään, ne eivät voi siirtää.
lesson-plans-priming = Suunnitelma 3, priimipeli. Peräkkäiset suljetut kiilat ovat este. Neljän yli pääsee 5:llä tai 6:lla. Vaaleilla on kuusi peräkkäin, ja niiden takana on kaksi tummaa nappulaa.
lesson-plans-priming-ask = Millä heitolla tumma nappula pääsee kuuden peräkkäisen kiilan yli?
lesson-plans-priming-1 = Millä tahansa 6:lla
lesson-plans-priming-2 = Vain heitolla 6-6
lesson-plans-priming-3 = Ei millään
lesson-plans-priming-why = Ei millään. Yhdellä nopalla pääsee enintään kuusi kiilaa eteenpäin, joten täyden priimin yli ei pääse.
lesson-plans-holding = Suunnitelma 4, pitopeli. Sinulla on ankkuri, suljettu kiila vastustajan kotikentällä. Vaaleiden ankkuri on kiilalla 20: sitä ei voi lyödä, ja sinne pääsee muurilta aina. Siellä odotat lyöntitilaisuutta, kun tummat tuovat nappuloita kotiin.
lesson-plans-back = Suunnitelma 5, takapeli. Olet kaukana jäljessä mutta pidät kahta kiilaa vastustajan kotikentällä, tässä 24 ja 22. Odota siellä, lyö myöhään ja laita oma kotikenttäsi siihen mennessä kuntoon. Se on vaikein suunnitelma.
lesson-plans-strategies = Opinnäyte yhdistää luvut neljäksi strategiaksi. Hyökkäävä: 0,8 h_n + 0,2 h_d. Puolustava: 0,4 h_sk + 0,4 h_s + 0,2 h_d. Yhdistetty: 0,4 h_sk + 0,4 h_n + 0,2 h_d. Juokseva: pelkkä h_d.
lesson-plans-strategies-ask = Mikä niistä haluaa eniten lyödä yksinäisiä nappuloita?
lesson-plans-strategies-1 = Hyökkäävä
lesson-plans-strategies-2 = Puolustava
lesson-plans-strategies-3 = Juokseva
lesson-plans-strategies-why = Hyökkäävä: muurilla olevat nappulat ovat 80 % sen arviosta.
lesson-plans-search = Tässä yhdistetty strategia arvioi syvyydellä 1 kaikki avausheiton 3-1 siirrot. Syvyydellä 2 mukaan tulee vastustajan heitto, mutta arvioitavat asemat ovat samat, joten valinta ei muutu. Vasta syvyys 3 tuo vastaukset. Kokeile muita strategioita ja syvyyksiä.

## Fifty games

lesson-fifty-title = Miksi 50 peliä johtaa harhaan
lesson-fifty-about = Tarton opinnäytteen turnaus pelattuna uudelleen silmiesi edessä.
lesson-fifty-caption = Rivin voitot saraketta vastaan, 50 peliä paria kohti (Tartto 2015, taulukko 1)
lesson-fifty-table = Tarton opinnäytteen viisi pelaajaa, kaikki toisiaan vastaan, 50 peliä paria kohti. Tekijän päätelmä: satunnainen häviää kaikille, juokseva kaikille paitsi satunnaiselle, yhdistetty voittaa kaikki. Voiko 50 peliä osoittaa sen?
lesson-fifty-pair = { $row } – { $column }
lesson-fifty-ours = Parlor
lesson-fifty-source = Opinnäyte
lesson-fifty-games-stored = { $games } peliä paria kohti, mitattu aiemmin, 95 %:n luottamusvälit
lesson-fifty-games-live = { $games } peliä paria kohti, pelattu juuri, 95 %:n luottamusvälit
lesson-fifty-run = Pelaa turnaus nyt
lesson-fifty-again = Pelaa toinen turnaus
lesson-fifty-draw = Arvo uudelleen
lesson-fifty-drawn = Arvottuja 50 pelin turnauksia: { $n }. Niitä ei ole pelattu: yhdistetty voittaa jokaisen pelin todennäköisyydellä { $share }. Voitot 50 pelistä:
lesson-fifty-lost = Turnauksia, joissa parempi pelaaja ei saa enemmistöä: { $n }/{ $of }.
lesson-fifty-adds-up = Katso hyökkäävää ja yhdistettyä. Hyökkäävän rivi sanoo, että se voitti 48 % niiden 50 pelistä. Yhdistetyn rivi sanoo, että se voitti 58 % samoista peleistä. Backgammonissa ei ole tasapelejä.
lesson-fifty-adds-up-ask = Paljonko niiden summan pitää olla?
lesson-fifty-adds-up-1 = 50 %
lesson-fifty-adds-up-2 = 100 %
lesson-fifty-adds-up-3 = 106 %
lesson-fifty-adds-up-why = 100 %. Mutta 48 + 58 = 106, joten ainakin toinen luku on virhe. Kumpi, sitä emme voi sanoa.
lesson-fifty-error = Pelkkä sattuma siirtää 50 pelin tulosta noin 7 prosenttiyksikköä ylös tai alas: se on yksi keskivirhe. 95 %:n luottamusväli ulottuu kumpaankin suuntaan noin kaksi kertaa niin kauas.
lesson-fifty-error-ask = Yhdistetty voitti 58 % 50 pelistä. Millä välillä sen todellinen voitto-osuus hyvin todennäköisesti on?
lesson-fifty-error-1 = 57–59 %
lesson-fifty-error-2 = 51–65 %
lesson-fifty-error-3 = 44–71 %
lesson-fifty-error-why = 44–71 %, luottamustaso 95 %. Se voi olla jopa heikompi pelaaja.
lesson-fifty-live = Tässä on sama taulukko Parlorin pelaamana, niin ikään 50 peliä, opinnäytteen lukujen vieressä. Kun väli ylittää keskiviivan, kummankaan paremmuutta ei ole osoitettu. Pelaa turnaus nyt: luvut ovat joka kerta erilaiset.
lesson-fifty-resample = 1 000 pelissä yhdistetty voitti hyökkäävän 59,1 % kerroista. Oletetaan, että se on totuus, ja arvotaan sen mukaan monta 50 pelin turnausta. Nämä pelit on arvottu tällä sivulla, ei pelattu. Ontot pylväät ovat turnauksia, joita parempi pelaaja ei voita.
lesson-fifty-resample-ask = Kuinka usein parempi pelaaja ei voita yli puolta peleistä?
lesson-fifty-resample-1 = Ei koskaan
lesson-fifty-resample-2 = Noin joka kahdeksas kerta
lesson-fifty-resample-3 = Joka toinen kerta
lesson-fifty-resample-why = Noin 12 %. Viisikymmentä peliä ei erota tällaisia pelaajia luotettavasti.
lesson-fifty-more = 1 000 pelillä väli ulottuu vain noin 3 prosenttiyksikköä kumpaankin suuntaan. Välit kutistuvat hitaasti: kääntäen verrannollisesti pelimäärän neliöjuureen.
lesson-fifty-more-ask = Montako peliä tarvitaan, jotta 50 pelin väli puolittuu?
lesson-fifty-more-1 = 100
lesson-fifty-more-2 = 200
lesson-fifty-more-3 = 2 500
lesson-fifty-more-why = Neljä kertaa niin monta: 200.
lesson-fifty-thousand = 1 000 pelin jälkeen yhdistetty voittaa kaikki. Sitä, että juokseva häviää kaikille paitsi satunnaiselle, ei ole osoitettu: hyökkäävää ja puolustavaa vastaan 50 % on välin sisällä. Ja meidän satunnaisemme voittaa 1–2 %, ei 22–32 %, joten opinnäytteen ohjelman on poikettava kuvauksestaan.

## Hidden information

lesson-hidden-title = Piilossa olevat kortit: bluffaa juuri sopivasti
lesson-hidden-about = Strategioiden sulautuminen, Kuhnin pokeri ja katumuksesta oppiminen.
lesson-hidden-seen = Kolikko on piilossa. A tarkoittaa: arvaa se, X tai Y, ja voita 1, jos osut. B tarkoittaa: ota varma 0,6. Tämä haku katsoo jokaiseen mahdolliseen maailmaan erikseen. Siellä se näkee kolikon, arvaa aina oikein ja arvioi A:n arvoksi 1.
lesson-hidden-seen-ask = Mikä A:n arvo todella on, jos kolikkoa ei näe?
lesson-hidden-seen-1 = 1
lesson-hidden-seen-2 = 0,6
lesson-hidden-seen-3 = 0,5
lesson-hidden-seen-why = 0,5: kummassakin maailmassa on arvattava samoin.
lesson-hidden-fusion = Tässä on arvattava ennen kuin kolikon näkee, kuten todellisuudessa. A:n arvo on 0,5, joten B on oikea valinta. Ensimmäinen haku valitsi A:n, koska se käytti joka maailmassa eri suunnitelmaa, mihin sinä et pysty. Virheen nimi on strategioiden sulautuminen.
lesson-hidden-game = Kuhnin pokeri on pienin pokeri: kolme korttia, yksi kummallekin, kuningas voittaa rouvan ja rouva jätkän. Kumpikin panee pottiin yhden pelimerkin. Kumpi tahansa voi panostaa yhden lisää; toinen maksaa tai luovuttaa. Kortti, jota ei näe, ratkaisee kaiken.
lesson-hidden-bluff = Sinulla on jätkä ja aloitat. Haku, joka näkee molemmat kortit, ei koskaan panosta tässä: kun kortit näytetään, jätkä häviää aina. Siksi sen panoksen takana ei ole koskaan jätkä, ja tarkka vastustaja luovuttaa.
lesson-hidden-bluff-ask = Pitäisikö jätkällä joskus panostaa?
lesson-hidden-bluff-1 = Kyllä, bluffina
lesson-hidden-bluff-2 = Ei koskaan
lesson-hidden-bluff-why = Jotkin bluffit voittavat potin, ja niiden ansiosta myös kuninkaasi panos maksetaan. Tasapainossa jätkällä panostetaan enintään joka kolmas kerta ja kolme kertaa harvemmin kuin kuninkaalla.
lesson-hidden-learn = Kontrafaktuaalisen katumuksen minimointi (CFR) pelaa itseään vastaan. Joka iteraation jälkeen se kysyy jokaisesta päätöksestä: kuinka paljon parempi toinen siirto olisi ollut? Sitten se valitsee siirrot siihen asti kertyneen katumuksen suhteessa. Kaikkien iteraatioiden keskiarvo lähestyy tasapainoa.
lesson-hidden-value = Katso käyriä. Pelin arvo ensimmäiselle pelaajalle tasaantuu iteraatioiden myötä. Joka siirtää ensin, paljastaa jotakin kortistaan.
lesson-hidden-value-ask = Paljonko ensimmäinen pelaaja voittaa peliä kohti, jos molemmat pelaavat täydellisesti?
lesson-hidden-value-1 = 0
lesson-hidden-value-2 = −1/18
lesson-hidden-value-3 = +1/18
lesson-hidden-value-why = −1/18 pelimerkkiä, noin −0,056. Etu on toisella pelaajalla.
lesson-hidden-exploit = Hyödynnettävyys on se, minkä strategiasi tunteva vastustaja voittaa keskimäärin peliä kohti, kun aloitatte vuorotellen. Alussa se on suuri ja laskee sitten kohti nollaa. Tasapainossa ei ole enää mitään hyödynnettävää. Sitä on juuri sopiva bluffaaminen.

## All worlds of a Zole ending

lesson-worlds-title = Zole: tutki kaikki mahdolliset jaot
lesson-worlds-about = 3 150 jakoa ja ohjelmavirhe, joka muuttaa tulosta.
lesson-worlds-card = Kortti
lesson-worlds-mean = Ison keskitulos
lesson-worlds-mask-label = Tunnustettaessa huomioon otettavat valtit
lesson-worlds-mask-source = Kuten opinnäytteen ohjelmassa
lesson-worlds-mask-rules = Sääntöjen mukaan
lesson-worlds-again = Laske uudelleen tällä palvelimella
lesson-worlds-deal = Tämä loppupeli on latvialaisen opinnäytteen kuva 4.1. Neljä tikkiä on pelattu. Pelaat isoa vastaan, sinulla on nämä neljä korttia ja aloitat viidennen tikin. Mikä kortti on paras?
lesson-worlds-unseen = Kymmentä korttia et ole nähnyt. Kaksi niistä on haudattu, kummassakin muussa kädessä on neljä. Haudatut voi valita 45 tavalla ja muut kahdeksan jakaa 70 tavalla.
lesson-worlds-unseen-ask = Montako mahdollista jakoa eli maailmaa on?
lesson-worlds-unseen-1 = 115
lesson-worlds-unseen-2 = 630
lesson-worlds-unseen-3 = 3 150
lesson-worlds-unseen-why = 45 × 70 = 3 150. Tarpeeksi vähän, jotta kaikki voi tutkia.
lesson-worlds-values = Menetelmän nimi on PIMC. Jokaisessa jaossa kaikki kortit ovat auki, joten alfa-beeta ratkaisee sen tarkasti. Jokaista korttiasi kokeillaan kaikissa 3 150 jaossa. Ratkaisevaa on ison keskitulos, −8:sta +6 pisteeseen.
lesson-worlds-choose = Pelaat isoa vastaan. Mikä keskiarvo on siis paras sinulle?
lesson-worlds-choose-ask = Minkä kortin ohjelma pelaa?
lesson-worlds-choose-1 = Sen, jonka keskiarvo on suurin
lesson-worlds-choose-2 = Sen, jonka keskiarvo on pienin
lesson-worlds-choose-3 = Sen, jonka keskiarvo on lähinnä nollaa
lesson-worlds-choose-why = Pienin: Q♥, −4,637. Iso häviää keskimäärin eniten.
lesson-worlds-mask = Opinnäytteen ohjelmassa on virhe: tunnustamisen valttilistasta puuttuvat Q♠ ja Q♣. Itse kuvassa pelaaja heittää valttiin 9♠:n, vaikka hänellä on Q♠. Kytke virhe pois: Q♥ on yhä paras, mutta toisena on Q♣:n sijasta J♣.
lesson-worlds-limits = PIMC:llä on rajoitus, jonka tunnet edellisestä oppitunnista: jokaisessa jaossa se suunnittelee kuin näkisi kaikki kortit. Se ei koskaan pelaa saadakseen tietoa eikä salaa mitään.
lesson-worlds-limits-ask = Mikä on virheen nimi?
lesson-worlds-limits-1 = Strategioiden sulautuminen
lesson-worlds-limits-2 = Gammakarsinta
lesson-worlds-limits-why = Strategioiden sulautuminen: oma suunnitelma joka jaolle, vaikka vain yhtä voi noudattaa.

## Riichi

lesson-riichi-title = Riichi: nopeus, odotukset ja turvallisuus
lesson-riichi-about = Shanten, hyödylliset tiilet, viisi odotusta, suji, seinä, riichi vai ei ja kymmenen kysymystä.
lesson-riichi-your-hand = Kätesi
lesson-riichi-your-river = Poisheittosi
lesson-riichi-their-river = Riichin julistaneen poisheitot
lesson-riichi-row-sets = Valmiit setit
lesson-riichi-row-begun = Aloitetut setit ja pari
lesson-riichi-row-alone = Yksittäiset tiilet
lesson-riichi-row-two-sided = Kaksipuolinen odotus
lesson-riichi-row-closed = Keskiodotus
lesson-riichi-row-edge = Reunaodotus
lesson-riichi-row-pairs = Kahden parin odotus
lesson-riichi-row-single = Pariodotus
lesson-riichi-row-awaited = Odottaa
lesson-riichi-row-shape-low = Tarvitsisi 1 tai 4
lesson-riichi-row-shape-high = Tarvitsisi 4 tai 7
lesson-riichi-row-seen = Kaikki neljä näkyvissä
lesson-riichi-row-impossible = Näitä ei voi olla kenelläkään
lesson-riichi-row-left = Yhä mahdollista
lesson-riichi-shanten = Shanten kertoo, montako hyödyllistä tiiltä tenpaihin puuttuu. Laske setit, aloitetut setit ja pari: 8, miinus 2 jokaisesta setistä, miinus 1 jokaisesta aloitetusta, miinus 1 parista. Tässä: 8 − 4 − 2 − 1 = 1.
lesson-riichi-far = Sama käsi yhdessä rivissä. Tenpai tarkoittaa shanten 0: vielä yksi tiili, ja käsi on valmis.
lesson-riichi-far-ask = Kuinka kaukana se on tenpaista?
lesson-riichi-far-1 = Se on tenpai
lesson-riichi-far-2 = Yksi tiili
lesson-riichi-far-3 = Kaksi tiiltä
lesson-riichi-far-why = Shanten 1: yksi hyödyllinen tiili tekee siitä tenpain.
lesson-riichi-acceptance = Hyödyllisiä ovat tiilet, jotka vievät kättä eteenpäin. Katso kutakin muotoa erikseen; joka lajia on neljä tiiltä. Bambut 4 5 ottavat 3:n ja 6:n: kahdeksan tiiltä. Bambut 1 3 ottavat vain 2:n ja bambut 1 2 vain 3:n: kumpikin neljä tiiltä.
lesson-riichi-acceptance-ask = Yksi niistä on rikottava. Mikä kannattaa aina pitää?
lesson-riichi-acceptance-1 = Bambut 4 5
lesson-riichi-acceptance-2 = Bambut 1 3
lesson-riichi-acceptance-3 = Bambut 1 2
lesson-riichi-acceptance-why = Bambut 4 5 ottavat kaksi kertaa niin monta tiiltä kuin muut.
lesson-riichi-waits = Viisi perusodotusta. Kaksipuolinen: 4 5 odottaa 3:a ja 6:ta. Keskiodotus: 4 6 odottaa 5:tä. Reunaodotus: 1 2 odottaa 3:a. Kahden parin odotus: kummasta tahansa voi tulla kolmoset. Pariodotus: yksi tiili odottaa kaksostaan.
lesson-riichi-numbers = Odotusta kuvaa kaksi lukua: montako lajia täydentää käden ja montako sellaista tiiltä on. Joka lajia on neljä, mutta omia tiiliäsi ei lasketa. Tämä käsi odottaa bambuja 3 ja 6.
lesson-riichi-numbers-ask = Moniko tiili täydentää sen?
lesson-riichi-numbers-1 = 2
lesson-riichi-numbers-2 = 4
lesson-riichi-numbers-3 = 8
lesson-riichi-numbers-why = Kaksi lajia, kahdeksan tiiltä. Muiden poisheitot vähentävät niitä.
lesson-riichi-furiten = Kätesi odottaa bambuja 3 ja 6, mutta bambu 6 on omissa poisheitoissasi. Se on furiten. Itse nostetulla tiilellä voit silti voittaa.
lesson-riichi-furiten-ask = Joku heittää bambun 3. Voitko voittaa sillä?
lesson-riichi-furiten-1 = Kyllä, en ole heittänyt bambua 3
lesson-riichi-furiten-2 = Ei
lesson-riichi-furiten-why = Ei. Yksi odotettu tiili poisheitoissasi estää ronin kaikilla odotetuilla tiilillä.
lesson-riichi-safe = Furiten suojaa myös sinua. Pelaaja ei voi voittaa ronilla tiilestä, jonka hän on itse heittänyt. Riichin jälkeen sama koskee jokaista tiiltä, jonka kuka tahansa on sen jälkeen heittänyt: kun hän ei voittanut sillä, hän joutui furiteniin.
lesson-riichi-safe-ask = Mikä poisheitto on varmasti turvallinen tätä pelaajaa vastaan?
lesson-riichi-safe-1 = Pallo 5
lesson-riichi-safe-2 = Bambu 7
lesson-riichi-safe-3 = Merkki 9
lesson-riichi-safe-why = Merkin 9 hän on itse heittänyt. Muita hän voi odottaa.
lesson-riichi-suji = Suji: hän on heittänyt pallon 4. Kaksipuolinen odotus palloon 1 tai 7 odottaisi myös 4:ää, joten se olisi furiten. Siksi 1 ja 7 ovat turvallisempia, eivät turvallisia: 7 voi yhä täydentää muut neljä odotusta, 1 vain kahden parin ja pariodotuksen. Pallo 5 on turvallisempi vain, jos sekä 2 että 8 on heitetty.
lesson-riichi-suji-ask = Minkä tiilen pallo 4 tekee turvallisemmaksi?
lesson-riichi-suji-1 = Pallon 5
lesson-riichi-suji-2 = Pallon 1
lesson-riichi-suji-3 = Pallon 3
lesson-riichi-suji-why = Pallon 1, ja myös 7:n. Varo riichin kanssa heitettyä tiiltä: sen suji on usein ansa.
lesson-riichi-wall = Seinä (japaniksi kabe): kaikki neljä bambua 7 näkyvät, joten kukaan ei voi saada suoraa, jossa on 7. Jokainen suora, jossa on 8 tai 9, tarvitsee 7:n. Bambuja 8 ja 9 voivat odottaa vain kahden parin odotus ja pariodotus.
lesson-riichi-riichi = Tenpai, suljettu käsi: riichi? Puolesta: yksi han lisää, ippatsu, ura dora, painetta ja yaku mille tahansa suljetulle kädelle. Ronilla tämä käsi saa ilman riichiä 2 000 ja sen kanssa 3 900. Vastaan: 1 000 pisteen panos, kaikki saavat varoituksen. Jos käsi on jo rajakäsi, yksi han ei ehkä lisää mitään.
lesson-riichi-riichi-ask = Mikä muu puhuu sitä vastaan?
lesson-riichi-riichi-1 = Kättä ei voi enää muuttaa: et voi puolustautua
lesson-riichi-riichi-2 = Käsi lasketaan avoimeksi
lesson-riichi-riichi-why = Riichin jälkeen sinun on heitettävä nostamasi tiili, vaarallinenkin.
lesson-riichi-quiz = Kysymys { $n }/{ $of }, bottien pelistä.
lesson-riichi-n-away = { $n ->
        [one] { $n } tiili
       *[other] { $n } tiiltä
    }
lesson-riichi-ask-shanten = Ennen poisheittoa: montako hyödyllistä tiiltä kädestä puuttuu tenpaihin?
lesson-riichi-ask-acceptance = Minkä tiilen heittäminen jättää eniten hyödyllisiä tiiliä?
lesson-riichi-ask-waits = Juuri heitetty: { $tile }. Mitä käsi odottaa?
lesson-riichi-ask-safe = Mikä näistä tiilistä on varmasti turvallinen?
lesson-riichi-ask-riichi = Vuoro 14. Heität tiilen { $tile }, ja käsi on tenpai. Riichi?
lesson-riichi-riichi-always = Riichi
lesson-riichi-riichi-never = Ei riichiä
lesson-riichi-why-shanten = Shanten { $n }, kuten ohjelma sen laskee.
lesson-riichi-why-acceptance = Hyödyllisiä tiiliä { $n }, näistä seuraavaksi parhaalla { $other }.
lesson-riichi-why-waits = Nämä tiilet täydentävät käden, eivät mitkään muut.
lesson-riichi-why-safe = Riichin julistanut pelaaja on heittänyt sen itse.
lesson-riichi-why-riichi = Ilman riichiä tämä käsi voittaa vain itse nostetulla tiilellä: siinä ei ole yakua. Odotuspisteet, jos muut vain nostavat ja heittävät: { $n } riichillä, { $other } ilman.

## Zole

lesson-zole-title = Zole: tarjoa, hautaa, aloita, laske
lesson-zole-about = Ottaako vai passata, hautaaminen, aloituskortit, valtit, silmät ja kymmenen kysymystä.
lesson-zole-row-trumps = 14 valttia, vahvin ensin
lesson-zole-row-plain = Sivumaat
lesson-zole-row-take = Ota
lesson-zole-row-pass = Passaa
lesson-zole-row-zole = Zole
lesson-zole-row-ten = Kymmenen korttiasi
lesson-zole-row-buried = Haudattu
lesson-zole-row-hand = Korttisi
lesson-zole-row-lead = Hyvä aloitus
lesson-zole-row-played = Tähän asti pelattu
lesson-zole-row-trick = Tikkisi
lesson-zole-row-table = Ottamasi pöytäkortit
lesson-zole-row-unseen = Kortit, joita et ole nähnyt
lesson-zole-aim = Kaikki rouvat, kaikki jätkät ja kaikki ruudut ovat valtteja. Pakassa on 120 silmää: ässä 11, kymppi 10, kuningas 4, rouva 3, jätkä 2. Iso tarvitsee 61.
lesson-zole-aim-ask = Olet iso ja sinulla on tasan 60 silmää. Voititko?
lesson-zole-aim-1 = Voitit
lesson-zole-aim-2 = Hävisit
lesson-zole-aim-why = 60 ei riitä. Muillakin on 60, ja he voittavat.
lesson-zole-take = Ottaako vai passata? Laske valtit, ennen kaikkea rouvat ja jätkät, ja sivumaiden ässät. Pelaajamme ”Jaot” ottaa, jos se voittaa vähintään 40 sadasta mahdollisesta jaosta. Ylemmällä kädellä se voittaa 83, alemmalla ei yhtään: matalat valtit ja kymppi ilman ässäänsä eivät voita mitään.
lesson-zole-zole = Zole tarkoittaa peliä ilman pöytäkortteja; niiden silmät lasketaan muille. Voitto tuo vähintään 10 pistettä eikä 2, häviö vie vähintään 12 eikä 4. Kaikilla neljällä rouvalla tämä käsi voittaa 96 sadasta mahdollisesta jaosta.
lesson-zole-bury = Otit pöydän ja hautaat nyt kaksi kymmenestä kortista. Hankkiudu eroon lyhyestä maasta, jotta voit myöhemmin lyödä sen valtilla, ja korteista, jotka menettäisit kuitenkin. Kun hautaat K♥:n ja 9♠:n, herttaa ja pataa ei jää: 76 voittoa sadasta. K♥:lla ja K♣:lla niitä on vain 57.
lesson-zole-bury-ask = Kuka saa haudattujen korttien silmät?
lesson-zole-bury-1 = Sinä, iso
lesson-zole-bury-2 = Vastustajat
lesson-zole-bury-3 = Ei kukaan
lesson-zole-bury-why = Ne lasketaan sinulle. Zolessa pöytäkortit lasketaan muille.
lesson-zole-lead-solo = Olet iso ja aloitat. Yksinäinen sivumaan ässä on hyvä alku: myöhemmin joltakulta maa voi olla lopussa, ja hän lyö sen valtilla. Jos valtteja on paljon ja ne ovat korkeita, pelaa niitä ylhäältä alkaen ja vedä vastustajien valtit pois.
lesson-zole-lead-opp = Aloitat isoa vastaan. Pelaa sivumaita ja jätä valtit isolle. Matala kortti lyhyestä maasta antaa vähän pois, ja pian voit lyödä maan valtilla. Kun tikki on varmasti parisi, lisää siihen silmiä.
lesson-zole-trumps = Laske valtit: niitä on 14. Vähennä omasi ja pelatut, niin tiedät, montako on vielä näkemättä. Tässä sinulla on viisi, ja kuusi on pelattu.
lesson-zole-trumps-ask = Montako valttia on vielä näkemättä?
lesson-zole-trumps-1 = 3
lesson-zole-trumps-2 = 5
lesson-zole-trumps-3 = 9
lesson-zole-trumps-why = 14 − 5 − 6 = 3. Niissä voivat olla mukana haudatut, ellet haudannut niitä itse.
lesson-zole-eyes = Laske silmät, kun tikkejä otetaan. Iso voittaa 61 silmällä, ja 91:stä alkaen voitto on iso (jaņi). 30:llä tai vähemmällä häviö on iso. Kun lasket silmät, tiedät, montako vielä tarvitset.
lesson-zole-eyes-ask = Montako silmää tässä tikissä on?
lesson-zole-eyes-1 = 21
lesson-zole-eyes-2 = 24
lesson-zole-eyes-3 = 31
lesson-zole-eyes-why = 11 + 10 + 3 = 24.
lesson-zole-number = { $n }
lesson-zole-quiz = Kysymys { $n }/{ $of }, { $from ->
        [record] tallennetusta jaosta
       *[seed] jaetusta kädestä
    }.
lesson-zole-ask-bid = Olet etukäsi ja tarjoat ensin. Mitä sanot?
lesson-zole-ask-bury = Otit pöydän. Mitkä kaksi korttia hautaat?
lesson-zole-ask-lead = Olet iso ja aloitat ensimmäisen tikin. Millä kortilla?
lesson-zole-ask-lead-opp = Sinä passasit, seuraava otti pöydän. Sinä aloitat. Millä kortilla?
lesson-zole-ask-trumps = Pelaat isoa vastaan. Montaako valttia et ole nähnyt?
lesson-zole-ask-eyes = Toisen tikin otti iso sen toisella kortilla. Ensimmäisen ja kolmannen otti sinun puolesi niiden viimeisellä kortilla. Montako silmää sinulla ja parillasi on?
lesson-zole-why-bid-take = Pöydän ottamalla voitat 76 sadasta mahdollisesta jaosta; 40 riittää. Zole voittaisi vain 4.
lesson-zole-why-bid-pass = Pöydän ottamalla voitat vain 15 sadasta mahdollisesta jaosta. Kaksi rouvaa ja kaksi jätkää tarvitsevat enemmän apua.
lesson-zole-why-bid-zole = Kaikki neljä rouvaa ja korkein jätkä: zole tuo paljon enemmän, ja käsi on kyllin vahva ilman pöytää.
lesson-zole-why-bury = Voittaa { $n } sadasta mahdollisesta jaosta, näistä seuraavaksi paras { $other }.
lesson-zole-why-lead = Voittaa { $n } sadasta mahdollisesta jaosta, näistä seuraavaksi paras { $other }.
lesson-zole-why-trumps = 14 valttia, 6 pelattu, 2 kädessäsi: jää 6, haudatut mukaan lukien.
lesson-zole-why-eyes = 2 + 11 + 3 ensimmäisessä tikissä, 2 + 2 + 3 kolmannessa: 23.

## Experiments on the page

lesson-running = Käynnissä: { $share }
lesson-not-here = Tämä palvelin ei aja kokeita vierailijoille. Näkyvissä ovat aiemmin mitatut luvut.
lesson-interval = { $value } ({ $low }–{ $high })
lesson-pair = Pari
lesson-prune-none = Ilman karsintaa
lesson-prune-gamma = Gamma
lesson-prune-star1 = Star1
lesson-prune-star2 = Star2
lesson-learnt = { $n } iteraation jälkeen: arvo ensimmäiselle pelaajalle { $value }, hyödynnettävyys { $exploitability } pelimerkkiä.
lesson-learnt-curves = Arvo ensimmäiselle pelaajalle ja hyödynnettävyys; iteraatioita: { $n }.
lesson-learnt-value = arvo
lesson-learnt-exploitability = hyödynnettävyys
