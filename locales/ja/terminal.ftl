### ターミナルのプログラム。

cli-agent = エージェント
cli-choice = 選択
cli-value = 評価
cli-reason = 理由
cli-best-equity-money = エクイティ（1ゲームあたりの点数、キューブなし）、{ $agent } による
cli-best-equity-match = このスコアでのエクイティ（キューブなし、勝ち +1、負け −1）、{ $agent } による
cli-best-own-scale = { $agent } 独自の尺度による値（{ $scale }）、エクイティではない
cli-tree-signs =
    記号 △ 手番側が選ぶ、▽ 相手が選ぶ、○ ダイス、□ そのまま評価、≤ と ≥ は限界値、
    角かっこは探索窓、// −n は探索しなかった枝の数と理由、
    … n は描かなかったノードの数、< は想定手順。
cli-seat = 席{ $seat }：{ $player }
cli-person = 人間
cli-you = あなた
cli-asked = { $seat }：{ $question }
cli-asked-also = { $asked }（{ $answers }）
cli-and-then = { $first }{ $then }
cli-or = { $first } または { $second }
cli-score = 得点：{ $score }
cli-input-ended = 入力が終わったので、ここで中断します。
cli-declined = 断られました。対局を続けます。
cli-hand-over = 席{ $seat }：画面を見ているのが自分だけになったらEnterを押してください
cli-yes-no = { $question }（yes/no）
cli-say-yes-or-no = yes か no で答えてください。
cli-legal-now = 今できること：
cli-no-number = { $n } 番はありません。1 から { $max } までです。
cli-not-now = { $entry } は今できません。
cli-ambiguous = { $entry } は { $choices } のどれか分かりません。
cli-n-seats = --seats は { $n } 人ですが、このゲームの席は { $seats } です
cli-or-person = { $error }（または person）
cli-help =
    一覧のとおりに入力するか、その番号を入力します。ほかに、
      moves    今できることを表示
      board    局面をもう一度表示
      quit     終了
cli-help-backgammon = {"  "}resign   投了。resign single、resign gammon、resign backgammon
cli-help-zole = カードは TH、10H、10♥ のように入力し、伏せるときは2枚。ビッドは pass、take、zole。
cli-help-riichi =
      5m       打牌。drawn はツモ切り、0m は赤五萬
      riichi 5m   tsumo   kan 5m   nine     自分の番で
      ron   pon   chi 23m   kan   pass      他家の牌に対して
    河の 5m' はツモ切り、[5m] はリーチ宣言牌、(5m) は鳴かれた牌です。
cli-bg-play-dice = 出目 { $dice } をプレイ
cli-bg-double-offered = { $n } へのダブルがかけられています
cli-bg-opening = オープニングロール：A { $a }、B { $b }、{ $starter } が先手です。
cli-bg-opening-tie = オープニングロール：ともに { $n }、振り直します。
cli-bg-rolls = { $player } の出目は { $dice }。
cli-bg-doubles = { $player } が { $n } にダブル。
cli-bg-resigns = { $player } が投了（{ $win ->
        [gammon] ギャモン
        [backgammon] バックギャモン
       *[single] シングル
    }）。
cli-bg-resign-offer = { $player } が投了を申し出ています（{ $win ->
        [gammon] ギャモン
        [backgammon] バックギャモン
       *[single] シングル
    }）。受けますか？
cli-bg-resign-what = { $entry } では投了できません。resign single、resign gammon、resign backgammon のどれかです。
cli-bg-won = { $how ->
        [dropped] { $player } の勝ち（ダブルをパス）。
        [resigned] { $player } の勝ち（投了）。
       *[other] { $player } の勝ち。
    }{ $worth }。
cli-riichi-round = { $deal } { $honba }本場 供託{ $sticks } 親{ $seat }
cli-riichi-heading = { $round } 残り{ $n }枚 表示牌 { $shown } ドラ { $dora }
cli-riichi-situation = { $round } 残り{ $live }枚  { $hand }  選択肢{ $n }、実際は { $done }
cli-riichi-sets = 副露 { $sets }
cli-riichi-waits = 待ち { $tiles }（残り{ $n }枚）
cli-riichi-complete = 和了形
cli-riichi-drew = ツモ { $tile }
cli-riichi-drawn-discarded = { $player } がツモ切り { $tile }。
cli-riichi-nothing-drawn = ツモ牌がありません。
cli-riichi-indicator = 表示牌 { $tile }、ドラ { $dora }。
cli-riichi-ura = 裏表示牌 { $tile }、裏ドラ { $dora }。
cli-riichi-readings = 面子の取り方：{ $n }通り
cli-riichi-yaku = { $meaning }
cli-riichi-from-each = { $n }オール
cli-riichi-from-both = 親{ $dealer }、子{ $others }
cli-riichi-liable = { $player } の責任払い（{ $yaku }）。
cli-riichi-payments = 支払い：{ $paid }{ $sticks ->
        [0] {""}
       *[other] 、供託 { $sticks }
    }
cli-zole-card = カードを出してください
cli-zole-two-cards = KS TC のように違う2枚を伏せてください。
cli-zole-one-card = 一度に出せるのは1枚です。
cli-zole-not-held = { $cards } は手札にありません。
cli-zole-follow = { $card } は出せません。{ $led ->
        [trump] 切り札
        [clubs] クラブ
        [spades] スペード
       *[hearts] ハート
    }に従ってください。
cli-zole-no-such-call = このルールではそのビッドはありません。
cli-zole-no-throw-in = このルールではここで投了できません。
cli-zole-sits-out = { $player } が配り、この局は休みです。
cli-zole-deals = { $player } が配り、{ $seat } の手札は { $cards }。
cli-zole-picks-up = { $player } がテーブルの { $cards } を取ります。
cli-zole-buries = { $player } が { $cards } を伏せます。
cli-zole-buried = 伏せ札 { $cards }
cli-zole-on-table = テーブル { $cards }
cli-zole-void = 無効（{ $player }の反則）
cli-zole-left = { $player }が離席
cli-zole-revoke = { $player }のリボーク
agent-spec-unexpected = { $text } の{ $at }文字目の { $found } は使えません
agent-spec-ends-early = { $text } は途中で終わっています
agent-spec-no-value = パラメーター { $key } に値がありません。{ $key }=値 と書きます
agent-spec-duplicate = パラメーター { $key } が2回指定されています
agent-spec-unknown-agent = エージェント { $name } はありません。使えるのは { $known }
agent-spec-unknown-parameter = { $agent } にパラメーター { $key } はありません。使えるのは { $known }
agent-spec-out-of-range = { $key }={ $value } は範囲 { $kind } の外です
agent-spec-wrong-kind = { $key }={ $value } は使えません。使えるのは { $kind }
agent-spec-limit = { $key } の制限 { $limit } は { $kind } を超えています
