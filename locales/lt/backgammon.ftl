### Backgammon at the table and in words.

bg-undo = Grąžinti
bg-roll-button = Mesti
bg-beaver = Bebras
bg-pips = pip
bg-match-short = mačas
bg-where-match = { $crawford ->
        [yes] Mačas iki { $n }, Crawfordo žaidimas
       *[no] Mačas iki { $n }
    }
bg-where-game = Mačas iki { $n }, { $game } žaidimas
bg-where-money = Atskiri žaidimai
bg-to-play = liko { $first } ir { $second }
bg-to-roll = meskite arba dvigubinkite
bg-why-bar = Pirma turi įeiti šaškės nuo liniuotės
bg-why-stuck = Ši šaškė su šiais kauliukais paeiti negali
bg-why-held = Šis laukas užimtas varžovo
bg-why-no-die = Su šiais kauliukais ten patekti negalima
bg-why-not-home = Nurinkti galima, kai visos šaškės namuose
bg-dance = Ėjimo nėra: ėjimas praleidžiamas.
bg-dance-bar = Ėjimo nėra: nuo liniuotės įeiti negalima.
bg-pass-turn = Praleisti ėjimą
bg-why-cube-theirs = Kubas priklauso varžovui
bg-why-double-later = Dvigubinti galima tik savo ėjimu, prieš metant
bg-doubled = { $player } dvigubina iki { $n }
bg-doubled-you = Jūs dvigubinate iki { $n }
bg-still-to-play = { $n ->
        [one] Dar { $n } ėjimas
        [few] Dar { $n } ėjimai
        [many] Dar { $n } ėjimo
       *[other] Dar { $n } ėjimų
    }
bg-point-holds = Laukas { $point }: { $mine ->
        [0] { $theirs ->
            [0] tuščias
           *[other] varžovo { $theirs }
        }
       *[other] jūsų { $mine }
    }{ $state ->
        [source] , gali eiti
        [target] , pasiekiamas
        [selected] , pasirinktas
       *[none] {""}
    }
bg-bar-holds = Liniuotė: jūsų { $mine }, varžovo { $theirs }
bg-off-holds = Nurinkta: jūsų { $mine }, varžovo { $theirs }
bg-text-stack = { $n } ant { $point }
bg-move = { $from } → { $to }
bg-says-rolled = Metimas: { $first } ir { $second }.
bg-says-opened = Pirmasis metimas: { $first } prieš { $second }.
bg-says-plays = { $player } eina: { $moves }.
bg-says-plays-you = Einate: { $moves }.
bg-says-dances = { $player } neturi ėjimo.
bg-says-dances-you = Neturite ėjimo.
bg-says-cube = { $player } { $action ->
        [double] dvigubina
        [take] priima
        [drop] atsisako
       *[beaver] atsako bebru
    }.
bg-says-cube-you = Jūs { $action ->
        [double] dvigubinate
        [take] priimate
        [drop] atsisakote
       *[beaver] atsakote bebru
    }.
bg-answer-roll = Mesti kauliukus
bg-answer-double = Dvigubinti
bg-answer-take = Priimti
bg-answer-drop = Atsisakyti
bg-answer-beaver = Bebras
bg-won-single = { $n ->
        [one] Paprasta pergalė: { $n } taškas
        [few] Paprasta pergalė: { $n } taškai
        [many] Paprasta pergalė: { $n } taško
       *[other] Paprasta pergalė: { $n } taškų
    }
bg-won-gammon = { $n ->
        [one] Gammon: { $n } taškas
        [few] Gammon: { $n } taškai
        [many] Gammon: { $n } taško
       *[other] Gammon: { $n } taškų
    }
bg-won-backgammon = { $n ->
        [one] Backgammon: { $n } taškas
        [few] Backgammon: { $n } taškai
        [many] Backgammon: { $n } taško
       *[other] Backgammon: { $n } taškų
    }
bg-cube-centred = Kubas viduryje; žaidimas vertas { $n }.
bg-cube-owned = Kubas rodo { $n }; savininkas: { $player }.
bg-cube-owned-you = Kubas rodo { $n }; jis jūsų.
bg-crawford-now = Crawfordo žaidimas: dvigubinti negalima.
bg-mirrored = Namai kairėje
bg-key-die = žaisti tą kauliuką
bg-no-double = Nedvigubinti
bg-double-take = Dvigubinti, priimti
bg-double-drop = Dvigubinti, atsisakyti
bg-share-gammon-won = laimėtas gammon
bg-share-won = laimėta
bg-share-lost = pralaimėta
bg-share-gammon-lost = pralaimėtas gammon
bg-result = Žaidimą laimi { $player }
bg-result-you = Žaidimą laimite jūs
bg-result-match = Mačą laimi { $player }
bg-result-match-you = Mačą laimite jūs
bg-points-how = { $times } × kubas { $cube } = { $n }
bg-says-rolls = { $player } išmeta { $first } ir { $second }.
bg-says-rolls-you = Išmetate { $first } ir { $second }.
