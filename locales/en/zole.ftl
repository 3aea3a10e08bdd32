### Zole at the table and in words.

zole-card-back = card face down
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
zole-hand-card = { $card }{ $from ->
        [table] , from the table
       *[deal] {""}
    }{ $value ->
        [none] {""}
       *[other] , value { $value }
    }{ $advised ->
        [yes] , advised
       *[no] {""}
    }
zole-deal-n = Deal { $n }
zole-where = Zole · deal { $n }
zole-prompt-call = Your bid
zole-means-pass = leave the table to the others
zole-means-take = pick up the two cards, play alone against both
zole-means-zole = play alone without the two cards, for a higher stake
zole-means-maza-zole = play alone and take no trick
zole-calls-help = What the calls mean
zole-prompt-bury = Bury two cards
zole-bids = { $player } is bidding
zole-buries = { $player } is burying two cards
zole-prompt-lead = Your lead
zole-prompt-over = The deal is over
zole-you-took = You took the table and play alone.
zole-bury-frame = { $nth ->
        [first] first card
        [second] second card
       *[last] one more card
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
        [one] { $player } takes { $n } eye
       *[other] { $player } takes { $n } eyes
    }
zole-taken-by-you = { $n ->
        [one] You take { $n } eye
       *[other] You take { $n } eyes
    }
zole-n-eyes = { $n ->
        [one] { $n } eye
       *[other] { $n } eyes
    }
zole-n-tricks = { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
zole-n-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
zole-tricks = tricks
zole-soloist-is = Soloist ({ $player })
zole-role-lielais = soloist
zole-role-zole = zole player
zole-role-maza-zole = little zole
zole-role-galdins = galdiņš
zole-role-small = opponent
zole-pules-common = common pules: { $n }
zole-pules-personal = personal pules ({ $player }): { $n }
zole-sheet-lielais = soloist: { $player }
zole-sheet-lost = lost: { $player }
zole-sheet-zole = zole: { $player }
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
zole-says-took = You take: { $cards }.
zole-says-buried = { $player } buries two cards.
zole-says-buried-you = You bury two cards.
zole-says-thrown-in = { $player } gives up the rest.
zole-says-thrown-in-you = You give up the rest.
zole-text-contract = { $contract ->
        [lielais] soloist with the table: { $player }
        [zole] zole: { $player }
        [maza_zole] little zole: { $player }
       *[galdins] galdiņš
    }
zole-text-eyes = soloist: { $solo }, opponents: { $others }
zole-trump-band = Mark trumps with a brass band
zole-eyes-on-cards = Show eyes on the cards
zole-sheet-maza-zole = little zole: { $player }
zole-sheet-galdins = galdiņš: { $player }
