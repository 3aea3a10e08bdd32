### What agents say. The keys stand in the crates under `crates/agents`.

verbatim = { $text }
agent-name-house = Mājas aģents, stiprākais
agent-name-random = Nejaušais
agent-name-lt-fast = Ātrais (Kauņa 2017)
agent-name-lt-greedy = Rijīgais (Kauņa 2017)
agent-random-verdict = { $n ->
        [one] Tikai viena izvēle
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
riichi-frame-win = Ja var uzvarēt, uzvar
riichi-frame-kan = Ja var, piesaka kan
riichi-frame-pon = Plānam derīgs pon
riichi-frame-chi = Plānam derīgs chi
riichi-frame-riichi = Roka gatava: pieteikt riichi
riichi-frame-discard = Izmest mazvērtīgāko kauliņu
riichi-frame-pass = Plānam nekas neder
riichi-aims-at-yakuhai = Mērķis: yakuhai.
riichi-aims-at-toitoi = Mērķis: toitoi.
riichi-aims-at-tanyao = Mērķis: tanyao.
riichi-tile-value = Kauliņa vērtība
riichi-tile-values = Cik katrs kauliņš rokai ir vērts
riichi-left = Vēl neredzēti
riichi-ready-on = Gaida: { $tiles }; vēl neredzēti: { $n }.
riichi-why-it-counts = Kāpēc uzvara tik vērta
zole-play = Likt { $card }
zole-bury-cards = Norakt { $cards }
zole-eyes-in-worlds = Lielā acis; sadalījumi: { $n }
zole-share-lost = zaudē { $share }
zole-share-jani = jaņi { $share }
bg-play = { $play }
bg-dance = Nav gājiena
bg-equity = Sagaidāmie punkti
study-ev = Sagaidāmā vērtība
study-expected-points = Punkti
study-win = uzvara
study-deal-in = iemet
study-loss = Zaudējums
study-turns = gājieni
study-chance-by-turn = Varbūtība pa gājieniem
study-depth = dziļums { $depth }
study-nodes = Virsotnes
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
study-bars-from-worst = { $what }: stabiņi sākas no sliktākā
study-cut-alpha = alfa atzarošana
study-cut-beta = beta atzarošana
study-cut-gamma = māsas zaru vairs nevar pārspēt
study-cut-star1 = Star1 atzarošana
study-cut-star2 = Star2 atzarošana
study-cut-transposition = jau ir tabulā
study-cut-budget = resurss iztērēts
study-cut-at-least = Vismaz { $value }, bet apstāties pietiek ar { $limit }.
study-cut-at-most = Ne vairāk kā { $value }, bet apstāties pietiek ar { $limit }.
