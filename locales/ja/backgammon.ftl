### Backgammon at the table and in words.

bg-undo = 戻す
bg-roll-button = 振る
bg-beaver = ビーバー
bg-pips = ピップ
bg-match-short = マッチ
bg-game-n = 第{ $n }ゲーム
bg-where-match = { $crawford ->
        [yes] { $n }ポイントマッチ、クロフォードゲーム
       *[no] { $n }ポイントマッチ
    }
bg-where-game = { $n }ポイントマッチ、第{ $game }ゲーム
bg-where-money = マネーゲーム
bg-to-play = { $first }と{ $second }で動かす
bg-to-roll = 振るかダブル
bg-why-bar = 先にバーのコマを入れてください
bg-why-stuck = この目ではこのコマを動かせません
bg-why-held = このポイントは相手がブロックしています
bg-why-no-die = この目ではそこに行けません
bg-why-not-home = すべてのコマがインナーに入るまでベアオフできません
bg-dance = 動かせません。手番が移ります。
bg-dance-bar = 動かせません。バーから入れません（ダンス）。
bg-pass-turn = 手番を渡す
bg-why-cube-theirs = キューブは相手のものです
bg-why-double-later = ダブルできるのは、自分の手番でサイコロを振る前だけです
bg-doubled = { $player }が{ $n }へダブル
bg-doubled-you = あなたが{ $n }へダブル
bg-still-to-play = あと{ $n }手
bg-point-holds = { $point }ポイント：{ $mine ->
        [0] { $theirs ->
            [0] 空き
           *[other] 相手{ $theirs }個
        }
       *[other] 自分{ $mine }個
    }{ $state ->
        [source] 、動かせます
        [target] 、ここに動かせます
        [selected] 、選択中
       *[none] {""}
    }
bg-bar-holds = バー：自分{ $mine }個、相手{ $theirs }個
bg-off-holds = 上がり：自分{ $mine }個、相手{ $theirs }個
bg-text-stack = { $point }に{ $n }個
bg-move = { $from }→{ $to }
bg-says-rolled = 出目は{ $first }と{ $second }。
bg-says-opened = オープニングロール：{ $first }対{ $second }。
bg-says-plays = { $player }：{ $moves }。
bg-says-plays-you = あなた：{ $moves }。
bg-says-dances = { $player }は動かせません。
bg-says-dances-you = あなたは動かせません。
bg-says-cube = { $player }が{ $action ->
        [double] ダブル
        [take] テイク
        [drop] パス
       *[beaver] ビーバー
    }しました。
bg-says-cube-you = あなたが{ $action ->
        [double] ダブル
        [take] テイク
        [drop] パス
       *[beaver] ビーバー
    }しました。
bg-answer-roll = サイコロを振る
bg-answer-double = ダブル
bg-answer-take = テイク
bg-answer-drop = パス
bg-answer-beaver = ビーバー
bg-won-single = シングル勝ち：{ $n }点
bg-won-gammon = ギャモン勝ち：{ $n }点
bg-won-backgammon = バックギャモン勝ち：{ $n }点
bg-cube-centred = キューブは中央、ゲームの価値は{ $n }です。
bg-cube-owned = キューブは{ $n }、所有者は{ $player }です。
bg-cube-owned-you = キューブは{ $n }、所有者はあなたです。
bg-crawford-now = クロフォードゲーム：ダブルできません。
bg-mirrored = インナーボードを左側に
bg-key-die = そのサイコロで動かす
bg-no-double = ノーダブル
bg-double-take = ダブル・テイク
bg-double-drop = ダブル・パス
bg-share-gammon-won = ギャモン勝ち
bg-share-won = 勝ち
bg-share-lost = 負け
bg-share-gammon-lost = ギャモン負け
bg-result = { $player }の勝ち
bg-result-you = あなたの勝ち
bg-result-match = { $player }がマッチに勝ちました
bg-result-match-you = あなたがマッチに勝ちました
bg-points-how = { $times } × キューブ { $cube } = { $n }
bg-says-rolls = { $player }の出目は{ $first }と{ $second }。
bg-says-rolls-you = あなたの出目は{ $first }と{ $second }。

## Reasons for a play

bg-reason-dance = 動かせるコマがありません。
bg-reason-all-level = どの手もほぼ同じです。
bg-reason-random = 無作為に選びました。どの選択も同じ確率です。
bg-reason-unclear = 評価は上ですが、盤面に{ $next }との明らかな違いはありません。
bg-own-counted = { $what ->
        [bar] この戦略はバーのコマを数えます。自分のものが少ないか、相手のものが{ $next }より多くなります。
        [points] この戦略はブロックポイントを数えます。自分のものが多いか、相手のものが{ $next }より少なくなります。
        [blots] この戦略はブロットを数えます。自分のものが少ないか、相手のものが{ $next }より多くなります。
        [off] この戦略は上がったコマを数えます。{ $next }より多くなります。
       *[distance] この戦略は最後尾のコマの距離を数えます。{ $next }より有利です。
    }
bg-reason-wins = 最後のコマを上げて勝ちです。
bg-reason-saves-gammon = 1個目を上げ、ギャモン負けがなくなります。
bg-reason-closes-out = 相手がバーにいる間に、インナーの6ポイントをすべて閉じます。
bg-reason-points-on-blot = ポイントオン：ヒットと同時に{ $point }ポイントを作ります。相手は{ $points }を避けてエントリーします。
bg-reason-hits-and-makes = ヒットと同時に{ $point }ポイントを作ります。
bg-reason-hits-two = 2個ヒット：相手は両方がエントリーするまで他のコマを動かせません。
bg-reason-hits = { $point }でヒット：相手は{ $n }ピップ失い、まずエントリーが必要です。
bg-reason-full-prime = フルプライム完成：後ろのコマは逃げられません。
bg-reason-prime = 相手のバックマンの前に{ $n }ポイントプライムを作ります。
bg-reason-five-point = インナーで最も大切な5ポイントを作ります。
bg-reason-bar-point-sixes = バーポイントを作り、相手の6をブロックします。
bg-reason-bar-point = インナーのすぐ外のバーポイントを作ります。
bg-reason-home-point = { $point }ポイントを作り、相手がエントリーできない目を増やします。
bg-reason-golden-anchor = 20のゴールデンアンカー：いつでもエントリーでき、プライムされにくい場所です。
bg-reason-their-bar-point = 相手のバーポイントを取り、バックマンが安全で逃げやすくなります。
bg-reason-anchor = { $point }にアンカーを作り、相手のインナーに安全な場所を確保します。
bg-reason-outer-point = { $point }ポイントを作ります。安全な着地点にもブロックにもなります。
bg-reason-no-shot = 安全：打たれる目はありません。{ $next }なら36通り中{ $m }通りで打たれます。
bg-reason-fewer-shots = 打たれる目は36通り中{ $n }通り。{ $next }なら{ $m }通りです。
bg-reason-no-shot-outside = 相手のインナーの外では打たれません。{ $next }なら36通り中{ $m }通りで打たれます。
bg-reason-fewer-shots-outside = 相手のインナーの外で打たれる目は36通り中{ $n }通り。{ $next }なら{ $m }通りです。
bg-reason-moves-up = バックマンを{ $point }へ進め、アンカーか脱出を狙います。
bg-reason-clears = 安全なうちに、後ろの{ $point }ポイントをクリアします。
bg-reason-indirect = 間接ショットだけ：36通り中{ $n }通り。{ $next }なら{ $m }通りです。
bg-reason-escapes-safe = バックマンが{ $point }まで逃げて安全になります。
bg-reason-escapes = バックマンが{ $point }まで逃げます。
bg-reason-keeps-anchor = { $point }のアンカーを保ちます。{ $next }だと手放します。
bg-reason-keeps-point = { $point }ポイントを保ちます。{ $next }だと崩れます。
bg-reason-shuts-out = 相手はエントリーできません。{ $next }なら36通り中{ $m }通りで入れます。
bg-reason-keeps-out = 相手が入れる目は36通り中{ $n }通り。{ $next }なら{ $m }通りです。
bg-reason-slots = { $point }ポイントにスロットし、次にカバーを狙います。
bg-reason-builds = { $point }にビルダーを運び、次のポイント作りに備えます。
bg-reason-more-off = 上がりが多い手です：{ $n }個。{ $next }なら{ $m }個。
bg-reason-fewer-rolls = 上がりまで平均{ $n }ロール。{ $next }なら{ $m }ロールです。
bg-reason-brings-home = インナーへ早く入れます：外に残るのは{ $n }個。{ $next }なら{ $m }個。
bg-reason-nearer-home = 全部のコマがインナーに入るまで{ $n }ピップ。{ $next }なら{ $m }ピップです。
bg-reason-no-gap = { $point }にコマを残します。{ $next }だとギャップができます。
bg-reason-fills-gap = { $point }のギャップを埋めます。{ $next }だと残ります。
bg-reason-not-stacked = { $next }は{ $point }にコマを積みすぎます。
bg-reason-not-buried = { $next }は{ $point }でコマを死なせます。
bg-reason-more-gammons = ギャモン勝ちが増えます：{ $n }。{ $next }なら{ $m }。
bg-reason-fewer-gammons-lost = ギャモン負けが減ります：{ $n }。{ $next }なら{ $m }。
bg-reason-more-wins = 勝率が上がります：{ $n }。{ $next }なら{ $m }。

## Reasons for the cube

bg-reason-cash = 相手はパスが正解：ダブルのほうがプレイ続行より{ $gain }得です。
bg-reason-last-roll = この1投で決まります：36通り中{ $n }通りで勝つので、今ダブルします。
bg-reason-nothing-to-lose = このゲームに負ければマッチも負けなので、ダブルしても失うものはありません。
bg-reason-double = 勝率は{ $win }：テイクされてもダブルのほうが{ $gain }得です。
bg-reason-optional = ダブルしても振ってもほぼ同じです。
bg-reason-too-good = ダブルすればパスされます。ギャモンを狙って続けるほうが{ $gain }得です。
bg-reason-no-double = 勝率は{ $win }：キューブを渡すには早すぎます。ダブルは{ $loss }の損です。
bg-reason-underdog = 勝率は{ $win }だけ：ダブルは{ $loss }の損です。
bg-reason-dead-cube = シングル勝ちでマッチが決まるので、キューブを上げても相手が得するだけです。
bg-reason-beaver = 勝率は{ $win }なので、さらにキューブを上げます。
bg-reason-answers-level = テイクもパスも同じ損です。
bg-own-take-point = 勝率{ $win }、ギャモン負け{ $gammon }。テイクポイントは約{ $need }です。
bg-their-take-point = 相手の勝率{ $win }、ギャモン負け{ $gammon }。テイクポイントは約{ $need }です。

## Notes on other candidates

bg-note-but = { $good }、ただし{ $bad }
bg-note-level = 同じくらい良い
bg-note-more-off = 上がりが多い
bg-note-saves-gammon = ギャモン回避
bg-note-closes-out = クローズアウト
bg-note-points-on-blot = ポイントオン
bg-note-hits-two = 2個ヒット
bg-note-hits = { $point }でヒット
bg-note-prime = { $n }ポイントプライム
bg-note-anchor = { $point }のアンカー
bg-note-makes = { $point }ポイントを作る
bg-note-safe = 安全
bg-note-safer = ショットが少ない
bg-note-moves-up = { $point }へ進む
bg-note-clears = { $point }ポイントをクリア
bg-note-escapes = バックマンが逃げる
bg-note-keeps-anchor = アンカーを保つ
bg-note-keeps = { $point }ポイントを保つ
bg-note-keeps-out = 相手が入りにくい
bg-note-slots = { $point }にスロット
bg-note-builds = { $point }にビルダー
bg-note-fewer-rolls = 上がりが早い
bg-note-brings-home = インナーのコマが多い
bg-note-nearer-home = インナーまでが近い
bg-note-no-gap = { $point }にギャップがない
bg-note-not-stacked = 積みすぎない
bg-note-not-buried = コマを死なせない
bg-note-more-gammons = ギャモンが多い
bg-note-fewer-gammons-lost = ギャモン負けが少ない
bg-note-more-wins = 勝率が高い
bg-note-free-roll = 相手がただで続けられる
bg-note-lower-stake = 低い点数のまま続く
bg-note-only-pass = 相手はパスするだけ
bg-note-gives-cube = 相手がテイクしてキューブを持つ
bg-note-gives-up = すぐに{ $n }点を失う
bg-note-wins-little = 勝率は{ $win }だけ
bg-note-no-favourite = 有利ではない

## What a candidate lacks

bg-fault-deep = { $point }ポイントはブロックになりにくい
bg-fault-fewer-off = 上がりが少ない
bg-fault-gammon-open = ギャモン負けが残る
bg-fault-no-closeout = クローズアウトしない
bg-fault-no-point = { $point }ポイントができない
bg-fault-one-hit = ヒットは1個だけ
bg-fault-no-hit = ヒットしない
bg-fault-shorter-prime = プライムが短い
bg-fault-no-anchor = アンカーがない
bg-fault-home-blots = インナーにブロット{ $n }個
bg-fault-shots = 36通り中{ $n }通りで打たれる
bg-fault-shots-outside = 外で36通り中{ $n }通りで打たれる
bg-fault-not-up = バックマンが進まない
bg-fault-not-cleared = { $point }ポイントが残る
bg-fault-stays-back = バックマンが残る
bg-fault-gives-up-anchor = { $point }のアンカーを手放す
bg-fault-breaks = { $point }ポイントが崩れる
bg-fault-enters = 36通り中{ $n }通りで入られる
bg-fault-no-slot = { $point }ポイントを狙わない
bg-fault-no-builder = ビルダーが増えない
bg-fault-more-rolls = 上がりが遅い
bg-fault-outside = 外のコマが多い
bg-fault-farther-from-home = インナーまでが遠い
bg-fault-gap = { $point }にギャップ
bg-fault-stacks = { $point }に積みすぎ
bg-fault-buries = { $point }でコマが死ぬ
bg-fault-fewer-gammons = ギャモンが少ない
bg-fault-more-gammons-lost = ギャモン負けが多い
bg-fault-fewer-wins = 勝率が低い

## When another candidate would be right

bg-if-no-gammons = ギャモンが無効なら
bg-if-gammon-needed = ギャモンが必要なら
bg-if-not-hit = { $point }のブロットが打たれないなら
bg-if-nothing-to-hit = { $point }にヒットするブロットがなければ
bg-if-bar-empty = 相手のコマがバーになければ
bg-if-behind = レースで負けていれば
bg-if-ahead = レースで勝っていれば
bg-if-hit-costs-more = 相手のインナーがもっと強ければ
bg-if-more-points = もっとポイントが必要なら
bg-if-wins-above = 勝率が{ $need }を超えれば
bg-if-wins-below = 勝率が{ $need }未満なら
