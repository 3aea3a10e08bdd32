### The program in a terminal.

cli-agent = Agent
cli-choice = Choice
cli-value = Value
cli-reason = Why
cli-best-equity-money = Equity in points per game, without the cube, by { $agent }
cli-best-equity-match = Equity at this score without the cube (a win now +1, a loss −1), by { $agent }
cli-best-equity-money-cube = Equity in points per game, with the cube, by { $agent }
cli-best-equity-match-cube = Equity at this score with the cube (a win now +1, a loss −1), by { $agent }
cli-best-own-scale = Values on the agent’s own scale ({ $scale }), not equity, by { $agent }
cli-tree-signs =
    Signs: △ the player chooses, ▽ the opponent, ○ the dice, □ valued as it is; ≤ and ≥ mark bounds;
    brackets hold the window that was searched; // −n: n branches not searched, and why;
    … n: n nodes not drawn; < the expected line.
cli-seat = Seat { $seat }: { $player }
cli-person = person
cli-you = you
cli-asked = { $seat }: { $question }
cli-asked-also = { $asked } ({ $answers })
cli-and-then = { $first } { $then }
cli-or = { $first } or { $second }
cli-score = Score: { $score }
cli-input-ended = No more input. Game stopped.
cli-declined = Declined: play goes on.
cli-hand-over = Seat { $seat }: when only you can see the screen, press Enter
cli-yes-no = { $question } (yes/no)
cli-say-yes-or-no = Please answer yes or no.
cli-legal-now = Legal moves:
cli-no-number = There is no number { $n }: the list goes from 1 to { $max }.
cli-not-now = { $entry } is not possible now.
cli-ambiguous = { $entry } can mean { $choices }.
cli-n-seats = --seats names { $n } players, but this game has { $seats } seats
cli-or-person = { $error } (or person)
cli-help =
    Type a move as listed, or its number in the list. Also:
      moves    list what is legal now
      board    draw the position again
      quit     leave
cli-help-backgammon = {"  "}resign   give up the game: resign single, resign gammon, resign backgammon
cli-help-zole = Cards are typed as TH, 10H or 10♥; two of them to bury. Calls: pass, take, zole.
cli-help-riichi =
      5m       discard it; drawn discards the tile just drawn; 0m is the red five
      riichi 5m   tsumo   kan 5m   nine     on your turn
      ron   pon   chi 23m   kan   pass      when another player’s tile can be taken
    Among the discards 5m' was discarded as drawn, [5m] declared riichi, (5m) was called.
cli-bg-play-dice = your play for { $dice }
cli-bg-double-offered = a double to { $n } is offered
cli-bg-opening = Opening roll: A { $a }, B { $b }; { $starter } begins.
cli-bg-opening-tie = Opening roll: { $n } each; roll again.
cli-bg-rolls = { $player } rolls { $dice }.
cli-bg-doubles = { $player } doubles to { $n }.
cli-bg-resigns = { $player } resigns { $win ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }.
cli-bg-resign-offer = { $player } offers to resign { $win ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }. Do you accept?
cli-bg-resign-what = { $entry } cannot be resigned; write resign single, resign gammon or resign backgammon.
cli-bg-won = { $how ->
        [dropped] { $player } wins: the double was passed.
        [resigned] { $player } wins by resignation.
       *[other] { $player } wins.
    } { $worth }.
cli-riichi-round = { $deal }, honba: { $honba }, riichi sticks: { $sticks }; dealer: { $seat }
cli-riichi-heading = { $round }; tiles left: { $n }; indicator { $shown }, dora { $dora }
cli-riichi-situation = { $round }; tiles left: { $live }  { $hand }  choices: { $n }; played: { $done }
cli-riichi-sets = calls: { $sets }
cli-riichi-waits = waits for { $tiles } (unseen: { $n })
cli-riichi-complete = complete
cli-riichi-drew = you drew { $tile }
cli-riichi-drawn-discarded = { $player } discards { $tile }, just drawn.
cli-riichi-nothing-drawn = There is no drawn tile to discard.
cli-riichi-indicator = Indicator { $tile }: dora { $dora }.
cli-riichi-ura = Indicator { $tile }: ura dora { $dora }.
cli-riichi-readings = { $n ->
        [one] { $n } reading considered
       *[other] { $n } readings considered
    }
cli-riichi-yaku = { $romanised } · { $meaning }
cli-riichi-from-each = { $n } from each
cli-riichi-from-both = { $dealer } from the dealer, { $others } from others
cli-riichi-liable = { $player } is liable for { $yaku }.
cli-riichi-payments = Payments: { $paid }{ $sticks ->
        [0] {""}
       *[other] ; sticks left on the table: { $sticks }
    }
cli-zole-card = your card
cli-zole-two-cards = Bury two different cards, as in KS TC.
cli-zole-one-card = Play one card at a time.
cli-zole-not-held = You do not hold { $cards }.
cli-zole-follow = { $card } may not be played: follow { $led ->
        [trump] trumps
        [clubs] clubs
        [spades] spades
       *[hearts] hearts
    }.
cli-zole-no-such-call = These rules do not have that call.
cli-zole-no-throw-in = These rules do not let you give up the rest here.
cli-zole-sits-out = { $player } deals and sits out.
cli-zole-deals = { $player } deals; { $seat } has { $cards }.
cli-zole-picks-up = { $player } picks up { $cards }.
cli-zole-buries = { $player } buries { $cards }.
cli-zole-buried = buried: { $cards }
cli-zole-on-table = on the table: { $cards }
cli-zole-void = Void: { $player } broke the rules
cli-zole-left = { $player } left the table
cli-zole-revoke = Revoke by { $player }
agent-spec-unexpected = unexpected { $found } at character { $at } of { $text }; write name or name:key=value,key=value
agent-spec-ends-early = { $text } ends too early; write name or name:key=value,key=value
agent-spec-no-value = parameter { $key } has no value; write { $key }=VALUE
agent-spec-duplicate = parameter { $key } is given twice
agent-spec-unknown-agent = unknown agent { $name }; known: { $known }
agent-spec-unknown-parameter = unknown parameter { $key } of { $agent }; it takes: { $known }
agent-spec-out-of-range = { $key }={ $value } is out of range { $kind }
agent-spec-wrong-kind = { $key }={ $value } is not allowed; allowed: { $kind }
agent-spec-limit = limit { $limit } of { $key } goes beyond { $kind }
cli-error = error: { $error }
cli-seed = Seed { $seed }. Use `--seed { $seed }` to repeat this game.
cli-unknown-game = unknown game { $name }; known: { $known }
cli-cannot-write = cannot write { $file }
cli-rules-unknown = unknown ruleset { $name }; known: { $known }
cli-rules-unknown-rule = unknown rule { $name }; known: { $known }
cli-rules-bad-value = { $name } cannot be { $value }; allowed: { $allowed }
cli-rules-not-canonical = the rules { $rules } are not written as this version writes them
cli-rules-twice = { $key } is given twice
cli-rules-bg-length = { $word } is not a length; write to=5 or games=1, at most 25
cli-rules-extra = unexpected { $word }; write PRESET to=5 or games=1
cli-rules-no-value = { $word } sets nothing; write key=value
cli-rules-no-dealer = the rules { $rules } leave the first dealer without a seat
cli-zole-no-card = { $text } is not a card: write a rank (7 8 9 J Q K T A, also 10) and a suit (H S C D or ♥ ♠ ♣ ♦), as in TH or 10♥.
cli-zole-not-in-pack = { $card } is not in the pack of 26: the only 7 and 8 are diamonds.
cli-zole-n-trumps = { $n ->
        [one] { $n } trump
       *[other] { $n } trumps
    }
cli-zole-row-first = first
cli-zole-row-second = second
cli-zole-row-third = third
cli-zole-row-table = table
cli-zole-row-seats = seats
cli-zole-row-calls = bids
cli-zole-row-contract = contract
cli-zole-row-took = taken
cli-zole-row-aside = aside
cli-zole-place = { $player } { $place ->
        [first] first hand
        [second] second hand
        [third] third hand
       *[out] sits out
    }
cli-zole-dealer = dealer: { $player }
cli-zole-called = { $player } { $call ->
        [pass] passes
        [take] takes the table
        [zole] zole
       *[maza_zole] little zole
    }
cli-zole-galdins = galdiņš: the player with the most tricks loses
cli-zole-tricks = { $each }; { $n } to come
cli-zole-eyes = { $player } { $n }, opponents { $others }
cli-zole-eyes-buried = { $player } { $n } + { $buried } buried, opponents { $others }
cli-zole-eyes-goal = { $eyes }; 61 wins
cli-zole-unfinished = deal { $n } is not finished
cli-zole-analysed-by = judged by { $agent }: steps before, player, cost in points by what the player could know (and with open cards)
cli-zole-analysed-deal = deal { $n }: { $points }
cli-zole-best = best: { $action }
cli-zole-not-in-points = { $agent } values its choices by “{ $scale }”, neither in points nor as chances to win: choose another --agent
cli-zole-difference = deal { $n }: the file gives { $player } { $written } { $of ->
    [game] for the deal alone
   *[other] with pules
}, our rules { $ours }
cli-zole-player = player
cli-zole-deals-played = deals
cli-zole-decisions = decisions
cli-zole-cost = cost
cli-zole-per-decision = per decision
cli-zole-bids = bids
cli-zole-burials = burials
cli-zole-cards = cards
cli-zole-open-cards = open cards
cli-zole-luck = luck
cli-zole-points = points
cli-bg-n-pips = { $n ->
        [one] { $n } pip
       *[other] { $n } pips
    }
cli-bg-n-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cli-bg-money-game = Money game
cli-bg-to-roll-or-double = { $player } to roll or double
cli-bg-to-roll = { $player } to roll
cli-bg-rolled = { $player } rolled { $dice }
cli-bg-doubled = { $player } doubles to { $n }
cli-bg-beavered = { $player } beavers to { $n }
cli-bg-raccooned = { $player } raccoons to { $n }
cli-bg-wins-points = { $n ->
        [one] { $player } wins { $n } point
       *[other] { $player } wins { $n } points
    }
cli-bg-fault = column { $column }: { $fault }{ $n ->
        [0] {""}
       *[other] ; legal: { $legal }
    }
cli-bg-fault-no-moves = write moves such as 13/8 or bar/21
cli-bg-fault-no-destination = where does the checker on { $place } go? Write for example { $place }/{ $next }
cli-bg-fault-not-a-place = { $found } is not a point: write 1 to 24, bar or off
cli-bg-fault-not-a-count = ({ $found }) is not a number of checkers: (2), (3) or (4)
cli-bg-fault-unexpected = { $found } does not belong here: expected /, * or a count such as (2)
cli-bg-fault-too-many-moves = a turn has at most four moves
cli-bg-fault-backwards = checkers move from higher points to lower ones, not from { $from } to { $to }
cli-bg-fault-distance = { $dice } does not take a checker from { $from } to { $to }
cli-bg-fault-no-man = no checker of yours on { $place } to move
cli-bg-fault-closed = your opponent holds your { $place } point
cli-bg-fault-not-home = you can bear off only when all your checkers are home; one is on { $place }
cli-bg-fault-further-back = a { $die } bears off from { $from } only if no checker is further back; one is on { $place }
cli-bg-fault-no-hit = no checker is hit on { $place }
cli-bg-fault-can-play = you can move, so you must
cli-bg-fault-cannot-play = no checker can move: write (no play)
cli-bg-fault-fewer-dice = { $dice } gives { $has } moves, and this takes { $used }
cli-bg-fault-more-dice = you must use as many dice as possible: { $must } here, not { $used }
cli-bg-fault-larger-die = only one die can be used, so it must be the larger: { $die }
cli-bg-fault-not-together = these moves cannot be made together with { $dice }
cli-bg-fault-ambiguous = this may hit or not: show where the checker lands on its way
cli-bg-resign-over = The game is already over.
cli-bg-resign-answer-first = Answer the double first.
cli-bg-resign-not-begun = You cannot resign before the opening roll.
cli-riichi-claim = { $hand }, { $how } with { $tile }; seat { $seat }, round { $round }; rules { $rules }
cli-riichi-refused = refused: { $reason }
cli-riichi-worth = worth: { $worth }
cli-riichi-only-tenpai = the hand is not complete, only tenpai
cli-riichi-far = the hand is not complete: { $n } from tenpai
cli-riichi-no-yaku-but-dora = the hand has no yaku; dora do not count as yaku
cli-riichi-not-complete = the hand is not complete
cli-riichi-no-yaku = the hand has no yaku
cli-riichi-furiten-discard = furiten: a winning tile is among the player’s own discards
cli-riichi-furiten-temporary = furiten: a winning tile was passed up since the last turn
cli-riichi-furiten-riichi = furiten: a winning tile was passed up after riichi
cli-riichi-discarder-pays = Payments: the discarder pays { $n }
cli-riichi-including = including { $honba } for { $n-honba } honba and { $sticks } for { $n-sticks } { $n-sticks ->
        [one] stick
       *[other] sticks
    }
cli-riichi-total = total: { $n }
cli-riichi-not-tenpai = not tenpai: shanten { $n }; `parlor riichi shanten` shows what helps
cli-riichi-waits-for = waits for { $tiles } ({ $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    })
cli-riichi-dead-waits = { $tiles } would also complete it, but the hand holds all four
cli-riichi-impossible = impossible
cli-riichi-finish-first-draw = Tsumo on the first draw
cli-riichi-finish-rinshan = Tsumo on the replacement tile
cli-riichi-finish-haitei = Tsumo on the last tile
cli-riichi-finish-first-discard = Ron before the first draw
cli-riichi-finish-chankan = Ron on an added kan
cli-riichi-finish-houtei = Ron on the last discard
cli-bg-nobody-plays = nobody is to play there
cli-bg-not-by-equity = { $agent } values plays by { $scale }, not by equity: choose another --agent
cli-bg-no-value = { $agent } puts no value on { $what }
cli-bg-origin-two-sided = two-sided bear-off table, exact
cli-bg-origin-one-sided = one-sided bear-off tables
cli-bg-origin-chances = the agent’s chances
cli-bg-origin-equity = the agent’s mean equity over the 21 rolls
cli-bg-origin-given = the chances given
cli-bg-source = source: { $source }
cli-bg-eval-heading = { $position }  { $class ->
        [contact] contact
        [crashed] crashed
        [race] race
       *[bearoff] bear-off
    }, { $own } pips against { $other }
cli-bg-judged-by = judged by { $agent }: { $source }
cli-bg-eval-equity = equity without the cube { $money } for money
cli-bg-eval-at-score = , { $equity } at this score
    gammon prices: won { $won }, lost { $lost } (money 0.5)
cli-bg-eval-exact = exact with the cube, before a double, for money: own { $own }, centred { $centred }, opponent’s { $other }
cli-bg-eval-with-cube = { $verdict }; with the cube { $equity }
cli-bg-eval-cube = { $verdict }: no double { $no-double }, double/take { $double-take }, double/pass { $double-pass }; live cash point { $cash }
cli-bg-on-roll = on roll
cli-bg-opponent = opponent
cli-bg-analysed-by = judged by { $agent }; errors and luck in equity, with the current cube worth 1
cli-bg-game = game { $n }
cli-bg-game-turn = game { $game }, turn { $turn }
cli-bg-not-a-match = { $file } is not a match file: analyse reads .mat and .sgf files
cli-bg-forced = forced
cli-bg-best = best: { $play }
cli-bg-luck = luck { $luck }
cli-bg-totals = { $player }: { $plays } plays, error { $play-error }, { $error-per-play } each; { $cubes } cube decisions, error { $cube-error }; in all { $error }, { $error-per-decision } per decision: { $grade }
cli-bg-totals-rating = ; PR { $rating }
cli-bg-totals-match = ; match-winning chance lost { $chance }
cli-bg-totals-luck = ; luck { $luck } in { $rolls } rolls
cli-bg-grade-supernatural = supernatural
cli-bg-grade-world-class = world class
cli-bg-grade-expert = expert
cli-bg-grade-advanced = advanced
cli-bg-grade-intermediate = intermediate
cli-bg-grade-casual = casual player
cli-bg-grade-beginner = beginner
cli-bg-grade-awful = awful
cli-riichi-agree-heading = { $agent }: records { $records }, deals { $deals }, decisions { $decisions }
cli-riichi-kind = kind
cli-riichi-turn = turn
cli-riichi-decisions = decisions
cli-riichi-agreed = agreed
cli-riichi-interval = 95% interval
cli-riichi-players-did = players did
cli-riichi-agent-did = agent did
cli-riichi-player = player
cli-riichi-more-players = and { $n } more (--players N, --json)
cli-riichi-no-player = --player: { $name } plays in none of these records
cli-riichi-kind-all = all
cli-riichi-kind-discard = discard
cli-riichi-kind-riichi = riichi
cli-riichi-kind-call = call
cli-riichi-kind-kan = kan
cli-riichi-kind-win = win
cli-riichi-kind-nine-kinds = nine kinds
