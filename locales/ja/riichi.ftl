### Riichi at the table and in words.

riichi-tile-name = { $red ->
        [yes] 赤
       *[no] {""}
    }{ $suit ->
        [m] { $n }萬
        [p] { $n }筒
        [s] { $n }索
       *[z] { $n ->
            [1] 東
            [2] 南
            [3] 西
            [4] 北
            [5] 白
            [6] 發
           *[7] 中
        }
    }
riichi-tile-back = 伏せ牌
riichi-wind-letter = { $n ->
        [1] E
        [2] S
        [3] W
       *[4] N
    }
riichi-deal-called = { $wind ->
        [east] 東
        [south] 南
        [west] 西
       *[north] 北
    }{ $n }局
riichi-deal-honba = { $deal }{ $n }本場
riichi-where = { $practice ->
        [yes] { $deal }・練習
       *[no] { $deal }
    }
riichi-n-tiles = { $n }枚
riichi-n-han = { $n }翻
riichi-value = { $fu }符{ $han }翻
riichi-red-fives = 赤ドラ
riichi-river-of = { $player }の河
riichi-river-of-you = あなたの河
riichi-melds-of = { $player }の副露
riichi-melds-of-you = あなたの副露
riichi-meld = { $form ->
        [chi] チー
        [pon] ポン
        [open_kan] 大明槓
        [added_kan] 加槓
       *[closed_kan] 暗槓
    }：{ $tiles }
riichi-river-tile = { $tile }{ $riichi ->
        [yes] 、リーチ
       *[no] {""}
    }{ $drawn ->
        [yes] 、ツモ切り
       *[no] {""}
    }{ $called ->
        [yes] 、鳴かれた
       *[no] {""}
    }
riichi-hand-tile = { $tile }{ $drawn ->
        [yes] 、ツモ牌
       *[no] {""}
    }{ $value ->
        [none] {""}
       *[other] 、評価{ $value }
    }
riichi-chi-with = チー：{ $tiles }
riichi-then-choose = 牌を選ぶ
riichi-automatic = 自動操作
riichi-prompt-turn = あなたの番です：牌を捨ててください
riichi-prompt-called = 牌を捨ててください
riichi-prompt-riichi = リーチで捨てる牌を選んでください
riichi-prompt-discarded = { $player }が{ $tile }を捨てました
riichi-prompt-discarded-you = { $tile }を捨てました
riichi-prompt-kan = { $player }がカン：{ $tile }
riichi-prompt-kan-you = あなたがカン：{ $tile }
riichi-prompt-over = 局が終わりました
riichi-why-swap = { $tile }は喰い替えになるため捨てられません
riichi-why-locked = リーチ後はツモった牌しか捨てられません
riichi-why-not-now = { $tile }は今は捨てられません
riichi-furiten-discard-why = フリテン：待ち牌が自分の河にあります。ツモでのみ和了できます。
riichi-furiten-temporary-why = 同巡フリテン：和了牌を見逃しました。
riichi-furiten-riichi-why = リーチ後に和了牌を見逃したため、局の終わりまでフリテンです。
riichi-result-ron = { $player }のロン和了（{ $from }から）
riichi-result-ron-you = あなたのロン和了（{ $from }から）
riichi-result-ron-from-you = { $player }のロン和了（あなたの放銃）
riichi-result-tsumo = { $player }のツモ和了
riichi-result-tsumo-you = あなたのツモ和了
riichi-result-chombo = { $player }のチョンボ、やり直しです
riichi-result-chombo-you = あなたのチョンボ、やり直しです
riichi-drawn-exhaustive = 流局
riichi-drawn-nine_kinds = 九種九牌：途中流局
riichi-drawn-four_winds = 四風連打：途中流局
riichi-drawn-four_riichi = 四家立直：途中流局
riichi-drawn-four_kans = 四槓散了：途中流局
riichi-drawn-triple_ron = 三家和：途中流局
riichi-limit-kiriage_mangan = 切り上げ満貫
riichi-limit-mangan = 満貫
riichi-limit-haneman = 跳満
riichi-limit-baiman = 倍満
riichi-limit-sanbaiman = 三倍満
riichi-limit-kazoe_yakuman = 数え役満
riichi-limit-yakuman = 役満
riichi-says-dealt = 配牌：{ $tiles }。
riichi-says-indicator = ドラ表示牌：{ $tile }。
riichi-says-i-drew = ツモ：{ $tile }。
riichi-says-discarded = { $player }の打牌：{ $tile }。
riichi-says-discarded-you = あなたの打牌：{ $tile }。
riichi-says-riichi = { $player }のリーチ：{ $tile }。
riichi-says-riichi-you = あなたのリーチ：{ $tile }。
riichi-says-called = { $player }の{ $form ->
        [chi] チー
        [pon] ポン
       *[open_kan] カン
    }：{ $tiles }。
riichi-says-called-you = あなたの{ $form ->
        [chi] チー
        [pon] ポン
       *[open_kan] カン
    }：{ $tiles }。
riichi-says-kan = { $player }のカン：{ $tile }。
riichi-says-kan-you = あなたのカン：{ $tile }。
riichi-says-won = { $player }の和了：{ $tile }。
riichi-says-won-you = あなたの和了：{ $tile }。
riichi-says-drawn = 流局しました。
riichi-text-hand = { $drawn ->
        [none] { $tiles }
       *[other] { $tiles }；ツモ：{ $drawn }
    }
riichi-text-deal = { $deal }、残り{ $n }枚、供託{ $sticks }本、{ $honba }本場
riichi-key-win = リーチ・ロン・ツモ
riichi-key-drawn = ツモ牌
riichi-arabic-tiles = 漢数字の代わりに大きな算用数字
riichi-length-deal = 1局のみ
riichi-length-east = 東風戦
riichi-length-east-south = 半荘戦
riichi-no-win-no-yaku = 役なしのため和了できません
riichi-furiten-in-river = フリテン：{ $tile }が自分の河にあります
riichi-from-ready = { $n ->
        [0] 切り方次第でテンパイ
       *[other] { $n }シャンテン
    }
riichi-after-discard = { $n ->
        [0] { $tile }切りでテンパイ、待ち
       *[other] { $tile }切りで{ $n }シャンテン、有効牌
    }
riichi-tile-left = { $tile }、残り{ $n }枚
riichi-payments = 点棒の移動
riichi-sticks-on-table = 供託
riichi-is-ready = テンパイ
riichi-shows = 手牌公開
riichi-shows-you = 手牌公開
riichi-left-in-all = 見えていない牌は合計{ $n }枚
riichi-point-to-see = 手牌を指すと、それを切ったときの待ちが見えます。
riichi-n-fu = { $n }符
riichi-fu-title = 符
riichi-fu-base = 副底
riichi-fu-closed-ron = 門前加符
riichi-fu-seven-pairs = 七対子
riichi-fu-closed-triplet = 暗刻
riichi-fu-open-triplet = 明刻
riichi-fu-closed-kan = 暗槓
riichi-fu-open-kan = 明槓
riichi-fu-pair = 役牌の雀頭
riichi-fu-kanchan = 嵌張待ち
riichi-fu-penchan = 辺張待ち
riichi-fu-tanki = 単騎待ち
riichi-fu-tsumo = ツモ
riichi-fu-open-pinfu = 喰い平和形
riichi-fu-rounded = { $sum }符を切り上げ
riichi-wait-thirteen = 十三面待ち
riichi-base-sum = 基本点：{ $fu } × 2{ $power } = { $n }。
riichi-pays-ron = 放銃者が{ $n }点を支払います。
riichi-pays-each = 他家が{ $n }点ずつ支払います。
riichi-pays-tsumo = 親が{ $dealer }点、子が{ $others }点ずつ支払います。
riichi-pays-honba = { $honba }本場：さらに{ $n }点。
riichi-takes-sticks = リーチ棒：{ $n }点。
riichi-final-standing = 最終順位
riichi-final-score = 最終スコア
riichi-final-place = { $n }位
