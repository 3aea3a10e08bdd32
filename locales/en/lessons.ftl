### Lessons: at most sixty words a step. Loaded with them.

lesson-nth = Lesson { $n } of { $of }
lesson-step-of = Step { $n } of { $of }
lesson-shown = What the text is about
lesson-example = Example
lesson-tree = Search tree
lesson-predict = Predict before you go on
lesson-answered = Your answer
lesson-right = Right
lesson-wrong = Wrong
lesson-next = Next
lesson-answer-first = Answer first
lesson-next-lesson = Next lesson
lesson-all = All lessons
lesson-again = Start again
lesson-try = Try it yourself
lesson-progress = Progress in this lesson
lesson-score = Done. { $n } of { $of } answers right.
lesson-n-done = Finished: { $n } of { $of }.
lesson-state-done = Done
lesson-state-begun = Started
lesson-no-search = The server did not answer, so the tree is missing. The text goes on without it.

## Minimax

lesson-minimax-title = Minimax: expect the best reply
lesson-minimax-about = You choose the largest value, your opponent the smallest.
lesson-minimax-tree = A game is a tree. Triangles that point up are your choices, triangles that point down your opponent’s. Each number at the bottom is what you get if the game ends there. You want the largest number, your opponent the smallest.
lesson-minimax-reply = The search goes all the way down before it judges anything. Suppose you play A. Your opponent can then choose between 3, 12 and 8.
lesson-minimax-reply-ask = Which one will your opponent choose?
lesson-minimax-reply-1 = 3
lesson-minimax-reply-2 = 12
lesson-minimax-reply-3 = 8
lesson-minimax-reply-why = 3. What is good for you is bad for your opponent.
lesson-minimax-a = Your opponent takes the smallest number, so A is worth 3. That is the rule at every MIN node: the smallest of its children. At a MAX node, where you choose, it is the largest.
lesson-minimax-b = Now B. Your opponent’s replies leave you 2, 4 or 6.
lesson-minimax-b-ask = What is B worth?
lesson-minimax-b-1 = 2
lesson-minimax-b-2 = 4
lesson-minimax-b-3 = 6
lesson-minimax-b-why = 2, the smallest of the three.
lesson-minimax-prize = C holds the largest prize in the whole tree: 14. The other two replies leave you 5 and 2.
lesson-minimax-prize-ask = What is C worth?
lesson-minimax-prize-1 = 14, the prize
lesson-minimax-prize-2 = 7, the mean
lesson-minimax-prize-3 = 2
lesson-minimax-prize-why = 2. Your opponent will not let you have the 14.
lesson-minimax-root = A is worth 3, B and C are worth 2. So you play A, and you get at least 3 whatever your opponent does. If your opponent makes a mistake, you get more.
lesson-minimax-list = The program keeps a list L of unfinished nodes and always takes the first. A node without a value puts its children in front. A node with a value passes it to its parent and leaves the list. So L never holds the whole tree.
lesson-minimax-cost = This tree has 9 leaves: 3 moves with 3 replies each. With b moves at every node and m moves to the end there are bᵐ leaves.
lesson-minimax-cost-ask = 10 moves at every node, 6 moves deep: how many leaves?
lesson-minimax-cost-1 = 60
lesson-minimax-cost-2 = 10,000
lesson-minimax-cost-3 = 1,000,000
lesson-minimax-cost-why = 10 × 10 × 10 × 10 × 10 × 10. Real games cannot be searched to the end, so programs stop early and estimate.

## Chance nodes

lesson-chance-title = Chance: weigh every roll
lesson-chance-about = Dice don’t choose: a chance node is worth the average of its outcomes.
lesson-chance-circle = A circle is a chance node: here the dice decide. Nobody chooses, so neither the largest nor the smallest child counts. Each branch carries its probability, and the probabilities of a node add up to 1.
lesson-chance-mean = After A, your opponent leaves you 3 with probability 0.7 and 2 with probability 0.3. On average that is 0.7 × 3 + 0.3 × 2 = 2.7. This mean is the expected value of A.
lesson-chance-predict = Now B. With probability 0.7 your opponent leaves you 6, with probability 0.3 they leave you 8.
lesson-chance-predict-ask = What is B worth?
lesson-chance-predict-1 = 6
lesson-chance-predict-2 = 6.6
lesson-chance-predict-3 = 7
lesson-chance-predict-why = 0.7 × 6 + 0.3 × 8 = 6.6. The likelier roll weighs more.
lesson-chance-root = B is worth 6.6 and A 2.7, so you play B. Minimax with chance nodes is called expectiminimax. At your own nodes and your opponent’s, nothing has changed.
lesson-chance-rolls = Two dice give 36 equally likely results, but 6-5 and 5-6 are the same roll. So there are 21 different rolls: six doubles and fifteen others.
lesson-chance-rolls-ask = How likely is a roll of 2 and 1?
lesson-chance-rolls-1 = 1/36
lesson-chance-rolls-2 = 1/18
lesson-chance-rolls-3 = 1/21
lesson-chance-rolls-why = 1/18: it can come as 2-1 or as 1-2. A double has only one way, 1/36.
lesson-chance-order = Here the leaves are 1, 3, 4 and 5, and every branch has probability 0.5. A brings 3 or 4 and is worth 3.5. B brings 1 or 5 and is worth 3. You choose A.
lesson-chance-other = Now put 1, 30, 40 and 500 in the same places. The order of the leaves has not changed.
lesson-chance-other-ask = Which move is best now?
lesson-chance-other-1 = A, as before
lesson-chance-other-2 = B
lesson-chance-other-why = B: the mean of 1 and 500 is 250.5, that of 30 and 40 only 35.
lesson-chance-size = Minimax only needs to know which position is better. With chance nodes it also matters how much better. So an evaluation must grow in proportion to what you really expect to win, not just rank positions correctly.

## Alpha-beta

lesson-alphabeta-title = Alpha-beta: stop when you know enough
lesson-alphabeta-about = The same move as minimax with fewer nodes.
lesson-alphabeta-a = Move A is worth 4: your opponent’s best reply there leaves you 4. Alpha (α) remembers what you already have, so α is now 4. Any other move must beat 4 to be of interest.
lesson-alphabeta-b = Now B. Its first reply leaves you 5, the second will leave you 3. After that B is worth 3 at most, whatever the third reply brings. You already have 4.
lesson-alphabeta-b-ask = Will alpha-beta look at B’s last reply?
lesson-alphabeta-b-1 = Yes: it could be worth 9
lesson-alphabeta-b-2 = No: B is already worse than A
lesson-alphabeta-b-why = Your opponent would never choose the 9, so it cannot help B.
lesson-alphabeta-cut = The last reply is cut. We do not learn the exact value of B, only that it is at most 3. That is enough: α is 4, so you will not play B. The cut costs nothing.
lesson-alphabeta-window = α is the best you have found so far, beta (β) the best for your opponent. The search only needs values between the two: the window. A MIN node stops once its value is at most α, a MAX node once it is at least β.
lesson-alphabeta-c = C ends after its first reply: it leaves you 2, and you already have 4. In all, three leaves were never looked at. You play A.
lesson-alphabeta-same = Minimax and alpha-beta side by side: the same value, the same move. Minimax visited 13 nodes, alpha-beta 10.
lesson-alphabeta-same-ask = Can alpha-beta choose a worse move than minimax?
lesson-alphabeta-same-1 = No, never
lesson-alphabeta-same-2 = Yes, if a good leaf is cut
lesson-alphabeta-same-why = It cuts only what cannot change the value of the root.
lesson-alphabeta-worse = Here are the same nine leaves, sorted differently: the best move comes last, and the strongest reply comes last everywhere.
lesson-alphabeta-worse-ask = How many of the 13 nodes will alpha-beta visit?
lesson-alphabeta-worse-1 = 9
lesson-alphabeta-worse-2 = 10
lesson-alphabeta-worse-3 = 13
lesson-alphabeta-worse-why = All 13. Whenever it knows enough to stop, nothing is left to skip.
lesson-alphabeta-order = So order matters: look at promising moves first. With the best order alpha-beta needs about twice the square root of all leaves. A chess position with 35 moves then costs as much as one with about 6, and the search can go nearly twice as deep.

## Pruning at chance nodes

lesson-pruning-title = Pruning when dice are involved
lesson-pruning-about = Gamma, its flaw, Star1 and Star2.
lesson-pruning-limits = Move A is worth 6.6. Can we stop early at the dice of B? A chance node is a mean, so one bad roll proves nothing, unless values have limits. Here every value lies between 0 and 10. That is what makes pruning possible.
lesson-pruning-bound = B’s likely roll has probability 0.7 and is worth 3. The other roll, 0.3, has not been looked at. It cannot be worth more than 10.
lesson-pruning-bound-ask = What is B worth at most?
lesson-pruning-bound-1 = 3
lesson-pruning-bound-2 = 5.1
lesson-pruning-bound-3 = 10
lesson-pruning-bound-why = 0.7 × 3 + 0.3 × 10 = 5.1. That is less than 6.6, so B cannot be best.
lesson-pruning-cut = 5.1 is less than 6.6, so the second roll is cut. This is gamma pruning: add what the rolls so far are worth to the most the rest could be worth. The thesis uses it with limits of −1 and +1.
lesson-pruning-flaw = As the thesis prints it, gamma ends with v ← max(v, bound). It should compare with the sum of the rolls. It also searches each roll with an open window, which wastes what α and β know.
lesson-pruning-flaw-ask = Why does the printed line still give correct values?
lesson-pruning-flaw-1 = After a cut the bound is no larger than v; otherwise it equals the sum
lesson-pruning-flaw-2 = The bound is always smaller than the sum
lesson-pruning-flaw-3 = It does not: the values are wrong
lesson-pruning-flaw-why = Either way v ends up correct, but by luck. Rounding can spoil it, so count the probability left in whole 36ths.
lesson-pruning-star1 = Star1 (Ballard, 1983) turns the question around. B must beat 6.6, and the other roll brings at most 0.3 × 10 = 3. So how good must the likely roll be? That number becomes the lower end of its window.
lesson-pruning-star1-ask = What must the roll with probability 0.7 be worth for B to beat 6.6?
lesson-pruning-star1-1 = More than 3
lesson-pruning-star1-2 = More than 5.14
lesson-pruning-star1-3 = More than 6.6
lesson-pruning-star1-why = (6.6 − 3) ÷ 0.7 = 5.14. The first reply leaves only 3, so the rest of B can be skipped.
lesson-pruning-down = Gamma and Star1 side by side. Gamma looks at both replies after the likely roll and only then stops. With its window Star1 stops after the first reply, so it visits 15 nodes instead of 16.
lesson-pruning-star2 = Star2 probes first. It looks at one reply after every roll of C: 7 and 4. Your opponent may choose those, so C is worth at most 0.7 × 7 + 0.3 × 4 = 6.1. That is less than 6.6, so C is cut. With many rolls this saves far more than Star1.
lesson-pruning-compare = All four searches of the same tree: without pruning, gamma, Star1 and Star2. Compare their node counts and their moves.
lesson-pruning-compare-ask = Which of them chooses a different move?
lesson-pruning-compare-1 = None of them
lesson-pruning-compare-2 = Gamma, because of its flaw
lesson-pruning-compare-3 = Star2, because it only probes
lesson-pruning-compare-why = Correct pruning never changes the move. It only saves work.
lesson-pruning-real = In a small tree probing can even cost nodes. In backgammon it pays. For 1,000 positions at depth 3, no pruning took 8.62 million nodes, gamma 8.29, Star1 8.11 and Star2 3.15. The moves were the same.

## Evaluation and plans in backgammon

lesson-plans-title = Evaluation: five numbers, five plans
lesson-plans-about = What a program sees in a backgammon position, and what a player plans.
lesson-plans-stop = Backgammon is far too large to search to the end. The search stops after a few moves, and an evaluation function estimates the position: near +1 if the program is winning, near −1 if it is losing. The Tartu thesis builds it from five numbers.
lesson-plans-bar = h_n compares checkers on the bar: your opponent’s minus yours, divided by 15. Here the dark side has one checker on the bar and light has none. Light is the side the program plays for.
lesson-plans-bar-ask = What is h_n?
lesson-plans-bar-1 = +1/15
lesson-plans-bar-2 = 0
lesson-plans-bar-3 = −1/15
lesson-plans-bar-why = 1/15 − 0 = +1/15. A checker on the bar is good for the other side.
lesson-plans-distance = h_d compares how far the last checker of each side has to go, divided by 23. Light’s last checker is on its 10-point, 9 steps from the 1-point. Dark’s is 12 steps away. So h_d is 12/23 − 9/23 = +3/23.
lesson-plans-points = h_sk counts made points: two or more checkers on one point. Only the home board and the three points next to it count, your points 1 to 9. The difference is divided by 7.
lesson-plans-points-ask = How many made points count for light?
lesson-plans-points-1 = 3
lesson-plans-points-2 = 5
lesson-plans-points-3 = 6
lesson-plans-points-why = Six: the 4, 5, 6, 7, 8 and 9. Dark has three, so h_sk is 3/7.
lesson-plans-blots = h_s compares blots, single checkers that can be hit: your opponent’s minus yours, divided by 15. Checkers on the bar do not count. So h_s calls even a position with every checker on the bar harmless. No single number is enough.
lesson-plans-blots-ask = How many blots does light have here?
lesson-plans-blots-1 = 2
lesson-plans-blots-2 = 3
lesson-plans-blots-3 = 4
lesson-plans-blots-why = Three: on the 24, the 20 and the 9. Dark has none, so h_s is −3/15.
lesson-plans-off = h_b is the share of your own checkers borne off, from 0 to 1. Once all your checkers are home, the thesis uses it alone. When the two sides can no longer meet, only your own distance counts.
lesson-plans-running = Plan 1, the running game. You are ahead in the race: run home and avoid contact. Here light needs 100 more steps and dark 119, and the two sides have already passed each other.
lesson-plans-blitz = Plan 2, the blitz. Attack blots in your home board while your opponent is on the bar. Two dark checkers are on the bar, and light has already closed three home points. If dark cannot enter, dark does not move.
lesson-plans-priming = Plan 3, priming. Made points in a row are a wall. Four in a row need a 5 or a 6 to jump over. Light has six in a row, and two dark checkers are behind them.
lesson-plans-priming-ask = Which roll takes a dark checker across six points in a row?
lesson-plans-priming-1 = Any 6
lesson-plans-priming-2 = Only 6-6
lesson-plans-priming-3 = None
lesson-plans-priming-why = None. A single move covers six points at most, so a full prime cannot be passed.
lesson-plans-holding = Plan 4, the holding game. You hold an anchor, a made point in your opponent’s home board. Light’s anchor is on the 20-point. It cannot be hit and always offers a place to enter. From there you wait for a shot while dark brings checkers home.
lesson-plans-back = Plan 5, the back game. You are far behind, but hold two points in your opponent’s home board, here the 24 and the 22. Wait there, hit late, and have your own home board ready by then. It is the hardest plan to play.
lesson-plans-strategies = The thesis mixes the numbers into four strategies. Attacking: 0.8 h_n + 0.2 h_d. Defending: 0.4 h_sk + 0.4 h_s + 0.2 h_d. Combined: 0.4 h_sk + 0.4 h_n + 0.2 h_d. Running: h_d alone.
lesson-plans-strategies-ask = Which one is keenest on hitting blots?
lesson-plans-strategies-1 = Attacking
lesson-plans-strategies-2 = Defending
lesson-plans-strategies-3 = Running
lesson-plans-strategies-why = Attacking: checkers on the bar make up 80% of its evaluation.
lesson-plans-search = Here the combined strategy evaluates every play of an opening 3-1 at depth 1. At depth 2 the program adds the opponent’s roll but still sees the same boards, so the choice stays the same. Only depth 3 adds replies. Try other strategies and depths yourself.

## Fifty games

lesson-fifty-title = Why 50 games mislead
lesson-fifty-about = A tournament from the Tartu thesis, replayed live.
lesson-fifty-caption = Wins of the row against the column, 50 games a pair (Tartu 2015, table 1)
lesson-fifty-table = Five players of the Tartu thesis, each against each, 50 games a pair. The author concludes: random loses to everyone, running loses to all but random, combined beats everyone. Can 50 games show that?
lesson-fifty-pair = { $row } – { $column }
lesson-fifty-ours = Parlor
lesson-fifty-source = Thesis
lesson-fifty-games-stored = { $games } games a pair, measured earlier, with 95% intervals
lesson-fifty-games-live = { $games } games a pair, played just now, with 95% intervals
lesson-fifty-run = Play the tournament now
lesson-fifty-again = Play another tournament
lesson-fifty-draw = Draw again
lesson-fifty-drawn = { $n } tournaments of 50 games, drawn at random, not played: combined wins each game with probability { $share }. Wins out of 50:
lesson-fifty-lost = In { $n } of { $of } tournaments the better player does not win the majority.
lesson-fifty-adds-up = Look at attacking and combined. The row of attacking says it won 48% of their 50 games. The row of combined says it won 58% of the same games. Backgammon has no draws.
lesson-fifty-adds-up-ask = What must the two add up to?
lesson-fifty-adds-up-1 = 50%
lesson-fifty-adds-up-2 = 100%
lesson-fifty-adds-up-3 = 106%
lesson-fifty-adds-up-why = 100%. But 48 + 58 = 106, so at least one of the two is a mistake. We cannot tell which.
lesson-fifty-error = Chance alone moves the result of 50 games by about 7 percentage points up or down: that is one standard error. A 95% interval reaches about twice as far to each side.
lesson-fifty-error-ask = Combined won 58% of 50 games. Which range very likely contains its true win rate?
lesson-fifty-error-1 = 57 to 59%
lesson-fifty-error-2 = 51 to 65%
lesson-fifty-error-3 = 44 to 71%
lesson-fifty-error-why = 44 to 71%, with 95% confidence. It may even be the weaker player.
lesson-fifty-live = Here is the same table by Parlor, at the same 50 games, beside the thesis. Where an interval crosses the middle line, nobody has been shown to be stronger. Play the tournament now: every run gives different numbers.
lesson-fifty-resample = In 1,000 games combined beat attacking 59.1% of the time. Suppose that is the truth, and draw many tournaments of 50 games from it. These games are drawn on this page, not played. Outlined bars are tournaments the better player does not win.
lesson-fifty-resample-ask = How often does the better player fail to win more than half?
lesson-fifty-resample-1 = Never
lesson-fifty-resample-2 = About once in eight times
lesson-fifty-resample-3 = Every second time
lesson-fifty-resample-why = About 12%. Fifty games cannot separate such players reliably.
lesson-fifty-more = With 1,000 games the interval is only about 3 points to each side. Intervals shrink slowly: with the square root of the number of games.
lesson-fifty-more-ask = How many games halve the interval of 50 games?
lesson-fifty-more-1 = 100
lesson-fifty-more-2 = 200
lesson-fifty-more-3 = 2,500
lesson-fifty-more-why = Four times as many: 200.
lesson-fifty-thousand = After 1,000 games, combined beats everyone. It is not shown that running loses to all but random: against attacking and defending, 50% is inside the interval. And our random player wins 1 to 2%, not 22 to 32%, so the thesis program must differ from its description.

## Hidden information

lesson-hidden-title = Hidden cards: bluff exactly enough
lesson-hidden-about = Strategy fusion, Kuhn poker and learning by regret.
lesson-hidden-seen = A coin is hidden. A means: guess it, as X or Y, and win 1 if you are right. B means: take a sure 0.6. This search looks into each possible world on its own. There it sees the coin, always guesses right, and values A at 1.
lesson-hidden-seen-ask = What is A really worth, if you cannot see the coin?
lesson-hidden-seen-1 = 1
lesson-hidden-seen-2 = 0.6
lesson-hidden-seen-3 = 0.5
lesson-hidden-seen-why = 0.5: you must make the same guess in both worlds.
lesson-hidden-fusion = Here the guess comes before the coin is seen, as it really does. A is worth 0.5, so B is right. The first search chose A because it used a different plan in each world, which you cannot do. This error is called strategy fusion.
lesson-hidden-game = Kuhn poker is the smallest poker: three cards, one each, king beats queen beats jack. Both put in one chip. Either may bet one more; the other then calls or folds. The cards you cannot see decide everything.
lesson-hidden-bluff = You hold the jack and move first. A search that sees both cards never bets here: the jack always loses at a showdown. So its bets never come from a jack, and a careful opponent folds to them.
lesson-hidden-bluff-ask = Should you sometimes bet with the jack?
lesson-hidden-bluff-1 = Yes, as a bluff
lesson-hidden-bluff-2 = No, never
lesson-hidden-bluff-why = Some bluffs win the pot, and they get your kings called. In equilibrium the jack bets at most one time in three, and a third as often as the king.
lesson-hidden-learn = Counterfactual regret minimisation (CFR) plays against itself. After each iteration it asks at every decision: how much better would the other move have done? It then plays each move in proportion to its regret so far. The average of all iterations approaches an equilibrium.
lesson-hidden-value = Watch the curves. The value for the first player settles down as the iterations go by. Moving first gives away something about your card.
lesson-hidden-value-ask = What does the first player win per game, if both play perfectly?
lesson-hidden-value-1 = 0
lesson-hidden-value-2 = −1/18
lesson-hidden-value-3 = +1/18
lesson-hidden-value-why = −1/18 of a chip, about −0.056. The second player has the advantage.
lesson-hidden-exploit = Exploitability is what an opponent who knows your strategy wins per game on average, if you take turns going first. It is large at the start and falls towards 0. An equilibrium has nothing left to exploit. That is what bluffing exactly enough means.

## All worlds of a Zole ending

lesson-worlds-title = Zole: search every possible deal
lesson-worlds-about = 3,150 worlds, and a program error that changes the result.
lesson-worlds-card = Card
lesson-worlds-mean = Soloist’s mean result
lesson-worlds-mask-label = Trumps that count when following suit
lesson-worlds-mask-source = As in the thesis program
lesson-worlds-mask-rules = By the rules
lesson-worlds-again = Compute again on this server
lesson-worlds-deal = This ending is figure 4.1 of the Latvian thesis. Four tricks are over. You are an opponent of the soloist, hold these four cards and lead to the fifth trick. Which card is best?
lesson-worlds-unseen = You have not seen ten cards. Two of them are buried, four each are in the two other hands. There are 45 ways to choose the buried two, and then 70 ways to split the other eight.
lesson-worlds-unseen-ask = How many possible deals, or worlds, are there?
lesson-worlds-unseen-1 = 115
lesson-worlds-unseen-2 = 630
lesson-worlds-unseen-3 = 3,150
lesson-worlds-unseen-why = 45 × 70 = 3,150. Few enough to search them all.
lesson-worlds-values = The method is called PIMC. In every world all cards are face up, so alpha-beta can solve it exactly. Each of your cards is tried in all 3,150 worlds. What counts is the mean of the soloist’s result, from −8 to +6 points.
lesson-worlds-choose = You play against the soloist. So which mean is the best for you?
lesson-worlds-choose-ask = Which card does the program play?
lesson-worlds-choose-1 = The one with the largest mean
lesson-worlds-choose-2 = The one with the smallest mean
lesson-worlds-choose-3 = The one closest to 0
lesson-worlds-choose-why = The smallest: Q♥ with −4.637. The soloist loses most on average.
lesson-worlds-mask = The thesis program has an error: its list of trumps for following suit lacks Q♠ and Q♣. In its own figure a player throws 9♠ on a trump while holding Q♠. Switch the error off: Q♥ stays best, but J♣ replaces Q♣ in second place.
lesson-worlds-limits = PIMC has a limit you know from the last lesson: in each world it plans as if it saw all cards. It never plays to find something out, and never hides anything.
lesson-worlds-limits-ask = What is this error called?
lesson-worlds-limits-1 = Strategy fusion
lesson-worlds-limits-2 = Gamma pruning
lesson-worlds-limits-why = Strategy fusion: one plan for each world, although you can follow only one.

## Riichi

lesson-riichi-title = Riichi: speed, waits and safety
lesson-riichi-about = Shanten, acceptance, five waits, suji, walls, riichi or not, and ten questions.
lesson-riichi-your-hand = Your hand
lesson-riichi-your-river = Your discards
lesson-riichi-their-river = Discards of the player in riichi
lesson-riichi-row-sets = Complete sets
lesson-riichi-row-begun = Partial sets and the pair
lesson-riichi-row-alone = Isolated tiles
lesson-riichi-row-two-sided = Two-sided wait
lesson-riichi-row-closed = Middle wait
lesson-riichi-row-edge = Edge wait
lesson-riichi-row-pairs = Two-pair wait
lesson-riichi-row-single = Pair wait
lesson-riichi-row-awaited = Waits
lesson-riichi-row-shape-low = Would need 1 or 4
lesson-riichi-row-shape-high = Would need 4 or 7
lesson-riichi-row-seen = All four are visible
lesson-riichi-row-impossible = Nobody can hold these
lesson-riichi-row-left = Still possible
lesson-riichi-shanten = Shanten counts how many useful tiles you are from tenpai. Count sets, partial sets and a pair: 8, minus 2 for each set, minus 1 for each partial set, minus 1 for the pair. Here: 8 − 4 − 2 − 1 = 1.
lesson-riichi-far = The same hand in one row. Tenpai means shanten 0: one more tile and the hand is complete.
lesson-riichi-far-ask = How far is it from tenpai?
lesson-riichi-far-1 = It is tenpai
lesson-riichi-far-2 = One tile
lesson-riichi-far-3 = Two tiles
lesson-riichi-far-why = Shanten 1: one useful tile makes it tenpai.
lesson-riichi-acceptance = Acceptance is the number of tiles that bring your hand closer. Take each shape on its own, with four tiles of every kind. The 4 5 sou accepts 3 and 6: eight tiles. The 1 3 sou accepts only 2, and the 1 2 sou only 3: four tiles each.
lesson-riichi-acceptance-ask = You must break up one of them. Which one should you always keep?
lesson-riichi-acceptance-1 = 4 5 sou
lesson-riichi-acceptance-2 = 1 3 sou
lesson-riichi-acceptance-3 = 1 2 sou
lesson-riichi-acceptance-why = 4 5 sou accepts twice as many tiles as the others.
lesson-riichi-waits = Five basic waits. Two-sided: 4 5 waits for 3 and 6. Middle: 4 6 waits for 5. Edge: 1 2 waits for 3. Two pairs: either may become a triplet. Pair: a single tile waits for its twin.
lesson-riichi-numbers = Two numbers describe a wait: how many kinds of tile complete the hand, and how many tiles that makes, four of each kind minus those you hold yourself. This hand waits for 3 and 6 sou.
lesson-riichi-numbers-ask = How many tiles complete it?
lesson-riichi-numbers-1 = 2
lesson-riichi-numbers-2 = 4
lesson-riichi-numbers-3 = 8
lesson-riichi-numbers-why = Two kinds, eight tiles. Discards of the others will make it fewer.
lesson-riichi-furiten = Your hand waits for 3 and 6 sou, but 6 sou is among your own discards. That is furiten. You may still win on a tile you draw yourself.
lesson-riichi-furiten-ask = Someone discards 3 sou. May you win on it?
lesson-riichi-furiten-1 = Yes, I never discarded 3 sou
lesson-riichi-furiten-2 = No
lesson-riichi-furiten-why = No. One of your waits among your own discards rules out ron on all of them.
lesson-riichi-safe = Furiten protects you too. A player cannot win by ron on a tile they have discarded. After riichi the same goes for every tile that anyone has discarded since: passing on it made them furiten.
lesson-riichi-safe-ask = Which discard is certain to be safe against this player?
lesson-riichi-safe-1 = 5 pin
lesson-riichi-safe-2 = 7 sou
lesson-riichi-safe-3 = 9 man
lesson-riichi-safe-why = They have discarded 9 man. They may be waiting for any of the others.
lesson-riichi-suji = Suji: they have discarded 4 pin. A two-sided wait on 1 or 7 pin would also wait for 4, so it would be furiten. That makes 1 and 7 safer, not safe: a 7 can still complete the other four waits, a 1 only two-pair and pair waits. A 5 is safer only if both 2 and 8 were discarded.
lesson-riichi-suji-ask = Which tile does the 4 pin make safer?
lesson-riichi-suji-1 = 5 pin
lesson-riichi-suji-2 = 1 pin
lesson-riichi-suji-3 = 3 pin
lesson-riichi-suji-why = 1 pin, and 7 pin. Beware of the tile discarded with riichi: its suji is the likely trap.
lesson-riichi-wall = A wall (kabe): all four 7 sou are visible, so nobody can make a run with a 7. Every run with an 8 or a 9 in it needs a 7. Against 8 and 9 sou only two-pair and pair waits are left.
lesson-riichi-riichi = Tenpai, closed: riichi? For it: one more han, ippatsu, ura dora, pressure, and a yaku for any closed hand. This hand wins 2,000 by ron without riichi and 3,900 with it. Against it: 1,000 points staked, everyone is warned. If the hand already scores a limit, one more han may add nothing.
lesson-riichi-riichi-ask = What else is a reason not to?
lesson-riichi-riichi-1 = The hand is frozen: you can no longer defend
lesson-riichi-riichi-2 = The hand counts as open
lesson-riichi-riichi-why = After riichi you discard whatever you draw, dangerous or not.
lesson-riichi-quiz = Question { $n } of { $of }, from a game played by bots.
lesson-riichi-n-away = { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
lesson-riichi-ask-shanten = Before the discard: how many useful tiles is this hand from tenpai?
lesson-riichi-ask-acceptance = Which discard accepts the most tiles?
lesson-riichi-ask-waits = { $tile } has just been discarded. What does the hand wait for?
lesson-riichi-ask-safe = Which of these tiles is certain to be safe?
lesson-riichi-ask-riichi = It is turn 14. You discard { $tile } and are tenpai. Riichi?
lesson-riichi-riichi-always = Riichi
lesson-riichi-riichi-never = No riichi
lesson-riichi-why-shanten = Shanten { $n }, as the engine counts it.
lesson-riichi-why-acceptance = It accepts { $n } tiles, the next best of these { $other }.
lesson-riichi-why-waits = These tiles complete the hand, and no others.
lesson-riichi-why-safe = The player in riichi has discarded it.
lesson-riichi-why-riichi = Without riichi this hand wins only by self-draw: it has no yaku. Expected points if the others only draw and discard: { $n } with riichi, { $other } without.

## Zole

lesson-zole-title = Zole: bid, bury, lead, count
lesson-zole-about = Take or pass, burial, opening leads, trumps and eyes, and ten questions.
lesson-zole-row-trumps = The 14 trumps, strongest first
lesson-zole-row-plain = Plain suits
lesson-zole-row-take = Take
lesson-zole-row-pass = Pass
lesson-zole-row-zole = Zole
lesson-zole-row-ten = Your ten cards
lesson-zole-row-buried = Buried
lesson-zole-row-hand = Your hand
lesson-zole-row-lead = A good lead
lesson-zole-row-played = Played so far
lesson-zole-row-trick = Your trick
lesson-zole-row-table = Table cards you picked up
lesson-zole-row-unseen = Cards you have not seen
lesson-zole-aim = All queens, all jacks and all diamonds are trumps. The deck holds 120 eyes: ace 11, ten 10, king 4, queen 3, jack 2. The soloist needs 61 of them.
lesson-zole-aim-ask = You are the soloist and have exactly 60 eyes. Did you win?
lesson-zole-aim-1 = You won
lesson-zole-aim-2 = You lost
lesson-zole-aim-why = 60 is not enough. The other two also have 60, and they win.
lesson-zole-take = Take or pass? Count trumps, above all queens and jacks, and plain aces. Our player “Sampled deals” takes if it wins at least 40 of 100 possible deals. With the top hand it wins 83, with the bottom one none: low trumps and a ten without its ace win nothing.
lesson-zole-zole = Zole means playing without the table cards; their eyes count for the others. It pays 10 points at least instead of 2, and costs 12 at least instead of 4. With all four queens this hand wins 96 of 100 possible deals.
lesson-zole-bury = You took the table and now bury two of ten cards. Get rid of a short plain suit, so that you can trump it later, and of cards you would lose anyway. K♥ and 9♠ leave you without hearts and spades: 76 wins of 100, K♥ and K♣ only 57.
lesson-zole-bury-ask = Who gets the eyes of the buried cards?
lesson-zole-bury-1 = You, the soloist
lesson-zole-bury-2 = Your opponents
lesson-zole-bury-3 = Nobody
lesson-zole-bury-why = They count for you. In zole the table cards count for the others.
lesson-zole-lead-solo = You are the soloist and lead first. A lone plain ace is a good start: later someone may be out of that suit and trump it. With long, high trumps, lead trumps from the top to draw those of your opponents.
lesson-zole-lead-opp = You lead against the soloist. Play plain suits and leave the trumps to the soloist. A low card from a short suit gives little away, and soon you can trump that suit. When your partner holds a trick safely, add eyes to it.
lesson-zole-trumps = Count trumps: there are 14. Subtract yours and those played, and you know how many are still out. Here you hold five, and six have been played.
lesson-zole-trumps-ask = How many trumps are still out?
lesson-zole-trumps-1 = 3
lesson-zole-trumps-2 = 5
lesson-zole-trumps-3 = 9
lesson-zole-trumps-why = 14 − 5 − 6 = 3. Buried ones are among them, unless you buried them yourself.
lesson-zole-eyes = Count eyes as tricks are taken. 61 wins for the soloist, 91 wins high. With 30 or fewer the soloist loses low. If you keep count, you know how many eyes you still need.
lesson-zole-eyes-ask = How many eyes is this trick worth?
lesson-zole-eyes-1 = 21
lesson-zole-eyes-2 = 24
lesson-zole-eyes-3 = 31
lesson-zole-eyes-why = 11 + 10 + 3 = 24.
lesson-zole-number = { $n }
lesson-zole-quiz = Question { $n } of { $of }, from { $from ->
        [record] a recorded deal
       *[seed] a dealt hand
    }.
lesson-zole-ask-bid = You are first hand and call first. What do you say?
lesson-zole-ask-bury = You took the table. Which two cards do you bury?
lesson-zole-ask-lead = You are the soloist and lead to the first trick. Which card?
lesson-zole-ask-lead-opp = You passed, the next player took the table. You lead. Which card?
lesson-zole-ask-trumps = You play against the soloist. How many trumps have you not seen?
lesson-zole-ask-eyes = The soloist won the second trick with its second card. Your side won the first and the third with their last cards. How many eyes do you and your partner have?
lesson-zole-why-bid-take = Taking wins 76 of 100 possible deals; 40 are enough. Zole would win only 4.
lesson-zole-why-bid-pass = Taking wins only 15 of 100 possible deals. Two queens and two jacks need more support.
lesson-zole-why-bid-zole = All four queens and the highest jack: zole pays far more, and the hand is strong enough without the table.
lesson-zole-why-bury = Wins { $n } of 100 possible deals, the next best of these { $other }.
lesson-zole-why-lead = Wins { $n } of 100 possible deals, the next best of these { $other }.
lesson-zole-why-trumps = 14 trumps, 6 played, 2 in your hand: 6 left, buried ones included.
lesson-zole-why-eyes = 2 + 11 + 3 in the first trick, 2 + 2 + 3 in the third: 23.

## Experiments on the page

lesson-running = Running: { $share }
lesson-not-here = This server does not run experiments for visitors. The figures measured earlier are shown.
lesson-interval = { $value } ({ $low } to { $high })
lesson-pair = Pair
lesson-prune-none = No pruning
lesson-prune-gamma = Gamma
lesson-prune-star1 = Star1
lesson-prune-star2 = Star2
lesson-learnt = After { $n } iterations: value for the first player { $value }, exploitability { $exploitability } chips.
lesson-learnt-curves = Value for the first player and exploitability; iterations: { $n }.
lesson-learnt-value = value
lesson-learnt-exploitability = exploitability
