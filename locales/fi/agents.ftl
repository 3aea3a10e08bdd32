### Explanations of agents. The keys are used in `crates/agents`.

agent-with-level = { $agent }, { $level }
agent-name-random = Satunnainen
agent-name-lt-fast = Nopea (Kaunas 2017)
agent-name-lt-greedy = Ahne (Kaunas 2017)
agent-random-verdict = { $n ->
        [one] Ainoa sallittu vaihtoehto
       *[other] Valittu satunnaisesti { $n } vaihtoehdosta
    }
riichi-discard = Heitä pois: { $tile }
riichi-declare = Riichi, heitä: { $tile }
riichi-chi = Chi: { $tiles }
riichi-pon = Pon: { $tiles }
riichi-open-kan = Avoin kan
riichi-closed-kan = Suljettu kan: { $tile }
riichi-added-kan = Lisätty kan: { $tile }
riichi-ron = Ron
riichi-tsumo = Tsumo
riichi-nine-kinds = Keskeytä: yhdeksän pääty- ja arvotiiltä
riichi-pass = Ohita
riichi-frame-win = Voiton se ottaa aina.
riichi-frame-kan = Kanin se julistaa aina kun voi.
riichi-frame-pon = Ponin se varastaa aina, kun sen säännöt sallivat.
riichi-frame-chi = Chin se varastaa aina, kun sen säännöt sallivat.
riichi-frame-riichi = Riichin se julistaa aina kun voi.
riichi-frame-discard = Se heittää pois vähiten arvostamansa tiilen.
riichi-frame-pass = Mikään varastus ei sovi sen sääntöihin.
riichi-simple-score = Pisteytys
riichi-simple-discard = { $steps ->
        [0] Käsi pysyy tenpaissa
       *[other] Tenpaihin jää { $steps }
    }; näistä tiilistä tämä sopii muihin vähiten.
riichi-simple-yakuhai = Se varastaa yakuhain, joka vie kättä lähemmäs tenpaita.
riichi-simple-open = Käsi on avoin, ja tämä varastus vie sitä lähemmäs tenpaita.
riichi-aims-at-yakuhai = Tavoite: yakuhai.
riichi-aims-at-toitoi = Tavoite: toitoi.
riichi-aims-at-tanyao = Tavoite: tanyao.
riichi-tile-value = Tiilen arvo
riichi-tile-values = Kunkin tiilen arvo kädelle
riichi-left = Näkemättä
riichi-ready-on = Tenpai, odottaa: { $tiles }; näkemättä vielä { $n }.
riichi-why-it-counts = Voiton yakut
zole-play = Pelaa { $card }
zole-bury = Hautaa { $cards }
zole-eyes-in-worlds = Ison silmät; mahdollisia jakoja: { $n }
zole-share-lost = häviää { $share }
zole-share-jani = jaņi { $share }
bg-equity = Odotuspisteet
study-ev = Odotusarvo
study-expected-points = Pisteet
study-win = voitto
study-deal-in = heittää voittotiilen
study-loss = Tappio
study-turns = vuorot
study-chance-by-turn = Todennäköisyys vuoroittain
study-depth = syvyys { $depth }
study-as-good-as = Yhtä hyvä kuin { $next }.
study-ahead-of = { $gain }{ $scale ->
        [riichi-house-value] {" "}tuhatta pistettä
        [riichi-ev-points] {" "}pistettä
        [zole-over-pass] {" "}pistettä
        [zole-mean-total] {" "}pistettä
       *[other] {""}
    } parempi kuin { $next }.
study-at-least-as-good-as = Vähintään yhtä hyvä kuin { $next }.
study-ahead-of-at-least = Vähintään { $gain }{ $scale ->
        [riichi-house-value] {" "}tuhatta pistettä
        [riichi-ev-points] {" "}pistettä
        [zole-over-pass] {" "}pistettä
        [zole-mean-total] {" "}pistettä
       *[other] {""}
    } parempi kuin { $next }.
study-why-not = Miksi ei { $noun }?
study-nodes = { $nodes ->
        [one] { $nodes } solmu
       *[other] { $nodes } solmua
    }
study-nodes-searched = { $n ->
        [one] { $n } solmu
       *[other] { $n } solmua
    }
study-playouts = { $n ->
        [one] { $n } simuloitu peli
       *[other] { $n } simuloitua peliä
    }
study-playouts-word = simuloidut pelit
study-rollouts = { $n ->
        [one] { $n } simuloitu peli
       *[other] { $n } simuloitua peliä
    }
study-worlds = { $n ->
        [one] Tutkittu { $n } mahdollinen jako
       *[other] Tutkittu { $n } mahdollista jakoa
    }
study-node-leaf-word = lehtisolmu
study-bars-from-zero = { $what }: palkit alkavat nollasta
study-bars-from-worst = { $what }: palkit alkavat huonoimmasta arvosta
study-cut-alpha = alfa-karsinta
study-cut-beta = beeta-karsinta
study-cut-gamma = sisarhaara on jo parempi
study-cut-star1 = Star1-karsinta
study-cut-star2 = Star2-karsinta
study-cut-transposition = jo taulussa
study-cut-depth = syvemmälle ei haeta
study-open-explorer = Avaa haun tutkijassa
study-cut-budget = raja tuli vastaan
study-cut-at-least = Vähintään { $value }; pysähtymiseen riittää { $limit }.
study-cut-at-most = Enintään { $value }; pysähtymiseen riittää { $limit }.

# Selitys sivulla. $next, $best ja $action nimeävät vastauksen.
why-best = paras
why-choice = valinta
why-ahead = { $gain } parempi kuin { $next }
why-behind = { $loss } huonompi kuin { $best }
why-as-good-as = Yhtä hyvä kuin { $next }
why-at-least-as-good-as = Vähintään yhtä hyvä kuin { $next }
why-ahead-at-least = Vähintään { $gain } parempi kuin { $next }
why-behind-at-least = Vähintään { $loss } huonompi kuin { $best }
why-lead-close = Niukka ero
why-lead-clear = Selvä ero
why-lead-large = Suuri ero
why-zone-close = niukka
why-zone-clear = selvä
why-zone-large = suuri
why-more = Lisää
why-all = { $n ->
        [2] molemmat ehdokkaat
        [one] { $n } ehdokas
       *[other] kaikki { $n } ehdokasta
    }
why-differences = { $what }{ $thousands ->
        [yes] , tuhansina
       *[no] {""}
    }: { $from ->
        [best] ero parhaaseen
       *[choice] ero valintaan
    }
why-not = Miksi ei { $action }?
why-right-if = Se olisi oikein, { $condition }.
why-no-more = Enempää agentti ei siitä sano.
why-no-answer = Tämä agentti ei vastaa. Pelisi on tallessa.
why-ask-again = Kysy uudelleen

zole-habit = Tapa
zole-habit-score = Pisteytys
zole-habit-bury-trump = valtteja ei haudata
zole-habit-bury-void = pääsee eroon yhdestä maasta
zole-habit-bury-eyes = varmistaa silmät
zole-habit-lead-low = aloittaa pienellä kortilla
zole-habit-cash = ottaa varman tikin
zole-habit-ace = ässä, kun kaikilla on maata
zole-habit-low-plain = pieni sivumaan kortti
zole-habit-draw-trumps = vetää valtteja ylhäältä
zole-habit-draw-low = vetää valtteja alhaalta
zole-habit-top-trump = korkein jäljellä oleva valtti
zole-habit-low-trump = pienet eivät aloita valtilla
zole-habit-smear = antaa silmät kumppanille
zole-habit-take = ottaa tikin
zole-habit-try = ottaa tikin, ellei kukaan lyö yli
zole-habit-throw = sakkaa halvimman
zole-habit-duck = korkein kortti, joka ei ota tikkiä
zole-habit-must-take = ottaa tikin, mikä on tässä huono
zole-habit-leave = jättää tikin isolle
zole-habit-play-on = jatkaminen ei ole koskaan huonompi
zole-habit-too-weak = liian heikko yksin pelattavaksi
zole-habit-pass = liian vahva passattavaksi
zole-habit-strong = tarpeeksi vahva ottamaan pöydän
zole-habit-sure = kaikki kahdeksan korttia ovat varmoja tikkejä
zole-habit-not-sure = kaikki kortit eivät ole varmoja tikkejä
zole-habit-all-low = kaikki kortit ovat pieniä
zole-habit-not-low = kaikki kortit eivät ole pieniä
zole-simple-score = Pisteytys
zole-simple-trumps-enough = viisi valttia riittää
zole-simple-trumps-few = valtteja on alle viisi
zole-simple-bury-low = hautaa pienimmät kortit
zole-simple-lead-ace = aloittaa ässällä
zole-simple-lead-trump = aloittaa korkeimmalla valtilla
zole-simple-take-high = ottaa tikin korkeimmalla kortilla
zole-source-random = { $n ->
        [one] Ainoa sallittu vaihtoehto; haku alkaa myöhemmin.
       *[other] Valittu satunnaisesti { $n } vaihtoehdosta; haku alkaa myöhemmin.
    }
zole-source-searched = { $worlds ->
        [one] Paras ainoassa jäljellä olevassa mahdollisessa jaossa; puuttuvia maita ei huomioida.
       *[other] Keskimäärin paras kaikissa { $worlds } mahdollisessa jaossa; puuttuvia maita ei huomioida.
    }
zole-source-cut = Pysäytetty aikaisin: keskimäärin paras, jakoja { $worlds } / { $possible }; puuttuvia maita ei huomioida.
zole-source-searched-fitting = { $worlds ->
        [one] Paras ainoassa jäljellä olevassa mahdollisessa jaossa.
       *[other] Keskimäärin paras kaikissa { $worlds } mahdollisessa jaossa.
    }
zole-source-cut-fitting = Pysäytetty aikaisin: keskimäärin paras, jakoja { $worlds } / { $possible }.
zole-chance = Todennäköisyys
zole-mean-total = Keskimääräinen summa
zole-mean-tricks-lost = Keskimääräiset tikit, laskettu tappioksi
zole-lead-card = Aloita kortilla { $card }
zole-take-with = Ota tikki: { $card }
zole-give-partner = Anna kumppanille { $card }
zole-trump-with = Lyö valtilla { $card }
zole-throw-off-card = Sakkaa { $card }
zole-bury-two = Hautaa { $one } ja { $two }
zole-two-cards = { $one } ja { $two }
zole-one-or-other = { $one } tai { $two }
zole-eyes-many = { $eyes ->
        [one] { $eyes } silmän
       *[other] { $eyes } silmää
    }
zole-eyes-by = { $eyes ->
        [one] { $eyes } silmän
       *[other] { $eyes } silmää
    }
zole-why-one = { $said }.
zole-why-two = { $fact }; { $odds }.
zole-why-then-odds = { $fact }. { $odds }.
zole-why-last-card = Se on viimeinen korttisi
zole-why-only-follows = Maata on tunnustettava, ja se on ainoa { $suit ->
        [hearts] herttasi
        [spades] patasi
        [clubs] ristisi
       *[trumps] valttisi
    }
zole-why-reaches-with = Ottaa { zole-eyes-many } ja saavuttaa rajan { $limit }
zole-why-reaches = Ottaa tikin ja saavuttaa rajan { $limit }
zole-why-stops-with = Ottaa { zole-eyes-many }: iso ei enää saavuta rajaa { $limit }
zole-why-stops = Ottaa tikin: iso ei enää saavuta rajaa { $limit }
zole-why-takes-eyes = Ottaa varmasti { zole-eyes-many }
zole-why-takes = Ottaa tikin varmasti
zole-why-safe = Kukaan ei voi lyödä sitä yli
zole-why-more-eyes = Ottaa { zole-eyes-by } enemmän
zole-why-cheaper = Ottaa tikin ja säästää kortin { $card }
zole-why-gives = Antaa kumppanin tikkiin { zole-eyes-many }
zole-why-partners = Tikki on jo kumppanilla
zole-why-leads-next = Ottaa tikin, ja aloitat seuraavan
zole-why-loses-less = { $eyes ->
        [0] Ei anna hävittyyn tikkiin yhtään silmää
       *[other] Antaa hävittyyn tikkiin vain { zole-eyes-many }
    }
zole-why-keeps = Säästää kortin { $card } myöhemmäksi
zole-why-not-worth = Säästää kortin { $card }: tikissä { $eyes ->
        [0] ei ole silmiä
        [one] on vain { $eyes } silmä
       *[other] on vain { $eyes } silmää
    }
zole-why-few-beat = Sen voi lyödä vain { $cards }
zole-why-tries = Lyö toistaiseksi kortin { $card }
zole-why-risks-less = { $eyes ->
        [0] Ei vaaranna yhtään silmää
       *[other] Vaarantaa vain { zole-eyes-many }
    }
zole-why-harder-to-beat = Sen voi lyödä { $n ->
        [one] { $n } kortti
       *[other] { $n } korttia
    }, ei { $other }
zole-why-draws = Vetää valtteja: ulkona on vielä { $n }
zole-why-draws-for = Vetää valtit, ennen kuin { $card } lyödään valtilla
zole-why-saves-from-trumps = Säästää kortin { $card }, jonka voi vielä lyödä valtilla
zole-why-saves = Säästää kortin { $card }, jonka voi vielä lyödä
zole-why-ace-now = Kaikilla voi vielä olla { $suit ->
        [hearts] herttaa
        [spades] pataa
       *[clubs] ristiä
    }
zole-why-partner-trumps = Kumppanilla ei ole { $suit ->
        [hearts] herttaa
        [spades] pataa
       *[clubs] ristiä
    }, ja hän voi lyödä valtilla
zole-why-soloist-lacks = Isolla ei ole enää { $suit ->
        [hearts] herttaa
        [spades] pataa
       *[clubs] ristiä
    }
zole-why-through = Iso pelaa seuraavana, kumppani viimeisenä
zole-why-empties = Sinulle ei jää { $suit ->
        [hearts] herttaa
        [spades] pataa
       *[clubs] ristiä
    }, ja voit lyödä valtilla
zole-why-under = Ei ota tätä tikkiä
zole-why-sheds = Pääsee eroon kortista { $card }
zole-why-must-take = Tikki on joka tapauksessa otettava, joten { $card } menee
zole-why-beatable = Sen voi vielä lyödä { $n ->
        [one] { $n } kortti
       *[other] { $n } korttia
    }
zole-why-soloist-takes = Ison on otettava tämä tikki
zole-why-to-soloist = Jättää tikin isolle
zole-why-hard-to-duck = { $n ->
        [0] Mikään kortti ei jää sen alle
        [one] Vain { $n } kortti jää sen alle
       *[other] Vain { $n } korttia jää sen alle
    }
zole-why-keeps-trumps = Säästää kaikki valtit
zole-why-buries-ten = Pelastaa kortin { $card } ({ $ace } ei saa sitä)
zole-why-buries-eyes = Hautaa varmaan talteen { zole-eyes-many }
zole-why-keeps-ace = Säästää kortin { $card } tikin ottamiseen
zole-why-hand = { $trumps ->
        [one] { $trumps } valtti
       *[other] { $trumps } valttia
    }{ $aces ->
        [0] {""}
        [one] {" "}ja { $aces } ässä
       *[other] {" "}ja { $aces } ässää
    }
zole-why-low-trumps = Mikään valtti ei ole korkeampi kuin { $card }
zole-why-no-trumps = Ei yhtään valttia
zole-why-too-weak = { $hand }: liian heikko yksin pelattavaksi
zole-why-strong = { $hand }: riittää pöydän ottamiseen
zole-why-sure = Kaikki kahdeksan korttia ovat valtteja tai yksinäisiä ässiä
zole-odds-wins = Voittaa
zole-odds-survives = Ei häviä
zole-odds-all = { $does } { $n ->
        [1] ainoassa mahdollisessa jaossa
       *[other] kaikissa { $n } mahdollisessa jaossa
    }
zole-odds-some = { $does } { $won } jaossa { $n } mahdollisesta
zole-odds-none-won = Ei voita { $n ->
        [1] ainoassa mahdollisessa jaossa
       *[other] yhdessäkään { $n } mahdollisesta jaosta
    }
zole-odds-none-survived = Häviää { $n ->
        [1] ainoassa mahdollisessa jaossa
       *[other] kaikissa { $n } mahdollisessa jaossa
    }
zole-odds-only = { $share }, { $next } vain { $theirs }
zole-odds-none-else = { $share }, { $next } ei yhdessäkään
zole-odds-better = { $share }; { $next } { $n_cards ->
        [one] voittaa { $theirs }, mutta tuo vähemmän pisteitä
       *[other] voittavat { $theirs }, mutta tuovat vähemmän pisteitä
    }
zole-odds-scores-less = { $share }; { $next } { $n_cards ->
        [one] voittaa yhtä usein, mutta tuo vähemmän pisteitä
       *[other] voittavat yhtä usein, mutta tuovat vähemmän pisteitä
    }
zole-odds-loses-more = { $share }; { $next } { $n_cards ->
        [one] häviää enemmän
       *[other] häviävät enemmän
    }
zole-odds-by-less = { $share }; { $next } { $n_cards ->
        [one] voittaa yhtä usein, mutta niukemmin
       *[other] voittavat yhtä usein, mutta niukemmin
    }
zole-odds-more-tricks = { $share }, kuten { $next }, jolla tulee enemmän tikkejä
zole-odds-fewer-tricks = { $share }, kuten { $next }, jonka jälkeen iso saa vähemmän tikkejä
zole-odds-like = { $share }, kuten { $next }
zole-odds-like-all = { $share }, kuten kaikki muutkin vaihtoehdot
zole-odds-against = { $share }, { $next } { $theirs }
zole-odds-mean-points = Keskimäärin { $mean } pistettä (mahdollisia jakoja { $n })
zole-odds-mean-tricks = Keskimäärin { $mean } tikkiä (mahdollisia jakoja { $n })
zole-odds-enough = voittaa { $won } jaossa { $n } mahdollisesta, { $needed } riittää
zole-note-not-reached = Ei vielä riitä rajaan { $limit }
zole-note-not-stopped = Iso voi vielä saavuttaa rajan { $limit }
zole-note-leaves-eyes = Jättää { zole-eyes-many } { $to ->
        [soloist] isolle
       *[opponents] pienille
    }
zole-note-leaves = Jättää tikin { $to ->
        [soloist] isolle
       *[opponents] pienille
    }
zole-note-trumped = Voidaan vielä lyödä valtilla
zole-note-needs-partner = Kumppanin pitäisi lyödä yli
zole-note-beaten-by = { $cards } voi vielä lyödä sen
zole-note-beaten = Voidaan vielä lyödä
zole-note-fewer-eyes = Ottaa { zole-eyes-by } vähemmän
zole-note-also-takes = Ottaa myös, mutta kuluttaa kortin { $card }
zole-note-gives-fewer = Kumppani saa { zole-eyes-by } vähemmän
zole-note-partners = Vie kumppanin tikin
zole-note-no-lead = Kumppani aloittaa seuraavan
zole-note-gives-away = Antaa pois { zole-eyes-by } enemmän
zole-note-spends = Kuluttaa kortin { $card }
zole-note-spends-on = Kuluttaa kortin { $card }, vaikka tikissä { $eyes ->
        [0] ei ole silmiä
        [one] on vain { $eyes } silmä
       *[other] on vain { $eyes } silmää
    }
zole-note-under = Ei lyö korttia { $card }
zole-note-risks-more = Vaarantaa { zole-eyes-by } enemmän
zole-note-easily-beaten = Sen voi lyödä { $n ->
        [one] { $n } kortti
       *[other] { $n } korttia
    }
zole-note-trumps-out = { $n ->
        [one] { $n } valtti jää ulos
       *[other] { $n } valttia jää ulos
    }
zole-note-takes = Ottaa tikin varmasti
zole-note-may-take = Voi ottaa tikin
zole-note-keeps-risky = Sinulle jää { $card }
zole-note-seldom-beaten = Sen voi lyödä { $n ->
        [one] vain { $n } kortti
       *[other] vain { $n } korttia
    }
zole-note-from-soloist = Vie tikin isolta
zole-note-easy-to-duck = { $n ->
        [one] { $n } kortti jää sen alle
       *[other] { $n } korttia jää sen alle
    }
zole-note-buries-trump = Hautaa valtin { $card }
zole-note-leaves-ten = { $card } voi jäädä ässän alle
zole-note-buries-fewer = Hautaa { zole-eyes-by } vähemmän
zole-note-buries-ace = Hautaa kortin { $card }, joka voi ottaa tikin
zole-note-wins = Voittaa { $won } jaossa { $n } mahdollisesta
zole-note-survives = Ei häviä { $won } jaossa { $n } mahdollisesta
zole-note-wins-more = Voittaa useammin, mutta tuo vähemmän pisteitä
zole-note-scores-less = Voittaa yhtä usein, mutta tuo vähemmän pisteitä
zole-note-by-less = Yhtä usein, mutta niukemmin
zole-note-more-tricks = Yhtä usein, mutta enemmän tikkejä
zole-note-fewer-tricks = Yhtä usein, mutta iso saa vähemmän tikkejä
zole-note-as-good = Yhtä hyvä
zole-note-ends = Päättää jaon; silmiä { $eyes }
zole-note-needs = Voittaa { $won } / { $n }, tarvitaan { $needed }
zole-note-points-less = { $points } pistettä vähemmän
zole-note-too-weak = Liian heikko yksin pelattavaksi
zole-note-too-strong = Liian vahva passattavaksi
zole-note-not-sure = Kaikki kortit eivät ole varmoja tikkejä
zole-if-needed-only = jos tarvitsisit enää vain { zole-eyes-many }
zole-if-partner-held = jos tikki olisi kumppanilla
zole-if-soloist-held = jos tikki olisi isolla
zole-if-fewer-eyes = jos tikissä olisi vähemmän silmiä
zole-if-more-eyes = jos tikissä olisi enemmän silmiä
zole-if-could-take = jos sillä voisi ottaa tikin
zole-if-no-trumps = jos muilla ei olisi enää valtteja
zole-if-played = jos { $cards } olisi jo pelattu
zole-if-higher-lay = jos tikissä olisi korkeampi kortti
zole-if-held = jos sinulla olisi { $card }
zole-if-won = jos se voittaisi { $needed } jaossa { $n } mahdollisesta
zole-if-fell-short = jos ”{ $call }” voittaisi harvemmassa kuin { $needed } jaossa { $n } mahdollisesta
zole-pass-last = { $how ->
        [galdins] Jos sinäkin passaat, pelataan galdiņš.
        [pule] Jos sinäkin passaat, kirjataan pule.
       *[redeal] Jos sinäkin passaat, jaetaan uudelleen.
    }
zole-by-habit = Tapa: { $habit }.
zole-by-threshold = Mikään muu vaihtoehto ei voita läheskään yhtä usein.
zole-by-band = Suunnilleen yhtä usein voittavista vaihtoehdoista tämä tuo eniten pisteitä.
zole-by-margin = Yhtä usein voittavista ja yhtä paljon pisteitä tuovista vaihtoehdoista tämä voittaa selvimmin.
zole-by-wins-alone = Pysäytetty aikaisin: laskettiin vain voittaja, ei voiton suuruutta.
zole-by-order = Muut vaihtoehdot ovat yhtä hyviä.
zole-by-ismcts = Kokeiltu useimmin simuloiduissa peleissä ({ $playouts }; mahdollisia jakoja { $worlds }).
zole-by-iimc-rules = Keskimäärin paras, kun mahdolliset jaot pelataan loppuun nyrkkisäännöillä näkemättä muiden kortteja ({ $worlds }).
zole-by-iimc-pimc = Keskimäärin paras, kun mahdollisissa jaoissa ({ $worlds }) jokainen pelaa eteenpäin omien arvattujen jakojensa mukaan.
zole-by-epimc = { $depth ->
        [1] Keskimäärin paras { $worlds } mahdollisessa jaossa, jotka on ratkaistu avoimin kortein.
       *[other] Keskimäärin paras { $worlds } mahdollisessa jaossa, joiden kortit avautuvat vasta { $depth } kortin jälkeen.
    }
zole-by-alphamu = { $moves ->
        [1] Keskimäärin paras { $worlds } mahdollisessa jaossa, jotka on ratkaistu avoimin kortein.
       *[other] Aloittaa parhaan yhteisen suunnitelman kaikkiin mahdollisiin jakoihin ({ $worlds }); omia kortteja: { $moves }.
    }
zole-by-bestfirst = Keskimäärin paras { $worlds } mahdollisessa jaossa, joita tutkittiin parasta jatkoa pitkin.
zole-by-cfr = Arvottu kahden viimeisen tikin tasapainosta (pelejä itseään vastaan: { $rounds }, mahdollisia jakoja: { $worlds }).
zole-call-none-reached = Mikään tarjous ei voita tarpeeksi usein.
zole-call-take-falls-short =
    { $win ->
        [0] Ottamalla pöydän et voita yhtäkään { $worlds } mahdollisesta jaosta; tarvitaan { $needed }.
       *[other] Ottamalla pöydän voitat vain { $win } jaossa { $worlds } mahdollisesta; tarvitaan { $needed }.
    }
zole-win-contract = Voittaa
zole-win-galdins = Ei häviä
zole-needed = Tarvitaan
zole-worlds = Jaot
zole-mean-points = Pisteet
zole-over-pass = Hyöty passiin verrattuna
zole-mean-eyes = Ison silmät
zole-mean-tricks = Tikit
zole-soloist-eyes = Ison silmät
zole-soloist-tricks = Ison tikit
zole-own-tricks = Omat tikit
zole-mark-won = voitto
zole-mark-high = jaņi
zole-imagined-after = Mahdolliset jaot tämän jälkeen: { $action }
zole-all-worlds = kaikki mahdolliset jaot: { $possible }
zole-all-fitting-worlds = kaikki tarjouksiin sopivat jaot: { $worlds } / { $possible }
zole-voids-unheeded = puuttuvia maita ei huomioida
zole-bids-unheeded = mikään jako ei sovi kaikkiin tarjouksiin, joten tarjouksia ei oteta huomioon
zole-worlds-weighed = todennäköisemmät jaot painavat enemmän
zole-chance-won = Itseään vastaan pelatessa tällaisista valinnoista voitti { $chance } (± { $error }).
zole-chance-survived = Itseään vastaan pelatessa tällaisista valinnoista jäi häviämättä { $chance } (± { $error }).
zole-pass-estimated = Passin arvo on laskettu mahdollisista jaoista ({ $worlds }); muiden oletetaan tarjoavan valttiensa mukaan.
zole-sampled-worlds = satunnaisesti poimittuja jakoja: { $worlds } / { $possible }
zole-some-worlds = jakoja: { $worlds } / { $possible }
riichi-discard-drawn = Heitä nostettu: { $tile }
riichi-preference = Etusija
riichi-builds-towards = Tavoite: { $yaku }; sopivia tiiliä: { $kept }.
riichi-call-gains = Varastus kannattaa: { $then } eikä { $now }.
riichi-call-gains-not = Varastus ei kannata: { $then } eikä { $now }.
riichi-left-over = Ei tarvita
riichi-plans = Suunnitelmat
riichi-plan-kept = Säilyy
riichi-plan-worth = Arvo
riichi-plan-value = Arvio
riichi-plan-ways = Tapoja
riichi-plan-tiles = Tiilet
riichi-placed = Käytetyt tiilet: { $yaku }
riichi-bucket = Setti
riichi-bucket-tiles = Tiilet
riichi-dqn-best = Verkko arvioi sen parhaaksi.
riichi-dqn-untaught = Verkot eivät oppineet pelaamaan hyvin: älä luota niihin.
riichi-dqn-passed = Arvokkaampia, mutta ei sallittuja: { $n }.
riichi-dqn-declines-a-win = Jättää voiton ottamatta: niin se on oppinut.
riichi-dqn-explores = Valittu satunnaisesti oppimista varten.
riichi-dqn-inputs = { $inputs ->
        [one] { $inputs } syöte
       *[other] { $inputs } syötettä
    }
riichi-output-discard = Heitä pois
riichi-output-riichi = Riichi
riichi-output-closed-kan = Suljettu kan
riichi-output-added-kan = Lisätty kan
riichi-output-pon = Pon
riichi-output-chi = Chi
riichi-q-action = Toiminnon arvo
riichi-q-actions = Kunkin toiminnon arvo
riichi-q-tile = Tiilen arvo
riichi-q-tiles = Kunkin tiilen poisheiton arvo
riichi-evaluation = Käden arvo
riichi-fi-discard = Sen oma haku mukaan tämä poisheitto on paras.
riichi-fi-call = Varastus nostaa käden arvoa.
riichi-fi-pass = Mikään varastus ei nosta käden arvoa.
riichi-fi-continuations = { $n ->
        [one] { $n } jatko
       *[other] { $n } jatkoa
    }
riichi-fi-hands = { $n ->
        [one] { $n } käsi arvioitu
       *[other] { $n } kättä arvioitu
    }
riichi-fi-branch = Haara
riichi-fi-together = Kaikki haarat
riichi-fi-draw = Nosto
riichi-fi-branches = Todennäköisimmät kättä parantavat haarat
riichi-fi-exchange = { $gone } → { $drawn }
bg-only-play = Ainoa mahdollinen siirto.
bg-most-visited = Haku tutki sitä useimmin; paremmilta näyttäviä siirtoja kokeiltiin liian vähän.
bg-budget-ended = Pysäytetty aikaisin: kaikkia siirtoja ei tutkittu.
bg-ply = { $n } siirron syvyys
bg-by-playouts = simuloidut pelit
bg-ply-estimate = { $n } siirron syvyys (arvio)
bg-not-looking-ahead = Arvioitu heti siirron jälkeen, katsomatta eteenpäin.
bg-match-chance = Voittaa ottelun
bg-chances = Mahdollisuudet
bg-before-roll = ennen heittoa
bg-win = Voittaa
bg-win-gammon = Voittaa gammonin
bg-win-backgammon = Voittaa backgammonin
bg-lose-gammon = Häviää gammonin
bg-lose-backgammon = Häviää backgammonin
bg-pip-counts = Pip-luvut siirron jälkeen
bg-pips-own = Omat pipit
bg-pips-other = Vastustajan pipit
bg-pips-at-stake = Omat pipit, jotka lyönti voi viedä
bg-characteristics = Mitä strategia laskee siirron jälkeen
bg-weight = Paino
bg-h-bar = Nappulat muurilla: vastustajan miinus omat
bg-h-distance = Takimmaisen nappulan matka: vastustajan miinus oma
bg-h-points = Suljetut kiilat: omat miinus vastustajan
bg-h-blots = Yksinäiset nappulat: vastustajan miinus omat
bg-h-off = Omat kotiutetut nappulat
bg-evaluation = Arvio katsomatta eteenpäin
bg-judged-over = Peli on päättynyt.
bg-judged-off = Kaikki omat nappulat ovat kotona: kotiutetut ratkaisevat.
bg-judged-rear-man = Ei enää kosketusta: oma takimmainen nappula ratkaisee.
bg-judged-pips = Juoksupeli: pipit ratkaisevat.
bg-judged-strategy = Arvioi strategia: { $strategy }.
bg-never-doubles = Ei tuplaa koskaan.
bg-drop-is-cheaper = Luopumisen arvo on { $pass }, ottamisen vain { $value }.
bg-take-is-cheaper = Ottamisen arvo on { $value }, luopumisen { $pass }.
bg-taking-costs = Ottaminen maksaisi { $loss } enemmän.
bg-passing-costs = Luopuminen maksaisi { $loss } enemmän.
bg-drop-loses-match = Luopumalla häviäisit ottelun.
bg-favourite-beavers = Suosikki ottaa ja tuplaa heti uudelleen.
bg-cube-decision = { $offer }; vastaus: { $answer }. Ilman tuplausta { $no-double }, tuplaus ja otto { $double-take }, tuplaus ja luopuminen { $double-pass }.
bg-offer-double = Tuplaa
bg-offer-redouble = Tuplaa uudelleen
bg-offer-optional = Tuplaa tai älä: yhtä hyvä
bg-offer-none = Ei tuplausta
bg-offer-too-good = Liian hyvä tuplattavaksi
bg-offer-never = Älä koskaan tuplaa: kuutio on kuollut
bg-offer-unavailable = Kuutiota ei voi kääntää
riichi-kept-value = Pidettyjen tiilien arvo
agent-short-house = Talo
agent-short-random = Satunnainen
agent-short-lt-fast = Nopea
agent-short-lt-greedy = Ahne
agent-short-rules = Tavat
agent-short-pimc = Jaot
agent-short-bestfirst = Paras ensin
agent-short-ismcts = Yksi puu
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Lineaarinen
agent-short-net = Verkko
agent-short-minimax = Minimax
agent-short-alphabeta = Alfa-beeta
agent-short-cfr = Tasapaino
agent-short-iimc = Loppuun pelaaja
agent-short-epimc = Myöhään avaava
agent-short-alphamu = Yksi suunnitelma
agent-short-lt-random = Satunnaispoistot (Kaunas 2017)
agent-short-lt-csp = Rajoiteratkaisija (Kaunas 2017)
agent-short-lt-bucket = Korintäyttäjä (Kaunas 2017)
agent-short-lt-dqn = Q-neuroverkko (Kaunas 2017)
agent-short-fi-mc = Monte Carlo (Helsinki 2019)
agent-short-fi-tree = Käsien puu (Helsinki 2019)
agent-short-sp-draw = Nostolaskija
agent-short-jp-dag = Käsigraafi (Kurita ja Hoki 2017)
agent-short-mcts = Monte Carlo -puuhaku
agent-short-pips = Piplaskija
riichi-ev-nearest = Liian kaukana tenpaista arvioitavaksi: pitää tenpaita lähimmän käden.
riichi-ev-spent = Pysäytetty aikaisin: pitää käden, joka on lähinnä tenpaita.
riichi-ev-last = Nostoja ei ole enää: pitää käden, joka on lähinnä tenpaita.
riichi-ev-bound = Riichi julistettu: ei valittavaa.
riichi-ev-riichi = Julistaa riichin: se tuo eniten pisteitä.
riichi-ev-discard = Heittää pois tiilen, jonka jälkeen odotettavissa on eniten pisteitä.
riichi-ev-call = Varastaa: näin odotettavissa on enemmän pisteitä.
riichi-ev-pass = Ohittaa: ilman varastusta odotettavissa on enemmän pisteitä.
riichi-ev-points = pisteet
riichi-ev-win = voitto
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = hyödylliset
riichi-ev-wins = Voiton mahdollisuus, jos mikään ei muutu myöhempään vuoroon mennessä
riichi-ev-worth = Odotuspisteet, jos mikään ei muutu myöhempään vuoroon mennessä
riichi-ev-wins-all = Kunkin toiminnon voiton mahdollisuus kuluneiden vuorojen mukaan
riichi-ev-worth-all = Kunkin toiminnon odotuspisteet kuluneiden vuorojen mukaan
riichi-ev-turns = kuluneet vuorot
riichi-ev-nodes = { $n ->
        [one] arvioitu { $n } käsi
       *[other] arvioitu { $n } kättä
    }
riichi-house-value = tuhatta pistettä
riichi-house-gain = pisteet voitosta
riichi-house-deal-in = heittää voittotiilen
riichi-house-course = suunnitelma
riichi-house-course-won = voitto
riichi-house-course-push = hyökkää
riichi-house-course-fold = perääntyy
riichi-house-course-abort = keskeyttää
riichi-house-threat = { $seat }: tenpain todennäköisyys { $likely }; voittotiilen heittäminen maksaisi { $cost } pistettä.
riichi-house-by-graph = Käsi ilman vastustajia, varastukset ja ron mukana
riichi-house-by-draws = Käsi ilman vastustajia, vain nostot
riichi-house-by-network = Käsi ilman vastustajia, vain nostot, neuroverkon arvio
riichi-house-pace-ready = vauhti tenpaihin
riichi-house-pace-win = vauhti voittoon
riichi-house-share = osuus pisteistä
riichi-house-ready-at-end = tenpai lopussa
riichi-house-turns = vuoroja jäljellä
riichi-house-wall-ends = muuri loppuu
riichi-house-courses = Hyökätä vai perääntyä, ilman vastustajien voittojen hintaa
riichi-house-cost = vaaran hinta
riichi-house-shape = muoto ja turvallisuus
riichi-house-coming = Todennäköisyys vuoroittain, että vastustajat ovat tenpaissa ja jako jatkuu
riichi-house-lasts = jako jatkuu
riichi-house-rivals = Vastustajat
riichi-house-rival = { $seat }
riichi-house-loss = pisteet, jos heittää voittotiilen
riichi-house-dangers = Kunkin tiilen vaarallisuus
riichi-house-together = kaikki vastustajat
riichi-house-if-ready = { $seat }, jos tenpai
riichi-house-places = Odotettavat sijat nykyisillä pisteillä
riichi-house-place = sija { $place }
riichi-why-win = Käsi on valmis: { $n } pistettä.
riichi-why-only = Se on ainoa sallittu valinta.
riichi-why-bound = Riichin jälkeen nostettu tiili on heitettävä pois.
riichi-why-lone = { $lone ->
        [wind] Yksinäinen tuuli, josta ei saa yakua
        [honour] Yksinäinen arvotiili
        [terminal] Yksinäinen päätytiili
       *[tile] Yksinäinen tiili
    }{ $calm ->
        [yes] {"; kukaan ei vielä uhkaa."}
       *[no] {"."}
    }
riichi-why-widest = Mikään muu poisheitto ei jätä enempää hyödyllisiä tiiliä: { $n }.
riichi-why-tenpai = Tenpai, odottaa: { $tiles }; jäljellä { $n }.
riichi-why-tile = { $tile }
riichi-why-level-one = { $why } Yhtä hyvä: { $one }.
riichi-why-level-two = { $why } Yhtä hyvät: { $one }, { $two }.
riichi-why-nearer = { $n ->
        [0] Käsi pysyy tenpaissa; toinen valinta ({ $other }) rikkoo sen.
       *[other] Tenpaihin jää { $n }; toinen valinta ({ $other }) vie kauemmas.
    }
riichi-why-wider = Hyödyllisiä tiiliä { $n }; toinen valinta ({ $other }) jättää { $m }.
riichi-why-wait = { $shape ->
        [ryanmen] Kaksipuolinen odotus: { $tiles }
        [wide] Laaja odotus: { $tiles }
       *[narrow] Odottaa: { $tiles }
    }; jäljellä { $n } eikä { $m }.
riichi-why-not-furiten = Toinen valinta ({ $other }) jättäisi furiteniin: { $tile }.
riichi-why-has-yaku = Säilyttää yakun; toinen valinta ({ $other }) menettää sen.
riichi-why-dora = Säilyttää doran: { $other }.
riichi-why-points = Voitosta saa keskimäärin { $n } pistettä eikä { $m }.
riichi-why-tanyao = Käteen jää vain keskitiiliä, joten tanyao on mahdollinen.
riichi-why-flush = Tämä tiili ei sovi yhden maan käteen; { $other } sopii.
riichi-why-yakuhai-pair = Säilyttää parin ({ $other }): yksi lisää antaa yakun.
riichi-why-value-honour = Käteen jää { $other }: kolmesta saisi yakun.
riichi-why-two-sided = { $kept } täydentyy molemmista päistä, { $broken } vain yhdestä.
riichi-why-lone-over = { $lone ->
        [wind] Yksinäinen tuuli, josta ei saa yakua
        [honour] Yksinäinen arvotiili
        [terminal] Yksinäinen päätytiili
       *[tile] Yksinäinen tiili
    }; { $other } sopii muihin tiiliin.
riichi-why-joins = { $n ->
        [one] Siihen sopisi vain { $n } tiili, toiseen ({ $other }) { $m }.
       *[other] Siihen sopisi vain { $n } tiiltä, toiseen ({ $other }) { $m }.
    }
riichi-why-safer = { $how ->
        [genbutsu] { $seat } ei voi voittaa sillä
        [suji] Se on suji ({ $seat })
        [wall] Kaksipuolinen odotus siihen ei ole mahdollinen ({ $seat })
        [thin] Kaksipuolinen odotus siihen on epätodennäköinen ({ $seat })
        [honour] Sitä voi odottaa vain parilla ({ $seat })
       *[live] Se on turvallisempi ({ $seat })
    }; { $other } on vaarallisempi.
riichi-why-fold = Perääntyy: { $how ->
        [genbutsu] { $seat } ei voi voittaa sillä
        [suji] se on suji ({ $seat })
        [wall] kaksipuolinen odotus siihen ei ole mahdollinen ({ $seat })
        [thin] kaksipuolinen odotus siihen on epätodennäköinen ({ $seat })
        [honour] sitä voi odottaa vain parilla ({ $seat })
       *[live] se on turvallisempi ({ $seat })
    }; { $other } auttaisi kättä, mutta on vaarallinen.
riichi-why-push = { $n ->
        [0] Tenpai, voittotiiliä jäljellä { $left }. Se on riskin arvoista ({ $seat }).
       *[other] Tenpaihin { $n }, hyödyllisiä tiiliä { $left }. Se on riskin arvoista ({ $seat }).
    }
riichi-why-riichi-yaku = Ilman riichiä kädellä ei ole yakua; voittotiiliä jäljellä { $left }.
riichi-why-riichi-points = Riichillä voitosta saa { $n } pistettä eikä { $m }; voittotiiliä jäljellä { $left }.
riichi-why-silent-yaku = Ilman riichiäkin voitosta saa { $n } pistettä, ja perääntyä voi yhä.
riichi-why-silent-few = Voittotiiliä on vähän jäljellä ({ $left }): odotusta voi vielä parantaa.
riichi-why-silent-threat = Riichin julisti { $seat }: ilman riichiä voi yhä perääntyä.
riichi-why-silent-furiten = Furiten ({ $tile }): ron ei ole mahdollinen, joten kättä kannattaa vielä muuttaa.
riichi-why-silent-free = Ilman riichiä kättä voi yhä muuttaa tai perääntyä.
riichi-why-pon-yakuhai = { $n ->
        [0] Kolmosista saa yakun, ja käsi on tenpaissa.
       *[other] Kolmosista saa yakun; tenpaihin jää { $n }.
    }
riichi-why-call-nearer = { $n ->
        [0] Varastus vie käden tenpaihin
       *[other] Varastuksen jälkeen tenpaihin jää { $n }
    }{ $yaku ->
        [none] {"."}
        [missing] , mutta yakua ei ole näkyvissä.
       *[other] ; tavoite: { $yaku }.
    }
riichi-why-call-wider = Varastuksen jälkeen hyödyllisiä tiiliä on { $n } eikä { $m }.
riichi-why-pass-not-nearer = Varastus ei veisi kättä lähemmäs tenpaita.
riichi-why-pass-no-yaku = Avoimella kädellä ei olisi yakua näkyvissä.
riichi-why-pass-closed = Suljettu käsi voi vielä julistaa riichin; varastuksen jälkeen ei enää.
riichi-why-kan = { $dora ->
        [yes] Kan tuo uuden doran ja lisänoston
       *[no] Kan tuo lisänoston
    }; tenpaihin jää yhtä paljon.
riichi-why-kan-in-riichi = { $dora ->
        [yes] Kan tuo uuden doran ja lisänoston
       *[no] Kan tuo lisänoston
    }; odotus pysyy samana.
riichi-why-kan-sets-back = Kan veisi käden kauemmas tenpaista.
riichi-why-kan-threat = Kan antaisi uuden doran myös riichin julistaneelle ({ $seat }).
riichi-why-kan-opens = Kan avaisi käden, eikä riichiä voisi enää julistaa.
riichi-why-abort = Tenpaihin on { $n }; uusi jako on parempi.
riichi-why-plays-on = Tenpaihin on { $n }: kättä kannattaa pelata.
riichi-why-win-chance = Voiton mahdollisuus on { $n } eikä { $m }.
riichi-why-deals-in = Voittotiilen heittämisen todennäköisyys on { $n } eikä { $m }.
riichi-note-sets-back = { $n ->
        [0] Rikkoo tenpain
       *[other] Vie kauemmas tenpaista
    }
riichi-note-fewer-tiles = Hyödyllisiä tiiliä { $m } eikä { $n }
riichi-note-fewer-waits = Voittotiiliä { $m } eikä { $n }
riichi-note-furiten = Jättää furiteniin
riichi-note-no-yaku = Ei yakua
riichi-note-dora = Dora
riichi-note-points = { $m } pistettä eikä { $n }
riichi-note-tanyao = Menettää tanyaon
riichi-note-flush = Sopii yhden maan käteen
riichi-note-yakuhai-pair = Rikkoo yakuhai-parin
riichi-note-value-honour = Voi vielä antaa yakun
riichi-note-worse-wait = { $n ->
        [one] Sama { $n } tiili, huonompi odotus
       *[other] Samat { $n } tiiltä, huonompi odotus
    }
riichi-note-breaks = Rikkoo { $tiles }
riichi-note-in-shape = Sopii muihin tiiliin
riichi-note-joins = Sopivia { $m } eikä { $n }
riichi-note-danger = { $riichi ->
        [yes] Vaarallinen: riichin julisti { $seat }
       *[no] Vaarallisempi ({ $seat })
    }
riichi-note-safer-slower = Turvallisempi, mutta hitaampi
riichi-note-gives-up = Luopuu kädestä
riichi-note-silent-no-yaku = Ilman riichiä ei yakua
riichi-note-riichi-furiten = Furiten: ei ronia
riichi-note-locks = Kättä ei voi enää muuttaa
riichi-note-slower = Hitaampi
riichi-note-not-nearer = Ei lähemmäs tenpaita
riichi-note-opens = Luopuu riichistä
riichi-note-no-kan = Ei uutta doraa
riichi-note-kan-threat = Uuden doran saa myös { $seat }
riichi-note-win-chance = Voittaa { $m } eikä { $n }
riichi-note-deals-in = Heittää voittotiilen { $m } eikä { $n }
riichi-note-same-tile = Sama tiili
riichi-note-level = Yhtä hyvä
riichi-if-no-threat = { $riichi ->
        [yes] jos { $seat } ei olisi julistanut riichiä
       *[no] jos { $seat } ei olisi varastanut
    }
riichi-if-more-left = jos niitä olisi enemmän jäljellä ({ $tile })
riichi-if-speed = jos nopeus olisi pisteitä tärkeämpää
riichi-if-points = jos pisteet olisivat nopeutta tärkeämpiä
riichi-if-honour-gone = jos kaksi tällaista ({ $tile }) olisi jo mennyt
riichi-if-not-discarded = jos { $tile } ei olisi omissa poisheitoissasi
riichi-if-weaker = jos käsi olisi heikompi
riichi-if-silent-yaku = jos kädellä olisi yaku ilman riichiä
riichi-if-threat = jos joku muu olisi julistanut riichin
riichi-if-better-wait = jos voittotiiliä olisi enemmän jäljellä
riichi-if-yaku = jos avoimella kädellä olisi yaku
riichi-why-best = Mikään yksittäinen seikka ei ratkaise; pienistä eroista kertyy paras odotettu tulos.
riichi-why-even-one = Mikään kädessä tai pöydällä ei erota sitä toisesta ({ $one }).
riichi-why-even-two = Mikään kädessä tai pöydällä ei erota sitä muista ({ $one }, { $two }).
riichi-own-exchange = Siitä alkaa todennäköisin parannus: nosto { $drawn }, jäljellä { $n }.
riichi-own-tied = { $why } Saman arvion saa { $n } muuta tiiltä.
riichi-own-trials = Sen satunnaisissa kokeiluissa kädestä tuli parempi kuin toisella valinnalla ({ $other }).
riichi-own-luck = Sen satunnaiset kokeilut sujuivat tuskin paremmin kuin toisella ({ $other }); ero voi olla sattumaa.
riichi-own-apart = Mikään kädessä ei sovi tiileen { $tile }{ $out ->
        [0] {""}
       *[other] {" "}ja niitä on jo pöydässä { $out }
    }; tiilellä { $other } on naapureita.
riichi-own-fewer-near = Tiilen { $tile } lähellä on kädessä vain { $n }, tiilen { $other } lähellä { $m }.
riichi-own-out = { $tile }: pöydässä jo { $n }; { $other }: { $m ->
        [0] ei yhtään
       *[other] { $m }
    }.
riichi-own-copies = Sen taulukko laskee kädessä olevat ({ $tile }: { $n }) jo käytetyiksi.
riichi-own-guest = { $becomes ->
        [yaku] Tästä tuulesta ei tule koskaan yakua; { $other } voi antaa sen.
       *[run] Tästä tuulesta ei ole hyötyä; { $other } voi vielä sopia suoraan.
    }
riichi-own-said = { $said }.
riichi-own-tanyao = Tavoitteena on tanyao, johon { $tile } ei sovi mutta { $other } sopii.
riichi-own-all-fit = Jokainen tiili sopii vielä sen suunnitelmaan: { $yaku }.
riichi-own-left-over = Tavoite: { $yaku }; siihen tarvitaan { $tile } vähemmän kuin { $other }.
riichi-own-network = { $back ->
        [yes] Verkko arvioi sen paremmaksi kuin { $other }, vaikka käsi loittonee.
       *[no] Verkko arvioi sen paremmaksi kuin { $other }.
    }
riichi-house-costs = Kulut ja maksut
riichi-house-costs-wins = Vastustajien voitot yhteensä
riichi-house-costs-now = Näkemättömän tiilen heittäminen nyt
riichi-house-costs-later = Näkemättömän tiilen heittäminen neljän vuoron päästä
riichi-house-costs-tenpai = Tenpaikäsi saa, jos muuri loppuu
riichi-house-costs-noten = Noten-käsi maksaa, jos muuri loppuu
riichi-house-share-of = osuus
riichi-house-counted = Laskettu pelitallenteista
riichi-house-counted-wins = Tenpaissa oleva vastustaja voittaa yhden vuoron aikana
riichi-house-counted-riichi = Voittotiilet poisheitoissa riichin jälkeen, satunnaisiin verrattuna
riichi-house-counted-silent = Voittotiilet poisheitoissa ilman riichiä, satunnaisiin verrattuna
riichi-house-counted-tsumo = Voitot omalla nostolla
riichi-house-counted-ippatsu = Riichi-voitot, joissa ippatsu
riichi-house-counted-ura = Riichi-voitot, joissa ura dora
riichi-frame-lot = { $n ->
        [one] Ainoa tiili, jonka voi heittää pois.
       *[other] Valittu satunnaisesti { $n } tiilestä.
    }
study-worlds-shown = Näytetään { $shown } / { $n }

## Answers within a sentence: “ahead of passing”

riichi-discard-noun = poisheitto { $tile }
riichi-discard-drawn-noun = nostetun poisheitto { $tile }
riichi-declare-noun = riichi tiilellä { $tile }
riichi-pass-noun = ohitus
riichi-nine-kinds-noun = keskeytys
zole-call-pass-noun = passi
zole-call-take-noun = pöydän otto
zole-throw-in-noun = luovutus
bg-answer-roll-noun = heitto
bg-answer-double-noun = tuplaus
bg-answer-take-noun = otto
bg-answer-drop-noun = luopuminen

## Choices of parameters

agent-choice-strategy-attacking = hyökkäävä
agent-choice-strategy-defending = puolustava
agent-choice-strategy-running = juokseva
agent-choice-strategy-combined = yhdistetty
agent-choice-strategy-random = satunnainen
