### A coached first deal.

coach-name = Coach
coach-where = { $game }, your first game
coach-time = About five minutes. The bots wait for you.
coach-progress = Progress
coach-step-of = step { $n } of { $of }
coach-step-done = done
coach-next = Next
coach-why = Why?
coach-only = Only one move is possible.
coach-watch = Watch the others play.
coach-look-up = Look it up
coach-to-steps = Back to the steps
coach-do = { $action }.
coach-two = { $first } { $second }
coach-works-too = That works too. Better here: { $best }.
coach-clearly-better = Allowed, but this was clearly better: { $best }.
coach-as-good = That works just as well.
coach-note = The difference: { $note }.
coach-skip = Skip coaching
coach-skip-short = Skip
coach-skip-title = Skip coaching?
coach-skip-text = The game goes on as an ordinary practice table. You can still ask for advice.
coach-skip-stay = Keep the coach
coach-over-title = You played your first game
coach-learned = You learned: { $steps }.
coach-and = {", "}
coach-goes-on = The match goes on with the next hand. Play on here, or start a new game.
coach-play-real = Play a real game
coach-read-rules = Read the rules

## Zole

coach-zole-title = Learn Zole in one deal
coach-zole-bidding = Bidding
coach-zole-bidding-line = Who plays alone against the other two?
coach-zole-bidding-says = In turn, each player passes or takes the two table cards and plays alone against the others.
coach-zole-bidding-done = { $contract ->
        [zole] { $me ->
            [yes] You play zole: alone, without the table cards.
           *[no] { $player } plays zole: alone, without the table cards.
        }
        [maza_zole] { $me ->
            [yes] You play little zole: you must not take a trick.
           *[no] { $player } plays little zole and must not take a trick.
        }
       *[lielais] { $me ->
            [yes] You took the table and play alone.
           *[no] { $player } took the table and plays alone.
        }
    }
coach-zole-bury = You play alone. Lay two cards away; their eyes count for you.
coach-zole-passed = All three passed, so this deal is not played. New cards are dealt.
coach-zole-lead = The lead
coach-zole-lead-line = The first hand leads to the first trick.
coach-zole-lead-says = { $me ->
        [yes] You are first hand, so you lead. Play any card.
       *[no] { $player } is first hand and leads. The strongest card takes the trick, and its player leads next.
    }
coach-zole-lead-done = { $me ->
        [yes] The first hand leads: you, with { $card }.
       *[no] The first hand leads: { $player }, with { $card }.
    }
coach-zole-follow = Follow suit
coach-zole-follow-line = If you have the suit that was led, play it.
coach-zole-follow-says = { $has ->
        [yes] { $suit ->
            [C] Clubs were led, so you must play a club.
            [S] Spades were led, so you must play a spade.
            [H] Hearts were led, so you must play a heart.
           *[T] A trump was led, so you must play a trump.
        }
       *[no] { $suit ->
            [C] Clubs were led and you have none, so you may play any card.
            [S] Spades were led and you have none, so you may play any card.
            [H] Hearts were led and you have none, so you may play any card.
           *[T] A trump was led and you have none, so you may play any card.
        }
    }
coach-zole-trumps = Trumps
coach-zole-trumps-line = Queens, jacks and diamonds beat the rest.
coach-zole-trumps-says = Queens, jacks and diamonds are trumps. They count as one suit and beat all other cards.
coach-zole-eyes = Counting eyes
coach-zole-eyes-line = The soloist needs 61 of the 120 eyes.
coach-zole-eyes-done = { $by ->
        [tricks] { $me ->
            [yes] You must not take a single trick.
           *[no] { $player } must not take a single trick.
        }
       *[eyes] { $me ->
            [yes] You need 61 of the 120 eyes.
           *[no] { $player } needs 61 of the 120 eyes.
        }
    }
coach-zole-eyes-says = { $n ->
        [one] That trick was worth { $n } eye.
       *[other] That trick was worth { $n } eyes.
    } Ace 11, ten 10, king 4, queen 3, jack 2; the rest nothing.
coach-zole-score = The score
coach-zole-score-line = Who pays whom, and how much.
coach-zole-score-done = This deal brings you { $points } points.
coach-zole-score-says = { $by ->
        [tricks] { $me ->
            [yes] You took { $tricks } tricks: little zole is { $won ->
                [yes] won
               *[no] lost
            }.
           *[no] { $player } took { $tricks } tricks: little zole is { $won ->
                [yes] won
               *[no] lost
            }.
        }
       *[eyes] { $won ->
            [yes] { $me ->
                [yes] You have { $eyes } eyes and win: both others pay you.
               *[no] { $player } has { $eyes } eyes and wins: both others pay.
            }
           *[no] { $me ->
                [yes] You have only { $eyes } eyes and lose: you pay both others.
               *[no] { $player } has only { $eyes } eyes and loses: both others are paid.
            }
        }
    }
coach-zole-order = What beats what, strongest first
coach-zole-order-note = All 14 are trumps. Then each plain suit: { $ranks }.

## Riichi

coach-riichi-title = Learn riichi in one hand
coach-riichi-aim = The aim
coach-riichi-aim-line = Four sets of three tiles and a pair.
coach-riichi-aim-says = Collect four sets and a pair. A set is a run such as 3-4-5 of one suit, or three equal tiles.
coach-riichi-turn = Draw and discard
coach-riichi-turn-line = Each turn you draw one tile and discard one.
coach-riichi-turn-says = You drew a tile, so one must go. Discard the tile that helps your hand least.
coach-riichi-calls = Calls
coach-riichi-calls-line = Chi completes a run, pon completes three equal tiles.
coach-riichi-calls-says = { $set ->
        [triplet] { $player } discards { $tile }. You may take it for three equal tiles: pon.
       *[run] { $player } discards { $tile }. You may take it for a run: chi.
    } A call is faster but opens your hand.
coach-riichi-waiting = Tenpai and riichi
coach-riichi-waiting-line = In tenpai only one tile is missing.
coach-riichi-waiting-done = You are in tenpai and wait for { $tiles }.
coach-riichi-waiting-says = Only one tile is missing: that is tenpai. With a closed hand you may stake 1,000 points and declare riichi.
coach-riichi-waiting-open = Only one tile is missing: that is tenpai. You wait for { $tiles }.
coach-riichi-waiting-rival = { $player } declares riichi: only one tile is missing there. Be careful what you discard.
coach-riichi-win = Winning and yaku
coach-riichi-win-line = A complete hand wins only with a yaku.
coach-riichi-win-says = Your hand is complete and has a yaku, a pattern that counts. Take the win.
coach-riichi-win-later = A complete hand wins only with a yaku: a pattern that counts, such as riichi.
coach-riichi-result = The result
coach-riichi-result-line = Who wins, and who pays.
coach-riichi-result-done = This hand brings you { $points } points.
coach-riichi-result-says = { $me ->
        [yes] You win with { $yaku }.
       *[no] { $player } wins with { $yaku }.
    } The more yaku, the more points.
coach-riichi-result-drawn = Nobody has won. If the wall runs out, players in tenpai are paid by the others.

## Backgammon

coach-bg-title = Learn backgammon in one game
coach-bg-direction = Direction and home
coach-bg-direction-line = From point 24 down to your home, points 6 to 1.
coach-bg-direction-says = Your checkers move from point 24 down to point 1. Bring all 15 into your home board, points 6 to 1.
coach-bg-dice = Dice and moves
coach-bg-dice-line = Each die moves one checker; doubles count four times.
coach-bg-dice-says = Each die moves one checker; one checker may use both. Doubles are played four times.
coach-bg-do = Move { $moves }.
coach-bg-off-word = off
coach-bg-roll = Roll the dice.
coach-bg-stuck = No checker can move, so you confirm and wait.
coach-bg-points = Points and blots
coach-bg-points-line = Two checkers hold a point; one alone is a blot.
coach-bg-points-says = Two checkers on a point hold it: your opponent cannot land there. One alone is a blot and can be hit.
coach-bg-hitting = Hitting and the bar
coach-bg-hitting-line = A blot that is hit starts again from the bar.
coach-bg-hitting-says = { $whose ->
        [mine] Your blot was hit and is on the bar. It must enter before any other checker moves.
       *[theirs] A blot was hit and is on the bar. It must enter before any other checker moves.
    }
coach-bg-off = Bearing off
coach-bg-off-line = { $n ->
        [one] { $n } of 15 checkers is off.
       *[other] { $n } of 15 checkers are off.
    }
coach-bg-off-says = All your checkers are home: now bear them off. A 6 takes one off from point 6, and so on.
coach-bg-result = The result
coach-bg-result-line = The first player with all checkers off wins.
coach-bg-result-says = { $me ->
        [yes] You win
       *[no] { $player } wins
    }{ $win ->
        [single] {""}
        [gammon] {" "}a gammon: the loser bore off nothing, so it counts double
       *[backgammon] {" "}a backgammon: it counts three times
    }. The first player with all checkers off wins.
