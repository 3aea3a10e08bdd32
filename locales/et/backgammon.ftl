### Backgammon at the table and in words.

bg-undo = Võta tagasi
bg-roll-button = Veereta
bg-beaver = Kobras
bg-pips = pip
bg-match-short = matš
bg-where-match = { $crawford ->
        [yes] Matš { $n } punktini, Crawfordi mäng
       *[no] Matš { $n } punktini
    }
bg-where-game = Matš { $n } punktini, { $game }. mäng
bg-where-money = Üksikmängud
bg-to-play = käia { $first } ja { $second }
bg-to-roll = veereta või topelda
bg-why-bar = Enne tuleb nupud müürilt mängu tuua
bg-why-stuck = Selle viskega ei saa seda nuppu käia
bg-why-held = See kiil on vastase käes
bg-why-no-die = Nende täringutega sinna ei jõua
bg-why-not-home = Maha saab kanda alles siis, kui kõik nupud on siselaual
bg-dance = Käia ei saa: käik jääb vahele.
bg-dance-bar = Käia ei saa: müürilt mängu ei pääse.
bg-pass-turn = Jäta vahele
bg-why-cube-theirs = Topeldamistäring on vastase käes
bg-why-double-later = Topeldada saab ainult oma käigu ajal enne veeretamist
bg-doubled = { $player } topeldab: { $n }
bg-doubled-you = Sina topeldad: { $n }
bg-still-to-play = { $n ->
        [one] Veel { $n } käik
       *[other] Veel { $n } käiku
    }
bg-point-holds = Kiil { $point }: { $mine ->
        [0] { $theirs ->
            [0] tühi
           *[other] vastase { $theirs }
        }
       *[other] sinu { $mine }
    }{ $state ->
        [source] , saab käia
        [target] , siia saab käia
        [selected] , valitud
       *[none] {""}
    }
bg-bar-holds = Müür: sinu { $mine }, vastase { $theirs }
bg-off-holds = Maha kantud: sinu { $mine }, vastase { $theirs }
bg-text-stack = { $n } kiilul { $point }
bg-move = { $from } → { $to }
bg-says-rolled = Vise: { $first } ja { $second }.
bg-says-opened = Avavise: { $first } vastu { $second }.
bg-says-plays = { $player } käib: { $moves }.
bg-says-plays-you = Käid: { $moves }.
bg-says-dances = { $player } ei saa käia.
bg-says-dances-you = Sa ei saa käia.
bg-says-cube = { $player } { $action ->
        [double] topeldab
        [take] võtab vastu
        [drop] loobub
       *[beaver] vastab kopraga
    }.
bg-says-cube-you = Sina { $action ->
        [double] topeldad
        [take] võtad vastu
        [drop] loobud
       *[beaver] vastad kopraga
    }.
bg-answer-roll = Veereta täringuid
bg-answer-double = Topelda
bg-answer-take = Võta vastu
bg-answer-drop = Loobu
bg-answer-beaver = Kobras
bg-won-single = { $n ->
        [one] Lihtvõit: { $n } punkt
       *[other] Lihtvõit: { $n } punkti
    }
bg-won-gammon = { $n ->
        [one] Topeltvõit: { $n } punkt
       *[other] Topeltvõit: { $n } punkti
    }
bg-won-backgammon = { $n ->
        [one] Triktrakk: { $n } punkt
       *[other] Triktrakk: { $n } punkti
    }
bg-cube-centred = Topeldamistäring on keskel; mängu väärtus on { $n }.
bg-cube-owned = Topeldamistäringul on { $n }; omanik: { $player }.
bg-cube-owned-you = Topeldamistäringul on { $n }; see on sinu käes.
bg-crawford-now = Crawfordi mäng: topeldada ei tohi.
bg-mirrored = Siselaud vasakul
bg-key-die = mängi see täring
bg-no-double = Ära topelda
bg-double-take = Topelda, võta vastu
bg-double-drop = Topelda, loobu
bg-share-gammon-won = topeltvõit
bg-share-won = võit
bg-share-lost = kaotus
bg-share-gammon-lost = topeltkaotus
bg-result = Mängu võidab { $player }
bg-result-you = Mängu võidad sina
bg-result-match = Matši võidab { $player }
bg-result-match-you = Matši võidad sina
bg-points-how = { $times } × täring { $cube } = { $n }
bg-says-rolls = { $player } veeretab { $first } ja { $second }.
bg-says-rolls-you = Veeretad { $first } ja { $second }.
