### What agents say. The keys stand in the crates under `crates/agents`.

verbatim = { $text }
agent-name-house = House, our strongest
agent-name-random = Random
agent-name-lt-fast = Fast (Kaunas 2017)
agent-name-lt-greedy = Greedy (Kaunas 2017)
agent-random-verdict = { $n ->
        [one] Only one choice
       *[other] Any of { $n } choices, each equally likely
    }
riichi-discard = Discard { $tile }
riichi-declare = Riichi, discard { $tile }
riichi-chi = Chi with { $tiles }
riichi-pon = Pon with { $tiles }
riichi-open-kan = Open kan
riichi-closed-kan = Closed kan: { $tile }
riichi-added-kan = Added kan: { $tile }
riichi-ron = Ron
riichi-tsumo = Tsumo
riichi-nine-kinds = Abort with nine terminals and honours
riichi-pass = Pass
riichi-frame-win = A win is taken whenever it can be
riichi-frame-kan = A kan is called whenever it can be
riichi-frame-pon = A pon that fits the plan
riichi-frame-chi = A chi that fits the plan
riichi-frame-riichi = Ready: declare riichi
riichi-frame-discard = Discard the tile that is worth least
riichi-frame-pass = Nothing here fits the plan
riichi-aims-at-yakuhai = It aims at yakuhai.
riichi-aims-at-toitoi = It aims at toitoi.
riichi-aims-at-tanyao = It aims at tanyao.
riichi-tile-value = Tile value
riichi-tile-values = What each tile is worth to the hand
riichi-left = Still unseen
riichi-ready-on = { $n ->
        [one] Ready on { $tiles }; { $n } of them is still unseen.
       *[other] Ready on { $tiles }; { $n } of them are still unseen.
    }
riichi-why-it-counts = Why the win counts
zole-play = Play { $card }
zole-bury-cards = Bury { $cards }
zole-eyes-in-worlds = { $n ->
        [one] The soloist's eyes in { $n } world
       *[other] The soloist's eyes in { $n } worlds
    }
zole-share-lost = loses { $share }
zole-share-jani = jaņi { $share }
bg-play = { $play }
bg-dance = No legal move
bg-equity = Equity
study-ev = EV
study-expected-points = Points
study-win = win
study-deal-in = deal-in
study-loss = Loss
study-turns = turns
study-chance-by-turn = Chance by turn
study-depth = { $depth }-ply
study-nodes = Nodes
study-nodes-searched = { $n ->
        [one] { $n } node
       *[other] { $n } nodes
    }
study-playouts = { $n ->
        [one] { $n } playout
       *[other] { $n } playouts
    }
study-rollouts = { $n ->
        [one] { $n } rollout
       *[other] { $n } rollouts
    }
study-worlds = { $n ->
        [one] { $n } possible deal looked at
       *[other] { $n } possible deals looked at
    }
study-node-leaf-word = leaf
study-bars-from-zero = { $what }: bars begin at zero
study-bars-from-worst = { $what }: bars begin at the worst shown
study-cut-alpha = alpha cut
study-cut-beta = beta cut
study-cut-gamma = a sister cannot be beaten
study-cut-star1 = Star1 cut
study-cut-star2 = Star2 cut
study-cut-transposition = already in the table
study-cut-budget = out of budget
study-cut-at-least = At least { $value }, and { $limit } is enough to stop.
study-cut-at-most = At most { $value }, and { $limit } is enough to stop.
