### The replay of finished games, and of records from elsewhere.

replay-open-record = Open a record
replay-match = Match
replay-formats = Step through a game played elsewhere: Tenhou (XML or JSON), mjai, backgammon .mat and .sgf, Zole text, openZole JSON, or a Parlor record. It is only shown, never stored.
replay-choose-file = Choose a file
replay-paste = Or paste the text
replay-deal = Deal
replay-seen-from = Seen from
replay-not-over = This match is still being played. Its replay opens when it ends.
replay-drop = Drop a file anywhere on this page, or
replay-paste-first = Paste the text of a record first
replay-pasted = The pasted text
replay-refused = { $name } cannot be opened
replay-readable = Parlor opens Tenhou XML (also gzipped) and JSON, mjai, .mat, .sgf, Zole text, openZole JSON and its own records, up to 2 MB.
replay-file-empty = The file is empty.
replay-file-large = The file is larger than 2 MB.
replay-file-damaged = The file is damaged: it cannot be unpacked.
replay-timeline = Timeline
replay-tab-moves = Moves
replay-tab-hands = Hands
replay-all-hands = All hands
replay-share = Share
replay-more = More
replay-you-named = { $player } (you)
replay-at-start = This is the first step
replay-at-end = This is the last step
replay-for-whom = For whom
replay-nobody-decides = No one decides at this step.
replay-next-decision = Next decision
replay-ask-invites = See what it would do here as { $you ->
        [yes] you
       *[no] { $player }
    }, with only what this seat knew.
replay-played = { $you ->
        [yes] You played: { $move }
       *[no] { $player } played: { $move }
    }
replay-no-answer = No answer from this agent: { $reason }.
replay-ask-again = Ask again
replay-deal-n = Deal { $n }
replay-step-move = { $deal }, move { $n }
replay-step-over = { $deal }: result

## Steps by game

riichi-step = { $deal }, turn { $n }
zole-buried-short = buries { $cards }
zole-step-bids = { $deal }: { $you ->
        [yes] you bid
       *[no] { $player } bids
    }
zole-step-buries = { $deal }: { $you ->
        [yes] you bury
       *[no] { $player } buries
    }
zole-step-leads = Trick { $n }: { $you ->
        [yes] you lead
       *[no] { $player } leads
    }
zole-step-plays = Trick { $n }: { $you ->
        [yes] you play
       *[no] { $player } plays
    }

## The proof of the shuffle

fair-heading = Fair shuffles and dice
fair-intro = Before play the server promises a secret seed, and each player’s browser adds a random number. Together they decide every shuffle and roll, so nobody can choose them. This page has now computed all of them again.
fair-chip-checked = Fairness verified
fair-chip-self-only = Record consistent
fair-chip-server-alone = Chosen by the server alone
fair-chip-wrong = Fairness not verified
