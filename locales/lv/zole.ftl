### Zole at the table and in words.

zole-card-back = aizklāta kārts
zole-card = { $suit ->
        [C] kreiča
        [S] pīķa
        [H] ercena
       *[D] kārava
    } { $rank ->
        [rA] dūzis
        [rT] desmitnieks
        [rK] kungs
        [rQ] dāma
        [rJ] kalps
        [r9] devītnieks
        [r8] astotnieks
       *[r7] septītnieks
    }
zole-rank-index = { $rank ->
        [A] A
        [K] K
        [Q] Q
       *[J] J
    }
zole-hand = roka
zole-hand-card = { $card }{ $from ->
        [table] , no galda
       *[deal] {""}
    }{ $value ->
        [none] {""}
       *[other] , vērtība { $value }
    }{ $advised ->
        [yes] , ieteikta
       *[no] {""}
    }
zole-deal-n = { $n }. partija
zole-where = Zole · { $n }. partija
zole-prompt-call = Ko spēlēsiet?
zole-means-pass = galdu atstājat citiem
zole-means-take = paņemat abas kārtis un spēlējat pret abiem
zole-means-zole = spēlējat pret abiem bez galda, par augstāku likmi
zole-means-maza-zole = spēlējat pret abiem un neņemat nevienu stiķi
zole-calls-help = Ko nozīmē pieteikumi
zole-prompt-bury = Norociet divas kārtis
zole-bids = Izvēlas { $player }
zole-buries = { $player } norok divas kārtis
zole-prompt-lead = Jums jāiziet
zole-prompt-over = Partija galā
zole-you-took = Jūs paņēmāt galdu un esat lielais.
zole-bury-frame = { $nth ->
        [first] pirmā kārts
        [second] otrā kārts
       *[last] vēl viena kārts
    }
zole-take-back = Paņemt atpakaļ: { $card }
zole-buried-eyes = { $n ->
        [zero] Noraktas { $n } acu
        [one] Norakta { $n } acs
       *[other] Noraktas { $n } acis
    }
zole-bury-button = Norakt
zole-bury-count = Norakts: { $n } no 2
zole-bury-these = Norakt: { $cards }
zole-throw-in = Atdot pārējos stiķus
zole-why-follow = Jāatbild ar mastu
zole-leads = { $player } iziet
zole-leads-you = Jūs izejat
zole-played = { $player }: { $card }.
zole-taken-by = { $n ->
        [zero] Stiķi ņem { $player }, { $n } acu
        [one] Stiķi ņem { $player }, { $n } acs
       *[other] Stiķi ņem { $player }, { $n } acis
    }
zole-taken-by-you = { $n ->
        [zero] Stiķi ņemat jūs, { $n } acu
        [one] Stiķi ņemat jūs, { $n } acs
       *[other] Stiķi ņemat jūs, { $n } acis
    }
zole-n-eyes = { $n ->
        [zero] { $n } acu
        [one] { $n } acs
       *[other] { $n } acis
    }
zole-n-tricks = { $n ->
        [zero] { $n } stiķu
        [one] { $n } stiķis
       *[other] { $n } stiķi
    }
zole-n-cards = { $n ->
        [zero] { $n } kāršu
        [one] { $n } kārts
       *[other] { $n } kārtis
    }
zole-tricks = stiķi
zole-soloist-is = Lielais ({ $player })
zole-role-lielais = lielais
zole-role-zole = zolētājs
zole-role-maza-zole = mazā zole
zole-role-galdins = galdiņš
zole-role-small = mazais
zole-pules-common = kopējā pule: { $n }
zole-pules-personal = personīgā pule ({ $player }): { $n }
zole-sheet-lielais = lielais: { $player }
zole-sheet-lost = zaudēts: { $player }
zole-sheet-zole = zole: { $player }
zole-sheet-passed = visi garām
zole-all-passed = Visi garām
zole-aside = Divas malā liktās kārtis
zole-result = { $player } { $level ->
        [no_trick] zaudē bezstiķī
        [low] zaudē jaņos
        [lost] zaudē
        [won] uzvar
        [high] uzvar jaņos
       *[all_tricks] uzvar bezstiķī
    } · { $contract ->
        [lielais] ar galdu
        [zole] zole
        [maza_zole] mazā zole
       *[galdins] galdiņš
    }
zole-result-you = Jūs { $level ->
        [no_trick] zaudējat bezstiķī
        [low] zaudējat jaņos
        [lost] zaudējat
        [won] uzvarat
        [high] uzvarat jaņos
       *[all_tricks] uzvarat bezstiķī
    } · { $contract ->
        [lielais] ar galdu
        [zole] zole
        [maza_zole] mazā zole
       *[galdins] galdiņš
    }
zole-result-count = Acis: { $eyes }, stiķi: { $tricks }
zole-result-galdins = { $player } zaudē galdiņu
zole-result-galdins-you = Jūs zaudējat galdiņu
zole-result-galdins-tie = Galdiņš bez zaudētāja
zole-says-dealt = Jūsu kārtis: { $cards }.
zole-says-called = { $player }: { $call ->
        [pass] garām
        [take] ņem galdu
        [zole] zole
       *[maza_zole] mazā zole
    }.
zole-says-called-you = Jūs: { $call ->
        [pass] garām
        [take] ņemat galdu
        [zole] zole
       *[maza_zole] mazā zole
    }.
zole-says-took = Jūs paņemat: { $cards }.
zole-says-buried = { $player } norok divas kārtis.
zole-says-buried-you = Jūs norokat divas kārtis.
zole-says-thrown-in = { $player } atdod pārējos stiķus.
zole-says-thrown-in-you = Jūs atdodat pārējos stiķus.
zole-text-contract = { $contract ->
        [lielais] lielais: { $player }
        [zole] zole: { $player }
        [maza_zole] mazā zole: { $player }
       *[galdins] galdiņš
    }
zole-text-eyes = lielais: { $solo }, mazie: { $others }
zole-trump-band = Atzīmēt trumpjus ar joslu
zole-eyes-on-cards = Rādīt acis uz kārtīm
zole-sheet-maza-zole = mazā zole: { $player }
zole-sheet-galdins = galdiņš: { $player }
