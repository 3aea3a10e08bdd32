### The dice race at the table and in words.

## Agents and terminal

race-length = { $n ->
        [one] { $n } race
       *[other] { $n } races
    }
race-help = {"  "}step     go on by what the die shows
    {"  "}decline  throw again: once in a race, and the second throw must be stepped
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

race-to-go = { $n ->
        [0] at the finish
        [one] { $n } step to go
       *[other] { $n } steps to go
    }
race-second-throw = second throw
race-second-throw-used = second throw used
race-answer-step = Step
race-answer-decline = Throw again
race-says-threw = { $player } throws { $face }.
race-says-chose = { $player } { $action ->
        [step] steps on
       *[decline] throws again
    }.
race-won = { $player } wins the race
