### What agents say. The keys stand in the crates under `crates/agents`.

agent-name-house = Mājas aģents, stiprākais
agent-name-random = Nejaušais
agent-name-lt-fast = Ātrais (Kauņa 2017)
agent-name-lt-greedy = Rijīgais (Kauņa 2017)
agent-random-verdict = { $n ->
        [one] Tikai viena izvēle
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
riichi-frame-win = Ja var uzvarēt, uzvar
riichi-frame-kan = Ja var, piesaka kan
riichi-frame-pon = Plānam derīgs pon
riichi-frame-chi = Plānam derīgs chi
riichi-frame-riichi = Roka gatava: pieteikt riichi
riichi-frame-discard = Izmest mazvērtīgāko kauliņu
riichi-frame-pass = Plānam nekas neder
riichi-aims-at-yakuhai = Mērķis: yakuhai.
riichi-aims-at-toitoi = Mērķis: toitoi.
riichi-aims-at-tanyao = Mērķis: tanyao.
riichi-tile-value = Kauliņa vērtība
riichi-tile-values = Cik katrs kauliņš rokai ir vērts
riichi-left = Vēl neredzēti
riichi-ready-on = Gaida: { $tiles }; vēl neredzēti: { $n }.
riichi-why-it-counts = Kāpēc uzvara tik vērta
zole-play = Likt { $card }
zole-bury = Norakt { $cards }
zole-eyes-in-worlds = Lielā acis; sadalījumi: { $n }
zole-share-lost = zaudē { $share }
zole-share-jani = jaņi { $share }
bg-equity = Sagaidāmie punkti
study-ev = Sagaidāmā vērtība
study-expected-points = Punkti
study-win = uzvara
study-deal-in = iemet
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
study-bars-from-worst = { $what }: stabiņi sākas no sliktākā
study-cut-alpha = alfa atzarošana
study-cut-beta = beta atzarošana
study-cut-gamma = māsas zaru vairs nevar pārspēt
study-cut-star1 = Star1 atzarošana
study-cut-star2 = Star2 atzarošana
study-cut-transposition = jau ir tabulā
study-cut-budget = resurss iztērēts
study-cut-at-least = Vismaz { $value }, bet apstāties pietiek ar { $limit }.
study-cut-at-most = Ne vairāk kā { $value }, bet apstāties pietiek ar { $limit }.
zole-habit = Ieradums
zole-habit-score = Vērtējums
zole-habit-bury-trump = trumpjus nerok
zole-habit-bury-void = tiek vaļā no masta
zole-habit-bury-eyes = noglabā acis
zole-habit-lead-low = iziet ar zemu
zole-habit-cash = paņem drošu stiķi
zole-habit-ace = dūzis, kamēr visi var atbildēt
zole-habit-low-plain = zems liekais
zole-habit-draw-trumps = velk trumpjus no augšas
zole-habit-draw-low = velk trumpjus no apakšas
zole-habit-top-trump = augstākais atlikušais trumpis
zole-habit-low-trump = mazie trumpjus neaiztiek
zole-habit-smear = piemet acis partnerim
zole-habit-take = ņem stiķi
zole-habit-try = ņem, ja neviens nepārsit
zole-habit-throw = piemet mazāko
zole-habit-duck = augstākā, kas neņem
zole-habit-must-take = ņem stiķi, un tas ir slikti
zole-habit-leave = atstāj stiķi lielajam
zole-habit-play-on = spēlēt tālāk nekad nav sliktāk
zole-habit-too-weak = par vāju, lai spēlētu viens
zole-habit-pass = pietiekami stipra, lai neteiktu garām
zole-habit-strong = pietiekami stipra, lai ņemtu galdu
zole-habit-sure = visas astoņas kārtis ir drošas
zole-habit-not-sure = ne visas kārtis ir drošas
zole-source-random = Spēlēts nejauši; izvēles: { $n }. Meklēšana sāksies vēlāk.
zole-source-searched = Labākais vidējais; sadalījumi: { $worlds }, trūkstošie masti nav ņemti vērā.
zole-source-cut = Labākais vidējais; tikai pirmie sadalījumi: { $worlds } no { $possible }, jo resurss beidzās; trūkstošie masti nav ņemti vērā.
zole-chance = Varbūtība
zole-mean-total = Vidējā summa
zole-mean-tricks-lost = Vidējie stiķi kā zaudējums
zole-by-threshold = Izvēlēts pēc sliekšņa: uzvar { $win } sadalījumu (kopā { $worlds }), citi ir tālu.
zole-by-band = Izvēlēts pēc joslas: uzvar { $win } sadalījumu (kopā { $worlds }) un no tuvākajiem dod visvairāk punktu.
zole-by-margin = Izvēlēts pēc pārsvara: uzvar { $win } sadalījumu (kopā { $worlds }) tāpat kā citi, bet ar lielāko pārsvaru.
zole-by-wins-alone = Izvēlēts tikai pēc uzvarām: { $win } sadalījumu (kopā { $worlds }); rēķināšana beidzās, pirms kļuva zināmi punkti.
zole-by-order = Uzvar { $win } sadalījumu (kopā { $worlds }) tāpat kā citi; nekas cits tos neatšķir.
zole-call-reached = Uzvar { $win } sadalījumu, vajag { $needed }.
zole-call-none-reached = Neviens pieteikums neuzvar tik daudz sadalījumu, cik vajag.
zole-win-contract = Uzvar
zole-win-galdins = Nezaudē
zole-needed = Vajag
zole-worlds = Sadalījumi
zole-mean-points = Punkti
zole-over-pass = Virs pases
zole-mean-eyes = Lielā acis
zole-mean-tricks = Stiķi
zole-soloist-eyes = Lielā acis
zole-soloist-tricks = Lielā stiķi
zole-own-tricks = Paša stiķi
zole-mark-won = uzvara
zole-mark-high = uzvar jaņos
zole-imagined-after = Sadalījumi pēc: { $action }
zole-all-worlds = visi iespējamie sadalījumi: { $possible }
zole-all-fitting-worlds = visi iespējamie sadalījumi: { $possible }, pieteikumiem atbilst { $worlds }
zole-bids-unheeded = neviens sadalījums neatbilst visiem pieteikumiem, tāpēc pieteikumi nav ņemti vērā
zole-pass-estimated = rādīts, kas seko pasei, ja pārējie piesaka pēc trumpju ranga (sadalījumi: { $worlds })
zole-sampled-worlds = izlozēti sadalījumi: { $worlds } no { $possible }
zole-some-worlds = sadalījumi: { $worlds } no { $possible }
riichi-discard-drawn = Izmest izvilkto: { $tile }
riichi-preference = Priekšroka
riichi-builds-towards = Krāj { $yaku }; paturamie kauliņi: { $kept }.
riichi-call-gains = Paņemšana atmaksājas: { $then } pret { $now }.
riichi-call-gains-not = Paņemšana neko nedod: { $then } pret { $now }.
riichi-left-over = Paliek pāri
riichi-plans = Plāni
riichi-plan-kept = Patur
riichi-plan-worth = Vērts
riichi-plan-value = Vērtība
riichi-plan-ways = Veidi
riichi-plan-tiles = Kauliņi
riichi-placed = Kauliņi, kas domāti { $yaku }
riichi-bucket = Komplekts
riichi-bucket-tiles = Kauliņi
riichi-dqn-declines-a-win = Palaiž garām uzvaru, jo tā ir iemācījies.
riichi-dqn-explores = Izvēlēts nejauši, lai mācītos.
riichi-dqn-inputs = ieejas: { $inputs }
riichi-output-discard = Izmest
riichi-output-riichi = Riichi
riichi-output-closed-kan = Slēgts kan
riichi-output-added-kan = Papildināts kan
riichi-output-pon = Pon
riichi-output-chi = Chi
riichi-q-action = Darbības vērtība
riichi-q-actions = Cik vērta katra darbība
riichi-q-tile = Kauliņa vērtība
riichi-q-tiles = Cik vērts izmest katru kauliņu
riichi-evaluation = Rokas vērtība
riichi-fi-riichi = Piesaka riichi, kā vienmēr, kad var
riichi-fi-discard = Izmet to, kas izrādījās labākais
riichi-fi-call = Paņem: tā roka ir vērtīgāka
riichi-fi-pass = Izlaiž: neviena paņemšana roku nepadara vērtīgāku
riichi-fi-continuations = turpinājumi: { $n }
riichi-fi-hands = novērtētas rokas: { $n }
riichi-fi-branch = Zars
riichi-fi-together = Zari kopā
riichi-fi-draw = Vilkums
riichi-fi-branches = Iespējamākie zari, kas roku uzlabo
riichi-fi-exchange = { $gone } → { $drawn }
bg-plays = Iet { $play }, vērtība { $value }
bg-only-play = Cita gājiena nav.
bg-only-so-deep = Neviens cits gājiens nav pētīts tik dziļi.
bg-better-than-next = Labāks par { $next }: { $gain }.
bg-better-at-least = Labāks par { $next } vismaz par { $gain }.
bg-most-visited = Meklēšana pie tā atgriezās visbiežāk; citi labāki šķiet tikai nejauši.
bg-budget-ended = Resurss beidzās, pirms visi gājieni bija izpētīti.
bg-ply = { $n } gājienu dziļums
bg-by-playouts = izspēles
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
bg-pips-at-stake = Savi pipi, ko var zaudēt sitienos
bg-characteristics = Ko stratēģija redz pēc gājiena
bg-weight = Svars
bg-h-bar = Kauliņi uz šķirtnes: pretinieka mīnus savi
bg-h-distance = Pēdējā kauliņa ceļš: pretinieka mīnus savs
bg-h-points = Slēgtie lauciņi: savi mīnus pretinieka
bg-h-blots = Vientuļie kauliņi: pretinieka mīnus savi
bg-h-off = Savi noņemtie kauliņi
bg-evaluation = Novērtējums
bg-judged-over = Spēle galā.
bg-judged-off = Visi savi kauliņi ir mājā: skaita noņemtos.
bg-judged-rear-man = Kontakta vairs nav: svarīgs savs pēdējais kauliņš.
bg-judged-pips = Skrējiens: svarīgs pipu skaits.
bg-judged-strategy = Vērtē stratēģija: { $strategy }.
bg-never-doubles = Nekad nedubulto.
bg-drop-is-cheaper = Atteikties maksā mazāk nekā pieņemt.
bg-take-is-cheaper = Pieņemt maksā mazāk nekā atteikties.
bg-drop-loses-match = Atsakoties mačs būtu zaudēts.
bg-favourite-beavers = Favorīts pieņem un dubulto vēlreiz.
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
agent-short-pimc = Pasaules
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Lineārais
riichi-ev-nearest = Tur roku pēc iespējas tuvāk: vērtēt vēl par tālu.
riichi-ev-riichi = Piesaka riichi: visvairāk punktu vērts.
riichi-ev-discard = Izmet to, pēc kā gaidāms visvairāk punktu.
riichi-ev-call = Piesaka: ar to roka ir vairāk punktu vērta.
riichi-ev-pass = Izlaiž: bez tā roka ir vairāk punktu vērta.
riichi-ev-points = punkti
riichi-ev-win = uzvara
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = der
riichi-ev-wins = Izredzes uzvarēt, ja tā būtu vēlākā gājienā
riichi-ev-worth = Gaidāmie punkti, ja tā būtu vēlākā gājienā
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
riichi-house-course = pēc tam
riichi-house-course-won = uzvarēts
riichi-house-course-push = uzbrūk
riichi-house-course-fold = atkāpjas
riichi-house-course-abort = pārtrauc
riichi-house-riichi = Piesaka riichi: visvairāk vērts, briesmas ieskaitot.
riichi-house-pushes = Turpina: roka ir vērta vairāk nekā briesmas.
riichi-house-folds = Atkāpjas: briesmas ir lielākas, nekā roka vērta.
riichi-house-calls = Piesaka: vairāk vērts nekā turpināt bez tā.
riichi-house-passes = Izlaiž: neviens pieteikums nav vairāk vērts.
riichi-house-aborts = Pārtrauc: roka ir mazāk vērta nekā jauna dalīšana.
riichi-house-threat = { $seat }: tenpai varbūtība { $likely }; iemest šai rokai maksā { $cost }.
riichi-house-by-graph = Roka vienatnē ar sienu, ar saucieniem un ron (jp-dag)
riichi-house-by-draws = Roka vienatnē ar sienu, tikai ar vilkumiem (sp-draw)
riichi-house-ready-at-end = tenpai beigās
riichi-house-turns = atlikušie gājieni
riichi-house-wall-ends = siena beidzas pirmā
riichi-house-courses = Uzbrukt vai atkāpties, citu uzvaru izmaksas neieskaitot
riichi-house-cost = briesmas maksā
riichi-house-shape = par formu
riichi-house-coming = Cik iespējams, ka pretinieki ir tenpai un dalīšana turpinās, pa gājieniem
riichi-house-lasts = turpinās
riichi-house-dues = Pretinieks tenpai uzvar vienā gājienā ar varbūtību { $wins }; citu uzvaras kopā maksā { $others }, vēlāks metiens { $drift }.
riichi-house-rivals = Kā tiek vērtēti pretinieki
riichi-house-rival = { $seat }
riichi-house-loss = punkti, ja iemet
riichi-house-dangers = Cik bīstams ir katrs kauliņš
riichi-house-together = visi pretinieki
riichi-house-if-ready = { $seat }, ja tenpai
riichi-house-places = Gaidāmās vietas pēc pašreizējiem punktiem
riichi-house-place = { $place }. vieta
study-worlds-shown = Parādīti { $shown } no { $n }
