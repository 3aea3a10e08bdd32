### Ensimmäinen jako opastajan kanssa.

coach-name = Opastaja
coach-where = { $game }, ensimmäinen peli
coach-time = Noin viisi minuuttia. Botit odottavat sinua.
coach-progress = Edistyminen
coach-step-of = vaihe { $n } / { $of }
coach-step-done = opittu
coach-next = Seuraava
coach-why = Miksi?
coach-only = Vain yksi siirto on mahdollinen.
coach-no-advice = Opastajalla ei ole tähän neuvoa. Valitse itse.
coach-watch = Katso, miten muut pelaavat.
coach-look-up = Muistilappu
coach-to-steps = Takaisin vaiheisiin
coach-do = { $action }.
coach-two = { $first } { $second }
coach-works-too = Käy noinkin. Parempi tässä: { $best }.
coach-clearly-better = Sallittua, mutta selvästi parempi oli: { $best }.
coach-as-good = Se on yhtä hyvä.
coach-note = Ero: { $note }.
coach-skip = Ohita opastus
coach-skip-short = Ohita
coach-skip-title = Ohitatko opastuksen?
coach-skip-text = Peli jatkuu tavallisena harjoituspöytänä. Voit yhä kysyä neuvoa.
coach-skip-stay = Jatka opastusta
coach-over-title = Pelasit ensimmäisen pelisi
coach-learned = Opit: { $steps }.
coach-others-why = Miksi botit pelasivat näin?
coach-did = { $player }: { $move }
coach-see-it = Näytä asema
coach-and = {", "}
coach-play-real = Pelaa oikea peli
coach-read-rules = Lue säännöt

## Zole

coach-zole-title = Opi zole yhdessä jaossa
coach-zole-bidding = Tarjouskierros
coach-zole-bidding-line = Kuka pelaa yksin kahta vastaan?
coach-zole-bidding-says = Vuorollaan kukin passaa tai ottaa kaksi [pöytäkorttia](zole-table-cards). Ne ottanut pelaa yksin muita vastaan ja tarvitsee 61 [silmää](zole-eyes) 120:stä.
coach-zole-calls = { $zole ->
        [yes] Sinun tarjouksesi: [passi](zole-call-pass), [ota pöytä](zole-call-take) tai pelaa [zole](zole-call-zole) ilman pöytäkortteja.
       *[no] Sinun tarjouksesi: [passi](zole-call-pass) tai [ota pöytä](zole-call-take).
    }
coach-zole-bidding-done = { $contract ->
        [zole] { $me ->
            [yes] Pelaat zolea: yksin, ilman pöytäkortteja.
           *[no] { $player } pelaa zolea: yksin, ilman pöytäkortteja.
        }
        [maza_zole] { $me ->
            [yes] Pelaat pikkuzolea: et saa ottaa yhtään tikkiä.
           *[no] { $player } pelaa pikkuzolea eikä saa ottaa yhtään tikkiä.
        }
       *[lielais] { $me ->
            [yes] Otit pöydän ja pelaat yksin.
           *[no] { $player } otti pöydän ja pelaa yksin.
        }
    }
coach-zole-bury = Pelaat yksin. [Hautaa](zole-bury-word) kaksi korttia; niiden silmät ovat sinun.
coach-zole-passed = Kaikki kolme passasivat, joten jakoa ei pelata. Kortit jaetaan uudelleen.
coach-zole-lead = Aloitus
coach-zole-lead-line = Etukäsi aloittaa ensimmäisen tikin.
coach-zole-lead-says = { $me ->
        [yes] Olet [etukäsi](zole-first-hand), joten sinä aloitat. Pelaa mikä tahansa kortti.
       *[no] { $player } on [etukäsi](zole-first-hand) ja aloittaa. Vahvin kortti vie [tikin](zole-trick), ja sen pelaaja aloittaa seuraavan.
    }
coach-zole-lead-done = { $me ->
        [yes] Etukäsi aloittaa: sinä, { $card }.
       *[no] Etukäsi aloittaa: { $player }, { $card }.
    }
coach-zole-follow = Maan tunnustaminen
coach-zole-follow-line = Jos sinulla on aloitettua maata, pelaa sitä.
coach-zole-follow-says = { $has ->
        [yes] { $suit ->
            [C] Aloitettiin ristillä, joten sinun on pelattava ristiä.
            [S] Aloitettiin padalla, joten sinun on pelattava pataa.
            [H] Aloitettiin hertalla, joten sinun on pelattava herttaa.
           *[T] Aloitettiin valtilla, joten sinun on pelattava valttia.
        }
       *[no] { $suit ->
            [C] Aloitettiin ristillä, eikä sinulla ole sitä: saat pelata minkä tahansa kortin.
            [S] Aloitettiin padalla, eikä sinulla ole sitä: saat pelata minkä tahansa kortin.
            [H] Aloitettiin hertalla, eikä sinulla ole sitä: saat pelata minkä tahansa kortin.
           *[T] Aloitettiin valtilla, eikä sinulla ole sitä: saat pelata minkä tahansa kortin.
        }
    }
coach-zole-trumps = Valtit
coach-zole-trumps-line = Rouvat, jätkät ja ruudut voittavat muut kortit.
coach-zole-trumps-says = Rouvat, jätkät ja ruudut ovat [valtteja](zole-trump). Ne ovat yhtä maata ja voittavat kaikki muut kortit.
coach-zole-trumped = { $suit ->
        [C] Pelaajalla { $player } ei ole enää ristiä, joten mikä tahansa kortti käy. Valtti voittaa ristin.
        [S] Pelaajalla { $player } ei ole enää pataa, joten mikä tahansa kortti käy. Valtti voittaa padan.
       *[H] Pelaajalla { $player } ei ole enää herttaa, joten mikä tahansa kortti käy. Valtti voittaa hertan.
    }
coach-zole-thrown = { $suit ->
        [C] Pelaajalla { $player } ei ole enää ristiä, joten hän [sakkaa](zole-throw-off) kortin { $card }. Se ei voi voittaa tikkiä.
        [S] Pelaajalla { $player } ei ole enää pataa, joten hän [sakkaa](zole-throw-off) kortin { $card }. Se ei voi voittaa tikkiä.
        [H] Pelaajalla { $player } ei ole enää herttaa, joten hän [sakkaa](zole-throw-off) kortin { $card }. Se ei voi voittaa tikkiä.
       *[T] Pelaajalla { $player } ei ole enää valttia, joten hän [sakkaa](zole-throw-off) kortin { $card }. Se ei voi voittaa tikkiä.
    }
coach-zole-eyes = Silmien laskeminen
coach-zole-eyes-line = Iso tarvitsee 61 silmää 120:stä.
coach-zole-eyes-done = { $by ->
        [tricks] { $me ->
            [yes] Et saa ottaa yhtään tikkiä.
           *[no] { $player } ei saa ottaa yhtään tikkiä.
        }
       *[eyes] { $me ->
            [yes] Tarvitset 61 silmää 120:stä.
           *[no] { $player } tarvitsee 61 silmää 120:stä.
        }
    }
coach-zole-eyes-says = { $n ->
        [one] Siinä tikissä oli { $n } silmä.
       *[other] Siinä tikissä oli { $n } silmää.
    } Ässä 11, kymppi 10, kuningas 4, rouva 3, jätkä 2, muut nolla.
coach-zole-score = Pisteet
coach-zole-score-line = Kuka maksaa kenelle ja paljonko.
coach-zole-score-done = Tämä jako tuo sinulle { $points } pistettä.
coach-zole-score-says = { $by ->
        [tricks] { $me ->
            [yes] Sinulla on tikkejä { $tricks }: pikkuzole { $won ->
                [yes] onnistui
               *[no] epäonnistui
            }.
           *[no] { $player }, tikkejä { $tricks }: pikkuzole { $won ->
                [yes] onnistui
               *[no] epäonnistui
            }.
        }
       *[eyes] { $won ->
            [yes] { $me ->
                [yes] Sait { $eyes } silmää ja voitat: molemmat muut maksavat sinulle.
               *[no] { $player } sai { $eyes } silmää ja voittaa: molemmat muut maksavat.
            }
           *[no] { $me ->
                [yes] Sait vain { $eyes } silmää ja häviät: maksat molemmille.
               *[no] { $player } sai vain { $eyes } silmää ja häviää: hän maksaa molemmille.
            }
        }
    }
coach-zole-order = Mikä voittaa minkä, vahvimmasta alkaen
coach-zole-order-note = Kaikki 14 ovat valtteja. Sitten kussakin maassa: { $ranks }.

## Riichi

coach-riichi-title = Opi riichi yhdessä jaossa
coach-riichi-aim = Tavoite
coach-riichi-aim-line = Neljä kolmen tiilen settiä ja pari.
coach-riichi-aim-says = Kerää neljä [settiä](riichi-set) ja [pari](riichi-pair). Setti on yhden maan [suora](riichi-run), kuten 3-4-5, tai kolme samaa tiiltä.
coach-riichi-turn = Nosta ja heitä pois
coach-riichi-turn-line = Joka vuorolla nostat yhden tiilen ja heität yhden pois.
coach-riichi-turn-says = Nostit tiilen, joten yhden on lähdettävä. [Heitä pois](riichi-discard-word) se, josta kädelle on vähiten hyötyä.
coach-riichi-calls = Varastaminen
coach-riichi-calls-line = Chi täydentää suoran, pon kolmoset.
coach-riichi-calls-says = { $set ->
        [triplet] { $player } heittää pois: { $tile }. Voit varastaa sen kolmosia varten: [pon](riichi-call-pon).
       *[run] { $player } heittää pois: { $tile }. Voit varastaa sen suoraa varten: [chi](riichi-call-chi).
    } Se on nopeampaa, mutta käsi [avautuu](riichi-hand-open). ”{ $pass }”: et ota tiiltä.
coach-riichi-kan = Neljä samaa tiiltä voi olla [kan](riichi-call-kan): se on yksi setti, ja nostat lisätiilen.
coach-riichi-opened = { $set ->
        [run] { $player } varastaa suoraa varten: { $tile }. Nyt käsi on avoin, eikä sillä voi julistaa riichiä.
        [triplet] { $player } varastaa kolmosia varten: { $tile }. Nyt käsi on avoin, eikä sillä voi julistaa riichiä.
       *[quad] { $player } varastaa nelosia varten: { $tile }. Nyt käsi on avoin, eikä sillä voi julistaa riichiä.
    }
coach-riichi-waiting = Tenpai ja riichi
coach-riichi-waiting-line = Tenpaissa puuttuu vain yksi tiili.
coach-riichi-waiting-done = Olet tenpaissa ja odotat: { $tiles }.
coach-riichi-waiting-says = Kun heität oikean tiilen pois, vain yksi puuttuu: se on [tenpai](riichi-tenpai). [Suljetulla kädellä](riichi-hand-closed) voit panostaa 1 000 pistettä ja julistaa [riichin](riichi-riichi).
coach-riichi-waiting-open = Vain yksi tiili puuttuu: se on [tenpai](riichi-tenpai). [Odotat](riichi-waits): { $tiles }.
coach-riichi-waiting-rival = { $player } julistaa [riichin](riichi-riichi): häneltä puuttuu vain yksi tiili. Harkitse, mitä heität pois.
coach-riichi-win = Voitto ja yaku
coach-riichi-win-line = Valmis käsi voittaa vain yakulla.
coach-riichi-win-says = { $by ->
        [tsumo] Nostamasi tiili täydentää kätesi: [tsumo](riichi-call-tsumo).
       *[ron] Tämä pois heitetty tiili täydentää kätesi: [ron](riichi-call-ron).
    } Kädessä on [yaku](riichi-yaku), pisteisiin oikeuttava kuvio, joten saat voittaa.
coach-riichi-win-later = Valmis käsi voittaa vain [yakulla](riichi-yaku): pisteisiin oikeuttavalla kuviolla, kuten riichillä.
coach-riichi-result = Tulos
coach-riichi-result-line = Kuka voittaa ja kuka maksaa.
coach-riichi-result-done = Tämä jako tuo sinulle { $points } pistettä.
coach-riichi-result-says = { $me ->
        [yes] Voitat. Yaku: { $yaku }.
       *[no] { $player } voittaa. Yaku: { $yaku }.
    } Mitä enemmän yakuja, sitä enemmän pisteitä.
coach-riichi-result-drawn = Kukaan ei voittanut. Kun [muuri](riichi-wall) loppuu, muut maksavat tenpaissa oleville.

## Backgammon

coach-bg-title = Opi backgammon yhdessä pelissä
coach-bg-direction = Suunta ja kotikenttä
coach-bg-direction-line = Kiilasta 24 kotikentälle, kiiloihin 6–1.
coach-bg-direction-says = Nappulasi kulkevat kiilasta 24 [kotikentälle](bg-home), kiiloihin 6–1. Ensimmäisenä kaikki 15 [kotiuttanut](bg-bear-off) voittaa.
coach-bg-dice = Nopat ja siirrot
coach-bg-dice-line = Kumpikin noppa siirtää yhtä nappulaa; tuplat pelataan neljästi.
coach-bg-dice-says = Kumpikin noppa siirtää yhtä nappulaa; sama nappula voi käyttää molemmat. [Tuplat](bg-doublet) pelataan neljästi. ”{ $undo }” peruu siirron, ”{ $confirm }” päättää vuoron.
coach-bg-do = Siirrä { $moves }.
coach-bg-off-word = kotiin
coach-bg-roll = Heitä nopat.
coach-bg-stuck = Mikään nappula ei voi liikkua. Paina ”{ $button }”.
coach-bg-points = Kiilat ja yksinäiset nappulat
coach-bg-points-line = Kaksi nappulaa pitää kiilan; yksinäisen voi lyödä.
coach-bg-points-says = Kaksi nappulaa [pitää kiilan](bg-made-point): vastustaja ei voi tulla siihen. [Yksinäisen nappulan](bg-blot) voi lyödä.
coach-bg-hitting = Lyönti ja muuri
coach-bg-hitting-line = Lyöty nappula aloittaa uudelleen muurilta.
coach-bg-hitting-says = { $whose ->
        [mine] Yksinäinen nappulasi [lyötiin](bg-hit) [muurille](bg-bar). Sen on [tultava peliin](bg-enter) ennen muita siirtoja.
       *[theirs] [Löit](bg-hit) nappulan [muurille](bg-bar). Sen on [tultava peliin](bg-enter), ennen kuin vastustaja siirtää muita.
    }
coach-bg-shut-out = Vastustajalla on yhä nappula muurilla: nopat eivät päästäneet sitä peliin.
coach-bg-off = Kotiuttaminen
coach-bg-off-line = { $n ->
        [one] Kotiutettu { $n } nappula 15:stä.
       *[other] Kotiutettu { $n } nappulaa 15:stä.
    }
coach-bg-off-says = Kaikki nappulasi ovat kotikentällä: nyt [kotiuta](bg-bear-off) ne. Kutosella kotiutetaan kiilasta 6 ja niin edelleen.
coach-bg-result = Tulos
coach-bg-result-line = Ensimmäisenä kaikki nappulat kotiuttanut voittaa.
coach-bg-result-says = { $me ->
        [yes] Voitat
       *[no] { $player } voittaa
    }{ $win ->
        [single] {""}
        [gammon] {" "}gammonin: häviäjä ei kotiuttanut mitään, joten se lasketaan kaksinkertaisena
       *[backgammon] {" "}backgammonin: se lasketaan kolminkertaisena
    }. Ensimmäisenä kaikki nappulat kotiuttanut voittaa.
