### The review of a finished match: every decision, what it cost and what was better.

review-open = Review a match
review-about = Every decision of a backgammon match or a Zole session: what it lost, what was better and why. Open a record: .mat or .sgf, Zole text, openZole JSON, or a Parlor record. It stays in this browser; the server keeps it only while it can be looked at.
review-gone = This record is not in this browser any more. Open it again.

## How far it is

review-by = Reviewed by { $agent }. Decisions: { $n }.
review-waiting = Another match is being reviewed. Yours is next in line.
review-running = Being reviewed. What is found appears at once.
review-stopped = The review was stopped. What was judged before stays.
review-failed = The review cannot go on: { $reason }.
review-no-game = { $game } is not reviewed here: the server judges backgammon and Zole. You can step through the match and ask an agent in the replay.
review-progress = Progress of the review
review-again = Review again

## Decisions

review-played = { $you ->
        [yes] You played:
       *[no] { $player } played:
    }
review-best = Best:
review-best-short = best: { $move }
review-fine = Nothing was better.
review-next = Next error
review-open-replay = Open in replay
review-whose = Whose decisions
review-everyone = Everyone
review-none-yet = Nothing yet.
review-none = No errors here.
review-tab-errors = Errors { $n }
review-tab-all = All decisions
review-tab-sums = Totals
review-blunder = very bad
review-error = bad
review-doubtful = doubtful

## Totals

review-curve = Lost in all, by decision
review-rating = Performance rating
review-grade = Grade
review-per-decision = Lost per decision
review-lost = Lost in all
review-part-play = Checker play
review-part-cube = Cube
review-part-call = Bids
review-part-burial = Burials
review-part-card = Cards
review-part-of = { $cost } ({ $n })
review-match-lost = Match chances lost
review-luck = Luck
review-blunders = Very bad
review-errors = Bad
review-doubtfuls = Doubtful

## How good that is, as GNU Backgammon calls it

review-grade-supernatural = supernatural
review-grade-world-class = world class
review-grade-expert = expert
review-grade-advanced = advanced
review-grade-intermediate = intermediate
review-grade-casual = casual player
review-grade-beginner = beginner
review-grade-awful = awful
