### What agents say. The keys stand in the crates under `crates/agents`.

verbatim = { $text }
agent-name-house = Majaagent, tugevaim
agent-name-random = Juhuslik
agent-name-lt-fast = Kiire (Kaunas 2017)
agent-name-lt-greedy = Ahne (Kaunas 2017)
agent-random-verdict = { $n ->
        [one] Ainult üks valik
       *[other] Ükskõik milline { $n } valikust, kõik võrdselt tõenäolised
    }
riichi-discard = Viska ära: { $tile }
riichi-declare = Riichi, viska ära: { $tile }
riichi-chi = Chi: { $tiles }
riichi-pon = Pon: { $tiles }
riichi-open-kan = Avatud kan
riichi-closed-kan = Varjatud kan: { $tile }
riichi-added-kan = Lisatud kan: { $tile }
riichi-ron = Ron
riichi-tsumo = Tsumo
riichi-nine-kinds = Katkesta: üheksa terminali ja honööri
riichi-pass = Jäta vahele
riichi-frame-win = Kui võita saab, siis võidetakse
riichi-frame-kan = Kui saab, kuulutatakse kan
riichi-frame-pon = Plaani sobiv pon
riichi-frame-chi = Plaani sobiv chi
riichi-frame-riichi = Käsi valmis: kuuluta riichi
riichi-frame-discard = Viska ära kõige vähem väärt kivi
riichi-frame-pass = Plaani ei sobi miski
riichi-aims-at-yakuhai = Siht: yakuhai.
riichi-aims-at-toitoi = Siht: toitoi.
riichi-aims-at-tanyao = Siht: tanyao.
riichi-tile-value = Kivi väärtus
riichi-tile-values = Kui palju iga kivi käele väärt on
riichi-left = Veel nägemata
riichi-ready-on = Ootel: { $tiles }; nägemata on veel { $n }.
riichi-why-it-counts = Miks võit nii palju annab
zole-play = Käi { $card }
zole-bury-cards = Pane kõrvale { $cards }
zole-eyes-in-worlds = Suure silmad; jaotusi: { $n }
zole-share-lost = kaotab { $share }
zole-share-jani = jaņi { $share }
bg-play = { $play }
bg-dance = Käiku ei ole
bg-equity = Oodatavad punktid
study-ev = Keskväärtus
study-expected-points = Punktid
study-win = võit
study-deal-in = viskab sisse
study-loss = Kadu
study-turns = käigud
study-chance-by-turn = Tõenäosus käikude kaupa
study-depth = sügavus { $depth }
study-nodes = Tipud
study-nodes-searched = { $n ->
        [one] { $n } tipp
       *[other] { $n } tippu
    }
study-playouts = { $n ->
        [one] { $n } läbimäng
       *[other] { $n } läbimängu
    }
study-rollouts = { $n ->
        [one] { $n } läbimäng
       *[other] { $n } läbimängu
    }
study-worlds = { $n ->
        [one] Läbi vaadatud { $n } võimalik jaotus
       *[other] Läbi vaadatud { $n } võimalikku jaotust
    }
study-node-leaf-word = leht
study-bars-from-zero = { $what }: ribad algavad nullist
study-bars-from-worst = { $what }: ribad algavad halvimast
study-cut-alpha = alfa-kärbe
study-cut-beta = beeta-kärbe
study-cut-gamma = sõsarharu ei saa enam ületada
study-cut-star1 = Star1-kärbe
study-cut-star2 = Star2-kärbe
study-cut-transposition = juba tabelis
study-cut-budget = eelarve otsas
study-cut-at-least = Vähemalt { $value }, peatumiseks piisab { $limit }.
study-cut-at-most = Kõige rohkem { $value }, peatumiseks piisab { $limit }.
