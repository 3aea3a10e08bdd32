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

ui-game-race = サイコロレース
ui-short-race = サイコロレース
ui-about-race = 2人対局、サイコロ1個。進むか、振り直すか。
ui-start-race = 3局、AI1人
ui-preset-race-sprint = スプリント：8歩、3面サイコロ
ui-preset-race-long = ロング：20歩、6面サイコロ
race-where = 第{ $n }局・サイコロレース
race-over = レースの結果
race-race = 局
race-track = コース
race-to-go = { $n ->
        [0] ゴール
       *[other] 残り{ $n }歩
    }
race-die = サイコロ
race-die-shows = { $face ->
        [0] まだ振っていません
       *[other] 出目は{ $face }
    }
race-second-throw = 振り直し
race-second-throw-used = 振り直し済み
race-answer-step = 進む
race-answer-decline = 振り直す
race-asked = { $choices ->
        [1] 出目は{ $face }です
       *[other] 出目は{ $face }です。進みますか、振り直しますか
    }
race-says-threw = { $player }の出目は{ $face }。
race-says-threw-you = あなたの出目は{ $face }。
race-says-chose = { $player }が{ $action ->
        [step] 進みます
       *[decline] 振り直します
    }。
race-says-chose-you = あなたが{ $action ->
        [step] 進みます
       *[decline] 振り直します
    }。
race-won = { $player }の勝ち
race-won-you = あなたの勝ち
race-lost-by = { $player }は残り{ $n }歩でした。
race-lost-by-you = あなたは残り{ $n }歩でした。
rules-race-aim-title = 目的
rules-race-aim = 2人とも同じ歩数を進みます。先にゴールに着くか、通り過ぎると勝ちです。
rules-race-turn-title = 手番
rules-race-turn = サイコロを振り、出目の数だけ進むか、振り直します。振り直せるのは1レースに1回だけで、2回目の出目では必ず進みます。続けて対局するときは、先手を交代します。
rules-race-value-title = 最善手
rules-race-value = どの局面も、ゴールから逆算すれば解けます。8歩で3面のサイコロなら、最初に1が出たら振り直し、2なら進んで振り直しを残すのが最善です。
