### The replay of finished games, and of records from elsewhere.

replay-open-record = 牌譜・棋譜を開く
replay-match = 対局
replay-formats = ほかで打った対局を一手ずつ見られます：天鳳（XMLまたはJSON）、mjai、バックギャモンの.mat・.sgf、ゾレのテキスト、openZoleのJSON、Parlorの記録。表示するだけで、保存はしません。
replay-choose-file = ファイルを選ぶ
replay-paste = またはテキストを貼り付け
replay-deal = 局
replay-seen-from = 視点
replay-not-over = この対局はまだ続いています。終了後に再生できます。
replay-drop = このページのどこにでもファイルをドロップできます。または
replay-paste-first = 先に記録のテキストを貼り付けてください
replay-pasted = 貼り付けたテキスト
replay-refused = { $name }を開けません
replay-readable = 開ける形式：天鳳のXML（gzipも可）とJSON、mjai、.mat・.sgf、ゾレのテキスト、openZoleのJSON、Parlorの記録。2 MBまで。
replay-file-empty = ファイルが空です。
replay-file-large = ファイルが2 MBを超えています。
replay-file-damaged = ファイルが壊れていて展開できません。
replay-timeline = タイムライン
replay-tab-moves = 手順
replay-tab-hands = 手牌・手札
replay-all-hands = 全員の手
replay-share = 共有
replay-more = もっと見る
replay-you-named = { $player }（自分）
replay-at-start = ここが最初です
replay-at-end = ここが最後です
replay-for-whom = 誰の選択か
replay-nobody-decides = ここでは誰も選択しません。
replay-next-decision = 次の選択へ
replay-ask-invites = { $you ->
        [yes] 自分の席
       *[no] { $player }の席
    }から見えていた情報だけで、AIならどうするかを見られます。
replay-played = { $you ->
        [yes] 自分の選択：{ $move }
       *[no] { $player }の選択：{ $move }
    }
replay-no-answer = AIから答えがありません：{ $reason }。
replay-ask-again = もう一度聞く
replay-deal-n = 第{ $n }局
replay-step-move = { $deal } { $n }手目
replay-step-over = { $deal }：結果

## Steps by game

riichi-step = { $deal } { $n }巡目
zole-buried-short = 伏せ札 { $cards }
zole-step-bids = { $deal }：{ $you ->
        [yes] あなたのビッド
       *[no] { $player }のビッド
    }
zole-step-buries = { $deal }：{ $you ->
        [yes] あなたが伏せる番
       *[no] { $player }が伏せる番
    }
zole-step-leads = 第{ $n }トリック：{ $you ->
        [yes] あなたのリード
       *[no] { $player }のリード
    }
zole-step-plays = 第{ $n }トリック：{ $you ->
        [yes] あなたの番
       *[no] { $player }の番
    }

## The proof of the shuffle

fair-heading = シャッフルと出目の公正さ
fair-intro = 対局前にサーバーは秘密のシードを約束し、各プレイヤーのブラウザが乱数を加えます。シャッフルと出目はすべてその両方から決まるため、誰にも選べません。このページですべてを計算し直しました。
fair-chip-checked = 公正性を検証済み
fair-chip-self-only = 記録内で一致
fair-chip-server-alone = サーバーのみで決定
fair-chip-wrong = 公正性を検証できません
