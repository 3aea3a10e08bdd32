### The program in a terminal.

cli-agent = Agent
cli-choice = Choice
cli-value = Value
cli-reason = Why
cli-best-equity-money = Equity in points per game, without the cube, by { $agent }
cli-best-equity-match = Equity at this score without the cube (a win now +1, a loss −1), by { $agent }
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
