### Backgammon at the table and in words.

bg-undo = Atsaukt
bg-roll-button = Mest
bg-beaver = Bebrs
bg-pips = pipi
bg-match-short = mačs
bg-where-match = { $crawford ->
        [yes] Mačs līdz { $n }, Kroforda spēle
       *[no] Mačs līdz { $n }
    }
bg-where-game = Mačs līdz { $n }, { $game }. spēle
bg-where-money = Atsevišķas spēles
bg-to-play = jāspēlē { $first } un { $second }
bg-to-roll = metiet vai dubultojiet
bg-why-bar = Vispirms jāienāk kauliņiem no šķirtnes
bg-why-stuck = Šis kauliņš ar šo metienu nevar iet
bg-why-held = Šo lauciņu tur pretinieks
bg-why-no-die = Ar šo metienu tur nokļūt nevar
bg-why-not-home = Noņemt var tikai tad, kad visi kauliņi ir mājā
bg-dance = Gājiena nav: gājiens tiek izlaists.
bg-dance-bar = Gājiena nav: no šķirtnes ienākt nevar.
bg-pass-turn = Izlaist gājienu
bg-why-cube-theirs = Kubs pieder pretiniekam
bg-why-double-later = Dubultot var tikai savā gājienā pirms metiena
bg-doubled = { $player } dubulto līdz { $n }
bg-doubled-you = Jūs dubultojat līdz { $n }
bg-still-to-play = { $n ->
        [zero] Vēl { $n } gājienu
        [one] Vēl { $n } gājiens
       *[other] Vēl { $n } gājieni
    }
bg-point-holds = Lauciņš { $point }: { $mine ->
        [0] { $theirs ->
            [0] tukšs
           *[other] pretinieka { $theirs }
        }
       *[other] jūsu { $mine }
    }{ $state ->
        [source] , var iet
        [target] , sasniedzams
        [selected] , izvēlēts
       *[none] {""}
    }
bg-bar-holds = Šķirtne: jūsu { $mine }, pretinieka { $theirs }
bg-off-holds = Noņemti: jūsu { $mine }, pretinieka { $theirs }
bg-text-stack = { $n } uz { $point }
bg-move = { $from } → { $to }
bg-says-rolled = Metiens: { $first } un { $second }.
bg-says-opened = Sākuma metiens: { $first } pret { $second }.
bg-says-plays = { $player } iet: { $moves }.
bg-says-plays-you = Jūs ejat: { $moves }.
bg-says-dances = { $player } nevar iet.
bg-says-dances-you = Jūs nevarat iet.
bg-says-cube = { $player } { $action ->
        [double] dubulto
        [take] pieņem
        [drop] atsakās
       *[beaver] atbild ar bebru
    }.
bg-says-cube-you = Jūs { $action ->
        [double] dubultojat
        [take] pieņemat
        [drop] atsakāties
       *[beaver] atbildat ar bebru
    }.
bg-answer-roll = Mest kauliņus
bg-answer-double = Dubultot
bg-answer-take = Pieņemt
bg-answer-drop = Atteikties
bg-answer-beaver = Bebrs
bg-won-single = { $n ->
        [zero] Vienkārša uzvara: { $n } punktu
        [one] Vienkārša uzvara: { $n } punkts
       *[other] Vienkārša uzvara: { $n } punkti
    }
bg-won-gammon = { $n ->
        [zero] Gamons: { $n } punktu
        [one] Gamons: { $n } punkts
       *[other] Gamons: { $n } punkti
    }
bg-won-backgammon = { $n ->
        [zero] Bekgemons: { $n } punktu
        [one] Bekgemons: { $n } punkts
       *[other] Bekgemons: { $n } punkti
    }
bg-cube-centred = Kubs ir vidū; spēles vērtība: { $n }.
bg-cube-owned = Kubs rāda { $n }; īpašnieks: { $player }.
bg-cube-owned-you = Kubs rāda { $n }; tas ir jūsu.
bg-crawford-now = Kroforda spēle: dubultot nedrīkst.
bg-mirrored = Māja kreisajā pusē
bg-key-die = izspēlēt šo metamo kauliņu
bg-no-double = Nedubultot
bg-double-take = Dubultot, pieņemt
bg-double-drop = Dubultot, atteikties
bg-share-gammon-won = uzvarēts gamons
bg-share-won = uzvara
bg-share-lost = zaudējums
bg-share-gammon-lost = zaudēts gamons
bg-result = Spēlē uzvar { $player }
bg-result-you = Spēlē uzvarat jūs
bg-result-match = Mačā uzvar { $player }
bg-result-match-you = Mačā uzvarat jūs
bg-points-how = { $times } × kubs { $cube } = { $n }
bg-says-rolls = { $player } uzmet { $first } un { $second }.
bg-says-rolls-you = Jūs uzmetat { $first } un { $second }.
