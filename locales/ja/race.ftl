### The dice race at the table and in words.

## Agents and terminal

race-length = { $n }レース
race-help = {"  "}step     出目の数だけ進む
    {"  "}decline  振り直す。1レースに1回だけで、2回目の出目では必ず進む
race-question = 出目は { $face }。step か decline
race-win-chance = 勝率
race-steps = { $n }歩進む
race-why-arrives = この出目でゴールに着きます。
race-why-no-right = 振り直しはもう使いました。
race-why-highest = これより大きい出目はありません。
race-why-first = 途中で打ち切ったため、2つの選択を比べられませんでした。
race-why-equal = どちらを選んでも勝率は同じです。
race-why-step = 進むと勝率{ $chosen }、振り直すと{ $other }です。
race-why-decline = 振り直すと勝率{ $chosen }、進むと{ $other }です。

## Page

race-to-go = { $n ->
        [0] ゴール
       *[other] 残り{ $n }歩
    }
race-second-throw = 振り直し
race-second-throw-used = 振り直し済み
race-answer-step = 進む
race-answer-decline = 振り直す
race-says-threw = { $player }の出目は{ $face }。
race-says-chose = { $player }が{ $action ->
        [step] 進みます
       *[decline] 振り直します
    }。
race-won = { $player }の勝ち
