### The dice race at the table and in words.

## Agents and terminal

race-length = { $n ->
        [one] { $n } race
       *[other] { $n } races
    }
race-help = {"  "}step     move forward by the number on the die
    {"  "}decline  throw again: once in a race, and you must use the second throw
race-question = you threw { $face }: step or decline
race-win-chance = Win chance
race-steps = { $n ->
        [one] Go { $n } step
       *[other] Go { $n } steps
    }
race-why-arrives = This throw reaches the finish.
race-why-no-right = The second throw has been used.
race-why-highest = No throw is higher.
race-why-first = Stopped early: the two choices could not be compared.
race-why-equal = Both choices win equally often.
race-why-step = Stepping wins { $chosen } of the races, throwing again { $other }.
race-why-decline = Throwing again wins { $chosen } of the races, stepping { $other }.

## Page

ui-game-race = Dice race
ui-short-race = Dice race
ui-about-race = Two players, one die. Step, or throw again?
ui-start-race = Three races, one bot
ui-preset-race-sprint = Sprint: 8 steps, three faces
ui-preset-race-long = Long: 20 steps, six faces
race-where = Race { $n } · Dice race
race-over = The race is over
race-race = race
race-track = track
race-to-go = { $n ->
        [0] at the finish
        [one] { $n } step to go
       *[other] { $n } steps to go
    }
race-die = die
race-die-shows = { $face ->
        [0] The die has not been thrown yet
       *[other] The die shows { $face }
    }
race-second-throw = second throw
race-second-throw-used = second throw used
race-answer-step = Step
race-answer-decline = Throw again
race-asked = { $choices ->
        [1] You threw { $face }
       *[other] You threw { $face }: step, or throw again?
    }
race-says-threw = { $player } throws { $face }.
race-says-threw-you = You throw { $face }.
race-says-chose = { $player } { $action ->
        [step] steps on
       *[decline] throws again
    }.
race-says-chose-you = You { $action ->
        [step] step on
       *[decline] throw again
    }.
race-won = { $player } wins the race
race-won-you = You win the race
race-lost-by = { $n ->
        [one] { $player } had { $n } step left.
       *[other] { $player } had { $n } steps left.
    }
race-lost-by-you = { $n ->
        [one] You had { $n } step left.
       *[other] You had { $n } steps left.
    }
rules-race-aim-title = The aim
rules-race-aim = Both runners have the same number of steps to go. Reach or pass the finish first to win.
rules-race-turn-title = A turn
rules-race-turn = Throw the die. Then move forward by the number on the die, or throw again. You may throw again only once in a race, and you must use the second throw. In a match the players take turns to go first.
rules-race-value-title = Perfect play
rules-race-value = Every position can be solved backwards from the finish. On eight steps with a die of three faces, throw again after a 1 at the start. After a 2, step and keep the second throw.
