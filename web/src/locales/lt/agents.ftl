### What agents say. The keys stand in the crates under `crates/agents`.

verbatim = { $text }
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
zole-bury-cards = Užkasti { $cards }
zole-eyes-in-worlds = Didžiojo akys; išdalijimų: { $n }
zole-share-lost = pralaimi { $share }
zole-share-jani = jaņi { $share }
bg-play = { $play }
bg-dance = Nėra ėjimo
bg-equity = Tikėtini taškai
study-ev = Tikėtina vertė
study-expected-points = Taškai
study-win = laimi
study-deal-in = sumoka
study-loss = Nuostolis
study-turns = ėjimai
study-chance-by-turn = Tikimybė pagal ėjimą
study-depth = gylis { $depth }
study-nodes = Mazgai
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
