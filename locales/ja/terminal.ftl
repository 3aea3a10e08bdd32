### ターミナルのプログラム。

cli-agent = エージェント
cli-choice = 選択
cli-value = 評価
cli-reason = 理由
cli-best-equity-money = エクイティ（1ゲームあたりの点数、キューブなし）、{ $agent } による
cli-best-equity-match = このスコアでのエクイティ（キューブなし、勝ち +1、負け −1）、{ $agent } による
cli-best-equity-money-cube = エクイティ（1ゲームあたりの点数、キューブあり）、{ $agent } による
cli-best-equity-match-cube = このスコアでのエクイティ（キューブあり、勝ち +1、負け −1）、{ $agent } による
cli-best-own-scale = { $agent } 独自の尺度による値（{ $scale }）、エクイティではない
cli-tree-signs =
    記号 △ 手番側が選ぶ、▽ 相手が選ぶ、○ サイコロ、□ そのまま評価、≤ と ≥ は限界値、
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
cli-zole-no-throw-in = このルールではここで残りを放棄できません。
cli-zole-sits-out = { $player } が配り、このディールは休みです。
cli-zole-deals = { $player } が配り、{ $seat } の手札は { $cards }。
cli-zole-picks-up = { $player } が場札 { $cards } を取ります。
cli-zole-buries = { $player } が { $cards } を伏せます。
cli-zole-buried = 伏せ札 { $cards }
cli-zole-on-table = 場札 { $cards }
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
cli-error = エラー：{ $error }
cli-seed = シードは { $seed } です。`--seed { $seed }` で同じ対局を再現できます。
cli-unknown-game = ゲーム { $name } はありません。使えるのは { $known }
cli-cannot-write = { $file } に書き込めません
cli-rules-unknown = ルール { $name } はありません。使えるのは { $known }
cli-rules-unknown-rule = ルール項目 { $name } はありません。使えるのは { $known }
cli-rules-bad-value = { $name } に { $value } は使えません。使えるのは { $allowed }
cli-rules-not-canonical = ルール { $rules } はこのバージョンの書き方ではありません
cli-rules-twice = { $key } が2回指定されています
cli-rules-bg-length = { $word } は長さではありません。to=5 や games=1 のように書きます（25まで）
cli-rules-extra = { $word } は余分です。ルールと長さを1つずつ書きます
cli-rules-no-value = { $word } には値がありません。key=value のように書きます
cli-rules-no-dealer = ルール { $rules } では最初のディーラーの席がありません
cli-zole-no-card = { $text } はカードではありません。TH や 10♥ のように、ランク（7 8 9 J Q K T A、10も可）とスート（H S C D または ♥ ♠ ♣ ♦）を書きます。
cli-zole-not-in-pack = { $card } は26枚の中にありません。7と8はダイヤだけです。
cli-zole-n-trumps = 切り札{ $n }枚
cli-zole-row-first = 先手
cli-zole-row-second = 2番手
cli-zole-row-third = 3番手
cli-zole-row-table = 場
cli-zole-row-seats = 席
cli-zole-row-calls = ビッド
cli-zole-row-contract = コントラクト
cli-zole-row-took = 取った場札
cli-zole-row-aside = 脇の2枚
cli-zole-place = { $player } { $place ->
        [first] 先手
        [second] 2番手
        [third] 3番手
       *[out] 休み
    }
cli-zole-dealer = ディーラー：{ $player }
cli-zole-called = { $player } { $call ->
        [pass] パス
        [take] 場札を取る
        [zole] ゾレ
       *[maza_zole] 小ゾレ
    }
cli-zole-galdins = ガルディンシュ（トリックが最も多い人の負け）
cli-zole-tricks = { $each }、残り{ $n }
cli-zole-eyes = { $player } { $n }、守備側 { $others }
cli-zole-eyes-buried = { $player } { $n }＋伏せ札 { $buried }、守備側 { $others }
cli-zole-eyes-goal = { $eyes }、61で勝ち
cli-zole-unfinished = 第{ $n }ディールは終わっていません
cli-zole-analysed-by = 評価 { $agent }：それまでの手数、プレイヤー、その人に見えていた情報での損失（得点）、（ ）内は全カード公開時の損失
cli-zole-analysed-deal = 第{ $n }ディール：{ $points }
cli-zole-best = 最善 { $action }
cli-zole-not-in-points = { $agent } の評価は「{ $scale }」で、得点でも勝率でもありません。別の --agent を選んでください
cli-zole-difference = 第{ $n }ディール：ファイルでは { $player } が { $written }（{ $of ->
    [game] ディールのみ
   *[other] プーレ込み
}）、当方のルールでは { $ours }
cli-zole-player = プレイヤー
cli-zole-deals-played = ディール
cli-zole-decisions = 判断
cli-zole-cost = 損失
cli-zole-per-decision = 1判断あたり
cli-zole-bids = ビッド
cli-zole-burials = 伏せ札
cli-zole-cards = カード
cli-zole-open-cards = カード公開時
cli-zole-luck = 運
cli-zole-points = 得点
cli-bg-n-pips = { $n }ピップ
cli-bg-n-points = { $n }点
cli-bg-money-game = マネーゲーム
cli-bg-to-roll-or-double = { $player } 振るかダブル
cli-bg-to-roll = { $player } の番
cli-bg-rolled = { $player } 出目 { $dice }
cli-bg-doubled = { $player } が { $n } にダブル
cli-bg-beavered = { $player } が { $n } にビーバー
cli-bg-raccooned = { $player } が { $n } にラクーン
cli-bg-wins-points = { $player } の勝ち、{ $n }点
cli-bg-fault = { $column }文字目：{ $fault }{ $n ->
        [0] {""}
       *[other] 。可能な手は { $legal }
    }
cli-bg-fault-no-moves = 13/8 や bar/21 のように書きます
cli-bg-fault-no-destination = { $place } のコマの行き先がありません。{ $place }/{ $next } のように書きます
cli-bg-fault-not-a-place = { $found } はポイントではありません。1から24、bar、off のどれかです
cli-bg-fault-not-a-count = ({ $found }) はコマの数ではありません。(2)、(3)、(4) のどれかです
cli-bg-fault-unexpected = ここに { $found } は書けません。/、* または (2) のような数です
cli-bg-fault-too-many-moves = 1回の手番で動かせるのは4手までです
cli-bg-fault-backwards = コマは大きい番号から小さい番号へ動きます。{ $from } から { $to } へは動けません
cli-bg-fault-distance = 出目 { $dice } では { $from } から { $to } へ動けません
cli-bg-fault-no-man = { $place } に動かせる自分のコマがありません
cli-bg-fault-closed = { $place }ポイントは相手がブロックしています
cli-bg-fault-not-home = すべてのコマがインナーに入るまでベアオフできません。{ $place } に1つ残っています
cli-bg-fault-further-back = { $die } の目で { $from } からベアオフできるのは、後ろにコマがないときだけです。{ $place } に残っています
cli-bg-fault-no-hit = { $place } ではヒットしません
cli-bg-fault-can-play = 動かせる手があるので、動かす必要があります
cli-bg-fault-cannot-play = 動かせるコマがありません。(no play) と書きます
cli-bg-fault-fewer-dice = 出目 { $dice } で動かせるのは { $has } 手ですが、{ $used } 手必要です
cli-bg-fault-more-dice = 使えるサイコロはすべて使います。ここでは { $used } ではなく { $must } です
cli-bg-fault-larger-die = 使えるサイコロは1つだけなので、大きいほうの { $die } を使います
cli-bg-fault-not-together = 出目 { $dice } ではこれらを同時に動かせません
cli-bg-fault-ambiguous = ヒットするかどうか分かりません。途中で止まるポイントも書いてください
cli-bg-resign-over = ゲームはもう終わっています。
cli-bg-resign-answer-first = 先にダブルに答えてください。
cli-bg-resign-not-begun = オープニングロールの前には投了できません。
cli-riichi-claim = { $hand }、{ $how } { $tile }、自風 { $seat }、場風 { $round }、ルール { $rules }
cli-riichi-refused = 和了できません：{ $reason }
cli-riichi-worth = 得点：{ $worth }
cli-riichi-only-tenpai = 和了形ではなく、テンパイです
cli-riichi-far = 和了形ではなく、{ $n }シャンテンです
cli-riichi-no-yaku-but-dora = 役がありません。ドラは役になりません
cli-riichi-not-complete = 和了形ではありません
cli-riichi-no-yaku = 役がありません
cli-riichi-furiten-discard = フリテン（自分の河に和了牌があります）
cli-riichi-furiten-temporary = 同巡フリテン（和了牌を見逃しました）
cli-riichi-furiten-riichi = リーチ後フリテン（和了牌を見逃しました）
cli-riichi-discarder-pays = 支払い：放銃者が { $n }
cli-riichi-including = うち { $n-honba }本場 { $honba }、供託{ $n-sticks }本 { $sticks }
cli-riichi-total = 合計：{ $n }
cli-riichi-not-tenpai = テンパイしていません（{ $n }シャンテン）。`parlor riichi shanten` で有効牌が分かります
cli-riichi-waits-for = 待ち { $tiles }（{ $n }枚）
cli-riichi-dead-waits = { $tiles } も待ちの形ですが、4枚とも手牌にあります
cli-riichi-impossible = 不可能
cli-riichi-finish-first-draw = 第一ツモで和了
cli-riichi-finish-rinshan = 嶺上ツモ
cli-riichi-finish-haitei = 海底ツモ
cli-riichi-finish-first-discard = 第一ツモ前のロン
cli-riichi-finish-chankan = 槍槓
cli-riichi-finish-houtei = 河底ロン
cli-bg-nobody-plays = そこは誰の手番でもありません
cli-bg-not-by-equity = { $agent } の評価は { $scale } でエクイティではありません。別の --agent を選んでください
cli-bg-no-value = { $agent } は { $what } を評価しません
cli-bg-origin-two-sided = 両側ベアオフ表（厳密）
cli-bg-origin-one-sided = 片側ベアオフ表
cli-bg-origin-chances = エージェントの勝率評価
cli-bg-origin-equity = 21通りの出目でのエクイティの平均
cli-bg-origin-given = 与えられた確率
cli-bg-source = 出典：{ $source }
cli-bg-eval-heading = { $position }  { $class ->
        [contact] コンタクト
        [crashed] クラッシュ
        [race] レース
       *[bearoff] ベアオフ
    }、{ $own } 対 { $other } ピップ
cli-bg-judged-by = 評価 { $agent }：{ $source }
cli-bg-eval-equity = キューブなしのエクイティ { $money }（マネー）
cli-bg-eval-at-score = 、{ $equity }（このスコア）
    ギャモン価値 勝ち { $won }、負け { $lost }（マネーは 0.5）
cli-bg-eval-exact = キューブ込みの厳密値（ダブル前、マネー） 自分 { $own }、中央 { $centred }、相手 { $other }
cli-bg-eval-with-cube = { $verdict }、キューブ込み { $equity }
cli-bg-eval-cube = { $verdict }：ノーダブル { $no-double }、ダブル・テイク { $double-take }、ダブル・パス { $double-pass }、キャッシュポイント { $cash }
cli-bg-on-roll = 手番側
cli-bg-opponent = 相手
cli-bg-analysed-by = 評価 { $agent }。エラーと運はエクイティ（現在のキューブを1とする）
cli-bg-game = 第{ $n }ゲーム
cli-bg-game-turn = 第{ $game }ゲーム、{ $turn }手目
cli-bg-not-a-match = { $file } はマッチファイルではありません。analyse は .mat と .sgf を読みます
cli-bg-forced = 強制
cli-bg-best = 最善 { $play }
cli-bg-luck = 運 { $luck }
cli-bg-totals = { $player }：チェッカープレー { $plays } 回、エラー { $play-error }、平均 { $error-per-play }、キューブ判断 { $cubes } 回、エラー { $cube-error }、合計 { $error }、1判断あたり { $error-per-decision }、{ $grade }
cli-bg-totals-rating = 、PR { $rating }
cli-bg-totals-match = 、失ったマッチ勝率 { $chance }
cli-bg-totals-luck = 、運 { $luck }（{ $rolls } 回）
cli-bg-grade-supernatural = 神業
cli-bg-grade-world-class = 世界クラス
cli-bg-grade-expert = エキスパート
cli-bg-grade-advanced = 上級
cli-bg-grade-intermediate = 中級
cli-bg-grade-casual = 初中級
cli-bg-grade-beginner = 初級
cli-bg-grade-awful = 入門
cli-riichi-agree-heading = { $agent }：牌譜 { $records }、局 { $deals }、判断 { $decisions }
cli-riichi-kind = 種類
cli-riichi-turn = 巡目
cli-riichi-decisions = 判断
cli-riichi-agreed = 一致
cli-riichi-interval = 95%区間
cli-riichi-players-did = 人間の実行率
cli-riichi-agent-did = エージェントの実行率
cli-riichi-player = プレイヤー
cli-riichi-more-players = ほか{ $n }人（--players N、--json）
cli-riichi-no-player = --player { $name } はこれらの牌譜にいません
cli-riichi-kind-all = すべて
cli-riichi-kind-discard = 打牌
cli-riichi-kind-riichi = リーチ
cli-riichi-kind-call = 鳴き
cli-riichi-kind-kan = カン
cli-riichi-kind-win = 和了
cli-riichi-kind-nine-kinds = 九種九牌
