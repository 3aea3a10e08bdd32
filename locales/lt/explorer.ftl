### The search explorer.

explorer-lead = Eikite per paiešką žingsnis po žingsnio: ką ji tiria, ką praleidžia ir kodėl.
explorer-position = Pozicija
explorer-examples = Išspręsti pavyzdžiai
explorer-example-reply = Kauliukai ir atsakymas
explorer-example-minimax = Minimax: trys ėjimai, trys atsakymai
explorer-example-chance = Atsitiktinumo mazgai: 2,7 ar 6,6
explorer-example-order = Lapai 1, 3, 4, 5
explorer-example-values = Lapai 1, 30, 40, 500
explorer-own-tree = Savas medis…
explorer-own-position = Kita pozicija…
explorer-from-game = Iš partijos
explorer-edit-tree = Keisti medį
explorer-edit-position = Keisti poziciją
explorer-search = Ieškoti
explorer-notation-tree = max(…), min(…) ir chance(0.7: 3, 0.3: 2); lapai – skaičiai. Šaką pavadinkite A = …; ribas rašykite priekyje: [0, 10]. Ctrl+Enter pradeda paiešką.
explorer-notation-tic-tac-toe = Trys eilutės nuo viršaus, X, O ir taškai: XO./.X./..O
explorer-notation-race = Kur kas stovi, žvaigždutė tam, kieno ėjimas, ir metimas: sprint: A 5* B 8 | A threw 2
explorer-notation-kuhn = Jūsų korta ir kas pasakyta: K? check bet
explorer-notation-backgammon = XGID arba GNU pozicijos ID su kauliukais
explorer-notation-zole = Jūsų vieta ir aštuonios gautos kortos, skelbimai, sužaistos kortos: 2: QC QH JC JD 8D TH 9H KS | take | TS KS AC
explorer-position-tic-tac-toe-late = Liko keli ėjimai
explorer-position-tic-tac-toe-fork = Šakutės grėsmė
explorer-position-race-near = Arti finišo
explorer-position-kuhn-first = Visas žaidimas
explorer-position-bg-bearoff = Išnešimas
explorer-position-bg-opening = Pradžia 3-1
explorer-position-zole-fifth = Penktas kirtis, visi 3150 dalijimai (Latvija 2015)
explorer-share = Dalytis
explorer-add-run = Pridėti paiešką
explorer-run = Paieška { $name }
explorer-runs = Paieškos
explorer-remove-run = Pašalinti: { $run }
explorer-settings = Nustatymai
explorer-settings-of = Nustatymai: { $run }
explorer-tree-of = Paieškos medis: { $run }
explorer-algorithm = Algoritmas
explorer-step-of = { $n } žingsnis iš { $of }
explorer-progress = Atlikti žingsniai
explorer-next-cut = Kitas genėjimas (C)
explorer-speed = Greitis
explorer-times = { $n }×
explorer-zoom = Mastelis
explorer-zoom-in = Artinti
explorer-zoom-out = Tolinti
explorer-zoom-fit = Rodyti visą medį
explorer-find = Rasti mazgą
explorer-find-next = Rasti kitą
explorer-not-found = Nėra mazgo „{ $text }“.
explorer-bad-link = Nuoroda sugadinta arba nepilna.
explorer-comparison = Palyginimas
explorer-node = Pasirinktas mazgas
explorer-no-board = Šio mazgo lentos nėra.
explorer-never-visited = neaplankytas
explorer-ms = { $n } ms

## Parameters in short

explorer-parameter-depth = Gylis
explorer-parameter-prune = Genėjimas
explorer-parameter-order = Geriausi ėjimai pirma
explorer-parameter-strategy = Strategija
explorer-parameter-variant = Formulė
explorer-parameter-playouts = Sužaidimai
explorer-parameter-exploration = Tyrinėjimo svoris
explorer-parameter-worlds = Pasauliai
explorer-parameter-iterations = Perėjimai
explorer-parameter-mask = Atsakymas į kozirį
explorer-parameter-bid = Skelbimas
explorer-parameter-limit = Ėmimo riba
explorer-parameter-from = Ieško nuo ėjimo
explorer-parameter-seed-mode = Šaltinio ypatumai
agent-short-uct = UCT
agent-short-bestfirst = Geriausias pirma

## Nodes

explorer-root = šaknis
explorer-outcome = baigtis { $p }
explorer-branch = { $n } šaka
explorer-probability = tikimybė { $p }
explorer-not-seen = dar neaplankytas
explorer-window = langas { $window }
explorer-cut-away = nugenėta: { $why }
explorer-nodes-below = { $n ->
        [one] žemiau { $shown } mazgas
        [few] žemiau { $shown } mazgai
        [many] žemiau { $shown } mazgo
       *[other] žemiau { $shown } mazgų
    }
explorer-not-examined = dar neištirta: { $shown }
explorer-fact-kind = Rūšis
explorer-fact-probability = Tikimybė
explorer-fact-value = Vertė
explorer-fact-window = Langas [α, β]
explorer-fact-range = Galimos vertės
explorer-fact-best = Geriausias vaikas
explorer-fact-share = Kaip dažnai renkamasi
explorer-fact-visits = Apsilankymai
explorer-fact-cut = Nugenėta
explorer-fact-below = Mazgai žemiau
explorer-fact-unlisted = Žemiau, neištirta
explorer-legend-max = MAX
explorer-legend-min = MIN
explorer-legend-chance = ATSITIKTINUMAS
explorer-legend-leaf = lapas
explorer-legend-cut = nugenėta
explorer-legend-window = langas [α, β]

## Counters

explorer-counts-nodes = aplankyta mazgų
explorer-counts-leaves = įvertinta lapų
explorer-counts-cuts = genėjimai
explorer-counts-cuts-skipped = genėjimai, praleista šakų: { $skipped }
explorer-counts-value = šaknies vertė
explorer-counts-value-choice = vertė, pasirinkta { $move }
explorer-row-nodes = Aplankyti mazgai
explorer-row-leaves = Įvertinti lapai
explorer-row-cuts = Genėjimai
explorer-row-value = Vertė
explorer-row-move = Pasirinktas ėjimas
explorer-row-time = Laikas

## Comparison of runs

explorer-same = Visos paieškos renkasi { $move }, vertė { $value }.
explorer-same-move = Visos paieškos renkasi { $move }, bet vertina skirtingai.
explorer-same-value = Visose paieškose išeina { $value }.
explorer-differ-value = Paieškose išeina skirtingos vertės: { $values }.
explorer-differ = Paieškos renkasi skirtingai: { $moves }.
explorer-differ-agents = Tai skirtingi algoritmai.
explorer-differ-evaluation = Jos skirtingai vertina pozicijas.
explorer-differ-depth = Jos žiūri skirtingu gyliu.
explorer-differ-samples = Vertės gautos iš imčių, todėl svyruoja.
explorer-differ-equal = Genėjimas ir tvarka vertės nekeičia: ėjimai vienodai geri.
explorer-differ-settings = Skiriasi nustatymai.

## What a step did

explorer-say-start = Dar nieko neieškota. Ženkite pirmyn.
explorer-say-at = { $node }.
explorer-say-cut-at = Nugenėta: { $node }.
explorer-say-enter-max = Čia eina MAX ir ima didžiausią vertę.
explorer-say-enter-min = Čia eina MIN ir ima mažiausią vertę.
explorer-say-enter-chance = Čia lemia atsitiktinumas: vertė yra baigčių vidurkis.
explorer-say-enter-leaf = Lapas.
explorer-say-above = Svarbios tik vertės virš { $alpha }.
explorer-say-below = Svarbios tik vertės žemiau { $beta }.
explorer-say-between = Svarbios tik vertės tarp { $alpha } ir { $beta }.
explorer-say-leaf = Lapo vertė { $value }.
explorer-say-evaluated = Pasiekta gylio riba: pozicija įvertinta { $value }.
explorer-say-first = { $node }: kol kas { $value }.
explorer-say-better-max = { $value } daugiau už { $old }: { $node } pakyla iki { $value }.
explorer-say-better-min = { $value } mažiau už { $old }: { $node } nukrinta iki { $value }.
explorer-say-stays-max = Tai ne daugiau už { $old }: { $node } lieka { $old }.
explorer-say-stays-min = Tai ne mažiau už { $old }: { $node } lieka { $old }.
explorer-say-sum = { $node }: { $terms } = { $value }.
explorer-say-sum-plain = { $node }: suma kol kas { $value }.
explorer-say-done = { $node }: vertė { $value }.
explorer-say-alpha = MIN čia ({ $node }) jau gali pasiekti { $value }, o MAX kitur turi { $limit }.
explorer-say-beta = MAX čia ({ $node }) jau gali gauti { $value }, o MIN kitur leidžia tik { $limit }.
explorer-say-chance-most = Net jei visa kita būtų { $rest }, { $node } vertė ne didesnė kaip { $terms } = { $value }; { $limit } jau garantuota.
explorer-say-chance-least = Net jei visa kita būtų { $rest }, { $node } vertė ne mažesnė kaip { $terms } = { $value }; { $limit } jau garantuota.
explorer-say-chance-most-plain = { $node } vertė ne didesnė kaip { $value }; { $limit } jau garantuota.
explorer-say-chance-least-plain = { $node } vertė ne mažesnė kaip { $value }; { $limit } jau garantuota.
explorer-say-probe = Star2 pirma pažiūri vieną atsakymą: { $node } duoda { $value }. Prie kitų dar gali grįžti.
explorer-say-skipped = { $n ->
        [one] Praleista { $n } šaka.
        [few] Praleistos { $n } šakos.
        [many] Praleista { $n } šakos.
       *[other] Praleista { $n } šakų.
    }
explorer-say-over = Paieška baigta: geriausia { $move }, vertė { $value }.
explorer-say-over-value = Paieška baigta: vertė { $value }.
explorer-say-round-best_first = { $n } išskleidimas.
explorer-say-round-uct = { $n } sužaidimas.
explorer-say-round-ismcts = { $n } sužaidimas.
explorer-say-round-pimc = { $n } pasaulis.
explorer-say-round-cfr = { $n } perėjimas.
explorer-say-way = { $way }: rezultatas { $value }.
explorer-say-mean = { $node } dabar vertas { $value } po { $n ->
        [one] { $n } apsilankymo
        [few] { $n } apsilankymų
        [many] { $n } apsilankymo
       *[other] { $n } apsilankymų
    }.
explorer-say-sweep = Po { $n ->
        [one] { $n } perėjimo
        [few] { $n } perėjimų
        [many] { $n } perėjimo
       *[other] { $n } perėjimų
    } žaidimas pirmajam žaidėjui vertas { $value }; tobulas varžovas galėtų išlošti { $exploitability }.

## Pseudo-code

explorer-code = Pseudokodas
explorer-code-of = Pseudokodas: { $algorithm }
explorer-variables = Kintamieji
explorer-least = mažiausiai
explorer-most = daugiausiai
explorer-algorithm-minimax = minimax
explorer-algorithm-alpha_beta = alfa-beta
explorer-algorithm-expectiminimax = expectiminimax
explorer-algorithm-gamma = gama genėjimas
explorer-algorithm-star1 = Star1
explorer-algorithm-star2 = Star2
explorer-algorithm-best_first = minimax, geriausias pirma
explorer-algorithm-uct = UCT
explorer-algorithm-ismcts = informacijos aibių MCTS
explorer-algorithm-pimc = visiškos informacijos Monte Karlas
explorer-algorithm-cfr = kontrafaktinio apgailestavimo mažinimas
explorer-word-node = mazgas
explorer-word-child = vaikas
explorer-word-children = vaikai
explorer-word-parent = tėvas
explorer-word-root = šaknis
explorer-word-leaf = lapas
explorer-word-value = vertė
explorer-word-best = geriausia
explorer-word-moves = ėjimai
explorer-word-outcomes = baigtys
explorer-word-worlds = pasauliai
explorer-word-tree = medis
explorer-word-known = v(x) žinoma
explorer-word-is_leaf = x yra lapas
explorer-word-remove = išimk x iš L
explorer-word-unbroken = nebuvo break
explorer-word-add = pridėk vieną x vaiką
explorer-word-most_visited = vaikas su didžiausiu n
explorer-word-fitting = vienas pasaulis, atitinkantis tai, kas matoma
explorer-word-own = savų ėjimų tikimybė
explorer-word-others = visų kitų ėjimų ir atsitiktinumo tikimybė

## Predict before you step

explorer-predict = Spėkite prieš žingsnį
explorer-ask-value = Kokia bus vertė: { $node }?
explorer-ask-cut = Ar kitu žingsniu bus nugenėta likusi dalis: { $node }?
explorer-ask-choice = Kuris ėjimas bus pasirinktas?
explorer-yes = Taip
explorer-no = Ne
explorer-answer = Atsakyti
explorer-not-a-number = Įrašykite skaičių.
explorer-right = Teisingai: { $answer }.
explorer-wrong = Ne visai: { $answer }.
explorer-predict-none = Čia nėra ko spėti. Ženkite pirmyn.
explorer-predict-over = Paieška baigta: teisingai { $right } iš { $asked }.
explorer-score = Kol kas teisingai { $right } iš { $asked }
