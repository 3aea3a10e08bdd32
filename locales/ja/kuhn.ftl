### Kuhn poker at the table and in words.

## Agents and terminal

kuhn-length = { $n }ディール
kuhn-help = {"  "}check    チェック（何も出さない）    bet      1をベット
    {"  "}call     1を出してコール             fold     フォールド（ポットを譲る）
kuhn-question-bet = check か bet
kuhn-question-call = call か fold
kuhn-table = 自分の札：{ $mine }   相手の札：{ $other }   ポット：{ $pot }
kuhn-dealt = { $player }の札は{ $card ->
        [J] J
        [Q] Q
       *[K] K
    }。
kuhn-chips = チップ
kuhn-rounds = 自己対戦{ $n }回
kuhn-why-jack = Jで勝つにはブラフしかありません。{ $share }の割合でベットします。
kuhn-why-queen = Qのベットは得になりません。Kはコールし、Jはフォールドします。
kuhn-why-king = Kのベットはコールを、チェックはブラフを誘います。{ $share }の割合でベットします。
kuhn-why-king-after-check = Kは負けないので、バリューベットします。
kuhn-why-jack-faces-bet = Jは札を見せ合えば必ず負けます。
kuhn-why-queen-faces-bet = Qが勝てるのはブラフだけです。ブラフが得にならないよう、{ $share }の割合でコールします。
kuhn-why-king-faces-bet = Kが負けることはありません。
kuhn-why-open-cards = 相手の札としてありうる2枚がどちらも見えていると考え、平均して最善の選択です。
kuhn-why-one-tree = 相手の札としてありうる2枚に共通の一つの木で、多くのプレイアウトを重ねて最善だった選択です。この木では相手もどちらの札でも同じように打ちます。
kuhn-whole-strategy = 戦略の全体
kuhn-bets-first = 最初にベット
kuhn-bets-after-check = チェック後にベット
kuhn-calls-bet = ベットにコール
kuhn-gives-away = 最善の対抗戦略でも、1ディールあたり{ $n }チップを得ます。

## Page

ui-game-kuhn = クーンポーカー
ui-short-kuhn = クーンポーカー
ui-about-kuhn = 2人対局、札3枚、賭けは1回。ブラフするか。
ui-start-kuhn = 10ディール、AI1人
ui-preset-kuhn-classic = クラシック
kuhn-where = 第{ $n }ディール・クーンポーカー
kuhn-deal = ディール
kuhn-card = { $card ->
        [J] J
        [Q] Q
       *[K] K
    }
kuhn-my-card = 自分の札
kuhn-face-down = 伏せ札
kuhn-bets = ベット
kuhn-pot = ポット
kuhn-answer-check = チェック
kuhn-answer-bet = ベット
kuhn-answer-call = コール
kuhn-answer-fold = フォールド
kuhn-word = { $action ->
        [check] チェック
        [bet] ベット
        [call] コール
       *[fold] フォールド
    }
kuhn-key-check = チェックまたはコール
kuhn-asked-bet = チェックしますか、ベットしますか
kuhn-asked-call = コールしますか、フォールドしますか
kuhn-says-got = あなたの札は{ $card ->
        [J] J
        [Q] Q
       *[K] K
    }です。
kuhn-says-said = { $player }が{ $action ->
        [check] チェック
        [bet] 1をベット
        [call] コール
       *[fold] フォールド
    }。
kuhn-says-said-you = あなたが{ $action ->
        [check] チェック
        [bet] 1をベット
        [call] コール
       *[fold] フォールド
    }。
kuhn-says-showed = { $player }の札は{ $card ->
        [J] J
        [Q] Q
       *[K] K
    }です。
kuhn-won = { $player }が{ $n }チップ獲得
kuhn-won-you = あなたが{ $n }チップ獲得
kuhn-compared = { $player }は{ $mine ->
        [J] J
        [Q] Q
       *[K] K
    }、{ $other }は{ $theirs ->
        [J] J
        [Q] Q
       *[K] K
    }。
rules-kuhn-cards-title = 札
rules-kuhn-cards = 使うのは3枚です。KはQより強く、QはJより強い札です。2人ともチップを1枚ポットに入れ、札を1枚ずつ受け取ります。残りの1枚は誰も見ません。
rules-kuhn-betting-title = 賭け
rules-kuhn-betting = 先手はチェックするか、チップを1枚ベットします。チェックのあと、後手はチェックかベットを選びます。ベットされたら、チップ1枚でコールするか、フォールドします。進み方は5通りです。
rules-kuhn-end-title = 終わり
rules-kuhn-end = フォールドすると相手がポットを取り、札は伏せたままです。そうでなければ札を見せ合い、強い札がポットを取ります。続けて対局するときは、先手を交代します。
rules-kuhn-value-title = 最善手
rules-kuhn-value = 最善の打ち方にはブラフが欠かせません。ときどきJでベットし、Qでコールします。2人とも最善なら、先手は1ディール平均1/18チップ負けます（H. W. Kuhn、1950年）。
