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

tic-tac-toe-answer = { $cell }に置く
tic-tac-toe-says-marked = { $player }が{ $cell }に置きました。
tic-tac-toe-won = { $player }の勝ち
tic-tac-toe-drawn = 引き分け
