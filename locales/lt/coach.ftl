### Pirmoji partija su mokytoju.

coach-name = Mokytojas
coach-where = { $game }, pirmasis žaidimas
coach-time = Apie penkias minutes. Botai jūsų palauks.
coach-progress = Pažanga
coach-step-of = { $n } žingsnis iš { $of }
coach-step-done = išmokta
coach-next = Toliau
coach-why = Kodėl?
coach-only = Galimas tik vienas ėjimas.
coach-no-advice = Čia mokytojas neturi patarimo. Rinkitės patys.
coach-watch = Stebėkite, kaip žaidžia kiti.
coach-look-up = Atmintinė
coach-to-steps = Atgal prie žingsnių
coach-do = { $action }.
coach-two = { $first } { $second }
coach-works-too = Galima ir taip. Čia geriau: { $best }.
coach-clearly-better = Leidžiama, bet daug geriau buvo: { $best }.
coach-as-good = Tai lygiai taip pat gerai.
coach-note = Skirtumas: { $note }.
coach-skip = Be mokytojo
coach-skip-short = Praleisti
coach-skip-title = Tęsti be mokytojo?
coach-skip-text = Žaidimas tęsiamas kaip įprastas treniruočių stalas. Patarimo ir toliau galite prašyti.
coach-skip-stay = Tęsti su mokytoju
coach-over-title = Pirmasis žaidimas baigtas
coach-learned = Išmokote: { $steps }.
coach-others-why = Kodėl botai taip žaidė?
coach-did = { $player }: { $move }
coach-see-it = Rodyti poziciją
coach-and = {", "}
coach-play-real = Žaisti iš tikrųjų
coach-read-rules = Skaityti taisykles

## Zole

coach-zole-title = Išmokite zolę per vieną partiją
coach-zole-bidding = Licitacija
coach-zole-bidding-line = Kas žais vienas prieš du?
coach-zole-bidding-says = Iš eilės kiekvienas pasuoja arba ima dvi [stalo kortas](zole-table-cards). Jas paėmęs žaidžia vienas prieš du ir turi surinkti 61 iš 120 [akių](zole-eyes).
coach-zole-calls = { $zole ->
        [yes] Jūsų eilė: [pasas](zole-call-pass), [imti stalą](zole-call-take) arba žaisti [zolę](zole-call-zole) be stalo kortų.
       *[no] Jūsų eilė: [pasas](zole-call-pass) arba [imti stalą](zole-call-take).
    }
coach-zole-bidding-done = { $contract ->
        [zole] { $me ->
            [yes] Žaidžiate zolę: prieš du, be stalo kortų.
           *[no] { $player } žaidžia zolę: prieš du, be stalo kortų.
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
coach-zole-bury = Žaidžiate prieš du. [Užkaskite](zole-bury-word) dvi kortas; jų akys priklauso jums.
coach-zole-passed = Visi trys pasavo, todėl ši partija nežaidžiama. Kortos dalijamos iš naujo.
coach-zole-lead = Išėjimas
coach-zole-lead-line = Į pirmą kirtį išeina pirmoji ranka.
coach-zole-lead-says = { $me ->
        [yes] Esate [pirmoji ranka](zole-first-hand), todėl išeinate jūs. Meskite bet kurią kortą.
       *[no] { $player } yra [pirmoji ranka](zole-first-hand) ir išeina. [Kirtį](zole-trick) ima stipriausia korta, o ją metęs žaidėjas išeina į kitą kirtį.
    }
coach-zole-lead-done = { $me ->
        [yes] Išeina pirmoji ranka: jūs, { $card }.
       *[no] Išeina pirmoji ranka: { $player }, { $card }.
    }
coach-zole-follow = Mesti tos pačios spalvos
coach-zole-follow-line = Jei turite spalvos, kuria išeita, meskite ją.
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
           *[T] Išeita koziriu, bet kozirių neturite: galite mesti bet kurią kortą.
        }
    }
coach-zole-trumps = Koziriai
coach-zole-trumps-line = Damos, valetai ir būgnai muša kitas kortas.
coach-zole-trumps-says = Damos, valetai ir būgnai yra [koziriai](zole-trump). Jie laikomi viena spalva ir muša visas kitas kortas.
coach-zole-trumped = { $suit ->
        [C] { $player } nebeturi kryžių, todėl gali mesti bet kurią kortą. Koziris muša kryžius.
        [S] { $player } nebeturi vynų, todėl gali mesti bet kurią kortą. Koziris muša vynus.
       *[H] { $player } nebeturi širdžių, todėl gali mesti bet kurią kortą. Koziris muša širdis.
    }
coach-zole-thrown = { $suit ->
        [C] { $player } nebeturi kryžių ir [numeta](zole-throw-off) { $card }. Ši korta kirčio paimti negali.
        [S] { $player } nebeturi vynų ir [numeta](zole-throw-off) { $card }. Ši korta kirčio paimti negali.
        [H] { $player } nebeturi širdžių ir [numeta](zole-throw-off) { $card }. Ši korta kirčio paimti negali.
       *[T] { $player } nebeturi kozirių ir [numeta](zole-throw-off) { $card }. Ši korta kirčio paimti negali.
    }
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
    } Tūzas 11, dešimtakė 10, karalius 4, dama 3, valetas 2; kitos kortos akių neturi.
coach-zole-score = Taškai
coach-zole-score-line = Kas kam moka ir kiek.
coach-zole-score-done = Jūsų taškai už šią partiją: { $points }.
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
               *[no] { $player } laimi; akių: { $eyes }. Abu mažieji moka.
            }
           *[no] { $me ->
                [yes] Surinkote akių tik { $eyes }. Pralaimėjote: mokate abiem.
               *[no] { $player } pralaimi; akių: tik { $eyes }. Tenka mokėti abiem mažiesiems.
            }
        }
    }
coach-zole-order = Kas ką muša, nuo stipriausios
coach-zole-order-note = Visos 14 yra koziriai. Po jų kiekvienoje spalvoje: { $ranks }.

## Riichi

coach-riichi-title = Išmokite riichi per vieną dalijimą
coach-riichi-aim = Tikslas
coach-riichi-aim-line = Keturi komplektai po tris kaladėles ir pora.
coach-riichi-aim-says = Surinkite keturis [komplektus](riichi-set) ir [porą](riichi-pair). Komplektas yra vienos rūšies [eilė](riichi-run), pvz., 3-4-5, arba trys vienodos kaladėlės.
coach-riichi-turn = Traukti ir išmesti
coach-riichi-turn-line = Kas ėjimą traukiate vieną kaladėlę ir vieną išmetate.
coach-riichi-turn-says = Ištraukėte kaladėlę, todėl vieną reikia išmesti. [Išmeskite](riichi-discard-word) tą, kuri rankai mažiausiai naudinga.
coach-riichi-calls = Išmestų kaladėlių ėmimas
coach-riichi-calls-line = Chi užbaigia eilę, pon – trynuką.
coach-riichi-calls-says = { $set ->
        [triplet] { $player } išmeta: { $tile }. Galite ją paimti trynukui: [pon](riichi-call-pon).
       *[run] { $player } išmeta: { $tile }. Galite ją paimti eilei: [chi](riichi-call-chi).
    } Taip greičiau, bet ranka tampa [atvira](riichi-hand-open). „{ $pass }“ – kaladėlės neimate.
coach-riichi-kan = Keturios vienodos kaladėlės gali būti [kan](riichi-call-kan): tai vienas komplektas, o jūs traukiate papildomą kaladėlę.
coach-riichi-opened = { $set ->
        [run] { $player } paima eilei: { $tile }. Dabar ši ranka atvira ir negali skelbti riichi.
        [triplet] { $player } paima trynukui: { $tile }. Dabar ši ranka atvira ir negali skelbti riichi.
       *[quad] { $player } paima ketvertukui: { $tile }. Dabar ši ranka atvira ir negali skelbti riichi.
    }
coach-riichi-waiting = Tenpai ir riichi
coach-riichi-waiting-line = Tenpai reiškia, kad trūksta tik vienos kaladėlės.
coach-riichi-waiting-done = Turite tenpai ir laukiate: { $tiles }.
coach-riichi-waiting-says = Išmetus tinkamą kaladėlę, trūksta tik vienos: tai [tenpai](riichi-tenpai). Su [uždara ranka](riichi-hand-closed) galite statyti 1 000 taškų ir skelbti [riichi](riichi-riichi).
coach-riichi-waiting-open = Trūksta tik vienos kaladėlės: tai [tenpai](riichi-tenpai). [Laukiate](riichi-waits): { $tiles }.
coach-riichi-waiting-rival = { $player } skelbia [riichi](riichi-riichi): ten trūksta tik vienos kaladėlės. Išmeskite atsargiai.
coach-riichi-win = Pergalė ir yaku
coach-riichi-win-line = Užbaigta ranka laimi tik su yaku.
coach-riichi-win-says = { $by ->
        [tsumo] Ištraukta kaladėlė užbaigia jūsų ranką: [tsumo](riichi-call-tsumo).
       *[ron] Ši išmesta kaladėlė užbaigia jūsų ranką: [ron](riichi-call-ron).
    } Joje yra [yaku](riichi-yaku) – skaičiuojamas derinys, todėl galite laimėti.
coach-riichi-win-later = Užbaigta ranka laimi tik su [yaku](riichi-yaku): skaičiuojamu deriniu, pvz., riichi.
coach-riichi-result = Rezultatas
coach-riichi-result-line = Kas laimi ir kas moka.
coach-riichi-result-done = Jūsų taškai už šį dalijimą: { $points }.
coach-riichi-result-says = { $me ->
        [yes] Laimite. Yaku: { $yaku }.
       *[no] { $player } laimi. Yaku: { $yaku }.
    } Kuo daugiau yaku, tuo daugiau taškų.
coach-riichi-result-drawn = Niekas nelaimėjo. Kai [siena](riichi-wall) baigiasi, turintiems tenpai moka kiti.

## Backgammon

coach-bg-title = Išmokite nardus per vieną žaidimą
coach-bg-direction = Kryptis ir namai
coach-bg-direction-line = Nuo 24 lauko į namus: laukus nuo 6 iki 1.
coach-bg-direction-says = Jūsų šaškės eina nuo 24 lauko į [namus](bg-home): laukus nuo 6 iki 1. Laimi pirmas [nurinkęs](bg-bear-off) visas 15.
coach-bg-dice = Metimai ir ėjimai
coach-bg-dice-line = Kiekvienu kauliuku einama viena šaške; dublis žaidžiamas keturis kartus.
coach-bg-dice-says = Kiekvienu kauliuku einama viena šaške; ta pati šaškė gali eiti ir abiem. [Dublis](bg-doublet) žaidžiamas keturis kartus. „{ $undo }“ atšaukia žingsnį, „{ $confirm }“ baigia ėjimą.
coach-bg-do = Eikite { $moves }.
coach-bg-off-word = nurinkta
coach-bg-roll = Meskite kauliukus.
coach-bg-stuck = Nė viena šaškė negali eiti. Spauskite „{ $button }“.
coach-bg-points = Laukai ir vienišos šaškės
coach-bg-points-line = Dvi šaškės laiko lauką; viena gali būti nukirsta.
coach-bg-points-says = Dvi šaškės [laiko lauką](bg-made-point): varžovas ten negali sustoti. Viena yra [vieniša](bg-blot) ir gali būti nukirsta.
coach-bg-hitting = Kirtimas ir liniuotė
coach-bg-hitting-line = Nukirsta šaškė pradeda iš naujo nuo liniuotės.
coach-bg-hitting-says = { $whose ->
        [mine] Jūsų šaškė [nukirsta](bg-hit) ir yra ant [liniuotės](bg-bar). Ji turi [įeiti](bg-enter) prieš bet kurį kitą ėjimą.
       *[theirs] [Nukirtote](bg-hit) šaškę: ji ant [liniuotės](bg-bar). Ji turi [įeiti](bg-enter), tik tada varžovas gali eiti kitomis.
    }
coach-bg-shut-out = Varžovas vis dar turi šaškę ant liniuotės: metimas neleido jai įeiti.
coach-bg-off = Nurinkimas
coach-bg-off-line = Nurinkta { $n } iš 15 šaškių.
coach-bg-off-says = Visos jūsų šaškės namuose: dabar jas [nurinkite](bg-bear-off). Iškritus 6, nurenkama nuo 6 lauko, ir taip toliau.
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
