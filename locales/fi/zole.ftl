### Zole at the table and in words.

zole-card-back = kortti kuvapuoli alas
zole-card = { $suit ->
        [C] risti
        [S] pata
        [H] hertta
       *[D] ruutu
    }{ $rank ->
        [rA] ässä
        [rT] kymppi
        [rK] kuningas
        [rQ] rouva
        [rJ] jätkä
        [r9] ysi
        [r8] kasi
       *[r7] seiska
    }
zole-rank-index = { $rank ->
        [A] A
        [K] K
        [Q] Q
       *[J] J
    }
zole-hand = käsi
zole-hand-card = { $card }{ $from ->
        [table] , pöydältä
       *[deal] {""}
    }{ $value ->
        [none] {""}
       *[other] , arvo { $value }
    }{ $advised ->
        [yes] , suositeltu
       *[no] {""}
    }
zole-deal-n = { $n }. jako
zole-where = Zole · { $n }. jako
zole-prompt-call = Mitä pelaat?
zole-means-pass = jätä pöytä muille
zole-means-take = ota kaksi korttia ja pelaa yksin kahta vastaan
zole-means-zole = pelaa yksin ilman pöytää, korkeammalla panoksella
zole-means-maza-zole = pelaa yksin ottamatta yhtään tikkiä
zole-calls-help = Mitä tarjoukset tarkoittavat
zole-prompt-bury = Hautaa kaksi korttia
zole-bids = { $player } tarjoaa
zole-buries = { $player } hautaa kaksi korttia
zole-prompt-lead = Sinä aloitat
zole-prompt-over = Jako on ohi
zole-you-took = Otit pöydän ja pelaat yksin.
zole-bury-frame = { $nth ->
        [first] ensimmäinen kortti
        [second] toinen kortti
       *[last] vielä yksi kortti
    }
zole-take-back = Ota takaisin: { $card }
zole-buried-eyes = { $n ->
        [one] Haudattu: { $n } silmä
       *[other] Haudattu: { $n } silmää
    }
zole-bury-button = Hautaa
zole-bury-count = Haudattu { $n } / 2
zole-bury-these = Hautaa: { $cards }
zole-throw-in = Luovuta loput
zole-why-follow = Maata on tunnustettava
zole-leads = { $player } aloittaa
zole-leads-you = Sinä aloitat
zole-played = { $player }: { $card }.
zole-taken-by = { $n ->
        [one] Tikin vie { $player }, { $n } silmä
       *[other] Tikin vie { $player }, { $n } silmää
    }
zole-taken-by-you = { $n ->
        [one] Viet tikin, { $n } silmä
       *[other] Viet tikin, { $n } silmää
    }
zole-n-eyes = { $n ->
        [one] { $n } silmä
       *[other] { $n } silmää
    }
zole-n-tricks = { $n ->
        [one] { $n } tikki
       *[other] { $n } tikkiä
    }
zole-n-cards = { $n ->
        [one] { $n } kortti
       *[other] { $n } korttia
    }
zole-tricks = tikit
zole-soloist-is = Iso ({ $player })
zole-role-lielais = iso
zole-role-zole = zolen pelaaja
zole-role-maza-zole = pikkuzole
zole-role-galdins = galdiņš
zole-role-small = pieni
zole-pules-common = yhteisiä puleja: { $n }
zole-pules-personal = omia puleja ({ $player }): { $n }
zole-sheet-lielais = iso: { $player }
zole-sheet-lost = häviö: { $player }
zole-sheet-zole = zole: { $player }
zole-sheet-passed = kaikki passasivat
zole-all-passed = Kaikki passasivat
zole-aside = Kaksi sivuun pantua korttia
zole-result = { $player } { $level ->
        [no_trick] häviää ilman tikkiä
        [low] häviää isosti (jaņi)
        [lost] häviää
        [won] voittaa
        [high] voittaa isosti (jaņi)
       *[all_tricks] voittaa kaikki tikit
    } · { $contract ->
        [lielais] pöydän kanssa
        [zole] zole
        [maza_zole] pikkuzole
       *[galdins] galdiņš
    }
zole-result-you = Sinä { $level ->
        [no_trick] häviät ilman tikkiä
        [low] häviät isosti (jaņi)
        [lost] häviät
        [won] voitat
        [high] voitat isosti (jaņi)
       *[all_tricks] voitat kaikki tikit
    } · { $contract ->
        [lielais] pöydän kanssa
        [zole] zole
        [maza_zole] pikkuzole
       *[galdins] galdiņš
    }
zole-result-count = Silmiä: { $eyes }, tikkejä: { $tricks }
zole-result-galdins = { $player } häviää galdiņšin
zole-result-galdins-you = Sinä häviät galdiņšin
zole-result-galdins-tie = Galdiņš ilman häviäjää
zole-says-dealt = Korttisi: { $cards }.
zole-says-called = { $player }: { $call ->
        [pass] passi
        [take] ottaa pöydän
        [zole] zole
       *[maza_zole] pikkuzole
    }.
zole-says-called-you = Sinä: { $call ->
        [pass] passi
        [take] otat pöydän
        [zole] zole
       *[maza_zole] pikkuzole
    }.
zole-says-took = Otat: { $cards }.
zole-says-buried = { $player } hautaa kaksi korttia.
zole-says-buried-you = Hautaat kaksi korttia.
zole-says-thrown-in = { $player } luovuttaa loput.
zole-says-thrown-in-you = Luovutat loput.
zole-text-contract = { $contract ->
        [lielais] iso: { $player }
        [zole] zole: { $player }
        [maza_zole] pikkuzole: { $player }
       *[galdins] galdiņš
    }
zole-text-eyes = iso: { $solo }, pienet: { $others }
zole-trump-band = Merkitse valtit nauhalla
zole-eyes-on-cards = Näytä silmät korteissa
zole-sheet-maza-zole = pikkuzole: { $player }
zole-sheet-galdins = galdiņš: { $player }
