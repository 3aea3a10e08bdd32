### Riichi at the table and in words.

riichi-tile-name = { $suit ->
        [m] merkki { $n }
        [p] pallo { $n }
        [s] bambu { $n }
       *[z] { $n ->
            [1] itä
            [2] etelä
            [3] länsi
            [4] pohjoinen
            [5] valkoinen lohikäärme
            [6] vihreä lohikäärme
           *[7] punainen lohikäärme
        }
    }{ $red ->
        [yes] {" "}(punainen)
       *[no] {""}
    }
riichi-tile-back = tiili kuvapuoli alaspäin
riichi-wind-letter = { $n ->
        [1] I
        [2] E
        [3] L
       *[4] P
    }
riichi-deal-called = { $wind ->
        [east] Itä
        [south] Etelä
        [west] Länsi
       *[north] Pohjoinen
    } { $n }
riichi-deal-honba = { $deal }, honba { $n }
riichi-where = { $practice ->
        [yes] { $deal } · harjoitus
       *[no] { $deal }
    }
riichi-n-tiles = { $n ->
        [one] { $n } tiili
       *[other] { $n } tiiltä
    }
riichi-n-han = { $n } han
riichi-value = { $han } han, { $fu } fu
riichi-red-fives = punaiset viitoset
riichi-river-of = Poisheitetyt tiilet: { $player }
riichi-river-of-you = Omat poisheitetyt tiilesi
riichi-melds-of = Avoimet setit: { $player }
riichi-melds-of-you = Omat avoimet settisi
riichi-meld = { $form ->
        [chi] chi
        [pon] pon
        [open_kan] avoin kan
        [added_kan] lisätty kan
       *[closed_kan] suljettu kan
    }: { $tiles }
riichi-river-tile = { $tile }{ $riichi ->
        [yes] , riichi
       *[no] {""}
    }{ $drawn ->
        [yes] , heitetty suoraan nostosta
       *[no] {""}
    }{ $called ->
        [yes] , varastettu
       *[no] {""}
    }
riichi-hand-tile = { $tile }{ $drawn ->
        [yes] , juuri nostettu
       *[no] {""}
    }{ $value ->
        [none] {""}
       *[other] , arvo { $value }
    }
riichi-chi-with = Chi: { $tiles }
riichi-then-choose = valitse sitten
riichi-automatic = Automaattiset vastaukset
riichi-prompt-turn = Sinun vuorosi: heitä tiili pois
riichi-prompt-called = Heitä tiili pois
riichi-prompt-riichi = Valitse tiili, jonka heität riichin kanssa
riichi-prompt-discarded = { $player } heitti: { $tile }
riichi-prompt-discarded-you = Heitit: { $tile }
riichi-prompt-kan = { $player } julistaa kanin: { $tile }
riichi-prompt-kan-you = Julistat kanin: { $tile }
riichi-prompt-over = Jako päättyi
riichi-why-swap = { $tile }: ei voi heittää tämän varastuksen jälkeen
riichi-why-locked = Riichin jälkeen voi heittää vain nostetun tiilen
riichi-why-not-now = { $tile }: nyt ei voi heittää
riichi-furiten-discard-why = Furiten: odottamasi tiili on omissa poisheitoissasi. Voit voittaa vain omalla nostolla.
riichi-furiten-temporary-why = Furiten seuraavaan vuoroosi asti: ohitit voittotiilen.
riichi-furiten-riichi-why = Furiten jaon loppuun: ohitit voittotiilen riichin jälkeen.
riichi-result-ron = { $player } voittaa (ron); maksaa { $from }
riichi-result-ron-you = Sinä voitat (ron); maksaa { $from }
riichi-result-ron-from-you = { $player } voittaa (ron); sinä maksat
riichi-result-tsumo = { $player } voittaa (tsumo)
riichi-result-tsumo-you = Sinä voitat (tsumo)
riichi-result-chombo = { $player }: chombo, jako pelataan uudelleen
riichi-result-chombo-you = Sinulle chombo, jako pelataan uudelleen
riichi-drawn-exhaustive = Muuri loppui: tasapeli
riichi-drawn-nine_kinds = Yhdeksän pääty- ja arvotiiltä: jako keskeytyi
riichi-drawn-four_winds = Neljä tuulta: jako keskeytyi
riichi-drawn-four_riichi = Neljä riichiä: jako keskeytyi
riichi-drawn-four_kans = Neljä kania: jako keskeytyi
riichi-drawn-triple_ron = Triplaron: jako keskeytyi
riichi-limit-kiriage_mangan = mangan (pyöristetty ylös)
riichi-limit-mangan = mangan
riichi-limit-haneman = haneman
riichi-limit-baiman = baiman
riichi-limit-sanbaiman = sanbaiman
riichi-limit-kazoe_yakuman = laskettu yakuman
riichi-limit-yakuman = yakuman
riichi-says-dealt = Kätesi: { $tiles }.
riichi-says-indicator = Doran osoitin: { $tile }.
riichi-says-i-drew = Nostit: { $tile }.
riichi-says-discarded = { $player } heittää: { $tile }.
riichi-says-discarded-you = Heität: { $tile }.
riichi-says-riichi = { $player } julistaa riichin ja heittää: { $tile }.
riichi-says-riichi-you = Julistat riichin ja heität: { $tile }.
riichi-says-called = { $player } julistaa { $form ->
        [chi] chin
        [pon] ponin
       *[open_kan] kanin
    }: { $tiles }.
riichi-says-called-you = Julistat { $form ->
        [chi] chin
        [pon] ponin
       *[open_kan] kanin
    }: { $tiles }.
riichi-says-kan = { $player } julistaa kanin: { $tile }.
riichi-says-kan-you = Julistat kanin: { $tile }.
riichi-says-won = { $player } voittaa: { $tile }.
riichi-says-won-you = Sinä voitat: { $tile }.
riichi-says-drawn = Jako päättyy tasapeliin.
riichi-text-hand = { $drawn ->
        [none] { $tiles }
       *[other] { $tiles }; nostettu: { $drawn }
    }
riichi-text-deal = { $deal }, tiiliä muurissa: { $n }, riichi-tikkuja: { $sticks }, honba: { $honba }
riichi-key-win = riichi, ron tai tsumo
riichi-key-drawn = nostettu tiili
riichi-arabic-tiles = Isot arabialaiset numerot kanjien sijaan
riichi-length-deal = Yksi jako
riichi-length-east = Vain itäkierros
riichi-length-east-south = Itä- ja eteläkierros
riichi-no-win-no-yaku = Ei voi voittaa: ei yakua
riichi-furiten-in-river = Furiten: { $tile } on omissa poisheitoissasi
riichi-from-ready = { $n ->
        [0] Oikealla poisheitolla tenpai
        [one] Tenpaihin { $n } tiili
       *[other] Tenpaihin { $n } tiiltä
    }
riichi-after-discard = { $n ->
        [0] Jos pois lähtee { $tile }: tenpai, odottaa
       *[other] Jos pois lähtee { $tile }: tenpaihin { $n }, auttavat
    }
riichi-tile-left = { $tile }, jäljellä { $n }
riichi-payments = Maksut
riichi-sticks-on-table = pöydällä
riichi-is-ready = tenpai
riichi-shows = näyttää kätensä
riichi-shows-you = näytät kätesi
riichi-left-in-all = { $n ->
        [one] Yhteensä { $n } tiili näkemättä
       *[other] Yhteensä { $n } tiiltä näkemättä
    }
riichi-point-to-see = Osoita kätesi tiiltä, niin näet, mitä käsi odottaisi ilman sitä.
riichi-n-fu = { $n } fu
riichi-fu-title = Fu
riichi-fu-base = jokainen käsi
riichi-fu-closed-ron = ron suljetulla kädellä
riichi-fu-seven-pairs = seitsemän paria
riichi-fu-closed-triplet = suljetut kolmoset
riichi-fu-open-triplet = avoimet kolmoset
riichi-fu-closed-kan = suljettu kan
riichi-fu-open-kan = avoin kan
riichi-fu-pair = yakuhai-pari
riichi-fu-kanchan = keskiodotus
riichi-fu-penchan = reunaodotus
riichi-fu-tanki = pariodotus
riichi-fu-tsumo = oma nosto
riichi-fu-open-pinfu = avoin käsi ilman muita fu-pisteitä
riichi-fu-rounded = { $sum } fu, pyöristetty ylös
riichi-wait-thirteen = kolmentoista tiilen odotus
riichi-base-sum = Pohjapisteet: { $fu } × 2{ $power } = { $n }.
riichi-pays-ron = Heittäjä maksaa { $n }.
riichi-pays-each = Muut maksavat kukin { $n }.
riichi-pays-tsumo = Jakaja maksaa { $dealer }, muut kumpikin { $others }.
riichi-pays-honba = Honba { $honba }: lisäksi { $n }.
riichi-takes-sticks = Riichi-tikut: { $n }.
riichi-final-standing = Lopputilanne
riichi-final-score = Lopputulos
riichi-final-place = { $n }. sija
