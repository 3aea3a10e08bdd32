### Explanations of agents. The keys are used in `crates/agents`.

agent-name-house = Majaagent, meie tugevaim
agent-name-random = Juhuslik
agent-name-lt-fast = Kiire (Kaunas 2017)
agent-name-lt-greedy = Ahne (Kaunas 2017)
agent-random-verdict = { $n ->
        [one] Ainus lubatud valik
       *[other] Valitud juhuslikult { $n } valiku seast
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
riichi-frame-win = Võit: seda ei jäeta kunagi vahele
riichi-frame-kan = Kan: kuulutab alati, kui saab
riichi-frame-pon = Pon: sobib plaani
riichi-frame-chi = Chi: sobib plaani
riichi-frame-riichi = Tenpai: kuuluta riichi
riichi-frame-discard = Viska ära kõige vähem väärt kivi
riichi-frame-pass = Jäta vahele: plaani ei sobi miski
riichi-aims-at-yakuhai = Siht: yakuhai.
riichi-aims-at-toitoi = Siht: toitoi.
riichi-aims-at-tanyao = Siht: tanyao.
riichi-tile-value = Kivi väärtus
riichi-tile-values = Iga kivi väärtus käele
riichi-left = Nägemata
riichi-ready-on = Tenpai, ootab { $tiles }; nägemata on veel { $n }.
riichi-why-it-counts = Võidu yakud
zole-play = Käi { $card }
zole-bury = Pane kõrvale { $cards }
zole-eyes-in-worlds = Suure silmad; võimalikke jaotusi: { $n }
zole-share-lost = kaotab { $share }
zole-share-jani = jaņi { $share }
bg-equity = Oodatavad punktid
study-ev = Keskväärtus
study-expected-points = Punktid
study-win = võit
study-deal-in = annab võidukivi
study-loss = Kadu
study-turns = käigud
study-chance-by-turn = Tõenäosus käikude kaupa
study-depth = sügavus { $depth }
study-nodes = { $nodes ->
        [one] { $nodes } tipp
       *[other] { $nodes } tippu
    }
study-nodes-searched = { $n ->
        [one] { $n } tipp
       *[other] { $n } tippu
    }
study-playouts = { $n ->
        [one] { $n } läbimäng
       *[other] { $n } läbimängu
    }
study-playouts-word = läbimängud
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
study-bars-from-worst = { $what }: ribad algavad halvimast väärtusest
study-cut-alpha = alfa-kärbe
study-cut-beta = beeta-kärbe
study-cut-gamma = kõrvalharu on juba parem
study-cut-star1 = Star1-kärbe
study-cut-star2 = Star2-kärbe
study-cut-transposition = juba tabelis
study-cut-budget = piir käes
study-cut-at-least = Vähemalt { $value }; peatumiseks piisab { $limit }.
study-cut-at-most = Kõige rohkem { $value }; peatumiseks piisab { $limit }.
zole-habit = Harjumus
zole-habit-score = Hinne
zole-habit-bury-trump = trumpe kõrvale ei panda
zole-habit-bury-void = vabaneb ühest mastist
zole-habit-bury-eyes = hoiab silmad alles
zole-habit-lead-low = käib välja madala kaardi
zole-habit-cash = võtab kindla tihi
zole-habit-ace = äss, kuni kõik saavad masti käia
zole-habit-low-plain = madal lihtkaart
zole-habit-draw-trumps = tõmbab trumpe ülalt
zole-habit-draw-low = tõmbab trumpe alt
zole-habit-top-trump = kõrgeim allesjäänud trump
zole-habit-low-trump = väikesed trumpe välja ei käi
zole-habit-smear = annab silmad partnerile
zole-habit-take = võtab tihi
zole-habit-try = võtab tihi, kui keegi üle ei löö
zole-habit-throw = viskab ära odavaima
zole-habit-duck = kõrgeim kaart, mis tihi ei võta
zole-habit-must-take = võtab tihi, mis on siin halb
zole-habit-leave = jätab tihi suurele
zole-habit-play-on = edasi mängida pole kunagi halvem
zole-habit-too-weak = liiga nõrk üksi mängimiseks
zole-habit-pass = liiga tugev, et passida
zole-habit-strong = piisavalt tugev laua võtmiseks
zole-habit-sure = kõik kaheksa kaarti on kindlad tihid
zole-habit-not-sure = kõik kaardid pole kindlad tihid
zole-source-random = Valitud juhuslikult; valikuid: { $n }. Otsing algab hiljem.
zole-source-searched = Keskmiselt parim; kõik võimalikud jaotused: { $worlds }; puuduvaid maste ei arvestata.
zole-source-cut = Peatati varem: keskmiselt parim { $worlds } võimaliku jaotuse põhjal ({ $possible }-st); puuduvaid maste ei arvestata.
zole-chance = Tõenäosus
zole-mean-total = Keskmine summa
zole-mean-tricks-lost = Keskmised tihid, loetud kaotusena
zole-by-threshold = Võidab { $win } võimalikest jaotustest (kokku { $worlds }); teised valikud jäävad kaugele maha.
zole-by-band = Võidab { $win } võimalikest jaotustest (kokku { $worlds }). Teised võidavad peaaegu sama sageli, aga toovad vähem punkte.
zole-by-margin = Võidab { $win } võimalikest jaotustest (kokku { $worlds }): sama sageli kui teised, aga suurema vahega.
zole-by-wins-alone = Võidab { $win } võimalikest jaotustest (kokku { $worlds }). Peatati varem: teada on ainult, kes võidab, mitte kui suurelt.
zole-by-order = Võidab { $win } võimalikest jaotustest (kokku { $worlds }). Teised valikud on sama head.
zole-call-reached = Võidab { $win } võimalikest jaotustest; piisab { $needed }.
zole-call-none-reached = Ükski pakkumine ei võida piisavalt sageli.
zole-call-take-falls-short = Lauda võttes võidaks ainult { $win } jaotust { $worlds } võimalikust; vaja on { $needed }.
zole-win-contract = Võidab
zole-win-galdins = Ei kaota
zole-needed = Vaja
zole-worlds = Jaotused
zole-mean-points = Punktid
zole-over-pass = Kasu võrreldes passiga
zole-mean-eyes = Suure silmad
zole-mean-tricks = Tihid
zole-soloist-eyes = Suure silmad
zole-soloist-tricks = Suure tihid
zole-own-tricks = Oma tihid
zole-mark-won = võit
zole-mark-high = jaņi
zole-imagined-after = Võimalikud jaotused pärast: { $action }
zole-all-worlds = kõik võimalikud jaotused: { $possible }
zole-all-fitting-worlds = kõik pakkumistega sobivad jaotused: { $worlds } / { $possible }
zole-bids-unheeded = ükski jaotus ei sobi kõigi pakkumistega, seega pakkumisi ei arvestata
zole-pass-estimated = Passi väärtus on arvutatud võimalikest jaotustest ({ $worlds }), eeldades, et teised pakuvad oma trumpide järgi.
zole-sampled-worlds = juhuslikult valitud jaotusi: { $worlds } / { $possible }
zole-some-worlds = jaotusi: { $worlds } / { $possible }
riichi-discard-drawn = Viska ära võetud: { $tile }
riichi-preference = Eelistus
riichi-builds-towards = Kogub { $yaku }; sobivaid kive: { $kept }.
riichi-call-gains = Võtta tasub: { $then }, mitte { $now }.
riichi-call-gains-not = Võtta ei tasu: { $then }, mitte { $now }.
riichi-left-over = Pole vaja
riichi-plans = Plaanid
riichi-plan-kept = Alles
riichi-plan-worth = Väärtus
riichi-plan-value = Hinnang
riichi-plan-ways = Viise
riichi-plan-tiles = Kivid
riichi-placed = Kasutatud kivid: { $yaku }
riichi-bucket = Kombinatsioon
riichi-bucket-tiles = Kivid
riichi-dqn-best = Kõrgeima väärtusega lubatud tegevus.
riichi-dqn-passed = Kõrgemalt hinnatuid, mis ei ole lubatud: { $n }.
riichi-dqn-declines-a-win = Loobub võidust: nii on ta õppinud.
riichi-dqn-explores = Valitud juhuslikult, et õppida.
riichi-dqn-inputs = { $inputs ->
        [one] { $inputs } sisend
       *[other] { $inputs } sisendit
    }
riichi-output-discard = Viska ära
riichi-output-riichi = Riichi
riichi-output-closed-kan = Varjatud kan
riichi-output-added-kan = Lisatud kan
riichi-output-pon = Pon
riichi-output-chi = Chi
riichi-q-action = Tegevuse väärtus
riichi-q-actions = Iga tegevuse väärtus
riichi-q-tile = Kivi väärtus
riichi-q-tiles = Iga kivi äraviskamise väärtus
riichi-evaluation = Käe väärtus
riichi-fi-riichi = Kuulutab riichi, nagu alati, kui vähegi saab
riichi-fi-discard = Viskab ära selle, mis simulatsioonis oli parim
riichi-fi-call = Võtab: nii on käsi rohkem väärt
riichi-fi-pass = Jätab vahele: ükski võtmine ei tee kätt väärtuslikumaks
riichi-fi-continuations = { $n ->
        [one] { $n } jätk
       *[other] { $n } jätku
    }
riichi-fi-hands = { $n ->
        [one] { $n } käsi hinnatud
       *[other] { $n } kätt hinnatud
    }
riichi-fi-branch = Haru
riichi-fi-together = Kõik harud
riichi-fi-draw = Võtmine
riichi-fi-branches = Tõenäolisimad kätt parandavad harud
riichi-fi-exchange = { $gone } → { $drawn }
bg-only-play = Ainus võimalik käik.
bg-most-visited = Otsing uuris seda kõige sagedamini; paremana näivaid käike prooviti liiga vähe.
bg-budget-ended = Peatati varem: kõiki käike ei uuritud.
bg-ply = { $n } käigu sügavus
bg-by-playouts = läbimängud
bg-ply-estimate = { $n } käigu sügavus (umbes)
bg-not-looking-ahead = Hinnatud kohe pärast käiku, ette vaatamata.
bg-match-chance = Võidab matši
bg-chances = Võimalused
bg-before-roll = enne viset
bg-win = Võidab
bg-win-gammon = Võidab topeltvõiduga
bg-win-backgammon = Võidab triktrakiga
bg-lose-gammon = Kaotab topelt
bg-lose-backgammon = Kaotab kolmekordselt
bg-pip-counts = Samme jäänud pärast käiku
bg-pips-own = Oma sammud
bg-pips-other = Vastase sammud
bg-pips-at-stake = Oma sammud, mis löömisega võivad kaduda
bg-characteristics = Mida strateegia pärast käiku arvestab
bg-weight = Kaal
bg-h-bar = Nupud müüril: vastase miinus oma
bg-h-distance = Tagumise nupu tee: vastase miinus oma
bg-h-points = Suletud kiilud: oma miinus vastase
bg-h-blots = Üksikud nupud: vastase miinus oma
bg-h-off = Oma maha kantud nupud
bg-evaluation = Hinnang ette vaatamata
bg-judged-over = Mäng on läbi.
bg-judged-off = Kõik oma nupud on siselaual: otsustavad maha kantud.
bg-judged-rear-man = Kokkupuudet enam ei ole: otsustab oma tagumine nupp.
bg-judged-pips = Võidujooks: otsustavad jäänud sammud.
bg-judged-strategy = Hindab strateegia: { $strategy }.
bg-never-doubles = Ei topelda kunagi.
bg-drop-is-cheaper = Loobumine maksab vähem kui vastuvõtmine.
bg-take-is-cheaper = Vastuvõtmine maksab vähem kui loobumine.
bg-taking-costs = Vastuvõtmine maksaks { $loss } rohkem.
bg-passing-costs = Loobumine maksaks { $loss } rohkem.
bg-drop-loses-match = Loobumine kaotaks matši.
bg-favourite-beavers = Soosik võtab vastu ja topeldab kohe uuesti.
bg-cube-decision = { $offer }; vastus: { $answer }. Topeldamata { $no-double }, topeldatud ja vastu võetud { $double-take }, topeldatud ja loobutud { $double-pass }.
bg-offer-double = Topelda
bg-offer-redouble = Topelda uuesti
bg-offer-optional = Topeldada või mitte: ühtviisi hea
bg-offer-none = Ära topelda
bg-offer-too-good = Liiga hea, et topeldada
bg-offer-never = Ära kunagi topelda: täring on surnud
bg-offer-unavailable = Täringut ei saa pöörata
riichi-kept-value = Alles jäetud kivide väärtus
agent-short-house = Maja
agent-short-random = Juhuslik
agent-short-lt-fast = Kiire
agent-short-lt-greedy = Ahne
agent-short-rules = Harjumused
agent-short-pimc = Jaotused
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Lineaarne
agent-short-minimax = Minimax
agent-short-alphabeta = Alfa-beeta
agent-short-cfr = Tasakaal
agent-short-lt-random = Juhuviskaja (Kaunas 2017)
agent-short-lt-csp = Kitsenduste lahendaja (Kaunas 2017)
agent-short-lt-bucket = Korvitäitja (Kaunas 2017)
agent-short-lt-dqn = Q-närvivõrk (Kaunas 2017)
agent-short-fi-mc = Monte Carlo (Helsingi 2019)
agent-short-fi-tree = Käe puu (Helsingi 2019)
agent-short-sp-draw = Võtuarvestaja
agent-short-jp-dag = Käe graaf (Kurita ja Hoki 2017)
agent-short-mcts = Monte Carlo puuotsing
agent-short-pips = Pipilugeja
riichi-ev-nearest = Tenpaini on hindamiseks liiga kaugel: hoiab kätt, mis on lähim.
riichi-ev-spent = Peatati varem: hoiab kätt, mis on tenpaile lähim.
riichi-ev-last = Võtmisi enam ei ole: hoiab kätt, mis on tenpaile lähim.
riichi-ev-bound = Riichi on kuulutatud: midagi pole valida.
riichi-ev-riichi = Kuulutab riichi: see toob kõige rohkem punkte.
riichi-ev-discard = Viskab ära kivi, mille järel on oodata kõige rohkem punkte.
riichi-ev-call = Võtab: nii on oodata rohkem punkte.
riichi-ev-pass = Jätab vahele: võtmata on oodata rohkem punkte.
riichi-ev-points = punktid
riichi-ev-win = võit
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = kasulikud
riichi-ev-wins = Võiduvõimalus, kui hilisema käiguni midagi ei muutu
riichi-ev-worth = Oodatavad punktid, kui hilisema käiguni midagi ei muutu
riichi-ev-wins-all = Iga tegevuse võiduvõimalus möödunud käikude järgi
riichi-ev-worth-all = Iga tegevuse oodatavad punktid möödunud käikude järgi
riichi-ev-turns = möödunud käigud
riichi-ev-nodes = { $n ->
        [one] hinnatud { $n } käsi
       *[other] hinnatud { $n } kätt
    }
riichi-house-value = tulemus
riichi-house-gain = punktid võidu korral
riichi-house-deal-in = annab võidukivi
riichi-house-course = plaan
riichi-house-course-won = võit
riichi-house-course-push = ründab
riichi-house-course-fold = taandub
riichi-house-course-abort = katkestab
riichi-house-riichi = Kuulutab riichi: parim tulemus, isegi riski arvestades.
riichi-house-pushes = Ründab: käsi on riski väärt.
riichi-house-folds = Taandub: risk on suurem kui käe väärtus.
riichi-house-calls = Võtab: parem kui miski muu.
riichi-house-passes = Jätab vahele: ükski võtmine pole parem.
riichi-house-aborts = Katkestab: uus jaotus on sellest käest väärtuslikum.
riichi-house-threat = { $seat }: tenpai tõenäosus { $likely }; talle võidukivi anda maksaks { $cost }.
riichi-house-by-graph = Käsi vastasteta, võtmised ja ron arvesse võetud
riichi-house-by-draws = Käsi vastasteta, ainult oma võtmistega
riichi-house-pace-ready = kiirus tenpaini
riichi-house-pace-win = kiirus võiduni
riichi-house-share = punktide osa
riichi-house-ready-at-end = lõpus tenpai
riichi-house-turns = käike jäänud
riichi-house-wall-ends = müür lõpeb
riichi-house-courses = Rünnata või taanduda, ilma vastaste võitude hinnata
riichi-house-cost = ohu hind
riichi-house-shape = kuju ja ohutus
riichi-house-coming = Tõenäosus käikude kaupa, et vastased on tenpais ja jaotus kestab
riichi-house-lasts = jaotus kestab
riichi-house-dues = Tenpais vastane võidab ühe käigu jooksul tõenäosusega { $wins }. Vastaste võidud maksavad kokku { $others }. Nägemata kivi äraviskamine maksab praegu { $drift } ja nelja käigu pärast { $later }.
riichi-house-wall-end = Kui müür lõpeb, saab tenpais käsi { $tenpai } ja muu maksab { $noten }.
riichi-house-counted = Mängusalvestiste järgi: kui sageli visatakse ära võidukivi, võrreldes juhusliku kiviga: pärast riichit { $riichi }, muidu { $silent }. Ise võetud on { $tsumo } võitudest. Pärast riichit on { $ippatsu } võitudest ippatsu ja { $ura } sisaldab ura dorat.
riichi-house-rivals = Vastased
riichi-house-rival = { $seat }
riichi-house-loss = punktid võidukivi andes
riichi-house-dangers = Iga kivi ohtlikkus
riichi-house-together = kõik vastased
riichi-house-if-ready = { $seat }, kui tenpai
riichi-house-places = Oodatavad kohad praeguste punktidega
riichi-house-place = { $place }. koht
study-worlds-shown = Näidatud { $shown } / { $n }

## Choices of parameters

agent-choice-strategy-attacking = ründav
agent-choice-strategy-defending = kaitsev
agent-choice-strategy-running = jooksev
agent-choice-strategy-combined = kombineeritud
agent-choice-strategy-random = juhuslik
