### Riichi at the table and in words.

riichi-tile-name = { $red ->
        [yes] {"red "}
       *[no] {""}
    }{ $suit ->
        [m] { $n } man
        [p] { $n } pin
        [s] { $n } sou
       *[z] { $n ->
            [1] East
            [2] South
            [3] West
            [4] North
            [5] white dragon
            [6] green dragon
           *[7] red dragon
        }
    }
riichi-tile-back = tile face down
riichi-wind-letter = { $n ->
        [1] E
        [2] S
        [3] W
       *[4] N
    }
riichi-deal-called = { $wind ->
        [east] East
        [south] South
        [west] West
       *[north] North
    } { $n }
riichi-deal-honba = { $deal }, honba { $n }
riichi-where = { $practice ->
        [yes] { $deal } · practice
       *[no] { $deal }
    }
riichi-n-tiles = { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
riichi-n-han = { $n } han
riichi-value = { $han } han, { $fu } fu
riichi-red-fives = red fives
riichi-river-of = Discards: { $player }
riichi-river-of-you = Your discards
riichi-melds-of = Calls: { $player }
riichi-melds-of-you = Your calls
riichi-meld = { $form ->
        [chi] chi
        [pon] pon
        [open_kan] open kan
        [added_kan] added kan
       *[closed_kan] closed kan
    }: { $tiles }
riichi-river-tile = { $tile }{ $riichi ->
        [yes] , riichi
       *[no] {""}
    }{ $drawn ->
        [yes] , drawn and discarded
       *[no] {""}
    }{ $called ->
        [yes] , called
       *[no] {""}
    }
riichi-hand-tile = { $tile }{ $drawn ->
        [yes] , just drawn
       *[no] {""}
    }{ $value ->
        [none] {""}
       *[other] , value { $value }
    }
riichi-chi-with = Chi with { $tiles }
riichi-then-choose = then choose
riichi-automatic = Automatic answers
riichi-prompt-turn = Your turn: discard a tile
riichi-prompt-called = Discard a tile
riichi-prompt-riichi = Choose the tile to discard with riichi
riichi-prompt-discarded = { $player } discarded { $tile }
riichi-prompt-discarded-you = You discarded { $tile }
riichi-prompt-kan = { $player } declares kan: { $tile }
riichi-prompt-kan-you = You declare kan: { $tile }
riichi-prompt-over = The deal is over
riichi-why-swap = { $tile } cannot be discarded after this call
riichi-why-locked = After riichi you can discard only the tile you drew
riichi-why-not-now = { $tile } cannot be discarded now
riichi-furiten-discard-why = Furiten: a tile you wait for is among your own discards. You can win only on your own draw.
riichi-furiten-temporary-why = Furiten until your next turn: you let a winning tile pass.
riichi-furiten-riichi-why = Furiten until the deal ends: you let a winning tile pass after riichi.
riichi-result-ron = { $player } wins by ron from { $from }
riichi-result-ron-you = You win by ron from { $from }
riichi-result-ron-from-you = { $player } wins by ron from you
riichi-result-tsumo = { $player } wins by tsumo
riichi-result-tsumo-you = You win by tsumo
riichi-result-chombo = { $player }: chombo, the deal is played again
riichi-result-chombo-you = Your chombo: the deal is played again
riichi-drawn-exhaustive = Exhaustive draw: the wall is empty
riichi-drawn-nine_kinds = Nine terminals and honours: the deal is aborted
riichi-drawn-four_winds = Four winds: the deal is aborted
riichi-drawn-four_riichi = Four riichi: the deal is aborted
riichi-drawn-four_kans = Four kans: the deal is aborted
riichi-drawn-triple_ron = Triple ron: the deal is aborted
riichi-limit-kiriage_mangan = mangan (rounded up)
riichi-limit-mangan = mangan
riichi-limit-haneman = haneman
riichi-limit-baiman = baiman
riichi-limit-sanbaiman = sanbaiman
riichi-limit-kazoe_yakuman = counted yakuman
riichi-limit-yakuman = yakuman
riichi-says-dealt = Your hand: { $tiles }.
riichi-says-indicator = Dora indicator: { $tile }.
riichi-says-i-drew = You draw { $tile }.
riichi-says-discarded = { $player } discards { $tile }.
riichi-says-discarded-you = You discard { $tile }.
riichi-says-riichi = { $player } declares riichi with { $tile }.
riichi-says-riichi-you = You declare riichi with { $tile }.
riichi-says-called = { $player } calls { $form ->
        [chi] chi
        [pon] pon
       *[open_kan] kan
    }: { $tiles }.
riichi-says-called-you = You call { $form ->
        [chi] chi
        [pon] pon
       *[open_kan] kan
    }: { $tiles }.
riichi-says-kan = { $player } declares a kan of { $tile }.
riichi-says-kan-you = You declare a kan of { $tile }.
riichi-says-won = { $player } wins with { $tile }.
riichi-says-won-you = You win with { $tile }.
riichi-says-drawn = The deal ends in a draw.
riichi-text-hand = { $drawn ->
        [none] { $tiles }
       *[other] { $tiles }; drawn: { $drawn }
    }
riichi-text-deal = { $deal }, tiles in the wall: { $n }, riichi sticks: { $sticks }, honba: { $honba }
riichi-key-win = riichi, ron or tsumo
riichi-key-drawn = the drawn tile
riichi-arabic-tiles = Large Arabic numerals instead of kanji
riichi-length-deal = One deal
riichi-length-east = East only
riichi-length-east-south = East and South
riichi-no-win-no-yaku = Cannot win: no yaku
riichi-furiten-in-river = Furiten: you discarded { $tile } yourself
riichi-from-ready = { $n ->
        [0] Tenpai with the right discard
        [one] { $n } tile from tenpai
       *[other] { $n } tiles from tenpai
    }
riichi-after-discard = { $n ->
        [0] After { $tile }: waits for
       *[other] After { $tile }: { $n } from tenpai, helped by
    }
riichi-tile-left = { $tile }, { $n } left
riichi-payments = Payments
riichi-sticks-on-table = on the table
riichi-is-ready = tenpai (ready)
riichi-shows = shows the hand
riichi-shows-you = show your hand
riichi-left-in-all = { $n ->
        [one] { $n } tile unseen in all
       *[other] { $n } tiles unseen in all
    }
riichi-point-to-see = Point at a tile in your hand to see what you would wait for without it.
riichi-n-fu = { $n } fu
riichi-fu-title = Fu
riichi-fu-base = every hand
riichi-fu-closed-ron = ron with a closed hand
riichi-fu-seven-pairs = seven pairs
riichi-fu-closed-triplet = concealed triplet
riichi-fu-open-triplet = open triplet
riichi-fu-closed-kan = concealed kan
riichi-fu-open-kan = open kan
riichi-fu-pair = pair of value tiles
riichi-fu-kanchan = middle wait
riichi-fu-penchan = edge wait
riichi-fu-tanki = pair wait
riichi-fu-tsumo = self-draw
riichi-fu-open-pinfu = open hand without other fu
riichi-fu-rounded = { $sum } fu, rounded up
riichi-wait-thirteen = thirteen-sided wait
riichi-base-sum = Base points: { $fu } × 2{ $power } = { $n }.
riichi-pays-ron = The discarder pays { $n }.
riichi-pays-each = Each of the others pays { $n }.
riichi-pays-tsumo = The dealer pays { $dealer }, the others { $others } each.
riichi-pays-honba = Honba { $honba }: { $n } more.
riichi-takes-sticks = Riichi sticks: { $n }.
riichi-final-standing = Final standings
riichi-final-score = Final score
riichi-final-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
