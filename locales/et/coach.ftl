### Esimene jaotus koos juhendajaga.

coach-name = Juhendaja
coach-where = { $game }, esimene mäng
coach-time = Umbes viis minutit. Robotid ootavad sind.
coach-progress = Edenemine
coach-step-of = samm { $n } / { $of }
coach-step-done = õpitud
coach-next = Edasi
coach-why = Miks?
coach-only = Võimalik on ainult üks käik.
coach-no-advice = Siin juhendajal nõu pole. Vali ise.
coach-watch = Vaata, kuidas teised mängivad.
coach-look-up = Spikker
coach-to-steps = Tagasi sammude juurde
coach-do = { $action }.
coach-two = { $first } { $second }
coach-works-too = Nii saab ka. Parem siin: { $best }.
coach-clearly-better = Lubatud, aga selgelt parem oli: { $best }.
coach-as-good = See on sama hea.
coach-note = Vahe: { $note }.
coach-skip = Ilma juhendajata
coach-skip-short = Jäta vahele
coach-skip-title = Kas jätkad ilma juhendajata?
coach-skip-text = Mäng läheb edasi tavalise harjutuslauana. Nõu võid endiselt küsida.
coach-skip-stay = Jätka juhendajaga
coach-over-title = Esimene mäng on mängitud
coach-learned = Õppisid: { $steps }.
coach-others-why = Miks robotid nii mängisid?
coach-did = { $player }: { $move }
coach-see-it = Näita seisu
coach-and = {", "}
coach-play-real = Mängi päriselt
coach-read-rules = Loe reegleid

## Zole

coach-zole-title = Õpi zole selgeks ühe jaotusega
coach-zole-bidding = Pakkumine
coach-zole-bidding-line = Kes mängib üksi kahe vastu?
coach-zole-bidding-says = Igaüks omal korral passib või võtab kaks [lauakaarti](zole-table-cards). Kes need võtab, mängib üksi kahe vastu ja vajab 61 [silma](zole-eyes) 120-st.
coach-zole-calls = { $zole ->
        [yes] Sinu pakkumine: [pass](zole-call-pass), [võta laud](zole-call-take) või mängi [zolet](zole-call-zole) ilma lauakaartideta.
       *[no] Sinu pakkumine: [pass](zole-call-pass) või [võta laud](zole-call-take).
    }
coach-zole-bidding-done = { $contract ->
        [zole] { $me ->
            [yes] Mängid zolet: üksi, ilma lauakaartideta.
           *[no] { $player } mängib zolet: üksi, ilma lauakaartideta.
        }
        [maza_zole] { $me ->
            [yes] Mängid väikest zolet: sa ei tohi saada ühtegi tihi.
           *[no] { $player } mängib väikest zolet ega tohi saada ühtegi tihi.
        }
       *[lielais] { $me ->
            [yes] Võtsid laua ja mängid üksi.
           *[no] { $player } võttis laua ja mängib üksi.
        }
    }
coach-zole-bury = Mängid üksi. [Pane kaks kaarti kõrvale](zole-bury-word); nende silmad on sinu.
coach-zole-passed = Kõik kolm passisid, seda jaotust ei mängita. Kaardid jagatakse uuesti.
coach-zole-lead = Väljakäik
coach-zole-lead-line = Esimesse tihisse käib välja esimene käsi.
coach-zole-lead-says = { $me ->
        [yes] Oled [esimene käsi](zole-first-hand), seega käid välja. Mängi ükskõik milline kaart.
       *[no] { $player } on [esimene käsi](zole-first-hand) ja käib välja. [Tihi](zole-trick) võtab tugevaim kaart, selle mängija käib järgmisena välja.
    }
coach-zole-lead-done = { $me ->
        [yes] Esimene käsi käib välja: sina, { $card }.
       *[no] Esimene käsi käib välja: { $player }, { $card }.
    }
coach-zole-follow = Masti käimine
coach-zole-follow-line = Kui sul on välja käidud masti, mängi seda.
coach-zole-follow-says = { $has ->
        [yes] { $suit ->
            [C] Välja käidi risti, seega pead mängima risti.
            [S] Välja käidi pada, seega pead mängima pada.
            [H] Välja käidi ärtu, seega pead mängima ärtu.
           *[T] Välja käidi trump, seega pead mängima trumbi.
        }
       *[no] { $suit ->
            [C] Välja käidi risti, aga sul seda pole: võid mängida mis tahes kaardi.
            [S] Välja käidi pada, aga sul seda pole: võid mängida mis tahes kaardi.
            [H] Välja käidi ärtu, aga sul seda pole: võid mängida mis tahes kaardi.
           *[T] Välja käidi trump, aga sul seda pole: võid mängida mis tahes kaardi.
        }
    }
coach-zole-trumps = Trumbid
coach-zole-trumps-line = Emandad, poisid ja ruutud löövad teisi kaarte.
coach-zole-trumps-says = Emandad, poisid ja ruutud on [trumbid](zole-trump). Need on üks mast ja löövad kõiki teisi kaarte.
coach-zole-trumped = { $suit ->
        [C] Mängijal { $player } pole enam ristit, seega võib ta mängida mis tahes kaardi. Trump lööb risti.
        [S] Mängijal { $player } pole enam padat, seega võib ta mängida mis tahes kaardi. Trump lööb pada.
       *[H] Mängijal { $player } pole enam ärtut, seega võib ta mängida mis tahes kaardi. Trump lööb ärtu.
    }
coach-zole-thrown = { $suit ->
        [C] Mängijal { $player } pole enam ristit, ta [viskab ära](zole-throw-off) kaardi { $card }. See kaart tihi ei võida.
        [S] Mängijal { $player } pole enam padat, ta [viskab ära](zole-throw-off) kaardi { $card }. See kaart tihi ei võida.
        [H] Mängijal { $player } pole enam ärtut, ta [viskab ära](zole-throw-off) kaardi { $card }. See kaart tihi ei võida.
       *[T] Mängijal { $player } pole enam trumpe, ta [viskab ära](zole-throw-off) kaardi { $card }. See kaart tihi ei võida.
    }
coach-zole-eyes = Silmade lugemine
coach-zole-eyes-line = Suur vajab 61 silma 120-st.
coach-zole-eyes-done = { $by ->
        [tricks] { $me ->
            [yes] Sa ei tohi saada ühtegi tihi.
           *[no] { $player } ei tohi saada ühtegi tihi.
        }
       *[eyes] { $me ->
            [yes] Vajad 61 silma 120-st.
           *[no] { $player } vajab 61 silma 120-st.
        }
    }
coach-zole-eyes-says = { $n ->
        [one] Selles tihis oli { $n } silm.
       *[other] Selles tihis oli { $n } silma.
    } Äss 11, kümme 10, kuningas 4, emand 3, poiss 2, ülejäänud null.
coach-zole-score = Punktid
coach-zole-score-line = Kes kellele maksab ja kui palju.
coach-zole-score-done = See jaotus toob sulle { $points } punkti.
coach-zole-score-says = { $by ->
        [tricks] { $me ->
            [yes] Said { $tricks } tihi: väike zole on { $won ->
                [yes] võidetud
               *[no] kaotatud
            }.
           *[no] { $player } sai { $tricks } tihi: väike zole on { $won ->
                [yes] võidetud
               *[no] kaotatud
            }.
        }
       *[eyes] { $won ->
            [yes] { $me ->
                [yes] Said { $eyes } silma ja võidad: mõlemad teised maksavad sulle.
               *[no] { $player } sai { $eyes } silma ja võidab: mõlemad teised maksavad.
            }
           *[no] { $me ->
                [yes] Said ainult { $eyes } silma ja kaotad: maksad mõlemale.
               *[no] { $player } sai ainult { $eyes } silma ja kaotab: maksab mõlemale.
            }
        }
    }
coach-zole-order = Mis mida lööb, tugevaimast alates
coach-zole-order-note = Kõik 14 on trumbid. Seejärel igas mastis: { $ranks }.

## Riichi

coach-riichi-title = Õpi riichi selgeks ühe jaotusega
coach-riichi-aim = Eesmärk
coach-riichi-aim-line = Neli kolmest kivist kombinatsiooni ja paar.
coach-riichi-aim-says = Kogu neli [kombinatsiooni](riichi-set) ja [paar](riichi-pair). Kombinatsioon on ühe masti [rida](riichi-run), näiteks 3-4-5, või kolm ühesugust kivi.
coach-riichi-turn = Võta ja viska ära
coach-riichi-turn-line = Igal käigul võtad ühe kivi ja viskad ühe ära.
coach-riichi-turn-says = Võtsid kivi, seega üks peab minema. [Viska ära](riichi-discard-word) see, millest käel on kõige vähem kasu.
coach-riichi-calls = Äravisatud kivi võtmine
coach-riichi-calls-line = Chi täiendab rida, pon kolmikut.
coach-riichi-calls-says = { $set ->
        [triplet] { $player } viskab ära: { $tile }. Võid selle võtta kolmiku jaoks: [pon](riichi-call-pon).
       *[run] { $player } viskab ära: { $tile }. Võid selle võtta rea jaoks: [chi](riichi-call-chi).
    } Nii on kiirem, aga käsi muutub [avatuks](riichi-hand-open). „{ $pass }“ – sa ei võta kivi.
coach-riichi-kan = Neli ühesugust kivi võib olla [kan](riichi-call-kan): see on üks kombinatsioon ja võtad lisakivi.
coach-riichi-opened = { $set ->
        [run] { $player } võtab rea jaoks: { $tile }. Nüüd on see käsi avatud ega saa kuulutada riichi.
        [triplet] { $player } võtab kolmiku jaoks: { $tile }. Nüüd on see käsi avatud ega saa kuulutada riichi.
       *[quad] { $player } võtab neliku jaoks: { $tile }. Nüüd on see käsi avatud ega saa kuulutada riichi.
    }
coach-riichi-waiting = Tenpai ja riichi
coach-riichi-waiting-line = Tenpai korral on puudu ainult üks kivi.
coach-riichi-waiting-done = Sul on tenpai, ootad: { $tiles }.
coach-riichi-waiting-says = Kui viskad ära õige kivi, on puudu ainult üks: see on [tenpai](riichi-tenpai). [Varjatud käega](riichi-hand-closed) võid panustada 1000 punkti ja kuulutada [riichi](riichi-riichi).
coach-riichi-waiting-open = Puudu on ainult üks kivi: see on [tenpai](riichi-tenpai). [Ootad](riichi-waits): { $tiles }.
coach-riichi-waiting-rival = { $player } kuulutab [riichi](riichi-riichi): tal on puudu ainult üks kivi. Viska ära ettevaatlikult.
coach-riichi-win = Võit ja yaku
coach-riichi-win-line = Valmis käsi võidab ainult yakuga.
coach-riichi-win-says = { $by ->
        [tsumo] Võetud kivi teeb su käe valmis: [tsumo](riichi-call-tsumo).
       *[ron] See äravisatud kivi teeb su käe valmis: [ron](riichi-call-ron).
    } Käes on [yaku](riichi-yaku), arvesse minev muster, seega tohid võita.
coach-riichi-win-later = Valmis käsi võidab ainult [yakuga](riichi-yaku): arvesse mineva mustriga, näiteks riichiga.
coach-riichi-result = Tulemus
coach-riichi-result-line = Kes võidab ja kes maksab.
coach-riichi-result-done = See jaotus toob sulle { $points } punkti.
coach-riichi-result-says = { $me ->
        [yes] Võidad. Yaku: { $yaku }.
       *[no] { $player } võidab. Yaku: { $yaku }.
    } Mida rohkem yakusid, seda rohkem punkte.
coach-riichi-result-drawn = Keegi ei võitnud. Kui [müür](riichi-wall) lõpeb, maksavad teised neile, kellel on tenpai.

## Backgammon

coach-bg-title = Õpi triktrakk selgeks ühe mänguga
coach-bg-direction = Suund ja siselaud
coach-bg-direction-line = Kiilult 24 oma siselauale, kiiludele 6 kuni 1.
coach-bg-direction-says = Su nupud liiguvad kiilult 24 oma [siselauale](bg-home), kiiludele 6 kuni 1. Võidab see, kes [kannab](bg-bear-off) esimesena kõik 15 maha.
coach-bg-dice = Täringud ja käigud
coach-bg-dice-line = Iga täring liigutab üht nuppu; duublit mängitakse neli korda.
coach-bg-dice-says = Iga täring liigutab üht nuppu; üks nupp võib kasutada mõlemat. [Duublit](bg-doublet) mängitakse neli korda. „{ $undo }“ võtab sammu tagasi, „{ $confirm }“ lõpetab käigu.
coach-bg-do = Käi { $moves }.
coach-bg-off-word = maha
coach-bg-roll = Veereta täringuid.
coach-bg-stuck = Ükski nupp ei saa liikuda. Vajuta „{ $button }“.
coach-bg-points = Kiilud ja üksikud nupud
coach-bg-points-line = Kaks nuppu hoiavad kiilu; üksiku saab lüüa.
coach-bg-points-says = Kaks nuppu [hoiavad kiilu](bg-made-point): vastane ei saa sinna astuda. [Üksiku nupu](bg-blot) saab müürile lüüa.
coach-bg-hitting = Löömine ja müür
coach-bg-hitting-line = Löödud nupp alustab uuesti müürilt.
coach-bg-hitting-says = { $whose ->
        [mine] Su üksik nupp [löödi](bg-hit) ja on [müüril](bg-bar). See tuleb enne teisi käike [mängu tuua](bg-enter).
       *[theirs] [Lõid](bg-hit) nupu: see on [müüril](bg-bar). Vastane peab selle enne teisi käike [mängu tooma](bg-enter).
    }
coach-bg-shut-out = Vastasel on nupp endiselt müüril: täringud ei lubanud seda mängu tuua.
coach-bg-off = Mahakandmine
coach-bg-off-line = { $n ->
        [one] Maha kantud { $n } nupp 15-st.
       *[other] Maha kantud { $n } nuppu 15-st.
    }
coach-bg-off-says = Kõik su nupud on siselaual: nüüd [kanna need maha](bg-bear-off). 6 kannab nupu maha kiilult 6 ja nii edasi.
coach-bg-result = Tulemus
coach-bg-result-line = Võidab see, kes kannab esimesena kõik nupud maha.
coach-bg-result-says = { $me ->
        [yes] Võidad
       *[no] { $player } võidab
    }{ $win ->
        [single] {""}
        [gammon] {" "}topeltvõiduga: kaotaja ei kandnud midagi maha, seega loeb see kahekordselt
       *[backgammon] {" "}triktrakiga: loeb kolmekordselt
    }. Võidab see, kes kannab esimesena kõik nupud maha.
