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
coach-no-advice = The coach has no advice here. Choose for yourself.
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
coach-skip-text = The game continues as an ordinary practice table. You can still ask for advice.
coach-skip-stay = Keep the coach
coach-over-title = You played your first game
coach-learned = You learned: { $steps }.
coach-others-why = Why did the bots do that?
coach-did = { $player }: { $move }
coach-see-it = See the position
coach-and = {", "}
coach-play-real = Play a real game
coach-read-rules = Read the rules

## Zole

coach-zole-title = Learn Zole in one deal
coach-zole-bidding = Bidding
coach-zole-bidding-line = Who plays alone against the other two?
coach-zole-bidding-says = In turn, each player passes or takes the two [table cards](zole-table-cards). The player who takes them plays alone and needs 61 of the 120 [eyes](zole-eyes).
coach-zole-calls = { $zole ->
        [yes] Your bid: [pass](zole-call-pass), [take](zole-call-take) the table cards, or play [zole](zole-call-zole) without them.
       *[no] Your bid: [pass](zole-call-pass), or [take](zole-call-take) the table cards.
    }
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
coach-zole-bury = You play alone. [Bury](zole-bury-word) two cards; their eyes count for you.
coach-zole-passed = All three passed, so this deal is not played. New cards are dealt.
coach-zole-lead = The lead
coach-zole-lead-line = The first hand leads to the first trick.
coach-zole-lead-says = { $me ->
        [yes] You are [first hand](zole-first-hand), so you lead. Play any card.
       *[no] { $player } is [first hand](zole-first-hand) and leads. The strongest card takes the [trick](zole-trick), and its player leads next.
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
coach-zole-trumps-says = Queens, jacks and diamonds are [trumps](zole-trump). They count as one suit and beat all other cards.
coach-zole-trumped = { $suit ->
        [C] { $player } has no clubs left, so any card is allowed. A trump beats the clubs.
        [S] { $player } has no spades left, so any card is allowed. A trump beats the spades.
       *[H] { $player } has no hearts left, so any card is allowed. A trump beats the hearts.
    }
coach-zole-thrown = { $suit ->
        [C] { $player } has no clubs left and [throws off](zole-throw-off) { $card }. It cannot win the trick.
        [S] { $player } has no spades left and [throws off](zole-throw-off) { $card }. It cannot win the trick.
        [H] { $player } has no hearts left and [throws off](zole-throw-off) { $card }. It cannot win the trick.
       *[T] { $player } has no trumps left and [throws off](zole-throw-off) { $card }. It cannot win the trick.
    }
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
            [yes] You took { $tricks ->
                [one] { $tricks } trick
               *[other] { $tricks } tricks
            }: little zole is { $won ->
                [yes] won
               *[no] lost
            }.
           *[no] { $player } took { $tricks ->
                [one] { $tricks } trick
               *[other] { $tricks } tricks
            }: little zole is { $won ->
                [yes] won
               *[no] lost
            }.
        }
       *[eyes] { $won ->
            [yes] { $me ->
                [yes] You have { $eyes } eyes and win: both opponents pay you.
               *[no] { $player } has { $eyes } eyes and wins: both opponents pay.
            }
           *[no] { $me ->
                [yes] You have only { $eyes } eyes and lose: you pay both opponents.
               *[no] { $player } has only { $eyes } eyes and loses: both opponents are paid.
            }
        }
    }
coach-zole-order = What beats what, strongest first
coach-zole-order-note = All 14 are trumps. Then each plain suit: { $ranks }.

## Riichi

coach-riichi-title = Learn riichi in one hand
coach-riichi-aim = The aim
coach-riichi-aim-line = Four sets of three tiles and a pair.
coach-riichi-aim-says = Collect four [sets](riichi-set) and a [pair](riichi-pair). A set is a [run](riichi-run) such as 3-4-5 of one suit, or three identical tiles.
coach-riichi-turn = Draw and discard
coach-riichi-turn-line = Each turn you draw one tile and discard one.
coach-riichi-turn-says = You drew a tile, so one must go. [Discard](riichi-discard-word) the tile that helps your hand least.
coach-riichi-calls = Calls
coach-riichi-calls-line = Chi completes a run, pon completes a triplet.
coach-riichi-calls-says = { $set ->
        [triplet] { $player } discards { $tile }. You may take it for a triplet: [pon](riichi-call-pon).
       *[run] { $player } discards { $tile }. You may take it for a run: [chi](riichi-call-chi).
    } A call is faster but [opens](riichi-hand-open) your hand. “{ $pass }” lets the tile go.
coach-riichi-kan = Four identical tiles can be a [kan](riichi-call-kan): they count as one set, and you draw an extra tile.
coach-riichi-opened = { $set ->
        [run] { $player } takes { $tile } for a run. The set is open now, so that hand cannot declare riichi.
        [triplet] { $player } takes { $tile } for a triplet. The set is open now, so that hand cannot declare riichi.
       *[quad] { $player } takes { $tile } for a quad. The set is open now, so that hand cannot declare riichi.
    }
coach-riichi-waiting = Tenpai and riichi
coach-riichi-waiting-line = In tenpai only one tile is missing.
coach-riichi-waiting-done = You are in tenpai and wait for { $tiles }.
coach-riichi-waiting-says = With the right discard only one tile is missing: [tenpai](riichi-tenpai). With a [closed hand](riichi-hand-closed) you may bet 1,000 points and declare [riichi](riichi-riichi).
coach-riichi-waiting-open = Only one tile is missing: that is [tenpai](riichi-tenpai). You [wait](riichi-waits) for { $tiles }.
coach-riichi-waiting-rival = { $player } declares [riichi](riichi-riichi): one more tile completes that hand. Be careful what you discard.
coach-riichi-win = Winning and yaku
coach-riichi-win-line = A complete hand wins only with a yaku.
coach-riichi-win-says = { $by ->
        [tsumo] The tile you drew completes your hand: [tsumo](riichi-call-tsumo).
       *[ron] This discard completes your hand: [ron](riichi-call-ron).
    } It has a [yaku](riichi-yaku), a pattern that counts, so you may win.
coach-riichi-win-later = A complete hand wins only with a [yaku](riichi-yaku): a pattern that counts, such as riichi.
coach-riichi-result = The result
coach-riichi-result-line = Who wins, and who pays.
coach-riichi-result-done = This hand brings you { $points } points.
coach-riichi-result-says = { $me ->
        [yes] You win with { $yaku }.
       *[no] { $player } wins with { $yaku }.
    } The more yaku, the more points.
coach-riichi-result-drawn = Nobody has won. If the [wall](riichi-wall) runs out, players in tenpai are paid by the others.

## Backgammon

coach-bg-title = Learn backgammon in one game
coach-bg-direction = Direction and home
coach-bg-direction-line = From point 24 down to your home, points 6 to 1.
coach-bg-direction-says = Your checkers move from point 24 down into your [home board](bg-home), points 6 to 1. The first player to [bear off](bg-bear-off) all 15 wins.
coach-bg-dice = Dice and moves
coach-bg-dice-line = Each die moves one checker; doubles count four times.
coach-bg-dice-says = Each die moves one checker; one checker may use both. [Doubles](bg-doublet) are played four times. “{ $undo }” takes a move back; “{ $confirm }” ends your turn.
coach-bg-do = Move { $moves }.
coach-bg-off-word = off
coach-bg-roll = Roll the dice.
coach-bg-stuck = No checker can move. Press “{ $button }”.
coach-bg-points = Points and blots
coach-bg-points-line = Two checkers hold a point; one alone is a blot.
coach-bg-points-says = Two checkers [hold a point](bg-made-point): your opponent cannot land there. One alone is a [blot](bg-blot) and can be hit.
coach-bg-hitting = Hitting and the bar
coach-bg-hitting-line = A blot that is hit starts again from the bar.
coach-bg-hitting-says = { $whose ->
        [mine] Your blot was [hit](bg-hit) and is on the [bar](bg-bar). It must [enter](bg-enter) before any other checker moves.
       *[theirs] You [hit](bg-hit) a blot: it is on the [bar](bg-bar). It must [enter](bg-enter) before your opponent moves another checker.
    }
coach-bg-shut-out = Your opponent still has a checker on the bar: the dice did not let it enter.
coach-bg-off = Bearing off
coach-bg-off-line = { $n ->
        [one] { $n } of 15 checkers is off.
       *[other] { $n } of 15 checkers are off.
    }
coach-bg-off-says = All your checkers are home: now [bear them off](bg-bear-off). A 6 takes one off from point 6, and so on.
coach-bg-result = The result
coach-bg-result-line = The first player with all checkers off wins.
coach-bg-result-says = { $me ->
        [yes] You win
       *[no] { $player } wins
    }{ $win ->
        [single] {""}
        [gammon] {" "}a gammon: the loser bore off nothing, so it counts double
       *[backgammon] {" "}a backgammon, so it counts triple
    }. The first player with all checkers off wins.
