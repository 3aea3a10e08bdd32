### The search explorer.

explorer-lead = Izejiet cauri meklēšanai soli pa solim: ko tā apskata, ko izlaiž un kāpēc.
explorer-position = Pozīcija
explorer-examples = Izrēķināti piemēri
explorer-example-reply = Metamie kauliņi un atbilde
explorer-example-minimax = Minimaks: trīs gājieni, trīs atbildes
explorer-example-chance = Nejaušības virsotnes: 2,7 vai 6,6
explorer-example-order = Lapas 1, 3, 4, 5
explorer-example-values = Lapas 1, 30, 40, 500
explorer-own-tree = Savs koks…
explorer-own-position = Cita pozīcija…
explorer-from-game = No spēles
explorer-edit-tree = Rediģēt koku
explorer-edit-position = Rediģēt pozīciju
explorer-search = Meklēt
explorer-notation-tree = max(…), min(…) un chance(0.7: 3, 0.3: 2); lapas ir skaitļi. Zaru nosauciet šādi: A = …; vērtību robežas rakstiet priekšā: [0, 10]. Ctrl+Enter sāk meklēšanu.
explorer-notation-tic-tac-toe = Trīs rindas no augšas, X, O un punkti: XO./.X./..O
explorer-notation-race = Spēlētāju vietas ar zvaigznīti pie tā, kura gājiens, un metiens: sprint: A 5* B 8 | A threw 2
explorer-notation-kuhn = Jūsu kārts un līdzšinējie gājieni: K? check bet
explorer-notation-backgammon = XGID vai GNU pozīcijas ID ar metamajiem kauliņiem
explorer-notation-zole = Jūsu vieta un astoņas izdalītās kārtis, pieteikumi, izspēlētās kārtis: 2: QC QH JC JD 8D TH 9H KS | take | TS KS AC
explorer-position-tic-tac-toe-late = Atlikuši daži gājieni
explorer-position-tic-tac-toe-fork = Dakšas draudi
explorer-position-race-near = Tuvu finišam
explorer-position-kuhn-first = Visa spēle
explorer-position-bg-bearoff = Noņemšana
explorer-position-bg-opening = Sākuma metiens 3-1
explorer-position-zole-fifth = Piektais stiķis, visi 3150 sadalījumi (Latvija 2015)
explorer-share = Kopīgot
explorer-add-run = Pievienot meklēšanu
explorer-run = Meklēšana { $name }
explorer-runs = Meklēšanas
explorer-remove-run = Noņemt: { $run }
explorer-settings = Iestatījumi
explorer-settings-of = Iestatījumi: { $run }
explorer-tree-of = Meklēšanas koks: { $run }
explorer-algorithm = Algoritms
explorer-step-of = { $n }. solis no { $of }
explorer-progress = Paveiktie soļi
explorer-next-cut = Nākamā atzarošana (C)
explorer-speed = Ātrums
explorer-times = { $n }×
explorer-zoom = Tālummaiņa
explorer-zoom-in = Tuvināt
explorer-zoom-out = Tālināt
explorer-zoom-fit = Rādīt visu koku
explorer-find = Atrast virsotni
explorer-find-next = Atrast nākamo
explorer-not-found = Neviena virsotne nesaucas „{ $text }”.
explorer-bad-link = Saite ir bojāta vai nepilnīga.
explorer-comparison = Salīdzinājums
explorer-node = Izvēlētā virsotne
explorer-no-board = Šīs virsotnes pozīciju nevar parādīt.
explorer-never-visited = nav apmeklēta
explorer-ms = { $n } ms

## Parameters in short

explorer-parameter-depth = Dziļums
explorer-parameter-prune = Atzarošana
explorer-parameter-order = Labākie gājieni vispirms
explorer-parameter-strategy = Stratēģija
explorer-parameter-variant = Formula
explorer-parameter-playouts = Izspēles
explorer-parameter-exploration = Izpētes svars
explorer-parameter-worlds = Sadalījumi
explorer-parameter-iterations = Iterācijas
explorer-parameter-mask = Atbilde uz trumpi
explorer-parameter-inference = Secina no spēles
explorer-parameter-bid = Pieteikšana
explorer-parameter-limit = Ņemšanas robeža
explorer-parameter-from = Meklē no gājiena
explorer-parameter-seed-mode = Avota īpatnības
agent-short-uct = UCT

## Nodes

explorer-root = sakne
explorer-outcome = iznākums { $p }
explorer-branch = { $n }. zars
explorer-probability = varbūtība { $p }
explorer-not-seen = vēl nav apmeklēta
explorer-window = logs { $window }
explorer-cut-away = atzarots: { $why }
explorer-nodes-below = { $n ->
        [zero] zem tās { $shown } virsotņu
        [one] zem tās { $shown } virsotne
       *[other] zem tās { $shown } virsotnes
    }
explorer-not-examined = vēl neizpētīti: { $shown }
explorer-not-drawn = neuzzīmēti bērni: { $shown }
explorer-drawn = Uzzīmētas virsotnes: { $n } no { $of }
explorer-fetch-more = Uzzīmēt pārējos bērnus ({ $shown })
explorer-fact-kind = Veids
explorer-fact-probability = Varbūtība
explorer-fact-value = Vērtība
explorer-fact-window = Logs [α, β]
explorer-fact-range = Iespējamās vērtības
explorer-fact-best = Labākais bērns
explorer-fact-share = Cik bieži to izvēlas
explorer-fact-visits = Apmeklējumi
explorer-fact-cut = Atzarots
explorer-fact-below = Virsotnes zem tās
explorer-fact-unlisted = Zem tā, neizpētīti
explorer-legend-max = MAX
explorer-legend-min = MIN
explorer-legend-chance = NEJAUŠĪBA
explorer-legend-leaf = lapa
explorer-legend-cut = atzarots
explorer-legend-window = logs [α, β]

## Counters

explorer-counts-nodes = apmeklētās virsotnes
explorer-counts-leaves = novērtētās lapas
explorer-counts-cuts = atzarošanas
explorer-counts-cuts-skipped = atzarošanas, izlaisti zari: { $skipped }
explorer-counts-value = saknes vērtība
explorer-counts-value-choice = vērtība, izvēle { $move }
explorer-row-nodes = Apmeklētas virsotnes
explorer-row-leaves = Novērtētas lapas
explorer-row-cuts = Atzarošanas
explorer-row-value = Vērtība
explorer-row-move = Izvēlētais gājiens
explorer-row-time = Laiks

## Comparison of runs

explorer-same = Visu meklēšanu izvēle ir { $move }, vērtība { $value }.
explorer-same-move = Visu meklēšanu izvēle ir { $move }, bet vērtības atšķiras.
explorer-same-value = Visās meklēšanās iznāk { $value }.
explorer-differ-value = Meklēšanās iznāk atšķirīgas vērtības: { $values }.
explorer-differ = Meklēšanu izvēles atšķiras: { $moves }.
explorer-differ-agents = Tie ir dažādi algoritmi.
explorer-differ-evaluation = Tās pozīcijas vērtē atšķirīgi.
explorer-differ-depth = Tās skatās uz priekšu dažādā dziļumā.
explorer-differ-samples = Vērtības iegūtas no izlases, tāpēc tās svārstās.
explorer-differ-equal = Atzarošana un secība vērtību nemaina: gājieni ir vienlīdz labi.
explorer-differ-worlds = Tie par iespējamiem uzskata dažādus sadalījumus.
explorer-differ-mask = Viens uz trumpi atbild pēc noteikumiem, otrs ar bakalaura darba programmas kļūdu, kas aizmirst Q♠ un Q♣.
explorer-differ-settings = Atšķiras iestatījumi.

## What a step did

explorer-say-start = Meklēšana vēl nav sākusies. Speriet soli uz priekšu.
explorer-say-at = { $node }.
explorer-say-cut-at = Atzarots: { $node }.
explorer-say-enter-max = Te iet MAX un ņem lielāko vērtību.
explorer-say-enter-min = Te iet MIN un ņem mazāko vērtību.
explorer-say-enter-chance = Te izšķir nejaušība: vērtība ir iznākumu vidējais.
explorer-say-enter-leaf = Lapa.
explorer-say-above = Svarīgas ir tikai vērtības virs { $alpha }.
explorer-say-below = Svarīgas ir tikai vērtības zem { $beta }.
explorer-say-between = Svarīgas ir tikai vērtības starp { $alpha } un { $beta }.
explorer-say-leaf = Lapas vērtība ir { $value }.
explorer-say-evaluated = Sasniegts dziļuma ierobežojums: pozīcija novērtēta ar { $value }.
explorer-say-first = { $node }: pagaidām { $value }.
explorer-say-better-max = { $value } ir vairāk nekā { $old }: { $node } pieaug līdz { $value }.
explorer-say-better-min = { $value } ir mazāk nekā { $old }: { $node } krīt līdz { $value }.
explorer-say-stays-max = Tas nav vairāk par { $old }: { $node } paliek { $old }.
explorer-say-stays-min = Tas nav mazāk par { $old }: { $node } paliek { $old }.
explorer-say-sum = { $node }: { $terms } = { $value }.
explorer-say-sum-plain = { $node }: summa pagaidām { $value }.
explorer-say-done = { $node }: vērtība { $value }.
explorer-say-alpha = MIN te ({ $node }) jau var panākt { $value }, bet MAX citur jau ir nodrošinājis { $limit }.
explorer-say-beta = MAX te ({ $node }) jau var iegūt { $value }, bet MIN citur pieļauj tikai { $limit }.
explorer-say-chance-most = Pat ja viss pārējais būtu { $rest }, vērtība te ({ $node }) ir ne vairāk kā { $terms } = { $value }; { $limit } jau ir nodrošināts.
explorer-say-chance-least = Pat ja viss pārējais būtu { $rest }, vērtība te ({ $node }) ir vismaz { $terms } = { $value }; { $limit } jau ir nodrošināts.
explorer-say-chance-most-plain = { $node }: vērtība ir ne vairāk kā { $value }; { $limit } jau ir nodrošināts.
explorer-say-chance-least-plain = { $node }: vērtība ir vismaz { $value }; { $limit } jau ir nodrošināts.
explorer-say-probe = Star2 vispirms aplūko vienu atbildi: { $node } dod { $value }. Pie pārējām tas var atgriezties.
explorer-say-skipped = { $n ->
        [zero] Izlaisti { $n } zari.
        [one] Izlaists { $n } zars.
       *[other] Izlaisti { $n } zari.
    }
explorer-say-over = Meklēšana pabeigta: labākā izvēle ir { $move }, vērtība { $value }.
explorer-say-over-value = Meklēšana pabeigta: vērtība ir { $value }.
explorer-say-round-best_first = { $n }. izvēršana.
explorer-say-round-uct = { $n }. izspēle.
explorer-say-round-ismcts = { $n }. izspēle.
explorer-say-round-pimc = { $n }. sadalījums.
explorer-say-round-cfr = { $n }. iterācija.
explorer-say-way = { $way }: rezultāts { $value }.
explorer-say-mean = Pēc { $n ->
        [zero] { $n } apmeklējumiem
        [one] { $n } apmeklējuma
       *[other] { $n } apmeklējumiem
    } vērtība te ({ $node }) ir { $value }.
explorer-say-sweep = Pēc { $n ->
        [zero] { $n } iterācijām
        [one] { $n } iterācijas
       *[other] { $n } iterācijām
    } spēles vērtība pirmajam spēlētājam ir { $value }; nevainojams pretinieks varētu iegūt vēl { $exploitability }.

## Pseudo-code

explorer-code = Pseidokods
explorer-code-of = Pseidokods: { $algorithm }
explorer-variables = Mainīgie
explorer-phases = Šīs kārtas posmi
explorer-phase-start = Sākums
explorer-phase-world = Sadalījums
explorer-phase-select = Izvēle
explorer-phase-expand = Izvēršana
explorer-phase-evaluate = Novērtēšana
explorer-phase-playout = Izspēle
explorer-phase-backup = Atpakaļ
explorer-phase-solved = Atrisināšana
explorer-phase-mean = Vidējais
explorer-phase-sigma = Stratēģija
explorer-phase-value = Vērtība
explorer-phase-own = Paša daļa
explorer-phase-others = Citu daļa
explorer-phase-regret = Nožēla
explorer-phase-sum = Summas
explorer-phase-over = Lēmums
explorer-least = vismaz
explorer-most = ne vairāk kā
explorer-algorithm-minimax = minimaks
explorer-algorithm-alpha_beta = alfa-beta
explorer-algorithm-expectiminimax = expectiminimax
explorer-algorithm-gamma = gamma atzarošana
explorer-algorithm-star1 = Star1
explorer-algorithm-star2 = Star2
explorer-algorithm-best_first = minimaks, labākais vispirms
explorer-algorithm-uct = UCT
explorer-algorithm-ismcts = informācijas kopu MCTS
explorer-algorithm-pimc = pilnīgas informācijas Montekarlo metode
explorer-algorithm-cfr = kontrafaktuālās nožēlas minimizēšana
explorer-word-node = virsotne
explorer-word-child = bērns
explorer-word-children = bērni
explorer-word-parent = vecāks
explorer-word-root = sakne
explorer-word-leaf = lapa
explorer-word-value = vērtība
explorer-word-best = labākais
explorer-word-moves = gājieni
explorer-word-outcomes = iznākumi
explorer-word-worlds = sadalījumi
explorer-word-tree = koks
explorer-word-known = v(x) ir zināma
explorer-word-is_leaf = x ir lapa
explorer-word-remove = izņemt x no L
explorer-word-unbroken = nebija break
explorer-word-add = pievienot vienu x bērnu
explorer-word-most_visited = bērns ar lielāko n
explorer-word-fitting = viens sadalījums, kas atbilst redzamajam
explorer-word-own = paša gājienu varbūtība
explorer-word-others = visu pārējo gājienu un nejaušības varbūtība

## Predict before you step

explorer-predict = Paredziet pirms soļa
explorer-ask-value = Kāda būs virsotnes vērtība: { $node }?
explorer-ask-cut = Vai nākamajā solī tiks atzaroti pārējie virsotnes zari: { $node }?
explorer-ask-choice = Kurš gājiens tiks izvēlēts?
explorer-yes = Jā
explorer-no = Nē
explorer-answer = Atbildēt
explorer-not-a-number = Ierakstiet skaitli.
explorer-right = Pareizi: { $answer }.
explorer-wrong = Ne gluži. Pareizā atbilde: { $answer }.
explorer-predict-none = Te nav ko paredzēt. Speriet soli uz priekšu.
explorer-predict-over = Meklēšana pabeigta. Pareizas atbildes: { $right } no { $asked }.
explorer-score = Pagaidām pareizas atbildes: { $right } no { $asked }
