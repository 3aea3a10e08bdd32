### What agents say. The keys stand in the crates under `crates/agents`.

agent-name-house = House, our strongest
agent-name-random = Random
agent-name-lt-fast = Fast (Kaunas 2017)
agent-name-lt-greedy = Greedy (Kaunas 2017)
agent-random-verdict = { $n ->
        [one] Only one choice
       *[other] Any of { $n } choices, each equally likely
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
riichi-frame-win = A win is taken whenever it can be
riichi-frame-kan = A kan is called whenever it can be
riichi-frame-pon = A pon that fits the plan
riichi-frame-chi = A chi that fits the plan
riichi-frame-riichi = Ready: declare riichi
riichi-frame-discard = Discard the tile that is worth least
riichi-frame-pass = Nothing here fits the plan
riichi-aims-at-yakuhai = It aims at yakuhai.
riichi-aims-at-toitoi = It aims at toitoi.
riichi-aims-at-tanyao = It aims at tanyao.
riichi-tile-value = Tile value
riichi-tile-values = What each tile is worth to the hand
riichi-left = Still unseen
riichi-ready-on = { $n ->
        [one] Ready on { $tiles }; { $n } of them is still unseen.
       *[other] Ready on { $tiles }; { $n } of them are still unseen.
    }
riichi-why-it-counts = Why the win counts
zole-play = Play { $card }
zole-bury = Bury { $cards }
zole-eyes-in-worlds = { $n ->
        [one] The soloist's eyes in { $n } world
       *[other] The soloist's eyes in { $n } worlds
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
        [one] { $n } possible deal looked at
       *[other] { $n } possible deals looked at
    }
study-node-leaf-word = leaf
study-bars-from-zero = { $what }: bars begin at zero
study-bars-from-worst = { $what }: bars begin at the worst shown
study-cut-alpha = alpha cut
study-cut-beta = beta cut
study-cut-gamma = a sister cannot be beaten
study-cut-star1 = Star1 cut
study-cut-star2 = Star2 cut
study-cut-transposition = already in the table
study-cut-budget = out of budget
study-cut-at-least = At least { $value }, and { $limit } is enough to stop.
study-cut-at-most = At most { $value }, and { $limit } is enough to stop.
zole-habit = Habit
zole-habit-score = Score
zole-habit-bury-trump = trumps are not buried
zole-habit-bury-void = gets rid of a suit
zole-habit-bury-eyes = brings eyes home
zole-habit-lead-low = leads low
zole-habit-cash = cashes a sure card
zole-habit-ace = an ace while all can follow
zole-habit-low-plain = a low plain card
zole-habit-draw-trumps = draws trumps from the top
zole-habit-draw-low = draws trumps from below
zole-habit-top-trump = the highest trump left
zole-habit-low-trump = opponents leave trumps alone
zole-habit-smear = gives eyes to the partner
zole-habit-take = takes the trick
zole-habit-try = takes it unless somebody beats that
zole-habit-throw = throws the least
zole-habit-duck = the highest that does not take
zole-habit-must-take = takes the trick, which is bad
zole-habit-leave = leaves the trick to the soloist
zole-habit-play-on = playing on is never worse
zole-habit-too-weak = too weak to play alone
zole-habit-pass = strong enough not to pass
zole-habit-strong = strong enough to take
zole-habit-sure = all eight cards are sure
zole-habit-not-sure = not all cards are sure
zole-source-random = { $n ->
        [one] Only one choice; the search begins later.
       *[other] Played at random among { $n }: the search begins later.
    }
zole-source-searched = { $worlds ->
        [one] Best in the one world that is left, voids ignored.
       *[other] Best mean over all { $worlds } worlds, voids ignored.
    }
zole-source-cut = Best mean over the first { $worlds } of { $possible } worlds, voids ignored: the budget ended.
zole-chance = Chance
zole-mean-total = Mean total
zole-mean-tricks-lost = Mean tricks, as a loss
zole-by-threshold = Chosen by the threshold: it wins { $win } of { $worlds } worlds, no other choice comes near.
zole-by-band = Chosen by the band: it wins { $win } of { $worlds } worlds, and of those near it its levels bring the most points.
zole-by-margin = Chosen by the margin: it wins { $win } of { $worlds } worlds as others do, and goes furthest.
zole-by-wins-alone = Chosen by wins alone, { $win } of { $worlds } worlds: the effort ended before points were known.
zole-by-order = Wins { $win } of { $worlds } worlds as others do; nothing else tells them apart.
zole-call-reached = Wins { $win } of the worlds, { $needed } are needed.
zole-call-none-reached = No call wins as many worlds as it needs.
zole-win-contract = Wins
zole-win-galdins = Not the loser
zole-needed = Needed
zole-worlds = Worlds
zole-mean-points = Points
zole-over-pass = Over a pass
zole-mean-eyes = Soloist’s eyes
zole-mean-tricks = Tricks
zole-soloist-eyes = The soloist’s eyes
zole-soloist-tricks = The soloist’s tricks
zole-own-tricks = Own tricks
zole-mark-won = the contract is made
zole-mark-high = won high
zole-imagined-after = Worlds after: { $action }
zole-all-worlds = all { $possible } worlds listed
zole-all-fitting-worlds = all { $possible } worlds listed, { $worlds } of them fit the bids
zole-bids-unheeded = no world fits all bids, so bids are not heeded
zole-pass-estimated = what follows a pass is shown in { $worlds } worlds if those who are still to call go by ranks of trumps
zole-sampled-worlds = { $worlds } worlds drawn of { $possible }
zole-some-worlds = { $worlds } of the { $possible } worlds
riichi-discard-drawn = Discard the drawn { $tile }
riichi-preference = Preference
riichi-builds-towards = { $kept ->
        [one] It builds towards { $yaku } and keeps { $kept } tile.
       *[other] It builds towards { $yaku } and keeps { $kept } tiles.
    }
riichi-call-gains = The call gains: { $then } against { $now }.
riichi-call-gains-not = The call gains nothing: { $then } against { $now }.
riichi-left-over = Left over
riichi-plans = Plans
riichi-plan-kept = Kept
riichi-plan-worth = Worth
riichi-plan-value = Value
riichi-plan-ways = Ways
riichi-plan-tiles = Tiles
riichi-placed = Tiles placed for { $yaku }
riichi-bucket = Set
riichi-bucket-tiles = Tiles
riichi-dqn-best = Takes what it values most of all that is legal.
riichi-dqn-passed = Not legal, though valued higher: { $n }.
riichi-dqn-declines-a-win = It lets a win go by, because it has learnt to.
riichi-dqn-explores = Chosen at random, to learn.
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
riichi-q-actions = What each action is worth
riichi-q-tile = Tile value
riichi-q-tiles = What discarding each tile is worth
riichi-evaluation = Worth of the hand
riichi-fi-riichi = Declares riichi, as always when it can
riichi-fi-discard = Discards what turned out best
riichi-fi-call = Calls: the hand is worth more with it
riichi-fi-pass = Passes: no call makes the hand worth more
riichi-fi-continuations = { $n ->
        [one] { $n } continuation
       *[other] { $n } continuations
    }
riichi-fi-hands = { $n ->
        [one] { $n } hand valued
       *[other] { $n } hands valued
    }
riichi-fi-branch = Branch
riichi-fi-together = Branches together
riichi-fi-draw = Draw
riichi-fi-branches = The most probable branches that make the hand better
riichi-fi-exchange = { $gone } for { $drawn }
bg-plays = Plays { $play }, worth { $value }
bg-only-play = There is no other play.
bg-only-so-deep = No other play was looked at so deeply.
bg-better-than-next = Better than { $next } by { $gain }.
bg-better-at-least = Better than { $next } by at least { $gain }.
bg-most-visited = The search came back to it most often; others look better by chance.
bg-budget-ended = The budget ended before all plays were looked at.
bg-ply = { $n }-ply
bg-by-playouts = playouts
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
bg-pips-other = Opponent's pips
bg-pips-at-stake = Own pips that hits may cost
bg-characteristics = What the strategy sees after the play
bg-weight = Weight
bg-h-bar = Checkers on the bar, opponent's less own
bg-h-distance = Way of the rearmost checker, opponent's less own
bg-h-points = Made points, own less opponent's
bg-h-blots = Blots, opponent's less own
bg-h-off = Own checkers borne off
bg-evaluation = Evaluation
bg-judged-over = The game is over.
bg-judged-off = All own checkers are home: those borne off count.
bg-judged-rear-man = No contact: the own rearmost checker counts.
bg-judged-pips = A race: the pips count.
bg-judged-strategy = Valued by the strategy: { $strategy }.
bg-never-doubles = It never doubles.
bg-drop-is-cheaper = To pass costs less than to take.
bg-take-is-cheaper = To take costs less than to pass.
bg-drop-loses-match = To pass would lose the match.
bg-favourite-beavers = The favourite takes and redoubles.
bg-cube-decision = { $offer }; answer: { $answer }. No double { $no-double }, double and take { $double-take }, double and pass { $double-pass }.
bg-offer-double = Double
bg-offer-redouble = Redouble
bg-offer-optional = Double or not, both are as good
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
agent-short-pimc = Worlds
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Linear
riichi-ev-nearest = Keeps the hand nearest: too far to be valued.
riichi-ev-spent = Keeps the hand nearest: the budget ended before it was valued.
riichi-ev-last = Keeps the hand nearest: there is no draw left.
riichi-ev-bound = Bound by riichi: there is nothing to choose.
riichi-ev-riichi = Declares riichi: worth the most points.
riichi-ev-discard = Discards what leaves the most points to expect.
riichi-ev-call = Calls: the hand is worth more points with it.
riichi-ev-pass = Passes: the hand is worth more points without a call.
riichi-ev-points = points
riichi-ev-win = win
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = accepts
riichi-ev-wins = The chance to win, were it still so at a later turn
riichi-ev-worth = Points to expect, were it still so at a later turn
riichi-ev-wins-all = The chance to win of every action, by turns gone
riichi-ev-worth-all = Points to expect of every action, by turns gone
riichi-ev-turns = turns gone
riichi-ev-nodes = { $n ->
        [one] { $n } hand valued
       *[other] { $n } hands valued
    }
riichi-house-value = result
riichi-house-gain = points if won
riichi-house-deal-in = deals in
riichi-house-course = then
riichi-house-course-won = won
riichi-house-course-push = push
riichi-house-course-fold = fold
riichi-house-course-abort = abort
riichi-house-riichi = Declares riichi: worth most, with the danger counted in.
riichi-house-pushes = Goes on: the hand is worth more than the danger.
riichi-house-folds = Folds: the danger is worth more than the hand.
riichi-house-calls = Calls: worth more than going on without.
riichi-house-passes = Passes: no call is worth more.
riichi-house-aborts = Aborts: the hand is worth less than a new deal.
riichi-house-threat = { $seat } is tenpai with a chance of { $likely }; dealing in costs { $cost }.
riichi-house-by-graph = The hand alone with the wall, calls and ron counted (jp-dag)
riichi-house-by-draws = The hand alone with the wall, by draws alone (sp-draw)
riichi-house-pace-ready = pace to ready
riichi-house-pace-win = pace to win
riichi-house-share = points counted
riichi-house-ready-at-end = tenpai at the end
riichi-house-turns = turns left
riichi-house-wall-ends = wall ends first
riichi-house-courses = Going on and folding, before what others’ wins cost
riichi-house-cost = danger costs
riichi-house-shape = shape, safety
riichi-house-coming = How likely each rival is tenpai, and the deal goes on, turn by turn
riichi-house-lasts = goes on
riichi-house-dues = A tenpai rival wins within a turn with a chance of { $wins }; others’ wins cost { $others } in all, a discard of an unseen tile costs { $drift } now and { $later } four turns later.
riichi-house-wall-end = When the wall ends, a tenpai hand receives { $tenpai } and any other pays { $noten }.
riichi-house-counted = After riichi a discard is a winning tile { $riichi } as often as a tile at random, otherwise { $silent }; { $tsumo } of wins are self-drawn; { $ippatsu } of wins after riichi come within a go-around, { $ura } have ura-dora.
riichi-house-rivals = How the rivals are read
riichi-house-rival = { $seat }
riichi-house-loss = points if dealt in
riichi-house-dangers = How dangerous each tile is
riichi-house-together = all rivals
riichi-house-if-ready = { $seat }, if tenpai
riichi-house-places = The places to expect as the points stand
riichi-house-place = place { $place }
study-worlds-shown = { $shown } of { $n } shown
