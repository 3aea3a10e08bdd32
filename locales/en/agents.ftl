### Explanations of agents. The keys are used in `crates/agents`.

agent-with-level = { $agent }, { $level }
agent-name-random = Random
agent-name-lt-fast = Fast (Kaunas 2017)
agent-name-lt-greedy = Greedy (Kaunas 2017)
agent-random-verdict = { $n ->
        [one] The only legal choice
       *[other] Picked at random from { $n } choices
    }
riichi-discard = Discard { $tile }
riichi-declare = Riichi, discarding { $tile }
riichi-chi = Chi with { $tiles }
riichi-pon = Pon with { $tiles }
riichi-open-kan = Open kan
riichi-closed-kan = Closed kan: { $tile }
riichi-added-kan = Added kan: { $tile }
riichi-ron = Ron
riichi-tsumo = Tsumo
riichi-nine-kinds = Abort with nine terminals and honours
riichi-pass = Pass
riichi-frame-win = It always takes a win.
riichi-frame-kan = It always declares a kan when it can.
riichi-frame-pon = It calls pon whenever its rules allow.
riichi-frame-chi = It calls chi whenever its rules allow.
riichi-frame-riichi = It declares riichi whenever it can.
riichi-frame-discard = It discards the tile it values least.
riichi-frame-pass = No call here fits its rules.
riichi-simple-score = Score
riichi-simple-discard = { $steps ->
        [0] Keeps tenpai
       *[other] Keeps the hand { $steps } from tenpai
    }; of such discards it fits the others least.
riichi-simple-yakuhai = It calls yakuhai that bring the hand nearer.
riichi-simple-open = The hand is open, and this call brings it nearer.
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
study-as-good-as = As good as { $next }.
study-ahead-of = Ahead of { $next } by { $gain }{ $scale ->
        [riichi-house-value] {" "}thousand points
        [riichi-ev-points] {" "}points
        [zole-over-pass] {" "}points
        [zole-mean-total] {" "}points
       *[other] {""}
    }.
study-at-least-as-good-as = At least as good as { $next }.
study-ahead-of-at-least = At least { $gain }{ $scale ->
        [riichi-house-value] {" "}thousand points
        [riichi-ev-points] {" "}points
        [zole-over-pass] {" "}points
        [zole-mean-total] {" "}points
       *[other] {""}
    } ahead of { $next }.
study-why-not = Why not { $action }?
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
study-cut-depth = no deeper
study-open-explorer = Open in explorer
study-cut-budget = out of budget
study-cut-at-least = At least { $value }; { $limit } is enough to stop.
study-cut-at-most = At most { $value }; { $limit } is enough to stop.

# An explanation on the page. $next, $best and $action name an answer: “4 man”, “Pass”.
why-best = best
why-choice = choice
why-ahead = { $gain } ahead of { $next }
why-behind = { $loss } behind { $best }
why-as-good-as = As good as { $next }
why-at-least-as-good-as = At least as good as { $next }
why-ahead-at-least = At least { $gain } ahead of { $next }
why-behind-at-least = At least { $loss } behind { $best }
why-lead-close = Close call
why-lead-clear = Clear
why-lead-large = Large
why-zone-close = close
why-zone-clear = clear
why-zone-large = large
why-more = More
why-all = { $n ->
        [2] both candidates
        [one] { $n } candidate
       *[other] all { $n } candidates
    }
why-differences = { $what }{ $thousands ->
        [yes] , in thousands
       *[no] {""}
    }: { $from ->
        [best] differences from the best
       *[choice] differences from the choice
    }
why-not = Why not { $action }?
why-right-if = It would be right { $condition }.
why-no-more = The agent says no more about it.
why-no-answer = No answer from this agent. Your game is safe.
why-ask-again = Ask again

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
zole-habit-all-low = every card is low
zole-habit-not-low = not every card is low
zole-simple-score = Score
zole-simple-trumps-enough = five trumps or more are enough
zole-simple-trumps-few = fewer than five trumps
zole-simple-bury-low = buries its lowest cards
zole-simple-lead-ace = leads an ace
zole-simple-lead-trump = leads its highest trump
zole-simple-take-high = takes the trick with its highest card
zole-source-random = { $n ->
        [one] The only legal choice; the search starts later.
       *[other] Picked at random from { $n } choices; the search starts later.
    }
zole-source-searched = { $worlds ->
        [one] Best in the only possible deal left, ignoring voids.
       *[other] Best on average over all { $worlds } possible deals, ignoring voids.
    }
zole-source-cut = Stopped early: best on average over { $worlds } of { $possible } possible deals, ignoring voids.
zole-source-searched-fitting = { $worlds ->
        [one] Best in the only possible deal left.
       *[other] Best on average over all { $worlds } possible deals.
    }
zole-source-cut-fitting = Stopped early: best on average over { $worlds } of { $possible } possible deals.
zole-chance = Chance
zole-mean-total = Mean total
zole-mean-tricks-lost = Mean tricks, counted as a loss
zole-lead-card = Lead { $card }
zole-take-with = Take it with { $card }
zole-give-partner = Give { $card } to your partner
zole-trump-with = Trump it with { $card }
zole-throw-off-card = Throw off { $card }
zole-bury-two = Bury { $one } and { $two }
zole-two-cards = { $one } and { $two }
zole-one-or-other = { $one } or { $two }
zole-eyes-many = { $eyes ->
        [one] { $eyes } eye
       *[other] { $eyes } eyes
    }
zole-eyes-by = { $eyes ->
        [one] { $eyes } eye
       *[other] { $eyes } eyes
    }
zole-why-one = { $said }.
zole-why-two = { $fact }; { $odds }.
zole-why-then-odds = { $fact }. { $odds }.
zole-why-last-card = It is your last card
zole-why-only-follows = You must follow suit, and it is your only { $suit ->
        [hearts] heart
        [spades] spade
        [clubs] club
       *[trumps] trump
    }
zole-why-reaches-with = Takes { zole-eyes-many } and reaches { $limit }
zole-why-reaches = Takes the trick and reaches { $limit }
zole-why-stops-with = Takes { zole-eyes-many }: the soloist cannot reach { $limit }
zole-why-stops = Takes the trick: the soloist cannot reach { $limit }
zole-why-takes-eyes = Takes { zole-eyes-many } for certain
zole-why-takes = Takes the trick for certain
zole-why-safe = No one can beat it
zole-why-more-eyes = Takes { zole-eyes-by } more
zole-why-cheaper = Takes the trick and keeps { $card }
zole-why-gives = Gives { zole-eyes-many } to your partner’s trick
zole-why-partners = Your partner already has this trick
zole-why-leads-next = Takes the trick, so you lead next
zole-why-loses-less = { $eyes ->
        [0] Adds no eyes to a lost trick
       *[other] Adds only { zole-eyes-many } to a lost trick
    }
zole-why-keeps = Keeps { $card } for later
zole-why-not-worth = Saves { $card }: { $eyes ->
        [0] no eyes here
       *[other] only { zole-eyes-many } here
    }
zole-why-few-beat = Only { $cards } can beat it
zole-why-tries = Beats { $card } so far
zole-why-risks-less = { $eyes ->
        [0] Risks no eyes
       *[other] Risks only { zole-eyes-many }
    }
zole-why-harder-to-beat = { $n ->
        [one] Beaten by { $n } card instead of { $other }
       *[other] Beaten by { $n } cards instead of { $other }
    }
zole-why-draws = { $n ->
        [one] Draws trumps: { $n } is still out
       *[other] Draws trumps: { $n } are still out
    }
zole-why-draws-for = Draws trumps before { $card } is trumped
zole-why-saves-from-trumps = Keeps { $card }, which can still be trumped
zole-why-saves = Keeps { $card }, which can still be beaten
zole-why-ace-now = Everyone may still follow { $suit ->
        [hearts] hearts
        [spades] spades
       *[clubs] clubs
    }
zole-why-partner-trumps = Your partner has no { $suit ->
        [hearts] hearts
        [spades] spades
       *[clubs] clubs
    } and can trump
zole-why-soloist-lacks = The soloist has no { $suit ->
        [hearts] hearts
        [spades] spades
       *[clubs] clubs
    } left
zole-why-through = The soloist plays next, your partner last
zole-why-empties = Leaves you without { $suit ->
        [hearts] hearts
        [spades] spades
       *[clubs] clubs
    }, ready to trump
zole-why-under = Cannot take this trick
zole-why-sheds = Gets rid of { $card }
zole-why-must-take = You must take it, so { $card } goes
zole-why-beatable = { $n ->
        [one] { $n } card can still beat it
       *[other] { $n } cards can still beat it
    }
zole-why-soloist-takes = The soloist must take this trick
zole-why-to-soloist = Leaves the trick to the soloist
zole-why-hard-to-duck = { $n ->
        [0] No card stays under it
        [one] Only { $n } card stays under it
       *[other] Only { $n } cards stay under it
    }
zole-why-keeps-trumps = Keeps all your trumps
zole-why-buries-ten = Saves { $card } from { $ace }
zole-why-buries-eyes = Puts { zole-eyes-many } away safely
zole-why-keeps-ace = Keeps { $card } to win a trick
zole-why-hand = { $trumps ->
        [one] { $trumps } trump
       *[other] { $trumps } trumps
    }{ $aces ->
        [0] {""}
        [one] {" "}and { $aces } ace
       *[other] {" "}and { $aces } aces
    }
zole-why-low-trumps = No trump above { $card }
zole-why-no-trumps = No trumps at all
zole-why-too-weak = { $hand }: too weak to play alone
zole-why-strong = { $hand }: enough to take the table
zole-why-sure = All eight cards are trumps or lone aces
zole-odds-wins = Wins
zole-odds-survives = Survives
zole-odds-all = { $does } { $n ->
        [1] the only possible deal
       *[other] all { $n } possible deals
    }
zole-odds-some = { $does } { $won } of { $n } possible deals
zole-odds-none-won = { $n ->
        [1] Loses the only possible deal
       *[other] Wins none of { $n } possible deals
    }
zole-odds-none-survived = Loses { $n ->
        [1] the only possible deal
       *[other] all { $n } possible deals
    }
zole-odds-only = { $share }, { $next } only { $theirs }
zole-odds-none-else = { $share }, { $next } none
zole-odds-better = { $share }; { $next } { $n_cards ->
        [one] wins { $theirs } but scores less
       *[other] win { $theirs } but score less
    }
zole-odds-scores-less = { $share }; { $next } { $n_cards ->
        [one] wins as often but scores less
       *[other] win as often but score less
    }
zole-odds-loses-more = { $share }; { $next } { $n_cards ->
        [one] loses more
       *[other] lose more
    }
zole-odds-by-less = { $share }; { $next } { $n_cards ->
        [one] wins as often but by less
       *[other] win as often but by less
    }
zole-odds-more-tricks = { $share }, like { $next }, which takes more tricks
zole-odds-fewer-tricks = { $share }, like { $next }, after which the soloist takes fewer tricks
zole-odds-like = { $share }, like { $next }
zole-odds-like-all = { $share }, like every other choice
zole-odds-against = { $share }, { $next } { $theirs }
zole-odds-mean-points = Averages { $mean } points over { $n } possible deals
zole-odds-mean-tricks = Averages { $mean } tricks over { $n } possible deals
zole-odds-enough = wins { $won } of { $n } possible deals, and { $needed } are enough
zole-note-not-reached = Not enough for { $limit } yet
zole-note-not-stopped = Not enough to stop { $limit } yet
zole-note-leaves-eyes = Leaves { zole-eyes-many } to the { $to ->
        [soloist] soloist
       *[opponents] opponents
    }
zole-note-leaves = Leaves the trick to the { $to ->
        [soloist] soloist
       *[opponents] opponents
    }
zole-note-trumped = Can still be trumped
zole-note-needs-partner = Needs your partner to beat it
zole-note-beaten-by = { $cards } can still beat it
zole-note-beaten = Can still be beaten
zole-note-fewer-eyes = Takes { zole-eyes-by } fewer
zole-note-also-takes = Also takes it, but spends { $card }
zole-note-gives-fewer = Gives your partner { zole-eyes-by } fewer
zole-note-partners = Takes your partner’s trick
zole-note-no-lead = Leaves the lead to your partner
zole-note-gives-away = Gives away { zole-eyes-by } more
zole-note-spends = Spends { $card }
zole-note-spends-on = Spends { $card } on { $eyes ->
        [0] no eyes
       *[other] only { zole-eyes-many }
    }
zole-note-under = Does not beat { $card }
zole-note-risks-more = Risks { zole-eyes-by } more
zole-note-easily-beaten = { $n ->
        [one] { $n } card can beat it
       *[other] { $n } cards can beat it
    }
zole-note-trumps-out = { $n ->
        [one] Leaves { $n } trump out
       *[other] Leaves { $n } trumps out
    }
zole-note-takes = Takes the trick for certain
zole-note-may-take = May take the trick
zole-note-keeps-risky = Leaves you with { $card }
zole-note-seldom-beaten = { $n ->
        [one] Only { $n } card can beat it
       *[other] Only { $n } cards can beat it
    }
zole-note-from-soloist = Takes it from the soloist
zole-note-easy-to-duck = { $n ->
        [one] { $n } card stays under it
       *[other] { $n } cards stay under it
    }
zole-note-buries-trump = Buries { $card }, a trump
zole-note-leaves-ten = { $card } can fall to the ace
zole-note-buries-fewer = Buries { zole-eyes-by } fewer
zole-note-buries-ace = Buries { $card }, which can win a trick
zole-note-wins = Wins { $won } of { $n } possible deals
zole-note-survives = Survives { $won } of { $n } possible deals
zole-note-wins-more = Wins more often but scores less
zole-note-scores-less = Wins as often but scores less
zole-note-by-less = Just as often, but by less
zole-note-more-tricks = As often, but takes more tricks
zole-note-fewer-tricks = As often, but the soloist takes fewer tricks
zole-note-as-good = Just as good
zole-note-ends = Ends the deal at { zole-eyes-many }
zole-note-needs = Wins { $won } of { $n } possible deals; needs { $needed }
zole-note-points-less = Worth { $points } points less
zole-note-too-weak = Too weak to play alone
zole-note-too-strong = Too strong to pass
zole-note-not-sure = Not every card is a sure trick
zole-if-needed-only = if you needed only { zole-eyes-many } more
zole-if-partner-held = if your partner held the trick
zole-if-soloist-held = if the soloist held the trick
zole-if-fewer-eyes = if the trick held fewer eyes
zole-if-more-eyes = if the trick held more eyes
zole-if-could-take = if it could take the trick
zole-if-no-trumps = if no one else had a trump
zole-if-played = if { $cards } had been played
zole-if-higher-lay = if a higher card lay in the trick
zole-if-held = if you held { $card }
zole-if-won = if it won { $needed } of { $n } possible deals
zole-if-fell-short = if “{ $call }” won fewer than { $needed } of { $n } possible deals
zole-pass-last = { $how ->
        [galdins] If you pass too, galdiņš is played.
        [pule] If you pass too, a pule is written.
       *[redeal] If you pass too, the cards are dealt again.
    }
zole-by-habit = Habit: { $habit }.
zole-by-threshold = No other choice wins nearly as often.
zole-by-band = Of the choices that win about as often, it scores the most points.
zole-by-margin = Of the choices that win as often and score the same, it wins by the most.
zole-by-wins-alone = Stopped early: only who wins was computed, not by how much.
zole-by-order = Other choices are just as good.
zole-by-ismcts = Tried most often in { $playouts } playouts over { $worlds } possible deals.
zole-by-iimc-rules = Best on average when possible deals are played on by rules of thumb, nobody seeing other hands ({ $worlds }).
zole-by-iimc-pimc = Best on average when everyone in { $worlds } possible deals goes on by sampling deals of their own.
zole-by-epimc = { $depth ->
        [1] Best on average over { $worlds } possible deals, solved with open cards.
       *[other] Best on average over { $worlds } possible deals, whose cards lie open only after { $depth } cards.
    }
zole-by-alphamu = { $moves ->
        [1] Best on average over { $worlds } possible deals, solved with open cards.
       *[other] Begins the best plan for { $worlds } possible deals together, { $moves } of its own cards long.
    }
zole-by-bestfirst = Best on average over { $worlds } possible deals, searched along their best lines.
zole-by-cfr = Drawn from an equilibrium of the last two tricks ({ $rounds } rounds of self-play, { $worlds } possible deals).
zole-call-none-reached = No contract wins often enough.
zole-call-take-falls-short =
    { $win ->
        [0] Taking the table wins none of { $worlds } possible deals; you need { $needed }.
       *[other] Taking the table wins only { $win } of { $worlds } possible deals; you need { $needed }.
    }
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
zole-voids-unheeded = ignoring voids
zole-bids-unheeded = no possible deal fits all bids, so bids are ignored
zole-worlds-weighed = likelier deals count more
zole-chance-won = In self-play, { $chance } of choices like this won (± { $error }).
zole-chance-survived = In self-play, { $chance } of choices like this did not lose (± { $error }).
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
riichi-dqn-best = Its network rates it highest.
riichi-dqn-untaught = Its networks never learned to play well: trust them little.
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
riichi-fi-discard = Its own search rates this discard highest.
riichi-fi-call = The hand is worth more with the call.
riichi-fi-pass = No call makes the hand worth more.
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
bg-judged-rear-man = No contact: its rearmost checker decides.
bg-judged-pips = A race: pips decide.
bg-judged-strategy = Evaluated by the strategy { $strategy }.
bg-never-doubles = It never doubles.
bg-drop-is-cheaper = Passing is worth { $pass }, taking only { $value }.
bg-take-is-cheaper = Taking is worth { $value }, passing { $pass }.
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
agent-short-bestfirst = Best-first
agent-short-ismcts = One tree
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Linear
agent-short-net = Network
agent-short-minimax = Minimax
agent-short-alphabeta = Alpha-beta
agent-short-cfr = Equilibrium
agent-short-iimc = Played out
agent-short-epimc = Open later
agent-short-alphamu = One plan
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
riichi-house-value = thousand points
riichi-house-gain = points if won
riichi-house-deal-in = deal-in
riichi-house-course = plan
riichi-house-course-won = win
riichi-house-course-push = push
riichi-house-course-fold = fold
riichi-house-course-abort = abort
riichi-house-threat = { $seat } is { $likely } likely to be tenpai; dealing in would cost { $cost } points.
riichi-house-by-graph = The hand without rivals, counting calls and ron
riichi-house-by-draws = The hand without rivals, counting draws only
riichi-house-by-network = The hand without rivals, counting draws only, estimated by a network
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
riichi-house-rivals = Rivals
riichi-house-rival = { $seat }
riichi-house-loss = points if you deal in
riichi-house-dangers = Danger of each tile
riichi-house-together = all rivals
riichi-house-if-ready = { $seat }, if tenpai
riichi-house-places = Expected places with the current points
riichi-house-place = place { $place }
riichi-why-win = The hand is complete: { $n } points.
riichi-why-only = It is the only legal choice.
riichi-why-bound = After riichi the drawn tile must be discarded.
riichi-why-lone = { $lone ->
        [wind] Isolated guest wind
        [honour] Isolated honour
        [terminal] Isolated terminal
       *[tile] Isolated tile
    }{ $calm ->
        [yes] {"; nobody is threatening yet."}
       *[no] {"."}
    }
riichi-why-widest = No other discard leaves more useful tiles: { $n }.
riichi-why-tenpai = Tenpai, waiting for { $tiles }; { $n } left.
riichi-why-tile = { $tile }
riichi-why-level-one = { $why } Just as good: { $one }.
riichi-why-level-two = { $why } Just as good: { $one }, { $two }.
riichi-why-nearer = { $n ->
        [0] The hand stays tenpai; discarding { $other } breaks it.
       *[other] The hand stays { $n } from tenpai; discarding { $other } sets it back.
    }
riichi-why-wider = { $n ->
        [one] Leaves { $n } useful tile; discarding { $other } leaves { $m }.
       *[other] Leaves { $n } useful tiles; discarding { $other } leaves { $m }.
    }
riichi-why-wait = { $shape ->
        [ryanmen] Two-sided wait on { $tiles }
        [wide] Wide wait on { $tiles }
       *[narrow] Waits for { $tiles }
    }: { $n } left instead of { $m }.
riichi-why-not-furiten = Discarding { $other } would leave the hand furiten on { $tile }.
riichi-why-has-yaku = Keeps a yaku; without { $other } the hand has none.
riichi-why-dora = Keeps { $other }, a dora.
riichi-why-points = A win brings { $n } points on average instead of { $m }.
riichi-why-tanyao = Only simples stay, so tanyao is possible.
riichi-why-flush = This tile does not fit the flush; { $other } does.
riichi-why-yakuhai-pair = Keeps the { $other } pair: one more makes it a yaku.
riichi-why-value-honour = Keeps { $other }: three of them would be a yaku.
riichi-why-two-sided = { $kept } can be completed from both sides, { $broken } only from one.
riichi-why-lone-over = { $lone ->
        [wind] Isolated guest wind
        [honour] Isolated honour
        [terminal] Isolated terminal
       *[tile] Isolated tile
    }; { $other } works with other tiles.
riichi-why-joins = { $n ->
        [one] Only { $n } tile would join it; { $m } would join { $other }.
       *[other] Only { $n } tiles would join it; { $m } would join { $other }.
    }
riichi-why-safer = { $how ->
        [genbutsu] { $seat } cannot win on it
        [suji] It is suji against { $seat }
        [wall] { $seat } cannot have a two-sided wait on it
        [thin] { $seat } probably has no two-sided wait on it
        [honour] Only a pair in { $seat }’s hand could wait for it
       *[live] It is safer against { $seat }
    }; { $other } is more dangerous.
riichi-why-fold = Folds: { $how ->
        [genbutsu] { $seat } cannot win on it
        [suji] it is suji against { $seat }
        [wall] { $seat } cannot have a two-sided wait on it
        [thin] { $seat } probably has no two-sided wait on it
        [honour] only a pair in { $seat }’s hand could wait for it
       *[live] it is safer against { $seat }
    }; { $other } is better for the hand but dangerous.
riichi-why-push = { $n ->
        [0] Tenpai, winning tiles left: { $left }. Worth the risk against { $seat }.
       *[other] { $n } from tenpai, useful tiles: { $left }. Worth the risk against { $seat }.
    }
riichi-why-riichi-yaku = Without riichi the hand has no yaku; winning tiles left: { $left }.
riichi-why-riichi-points = Riichi raises a win from { $m } to { $n } points; winning tiles left: { $left }.
riichi-why-silent-yaku = The hand wins { $n } points without riichi and stays free to fold.
riichi-why-silent-few = Few winning tiles are left ({ $left }): the wait can still improve.
riichi-why-silent-threat = { $seat } is in riichi: without riichi the hand can still fold.
riichi-why-silent-furiten = Furiten on { $tile }: ron is not possible, so the hand stays free to change.
riichi-why-silent-free = Without riichi the hand stays free to change or fold.
riichi-why-pon-yakuhai = { $n ->
        [0] The triplet is a yaku, and the hand is tenpai.
       *[other] The triplet is a yaku; the hand is then { $n } from tenpai.
    }
riichi-why-call-nearer = { $n ->
        [0] The call makes the hand tenpai
       *[other] The call brings the hand to { $n } from tenpai
    }{ $yaku ->
        [none] {"."}
        [missing] , but no yaku is in sight.
       *[other] , aiming for { $yaku }.
    }
riichi-why-call-wider = After the call { $n } tiles help instead of { $m }.
riichi-why-pass-not-nearer = Calling would not bring the hand nearer to tenpai.
riichi-why-pass-no-yaku = The open hand would have no yaku in sight.
riichi-why-pass-closed = A closed hand can still declare riichi; calling gives that up.
riichi-why-kan = { $dora ->
        [yes] Kan brings a new dora and an extra draw
       *[no] Kan brings an extra draw
    }; the hand stays just as close to tenpai.
riichi-why-kan-in-riichi = { $dora ->
        [yes] Kan brings a new dora and an extra draw
       *[no] Kan brings an extra draw
    }; the wait stays the same.
riichi-why-kan-sets-back = Kan would set the hand back.
riichi-why-kan-threat = Kan would give { $seat }, who is in riichi, new dora too.
riichi-why-kan-opens = Kan would open the hand and give up riichi.
riichi-why-abort = The hand is { $n } from tenpai; a new deal is better.
riichi-why-plays-on = The hand is { $n } from tenpai: worth playing.
riichi-why-win-chance = Wins { $n } of the time instead of { $m }.
riichi-why-deals-in = Deals in { $n } of the time instead of { $m }.
riichi-note-sets-back = { $n ->
        [0] Breaks tenpai
       *[other] Sets the hand back
    }
riichi-note-fewer-tiles = { $m ->
        [one] { $m } tile helps instead of { $n }
       *[other] { $m } tiles help instead of { $n }
    }
riichi-note-fewer-waits = { $m ->
        [one] { $m } winning tile instead of { $n }
       *[other] { $m } winning tiles instead of { $n }
    }
riichi-note-furiten = Leaves the hand furiten
riichi-note-no-yaku = No yaku
riichi-note-dora = Dora
riichi-note-points = { $m } points instead of { $n }
riichi-note-tanyao = Loses tanyao
riichi-note-flush = Part of the flush
riichi-note-yakuhai-pair = Breaks a yakuhai pair
riichi-note-value-honour = Could still become a yaku
riichi-note-worse-wait = Same { $n } tiles, worse wait
riichi-note-breaks = Breaks { $tiles }
riichi-note-in-shape = Works with other tiles
riichi-note-joins = { $m } tiles would join it, not { $n }
riichi-note-danger = { $riichi ->
        [yes] Dangerous against { $seat }’s riichi
       *[no] More dangerous against { $seat }
    }
riichi-note-safer-slower = Safer, but slower
riichi-note-gives-up = Gives up the hand
riichi-note-silent-no-yaku = No yaku without riichi
riichi-note-riichi-furiten = Furiten: no ron
riichi-note-locks = Locks the hand
riichi-note-slower = Slower
riichi-note-not-nearer = No nearer to tenpai
riichi-note-opens = Gives up riichi
riichi-note-no-kan = No new dora
riichi-note-kan-threat = New dora for { $seat } too
riichi-note-win-chance = Wins { $m } instead of { $n }
riichi-note-deals-in = Deals in { $m } instead of { $n }
riichi-note-same-tile = The same tile
riichi-note-level = Just as good
riichi-if-no-threat = { $riichi ->
        [yes] if { $seat } were not in riichi
       *[no] if { $seat } had not called
    }
riichi-if-more-left = if more { $tile } were left
riichi-if-speed = if you needed speed more than points
riichi-if-points = if you needed points more than speed
riichi-if-honour-gone = if two { $tile } were already gone
riichi-if-not-discarded = if { $tile } were not among your discards
riichi-if-weaker = if the hand were weaker
riichi-if-silent-yaku = if the hand had a yaku without riichi
riichi-if-threat = if another player were in riichi
riichi-if-better-wait = if more winning tiles were left
riichi-if-yaku = if the open hand had a yaku
riichi-why-best = No single fact decides; small differences add up to the best expected result.
riichi-why-even-one = Nothing in the hand or on the table tells it apart from { $one }.
riichi-why-even-two = Nothing in the hand or on the table tells it apart from { $one } or { $two }.
riichi-own-exchange = { $n ->
        [one] It starts the most likely improvement: drawing { $drawn }, of which { $n } is left.
       *[other] It starts the most likely improvement: drawing { $drawn }, of which { $n } are left.
    }
riichi-own-tied = { $why } { $n } other discards are rated the same.
riichi-own-trials = In its random trials the hand ended better than after { $other }.
riichi-own-luck = Its random trials went hardly better than after { $other }; the difference may be luck.
riichi-own-apart = Nothing in the hand connects with { $tile }{ $out ->
        [0] {""}
        [one] , and one is already out
       *[other] , and { $out } are already out
    }; { $other } has neighbours.
riichi-own-fewer-near = { $n ->
        [one] Only { $n } tile of the hand is near { $tile }; { $m } are near { $other }.
       *[other] Only { $n } tiles of the hand are near { $tile }; { $m } are near { $other }.
    }
riichi-own-out = Already out: { $n } of { $tile }, { $m ->
        [0] none
       *[other] { $m }
    } of { $other }.
riichi-own-copies = Its table counts copies in the hand as used up: { $n } of { $tile }.
riichi-own-guest = { $becomes ->
        [yaku] A guest wind can never be a yaku here; { $other } can.
       *[run] A guest wind is worth nothing here; { $other } can still join a run.
    }
riichi-own-said = { $said }.
riichi-own-tanyao = Aims for tanyao, which { $tile } does not fit; { $other } does.
riichi-own-all-fit = Every tile still fits its plan, { $yaku }.
riichi-own-left-over = Builds towards { $yaku }, which needs { $tile } less than { $other }.
riichi-own-network = { $back ->
        [yes] Its network rates it above { $other }, though it sets the hand back.
       *[no] Its network rates it above { $other }.
    }
riichi-house-costs = Costs and payments
riichi-house-costs-wins = Rivals’ wins in all
riichi-house-costs-now = Discarding an unseen tile now
riichi-house-costs-later = Discarding an unseen tile in four turns
riichi-house-costs-tenpai = Received if the wall runs out and you are tenpai
riichi-house-costs-noten = Paid if the wall runs out and you are noten
riichi-house-share-of = share
riichi-house-counted = Counted in game records
riichi-house-counted-wins = A tenpai rival wins within a turn
riichi-house-counted-riichi = Winning tiles discarded after riichi, compared with random discards
riichi-house-counted-silent = Winning tiles discarded without riichi, compared with random discards
riichi-house-counted-tsumo = Wins by self-draw
riichi-house-counted-ippatsu = Riichi wins with ippatsu
riichi-house-counted-ura = Riichi wins with ura dora
riichi-frame-lot = { $n ->
        [one] The only tile that can be discarded.
       *[other] Picked at random from { $n } tiles.
    }
study-worlds-shown = { $shown } of { $n } shown

## Answers within a sentence: “ahead of passing”

riichi-discard-noun = discarding { $tile }
riichi-discard-drawn-noun = discarding the drawn { $tile }
riichi-declare-noun = riichi with { $tile }
riichi-pass-noun = passing
riichi-nine-kinds-noun = an abort
zole-call-pass-noun = passing
zole-call-take-noun = taking the table
zole-throw-in-noun = giving up the rest
bg-answer-roll-noun = rolling
bg-answer-double-noun = doubling
bg-answer-take-noun = taking
bg-answer-drop-noun = passing

## Choices of parameters

agent-choice-strategy-attacking = attacking
agent-choice-strategy-defending = defending
agent-choice-strategy-running = running
agent-choice-strategy-combined = combined
agent-choice-strategy-random = random
