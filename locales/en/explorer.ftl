### The search explorer.

explorer-lead = Step through a search: what it looks at, what it skips, and why.
explorer-position = Position
explorer-examples = Worked examples
explorer-example-reply = Dice and a reply
explorer-example-minimax = Minimax: three moves, three replies
explorer-example-chance = Chance nodes: 2.7 or 6.6
explorer-example-order = Leaves 1, 3, 4, 5
explorer-example-values = Leaves 1, 30, 40, 500
explorer-own-tree = Your own tree…
explorer-own-position = Another position…
explorer-from-game = From a game
explorer-edit-tree = Edit the tree
explorer-edit-position = Edit the position
explorer-search = Search
explorer-notation-tree = max(…), min(…) and chance(0.7: 3, 0.3: 2), leaves as numbers. Name a branch with A = …; put bounds in front: [0, 10]. Ctrl+Enter searches.
explorer-notation-tic-tac-toe = Three rows from the top, X, O and dots: XO./.X./..O
explorer-notation-race = Each player’s position, with a star for the one to move, and the roll: sprint: A 5* B 8 | A threw 2
explorer-notation-kuhn = Your card and the moves so far: K? check bet
explorer-notation-backgammon = An XGID, or a GNU position ID with dice
explorer-notation-zole = Your place and the eight cards dealt, the bids, the cards played: 2: QC QH JC JD 8D TH 9H KS | take | TS KS AC
explorer-position-tic-tac-toe-late = A few moves left
explorer-position-tic-tac-toe-fork = Threat of a fork
explorer-position-race-near = Near the finish
explorer-position-kuhn-first = The whole game
explorer-position-bg-bearoff = Bear-off
explorer-position-bg-opening = Opening 3-1
explorer-position-zole-fifth = Fifth trick, all 3,150 deals (Latvia 2015)
explorer-share = Share
explorer-add-run = Add a run
explorer-run = Run { $name }
explorer-runs = Runs
explorer-remove-run = Remove { $run }
explorer-settings = Settings
explorer-settings-of = Settings of { $run }
explorer-tree-of = Search tree of { $run }
explorer-algorithm = Algorithm
explorer-step-of = step { $n } of { $of }
explorer-progress = Steps done
explorer-next-cut = Next cut (C)
explorer-speed = Speed
explorer-times = { $n }×
explorer-zoom = Zoom
explorer-zoom-in = Zoom in
explorer-zoom-out = Zoom out
explorer-zoom-fit = Show the whole tree
explorer-find = Find a node
explorer-find-next = Find next
explorer-not-found = No node is called “{ $text }”.
explorer-bad-link = This link is damaged or incomplete.
explorer-comparison = Comparison
explorer-node = Selected node
explorer-no-board = There is no board for this node.
explorer-never-visited = never visited
explorer-ms = { $n } ms

## Parameters in short

explorer-parameter-depth = Depth
explorer-parameter-prune = Pruning
explorer-parameter-order = Best plays first
explorer-parameter-strategy = Strategy
explorer-parameter-variant = Formula
explorer-parameter-playouts = Playouts
explorer-parameter-exploration = Exploration
explorer-parameter-worlds = Worlds
explorer-parameter-iterations = Iterations
explorer-parameter-mask = Following trumps
explorer-parameter-inference = Inferred from play
explorer-parameter-bid = Bidding
explorer-parameter-limit = Limit for taking
explorer-parameter-from = Searches from move
explorer-parameter-seed-mode = Source’s quirks
agent-short-uct = UCT

## Nodes

explorer-root = the root
explorer-outcome = outcome { $p }
explorer-branch = branch { $n }
explorer-probability = probability { $p }
explorer-not-seen = not visited yet
explorer-window = window { $window }
explorer-cut-away = pruned: { $why }
explorer-nodes-below = { $n ->
        [one] { $shown } node below
       *[other] { $shown } nodes below
    }
explorer-not-examined = { $shown } more not examined
explorer-not-drawn = { $n ->
        [one] { $shown } child not drawn
       *[other] { $shown } children not drawn
    }
explorer-drawn = { $n } of { $of } nodes drawn
explorer-fetch-more = { $n ->
        [one] Draw { $shown } more child
       *[other] Draw { $shown } more children
    }
explorer-fact-kind = Kind
explorer-fact-probability = Probability
explorer-fact-value = Value
explorer-fact-window = Window [α, β]
explorer-fact-range = Possible range
explorer-fact-best = Best child
explorer-fact-share = How often it is chosen
explorer-fact-visits = Visits
explorer-fact-cut = Pruned
explorer-fact-below = Nodes below
explorer-fact-unlisted = Below it, not examined
explorer-legend-max = MAX
explorer-legend-min = MIN
explorer-legend-chance = CHANCE
explorer-legend-leaf = leaf
explorer-legend-cut = cut
explorer-legend-window = [α, β] window

## Counters

explorer-counts-nodes = { $n ->
        [one] node visited
       *[other] nodes visited
    }
explorer-counts-leaves = { $n ->
        [one] leaf evaluated
       *[other] leaves evaluated
    }
explorer-counts-cuts = { $n ->
        [one] cut
       *[other] cuts
    }
explorer-counts-cuts-skipped = { $n ->
        [one] cut
       *[other] cuts
    }, { $skipped ->
        [one] { $skipped } branch skipped
       *[other] { $skipped } branches skipped
    }
explorer-counts-value = value at the root
explorer-counts-value-choice = value, choose { $move }
explorer-row-nodes = Nodes visited
explorer-row-leaves = Leaves evaluated
explorer-row-cuts = Cuts
explorer-row-value = Value
explorer-row-move = Chosen move
explorer-row-time = Time

## Comparison of runs

explorer-same = All runs choose { $move }, worth { $value }.
explorer-same-move = All runs choose { $move }, but value it differently.
explorer-same-value = All runs come to { $value }.
explorer-differ-value = The runs come to different values: { $values }.
explorer-differ = The runs choose differently: { $moves }.
explorer-differ-agents = They are different algorithms.
explorer-differ-evaluation = They evaluate positions differently.
explorer-differ-depth = They look ahead to different depths.
explorer-differ-samples = Their values are samples, so they vary.
explorer-differ-equal = Pruning and ordering never change a value: the moves are equally good.
explorer-differ-worlds = They consider different deals possible.
explorer-differ-mask = One follows trumps by the rules, the other with the error of the thesis program, which forgets Q♠ and Q♣.
explorer-differ-settings = Their settings differ.

## What a step did

explorer-say-start = Nothing has been searched yet. Step forward to begin.
explorer-say-at = At { $node }.
explorer-say-cut-at = Cut at { $node }.
explorer-say-enter-max = MAX moves here and takes the largest value.
explorer-say-enter-min = MIN moves here and takes the smallest value.
explorer-say-enter-chance = Chance decides here: the value is the average of the outcomes.
explorer-say-enter-leaf = A leaf.
explorer-say-above = Only values above { $alpha } matter.
explorer-say-below = Only values below { $beta } matter.
explorer-say-between = Only values between { $alpha } and { $beta } matter.
explorer-say-leaf = The leaf is worth { $value }.
explorer-say-evaluated = The depth limit is reached: the position is evaluated at { $value }.
explorer-say-first = { $node }: { $value } so far.
explorer-say-better-max = { $value } is larger than { $old }: { $node } rises to { $value }.
explorer-say-better-min = { $value } is smaller than { $old }: { $node } drops to { $value }.
explorer-say-stays-max = That is not larger than { $old }: { $node } stays at { $old }.
explorer-say-stays-min = That is not smaller than { $old }: { $node } stays at { $old }.
explorer-say-sum = { $node }: { $terms } = { $value }.
explorer-say-sum-plain = { $node }: the sum is { $value } so far.
explorer-say-done = { $node } is worth { $value }.
explorer-say-alpha = MIN can already hold { $node } to { $value }, but MAX has { $limit } elsewhere.
explorer-say-beta = MAX can already get { $value } at { $node }, but MIN holds it to { $limit } elsewhere.
explorer-say-chance-most = Even if everything else were { $rest }, { $node } is worth at most { $terms } = { $value }; { $limit } is already certain.
explorer-say-chance-least = Even if everything else were { $rest }, { $node } is worth at least { $terms } = { $value }; { $limit } is already certain.
explorer-say-chance-most-plain = { $node } is worth at most { $value }; { $limit } is already certain.
explorer-say-chance-least-plain = { $node } is worth at least { $value }; { $limit } is already certain.
explorer-say-probe = Star2 looks at one reply first: { $node } gives { $value }. It may come back for the others.
explorer-say-skipped = { $n ->
        [one] 1 branch is skipped.
       *[other] { $n } branches are skipped.
    }
explorer-say-over = The search is over: { $move } is best, worth { $value }.
explorer-say-over-value = The search is over: the value is { $value }.
explorer-say-round-best_first = Expansion { $n }.
explorer-say-round-uct = Playout { $n }.
explorer-say-round-ismcts = Playout { $n }.
explorer-say-round-pimc = World { $n }.
explorer-say-round-cfr = Iteration { $n }.
explorer-say-way = { $way }: the result is { $value }.
explorer-say-mean = { $node } is now worth { $value } after { $n ->
        [one] 1 visit
       *[other] { $n } visits
    }.
explorer-say-sweep = After { $n ->
        [one] 1 iteration
       *[other] { $n } iterations
    } the game is worth { $value } to the first player; a perfect opponent could gain { $exploitability }.

## Pseudo-code

explorer-code = Pseudo-code
explorer-code-of = Pseudo-code: { $algorithm }
explorer-variables = Variables
explorer-phases = Phases of this round
explorer-phase-start = Start
explorer-phase-world = World
explorer-phase-select = Select
explorer-phase-expand = Expand
explorer-phase-evaluate = Evaluate
explorer-phase-playout = Play out
explorer-phase-backup = Back up
explorer-phase-solved = Solve
explorer-phase-mean = Average
explorer-phase-sigma = Strategy
explorer-phase-value = Value
explorer-phase-own = Own part
explorer-phase-others = Others’ part
explorer-phase-regret = Regrets
explorer-phase-sum = Sums
explorer-phase-over = Choose
explorer-least = least
explorer-most = most
explorer-algorithm-minimax = minimax
explorer-algorithm-alpha_beta = alpha-beta
explorer-algorithm-expectiminimax = expectiminimax
explorer-algorithm-gamma = gamma pruning
explorer-algorithm-star1 = Star1
explorer-algorithm-star2 = Star2
explorer-algorithm-best_first = best-first minimax
explorer-algorithm-uct = UCT
explorer-algorithm-ismcts = information-set MCTS
explorer-algorithm-pimc = perfect-information Monte Carlo
explorer-algorithm-cfr = counterfactual regret minimisation
explorer-word-node = node
explorer-word-child = child
explorer-word-children = children
explorer-word-parent = parent
explorer-word-root = root
explorer-word-leaf = leaf
explorer-word-value = value
explorer-word-best = best
explorer-word-moves = moves
explorer-word-outcomes = outcomes
explorer-word-worlds = worlds
explorer-word-tree = tree
explorer-word-known = v(x) is known
explorer-word-is_leaf = x is a leaf
explorer-word-remove = remove x from L
explorer-word-unbroken = no break
explorer-word-add = add one child of x
explorer-word-most_visited = child with the largest n
explorer-word-fitting = one world that fits what is seen
explorer-word-own = probability of the player’s own moves
explorer-word-others = probability of all other moves and chance

## Predict before you step

explorer-predict = Predict before you step
explorer-ask-value = What will { $node } be worth?
explorer-ask-cut = Will the rest of { $node } be pruned in the next step?
explorer-ask-choice = Which move will be chosen?
explorer-yes = Yes
explorer-no = No
explorer-answer = Answer
explorer-not-a-number = Type a number.
explorer-right = Right: { $answer }.
explorer-wrong = Not quite: { $answer }.
explorer-predict-none = Nothing to predict here. Step forward.
explorer-predict-over = The search is over: { $right } of { $asked } right.
explorer-score = { $right } of { $asked } right so far
