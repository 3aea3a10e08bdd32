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
coach-and = {", "}
coach-goes-on = Peli jatkuu seuraavalla jaolla. Jatka tässä tai aloita uusi peli.
coach-play-real = Pelaa oikea peli
coach-read-rules = Lue säännöt

## Zole

coach-zole-title = Opi Zole yhdessä jaossa
coach-zole-bidding = Tarjouskierros
coach-zole-bidding-line = Kuka pelaa yksin kahta vastaan?
coach-zole-bidding-says = Vuorollaan kukin passaa tai ottaa kaksi pöytäkorttia ja pelaa yksin muita vastaan.
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
coach-zole-bury = Pelaat yksin. Hautaa kaksi korttia; niiden silmät ovat sinun.
coach-zole-passed = Kaikki kolme passasivat, joten jakoa ei pelata. Kortit jaetaan uudelleen.
coach-zole-lead = Aloitus
coach-zole-lead-line = Etukäsi aloittaa ensimmäisen tikin.
coach-zole-lead-says = { $me ->
        [yes] Olet etukäsi, joten sinä aloitat. Pelaa mikä tahansa kortti.
       *[no] { $player } on etukäsi ja aloittaa. Vahvin kortti vie tikin, ja sen pelaaja aloittaa seuraavan.
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
coach-zole-trumps-says = Rouvat, jätkät ja ruudut ovat valtteja. Ne ovat yhtä maata ja voittavat kaikki muut kortit.
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
                [yes] Sinulla on { $eyes } silmää ja voitat: molemmat muut maksavat sinulle.
               *[no] { $player } sai { $eyes } silmää ja voittaa: molemmat muut maksavat.
            }
           *[no] { $me ->
                [yes] Sinulla on vain { $eyes } silmää ja häviät: maksat molemmille.
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
coach-riichi-aim-says = Kerää neljä settiä ja pari. Setti on yhden maan suora, kuten 3-4-5, tai kolme samaa tiiltä.
coach-riichi-turn = Nosta ja heitä pois
coach-riichi-turn-line = Joka vuorolla nostat yhden tiilen ja heität yhden pois.
coach-riichi-turn-says = Nostit tiilen, joten yhden on lähdettävä. Heitä pois se, josta kädelle on vähiten hyötyä.
coach-riichi-calls = Varastaminen
coach-riichi-calls-line = Chi täydentää suoran, pon kolmoset.
coach-riichi-calls-says = { $set ->
        [triplet] { $player } heittää pois: { $tile }. Voit varastaa sen kolmosiin: pon.
       *[run] { $player } heittää pois: { $tile }. Voit varastaa sen suoraan: chi.
    } Se on nopeampaa, mutta käsi avautuu.
coach-riichi-waiting = Tenpai ja riichi
coach-riichi-waiting-line = Tenpaissa puuttuu vain yksi tiili.
coach-riichi-waiting-done = Olet tenpaissa ja odotat: { $tiles }.
coach-riichi-waiting-says = Vain yksi tiili puuttuu: se on tenpai. Suljetulla kädellä voit panna 1 000 pistettä ja julistaa riichin.
coach-riichi-waiting-open = Vain yksi tiili puuttuu: se on tenpai. Odotat: { $tiles }.
coach-riichi-waiting-rival = { $player } julistaa riichin: häneltä puuttuu vain yksi tiili. Heitä pois varovasti.
coach-riichi-win = Voitto ja yaku
coach-riichi-win-line = Valmis käsi voittaa vain yakulla.
coach-riichi-win-says = Kätesi on valmis ja siinä on yaku, pisteisiin oikeuttava kuvio. Ota voitto.
coach-riichi-win-later = Valmis käsi voittaa vain yakulla: pisteisiin oikeuttavalla kuviolla, kuten riichillä.
coach-riichi-result = Tulos
coach-riichi-result-line = Kuka voittaa ja kuka maksaa.
coach-riichi-result-done = Tämä jako tuo sinulle { $points } pistettä.
coach-riichi-result-says = { $me ->
        [yes] Voitat. Yaku: { $yaku }.
       *[no] { $player } voittaa. Yaku: { $yaku }.
    } Mitä enemmän yakuja, sitä enemmän pisteitä.
coach-riichi-result-drawn = Kukaan ei voittanut. Kun muuri loppuu, muut maksavat tenpaissa oleville.

## Backgammon

coach-bg-title = Opi backgammon yhdessä pelissä
coach-bg-direction = Suunta ja kotikenttä
coach-bg-direction-line = Kiilasta 24 kotikentälle, kiiloihin 6–1.
coach-bg-direction-says = Nappulasi kulkevat kiilasta 24 kohti kiilaa 1. Tuo kaikki 15 kotikentälle, kiiloihin 6–1.
coach-bg-dice = Nopat ja siirrot
coach-bg-dice-line = Kumpikin noppa siirtää yhtä nappulaa; parit pelataan neljästi.
coach-bg-dice-says = Kumpikin noppa siirtää yhtä nappulaa; sama nappula voi käyttää molemmat. Parit pelataan neljästi.
coach-bg-do = Siirrä { $moves }.
coach-bg-off-word = kotiin
coach-bg-roll = Heitä nopat.
coach-bg-stuck = Mikään nappula ei voi liikkua, joten vahvista ja odota.
coach-bg-points = Kiilat ja yksinäiset nappulat
coach-bg-points-line = Kaksi nappulaa pitää kiilan; yksinäisen voi lyödä.
coach-bg-points-says = Kaksi nappulaa pitää kiilan: vastustaja ei voi tulla siihen. Yksinäisen nappulan voi lyödä.
coach-bg-hitting = Lyönti ja muuri
coach-bg-hitting-line = Lyöty nappula aloittaa uudelleen muurilta.
coach-bg-hitting-says = { $whose ->
        [mine] Yksinäinen nappulasi lyötiin muurille. Sen on tultava peliin ennen muita siirtoja.
       *[theirs] Yksinäinen nappula lyötiin muurille. Sen on tultava peliin ennen muita siirtoja.
    }
coach-bg-off = Kotiuttaminen
coach-bg-off-line = Kotiutettu { $n } nappulaa 15:stä.
coach-bg-off-says = Kaikki nappulasi ovat kotikentällä: nyt kotiuta ne. Kutosella kotiutetaan kiilasta 6 ja niin edelleen.
coach-bg-result = Tulos
coach-bg-result-line = Ensimmäisenä kaikki nappulat kotiuttanut voittaa.
coach-bg-result-says = { $me ->
        [yes] Voitat
       *[no] { $player } voittaa
    }{ $win ->
        [single] {""}
        [gammon] {" "}gammonin: häviäjä ei kotiuttanut mitään, joten se lasketaan kahdesti
       *[backgammon] {" "}backgammonin: se lasketaan kolmesti
    }. Ensimmäisenä kaikki nappulat kotiuttanut voittaa.
