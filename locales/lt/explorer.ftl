### The search explorer.

explorer-lead = Pereikite paiešką žingsnis po žingsnio: ką ji tiria, ką praleidžia ir kodėl.
explorer-position = Pozicija
explorer-examples = Išspręsti pavyzdžiai
explorer-example-reply = Kauliukai ir atsakymas
explorer-example-minimax = Minimaksas: trys ėjimai, trys atsakymai
explorer-example-chance = Atsitiktinumo mazgai: 2,7 ar 6,6
explorer-example-order = Lapai 1, 3, 4, 5
explorer-example-values = Lapai 1, 30, 40, 500
explorer-own-tree = Savas medis…
explorer-own-position = Kita pozicija…
explorer-from-game = Iš partijos
explorer-edit-tree = Keisti medį
explorer-edit-position = Keisti poziciją
explorer-search = Ieškoti
explorer-notation-tree = max(…), min(…) ir chance(0.7: 3, 0.3: 2); lapai – skaičiai. Šaką pavadinkite taip: A = …; verčių ribas rašykite priekyje: [0, 10]. Ctrl+Enter pradeda paiešką.
explorer-notation-tic-tac-toe = Trys eilutės nuo viršaus, X, O ir taškai: XO./.X./..O
explorer-notation-race = Žaidėjų vietos su žvaigždute prie to, kurio ėjimas, ir metimas: sprint: A 5* B 8 | A threw 2
explorer-notation-kuhn = Jūsų korta ir ankstesni ėjimai: K? check bet
explorer-notation-backgammon = XGID arba GNU pozicijos ID su kauliukais
explorer-notation-zole = Jūsų vieta ir aštuonios gautos kortos, licitacija, sužaistos kortos: 2: QC QH JC JD 8D TH 9H KS | take | TS KS AC
explorer-position-tic-tac-toe-late = Liko keli ėjimai
explorer-position-tic-tac-toe-fork = Šakutės grėsmė
explorer-position-race-near = Arti finišo
explorer-position-kuhn-first = Visas žaidimas
explorer-position-bg-bearoff = Nurinkimas
explorer-position-bg-opening = Pirmasis metimas 3-1
explorer-position-zole-fifth = Penktas kirtis, visi 3 150 išdalijimų (Latvija 2015)
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
explorer-bad-link = Nuoroda sugadinta arba ne visa.
explorer-comparison = Palyginimas
explorer-node = Pasirinktas mazgas
explorer-no-board = Šio mazgo pozicijos parodyti negalima.
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
explorer-parameter-worlds = Išdalijimai
explorer-parameter-iterations = Iteracijos
explorer-parameter-mask = Atsakymas į kozirį
explorer-parameter-inference = Sprendžiama iš žaidimo
explorer-parameter-bid = Skelbimas
explorer-parameter-limit = Ėmimo riba
explorer-parameter-from = Ieško nuo ėjimo
explorer-parameter-seed-mode = Šaltinio ypatumai
agent-short-uct = UCT

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
explorer-not-drawn = nenupiešta vaikų: { $shown }
explorer-drawn = Nupiešta mazgų: { $n } iš { $of }
explorer-fetch-more = Nupiešti kitus vaikus ({ $shown })
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

explorer-same = Visų paieškų pasirinkimas – { $move }, vertė { $value }.
explorer-same-move = Visų paieškų pasirinkimas – { $move }, bet vertės skiriasi.
explorer-same-value = Visose paieškose išeina { $value }.
explorer-differ-value = Paieškose išeina skirtingos vertės: { $values }.
explorer-differ = Paieškų pasirinkimai skiriasi: { $moves }.
explorer-differ-agents = Tai skirtingi algoritmai.
explorer-differ-evaluation = Jos skirtingai vertina pozicijas.
explorer-differ-depth = Jos žiūri į priekį skirtingu gyliu.
explorer-differ-samples = Vertės gautos iš imčių, todėl svyruoja.
explorer-differ-equal = Genėjimas ir tvarka vertės nekeičia: ėjimai vienodai geri.
explorer-differ-worlds = Jie laiko galimais skirtingus išdalijimus.
explorer-differ-mask = Vienas į kozirį atsako pagal taisykles, kitas su darbo programos klaida, kuri pamiršta Q♠ ir Q♣.
explorer-differ-settings = Skiriasi nustatymai.

## What a step did

explorer-say-start = Paieška dar neprasidėjo. Ženkite žingsnį pirmyn.
explorer-say-at = { $node }.
explorer-say-cut-at = Nugenėta: { $node }.
explorer-say-enter-max = Čia eina MAX ir ima didžiausią vertę.
explorer-say-enter-min = Čia eina MIN ir ima mažiausią vertę.
explorer-say-enter-chance = Čia lemia atsitiktinumas: vertė yra baigčių vidurkis.
explorer-say-enter-leaf = Lapas.
explorer-say-above = Svarbios tik vertės, didesnės už { $alpha }.
explorer-say-below = Svarbios tik vertės, mažesnės už { $beta }.
explorer-say-between = Svarbios tik vertės tarp { $alpha } ir { $beta }.
explorer-say-leaf = Lapo vertė { $value }.
explorer-say-evaluated = Pasiekta gylio riba: pozicija įvertinta { $value }.
explorer-say-first = { $node }: kol kas { $value }.
explorer-say-better-max = { $value } yra daugiau už { $old }: { $node } pakyla iki { $value }.
explorer-say-better-min = { $value } yra mažiau už { $old }: { $node } nukrinta iki { $value }.
explorer-say-stays-max = Tai ne daugiau už { $old }: { $node } lieka { $old }.
explorer-say-stays-min = Tai ne mažiau už { $old }: { $node } lieka { $old }.
explorer-say-sum = { $node }: { $terms } = { $value }.
explorer-say-sum-plain = { $node }: suma kol kas { $value }.
explorer-say-done = { $node }: vertė { $value }.
explorer-say-alpha = MIN čia ({ $node }) jau gali pasiekti { $value }, o MAX kitur jau turi { $limit }.
explorer-say-beta = MAX čia ({ $node }) jau gali gauti { $value }, o MIN kitur leidžia tik { $limit }.
explorer-say-chance-most = Net jei visa kita būtų { $rest }, vertė čia ({ $node }) ne didesnė kaip { $terms } = { $value }; { $limit } jau garantuota.
explorer-say-chance-least = Net jei visa kita būtų { $rest }, vertė čia ({ $node }) ne mažesnė kaip { $terms } = { $value }; { $limit } jau garantuota.
explorer-say-chance-most-plain = { $node }: vertė ne didesnė kaip { $value }; { $limit } jau garantuota.
explorer-say-chance-least-plain = { $node }: vertė ne mažesnė kaip { $value }; { $limit } jau garantuota.
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
explorer-say-round-pimc = { $n } išdalijimas.
explorer-say-round-cfr = { $n } iteracija.
explorer-say-way = { $way }: rezultatas { $value }.
explorer-say-mean = Po { $n ->
        [one] { $n } apsilankymo
        [few] { $n } apsilankymų
        [many] { $n } apsilankymo
       *[other] { $n } apsilankymų
    } vertė čia ({ $node }) yra { $value }.
explorer-say-sweep = Po { $n ->
        [one] { $n } iteracijos
        [few] { $n } iteracijų
        [many] { $n } iteracijos
       *[other] { $n } iteracijų
    } žaidimo vertė pirmajam žaidėjui yra { $value }; tobulas varžovas galėtų papildomai išlošti { $exploitability }.

## Pseudo-code

explorer-code = Pseudokodas
explorer-code-of = Pseudokodas: { $algorithm }
explorer-variables = Kintamieji
explorer-phases = Šio rato etapai
explorer-phase-start = Pradžia
explorer-phase-world = Išdalijimas
explorer-phase-select = Pasirinkti
explorer-phase-expand = Išskleisti
explorer-phase-evaluate = Įvertinti
explorer-phase-playout = Sužaisti
explorer-phase-backup = Grąžinti
explorer-phase-solved = Išspręsti
explorer-phase-mean = Vidurkis
explorer-phase-sigma = Strategija
explorer-phase-value = Vertė
explorer-phase-own = Sava dalis
explorer-phase-others = Kitų dalis
explorer-phase-regret = Apgailestavimas
explorer-phase-sum = Sumos
explorer-phase-over = Nuspręsti
explorer-least = bent
explorer-most = daugiausia
explorer-algorithm-minimax = minimaksas
explorer-algorithm-alpha_beta = alfa-beta
explorer-algorithm-expectiminimax = expectiminimax
explorer-algorithm-gamma = gama genėjimas
explorer-algorithm-star1 = Star1
explorer-algorithm-star2 = Star2
explorer-algorithm-best_first = minimaksas, geriausias pirma
explorer-algorithm-uct = UCT
explorer-algorithm-ismcts = informacijos aibių MCTS
explorer-algorithm-pimc = visiškos informacijos Monte Karlo metodas
explorer-algorithm-cfr = kontrafaktinio apgailestavimo minimizavimas
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
explorer-word-worlds = išdalijimai
explorer-word-tree = medis
explorer-word-known = v(x) žinoma
explorer-word-is_leaf = x yra lapas
explorer-word-remove = išimti x iš L
explorer-word-unbroken = nebuvo break
explorer-word-add = pridėti vieną x vaiką
explorer-word-most_visited = vaikas su didžiausiu n
explorer-word-fitting = vienas išdalijimas, atitinkantis tai, kas matoma
explorer-word-own = savų ėjimų tikimybė
explorer-word-others = visų kitų ėjimų ir atsitiktinumo tikimybė

## Predict before you step

explorer-predict = Spėkite prieš žingsnį
explorer-ask-value = Kokia bus mazgo vertė: { $node }?
explorer-ask-cut = Ar kitu žingsniu bus nugenėtos likusios mazgo šakos: { $node }?
explorer-ask-choice = Kuris ėjimas bus pasirinktas?
explorer-yes = Taip
explorer-no = Ne
explorer-answer = Atsakyti
explorer-not-a-number = Įrašykite skaičių.
explorer-right = Teisingai: { $answer }.
explorer-wrong = Ne visai. Teisingas atsakymas: { $answer }.
explorer-predict-none = Čia nėra ko spėti. Ženkite žingsnį pirmyn.
explorer-predict-over = Paieška baigta. Teisingi atsakymai: { $right } iš { $asked }.
explorer-score = Kol kas teisingi atsakymai: { $right } iš { $asked }
