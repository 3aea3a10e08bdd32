### Zole at the table and in words.

zole-card-back = užversta korta
zole-card = { $suit ->
        [C] kryžių
        [S] vynų
        [H] širdžių
       *[D] būgnų
    } { $rank ->
        [rA] tūzas
        [rT] dešimtakė
        [rK] karalius
        [rQ] dama
        [rJ] valetas
        [r9] devynakė
        [r8] aštuonakė
       *[r7] septynakė
    }
zole-rank-index = { $rank ->
        [A] A
        [K] K
        [Q] Q
       *[J] J
    }
zole-hand = ranka
zole-hand-card = { $card }{ $from ->
        [table] , nuo stalo
       *[deal] {""}
    }{ $value ->
        [none] {""}
       *[other] , vertė { $value }
    }{ $advised ->
        [yes] , patariama
       *[no] {""}
    }
zole-deal-n = { $n } partija
zole-where = Zolė · { $n } partija
zole-prompt-call = Ką žaidžiate?
zole-means-pass = paliekate stalą kitiems
zole-means-take = paimate abi kortas ir žaidžiate prieš abu
zole-means-zole = žaidžiate prieš abu be stalo, didesniu statymu
zole-means-maza-zole = žaidžiate prieš abu ir neimate nė vieno kirčio
zole-calls-help = Ką reiškia skelbimai
zole-prompt-bury = Užkaskite dvi kortas
zole-bids = Licituoja { $player }
zole-buries = { $player } užkasa dvi kortas
zole-prompt-lead = Jūs išeinate
zole-prompt-over = Partija baigta
zole-you-took = Paėmėte stalą ir žaidžiate prieš du.
zole-bury-frame = { $nth ->
        [first] pirma korta
        [second] antra korta
       *[last] dar viena korta
    }
zole-take-back = Atsiimti: { $card }
zole-buried-eyes = { $n ->
        [one] Užkasta: { $n } akis
        [few] Užkasta: { $n } akys
        [many] Užkasta: { $n } akies
       *[other] Užkasta: { $n } akių
    }
zole-bury-button = Užkasti
zole-bury-count = Užkasta { $n } iš 2
zole-bury-these = Užkasti: { $cards }
zole-throw-in = Atsisakyti likusių kirčių
zole-why-follow = Reikia mesti tos pačios spalvos kortą
zole-leads = Išeina { $player }
zole-leads-you = Išeinate jūs
zole-played = { $player }: { $card }.
zole-taken-by = { $n ->
        [one] Kirtį ima { $player }, { $n } akis
        [few] Kirtį ima { $player }, { $n } akys
        [many] Kirtį ima { $player }, { $n } akies
       *[other] Kirtį ima { $player }, { $n } akių
    }
zole-taken-by-you = { $n ->
        [one] Kirtį imate jūs, { $n } akis
        [few] Kirtį imate jūs, { $n } akys
        [many] Kirtį imate jūs, { $n } akies
       *[other] Kirtį imate jūs, { $n } akių
    }
zole-n-eyes = { $n ->
        [one] { $n } akis
        [few] { $n } akys
        [many] { $n } akies
       *[other] { $n } akių
    }
zole-n-tricks = { $n ->
        [one] { $n } kirtis
        [few] { $n } kirčiai
        [many] { $n } kirčio
       *[other] { $n } kirčių
    }
zole-n-cards = { $n ->
        [one] { $n } korta
        [few] { $n } kortos
        [many] { $n } kortos
       *[other] { $n } kortų
    }
zole-tricks = kirčiai
zole-soloist-is = Didysis ({ $player })
zole-role-lielais = didysis
zole-role-zole = žaidžia zolę
zole-role-maza-zole = mažoji zolė
zole-role-galdins = galdiņš
zole-role-small = mažasis
zole-pules-common = bendrų pulių: { $n }
zole-pules-personal = asmeninė pulė ({ $player }): { $n }
zole-sheet-lielais = didysis: { $player }
zole-sheet-lost = pralaimėta: { $player }
zole-sheet-zole = zolė: { $player }
zole-sheet-passed = visi pasavo
zole-all-passed = Visi pasavo
zole-aside = Dvi atidėtos kortos
zole-result = { $player } { $level ->
        [no_trick] pralaimi be kirčio
        [low] patiria didelį pralaimėjimą (jaņi)
        [lost] pralaimi
        [won] laimi
        [high] iškovoja didelę pergalę (jaņi)
       *[all_tricks] laimi visus kirčius
    } · { $contract ->
        [lielais] su stalu
        [zole] zolė
        [maza_zole] mažoji zolė
       *[galdins] galdiņš
    }
zole-result-you = Jūs { $level ->
        [no_trick] pralaimite be kirčio
        [low] patiriate didelį pralaimėjimą (jaņi)
        [lost] pralaimite
        [won] laimite
        [high] iškovojate didelę pergalę (jaņi)
       *[all_tricks] laimite visus kirčius
    } · { $contract ->
        [lielais] su stalu
        [zole] zolė
        [maza_zole] mažoji zolė
       *[galdins] galdiņš
    }
zole-result-count = Akys: { $eyes }, kirčiai: { $tricks }
zole-result-galdins = { $player } pralaimi galdiņš
zole-result-galdins-you = Jūs pralaimite galdiņš
zole-result-galdins-tie = Galdiņš be pralaimėjusio
zole-says-dealt = Jūsų kortos: { $cards }.
zole-says-called = { $player }: { $call ->
        [pass] pasas
        [take] ima stalą
        [zole] zolė
       *[maza_zole] mažoji zolė
    }.
zole-says-called-you = Jūs: { $call ->
        [pass] pasas
        [take] imate stalą
        [zole] zolė
       *[maza_zole] mažoji zolė
    }.
zole-says-took = Paimate: { $cards }.
zole-says-buried = { $player } užkasa dvi kortas.
zole-says-buried-you = Užkasate dvi kortas.
zole-says-thrown-in = { $player } atsisako likusių kirčių.
zole-says-thrown-in-you = Atsisakote likusių kirčių.
zole-text-contract = { $contract ->
        [lielais] didysis: { $player }
        [zole] zolė: { $player }
        [maza_zole] mažoji zolė: { $player }
       *[galdins] galdiņš
    }
zole-text-eyes = didysis: { $solo }, mažieji: { $others }
zole-trump-band = Žymėti kozirius juostele
zole-eyes-on-cards = Rodyti akis ant kortų
zole-sheet-maza-zole = mažoji zolė: { $player }
zole-sheet-galdins = galdiņš: { $player }
