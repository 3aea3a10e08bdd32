### Explanations of agents. The keys are used in `crates/agents`.

agent-with-level = { $agent }（{ $level }）
agent-name-random = ランダム
agent-name-lt-fast = 速攻型（カウナス2017）
agent-name-lt-greedy = 貪欲型（カウナス2017）
agent-random-verdict = { $n ->
        [1] 唯一の選択肢
       *[other] { $n }通りから無作為に選択
    }
riichi-discard = 打{ $tile }
riichi-declare = リーチ、打{ $tile }
riichi-chi = チー（{ $tiles }）
riichi-pon = ポン（{ $tiles }）
riichi-open-kan = 大明槓
riichi-closed-kan = 暗槓：{ $tile }
riichi-added-kan = 加槓：{ $tile }
riichi-ron = ロン
riichi-tsumo = ツモ
riichi-nine-kinds = 九種九牌で流局
riichi-pass = スキップ
riichi-frame-win = 和了できるときは必ず和了します。
riichi-frame-kan = カンできるときは必ずカンします。
riichi-frame-pon = 自分の基準に合うポンは必ずします。
riichi-frame-chi = 自分の基準に合うチーは必ずします。
riichi-frame-riichi = リーチできるときは必ずリーチします。
riichi-frame-discard = 最も価値の低い牌を捨てます。
riichi-frame-pass = 自分の基準に合う鳴きがありません。
riichi-simple-score = 評価
riichi-simple-discard = { $steps ->
        [0] テンパイ
       *[other] { $steps }シャンテン
    }を保つ打牌のうち、最もほかの牌とつながらない牌です。
riichi-simple-yakuhai = 手が進む役牌は必ず鳴きます。
riichi-simple-open = すでに鳴いた手で、この鳴きで手が進みます。
riichi-aims-at-yakuhai = 役牌を狙います。
riichi-aims-at-toitoi = 対々和を狙います。
riichi-aims-at-tanyao = 断么九を狙います。
riichi-tile-value = 牌の価値
riichi-tile-values = 手牌の各牌の価値
riichi-left = 未見の枚数
riichi-ready-on = テンパイ、待ちは{ $tiles }、未見{ $n }枚。
riichi-why-it-counts = 和了の役
zole-play = { $card }を出す
zole-bury = { $cards }を伏せる
zole-eyes-in-worlds = 仮想局面{ $n }通りでのソロのカード点
zole-share-lost = 負け { $share }
zole-share-jani = ヤニ { $share }
bg-equity = エクイティ
study-ev = 期待値
study-expected-points = 得点
study-win = 和了
study-deal-in = 放銃
study-loss = 損失
study-turns = 巡目
study-chance-by-turn = 巡目ごとの確率
study-depth = 深さ{ $depth }
study-as-good-as = { $next }と同じくらい良い選択です。
study-ahead-of = { $next }より{ $gain }{ $scale ->
        [riichi-house-value] 千点
        [riichi-ev-points] 点
        [zole-over-pass] 点
        [zole-mean-total] 点
       *[other] {""}
    }良い選択です。
study-at-least-as-good-as = { $next }と同等以上の選択です。
study-ahead-of-at-least = { $next }より少なくとも{ $gain }{ $scale ->
        [riichi-house-value] 千点
        [riichi-ev-points] 点
        [zole-over-pass] 点
        [zole-mean-total] 点
       *[other] {""}
    }良い選択です。
study-why-not = なぜ{ $noun }ではないのか
study-nodes = { $nodes }ノード
study-nodes-searched = { $n }ノード
study-playouts = { $n }回のプレイアウト
study-playouts-word = プレイアウト
study-rollouts = { $n }回のロールアウト
study-worlds = { $n }通りの仮想局面を検討
study-node-leaf-word = 葉
study-bars-from-zero = { $what }：棒は0から
study-bars-from-worst = { $what }：棒は最低値から
study-cut-alpha = アルファカット
study-cut-beta = ベータカット
study-cut-gamma = 兄弟ノードのほうが良い
study-cut-star1 = Star1カット
study-cut-star2 = Star2カット
study-cut-transposition = 置換表に登録済み
study-cut-depth = これより深くは読まない
study-open-explorer = 探索エクスプローラーで開く
study-cut-budget = 上限に到達
study-cut-at-least = { $value }以上。{ $limit }で十分なので打ち切ります。
study-cut-at-most = { $value }以下。{ $limit }で十分なので打ち切ります。

# ページ上の解説。$next、$best、$action は選択肢の名前。
why-best = 最善
why-choice = 選択
why-ahead = { $next }より{ $gain }上
why-behind = { $best }より{ $loss }下
why-as-good-as = { $next }と互角
why-at-least-as-good-as = { $next }と同等以上
why-ahead-at-least = { $next }より少なくとも{ $gain }上
why-behind-at-least = { $best }より少なくとも{ $loss }下
why-lead-close = 僅差
why-lead-clear = 明確な差
why-lead-large = 大差
why-zone-close = 僅差
why-zone-clear = 明確
why-zone-large = 大差
why-more = 詳しく
why-all = 全{ $n }候補
why-differences = { $what }{ $thousands ->
        [yes] （千単位）
       *[no] {""}
    }。{ $from ->
        [best] 最善との差
       *[choice] 選択との差
    }
why-not = なぜ{ $action }ではないのか
why-right-if = { $condition }、こちらが正解です。
why-no-more = AIはこれ以上説明していません。
why-no-answer = このAIから返答がありません。対局はそのまま続けられます。
why-ask-again = もう一度聞く

zole-habit = セオリー
zole-habit-score = 評価
zole-habit-bury-trump = 切り札は伏せない
zole-habit-bury-void = スートをなくす
zole-habit-bury-eyes = 点を確保する
zole-habit-lead-low = 低い札でリード
zole-habit-cash = 確実なトリックを取る
zole-habit-ace = 全員フォローできるうちにA
zole-habit-low-plain = 低い平札
zole-habit-draw-trumps = 上から切り札を狩る
zole-habit-draw-low = 低い切り札で狩る
zole-habit-top-trump = 残りの最強切り札
zole-habit-low-trump = 守備側は切り札をリードしない
zole-habit-smear = 味方に点を渡す
zole-habit-take = トリックを取る
zole-habit-try = 上回られなければ取る
zole-habit-throw = 最も安い札を捨てる
zole-habit-duck = トリックを取らない最高の札
zole-habit-must-take = トリックを取ってしまう（ここでは損）
zole-habit-leave = ソロに取らせる
zole-habit-play-on = 続けて損はない
zole-habit-too-weak = ソロには弱い
zole-habit-pass = パスするには強い
zole-habit-strong = 場札を取れるほど強い
zole-habit-sure = 8枚すべて確実なトリック
zole-habit-not-sure = 確実でない札がある
zole-habit-all-low = すべて低い札
zole-habit-not-low = 低くない札がある
zole-simple-score = 評価
zole-simple-trumps-enough = 切り札が5枚あれば十分
zole-simple-trumps-few = 切り札が5枚に足りない
zole-simple-bury-low = 最も低い札を伏せる
zole-simple-lead-ace = Aでリード
zole-simple-lead-trump = 最強の切り札でリード
zole-simple-take-high = 最強の札でトリックを取る
zole-source-random = { $n ->
        [1] 唯一の選択肢です。
       *[other] { $n }通りから無作為に選びました。
    }探索はもっと後から始まります。
zole-source-searched = { $worlds ->
        [1] 残る唯一の仮想局面で最良です
       *[other] 仮想局面{ $worlds }通りすべての平均が最良です
    }（ボイドは無視）。
zole-source-cut = 途中で打ち切り：仮想局面{ $possible }通りのうち{ $worlds }通りの平均が最良です（ボイドは無視）。
zole-source-searched-fitting = { $worlds ->
        [1] 残る唯一の仮想局面で最良です
       *[other] 仮想局面{ $worlds }通りすべての平均が最良です
    }。
zole-source-cut-fitting = 途中で打ち切り：仮想局面{ $possible }通りのうち{ $worlds }通りの平均が最良です。
zole-chance = 確率
zole-mean-total = 平均合計
zole-mean-tricks-lost = 平均トリック（損失として）
zole-lead-card = { $card }をリード
zole-take-with = { $card }で取る
zole-give-partner = 味方に{ $card }を渡す
zole-trump-with = { $card }で切る
zole-throw-off-card = { $card }を捨てる
zole-bury-two = { $one }と{ $two }を伏せる
zole-two-cards = { $one }と{ $two }
zole-one-or-other = { $one }か{ $two }
zole-eyes-many = { $eyes }点
zole-eyes-by = { $eyes }点
zole-why-one = { $said }。
zole-why-two = { $fact }。{ $odds }。
zole-why-then-odds = { $fact }。{ $odds }。
zole-why-last-card = 最後の1枚です
zole-why-only-follows = フォローの義務があり、{ $suit ->
        [hearts] ハート
        [spades] スペード
        [clubs] クラブ
       *[trumps] 切り札
    }はこの1枚だけです
zole-why-reaches-with = { zole-eyes-many }を取って{ $limit }点に達します
zole-why-reaches = トリックを取って{ $limit }点に達します
zole-why-stops-with = { zole-eyes-many }を取り、ソロは{ $limit }点に届かなくなります
zole-why-stops = トリックを取り、ソロは{ $limit }点に届かなくなります
zole-why-takes-eyes = { zole-eyes-many }を確実に取れます
zole-why-takes = トリックを確実に取れます
zole-why-safe = 誰にも上回られません
zole-why-more-eyes = { zole-eyes-by }多く取れます
zole-why-cheaper = { $card }を残してトリックを取れます
zole-why-gives = 味方のトリックに{ zole-eyes-many }を渡せます
zole-why-partners = トリックはすでに味方のものです
zole-why-leads-next = トリックを取って次をリードできます
zole-why-loses-less = { $eyes ->
        [0] 取られるトリックに点を渡しません
       *[other] 取られるトリックに渡すのは{ zole-eyes-many }だけです
    }
zole-why-keeps = { $card }を後に残せます
zole-why-not-worth = { $card }を温存します（トリックは{ $eyes ->
        [0] 0点
       *[other] { $eyes }点だけ
    }）
zole-why-few-beat = 上回れるのは{ $cards }だけです
zole-why-tries = 今のところ{ $card }を上回ります
zole-why-risks-less = { $eyes ->
        [0] 失う点がありません
       *[other] 失うおそれのある点は{ zole-eyes-many }だけです
    }
zole-why-harder-to-beat = 上回れる札は{ $other }枚ではなく{ $n }枚です
zole-why-draws = 切り札を狩ります（残り{ $n }枚）
zole-why-draws-for = { $card }が切られる前に切り札を狩ります
zole-why-saves-from-trumps = まだ切られるおそれのある{ $card }を残します
zole-why-saves = まだ上回られるおそれのある{ $card }を残します
zole-why-ace-now = まだ全員が{ $suit ->
        [hearts] ハート
        [spades] スペード
       *[clubs] クラブ
    }をフォローできます
zole-why-partner-trumps = 味方は{ $suit ->
        [hearts] ハート
        [spades] スペード
       *[clubs] クラブ
    }がなく、切ることができます
zole-why-soloist-lacks = ソロには{ $suit ->
        [hearts] ハート
        [spades] スペード
       *[clubs] クラブ
    }がもうありません
zole-why-through = 次がソロ、最後が味方の番です
zole-why-empties = { $suit ->
        [hearts] ハート
        [spades] スペード
       *[clubs] クラブ
    }がなくなり、切れるようになります
zole-why-under = このトリックを取りません
zole-why-sheds = { $card }を処分できます
zole-why-must-take = どのみち取るので{ $card }を処分します
zole-why-beatable = 上回れる札がまだ{ $n }枚あります
zole-why-soloist-takes = ソロがこのトリックを取ることになります
zole-why-to-soloist = トリックをソロに残します
zole-why-hard-to-duck = { $n ->
        [0] 下をくぐれる札がありません
       *[other] 下をくぐれる札は{ $n }枚だけです
    }
zole-why-keeps-trumps = 切り札をすべて残します
zole-why-buries-ten = { $ace }に取られる前に{ $card }を確保します
zole-why-buries-eyes = { zole-eyes-many }を確実に確保します
zole-why-keeps-ace = トリックを取れる{ $card }を残します
zole-why-hand = 切り札{ $trumps }枚{ $aces ->
        [0] {""}
       *[other] 、A{ $aces }枚
    }
zole-why-low-trumps = 切り札は{ $card }以下だけです
zole-why-no-trumps = 切り札が1枚もありません
zole-why-too-weak = { $hand }：ソロには弱すぎます
zole-why-strong = { $hand }：場札を取るのに十分です
zole-why-sure = 8枚すべてが切り札か1枚きりのAです
zole-odds-wins = 勝てます
zole-odds-survives = 負けません
zole-odds-all = { $n ->
        [1] 唯一の仮想局面で{ $does }
       *[other] 仮想局面{ $n }通りすべてで{ $does }
    }
zole-odds-some = 仮想局面{ $n }通りのうち{ $won }通りで{ $does }
zole-odds-none-won = { $n ->
        [1] 唯一の仮想局面で勝てません
       *[other] 仮想局面{ $n }通りのどれでも勝てません
    }
zole-odds-none-survived = { $n ->
        [1] 唯一の仮想局面で負けます
       *[other] 仮想局面{ $n }通りすべてで負けます
    }
zole-odds-only = { $share }（{ $next }は{ $theirs }通りだけ）
zole-odds-none-else = { $share }（{ $next }では1通りもなし）
zole-odds-better = { $share }（{ $next }は{ $theirs }通りですが得点は下がります）
zole-odds-scores-less = { $share }（{ $next }も同じくらい勝てますが得点は下がります）
zole-odds-loses-more = { $share }（{ $next }は失点が増えます）
zole-odds-by-less = { $share }（{ $next }も同じ割合ですが差は小さくなります）
zole-odds-more-tricks = { $share }（{ $next }も同じですが、取るトリックが増えます）
zole-odds-fewer-tricks = { $share }（{ $next }も同じですが、ソロの取るトリックが減ります）
zole-odds-like = { $share }（{ $next }も同じ）
zole-odds-like-all = { $share }（ほかの手も同じ）
zole-odds-against = { $share }（{ $next }は{ $theirs }）
zole-odds-mean-points = 仮想局面{ $n }通りの平均は{ $mean }点です
zole-odds-mean-tricks = 仮想局面{ $n }通りの平均は{ $mean }トリックです
zole-odds-enough = 仮想局面{ $n }通りのうち{ $won }通りで勝て、{ $needed }通りあれば十分です
zole-note-not-reached = まだ{ $limit }点に届かない
zole-note-not-stopped = ソロはまだ{ $limit }点に届き得る
zole-note-leaves-eyes = { $to ->
        [soloist] ソロ
       *[opponents] 守備側
    }に{ zole-eyes-many }を渡す
zole-note-leaves = { $to ->
        [soloist] ソロ
       *[opponents] 守備側
    }にトリックを渡す
zole-note-trumped = まだ切られるおそれあり
zole-note-needs-partner = 味方が上回る必要がある
zole-note-beaten-by = { $cards }に上回られるおそれあり
zole-note-beaten = まだ上回られるおそれあり
zole-note-fewer-eyes = { zole-eyes-by }少ない
zole-note-also-takes = 取れるが{ $card }を使う
zole-note-gives-fewer = 味方に渡る点が{ zole-eyes-by }少ない
zole-note-partners = 味方のトリックを取ってしまう
zole-note-no-lead = 次のリードは味方
zole-note-gives-away = { zole-eyes-by }多く渡す
zole-note-spends = { $card }を使ってしまう
zole-note-spends-on = { $eyes ->
        [0] 0点
       *[other] わずか{ $eyes }点
    }に{ $card }を使う
zole-note-under = { $card }を上回れない
zole-note-risks-more = 危険にさらす点が{ zole-eyes-by }多い
zole-note-easily-beaten = 上回れる札が{ $n }枚
zole-note-trumps-out = 切り札が{ $n }枚残る
zole-note-takes = 必ずトリックを取ってしまう
zole-note-may-take = トリックを取るおそれあり
zole-note-keeps-risky = { $card }が手に残る
zole-note-seldom-beaten = 上回れる札は{ $n }枚だけ
zole-note-from-soloist = ソロからトリックを奪ってしまう
zole-note-easy-to-duck = 下をくぐれる札が{ $n }枚
zole-note-buries-trump = 切り札{ $card }を伏せる
zole-note-leaves-ten = { $card }がAに取られるおそれあり
zole-note-buries-fewer = 伏せる点が{ zole-eyes-by }少ない
zole-note-buries-ace = トリックを取れる{ $card }を伏せる
zole-note-wins = 仮想局面{ $n }通りのうち{ $won }通りで勝ち
zole-note-survives = 仮想局面{ $n }通りのうち{ $won }通りで負けない
zole-note-wins-more = 勝率は上だが得点は下
zole-note-scores-less = 勝率は同じだが得点は下
zole-note-by-less = 割合は同じだが差は小さい
zole-note-more-tricks = 割合は同じだがトリックが増える
zole-note-fewer-tricks = 割合は同じだがソロのトリックが減る
zole-note-as-good = 同じくらい良い
zole-note-ends = { zole-eyes-many }で終わる
zole-note-needs = { $n }通り中{ $won }通り勝ち、{ $needed }通り必要
zole-note-points-less = { $points }点少ない
zole-note-too-weak = ソロには弱すぎる
zole-note-too-strong = パスするには強すぎる
zole-note-not-sure = 確実でない札がある
zole-if-needed-only = あと{ zole-eyes-many }だけ必要な場合
zole-if-partner-held = 味方がトリックを押さえている場合
zole-if-soloist-held = ソロがトリックを押さえている場合
zole-if-fewer-eyes = トリックの点が少ない場合
zole-if-more-eyes = トリックの点が多い場合
zole-if-could-take = その札でトリックを取れる場合
zole-if-no-trumps = ほかに切り札が残っていない場合
zole-if-played = { $cards }がすでに出ている場合
zole-if-higher-lay = トリックにもっと高い札がある場合
zole-if-held = { $card }を持っている場合
zole-if-won = 仮想局面{ $n }通りのうち{ $needed }通りで勝てる場合
zole-if-fell-short = 「{ $call }」で勝てるのが仮想局面{ $n }通りのうち{ $needed }通り未満の場合
zole-pass-last = { $how ->
        [galdins] 全員パスならガルディンシュになります。
        [pule] 全員パスならプーレを記入します。
       *[redeal] 全員パスなら配り直します。
    }
zole-by-habit = セオリー：{ $habit }。
zole-by-threshold = ほかの手は勝率が大きく劣ります。
zole-by-band = 勝率がほぼ同じ手の中で、得点が最も高い手です。
zole-by-margin = 勝率も得点も同じ手の中で、点差が最も大きい手です。
zole-by-wins-alone = 途中で打ち切ったため、勝敗だけを計算し、点差は計算していません。
zole-by-order = ほかの手も同じくらい良い手です。
zole-by-ismcts = 仮想局面{ $worlds }通りでの{ $playouts }回のプレイアウトで最も多く試した手です。
zole-by-iimc-rules = 仮想局面{ $worlds }通りを、全員が自分の手札だけを見て経験則で打ち切ったときの平均が最良です。
zole-by-iimc-pimc = 仮想局面{ $worlds }通りで、全員がそれぞれ仮想局面を考えて打ち続けたときの平均が最良です。
zole-by-epimc = { $depth ->
        [1] カードを公開して解いた仮想局面{ $worlds }通りの平均が最良です。
       *[other] 仮想局面{ $worlds }通りの平均が最良です。カードを公開するのは{ $depth }枚打った後です。
    }
zole-by-alphamu = { $moves ->
        [1] カードを公開して解いた仮想局面{ $worlds }通りの平均が最良です。
       *[other] 仮想局面{ $worlds }通りに共通する、自分のカード{ $moves }枚分の最良の計画の一手目です。
    }
zole-by-bestfirst = 最善の手順から読んだ仮想局面{ $worlds }通りの平均が最良です。
zole-by-cfr = 最後の2トリックの均衡から確率に従って選びました（自己対戦{ $rounds }回、仮想局面{ $worlds }通り）。
zole-call-none-reached = 十分に勝てる宣言はありません。
zole-call-take-falls-short =
    { $win ->
        [0] 場札を取って勝てる仮想局面は{ $worlds }通りのうち1つもありません。{ $needed }通り必要です。
       *[other] 場札を取って勝てるのは仮想局面{ $worlds }通りのうち{ $win }通りだけです。{ $needed }通り必要です。
    }
zole-win-contract = 勝率
zole-win-galdins = 負けない率
zole-needed = 必要
zole-worlds = 局面数
zole-mean-points = 得点
zole-over-pass = パスに対する得
zole-mean-eyes = ソロの点
zole-mean-tricks = トリック
zole-soloist-eyes = ソロのカード点
zole-soloist-tricks = ソロのトリック
zole-own-tricks = 自分のトリック
zole-mark-won = 達成
zole-mark-high = ヤニ
zole-imagined-after = { $action }の後の仮想局面
zole-all-worlds = 仮想局面{ $possible }通りすべて
zole-all-fitting-worlds = ビッドに合う仮想局面{ $worlds }通りすべて（全{ $possible }通り）
zole-voids-unheeded = スートを切らしたプレイヤーがいても考慮していません
zole-bids-unheeded = すべてのビッドに合う仮想局面がないため、ビッドは考慮していません
zole-worlds-weighed = 起こりやすい仮想局面ほど重く数えます
zole-chance-won = 自己対戦では、このような手の{ $chance }が勝ちました（±{ $error }）。
zole-chance-survived = 自己対戦では、このような手の{ $chance }が負けずに済みました（±{ $error }）。
zole-pass-estimated = パスの評価は仮想局面{ $worlds }通りによります。残りのプレイヤーは切り札の強さで宣言すると仮定しています。
zole-sampled-worlds = 仮想局面{ $possible }通りから{ $worlds }通りを無作為に抽出
zole-some-worlds = 仮想局面{ $possible }通りのうち{ $worlds }通り
riichi-discard-drawn = ツモ切り{ $tile }
riichi-preference = 優先度
riichi-builds-towards = { $yaku }を狙います。使える牌は{ $kept }枚です。
riichi-call-gains = 鳴くと得です：{ $now }が{ $then }になります。
riichi-call-gains-not = 鳴いても得がありません：{ $now }が{ $then }になります。
riichi-left-over = 不要牌
riichi-plans = 方針
riichi-plan-kept = 残す枚数
riichi-plan-worth = 価値
riichi-plan-value = 評価
riichi-plan-ways = 通り数
riichi-plan-tiles = 牌
riichi-placed = { $yaku }に使う牌
riichi-bucket = 面子
riichi-bucket-tiles = 牌
riichi-dqn-best = ネットワークの評価が最も高い行動です。
riichi-dqn-untaught = ネットワークはうまく打てるようには学習していません。参考程度に。
riichi-dqn-passed = 評価はより高いが、できない行動：{ $n }個。
riichi-dqn-declines-a-win = 学習の結果、和了を見逃します。
riichi-dqn-explores = 学習のため無作為に選びました。
riichi-dqn-inputs = 入力{ $inputs }個
riichi-output-discard = 打牌
riichi-output-riichi = リーチ
riichi-output-closed-kan = 暗槓
riichi-output-added-kan = 加槓
riichi-output-pon = ポン
riichi-output-chi = チー
riichi-q-action = 行動価値
riichi-q-actions = 各行動の価値
riichi-q-tile = 牌の価値
riichi-q-tiles = 各牌を捨てる価値
riichi-evaluation = 手の評価
riichi-fi-discard = このAI自身の探索で、最も評価の高い打牌です。
riichi-fi-call = 鳴くと手の価値が上がります。
riichi-fi-pass = 鳴いても手の価値が上がりません。
riichi-fi-continuations = 展開{ $n }通り
riichi-fi-hands = 手牌{ $n }通りを評価
riichi-fi-branch = 枝
riichi-fi-together = すべての枝
riichi-fi-draw = ツモ
riichi-fi-branches = 手が良くなる枝（確率の高い順）
riichi-fi-exchange = { $gone }→{ $drawn }
bg-only-play = 唯一の合法手です。
bg-most-visited = 探索が最も多く調べた手です。良く見えるほかの手は試行が足りません。
bg-budget-ended = 途中で打ち切ったため、すべての手は調べていません。
bg-ply = { $n }プライ
bg-by-playouts = プレイアウト
bg-ply-estimate = { $n }プライ（推定）
bg-not-looking-ahead = 着手直後を先読みなしで評価した値です。
bg-match-chance = マッチの勝率
bg-chances = 確率
bg-before-roll = 振る前
bg-win = 勝ち
bg-win-gammon = ギャモン勝ち
bg-win-backgammon = バックギャモン勝ち
bg-lose-gammon = ギャモン負け
bg-lose-backgammon = バックギャモン負け
bg-pip-counts = 着手後のピップカウント
bg-pips-own = 自分のピップ
bg-pips-other = 相手のピップ
bg-pips-at-stake = ヒットで失いうる自分のピップ
bg-characteristics = 着手後に戦略が数えるもの
bg-weight = 重み
bg-h-bar = バーのコマ（相手−自分）
bg-h-distance = 最後尾のコマの距離（相手−自分）
bg-h-points = ブロックポイント（自分−相手）
bg-h-blots = ブロット（相手−自分）
bg-h-off = 上がった自分のコマ
bg-evaluation = 先読みなしの評価値
bg-judged-over = ゲームは終わりました。
bg-judged-off = 自分のコマはすべてインナーボードにあります。上がりの数で評価します。
bg-judged-rear-man = 接触がありません。自分の最後尾のコマで評価します。
bg-judged-pips = レースです。ピップで評価します。
bg-judged-strategy = 戦略「{ $strategy }」で評価します。
bg-never-doubles = ダブルはしません。
bg-drop-is-cheaper = パスの価値は{ $pass }、テイクは{ $value }しかありません。
bg-take-is-cheaper = テイクの価値は{ $value }、パスは{ $pass }です。
bg-taking-costs = テイクすると{ $loss }余計に損します。
bg-passing-costs = パスすると{ $loss }余計に損します。
bg-drop-loses-match = パスするとマッチに負けます。
bg-favourite-beavers = 有利な側はテイクしてすぐにリダブルします。
bg-cube-decision = { $offer }。応答：{ $answer }。ノーダブル{ $no-double }、ダブル・テイク{ $double-take }、ダブル・パス{ $double-pass }。
bg-offer-double = ダブル
bg-offer-redouble = リダブル
bg-offer-optional = ダブルしてもしなくても同じ
bg-offer-none = ノーダブル
bg-offer-too-good = トゥーグッド（ダブルには良すぎる）
bg-offer-never = ダブルしない：デッドキューブ
bg-offer-unavailable = キューブは使えません
riichi-kept-value = 残す牌の価値
agent-short-house = ハウス
agent-short-random = ランダム
agent-short-lt-fast = 速攻型
agent-short-lt-greedy = 貪欲型
agent-short-rules = セオリー型
agent-short-pimc = 仮想局面型
agent-short-bestfirst = 最良優先
agent-short-ismcts = 一つの木
agent-short-expectiminimax = Expectiminimax
agent-short-linear = 線形
agent-short-net = ニューラルネット
agent-short-minimax = ミニマックス
agent-short-alphabeta = アルファベータ
agent-short-cfr = 均衡
agent-short-iimc = 打ち切り型
agent-short-epimc = 後から公開型
agent-short-alphamu = 共通計画型
agent-short-lt-random = ランダム打牌（カウナス2017）
agent-short-lt-csp = 制約ソルバー（カウナス2017）
agent-short-lt-bucket = バケット型（カウナス2017）
agent-short-lt-dqn = 深層Qネット（カウナス2017）
agent-short-fi-mc = モンテカルロ（ヘルシンキ2019）
agent-short-fi-tree = 手牌木（ヘルシンキ2019）
agent-short-sp-draw = 一人麻雀型
agent-short-jp-dag = 手牌グラフ（栗田・保木2017）
agent-short-mcts = モンテカルロ木探索
agent-short-pips = ピップ計算型
riichi-ev-nearest = テンパイまで遠すぎて評価できません。最も近い形を保ちます。
riichi-ev-spent = 途中で打ち切り：テンパイに最も近い形を保ちます。
riichi-ev-last = もうツモがありません。テンパイに最も近い形を保ちます。
riichi-ev-bound = リーチ中：選択の余地がありません。
riichi-ev-riichi = リーチ：期待点が最大です。
riichi-ev-discard = 期待点が最も高くなる牌を捨てます。
riichi-ev-call = 鳴く：鳴いたほうが期待点が高くなります。
riichi-ev-pass = スキップ：鳴かないほうが期待点が高くなります。
riichi-ev-points = 点
riichi-ev-win = 和了
riichi-ev-tenpai = テンパイ
riichi-ev-shanten = シャンテン
riichi-ev-acceptance = 有効牌
riichi-ev-wins = このまま巡目が進んだ場合の和了率
riichi-ev-worth = このまま巡目が進んだ場合の期待点
riichi-ev-wins-all = すべての選択の和了率（経過巡目ごと）
riichi-ev-worth-all = すべての選択の期待点（経過巡目ごと）
riichi-ev-turns = 経過巡目
riichi-ev-nodes = 手牌{ $n }通りを評価
riichi-house-value = 千点
riichi-house-gain = 和了時の点
riichi-house-deal-in = 放銃
riichi-house-course = 方針
riichi-house-course-won = 和了
riichi-house-course-push = 押し
riichi-house-course-fold = オリ
riichi-house-course-abort = 流局
riichi-house-threat = { $seat }のテンパイ率は{ $likely }、放銃すると{ $cost }点の損です。
riichi-house-by-graph = 他家を考えない手の価値：鳴きとロン込み
riichi-house-by-draws = 他家を考えない手の価値：ツモのみ
riichi-house-by-network = 他家を考えない手の価値：ツモのみ、ニューラルネットによる推定
riichi-house-pace-ready = テンパイ速度
riichi-house-pace-win = 和了速度
riichi-house-share = 点数の割合
riichi-house-ready-at-end = 終局時テンパイ
riichi-house-turns = 残り巡目
riichi-house-wall-ends = 流局率
riichi-house-courses = 押し引き（他家の和了による損失を除く）
riichi-house-cost = 放銃の損失
riichi-house-shape = 形と安全度
riichi-house-coming = 他家がテンパイで局が続く確率（巡目ごと）
riichi-house-lasts = 局が続く
riichi-house-rivals = 他家
riichi-house-rival = { $seat }
riichi-house-loss = 放銃時の失点
riichi-house-dangers = 各牌の危険度
riichi-house-together = 全員
riichi-house-if-ready = { $seat }（テンパイなら）
riichi-house-places = 現在の点数での順位予想
riichi-house-place = { $place }位
riichi-why-win = { $n }点の和了です。
riichi-why-only = ほかに選択肢がありません。
riichi-why-bound = リーチ後はツモ切りしかできません。
riichi-why-lone = { $lone ->
        [wind] 孤立したオタ風です
        [honour] 孤立した役牌です
        [terminal] 孤立した老頭牌です
       *[tile] 孤立牌です
    }{ $calm ->
        [yes] {"。まだ攻めてきている他家はいません。"}
       *[no] {"。"}
    }
riichi-why-widest = 有効牌が最も多く残ります（{ $n }枚）。
riichi-why-tenpai = テンパイ、待ちは{ $tiles }、残り{ $n }枚です。
riichi-why-tile = { $tile }
riichi-why-level-one = { $why }{ $one }も同じくらい良い選択です。
riichi-why-level-two = { $why }{ $one }、{ $two }も同じくらい良い選択です。
riichi-why-nearer = { $n ->
        [0] テンパイを保ちます。{ $other }を切るとテンパイが崩れます。
       *[other] { $n }シャンテンを保ちます。{ $other }を切るとシャンテンが戻ります。
    }
riichi-why-wider = 有効牌は{ $n }枚です。{ $other }を切ると{ $m }枚です。
riichi-why-wait = { $shape ->
        [ryanmen] 両面待ち
        [wide] 多面待ち
       *[narrow] 待ち
    }は{ $tiles }、残り{ $n }枚です（もう一方は{ $m }枚）。
riichi-why-not-furiten = { $other }を切ると{ $tile }でフリテンになります。
riichi-why-has-yaku = 役が残ります。{ $other }を切ると役がなくなります。
riichi-why-dora = ドラの{ $other }を残します。
riichi-why-points = 和了時の平均は{ $n }点です（もう一方は{ $m }点）。
riichi-why-tanyao = 中張牌だけになり、断么九が狙えます。
riichi-why-flush = この牌は染め手に不要です。{ $other }は必要です。
riichi-why-yakuhai-pair = { $other }の対子を残します。あと1枚で役になります。
riichi-why-value-honour = { $other }は重なれば役になるので残します。
riichi-why-two-sided = { $kept }は両面、{ $broken }は片側だけです。
riichi-why-lone-over = { $lone ->
        [wind] 孤立したオタ風です
        [honour] 孤立した役牌です
        [terminal] 孤立した老頭牌です
       *[tile] 孤立牌です
    }。{ $other }はほかの牌とつながっています。
riichi-why-joins = くっつく牌は{ $n }枚だけです。{ $other }なら{ $m }枚です。
riichi-why-safer = { $how ->
        [genbutsu] { $seat }の現物です
        [suji] { $seat }のスジです
        [wall] { $seat }のノーチャンスです
        [thin] { $seat }のワンチャンスです
        [honour] { $seat }が待てるのは単騎かシャンポンだけです
       *[live] { $seat }に対してより安全です
    }。{ $other }のほうが危険です。
riichi-why-fold = オリ：{ $how ->
        [genbutsu] { $seat }の現物です
        [suji] { $seat }のスジです
        [wall] { $seat }のノーチャンスです
        [thin] { $seat }のワンチャンスです
        [honour] { $seat }が待てるのは単騎かシャンポンだけです
       *[live] { $seat }に対してより安全です
    }。{ $other }は手は進みますが危険です。
riichi-why-push = { $n ->
        [0] テンパイで待ちは残り{ $left }枚。{ $seat }に対して押す価値があります。
       *[other] { $n }シャンテンで有効牌{ $left }枚。{ $seat }に対して押す価値があります。
    }
riichi-why-riichi-yaku = リーチしないと役がありません。待ちは残り{ $left }枚です。
riichi-why-riichi-points = リーチで{ $m }点が{ $n }点になります。待ちは残り{ $left }枚です。
riichi-why-silent-yaku = ダマでも{ $n }点あり、オリることもできます。
riichi-why-silent-few = 待ちは残り{ $left }枚と少なく、待ちを良くする余地を残します。
riichi-why-silent-threat = { $seat }がリーチ中です。ダマならオリることができます。
riichi-why-silent-furiten = { $tile }でフリテンのためロンできません。手変わりを待ちます。
riichi-why-silent-free = ダマなら手変わりもオリもできます。
riichi-why-pon-yakuhai = { $n ->
        [0] 役牌が完成し、テンパイします。
       *[other] 役牌が完成し、{ $n }シャンテンになります。
    }
riichi-why-call-nearer = { $n ->
        [0] 鳴けばテンパイします
       *[other] 鳴けば{ $n }シャンテンになります
    }{ $yaku ->
        [none] {"。"}
        [missing] 。ただし役の見込みがありません。
        [tanyao] 。断么九を狙います。
        [yakuhai] 。役牌を狙います。
        [honitsu] 。混一色を狙います。
       *[toitoi] 。対々和を狙います。
    }
riichi-why-call-wider = 鳴けば有効牌が{ $n }枚になります（鳴かなければ{ $m }枚）。
riichi-why-pass-not-nearer = 鳴いてもテンパイに近づきません。
riichi-why-pass-no-yaku = 鳴くと役の見込みがありません。
riichi-why-pass-closed = 門前ならリーチできます。鳴くとできなくなります。
riichi-why-kan = { $dora ->
        [yes] カンで新ドラが増え、もう1枚ツモれます
       *[no] カンでもう1枚ツモれます
    }。シャンテン数は変わりません。
riichi-why-kan-in-riichi = { $dora ->
        [yes] カンで新ドラが増え、もう1枚ツモれます
       *[no] カンでもう1枚ツモれます
    }。待ちは変わりません。
riichi-why-kan-sets-back = カンするとシャンテンが戻ります。
riichi-why-kan-threat = カンするとリーチ中の{ $seat }にも新ドラが増えます。
riichi-why-kan-opens = カンすると門前でなくなり、リーチできません。
riichi-why-abort = { $n }シャンテンです。流局して次の局へ進むほうが得です。
riichi-why-plays-on = { $n }シャンテンなので、続ける価値があります。
riichi-why-win-chance = 和了率は{ $n }です（もう一方は{ $m }）。
riichi-why-deals-in = 放銃率は{ $n }です（もう一方は{ $m }）。
riichi-note-sets-back = { $n ->
        [0] テンパイが崩れる
       *[other] シャンテンが戻る
    }
riichi-note-fewer-tiles = 有効牌{ $n }枚→{ $m }枚
riichi-note-fewer-waits = 待ち{ $n }枚→{ $m }枚
riichi-note-furiten = フリテンになる
riichi-note-no-yaku = 役なし
riichi-note-dora = ドラ
riichi-note-points = { $n }点→{ $m }点
riichi-note-tanyao = 断么九が消える
riichi-note-flush = 染め手に必要
riichi-note-yakuhai-pair = 役牌の対子を崩す
riichi-note-value-honour = まだ役になりうる
riichi-note-worse-wait = 同じ{ $n }枚、待ちは悪い
riichi-note-breaks = { $tiles }を崩す
riichi-note-in-shape = ほかの牌とつながる
riichi-note-joins = くっつき{ $n }枚→{ $m }枚
riichi-note-danger = { $riichi ->
        [yes] { $seat }のリーチに危険
       *[no] { $seat }により危険
    }
riichi-note-safer-slower = 安全だが遅い
riichi-note-gives-up = 手をあきらめる
riichi-note-silent-no-yaku = リーチなしでは役なし
riichi-note-riichi-furiten = フリテンでロン不可
riichi-note-locks = 手を変えられない
riichi-note-slower = 遅い
riichi-note-not-nearer = テンパイに近づかない
riichi-note-opens = リーチできなくなる
riichi-note-no-kan = 新ドラなし
riichi-note-kan-threat = { $seat }にも新ドラ
riichi-note-win-chance = 和了率{ $n }→{ $m }
riichi-note-deals-in = 放銃率{ $n }→{ $m }
riichi-note-same-tile = 同じ牌
riichi-note-level = 同じくらい良い
riichi-if-no-threat = { $riichi ->
        [yes] { $seat }がリーチしていなければ
       *[no] { $seat }が鳴いていなければ
    }
riichi-if-more-left = { $tile }がもっと残っていれば
riichi-if-speed = 点数より速さが必要なら
riichi-if-points = 速さより点数が必要なら
riichi-if-honour-gone = { $tile }がすでに2枚切れていれば
riichi-if-not-discarded = { $tile }を自分で捨てていなければ
riichi-if-weaker = 手がもっと弱ければ
riichi-if-silent-yaku = リーチなしでも役があれば
riichi-if-threat = 他家がリーチしていれば
riichi-if-better-wait = 待ちがもっと残っていれば
riichi-if-yaku = 鳴いた手に役があれば
riichi-why-best = 決め手は一つではなく、小さな差の積み重ねで期待値が最大になります。
riichi-why-even-one = 手牌にも場にも、{ $one }との差になるものはありません。
riichi-why-even-two = 手牌にも場にも、{ $one }や{ $two }との差になるものはありません。
riichi-own-exchange = 最も起こりやすい手の進みは{ $drawn }のツモ（残り{ $n }枚）で、それに備えた打牌です。
riichi-own-tied = { $why }同じ評価の打牌がほかに{ $n }種あります。
riichi-own-trials = 無作為に進めた試行で、{ $other }を切るより良い手になりました。
riichi-own-luck = 無作為の試行では{ $other }切りとほとんど差がなく、偶然かもしれません。
riichi-own-apart = { $tile }とつながる牌が手牌にありません{ $out ->
        [0] {""}
       *[other] （すでに{ $out }枚見えています）
    }。{ $other }にはあります。
riichi-own-fewer-near = { $tile }の近くの牌は{ $n }枚だけで、{ $other }の近くは{ $m }枚です。
riichi-own-out = { $tile }はすでに{ $n }枚見えています。{ $other }は{ $m }枚です。
riichi-own-copies = この表は、手牌の{ $tile }{ $n }枚も「もう使われた牌」として数えます。
riichi-own-guest = { $becomes ->
        [yaku] オタ風は役になりません。{ $other }は役になります。
       *[run] オタ風は使い道がありません。{ $other }は順子に使えます。
    }
riichi-own-said = { $said }。
riichi-own-tanyao = 断么九を狙います。{ $tile }は使えず、{ $other }は使えます。
riichi-own-all-fit = どの牌もまだ狙いの{ $yaku }に使えます。
riichi-own-left-over = { $yaku }を狙います。{ $tile }は{ $other }ほど必要ではありません。
riichi-own-network = { $back ->
        [yes] ネットワークの評価は{ $other }より上ですが、シャンテンが戻ります。
       *[no] ネットワークの評価は{ $other }より上です。
    }
riichi-house-costs = 損失と支払い
riichi-house-costs-wins = 他家の和了による損失の合計
riichi-house-costs-now = 未見の牌を今捨てる損失
riichi-house-costs-later = 未見の牌を4巡後に捨てる損失
riichi-house-costs-tenpai = 流局時テンパイなら受け取る点
riichi-house-costs-noten = 流局時ノーテンなら払う点
riichi-house-share-of = 割合
riichi-house-counted = 牌譜の統計
riichi-house-counted-wins = テンパイの他家が1巡で和了する
riichi-house-counted-riichi = リーチ後の捨て牌が和了牌である頻度（無作為との比）
riichi-house-counted-silent = リーチなしの捨て牌が和了牌である頻度（無作為との比）
riichi-house-counted-tsumo = 和了のうちツモ
riichi-house-counted-ippatsu = リーチ和了のうち一発
riichi-house-counted-ura = リーチ和了のうち裏ドラあり
riichi-frame-lot = { $n ->
        [1] 捨てられる牌は1枚だけです。
       *[other] { $n }枚から無作為に選びました。
    }
study-worlds-shown = { $n }通りのうち{ $shown }通りを表示

## Answers within a sentence: “ahead of passing”

riichi-discard-noun = { $tile }切り
riichi-discard-drawn-noun = { $tile }のツモ切り
riichi-declare-noun = { $tile }切りリーチ
riichi-pass-noun = スキップ
riichi-nine-kinds-noun = 九種九牌
zole-call-pass-noun = パス
zole-call-take-noun = 場札を取ること
zole-throw-in-noun = 残りの放棄
bg-answer-roll-noun = サイコロを振ること
bg-answer-double-noun = ダブル
bg-answer-take-noun = テイク
bg-answer-drop-noun = パス

## Choices of parameters

agent-choice-strategy-attacking = 攻撃型
agent-choice-strategy-defending = 守備型
agent-choice-strategy-running = ランニング型
agent-choice-strategy-combined = 複合型
agent-choice-strategy-random = ランダム
