### コーチ付きの最初の対局。

coach-name = コーチ
coach-where = { $game }、はじめての対局
coach-time = 約5分。AIは待ってくれます。
coach-progress = 進み具合
coach-step-of = ステップ{ $n }/{ $of }
coach-step-done = 済み
coach-next = 次へ
coach-why = なぜ？
coach-only = 選べる手は1つだけです。
coach-no-advice = ここでは助言がありません。自由に選んでください。
coach-watch = ほかのプレイヤーの番です。
coach-look-up = 早見表
coach-to-steps = ステップに戻る
coach-do = { $action }。
coach-two = { $first }{ $second }
coach-works-too = それでも大丈夫です。ここでは「{ $best }」のほうが良い手でした。
coach-clearly-better = ルール上は可能ですが、「{ $best }」のほうが明らかに良い手でした。
coach-as-good = それも同じくらい良い手です。
coach-note = 違い：{ $note }。
coach-skip = コーチなしで続ける
coach-skip-short = スキップ
coach-skip-title = コーチなしで続けますか？
coach-skip-text = 通常の練習卓として続きます。助言はいつでも聞けます。
coach-skip-stay = コーチと続ける
coach-over-title = はじめての対局が終わりました
coach-learned = 学んだこと：{ $steps }。
coach-others-why = AIはなぜそうしたのか
coach-did = { $player }：{ $move }
coach-see-it = 局面を見る
coach-and = 、
coach-play-real = 本番の対局をする
coach-read-rules = ルールを読む

## Zole

coach-zole-title = 1ディールで覚えるゾレ
coach-zole-bidding = ビッド
coach-zole-bidding-line = 1人で2人を相手にするのは誰か。
coach-zole-bidding-says = 順番に、パスするか、2枚の[場札](zole-table-cards)を取ります。取った人は1人で2人と戦い、120点中61点の[カード点](zole-eyes)が必要です。
coach-zole-calls = { $zole ->
        [yes] あなたのビッドです。[パス](zole-call-pass)、[場札を取る](zole-call-take)、場札なしの[ゾレ](zole-call-zole)から選びます。
       *[no] あなたのビッドです。[パス](zole-call-pass)か、[場札を取る](zole-call-take)かを選びます。
    }
coach-zole-bidding-done = { $contract ->
        [zole] { $me ->
            [yes] あなたがゾレ。場札なしのソロです。
           *[no] { $player }がゾレ。場札なしのソロです。
        }
        [maza_zole] { $me ->
            [yes] あなたが小ゾレ。1トリックも取ってはいけません。
           *[no] { $player }が小ゾレ。1トリックも取ってはいけません。
        }
       *[lielais] { $me ->
            [yes] あなたが場札を取り、ソロになりました。
           *[no] { $player }が場札を取り、ソロになりました。
        }
    }
coach-zole-bury = あなたがソロです。[2枚を伏せて](zole-bury-word)ください。その点はあなたのものになります。
coach-zole-passed = 全員パスなので、このディールはプレイしません。配り直します。
coach-zole-lead = リード
coach-zole-lead-line = 最初のトリックは先手がリードします。
coach-zole-lead-says = { $me ->
        [yes] あなたが[先手](zole-first-hand)なので、リードします。どの札でも出せます。
       *[no] { $player }が[先手](zole-first-hand)でリードします。最も強い札が[トリック](zole-trick)を取り、その人が次をリードします。
    }
coach-zole-lead-done = { $me ->
        [yes] 先手のリード：あなた、{ $card }。
       *[no] 先手のリード：{ $player }、{ $card }。
    }
coach-zole-follow = フォロー
coach-zole-follow-line = リードされたスートがあれば、それを出します。
coach-zole-follow-says = { $has ->
        [yes] { $suit ->
            [C] クラブがリードされたので、クラブを出します。
            [S] スペードがリードされたので、スペードを出します。
            [H] ハートがリードされたので、ハートを出します。
           *[T] 切り札がリードされたので、切り札を出します。
        }
       *[no] { $suit ->
            [C] クラブがリードされましたが、持っていないので何を出しても構いません。
            [S] スペードがリードされましたが、持っていないので何を出しても構いません。
            [H] ハートがリードされましたが、持っていないので何を出しても構いません。
           *[T] 切り札がリードされましたが、持っていないので何を出しても構いません。
        }
    }
coach-zole-trumps = 切り札
coach-zole-trumps-line = Q、J、ダイヤはほかの札に勝ちます。
coach-zole-trumps-says = Q、J、ダイヤは[切り札](zole-trump)です。全部で1つのスートとして扱い、ほかのすべての札に勝ちます。
coach-zole-trumped = { $suit ->
        [C] { $player }はクラブがもうないので、何でも出せます。切り札はクラブに勝ちます。
        [S] { $player }はスペードがもうないので、何でも出せます。切り札はスペードに勝ちます。
       *[H] { $player }はハートがもうないので、何でも出せます。切り札はハートに勝ちます。
    }
coach-zole-thrown = { $suit ->
        [C] { $player }はクラブがもうないので、{ $card }を[捨てます](zole-throw-off)。この札ではトリックを取れません。
        [S] { $player }はスペードがもうないので、{ $card }を[捨てます](zole-throw-off)。この札ではトリックを取れません。
        [H] { $player }はハートがもうないので、{ $card }を[捨てます](zole-throw-off)。この札ではトリックを取れません。
       *[T] { $player }は切り札がもうないので、{ $card }を[捨てます](zole-throw-off)。この札ではトリックを取れません。
    }
coach-zole-eyes = カード点の数え方
coach-zole-eyes-line = ソロは120点中61点が必要です。
coach-zole-eyes-done = { $by ->
        [tricks] { $me ->
            [yes] あなたは1トリックも取ってはいけません。
           *[no] { $player }は1トリックも取ってはいけません。
        }
       *[eyes] { $me ->
            [yes] あなたは120点中61点が必要です。
           *[no] { $player }は120点中61点が必要です。
        }
    }
coach-zole-eyes-says = 今のトリックは{ $n }点でした。A=11、10=10、K=4、Q=3、J=2、ほかは0点です。
coach-zole-score = 得点
coach-zole-score-line = 誰が誰にいくら払うか。
coach-zole-score-done = このディールの得点は{ $points }点です。
coach-zole-score-says = { $by ->
        [tricks] { $me ->
            [yes] あなたは{ $tricks }トリック。小ゾレは{ $won ->
                [yes] 成功
               *[no] 失敗
            }です。
           *[no] { $player }は{ $tricks }トリック。小ゾレは{ $won ->
                [yes] 成功
               *[no] 失敗
            }です。
        }
       *[eyes] { $won ->
            [yes] { $me ->
                [yes] あなたは{ $eyes }点で勝ち。ほかの2人があなたに払います。
               *[no] { $player }は{ $eyes }点で勝ち。ほかの2人が払います。
            }
           *[no] { $me ->
                [yes] あなたは{ $eyes }点だけで負け。2人に払います。
               *[no] { $player }は{ $eyes }点だけで負け。守備側の2人に払います。
            }
        }
    }
coach-zole-order = 強さの順
coach-zole-order-note = この14枚が切り札です。ほかのスートは{ $ranks }の順です。

## Riichi

coach-riichi-title = 1局で覚えるリーチ麻雀
coach-riichi-aim = 目的
coach-riichi-aim-line = 面子4つと雀頭1つ。
coach-riichi-aim-says = [面子](riichi-set)4つと雀頭をそろえます。面子は同じ種類の345のような[順子](riichi-run)か、同じ牌3枚の[刻子](riichi-triplet)です。
coach-riichi-turn = ツモと打牌
coach-riichi-turn-line = 毎巡、1枚ツモって1枚捨てます。
coach-riichi-turn-says = 1枚ツモったので、1枚[捨てます](riichi-discard-word)。手に最も役立たない牌を選びます。
coach-riichi-calls = 鳴き
coach-riichi-calls-line = チーは順子、ポンは刻子を作ります。
coach-riichi-calls-says = { $set ->
        [triplet] { $player }が{ $tile }を捨てました。刻子にできます：[ポン](riichi-call-pon)。
       *[run] { $player }が{ $tile }を捨てました。順子にできます：[チー](riichi-call-chi)。
    }鳴くと速くなりますが、[門前](riichi-hand-closed)ではなくなります。「{ $pass }」なら取りません。
coach-riichi-kan = 同じ牌が4枚あれば[カン](riichi-call-kan)できます。1つの面子になり、1枚多くツモります。
coach-riichi-opened = { $set ->
        [run] { $player }が{ $tile }を鳴いて順子にしました。鳴いた手ではリーチできません。
        [triplet] { $player }が{ $tile }を鳴いて刻子にしました。鳴いた手ではリーチできません。
       *[quad] { $player }が{ $tile }を鳴いて槓子にしました。鳴いた手ではリーチできません。
    }
coach-riichi-waiting = テンパイとリーチ
coach-riichi-waiting-line = テンパイはあと1枚で和了の状態です。
coach-riichi-waiting-done = テンパイ、待ちは{ $tiles }。
coach-riichi-waiting-says = 正しく捨てれば、あと1枚で和了の[テンパイ](riichi-tenpai)です。[門前](riichi-hand-closed)なら1,000点を出して[リーチ](riichi-riichi)できます。
coach-riichi-waiting-open = あと1枚で和了、[テンパイ](riichi-tenpai)です。[待ち](riichi-waits)は{ $tiles }。
coach-riichi-waiting-rival = { $player }が[リーチ](riichi-riichi)しました。あと1枚で和了です。捨て牌に注意しましょう。
coach-riichi-win = 和了と役
coach-riichi-win-line = 和了には役が必要です。
coach-riichi-win-says = { $by ->
        [tsumo] ツモった牌で手が完成しました：[ツモ](riichi-call-tsumo)。
       *[ron] この捨て牌で手が完成します：[ロン](riichi-call-ron)。
    }[役](riichi-yaku)もあるので和了できます。
coach-riichi-win-later = 完成した手でも、リーチなどの[役](riichi-yaku)がなければ和了できません。
coach-riichi-result = 結果
coach-riichi-result-line = 誰が和了し、誰が払うか。
coach-riichi-result-done = この局の収支は{ $points }点です。
coach-riichi-result-says = { $me ->
        [yes] あなたの和了です。役は{ $yaku }。
       *[no] { $player }の和了です。役は{ $yaku }。
    }役が多いほど点も高くなります。
coach-riichi-result-drawn = 誰も和了しませんでした。[山](riichi-wall)がなくなると、ノーテンの人がテンパイの人に払います。

## Backgammon

coach-bg-title = 1ゲームで覚えるバックギャモン
coach-bg-direction = 進む向きとインナーボード
coach-bg-direction-line = 24ポイントからインナーボード（6〜1ポイント）へ。
coach-bg-direction-says = コマは24ポイントから[インナーボード](bg-home)（6〜1ポイント）へ進みます。先に15個すべてを[ベアオフ](bg-bear-off)した人の勝ちです。
coach-bg-dice = サイコロと動き
coach-bg-dice-line = 出目ごとにコマを1つ動かし、ゾロ目は4回動かします。
coach-bg-dice-says = 出目ごとにコマを1つ動かします。同じコマを続けて動かしても構いません。[ゾロ目](bg-doublet)は4回です。「{ $undo }」で1手戻し、「{ $confirm }」で手番を終えます。
coach-bg-do = { $moves }と動かします。
coach-bg-off-word = 上がり
coach-bg-roll = サイコロを振りましょう。
coach-bg-stuck = 動かせるコマがありません。「{ $button }」を押します。
coach-bg-points = ポイントとブロット
coach-bg-points-line = 2個で守り、1個だけならブロットです。
coach-bg-points-says = 2個以上ある[ポイント](bg-made-point)には相手は入れません。1個だけのコマは[ブロット](bg-blot)で、ヒットされることがあります。
coach-bg-hitting = ヒットとバー
coach-bg-hitting-line = ヒットされたコマはバーからやり直します。
coach-bg-hitting-says = { $whose ->
        [mine] あなたのブロットが[ヒット](bg-hit)され、[バー](bg-bar)にあります。先に[エントリー](bg-enter)しなければほかのコマは動かせません。
       *[theirs] 相手のブロットを[ヒット](bg-hit)し、[バー](bg-bar)へ送りました。相手は先に[エントリー](bg-enter)しなければなりません。
    }
coach-bg-shut-out = 相手のコマはまだバーにあります。今の出目ではエントリーできませんでした。
coach-bg-off = ベアオフ
coach-bg-off-line = 15個中{ $n }個が上がり。
coach-bg-off-says = すべてインナーボードに入ったので、[ベアオフ](bg-bear-off)できます。6の目なら6ポイントから、というように上げていきます。
coach-bg-result = 結果
coach-bg-result-line = 先にすべてのコマを上げた人の勝ちです。
coach-bg-result-says = { $me ->
        [yes] あなたの勝ち
       *[no] { $player }の勝ち
    }{ $win ->
        [single] {""}
        [gammon] （ギャモン、2倍）
       *[backgammon] （バックギャモン、3倍）
    }です。先にすべてのコマを上げた人の勝ちです。
