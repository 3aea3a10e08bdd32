### Backgammon at the table and in words.

bg-undo = Undo
bg-roll-button = Roll
bg-beaver = Beaver
bg-pips = pips
bg-match-short = match
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
