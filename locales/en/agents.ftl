### Explanations of agents. The keys are used in `crates/agents`.

agent-name-house = House, our strongest
agent-name-random = Random
agent-name-lt-fast = Fast (Kaunas 2017)
agent-name-lt-greedy = Greedy (Kaunas 2017)
agent-random-verdict = { $n ->
        [one] The only legal choice
       *[other] Picked at random from { $n } choices
    }
riichi-discard = Discard { $tile }
riichi-declare = Riichi, discard { $tile }
riichi-chi = Chi with { $tiles }
riichi-pon = Pon with { $tiles }
riichi-open-kan = Open kan
riichi-closed-kan = Closed kan: { $tile }
riichi-added-kan = Added kan: { $tile }
riichi-ron = Ron
riichi-tsumo = Tsumo
riichi-nine-kinds = Abort with nine terminals and honours
riichi-pass = Pass
riichi-frame-win = Win: it always takes a win
riichi-frame-kan = Kan: it always calls one
riichi-frame-pon = Pon: it fits the plan
riichi-frame-chi = Chi: it fits the plan
riichi-frame-riichi = Tenpai: declare riichi
riichi-frame-discard = Discard the least valuable tile
riichi-frame-pass = Pass: nothing here fits the plan
riichi-aims-at-yakuhai = Aims for yakuhai.
riichi-aims-at-toitoi = Aims for toitoi.
riichi-aims-at-tanyao = Aims for tanyao.
riichi-tile-value = Tile value
riichi-tile-values = Value of each tile to the hand
riichi-left = Unseen
riichi-ready-on = { $n ->
        [one] Tenpai, waiting for { $tiles }; { $n } is still unseen.
       *[other] Tenpai, waiting for { $tiles }; { $n } are still unseen.
    }
riichi-why-it-counts = Yaku of the win
zole-play = Play { $card }
zole-bury = Bury { $cards }
zole-eyes-in-worlds = { $n ->
        [one] Soloist’s eyes in { $n } possible deal
       *[other] Soloist’s eyes in { $n } possible deals
    }
zole-share-lost = loses { $share }
zole-share-jani = jaņi { $share }
bg-equity = Equity
study-ev = EV
study-expected-points = Points
study-win = win
study-deal-in = deal-in
study-loss = Loss
study-turns = turns
study-chance-by-turn = Chance by turn
study-depth = depth { $depth }
study-nodes = { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }
study-nodes-searched = { $n ->
        [one] { $n } node
       *[other] { $n } nodes
    }
study-playouts = { $n ->
        [one] { $n } playout
       *[other] { $n } playouts
    }
study-playouts-word = playouts
study-rollouts = { $n ->
        [one] { $n } rollout
       *[other] { $n } rollouts
    }
study-worlds = { $n ->
        [one] { $n } possible deal examined
       *[other] { $n } possible deals examined
    }
study-node-leaf-word = leaf
study-bars-from-zero = { $what }: bars start at zero
study-bars-from-worst = { $what }: bars start at the worst value shown
study-cut-alpha = alpha cut
study-cut-beta = beta cut
study-cut-gamma = a sibling is already better
study-cut-star1 = Star1 cut
study-cut-star2 = Star2 cut
study-cut-transposition = already in the table
study-cut-budget = out of budget
study-cut-at-least = At least { $value }; { $limit } is enough to stop.
study-cut-at-most = At most { $value }; { $limit } is enough to stop.
zole-habit = Habit
zole-habit-score = Score
zole-habit-bury-trump = never bury trumps
zole-habit-bury-void = empties a suit
zole-habit-bury-eyes = saves eyes
zole-habit-lead-low = leads low
zole-habit-cash = cashes a sure winner
zole-habit-ace = an ace while everyone can follow
zole-habit-low-plain = a low plain card
zole-habit-draw-trumps = draws trumps from the top
zole-habit-draw-low = draws trumps with low ones
zole-habit-top-trump = the highest trump left
zole-habit-low-trump = opponents do not lead trumps
zole-habit-smear = gives eyes to the partner
zole-habit-take = takes the trick
zole-habit-try = takes the trick unless someone beats it
zole-habit-throw = throws off the cheapest card
zole-habit-duck = the highest card that does not take the trick
zole-habit-must-take = takes the trick, which is bad here
zole-habit-leave = leaves the trick to the soloist
zole-habit-play-on = playing on is never worse
zole-habit-too-weak = too weak to play alone
zole-habit-pass = too strong to pass
zole-habit-strong = strong enough to take the table
zole-habit-sure = all eight cards are sure tricks
zole-habit-not-sure = not all cards are sure tricks
zole-source-random = { $n ->
        [one] The only legal choice; the search starts later.
       *[other] Picked at random from { $n } choices; the search starts later.
    }
zole-source-searched = { $worlds ->
        [one] Best in the only possible deal left, ignoring voids.
       *[other] Best on average over all { $worlds } possible deals, ignoring voids.
    }
zole-source-cut = Stopped early: best on average over { $worlds } of { $possible } possible deals, ignoring voids.
zole-chance = Chance
zole-mean-total = Mean total
zole-mean-tricks-lost = Mean tricks, counted as a loss
zole-by-threshold = Wins { $win } of { $worlds } possible deals; no other choice comes close.
zole-by-band = Wins { $win } of { $worlds } possible deals. Others win about as often but score less.
zole-by-margin = Wins { $win } of { $worlds } possible deals, as often as others, but by more.
zole-by-wins-alone = Wins { $win } of { $worlds } possible deals. Stopped early: only who wins was computed, not by how much.
zole-by-order = Wins { $win } of { $worlds } possible deals. Other choices are just as good.
zole-call-reached = Wins { $win } of possible deals; { $needed } is enough.
zole-call-none-reached = No contract wins often enough.
zole-call-take-falls-short = Taking the table wins only { $win } of { $worlds } possible deals; you need { $needed }.
zole-win-contract = Wins
zole-win-galdins = Not the loser
zole-needed = Needed
zole-worlds = Deals
zole-mean-points = Points
zole-over-pass = Gain over passing
zole-mean-eyes = Soloist’s eyes
zole-mean-tricks = Tricks
zole-soloist-eyes = The soloist’s eyes
zole-soloist-tricks = The soloist’s tricks
zole-own-tricks = Own tricks
zole-mark-won = contract made
zole-mark-high = jaņi
zole-imagined-after = Possible deals after: { $action }
zole-all-worlds = all { $possible } possible deals
zole-all-fitting-worlds = all { $worlds } possible deals that fit the bids, of { $possible }
zole-bids-unheeded = no possible deal fits all bids, so bids are ignored
zole-pass-estimated = The value of passing comes from { $worlds } possible deals; later players are assumed to bid by their trumps.
zole-sampled-worlds = { $worlds } of { $possible } possible deals, drawn at random
zole-some-worlds = { $worlds } of { $possible } possible deals
riichi-discard-drawn = Discard the drawn { $tile }
riichi-preference = Preference
riichi-builds-towards = { $kept ->
        [one] Builds towards { $yaku }; { $kept } tile already fits.
       *[other] Builds towards { $yaku }; { $kept } tiles already fit.
    }
riichi-call-gains = The call helps: { $then } instead of { $now }.
riichi-call-gains-not = The call does not help: { $then } instead of { $now }.
riichi-left-over = Not needed
riichi-plans = Plans
riichi-plan-kept = Kept
riichi-plan-worth = Worth
riichi-plan-value = Value
riichi-plan-ways = Ways
riichi-plan-tiles = Tiles
riichi-placed = Tiles used for { $yaku }
riichi-bucket = Set
riichi-bucket-tiles = Tiles
riichi-dqn-best = The legal action with the highest value.
riichi-dqn-passed = Valued higher but not legal: { $n }.
riichi-dqn-declines-a-win = Passes up a win: that is what it learned.
riichi-dqn-explores = Picked at random, to learn.
riichi-dqn-inputs = { $inputs ->
        [one] { $inputs } input
       *[other] { $inputs } inputs
    }
riichi-output-discard = Discard
riichi-output-riichi = Riichi
riichi-output-closed-kan = Closed kan
riichi-output-added-kan = Added kan
riichi-output-pon = Pon
riichi-output-chi = Chi
riichi-q-action = Action value
riichi-q-actions = Value of each action
riichi-q-tile = Tile value
riichi-q-tiles = Value of discarding each tile
riichi-evaluation = Hand value
riichi-fi-riichi = Declares riichi, as it always does when it can
riichi-fi-discard = Discards what did best in simulation
riichi-fi-call = Calls: the hand is worth more with the call
riichi-fi-pass = Passes: no call makes the hand worth more
riichi-fi-continuations = { $n ->
        [one] { $n } continuation
       *[other] { $n } continuations
    }
riichi-fi-hands = { $n ->
        [one] { $n } hand evaluated
       *[other] { $n } hands evaluated
    }
riichi-fi-branch = Branch
riichi-fi-together = All branches
riichi-fi-draw = Draw
riichi-fi-branches = Most likely branches that improve the hand
riichi-fi-exchange = { $gone } for { $drawn }
bg-only-play = Only legal play.
bg-most-visited = The search visited it most often; plays that look better were tried too rarely to trust.
bg-budget-ended = Stopped early: not all plays were examined.
bg-ply = { $n }-ply
bg-by-playouts = playouts
bg-ply-estimate = { $n }-ply (est.)
bg-not-looking-ahead = Evaluated right after the play, not looking ahead.
bg-match-chance = Wins the match
bg-chances = Chances
bg-before-roll = before the roll
bg-win = Wins
bg-win-gammon = Wins a gammon
bg-win-backgammon = Wins a backgammon
bg-lose-gammon = Loses a gammon
bg-lose-backgammon = Loses a backgammon
bg-pip-counts = Pips after the play
bg-pips-own = Own pips
bg-pips-other = Opponent’s pips
bg-pips-at-stake = Own pips at risk from hits
bg-characteristics = What the strategy counts after the play
bg-weight = Weight
bg-h-bar = Checkers on the bar, opponent’s minus own
bg-h-distance = Distance of the rearmost checker, opponent’s minus own
bg-h-points = Made points, own minus opponent’s
bg-h-blots = Blots, opponent’s minus own
bg-h-off = Own checkers borne off
bg-evaluation = Evaluation, not looking ahead
bg-judged-over = The game is over.
bg-judged-off = All own checkers are home: checkers borne off decide.
bg-judged-rear-man = No contact: the rearmost own checker decides.
bg-judged-pips = A race: pips decide.
bg-judged-strategy = Evaluated by the strategy { $strategy }.
bg-never-doubles = It never doubles.
bg-drop-is-cheaper = Passing costs less than taking.
bg-take-is-cheaper = Taking costs less than passing.
bg-taking-costs = Taking would cost { $loss } more.
bg-passing-costs = Passing would cost { $loss } more.
bg-drop-loses-match = Passing would lose the match.
bg-favourite-beavers = The favourite takes and redoubles at once.
bg-cube-decision = { $offer }; answer: { $answer }. No double { $no-double }, double and take { $double-take }, double and pass { $double-pass }.
bg-offer-double = Double
bg-offer-redouble = Redouble
bg-offer-optional = Double or not: equally good
bg-offer-none = No double
bg-offer-too-good = Too good to double
bg-offer-never = Never double: the cube is dead
bg-offer-unavailable = The cube cannot be turned
riichi-kept-value = Value of the tiles kept
agent-short-house = House
agent-short-random = Random
agent-short-lt-fast = Fast
agent-short-lt-greedy = Greedy
agent-short-rules = Habits
agent-short-pimc = Sampled deals
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Linear
agent-short-minimax = Minimax
agent-short-alphabeta = Alpha-beta
agent-short-cfr = Equilibrium
agent-short-lt-random = Random discards (Kaunas 2017)
agent-short-lt-csp = Constraint solver (Kaunas 2017)
agent-short-lt-bucket = Bucket filler (Kaunas 2017)
agent-short-lt-dqn = Deep Q-network (Kaunas 2017)
agent-short-fi-mc = Monte Carlo (Helsinki 2019)
agent-short-fi-tree = Hand tree (Helsinki 2019)
agent-short-sp-draw = Draw counter
agent-short-jp-dag = Hand graph (Kurita and Hoki 2017)
agent-short-mcts = Monte Carlo tree search
agent-short-pips = Pip counter
riichi-ev-nearest = Too far from tenpai to evaluate: keeps the hand closest to tenpai.
riichi-ev-spent = Stopped early: keeps the hand closest to tenpai.
riichi-ev-last = No draws left: keeps the hand closest to tenpai.
riichi-ev-bound = In riichi: nothing to choose.
riichi-ev-riichi = Declares riichi: it brings the most points.
riichi-ev-discard = Discards the tile that leaves the most expected points.
riichi-ev-call = Calls: the hand is worth more points with the call.
riichi-ev-pass = Passes: the hand is worth more points without a call.
riichi-ev-points = points
riichi-ev-win = win
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = useful tiles
riichi-ev-wins = Chance to win if nothing changes until a later turn
riichi-ev-worth = Expected points if nothing changes until a later turn
riichi-ev-wins-all = Chance to win of every action, by turns passed
riichi-ev-worth-all = Expected points of every action, by turns passed
riichi-ev-turns = turns passed
riichi-ev-nodes = { $n ->
        [one] { $n } hand evaluated
       *[other] { $n } hands evaluated
    }
riichi-house-value = result
riichi-house-gain = points if won
riichi-house-deal-in = deal-in
riichi-house-course = plan
riichi-house-course-won = win
riichi-house-course-push = push
riichi-house-course-fold = fold
riichi-house-course-abort = abort
riichi-house-riichi = Declares riichi: the best result, even with the risk.
riichi-house-pushes = Pushes: the hand is worth the risk.
riichi-house-folds = Folds: the risk is greater than what the hand is worth.
riichi-house-calls = Calls: better than any other choice.
riichi-house-passes = Passes: no call is better.
riichi-house-aborts = Aborts: a new deal is worth more than this hand.
riichi-house-threat = { $seat } is { $likely } likely to be tenpai; dealing in would cost { $cost }.
riichi-house-by-graph = The hand without rivals, counting calls and ron
riichi-house-by-draws = The hand without rivals, counting draws only
riichi-house-pace-ready = speed to tenpai
riichi-house-pace-win = speed to win
riichi-house-share = share of points
riichi-house-ready-at-end = tenpai at the end
riichi-house-turns = turns left
riichi-house-wall-ends = wall runs out
riichi-house-courses = Pushing and folding, before the cost of rivals’ wins
riichi-house-cost = cost of danger
riichi-house-shape = shape and safety
riichi-house-coming = Chance that each rival is tenpai and the deal goes on, by turn
riichi-house-lasts = deal goes on
riichi-house-dues = A tenpai rival wins within a turn { $wins } of the time. Rivals’ wins cost { $others } in all. Discarding an unseen tile costs { $drift } now and { $later } four turns later.
riichi-house-wall-end = If the wall runs out, a tenpai hand receives { $tenpai } and any other pays { $noten }.
riichi-house-counted = From game records: compared with a random tile, a discard after riichi is a winning tile { $riichi } as often, otherwise { $silent }. Of all wins { $tsumo } are self-drawn. After riichi, { $ippatsu } of wins are ippatsu and { $ura } have ura dora.
riichi-house-rivals = Rivals
riichi-house-rival = { $seat }
riichi-house-loss = points if you deal in
riichi-house-dangers = Danger of each tile
riichi-house-together = all rivals
riichi-house-if-ready = { $seat }, if tenpai
riichi-house-places = Expected places with the current points
riichi-house-place = place { $place }
study-worlds-shown = { $shown } of { $n } shown

## Choices of parameters

agent-choice-strategy-attacking = attacking
agent-choice-strategy-defending = defending
agent-choice-strategy-running = running
agent-choice-strategy-combined = combined
agent-choice-strategy-random = random
