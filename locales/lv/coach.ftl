### Pirmā partija ar padomdevēju.

coach-name = Padomdevējs
coach-where = { $game }, pirmā spēle
coach-time = Apmēram piecas minūtes. Boti jūs pagaidīs.
coach-progress = Progress
coach-step-of = { $n }. solis no { $of }
coach-step-done = apgūts
coach-next = Tālāk
coach-why = Kāpēc?
coach-only = Iespējams tikai viens gājiens.
coach-no-advice = Šeit padomdevējam nav padoma. Izvēlieties paši.
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
coach-skip-stay = Turpināt ar padomdevēju
coach-over-title = Pirmā spēle nospēlēta
coach-learned = Jūs apguvāt: { $steps }.
coach-others-why = Kāpēc boti tā spēlēja?
coach-did = { $player }: { $move }
coach-see-it = Rādīt pozīciju
coach-and = {", "}
coach-play-real = Spēlēt pa īstam
coach-read-rules = Lasīt noteikumus

## Zole

coach-zole-title = Apgūstiet zoli vienā partijā
coach-zole-bidding = Izvēle
coach-zole-bidding-line = Kurš spēlēs viens pret diviem?
coach-zole-bidding-says = Pēc kārtas katrs saka garām vai ņem abas [galda kārtis](zole-table-cards). Kas tās ņem, spēlē viens pret diviem, un tam vajag 61 no 120 [acīm](zole-eyes).
coach-zole-calls = { $zole ->
        [yes] Jūsu izvēle: [garām](zole-call-pass), [ņemt galdu](zole-call-take) vai spēlēt [zoli](zole-call-zole) bez galda.
       *[no] Jūsu izvēle: [garām](zole-call-pass) vai [ņemt galdu](zole-call-take).
    }
coach-zole-bidding-done = { $contract ->
        [zole] { $me ->
            [yes] Jūs spēlējat zoli: pret diviem, bez galda.
           *[no] { $player } spēlē zoli: pret diviem, bez galda.
        }
        [maza_zole] { $me ->
            [yes] Jūs spēlējat mazo zoli: nedrīkst dabūt nevienu stiķi.
           *[no] { $player } spēlē mazo zoli un nedrīkst dabūt nevienu stiķi.
        }
       *[lielais] { $me ->
            [yes] Jūs paņēmāt galdu un esat lielais.
           *[no] { $player } paņēma galdu un ir lielais.
        }
    }
coach-zole-bury = Jūs esat lielais. [Norociet](zole-bury-word) divas kārtis; to acis pieder jums.
coach-zole-passed = Visi trīs saka garām, tāpēc šo partiju nespēlē. Kārtis dala no jauna.
coach-zole-lead = Izgājiens
coach-zole-lead-line = Pirmajā stiķī iziet pirmā roka.
coach-zole-lead-says = { $me ->
        [yes] Jūs esat [pirmā roka](zole-first-hand), tāpēc jums jāiziet. Lieciet jebkuru kārti.
       *[no] { $player } ir [pirmā roka](zole-first-hand) un iziet. [Stiķi](zole-trick) ņem stiprākā kārts, un tas, kurš to lika, iziet nākamais.
    }
coach-zole-lead-done = { $me ->
        [yes] Iziet pirmā roka: jūs, ar { $card }.
       *[no] Iziet pirmā roka: { $player }, ar { $card }.
    }
coach-zole-follow = Atbildēt ar mastu
coach-zole-follow-line = Ja jums ir masts, ar kuru iziets, jāliek tas.
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
coach-zole-trumps-says = Dāmas, kalpi un kāravi ir [trumpji](zole-trump). Tie ir viens masts un sit visas pārējās kārtis.
coach-zole-trumped = { $suit ->
        [C] { $player } liek trumpi, jo kreiču vairs nav. Trumpis sit kreici.
        [S] { $player } liek trumpi, jo pīķu vairs nav. Trumpis sit pīķi.
       *[H] { $player } liek trumpi, jo ercenu vairs nav. Trumpis sit ercenu.
    }
coach-zole-thrown = { $suit ->
        [C] { $player } [piemet](zole-throw-off) { $card }, jo kreiču vairs nav. Šī kārts stiķi nevar paņemt.
        [S] { $player } [piemet](zole-throw-off) { $card }, jo pīķu vairs nav. Šī kārts stiķi nevar paņemt.
        [H] { $player } [piemet](zole-throw-off) { $card }, jo ercenu vairs nav. Šī kārts stiķi nevar paņemt.
       *[T] { $player } [piemet](zole-throw-off) { $card }, jo trumpju vairs nav. Šī kārts stiķi nevar paņemt.
    }
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
    } Dūzis 11, desmitnieks 10, kungs 4, dāma 3, kalps 2; pārējām kārtīm acu nav.
coach-zole-score = Pieraksts
coach-zole-score-line = Kurš kuram maksā un cik.
coach-zole-score-done = Jūsu punkti par šo partiju: { $points }.
coach-zole-score-says = { $by ->
        [tricks] { $me ->
            [yes] Jums ir stiķi: { $tricks }. Mazā zole ir { $won ->
                [yes] laimēta
               *[no] zaudēta
            }.
           *[no] { $player }, stiķi: { $tricks }. Mazā zole ir { $won ->
                [yes] laimēta
               *[no] zaudēta
            }.
        }
       *[eyes] { $won ->
            [yes] { $me ->
                [yes] Jūsu acis: { $eyes }. Jūs uzvarat: abi mazie maksā jums.
               *[no] { $player } uzvar; acis: { $eyes }. Abi mazie maksā.
            }
           *[no] { $me ->
                [yes] Jūsu acis: tikai { $eyes }. Jūs zaudējat: jūs maksājat abiem.
               *[no] { $player } zaudē; acis: tikai { $eyes }. Jāmaksā abiem mazajiem.
            }
        }
    }
coach-zole-order = Kas ko sit, sākot ar stiprāko
coach-zole-order-note = Visas 14 ir trumpji. Pēc tam katrā mastā: { $ranks }.

## Riichi

coach-riichi-title = Apgūstiet riichi vienā partijā
coach-riichi-aim = Mērķis
coach-riichi-aim-line = Četri komplekti pa trim kauliņiem un pāris.
coach-riichi-aim-says = Savāciet četrus [komplektus](riichi-set) un [pāri](riichi-pair). Komplekts ir viena masta [virkne](riichi-run), piemēram, 3-4-5, vai trīs vienādi kauliņi.
coach-riichi-turn = Vilkt un izmest
coach-riichi-turn-line = Katrā gājienā izvelk vienu kauliņu un vienu izmet.
coach-riichi-turn-says = Jūs izvilkāt kauliņu, tāpēc viens jāizmet. [Izmetiet](riichi-discard-word) to, kas rokai der vismazāk.
coach-riichi-calls = Izmesto kauliņu ņemšana
coach-riichi-calls-line = Chi papildina virkni, pon – trijnieku.
coach-riichi-calls-says = { $set ->
        [triplet] { $player } izmet: { $tile }. Varat to paņemt trijniekam: [pon](riichi-call-pon).
       *[run] { $player } izmet: { $tile }. Varat to paņemt virknei: [chi](riichi-call-chi).
    } Tā ir ātrāk, bet roka kļūst [atvērta](riichi-hand-open). Ar „{ $pass }” kauliņu neņemat.
coach-riichi-kan = Četri vienādi kauliņi var būt [kan](riichi-call-kan): tas ir viens komplekts, un jūs velkat papildu kauliņu.
coach-riichi-opened = { $set ->
        [run] { $player } paņem virknei: { $tile }. Tagad šī roka ir atvērta un nevar pieteikt riichi.
        [triplet] { $player } paņem trijniekam: { $tile }. Tagad šī roka ir atvērta un nevar pieteikt riichi.
       *[quad] { $player } paņem četriniekam: { $tile }. Tagad šī roka ir atvērta un nevar pieteikt riichi.
    }
coach-riichi-waiting = Tenpai un riichi
coach-riichi-waiting-line = Tenpai nozīmē, ka trūkst tikai viena kauliņa.
coach-riichi-waiting-done = Jums ir tenpai; jūs gaidāt: { $tiles }.
coach-riichi-waiting-says = Ja izmet pareizo kauliņu, trūkst tikai viena: tas ir [tenpai](riichi-tenpai). Ar [slēgtu roku](riichi-hand-closed) varat likt 1000 punktu un pieteikt [riichi](riichi-riichi).
coach-riichi-waiting-open = Trūkst tikai viena kauliņa: tas ir [tenpai](riichi-tenpai). Jūs [gaidāt](riichi-waits): { $tiles }.
coach-riichi-waiting-rival = { $player } piesaka [riichi](riichi-riichi): tur trūkst tikai viena kauliņa. Izmetiet uzmanīgi.
coach-riichi-win = Uzvara un yaku
coach-riichi-win-line = Pilna roka uzvar tikai ar yaku.
coach-riichi-win-says = { $by ->
        [tsumo] Izvilktais kauliņš papildina jūsu roku: [tsumo](riichi-call-tsumo).
       *[ron] Šis izmestais kauliņš papildina jūsu roku: [ron](riichi-call-ron).
    } Tajā ir [yaku](riichi-yaku) – kombinācija, kas skaitās, tāpēc drīkstat uzvarēt.
coach-riichi-win-later = Pilna roka uzvar tikai ar [yaku](riichi-yaku): kombināciju, kas skaitās, piemēram, riichi.
coach-riichi-result = Iznākums
coach-riichi-result-line = Kurš uzvar un kurš maksā.
coach-riichi-result-done = Jūsu punkti par šo partiju: { $points }.
coach-riichi-result-says = { $me ->
        [yes] Jūs uzvarat. Yaku: { $yaku }.
       *[no] { $player } uzvar. Yaku: { $yaku }.
    } Jo vairāk yaku, jo vairāk punktu.
coach-riichi-result-drawn = Neviens neuzvarēja. Kad [siena](riichi-wall) beidzas, tiem, kam ir tenpai, maksā pārējie.

## Backgammon

coach-bg-title = Apgūstiet nardus vienā spēlē
coach-bg-direction = Virziens un māja
coach-bg-direction-line = No 24. lauciņa uz māju: no 6. līdz 1. lauciņam.
coach-bg-direction-says = Jūsu kauliņi iet no 24. lauciņa uz [māju](bg-home): no 6. līdz 1. lauciņam. Uzvar tas, kurš pirmais [noņem](bg-bear-off) visus 15.
coach-bg-dice = Metieni un gājieni
coach-bg-dice-line = Katrs metamais kauliņš ir viens gājiens; dubli spēlē četrreiz.
coach-bg-dice-says = Ar katra metamā kauliņa skaitli iet viens kauliņš; viens kauliņš var izmantot arī abus. [Dubli](bg-doublet) spēlē četrreiz. „{ $undo }” atsauc soli, „{ $confirm }” beidz gājienu.
coach-bg-do = Ejiet { $moves }.
coach-bg-off-word = nost
coach-bg-roll = Metiet kauliņus.
coach-bg-stuck = Neviens kauliņš nevar iet. Spiediet „{ $button }”.
coach-bg-points = Lauciņi un vientuļie kauliņi
coach-bg-points-line = Divi kauliņi tur lauciņu; viens pats ir sitams.
coach-bg-points-says = Divi kauliņi [tur lauciņu](bg-made-point): pretinieks tur nevar nostāties. Viens pats ir [vientuļš](bg-blot), un to var sist.
coach-bg-hitting = Sišana un šķirtne
coach-bg-hitting-line = Nosists kauliņš sāk no jauna, no šķirtnes.
coach-bg-hitting-says = { $whose ->
        [mine] Jūsu kauliņš ir [nosists](bg-hit) un atrodas uz [šķirtnes](bg-bar). Tam [jāienāk](bg-enter), pirms drīkst iet citi.
       *[theirs] Jūs [nositāt](bg-hit) kauliņu, un tas ir uz [šķirtnes](bg-bar). Tam [jāienāk](bg-enter), pirms pretinieks iet ar citiem.
    }
coach-bg-shut-out = Pretiniekam vēl ir kauliņš uz šķirtnes: ar šo metienu tas nevarēja ienākt.
coach-bg-off = Noņemšana
coach-bg-off-line = Noņemtie kauliņi: { $n } no 15.
coach-bg-off-says = Visi jūsu kauliņi ir mājā: tagad tos [noņem](bg-bear-off). Ar 6 noņem no 6. lauciņa, un tā tālāk.
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
