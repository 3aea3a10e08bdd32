### Explanations of agents. The keys are used in `crates/agents`.

agent-with-level = { $agent }, { $level }
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
riichi-frame-win = Uzvaru tas vienmēr ņem.
riichi-frame-kan = Kan tas piesaka vienmēr, kad var.
riichi-frame-pon = Pon tas ņem vienmēr, kad to ļauj tā noteikumi.
riichi-frame-chi = Chi tas ņem vienmēr, kad to ļauj tā noteikumi.
riichi-frame-riichi = Riichi tas piesaka vienmēr, kad var.
riichi-frame-discard = Tas izmet kauliņu, ko vērtē viszemāk.
riichi-frame-pass = Neviena paņemšana neatbilst tā noteikumiem.
riichi-simple-score = Vērtējums
riichi-simple-discard = { $steps ->
        [0] Roka paliek tenpai
       *[other] Līdz tenpai paliek { $steps }
    }; no šādiem kauliņiem šis vismazāk der pie pārējiem.
riichi-simple-yakuhai = Tas ņem yakuhai, kas tuvina roku tenpai.
riichi-simple-open = Roka ir atvērta, un šī paņemšana to tuvina tenpai.
riichi-aims-at-yakuhai = Mērķis: yakuhai.
riichi-aims-at-toitoi = Mērķis: toitoi.
riichi-aims-at-tanyao = Mērķis: tanyao.
riichi-tile-value = Kauliņa vērtība
riichi-tile-values = Katra kauliņa vērtība rokai
riichi-left = Neredzēti
riichi-ready-on = Tenpai, gaida: { $tiles }; vēl neredzēti: { $n }.
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
study-as-good-as = Tikpat labi kā { $next }.
study-ahead-of = Par { $gain }{ $scale ->
        [riichi-house-value] {" "}tūkst. punktu
        [riichi-ev-points] {" "}p.
        [zole-over-pass] {" "}p.
        [zole-mean-total] {" "}p.
       *[other] {""}
    } labāk nekā { $next }.
study-at-least-as-good-as = Vismaz tikpat labi kā { $next }.
study-ahead-of-at-least = Vismaz par { $gain }{ $scale ->
        [riichi-house-value] {" "}tūkst. punktu
        [riichi-ev-points] {" "}p.
        [zole-over-pass] {" "}p.
        [zole-mean-total] {" "}p.
       *[other] {""}
    } labāk nekā { $next }.
study-why-not = Kāpēc ne { $noun }?
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
study-cut-depth = dziļāk nemeklē
study-open-explorer = Atvērt meklēšanas pētniekā
study-cut-budget = resurss izsmelts
study-cut-at-least = Vismaz { $value }; lai apstātos, pietiek ar { $limit }.
study-cut-at-most = Ne vairāk kā { $value }; lai apstātos, pietiek ar { $limit }.

# Skaidrojums lapā. $next, $best un $action nosauc atbildi.
why-best = labākais
why-choice = izvēle
why-ahead = Par { $gain } labāk nekā { $next }
why-behind = Par { $loss } sliktāk nekā { $best }
why-as-good-as = Tikpat labi kā { $next }
why-at-least-as-good-as = Vismaz tikpat labi kā { $next }
why-ahead-at-least = Vismaz par { $gain } labāk nekā { $next }
why-behind-at-least = Vismaz par { $loss } sliktāk nekā { $best }
why-lead-close = Maza starpība
why-lead-clear = Skaidra starpība
why-lead-large = Liela starpība
why-zone-close = maza
why-zone-clear = skaidra
why-zone-large = liela
why-more = Vairāk
why-all = { $n ->
        [2] abi kandidāti
        [zero] visi { $n } kandidāti
        [one] { $n } kandidāts
       *[other] visi { $n } kandidāti
    }
why-differences = { $what }{ $thousands ->
        [yes] , tūkstošos
       *[no] {""}
    }: { $from ->
        [best] starpība ar labāko
       *[choice] starpība ar izvēlēto
    }
why-not = Kāpēc ne { $action }?
why-right-if = Tas būtu pareizi, { $condition }.
why-no-more = Vairāk par to aģents neko nesaka.
why-no-answer = Šis aģents neatbild. Jūsu spēle ir drošībā.
why-ask-again = Jautāt vēlreiz

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
zole-habit-all-low = visas kārtis ir zemas
zole-habit-not-low = ne visas kārtis ir zemas
zole-simple-score = Vērtējums
zole-simple-trumps-enough = pietiek ar pieciem trumpjiem
zole-simple-trumps-few = trumpju ir mazāk par pieciem
zole-simple-bury-low = norok zemākās kārtis
zole-simple-lead-ace = iziet ar dūzi
zole-simple-lead-trump = iziet ar augstāko trumpi
zole-simple-take-high = ņem stiķi ar augstāko kārti
zole-source-random = Izvēlēts nejauši; izvēles: { $n }. Meklēšana sākas vēlāk.
zole-source-searched = Vidēji labākais; visi iespējamie sadalījumi: { $worlds }; trūkstošie masti nav ņemti vērā.
zole-source-cut = Apturēts priekšlaikus: vidēji labākais ({ $worlds } no { $possible } iespējamajiem sadalījumiem); trūkstošie masti nav ņemti vērā.
zole-source-searched-fitting = Vidēji labākais; visi iespējamie sadalījumi: { $worlds }.
zole-source-cut-fitting = Apturēts priekšlaikus: vidēji labākais ({ $worlds } no { $possible } iespējamajiem sadalījumiem).
zole-chance = Varbūtība
zole-mean-total = Vidējā summa
zole-mean-tricks-lost = Vidējie stiķi, skaitīti kā zaudējums
zole-lead-card = Iziet ar { $card }
zole-take-with = Ņemt stiķi ar { $card }
zole-give-partner = Piemest partnerim { $card }
zole-trump-with = Sist ar { $card }
zole-throw-off-card = Piemest { $card }
zole-bury-two = Norakt { $one } un { $two }
zole-two-cards = { $one } un { $two }
zole-one-or-other = { $one } vai { $two }
zole-eyes-many = { $eyes ->
        [zero] { $eyes } acu
        [one] { $eyes } aci
       *[other] { $eyes } acis
    }
zole-eyes-by = { $eyes ->
        [one] { $eyes } aci
       *[other] { $eyes } acīm
    }
zole-why-one = { $said }.
zole-why-two = { $fact }; { $odds }.
zole-why-then-odds = { $fact }. { $odds }.
zole-why-last-card = Tā ir pēdējā kārts
zole-why-only-follows = Jāatbild ar mastu, un tas ir vienīgais { $suit ->
        [hearts] ercens
        [spades] pīķis
        [clubs] kreicis
       *[trumps] trumpis
    }
zole-why-reaches-with = Paņem { zole-eyes-many } un sasniedz { $limit }
zole-why-reaches = Paņem stiķi un sasniedz { $limit }
zole-why-stops-with = Paņem { zole-eyes-many }: lielais vairs nesasniegs { $limit }
zole-why-stops = Paņem stiķi: lielais vairs nesasniegs { $limit }
zole-why-takes-eyes = Droši paņem { zole-eyes-many }
zole-why-takes = Droši paņem stiķi
zole-why-safe = Neviens to nevar pārsist
zole-why-more-eyes = Paņem par { zole-eyes-by } vairāk
zole-why-cheaper = Paņem stiķi un patur { $card }
zole-why-gives = Partnera stiķim piemet { zole-eyes-many }
zole-why-partners = Stiķis jau ir partnera
zole-why-leads-next = Paņem stiķi, un nākamais izgājiens ir jūsu
zole-why-loses-less = { $eyes ->
        [0] Zaudētam stiķim nepiemet nevienu aci
       *[other] Zaudētam stiķim piemet tikai { zole-eyes-many }
    }
zole-why-keeps = Patur { $card } vēlākam
zole-why-not-worth = Pataupa { $card }: stiķī { $eyes ->
        [0] nav acu
        [zero] ir tikai { $eyes } acu
        [one] ir tikai { $eyes } acs
       *[other] ir tikai { $eyes } acis
    }
zole-why-few-beat = Pārsist to var tikai { $cards }
zole-why-tries = Pagaidām pārsit { $card }
zole-why-risks-less = { $eyes ->
        [0] Neriskē ne ar vienu aci
       *[other] Riskē tikai ar { zole-eyes-by }
    }
zole-why-harder-to-beat = Pārsist var { $n ->
        [zero] { $n } kāršu
        [one] { $n } kārts
       *[other] { $n } kārtis
    }, nevis { $other }
zole-why-draws = Velk trumpjus; vēl nav iznākuši: { $n }
zole-why-draws-for = Izvelk trumpjus, pirms { $card } nosit ar trumpi
zole-why-saves-from-trumps = Patur { $card }, ko vēl var nosist ar trumpi
zole-why-saves = Patur { $card }, ko vēl var pārsist
zole-why-ace-now = Visi vēl var atbildēt ar { $suit ->
        [hearts] ercenu
        [spades] pīķi
       *[clubs] kreici
    }
zole-why-partner-trumps = Partnerim nav { $suit ->
        [hearts] ercena
        [spades] pīķa
       *[clubs] kreiča
    }, un viņš var sist
zole-why-soloist-lacks = Lielajam vairs nav { $suit ->
        [hearts] ercena
        [spades] pīķa
       *[clubs] kreiča
    }
zole-why-through = Pēc jums liek lielais, partneris ir pēdējais
zole-why-empties = Jums vairs nebūs { $suit ->
        [hearts] ercena
        [spades] pīķa
       *[clubs] kreiča
    }, un varēsiet sist
zole-why-under = Šo stiķi nepaņem
zole-why-sheds = Tiek vaļā no { $card }
zole-why-must-take = Stiķis tik un tā jāņem, tāpēc ar { $card }
zole-why-beatable = To vēl var pārsist { $n ->
        [zero] { $n } kāršu
        [one] { $n } kārts
       *[other] { $n } kārtis
    }
zole-why-soloist-takes = Šis stiķis jāņem lielajam
zole-why-to-soloist = Atstāj stiķi lielajam
zole-why-hard-to-duck = { $n ->
        [0] Zem tās nav nevienas kārts
        [zero] Zem tās ir tikai { $n } kāršu
        [one] Zem tās ir tikai { $n } kārts
       *[other] Zem tās ir tikai { $n } kārtis
    }
zole-why-keeps-trumps = Patur visus trumpjus
zole-why-buries-ten = Paglābj { $card } no { $ace }
zole-why-buries-eyes = Droši norok { zole-eyes-many }
zole-why-keeps-ace = Patur { $card }, lai ņemtu stiķi
zole-why-hand = { $trumps ->
        [zero] { $trumps } trumpju
        [one] { $trumps } trumpis
       *[other] { $trumps } trumpji
    }{ $aces ->
        [0] {""}
        [one] {" "}un { $aces } dūzis
       *[other] {" "}un { $aces } dūži
    }
zole-why-low-trumps = Neviens trumpis nav augstāks par { $card }
zole-why-no-trumps = Nav neviena trumpja
zole-why-too-weak = { $hand }: par vāju, lai spēlētu vienam
zole-why-strong = { $hand }: pietiek, lai ņemtu galdu
zole-why-sure = Visas astoņas kārtis ir trumpji vai vientuļi dūži
zole-odds-wins = Uzvar
zole-odds-survives = Nezaudē
zole-odds-all = { $does } { $n ->
        [1] vienīgajā iespējamajā sadalījumā
       *[other] visos iespējamajos sadalījumos ({ $n })
    }
zole-odds-some = { $does } { $won } no { $n } iespējamajiem sadalījumiem
zole-odds-none-won = Neuzvar { $n ->
        [1] vienīgajā iespējamajā sadalījumā
       *[other] nevienā no { $n } iespējamajiem sadalījumiem
    }
zole-odds-none-survived = Zaudē { $n ->
        [1] vienīgajā iespējamajā sadalījumā
       *[other] visos iespējamajos sadalījumos ({ $n })
    }
zole-odds-only = { $share }, { $next } – tikai { $theirs }
zole-odds-none-else = { $share }, { $next } – nevienā
zole-odds-better = { $share }; { $next } uzvar { $theirs }, bet dod mazāk punktu
zole-odds-scores-less = { $share }; { $next } uzvar tikpat bieži, bet dod mazāk punktu
zole-odds-loses-more = { $share }; { $next } zaudē vairāk
zole-odds-by-less = { $share }; { $next } uzvar tikpat bieži, bet ar mazāku pārsvaru
zole-odds-more-tricks = { $share }, tāpat kā { $next }, bet tad vairāk stiķu
zole-odds-fewer-tricks = { $share }, tāpat kā { $next }, bet tad lielais ņem mazāk stiķu
zole-odds-like = { $share }, tāpat kā { $next }
zole-odds-like-all = { $share }, tāpat kā jebkura cita izvēle
zole-odds-against = { $share }, { $next } – { $theirs }
zole-odds-mean-points = Vidēji { $mean } punkti (iespējamie sadalījumi: { $n })
zole-odds-mean-tricks = Vidēji { $mean } stiķi (iespējamie sadalījumi: { $n })
zole-odds-enough = uzvar { $won } no { $n } iespējamajiem sadalījumiem, pietiek ar { $needed }
zole-note-not-reached = Līdz { $limit } vēl nepietiek
zole-note-not-stopped = Lielais vēl var sasniegt { $limit }
zole-note-leaves-eyes = Atstāj { zole-eyes-many } { $to ->
        [soloist] lielajam
       *[opponents] mazajiem
    }
zole-note-leaves = Atstāj stiķi { $to ->
        [soloist] lielajam
       *[opponents] mazajiem
    }
zole-note-trumped = Vēl var nosist ar trumpi
zole-note-needs-partner = Jāpārsit partnerim
zole-note-beaten-by = Vēl var pārsist { $cards }
zole-note-beaten = Vēl var pārsist
zole-note-fewer-eyes = Paņem par { zole-eyes-by } mazāk
zole-note-also-takes = Arī paņem, bet iztērē { $card }
zole-note-gives-fewer = Partnerim par { zole-eyes-by } mazāk
zole-note-partners = Atņem stiķi partnerim
zole-note-no-lead = Izgājienu atstāj partnerim
zole-note-gives-away = Atdod par { zole-eyes-by } vairāk
zole-note-spends = Iztērē { $card }
zole-note-spends-on = Iztērē { $card }, kaut stiķī { $eyes ->
        [0] nav acu
        [zero] ir tikai { $eyes } acu
        [one] ir tikai { $eyes } acs
       *[other] ir tikai { $eyes } acis
    }
zole-note-under = Nepārsit { $card }
zole-note-risks-more = Riskē ar { zole-eyes-by } vairāk
zole-note-easily-beaten = Pārsist var { $n ->
        [zero] { $n } kāršu
        [one] { $n } kārts
       *[other] { $n } kārtis
    }
zole-note-trumps-out = Neizvilkti trumpji: { $n }
zole-note-takes = Noteikti paņem stiķi
zole-note-may-take = Var paņemt stiķi
zole-note-keeps-risky = Jums paliek { $card }
zole-note-seldom-beaten = Pārsist var { $n ->
        [zero] tikai { $n } kāršu
        [one] tikai { $n } kārts
       *[other] tikai { $n } kārtis
    }
zole-note-from-soloist = Atņem stiķi lielajam
zole-note-easy-to-duck = { $n ->
        [zero] Zem tās ir { $n } kāršu
        [one] Zem tās ir { $n } kārts
       *[other] Zem tās ir { $n } kārtis
    }
zole-note-buries-trump = Norok trumpi { $card }
zole-note-leaves-ten = { $card } var paņemt dūzis
zole-note-buries-fewer = Norok par { zole-eyes-by } mazāk
zole-note-buries-ace = Norok { $card }, kas var ņemt stiķi
zole-note-wins = Uzvar { $won } no { $n } iespējamajiem sadalījumiem
zole-note-survives = Nezaudē { $won } no { $n } iespējamajiem sadalījumiem
zole-note-wins-more = Uzvar biežāk, bet dod mazāk punktu
zole-note-scores-less = Uzvar tikpat bieži, bet dod mazāk punktu
zole-note-by-less = Tikpat bieži, bet ar mazāku pārsvaru
zole-note-more-tricks = Tikpat bieži, bet vairāk stiķu
zole-note-fewer-tricks = Tikpat bieži, bet lielais ņem mazāk stiķu
zole-note-as-good = Tikpat labi
zole-note-ends = Partija beidzas ar { zole-eyes-by }
zole-note-needs = Uzvar { $won } no { $n }, vajag { $needed }
zole-note-points-less = Par { $points } punktiem mazāk
zole-note-too-weak = Par vāju, lai spēlētu vienam
zole-note-too-strong = Par stipru, lai teiktu garām
zole-note-not-sure = Ne visas kārtis ir droši stiķi
zole-if-needed-only = ja vajadzētu tikai vēl { zole-eyes-many }
zole-if-partner-held = ja stiķis piederētu partnerim
zole-if-soloist-held = ja stiķis piederētu lielajam
zole-if-fewer-eyes = ja stiķī būtu mazāk acu
zole-if-more-eyes = ja stiķī būtu vairāk acu
zole-if-could-take = ja ar to varētu paņemt stiķi
zole-if-no-trumps = ja citiem vairs nebūtu trumpju
zole-if-played = ja { $cards } vairs nebūtu spēlē
zole-if-higher-lay = ja stiķī būtu augstāka kārts
zole-if-held = ja jums būtu { $card }
zole-if-won = ja uzvarētu { $needed } no { $n } iespējamajiem sadalījumiem
zole-if-fell-short = ja „{ $call }” uzvarētu mazāk nekā { $needed } no { $n } iespējamajiem sadalījumiem
zole-pass-last = { $how ->
        [galdins] Ja arī jūs sakāt garām, spēlē galdiņu.
        [pule] Ja arī jūs sakāt garām, raksta puli.
       *[redeal] Ja arī jūs sakāt garām, dala no jauna.
    }
zole-by-habit = Paradums: { $habit }.
zole-by-threshold = Neviena cita izvēle neuzvar gandrīz tikpat bieži.
zole-by-band = No izvēlēm, kas uzvar apmēram tikpat bieži, šī dod visvairāk punktu.
zole-by-margin = No izvēlēm, kas uzvar tikpat bieži un dod tikpat punktu, šai ir lielākais pārsvars.
zole-by-wins-alone = Apturēts priekšlaikus: aprēķināts tikai, kas uzvar, nevis ar kādu pārsvaru.
zole-by-order = Citas izvēles ir tikpat labas.
zole-by-ismcts = Visbiežāk izmēģināts; izspēles: { $playouts }, iespējamie sadalījumi: { $worlds }.
zole-by-iimc-rules = Vidēji labākais, ja iespējamos sadalījumus izspēlē pēc paradumiem, neredzot svešas kārtis ({ $worlds }).
zole-by-iimc-pimc = Vidēji labākais, ja iespējamajos sadalījumos ({ $worlds }) katrs spēlē tālāk, iztēlojoties savus sadalījumus.
zole-by-epimc = { $depth ->
        [1] Vidēji labākais; ar atklātām kārtīm atrisinātie iespējamie sadalījumi: { $worlds }.
       *[other] Vidēji labākais; iespējamie sadalījumi: { $worlds }; kārtis atklātas tikai vēlāk (izspēlētas kārtis: { $depth }).
    }
zole-by-alphamu = { $moves ->
        [1] Vidēji labākais; ar atklātām kārtīm atrisinātie iespējamie sadalījumi: { $worlds }.
       *[other] Sāk labāko kopīgo plānu visiem iespējamiem sadalījumiem ({ $worlds }); savu kāršu plānā: { $moves }.
    }
zole-by-bestfirst = Vidēji labākais; iespējamie sadalījumi, kas pētīti pa labāko turpinājumu: { $worlds }.
zole-by-cfr = Izlozēts pēc pēdējo divu stiķu līdzsvara (spēles pašam pret sevi: { $rounds }, iespējamie sadalījumi: { $worlds }).
zole-call-none-reached = Neviens pieteikums neuzvar pietiekami bieži.
zole-call-take-falls-short =
    { $win ->
        [0] Ņemot galdu, neuzvar nevienā no { $worlds } iespējamajiem sadalījumiem; vajag { $needed }.
       *[other] Ņemot galdu, uzvar tikai { $win } no { $worlds } iespējamajiem sadalījumiem; vajag { $needed }.
    }
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
zole-voids-unheeded = trūkstošie masti nav ņemti vērā
zole-bids-unheeded = neviens sadalījums neatbilst visiem pieteikumiem, tāpēc pieteikumi nav ņemti vērā
zole-worlds-weighed = ticamākiem sadalījumiem ir lielāks svars
zole-chance-won = Spēlējot ar sevi, uzvarēja { $chance } šādu izvēļu (± { $error }).
zole-chance-survived = Spēlējot ar sevi, nezaudēja { $chance } šādu izvēļu (± { $error }).
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
riichi-dqn-best = Tīkls to vērtē visaugstāk.
riichi-dqn-untaught = Tīkli labi spēlēt neiemācījās, tāpēc neuzticieties tiem.
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
riichi-fi-discard = Tā paša meklēšana šo izvēli vērtē visaugstāk.
riichi-fi-call = Paņemot roka ir vērtīgāka.
riichi-fi-pass = Neviena paņemšana nepadara roku vērtīgāku.
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
bg-lose-gammon = Zaudē ar gamonu
bg-lose-backgammon = Zaudē ar bekgemonu
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
bg-drop-is-cheaper = Atteikšanās vērtība ir { $pass }, pieņemšanas – tikai { $value }.
bg-take-is-cheaper = Pieņemšanas vērtība ir { $value }, atteikšanās – { $pass }.
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
agent-short-bestfirst = Labākais vispirms
agent-short-ismcts = Viens koks
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Lineārais
agent-short-net = Tīkls
agent-short-minimax = Minimaks
agent-short-alphabeta = Alfa-beta
agent-short-cfr = Līdzsvars
agent-short-iimc = Izspēles
agent-short-epimc = Vēlāk atklātais
agent-short-alphamu = Viens plāns
agent-short-lt-random = Nejauša izmešana (Kauņa 2017)
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
riichi-ev-discard = Izmet kauliņu, pēc kura sagaidāms visvairāk punktu.
riichi-ev-call = Paņem: ar to sagaidāms vairāk punktu.
riichi-ev-pass = Izlaiž: bez tā sagaidāms vairāk punktu.
riichi-ev-points = punkti
riichi-ev-win = uzvara
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = noderīgie
riichi-ev-wins = Izredzes uzvarēt, ja līdz vēlākam gājienam nekas nemainās
riichi-ev-worth = Sagaidāmie punkti, ja līdz vēlākam gājienam nekas nemainās
riichi-ev-wins-all = Katras darbības izredzes uzvarēt pēc pagājušajiem gājieniem
riichi-ev-worth-all = Katras darbības sagaidāmie punkti pēc pagājušajiem gājieniem
riichi-ev-turns = pagājušie gājieni
riichi-ev-nodes = { $n ->
        [zero] novērtētas { $n } roku
        [one] novērtēta { $n } roka
       *[other] novērtētas { $n } rokas
    }
riichi-house-value = tūkstoši punktu
riichi-house-gain = punkti uzvarot
riichi-house-deal-in = iemet uzvaru
riichi-house-course = plāns
riichi-house-course-won = uzvara
riichi-house-course-push = uzbrūk
riichi-house-course-fold = atkāpjas
riichi-house-course-abort = pārtrauc
riichi-house-threat = { $seat }: tenpai varbūtība { $likely }; iemest uzvaru maksātu { $cost }.
riichi-house-by-graph = Roka bez pretiniekiem, ar paņemšanu un ron
riichi-house-by-draws = Roka bez pretiniekiem, tikai ar vilkumiem
riichi-house-by-network = Roka bez pretiniekiem, tikai ar vilkumiem, neironu tīkla vērtējums
riichi-house-pace-ready = ātrums līdz tenpai
riichi-house-pace-win = ātrums līdz uzvarai
riichi-house-share = punktu daļa
riichi-house-ready-at-end = tenpai beigās
riichi-house-turns = atlikušie gājieni
riichi-house-wall-ends = siena beidzas
riichi-house-courses = Uzbrukt vai atkāpties, neskaitot pretinieku uzvaru cenu
riichi-house-cost = riska cena
riichi-house-shape = forma un drošība
riichi-house-coming = Varbūtība pa gājieniem, ka pretiniekiem ir tenpai un partija turpinās
riichi-house-lasts = partija turpinās
riichi-house-rivals = Pretinieki
riichi-house-rival = { $seat }
riichi-house-loss = punkti, ja iemet uzvaru
riichi-house-dangers = Katra kauliņa bīstamība
riichi-house-together = visi pretinieki
riichi-house-if-ready = { $seat }, ja tenpai
riichi-house-places = Sagaidāmās vietas pēc pašreizējiem punktiem
riichi-house-place = { $place }. vieta
riichi-why-win = Roka ir pabeigta; punkti: { $n }.
riichi-why-only = Tā ir vienīgā atļautā izvēle.
riichi-why-bound = Pēc riichi jāizmet izvilktais kauliņš.
riichi-why-lone = { $lone ->
        [wind] Vientuļš vējš, kas nedod yaku
        [honour] Vientuļš goda kauliņš
        [terminal] Vientuļš gala kauliņš
       *[tile] Vientuļš kauliņš
    }{ $calm ->
        [yes] {"; pagaidām neviens nedraud."}
       *[no] {"."}
    }
riichi-why-widest = Neviena cita izvēle neatstāj vairāk noderīgu kauliņu: { $n }.
riichi-why-tenpai = Tenpai, gaida: { $tiles }; atlikuši: { $n }.
riichi-why-tile = { $tile }
riichi-why-level-one = { $why } Tikpat labi: { $one }.
riichi-why-level-two = { $why } Tikpat labi: { $one }, { $two }.
riichi-why-nearer = { $n ->
        [0] Roka paliek tenpai; cita izvēle ({ $other }) to izjauc.
       *[other] Līdz tenpai paliek { $n }; cita izvēle ({ $other }) to attālina.
    }
riichi-why-wider = Noderīgie kauliņi: { $n }; cita izvēle ({ $other }) atstāj { $m }.
riichi-why-wait = { $shape ->
        [ryanmen] Abpusēja gaidīšana: { $tiles }
        [wide] Plaša gaidīšana: { $tiles }
       *[narrow] Gaida: { $tiles }
    }; atlikuši: { $n }, nevis { $m }.
riichi-why-not-furiten = Cita izvēle ({ $other }) atstātu furiten: { $tile }.
riichi-why-has-yaku = Saglabā yaku; cita izvēle ({ $other }) to zaudē.
riichi-why-dora = Patur dora: { $other }.
riichi-why-points = Uzvaras vidējā vērtība punktos: { $n }, nevis { $m }.
riichi-why-tanyao = Paliek tikai vidējie kauliņi, tāpēc iespējams tanyao.
riichi-why-flush = Šis kauliņš neder viena masta rokai; { $other } der.
riichi-why-yakuhai-pair = Patur pāri ({ $other }): vēl viens tāds dotu yaku.
riichi-why-value-honour = Rokā paliek { $other }: trīs tādi dotu yaku.
riichi-why-two-sided = { $kept } var papildināt no abām pusēm, { $broken } tikai no vienas.
riichi-why-lone-over = { $lone ->
        [wind] Vientuļš vējš, kas nedod yaku
        [honour] Vientuļš goda kauliņš
        [terminal] Vientuļš gala kauliņš
       *[tile] Vientuļš kauliņš
    }; { $other } sader ar citiem.
riichi-why-joins = Tam derētu klāt tikai { $n }, otram ({ $other }) – { $m }.
riichi-why-safer = { $how ->
        [genbutsu] { $seat } ar to nevar uzvarēt
        [suji] Tas ir suji ({ $seat })
        [wall] To nevar gaidīt abpusēji ({ $seat })
        [thin] Maz ticams, ka to gaida abpusēji ({ $seat })
        [honour] To var gaidīt tikai ar pāri ({ $seat })
       *[live] Tas ir drošāks ({ $seat })
    }; { $other } – bīstamāk.
riichi-why-fold = Atkāpjas: { $how ->
        [genbutsu] { $seat } ar to nevar uzvarēt
        [suji] tas ir suji ({ $seat })
        [wall] to nevar gaidīt abpusēji ({ $seat })
        [thin] maz ticams, ka to gaida abpusēji ({ $seat })
        [honour] to var gaidīt tikai ar pāri ({ $seat })
       *[live] tas ir drošāks ({ $seat })
    }; rokai labāk izmest citu ({ $other }), bet tas ir bīstami.
riichi-why-push = { $n ->
        [0] Tenpai, atlikušie uzvaras kauliņi: { $left }. Tas ir riska vērts ({ $seat }).
       *[other] Līdz tenpai { $n }, noderīgie kauliņi: { $left }. Tas ir riska vērts ({ $seat }).
    }
riichi-why-riichi-yaku = Bez riichi rokai nav yaku; atlikušie uzvaras kauliņi: { $left }.
riichi-why-riichi-points = Ar riichi uzvara dod { $n } punktu, nevis { $m }; atlikušie uzvaras kauliņi: { $left }.
riichi-why-silent-yaku = Arī bez riichi uzvara dod { $n } punktu, un roka vēl var atkāpties.
riichi-why-silent-few = Uzvaras kauliņu atlicis maz ({ $left }): gaidīšanu vēl var uzlabot.
riichi-why-silent-threat = Riichi pieteica { $seat }: bez riichi roka vēl var atkāpties.
riichi-why-silent-furiten = Furiten ({ $tile }): ron nav iespējams, tāpēc roku vēl ir vērts mainīt.
riichi-why-silent-free = Bez riichi roka vēl var mainīties vai atkāpties.
riichi-why-pon-yakuhai = { $n ->
        [0] Trijnieks dod yaku, un roka ir tenpai.
       *[other] Trijnieks dod yaku; līdz tenpai paliek { $n }.
    }
riichi-why-call-nearer = { $n ->
        [0] Paņemot roka ir tenpai
       *[other] Paņemot līdz tenpai paliek { $n }
    }{ $yaku ->
        [none] {"."}
        [missing] , bet yaku nav redzams.
       *[other] ; mērķis: { $yaku }.
    }
riichi-why-call-wider = Paņemot noderīgo kauliņu ir { $n }, nevis { $m }.
riichi-why-pass-not-nearer = Paņemot roka netuvojas tenpai.
riichi-why-pass-no-yaku = Atvērtai rokai nebūtu redzams neviens yaku.
riichi-why-pass-closed = Slēgta roka vēl var pieteikt riichi; paņemot to vairs nevar.
riichi-why-kan = { $dora ->
        [yes] Kan dod jaunu dora un papildu vilkumu
       *[no] Kan dod papildu vilkumu
    }; līdz tenpai paliek tikpat.
riichi-why-kan-in-riichi = { $dora ->
        [yes] Kan dod jaunu dora un papildu vilkumu
       *[no] Kan dod papildu vilkumu
    }; gaidīšana nemainās.
riichi-why-kan-sets-back = Kan attālinātu roku no tenpai.
riichi-why-kan-threat = Kan dotu jaunu dora arī pretiniekam ar riichi ({ $seat }).
riichi-why-kan-opens = Kan atvērtu roku, un riichi vairs nevarētu pieteikt.
riichi-why-abort = Līdz tenpai { $n }; labāk jauna partija.
riichi-why-plays-on = Līdz tenpai { $n }: roku ir vērts spēlēt.
riichi-why-win-chance = Izredzes uzvarēt: { $n }, nevis { $m }.
riichi-why-deals-in = Varbūtība iemest uzvaru: { $n }, nevis { $m }.
riichi-note-sets-back = { $n ->
        [0] Izjauc tenpai
       *[other] Attālina no tenpai
    }
riichi-note-fewer-tiles = Noderīgie kauliņi: { $m }, nevis { $n }
riichi-note-fewer-waits = Uzvaras kauliņi: { $m }, nevis { $n }
riichi-note-furiten = Atstāj furiten
riichi-note-no-yaku = Nav yaku
riichi-note-dora = Dora
riichi-note-points = Punkti: { $m }, nevis { $n }
riichi-note-tanyao = Zaudē tanyao
riichi-note-flush = Der viena masta rokai
riichi-note-yakuhai-pair = Izjauc yakuhai pāri
riichi-note-value-honour = Vēl var dot yaku
riichi-note-worse-wait = Tie paši { $n }, sliktāka gaidīšana
riichi-note-breaks = Izjauc: { $tiles }
riichi-note-in-shape = Sader ar citiem
riichi-note-joins = Klāt derētu { $m }, nevis { $n }
riichi-note-danger = { $riichi ->
        [yes] Bīstami: riichi pieteica { $seat }
       *[no] Bīstamāk ({ $seat })
    }
riichi-note-safer-slower = Drošāk, bet lēnāk
riichi-note-gives-up = Atsakās no rokas
riichi-note-silent-no-yaku = Bez riichi nav yaku
riichi-note-riichi-furiten = Furiten: ron nav iespējams
riichi-note-locks = Roku vairs nevar mainīt
riichi-note-slower = Lēnāk
riichi-note-not-nearer = Netuvina tenpai
riichi-note-opens = Atsakās no riichi
riichi-note-no-kan = Nav jaunas dora
riichi-note-kan-threat = Jaunu dora dabūtu arī { $seat }
riichi-note-win-chance = Uzvar { $m }, nevis { $n }
riichi-note-deals-in = Iemet uzvaru { $m }, nevis { $n }
riichi-note-same-tile = Tas pats kauliņš
riichi-note-level = Tikpat labi
riichi-if-no-threat = { $riichi ->
        [yes] ja nebūtu riichi ({ $seat })
       *[no] ja nekas nebūtu paņemts ({ $seat })
    }
riichi-if-more-left = ja to būtu atlicis vairāk ({ $tile })
riichi-if-speed = ja ātrums būtu svarīgāks par punktiem
riichi-if-points = ja punkti būtu svarīgāki par ātrumu
riichi-if-honour-gone = ja divi tādi ({ $tile }) jau būtu izmesti
riichi-if-not-discarded = ja { $tile } nebūtu starp jūsu izmestajiem
riichi-if-weaker = ja roka būtu vājāka
riichi-if-silent-yaku = ja rokai būtu yaku arī bez riichi
riichi-if-threat = ja riichi būtu pieteicis cits spēlētājs
riichi-if-better-wait = ja būtu atlicis vairāk uzvaras kauliņu
riichi-if-yaku = ja atvērtai rokai būtu yaku
riichi-why-best = Neviens apstāklis atsevišķi neizšķir; no mazām atšķirībām rodas labākais sagaidāmais rezultāts.
riichi-why-even-one = Ne rokā, ne uz galda nav nekā, kas to atšķirtu no otra ({ $one }).
riichi-why-even-two = Ne rokā, ne uz galda nav nekā, kas to atšķirtu no pārējiem ({ $one }, { $two }).
riichi-own-exchange = Ar to sākas iespējamākais uzlabojums: vilkt { $drawn }, atlikuši { $n }.
riichi-own-tied = { $why } Tikpat augstu vērtēto kauliņu: { $n }.
riichi-own-trials = Nejaušajos mēģinājumos roka izdevās labāka nekā ar citu izvēli ({ $other }).
riichi-own-luck = Nejaušie mēģinājumi bija tikko labāki nekā ar citu izvēli ({ $other }); atšķirība var būt nejauša.
riichi-own-apart = Rokā nekas neder pie { $tile }{ $out ->
        [0] {""}
       *[other] {" "}(jau izgājuši: { $out })
    }; pie { $other } kaimiņi ir.
riichi-own-fewer-near = Blakus { $tile } rokā ir tikai { $n }, blakus { $other } – { $m }.
riichi-own-out = { $tile } jau izgājuši: { $n }; { $other }: { $m ->
        [0] neviens
       *[other] { $m }
    }.
riichi-own-copies = Tā tabula rokā esošos ({ $tile }: { $n }) skaita kā jau izgājušus.
riichi-own-guest = { $becomes ->
        [yaku] Šis vējš šeit nekad nedos yaku; { $other } var dot.
       *[run] Šis vējš šeit neko nedod; { $other } vēl var derēt virknē.
    }
riichi-own-said = { $said }.
riichi-own-tanyao = Mērķis ir tanyao, kam { $tile } neder, bet { $other } der.
riichi-own-all-fit = Visi kauliņi vēl der plānam: { $yaku }.
riichi-own-left-over = Veido { $yaku }; tam { $tile } vajadzīgs mazāk nekā { $other }.
riichi-own-network = { $back ->
        [yes] Tīkls to vērtē augstāk nekā { $other }, lai gan roka attālinās.
       *[no] Tīkls to vērtē augstāk nekā { $other }.
    }
riichi-house-costs = Izmaksas un maksājumi
riichi-house-costs-wins = Pretinieku uzvaras kopā
riichi-house-costs-now = Izmest neredzētu kauliņu tagad
riichi-house-costs-later = Izmest neredzētu kauliņu pēc četriem gājieniem
riichi-house-costs-tenpai = Saņem tenpai roka, ja siena beidzas
riichi-house-costs-noten = Maksā noten roka, ja siena beidzas
riichi-house-share-of = daļa
riichi-house-counted = Saskaitīts spēļu ierakstos
riichi-house-counted-wins = Tenpai pretinieks uzvar viena gājiena laikā
riichi-house-counted-riichi = Uzvaras kauliņi starp izmestajiem pēc riichi, salīdzinot ar nejaušiem
riichi-house-counted-silent = Uzvaras kauliņi starp izmestajiem bez riichi, salīdzinot ar nejaušiem
riichi-house-counted-tsumo = Uzvaras ar paša vilkumu
riichi-house-counted-ippatsu = Riichi uzvaras ar ippatsu
riichi-house-counted-ura = Riichi uzvaras ar ura dora
riichi-frame-lot = Izvēlēts nejauši; kauliņi: { $n }.
study-worlds-shown = Parādīti { $shown } no { $n }

## Answers within a sentence: “ahead of passing”

riichi-discard-noun = izmest { $tile }
riichi-discard-drawn-noun = izmest izvilkto { $tile }
riichi-declare-noun = riichi ar { $tile }
riichi-pass-noun = izlaist
riichi-nine-kinds-noun = pārtraukt
zole-call-pass-noun = „garām“
zole-call-take-noun = ņemt galdu
zole-throw-in-noun = atdot pārējos stiķus
bg-answer-roll-noun = mest kauliņus
bg-answer-double-noun = dubultot
bg-answer-take-noun = pieņemt
bg-answer-drop-noun = atteikties

## Choices of parameters

agent-choice-strategy-attacking = uzbrūkoša
agent-choice-strategy-defending = aizsargājoša
agent-choice-strategy-running = skrejoša
agent-choice-strategy-combined = apvienota
agent-choice-strategy-random = nejauša
