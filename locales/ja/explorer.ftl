### The search explorer.

explorer-lead = 探索を一歩ずつたどり、何を調べ、何を省き、なぜそうするのかを見てみましょう。
explorer-position = 局面
explorer-examples = 計算例
explorer-example-reply = サイコロと応手
explorer-example-minimax = ミニマックス法：3手と3つの応手
explorer-example-chance = チャンスノード：2.7か6.6か
explorer-example-order = 葉 1、3、4、5
explorer-example-values = 葉 1、30、40、500
explorer-own-tree = 自分で木を書く…
explorer-own-position = 別の局面…
explorer-from-game = 対局から
explorer-edit-tree = 木を編集
explorer-edit-position = 局面を編集
explorer-search = 探索する
explorer-notation-tree = max(…)、min(…)、chance(0.7{"\u003A"} 3, 0.3{"\u003A"} 2)。葉は数値です。枝の名前は A = …、値の範囲は先頭に [0, 10] と書きます。Ctrl+Enterで探索します。
explorer-notation-tic-tac-toe = 上から3行を X、O、点で：XO./.X./..O
explorer-notation-race = 各プレイヤーの位置（手番の側に星印）と出目：sprint{"\u003A"} A 5* B 8 | A threw 2
explorer-notation-kuhn = 自分の札とこれまでの手：K? check bet
explorer-notation-backgammon = XGID、またはGNUのポジションIDとサイコロ
explorer-notation-zole = 自分の席と配られた8枚、ビッド、出た札：2{"\u003A"} QC QH JC JD 8D TH 9H KS | take | TS KS AC
explorer-position-tic-tac-toe-late = 残り数手
explorer-position-tic-tac-toe-fork = ダブルリーチの狙い
explorer-position-race-near = ゴール間近
explorer-position-kuhn-first = ゲーム全体
explorer-position-bg-bearoff = ベアオフ
explorer-position-bg-opening = オープニングロール 3-1
explorer-position-zole-fifth = 5トリック目、全3,150通りの仮想局面（ラトビア2015）
explorer-share = 共有
explorer-add-run = 探索を追加
explorer-run = 探索{ $name }
explorer-runs = 探索
explorer-remove-run = { $run }を削除
explorer-settings = 設定
explorer-settings-of = { $run }の設定
explorer-tree-of = { $run }の探索木
explorer-algorithm = アルゴリズム
explorer-step-of = { $n }/{ $of }ステップ
explorer-progress = 進んだステップ
explorer-next-cut = 次の枝刈り（C）
explorer-speed = 速さ
explorer-times = { $n }×
explorer-zoom = 拡大・縮小
explorer-zoom-in = 拡大
explorer-zoom-out = 縮小
explorer-zoom-fit = 木全体を表示
explorer-find = ノードを探す
explorer-find-next = 次を探す
explorer-not-found = 「{ $text }」というノードはありません。
explorer-bad-link = リンクが壊れているか不完全です。
explorer-comparison = 比較
explorer-node = 選択中のノード
explorer-no-board = このノードの盤面はありません。
explorer-never-visited = 未訪問
explorer-ms = { $n } ms

## Parameters in short

explorer-parameter-depth = 深さ
explorer-parameter-prune = 枝刈り
explorer-parameter-order = 有望な手から順に
explorer-parameter-strategy = 戦略
explorer-parameter-variant = 式
explorer-parameter-playouts = プレイアウト
explorer-parameter-exploration = 探査の重み
explorer-parameter-worlds = 仮想局面の数
explorer-parameter-iterations = 反復回数
explorer-parameter-mask = 切り札へのフォロー
explorer-parameter-inference = 打ち方からの推測
explorer-parameter-bid = ビッド
explorer-parameter-limit = 取る基準
explorer-parameter-from = 探索開始の手
explorer-parameter-seed-mode = 原典の癖
agent-short-uct = UCT

## Nodes

explorer-root = 根
explorer-outcome = 確率{ $p }の結果
explorer-branch = 枝{ $n }
explorer-probability = 確率{ $p }
explorer-not-seen = まだ未訪問
explorer-window = 探索窓{ $window }
explorer-cut-away = 枝刈り済み（{ $why }）
explorer-nodes-below = 下に{ $shown }ノード
explorer-not-examined = ほかに{ $shown }個未探索
explorer-not-drawn = 描かれていない子{ $shown }個
explorer-drawn = { $of }ノード中{ $n }ノードを表示
explorer-fetch-more = 残りの子{ $shown }個を表示
explorer-fact-kind = 種類
explorer-fact-probability = 確率
explorer-fact-value = 値
explorer-fact-window = 探索窓 [α, β]
explorer-fact-range = 取りうる範囲
explorer-fact-best = 最良の子
explorer-fact-share = 選ばれる割合
explorer-fact-visits = 訪問回数
explorer-fact-cut = 枝刈り
explorer-fact-below = 下のノード数
explorer-fact-unlisted = この下（未探索）
explorer-legend-max = MAX
explorer-legend-min = MIN
explorer-legend-chance = チャンス
explorer-legend-leaf = 葉
explorer-legend-cut = 枝刈り
explorer-legend-window = 探索窓 [α, β]

## Counters

explorer-counts-nodes = 訪問ノード
explorer-counts-leaves = 評価した葉
explorer-counts-cuts = 枝刈り
explorer-counts-cuts-skipped = 枝刈り（省いた枝{ $skipped }）
explorer-counts-value = 根の値
explorer-counts-value-choice = 値（選択は{ $move }）
explorer-row-nodes = 訪問ノード
explorer-row-leaves = 評価した葉
explorer-row-cuts = 枝刈り
explorer-row-value = 値
explorer-row-move = 選んだ手
explorer-row-time = 時間

## Comparison of runs

explorer-same = どの探索も{ $move }を選びます（値{ $value }）。
explorer-same-move = どの探索も{ $move }を選びますが、値は異なります。
explorer-same-value = どの探索も値は{ $value }です。
explorer-differ-value = 探索ごとに値が異なります：{ $values }。
explorer-differ = 選ぶ手が異なります：{ $moves }。
explorer-differ-agents = アルゴリズムが違います。
explorer-differ-evaluation = 局面の評価方法が違います。
explorer-differ-depth = 読む深さが違います。
explorer-differ-samples = 値は標本によるため、ばらつきます。
explorer-differ-equal = 枝刈りや順序で値は変わりません。これらの手は同じ良さです。
explorer-differ-worlds = 可能とみなす仮想局面が違います。
explorer-differ-mask = 一方はルールどおりに、もう一方はQ♠とQ♣を忘れる論文のプログラムの誤りのまま切り札にフォローします。
explorer-differ-settings = 設定が違います。

## What a step did

explorer-say-start = まだ何も調べていません。一歩進めましょう。
explorer-say-at = { $node }。
explorer-say-cut-at = { $node }で枝刈り。
explorer-say-enter-max = ここはMAXの番で、最大の値を取ります。
explorer-say-enter-min = ここはMINの番で、最小の値を取ります。
explorer-say-enter-chance = ここは偶然が決めます。値は結果の平均です。
explorer-say-enter-leaf = 葉です。
explorer-say-above = 意味があるのは{ $alpha }より大きい値だけです。
explorer-say-below = 意味があるのは{ $beta }より小さい値だけです。
explorer-say-between = 意味があるのは{ $alpha }と{ $beta }の間の値だけです。
explorer-say-leaf = 葉の値は{ $value }です。
explorer-say-evaluated = 深さの上限なので局面を評価します。値は{ $value }です。
explorer-say-first = { $node }は今のところ{ $value }です。
explorer-say-better-max = { $value }は{ $old }より大きいので、{ $node }は{ $value }に上がります。
explorer-say-better-min = { $value }は{ $old }より小さいので、{ $node }は{ $value }に下がります。
explorer-say-stays-max = { $old }より大きくないので、{ $node }は{ $old }のままです。
explorer-say-stays-min = { $old }より小さくないので、{ $node }は{ $old }のままです。
explorer-say-sum = { $node }は { $terms } = { $value } です。
explorer-say-sum-plain = { $node }の和は今のところ{ $value }です。
explorer-say-done = { $node }の値は{ $value }です。
explorer-say-alpha = MINは{ $node }をすでに{ $value }に抑えられますが、MAXには他に{ $limit }があります。
explorer-say-beta = MAXは{ $node }ですでに{ $value }を得られますが、MINは他で{ $limit }に抑えられます。
explorer-say-chance-most = 残りがすべて{ $rest }でも、{ $node }は最大で { $terms } = { $value } です。すでに{ $limit }が確実です。
explorer-say-chance-least = 残りがすべて{ $rest }でも、{ $node }は少なくとも { $terms } = { $value } です。すでに{ $limit }が確実です。
explorer-say-chance-most-plain = { $node }は最大で{ $value }です。すでに{ $limit }が確実です。
explorer-say-chance-least-plain = { $node }は少なくとも{ $value }です。すでに{ $limit }が確実です。
explorer-say-probe = Star2はまず応手を1つだけ調べます。{ $node }は{ $value }です。残りは後で調べることがあります。
explorer-say-skipped = { $n }本の枝を省きます。
explorer-say-over = 探索終了。最善は{ $move }、値は{ $value }です。
explorer-say-over-value = 探索終了。値は{ $value }です。
explorer-say-round-best_first = 展開{ $n }回目。
explorer-say-round-uct = プレイアウト{ $n }回目。
explorer-say-round-ismcts = プレイアウト{ $n }回目。
explorer-say-round-pimc = 仮想局面{ $n }。
explorer-say-round-cfr = 反復{ $n }回目。
explorer-say-way = { $way }、結果は{ $value }です。
explorer-say-mean = { $n }回の訪問で、{ $node }の値は{ $value }になりました。
explorer-say-sweep = { $n }回の反復後、先手にとってのゲームの値は{ $value }です。完璧な相手はあと{ $exploitability }だけ得できます。

## Pseudo-code

explorer-code = 擬似コード
explorer-code-of = 擬似コード（{ $algorithm }）
explorer-variables = 変数
explorer-phases = この回の段階
explorer-phase-start = 開始
explorer-phase-world = 仮想局面
explorer-phase-select = 選択
explorer-phase-expand = 展開
explorer-phase-evaluate = 評価
explorer-phase-playout = プレイアウト
explorer-phase-backup = 逆伝播
explorer-phase-solved = 求解
explorer-phase-mean = 平均
explorer-phase-sigma = 戦略
explorer-phase-value = 値
explorer-phase-own = 自分の確率
explorer-phase-others = 他の確率
explorer-phase-regret = 後悔
explorer-phase-sum = 累計
explorer-phase-over = 決定
explorer-least = 下限
explorer-most = 上限
explorer-algorithm-minimax = ミニマックス法
explorer-algorithm-alpha_beta = アルファベータ法
explorer-algorithm-expectiminimax = expectiminimax法
explorer-algorithm-gamma = ガンマ枝刈り
explorer-algorithm-star1 = Star1
explorer-algorithm-star2 = Star2
explorer-algorithm-best_first = 最良優先ミニマックス法
explorer-algorithm-uct = UCT
explorer-algorithm-ismcts = 情報集合MCTS
explorer-algorithm-pimc = 完全情報モンテカルロ法
explorer-algorithm-cfr = 反実仮想後悔最小化
explorer-word-node = ノード
explorer-word-child = 子
explorer-word-children = 子
explorer-word-parent = 親
explorer-word-root = 根
explorer-word-leaf = 葉
explorer-word-value = 値
explorer-word-best = 最良
explorer-word-moves = 手
explorer-word-outcomes = 結果
explorer-word-worlds = 仮想局面
explorer-word-tree = 木
explorer-word-known = v(x)が既知
explorer-word-is_leaf = xが葉
explorer-word-remove = Lからxを除く
explorer-word-unbroken = breakなし
explorer-word-add = xの子を1つ加える
explorer-word-most_visited = nが最大の子
explorer-word-fitting = 見えている情報に合う仮想局面を1つ
explorer-word-own = 自分の手の確率
explorer-word-others = 他のすべての手と偶然の確率

## Predict before you step

explorer-predict = 進む前に予想
explorer-ask-value = { $node }の値はいくつになりますか。
explorer-ask-cut = 次のステップで{ $node }の残りは枝刈りされますか。
explorer-ask-choice = どの手が選ばれますか。
explorer-yes = はい
explorer-no = いいえ
explorer-answer = 答える
explorer-not-a-number = 数値を入力してください。
explorer-right = 正解です（{ $answer }）。
explorer-wrong = 不正解です。正解は{ $answer }です。
explorer-predict-none = ここで予想することはありません。一歩進めましょう。
explorer-predict-over = 探索終了。{ $asked }問中{ $right }問正解。
explorer-score = ここまで{ $asked }問中{ $right }問正解
