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
kuhn-whole-strategy = 戦略の全体
kuhn-bets-first = 最初にベット
kuhn-bets-after-check = チェック後にベット
kuhn-calls-bet = ベットにコール
kuhn-gives-away = 最善の対抗戦略でも、1ディールあたり{ $n }チップしか得られません。

## Page

kuhn-card = { $card ->
        [J] J
        [Q] Q
       *[K] K
    }
kuhn-answer-check = チェック
kuhn-answer-bet = ベット
kuhn-answer-call = コール
kuhn-answer-fold = フォールド
kuhn-says-said = { $player }が{ $action ->
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
