### Kuhn poker at the table and in words.

## Agents and terminal

kuhn-length = { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
kuhn-help = {"  "}check    put nothing in            bet      put 1 in
    {"  "}call     answer a bet with 1       fold     give up the pot
kuhn-question-bet = check or bet
kuhn-question-call = call or fold
kuhn-table = Your card: { $mine }   Other card: { $other }   Pot: { $pot }
kuhn-dealt = { $player } gets the { $card ->
        [J] jack
        [Q] queen
       *[K] king
    }.
kuhn-chips = Chips
kuhn-rounds = { $n ->
        [one] { $n } round of self-play
       *[other] { $n } rounds of self-play
    }
kuhn-why-jack = Only a bluff can win with the jack. It bets { $share } of the time.
kuhn-why-queen = Betting the queen gains nothing: the king calls and the jack folds.
kuhn-why-king = Betting the king gets calls, checking invites bluffs. It bets { $share } of the time.
kuhn-why-king-after-check = Bet the king for value: it cannot lose.
kuhn-why-jack-faces-bet = The jack loses every showdown.
kuhn-why-queen-faces-bet = The queen beats only a bluff. It calls { $share } of the time, so that bluffing does not pay.
kuhn-why-king-faces-bet = The king cannot lose.
kuhn-why-open-cards = Best on average over the two cards the opponent may hold, as if they were face up.
kuhn-whole-strategy = The whole strategy
kuhn-bets-first = Bets first
kuhn-bets-after-check = Bets after a check
kuhn-calls-bet = Calls a bet
kuhn-gives-away = The best counter-strategy gains { $n } chips per deal.

## Page

kuhn-card = { $card ->
        [J] jack
        [Q] queen
       *[K] king
    }
kuhn-answer-check = Check
kuhn-answer-bet = Bet
kuhn-answer-call = Call
kuhn-answer-fold = Fold
kuhn-says-said = { $player } { $action ->
        [check] checks
        [bet] bets 1
        [call] calls
       *[fold] folds
    }.
kuhn-says-showed = { $player } shows the { $card ->
        [J] jack
        [Q] queen
       *[K] king
    }.
kuhn-won = { $n ->
        [one] { $player } wins { $n } chip
       *[other] { $player } wins { $n } chips
    }
