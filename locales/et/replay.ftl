### The replay of finished games, and of records from elsewhere.

replay-open-record = Ava mängu salvestis
replay-match = Matš
replay-formats = Vaata samm-sammult läbi mujal mängitud mäng: Tenhou (XML või JSON), mjai, triktraki .mat ja .sgf, zole tekst, openZole JSON või Parlori salvestis. Seda ainult näidatakse, mitte ei salvestata.
replay-choose-file = Vali fail
replay-paste = Või kleebi tekst
replay-deal = Jaotus
replay-seen-from = Vaade kohalt
replay-not-over = See mäng veel kestab. Kordus avaneb, kui mäng lõpeb.
replay-drop = Lohista fail kuhu tahes sellel lehel või
replay-paste-first = Kleebi kõigepealt salvestise tekst
replay-pasted = Kleebitud tekst
replay-refused = { $name }: ei saa avada
replay-readable = Parlor avab Tenhou XML-i (ka gzip) ja JSON-i, mjai, .mat-i, .sgf-i, zole teksti, openZole JSON-i ja oma salvestised, kuni 2 MB.
replay-file-empty = Fail on tühi.
replay-file-large = Fail on suurem kui 2 MB.
replay-file-damaged = Fail on rikutud: seda ei saa lahti pakkida.
replay-timeline = Ajajoon
replay-tab-moves = Käigud
replay-tab-hands = Käed
replay-all-hands = Kõigi käed
replay-share = Jaga
replay-more = Rohkem
replay-you-named = { $player } (sina)
replay-at-start = See on esimene samm
replay-at-end = See on viimane samm
replay-for-whom = Kelle eest
replay-nobody-decides = Sellel sammul ei otsusta keegi.
replay-next-decision = Järgmine otsus
replay-ask-invites = Vaata, mida ta teeks siin { $you ->
        [yes] sinu kohal
       *[no] mängija { $player } kohal
    }, teades ainult seda, mida see koht teadis.
replay-played = { $you ->
        [yes] Sina mängisid: { $move }
       *[no] { $player } mängis: { $move }
    }
replay-no-answer = See agent ei vastanud: { $reason }.
replay-ask-again = Küsi uuesti
replay-deal-n = { $n }. jaotus
replay-step-move = { $deal }, { $n }. käik
replay-step-over = { $deal }: tulemus

## Steps by game

riichi-step = { $deal }, { $n }. käik
zole-buried-short = kõrvale { $cards }
zole-step-bids = { $deal }: { $you ->
        [yes] sina pakud
       *[no] pakub { $player }
    }
zole-step-buries = { $deal }: { $you ->
        [yes] sina paned kõrvale
       *[no] kõrvale paneb { $player }
    }
zole-step-leads = { $n }. tihi: { $you ->
        [yes] sina käid välja
       *[no] välja käib { $player }
    }
zole-step-plays = { $n }. tihi: { $you ->
        [yes] sina käid
       *[no] käib { $player }
    }

## The proof of the shuffle

fair-heading = Aus segamine ja täringud
fair-intro = Enne mängu lubab server salajase seemne ja iga mängija brauser lisab juhuarvu. Koos määravad need iga segamise ja viske, nii et keegi ei saa neid valida. See leht arvutas need kõik nüüd uuesti läbi.
fair-chip-checked = Ausus kontrollitud
fair-chip-self-only = Salvestis klapib
fair-chip-server-alone = Server valis üksi
fair-chip-wrong = Ausus ei leidnud kinnitust
