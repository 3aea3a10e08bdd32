### Explanations of agents. The keys are used in `crates/agents`.

agent-with-level = { $agent }, { $level }
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
riichi-frame-win = Võitu ei jäta ta kunagi vahele.
riichi-frame-kan = Kani kuulutab ta alati, kui saab.
riichi-frame-pon = Poni võtab ta alati, kui tema reeglid lubavad.
riichi-frame-chi = Chi võtab ta alati, kui tema reeglid lubavad.
riichi-frame-riichi = Riichi kuulutab ta alati, kui saab.
riichi-frame-discard = Ta viskab ära kivi, mida hindab kõige vähem.
riichi-frame-pass = Ükski võtmine ei sobi tema reeglitega.
riichi-simple-score = Hinne
riichi-simple-discard = { $steps ->
        [0] Käsi jääb tenpaisse
       *[other] Tenpaini jääb { $steps }
    }; sellistest kividest sobib see teistega kõige vähem.
riichi-simple-yakuhai = Ta võtab yakuhai, mis viib käe tenpaile lähemale.
riichi-simple-open = Käsi on avatud ja see võtmine viib selle tenpaile lähemale.
riichi-aims-at-yakuhai = Siht: yakuhai.
riichi-aims-at-toitoi = Siht: toitoi.
riichi-aims-at-tanyao = Siht: tanyao.
riichi-tile-value = Kivi väärtus
riichi-tile-values = Iga kivi väärtus käele
riichi-left = Nägemata
riichi-ready-on = Tenpai, ootab: { $tiles }; nägemata on veel { $n }.
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
study-as-good-as = Sama hea kui { $next }.
study-ahead-of = { $gain }{ $scale ->
        [riichi-house-value] {" "}tuhande punkti
        [riichi-ev-points] {" "}punkti
        [zole-over-pass] {" "}punkti
        [zole-mean-total] {" "}punkti
       *[other] {""}
    } võrra parem kui { $next }.
study-at-least-as-good-as = Vähemalt sama hea kui { $next }.
study-ahead-of-at-least = Vähemalt { $gain }{ $scale ->
        [riichi-house-value] {" "}tuhande punkti
        [riichi-ev-points] {" "}punkti
        [zole-over-pass] {" "}punkti
        [zole-mean-total] {" "}punkti
       *[other] {""}
    } võrra parem kui { $next }.
study-why-not = Miks mitte { $noun }?
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
study-cut-depth = sügavamale ei vaadata
study-open-explorer = Ava otsingu uurijas
study-cut-budget = piir käes
study-cut-at-least = Vähemalt { $value }; peatumiseks piisab { $limit }.
study-cut-at-most = Kõige rohkem { $value }; peatumiseks piisab { $limit }.

# Selgitus lehel. $next, $best ja $action nimetavad vastust.
why-best = parim
why-choice = valik
why-ahead = { $gain } võrra parem kui { $next }
why-behind = { $loss } võrra halvem kui { $best }
why-as-good-as = Sama hea kui { $next }
why-at-least-as-good-as = Vähemalt sama hea kui { $next }
why-ahead-at-least = Vähemalt { $gain } võrra parem kui { $next }
why-behind-at-least = Vähemalt { $loss } võrra halvem kui { $best }
why-lead-close = Väike vahe
why-lead-clear = Selge vahe
why-lead-large = Suur vahe
why-zone-close = väike
why-zone-clear = selge
why-zone-large = suur
why-more = Rohkem
why-all = { $n ->
        [2] mõlemad kandidaadid
        [one] { $n } kandidaat
       *[other] kõik { $n } kandidaati
    }
why-differences = { $what }{ $thousands ->
        [yes] , tuhandetes
       *[no] {""}
    }: { $from ->
        [best] vahe parimaga
       *[choice] vahe valituga
    }
why-not = Miks mitte { $action }?
why-right-if = See oleks õige, { $condition }.
why-no-more = Rohkem agent selle kohta ei ütle.
why-no-answer = See agent ei vasta. Sinu mäng on alles.
why-ask-again = Küsi uuesti

zole-habit = Harjumus
zole-habit-score = Hinne
zole-habit-bury-trump = trumpe kõrvale ei panda
zole-habit-bury-void = vabaneb ühest mastist
zole-habit-bury-eyes = hoiab silmad alles
zole-habit-lead-low = käib välja madala kaardi
zole-habit-cash = võtab kindla tihi
zole-habit-ace = äss, kuni kõik saavad masti käia
zole-habit-low-plain = madal lihtkaart
zole-habit-draw-trumps = korjab trumpe kõrgetega
zole-habit-draw-low = korjab trumpe madalatega
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
zole-habit-all-low = kõik kaardid on madalad
zole-habit-not-low = kõik kaardid ei ole madalad
zole-simple-score = Hinne
zole-simple-trumps-enough = viiest trumbist piisab
zole-simple-trumps-few = trumpe on alla viie
zole-simple-bury-low = paneb kõrvale madalaimad kaardid
zole-simple-lead-ace = käib välja ässa
zole-simple-lead-trump = käib välja kõrgeima trumbi
zole-simple-take-high = võtab tihi kõrgeima kaardiga
zole-source-random = { $n ->
        [one] Ainus lubatud valik; otsing algab hiljem.
       *[other] Valitud juhuslikult { $n } valiku seast; otsing algab hiljem.
    }
zole-source-searched = { $worlds ->
        [one] Parim ainsas allesjäänud võimalikus jaotuses; puuduvaid maste ei arvestata.
       *[other] Keskmiselt parim kõigi { $worlds } võimaliku jaotuse põhjal; puuduvaid maste ei arvestata.
    }
zole-source-cut = Peatati varem: keskmiselt parim { $worlds } võimaliku jaotuse põhjal ({ $possible }-st); puuduvaid maste ei arvestata.
zole-source-searched-fitting = { $worlds ->
        [one] Parim ainsas allesjäänud võimalikus jaotuses.
       *[other] Keskmiselt parim kõigi { $worlds } võimaliku jaotuse põhjal.
    }
zole-source-cut-fitting = Peatati varem: keskmiselt parim { $worlds } võimaliku jaotuse põhjal ({ $possible }-st).
zole-chance = Tõenäosus
zole-mean-total = Keskmine summa
zole-mean-tricks-lost = Keskmised tihid, loetud kaotusena
zole-lead-card = Käi välja { $card }
zole-take-with = Võta tihi: { $card }
zole-give-partner = Anna partnerile { $card }
zole-trump-with = Löö trumbiga { $card }
zole-throw-off-card = Viska ära { $card }
zole-bury-two = Pane kõrvale { $one } ja { $two }
zole-two-cards = { $one } ja { $two }
zole-one-or-other = { $one } või { $two }
zole-eyes-many = { $eyes } silma
zole-eyes-by = { $eyes } silma võrra
zole-why-one = { $said }.
zole-why-two = { $fact }; { $odds }.
zole-why-then-odds = { $fact }. { $odds }.
zole-why-last-card = See on viimane kaart
zole-why-only-follows = Tuleb käia masti ja see on ainus { $suit ->
        [hearts] ärtu
        [spades] pada
        [clubs] risti
       *[trumps] trump
    }
zole-why-reaches-with = Võtab { zole-eyes-many } ja jõuab { $limit } silmani
zole-why-reaches = Võtab tihi ja jõuab { $limit } silmani
zole-why-stops-with = Võtab { zole-eyes-many }: suur ei jõua enam { $limit } silmani
zole-why-stops = Võtab tihi: suur ei jõua enam { $limit } silmani
zole-why-takes-eyes = Võtab kindlalt { zole-eyes-many }
zole-why-takes = Võtab tihi kindlalt
zole-why-safe = Keegi ei saa seda üle lüüa
zole-why-more-eyes = Võtab { zole-eyes-by } rohkem
zole-why-cheaper = Võtab tihi ja hoiab alles kaardi { $card }
zole-why-gives = Annab partneri tihisse { zole-eyes-many }
zole-why-partners = Tihi on juba partneril
zole-why-leads-next = Võtab tihi ja käid järgmisena välja
zole-why-loses-less = { $eyes ->
        [0] Ei anna kaotatud tihisse ühtki silma
       *[other] Annab kaotatud tihisse ainult { zole-eyes-many }
    }
zole-why-keeps = Hoiab kaardi { $card } hilisemaks
zole-why-not-worth = Säästab kaardi { $card }: tihis { $eyes ->
        [0] pole silmi
        [one] on ainult { $eyes } silm
       *[other] on ainult { $eyes } silma
    }
zole-why-few-beat = Seda lööb üle ainult { $cards }
zole-why-tries = Lööb praegu üle kaardi { $card }
zole-why-risks-less = { $eyes ->
        [0] Ei riski ühegi silmaga
       *[other] Riskib ainult { $eyes } silmaga
    }
zole-why-harder-to-beat = Seda lööb üle { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarti
    }, mitte { $other }
zole-why-draws = Korjab trumpe: väljas on veel { $n }
zole-why-draws-for = Korjab trumbid ära, enne kui { $card } trumbiga lüüakse
zole-why-saves-from-trumps = Hoiab kaarti { $card }, mida saab veel trumbiga lüüa
zole-why-saves = Hoiab kaarti { $card }, mida saab veel üle lüüa
zole-why-ace-now = Kõigil võib veel olla { $suit ->
        [hearts] ärtut
        [spades] padat
       *[clubs] ristit
    }
zole-why-partner-trumps = Partneril pole { $suit ->
        [hearts] ärtut
        [spades] padat
       *[clubs] ristit
    } ja ta saab trumbiga lüüa
zole-why-soloist-lacks = Suurel pole enam { $suit ->
        [hearts] ärtut
        [spades] padat
       *[clubs] ristit
    }
zole-why-through = Järgmisena käib suur, partner viimasena
zole-why-empties = Sul ei jää { $suit ->
        [hearts] ärtut
        [spades] padat
       *[clubs] ristit
    } ja saad trumbiga lüüa
zole-why-under = Seda tihi ei võta
zole-why-sheds = Vabaneb kaardist { $card }
zole-why-must-take = Tihi tuleb niikuinii võtta, seega läheb { $card }
zole-why-beatable = Seda võib veel üle lüüa { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarti
    }
zole-why-soloist-takes = Selle tihi peab võtma suur
zole-why-to-soloist = Jätab tihi suurele
zole-why-hard-to-duck = { $n ->
        [0] Alla ei mahu ühtki kaarti
        [one] Alla mahub ainult { $n } kaart
       *[other] Alla mahub ainult { $n } kaarti
    }
zole-why-keeps-trumps = Hoiab kõik trumbid
zole-why-buries-ten = Päästab kaardi { $card } ({ $ace } seda ei saa)
zole-why-buries-eyes = Paneb kindlalt kõrvale { zole-eyes-many }
zole-why-keeps-ace = Hoiab kaardi { $card } tihi võtmiseks
zole-why-hand = { $trumps ->
        [one] { $trumps } trump
       *[other] { $trumps } trumpi
    }{ $aces ->
        [0] {""}
        [one] {" "}ja { $aces } äss
       *[other] {" "}ja { $aces } ässa
    }
zole-why-low-trumps = Ükski trump pole kõrgem kui { $card }
zole-why-no-trumps = Ühtki trumpi pole
zole-why-too-weak = { $hand }: liiga nõrk üksi mängimiseks
zole-why-strong = { $hand }: piisab laua võtmiseks
zole-why-sure = Kõik kaheksa kaarti on trumbid või üksikud ässad
zole-odds-wins = Võidab
zole-odds-survives = Ei kaota
zole-odds-all = { $does } { $n ->
        [1] ainsas võimalikus jaotuses
       *[other] kõigis { $n } võimalikus jaotuses
    }
zole-odds-some = { $does } { $won } jaotuses { $n } võimalikust
zole-odds-none-won = Ei võida { $n ->
        [1] ainsas võimalikus jaotuses
       *[other] üheski { $n } võimalikust jaotusest
    }
zole-odds-none-survived = Kaotab { $n ->
        [1] ainsas võimalikus jaotuses
       *[other] kõigis { $n } võimalikus jaotuses
    }
zole-odds-only = { $share }, { $next } ainult { $theirs }
zole-odds-none-else = { $share }, { $next } mitte üheski
zole-odds-better = { $share }; { $next } { $n_cards ->
        [one] võidab { $theirs }, aga toob vähem punkte
       *[other] võidavad { $theirs }, aga toovad vähem punkte
    }
zole-odds-scores-less = { $share }; { $next } { $n_cards ->
        [one] võidab sama sageli, aga toob vähem punkte
       *[other] võidavad sama sageli, aga toovad vähem punkte
    }
zole-odds-loses-more = { $share }; { $next } { $n_cards ->
        [one] kaotab rohkem
       *[other] kaotavad rohkem
    }
zole-odds-by-less = { $share }; { $next } { $n_cards ->
        [one] võidab sama sageli, aga väiksema vahega
       *[other] võidavad sama sageli, aga väiksema vahega
    }
zole-odds-more-tricks = { $share }, nagu ka { $next }, aga sellega tuleb rohkem tihisid
zole-odds-fewer-tricks = { $share }, nagu ka { $next }, aga siis võtab suur vähem tihisid
zole-odds-like = { $share }, nagu ka { $next }
zole-odds-like-all = { $share }, nagu ka kõik teised valikud
zole-odds-against = { $share }, { $next } { $theirs }
zole-odds-mean-points = Keskmiselt { $mean } punkti { $n } võimaliku jaotuse põhjal
zole-odds-mean-tricks = Keskmiselt { $mean } tihi { $n } võimaliku jaotuse põhjal
zole-odds-enough = võidab { $won } jaotuses { $n } võimalikust, piisab { $needed }
zole-note-not-reached = { $limit } silmani veel ei jõua
zole-note-not-stopped = Suur võib veel jõuda { $limit } silmani
zole-note-leaves-eyes = Jätab { zole-eyes-many } { $to ->
        [soloist] suurele
       *[opponents] väikestele
    }
zole-note-leaves = Jätab tihi { $to ->
        [soloist] suurele
       *[opponents] väikestele
    }
zole-note-trumped = Seda saab veel trumbiga lüüa
zole-note-needs-partner = Partner peaks üle lööma
zole-note-beaten-by = Seda võib veel üle lüüa { $cards }
zole-note-beaten = Seda saab veel üle lüüa
zole-note-fewer-eyes = Võtab { zole-eyes-by } vähem
zole-note-also-takes = Võtab ka, aga kulutab kaardi { $card }
zole-note-gives-fewer = Partner saab { zole-eyes-by } vähem
zole-note-partners = Võtab partneri tihi
zole-note-no-lead = Järgmisena käib välja partner
zole-note-gives-away = Annab { zole-eyes-by } rohkem ära
zole-note-spends = Kulutab kaardi { $card }
zole-note-spends-on = Kulutab kaardi { $card }, kuigi tihis { $eyes ->
        [0] pole silmi
        [one] on ainult { $eyes } silm
       *[other] on ainult { $eyes } silma
    }
zole-note-under = Ei löö üle kaarti { $card }
zole-note-risks-more = Riskib { zole-eyes-by } rohkem
zole-note-easily-beaten = Seda lööb üle { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarti
    }
zole-note-trumps-out = { $n ->
        [one] Välja jääb { $n } trump
       *[other] Välja jääb { $n } trumpi
    }
zole-note-takes = Võtab tihi kindlalt
zole-note-may-take = Võib tihi võtta
zole-note-keeps-risky = Sulle jääb { $card }
zole-note-seldom-beaten = Seda lööb üle { $n ->
        [one] ainult { $n } kaart
       *[other] ainult { $n } kaarti
    }
zole-note-from-soloist = Võtab tihi suurelt ära
zole-note-easy-to-duck = Alla mahub { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarti
    }
zole-note-buries-trump = Paneb kõrvale trumbi { $card }
zole-note-leaves-ten = { $card } võib ässale langeda
zole-note-buries-fewer = Paneb kõrvale { zole-eyes-by } vähem
zole-note-buries-ace = Paneb kõrvale kaardi { $card }, mis võib tihi võtta
zole-note-wins = Võidab { $won } jaotuses { $n } võimalikust
zole-note-survives = Ei kaota { $won } jaotuses { $n } võimalikust
zole-note-wins-more = Võidab sagedamini, aga toob vähem punkte
zole-note-scores-less = Võidab sama sageli, aga toob vähem punkte
zole-note-by-less = Sama sageli, aga väiksema vahega
zole-note-more-tricks = Sama sageli, aga rohkem tihisid
zole-note-fewer-tricks = Sama sageli, aga suur võtab vähem tihisid
zole-note-as-good = Sama hea
zole-note-ends = Lõpetab jaotuse; silmi: { $eyes }
zole-note-needs = Võidab { $won } / { $n }, vaja { $needed }
zole-note-points-less = { $points } punkti vähem
zole-note-too-weak = Liiga nõrk üksi mängimiseks
zole-note-too-strong = Liiga tugev, et passida
zole-note-not-sure = Kõik kaardid pole kindlad tihid
zole-if-needed-only = kui vaja oleks veel ainult { zole-eyes-many }
zole-if-partner-held = kui tihi oleks partneril
zole-if-soloist-held = kui tihi oleks suurel
zole-if-fewer-eyes = kui tihis oleks vähem silmi
zole-if-more-eyes = kui tihis oleks rohkem silmi
zole-if-could-take = kui sellega saaks tihi võtta
zole-if-no-trumps = kui teistel poleks enam trumpe
zole-if-played = kui { $cards } oleks juba käidud
zole-if-higher-lay = kui tihis oleks kõrgem kaart
zole-if-held = kui sul oleks { $card }
zole-if-won = kui võidaks { $needed } jaotuses { $n } võimalikust
zole-if-fell-short = kui „{ $call }“ võidaks vähem kui { $needed } jaotuses { $n } võimalikust
zole-pass-last = { $how ->
        [galdins] Kui ka sina passid, tuleb galdiņš.
        [pule] Kui ka sina passid, pannakse pule kirja.
       *[redeal] Kui ka sina passid, jagatakse uuesti.
    }
zole-by-habit = Harjumus: { $habit }.
zole-by-threshold = Ükski teine valik ei võida kaugeltki nii sageli.
zole-by-band = Umbes sama sageli võitvatest valikutest toob see kõige rohkem punkte.
zole-by-margin = Sama sageli võitvatest ja sama palju punkte toovatest valikutest on selle vahe suurim.
zole-by-wins-alone = Peatati varem: arvutati ainult, kes võidab, mitte kui suurelt.
zole-by-order = Teised valikud on sama head.
zole-by-ismcts = Läbimängudes kõige sagedamini proovitud ({ $playouts }; võimalikke jaotusi { $worlds }).
zole-by-iimc-rules = Keskmiselt parim, kui võimalikud jaotused mängitakse lõpuni rusikareeglite järgi, teiste kaarte nägemata ({ $worlds }).
zole-by-iimc-pimc = Keskmiselt parim, kui võimalikes jaotustes ({ $worlds }) mängib igaüks edasi oma oletatud jaotuste järgi.
zole-by-epimc = { $depth ->
        [1] Keskmiselt parim { $worlds } avatud kaartidega lahendatud jaotuse põhjal.
       *[other] Keskmiselt parim { $worlds } võimaliku jaotuse põhjal; kaardid avanevad alles pärast { $depth } kaarti.
    }
zole-by-alphamu = { $moves ->
        [1] Keskmiselt parim { $worlds } avatud kaartidega lahendatud jaotuse põhjal.
       *[other] Alustab parimat ühist plaani kõigi võimalike jaotuste jaoks ({ $worlds }); oma kaarte plaanis: { $moves }.
    }
zole-by-bestfirst = Keskmiselt parim; võimalikke jaotusi, mida otsiti parimat jätku pidi: { $worlds }.
zole-by-cfr = Loositud kahe viimase tihi tasakaalu järgi (mänge iseendaga: { $rounds }, võimalikke jaotusi: { $worlds }).
zole-call-none-reached = Ükski pakkumine ei võida piisavalt sageli.
zole-call-take-falls-short =
    { $win ->
        [0] Lauda võttes ei võidaks sa üheski jaotuses { $worlds } võimalikust; vaja on { $needed }.
       *[other] Lauda võttes võidaksid ainult { $win } jaotuses { $worlds } võimalikust; vaja on { $needed }.
    }
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
zole-voids-unheeded = puuduvaid maste ei arvestata
zole-bids-unheeded = ükski jaotus ei sobi kõigi pakkumistega, seega pakkumisi ei arvestata
zole-worlds-weighed = tõenäolisemad jaotused loevad rohkem
zole-chance-won = Iseendaga mängides võitis { $chance } sellistest valikutest (± { $error }).
zole-chance-survived = Iseendaga mängides jäi kaotamata { $chance } sellistest valikutest (± { $error }).
zole-pass-estimated = Passi väärtus on arvutatud võimalikest jaotustest ({ $worlds }), eeldades, et teised pakuvad oma trumpide järgi.
zole-sampled-worlds = juhuslikult valitud jaotusi: { $worlds } / { $possible }
zole-some-worlds = jaotusi: { $worlds } / { $possible }
riichi-discard-drawn = Viska ära võetud: { $tile }
riichi-preference = Eelistus
riichi-builds-towards = Siht: { $yaku }; sobivaid kive: { $kept }.
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
riichi-dqn-best = Võrk hindab seda kõige kõrgemalt.
riichi-dqn-untaught = Võrgud ei õppinud hästi mängima: ära neid usalda.
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
riichi-fi-discard = Tema enda otsing hindab seda kivi kõige kõrgemalt.
riichi-fi-call = Võttes on käsi väärtuslikum.
riichi-fi-pass = Ükski võtmine ei tee kätt väärtuslikumaks.
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
bg-drop-is-cheaper = Loobumine on väärt { $pass }, vastuvõtmine ainult { $value }.
bg-take-is-cheaper = Vastuvõtmine on väärt { $value }, loobumine { $pass }.
bg-taking-costs = Vastuvõtmine maksaks { $loss } rohkem.
bg-passing-costs = Loobumine maksaks { $loss } rohkem.
bg-drop-loses-match = Loobudes kaotaksid matši.
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
agent-short-bestfirst = Parim enne
agent-short-ismcts = Üks puu
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Lineaarne
agent-short-net = Närvivõrk
agent-short-minimax = Minimax
agent-short-alphabeta = Alfa-beeta
agent-short-cfr = Tasakaal
agent-short-iimc = Läbimängija
agent-short-epimc = Hiljem avaja
agent-short-alphamu = Üks plaan
agent-short-lt-random = Juhuviskaja (Kaunas 2017)
agent-short-lt-csp = Kitsenduste lahendaja (Kaunas 2017)
agent-short-lt-bucket = Korvitäitja (Kaunas 2017)
agent-short-lt-dqn = Q-närvivõrk (Kaunas 2017)
agent-short-fi-mc = Monte Carlo (Helsingi 2019)
agent-short-fi-tree = Käepuu (Helsingi 2019)
agent-short-sp-draw = Võtuarvestaja
agent-short-jp-dag = Käegraaf (Kurita ja Hoki 2017)
agent-short-mcts = Monte Carlo puuotsing
agent-short-pips = Pipilugeja
riichi-ev-nearest = Tenpaini on hindamiseks liiga kaugel: alles jääb tenpaile lähim käsi.
riichi-ev-spent = Peatati varem: alles jääb tenpaile lähim käsi.
riichi-ev-last = Võtmisi enam ei ole: alles jääb tenpaile lähim käsi.
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
riichi-house-value = tuhat punkti
riichi-house-gain = punktid võidu korral
riichi-house-deal-in = annab võidukivi
riichi-house-course = plaan
riichi-house-course-won = võit
riichi-house-course-push = ründab
riichi-house-course-fold = taandub
riichi-house-course-abort = katkestab
riichi-house-threat = { $seat }: tenpai tõenäosus { $likely }; talle võidukivi andmine maksaks { $cost } punkti.
riichi-house-by-graph = Käsi vastasteta, võtmised ja ron arvesse võetud
riichi-house-by-draws = Käsi vastasteta, ainult oma võtmistega
riichi-house-by-network = Käsi vastasteta, ainult oma võtmistega, närvivõrgu hinnang
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
riichi-house-rivals = Vastased
riichi-house-rival = { $seat }
riichi-house-loss = punktid võidukivi andes
riichi-house-dangers = Iga kivi ohtlikkus
riichi-house-together = kõik vastased
riichi-house-if-ready = { $seat }, kui tenpai
riichi-house-places = Oodatavad kohad praeguste punktidega
riichi-house-place = { $place }. koht
riichi-why-win = Käsi on valmis: { $n } punkti.
riichi-why-only = See on ainus lubatud valik.
riichi-why-bound = Pärast riichit tuleb võetud kivi ära visata.
riichi-why-lone = { $lone ->
        [wind] Üksik tuul, mis yakut ei anna
        [honour] Üksik honöör
        [terminal] Üksik terminal
       *[tile] Üksik kivi
    }{ $calm ->
        [yes] {"; praegu keegi ei ähvarda."}
       *[no] {"."}
    }
riichi-why-widest = Ükski teine valik ei jäta rohkem kasulikke kive: { $n }.
riichi-why-tenpai = Tenpai, ootab: { $tiles }; alles: { $n }.
riichi-why-tile = { $tile }
riichi-why-level-one = { $why } Sama hea: { $one }.
riichi-why-level-two = { $why } Sama head: { $one }, { $two }.
riichi-why-nearer = { $n ->
        [0] Käsi jääb tenpaisse; teine valik ({ $other }) lõhub selle.
       *[other] Tenpaini jääb { $n }; teine valik ({ $other }) viib kaugemale.
    }
riichi-why-wider = Kasulikke kive: { $n }; teine valik ({ $other }) jätab { $m }.
riichi-why-wait = { $shape ->
        [ryanmen] Kahepoolne ootus: { $tiles }
        [wide] Lai ootus: { $tiles }
       *[narrow] Ootab: { $tiles }
    }; alles { $n }, mitte { $m }.
riichi-why-not-furiten = Teine valik ({ $other }) jätaks furiteni: { $tile }.
riichi-why-has-yaku = Hoiab yaku alles; teine valik ({ $other }) kaotab selle.
riichi-why-dora = Hoiab dora alles: { $other }.
riichi-why-points = Võit toob keskmiselt { $n } punkti, mitte { $m }.
riichi-why-tanyao = Alles jäävad ainult keskmised kivid, nii et tanyao on võimalik.
riichi-why-flush = See kivi ei sobi ühe masti kätte; { $other } sobib.
riichi-why-yakuhai-pair = Hoiab paari alles ({ $other }): veel üks annaks yaku.
riichi-why-value-honour = Kätte jääb { $other }: kolm sellist annaks yaku.
riichi-why-two-sided = { $kept } saab täituda mõlemalt poolt, { $broken } ainult ühelt.
riichi-why-lone-over = { $lone ->
        [wind] Üksik tuul, mis yakut ei anna
        [honour] Üksik honöör
        [terminal] Üksik terminal
       *[tile] Üksik kivi
    }; { $other } sobib teistega kokku.
riichi-why-joins = Sellega sobiks ainult { $n } kivi, teisega ({ $other }) { $m }.
riichi-why-safer = { $how ->
        [genbutsu] { $seat } ei saa sellega võita
        [suji] See on suji ({ $seat })
        [wall] Kahepoolne ootus sellele pole võimalik ({ $seat })
        [thin] Kahepoolne ootus sellele on vähetõenäoline ({ $seat })
        [honour] Seda saab oodata ainult paariga ({ $seat })
       *[live] See on ohutum ({ $seat })
    }; { $other } on ohtlikum.
riichi-why-fold = Taandub: { $how ->
        [genbutsu] { $seat } ei saa sellega võita
        [suji] see on suji ({ $seat })
        [wall] kahepoolne ootus sellele pole võimalik ({ $seat })
        [thin] kahepoolne ootus sellele on vähetõenäoline ({ $seat })
        [honour] seda saab oodata ainult paariga ({ $seat })
       *[live] see on ohutum ({ $seat })
    }; { $other } aitaks kätt, kuid on ohtlik.
riichi-why-push = { $n ->
        [0] Tenpai, võidukive alles: { $left }. See on riski väärt ({ $seat }).
       *[other] Tenpaini { $n }, kasulikke kive: { $left }. See on riski väärt ({ $seat }).
    }
riichi-why-riichi-yaku = Ilma riichita pole käel yakut; võidukive alles: { $left }.
riichi-why-riichi-points = Riichi tõstab võidu väärtust: { $m } asemel { $n } punkti; võidukive alles: { $left }.
riichi-why-silent-yaku = Ka ilma riichita toob võit { $n } punkti ja taanduda saab veel.
riichi-why-silent-few = Võidukive on vähe alles ({ $left }): ootust saab veel parandada.
riichi-why-silent-threat = Riichi kuulutas { $seat }: ilma riichita saab veel taanduda.
riichi-why-silent-furiten = Furiten ({ $tile }): ron pole võimalik, nii et kätt tasub veel muuta.
riichi-why-silent-free = Ilma riichita saab kätt veel muuta või taanduda.
riichi-why-pon-yakuhai = { $n ->
        [0] Kolmik annab yaku ja käsi on tenpais.
       *[other] Kolmik annab yaku; tenpaini jääb { $n }.
    }
riichi-why-call-nearer = { $n ->
        [0] Võttes on käsi tenpais
       *[other] Võttes jääb tenpaini { $n }
    }{ $yaku ->
        [none] {"."}
        [missing] , kuid yakut pole näha.
       *[other] ; siht: { $yaku }.
    }
riichi-why-call-wider = Võttes on kasulikke kive { $n }, mitte { $m }.
riichi-why-pass-not-nearer = Võtmine ei tooks kätt tenpaile lähemale.
riichi-why-pass-no-yaku = Avatud käel poleks ühtki yakut näha.
riichi-why-pass-closed = Varjatud käsi saab veel riichi kuulutada; võttes enam ei saa.
riichi-why-kan = { $dora ->
        [yes] Kan annab uue dora ja lisavõtu
       *[no] Kan annab lisavõtu
    }; tenpaini jääb sama palju.
riichi-why-kan-in-riichi = { $dora ->
        [yes] Kan annab uue dora ja lisavõtu
       *[no] Kan annab lisavõtu
    }; ootus ei muutu.
riichi-why-kan-sets-back = Kan viiks käe tenpaist kaugemale.
riichi-why-kan-threat = Kan annaks uue dora ka riichi kuulutanud vastasele ({ $seat }).
riichi-why-kan-opens = Kan avaks käe ja riichit enam kuulutada ei saaks.
riichi-why-abort = Tenpaini on { $n }; uus jaotus on parem.
riichi-why-plays-on = Tenpaini on { $n }: kätt tasub mängida.
riichi-why-win-chance = Võiduvõimalus on { $n }, mitte { $m }.
riichi-why-deals-in = Võidukivi andmise tõenäosus on { $n }, mitte { $m }.
riichi-note-sets-back = { $n ->
        [0] Lõhub tenpai
       *[other] Viib tenpaist kaugemale
    }
riichi-note-fewer-tiles = Kasulikke kive { $m }, mitte { $n }
riichi-note-fewer-waits = Võidukive { $m }, mitte { $n }
riichi-note-furiten = Jätab furiteni
riichi-note-no-yaku = Yaku puudub
riichi-note-dora = Dora
riichi-note-points = { $m } punkti, mitte { $n }
riichi-note-tanyao = Kaotab tanyao
riichi-note-flush = Sobib ühe masti kätte
riichi-note-yakuhai-pair = Lõhub yakuhai-paari
riichi-note-value-honour = Võib veel yaku anda
riichi-note-worse-wait = { $n ->
        [one] Sama { $n } kivi, halvem ootus
       *[other] Samad { $n } kivi, halvem ootus
    }
riichi-note-breaks = Lõhub { $tiles }
riichi-note-in-shape = Sobib teistega kokku
riichi-note-joins = Sobiks { $m } kivi, mitte { $n }
riichi-note-danger = { $riichi ->
        [yes] Ohtlik: riichi kuulutas { $seat }
       *[no] Ohtlikum ({ $seat })
    }
riichi-note-safer-slower = Ohutum, kuid aeglasem
riichi-note-gives-up = Loobub käest
riichi-note-silent-no-yaku = Ilma riichita yaku puudub
riichi-note-riichi-furiten = Furiten: ron pole võimalik
riichi-note-locks = Kätt ei saa enam muuta
riichi-note-slower = Aeglasem
riichi-note-not-nearer = Tenpai ei tule lähemale
riichi-note-opens = Loobub riichist
riichi-note-no-kan = Uut dora ei tule
riichi-note-kan-threat = Uue dora saab ka { $seat }
riichi-note-win-chance = Võidab { $m }, mitte { $n }
riichi-note-deals-in = Annab võidukivi { $m }, mitte { $n }
riichi-note-same-tile = Sama kivi
riichi-note-level = Sama hea
riichi-if-no-threat = { $riichi ->
        [yes] kui { $seat } poleks riichit kuulutanud
       *[no] kui { $seat } poleks midagi võtnud
    }
riichi-if-more-left = kui neid oleks rohkem alles ({ $tile })
riichi-if-speed = kui kiirus oleks tähtsam kui punktid
riichi-if-points = kui punktid oleksid tähtsamad kui kiirus
riichi-if-honour-gone = kui kaks sellist ({ $tile }) oleks juba läinud
riichi-if-not-discarded = kui { $tile } poleks sinu äravisatute seas
riichi-if-weaker = kui käsi oleks nõrgem
riichi-if-silent-yaku = kui käel oleks yaku ka ilma riichita
riichi-if-threat = kui riichi oleks kuulutanud keegi teine
riichi-if-better-wait = kui võidukive oleks rohkem alles
riichi-if-yaku = kui avatud käel oleks yaku
riichi-why-best = Ükski asjaolu eraldi ei otsusta; väikesed erinevused annavad kokku parima oodatava tulemuse.
riichi-why-even-one = Ei käes ega laual pole midagi, mis teda teisest ({ $one }) eristaks.
riichi-why-even-two = Ei käes ega laual pole midagi, mis teda teistest ({ $one }, { $two }) eristaks.
riichi-own-exchange = Sellest algab tõenäolisim parandus: tuleb { $drawn }, alles on { $n }.
riichi-own-tied = { $why } Sama hinde saab veel { $n } kivi.
riichi-own-trials = Tema juhuslikes katsetes sai käsi parem kui teise valikuga ({ $other }).
riichi-own-luck = Tema juhuslikud katsed läksid vaevalt paremini kui teise valikuga ({ $other }); vahe võib olla juhus.
riichi-own-apart = Miski käes ei sobi kiviga { $tile }{ $out ->
        [0] {""}
       *[other] {" "}ja väljas on neid juba { $out }
    }; kivil { $other } on naabreid.
riichi-own-fewer-near = Kivi { $tile } lähedal on käes ainult { $n }, kivi { $other } lähedal { $m }.
riichi-own-out = { $tile }: väljas juba { $n }; { $other }: { $m ->
        [0] mitte ühtegi
       *[other] { $m }
    }.
riichi-own-copies = Tema tabel loeb käes olevad kivid ({ $tile }: { $n }) äraläinuks.
riichi-own-guest = { $becomes ->
        [yaku] See tuul ei anna siin kunagi yakut; { $other } võib anda.
       *[run] See tuul ei anna siin midagi; { $other } võib veel ritta sobida.
    }
riichi-own-said = { $said }.
riichi-own-tanyao = Siht on tanyao, kuhu { $tile } ei sobi, aga { $other } sobib.
riichi-own-all-fit = Kõik kivid sobivad veel tema plaani: { $yaku }.
riichi-own-left-over = Siht: { $yaku }; sinna on { $tile } vähem vaja kui { $other }.
riichi-own-network = { $back ->
        [yes] Võrk hindab seda kõrgemalt kui { $other }, kuigi käsi läheb tagasi.
       *[no] Võrk hindab seda kõrgemalt kui { $other }.
    }
riichi-house-costs = Kulud ja maksed
riichi-house-costs-wins = Vastaste võidud kokku
riichi-house-costs-now = Nägemata kivi äraviskamine praegu
riichi-house-costs-later = Nägemata kivi äraviskamine nelja käigu pärast
riichi-house-costs-tenpai = Tenpais käsi saab, kui müür lõpeb
riichi-house-costs-noten = Noten-käsi maksab, kui müür lõpeb
riichi-house-share-of = osa
riichi-house-counted = Mängusalvestistest loetud
riichi-house-counted-wins = Tenpais vastane võidab ühe käigu jooksul
riichi-house-counted-riichi = Võidukivid äravisatute seas pärast riichit, võrreldes juhuslikega
riichi-house-counted-silent = Võidukivid äravisatute seas ilma riichita, võrreldes juhuslikega
riichi-house-counted-tsumo = Võidud ise võetud kiviga
riichi-house-counted-ippatsu = Riichi-võidud ippatsuga
riichi-house-counted-ura = Riichi-võidud ura doraga
riichi-frame-lot = { $n ->
        [one] Ainus kivi, mille saab ära visata.
       *[other] Valitud juhuslikult { $n } kivi seast.
    }
study-worlds-shown = Näidatud { $shown } / { $n }

## Answers within a sentence: “ahead of passing”

riichi-discard-noun = visata ära { $tile }
riichi-discard-drawn-noun = visata ära võetud { $tile }
riichi-declare-noun = riichi kiviga { $tile }
riichi-pass-noun = jätta vahele
riichi-nine-kinds-noun = katkestada
zole-call-pass-noun = öelda pass
zole-call-take-noun = võtta laud
zole-throw-in-noun = loobuda ülejäänust
bg-answer-roll-noun = veeretada
bg-answer-double-noun = topeldada
bg-answer-take-noun = vastu võtta
bg-answer-drop-noun = loobuda

## Choices of parameters

agent-choice-strategy-attacking = ründav
agent-choice-strategy-defending = kaitsev
agent-choice-strategy-running = jooksev
agent-choice-strategy-combined = kombineeritud
agent-choice-strategy-random = juhuslik
