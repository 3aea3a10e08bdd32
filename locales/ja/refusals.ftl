### Why something was refused that a person asked for, and what would be right.

refused-at = { $line }行{ $column }文字目：{ $what }
refused-end = 文末
refused-word = 「{ $text }」
refused-unexpected = { $found }はここに書けません。例：{ $example }

## Trees written by hand

refused-decimals = 確率{ $found }の小数桁が多すぎます（{ $most }桁まで）。丸めるか、1/36のような分数で書いてください。
refused-number = { $found }は大きすぎます。{ $most }以下にしてください。
refused-mixed = 整数の重みと確率は混ぜられません。0.7と0.3、または7と3のように書いてください。
refused-sum = この偶然ノードの確率の合計は{ $sum }です。1にしてください。
refused-never = この偶然ノードに確率0の結果があります。取り除いてください。
refused-fine = この偶然ノードの確率は細かすぎます。小数桁を減らしてください。
refused-branch-name = =の前の名前は1〜{ $most }文字です。
refused-empty = ノードには枝が1本以上必要です：max(3, 12)。
refused-bounds = 下限は上限より小さくしてください：[0, 10]。
refused-out-of-bounds = 葉{ $leaf }が範囲[{ $low }, { $high }]の外です。
refused-levels = 木の深さは{ $most }段までです。
refused-tree-nodes = 木のノードは{ $most }個までです。
refused-long = 木の記述は{ $most }バイトまでです。
refused-no-chance = このアルゴリズムは偶然ノードを扱えません。expectiminimaxかUCTを選んでください。

## Positions

refused-game-over = ゲームは終わっているため、探索するものがありません。
refused-other-mover = 相手の手番です。
refused-misplaced = この時点ではできません。
refused-marks = ×が{ $crosses }個、○が{ $noughts }個です。交互に置くので、差は1以下のはずです。
refused-no-decision = この局面では誰も選択できません。
refused-impossible = ルール上ありえない局面です。
refused-no-notation = このゲームの局面は入力できません。
refused-length = 局面は{ $expected }文字のはずですが、{ $found }文字あります。
refused-character = { $column }文字目：「{ $found }」は使えません。
refused-key = このポジションIDは壊れています。文字を確かめてください。
refused-fields = XGIDはコロン区切りで{ $expected }項目ですが、{ $found }項目あります。
refused-men = { $most }個を超えるコマを持つプレイヤーがいます。
refused-shared-point = { $point }ポイントに両者のコマがあります。
refused-no-men = 両者ともすべてのコマを上がっています。
refused-wrong-bar = { $column }文字目：コマが相手側のバーにあります。
refused-score = { $to }ポイントマッチの{ $a }対{ $b }では、もう対局はありません。
refused-dice = 「{ $found }」は出目ではありません。31のように1〜6の数字を2つ書いてください。
refused-dice-missing = 出目がありません。ここではダブルもできないため、振る前に決めることがありません。
refused-card = 「{ $found }」はこのデッキのカードではありません。THや10♥のように書いてください。7と8はダイヤだけです。
refused-card-twice = { $card }が2回書かれています。
refused-card-early = ビッドと伏せ札が終わる前に{ $card }が出されています。
refused-card-unplayable = この時点で{ $card }は出せません。
refused-again = 「{ $part }」が2回あります。1回で足ります。
refused-rules = 知られていないルールです。
refused-hand-size = 手札が{ $hand }枚、場札が{ $table }枚です。配られた8枚と、取った場合は場札の2枚を書いてください。
refused-table-unseen = 場札を知っているのは、それを取ったプレイヤーだけです。
refused-table-missing = 場札の2枚と、伏せた2枚を書いてください。
refused-no-deal = これに合う配り方はありません。カードが足りないプレイヤーがいます。

## Records

refused-format = 読み込めない牌譜・棋譜です。対応形式：{ $known }。
refused-record = 牌譜・棋譜を読み込めません。壊れているか、ルールに合わない箇所があります。
refused-record-at = { $line }行{ $column }文字目から先を読み込めません。

## Searches

refused-search-nodes = 探索が{ $most }ノードを超えます。{ $advice }
refused-search-events = 記録が{ $most }件に達したため、探索を打ち切りました。{ $advice }
refused-search-slow = { $time }、{ $nodes }ノードで探索を打ち切りました。{ $advice }
refused-search-lower = 深さ、またはプレイアウト・反復・仮想局面の数を減らすか、より強い枝刈りを選んでください。
refused-not-searched = このエージェントはこの局面では探索しません。別のものを選んでください。
refused-one-answer = 可能な手が1つだけなので、探索するものがありません。
refused-another-search = 探索の対象がその後変わりました。開き直してください。
