### What agents say. The keys stand in the crates under `crates/agents`.

agent-name-house = Namų agentas, stipriausias
agent-name-random = Atsitiktinis
agent-name-lt-fast = Greitasis (Kaunas 2017)
agent-name-lt-greedy = Godusis (Kaunas 2017)
agent-random-verdict = { $n ->
        [one] Tik vienas pasirinkimas
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
riichi-frame-win = Kai galima laimėti, laimima
riichi-frame-kan = Kai galima, skelbiamas kan
riichi-frame-pon = Planui tinkantis pon
riichi-frame-chi = Planui tinkantis chi
riichi-frame-riichi = Ranka laukia: skelbti riichi
riichi-frame-discard = Išmesti mažiausiai vertą kaladėlę
riichi-frame-pass = Planui niekas netinka
riichi-aims-at-yakuhai = Siekia yakuhai.
riichi-aims-at-toitoi = Siekia toitoi.
riichi-aims-at-tanyao = Siekia tanyao.
riichi-tile-value = Kaladėlės vertė
riichi-tile-values = Kiek kiekviena kaladėlė verta rankai
riichi-left = Dar nematytos
riichi-ready-on = Laukiama: { $tiles }; dar nematytų: { $n }.
riichi-why-it-counts = Kodėl pergalė tiek verta
zole-play = Žaisti { $card }
zole-bury = Užkasti { $cards }
zole-eyes-in-worlds = Didžiojo akys; išdalijimų: { $n }
zole-share-lost = pralaimi { $share }
zole-share-jani = jaņi { $share }
bg-equity = Tikėtini taškai
study-ev = Tikėtina vertė
study-expected-points = Taškai
study-win = laimi
study-deal-in = sumoka
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
        [one] Apžiūrėtas { $n } galimas išdalijimas
        [few] Apžiūrėti { $n } galimi išdalijimai
        [many] Apžiūrėta { $n } galimo išdalijimo
       *[other] Apžiūrėta { $n } galimų išdalijimų
    }
study-node-leaf-word = lapas
study-bars-from-zero = { $what }: juostos prasideda nuo nulio
study-bars-from-worst = { $what }: juostos prasideda nuo blogiausio
study-cut-alpha = alfa atkirtimas
study-cut-beta = beta atkirtimas
study-cut-gamma = kitos šakos pranokti nebegalima
study-cut-star1 = Star1 atkirtimas
study-cut-star2 = Star2 atkirtimas
study-cut-transposition = jau yra lentelėje
study-cut-budget = baigėsi ribos
study-cut-at-least = Bent { $value }, o sustoti užtenka { $limit }.
study-cut-at-most = Daugiausia { $value }, o sustoti užtenka { $limit }.
zole-habit = Įprotis
zole-habit-score = Įvertis
zole-habit-bury-trump = koziriai neužkasami
zole-habit-bury-void = atsikrato spalvos
zole-habit-bury-eyes = išsaugo akis
zole-habit-lead-low = išeina žema
zole-habit-cash = ima tikru kirčiu
zole-habit-ace = tūzas, kol visi turi tos spalvos
zole-habit-low-plain = žema paprasta korta
zole-habit-draw-trumps = traukia kozirius nuo viršaus
zole-habit-draw-low = traukia kozirius nuo apačios
zole-habit-top-trump = aukščiausias likęs koziris
zole-habit-low-trump = mažieji kozirių nejudina
zole-habit-smear = duoda akis partneriui
zole-habit-take = ima kirtį
zole-habit-try = ima, jei niekas neperkirs
zole-habit-throw = numeta mažiausiai
zole-habit-duck = aukščiausia, kuri neima
zole-habit-must-take = ima kirtį, o tai blogai
zole-habit-leave = palieka kirtį didžiajam
zole-habit-play-on = žaisti toliau niekada neblogiau
zole-habit-too-weak = per silpna žaisti vienam
zole-habit-pass = pakankamai stipri, kad nepasuotų
zole-habit-strong = pakankamai stipri imti stalą
zole-habit-sure = visos aštuonios kortos tikros
zole-habit-not-sure = ne visos kortos tikros
zole-source-random = Žaidžiama atsitiktinai; pasirinkimų: { $n }. Paieška prasidės vėliau.
zole-source-searched = Geriausias vidurkis; išdalijimų: { $worlds }, trūkstamos spalvos nepaisomos.
zole-source-cut = Geriausias vidurkis; tik pirmieji išdalijimai: { $worlds } iš { $possible }, nes ribos baigėsi; trūkstamos spalvos nepaisomos.
zole-chance = Tikimybė
zole-mean-total = Vidutinė suma
zole-mean-tricks-lost = Vidutiniai kirčiai kaip nuostolis
zole-by-threshold = Pasirinkta pagal slenkstį: laimi { $win } išdalijimų (iš viso { $worlds }), kiti toli.
zole-by-band = Pasirinkta pagal juostą: laimi { $win } išdalijimų (iš viso { $worlds }) ir iš artimų duoda daugiausia taškų.
zole-by-margin = Pasirinkta pagal persvarą: laimi { $win } išdalijimų (iš viso { $worlds }) kaip ir kiti, bet daugiausia.
zole-by-wins-alone = Pasirinkta vien pagal laimėjimus: { $win } išdalijimų (iš viso { $worlds }); skaičiavimas baigėsi anksčiau, nei paaiškėjo taškai.
zole-by-order = Laimi { $win } išdalijimų (iš viso { $worlds }) kaip ir kiti; niekas kitas jų neskiria.
zole-call-reached = Laimi { $win } išdalijimų, reikia { $needed }.
zole-call-none-reached = Joks skelbimas nelaimi tiek išdalijimų, kiek reikia.
zole-win-contract = Laimi
zole-win-galdins = Nepralaimi
zole-needed = Reikia
zole-worlds = Išdalijimai
zole-mean-points = Taškai
zole-over-pass = Daugiau nei pasas
zole-mean-eyes = Didžiojo akys
zole-mean-tricks = Kirčiai
zole-soloist-eyes = Didžiojo akys
zole-soloist-tricks = Didžiojo kirčiai
zole-own-tricks = Savi kirčiai
zole-mark-won = laimėta
zole-mark-high = didelė pergalė
zole-imagined-after = Išdalijimai po: { $action }
zole-all-worlds = visi galimi išdalijimai: { $possible }
zole-all-fitting-worlds = visi galimi išdalijimai: { $possible }, skelbimams tinka { $worlds }
zole-bids-unheeded = joks išdalijimas netinka visiems skelbimams, todėl į skelbimus neatsižvelgiama
zole-pass-estimated = rodoma, kas nutinka po paso, kai likusieji skelbia pagal kozirių rangus (išdalijimų: { $worlds })
zole-sampled-worlds = ištraukta išdalijimų: { $worlds } iš { $possible }
zole-some-worlds = išdalijimai: { $worlds } iš { $possible }
riichi-discard-drawn = Išmesti ištrauktą: { $tile }
riichi-preference = Pirmenybė
riichi-builds-towards = Renka { $yaku }; išlaikomų kaladėlių: { $kept }.
riichi-call-gains = Pasiėmimas naudingas: { $then } prieš { $now }.
riichi-call-gains-not = Pasiėmimas nieko neduoda: { $then } prieš { $now }.
riichi-left-over = Lieka
riichi-plans = Planai
riichi-plan-kept = Išlaikoma
riichi-plan-worth = Vertė
riichi-plan-value = Įvertis
riichi-plan-ways = Būdai
riichi-plan-tiles = Kaladėlės
riichi-placed = Kaladėlės, skirtos { $yaku }
riichi-bucket = Komplektas
riichi-bucket-tiles = Kaladėlės
riichi-dqn-best = Renkasi, ką iš leistinų vertina labiausiai.
riichi-dqn-passed = Vertinama labiau, bet neleistina: { $n }.
riichi-dqn-declines-a-win = Praleidžia pergalę, nes taip išmoko.
riichi-dqn-explores = Pasirinkta atsitiktinai, kad mokytųsi.
riichi-dqn-inputs = įvesčių: { $inputs }
riichi-output-discard = Išmesti
riichi-output-riichi = Riichi
riichi-output-closed-kan = Uždaras kan
riichi-output-added-kan = Pridėtas kan
riichi-output-pon = Pon
riichi-output-chi = Chi
riichi-q-action = Veiksmo vertė
riichi-q-actions = Kiek vertas kiekvienas veiksmas
riichi-q-tile = Kaladėlės vertė
riichi-q-tiles = Kiek verta išmesti kiekvieną kaladėlę
riichi-evaluation = Rankos vertė
riichi-fi-riichi = Skelbia riichi, kaip visada, kai gali
riichi-fi-discard = Išmeta tai, kas pasirodė geriausia
riichi-fi-call = Pasiima: taip ranka verta daugiau
riichi-fi-pass = Praleidžia: pasiėmus ranka neverta daugiau
riichi-fi-continuations = tęsinių: { $n }
riichi-fi-hands = įvertinta rankų: { $n }
riichi-fi-branch = Šaka
riichi-fi-together = Šakos kartu
riichi-fi-draw = Traukimas
riichi-fi-branches = Tikėtiniausios ranką gerinančios šakos
riichi-fi-exchange = { $gone } → { $drawn }
bg-plays = Eina { $play }, vertė { $value }
bg-only-play = Kito ėjimo nėra.
bg-only-so-deep = Joks kitas ėjimas nenagrinėtas taip giliai.
bg-better-than-next = Geriau už { $next }: { $gain }.
bg-better-at-least = Geriau už { $next } bent { $gain }.
bg-most-visited = Paieška prie jo grįžo dažniausiai; kiti geresni atrodo tik atsitiktinai.
bg-budget-ended = Ribos baigėsi anksčiau, nei peržiūrėti visi ėjimai.
bg-ply = { $n } ėjimų gylis
bg-by-playouts = sužaidimai
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
bg-pips-at-stake = Savi žingsniai, kuriuos gali kainuoti kirtimai
bg-characteristics = Ką strategija mato po ėjimo
bg-weight = Svoris
bg-h-bar = Šaškės ant liniuotės: varžovo minus savos
bg-h-distance = Galinės šaškės kelias: varžovo minus savas
bg-h-points = Užimti laukai: savi minus varžovo
bg-h-blots = Vienišos šaškės: varžovo minus savos
bg-h-off = Savos nurinktos šaškės
bg-evaluation = Įvertis
bg-judged-over = Žaidimas baigtas.
bg-judged-off = Visos savos šaškės namuose: skaičiuojamos nurinktos.
bg-judged-rear-man = Kontakto nebėra: svarbi sava galinė šaškė.
bg-judged-pips = Lenktynės: svarbūs likę žingsniai.
bg-judged-strategy = Vertina strategija: { $strategy }.
bg-never-doubles = Niekada nedvigubina.
bg-drop-is-cheaper = Atsisakyti kainuoja mažiau nei priimti.
bg-take-is-cheaper = Priimti kainuoja mažiau nei atsisakyti.
bg-drop-loses-match = Atsisakius mačas būtų pralaimėtas.
bg-favourite-beavers = Favoritas priima ir vėl dvigubina.
bg-cube-decision = { $offer }; atsakymas: { $answer }. Nedvigubinus { $no-double }, dvigubinus ir priėmus { $double-take }, dvigubinus ir atsisakius { $double-pass }.
bg-offer-double = Dvigubinti
bg-offer-redouble = Vėl dvigubinti
bg-offer-optional = Dvigubinti ar ne – vienodai gerai
bg-offer-none = Nedvigubinti
bg-offer-too-good = Per gerai, kad dvigubintum
bg-offer-never = Niekada nedvigubinti: kubas nebeveikia
bg-offer-unavailable = Kubo pasukti negalima
riichi-kept-value = Paliktų kaladėlių vertė
agent-short-house = Namai
agent-short-random = Atsitiktinis
agent-short-lt-fast = Greitasis
agent-short-lt-greedy = Godusis
agent-short-rules = Įpročiai
agent-short-pimc = Pasauliai
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Tiesinis
riichi-ev-nearest = Laiko ranką arčiausiai tenpai: vertinti dar per toli.
riichi-ev-spent = Laiko ranką arčiausiai tenpai: laikas baigėsi anksčiau, nei ji įvertinta.
riichi-ev-last = Laiko ranką arčiausiai tenpai: traukimų nebeliko.
riichi-ev-bound = Susaistytas riichi: nėra ko rinktis.
riichi-ev-riichi = Skelbia riichi: vertas daugiausia taškų.
riichi-ev-discard = Išmeta tai, po ko tikėtina daugiausia taškų.
riichi-ev-call = Skelbia: su tuo ranka verta daugiau taškų.
riichi-ev-pass = Praleidžia: be to ranka verta daugiau taškų.
riichi-ev-points = taškai
riichi-ev-win = pergalė
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = tinka
riichi-ev-wins = Tikimybė laimėti, jei taip būtų vėlesniu ėjimu
riichi-ev-worth = Laukiami taškai, jei taip būtų vėlesniu ėjimu
riichi-ev-wins-all = Kiekvieno veiksmo tikimybė laimėti pagal praėjusius ėjimus
riichi-ev-worth-all = Kiekvieno veiksmo laukiami taškai pagal praėjusius ėjimus
riichi-ev-turns = praėję ėjimai
riichi-ev-nodes = { $n ->
        [one] įvertinta { $n } ranka
        [few] įvertintos { $n } rankos
       *[other] įvertinta { $n } rankų
    }
riichi-house-value = rezultatas
riichi-house-gain = taškai laimėjus
riichi-house-deal-in = sužaidžia į ranką
riichi-house-course = toliau
riichi-house-course-won = laimėta
riichi-house-course-push = puola
riichi-house-course-fold = traukiasi
riichi-house-course-abort = nutraukia
riichi-house-riichi = Skelbia riichi: verta daugiausia, pavojų įskaičius.
riichi-house-pushes = Puola toliau: ranka verta daugiau nei pavojus.
riichi-house-folds = Traukiasi: pavojus didesnis, nei verta ranka.
riichi-house-calls = Skelbia: verta daugiau nei tęsti be to.
riichi-house-passes = Praleidžia: joks skelbimas nevertas daugiau.
riichi-house-aborts = Nutraukia: ranka verta mažiau nei naujas dalijimas.
riichi-house-threat = { $seat }: tenpai tikimybė { $likely }; sužaisti į šią ranką kainuoja { $cost }.
riichi-house-by-graph = Ranka viena su siena, su skelbimais ir ron (jp-dag)
riichi-house-by-draws = Ranka viena su siena, tik traukiant (sp-draw)
riichi-house-pace-ready = tempas iki tenpai
riichi-house-pace-win = tempas iki pergalės
riichi-house-share = įskaitoma taškų
riichi-house-ready-at-end = tenpai pabaigoje
riichi-house-turns = liko ėjimų
riichi-house-wall-ends = siena baigiasi pirma
riichi-house-courses = Pulti ar trauktis, neįskaičius kitų pergalių kainos
riichi-house-cost = pavojus kainuoja
riichi-house-shape = forma, sauga
riichi-house-coming = Kiek tikėtina, kad varžovai yra tenpai ir dalijimas tęsiasi, ėjimas po ėjimo
riichi-house-lasts = tęsiasi
riichi-house-dues = Tenpai varžovas per ėjimą laimi su tikimybe { $wins }; kitų pergalės iš viso kainuoja { $others }, nematytos plytelės metimas dabar kainuoja { $drift }, po keturių ėjimų { $later }.
riichi-house-wall-end = Pasibaigus sienai tenpai ranka gauna { $tenpai }, kita moka { $noten }.
riichi-house-counted = Po riichi metimas būna laiminti plytelė { $riichi } taip dažnai kaip atsitiktinė, kitaip { $silent }; pačių ištraukta { $tsumo } pergalių; { $ippatsu } pergalių po riichi ateina per vieną ratą, { $ura } turi ura dora.
riichi-house-rivals = Kaip vertinami varžovai
riichi-house-rival = { $seat }
riichi-house-loss = taškai, jei sužaidžiama
riichi-house-dangers = Kiek pavojinga kiekviena plytelė
riichi-house-together = visi varžovai
riichi-house-if-ready = { $seat }, jei tenpai
riichi-house-places = Laukiamos vietos pagal dabartinius taškus
riichi-house-place = { $place } vieta
study-worlds-shown = Parodyta { $shown } iš { $n }
