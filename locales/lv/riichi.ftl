### Riichi at the table and in words.

riichi-tile-name = { $suit ->
        [m] rakstzīmju { $n }
        [p] apļu { $n }
        [s] bambusu { $n }
       *[z] { $n ->
            [1] austrumi
            [2] dienvidi
            [3] rietumi
            [4] ziemeļi
            [5] baltais pūķis
            [6] zaļais pūķis
           *[7] sarkanais pūķis
        }
    }{ $red ->
        [yes] {" "}(sarkanais)
       *[no] {""}
    }
riichi-tile-back = aizklāts kauliņš
riichi-wind-letter = { $n ->
        [1] A
        [2] D
        [3] R
       *[4] Z
    }
riichi-deal-called = { $wind ->
        [east] Austrumi
        [south] Dienvidi
        [west] Rietumi
       *[north] Ziemeļi
    } { $n }
riichi-deal-honba = { $deal }, honba { $n }
riichi-where = { $practice ->
        [yes] { $deal } · treniņš
       *[no] { $deal }
    }
riichi-n-tiles = { $n ->
        [zero] { $n } kauliņu
        [one] { $n } kauliņš
       *[other] { $n } kauliņi
    }
riichi-n-han = { $n } han
riichi-value = { $han } han, { $fu } fu
riichi-red-fives = sarkanie piecnieki
riichi-river-of = Izmestie kauliņi: { $player }
riichi-river-of-you = Jūsu izmestie kauliņi
riichi-melds-of = Atklātie komplekti: { $player }
riichi-melds-of-you = Jūsu atklātie komplekti
riichi-meld = { $form ->
        [chi] chi
        [pon] pon
        [open_kan] atvērts kan
        [added_kan] papildināts kan
       *[closed_kan] slēgts kan
    }: { $tiles }
riichi-river-tile = { $tile }{ $riichi ->
        [yes] , riichi
       *[no] {""}
    }{ $drawn ->
        [yes] , izvilkts un izmests
       *[no] {""}
    }{ $called ->
        [yes] , paņemts
       *[no] {""}
    }
riichi-hand-tile = { $tile }{ $drawn ->
        [yes] , tikko izvilkts
       *[no] {""}
    }{ $value ->
        [none] {""}
       *[other] , vērtība { $value }
    }
riichi-chi-with = Chi: { $tiles }
riichi-then-choose = tad izvēlieties
riichi-automatic = Automātiskās atbildes
riichi-prompt-turn = Jūsu gājiens: izmetiet kauliņu
riichi-prompt-called = Izmetiet kauliņu
riichi-prompt-riichi = Izvēlieties kauliņu, ko izmest ar riichi
riichi-prompt-discarded = { $player } izmet: { $tile }
riichi-prompt-discarded-you = Jūs izmetat: { $tile }
riichi-prompt-kan = { $player } piesaka kan: { $tile }
riichi-prompt-kan-you = Jūs piesakāt kan: { $tile }
riichi-prompt-over = Partija galā
riichi-why-swap = { $tile }: pēc šīs paņemšanas izmest nevar
riichi-why-locked = Pēc riichi var izmest tikai izvilkto kauliņu
riichi-why-not-now = { $tile }: tagad izmest nevar
riichi-furiten-discard-why = Furiten: gaidāmais kauliņš ir starp jūsu izmestajiem. Uzvarēt var tikai ar paša vilkumu.
riichi-furiten-temporary-why = Furiten līdz nākamajam gājienam: palaidāt garām uzvaras kauliņu.
riichi-furiten-riichi-why = Furiten līdz partijas beigām: pēc riichi palaidāt garām uzvaras kauliņu.
riichi-result-ron = { $player } uzvar ar ron; maksā { $from }
riichi-result-ron-you = Jūs uzvarat ar ron; maksā { $from }
riichi-result-ron-from-you = { $player } uzvar ar ron; maksājat jūs
riichi-result-tsumo = { $player } uzvar ar tsumo
riichi-result-tsumo-you = Jūs uzvarat ar tsumo
riichi-result-chombo = { $player }: chombo, partiju spēlē vēlreiz
riichi-result-chombo-you = Jums chombo, partiju spēlē vēlreiz
riichi-drawn-exhaustive = Siena beigusies: neizšķirts
riichi-drawn-nine_kinds = Deviņi gala un goda kauliņi: partija pārtraukta
riichi-drawn-four_winds = Četri vēji: partija pārtraukta
riichi-drawn-four_riichi = Četri riichi: partija pārtraukta
riichi-drawn-four_kans = Četri kan: partija pārtraukta
riichi-drawn-triple_ron = Trīskāršs ron: partija pārtraukta
riichi-limit-kiriage_mangan = mangan (noapaļots)
riichi-limit-mangan = mangan
riichi-limit-haneman = haneman
riichi-limit-baiman = baiman
riichi-limit-sanbaiman = sanbaiman
riichi-limit-kazoe_yakuman = saskaitīts yakuman
riichi-limit-yakuman = yakuman
riichi-says-dealt = Jūsu roka: { $tiles }.
riichi-says-indicator = Dora rādītājs: { $tile }.
riichi-says-i-drew = Jūs izvelkat: { $tile }.
riichi-says-discarded = { $player } izmet: { $tile }.
riichi-says-discarded-you = Jūs izmetat: { $tile }.
riichi-says-riichi = { $player } piesaka riichi un izmet: { $tile }.
riichi-says-riichi-you = Jūs piesakāt riichi un izmetat: { $tile }.
riichi-says-called = { $player } piesaka { $form ->
        [chi] chi
        [pon] pon
       *[open_kan] kan
    }: { $tiles }.
riichi-says-called-you = Jūs piesakāt { $form ->
        [chi] chi
        [pon] pon
       *[open_kan] kan
    }: { $tiles }.
riichi-says-kan = { $player } piesaka kan: { $tile }.
riichi-says-kan-you = Jūs piesakāt kan: { $tile }.
riichi-says-won = { $player } uzvar ar kauliņu: { $tile }.
riichi-says-won-you = Jūs uzvarat ar kauliņu: { $tile }.
riichi-says-drawn = Partija beidzas neizšķirti.
riichi-text-hand = { $drawn ->
        [none] { $tiles }
       *[other] { $tiles }; izvilkts: { $drawn }
    }
riichi-text-deal = { $deal }, kauliņi sienā: { $n }, riichi kociņi: { $sticks }, honba: { $honba }
riichi-key-win = riichi, ron vai tsumo
riichi-key-drawn = izvilktais kauliņš
riichi-arabic-tiles = Lieli arābu cipari kandži vietā
riichi-length-deal = Viena partija
riichi-length-east = Tikai Austrumi
riichi-length-east-south = Austrumi un Dienvidi
riichi-no-win-no-yaku = Uzvarēt nevar: nav yaku
riichi-furiten-in-river = Furiten: { $tile } ir starp jūsu izmestajiem
riichi-from-ready = { $n ->
        [0] Izmetot pareizo kauliņu – tenpai
        [zero] Līdz tenpai { $n } kauliņu
        [one] Līdz tenpai { $n } kauliņš
       *[other] Līdz tenpai { $n } kauliņi
    }
riichi-after-discard = { $n ->
        [0] Izmetot šo ({ $tile }): tenpai, gaida
       *[other] Izmetot šo ({ $tile }): līdz tenpai { $n }, palīdz
    }
riichi-tile-left = { $tile }, vēl { $n }
riichi-payments = Maksājumi
riichi-sticks-on-table = uz galda
riichi-is-ready = tenpai
riichi-shows = parāda kauliņus
riichi-shows-you = parādāt kauliņus
riichi-left-in-all = { $n ->
        [zero] Pavisam neredzēti { $n } kauliņu
        [one] Pavisam neredzēts { $n } kauliņš
       *[other] Pavisam neredzēti { $n } kauliņi
    }
riichi-point-to-see = Norādiet uz savu kauliņu, lai redzētu, ko roka gaidītu bez tā.
riichi-n-fu = { $n } fu
riichi-fu-title = Fu
riichi-fu-base = katra roka
riichi-fu-closed-ron = ron ar slēgtu roku
riichi-fu-seven-pairs = septiņi pāri
riichi-fu-closed-triplet = slēgts trijnieks
riichi-fu-open-triplet = atvērts trijnieks
riichi-fu-closed-kan = slēgts kan
riichi-fu-open-kan = atvērts kan
riichi-fu-pair = vērtīgs pāris
riichi-fu-kanchan = vidus gaidīšana
riichi-fu-penchan = malas gaidīšana
riichi-fu-tanki = pāra gaidīšana
riichi-fu-tsumo = paša vilkums
riichi-fu-open-pinfu = atvērta roka bez citiem fu
riichi-fu-rounded = { $sum } fu, noapaļots uz augšu
riichi-wait-thirteen = visu trīspadsmit gaidīšana
riichi-base-sum = Bāzes punkti: { $fu } × 2{ $power } = { $n }.
riichi-pays-ron = Maksā izmetējs: { $n }.
riichi-pays-each = Katrs no pārējiem maksā { $n }.
riichi-pays-tsumo = Dalītājs maksā { $dealer }, pārējie pa { $others }.
riichi-pays-honba = Honba { $honba }: vēl { $n }.
riichi-takes-sticks = Riichi kociņi: { $n }.
riichi-final-standing = Gala tabula
riichi-final-score = Gala rezultāts
riichi-final-place = { $n }. vieta
