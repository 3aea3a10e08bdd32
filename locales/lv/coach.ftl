### Pirmā partija ar padomdevēju.

coach-name = Padomdevējs
coach-where = { $game }, pirmā spēle
coach-time = Apmēram piecas minūtes. Boti jūs gaida.
coach-progress = Paveiktais
coach-step-of = { $n }. solis no { $of }
coach-step-done = apgūts
coach-next = Tālāk
coach-why = Kāpēc?
coach-only = Iespējams tikai viens gājiens.
coach-watch = Vērojiet, kā spēlē pārējie.
coach-look-up = Atgādinājums
coach-to-steps = Atpakaļ pie soļiem
coach-do = { $action }.
coach-two = { $first } { $second }
coach-works-too = Arī tā var. Labāk šeit: { $best }.
coach-clearly-better = Tā drīkst, bet daudz labāk bija: { $best }.
coach-as-good = Tā ir tikpat labi.
coach-note = Atšķirība: { $note }.
coach-skip = Bez padomdevēja
coach-skip-short = Izlaist
coach-skip-title = Turpināt bez padomdevēja?
coach-skip-text = Spēle turpinās kā parasts treniņa galds. Padomu joprojām varat lūgt.
coach-skip-stay = Palikt ar padomdevēju
coach-over-title = Pirmā spēle nospēlēta
coach-learned = Jūs apguvāt: { $steps }.
coach-and = {", "}
coach-goes-on = Spēle turpinās ar nākamo izdalījumu. Spēlējiet tālāk šeit vai sāciet jaunu spēli.
coach-play-real = Spēlēt pa īstam
coach-read-rules = Lasīt noteikumus

## Zole

coach-zole-title = Apgūstiet zoli vienā partijā
coach-zole-bidding = Izvēle
coach-zole-bidding-line = Kurš spēlēs viens pret diviem?
coach-zole-bidding-says = Pēc kārtas katrs saka garām vai ņem abas galda kārtis un spēlē viens pret pārējiem.
coach-zole-bidding-done = { $contract ->
        [zole] { $me ->
            [yes] Jūs spēlējat zoli: viens, bez galda.
           *[no] { $player } spēlē zoli: viens, bez galda.
        }
        [maza_zole] { $me ->
            [yes] Jūs spēlējat mazo zoli: nedrīkst dabūt nevienu stiķi.
           *[no] { $player } spēlē mazo zoli un nedrīkst dabūt nevienu stiķi.
        }
       *[lielais] { $me ->
            [yes] Jūs paņēmāt galdu un esat lielais.
           *[no] { $player } paņem galdu un ir lielais.
        }
    }
coach-zole-bury = Jūs esat lielais. Norociet divas kārtis; to acis pieder jums.
coach-zole-passed = Visi trīs saka garām, tāpēc šo partiju nespēlē. Kārtis dala no jauna.
coach-zole-lead = Izgājiens
coach-zole-lead-line = Pirmajā stiķī iziet pirmā roka.
coach-zole-lead-says = { $me ->
        [yes] Jūs esat pirmā roka, tāpēc jums jāiziet. Lieciet jebkuru kārti.
       *[no] { $player } ir pirmā roka un iziet. Stiķi ņem stiprākā kārts, un tās spēlētājs iziet nākamais.
    }
coach-zole-lead-done = { $me ->
        [yes] Iziet pirmā roka: jūs, ar { $card }.
       *[no] Iziet pirmā roka: { $player }, ar { $card }.
    }
coach-zole-follow = Atbildēt ar mastu
coach-zole-follow-line = Ja jums ir izietais masts, jāliek tas.
coach-zole-follow-says = { $has ->
        [yes] { $suit ->
            [C] Iziets ar kreici, tāpēc jums jāliek kreicis.
            [S] Iziets ar pīķi, tāpēc jums jāliek pīķis.
            [H] Iziets ar ercenu, tāpēc jums jāliek ercens.
           *[T] Iziets ar trumpi, tāpēc jums jāliek trumpis.
        }
       *[no] { $suit ->
            [C] Iziets ar kreici, bet jums tāda nav: drīkst likt jebkuru kārti.
            [S] Iziets ar pīķi, bet jums tāda nav: drīkst likt jebkuru kārti.
            [H] Iziets ar ercenu, bet jums tāda nav: drīkst likt jebkuru kārti.
           *[T] Iziets ar trumpi, bet jums tāda nav: drīkst likt jebkuru kārti.
        }
    }
coach-zole-trumps = Trumpji
coach-zole-trumps-line = Dāmas, kalpi un kāravi sit pārējās kārtis.
coach-zole-trumps-says = Dāmas, kalpi un kāravi ir trumpji. Tie ir viens masts un sit visas pārējās kārtis.
coach-zole-eyes = Acu skaitīšana
coach-zole-eyes-line = Lielajam vajag 61 aci no 120.
coach-zole-eyes-done = { $by ->
        [tricks] { $me ->
            [yes] Jūs nedrīkstat dabūt nevienu stiķi.
           *[no] { $player } nedrīkst dabūt nevienu stiķi.
        }
       *[eyes] { $me ->
            [yes] Jums vajag 61 aci no 120.
           *[no] Lielajam ({ $player }) vajag 61 aci no 120.
        }
    }
coach-zole-eyes-says = { $n ->
        [zero] Šajā stiķī bija { $n } acu.
        [one] Šajā stiķī bija { $n } acs.
       *[other] Šajā stiķī bija { $n } acis.
    } Dūzis 11, desmitnieks 10, kungs 4, dāma 3, kalps 2, pārējās neko.
coach-zole-score = Pieraksts
coach-zole-score-line = Kurš kuram maksā un cik.
coach-zole-score-done = Šī partija jums dod { $points } punktus.
coach-zole-score-says = { $by ->
        [tricks] { $me ->
            [yes] Jums ir stiķi: { $tricks }. Mazā zole ir { $won ->
                [yes] uzvarēta
               *[no] zaudēta
            }.
           *[no] { $player }, stiķi: { $tricks }. Mazā zole ir { $won ->
                [yes] uzvarēta
               *[no] zaudēta
            }.
        }
       *[eyes] { $won ->
            [yes] { $me ->
                [yes] Jums ir { $eyes } acis, un jūs uzvarat: abi mazie maksā jums.
               *[no] { $player } savāc { $eyes } acis un uzvar: abi mazie maksā.
            }
           *[no] { $me ->
                [yes] Jums ir tikai { $eyes } acis, un jūs zaudējat: jūs maksājat abiem.
               *[no] { $player } savāc tikai { $eyes } acis un zaudē: maksā abiem mazajiem.
            }
        }
    }
coach-zole-order = Kas ko sit, sākot ar stiprāko
coach-zole-order-note = Visas 14 ir trumpji. Pēc tam katrā mastā: { $ranks }.

## Riichi

coach-riichi-title = Apgūstiet riichi vienā izdalījumā
coach-riichi-aim = Mērķis
coach-riichi-aim-line = Četri komplekti pa trim kauliņiem un pāris.
coach-riichi-aim-says = Savāciet četrus komplektus un pāri. Komplekts ir viena masta virkne, piemēram, 3-4-5, vai trīs vienādi kauliņi.
coach-riichi-turn = Vilkt un izmest
coach-riichi-turn-line = Katrā gājienā izvelk vienu kauliņu un vienu izmet.
coach-riichi-turn-says = Jūs izvilkāt kauliņu, tāpēc viens jāizmet. Izmetiet to, kas rokai der vismazāk.
coach-riichi-calls = Izmesto kauliņu ņemšana
coach-riichi-calls-line = Chi papildina virkni, pon – trijnieku.
coach-riichi-calls-says = { $set ->
        [triplet] { $player } izmet { $tile }. Varat to paņemt trijniekam: pon.
       *[run] { $player } izmet { $tile }. Varat to paņemt virknei: chi.
    } Tā ir ātrāk, bet roka kļūst atvērta.
coach-riichi-waiting = Tenpai un riichi
coach-riichi-waiting-line = Tenpai nozīmē, ka trūkst tikai viena kauliņa.
coach-riichi-waiting-done = Jums ir tenpai; jūs gaidāt { $tiles }.
coach-riichi-waiting-says = Trūkst tikai viena kauliņa: tas ir tenpai. Ar slēgtu roku varat likt 1000 punktus un pieteikt riichi.
coach-riichi-waiting-open = Trūkst tikai viena kauliņa: tas ir tenpai. Jūs gaidāt { $tiles }.
coach-riichi-waiting-rival = { $player } piesaka riichi: tur trūkst tikai viena kauliņa. Izmetiet uzmanīgi.
coach-riichi-win = Uzvara un yaku
coach-riichi-win-line = Pilna roka uzvar tikai ar yaku.
coach-riichi-win-says = Jūsu roka ir pilna, un tajā ir yaku – kombinācija, kas skaitās. Ņemiet uzvaru.
coach-riichi-win-later = Pilna roka uzvar tikai ar yaku: kombināciju, kas skaitās, piemēram, riichi.
coach-riichi-result = Iznākums
coach-riichi-result-line = Kurš uzvar un kurš maksā.
coach-riichi-result-done = Šis izdalījums jums dod { $points } punktus.
coach-riichi-result-says = { $me ->
        [yes] Jūs uzvarat ar { $yaku }.
       *[no] { $player } uzvar ar { $yaku }.
    } Jo vairāk yaku, jo vairāk punktu.
coach-riichi-result-drawn = Neviens neuzvarēja. Kad siena beidzas, tiem, kam ir tenpai, maksā pārējie.

## Backgammon

coach-bg-title = Apgūstiet nardus vienā spēlē
coach-bg-direction = Virziens un māja
coach-bg-direction-line = No 24. lauciņa uz māju: no 6. līdz 1. lauciņam.
coach-bg-direction-says = Jūsu kauliņi iet no 24. lauciņa uz 1. Vispirms visi 15 jāieved mājā: no 6. līdz 1. lauciņam.
coach-bg-dice = Metieni un gājieni
coach-bg-dice-line = Katrs metamais kauliņš ir viens gājiens; dubultmetienu spēlē četrreiz.
coach-bg-dice-says = Katra metamā kauliņa acis ir viena kauliņa gājiens; viens kauliņš var iet abus. Dubultmetienu spēlē četrreiz.
coach-bg-do = Ejiet { $moves }.
coach-bg-off-word = nost
coach-bg-roll = Metiet kauliņus.
coach-bg-stuck = Neviens kauliņš nevar iet, tāpēc apstipriniet un gaidiet.
coach-bg-points = Lauciņi un vientuļie kauliņi
coach-bg-points-line = Divi kauliņi tur lauciņu; viens pats ir sitams.
coach-bg-points-says = Divi kauliņi tur lauciņu: pretinieks tur nevar nostāties. Viens pats ir vientuļš, un to var sist.
coach-bg-hitting = Sišana un šķirtne
coach-bg-hitting-line = Sists kauliņš sāk no jauna, no šķirtnes.
coach-bg-hitting-says = { $whose ->
        [mine] Jūsu vientuļais kauliņš ir sists un ir uz šķirtnes. Tam jāienāk, pirms drīkst iet citi.
       *[theirs] Vientuļš kauliņš ir sists un ir uz šķirtnes. Tam jāienāk, pirms drīkst iet citi.
    }
coach-bg-off = Noņemšana
coach-bg-off-line = Noņemti { $n } no 15 kauliņiem.
coach-bg-off-says = Visi jūsu kauliņi ir mājā: tagad tos noņem. Ar 6 noņem no 6. lauciņa, un tā tālāk.
coach-bg-result = Iznākums
coach-bg-result-line = Uzvar tas, kurš pirmais noņem visus kauliņus.
coach-bg-result-says = { $me ->
        [yes] Jūs uzvarat
       *[no] { $player } uzvar
    }{ $win ->
        [single] {""}
        [gammon] {" "}ar gamonu: zaudētājs nav noņēmis nevienu, tāpēc skaitās divkārt
       *[backgammon] {" "}ar bekgemonu: skaitās trīskārt
    }. Uzvar tas, kurš pirmais noņem visus kauliņus.
