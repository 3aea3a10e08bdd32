### Explanations of agents. The keys are used in `crates/agents`.

agent-with-level = { $agent }, { $level }
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
riichi-frame-win = Pergalės jis niekada nepraleidžia.
riichi-frame-kan = Kan jis skelbia visada, kai gali.
riichi-frame-pon = Pon jis ima visada, kai leidžia jo taisyklės.
riichi-frame-chi = Chi jis ima visada, kai leidžia jo taisyklės.
riichi-frame-riichi = Riichi jis skelbia visada, kai gali.
riichi-frame-discard = Jis išmeta mažiausiai vertinamą kaladėlę.
riichi-frame-pass = Joks pasiėmimas neatitinka jo taisyklių.
riichi-simple-score = Įvertis
riichi-simple-discard = { $steps ->
        [0] Ranka lieka tenpai
       *[other] Iki tenpai lieka { $steps }
    }; iš tokių kaladėlių ši mažiausiai dera prie kitų.
riichi-simple-yakuhai = Jis pasiima yakuhai, kuris priartina ranką prie tenpai.
riichi-simple-open = Ranka atvira, ir šis pasiėmimas ją priartina prie tenpai.
riichi-aims-at-yakuhai = Siekia yakuhai.
riichi-aims-at-toitoi = Siekia toitoi.
riichi-aims-at-tanyao = Siekia tanyao.
riichi-tile-value = Kaladėlės vertė
riichi-tile-values = Kiekvienos kaladėlės vertė rankai
riichi-left = Nematytos
riichi-ready-on = Tenpai, laukia: { $tiles }; dar nematytų: { $n }.
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
study-as-good-as = Taip pat gerai kaip { $next }.
study-ahead-of = { $gain }{ $scale ->
        [riichi-house-value] {" "}tūkst. taškų
        [riichi-ev-points] {" "}tšk.
        [zole-over-pass] {" "}tšk.
        [zole-mean-total] {" "}tšk.
       *[other] {""}
    } geriau nei { $next }.
study-at-least-as-good-as = Bent jau taip pat gerai kaip { $next }.
study-ahead-of-at-least = Bent { $gain }{ $scale ->
        [riichi-house-value] {" "}tūkst. taškų
        [riichi-ev-points] {" "}tšk.
        [zole-over-pass] {" "}tšk.
        [zole-mean-total] {" "}tšk.
       *[other] {""}
    } geriau nei { $next }.
study-why-not = Kodėl ne { $noun }?
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
study-cut-depth = giliau neieškoma
study-open-explorer = Atverti paieškos naršyklėje
study-cut-budget = pasiekta riba
study-cut-at-least = Bent { $value }; sustoti užtenka { $limit }.
study-cut-at-most = Daugiausia { $value }; sustoti užtenka { $limit }.

# Paaiškinimas puslapyje. $next, $best ir $action įvardija atsakymą.
why-best = geriausia
why-choice = pasirinkta
why-ahead = { $gain } geriau nei { $next }
why-behind = { $loss } blogiau nei { $best }
why-as-good-as = Taip pat gerai kaip { $next }
why-at-least-as-good-as = Bent jau taip pat gerai kaip { $next }
why-ahead-at-least = Bent { $gain } geriau nei { $next }
why-behind-at-least = Bent { $loss } blogiau nei { $best }
why-lead-close = Mažas skirtumas
why-lead-clear = Aiškus skirtumas
why-lead-large = Didelis skirtumas
why-zone-close = mažas
why-zone-clear = aiškus
why-zone-large = didelis
why-more = Daugiau
why-all = { $n ->
        [2] abu kandidatai
        [one] { $n } kandidatas
        [few] visi { $n } kandidatai
       *[other] visi { $n } kandidatų
    }
why-differences = { $what }{ $thousands ->
        [yes] , tūkstančiais
       *[no] {""}
    }: { $from ->
        [best] skirtumas nuo geriausio
       *[choice] skirtumas nuo pasirinkto
    }
why-not = Kodėl ne { $action }?
why-right-if = Tai būtų teisinga, { $condition }.
why-no-more = Daugiau apie tai agentas nieko nesako.
why-no-answer = Šis agentas neatsako. Jūsų žaidimas išsaugotas.
why-ask-again = Klausti dar kartą

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
zole-habit-pass = per stipri pasuoti
zole-habit-strong = pakankamai stipri imti stalą
zole-habit-sure = visos aštuonios kortos – tikri kirčiai
zole-habit-not-sure = ne visos kortos – tikri kirčiai
zole-habit-all-low = visos kortos žemos
zole-habit-not-low = ne visos kortos žemos
zole-simple-score = Įvertis
zole-simple-trumps-enough = pakanka penkių kozirių
zole-simple-trumps-few = kozirių mažiau nei penki
zole-simple-bury-low = užkasa žemiausias kortas
zole-simple-lead-ace = išeina tūzu
zole-simple-lead-trump = išeina aukščiausiu koziriu
zole-simple-take-high = ima kirtį aukščiausia korta
zole-source-random = Pasirinkta atsitiktinai; pasirinkimų: { $n }. Paieška prasideda vėliau.
zole-source-searched = Vidutiniškai geriausia; visų galimų išdalijimų: { $worlds }; trūkstamų spalvų nepaisoma.
zole-source-cut = Sustota anksčiau: vidutiniškai geriausia ({ $worlds } iš { $possible } galimų išdalijimų); trūkstamų spalvų nepaisoma.
zole-source-searched-fitting = Vidutiniškai geriausia; visų galimų išdalijimų: { $worlds }.
zole-source-cut-fitting = Sustota anksčiau: vidutiniškai geriausia ({ $worlds } iš { $possible } galimų išdalijimų).
zole-chance = Tikimybė
zole-mean-total = Vidutinė suma
zole-mean-tricks-lost = Vidutiniai kirčiai, skaičiuojami kaip nuostolis
zole-lead-card = Išeiti { $card }
zole-take-with = Imti kirtį su { $card }
zole-give-partner = Duoti partneriui { $card }
zole-trump-with = Kirsti su { $card }
zole-throw-off-card = Numesti { $card }
zole-bury-two = Užkasti { $one } ir { $two }
zole-two-cards = { $one } ir { $two }
zole-one-or-other = { $one } arba { $two }
zole-eyes-many = { $eyes ->
        [one] { $eyes } akį
        [few] { $eyes } akis
       *[other] { $eyes } akių
    }
zole-eyes-by = { $eyes ->
        [one] { $eyes } akimi
        [few] { $eyes } akimis
       *[other] { $eyes } akių
    }
zole-why-one = { $said }.
zole-why-two = { $fact }; { $odds }.
zole-why-then-odds = { $fact }. { $odds }.
zole-why-last-card = Tai paskutinė korta
zole-why-only-follows = Reikia mesti tos pačios spalvos, o tai { $suit ->
        [hearts] vienintelė širdis
        [spades] vienintelis vynas
        [clubs] vienintelis kryžius
       *[trumps] vienintelis koziris
    }
zole-why-reaches-with = Paima { zole-eyes-many } ir pasiekia { $limit }
zole-why-reaches = Paima kirtį ir pasiekia { $limit }
zole-why-stops-with = Paima { zole-eyes-many }: didysis nebepasieks { $limit }
zole-why-stops = Paima kirtį: didysis nebepasieks { $limit }
zole-why-takes-eyes = Tikrai paima { zole-eyes-many }
zole-why-takes = Tikrai paima kirtį
zole-why-safe = Niekas negali perkirsti
zole-why-more-eyes = Paima { zole-eyes-by } daugiau
zole-why-cheaper = Paima kirtį ir pasilieka { $card }
zole-why-gives = Į partnerio kirtį prideda { zole-eyes-many }
zole-why-partners = Kirtis jau partnerio
zole-why-leads-next = Paima kirtį, ir kitą išeinate jūs
zole-why-loses-less = { $eyes ->
        [0] Į prarastą kirtį neprideda akių
       *[other] Į prarastą kirtį prideda tik { zole-eyes-many }
    }
zole-why-keeps = Pasilieka { $card } vėlesniam laikui
zole-why-not-worth = Taupo { $card }: kirtyje { $eyes ->
        [0] nėra akių
        [one] tik { $eyes } akis
        [few] tik { $eyes } akys
       *[other] tik { $eyes } akių
    }
zole-why-few-beat = Perkirsti gali tik { $cards }
zole-why-tries = Kol kas perkerta { $card }
zole-why-risks-less = { $eyes ->
        [0] Nerizikuoja akimis
        [one] Rizikuoja tik { $eyes } akimi
       *[other] Rizikuoja tik { $eyes } akimis
    }
zole-why-harder-to-beat = Perkirsti gali { $n ->
        [one] { $n } korta
        [few] { $n } kortos
       *[other] { $n } kortų
    }, o ne { $other }
zole-why-draws = Traukia kozirius; dar neišėjusių: { $n }
zole-why-draws-for = Ištraukia kozirius, kol niekas koziriu neperkirto { $card }
zole-why-saves-from-trumps = Pasilieka { $card }: dar gali kirsti koziriu
zole-why-saves = Pasilieka { $card }: dar gali perkirsti
zole-why-ace-now = Visi dar gali turėti { $suit ->
        [hearts] širdžių
        [spades] vynų
       *[clubs] kryžių
    }
zole-why-partner-trumps = Partneris neturi { $suit ->
        [hearts] širdžių
        [spades] vynų
       *[clubs] kryžių
    } ir gali kirsti
zole-why-soloist-lacks = Didysis nebeturi { $suit ->
        [hearts] širdžių
        [spades] vynų
       *[clubs] kryžių
    }
zole-why-through = Po jūsų meta didysis, partneris paskutinis
zole-why-empties = Nebeturėsite { $suit ->
        [hearts] širdžių
        [spades] vynų
       *[clubs] kryžių
    } ir galėsite kirsti
zole-why-under = Šio kirčio nepaima
zole-why-sheds = Atsikrato { $card }
zole-why-must-take = Kirtį vis tiek tenka imti, tad su { $card }
zole-why-beatable = Dar gali perkirsti { $n ->
        [one] { $n } korta
        [few] { $n } kortos
       *[other] { $n } kortų
    }
zole-why-soloist-takes = Šį kirtį turi imti didysis
zole-why-to-soloist = Palieka kirtį didžiajam
zole-why-hard-to-duck = { $n ->
        [0] Žemesnių kortų nėra
        [one] Žemesnė tik { $n } korta
        [few] Žemesnės tik { $n } kortos
       *[other] Žemesnių tik { $n } kortų
    }
zole-why-keeps-trumps = Pasilieka visus kozirius
zole-why-buries-ten = Išgelbsti { $card } nuo { $ace }
zole-why-buries-eyes = Saugiai užkasa { zole-eyes-many }
zole-why-keeps-ace = Pasilieka { $card } kirčiui paimti
zole-why-hand = { $trumps ->
        [one] { $trumps } koziris
        [few] { $trumps } koziriai
       *[other] { $trumps } kozirių
    }{ $aces ->
        [0] {""}
        [one] {" "}ir { $aces } tūzas
       *[other] {" "}ir { $aces } tūzai
    }
zole-why-low-trumps = Nė vienas koziris neaukštesnis už { $card }
zole-why-no-trumps = Nėra kozirių
zole-why-too-weak = { $hand }: per silpna žaisti vienam
zole-why-strong = { $hand }: pakanka imti stalą
zole-why-sure = Visos aštuonios kortos – koziriai arba pavieniai tūzai
zole-odds-wins = Laimi
zole-odds-survives = Nepralaimi
zole-odds-all = { $does } { $n ->
        [1] vienintelį galimą išdalijimą
       *[other] visus galimus išdalijimus ({ $n })
    }
zole-odds-some = { $does } { $won } iš { $n } galimų išdalijimų
zole-odds-none-won = Nelaimi { $n ->
        [1] vienintelio galimo išdalijimo
       *[other] nė vieno iš { $n } galimų išdalijimų
    }
zole-odds-none-survived = Pralaimi { $n ->
        [1] vienintelį galimą išdalijimą
       *[other] visus galimus išdalijimus ({ $n })
    }
zole-odds-only = { $share }, { $next } – tik { $theirs }
zole-odds-none-else = { $share }, { $next } – nė vieno
zole-odds-better = { $share }; { $next } laimi { $theirs }, bet duoda mažiau taškų
zole-odds-scores-less = { $share }; { $next } laimi taip pat dažnai, bet duoda mažiau taškų
zole-odds-loses-more = { $share }; { $next } pralaimi daugiau
zole-odds-by-less = { $share }; { $next } laimi taip pat dažnai, bet mažesne persvara
zole-odds-more-tricks = { $share }, kaip ir { $next }, bet tada daugiau kirčių
zole-odds-fewer-tricks = { $share }, kaip ir { $next }, bet tada didysis ima mažiau kirčių
zole-odds-like = { $share }, kaip ir { $next }
zole-odds-like-all = { $share }, kaip ir visi kiti pasirinkimai
zole-odds-against = { $share }, { $next } – { $theirs }
zole-odds-mean-points = Vidutiniškai { $mean } taško (galimi išdalijimai: { $n })
zole-odds-mean-tricks = Vidutiniškai { $mean } kirčio (galimi išdalijimai: { $n })
zole-odds-enough = laimi { $won } iš { $n } galimų išdalijimų, pakanka { $needed }
zole-note-not-reached = Iki { $limit } dar nepakanka
zole-note-not-stopped = Didysis dar gali pasiekti { $limit }
zole-note-leaves-eyes = Palieka { zole-eyes-many } { $to ->
        [soloist] didžiajam
       *[opponents] mažiesiems
    }
zole-note-leaves = Palieka kirtį { $to ->
        [soloist] didžiajam
       *[opponents] mažiesiems
    }
zole-note-trumped = Dar gali kirsti koziriu
zole-note-needs-partner = Turėtų perkirsti partneris
zole-note-beaten-by = Dar gali perkirsti { $cards }
zole-note-beaten = Dar gali perkirsti
zole-note-fewer-eyes = Paima { zole-eyes-by } mažiau
zole-note-also-takes = Irgi paima, bet išleidžia { $card }
zole-note-gives-fewer = Partneriui { zole-eyes-by } mažiau
zole-note-partners = Atima kirtį iš partnerio
zole-note-no-lead = Kitą išeina partneris
zole-note-gives-away = Atiduoda { zole-eyes-by } daugiau
zole-note-spends = Išleidžia { $card }
zole-note-spends-on = Išleidžia { $card }, nors kirtyje { $eyes ->
        [0] nėra akių
        [one] tik { $eyes } akis
        [few] tik { $eyes } akys
       *[other] tik { $eyes } akių
    }
zole-note-under = Neperkerta { $card }
zole-note-risks-more = Rizikuoja { zole-eyes-by } daugiau
zole-note-easily-beaten = Perkirsti gali { $n ->
        [one] { $n } korta
        [few] { $n } kortos
       *[other] { $n } kortų
    }
zole-note-trumps-out = Neištraukti koziriai: { $n }
zole-note-takes = Tikrai paima kirtį
zole-note-may-take = Gali paimti kirtį
zole-note-keeps-risky = Jums lieka { $card }
zole-note-seldom-beaten = Perkirsti gali { $n ->
        [one] tik { $n } korta
        [few] tik { $n } kortos
       *[other] tik { $n } kortų
    }
zole-note-from-soloist = Atima kirtį iš didžiojo
zole-note-easy-to-duck = { $n ->
        [one] Žemesnė { $n } korta
        [few] Žemesnės { $n } kortos
       *[other] Žemesnių { $n } kortų
    }
zole-note-buries-trump = Užkasa kozirį { $card }
zole-note-leaves-ten = { $card } gali paimti tūzas
zole-note-buries-fewer = Užkasa { zole-eyes-by } mažiau
zole-note-buries-ace = Užkasa { $card }, o ši korta gali imti kirtį
zole-note-wins = Laimi { $won } iš { $n } galimų išdalijimų
zole-note-survives = Nepralaimi { $won } iš { $n } galimų išdalijimų
zole-note-wins-more = Laimi dažniau, bet duoda mažiau taškų
zole-note-scores-less = Laimi taip pat dažnai, bet duoda mažiau taškų
zole-note-by-less = Taip pat dažnai, bet mažesne persvara
zole-note-more-tricks = Taip pat dažnai, bet daugiau kirčių
zole-note-fewer-tricks = Taip pat dažnai, bet didysis ima mažiau kirčių
zole-note-as-good = Taip pat gerai
zole-note-ends = Baigia partiją; akys: { $eyes }
zole-note-needs = Laimi { $won } iš { $n }, reikia { $needed }
zole-note-points-less = { $points } taško mažiau
zole-note-too-weak = Per silpna žaisti vienam
zole-note-too-strong = Per stipri pasuoti
zole-note-not-sure = Ne visos kortos – tikri kirčiai
zole-if-needed-only = jei tereikėtų dar { $eyes ->
        [one] { $eyes } akies
       *[other] { $eyes } akių
    }
zole-if-partner-held = jei kirtis būtų partnerio
zole-if-soloist-held = jei kirtis būtų didžiojo
zole-if-fewer-eyes = jei kirtyje būtų mažiau akių
zole-if-more-eyes = jei kirtyje būtų daugiau akių
zole-if-could-take = jei ja būtų galima paimti kirtį
zole-if-no-trumps = jei kiti nebeturėtų kozirių
zole-if-played = jei { $cards } nebebūtų žaidime
zole-if-higher-lay = jei kirtyje būtų aukštesnė korta
zole-if-held = jei turėtumėte { $card }
zole-if-won = jei laimėtų { $needed } iš { $n } galimų išdalijimų
zole-if-fell-short = jei „{ $call }“ laimėtų mažiau nei { $needed } iš { $n } galimų išdalijimų
zole-pass-last = { $how ->
        [galdins] Jei pasuosite ir jūs, bus žaidžiamas galdiņš.
        [pule] Jei pasuosite ir jūs, bus įrašyta pulė.
       *[redeal] Jei pasuosite ir jūs, bus dalijama iš naujo.
    }
zole-by-habit = Įprotis: { $habit }.
zole-by-threshold = Joks kitas pasirinkimas nelaimi beveik taip pat dažnai.
zole-by-band = Iš pasirinkimų, laiminčių panašiai dažnai, šis duoda daugiausia taškų.
zole-by-margin = Iš pasirinkimų, laiminčių taip pat dažnai ir duodančių tiek pat taškų, šio persvara didžiausia.
zole-by-wins-alone = Sustota anksčiau: apskaičiuota tik, kas laimi, bet ne kokia persvara.
zole-by-order = Kiti pasirinkimai ne prastesni.
zole-by-ismcts = Dažniausiai bandytas; sužaidimų: { $playouts }, galimų išdalijimų: { $worlds }.
zole-by-iimc-rules = Vidutiniškai geriausia, kai galimi išdalijimai sužaidžiami pagal paprastas taisykles, nematant svetimų kortų ({ $worlds }).
zole-by-iimc-pimc = Vidutiniškai geriausia, kai galimuose išdalijimuose ({ $worlds }) kiekvienas žaidžia įsivaizduodamas savus išdalijimus.
zole-by-epimc = { $depth ->
        [1] Vidutiniškai geriausia; galimi išdalijimai, išspręsti atviromis kortomis: { $worlds }.
       *[other] Vidutiniškai geriausia; galimi išdalijimai: { $worlds }; kortos atsiveria tik vėliau (sužaista kortų: { $depth }).
    }
zole-by-alphamu = { $moves ->
        [1] Vidutiniškai geriausia; galimi išdalijimai, išspręsti atviromis kortomis: { $worlds }.
       *[other] Pradeda geriausią bendrą planą visiems galimiems išdalijimams ({ $worlds }); savų kortų plane: { $moves }.
    }
zole-by-bestfirst = Vidutiniškai geriausia; galimi išdalijimai, ieškoti pagal geriausią eigą: { $worlds }.
zole-by-cfr = Parinkta pagal paskutinių dviejų kirčių pusiausvyrą (žaidimų prieš save: { $rounds }, galimų išdalijimų: { $worlds }).
zole-call-none-reached = Joks skelbimas nelaimi pakankamai dažnai.
zole-call-take-falls-short =
    { $win ->
        [0] Paėmus stalą nelaimimas nė vienas iš { $worlds } galimų išdalijimų; reikia { $needed }.
       *[other] Paėmus stalą laimima tik { $win } iš { $worlds } galimų išdalijimų; reikia { $needed }.
    }
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
zole-voids-unheeded = trūkstamų spalvų nepaisoma
zole-bids-unheeded = joks išdalijimas netinka visiems skelbimams, todėl į skelbimus neatsižvelgiama
zole-worlds-weighed = labiau tikėtini išdalijimai sveria daugiau
zole-chance-won = Žaidžiant su savimi, laimėjo { $chance } tokių pasirinkimų (± { $error }).
zole-chance-survived = Žaidžiant su savimi, nepralaimėjo { $chance } tokių pasirinkimų (± { $error }).
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
riichi-dqn-best = Tinklas tai vertina aukščiausiai.
riichi-dqn-untaught = Tinklai gerai žaisti neišmoko, tad jais nepasikliaukite.
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
riichi-fi-discard = Jo paties paieška šį pasirinkimą vertina aukščiausiai.
riichi-fi-call = Pasiėmus ranka vertingesnė.
riichi-fi-pass = Pasiėmus ranka netaptų vertingesnė.
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
bg-drop-is-cheaper = Atsisakyti verta { $pass }, priimti – tik { $value }.
bg-take-is-cheaper = Priimti verta { $value }, atsisakyti – { $pass }.
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
agent-short-bestfirst = Geriausias pirma
agent-short-ismcts = Vienas medis
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Tiesinis
agent-short-net = Tinklas
agent-short-minimax = Minimaksas
agent-short-alphabeta = Alfa-beta
agent-short-cfr = Pusiausvyra
agent-short-iimc = Sužaidimai
agent-short-epimc = Vėliau atveriantis
agent-short-alphamu = Vienas planas
agent-short-lt-random = Atsitiktiniai išmetimai (Kaunas 2017)
agent-short-lt-csp = Suvaržymų sprendėjas (Kaunas 2017)
agent-short-lt-bucket = Krepšelių pildytojas (Kaunas 2017)
agent-short-lt-dqn = Q neuroninis tinklas (Kaunas 2017)
agent-short-fi-mc = Monte Karlo (Helsinkis 2019)
agent-short-fi-tree = Rankos medis (Helsinkis 2019)
agent-short-sp-draw = Traukimų skaičiuotojas
agent-short-jp-dag = Rankos grafas (Kurita ir Hoki 2017)
agent-short-mcts = Monte Karlo medžio paieška
agent-short-pips = Žingsnių skaičiuotojas
riichi-ev-nearest = Iki tenpai per toli, kad būtų galima vertinti: laiko ranką, kuri arčiausiai.
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
riichi-house-value = tūkstančiai taškų
riichi-house-gain = taškai laimėjus
riichi-house-deal-in = sužaidžia į ranką
riichi-house-course = planas
riichi-house-course-won = pergalė
riichi-house-course-push = puola
riichi-house-course-fold = traukiasi
riichi-house-course-abort = nutraukia
riichi-house-threat = { $seat }: tenpai tikimybė { $likely }; sužaisti į šią ranką kainuotų { $cost }.
riichi-house-by-graph = Ranka be varžovų, su pasiėmimais ir ron
riichi-house-by-draws = Ranka be varžovų, tik traukiant
riichi-house-by-network = Ranka be varžovų, tik traukiant, neuroninio tinklo įvertis
riichi-house-pace-ready = greitis iki tenpai
riichi-house-pace-win = greitis iki pergalės
riichi-house-share = taškų dalis
riichi-house-ready-at-end = tenpai pabaigoje
riichi-house-turns = liko ėjimų
riichi-house-wall-ends = siena baigiasi
riichi-house-courses = Pulti ar trauktis, neįskaičius varžovų pergalių kainos
riichi-house-cost = pavojaus kaina
riichi-house-shape = forma ir sauga
riichi-house-coming = Tikimybė pagal ėjimus, kad varžovai turi tenpai ir dalijimas tęsiasi
riichi-house-lasts = dalijimas tęsiasi
riichi-house-rivals = Varžovai
riichi-house-rival = { $seat }
riichi-house-loss = taškai sužaidus į ranką
riichi-house-dangers = Kiekvienos kaladėlės pavojingumas
riichi-house-together = visi varžovai
riichi-house-if-ready = { $seat }, jei tenpai
riichi-house-places = Tikėtinos vietos pagal dabartinius taškus
riichi-house-place = { $place } vieta
riichi-why-win = Ranka baigta; taškai: { $n }.
riichi-why-only = Tai vienintelis leistinas pasirinkimas.
riichi-why-bound = Po riichi reikia išmesti ištrauktą kaladėlę.
riichi-why-lone = { $lone ->
        [wind] Pavienis vėjas, kuris neduoda yaku
        [honour] Pavienė kilminga kaladėlė
        [terminal] Pavienis terminalas
       *[tile] Pavienė kaladėlė
    }{ $calm ->
        [yes] {"; kol kas niekas negresia."}
       *[no] {"."}
    }
riichi-why-widest = Joks kitas pasirinkimas nepalieka daugiau naudingų kaladėlių: { $n }.
riichi-why-tenpai = Tenpai, laukia: { $tiles }; liko: { $n }.
riichi-why-tile = { $tile }
riichi-why-level-one = { $why } Taip pat gerai: { $one }.
riichi-why-level-two = { $why } Taip pat gerai: { $one }, { $two }.
riichi-why-nearer = { $n ->
        [0] Ranka lieka tenpai; kitas pasirinkimas ({ $other }) ją suardo.
       *[other] Iki tenpai lieka { $n }; kitas pasirinkimas ({ $other }) atitolina.
    }
riichi-why-wider = Naudingų kaladėlių: { $n }; kitas pasirinkimas ({ $other }) palieka { $m }.
riichi-why-wait = { $shape ->
        [ryanmen] Atviras laukimas: { $tiles }
        [wide] Platus laukimas: { $tiles }
       *[narrow] Laukia: { $tiles }
    }; liko { $n }, o ne { $m }.
riichi-why-not-furiten = Kitas pasirinkimas ({ $other }) paliktų furiten: { $tile }.
riichi-why-has-yaku = Išlaiko yaku; kitas pasirinkimas ({ $other }) jo netenka.
riichi-why-dora = Palieka dora: { $other }.
riichi-why-points = Vidutinė pergalės vertė taškais: { $n }, o ne { $m }.
riichi-why-tanyao = Lieka tik paprastos kaladėlės, todėl galimas tanyao.
riichi-why-flush = Ši kaladėlė netinka vienos rūšies rankai; { $other } tinka.
riichi-why-yakuhai-pair = Palieka porą ({ $other }): dar viena tokia duotų yaku.
riichi-why-value-honour = Rankoje lieka { $other }: trys tokios duotų yaku.
riichi-why-two-sided = { $kept } galima papildyti iš abiejų pusių, { $broken } tik iš vienos.
riichi-why-lone-over = { $lone ->
        [wind] Pavienis vėjas, kuris neduoda yaku
        [honour] Pavienė kilminga kaladėlė
        [terminal] Pavienis terminalas
       *[tile] Pavienė kaladėlė
    }; { $other } dera su kitomis.
riichi-why-joins = Prie jos tiktų tik { $n }, prie kitos ({ $other }) – { $m }.
riichi-why-safer = { $how ->
        [genbutsu] { $seat } ja laimėti negali
        [suji] Tai suji ({ $seat })
        [wall] Atviras jos laukimas neįmanomas ({ $seat })
        [thin] Atviras jos laukimas mažai tikėtinas ({ $seat })
        [honour] Jos laukti galima tik turint porą ({ $seat })
       *[live] Ji saugesnė ({ $seat })
    }; { $other } – pavojingiau.
riichi-why-fold = Traukiasi: { $how ->
        [genbutsu] { $seat } ja laimėti negali
        [suji] tai suji ({ $seat })
        [wall] atviras jos laukimas neįmanomas ({ $seat })
        [thin] atviras jos laukimas mažai tikėtinas ({ $seat })
        [honour] jos laukti galima tik turint porą ({ $seat })
       *[live] ji saugesnė ({ $seat })
    }; rankai geriau išmesti kitą ({ $other }), bet tai pavojinga.
riichi-why-push = { $n ->
        [0] Tenpai, liko laiminčių kaladėlių: { $left }. Verta rizikuoti ({ $seat }).
       *[other] Iki tenpai { $n }, naudingų kaladėlių: { $left }. Verta rizikuoti ({ $seat }).
    }
riichi-why-riichi-yaku = Be riichi ranka neturi yaku; liko laiminčių kaladėlių: { $left }.
riichi-why-riichi-points = Su riichi pergalės vertė taškais { $n }, o ne { $m }; liko laiminčių kaladėlių: { $left }.
riichi-why-silent-yaku = Ir be riichi pergalės vertė taškais { $n }, o trauktis dar galima.
riichi-why-silent-few = Laiminčių kaladėlių liko mažai ({ $left }): laukimą dar galima pagerinti.
riichi-why-silent-threat = Riichi paskelbė { $seat }: be riichi dar galima trauktis.
riichi-why-silent-furiten = Furiten ({ $tile }): ron negalimas, todėl ranką dar verta keisti.
riichi-why-silent-free = Be riichi ranką dar galima keisti arba trauktis.
riichi-why-pon-yakuhai = { $n ->
        [0] Trynukas duoda yaku, ir ranka tenpai.
       *[other] Trynukas duoda yaku; iki tenpai lieka { $n }.
    }
riichi-why-call-nearer = { $n ->
        [0] Pasiėmus ranka tenpai
       *[other] Pasiėmus iki tenpai lieka { $n }
    }{ $yaku ->
        [none] {"."}
        [missing] , bet yaku nematyti.
       *[other] ; siekia { $yaku }.
    }
riichi-why-call-wider = Pasiėmus naudingų kaladėlių { $n }, o ne { $m }.
riichi-why-pass-not-nearer = Pasiėmus ranka nepriartėtų prie tenpai.
riichi-why-pass-no-yaku = Atvira ranka neturėtų jokio matomo yaku.
riichi-why-pass-closed = Uždara ranka dar gali skelbti riichi; pasiėmus nebegalės.
riichi-why-kan = { $dora ->
        [yes] Kan duoda naują dora ir papildomą traukimą
       *[no] Kan duoda papildomą traukimą
    }; iki tenpai lieka tiek pat.
riichi-why-kan-in-riichi = { $dora ->
        [yes] Kan duoda naują dora ir papildomą traukimą
       *[no] Kan duoda papildomą traukimą
    }; laukimas nesikeičia.
riichi-why-kan-sets-back = Kan atitolintų ranką nuo tenpai.
riichi-why-kan-threat = Kan duotų naują dora ir riichi paskelbusiam varžovui ({ $seat }).
riichi-why-kan-opens = Kan atvertų ranką, ir riichi skelbti nebegalėtumėte.
riichi-why-abort = Iki tenpai { $n }; geriau naujas dalijimas.
riichi-why-plays-on = Iki tenpai { $n }: ranką verta žaisti.
riichi-why-win-chance = Tikimybė laimėti: { $n }, o ne { $m }.
riichi-why-deals-in = Tikimybė sužaisti į ranką: { $n }, o ne { $m }.
riichi-note-sets-back = { $n ->
        [0] Suardo tenpai
       *[other] Atitolina nuo tenpai
    }
riichi-note-fewer-tiles = Naudingų kaladėlių: { $m }, o ne { $n }
riichi-note-fewer-waits = Laiminčių kaladėlių: { $m }, o ne { $n }
riichi-note-furiten = Palieka furiten
riichi-note-no-yaku = Nėra yaku
riichi-note-dora = Dora
riichi-note-points = Taškai: { $m }, o ne { $n }
riichi-note-tanyao = Netenka tanyao
riichi-note-flush = Tinka vienos rūšies rankai
riichi-note-yakuhai-pair = Suardo yakuhai porą
riichi-note-value-honour = Dar gali duoti yaku
riichi-note-worse-wait = Tos pačios { $n }, blogesnis laukimas
riichi-note-breaks = Suardo: { $tiles }
riichi-note-in-shape = Dera su kitomis
riichi-note-joins = Tiktų { $m }, o ne { $n }
riichi-note-danger = { $riichi ->
        [yes] Pavojinga: riichi paskelbė { $seat }
       *[no] Pavojingiau ({ $seat })
    }
riichi-note-safer-slower = Saugiau, bet lėčiau
riichi-note-gives-up = Atsisako rankos
riichi-note-silent-no-yaku = Be riichi nėra yaku
riichi-note-riichi-furiten = Furiten: ron negalimas
riichi-note-locks = Rankos nebegalima keisti
riichi-note-slower = Lėčiau
riichi-note-not-nearer = Nepriartina prie tenpai
riichi-note-opens = Atsisako riichi
riichi-note-no-kan = Nėra naujos dora
riichi-note-kan-threat = Naują dora gautų ir { $seat }
riichi-note-win-chance = Laimi { $m }, o ne { $n }
riichi-note-deals-in = Sužaidžia į ranką { $m }, o ne { $n }
riichi-note-same-tile = Ta pati kaladėlė
riichi-note-level = Taip pat gerai
riichi-if-no-threat = { $riichi ->
        [yes] jei nebūtų riichi ({ $seat })
       *[no] jei nieko nebūtų pasiimta ({ $seat })
    }
riichi-if-more-left = jei jų būtų likę daugiau ({ $tile })
riichi-if-speed = jei greitis būtų svarbesnis už taškus
riichi-if-points = jei taškai būtų svarbesni už greitį
riichi-if-honour-gone = jei dvi tokios ({ $tile }) jau būtų išmestos
riichi-if-not-discarded = jei { $tile } nebūtų tarp jūsų išmestų
riichi-if-weaker = jei ranka būtų silpnesnė
riichi-if-silent-yaku = jei ranka turėtų yaku ir be riichi
riichi-if-threat = jei riichi būtų paskelbęs kitas žaidėjas
riichi-if-better-wait = jei būtų likę daugiau laiminčių kaladėlių
riichi-if-yaku = jei atvira ranka turėtų yaku
riichi-why-best = Nė viena aplinkybė atskirai nelemia; iš mažų skirtumų susideda geriausias tikėtinas rezultatas.
riichi-why-even-one = Nei rankoje, nei ant stalo nėra nieko, kas ją skirtų nuo kitos ({ $one }).
riichi-why-even-two = Nei rankoje, nei ant stalo nėra nieko, kas ją skirtų nuo kitų ({ $one }, { $two }).
riichi-own-exchange = Nuo jos prasideda tikėtiniausias pagerėjimas: ištraukti { $drawn }, liko { $n }.
riichi-own-tied = { $why } Tiek pat vertinamų kitų kaladėlių: { $n }.
riichi-own-trials = Atsitiktiniuose bandymuose ranka pavyko geresnė nei pasirinkus kitą ({ $other }).
riichi-own-luck = Atsitiktiniai bandymai vos geresni nei pasirinkus kitą ({ $other }); skirtumas gali būti atsitiktinis.
riichi-own-apart = Rankoje niekas nedera prie { $tile }{ $out ->
        [0] {""}
       *[other] {" "}(jau išėję: { $out })
    }; { $other } kaimynių turi.
riichi-own-fewer-near = Šalia { $tile } rankoje tik { $n }, šalia { $other } – { $m }.
riichi-own-out = { $tile } jau išėję: { $n }; { $other }: { $m ->
        [0] nė vienos
       *[other] { $m }
    }.
riichi-own-copies = Jo lentelė rankoje esančias ({ $tile }: { $n }) laiko jau išėjusiomis.
riichi-own-guest = { $becomes ->
        [yaku] Šis vėjas čia niekada neduos yaku; { $other } gali duoti.
       *[run] Šis vėjas čia bevertis; { $other } dar gali tikti eilei.
    }
riichi-own-said = { $said }.
riichi-own-tanyao = Siekia tanyao, kuriam { $tile } netinka, o { $other } tinka.
riichi-own-all-fit = Visos kaladėlės dar tinka planui: { $yaku }.
riichi-own-left-over = Renka { $yaku }; tam { $tile } reikalinga mažiau nei { $other }.
riichi-own-network = { $back ->
        [yes] Tinklas ją vertina labiau nei { $other }, nors ranka atitolsta.
       *[no] Tinklas ją vertina labiau nei { $other }.
    }
riichi-house-costs = Kainos ir mokėjimai
riichi-house-costs-wins = Varžovų pergalės iš viso
riichi-house-costs-now = Išmesti nematytą kaladėlę dabar
riichi-house-costs-later = Išmesti nematytą kaladėlę po keturių ėjimų
riichi-house-costs-tenpai = Gauna tenpai ranka, jei siena baigiasi
riichi-house-costs-noten = Moka noten ranka, jei siena baigiasi
riichi-house-share-of = dalis
riichi-house-counted = Suskaičiuota žaidimų įrašuose
riichi-house-counted-wins = Tenpai varžovas laimi per vieną ėjimą
riichi-house-counted-riichi = Laiminčios kaladėlės tarp išmestų po riichi, palyginti su atsitiktinėmis
riichi-house-counted-silent = Laiminčios kaladėlės tarp išmestų be riichi, palyginti su atsitiktinėmis
riichi-house-counted-tsumo = Pergalės pačiam ištraukus
riichi-house-counted-ippatsu = Riichi pergalės su ippatsu
riichi-house-counted-ura = Riichi pergalės su ura dora
riichi-frame-lot = Pasirinkta atsitiktinai; kaladėlių: { $n }.
study-worlds-shown = Parodyta { $shown } iš { $n }

## Answers within a sentence: “ahead of passing”

riichi-discard-noun = išmesti { $tile }
riichi-discard-drawn-noun = išmesti ištrauktą { $tile }
riichi-declare-noun = riichi su { $tile }
riichi-pass-noun = praleisti
riichi-nine-kinds-noun = nutraukti
zole-call-pass-noun = pasas
zole-call-take-noun = imti stalą
zole-throw-in-noun = atsisakyti likusių kirčių
bg-answer-roll-noun = mesti kauliukus
bg-answer-double-noun = dvigubinti
bg-answer-take-noun = priimti
bg-answer-drop-noun = atsisakyti

## Choices of parameters

agent-choice-strategy-attacking = puolanti
agent-choice-strategy-defending = gynybinė
agent-choice-strategy-running = bėganti
agent-choice-strategy-combined = mišri
agent-choice-strategy-random = atsitiktinė
