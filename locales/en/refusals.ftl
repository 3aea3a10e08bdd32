### Why something was refused that a person asked for, and what would be right.

refused-at = Line { $line }, column { $column }: { $what }
refused-end = the end of the text
refused-word = “{ $text }”
refused-unexpected = Found { $found }; expected something like { $example }

## Trees written by hand

refused-decimals = The probability { $found } has too many decimals; at most { $most } are read. Round it, or write a fraction such as 1/36.
refused-number = { $found } is too large; at most { $most }.
refused-mixed = Whole weights and probabilities do not mix: write 0.7: and 0.3:, or 7: and 3:.
refused-sum = The probabilities of this chance node sum to { $sum }, not to 1.
refused-never = An outcome of this chance node has probability 0; leave it out.
refused-fine = The probabilities of this chance node are too fine; use fewer decimals.
refused-branch-name = A name has 1 to { $most } characters before the =.
refused-empty = A node needs at least one branch: max(3, 12).
refused-bounds = The lower bound must be less than the upper one: [0, 10].
refused-out-of-bounds = The leaf { $leaf } is outside the bounds [{ $low }, { $high }].
refused-levels = A tree has at most { $most } levels.
refused-tree-nodes = A tree has at most { $most } nodes.
refused-long = A tree is written with at most { $most } bytes.
refused-no-chance = This algorithm knows no chance nodes. Choose expectiminimax or UCT.

## Positions

refused-game-over = The game is over, so there is nothing to search.
refused-other-mover = It is the other player’s turn.
refused-misplaced = That is not possible at this point of the game.
refused-marks = { $crosses } crosses and { $noughts } noughts: players take turns, so their numbers differ by at most 1.
refused-no-decision = Nobody has anything to decide in this position.
refused-impossible = The rules do not allow this position.
refused-no-notation = Positions of this game cannot be typed.
refused-length = { $expected } characters are expected for the position, not { $found }.
refused-character = Character { $column }: “{ $found }” cannot stand there.
refused-key = This position ID is damaged: is a character wrong?
refused-fields = An XGID has { $expected } fields between colons, not { $found }.
refused-men = A player has more than { $most } checkers.
refused-shared-point = Both players have checkers on point { $point }.
refused-no-men = Both players have borne off all checkers.
refused-wrong-bar = Character { $column }: this checker is on the other player’s bar.
refused-score = No game can be played at { $a }–{ $b } in a match to { $to }.
refused-dice = “{ $found }” is not a roll: write two digits from 1 to 6, as in 31.
refused-dice-missing = The dice are missing. Nobody may double here, so there is nothing to decide before the roll.
refused-card = “{ $found }” is not a card of the pack: write TH or 10♥. The 7 and 8 are there in diamonds only.
refused-card-twice = { $card } appears twice.
refused-card-early = { $card } is played before the bidding and burying are over.
refused-card-unplayable = { $card } could not be played at this point.
refused-again = “{ $part }” is there twice; once is enough.
refused-rules = These rules are not known.
refused-hand-size = The hand has { $hand } cards and the table { $table }: give the eight cards dealt, and the two of the table if you took it.
refused-table-unseen = Only the player who took the table knows its cards.
refused-table-missing = Name the two cards of the table and the two that you buried.
refused-no-deal = No deal fits all of this: someone cannot hold enough cards.

## Records

refused-format = This is not a record that can be read. Known formats: { $known }.
refused-record = The record cannot be read: something in it is damaged or against the rules.
refused-record-at = The record cannot be read from line { $line }, column { $column } on.

## Searches

refused-search-nodes = The search has more than { $most } nodes. { $advice }
refused-search-events = The search was stopped when its log had { $most } events. { $advice }
refused-search-slow = The search was stopped after { $time } and { $nodes } nodes. { $advice }
refused-search-lower = Lower the depth or the number of playouts, iterations or worlds (deals), or choose stronger pruning.
refused-not-searched = This agent does not search in this position. Choose one that does.
refused-one-answer = Only one move is possible here, so nothing is searched.
refused-another-search = What is searched has changed since. Open it again.
