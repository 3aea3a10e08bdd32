### Pirmoji partija su mokytoju.

coach-name = Mokytojas
coach-where = { $game }, pirmasis žaidimas
coach-time = Apie penkias minutes. Robotai jūsų palauks.
coach-progress = Pažanga
coach-step-of = { $n } žingsnis iš { $of }
coach-step-done = išmokta
coach-next = Toliau
coach-why = Kodėl?
coach-only = Galimas tik vienas ėjimas.
coach-watch = Stebėkite, kaip žaidžia kiti.
coach-look-up = Atmintinė
coach-to-steps = Atgal prie žingsnių
coach-do = { $action }.
coach-two = { $first } { $second }
coach-works-too = Galima ir taip. Čia geriau: { $best }.
coach-clearly-better = Leidžiama, bet daug geriau buvo: { $best }.
coach-as-good = Taip lygiai taip pat gerai.
coach-note = Skirtumas: { $note }.
coach-skip = Be mokytojo
coach-skip-short = Praleisti
coach-skip-title = Tęsti be mokytojo?
coach-skip-text = Žaidimas tęsiamas kaip įprastas treniruočių stalas. Patarimo vis tiek galite klausti.
coach-skip-stay = Palikti mokytoją
coach-over-title = Pirmasis žaidimas baigtas
coach-learned = Išmokote: { $steps }.
coach-and = {", "}
coach-goes-on = Žaidimas tęsiasi kitu dalijimu. Žaiskite toliau čia arba pradėkite naują žaidimą.
coach-play-real = Žaisti iš tikrųjų
coach-read-rules = Skaityti taisykles

## Zole

coach-zole-title = Išmokite zolę per vieną partiją
coach-zole-bidding = Licitacija
coach-zole-bidding-line = Kas žais vienas prieš du?
coach-zole-bidding-says = Iš eilės kiekvienas pasuoja arba ima dvi stalo kortas ir žaidžia vienas prieš kitus du.
coach-zole-bidding-done = { $contract ->
        [zole] { $me ->
            [yes] Žaidžiate zolę: vienas, be stalo kortų.
           *[no] { $player } žaidžia zolę: vienas, be stalo kortų.
        }
        [maza_zole] { $me ->
            [yes] Žaidžiate mažąją zolę: negalite paimti nė vieno kirčio.
           *[no] { $player } žaidžia mažąją zolę ir negali paimti nė vieno kirčio.
        }
       *[lielais] { $me ->
            [yes] Paėmėte stalą ir žaidžiate prieš du.
           *[no] { $player } paėmė stalą ir žaidžia prieš du.
        }
    }
coach-zole-bury = Žaidžiate prieš du. Užkaskite dvi kortas; jų akys priklauso jums.
coach-zole-passed = Visi trys pasavo, todėl ši partija nežaidžiama. Kortos dalijamos iš naujo.
coach-zole-lead = Išėjimas
coach-zole-lead-line = Į pirmą kirtį išeina pirmoji ranka.
coach-zole-lead-says = { $me ->
        [yes] Esate pirmoji ranka, todėl išeinate jūs. Meskite bet kurią kortą.
       *[no] { $player } yra pirmoji ranka ir išeina. Kirtį ima stipriausia korta, o jos žaidėjas išeina kitas.
    }
coach-zole-lead-done = { $me ->
        [yes] Išeina pirmoji ranka: jūs, { $card }.
       *[no] Išeina pirmoji ranka: { $player }, { $card }.
    }
coach-zole-follow = Mesti tos pačios spalvos
coach-zole-follow-line = Jei turite išeitą spalvą, meskite ją.
coach-zole-follow-says = { $has ->
        [yes] { $suit ->
            [C] Išeita kryžiais, todėl turite mesti kryžius.
            [S] Išeita vynais, todėl turite mesti vynus.
            [H] Išeita širdimis, todėl turite mesti širdis.
           *[T] Išeita koziriu, todėl turite mesti kozirį.
        }
       *[no] { $suit ->
            [C] Išeita kryžiais, bet jų neturite: galite mesti bet kurią kortą.
            [S] Išeita vynais, bet jų neturite: galite mesti bet kurią kortą.
            [H] Išeita širdimis, bet jų neturite: galite mesti bet kurią kortą.
           *[T] Išeita koziriu, bet jų neturite: galite mesti bet kurią kortą.
        }
    }
coach-zole-trumps = Koziriai
coach-zole-trumps-line = Damos, valetai ir būgnai muša kitas kortas.
coach-zole-trumps-says = Damos, valetai ir būgnai yra koziriai. Jie laikomi viena spalva ir muša visas kitas kortas.
coach-zole-eyes = Akių skaičiavimas
coach-zole-eyes-line = Didžiajam reikia 61 akies iš 120.
coach-zole-eyes-done = { $by ->
        [tricks] { $me ->
            [yes] Negalite paimti nė vieno kirčio.
           *[no] { $player } negali paimti nė vieno kirčio.
        }
       *[eyes] { $me ->
            [yes] Jums reikia 61 akies iš 120.
           *[no] Didžiajam ({ $player }) reikia 61 akies iš 120.
        }
    }
coach-zole-eyes-says = { $n ->
        [one] Šiame kirtyje buvo { $n } akis.
        [few] Šiame kirtyje buvo { $n } akys.
        [many] Šiame kirtyje buvo { $n } akies.
       *[other] Šiame kirtyje buvo { $n } akių.
    } Tūzas 11, dešimtakė 10, karalius 4, dama 3, valetas 2, kitos nieko.
coach-zole-score = Taškai
coach-zole-score-line = Kas kam moka ir kiek.
coach-zole-score-done = Ši partija jums duoda { $points } tšk.
coach-zole-score-says = { $by ->
        [tricks] { $me ->
            [yes] Jūsų kirčiai: { $tricks }. Mažoji zolė { $won ->
                [yes] laimėta
               *[no] pralaimėta
            }.
           *[no] { $player }, kirčiai: { $tricks }. Mažoji zolė { $won ->
                [yes] laimėta
               *[no] pralaimėta
            }.
        }
       *[eyes] { $won ->
            [yes] { $me ->
                [yes] Surinkote akių: { $eyes }. Laimėjote: abu mažieji moka jums.
               *[no] { $player } surinko akių: { $eyes } ir laimi: abu mažieji moka.
            }
           *[no] { $me ->
                [yes] Surinkote akių tik { $eyes }. Pralaimėjote: mokate abiem.
               *[no] { $player } surinko akių tik { $eyes } ir pralaimi: moka abiem mažiesiems.
            }
        }
    }
coach-zole-order = Kas ką muša, nuo stipriausios
coach-zole-order-note = Visos 14 yra koziriai. Po jų kiekvienoje spalvoje: { $ranks }.

## Riichi

coach-riichi-title = Išmokite riichi per vieną dalijimą
coach-riichi-aim = Tikslas
coach-riichi-aim-line = Keturi komplektai po tris kaladėles ir pora.
coach-riichi-aim-says = Surinkite keturis komplektus ir porą. Komplektas yra vienos spalvos eilė, pvz., 3-4-5, arba trys vienodos kaladėlės.
coach-riichi-turn = Traukti ir išmesti
coach-riichi-turn-line = Kas ėjimą traukiate vieną kaladėlę ir vieną išmetate.
coach-riichi-turn-says = Ištraukėte kaladėlę, todėl vieną reikia išmesti. Išmeskite tą, kuri rankai mažiausiai naudinga.
coach-riichi-calls = Išmestų kaladėlių ėmimas
coach-riichi-calls-line = Chi užbaigia eilę, pon – trynuką.
coach-riichi-calls-says = { $set ->
        [triplet] { $player } išmeta { $tile }. Galite ją paimti trynukui: pon.
       *[run] { $player } išmeta { $tile }. Galite ją paimti eilei: chi.
    } Taip greičiau, bet ranka tampa atvira.
coach-riichi-waiting = Tenpai ir riichi
coach-riichi-waiting-line = Tenpai reiškia, kad trūksta tik vienos kaladėlės.
coach-riichi-waiting-done = Turite tenpai ir laukiate { $tiles }.
coach-riichi-waiting-says = Trūksta tik vienos kaladėlės: tai tenpai. Su uždara ranka galite statyti 1000 taškų ir skelbti riichi.
coach-riichi-waiting-open = Trūksta tik vienos kaladėlės: tai tenpai. Laukiate { $tiles }.
coach-riichi-waiting-rival = { $player } skelbia riichi: ten trūksta tik vienos kaladėlės. Išmeskite atsargiai.
coach-riichi-win = Pergalė ir yaku
coach-riichi-win-line = Pilna ranka laimi tik su yaku.
coach-riichi-win-says = Jūsų ranka pilna ir turi yaku – derinį, kuris skaičiuojamas. Imkite pergalę.
coach-riichi-win-later = Pilna ranka laimi tik su yaku: skaičiuojamu deriniu, pvz., riichi.
coach-riichi-result = Rezultatas
coach-riichi-result-line = Kas laimi ir kas moka.
coach-riichi-result-done = Šis dalijimas jums duoda { $points } tšk.
coach-riichi-result-says = { $me ->
        [yes] Laimite su { $yaku }.
       *[no] { $player } laimi su { $yaku }.
    } Kuo daugiau yaku, tuo daugiau taškų.
coach-riichi-result-drawn = Niekas nelaimėjo. Kai siena baigiasi, turintiems tenpai moka kiti.

## Backgammon

coach-bg-title = Išmokite nardus per vieną žaidimą
coach-bg-direction = Kryptis ir namai
coach-bg-direction-line = Nuo 24 lauko į namus: laukus nuo 6 iki 1.
coach-bg-direction-says = Jūsų šaškės eina nuo 24 lauko link 1. Pirmiausia visas 15 suveskite į namus: laukus nuo 6 iki 1.
coach-bg-dice = Metimai ir ėjimai
coach-bg-dice-line = Kiekvienas kauliukas yra vienas ėjimas; dublis žaidžiamas keturis kartus.
coach-bg-dice-says = Kiekvienas kauliukas paeina viena šaške; viena šaškė gali eiti abu. Dublis žaidžiamas keturis kartus.
coach-bg-do = Eikite { $moves }.
coach-bg-off-word = nurinkta
coach-bg-roll = Meskite kauliukus.
coach-bg-stuck = Nė viena šaškė negali eiti, todėl patvirtinkite ir laukite.
coach-bg-points = Laukai ir vienišos šaškės
coach-bg-points-line = Dvi šaškės laiko lauką; viena gali būti nukirsta.
coach-bg-points-says = Dvi šaškės laiko lauką: varžovas ten negali sustoti. Viena yra vieniša ir gali būti nukirsta.
coach-bg-hitting = Kirtimas ir liniuotė
coach-bg-hitting-line = Nukirsta šaškė pradeda iš naujo nuo liniuotės.
coach-bg-hitting-says = { $whose ->
        [mine] Jūsų šaškė nukirsta ir yra ant liniuotės. Ji turi įeiti prieš bet kurį kitą ėjimą.
       *[theirs] Šaškė nukirsta ir yra ant liniuotės. Ji turi įeiti prieš bet kurį kitą ėjimą.
    }
coach-bg-off = Nurinkimas
coach-bg-off-line = Nurinkta { $n } iš 15 šaškių.
coach-bg-off-says = Visos jūsų šaškės namuose: dabar jas nurinkite. 6 nurenka nuo 6 lauko ir taip toliau.
coach-bg-result = Rezultatas
coach-bg-result-line = Laimi pirmas nurinkęs visas šaškes.
coach-bg-result-says = { $me ->
        [yes] Laimite
       *[no] { $player } laimi
    }{ $win ->
        [single] {""}
        [gammon] {" "}(gammon): pralaimėjęs nieko nenurinko, todėl skaičiuojama dvigubai
       *[backgammon] {" "}(backgammon): skaičiuojama trigubai
    }. Laimi pirmas nurinkęs visas šaškes.
