### What agents say. The keys stand in the crates under `crates/agents`.

verbatim = { $text }
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
zole-bury-cards = Hautaa { $cards }
zole-eyes-in-worlds = Ison silmät; jakoja: { $n }
zole-share-lost = häviää { $share }
zole-share-jani = jaņi { $share }
bg-play = { $play }
bg-dance = Ei siirtoa
bg-equity = Odotuspisteet
study-ev = Odotusarvo
study-expected-points = Pisteet
study-win = voitto
study-deal-in = sisäänheitto
study-loss = Tappio
study-turns = vuorot
study-chance-by-turn = Todennäköisyys vuoroittain
study-depth = syvyys { $depth }
study-nodes = Solmut
study-nodes-searched = { $n ->
        [one] { $n } solmu
       *[other] { $n } solmua
    }
study-playouts = { $n ->
        [one] { $n } simuloitu peli
       *[other] { $n } simuloitua peliä
    }
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
