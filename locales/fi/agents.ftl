### Explanations of agents. The keys are used in `crates/agents`.

agent-name-house = Talon agentti, vahvimpamme
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
riichi-frame-win = Voitto: sen se ottaa aina
riichi-frame-kan = Kan: sen se julistaa aina
riichi-frame-pon = Pon: sopii suunnitelmaan
riichi-frame-chi = Chi: sopii suunnitelmaan
riichi-frame-riichi = Tenpai: julista riichi
riichi-frame-discard = Heitä vähäarvoisin tiili pois
riichi-frame-pass = Ohita: mikään ei sovi suunnitelmaan
riichi-aims-at-yakuhai = Tavoite: yakuhai.
riichi-aims-at-toitoi = Tavoite: toitoi.
riichi-aims-at-tanyao = Tavoite: tanyao.
riichi-tile-value = Tiilen arvo
riichi-tile-values = Kunkin tiilen arvo kädelle
riichi-left = Näkemättä
riichi-ready-on = Tenpai, odottaa { $tiles }; näkemättä vielä { $n }.
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
study-cut-budget = raja tuli vastaan
study-cut-at-least = Vähintään { $value }; pysähtymiseen riittää { $limit }.
study-cut-at-most = Enintään { $value }; pysähtymiseen riittää { $limit }.
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
zole-source-random = Valittu satunnaisesti; vaihtoehtoja: { $n }. Haku alkaa myöhemmin.
zole-source-searched = Keskimäärin paras; kaikki mahdolliset jaot: { $worlds }; puuttuvia maita ei huomioida.
zole-source-cut = Pysäytetty aikaisin: keskimäärin paras, jakoja { $worlds } / { $possible }; puuttuvia maita ei huomioida.
zole-chance = Todennäköisyys
zole-mean-total = Keskimääräinen summa
zole-mean-tricks-lost = Keskimääräiset tikit, laskettu tappioksi
zole-by-threshold = Voittaa { $win } mahdollisista jaoista (yhteensä { $worlds }); muut vaihtoehdot jäävät kauas.
zole-by-band = Voittaa { $win } mahdollisista jaoista (yhteensä { $worlds }). Muut voittavat lähes yhtä usein mutta tuovat vähemmän pisteitä.
zole-by-margin = Voittaa { $win } mahdollisista jaoista (yhteensä { $worlds }): yhtä usein kuin muut, mutta selvemmin.
zole-by-wins-alone = Voittaa { $win } mahdollisista jaoista (yhteensä { $worlds }). Pysäytetty aikaisin: tiedossa on vain voittaja, ei voiton suuruus.
zole-by-order = Voittaa { $win } mahdollisista jaoista (yhteensä { $worlds }). Muut vaihtoehdot ovat yhtä hyviä.
zole-call-reached = Voittaa { $win } mahdollisista jaoista; { $needed } riittää.
zole-call-none-reached = Mikään tarjous ei voita tarpeeksi usein.
zole-call-take-falls-short = Pöydän ottaminen voittaa vain { $win } jakoa { $worlds } mahdollisesta; tarvitaan { $needed }.
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
zole-bids-unheeded = mikään jako ei sovi kaikkiin tarjouksiin, joten tarjouksia ei oteta huomioon
zole-pass-estimated = Passin arvo on laskettu mahdollisista jaoista ({ $worlds }); muiden oletetaan tarjoavan valttiensa mukaan.
zole-sampled-worlds = satunnaisesti poimittuja jakoja: { $worlds } / { $possible }
zole-some-worlds = jakoja: { $worlds } / { $possible }
riichi-discard-drawn = Heitä nostettu: { $tile }
riichi-preference = Etusija
riichi-builds-towards = Tavoittelee { $yaku }; sopivia tiiliä: { $kept }.
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
riichi-dqn-best = Sallittu toiminto, jonka arvo on suurin.
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
riichi-fi-riichi = Julistaa riichin, kuten aina kun voi
riichi-fi-discard = Heittää pois sen, mikä simulaatiossa oli paras
riichi-fi-call = Varastaa: käsi on näin arvokkaampi
riichi-fi-pass = Ohittaa: mikään varastus ei nosta käden arvoa
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
bg-drop-is-cheaper = Luopuminen maksaa vähemmän kuin ottaminen.
bg-take-is-cheaper = Ottaminen maksaa vähemmän kuin luopuminen.
bg-taking-costs = Ottaminen maksaisi { $loss } enemmän.
bg-passing-costs = Luopuminen maksaisi { $loss } enemmän.
bg-drop-loses-match = Luopuminen häviäisi ottelun.
bg-favourite-beavers = Suosikki ottaa ja tuplaa heti uudelleen.
bg-cube-decision = { $offer }; vastaus: { $answer }. Ilman tuplausta { $no-double }, tuplattuna ja otettuna { $double-take }, tuplattuna ja luovuttuna { $double-pass }.
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
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Lineaarinen
agent-short-minimax = Minimax
agent-short-alphabeta = Alfa-beeta
agent-short-cfr = Tasapaino
agent-short-lt-random = Satunnaispoistot (Kaunas 2017)
agent-short-lt-csp = Rajoiteratkaisija (Kaunas 2017)
agent-short-lt-bucket = Korintäyttäjä (Kaunas 2017)
agent-short-lt-dqn = Q-neuroverkko (Kaunas 2017)
agent-short-fi-mc = Monte Carlo (Helsinki 2019)
agent-short-fi-tree = Käsipuu (Helsinki 2019)
agent-short-sp-draw = Nostolaskija
agent-short-jp-dag = Käsiverkko (Kurita ja Hoki 2017)
agent-short-mcts = Monte Carlo -puuhaku
agent-short-pips = Piplaskija
riichi-ev-nearest = Liian kaukana tenpaista arvioitavaksi: pitää lähimmän käden.
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
riichi-house-value = tulos
riichi-house-gain = pisteet voitosta
riichi-house-deal-in = heittää voittotiilen
riichi-house-course = suunnitelma
riichi-house-course-won = voitto
riichi-house-course-push = hyökkää
riichi-house-course-fold = perääntyy
riichi-house-course-abort = keskeyttää
riichi-house-riichi = Julistaa riichin: paras tulos, riski mukaan lukien.
riichi-house-pushes = Hyökkää: käsi on riskin arvoinen.
riichi-house-folds = Perääntyy: riski on suurempi kuin käden arvo.
riichi-house-calls = Varastaa: parempi kuin mikään muu.
riichi-house-passes = Ohittaa: mikään varastus ei ole parempi.
riichi-house-aborts = Keskeyttää: uusi jako on tätä kättä arvokkaampi.
riichi-house-threat = { $seat }: tenpain todennäköisyys { $likely }; voittotiilen heittäminen maksaisi { $cost }.
riichi-house-by-graph = Käsi ilman vastustajia, varastukset ja ron mukana
riichi-house-by-draws = Käsi ilman vastustajia, vain nostot
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
riichi-house-dues = Tenpaissa oleva vastustaja voittaa yhden vuoron aikana todennäköisyydellä { $wins }. Vastustajien voitot maksavat yhteensä { $others }. Näkemättömän tiilen heittäminen maksaa nyt { $drift } ja neljän vuoron päästä { $later }.
riichi-house-wall-end = Jos muuri loppuu, tenpaissa oleva käsi saa { $tenpai } ja muu maksaa { $noten }.
riichi-house-counted = Pelitallenteista: kuinka usein poisheitto on voittotiili satunnaiseen tiileen verrattuna: riichin jälkeen { $riichi }, muuten { $silent }. Voitoista { $tsumo } nostetaan itse. Riichin jälkeen voitoista { $ippatsu } on ippatsuja ja { $ura } sisältää ura doraa.
riichi-house-rivals = Vastustajat
riichi-house-rival = { $seat }
riichi-house-loss = pisteet, jos heittää voittotiilen
riichi-house-dangers = Kunkin tiilen vaarallisuus
riichi-house-together = kaikki vastustajat
riichi-house-if-ready = { $seat }, jos tenpai
riichi-house-places = Odotettavat sijat nykyisillä pisteillä
riichi-house-place = sija { $place }
study-worlds-shown = Näytetään { $shown } / { $n }

## Choices of parameters

agent-choice-strategy-attacking = hyökkäävä
agent-choice-strategy-defending = puolustava
agent-choice-strategy-running = juokseva
agent-choice-strategy-combined = yhdistetty
agent-choice-strategy-random = satunnainen
