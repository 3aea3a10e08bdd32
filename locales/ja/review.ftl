### The review of a finished match: every decision, what it cost and what was better.

review-open = 対局を検討する
review-about = バックギャモンとゾレの一手ごとに、損失・最善手・その理由を示します。記録を開いてください：.mat・.sgf、ゾレのテキスト、openZoleのJSON、Parlorの記録。記録はこのブラウザに残り、サーバーには検討を見られる間だけ置かれます。
review-gone = この記録はもうこのブラウザにありません。もう一度開いてください。

## How far it is

review-by = 検討：{ $agent }、判断数：{ $n }
review-waiting = ほかの対局を検討中です。順番をお待ちください。
review-running = 検討中です。結果は順に表示されます。
review-stopped = 検討を中止しました。それまでの結果は残ります。
review-failed = 検討を続けられません：{ $reason }
review-no-game = { $game }の検討はここではできません。対象はバックギャモンとゾレです。リプレイでは一手ずつ見て、エージェントに聞けます。
review-progress = 検討の進み具合
review-again = もう一度検討する

## Decisions

review-played = { $you ->
        [yes] 自分の選択：
       *[no] { $player }の選択：
    }
review-best = 最善：
review-best-short = 最善：{ $move }
review-fine = これより良い選択はありません。
review-next = 次のミス
review-open-replay = リプレイで開く
review-whose = 誰の判断か
review-everyone = 全員
review-none-yet = まだありません。
review-none = ミスはありません。
review-tab-errors = ミス { $n }
review-tab-all = すべての判断
review-tab-sums = 合計
review-blunder = 大悪手
review-error = 悪手
review-doubtful = 疑問手

## Totals

review-curve = 損失の累計（判断順）
review-rating = パフォーマンスレート（PR）
review-grade = レベル
review-per-decision = 一手あたりの損失
review-lost = 損失の合計
review-part-play = 駒の動き
review-part-cube = キューブ
review-part-call = ビッド
review-part-burial = 伏せ札
review-part-card = カード
review-part-of = { $cost }（{ $n }）
review-match-lost = 失ったマッチ勝率
review-luck = 運
review-blunders = 大悪手
review-errors = 悪手
review-doubtfuls = 疑問手

## How good that is, as GNU Backgammon calls it

review-grade-supernatural = 神業
review-grade-world-class = 世界クラス
review-grade-expert = エキスパート
review-grade-advanced = 上級
review-grade-intermediate = 中級
review-grade-casual = 初中級
review-grade-beginner = 初級
review-grade-awful = 入門
