### Lessons, at most sixty words a step. Loaded with them.

lesson-nth = レッスン{ $n }（全{ $of }回）
lesson-step-of = ステップ { $n }/{ $of }
lesson-shown = 説明の対象
lesson-example = 例
lesson-tree = 探索木
lesson-predict = 進む前に予想してみましょう
lesson-answered = あなたの答え
lesson-right = 正解
lesson-wrong = 不正解
lesson-next = 次へ
lesson-answer-first = 先に回答
lesson-next-lesson = 次のレッスン
lesson-all = レッスン一覧
lesson-again = 最初から
lesson-try = 自分で試す
lesson-progress = このレッスンの進み具合
lesson-score = 終了です。{ $of }問中{ $n }問正解。
lesson-n-done = 修了：{ $n }/{ $of }。
lesson-state-done = 修了
lesson-state-begun = 学習中
lesson-no-search = サーバーから応答がないため木を表示できません。文章はこのまま読めます。

## Minimax

lesson-minimax-title = ミニマックス法：最善の応手に備える
lesson-minimax-about = 自分は最大値を、相手は最小値を選びます。
lesson-minimax-tree = ゲームは木で表せます。上向きの三角形は自分の選択、下向きの三角形は相手の選択です。一番下の数は、そこで終わったときの自分の得点です。自分は大きい数を、相手は小さい数を目指します。
lesson-minimax-reply = 探索はまず一番下まで降り、それから評価します。自分がAを選んだとします。相手は3、12、8の中から選べます。
lesson-minimax-reply-ask = 相手はどれを選びますか。
lesson-minimax-reply-1 = 3
lesson-minimax-reply-2 = 12
lesson-minimax-reply-3 = 8
lesson-minimax-reply-why = 3です。自分に良い結果は、相手には悪い結果です。
lesson-minimax-a = 相手は最小の数を取るので、Aの値は3です。これがMINノードの規則で、子の最小値になります。自分が選ぶMAXノードでは最大値です。
lesson-minimax-b = 次はBです。相手の応手で自分に残るのは2、4、6のどれかです。
lesson-minimax-b-ask = Bの値はいくつですか。
lesson-minimax-b-1 = 2
lesson-minimax-b-2 = 4
lesson-minimax-b-3 = 6
lesson-minimax-b-why = 3つのうち最小の2です。
lesson-minimax-prize = Cの下には木全体で最大の14があります。ほかの2つの応手では5と2が残ります。
lesson-minimax-prize-ask = Cの値はいくつですか。
lesson-minimax-prize-1 = 14（最大の得点）
lesson-minimax-prize-2 = 7（平均）
lesson-minimax-prize-3 = 2
lesson-minimax-prize-why = 2です。相手は14を取らせてくれません。
lesson-minimax-root = Aは3、BとCは2です。だからAを選びます。相手が何をしても3以上が得られます。相手が間違えれば、もっと得られます。
lesson-minimax-list = プログラムは未処理のノードのリストLを持ち、常に先頭を取り出します。値のないノードは自分の子を先頭に加えます。値のあるノードはそれを親に渡してリストから消えます。だからLに木全体が入ることはありません。
lesson-minimax-cost = この木の葉は9個です。3つの手にそれぞれ3つの応手があります。各ノードにb通りの手があり、終わりまでm手なら、葉はbᵐ個です。
lesson-minimax-cost-ask = 各ノード10通り、深さ6手なら、葉は何個ですか。
lesson-minimax-cost-1 = 60
lesson-minimax-cost-2 = 10,000
lesson-minimax-cost-3 = 1,000,000
lesson-minimax-cost-why = 10×10×10×10×10×10です。実際のゲームは最後まで探索できないので、プログラムは途中で止めて評価します。

## Chance nodes

lesson-chance-title = 偶然：すべての出目に重みをつける
lesson-chance-about = サイコロは選びません。チャンスノードの値は結果の平均です。
lesson-chance-circle = 円はチャンスノードで、サイコロが決めます。誰も選ばないので、最大値も最小値も使いません。枝にはそれぞれ確率があり、1つのノードの確率の合計は1です。
lesson-chance-mean = Aの後、相手は確率0.7で3を、確率0.3で2を残します。平均は0.7×3+0.3×2=2.7です。この平均をAの期待値といいます。
lesson-chance-predict = 次はBです。相手は確率0.7で6を、確率0.3で8を残します。
lesson-chance-predict-ask = Bの値はいくつですか。
lesson-chance-predict-1 = 6
lesson-chance-predict-2 = 6.6
lesson-chance-predict-3 = 7
lesson-chance-predict-why = 0.7×6+0.3×8=6.6です。出やすい目ほど重くなります。
lesson-chance-root = Bは6.6、Aは2.7なので、Bを選びます。チャンスノードのあるミニマックス法をexpectiminimax法といいます。自分と相手のノードでは何も変わりません。
lesson-chance-rolls = 2個のサイコロの出方は36通りで、どれも同じ確率です。ただし6-5と5-6は同じ目です。だから異なる目は21通りで、ゾロ目が6通り、ほかが15通りです。
lesson-chance-rolls-ask = 2と1の目が出る確率はいくつですか。
lesson-chance-rolls-1 = 1/36
lesson-chance-rolls-2 = 1/18
lesson-chance-rolls-3 = 1/21
lesson-chance-rolls-why = 2-1と1-2の2通りがあるので1/18です。ゾロ目は1通りなので1/36です。
lesson-chance-order = ここでは葉が1、3、4、5で、どの枝も確率0.5です。Aは3か4で値は3.5、Bは1か5で値は3です。Aを選びます。
lesson-chance-other = 同じ場所に1、30、40、500を置きます。葉の大小の順序は変わっていません。
lesson-chance-other-ask = 今度はどの手が最善ですか。
lesson-chance-other-1 = 前と同じA
lesson-chance-other-2 = B
lesson-chance-other-why = Bです。1と500の平均は250.5、30と40の平均は35しかありません。
lesson-chance-size = ミニマックス法では、どちらが良いかだけ分かれば十分です。チャンスノードがあると、どれだけ良いかも重要です。だから評価値は順序が正しいだけでなく、実際に期待できる得点に比例しなければなりません。

## Alpha-beta

lesson-alphabeta-title = アルファベータ法：十分わかったら止める
lesson-alphabeta-about = ミニマックス法と同じ手を、より少ないノードで。
lesson-alphabeta-a = Aの値は4です。相手の最善の応手で4が残ります。アルファ（α）は自分がすでに確保した値を覚えるので、今は4です。ほかの手は4を超えなければ意味がありません。
lesson-alphabeta-b = 次はBです。最初の応手で5が残り、2番目の応手では3が残ります。そうなると、3番目が何であってもBは最大で3です。自分にはもう4があります。
lesson-alphabeta-b-ask = アルファベータ法はBの最後の応手を調べますか。
lesson-alphabeta-b-1 = はい。9かもしれないから
lesson-alphabeta-b-2 = いいえ。BはもうAより悪いから
lesson-alphabeta-b-why = 相手が9を選ぶことはないので、Bは良くなりません。
lesson-alphabeta-cut = 最後の応手は枝刈りされます。Bの正確な値は分かりませんが、3以下とは分かります。αは4なのでBは選びません。それで十分で、枝刈りに損はありません。
lesson-alphabeta-window = αは自分がこれまでに見つけた最善、ベータ（β）は相手の最善です。必要なのはその間の値だけで、これを探索窓といいます。MINノードは値がα以下に、MAXノードは値がβ以上になったら止まります。
lesson-alphabeta-c = Cは最初の応手で終わります。残るのは2で、自分にはもう4があります。全部で3個の葉を見ずに済みました。Aを選びます。
lesson-alphabeta-same = ミニマックス法とアルファベータ法を並べました。値も手も同じです。訪れたノードはミニマックス法が13、アルファベータ法が10です。
lesson-alphabeta-same-ask = アルファベータ法がミニマックス法より悪い手を選ぶことはありますか。
lesson-alphabeta-same-1 = 決してない
lesson-alphabeta-same-2 = 良い葉が刈られればある
lesson-alphabeta-same-why = 根の値を変えられない部分だけを刈ります。
lesson-alphabeta-worse = 同じ9個の葉を別の順に並べました。最善の手が最後にあり、どこでも一番強い応手が最後にあります。
lesson-alphabeta-worse-ask = アルファベータ法は13ノードのうちいくつを訪れますか。
lesson-alphabeta-worse-1 = 9
lesson-alphabeta-worse-2 = 10
lesson-alphabeta-worse-3 = 13
lesson-alphabeta-worse-why = 13すべてです。止めてよいと分かったときには、省けるものが残っていません。
lesson-alphabeta-order = だから順序が大切です。有望な手から調べましょう。最善の順序なら、調べる葉は総数の平方根の約2倍で済みます。手が35通りあるチェスの局面が約6通りの局面と同じ手間になり、ほぼ2倍の深さまで読めます。

## Pruning at chance nodes

lesson-pruning-title = サイコロがあるときの枝刈り
lesson-pruning-about = ガンマとその欠陥、Star1、Star2。
lesson-pruning-limits = Aの値は6.6です。Bのサイコロを途中で打ち切れるでしょうか。チャンスノードは平均なので、悪い目が1つあっても何も言えません。ただし値に限界があれば別です。ここではすべての値が0から10の間です。だから枝刈りができます。
lesson-pruning-bound = Bの出やすい目は確率0.7で値は3です。確率0.3のもう一方はまだ調べていません。10を超えることはありません。
lesson-pruning-bound-ask = Bの値は最大でいくつですか。
lesson-pruning-bound-1 = 3
lesson-pruning-bound-2 = 5.1
lesson-pruning-bound-3 = 10
lesson-pruning-bound-why = 0.7×3+0.3×10=5.1です。6.6より小さいので、Bは最善になりません。
lesson-pruning-cut = 5.1は6.6より小さいので、2番目の目は枝刈りされます。これがガンマ枝刈りです。調べた目の分に、残りの目が最大値だった場合の分を足します。論文では値の範囲は−1から+1です。
lesson-pruning-flaw = 論文に印刷されたガンマはv←max(v, 上限)で終わります。本来は目の合計と比べるべきです。また、どの目も全開の探索窓で調べるので、αとβの情報が無駄になります。
lesson-pruning-flaw-ask = 印刷された行でも値が正しくなるのはなぜですか。
lesson-pruning-flaw-1 = 刈った後の上限はv以下で、刈らなければ合計に等しいから
lesson-pruning-flaw-2 = 上限は常に合計より小さいから
lesson-pruning-flaw-3 = 正しくない。値は間違っている
lesson-pruning-flaw-why = どちらの場合もvは正しくなりますが、たまたまです。丸め誤差で崩れることがあるので、残りの確率は1/36を単位に整数で数えましょう。
lesson-pruning-star1 = Star1（Ballard、1983年）は逆に考えます。Bは6.6を超えなければならず、もう一方の目は最大で0.3×10=3です。では出やすい目はどれだけ良くなければならないか。その数がその目の探索窓の下限になります。
lesson-pruning-star1-ask = Bが6.6を超えるには、確率0.7の目の値はいくつ必要ですか。
lesson-pruning-star1-1 = 3を超える値
lesson-pruning-star1-2 = 5.14を超える値
lesson-pruning-star1-3 = 6.6を超える値
lesson-pruning-star1-why = (6.6−3)÷0.7=5.14です。最初の応手で3しか残らないので、Bの残りは省けます。
lesson-pruning-down = ガンマとStar1を並べました。ガンマは出やすい目の応手を2つとも調べてから止まります。Star1は探索窓のおかげで最初の応手で止まるので、16ではなく15ノードで済みます。
lesson-pruning-star2 = Star2はまず探りを入れます。Cの各目について応手を1つずつ調べると7と4です。相手はそれを選べるので、Cは最大で0.7×7+0.3×4=6.1です。6.6より小さいのでCは枝刈りされます。目の種類が多いとStar1よりずっと節約できます。
lesson-pruning-compare = 同じ木を4通りに探索しました。枝刈りなし、ガンマ、Star1、Star2です。ノード数と手を比べましょう。
lesson-pruning-compare-ask = 違う手を選ぶのはどれですか。
lesson-pruning-compare-1 = どれも違わない
lesson-pruning-compare-2 = 欠陥のあるガンマ
lesson-pruning-compare-3 = 探るだけのStar2
lesson-pruning-compare-why = 正しい枝刈りは手を変えません。手間を省くだけです。
lesson-pruning-real = 小さな木では探りでノードが増えることもあります。バックギャモンでは有効です。深さ3の1,000局面で、枝刈りなしは862万、ガンマは829万、Star1は811万、Star2は315万ノードでした。選んだ手は同じです。

## Evaluation and plans in backgammon

lesson-plans-title = 評価：5つの数と5つの作戦
lesson-plans-about = プログラムが局面の何を見て、人が何を狙うか。
lesson-plans-stop = バックギャモンは大きすぎて最後まで探索できません。数手で止め、評価関数が局面を見積もります。勝ちそうなら+1、負けそうなら−1に近い値です。タルトゥの論文は5つの数からこれを作ります。
lesson-plans-bar = h_nはバーにあるコマを比べます。相手の数から自分の数を引き、15で割ります。ここでは黒がバーに1個、白は0個です。プログラムは白を持っています。
lesson-plans-bar-ask = h_nはいくつですか。
lesson-plans-bar-1 = +1/15
lesson-plans-bar-2 = 0
lesson-plans-bar-3 = −1/15
lesson-plans-bar-why = 1/15−0=+1/15です。バーにあるコマは相手の得になります。
lesson-plans-distance = h_dは最後尾のコマの残り距離を比べ、差を23で割ります。白の最後尾は10ポイントで、1ポイントまで9マスです。黒は12マスです。だからh_dは12/23−9/23=+3/23です。
lesson-plans-points = h_skはブロックポイントを数えます。1つのポイントにコマが2個以上ある所です。対象はインナーボードとその隣の3ポイント、つまり自分の1から9ポイントです。差を7で割ります。
lesson-plans-points-ask = 対象になる白のブロックポイントはいくつですか。
lesson-plans-points-1 = 3
lesson-plans-points-2 = 5
lesson-plans-points-3 = 6
lesson-plans-points-why = 4、5、6、7、8、9の6つです。黒は3つなので、h_skは3/7です。
lesson-plans-blots = h_sはヒットされうるブロットを比べます。相手の数から自分の数を引き、15で割ります。バーのコマは数えません。だからh_sは全部のコマがバーにある局面さえ安全とみなします。1つの数では足りません。
lesson-plans-blots-ask = ここで白のブロットはいくつですか。
lesson-plans-blots-1 = 2
lesson-plans-blots-2 = 3
lesson-plans-blots-3 = 4
lesson-plans-blots-why = 24、20、9ポイントの3つです。黒は0なので、h_sは−3/15です。
lesson-plans-off = h_bは自分の上がったコマの割合で、0から1です。全部のコマがインナーボードに入ると、論文はこれだけを使います。両者がもう出会わなくなると、自分の距離だけで評価します。
lesson-plans-running = 作戦1、ランニングゲーム。競走で先行しているので、接触を避けて逃げ切ります。ここでは白が残り100ピップ、黒が119ピップで、両者はもうすれ違っています。
lesson-plans-blitz = 作戦2、ブリッツ。相手がバーにいる間に、自分のインナーボードのブロットを攻めます。黒は2個がバーにあり、白はもうインナーボードの3ポイントを閉じています。黒は入れなければ動けません。
lesson-plans-priming = 作戦3、プライミングゲーム。連続するブロックポイントは壁になります。4連なら5か6で越えられます。白は6連で、その後ろに黒のコマが2個います。
lesson-plans-priming-ask = どの目なら黒のコマは6連の壁を越えられますか。
lesson-plans-priming-1 = 6が出ればどれでも
lesson-plans-priming-2 = 6-6だけ
lesson-plans-priming-3 = どの目でも無理
lesson-plans-priming-why = どの目でも無理です。1個のサイコロで進めるのは6ポイントまでなので、フルプライムは越えられません。
lesson-plans-holding = 作戦4、ホールディングゲーム。相手のインナーボードにアンカーを持ちます。白のアンカーは20ポイントです。ヒットされず、いつでもエントリーできます。黒がコマを持ち帰る間、そこでショットを待ちます。
lesson-plans-back = 作戦5、バックゲーム。大きく遅れていますが、相手のインナーボードに2つのポイント、ここでは24と22を持っています。そこで待ち、終盤にヒットし、それまでに自分のインナーボードを整えます。最も難しい作戦です。
lesson-plans-strategies = 論文はこれらの数を組み合わせて4つの戦略を作ります。攻撃型は0.8h_n+0.2h_d。守備型は0.4h_sk+0.4h_s+0.2h_d。複合型は0.4h_sk+0.4h_n+0.2h_d。ランニング型はh_dだけです。
lesson-plans-strategies-ask = ブロットのヒットを最も重視するのはどれですか。
lesson-plans-strategies-1 = 攻撃型
lesson-plans-strategies-2 = 守備型
lesson-plans-strategies-3 = ランニング型
lesson-plans-strategies-why = 攻撃型です。バーのコマが評価の80%を占めます。
lesson-plans-search = 複合型が深さ1でオープニングロール3-1のすべての手を評価しています。深さ2では相手の目が加わりますが、評価する局面は同じなので選択は変わりません。応手が加わるのは深さ3からです。ほかの戦略や深さも試しましょう。

## Fifty games

lesson-fifty-title = なぜ50局では判断を誤るのか
lesson-fifty-about = タルトゥの論文の大会を、目の前でもう一度。
lesson-fifty-caption = 行の列に対する勝率、1組50局（タルトゥ2015年、表1）
lesson-fifty-table = タルトゥの論文の5者が総当たりで1組50局ずつ対戦しました。著者の結論は、ランダムは全員に負け、ランニング型はランダム以外に負け、複合型は全員に勝つ、です。50局でそう言えるでしょうか。
lesson-fifty-pair = { $row } 対 { $column }
lesson-fifty-ours = Parlor
lesson-fifty-source = 論文
lesson-fifty-games-stored = 1組{ $games }局（測定済み）、95%信頼区間
lesson-fifty-games-live = 1組{ $games }局（今の結果）、95%信頼区間
lesson-fifty-run = 大会を今行う
lesson-fifty-again = もう一度大会を行う
lesson-fifty-draw = もう一度抽選
lesson-fifty-drawn = 50局の大会を{ $n }回、対局せずに乱数で抽選。複合型は1局ごとに確率{ $share }で勝ちます。50局中の勝ち数：
lesson-fifty-lost = { $of }回のうち{ $n }回、強い方が過半数を取れません。
lesson-fifty-adds-up = 攻撃型と複合型を見ましょう。攻撃型の行では、50局のうち48%に勝っています。複合型の行では、同じ対局の58%に勝っています。バックギャモンに引き分けはありません。
lesson-fifty-adds-up-ask = 2つを足すといくつになるはずですか。
lesson-fifty-adds-up-1 = 50%
lesson-fifty-adds-up-2 = 100%
lesson-fifty-adds-up-3 = 106%
lesson-fifty-adds-up-why = 100%です。しかし48+58=106なので、少なくとも一方は誤りです。どちらかは分かりません。
lesson-fifty-error = 偶然だけで、50局の結果は約7ポイント上下します。これが1標準誤差です。95%信頼区間は左右にその約2倍まで広がります。
lesson-fifty-error-ask = 複合型は50局の58%に勝ちました。本当の勝率が高い確率で入る範囲はどれですか。
lesson-fifty-error-1 = 57〜59%
lesson-fifty-error-2 = 51〜65%
lesson-fifty-error-3 = 44〜71%
lesson-fifty-error-why = 95%の信頼度で44〜71%です。弱い方である可能性さえあります。
lesson-fifty-live = 同じ表をParlorで同じ50局ずつ行い、論文の値と並べました。区間が中央の線をまたぐ組では、どちらが強いとも言えません。大会を今行ってみましょう。毎回違う数字になります。
lesson-fifty-resample = 1,000局で複合型は攻撃型に59.1%勝ちました。これを真の値として、50局の大会を何度も抽選します。対局ではなく、このページで乱数を引いています。枠だけの棒は、強い方が勝てなかった大会です。
lesson-fifty-resample-ask = 強い方が過半数を取れないのはどのくらいの頻度ですか。
lesson-fifty-resample-1 = 一度もない
lesson-fifty-resample-2 = 約8回に1回
lesson-fifty-resample-3 = 2回に1回
lesson-fifty-resample-why = 約12%です。50局ではこの程度の差を確実には見分けられません。
lesson-fifty-more = 1,000局なら区間は左右に約3ポイントです。区間はゆっくりしか縮みません。局数の平方根に反比例します。
lesson-fifty-more-ask = 50局の区間を半分にするには何局必要ですか。
lesson-fifty-more-1 = 100
lesson-fifty-more-2 = 200
lesson-fifty-more-3 = 2,500
lesson-fifty-more-why = 4倍の200局です。
lesson-fifty-thousand = 1,000局では複合型が全員に勝ちます。ランニング型がランダム以外に負けるとは言えません。攻撃型と守備型に対して50%が区間に入るからです。また、私たちのランダムの勝率は22〜32%ではなく1〜2%です。論文のプログラムは記述と違うはずです。

## Hidden information

lesson-hidden-title = 隠れた札：ちょうどよくブラフする
lesson-hidden-about = 戦略融合、クーンポーカー、後悔からの学習。
lesson-hidden-seen = 硬貨が隠れています。AはXかYかを当てる選択で、当たれば1を得ます。Bは確実に0.6を取る選択です。この探索はありうる世界を1つずつ覗きます。そこでは硬貨が見えるので必ず当たり、Aを1と評価します。
lesson-hidden-seen-ask = 硬貨が見えないとき、Aの本当の値はいくつですか。
lesson-hidden-seen-1 = 1
lesson-hidden-seen-2 = 0.6
lesson-hidden-seen-3 = 0.5
lesson-hidden-seen-why = 0.5です。どちらの世界でも同じ答えを言うしかありません。
lesson-hidden-fusion = ここでは実際と同じように、硬貨を見る前に答えます。Aは0.5なので、正しいのはBです。最初の探索がAを選んだのは、世界ごとに別の計画を使ったからです。それは実際にはできません。この誤りを戦略融合といいます。
lesson-hidden-game = クーンポーカーは最小のポーカーです。札は3枚で1枚ずつ持ち、KはQに、QはJに勝ちます。2人とも1枚ずつチップを出します。どちらも1枚ベットでき、相手はコールするかフォールドします。見えない札がすべてを決めます。
lesson-hidden-bluff = Jを持っていて先手です。両方の札が見える探索は、ここで決してベットしません。見せ合えばJは必ず負けるからです。するとベットにJが混ざらないので、注意深い相手はフォールドします。
lesson-hidden-bluff-ask = Jでときどきベットすべきですか。
lesson-hidden-bluff-1 = はい、ブラフとして
lesson-hidden-bluff-2 = いいえ、決してしない
lesson-hidden-bluff-why = ブラフでポットを取れることがあり、Kのベットにもコールしてもらえます。均衡でのJのベットは多くても3回に1回、Kの3分の1の頻度です。
lesson-hidden-learn = 反実仮想後悔最小化（CFR）は自分自身と対戦します。反復のたびに、各場面で別の手ならどれだけ良かったかを調べ、それまでの後悔に比例して手を選びます。全反復の平均は均衡に近づきます。
lesson-hidden-value = 曲線を見ましょう。反復が進むと、先手にとってのゲームの値が落ち着きます。先に動くと、自分の札について何かを知らせてしまいます。
lesson-hidden-value-ask = 両者が完璧にプレイすると、先手は1局でいくら得ますか。
lesson-hidden-value-1 = 0
lesson-hidden-value-2 = −1/18
lesson-hidden-value-3 = +1/18
lesson-hidden-value-why = チップ−1/18枚、約−0.056です。後手が有利です。
lesson-hidden-exploit = 可搾取量とは、先手を交互に持つとき、自分の戦略を知る相手が1局平均で得る量です。最初は大きく、0へ近づきます。均衡にはつけ込む隙がありません。それが、ちょうどよくブラフするということです。

## All worlds of a Zole ending

lesson-worlds-title = ゾレ：すべての仮想局面を探索する
lesson-worlds-about = 3,150通りの仮想局面と、結果を変えるプログラムの誤り。
lesson-worlds-card = 札
lesson-worlds-mean = ソロの平均得点
lesson-worlds-mask-label = フォローが必要な切り札
lesson-worlds-mask-source = 論文のプログラム
lesson-worlds-mask-rules = ルールどおり
lesson-worlds-again = このサーバーで再計算
lesson-worlds-deal = これはラトビアの論文の図4.1の終盤です。4トリックが終わりました。あなたはソロの相手側で、この4枚を持ち、5トリック目をリードします。どの札が最善でしょうか。
lesson-worlds-unseen = 見ていない札は10枚です。2枚は伏せられ、残りは2人が4枚ずつ持っています。伏せ札の選び方は45通り、残り8枚の分け方は70通りです。
lesson-worlds-unseen-ask = ありうる配り方（仮想局面）は何通りですか。
lesson-worlds-unseen-1 = 115
lesson-worlds-unseen-2 = 630
lesson-worlds-unseen-3 = 3,150
lesson-worlds-unseen-why = 45×70=3,150です。全部を探索できる数です。
lesson-worlds-values = この方法をPIMCといいます。どの仮想局面でも札は全部見えているので、アルファベータ法で正確に解けます。手札を1枚ずつ3,150通りすべてで試します。比べるのはソロの平均得点で、−8点から+6点です。
lesson-worlds-choose = あなたはソロの相手側です。では、どの平均が一番良いでしょうか。
lesson-worlds-choose-ask = プログラムはどの札を出しますか。
lesson-worlds-choose-1 = 平均が最大の札
lesson-worlds-choose-2 = 平均が最小の札
lesson-worlds-choose-3 = 平均が0に最も近い札
lesson-worlds-choose-why = 最小の札、Q♥の−4.637です。ソロの負けが平均して最大になります。
lesson-worlds-mask = 論文のプログラムには誤りがあります。フォローすべき切り札の表にQ♠とQ♣がありません。図の中でも、Q♠を持つ人が切り札に9♠を捨てています。誤りを直すと、最善はQ♥のままですが、2番目はQ♣からJ♣に変わります。
lesson-worlds-limits = PIMCには前のレッスンで学んだ限界があります。どの仮想局面でも、全部の札が見えているつもりで計画します。情報を得るための手も、隠すための手も選びません。
lesson-worlds-limits-ask = この誤りを何といいますか。
lesson-worlds-limits-1 = 戦略融合
lesson-worlds-limits-2 = ガンマ枝刈り
lesson-worlds-limits-why = 戦略融合です。実際に従える計画は1つなのに、仮想局面ごとに別の計画を立てます。

## Riichi

lesson-riichi-title = リーチ麻雀：速さ、待ち、安全
lesson-riichi-about = シャンテン数、受け入れ、5つの待ち、筋、壁、リーチの判断、そして10問。
lesson-riichi-your-hand = 自分の手牌
lesson-riichi-your-river = 自分の河
lesson-riichi-their-river = リーチ者の河
lesson-riichi-row-sets = 完成した面子
lesson-riichi-row-begun = 塔子と対子
lesson-riichi-row-alone = 浮き牌
lesson-riichi-row-two-sided = 両面待ち
lesson-riichi-row-closed = 嵌張待ち
lesson-riichi-row-edge = 辺張待ち
lesson-riichi-row-pairs = 双碰待ち
lesson-riichi-row-single = 単騎待ち
lesson-riichi-row-awaited = 待ち
lesson-riichi-row-shape-low = 1か4が必要
lesson-riichi-row-shape-high = 4か7が必要
lesson-riichi-row-seen = 4枚とも見えている
lesson-riichi-row-impossible = 誰も持てない形
lesson-riichi-row-left = まだありうる形
lesson-riichi-shanten = シャンテン数は、テンパイまでに必要な有効牌の枚数です。8から、面子1つにつき2、塔子1つにつき1、雀頭で1を引きます。ここでは8−4−2−1=1です。
lesson-riichi-far = 同じ手を1列に並べました。テンパイはシャンテン数0で、あと1枚で和了です。
lesson-riichi-far-ask = テンパイまであと何枚ですか。
lesson-riichi-far-1 = テンパイしている
lesson-riichi-far-2 = 1枚
lesson-riichi-far-3 = 2枚
lesson-riichi-far-why = シャンテン数1（イーシャンテン）です。有効牌1枚でテンパイします。
lesson-riichi-acceptance = 受け入れとは、手を進める牌の枚数です。それぞれの形だけを見て、牌は1種4枚と数えます。45索は3と6の8枚を受け入れます。13索は2だけ、12索は3だけで、4枚ずつです。
lesson-riichi-acceptance-ask = どれかを崩すなら、必ず残すのはどれですか。
lesson-riichi-acceptance-1 = 45索
lesson-riichi-acceptance-2 = 13索
lesson-riichi-acceptance-3 = 12索
lesson-riichi-acceptance-why = 45索の受け入れはほかの2倍です。
lesson-riichi-waits = 基本の待ちは5つです。両面は45で3と6を、嵌張は46で5を、辺張は12で3を待ちます。双碰は2つの対子のどちらかが刻子になるのを待ちます。単騎は1枚が対子になるのを待ちます。
lesson-riichi-numbers = 待ちは2つの数で表せます。和了牌の種類数と、その枚数です。枚数は1種4枚から自分が持つ牌を引きます。この手は3索と6索を待っています。
lesson-riichi-numbers-ask = 和了牌は何枚ですか。
lesson-riichi-numbers-1 = 2
lesson-riichi-numbers-2 = 4
lesson-riichi-numbers-3 = 8
lesson-riichi-numbers-why = 2種8枚です。ほかの人が捨てるたびに減ります。
lesson-riichi-furiten = 待ちは3索と6索ですが、6索は自分の河にあります。これがフリテンです。ツモ和了はできます。
lesson-riichi-furiten-ask = 誰かが3索を捨てました。ロンできますか。
lesson-riichi-furiten-1 = できる。3索は捨てていない
lesson-riichi-furiten-2 = できない
lesson-riichi-furiten-why = できません。待ち牌が1種でも河にあれば、すべての待ちでロンできません。
lesson-riichi-safe = フリテンは自分を守ってもくれます。自分の捨てた牌ではロンできません。リーチ後は、その後に誰かが捨てた牌もすべて同じです。見逃せばフリテンになるからです。
lesson-riichi-safe-ask = このリーチ者に確実に安全な牌はどれですか。
lesson-riichi-safe-1 = 5筒
lesson-riichi-safe-2 = 7索
lesson-riichi-safe-3 = 9萬
lesson-riichi-safe-why = 9萬は現物です。ほかの牌は待たれているかもしれません。
lesson-riichi-suji = 筋です。4筒が捨てられています。1筒や7筒の両面待ちなら4筒も待つので、フリテンになります。だから1筒と7筒は比較的安全ですが、7筒はほかの4つの待ちに、1筒も双碰と単騎には当たります。5は2と8の両方が捨てられて初めて筋になります。
lesson-riichi-suji-ask = 4筒で安全度が上がる牌はどれですか。
lesson-riichi-suji-1 = 5筒
lesson-riichi-suji-2 = 1筒
lesson-riichi-suji-3 = 3筒
lesson-riichi-suji-why = 1筒と7筒です。ただしリーチ宣言牌の筋は引っかけに注意しましょう。
lesson-riichi-wall = 壁です。7索が4枚とも見えているので、7索を使う順子は誰にも作れません。8索や9索を含む順子には必ず7索が要ります。8索と9索に残る待ちは双碰と単騎だけです。
lesson-riichi-riichi = 門前でテンパイ。リーチしますか。利点は1翻、一発、裏ドラ、相手への圧力、そしてどんな門前手にも役がつくこと。この手のロンはリーチなしで2,000点、ありで3,900点です。欠点は1,000点の供託と、警戒されること。すでに満貫以上なら、1翻増えても点は変わらないことがあります。
lesson-riichi-riichi-ask = ほかの欠点はどれですか。
lesson-riichi-riichi-1 = 手が変えられず、守れなくなる
lesson-riichi-riichi-2 = 鳴いた手として扱われる
lesson-riichi-riichi-why = リーチ後は、危険な牌でもツモった牌を捨てるしかありません。
lesson-riichi-quiz = AI同士の対局から、{ $of }問中の第{ $n }問。
lesson-riichi-n-away = { $n }枚
lesson-riichi-ask-shanten = 打牌の前です。テンパイまでに有効牌は何枚必要ですか。
lesson-riichi-ask-acceptance = 受け入れ枚数が最大になる打牌はどれですか。
lesson-riichi-ask-waits = { $tile }を切ったところです。この手の待ちは何ですか。
lesson-riichi-ask-safe = 確実に安全な牌はどれですか。
lesson-riichi-ask-riichi = 14巡目です。{ $tile }を切ってテンパイします。リーチしますか。
lesson-riichi-riichi-always = リーチする
lesson-riichi-riichi-never = リーチしない
lesson-riichi-why-shanten = シャンテン数は{ $n }です。
lesson-riichi-why-acceptance = 受け入れは{ $n }枚、この中の次点は{ $other }枚です。
lesson-riichi-why-waits = 和了牌はこれだけです。
lesson-riichi-why-safe = リーチ者が自分で捨てた現物です。
lesson-riichi-why-riichi = リーチしないと役がなく、ツモでしか和了できません。ほかの人がツモ切りするだけなら、期待点はリーチで{ $n }点、なしで{ $other }点です。

## Zole

lesson-zole-title = ゾレ：ビッド、伏せ札、リード、数え方
lesson-zole-about = 取るかパスか、伏せ札、最初のリード、切り札とカード点、そして10問。
lesson-zole-row-trumps = 14枚の切り札（強い順）
lesson-zole-row-plain = 平札
lesson-zole-row-take = 取る
lesson-zole-row-pass = パス
lesson-zole-row-zole = ゾレ
lesson-zole-row-ten = 自分の10枚
lesson-zole-row-buried = 伏せた札
lesson-zole-row-hand = 自分の手札
lesson-zole-row-lead = 良いリード
lesson-zole-row-played = これまでに出た札
lesson-zole-row-trick = 自分のトリック
lesson-zole-row-table = 取った場札
lesson-zole-row-unseen = 見ていない札
lesson-zole-aim = Qすべて、Jすべて、ダイヤすべてが切り札です。カード点は全部で120点で、A11、10は10、K4、Q3、J2です。ソロは61点必要です。
lesson-zole-aim-ask = あなたはソロで、カード点はちょうど60点です。勝ちですか、負けですか。
lesson-zole-aim-1 = 勝ち
lesson-zole-aim-2 = 負け
lesson-zole-aim-why = 60点では足りません。相手側も60点で、相手側の勝ちです。
lesson-zole-take = 取るかパスか。切り札、特にQとJ、そして平札のAを数えます。AI「仮想局面型」は、ありうる配り方（仮想局面）100通りのうち40通り以上で勝てるなら取ります。上の手は83通り、下の手は0通りです。低い切り札や、同じスートのAがない10では勝てません。
lesson-zole-zole = ゾレは場札を使わない勝負で、場札のカード点は相手側に数えます。勝てば2点ではなく10点以上、負ければ4点ではなく12点以上を失います。Qが4枚そろったこの手は、仮想局面100通りのうち96通りで勝ちます。
lesson-zole-bury = 場札を取り、10枚から2枚を伏せます。後で切れるように短いスートをなくし、どうせ取られる札を伏せます。K♥と9♠を伏せるとハートとスペードがなくなり、100通り中76勝です。K♥とK♣では57勝です。
lesson-zole-bury-ask = 伏せた札のカード点は誰のものですか。
lesson-zole-bury-1 = ソロの自分
lesson-zole-bury-2 = 相手側
lesson-zole-bury-3 = 誰のものでもない
lesson-zole-bury-why = 自分のものです。ゾレでは場札は相手側のものです。
lesson-zole-lead-solo = ソロで最初にリードします。1枚だけの平札のAは良い始まりです。後になると、そのスートがない人に切られるかもしれません。切り札が長くて強いなら、上から出して相手の切り札を減らしましょう。
lesson-zole-lead-opp = ソロの相手側としてリードします。平札を出し、切り札はソロに任せます。短いスートの低い札なら失うものが少なく、すぐに切れるようになります。味方が確実に取るトリックには、カード点の高い札を乗せましょう。
lesson-zole-trumps = 切り札は14枚です。自分の分と出た分を引けば、残りが分かります。ここでは自分が5枚持ち、6枚が出ました。
lesson-zole-trumps-ask = 残りの切り札は何枚ですか。
lesson-zole-trumps-1 = 3
lesson-zole-trumps-2 = 5
lesson-zole-trumps-3 = 9
lesson-zole-trumps-why = 14−5−6=3枚です。自分で伏せたのでなければ、伏せ札が含まれることもあります。
lesson-zole-eyes = トリックごとにカード点を数えます。ソロは61点で勝ち、91点で大勝ちです。30点以下は大負けです。数えておけば、あと何点必要か分かります。
lesson-zole-eyes-ask = このトリックは何点ですか。
lesson-zole-eyes-1 = 21
lesson-zole-eyes-2 = 24
lesson-zole-eyes-3 = 31
lesson-zole-eyes-why = 11+10+3=24点です。
lesson-zole-number = { $n }
lesson-zole-quiz = { $from ->
        [record] 対局の記録
       *[seed] 配られた手札
    }から、{ $of }問中の第{ $n }問。
lesson-zole-ask-bid = 先手で、最初にビッドします。何と言いますか。
lesson-zole-ask-bury = 場札を取りました。どの2枚を伏せますか。
lesson-zole-ask-lead = ソロで最初のトリックをリードします。どの札ですか。
lesson-zole-ask-lead-opp = 自分はパスし、次の人が場札を取りました。リードは自分です。どの札ですか。
lesson-zole-ask-trumps = ソロの相手側です。まだ見ていない切り札は何枚ですか。
lesson-zole-ask-eyes = 2トリック目は2枚目の札でソロが取りました。1トリック目と3トリック目は最後の札で自分の側が取りました。味方と合わせて何点ですか。
lesson-zole-why-bid-take = 場札を取ると、仮想局面100通りのうち76通りで勝ちます。40通りで十分です。ゾレでは4通りだけです。
lesson-zole-why-bid-pass = 場札を取っても、仮想局面100通りのうち15通りでしか勝てません。Q2枚とJ2枚だけでは足りません。
lesson-zole-why-bid-zole = Q4枚と最強のJがあります。ゾレの得点はずっと高く、場札がなくても十分な強さです。
lesson-zole-why-bury = 仮想局面100通りのうち{ $n }通りで勝ちます。この中の次点は{ $other }通りです。
lesson-zole-why-lead = 仮想局面100通りのうち{ $n }通りで勝ちます。この中の次点は{ $other }通りです。
lesson-zole-why-trumps = 14枚のうち6枚が出て、2枚が手札です。伏せ札を含めて残り6枚です。
lesson-zole-why-eyes = 1トリック目が2+11+3、3トリック目が2+2+3で、23点です。

## Experiments on the page

lesson-running = 実行中：{ $share }
lesson-not-here = このサーバーは訪問者の実験を受け付けていません。測定済みの値を表示しています。
lesson-interval = { $value }（{ $low }〜{ $high }）
lesson-pair = 組
lesson-prune-none = 枝刈りなし
lesson-prune-gamma = ガンマ
lesson-prune-star1 = Star1
lesson-prune-star2 = Star2
lesson-learnt = { $n }回の反復後、先手にとっての値は{ $value }、可搾取量はチップ{ $exploitability }枚です。
lesson-learnt-curves = 先手にとっての値と可搾取量（反復{ $n }回）。
lesson-learnt-value = 値
lesson-learnt-exploitability = 可搾取量
