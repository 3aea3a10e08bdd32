### What agents say. The keys stand in the crates under `crates/agents`.

agent-name-house = Talon agentti, vahvin
agent-name-random = Satunnainen
agent-name-lt-fast = Nopea (Kaunas 2017)
agent-name-lt-greedy = Ahne (Kaunas 2017)
agent-random-verdict = { $n ->
        [one] Vain yksi vaihtoehto
       *[other] Mikä tahansa { $n } vaihtoehdosta, kaikki yhtä todennäköisiä
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
riichi-frame-win = Voitto otetaan aina kun voi
riichi-frame-kan = Kan julistetaan aina kun voi
riichi-frame-pon = Suunnitelmaan sopiva pon
riichi-frame-chi = Suunnitelmaan sopiva chi
riichi-frame-riichi = Tenpai: julista riichi
riichi-frame-discard = Heitä vähäarvoisin tiili
riichi-frame-pass = Mikään ei sovi suunnitelmaan
riichi-aims-at-yakuhai = Tavoite: yakuhai.
riichi-aims-at-toitoi = Tavoite: toitoi.
riichi-aims-at-tanyao = Tavoite: tanyao.
riichi-tile-value = Tiilen arvo
riichi-tile-values = Minkä arvoinen kukin tiili kädelle on
riichi-left = Vielä näkemättä
riichi-ready-on = Odottaa: { $tiles }; näkemättä vielä { $n }.
riichi-why-it-counts = Mistä voiton arvo tulee
zole-play = Pelaa { $card }
zole-bury = Hautaa { $cards }
zole-eyes-in-worlds = Ison silmät; jakoja: { $n }
zole-share-lost = häviää { $share }
zole-share-jani = jaņi { $share }
bg-equity = Odotuspisteet
study-ev = Odotusarvo
study-expected-points = Pisteet
study-win = voitto
study-deal-in = sisäänheitto
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
study-bars-from-worst = { $what }: palkit alkavat huonoimmasta
study-cut-alpha = alfa-karsinta
study-cut-beta = beeta-karsinta
study-cut-gamma = sisarhaaraa ei voi enää voittaa
study-cut-star1 = Star1-karsinta
study-cut-star2 = Star2-karsinta
study-cut-transposition = jo taulussa
study-cut-budget = budjetti lopussa
study-cut-at-least = Vähintään { $value }, pysähtymiseen riittää { $limit }.
study-cut-at-most = Enintään { $value }, pysähtymiseen riittää { $limit }.
zole-habit = Tapa
zole-habit-score = Pisteytys
zole-habit-bury-trump = valtteja ei haudata
zole-habit-bury-void = pääsee eroon yhdestä maasta
zole-habit-bury-eyes = vie silmät kotiin
zole-habit-lead-low = aloittaa pienellä
zole-habit-cash = ottaa varman tikin
zole-habit-ace = ässä, kun kaikilla on maata
zole-habit-low-plain = pieni sivumaan kortti
zole-habit-draw-trumps = vetää valtteja ylhäältä
zole-habit-draw-low = vetää valtteja alhaalta
zole-habit-top-trump = korkein jäljellä oleva valtti
zole-habit-low-trump = pienet eivät koske valtteihin
zole-habit-smear = antaa silmät parille
zole-habit-take = ottaa tikin
zole-habit-try = ottaa, ellei kukaan lyö yli
zole-habit-throw = sakkaa vähiten
zole-habit-duck = korkein, joka ei ota
zole-habit-must-take = ottaa tikin, mikä on huono
zole-habit-leave = jättää tikin isolle
zole-habit-play-on = jatkaminen ei ole koskaan huonompi
zole-habit-too-weak = liian heikko yksin pelattavaksi
zole-habit-pass = tarpeeksi vahva olla passaamatta
zole-habit-strong = tarpeeksi vahva pöydän ottoon
zole-habit-sure = kaikki kahdeksan korttia ovat varmoja
zole-habit-not-sure = kaikki kortit eivät ole varmoja
zole-source-random = Pelattu satunnaisesti; vaihtoehtoja: { $n }. Haku alkaa myöhemmin.
zole-source-searched = Paras keskiarvo; jakoja: { $worlds }, puuttuvia maita ei huomioida.
zole-source-cut = Paras keskiarvo; vain ensimmäiset jaot: { $worlds } / { $possible }, koska budjetti loppui; puuttuvia maita ei huomioida.
zole-chance = Todennäköisyys
zole-mean-total = Keskimääräinen summa
zole-mean-tricks-lost = Keskimääräiset tikit tappiona
zole-by-threshold = Valittu kynnyksellä: voittaa { $win } jaoista (yhteensä { $worlds }), muut jäävät kauas.
zole-by-band = Valittu vyöhykkeellä: voittaa { $win } jaoista (yhteensä { $worlds }) ja tuo lähimmistä eniten pisteitä.
zole-by-margin = Valittu erolla: voittaa { $win } jaoista (yhteensä { $worlds }) kuten muutkin, mutta selvimmin.
zole-by-wins-alone = Valittu pelkillä voitoilla: { $win } jaoista (yhteensä { $worlds }); laskenta päättyi ennen kuin pisteet selvisivät.
zole-by-order = Voittaa { $win } jaoista (yhteensä { $worlds }) kuten muutkin; mikään muu ei erota niitä.
zole-call-reached = Voittaa { $win } jaoista, tarvitaan { $needed }.
zole-call-none-reached = Mikään tarjous ei voita tarpeeksi jakoja.
zole-win-contract = Voittaa
zole-win-galdins = Ei häviä
zole-needed = Tarvitaan
zole-worlds = Jaot
zole-mean-points = Pisteet
zole-over-pass = Enemmän kuin passi
zole-mean-eyes = Ison silmät
zole-mean-tricks = Tikit
zole-soloist-eyes = Ison silmät
zole-soloist-tricks = Ison tikit
zole-own-tricks = Omat tikit
zole-mark-won = voitto
zole-mark-high = iso voitto
zole-imagined-after = Jaot tämän jälkeen: { $action }
zole-all-worlds = kaikki mahdolliset jaot: { $possible }
zole-all-fitting-worlds = kaikki mahdolliset jaot: { $possible }, tarjouksiin sopii { $worlds }
zole-bids-unheeded = mikään jako ei sovi kaikkiin tarjouksiin, joten tarjouksia ei oteta huomioon
zole-pass-estimated = näytetään, mitä passista seuraa, jos muut tarjoavat valttiensa mukaan (jakoja: { $worlds })
zole-sampled-worlds = poimittu jakoja: { $worlds } / { $possible }
zole-some-worlds = jakoja: { $worlds } / { $possible }
riichi-discard-drawn = Heitä nostettu: { $tile }
riichi-preference = Etusija
riichi-builds-towards = Rakentaa { $yaku }; säilyviä tiiliä: { $kept }.
riichi-call-gains = Varastus kannattaa: { $then } vastaan { $now }.
riichi-call-gains-not = Varastus ei hyödytä: { $then } vastaan { $now }.
riichi-left-over = Jää yli
riichi-plans = Suunnitelmat
riichi-plan-kept = Säilyy
riichi-plan-worth = Arvoinen
riichi-plan-value = Arvo
riichi-plan-ways = Tapoja
riichi-plan-tiles = Tiilet
riichi-placed = Tiilet, joilla kootaan: { $yaku }
riichi-bucket = Setti
riichi-bucket-tiles = Tiilet
riichi-dqn-best = Valitsee sallituista sen, jota arvostaa eniten.
riichi-dqn-passed = Arvostaa enemmän, mutta ei sallittuja: { $n }.
riichi-dqn-declines-a-win = Ohittaa voiton, koska on oppinut niin.
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
riichi-q-actions = Minkä arvoinen kukin toiminto on
riichi-q-tile = Tiilen arvo
riichi-q-tiles = Minkä arvoista kunkin tiilen heitto on
riichi-evaluation = Käden arvo
riichi-fi-riichi = Julistaa riichin, kuten aina kun voi
riichi-fi-discard = Heittää parhaaksi osoittautuneen
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
riichi-fi-together = Haarat yhteensä
riichi-fi-draw = Nosto
riichi-fi-branches = Todennäköisimmät kättä parantavat haarat
riichi-fi-exchange = { $gone } → { $drawn }
bg-plays = Siirtää { $play }, arvo { $value }
bg-only-play = Muuta siirtoa ei ole.
bg-only-so-deep = Mitään muuta siirtoa ei tutkittu näin syvältä.
bg-better-than-next = Parempi kuin { $next }: { $gain }.
bg-better-at-least = Parempi kuin { $next } vähintään { $gain }.
bg-most-visited = Haku palasi siihen useimmin; muut näyttävät paremmilta vain sattumalta.
bg-budget-ended = Budjetti loppui ennen kuin kaikki siirrot oli tutkittu.
bg-ply = { $n } siirron syvyys
bg-by-playouts = simuloidut pelit
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
bg-pips-at-stake = Omat pipit, jotka lyönnit voivat viedä
bg-characteristics = Mitä strategia näkee siirron jälkeen
bg-weight = Paino
bg-h-bar = Nappulat muurilla: vastustajan miinus omat
bg-h-distance = Takimmaisen nappulan matka: vastustajan miinus oma
bg-h-points = Suljetut kiilat: omat miinus vastustajan
bg-h-blots = Yksinäiset nappulat: vastustajan miinus omat
bg-h-off = Omat kotiutetut nappulat
bg-evaluation = Arvio
bg-judged-over = Peli on päättynyt.
bg-judged-off = Kaikki omat nappulat ovat kotona: kotiutetut lasketaan.
bg-judged-rear-man = Ei enää kosketusta: oma takimmainen nappula ratkaisee.
bg-judged-pips = Juoksupeli: pipit ratkaisevat.
bg-judged-strategy = Arvioi strategia: { $strategy }.
bg-never-doubles = Ei tuplaa koskaan.
bg-drop-is-cheaper = Luopuminen maksaa vähemmän kuin ottaminen.
bg-take-is-cheaper = Ottaminen maksaa vähemmän kuin luopuminen.
bg-drop-loses-match = Luopuminen häviäisi ottelun.
bg-favourite-beavers = Suosikki ottaa ja tuplaa uudelleen.
bg-cube-decision = { $offer }; vastaus: { $answer }. Ilman tuplausta { $no-double }, tuplattuna ja otettuna { $double-take }, tuplattuna ja luovuttuna { $double-pass }.
bg-offer-double = Tuplaa
bg-offer-redouble = Tuplaa uudelleen
bg-offer-optional = Tuplata tai ei, kumpikin on yhtä hyvä
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
agent-short-pimc = Maailmat
agent-short-expectiminimax = Expectiminimax
agent-short-linear = Lineaarinen
riichi-ev-nearest = Pitää käden lähimpänä: liian kaukana arvioitavaksi.
riichi-ev-spent = Pitää käden lähimpänä: aika loppui ennen kuin se arvioitiin.
riichi-ev-last = Pitää käden lähimpänä: nostoja ei ole enää.
riichi-ev-bound = Riichin sitoma: mitään valittavaa ei ole.
riichi-ev-riichi = Julistaa riichin: eniten pisteiden arvoinen.
riichi-ev-discard = Poistaa sen, minkä jälkeen odotusarvo on suurin.
riichi-ev-call = Huutaa: käsi on sen kanssa enemmän pisteiden arvoinen.
riichi-ev-pass = Ohittaa: käsi on ilman huutoa enemmän pisteiden arvoinen.
riichi-ev-points = pisteet
riichi-ev-win = voitto
riichi-ev-tenpai = tenpai
riichi-ev-shanten = shanten
riichi-ev-acceptance = käy
riichi-ev-wins = Voiton mahdollisuus, jos näin olisi myöhemmällä vuorolla
riichi-ev-worth = Odotettavat pisteet, jos näin olisi myöhemmällä vuorolla
riichi-ev-wins-all = Jokaisen teon voiton mahdollisuus kuluneiden vuorojen mukaan
riichi-ev-worth-all = Jokaisen teon odotettavat pisteet kuluneiden vuorojen mukaan
riichi-ev-turns = kuluneet vuorot
riichi-ev-nodes = { $n ->
        [one] arvioitu { $n } käsi
       *[other] arvioitu { $n } kättä
    }
riichi-house-value = tulos
riichi-house-gain = pisteet voitosta
riichi-house-deal-in = heittää voittotiilen
riichi-house-course = sitten
riichi-house-course-won = voitto
riichi-house-course-push = hyökkää
riichi-house-course-fold = luovuttaa
riichi-house-course-abort = keskeyttää
riichi-house-riichi = Julistaa riichin: arvokkain, vaara mukaan luettuna.
riichi-house-pushes = Jatkaa: käsi on vaaraa arvokkaampi.
riichi-house-folds = Luovuttaa: vaara on suurempi kuin käden arvo.
riichi-house-calls = Huutaa: arvokkaampaa kuin jatkaa ilman.
riichi-house-passes = Ohittaa: mikään huuto ei ole arvokkaampi.
riichi-house-aborts = Keskeyttää: käsi on uutta jakoa huonompi.
riichi-house-threat = { $seat }: tenpain todennäköisyys { $likely }; voittotiilen heittäminen maksaa { $cost }.
riichi-house-by-graph = Käsi yksin muurin kanssa, huudot ja ron mukana (jp-dag)
riichi-house-by-draws = Käsi yksin muurin kanssa, vain nostoin (sp-draw)
riichi-house-pace-ready = tahti tenpaihin
riichi-house-pace-win = tahti voittoon
riichi-house-share = pisteistä lasketaan
riichi-house-ready-at-end = tenpai lopussa
riichi-house-turns = vuoroja jäljellä
riichi-house-wall-ends = muuri loppuu ensin
riichi-house-courses = Hyökätä vai perääntyä, ilman muiden voittojen hintaa
riichi-house-cost = vaara maksaa
riichi-house-shape = muoto, turva
riichi-house-coming = Kuinka todennäköisesti vastustajat ovat tenpaissa ja jako jatkuu, vuoro vuorolta
riichi-house-lasts = jatkuu
riichi-house-dues = Tenpaissa oleva vastustaja voittaa vuorossa todennäköisyydellä { $wins }; muiden voitot maksavat yhteensä { $others }, näkemättömän tiilen poisto maksaa nyt { $drift } ja neljän vuoron päästä { $later }.
riichi-house-wall-end = Muurin loppuessa tenpai-käsi saa { $tenpai }, muu maksaa { $noten }.
riichi-house-counted = Riichin jälkeen poisto on voittotiili { $riichi } niin usein kuin satunnainen tiili, muuten { $silent }; voitoista { $tsumo } nostetaan itse; riichi-voitoista { $ippatsu } tulee yhden kierroksen aikana, { $ura } sisältää ura-doran.
riichi-house-rivals = Miten vastustajia luetaan
riichi-house-rival = { $seat }
riichi-house-loss = pisteet, jos heittää
riichi-house-dangers = Kuinka vaarallinen kukin tiili on
riichi-house-together = kaikki vastustajat
riichi-house-if-ready = { $seat }, jos tenpai
riichi-house-places = Odotettavat sijat nykyisillä pisteillä
riichi-house-place = sija { $place }
study-worlds-shown = Näytetään { $shown } / { $n }
