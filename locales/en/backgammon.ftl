### Backgammon at the table and in words.

bg-undo = Undo
bg-roll-button = Roll
bg-beaver = Beaver
bg-pips = pips
bg-match-short = match
bg-game-n = Game { $n }
bg-where-match = { $crawford ->
        [yes] Match to { $n }, Crawford game
       *[no] Match to { $n }
    }
bg-where-game = Match to { $n }, game { $game }
bg-where-money = Single games
bg-to-play = { $first } and { $second } to play
bg-to-roll = roll or double
bg-why-bar = Checkers on the bar must enter first
bg-why-stuck = This checker cannot move with these dice
bg-why-held = Your opponent holds this point
bg-why-no-die = No die reaches this point
bg-why-not-home = You can bear off only when all your checkers are home
bg-dance = No legal move: your turn passes.
bg-dance-bar = No legal move: you dance on the bar.
bg-pass-turn = Pass the turn
bg-why-cube-theirs = Your opponent owns the cube
bg-why-double-later = You can double only on your turn, before you roll
bg-doubled = { $player } doubles to { $n }
bg-doubled-you = You double to { $n }
bg-still-to-play = Play { $n } more
bg-point-holds = Point { $point }: { $mine ->
        [0] { $theirs ->
            [0] empty
           *[other] { $theirs } of the opponent’s
        }
       *[other] { $mine } of yours
    }{ $state ->
        [source] , can move
        [target] , can be reached
        [selected] , selected
       *[none] {""}
    }
bg-bar-holds = Bar: { $mine } of yours, { $theirs } of the opponent’s
bg-off-holds = Borne off: { $mine } of yours, { $theirs } of the opponent’s
bg-text-stack = { $n } on { $point }
bg-move = { $from } to { $to }
bg-says-rolled = The dice show { $first } and { $second }.
bg-says-opened = Opening roll: { $first } against { $second }.
bg-says-plays = { $player } plays { $moves }.
bg-says-plays-you = You play { $moves }.
bg-says-dances = { $player } has no legal move.
bg-says-dances-you = You have no legal move.
bg-says-cube = { $player } { $action ->
        [double] doubles
        [take] takes
        [drop] passes
       *[beaver] beavers
    }.
bg-says-cube-you = You { $action ->
        [double] double
        [take] take
        [drop] pass
       *[beaver] beaver
    }.
bg-answer-roll = Roll the dice
bg-answer-double = Double
bg-answer-take = Take
bg-answer-drop = Pass
bg-answer-beaver = Beaver
bg-won-single = { $n ->
        [one] Single win: { $n } point
       *[other] Single win: { $n } points
    }
bg-won-gammon = { $n ->
        [one] Gammon: { $n } point
       *[other] Gammon: { $n } points
    }
bg-won-backgammon = { $n ->
        [one] Backgammon: { $n } point
       *[other] Backgammon: { $n } points
    }
bg-cube-centred = The cube is in the middle; the game is worth { $n }.
bg-cube-owned = The cube is at { $n }; owner: { $player }.
bg-cube-owned-you = The cube is at { $n }; you own it.
bg-crawford-now = Crawford game: no doubling.
bg-mirrored = Home board on the left
bg-key-die = play that die
bg-no-double = No double
bg-double-take = Double, take
bg-double-drop = Double, pass
bg-share-gammon-won = gammon won
bg-share-won = won
bg-share-lost = lost
bg-share-gammon-lost = gammon lost
bg-result = { $player } wins the game
bg-result-you = You win the game
bg-result-match = { $player } wins the match
bg-result-match-you = You win the match
bg-points-how = counts { $times } × cube { $cube } = { $n }
bg-says-rolls = { $player } rolls { $first } and { $second }.
bg-says-rolls-you = You roll { $first } and { $second }.

## Reasons for a play

bg-reason-dance = No checker can move.
bg-reason-all-level = All plays are about equally good.
bg-reason-random = Picked at random: every choice was equally likely.
bg-reason-unclear = Estimated higher, though nothing obvious on the board sets it apart from { $next }.
bg-own-counted = { $what ->
        [bar] Its strategy counts checkers on the bar: fewer of yours or more of theirs than after { $next }.
        [points] Its strategy counts made points: more of yours or fewer of theirs than after { $next }.
        [blots] Its strategy counts blots: fewer of yours or more of theirs than after { $next }.
        [off] Its strategy counts checkers borne off: more than after { $next }.
       *[distance] Its strategy counts how far back the rearmost checkers are: a better difference than after { $next }.
    }
bg-reason-wins = The last checker is off: you win.
bg-reason-saves-gammon = Your first checker is off, so you cannot lose a gammon.
bg-reason-closes-out = Closes all six home points while your opponent is on the bar.
bg-reason-points-on-blot = Points on the blot: you hit and make your { $point } point, so your opponent enters against { $points }.
bg-reason-hits-and-makes = You hit and make your { $point } point at once.
bg-reason-hits-two = Hits two checkers: your opponent must enter both before moving anything else.
bg-reason-hits = { $n ->
        [one] Hits on { $point }: your opponent loses { $n } pip and must enter first.
       *[other] Hits on { $point }: your opponent loses { $n } pips and must enter first.
    }
bg-reason-full-prime = Makes a full prime: no checker behind it can escape.
bg-reason-prime = Makes a { $n }-point prime in front of your opponent’s back checkers.
bg-reason-five-point = Makes your 5 point, the best point of your home board.
bg-reason-bar-point-sixes = Makes your bar point and blocks your opponent’s sixes.
bg-reason-bar-point = Makes your bar point, a block just outside your home board.
bg-reason-home-point = Makes your { $point } point, one more home point that your opponent cannot enter on.
bg-reason-golden-anchor = Makes the golden anchor on 20: a safe place to enter, and hard to prime.
bg-reason-their-bar-point = Makes your opponent’s bar point, so your back checkers are safe and close to escaping.
bg-reason-anchor = Makes an anchor on { $point }, a safe place to enter in your opponent’s home board.
bg-reason-outer-point = Makes the { $point } point, a safe landing place and a block.
bg-reason-no-shot = Safe: no roll hits; after { $next }, { $m } of 36 do.
bg-reason-fewer-shots = You are hit by { $n } of 36 rolls; after { $next }, by { $m }.
bg-reason-no-shot-outside = No roll hits outside your opponent’s home; after { $next }, { $m } of 36 do.
bg-reason-fewer-shots-outside = Outside your opponent’s home, { $n } of 36 rolls hit; after { $next }, { $m }.
bg-reason-moves-up = A back checker moves up to { $point }, to anchor there or escape.
bg-reason-clears = Clears your { $point } point from the rear while it is safe.
bg-reason-indirect = Leaves only an indirect shot: { $n } of 36 rolls; { $next } leaves { $m }.
bg-reason-escapes-safe = A back checker escapes to safety on { $point }.
bg-reason-escapes = A back checker escapes to { $point }.
bg-reason-keeps-anchor = Keeps your anchor on { $point }; { $next } gives it up.
bg-reason-keeps-point = Keeps your { $point } point; { $next } breaks it.
bg-reason-shuts-out = Your opponent cannot enter; after { $next }, { $m } of 36 rolls would.
bg-reason-keeps-out = Your opponent enters with { $n } of 36 rolls; after { $next }, with { $m }.
bg-reason-slots = Slots your { $point } point, to cover it next turn.
bg-reason-builds = Brings a builder to { $point }, for a new point next turn.
bg-reason-more-off = More checkers off: { $n }; { $next } takes off { $m }.
bg-reason-fewer-rolls = You need { $n } rolls on average to finish; after { $next }, { $m }.
bg-reason-brings-home = Brings checkers home faster: { $n } still outside; after { $next }, { $m }.
bg-reason-nearer-home = { $n ->
        [one] { $n } pip brings everyone home; after { $next }, { $m }.
       *[other] { $n } pips bring everyone home; after { $next }, { $m }.
    }
bg-reason-no-gap = Keeps a checker on { $point }; { $next } leaves a gap there.
bg-reason-fills-gap = Fills the gap on { $point }, which { $next } leaves.
bg-reason-not-stacked = { $next } stacks too many checkers on { $point }.
bg-reason-not-buried = { $next } puts a checker out of play on { $point }.
bg-reason-more-gammons = Wins more gammons: { $n }; after { $next }, { $m }.
bg-reason-fewer-gammons-lost = Loses fewer gammons: { $n }; after { $next }, { $m }.
bg-reason-more-wins = Wins more often: { $n }; after { $next }, { $m }.

## Reasons for the cube

bg-reason-cash = Your opponent should pass: doubling is worth { $gain } more than playing on.
bg-reason-last-roll = This roll decides the game: { $n } of 36 rolls win, so double now.
bg-reason-nothing-to-lose = Losing this game loses the match anyway, so a doubled game costs you nothing more.
bg-reason-double = You win { $win }: doubling is worth { $gain } more, even if your opponent takes.
bg-reason-optional = Doubling and rolling are about equally good.
bg-reason-too-good = Playing on for the gammon is worth { $gain } more than a double that is passed.
bg-reason-no-double = You win { $win }: too early to give up the cube. Doubling would cost { $loss }.
bg-reason-underdog = You win only { $win }: doubling would cost { $loss }.
bg-reason-dead-cube = A single win already wins the match, so a bigger cube only helps your opponent.
bg-reason-beaver = You win { $win } after this double, so turn the cube once more.
bg-reason-answers-level = Taking and passing cost the same.
bg-own-take-point = You win { $win }, lose a gammon { $gammon } of the time, and need about { $need } to take.
bg-their-take-point = Your opponent wins { $win }, loses a gammon { $gammon } of the time, and needs about { $need } to take.

## Notes on other candidates

bg-note-but = { $good }, but { $bad }
bg-note-level = Just as good
bg-note-more-off = More checkers off
bg-note-saves-gammon = Saves the gammon
bg-note-closes-out = Closes out
bg-note-points-on-blot = Points on the blot
bg-note-hits-two = Two hits
bg-note-hits = Hits on { $point }
bg-note-prime = A { $n }-point prime
bg-note-anchor = Anchor on { $point }
bg-note-makes = Makes the { $point } point
bg-note-safe = Safe
bg-note-safer = Fewer shots
bg-note-moves-up = Moves up to { $point }
bg-note-clears = Clears the { $point } point
bg-note-escapes = Escapes a back checker
bg-note-keeps-anchor = Keeps the anchor
bg-note-keeps = Keeps the { $point } point
bg-note-keeps-out = Harder to enter
bg-note-slots = Slots the { $point } point
bg-note-builds = A builder on { $point }
bg-note-fewer-rolls = Fewer rolls to finish
bg-note-brings-home = More checkers home
bg-note-nearer-home = Fewer pips to bring home
bg-note-no-gap = No gap on { $point }
bg-note-not-stacked = Less stacked
bg-note-not-buried = Nothing out of play
bg-note-more-gammons = More gammons
bg-note-fewer-gammons-lost = Fewer gammons lost
bg-note-more-wins = Wins more often
bg-note-free-roll = Your opponent plays on for free
bg-note-lower-stake = Plays on for the lower stake
bg-note-only-pass = Your opponent just passes
bg-note-gives-cube = Your opponent takes and owns the cube
bg-note-gives-up = { $n ->
        [one] Gives up { $n } point now
       *[other] Gives up { $n } points now
    }
bg-note-wins-little = You win only { $win }
bg-note-no-favourite = You are not the favourite

## What a candidate lacks

bg-fault-deep = { $alone ->
        [yes] The { $point } point blocks little
       *[no] the { $point } point blocks little
    }
bg-fault-fewer-off = { $alone ->
        [yes] Fewer checkers off
       *[no] fewer checkers off
    }
bg-fault-gammon-open = { $alone ->
        [yes] May still lose a gammon
       *[no] may still lose a gammon
    }
bg-fault-no-closeout = { $alone ->
        [yes] No closeout
       *[no] no closeout
    }
bg-fault-no-point = { $alone ->
        [yes] No { $point } point
       *[no] no { $point } point
    }
bg-fault-one-hit = { $alone ->
        [yes] Hits only one
       *[no] hits only one
    }
bg-fault-no-hit = { $alone ->
        [yes] Does not hit
       *[no] does not hit
    }
bg-fault-shorter-prime = { $alone ->
        [yes] Shorter prime
       *[no] shorter prime
    }
bg-fault-no-anchor = { $alone ->
        [yes] No anchor
       *[no] no anchor
    }
bg-fault-home-blots = { $alone ->
        [yes] Leaves { $n } blots at home
       *[no] leaves { $n } blots at home
    }
bg-fault-shots = { $alone ->
        [yes] Leaves { $n ->
            [one] { $n } shot
           *[other] { $n } shots
        }
       *[no] leaves { $n ->
            [one] { $n } shot
           *[other] { $n } shots
        }
    }
bg-fault-shots-outside = { $alone ->
        [yes] Leaves { $n ->
            [one] { $n } shot outside
           *[other] { $n } shots outside
        }
       *[no] leaves { $n ->
            [one] { $n } shot outside
           *[other] { $n } shots outside
        }
    }
bg-fault-not-up = { $alone ->
        [yes] No checker moves up
       *[no] no checker moves up
    }
bg-fault-not-cleared = { $alone ->
        [yes] Leaves { $point } to clear
       *[no] leaves { $point } to clear
    }
bg-fault-stays-back = { $alone ->
        [yes] Leaves the back checkers behind
       *[no] leaves the back checkers behind
    }
bg-fault-gives-up-anchor = { $alone ->
        [yes] Gives up the { $point } anchor
       *[no] gives up the { $point } anchor
    }
bg-fault-breaks = { $alone ->
        [yes] Breaks the { $point } point
       *[no] breaks the { $point } point
    }
bg-fault-enters = { $alone ->
        [yes] Lets { $n } rolls enter
       *[no] lets { $n } rolls enter
    }
bg-fault-no-slot = { $alone ->
        [yes] No slot on { $point }
       *[no] no slot on { $point }
    }
bg-fault-no-builder = { $alone ->
        [yes] Brings no builder
       *[no] brings no builder
    }
bg-fault-more-rolls = { $alone ->
        [yes] More rolls to finish
       *[no] more rolls to finish
    }
bg-fault-outside = { $alone ->
        [yes] More checkers outside
       *[no] more checkers outside
    }
bg-fault-farther-from-home = { $alone ->
        [yes] More pips to bring home
       *[no] more pips to bring home
    }
bg-fault-gap = { $alone ->
        [yes] Gap on { $point }
       *[no] gap on { $point }
    }
bg-fault-stacks = { $alone ->
        [yes] Stacks the { $point } point
       *[no] stacks the { $point } point
    }
bg-fault-buries = { $alone ->
        [yes] Buries a checker on { $point }
       *[no] buries a checker on { $point }
    }
bg-fault-fewer-gammons = { $alone ->
        [yes] Wins fewer gammons
       *[no] wins fewer gammons
    }
bg-fault-more-gammons-lost = { $alone ->
        [yes] Loses more gammons
       *[no] loses more gammons
    }
bg-fault-fewer-wins = { $alone ->
        [yes] Wins less often
       *[no] wins less often
    }

## When another candidate would be right

bg-if-no-gammons = if gammons did not count
bg-if-gammon-needed = if you needed a gammon
bg-if-not-hit = if the blot on { $point } could not be hit
bg-if-nothing-to-hit = if there were no blot on { $point } to hit
bg-if-bar-empty = if your opponent had no checker on the bar
bg-if-behind = if you were behind in the race
bg-if-ahead = if you led the race
bg-if-hit-costs-more = if your opponent’s home board were stronger
bg-if-more-points = if you needed more points
bg-if-wins-above = if you won more than { $need }
bg-if-wins-below = if you won less than { $need }
