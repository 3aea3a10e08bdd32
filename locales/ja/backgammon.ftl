### Backgammon at the table and in words.

bg-undo = 戻す
bg-roll-button = 振る
bg-beaver = ビーバー
bg-pips = ピップ
bg-match-short = マッチ
bg-where-match = { $crawford ->
        [yes] { $n }ポイントマッチ、クロフォードゲーム
       *[no] { $n }ポイントマッチ
    }
bg-where-game = { $n }ポイントマッチ、第{ $game }ゲーム
bg-where-money = マネーゲーム
bg-to-play = { $first }と{ $second }を動かす
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
