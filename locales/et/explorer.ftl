### The search explorer.

explorer-lead = Käi otsing samm-sammult läbi: mida see vaatab, mille jätab vahele ja miks.
explorer-position = Seis
explorer-examples = Läbi arvutatud näited
explorer-example-reply = Täringud ja vastus
explorer-example-minimax = Minimax: kolm käiku, kolm vastust
explorer-example-chance = Juhuslikkuse tipud: 2,7 või 6,6
explorer-example-order = Lehed 1, 3, 4, 5
explorer-example-values = Lehed 1, 30, 40, 500
explorer-own-tree = Oma puu…
explorer-own-position = Muu seis…
explorer-from-game = Mängust
explorer-edit-tree = Muuda puud
explorer-edit-position = Muuda seisu
explorer-search = Otsi
explorer-notation-tree = max(…), min(…) ja chance(0.7: 3, 0.3: 2); lehed on arvud. Harule anna nimi nii: A = …; väärtuste piirid kirjuta ette: [0, 10]. Ctrl+Enter käivitab otsingu.
explorer-notation-tic-tac-toe = Kolm rida ülalt, X, O ja punktid: XO./.X./..O
explorer-notation-race = Iga mängija koht, tärn käigul oleva mängija järel, ja vise: sprint: A 5* B 8 | A threw 2
explorer-notation-kuhn = Sinu kaart ja senised käigud: K? check bet
explorer-notation-backgammon = XGID või GNU seisu ID koos täringutega
explorer-notation-zole = Sinu koht ja kaheksa jagatud kaarti, pakkumised, mängitud kaardid: 2: QC QH JC JD 8D TH 9H KS | take | TS KS AC
explorer-position-tic-tac-toe-late = Mõni käik jäänud
explorer-position-tic-tac-toe-fork = Kahvli oht
explorer-position-race-near = Finiši lähedal
explorer-position-kuhn-first = Kogu mäng
explorer-position-bg-bearoff = Mahakandmine
explorer-position-bg-opening = Avavise 3-1
explorer-position-zole-fifth = Viies tihi, kõik 3150 jaotust (Läti 2015)
explorer-share = Jaga
explorer-add-run = Lisa otsing
explorer-run = Otsing { $name }
explorer-runs = Otsingud
explorer-remove-run = Eemalda: { $run }
explorer-settings = Seaded
explorer-settings-of = Seaded: { $run }
explorer-tree-of = Otsingupuu: { $run }
explorer-algorithm = Algoritm
explorer-step-of = samm { $n }/{ $of }
explorer-progress = Tehtud sammud
explorer-next-cut = Järgmine kärbe (C)
explorer-speed = Kiirus
explorer-times = { $n }×
explorer-zoom = Suurendus
explorer-zoom-in = Suurenda
explorer-zoom-out = Vähenda
explorer-zoom-fit = Näita tervet puud
explorer-find = Leia tipp
explorer-find-next = Leia järgmine
explorer-not-found = Ühegi tipu nimi pole „{ $text }“.
explorer-bad-link = Link on vigane või poolik.
explorer-comparison = Võrdlus
explorer-node = Valitud tipp
explorer-no-board = Selle tipu seisu ei saa näidata.
explorer-never-visited = külastamata
explorer-ms = { $n } ms

## Parameters in short

explorer-parameter-depth = Sügavus
explorer-parameter-prune = Kärpimine
explorer-parameter-order = Paremad käigud enne
explorer-parameter-strategy = Strateegia
explorer-parameter-variant = Valem
explorer-parameter-playouts = Läbimängud
explorer-parameter-exploration = Uurimise kaal
explorer-parameter-worlds = Jaotused
explorer-parameter-iterations = Iteratsioonid
explorer-parameter-mask = Trumbile vastamine
explorer-parameter-inference = Mängust järeldatakse
explorer-parameter-bid = Pakkumine
explorer-parameter-limit = Võtmise piir
explorer-parameter-from = Otsib alates käigust
explorer-parameter-seed-mode = Allika eripärad
agent-short-uct = UCT

## Nodes

explorer-root = juur
explorer-outcome = tulemus { $p }
explorer-branch = { $n }. haru
explorer-probability = tõenäosus { $p }
explorer-not-seen = veel külastamata
explorer-window = aken { $window }
explorer-cut-away = kärbitud: { $why }
explorer-nodes-below = { $n ->
        [one] all { $shown } tipp
       *[other] all { $shown } tippu
    }
explorer-not-examined = veel { $shown } läbi vaatamata
explorer-not-drawn = { $n ->
        [one] { $shown } järglane joonistamata
       *[other] { $shown } järglast joonistamata
    }
explorer-drawn = Joonistatud tippe: { $n } / { $of }
explorer-fetch-more = { $n ->
        [one] Joonista veel { $shown } järglane
       *[other] Joonista veel { $shown } järglast
    }
explorer-fact-kind = Liik
explorer-fact-probability = Tõenäosus
explorer-fact-value = Väärtus
explorer-fact-window = Aken [α, β]
explorer-fact-range = Võimalik vahemik
explorer-fact-best = Parim järglane
explorer-fact-share = Kui sageli valitakse
explorer-fact-visits = Külastusi
explorer-fact-cut = Kärbitud
explorer-fact-below = Tippe all
explorer-fact-unlisted = All, läbi vaatamata
explorer-legend-max = MAX
explorer-legend-min = MIN
explorer-legend-chance = JUHUS
explorer-legend-leaf = leht
explorer-legend-cut = kärbe
explorer-legend-window = aken [α, β]

## Counters

explorer-counts-nodes = { $n ->
        [one] külastatud tipp
       *[other] külastatud tippu
    }
explorer-counts-leaves = { $n ->
        [one] hinnatud leht
       *[other] hinnatud lehte
    }
explorer-counts-cuts = { $n ->
        [one] kärbe
       *[other] kärbet
    }
explorer-counts-cuts-skipped = { $n ->
        [one] kärbe
       *[other] kärbet
    }, vahele jäetud harusid: { $skipped }
explorer-counts-value = juure väärtus
explorer-counts-value-choice = väärtus, valitud { $move }
explorer-row-nodes = Külastatud tippe
explorer-row-leaves = Hinnatud lehti
explorer-row-cuts = Kärpeid
explorer-row-value = Väärtus
explorer-row-move = Valitud käik
explorer-row-time = Aeg

## Comparison of runs

explorer-same = Kõigi otsingute valik on { $move }, väärtus { $value }.
explorer-same-move = Kõigi otsingute valik on { $move }, kuid nad hindavad seda erinevalt.
explorer-same-value = Kõigi otsingute tulemus on { $value }.
explorer-differ-value = Otsingud annavad eri väärtused: { $values }.
explorer-differ = Otsingute valikud erinevad: { $moves }.
explorer-differ-agents = Need on eri algoritmid.
explorer-differ-evaluation = Need hindavad seise erinevalt.
explorer-differ-depth = Need vaatavad ette eri sügavuseni.
explorer-differ-samples = Väärtused pärinevad valimist, seega need kõiguvad.
explorer-differ-equal = Kärpimine ja järjekord väärtust ei muuda: käigud on võrdselt head.
explorer-differ-worlds = Nad peavad võimalikuks erinevaid jaotusi.
explorer-differ-mask = Üks peab trumbikäigul masti reeglite järgi, teine lõputöö programmi veaga, mis unustab Q♠ ja Q♣.
explorer-differ-settings = Seaded erinevad.

## What a step did

explorer-say-start = Otsing pole veel alanud. Alustamiseks astu samm edasi.
explorer-say-at = { $node }.
explorer-say-cut-at = Kärbitud: { $node }.
explorer-say-enter-max = Siin käib MAX ja võtab suurima väärtuse.
explorer-say-enter-min = Siin käib MIN ja võtab vähima väärtuse.
explorer-say-enter-chance = Siin otsustab juhus: väärtus on tulemuste keskmine.
explorer-say-enter-leaf = Leht.
explorer-say-above = Loevad ainult väärtused üle { $alpha }.
explorer-say-below = Loevad ainult väärtused alla { $beta }.
explorer-say-between = Loevad ainult väärtused { $alpha } ja { $beta } vahel.
explorer-say-leaf = Lehe väärtus on { $value }.
explorer-say-evaluated = Sügavuspiir on käes: seisu hinnang on { $value }.
explorer-say-first = { $node }: seni { $value }.
explorer-say-better-max = { $value } on suurem kui { $old }: { $node } tõuseb väärtusele { $value }.
explorer-say-better-min = { $value } on väiksem kui { $old }: { $node } langeb väärtusele { $value }.
explorer-say-stays-max = See pole suurem kui { $old }: { $node } jääb väärtusele { $old }.
explorer-say-stays-min = See pole väiksem kui { $old }: { $node } jääb väärtusele { $old }.
explorer-say-sum = { $node }: { $terms } = { $value }.
explorer-say-sum-plain = { $node }: summa seni { $value }.
explorer-say-done = { $node }: väärtus { $value }.
explorer-say-alpha = MIN saab siin ({ $node }) väärtuseks juba { $value }, kuid MAXil on mujal kindel { $limit }.
explorer-say-beta = MAX saab siin ({ $node }) juba { $value }, kuid MIN lubab mujal vaid { $limit }.
explorer-say-chance-most = Isegi kui kõik muu oleks { $rest }, on { $node } väärt kõige rohkem { $terms } = { $value }; { $limit } on juba kindel.
explorer-say-chance-least = Isegi kui kõik muu oleks { $rest }, on { $node } väärt vähemalt { $terms } = { $value }; { $limit } on juba kindel.
explorer-say-chance-most-plain = { $node } on väärt kõige rohkem { $value }; { $limit } on juba kindel.
explorer-say-chance-least-plain = { $node } on väärt vähemalt { $value }; { $limit } on juba kindel.
explorer-say-probe = Star2 vaatab kõigepealt üht vastust: { $node } annab { $value }. Teiste juurde võib ta tagasi tulla.
explorer-say-skipped = { $n ->
        [one] 1 haru jääb vahele.
       *[other] { $n } haru jääb vahele.
    }
explorer-say-over = Otsing on läbi: parim on { $move }, väärtus { $value }.
explorer-say-over-value = Otsing on läbi: väärtus on { $value }.
explorer-say-round-best_first = { $n }. laiendamine.
explorer-say-round-uct = { $n }. läbimäng.
explorer-say-round-ismcts = { $n }. läbimäng.
explorer-say-round-pimc = { $n }. jaotus.
explorer-say-round-cfr = { $n }. iteratsioon.
explorer-say-way = { $way }: tulemus { $value }.
explorer-say-mean = Pärast { $n } külastust on { $node } väärt { $value }.
explorer-say-sweep = Pärast { $n } iteratsiooni on mäng esimesele mängijale väärt { $value }; täiuslik vastane võiks juurde võita { $exploitability }.

## Pseudo-code

explorer-code = Pseudokood
explorer-code-of = Pseudokood: { $algorithm }
explorer-variables = Muutujad
explorer-phases = Selle ringi etapid
explorer-phase-start = Algus
explorer-phase-world = Jaotus
explorer-phase-select = Valik
explorer-phase-expand = Laiendamine
explorer-phase-evaluate = Hindamine
explorer-phase-playout = Läbimäng
explorer-phase-backup = Tagasi
explorer-phase-solved = Lahendus
explorer-phase-mean = Keskmine
explorer-phase-sigma = Strateegia
explorer-phase-value = Väärtus
explorer-phase-own = Oma osa
explorer-phase-others = Teiste osa
explorer-phase-regret = Kahetsus
explorer-phase-sum = Summad
explorer-phase-over = Otsus
explorer-least = vähemalt
explorer-most = kõige rohkem
explorer-algorithm-minimax = minimax
explorer-algorithm-alpha_beta = alfa-beeta
explorer-algorithm-expectiminimax = expect-minimax
explorer-algorithm-gamma = gamma kärpimine
explorer-algorithm-star1 = Star1
explorer-algorithm-star2 = Star2
explorer-algorithm-best_first = parim-enne minimax
explorer-algorithm-uct = UCT
explorer-algorithm-ismcts = infohulkade MCTS
explorer-algorithm-pimc = täieliku infoga Monte Carlo
explorer-algorithm-cfr = kontrafaktuaalse kahetsuse minimeerimine
explorer-word-node = tipp
explorer-word-child = järglane
explorer-word-children = järglased
explorer-word-parent = vanem
explorer-word-root = juur
explorer-word-leaf = leht
explorer-word-value = väärtus
explorer-word-best = parim
explorer-word-moves = käigud
explorer-word-outcomes = tulemused
explorer-word-worlds = jaotused
explorer-word-tree = puu
explorer-word-known = v(x) on teada
explorer-word-is_leaf = x on leht
explorer-word-remove = eemalda x loendist L
explorer-word-unbroken = break’i ei olnud
explorer-word-add = lisa üks x-i järglane
explorer-word-most_visited = suurima n-iga järglane
explorer-word-fitting = üks nähtuga sobiv jaotus
explorer-word-own = oma käikude tõenäosus
explorer-word-others = kõigi teiste käikude ja juhuse tõenäosus

## Predict before you step

explorer-predict = Ennusta enne sammu
explorer-ask-value = Kui palju on { $node } väärt?
explorer-ask-cut = Kas järgmisel sammul kärbitakse selle tipu ülejäänud harud: { $node }?
explorer-ask-choice = Milline käik valitakse?
explorer-yes = Jah
explorer-no = Ei
explorer-answer = Vasta
explorer-not-a-number = Kirjuta arv.
explorer-right = Õige: { $answer }.
explorer-wrong = Mitte päris. Õige vastus: { $answer }.
explorer-predict-none = Siin pole midagi ennustada. Astu samm edasi.
explorer-predict-over = Otsing on läbi. Õigeid vastuseid: { $right }/{ $asked }.
explorer-score = Seni õigeid vastuseid: { $right }/{ $asked }
