### Riichi at the table and in words.

riichi-tile-name = { $suit ->
        [m] märk { $n }
        [p] ring { $n }
        [s] bambus { $n }
       *[z] { $n ->
            [1] ida
            [2] lõuna
            [3] lääs
            [4] põhi
            [5] valge draakon
            [6] roheline draakon
           *[7] punane draakon
        }
    }{ $red ->
        [yes] {" "}(punane)
       *[no] {""}
    }
riichi-tile-back = kinnine kivi
riichi-wind-letter = { $n ->
        [1] I
        [2] Lõ
        [3] Lä
       *[4] P
    }
riichi-deal-called = { $wind ->
        [east] Ida
        [south] Lõuna
        [west] Lääs
       *[north] Põhi
    } { $n }
riichi-deal-honba = { $deal }, honba { $n }
riichi-where = { $practice ->
        [yes] { $deal } · harjutus
       *[no] { $deal }
    }
riichi-n-tiles = { $n } kivi
riichi-n-han = { $n } han
riichi-value = { $han } han, { $fu } fu
riichi-red-fives = punased viied
riichi-river-of = Äravisatud kivid: { $player }
riichi-river-of-you = Sinu äravisatud kivid
riichi-melds-of = Avatud kombinatsioonid: { $player }
riichi-melds-of-you = Sinu avatud kombinatsioonid
riichi-meld = { $form ->
        [chi] chi
        [pon] pon
        [open_kan] avatud kan
        [added_kan] lisatud kan
       *[closed_kan] varjatud kan
    }: { $tiles }
riichi-river-tile = { $tile }{ $riichi ->
        [yes] , riichi
       *[no] {""}
    }{ $drawn ->
        [yes] , võetud ja ära visatud
       *[no] {""}
    }{ $called ->
        [yes] , ära võetud
       *[no] {""}
    }
riichi-hand-tile = { $tile }{ $drawn ->
        [yes] , äsja võetud
       *[no] {""}
    }{ $value ->
        [none] {""}
       *[other] , väärtus { $value }
    }
riichi-chi-with = Chi: { $tiles }
riichi-then-choose = siis vali
riichi-automatic = Automaatsed vastused
riichi-prompt-turn = Sinu kord: viska kivi ära
riichi-prompt-called = Viska kivi ära
riichi-prompt-riichi = Vali kivi, mille viskad riichiga ära
riichi-prompt-discarded = { $player } viskas ära: { $tile }
riichi-prompt-discarded-you = Viskasid ära: { $tile }
riichi-prompt-kan = { $player } kuulutab kani: { $tile }
riichi-prompt-kan-you = Kuulutad kani: { $tile }
riichi-prompt-over = Jaotus läbi
riichi-why-swap = { $tile }: pärast seda võtmist ei saa ära visata
riichi-why-locked = Pärast riichit saab ära visata ainult võetud kivi
riichi-why-not-now = { $tile }: praegu ära visata ei saa
riichi-furiten-discard-why = Furiten: oodatav kivi on sinu äravisatute hulgas. Võita saab ainult ise võttes.
riichi-furiten-temporary-why = Furiten järgmise käiguni: lasid võidukivi mööda.
riichi-furiten-riichi-why = Furiten jaotuse lõpuni: lasid pärast riichit võidukivi mööda.
riichi-result-ron = { $player } võidab (ron); maksab { $from }
riichi-result-ron-you = Sina võidad (ron); maksab { $from }
riichi-result-ron-from-you = { $player } võidab (ron); maksad sina
riichi-result-tsumo = { $player } võidab (tsumo)
riichi-result-tsumo-you = Sina võidad (tsumo)
riichi-result-chombo = { $player }: chombo, jaotus mängitakse uuesti
riichi-result-chombo-you = Sinul chombo, jaotus mängitakse uuesti
riichi-drawn-exhaustive = Müür on otsas: viik
riichi-drawn-nine_kinds = Üheksa terminali ja honööri: jaotus katkestati
riichi-drawn-four_winds = Neli tuult: jaotus katkestati
riichi-drawn-four_riichi = Neli riichit: jaotus katkestati
riichi-drawn-four_kans = Neli kani: jaotus katkestati
riichi-drawn-triple_ron = Kolmik-ron: jaotus katkestati
riichi-limit-kiriage_mangan = mangan (üles ümardatud)
riichi-limit-mangan = mangan
riichi-limit-haneman = haneman
riichi-limit-baiman = baiman
riichi-limit-sanbaiman = sanbaiman
riichi-limit-kazoe_yakuman = loendatud yakuman
riichi-limit-yakuman = yakuman
riichi-says-dealt = Sinu käsi: { $tiles }.
riichi-says-indicator = Dora näidik: { $tile }.
riichi-says-i-drew = Võtsid: { $tile }.
riichi-says-discarded = { $player } viskab ära: { $tile }.
riichi-says-discarded-you = Viskad ära: { $tile }.
riichi-says-riichi = { $player } kuulutab riichi ja viskab ära: { $tile }.
riichi-says-riichi-you = Kuulutad riichi ja viskad ära: { $tile }.
riichi-says-called = { $player } kuulutab { $form ->
        [chi] chi
        [pon] poni
       *[open_kan] kani
    }: { $tiles }.
riichi-says-called-you = Kuulutad { $form ->
        [chi] chi
        [pon] poni
       *[open_kan] kani
    }: { $tiles }.
riichi-says-kan = { $player } kuulutab kani: { $tile }.
riichi-says-kan-you = Kuulutad kani: { $tile }.
riichi-says-won = { $player } võidab: { $tile }.
riichi-says-won-you = Sina võidad: { $tile }.
riichi-says-drawn = Jaotus lõpeb viigiga.
riichi-text-hand = { $drawn ->
        [none] { $tiles }
       *[other] { $tiles }; võetud: { $drawn }
    }
riichi-text-deal = { $deal }, kive müüris: { $n }, riichi-pulki: { $sticks }, honba: { $honba }
riichi-key-win = riichi, ron või tsumo
riichi-key-drawn = võetud kivi
riichi-arabic-tiles = Suured araabia numbrid kanjide asemel
riichi-length-deal = Üks jaotus
riichi-length-east = Ainult idavoor
riichi-length-east-south = Ida- ja lõunavoor
riichi-no-win-no-yaku = Võita ei saa: yaku puudub
riichi-furiten-in-river = Furiten: { $tile } on sinu äravisatute seas
riichi-from-ready = { $n ->
        [0] Õige äraviskega tenpai
        [one] Tenpaini { $n } kivi
       *[other] Tenpaini { $n } kivi
    }
riichi-after-discard = { $n ->
        [0] Kui ära läheb { $tile }: tenpai, ootab
       *[other] Kui ära läheb { $tile }: tenpaini { $n }, aitavad
    }
riichi-tile-left = { $tile }, alles { $n }
riichi-payments = Maksed
riichi-sticks-on-table = laual
riichi-is-ready = tenpai
riichi-shows = näitab kätt
riichi-shows-you = näitad kätt
riichi-left-in-all = { $n ->
        [one] Kokku nägemata { $n } kivi
       *[other] Kokku nägemata { $n } kivi
    }
riichi-point-to-see = Osuta oma kivile, et näha, mida käsi ilma selleta ootaks.
riichi-n-fu = { $n } fu
riichi-fu-title = Fu
riichi-fu-base = iga käsi
riichi-fu-closed-ron = ron varjatud käega
riichi-fu-seven-pairs = seitse paari
riichi-fu-closed-triplet = varjatud kolmik
riichi-fu-open-triplet = avatud kolmik
riichi-fu-closed-kan = varjatud kan
riichi-fu-open-kan = avatud kan
riichi-fu-pair = väärtuslik paar
riichi-fu-kanchan = keskmise ootus
riichi-fu-penchan = ääre ootus
riichi-fu-tanki = paari ootus
riichi-fu-tsumo = ise võetud
riichi-fu-open-pinfu = avatud käsi ilma muude fu-punktideta
riichi-fu-rounded = { $sum } fu, ümardatud üles
riichi-wait-thirteen = kolmeteistkümnepoolne ootus
riichi-base-sum = Baaspunktid: { $fu } × 2{ $power } = { $n }.
riichi-pays-ron = Äraviskaja maksab { $n }.
riichi-pays-each = Teised maksavad igaüks { $n }.
riichi-pays-tsumo = Jagaja maksab { $dealer }, teised kumbki { $others }.
riichi-pays-honba = Honba { $honba }: veel { $n }.
riichi-takes-sticks = Riichi-pulgad: { $n }.
riichi-final-standing = Lõppseis
riichi-final-score = Lõpptulemus
riichi-final-place = { $n }. koht
