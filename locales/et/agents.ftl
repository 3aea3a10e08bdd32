### What agents say. The keys stand in the crates under `crates/agents`.

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
zole-bury = Pane kõrvale { $cards }
zole-eyes-in-worlds = Suure silmad; jaotusi: { $n }
zole-share-lost = kaotab { $share }
zole-share-jani = jaņi { $share }
bg-equity = Oodatavad punktid
study-ev = Keskväärtus
study-expected-points = Punktid
study-win = võit
study-deal-in = viskab sisse
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
zole-habit = Harjumus
zole-habit-score = Hinne
zole-habit-bury-trump = trumpe kõrvale ei panda
zole-habit-bury-void = vabaneb ühest mastist
zole-habit-bury-eyes = viib silmad koju
zole-habit-lead-low = käib madalalt välja
zole-habit-cash = võtab kindla tihi
zole-habit-ace = äss, kuni kõik saavad masti käia
zole-habit-low-plain = madal lihtkaart
zole-habit-draw-trumps = võtab trumpe ülalt
zole-habit-draw-low = võtab trumpe alt
zole-habit-top-trump = kõrgeim allesjäänud trump
zole-habit-low-trump = väikesed ei puutu trumpe
zole-habit-smear = annab silmad partnerile
zole-habit-take = võtab tihi
zole-habit-try = võtab, kui keegi üle ei löö
zole-habit-throw = viskab vähima
zole-habit-duck = kõrgeim, mis ei võta
zole-habit-must-take = võtab tihi, mis on halb
zole-habit-leave = jätab tihi suurele
zole-habit-play-on = edasi mängida pole kunagi halvem
zole-habit-too-weak = liiga nõrk üksi mängimiseks
zole-habit-pass = piisavalt tugev, et mitte passida
zole-habit-strong = piisavalt tugev laua võtmiseks
zole-habit-sure = kõik kaheksa kaarti on kindlad
zole-habit-not-sure = kõik kaardid pole kindlad
zole-source-random = Mängitud juhuslikult; valikuid: { $n }. Otsing algab hiljem.
zole-source-searched = Parim keskmine; jaotusi: { $worlds }, puuduvaid maste ei arvestata.
zole-source-cut = Parim keskmine; ainult esimesed jaotused: { $worlds } / { $possible }, sest eelarve lõppes; puuduvaid maste ei arvestata.
zole-chance = Tõenäosus
zole-mean-total = Keskmine summa
zole-mean-tricks-lost = Keskmised tihid kaotusena
zole-by-threshold = Valitud läve järgi: võidab { $win } jaotustest (kokku { $worlds }), teised jäävad kaugele.
zole-by-band = Valitud vahemiku järgi: võidab { $win } jaotustest (kokku { $worlds }) ja toob lähedastest enim punkte.
zole-by-margin = Valitud vahe järgi: võidab { $win } jaotustest (kokku { $worlds }) nagu teisedki, aga kõige kindlamalt.
zole-by-wins-alone = Valitud ainult võitude järgi: { $win } jaotustest (kokku { $worlds }); arvutus lõppes enne, kui punktid selgusid.
zole-by-order = Võidab { $win } jaotustest (kokku { $worlds }) nagu teisedki; miski muu neid ei erista.
zole-call-reached = Võidab { $win } jaotustest, vaja on { $needed }.
zole-call-none-reached = Ükski pakkumine ei võida nii palju jaotusi, kui vaja.
zole-win-contract = Võidab
zole-win-galdins = Ei kaota
zole-needed = Vaja
zole-worlds = Jaotused
zole-mean-points = Punktid
zole-over-pass = Rohkem kui pass
zole-mean-eyes = Suure silmad
zole-mean-tricks = Tihid
zole-soloist-eyes = Suure silmad
zole-soloist-tricks = Suure tihid
zole-own-tricks = Oma tihid
zole-mark-won = võit
zole-mark-high = suur võit
zole-imagined-after = Jaotused pärast: { $action }
zole-all-worlds = kõik võimalikud jaotused: { $possible }
zole-all-fitting-worlds = kõik võimalikud jaotused: { $possible }, pakkumistega sobib { $worlds }
zole-bids-unheeded = ükski jaotus ei sobi kõigi pakkumistega, seega pakkumisi ei arvestata
zole-pass-estimated = näidatud on, mis järgneb passile, kui ülejäänud pakuvad trumpide järgi (jaotusi: { $worlds })
zole-sampled-worlds = valitud jaotusi: { $worlds } / { $possible }
zole-some-worlds = jaotusi: { $worlds } / { $possible }
riichi-discard-drawn = Viska ära võetud: { $tile }
riichi-preference = Eelistus
riichi-builds-towards = Kogub { $yaku }; alles jäävaid kive: { $kept }.
riichi-call-gains = Võtmine tasub: { $then } vastu { $now }.
riichi-call-gains-not = Võtmine ei anna midagi: { $then } vastu { $now }.
riichi-left-over = Jääb üle
riichi-plans = Plaanid
riichi-plan-kept = Alles
riichi-plan-worth = Väärt
riichi-plan-value = Väärtus
riichi-plan-ways = Viise
riichi-plan-tiles = Kivid
riichi-placed = Kivid, mis kogutakse: { $yaku }
riichi-bucket = Kombinatsioon
riichi-bucket-tiles = Kivid
riichi-dqn-best = Valib lubatuist selle, mida hindab kõige kõrgemalt.
riichi-dqn-passed = Kõrgemalt hinnatuid, mis ei ole lubatud: { $n }.
riichi-dqn-declines-a-win = Laseb võidu mööda, sest on nii õppinud.
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
riichi-q-actions = Kui palju iga tegevus väärt on
riichi-q-tile = Kivi väärtus
riichi-q-tiles = Kui palju iga kivi äraviskamine väärt on
riichi-evaluation = Käe väärtus
riichi-fi-riichi = Kuulutab riichi, nagu alati, kui saab
riichi-fi-discard = Viskab ära selle, mis osutus parimaks
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
riichi-fi-together = Harud kokku
riichi-fi-draw = Võtmine
riichi-fi-branches = Kõige tõenäolisemad kätt parandavad harud
riichi-fi-exchange = { $gone } → { $drawn }
bg-plays = Käib { $play }, väärtus { $value }
bg-only-play = Muud käiku ei ole.
bg-only-so-deep = Ühtki teist käiku ei uuritud nii sügavalt.
bg-better-than-next = Parem kui { $next }: { $gain }.
bg-better-at-least = Parem kui { $next } vähemalt { $gain } võrra.
bg-most-visited = Otsing tuli selle juurde kõige sagedamini tagasi; teised näivad paremad vaid juhuslikult.
bg-budget-ended = Eelarve lõppes enne, kui kõik käigud olid läbi vaadatud.
bg-ply = { $n } käiku sügav
bg-by-playouts = läbimängud
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
bg-pips-at-stake = Oma sammud, mida löömine võib maksta
bg-characteristics = Mida strateegia pärast käiku näeb
bg-weight = Kaal
bg-h-bar = Nupud müüril: vastase miinus oma
bg-h-distance = Tagumise nupu tee: vastase miinus oma
bg-h-points = Suletud kiilud: oma miinus vastase
bg-h-blots = Üksikud nupud: vastase miinus oma
bg-h-off = Oma maha kantud nupud
bg-evaluation = Hinnang
bg-judged-over = Mäng on läbi.
bg-judged-off = Kõik oma nupud on siselaual: loevad maha kantud.
bg-judged-rear-man = Kokkupuudet enam ei ole: loeb oma tagumine nupp.
bg-judged-pips = Võidujooks: loevad jäänud sammud.
bg-judged-strategy = Hindab strateegia: { $strategy }.
bg-never-doubles = Ei topelda kunagi.
bg-drop-is-cheaper = Loobuda maksab vähem kui vastu võtta.
bg-take-is-cheaper = Vastu võtta maksab vähem kui loobuda.
bg-drop-loses-match = Loobumine kaotaks matši.
bg-favourite-beavers = Soosik võtab vastu ja topeldab uuesti.
bg-cube-decision = { $offer }; vastus: { $answer }. Topeldamata { $no-double }, topeldatud ja vastu võetud { $double-take }, topeldatud ja loobutud { $double-pass }.
bg-offer-double = Topelda
bg-offer-redouble = Topelda uuesti
bg-offer-optional = Topeldada või mitte, mõlemad on ühtviisi head
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
agent-short-pimc = Maailmad
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Lineaarne
riichi-ev-nearest = Hoiab kätt lähimana: hindamiseks veel liiga kaugel.
riichi-ev-spent = Hoiab kätt lähimana: aeg sai otsa enne, kui seda hinnati.
riichi-ev-last = Hoiab kätt lähimana: ühtki tõmmet ei ole enam.
riichi-ev-bound = Riichiga seotud: midagi ei ole valida.
riichi-ev-riichi = Kuulutab riichi: kõige rohkem punkte väärt.
riichi-ev-discard = Viskab ära selle, mille järel on oodata kõige rohkem punkte.
riichi-ev-call = Võtab: käsi on sellega rohkem punkte väärt.
riichi-ev-pass = Jätab vahele: käsi on ilma rohkem punkte väärt.
riichi-ev-points = punktid
riichi-ev-win = võit
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = sobib
riichi-ev-wins = Võiduvõimalus, kui nii oleks hilisemal käigul
riichi-ev-worth = Oodatavad punktid, kui nii oleks hilisemal käigul
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
riichi-house-course = edasi
riichi-house-course-won = võidetud
riichi-house-course-push = ründab
riichi-house-course-fold = taandub
riichi-house-course-abort = katkestab
riichi-house-riichi = Kuulutab riichi: kõige rohkem väärt, oht arvesse võetud.
riichi-house-pushes = Ründab edasi: käsi on väärt rohkem kui oht.
riichi-house-folds = Taandub: oht on suurem kui käe väärtus.
riichi-house-calls = Võtab: rohkem väärt kui ilma jätkata.
riichi-house-passes = Jätab vahele: ükski võtmine pole rohkem väärt.
riichi-house-aborts = Katkestab: käsi on väärt vähem kui uus jagamine.
riichi-house-threat = { $seat }: tenpai tõenäosus { $likely }; sellele käele anda maksab { $cost }.
riichi-house-by-graph = Käsi üksi müüriga, võtmised ja ron arvesse võetud (jp-dag)
riichi-house-by-draws = Käsi üksi müüriga, ainult tõmmetega (sp-draw)
riichi-house-pace-ready = tempo tenpaini
riichi-house-pace-win = tempo võiduni
riichi-house-share = punktidest arvesse
riichi-house-ready-at-end = lõpus tenpai
riichi-house-turns = käike jäänud
riichi-house-wall-ends = müür lõpeb enne
riichi-house-courses = Rünnata või taanduda, teiste võitude hinnata
riichi-house-cost = oht maksab
riichi-house-shape = kuju, ohutus
riichi-house-coming = Kui tõenäoliselt on vastased tenpai ja jagamine kestab, käik käigu haaval
riichi-house-lasts = kestab
riichi-house-dues = Tenpai vastane võidab ühe käiguga tõenäosusega { $wins }; teiste võidud maksavad kokku { $others }, nägemata kivi heide maksab praegu { $drift } ja nelja käigu pärast { $later }.
riichi-house-wall-end = Müüri lõppedes saab tenpai-käsi { $tenpai }, muu maksab { $noten }.
riichi-house-counted = Pärast riichit on heide võidukivi { $riichi } nii sageli kui juhuslik kivi, muidu { $silent }; ise tõmmatud on { $tsumo } võitudest; { $ippatsu } riichi-võitudest tuleb ühe ringi jooksul, { $ura } sisaldab ura-dorat.
riichi-house-rivals = Kuidas vastaseid loetakse
riichi-house-rival = { $seat }
riichi-house-loss = punktid, kui annab
riichi-house-dangers = Kui ohtlik on iga kivi
riichi-house-together = kõik vastased
riichi-house-if-ready = { $seat }, kui tenpai
riichi-house-places = Oodatavad kohad praeguste punktidega
riichi-house-place = { $place }. koht
study-worlds-shown = Näidatud { $shown } / { $n }
