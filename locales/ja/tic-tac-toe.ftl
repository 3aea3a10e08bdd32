### Tic-tac-toe at the table and in words.

## Agents and terminal

tic-tac-toe-length = { $n }局
tic-tac-toe-help = {"  "}b2       このマスに置く。文字は左からの列、数字は下からの段
tic-tac-toe-question = { $mark } を置くマス
tic-tac-toe-outcome = 結果
tic-tac-toe-best-play = 最善なら
tic-tac-toe-wins-in = { $n ->
        [1] すぐに勝ち
       *[other] { $n }手で勝ち
    }
tic-tac-toe-draws = 引き分け
tic-tac-toe-loses-in = { $n ->
        [1] 次の手で負け
       *[other] { $n }手で負け
    }
tic-tac-toe-open = 未定
tic-tac-toe-why-line = 3つ並びます。
tic-tac-toe-why-block = 相手が3つ並べるのを防ぎます。
tic-tac-toe-why-fork = 2か所で3つ並びを狙います。防げるのは片方だけです。
tic-tac-toe-why-wins = 相手がどう応じても、{ $n }手で勝ちます。
tic-tac-toe-why-last = 残りのマスはここだけです。
tic-tac-toe-why-draw = 互いに最善なら引き分けです。ほかのマスでも同じです。
tic-tac-toe-why-only = 互いに最善なら引き分けです。ほかのマスではどこでも負けます。
tic-tac-toe-why-holds = 互いに最善なら引き分けです。ほかの{ $n }マスでは負けます。
tic-tac-toe-why-loses = 最善の相手には負けますが、いちばん長く粘れます。
tic-tac-toe-why-open = { $n }手先までには勝負がつきません。

## Page

ui-game-tic-tac-toe = 三目並べ
ui-short-tic-tac-toe = 三目並べ
ui-about-tic-tac-toe = 2人対局。3つ並べたら勝ち。
ui-start-tic-tac-toe = 3局、AI1人
ui-preset-tic-tac-toe-classic = クラシック
tic-tac-toe-where = 第{ $n }局・三目並べ
tic-tac-toe-over = 対局の結果
tic-tac-toe-game = 局
tic-tac-toe-board = 盤面
tic-tac-toe-row = { $n }段目：{ $marks }
tic-tac-toe-turn = 手番
tic-tac-toe-mark = { $mark ->
        [A] バツ
        [B] マル
       *[none] 空き
    }
tic-tac-toe-cell = { $cell }：{ $mark ->
        [A] バツ
        [B] マル
       *[none] 空き
    }{ $value ->
        [none] {""}
       *[other] 、評価{ $value }
    }
tic-tac-toe-answer = { $cell }に置く
tic-tac-toe-asked = あなたの番です。マスを選んでください
tic-tac-toe-says-marked = { $player }が{ $cell }に置きました。
tic-tac-toe-says-marked-you = あなたが{ $cell }に置きました。
tic-tac-toe-won = { $player }の勝ち
tic-tac-toe-won-you = あなたの勝ち
tic-tac-toe-drawn = 引き分け
tic-tac-toe-key-pad = マスを選ぶ（テンキーの配置）
rules-tic-tac-toe-aim-title = 目的
rules-tic-tac-toe-aim = 2人が9つのマスに、一方はバツ、他方はマルを置きます。縦、横、斜めのいずれかに自分の印を3つ並べると勝ちです。
rules-tic-tac-toe-turn-title = 手番
rules-tic-tac-toe-turn = 自分の番に、空いたマスを1つ選んで印を置きます。9つとも埋まって誰も3つ並べていなければ引き分けです。続けて対局するときは、先手を交代します。
rules-tic-tac-toe-value-title = 最善手
rules-tic-tac-toe-value = 互いに間違えなければ引き分けになります。この局面でマルは辺の中央に置かなければなりません。角に置くと負けます。
