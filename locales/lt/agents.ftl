### Explanations of agents. The keys are used in `crates/agents`.

agent-name-house = Namų agentas, stipriausias mūsų
agent-name-random = Atsitiktinis
agent-name-lt-fast = Greitasis (Kaunas 2017)
agent-name-lt-greedy = Godusis (Kaunas 2017)
agent-random-verdict = { $n ->
        [1] Tik vienas pasirinkimas
        [one] Bet kuris iš { $n } pasirinkimo, visi vienodai tikėtini
       *[other] Bet kuris iš { $n } pasirinkimų, visi vienodai tikėtini
    }
riichi-discard = Išmesti: { $tile }
riichi-declare = Riichi, išmesti: { $tile }
riichi-chi = Chi: { $tiles }
riichi-pon = Pon: { $tiles }
riichi-open-kan = Atviras kan
riichi-closed-kan = Uždaras kan: { $tile }
riichi-added-kan = Pridėtas kan: { $tile }
riichi-ron = Ron
riichi-tsumo = Tsumo
riichi-nine-kinds = Nutraukti: devyni terminalai ir kilmingos
riichi-pass = Praleisti
riichi-frame-win = Pergalė: jos niekada nepraleidžia
riichi-frame-kan = Kan: visada skelbia, kai gali
riichi-frame-pon = Pon: tinka planui
riichi-frame-chi = Chi: tinka planui
riichi-frame-riichi = Tenpai: skelbti riichi
riichi-frame-discard = Išmesti mažiausiai vertą kaladėlę
riichi-frame-pass = Praleisti: planui niekas netinka
riichi-aims-at-yakuhai = Siekia yakuhai.
riichi-aims-at-toitoi = Siekia toitoi.
riichi-aims-at-tanyao = Siekia tanyao.
riichi-tile-value = Kaladėlės vertė
riichi-tile-values = Kiekvienos kaladėlės vertė rankai
riichi-left = Nematytos
riichi-ready-on = Tenpai, laukia { $tiles }; dar nematytų: { $n }.
riichi-why-it-counts = Pergalės yaku
zole-play = Žaisti { $card }
zole-bury = Užkasti { $cards }
zole-eyes-in-worlds = Didžiojo akys; galimų išdalijimų: { $n }
zole-share-lost = pralaimi { $share }
zole-share-jani = jaņi { $share }
bg-equity = Tikėtini taškai
study-ev = Tikėtina vertė
study-expected-points = Taškai
study-win = pergalė
study-deal-in = sužaidžia į ranką
study-loss = Nuostolis
study-turns = ėjimai
study-chance-by-turn = Tikimybė pagal ėjimą
study-depth = gylis { $depth }
study-nodes = { $nodes ->
        [one] { $nodes } mazgas
        [few] { $nodes } mazgai
        [many] { $nodes } mazgo
       *[other] { $nodes } mazgų
    }
study-nodes-searched = { $n ->
        [one] { $n } mazgas
        [few] { $n } mazgai
        [many] { $n } mazgo
       *[other] { $n } mazgų
    }
study-playouts = { $n ->
        [one] { $n } sužaidimas
        [few] { $n } sužaidimai
        [many] { $n } sužaidimo
       *[other] { $n } sužaidimų
    }
study-playouts-word = sužaidimai
study-rollouts = { $n ->
        [one] { $n } sužaidimas
        [few] { $n } sužaidimai
        [many] { $n } sužaidimo
       *[other] { $n } sužaidimų
    }
study-worlds = { $n ->
        [one] Išnagrinėtas { $n } galimas išdalijimas
        [few] Išnagrinėti { $n } galimi išdalijimai
        [many] Išnagrinėta { $n } galimo išdalijimo
       *[other] Išnagrinėta { $n } galimų išdalijimų
    }
study-node-leaf-word = lapas
study-bars-from-zero = { $what }: juostos prasideda nuo nulio
study-bars-from-worst = { $what }: juostos prasideda nuo blogiausios vertės
study-cut-alpha = alfa genėjimas
study-cut-beta = beta genėjimas
study-cut-gamma = gretima šaka jau geresnė
study-cut-star1 = Star1 genėjimas
study-cut-star2 = Star2 genėjimas
study-cut-transposition = jau yra lentelėje
study-cut-budget = pasiekta riba
study-cut-at-least = Bent { $value }; sustoti užtenka { $limit }.
study-cut-at-most = Daugiausia { $value }; sustoti užtenka { $limit }.
zole-habit = Įprotis
zole-habit-score = Įvertis
zole-habit-bury-trump = koziriai neužkasami
zole-habit-bury-void = atsikrato spalvos
zole-habit-bury-eyes = išsaugo akis
zole-habit-lead-low = išeina žema korta
zole-habit-cash = ima tikrą kirtį
zole-habit-ace = tūzas, kol visi turi tos spalvos
zole-habit-low-plain = žema paprasta korta
zole-habit-draw-trumps = traukia kozirius nuo viršaus
zole-habit-draw-low = traukia kozirius nuo apačios
zole-habit-top-trump = aukščiausias likęs koziris
zole-habit-low-trump = mažieji kozirių nejudina
zole-habit-smear = duoda akis partneriui
zole-habit-take = ima kirtį
zole-habit-try = ima kirtį, jei niekas neperkirs
zole-habit-throw = numeta pigiausią
zole-habit-duck = aukščiausia korta, kuri neima kirčio
zole-habit-must-take = ima kirtį, o čia tai blogai
zole-habit-leave = palieka kirtį didžiajam
zole-habit-play-on = žaisti toliau niekada ne blogiau
zole-habit-too-weak = per silpna žaisti vienam
zole-habit-pass = per stipri, kad pasuotų
zole-habit-strong = pakankamai stipri imti stalą
zole-habit-sure = visos aštuonios kortos – tikri kirčiai
zole-habit-not-sure = ne visos kortos – tikri kirčiai
zole-source-random = Pasirinkta atsitiktinai; pasirinkimų: { $n }. Paieška prasideda vėliau.
zole-source-searched = Vidutiniškai geriausia; visų galimų išdalijimų: { $worlds }; trūkstamų spalvų nepaisoma.
zole-source-cut = Sustota anksčiau: vidutiniškai geriausia { $worlds } iš { $possible } galimų išdalijimų; trūkstamų spalvų nepaisoma.
zole-chance = Tikimybė
zole-mean-total = Vidutinė suma
zole-mean-tricks-lost = Vidutiniai kirčiai, skaičiuojami kaip nuostolis
zole-by-threshold = Laimi { $win } galimų išdalijimų (iš viso { $worlds }); kiti pasirinkimai gerokai prastesni.
zole-by-band = Laimi { $win } galimų išdalijimų (iš viso { $worlds }). Kiti laimi beveik taip pat dažnai, bet duoda mažiau taškų.
zole-by-margin = Laimi { $win } galimų išdalijimų (iš viso { $worlds }): taip pat dažnai kaip kiti, bet su didesne persvara.
zole-by-wins-alone = Laimi { $win } galimų išdalijimų (iš viso { $worlds }). Sustota anksčiau: žinoma tik, kas laimi, bet ne kokia persvara.
zole-by-order = Laimi { $win } galimų išdalijimų (iš viso { $worlds }). Kiti pasirinkimai ne prastesni.
zole-call-reached = Laimi { $win } galimų išdalijimų; pakanka { $needed }.
zole-call-none-reached = Joks skelbimas nelaimi pakankamai dažnai.
zole-call-take-falls-short = Paėmus stalą laimima tik { $win } iš { $worlds } galimų išdalijimų; reikia { $needed }.
zole-win-contract = Laimi
zole-win-galdins = Nepralaimi
zole-needed = Reikia
zole-worlds = Išdalijimai
zole-mean-points = Taškai
zole-over-pass = Nauda, palyginti su pasu
zole-mean-eyes = Didžiojo akys
zole-mean-tricks = Kirčiai
zole-soloist-eyes = Didžiojo akys
zole-soloist-tricks = Didžiojo kirčiai
zole-own-tricks = Savi kirčiai
zole-mark-won = laimėta
zole-mark-high = jaņi
zole-imagined-after = Galimi išdalijimai po: { $action }
zole-all-worlds = visi galimi išdalijimai: { $possible }
zole-all-fitting-worlds = visi skelbimams tinkantys išdalijimai: { $worlds } iš { $possible }
zole-bids-unheeded = joks išdalijimas netinka visiems skelbimams, todėl į skelbimus neatsižvelgiama
zole-pass-estimated = Paso vertė apskaičiuota iš galimų išdalijimų ({ $worlds }), laikant, kad kiti skelbia pagal savo kozirius.
zole-sampled-worlds = atsitiktinai parinkta išdalijimų: { $worlds } iš { $possible }
zole-some-worlds = išdalijimai: { $worlds } iš { $possible }
riichi-discard-drawn = Išmesti ištrauktą: { $tile }
riichi-preference = Pirmenybė
riichi-builds-towards = Renka { $yaku }; tinkamų kaladėlių: { $kept }.
riichi-call-gains = Pasiimti verta: { $then }, o ne { $now }.
riichi-call-gains-not = Pasiimti neverta: { $then }, o ne { $now }.
riichi-left-over = Nereikalingos
riichi-plans = Planai
riichi-plan-kept = Išlaikoma
riichi-plan-worth = Vertė
riichi-plan-value = Įvertis
riichi-plan-ways = Būdai
riichi-plan-tiles = Kaladėlės
riichi-placed = Panaudotos kaladėlės: { $yaku }
riichi-bucket = Komplektas
riichi-bucket-tiles = Kaladėlės
riichi-dqn-best = Didžiausios vertės leistinas veiksmas.
riichi-dqn-passed = Vertinama labiau, bet neleistina: { $n }.
riichi-dqn-declines-a-win = Atsisako pergalės: taip išmoko.
riichi-dqn-explores = Pasirinkta atsitiktinai, kad mokytųsi.
riichi-dqn-inputs = įvesčių: { $inputs }
riichi-output-discard = Išmesti
riichi-output-riichi = Riichi
riichi-output-closed-kan = Uždaras kan
riichi-output-added-kan = Pridėtas kan
riichi-output-pon = Pon
riichi-output-chi = Chi
riichi-q-action = Veiksmo vertė
riichi-q-actions = Kiekvieno veiksmo vertė
riichi-q-tile = Kaladėlės vertė
riichi-q-tiles = Kiekvienos kaladėlės išmetimo vertė
riichi-evaluation = Rankos vertė
riichi-fi-riichi = Skelbia riichi, kaip visada, kai tik gali
riichi-fi-discard = Išmeta tai, kas bandymuose buvo geriausia
riichi-fi-call = Pasiima: taip ranka vertingesnė
riichi-fi-pass = Praleidžia: pasiėmus ranka netaptų vertingesnė
riichi-fi-continuations = tęsinių: { $n }
riichi-fi-hands = įvertinta rankų: { $n }
riichi-fi-branch = Šaka
riichi-fi-together = Visos šakos
riichi-fi-draw = Traukimas
riichi-fi-branches = Tikėtiniausios šakos, gerinančios ranką
riichi-fi-exchange = { $gone } → { $drawn }
bg-only-play = Vienintelis galimas ėjimas.
bg-most-visited = Paieška jį tyrė dažniausiai; geriau atrodantys ėjimai bandyti per retai.
bg-budget-ended = Sustota anksčiau: ištirti ne visi ėjimai.
bg-ply =
    { $n ->
        [one] { $n } ėjimo gylis
       *[other] { $n } ėjimų gylis
    }
bg-by-playouts = sužaidimai
bg-ply-estimate = { $n ->
        [one] { $n } ėjimo gylis (apytiksliai)
       *[other] { $n } ėjimų gylis (apytiksliai)
    }
bg-not-looking-ahead = Vertinta iškart po ėjimo, nežiūrint į priekį.
bg-match-chance = Laimi mačą
bg-chances = Tikimybės
bg-before-roll = prieš metimą
bg-win = Laimi
bg-win-gammon = Laimi gammon
bg-win-backgammon = Laimi backgammon
bg-lose-gammon = Pralaimi gammon
bg-lose-backgammon = Pralaimi backgammon
bg-pip-counts = Likę žingsniai po ėjimo
bg-pips-own = Savi žingsniai
bg-pips-other = Varžovo žingsniai
bg-pips-at-stake = Savi žingsniai, kuriuos galima prarasti per kirtimus
bg-characteristics = Ką strategija skaičiuoja po ėjimo
bg-weight = Svoris
bg-h-bar = Šaškės ant liniuotės: varžovo minus savos
bg-h-distance = Galinės šaškės kelias: varžovo minus savos
bg-h-points = Užimti laukai: savi minus varžovo
bg-h-blots = Vienišos šaškės: varžovo minus savos
bg-h-off = Savos nurinktos šaškės
bg-evaluation = Įvertis nežiūrint į priekį
bg-judged-over = Žaidimas baigtas.
bg-judged-off = Visos savos šaškės namuose: lemia nurinktos.
bg-judged-rear-man = Kontakto nebėra: lemia sava galinė šaškė.
bg-judged-pips = Lenktynės: lemia likę žingsniai.
bg-judged-strategy = Vertina strategija: { $strategy }.
bg-never-doubles = Niekada nedvigubina.
bg-drop-is-cheaper = Atsisakyti kainuoja mažiau nei priimti.
bg-take-is-cheaper = Priimti kainuoja mažiau nei atsisakyti.
bg-taking-costs = Priimti kainuotų { $loss } daugiau.
bg-passing-costs = Atsisakyti kainuotų { $loss } daugiau.
bg-drop-loses-match = Atsisakius mačas būtų pralaimėtas.
bg-favourite-beavers = Favoritas priima ir iškart vėl dvigubina.
bg-cube-decision = { $offer }; atsakymas: { $answer }. Nedvigubinus { $no-double }, dvigubinus ir priėmus { $double-take }, dvigubinus ir atsisakius { $double-pass }.
bg-offer-double = Dvigubinti
bg-offer-redouble = Vėl dvigubinti
bg-offer-optional = Dvigubinti ar ne – vienodai gerai
bg-offer-none = Nedvigubinti
bg-offer-too-good = Per gera padėtis dvigubinti
bg-offer-never = Niekada nedvigubinti: kubas nebeveikia
bg-offer-unavailable = Kubo pasukti negalima
riichi-kept-value = Paliktų kaladėlių vertė
agent-short-house = Namų
agent-short-random = Atsitiktinis
agent-short-lt-fast = Greitasis
agent-short-lt-greedy = Godusis
agent-short-rules = Įpročiai
agent-short-pimc = Išdalijimai
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Tiesinis
agent-short-minimax = Minimaksas
agent-short-alphabeta = Alfa-beta
agent-short-cfr = Pusiausvyra
agent-short-lt-random = Atsitiktiniai metimai (Kaunas 2017)
agent-short-lt-csp = Apribojimų sprendėjas (Kaunas 2017)
agent-short-lt-bucket = Krepšelių pildytojas (Kaunas 2017)
agent-short-lt-dqn = Q neuroninis tinklas (Kaunas 2017)
agent-short-fi-mc = Monte Karlo (Helsinkis 2019)
agent-short-fi-tree = Rankos medis (Helsinkis 2019)
agent-short-sp-draw = Traukimų skaičiuotojas
agent-short-jp-dag = Rankos grafas (Kurita ir Hoki 2017)
agent-short-mcts = Monte Karlo medžio paieška
agent-short-pips = Pip skaičiuotojas
riichi-ev-nearest = Per toli iki tenpai, kad vertintų: laiko ranką, kuri arčiausiai.
riichi-ev-spent = Sustota anksčiau: laiko ranką, kuri arčiausiai tenpai.
riichi-ev-last = Traukimų nebeliko: laiko ranką, kuri arčiausiai tenpai.
riichi-ev-bound = Riichi paskelbtas: rinktis nėra iš ko.
riichi-ev-riichi = Skelbia riichi: taip daugiausia taškų.
riichi-ev-discard = Išmeta kaladėlę, po kurios tikėtina daugiausia taškų.
riichi-ev-call = Pasiima: taip tikėtina daugiau taškų.
riichi-ev-pass = Praleidžia: nepasiėmus tikėtina daugiau taškų.
riichi-ev-points = taškai
riichi-ev-win = pergalė
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = naudingos
riichi-ev-wins = Tikimybė laimėti, jei iki vėlesnio ėjimo niekas nepasikeis
riichi-ev-worth = Tikėtini taškai, jei iki vėlesnio ėjimo niekas nepasikeis
riichi-ev-wins-all = Kiekvieno veiksmo tikimybė laimėti pagal praėjusius ėjimus
riichi-ev-worth-all = Kiekvieno veiksmo tikėtini taškai pagal praėjusius ėjimus
riichi-ev-turns = praėję ėjimai
riichi-ev-nodes = { $n ->
        [one] įvertinta { $n } ranka
        [few] įvertintos { $n } rankos
       *[other] įvertinta { $n } rankų
    }
riichi-house-value = rezultatas
riichi-house-gain = taškai laimėjus
riichi-house-deal-in = sužaidžia į ranką
riichi-house-course = planas
riichi-house-course-won = pergalė
riichi-house-course-push = puola
riichi-house-course-fold = traukiasi
riichi-house-course-abort = nutraukia
riichi-house-riichi = Skelbia riichi: geriausias rezultatas, net įskaičius riziką.
riichi-house-pushes = Puola: ranka verta rizikos.
riichi-house-folds = Traukiasi: rizika didesnė už rankos vertę.
riichi-house-calls = Pasiima: geriau nei bet kas kita.
riichi-house-passes = Praleidžia: pasiimti ne geriau.
riichi-house-aborts = Nutraukia: naujas dalijimas vertingesnis už šią ranką.
riichi-house-threat = { $seat }: tenpai tikimybė { $likely }; sužaisti į šią ranką kainuotų { $cost }.
riichi-house-by-graph = Ranka be varžovų, su pasiėmimais ir ron
riichi-house-by-draws = Ranka be varžovų, tik traukiant
riichi-house-pace-ready = greitis iki tenpai
riichi-house-pace-win = greitis iki pergalės
riichi-house-share = taškų dalis
riichi-house-ready-at-end = tenpai pabaigoje
riichi-house-turns = liko ėjimų
riichi-house-wall-ends = siena baigiasi
riichi-house-courses = Pulti ar trauktis, neįskaičius varžovų pergalių kainos
riichi-house-cost = pavojaus kaina
riichi-house-shape = forma ir sauga
riichi-house-coming = Tikimybė pagal ėjimus, kad varžovai yra tenpai ir dalijimas tęsiasi
riichi-house-lasts = dalijimas tęsiasi
riichi-house-dues = Varžovas, esantis tenpai, per vieną ėjimą laimi su { $wins } tikimybe. Varžovų pergalės iš viso kainuoja { $others }. Išmesti nematytą kaladėlę dabar kainuoja { $drift }, po keturių ėjimų { $later }.
riichi-house-wall-end = Pasibaigus sienai tenpai ranka gauna { $tenpai }, kita moka { $noten }.
riichi-house-counted = Pagal žaidimų įrašus: kaip dažnai išmetama laiminti kaladėlė, palyginti su atsitiktine: po riichi { $riichi }, kitaip { $silent }. Pačių ištraukta { $tsumo } pergalių. Po riichi { $ippatsu } pergalių būna ippatsu, { $ura } turi ura dora.
riichi-house-rivals = Varžovai
riichi-house-rival = { $seat }
riichi-house-loss = taškai sužaidus į ranką
riichi-house-dangers = Kiekvienos kaladėlės pavojingumas
riichi-house-together = visi varžovai
riichi-house-if-ready = { $seat }, jei tenpai
riichi-house-places = Tikėtinos vietos pagal dabartinius taškus
riichi-house-place = { $place } vieta
study-worlds-shown = Parodyta { $shown } iš { $n }

## Choices of parameters

agent-choice-strategy-attacking = puolanti
agent-choice-strategy-defending = gynybinė
agent-choice-strategy-running = bėganti
agent-choice-strategy-combined = mišri
agent-choice-strategy-random = atsitiktinė
