### Zole at the table and in words.

zole-card = { $rank ->
        [rA] ace
        [rT] ten
        [rK] king
        [rQ] queen
        [rJ] jack
        [r9] nine
        [r8] eight
       *[r7] seven
    } of { $suit ->
        [C] clubs
        [S] spades
        [H] hearts
       *[D] diamonds
    }
zole-rank-index = { $rank ->
        [A] A
        [K] K
        [Q] Q
       *[J] J
    }
zole-hand = hand
zole-hand-card = { $card }{ $value ->
        [none] {""}
       *[other] , value { $value }
    }
zole-where = Zole · deal { $n }
zole-prompt-call = Your bid
zole-prompt-bury = Bury two cards
zole-bids = { $player } is bidding
zole-buries = { $player } is burying two cards
zole-prompt-lead = Your lead
zole-prompt-over = The deal is over
zole-you-took = You took the table and play alone.
zole-still-to-bury = { $n ->
        [one] one more card
       *[other] { $n } more cards
    }
zole-take-back = Take back { $card }
zole-buried-eyes = { $n ->
        [one] Buried: { $n } eye
       *[other] Buried: { $n } eyes
    }
zole-bury-button = Bury
zole-bury-count = Buried { $n } of 2
zole-bury-these = Bury { $cards }
zole-throw-in = Give up the rest
zole-why-follow = You must follow suit
zole-leads = { $player } leads
zole-leads-you = You lead
zole-played = { $player }: { $card }.
zole-taken-by = { $n ->
        [one] Taken by { $player }, { $n } eye
       *[other] Taken by { $player }, { $n } eyes
    }
zole-taken-by-you = { $n ->
        [one] Taken by you, { $n } eye
       *[other] Taken by you, { $n } eyes
    }
zole-n-eyes = { $n ->
        [one] { $n } eye
       *[other] { $n } eyes
    }
zole-n-tricks = { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
zole-tricks = tricks
zole-soloist-is = Soloist ({ $player })
zole-role-lielais = soloist
zole-role-zole = zole player
zole-role-maza-zole = little zole
zole-role-galdins = galdiņš
zole-role-small = opponent
zole-pules-common = common pules: { $n }
zole-pules-personal = personal pule: { $player } { $n }
zole-sheet-lielais = soloist, { $player }
zole-sheet-lost = lost, { $player }
zole-sheet-zole = zole, { $player }
zole-sheet-passed = all passed
zole-all-passed = All passed
zole-aside = The two cards set aside
zole-result = { $player } { $level ->
        [no_trick] loses without a trick
        [low] loses low (jaņi)
        [lost] loses
        [won] wins
        [high] wins high (jaņi)
       *[all_tricks] wins every trick
    } · { $contract ->
        [lielais] with the table
        [zole] zole
        [maza_zole] little zole
       *[galdins] galdiņš
    }
zole-result-you = You { $level ->
        [no_trick] lose without a trick
        [low] lose low (jaņi)
        [lost] lose
        [won] win
        [high] win high (jaņi)
       *[all_tricks] win every trick
    } · { $contract ->
        [lielais] with the table
        [zole] zole
        [maza_zole] little zole
       *[galdins] galdiņš
    }
zole-result-count = Eyes: { $eyes }, tricks: { $tricks }
zole-result-galdins = { $player } loses galdiņš
zole-result-galdins-you = You lose galdiņš
zole-result-galdins-tie = Galdiņš without a loser
zole-says-dealt = Your cards: { $cards }.
zole-says-called = { $player }: { $call ->
        [pass] pass
        [take] takes the table
        [zole] zole
       *[maza_zole] little zole
    }.
zole-says-called-you = You: { $call ->
        [pass] pass
        [take] take the table
        [zole] zole
       *[maza_zole] little zole
    }.
zole-says-took = You took: { $cards }.
zole-says-buried = { $player } buried two cards.
zole-says-buried-you = You buried two cards.
zole-says-thrown-in = { $player } gives up the rest.
zole-says-thrown-in-you = You give up the rest.
zole-text-contract = { $contract ->
        [lielais] soloist with the table: { $player }
        [zole] zole: { $player }
        [maza_zole] little zole: { $player }
       *[galdins] galdiņš
    }
zole-text-eyes = soloist { $solo }, opponents { $others }
zole-trump-band = Mark trumps with a brass band
zole-eyes-on-cards = Show eyes on the cards
zole-sheet-maza-zole = little zole, { $player }
zole-sheet-galdins = galdiņš, { $player }
