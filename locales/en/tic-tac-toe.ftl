### Tic-tac-toe at the table and in words.

## Agents and terminal

tic-tac-toe-length = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
tic-tac-toe-help = {"  "}b2       mark this square: the column from the left, the row from below
tic-tac-toe-question = mark a square with { $mark }
tic-tac-toe-outcome = Result
tic-tac-toe-best-play = With best play
tic-tac-toe-wins-in = { $n ->
        [1] wins now
       *[other] wins in { $n } moves
    }
tic-tac-toe-draws = draw
tic-tac-toe-loses-in = { $n ->
        [1] loses next move
       *[other] loses in { $n } moves
    }
tic-tac-toe-open = undecided
tic-tac-toe-why-line = Completes three in a line.
tic-tac-toe-why-block = Stops three in a line.
tic-tac-toe-why-fork = Makes two threats at once; only one can be stopped.
tic-tac-toe-why-wins = Wins in { $n } moves, whatever the reply.
tic-tac-toe-why-last = The only square left.
tic-tac-toe-why-draw = With best play this is a draw, and so is every other square.
tic-tac-toe-why-only = With best play this is a draw; every other square loses.
tic-tac-toe-why-holds = { $n ->
        [one] With best play this is a draw; { $n } other square loses.
       *[other] With best play this is a draw; { $n } other squares lose.
    }
tic-tac-toe-why-loses = Loses against best play, but holds out as long as possible.
tic-tac-toe-why-open = { $n ->
        [one] Nothing is decided within { $n } move.
       *[other] Nothing is decided within { $n } moves.
    }

## Page

ui-game-tic-tac-toe = Tic-tac-toe
ui-short-tic-tac-toe = Tic-tac-toe
ui-about-tic-tac-toe = Two players. Three in a line win.
ui-start-tic-tac-toe = Three games, one bot
ui-preset-tic-tac-toe-classic = Classic
tic-tac-toe-where = Game { $n } · Tic-tac-toe
tic-tac-toe-over = The game is over
tic-tac-toe-game = game
tic-tac-toe-board = board
tic-tac-toe-row = row { $n }: { $marks }
tic-tac-toe-turn = turn
tic-tac-toe-mark = { $mark ->
        [A] cross
        [B] nought
       *[none] empty
    }
tic-tac-toe-cell = { $cell }: { $mark ->
        [A] cross
        [B] nought
       *[none] empty
    }{ $value ->
        [none] {""}
       *[other] , value { $value }
    }
tic-tac-toe-answer = Mark { $cell }
tic-tac-toe-asked = Your turn: choose a square
tic-tac-toe-says-marked = { $player } marks { $cell }.
tic-tac-toe-says-marked-you = You mark { $cell }.
tic-tac-toe-won = { $player } wins
tic-tac-toe-won-you = You win
tic-tac-toe-drawn = Draw
tic-tac-toe-key-pad = choose a square, as on a number pad
rules-tic-tac-toe-aim-title = The aim
rules-tic-tac-toe-aim = Two players mark nine squares, one with crosses, the other with noughts. Three of your own in a row, a column or a diagonal win.
rules-tic-tac-toe-turn-title = Taking turns
rules-tic-tac-toe-turn = On your turn you mark one free square. When all nine are marked and nobody has three in a line, the game is a draw. In a match the players take turns to go first.
rules-tic-tac-toe-value-title = Perfect play
rules-tic-tac-toe-value = If nobody makes a mistake, the game is a draw. Here noughts must mark the middle of a side: in a corner they lose.
