### Zole at the table and in words.

zole-card-back = 裏向きのカード
zole-card = { $suit ->
        [C] クラブ
        [S] スペード
        [H] ハート
       *[D] ダイヤ
    }の{ $rank ->
        [rA] A
        [rT] 10
        [rK] K
        [rQ] Q
        [rJ] J
        [r9] 9
        [r8] 8
       *[r7] 7
    }
zole-rank-index = { $rank ->
        [A] A
        [K] K
        [Q] Q
       *[J] J
    }
zole-hand = 手札
zole-hand-card = { $card }{ $from ->
        [table] 、場札
       *[deal] {""}
    }{ $value ->
        [none] {""}
       *[other] 、評価{ $value }
    }{ $advised ->
        [yes] 、おすすめ
       *[no] {""}
    }
zole-deal-n = 第{ $n }ディール
zole-where = ゾレ・第{ $n }ディール
zole-prompt-call = ビッドしてください
zole-means-pass = 場札を他の人に譲る
zole-means-take = 場の2枚を取り、1人で2人と戦う
zole-means-zole = 場札なしで1人で戦う。点数が高い
zole-means-maza-zole = 1人で戦い、1トリックも取らない
zole-calls-help = ビッドの説明
zole-prompt-bury = 2枚伏せてください
zole-bids = { $player }がビッド中です
zole-buries = { $player }が2枚伏せています
zole-prompt-lead = あなたのリードです
zole-prompt-over = ディール終了
zole-you-took = 場札を取り、ソロになりました。
zole-bury-frame = { $nth ->
        [first] 1枚目
        [second] 2枚目
       *[last] あと1枚
    }
zole-take-back = 戻す：{ $card }
zole-buried-eyes = 伏せ札：{ $n }点
zole-bury-button = 伏せる
zole-bury-count = { $n }/2枚
zole-bury-these = 伏せる：{ $cards }
zole-throw-in = 残りを放棄
zole-why-follow = リードされたスートに従う必要があります
zole-leads = { $player }のリード
zole-leads-you = あなたのリード
zole-played = { $player }：{ $card }。
zole-taken-by = { $player }が{ $n }点を取りました
zole-taken-by-you = あなたが{ $n }点を取りました
zole-n-eyes = { $n }点
zole-n-tricks = { $n }トリック
zole-n-cards = { $n }枚
zole-tricks = トリック
zole-soloist-is = ソロ({ $player })
zole-role-lielais = ソロ
zole-role-zole = ゾレ宣言者
zole-role-maza-zole = 小ゾレ
zole-role-galdins = ガルディンシュ
zole-role-small = 守備側
zole-pules-common = 共通プーレ：{ $n }
zole-pules-personal = 個人プーレ（{ $player }）：{ $n }
zole-sheet-lielais = ソロ：{ $player }
zole-sheet-lost = 負け：{ $player }
zole-sheet-zole = ゾレ：{ $player }
zole-sheet-passed = 全員パス
zole-all-passed = 全員パス
zole-aside = 伏せられていた2枚
zole-result = { $player }：{ $level ->
        [no_trick] ノートリック負け
        [low] 大負け(ヤニ)
        [lost] 負け
        [won] 勝ち
        [high] 大勝ち(ヤニ)
       *[all_tricks] 全トリック勝ち
    }({ $contract ->
        [lielais] 場札あり
        [zole] ゾレ
        [maza_zole] 小ゾレ
       *[galdins] ガルディンシュ
    })
zole-result-you = あなた：{ $level ->
        [no_trick] ノートリック負け
        [low] 大負け(ヤニ)
        [lost] 負け
        [won] 勝ち
        [high] 大勝ち(ヤニ)
       *[all_tricks] 全トリック勝ち
    }({ $contract ->
        [lielais] 場札あり
        [zole] ゾレ
        [maza_zole] 小ゾレ
       *[galdins] ガルディンシュ
    })
zole-result-count = { $eyes }点、{ $tricks }トリック
zole-result-galdins = { $player }がガルディンシュに負けました
zole-result-galdins-you = あなたがガルディンシュに負けました
zole-result-galdins-tie = ガルディンシュ、敗者なし
zole-says-dealt = 手札：{ $cards }。
zole-says-called = { $player }：{ $call ->
        [pass] パス
        [take] 場札を取る
        [zole] ゾレ
       *[maza_zole] 小ゾレ
    }。
zole-says-called-you = あなた：{ $call ->
        [pass] パス
        [take] 場札を取る
        [zole] ゾレ
       *[maza_zole] 小ゾレ
    }。
zole-says-took = 取った場札：{ $cards }。
zole-says-buried = { $player }が2枚伏せました。
zole-says-buried-you = あなたが2枚伏せました。
zole-says-thrown-in = { $player }が残りを放棄しました。
zole-says-thrown-in-you = あなたが残りを放棄しました。
zole-text-contract = { $contract ->
        [lielais] ソロ：{ $player }
        [zole] ゾレ：{ $player }
        [maza_zole] 小ゾレ：{ $player }
       *[galdins] ガルディンシュ
    }
zole-text-eyes = ソロ：{ $solo }、守備側：{ $others }
zole-trump-band = 切り札に帯を付ける
zole-eyes-on-cards = カード点を表示
zole-sheet-maza-zole = 小ゾレ：{ $player }
zole-sheet-galdins = ガルディンシュ：{ $player }
