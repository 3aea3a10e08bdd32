### Riichi at the table and in words.

riichi-tile-name = { $suit ->
        [m] ženklų { $n }
        [p] rutuliukų { $n }
        [s] lazdelių { $n }
       *[z] { $n ->
            [1] rytai
            [2] pietūs
            [3] vakarai
            [4] šiaurė
            [5] baltas drakonas
            [6] žalias drakonas
           *[7] raudonas drakonas
        }
    }{ $red ->
        [yes] {" "}(raudonas)
       *[no] {""}
    }
riichi-tile-back = užversta kaladėlė
riichi-wind-letter = { $n ->
        [1] R
        [2] P
        [3] V
       *[4] Š
    }
riichi-deal-called = { $wind ->
        [east] Rytai
        [south] Pietūs
        [west] Vakarai
       *[north] Šiaurė
    } { $n }
riichi-deal-honba = { $deal }, honba { $n }
riichi-where = { $practice ->
        [yes] { $deal } · treniruotė
       *[no] { $deal }
    }
riichi-n-tiles = { $n ->
        [one] { $n } kaladėlė
        [few] { $n } kaladėlės
        [many] { $n } kaladėlės
       *[other] { $n } kaladėlių
    }
riichi-n-han = { $n } han
riichi-value = { $han } han, { $fu } fu
riichi-red-fives = raudoni penketai
riichi-river-of = Išmestos kaladėlės: { $player }
riichi-river-of-you = Jūsų išmestos kaladėlės
riichi-melds-of = Pasiimti komplektai: { $player }
riichi-melds-of-you = Jūsų pasiimti komplektai
riichi-meld = { $form ->
        [chi] chi
        [pon] pon
        [open_kan] atviras kan
        [added_kan] pridėtas kan
       *[closed_kan] uždaras kan
    }: { $tiles }
riichi-river-tile = { $tile }{ $riichi ->
        [yes] , riichi
       *[no] {""}
    }{ $drawn ->
        [yes] , ištraukta ir išmesta
       *[no] {""}
    }{ $called ->
        [yes] , pasiimta
       *[no] {""}
    }
riichi-hand-tile = { $tile }{ $drawn ->
        [yes] , ką tik ištraukta
       *[no] {""}
    }{ $value ->
        [none] {""}
       *[other] , vertė { $value }
    }
riichi-chi-with = Chi: { $tiles }
riichi-then-choose = tada rinkitės
riichi-automatic = Automatiniai atsakymai
riichi-prompt-turn = Jūsų ėjimas: išmeskite kaladėlę
riichi-prompt-called = Išmeskite kaladėlę
riichi-prompt-riichi = Pasirinkite kaladėlę, kurią išmesite su riichi
riichi-prompt-discarded = { $player } išmeta: { $tile }
riichi-prompt-discarded-you = Išmetate: { $tile }
riichi-prompt-kan = { $player } skelbia kan: { $tile }
riichi-prompt-kan-you = Skelbiate kan: { $tile }
riichi-prompt-over = Dalijimas baigtas
riichi-why-swap = { $tile }: po šio pasiėmimo išmesti negalima
riichi-why-locked = Po riichi galima išmesti tik ištrauktą kaladėlę
riichi-why-not-now = { $tile }: dabar išmesti negalima
riichi-furiten-discard-why = Furiten: laukiama kaladėlė yra tarp jūsų išmestų. Laimėti galima tik patiems ištraukus.
riichi-furiten-temporary-why = Furiten iki kito ėjimo: praleidote laiminčią kaladėlę.
riichi-furiten-riichi-why = Furiten iki dalijimo pabaigos: po riichi praleidote laiminčią kaladėlę.
riichi-result-ron = { $player } laimi (ron); sumoka { $from }
riichi-result-ron-you = Jūs laimite (ron); sumoka { $from }
riichi-result-ron-from-you = { $player } laimi (ron); sumokate jūs
riichi-result-tsumo = { $player } laimi (tsumo)
riichi-result-tsumo-you = Jūs laimite (tsumo)
riichi-result-chombo = { $player }: chombo, dalijimas kartojamas
riichi-result-chombo-you = Jums chombo, dalijimas kartojamas
riichi-drawn-exhaustive = Siena baigėsi: lygiosios
riichi-drawn-nine_kinds = Devyni terminalai ir kilmingos: dalijimas nutrauktas
riichi-drawn-four_winds = Keturi vėjai: dalijimas nutrauktas
riichi-drawn-four_riichi = Keturi riichi: dalijimas nutrauktas
riichi-drawn-four_kans = Keturi kan: dalijimas nutrauktas
riichi-drawn-triple_ron = Trigubas ron: dalijimas nutrauktas
riichi-limit-kiriage_mangan = mangan (suapvalinta)
riichi-limit-mangan = mangan
riichi-limit-haneman = haneman
riichi-limit-baiman = baiman
riichi-limit-sanbaiman = sanbaiman
riichi-limit-kazoe_yakuman = suskaičiuotas yakuman
riichi-limit-yakuman = yakuman
riichi-says-dealt = Jūsų ranka: { $tiles }.
riichi-says-indicator = Dora indikatorius: { $tile }.
riichi-says-i-drew = Ištraukiate: { $tile }.
riichi-says-discarded = { $player } išmeta: { $tile }.
riichi-says-discarded-you = Išmetate: { $tile }.
riichi-says-riichi = { $player } skelbia riichi ir išmeta: { $tile }.
riichi-says-riichi-you = Skelbiate riichi ir išmetate: { $tile }.
riichi-says-called = { $player } skelbia { $form ->
        [chi] chi
        [pon] pon
       *[open_kan] kan
    }: { $tiles }.
riichi-says-called-you = Skelbiate { $form ->
        [chi] chi
        [pon] pon
       *[open_kan] kan
    }: { $tiles }.
riichi-says-kan = { $player } skelbia kan: { $tile }.
riichi-says-kan-you = Skelbiate kan: { $tile }.
riichi-says-won = { $player } laimi kaladėle: { $tile }.
riichi-says-won-you = Jūs laimite kaladėle: { $tile }.
riichi-says-drawn = Dalijimas baigiasi lygiosiomis.
riichi-text-hand = { $drawn ->
        [none] { $tiles }
       *[other] { $tiles }; ištraukta: { $drawn }
    }
riichi-text-deal = { $deal }, sienoje kaladėlių: { $n }, riichi statymų: { $sticks }, honba: { $honba }
riichi-key-win = riichi, ron arba tsumo
riichi-key-drawn = ištraukta kaladėlė
riichi-arabic-tiles = Dideli arabiški skaitmenys vietoj kandži
riichi-length-deal = Vienas dalijimas
riichi-length-east = Tik Rytai
riichi-length-east-south = Rytai ir Pietūs
riichi-no-win-no-yaku = Laimėti negalima: nėra yaku
riichi-furiten-in-river = Furiten: { $tile } yra tarp jūsų išmestų
riichi-from-ready = { $n ->
        [0] Tinkamai išmetus – tenpai
        [one] Iki tenpai { $n } kaladėlė
        [few] Iki tenpai { $n } kaladėlės
       *[other] Iki tenpai { $n } kaladėlių
    }
riichi-after-discard = { $n ->
        [0] Išmetus šią ({ $tile }): tenpai, laukia
       *[other] Išmetus šią ({ $tile }): iki tenpai { $n }, padeda
    }
riichi-tile-left = { $tile }, liko { $n }
riichi-payments = Mokėjimai
riichi-sticks-on-table = ant stalo
riichi-is-ready = tenpai
riichi-shows = parodo ranką
riichi-shows-you = parodote ranką
riichi-left-in-all = { $n ->
        [one] Iš viso nematyta { $n } kaladėlė
        [few] Iš viso nematytos { $n } kaladėlės
       *[other] Iš viso nematyta { $n } kaladėlių
    }
riichi-point-to-see = Užveskite ant savo kaladėlės ir pamatysite, ko ranka lauktų be jos.
riichi-n-fu = { $n } fu
riichi-fu-title = Fu
riichi-fu-base = kiekviena ranka
riichi-fu-closed-ron = ron uždara ranka
riichi-fu-seven-pairs = septynios poros
riichi-fu-closed-triplet = uždaras trynukas
riichi-fu-open-triplet = atviras trynukas
riichi-fu-closed-kan = uždaras kan
riichi-fu-open-kan = atviras kan
riichi-fu-pair = vertinga pora
riichi-fu-kanchan = vidurinis laukimas
riichi-fu-penchan = kraštinis laukimas
riichi-fu-tanki = poros laukimas
riichi-fu-tsumo = savas traukimas
riichi-fu-open-pinfu = atvira ranka be kitų fu
riichi-fu-rounded = { $sum } fu, suapvalinta į viršų
riichi-wait-thirteen = trylikos kaladėlių laukimas
riichi-base-sum = Bazinė vertė: { $fu } × 2{ $power } = { $n }.
riichi-pays-ron = Moka išmetęs žaidėjas: { $n }.
riichi-pays-each = Kiekvienas kitas moka { $n }.
riichi-pays-tsumo = Dalintojas moka { $dealer }, kiti po { $others }.
riichi-pays-honba = Honba { $honba }: dar { $n }.
riichi-takes-sticks = Riichi statymai: { $n }.
riichi-final-standing = Galutinė padėtis
riichi-final-score = Galutinis rezultatas
riichi-final-place = { $n } vieta
