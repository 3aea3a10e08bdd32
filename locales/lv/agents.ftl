### Explanations of agents. The keys are used in `crates/agents`.

agent-name-house = Mājas aģents, mūsu stiprākais
agent-name-random = Nejaušais
agent-name-lt-fast = Ātrais (Kauņa 2017)
agent-name-lt-greedy = Rijīgais (Kauņa 2017)
agent-random-verdict = { $n ->
        [1] Tikai viena izvēle
        [one] Jebkura no { $n } izvēles, visas vienlīdz iespējamas
       *[other] Jebkura no { $n } izvēlēm, visas vienlīdz iespējamas
    }
riichi-discard = Izmest: { $tile }
riichi-declare = Riichi, izmest: { $tile }
riichi-chi = Chi: { $tiles }
riichi-pon = Pon: { $tiles }
riichi-open-kan = Atvērts kan
riichi-closed-kan = Slēgts kan: { $tile }
riichi-added-kan = Papildināts kan: { $tile }
riichi-ron = Ron
riichi-tsumo = Tsumo
riichi-nine-kinds = Pārtraukt: deviņi gala un goda kauliņi
riichi-pass = Izlaist
riichi-frame-win = Uzvara: to vienmēr ņem
riichi-frame-kan = Kan: to vienmēr piesaka
riichi-frame-pon = Pon: der plānam
riichi-frame-chi = Chi: der plānam
riichi-frame-riichi = Tenpai: pieteikt riichi
riichi-frame-discard = Izmest mazvērtīgāko kauliņu
riichi-frame-pass = Izlaist: plānam nekas neder
riichi-aims-at-yakuhai = Mērķis: yakuhai.
riichi-aims-at-toitoi = Mērķis: toitoi.
riichi-aims-at-tanyao = Mērķis: tanyao.
riichi-tile-value = Kauliņa vērtība
riichi-tile-values = Katra kauliņa vērtība rokai
riichi-left = Neredzēti
riichi-ready-on = Tenpai, gaida { $tiles }; vēl neredzēti: { $n }.
riichi-why-it-counts = Uzvaras yaku
zole-play = Likt { $card }
zole-bury = Norakt { $cards }
zole-eyes-in-worlds = Lielā acis; iespējamie sadalījumi: { $n }
zole-share-lost = zaudē { $share }
zole-share-jani = jaņi { $share }
bg-equity = Sagaidāmie punkti
study-ev = Sagaidāmā vērtība
study-expected-points = Punkti
study-win = uzvara
study-deal-in = iemet uzvaru
study-loss = Zaudējums
study-turns = gājieni
study-chance-by-turn = Varbūtība pa gājieniem
study-depth = dziļums { $depth }
study-nodes = { $nodes ->
        [zero] { $nodes } virsotņu
        [one] { $nodes } virsotne
       *[other] { $nodes } virsotnes
    }
study-nodes-searched = { $n ->
        [zero] { $n } virsotņu
        [one] { $n } virsotne
       *[other] { $n } virsotnes
    }
study-playouts = { $n ->
        [zero] { $n } izspēļu
        [one] { $n } izspēle
       *[other] { $n } izspēles
    }
study-playouts-word = izspēles
study-rollouts = { $n ->
        [zero] { $n } izspēļu
        [one] { $n } izspēle
       *[other] { $n } izspēles
    }
study-worlds = { $n ->
        [zero] Izvērtēti { $n } iespējamo sadalījumu
        [one] Izvērtēts { $n } iespējamais sadalījums
       *[other] Izvērtēti { $n } iespējamie sadalījumi
    }
study-node-leaf-word = lapa
study-bars-from-zero = { $what }: stabiņi sākas no nulles
study-bars-from-worst = { $what }: stabiņi sākas no sliktākās vērtības
study-cut-alpha = alfa atzarošana
study-cut-beta = beta atzarošana
study-cut-gamma = kaimiņu zars jau ir labāks
study-cut-star1 = Star1 atzarošana
study-cut-star2 = Star2 atzarošana
study-cut-transposition = jau ir tabulā
study-cut-budget = resurss izsmelts
study-cut-at-least = Vismaz { $value }; lai apstātos, pietiek ar { $limit }.
study-cut-at-most = Ne vairāk kā { $value }; lai apstātos, pietiek ar { $limit }.
zole-habit = Paradums
zole-habit-score = Vērtējums
zole-habit-bury-trump = trumpjus nerok
zole-habit-bury-void = atbrīvojas no masta
zole-habit-bury-eyes = noglabā acis
zole-habit-lead-low = iziet ar zemu
zole-habit-cash = paņem drošu stiķi
zole-habit-ace = dūzis, kamēr visi var atbildēt
zole-habit-low-plain = zema liekā kārts
zole-habit-draw-trumps = velk trumpjus no augšas
zole-habit-draw-low = velk trumpjus no apakšas
zole-habit-top-trump = augstākais atlikušais trumpis
zole-habit-low-trump = mazie trumpjus neaiztiek
zole-habit-smear = piemet acis partnerim
zole-habit-take = ņem stiķi
zole-habit-try = ņem stiķi, ja neviens nepārsit
zole-habit-throw = piemet lētāko
zole-habit-duck = augstākā kārts, kas neņem stiķi
zole-habit-must-take = ņem stiķi, bet šeit tas ir slikti
zole-habit-leave = atstāj stiķi lielajam
zole-habit-play-on = spēlēt tālāk nekad nav sliktāk
zole-habit-too-weak = par vāju, lai spēlētu vienam
zole-habit-pass = par stipru, lai teiktu garām
zole-habit-strong = pietiekami stipra, lai ņemtu galdu
zole-habit-sure = visas astoņas kārtis ir droši stiķi
zole-habit-not-sure = ne visas kārtis ir droši stiķi
zole-source-random = Izvēlēts nejauši; izvēles: { $n }. Meklēšana sākas vēlāk.
zole-source-searched = Vidēji labākais; visi iespējamie sadalījumi: { $worlds }; trūkstošie masti nav ņemti vērā.
zole-source-cut = Apturēts priekšlaikus: vidēji labākais { $worlds } no { $possible } iespējamajiem sadalījumiem; trūkstošie masti nav ņemti vērā.
zole-chance = Varbūtība
zole-mean-total = Vidējā summa
zole-mean-tricks-lost = Vidējie stiķi, skaitīti kā zaudējums
zole-by-threshold = Uzvar { $win } iespējamo sadalījumu (kopā { $worlds }); citas izvēles ir krietni sliktākas.
zole-by-band = Uzvar { $win } iespējamo sadalījumu (kopā { $worlds }). Citas izvēles uzvar gandrīz tikpat bieži, bet dod mazāk punktu.
zole-by-margin = Uzvar { $win } iespējamo sadalījumu (kopā { $worlds }): tikpat bieži kā citas, bet ar lielāku pārsvaru.
zole-by-wins-alone = Uzvar { $win } iespējamo sadalījumu (kopā { $worlds }). Apturēts priekšlaikus: zināms tikai, kas uzvar, nevis ar kādu pārsvaru.
zole-by-order = Uzvar { $win } iespējamo sadalījumu (kopā { $worlds }). Citas izvēles ir tikpat labas.
zole-call-reached = Uzvar { $win } iespējamo sadalījumu; pietiek ar { $needed }.
zole-call-none-reached = Neviens pieteikums neuzvar pietiekami bieži.
zole-call-take-falls-short = Ņemot galdu, uzvar tikai { $win } no { $worlds } iespējamiem sadalījumiem; vajag { $needed }.
zole-win-contract = Uzvar
zole-win-galdins = Nezaudē
zole-needed = Vajag
zole-worlds = Sadalījumi
zole-mean-points = Punkti
zole-over-pass = Ieguvums pret „garām”
zole-mean-eyes = Lielā acis
zole-mean-tricks = Stiķi
zole-soloist-eyes = Lielā acis
zole-soloist-tricks = Lielā stiķi
zole-own-tricks = Paša stiķi
zole-mark-won = uzvara
zole-mark-high = jaņi
zole-imagined-after = Iespējamie sadalījumi pēc: { $action }
zole-all-worlds = visi iespējamie sadalījumi: { $possible }
zole-all-fitting-worlds = visi pieteikumiem atbilstošie sadalījumi: { $worlds } no { $possible }
zole-bids-unheeded = neviens sadalījums neatbilst visiem pieteikumiem, tāpēc pieteikumi nav ņemti vērā
zole-pass-estimated = „Garām” vērtība aprēķināta no iespējamajiem sadalījumiem ({ $worlds }), pieņemot, ka pārējie piesaka pēc saviem trumpjiem.
zole-sampled-worlds = nejauši izvēlēti sadalījumi: { $worlds } no { $possible }
zole-some-worlds = sadalījumi: { $worlds } no { $possible }
riichi-discard-drawn = Izmest izvilkto: { $tile }
riichi-preference = Priekšroka
riichi-builds-towards = Veido { $yaku }; derīgie kauliņi: { $kept }.
riichi-call-gains = Paņemt ir izdevīgi: { $then }, nevis { $now }.
riichi-call-gains-not = Paņemt nav izdevīgi: { $then }, nevis { $now }.
riichi-left-over = Nav vajadzīgi
riichi-plans = Plāni
riichi-plan-kept = Patur
riichi-plan-worth = Vērtība
riichi-plan-value = Novērtējums
riichi-plan-ways = Veidi
riichi-plan-tiles = Kauliņi
riichi-placed = Kauliņi, kas izmantoti: { $yaku }
riichi-bucket = Komplekts
riichi-bucket-tiles = Kauliņi
riichi-dqn-best = Atļautā darbība ar augstāko vērtību.
riichi-dqn-passed = Vērtē augstāk, bet nav atļauts: { $n }.
riichi-dqn-declines-a-win = Atsakās no uzvaras: tā tas ir iemācījies.
riichi-dqn-explores = Izvēlēts nejauši, lai mācītos.
riichi-dqn-inputs = ieejas: { $inputs }
riichi-output-discard = Izmest
riichi-output-riichi = Riichi
riichi-output-closed-kan = Slēgts kan
riichi-output-added-kan = Papildināts kan
riichi-output-pon = Pon
riichi-output-chi = Chi
riichi-q-action = Darbības vērtība
riichi-q-actions = Katras darbības vērtība
riichi-q-tile = Kauliņa vērtība
riichi-q-tiles = Katra kauliņa izmešanas vērtība
riichi-evaluation = Rokas vērtība
riichi-fi-riichi = Piesaka riichi, kā vienmēr, ja vien var
riichi-fi-discard = Izmet to, kas simulācijā bija labākais
riichi-fi-call = Paņem: ar to roka ir vērtīgāka
riichi-fi-pass = Izlaiž: neviena paņemšana roku nepadara vērtīgāku
riichi-fi-continuations = turpinājumi: { $n }
riichi-fi-hands = novērtētas rokas: { $n }
riichi-fi-branch = Zars
riichi-fi-together = Visi zari
riichi-fi-draw = Vilkums
riichi-fi-branches = Iespējamākie zari, kas uzlabo roku
riichi-fi-exchange = { $gone } → { $drawn }
bg-only-play = Vienīgais iespējamais gājiens.
bg-most-visited = Meklēšana to pārbaudīja visbiežāk; gājieni, kas izskatās labāki, mēģināti par maz.
bg-budget-ended = Apturēts priekšlaikus: nav pārbaudīti visi gājieni.
bg-ply =
    { $n ->
        [one] { $n } gājiena dziļums
       *[other] { $n } gājienu dziļums
    }
bg-by-playouts = izspēles
bg-ply-estimate = { $n ->
        [one] { $n } gājiena dziļums (aplēse)
       *[other] { $n } gājienu dziļums (aplēse)
    }
bg-not-looking-ahead = Vērtēts tūlīt pēc gājiena, neskatoties uz priekšu.
bg-match-chance = Uzvar mačā
bg-chances = Izredzes
bg-before-roll = pirms metiena
bg-win = Uzvar
bg-win-gammon = Uzvar ar gamonu
bg-win-backgammon = Uzvar ar bekgemonu
bg-lose-gammon = Zaudē gamonu
bg-lose-backgammon = Zaudē bekgemonu
bg-pip-counts = Pipu skaits pēc gājiena
bg-pips-own = Savi pipi
bg-pips-other = Pretinieka pipi
bg-pips-at-stake = Savi pipi, ko var zaudēt sitienā
bg-characteristics = Ko stratēģija skaita pēc gājiena
bg-weight = Svars
bg-h-bar = Kauliņi uz šķirtnes: pretinieka mīnus savi
bg-h-distance = Pēdējā kauliņa ceļš: pretinieka mīnus savs
bg-h-points = Slēgtie lauciņi: savi mīnus pretinieka
bg-h-blots = Vientuļie kauliņi: pretinieka mīnus savi
bg-h-off = Savi noņemtie kauliņi
bg-evaluation = Novērtējums bez skatīšanās uz priekšu
bg-judged-over = Spēle galā.
bg-judged-off = Visi savi kauliņi ir mājā: izšķir noņemtie.
bg-judged-rear-man = Kontakta vairs nav: izšķir savs pēdējais kauliņš.
bg-judged-pips = Skrējiens: izšķir pipu skaits.
bg-judged-strategy = Vērtē stratēģija: { $strategy }.
bg-never-doubles = Nekad nedubulto.
bg-drop-is-cheaper = Atteikties maksā mazāk nekā pieņemt.
bg-take-is-cheaper = Pieņemt maksā mazāk nekā atteikties.
bg-taking-costs = Pieņemt maksātu par { $loss } vairāk.
bg-passing-costs = Atteikties maksātu par { $loss } vairāk.
bg-drop-loses-match = Atsakoties mačs būtu zaudēts.
bg-favourite-beavers = Favorīts pieņem un tūlīt dubulto vēlreiz.
bg-cube-decision = { $offer }; atbilde: { $answer }. Nedubultojot { $no-double }, dubultojot un pieņemot { $double-take }, dubultojot un atsakoties { $double-pass }.
bg-offer-double = Dubultot
bg-offer-redouble = Dubultot vēlreiz
bg-offer-optional = Dubultot vai ne – vienlīdz labi
bg-offer-none = Nedubultot
bg-offer-too-good = Par labu, lai dubultotu
bg-offer-never = Nekad nedubultot: kubs ir miris
bg-offer-unavailable = Kubu pagriezt nevar
riichi-kept-value = Paturēto kauliņu vērtība
agent-short-house = Māja
agent-short-random = Nejaušais
agent-short-lt-fast = Ātrais
agent-short-lt-greedy = Rijīgais
agent-short-rules = Paradumi
agent-short-pimc = Sadalījumi
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Lineārais
agent-short-minimax = Minimaks
agent-short-alphabeta = Alfa-beta
agent-short-cfr = Līdzsvars
agent-short-lt-random = Nejauši izmetieni (Kauņa 2017)
agent-short-lt-csp = Ierobežojumu risinātājs (Kauņa 2017)
agent-short-lt-bucket = Grozu pildītājs (Kauņa 2017)
agent-short-lt-dqn = Q neironu tīkls (Kauņa 2017)
agent-short-fi-mc = Montekarlo (Helsinki 2019)
agent-short-fi-tree = Rokas koks (Helsinki 2019)
agent-short-sp-draw = Vilkumu skaitītājs
agent-short-jp-dag = Rokas grafs (Kurita un Hoki 2017)
agent-short-mcts = Montekarlo koka meklēšana
agent-short-pips = Pipu skaitītājs
riichi-ev-nearest = Līdz tenpai vēl par tālu, lai vērtētu: patur roku, kas ir vistuvāk.
riichi-ev-spent = Apturēts priekšlaikus: patur roku, kas ir vistuvāk tenpai.
riichi-ev-last = Vilkumu vairs nav: patur roku, kas ir vistuvāk tenpai.
riichi-ev-bound = Riichi pieteikts: nav ko izvēlēties.
riichi-ev-riichi = Piesaka riichi: tas dod visvairāk punktu.
riichi-ev-discard = Izmet kauliņu, pēc kura gaidāms visvairāk punktu.
riichi-ev-call = Paņem: ar to gaidāms vairāk punktu.
riichi-ev-pass = Izlaiž: bez tā gaidāms vairāk punktu.
riichi-ev-points = punkti
riichi-ev-win = uzvara
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = noderīgie
riichi-ev-wins = Izredzes uzvarēt, ja līdz vēlākam gājienam nekas nemainās
riichi-ev-worth = Gaidāmie punkti, ja līdz vēlākam gājienam nekas nemainās
riichi-ev-wins-all = Katras darbības izredzes uzvarēt pēc pagājušajiem gājieniem
riichi-ev-worth-all = Katras darbības gaidāmie punkti pēc pagājušajiem gājieniem
riichi-ev-turns = pagājušie gājieni
riichi-ev-nodes = { $n ->
        [zero] novērtētas { $n } rokas
        [one] novērtēta { $n } roka
       *[other] novērtētas { $n } rokas
    }
riichi-house-value = rezultāts
riichi-house-gain = punkti uzvarot
riichi-house-deal-in = iemet uzvaru
riichi-house-course = plāns
riichi-house-course-won = uzvara
riichi-house-course-push = uzbrūk
riichi-house-course-fold = atkāpjas
riichi-house-course-abort = pārtrauc
riichi-house-riichi = Piesaka riichi: labākais rezultāts, arī ieskaitot risku.
riichi-house-pushes = Uzbrūk: roka ir riska vērta.
riichi-house-folds = Atkāpjas: risks ir lielāks nekā rokas vērtība.
riichi-house-calls = Paņem: labāk nekā jebkas cits.
riichi-house-passes = Izlaiž: neko paņemt nav labāk.
riichi-house-aborts = Pārtrauc: jauna partija ir vērtīgāka par šo roku.
riichi-house-threat = { $seat }: tenpai varbūtība { $likely }; iemest uzvaru maksātu { $cost }.
riichi-house-by-graph = Roka bez pretiniekiem, ar paņemšanu un ron
riichi-house-by-draws = Roka bez pretiniekiem, tikai ar vilkumiem
riichi-house-pace-ready = ātrums līdz tenpai
riichi-house-pace-win = ātrums līdz uzvarai
riichi-house-share = punktu daļa
riichi-house-ready-at-end = tenpai beigās
riichi-house-turns = atlikušie gājieni
riichi-house-wall-ends = siena beidzas
riichi-house-courses = Uzbrukt vai atkāpties, neskaitot pretinieku uzvaru cenu
riichi-house-cost = risks maksā
riichi-house-shape = forma un drošība
riichi-house-coming = Varbūtība pa gājieniem, ka pretinieki ir tenpai un partija turpinās
riichi-house-lasts = partija turpinās
riichi-house-dues = Pretinieks ar tenpai viena gājiena laikā uzvar ar varbūtību { $wins }. Pretinieku uzvaras kopā maksā { $others }. Izmest neredzētu kauliņu tagad maksā { $drift }, pēc četriem gājieniem { $later }.
riichi-house-wall-end = Sienai beidzoties, tenpai roka saņem { $tenpai }, cita maksā { $noten }.
riichi-house-counted = Pēc spēļu ierakstiem: cik bieži izmet uzvaras kauliņu, salīdzinot ar nejaušu kauliņu: pēc riichi { $riichi }, citādi { $silent }. Ar paša vilkumu gūti { $tsumo } uzvaru. Pēc riichi { $ippatsu } uzvaru ir ippatsu un { $ura } ir ura dora.
riichi-house-rivals = Pretinieki
riichi-house-rival = { $seat }
riichi-house-loss = punkti, ja iemet uzvaru
riichi-house-dangers = Katra kauliņa bīstamība
riichi-house-together = visi pretinieki
riichi-house-if-ready = { $seat }, ja tenpai
riichi-house-places = Gaidāmās vietas pēc pašreizējiem punktiem
riichi-house-place = { $place }. vieta
study-worlds-shown = Parādīti { $shown } no { $n }

## Choices of parameters

agent-choice-strategy-attacking = uzbrūkoša
agent-choice-strategy-defending = aizsargājoša
agent-choice-strategy-running = skrejoša
agent-choice-strategy-combined = apvienota
agent-choice-strategy-random = nejauša
