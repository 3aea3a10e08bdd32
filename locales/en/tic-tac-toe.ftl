## Page

ui-game-tic-tac-toe = Tic-tac-toe
ui-short-tic-tac-toe = Tic-tac-toe
ui-about-tic-tac-toe = Two players. Three in a line win.
ui-start-tic-tac-toe = Three games, one bot
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
tic-tac-toe-won = { $player } wins
tic-tac-toe-drawn = Draw
tic-tac-toe-key-pad = choose a square, as on a number pad
rules-tic-tac-toe-aim-title = The aim
rules-tic-tac-toe-aim = Two players mark nine squares, one with crosses, the other with noughts. Three of your own in a row, a column or a diagonal win.
rules-tic-tac-toe-turn-title = Taking turns
rules-tic-tac-toe-turn = On your turn you mark one free square. When all nine are marked and nobody has three in a line, the game is a draw. In a match the players take turns to go first.
rules-tic-tac-toe-value-title = Perfect play
rules-tic-tac-toe-value = If nobody makes a mistake, the game is a draw. Here noughts must mark the middle of a side: in a corner they lose.
