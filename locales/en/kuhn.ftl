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
kuhn-why-one-tree = Best over many playouts in one tree that is the same for both cards the opponent may hold. In it the opponent, too, plays both cards alike.
kuhn-whole-strategy = The whole strategy
kuhn-bets-first = Bets first
kuhn-bets-after-check = Bets after a check
kuhn-calls-bet = Calls a bet
kuhn-gives-away = The best counter-strategy gains { $n } chips per deal.

## Page

ui-game-kuhn = Kuhn poker
ui-short-kuhn = Kuhn poker
ui-about-kuhn = Two players, three cards, one bet. Bluff or not?
ui-start-kuhn = Ten deals, one bot
ui-preset-kuhn-classic = Classic
kuhn-where = Deal { $n } · Kuhn poker
kuhn-deal = deal
kuhn-card = { $card ->
        [J] jack
        [Q] queen
       *[K] king
    }
kuhn-my-card = your card
kuhn-face-down = face down
kuhn-bets = bets
kuhn-pot = pot
kuhn-answer-check = Check
kuhn-answer-bet = Bet
kuhn-answer-call = Call
kuhn-answer-fold = Fold
kuhn-word = { $action ->
        [check] check
        [bet] bet
        [call] call
       *[fold] fold
    }
kuhn-key-check = Check or call
kuhn-asked-bet = Check or bet?
kuhn-asked-call = Call or fold?
kuhn-says-got = Your card is the { $card ->
        [J] jack
        [Q] queen
       *[K] king
    }.
kuhn-says-said = { $player } { $action ->
        [check] checks
        [bet] bets 1
        [call] calls
       *[fold] folds
    }.
kuhn-says-said-you = You { $action ->
        [check] check
        [bet] bet 1
        [call] call
       *[fold] fold
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
kuhn-won-you = { $n ->
        [one] You win { $n } chip
       *[other] You win { $n } chips
    }
kuhn-compared = { $player }: { $mine ->
        [J] jack
        [Q] queen
       *[K] king
    }; { $other }: { $theirs ->
        [J] jack
        [Q] queen
       *[K] king
    }.
rules-kuhn-cards-title = Cards
rules-kuhn-cards = Three cards are in play: the king beats the queen, the queen beats the jack. Each player puts one chip into the pot and gets one card. Nobody sees the third.
rules-kuhn-betting-title = Betting
rules-kuhn-betting = The first player checks or bets one chip. After a check the other player checks or bets. A player facing a bet calls it with one chip or folds. There are five ways a deal can go:
rules-kuhn-end-title = The end
rules-kuhn-end = After a fold the other player takes the pot, and the cards stay hidden. Otherwise both cards are shown and the higher one takes the pot. In a match the players take turns to go first.
rules-kuhn-value-title = Perfect play
rules-kuhn-value = Bluffing is part of perfect play: now and then bet with the jack, and call with the queen. If both play perfectly, the first player loses 1/18 of a chip per deal on average (H. W. Kuhn, 1950).
