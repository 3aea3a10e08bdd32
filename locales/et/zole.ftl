### Zole at the table and in words.

zole-card-back = kinnine kaart
zole-card = { $suit ->
        [C] risti
        [S] pada
        [H] ärtu
       *[D] ruutu
    }{ $rank ->
        [rA] äss
        [rT] kümme
        [rK] kuningas
        [rQ] emand
        [rJ] poiss
        [r9] üheksa
        [r8] kaheksa
       *[r7] seitse
    }
zole-rank-index = { $rank ->
        [A] A
        [K] K
        [Q] Q
       *[J] J
    }
zole-hand = käsi
zole-hand-card = { $card }{ $from ->
        [table] , laualt
       *[deal] {""}
    }{ $value ->
        [none] {""}
       *[other] , väärtus { $value }
    }{ $advised ->
        [yes] , soovitatud
       *[no] {""}
    }
zole-deal-n = { $n }. jaotus
zole-where = Zole · { $n }. jaotus
zole-prompt-call = Mida mängid?
zole-means-pass = jätad laua teistele
zole-means-take = võtad kaks kaarti ja mängid üksi kahe vastu
zole-means-zole = mängid üksi ilma lauata, kõrgema panusega
zole-means-maza-zole = mängid üksi ega võta ühtegi tihi
zole-calls-help = Mida pakkumised tähendavad
zole-prompt-bury = Pane kaks kaarti kõrvale
zole-bids = Pakub { $player }
zole-buries = { $player } paneb kaks kaarti kõrvale
zole-prompt-lead = Sina käid välja
zole-prompt-over = Jaotus läbi
zole-you-took = Võtsid laua ja mängid üksi.
zole-bury-frame = { $nth ->
        [first] esimene kaart
        [second] teine kaart
       *[last] veel üks kaart
    }
zole-take-back = Võta tagasi: { $card }
zole-buried-eyes = { $n ->
        [one] Kõrvale pandud: { $n } silm
       *[other] Kõrvale pandud: { $n } silma
    }
zole-bury-button = Pane kõrvale
zole-bury-count = Kõrvale pandud { $n } / 2
zole-bury-these = Pane kõrvale: { $cards }
zole-throw-in = Loobu ülejäänust
zole-why-follow = Pead masti käima
zole-leads = { $player } käib välja
zole-leads-you = Sina käid välja
zole-played = { $player }: { $card }.
zole-taken-by = { $n ->
        [one] Tihi võtab { $player }, { $n } silm
       *[other] Tihi võtab { $player }, { $n } silma
    }
zole-taken-by-you = { $n ->
        [one] Tihi võtad sina, { $n } silm
       *[other] Tihi võtad sina, { $n } silma
    }
zole-n-eyes = { $n ->
        [one] { $n } silm
       *[other] { $n } silma
    }
zole-n-tricks = { $n } tihi
zole-n-cards = { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarti
    }
zole-tricks = tihid
zole-soloist-is = Suur ({ $player })
zole-role-lielais = suur
zole-role-zole = zole mängija
zole-role-maza-zole = väike zole
zole-role-galdins = galdiņš
zole-role-small = väike
zole-pules-common = ühiseid pulesid: { $n }
zole-pules-personal = isiklikke pulesid ({ $player }): { $n }
zole-sheet-lielais = suur: { $player }
zole-sheet-lost = kaotus: { $player }
zole-sheet-zole = zole: { $player }
zole-sheet-passed = kõik passisid
zole-all-passed = Kõik passisid
zole-aside = Kaks kõrvale pandud kaarti
zole-result = { $player } { $level ->
        [no_trick] kaotab tihita
        [low] kaotab suurelt (jaņi)
        [lost] kaotab
        [won] võidab
        [high] võidab suurelt (jaņi)
       *[all_tricks] võidab kõik tihid
    } · { $contract ->
        [lielais] lauaga
        [zole] zole
        [maza_zole] väike zole
       *[galdins] galdiņš
    }
zole-result-you = Sina { $level ->
        [no_trick] kaotad tihita
        [low] kaotad suurelt (jaņi)
        [lost] kaotad
        [won] võidad
        [high] võidad suurelt (jaņi)
       *[all_tricks] võidad kõik tihid
    } · { $contract ->
        [lielais] lauaga
        [zole] zole
        [maza_zole] väike zole
       *[galdins] galdiņš
    }
zole-result-count = Silmi: { $eyes }, tihisid: { $tricks }
zole-result-galdins = { $player } kaotab galdiņši
zole-result-galdins-you = Sina kaotad galdiņši
zole-result-galdins-tie = Galdiņš kaotajata
zole-says-dealt = Sinu kaardid: { $cards }.
zole-says-called = { $player }: { $call ->
        [pass] pass
        [take] võtab laua
        [zole] zole
       *[maza_zole] väike zole
    }.
zole-says-called-you = Sina: { $call ->
        [pass] pass
        [take] võtad laua
        [zole] zole
       *[maza_zole] väike zole
    }.
zole-says-took = Võtad: { $cards }.
zole-says-buried = { $player } paneb kaks kaarti kõrvale.
zole-says-buried-you = Paned kaks kaarti kõrvale.
zole-says-thrown-in = { $player } loobub ülejäänust.
zole-says-thrown-in-you = Loobud ülejäänust.
zole-text-contract = { $contract ->
        [lielais] suur: { $player }
        [zole] zole: { $player }
        [maza_zole] väike zole: { $player }
       *[galdins] galdiņš
    }
zole-text-eyes = suur: { $solo }, väikesed: { $others }
zole-trump-band = Märgi trumbid ribaga
zole-eyes-on-cards = Näita silmi kaartidel
zole-sheet-maza-zole = väike zole: { $player }
zole-sheet-galdins = galdiņš: { $player }
