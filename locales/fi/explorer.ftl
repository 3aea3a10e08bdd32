### The search explorer.

explorer-lead = Kulje haku läpi askel kerrallaan: mitä se tutkii, mitä se ohittaa ja miksi.
explorer-position = Asema
explorer-examples = Lasketut esimerkit
explorer-example-reply = Nopat ja vastaus
explorer-example-minimax = Minimax: kolme siirtoa, kolme vastausta
explorer-example-chance = Sattumasolmut: 2,7 vai 6,6
explorer-example-order = Lehdet 1, 3, 4, 5
explorer-example-values = Lehdet 1, 30, 40, 500
explorer-own-tree = Oma puu…
explorer-own-position = Muu asema…
explorer-from-game = Pelistä
explorer-edit-tree = Muokkaa puuta
explorer-edit-position = Muokkaa asemaa
explorer-search = Hae
explorer-notation-tree = max(…), min(…) ja chance(0.7: 3, 0.3: 2); lehdet ovat lukuja. Haara nimetään näin: A = …; arvojen rajat kirjoitetaan eteen: [0, 10]. Ctrl+Enter aloittaa haun.
explorer-notation-tic-tac-toe = Kolme riviä ylhäältä, X, O ja pisteet: XO./.X./..O
explorer-notation-race = Pelaajien paikat, tähti vuorossa olevan perässä, ja heitto: sprint: A 5* B 8 | A threw 2
explorer-notation-kuhn = Korttisi ja tähänastiset siirrot: K? check bet
explorer-notation-backgammon = XGID tai GNU-aseman tunnus noppineen
explorer-notation-zole = Paikkasi ja kahdeksan jaettua korttia, tarjoukset, pelatut kortit: 2: QC QH JC JD 8D TH 9H KS | take | TS KS AC
explorer-position-tic-tac-toe-late = Muutama siirto jäljellä
explorer-position-tic-tac-toe-fork = Haarukan uhka
explorer-position-race-near = Lähellä maalia
explorer-position-kuhn-first = Koko peli
explorer-position-bg-bearoff = Kotiutus
explorer-position-bg-opening = Avausheitto 3-1
explorer-position-zole-fifth = Viides tikki, kaikki 3 150 jakoa (Latvia 2015)
explorer-share = Jaa
explorer-add-run = Lisää haku
explorer-run = Haku { $name }
explorer-runs = Haut
explorer-remove-run = Poista: { $run }
explorer-settings = Asetukset
explorer-settings-of = Asetukset: { $run }
explorer-tree-of = Hakupuu: { $run }
explorer-algorithm = Algoritmi
explorer-step-of = askel { $n }/{ $of }
explorer-progress = Tehdyt askeleet
explorer-next-cut = Seuraava karsinta (C)
explorer-speed = Nopeus
explorer-times = { $n }×
explorer-zoom = Zoomaus
explorer-zoom-in = Lähennä
explorer-zoom-out = Loitonna
explorer-zoom-fit = Näytä koko puu
explorer-find = Etsi solmu
explorer-find-next = Etsi seuraava
explorer-not-found = Minkään solmun nimi ei ole ”{ $text }”.
explorer-bad-link = Linkki on viallinen tai vajaa.
explorer-comparison = Vertailu
explorer-node = Valittu solmu
explorer-no-board = Tämän solmun asemaa ei voi näyttää.
explorer-never-visited = ei tutkittu
explorer-ms = { $n } ms

## Parameters in short

explorer-parameter-depth = Syvyys
explorer-parameter-prune = Karsinta
explorer-parameter-order = Parhaat siirrot ensin
explorer-parameter-strategy = Strategia
explorer-parameter-variant = Kaava
explorer-parameter-playouts = Simuloidut pelit
explorer-parameter-exploration = Tutkimisen paino
explorer-parameter-worlds = Jaot
explorer-parameter-iterations = Iteraatiot
explorer-parameter-mask = Valttiin vastaaminen
explorer-parameter-inference = Pelistä päätellään
explorer-parameter-bid = Tarjoaminen
explorer-parameter-limit = Ottamisen raja
explorer-parameter-from = Etsii siirrosta
explorer-parameter-seed-mode = Lähteen omituisuudet
agent-short-uct = UCT

## Nodes

explorer-root = juuri
explorer-outcome = tulos { $p }
explorer-branch = { $n }. haara
explorer-probability = todennäköisyys { $p }
explorer-not-seen = ei vielä tutkittu
explorer-window = ikkuna { $window }
explorer-cut-away = karsittu: { $why }
explorer-nodes-below = { $n ->
        [one] alla { $shown } solmu
       *[other] alla { $shown } solmua
    }
explorer-not-examined = vielä { $shown } tutkimatta
explorer-not-drawn = { $n ->
        [one] { $shown } lapsi piirtämättä
       *[other] { $shown } lasta piirtämättä
    }
explorer-drawn = Solmuja piirretty: { $n } / { $of }
explorer-fetch-more = { $n ->
        [one] Piirrä vielä { $shown } lapsi
       *[other] Piirrä vielä { $shown } lasta
    }
explorer-fact-kind = Laji
explorer-fact-probability = Todennäköisyys
explorer-fact-value = Arvo
explorer-fact-window = Ikkuna [α, β]
explorer-fact-range = Mahdollinen vaihteluväli
explorer-fact-best = Paras lapsi
explorer-fact-share = Kuinka usein valitaan
explorer-fact-visits = Käyntejä
explorer-fact-cut = Karsittu
explorer-fact-below = Solmuja alla
explorer-fact-unlisted = Alapuolella, tutkimatta
explorer-legend-max = MAX
explorer-legend-min = MIN
explorer-legend-chance = SATTUMA
explorer-legend-leaf = lehti
explorer-legend-cut = karsinta
explorer-legend-window = ikkuna [α, β]

## Counters

explorer-counts-nodes = { $n ->
        [one] tutkittu solmu
       *[other] tutkittua solmua
    }
explorer-counts-leaves = { $n ->
        [one] arvioitu lehti
       *[other] arvioitua lehteä
    }
explorer-counts-cuts = { $n ->
        [one] karsinta
       *[other] karsintaa
    }
explorer-counts-cuts-skipped = { $n ->
        [one] karsinta
       *[other] karsintaa
    }, ohitettuja haaroja { $skipped }
explorer-counts-value = juuren arvo
explorer-counts-value-choice = arvo, valinta { $move }
explorer-row-nodes = Tutkittuja solmuja
explorer-row-leaves = Arvioituja lehtiä
explorer-row-cuts = Karsintoja
explorer-row-value = Arvo
explorer-row-move = Valittu siirto
explorer-row-time = Aika

## Comparison of runs

explorer-same = Kaikkien hakujen valinta on { $move }, arvo { $value }.
explorer-same-move = Kaikkien hakujen valinta on { $move }, mutta ne arvioivat sen eri tavoin.
explorer-same-value = Kaikki haut päätyvät arvoon { $value }.
explorer-differ-value = Haut päätyvät eri arvoihin: { $values }.
explorer-differ = Hakujen valinnat eroavat: { $moves }.
explorer-differ-agents = Ne ovat eri algoritmeja.
explorer-differ-evaluation = Ne arvioivat asemia eri tavoin.
explorer-differ-depth = Ne katsovat eteenpäin eri syvyyksiin.
explorer-differ-samples = Arvot ovat otoksia, joten ne vaihtelevat.
explorer-differ-equal = Karsinta ja järjestys eivät muuta arvoa: siirrot ovat yhtä hyviä.
explorer-differ-worlds = Ne pitävät eri jakoja mahdollisina.
explorer-differ-mask = Yksi tunnustaa valttia sääntöjen mukaan, toinen opinnäytteen ohjelman virheellä, joka unohtaa Q♠:n ja Q♣:n.
explorer-differ-settings = Asetukset eroavat.

## What a step did

explorer-say-start = Haku ei ole vielä alkanut. Aloita siirtymällä askel eteenpäin.
explorer-say-at = { $node }.
explorer-say-cut-at = Karsinta: { $node }.
explorer-say-enter-max = Tässä siirtää MAX ja ottaa suurimman arvon.
explorer-say-enter-min = Tässä siirtää MIN ja ottaa pienimmän arvon.
explorer-say-enter-chance = Tässä ratkaisee sattuma: arvo on tulosten keskiarvo.
explorer-say-enter-leaf = Lehti.
explorer-say-above = Merkitystä on vain arvoilla, jotka ovat yli { $alpha }.
explorer-say-below = Merkitystä on vain arvoilla, jotka ovat alle { $beta }.
explorer-say-between = Merkitystä on vain arvoilla lukujen { $alpha } ja { $beta } välillä.
explorer-say-leaf = Lehden arvo on { $value }.
explorer-say-evaluated = Syvyysraja tuli vastaan: aseman arvio on { $value }.
explorer-say-first = { $node }: toistaiseksi { $value }.
explorer-say-better-max = { $value } on suurempi kuin { $old }: { $node } nousee arvoon { $value }.
explorer-say-better-min = { $value } on pienempi kuin { $old }: { $node } laskee arvoon { $value }.
explorer-say-stays-max = Se ei ole suurempi kuin { $old }: { $node } pysyy arvossa { $old }.
explorer-say-stays-min = Se ei ole pienempi kuin { $old }: { $node } pysyy arvossa { $old }.
explorer-say-sum = { $node }: { $terms } = { $value }.
explorer-say-sum-plain = { $node }: summa toistaiseksi { $value }.
explorer-say-done = { $node }: arvo { $value }.
explorer-say-alpha = MIN saa arvoksi tässä ({ $node }) jo { $value }, mutta MAXilla on muualla varma { $limit }.
explorer-say-beta = MAX saa tässä ({ $node }) jo { $value }, mutta MIN sallii muualla vain { $limit }.
explorer-say-chance-most = Vaikka kaikki muu olisi { $rest }, { $node } on arvoltaan enintään { $terms } = { $value }; { $limit } on jo varma.
explorer-say-chance-least = Vaikka kaikki muu olisi { $rest }, { $node } on arvoltaan vähintään { $terms } = { $value }; { $limit } on jo varma.
explorer-say-chance-most-plain = { $node } on arvoltaan enintään { $value }; { $limit } on jo varma.
explorer-say-chance-least-plain = { $node } on arvoltaan vähintään { $value }; { $limit } on jo varma.
explorer-say-probe = Star2 katsoo ensin yhden vastauksen: { $node } antaa { $value }. Muihin se voi vielä palata.
explorer-say-skipped = { $n ->
        [one] 1 haara ohitetaan.
       *[other] { $n } haaraa ohitetaan.
    }
explorer-say-over = Haku on valmis: paras on { $move }, arvo { $value }.
explorer-say-over-value = Haku on valmis: arvo on { $value }.
explorer-say-round-best_first = { $n }. laajennus.
explorer-say-round-uct = { $n }. simuloitu peli.
explorer-say-round-ismcts = { $n }. simuloitu peli.
explorer-say-round-pimc = { $n }. jako.
explorer-say-round-cfr = { $n }. iteraatio.
explorer-say-way = { $way }: tulos { $value }.
explorer-say-mean = { $n } käynnin jälkeen { $node } on arvoltaan { $value }.
explorer-say-sweep = { $n } iteraation jälkeen pelin arvo ensimmäiselle pelaajalle on { $value }; täydellinen vastustaja voisi voittaa lisää { $exploitability }.

## Pseudo-code

explorer-code = Pseudokoodi
explorer-code-of = Pseudokoodi: { $algorithm }
explorer-variables = Muuttujat
explorer-phases = Tämän kierroksen vaiheet
explorer-phase-start = Alku
explorer-phase-world = Jako
explorer-phase-select = Valinta
explorer-phase-expand = Laajennus
explorer-phase-evaluate = Arviointi
explorer-phase-playout = Pelaus
explorer-phase-backup = Takaisin
explorer-phase-solved = Ratkaisu
explorer-phase-mean = Keskiarvo
explorer-phase-sigma = Strategia
explorer-phase-value = Arvo
explorer-phase-own = Oma osuus
explorer-phase-others = Muiden osuus
explorer-phase-regret = Katumus
explorer-phase-sum = Summat
explorer-phase-over = Päätös
explorer-least = vähintään
explorer-most = enintään
explorer-algorithm-minimax = minimax
explorer-algorithm-alpha_beta = alfa-beeta
explorer-algorithm-expectiminimax = expectiminimax
explorer-algorithm-gamma = gammakarsinta
explorer-algorithm-star1 = Star1
explorer-algorithm-star2 = Star2
explorer-algorithm-best_first = paras ensin -minimax
explorer-algorithm-uct = UCT
explorer-algorithm-ismcts = informaatiojoukkojen MCTS
explorer-algorithm-pimc = täydellisen informaation Monte Carlo
explorer-algorithm-cfr = kontrafaktuaalisen katumuksen minimointi
explorer-word-node = solmu
explorer-word-child = lapsi
explorer-word-children = lapset
explorer-word-parent = vanhempi
explorer-word-root = juuri
explorer-word-leaf = lehti
explorer-word-value = arvo
explorer-word-best = paras
explorer-word-moves = siirrot
explorer-word-outcomes = tulokset
explorer-word-worlds = jaot
explorer-word-tree = puu
explorer-word-known = v(x) tunnetaan
explorer-word-is_leaf = x on lehti
explorer-word-remove = poista x listasta L
explorer-word-unbroken = ei breakia
explorer-word-add = lisää yksi x:n lapsi
explorer-word-most_visited = lapsi, jonka n on suurin
explorer-word-fitting = yksi jako, joka sopii nähtyyn
explorer-word-own = omien siirtojen todennäköisyys
explorer-word-others = kaikkien muiden siirtojen ja sattuman todennäköisyys

## Predict before you step

explorer-predict = Ennusta ennen askelta
explorer-ask-value = Mikä on solmun arvo: { $node }?
explorer-ask-cut = Karsitaanko seuraavalla askeleella solmun loput haarat: { $node }?
explorer-ask-choice = Mikä siirto valitaan?
explorer-yes = Kyllä
explorer-no = Ei
explorer-answer = Vastaa
explorer-not-a-number = Kirjoita luku.
explorer-right = Oikein: { $answer }.
explorer-wrong = Ei aivan. Oikea vastaus: { $answer }.
explorer-predict-none = Tässä ei ole ennustettavaa. Siirry askel eteenpäin.
explorer-predict-over = Haku on valmis. Oikeita vastauksia { $right }/{ $asked }.
explorer-score = Toistaiseksi oikeita vastauksia { $right }/{ $asked }
