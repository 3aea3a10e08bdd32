### Backgammon at the table and in words.

bg-undo = Atsaukt
bg-roll-button = Mest
bg-beaver = Bebrs
bg-pips = pipi
bg-match-short = mačs
bg-game-n = { $n }. spēle
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
bg-dance = Iet nevar: gājiens tiek izlaists.
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
bg-share-gammon-won = uzvara ar gamonu
bg-share-won = uzvara
bg-share-lost = zaudējums
bg-share-gammon-lost = zaudējums ar gamonu
bg-result = Spēlē uzvar { $player }
bg-result-you = Spēlē uzvarat jūs
bg-result-match = Mačā uzvar { $player }
bg-result-match-you = Mačā uzvarat jūs
bg-points-how = { $times } × kubs { $cube } = { $n }
bg-says-rolls = { $player } uzmet { $first } un { $second }.
bg-says-rolls-you = Jūs uzmetat { $first } un { $second }.

## Reasons for a play

bg-reason-dance = Nevienu kauliņu nevar pārvietot.
bg-reason-all-level = Visi gājieni ir apmēram vienlīdz labi.
bg-reason-random = Izvēlēts nejauši: visas izvēles bija vienlīdz iespējamas.
bg-reason-unclear = Novērtējums ir augstāks, lai gan uz dēļa nav skaidras atšķirības no { $next }.
bg-own-counted = { $what ->
        [bar] Tā stratēģija skaita kauliņus uz šķirtnes: jūsu mazāk vai pretinieka vairāk nekā pēc { $next }.
        [points] Tā stratēģija skaita slēgtos lauciņus: jūsu vairāk vai pretinieka mazāk nekā pēc { $next }.
        [blots] Tā stratēģija skaita vientuļos kauliņus: jūsu mazāk vai pretinieka vairāk nekā pēc { $next }.
        [off] Tā stratēģija skaita noņemtos kauliņus: vairāk nekā pēc { $next }.
       *[distance] Tā stratēģija skaita pēdējo kauliņu attālumu, kas ir labāks nekā pēc { $next }.
    }
bg-reason-wins = Pēdējais kauliņš ir noņemts: jūs uzvarat.
bg-reason-saves-gammon = Pirmais kauliņš ir noņemts: gamonu zaudēt vairs nevarat.
bg-reason-closes-out = Slēdz visus sešus mājas lauciņus, kamēr pretinieks ir uz šķirtnes.
bg-reason-points-on-blot = Sit un uzreiz slēdz { $point }. lauciņu; slēgtie mājas lauciņi, pret kuriem pretiniekam jāienāk: { $points }.
bg-reason-hits-and-makes = Sit un uzreiz slēdz { $point }. lauciņu.
bg-reason-hits-two = Nosit divus kauliņus: pirms cita gājiena pretiniekam jāienāk ar abiem.
bg-reason-hits = Sit uz { $point }. lauciņa: pretinieks zaudē { $n ->
        [zero] { $n } pipu
        [one] { $n } pipu
       *[other] { $n } pipus
    }, un viņam vispirms jāienāk.
bg-reason-full-prime = Pilna barjera: neviens kauliņš aiz tās nevar izkļūt.
bg-reason-prime = Barjera no { $n } lauciņiem pretinieka pēdējo kauliņu priekšā.
bg-reason-five-point = Slēdz 5. lauciņu, vērtīgāko mājas lauciņu.
bg-reason-bar-point-sixes = Slēdz 7. lauciņu un aiztur pretinieka sešniekus.
bg-reason-bar-point = Slēdz 7. lauciņu, šķērsli tieši pie mājas.
bg-reason-home-point = Slēdz { $point }. lauciņu: mājā vēl viens lauciņš, uz kura pretinieks nevar ienākt.
bg-reason-golden-anchor = Enkurs uz pretinieka 5. lauciņa: tur vienmēr var ienākt, un to grūti aizbarikādēt.
bg-reason-their-bar-point = Ieņem pretinieka 7. lauciņu: aizmugures kauliņi ir droši un tuvu izejai.
bg-reason-anchor = Enkurs uz { $point }: droša vieta pretinieka mājā, kur ienākt.
bg-reason-outer-point = Ieņem { $point }. lauciņu: droša vieta un šķērslis pretiniekam.
bg-reason-no-shot = Droši: nesit neviens metiens; pēc { $next } sit { $m } no 36.
bg-reason-fewer-shots = Sit { $n } no 36 metieniem; pēc { $next } – { $m }.
bg-reason-no-shot-outside = Ārpus pretinieka mājas nesit neviens metiens; pēc { $next } sit { $m } no 36.
bg-reason-fewer-shots-outside = Ārpus pretinieka mājas sit { $n } no 36 metieniem; pēc { $next } – { $m }.
bg-reason-moves-up = Aizmugures kauliņš virzās uz { $point }, lai tur noenkurotos vai izkļūtu.
bg-reason-clears = Atbrīvo { $point }. lauciņu no aizmugures, kamēr tas ir droši.
bg-reason-indirect = Var sist tikai ar abiem kauliņiem kopā: { $n } no 36 metieniem; pēc { $next } – { $m }.
bg-reason-escapes-safe = Aizmugures kauliņš izkļūst drošībā uz { $point }. lauciņa.
bg-reason-escapes = Aizmugures kauliņš izkļūst uz { $point }. lauciņu.
bg-reason-keeps-anchor = Enkurs uz { $point } paliek; { $next } to atdotu.
bg-reason-keeps-point = { $point }. lauciņš paliek slēgts; { $next } to atvērtu.
bg-reason-shuts-out = Pretinieks nevar ienākt; pēc { $next } ienāktu ar { $m } no 36 metieniem.
bg-reason-keeps-out = Pretinieks ienāk ar { $n } no 36 metieniem; pēc { $next } – ar { $m }.
bg-reason-slots = Noliek kauliņu uz { $point }. lauciņa, lai nākamajā gājienā to slēgtu.
bg-reason-builds = Pieved kauliņu uz { $point }, lai nākamajā gājienā slēgtu jaunu lauciņu.
bg-reason-more-off = Noņemts vairāk kauliņu: { $n }; pēc { $next } – { $m }.
bg-reason-fewer-rolls = Līdz beigām vidēji vajag { $n } metienus; pēc { $next } – { $m }.
bg-reason-brings-home = Ātrāk ved kauliņus mājās: ārpusē paliek { $n }; pēc { $next } – { $m }.
bg-reason-nearer-home = Visiem kauliņiem līdz mājai kopā paliek pipi: { $n }; pēc { $next } – { $m }.
bg-reason-no-gap = Uz { $point }. lauciņa paliek kauliņš; { $next } atstāj tur tukšumu.
bg-reason-fills-gap = Aizpilda tukšumu uz { $point }. lauciņa; { $next } to atstāj.
bg-reason-not-stacked = { $next } sakrauj pārāk daudz kauliņu uz { $point }. lauciņa.
bg-reason-not-buried = { $next } izslēdz kauliņu no spēles uz { $point }. lauciņa.
bg-reason-more-gammons = Vairāk gamonu: { $n }; pēc { $next } – { $m }.
bg-reason-fewer-gammons-lost = Mazāk zaudētu gamonu: { $n }; pēc { $next } – { $m }.
bg-reason-more-wins = Biežāk uzvar: { $n }; pēc { $next } – { $m }.

## Reasons for the cube

bg-reason-cash = Pretiniekam jāatsakās: dubultot ir par { $gain } labāk nekā spēlēt tālāk.
bg-reason-last-roll = Šis metiens izšķir spēli: uzvar { $n } no 36 metieniem, tāpēc dubultojiet tūlīt.
bg-reason-nothing-to-lose = Ja šo spēli zaudē, mačs tāpat ir zaudēts, tāpēc dubultot neko nemaksā.
bg-reason-double = Jūs uzvarat { $win } gadījumu: dubultot ir par { $gain } labāk, arī ja pretinieks pieņem.
bg-reason-optional = Dubultot vai mest ir apmēram vienlīdz labi.
bg-reason-too-good = Spēlēt tālāk uz gamonu ir par { $gain } labāk nekā dubultot, jo pretinieks atteiktos.
bg-reason-no-double = Jūs uzvarat { $win } gadījumu: atdot kubu ir par agru. Dubultot maksātu { $loss }.
bg-reason-underdog = Jūs uzvarat tikai { $win } gadījumu: dubultot maksātu { $loss }.
bg-reason-dead-cube = Mačam pietiek ar vienkāršu uzvaru: lielāks kubs palīdz tikai pretiniekam.
bg-reason-beaver = Jūs uzvarat { $win } gadījumu, tāpēc pagrieziet kubu vēlreiz.
bg-reason-answers-level = Pieņemt un atteikties maksā vienādi.
bg-own-take-point = Jūs uzvarat { $win } gadījumu, gamonu zaudējat { $gammon }; pieņemt vajag apmēram { $need }.
bg-their-take-point = Pretinieks uzvar { $win } gadījumu, gamonu zaudē { $gammon }; lai pieņemtu, viņam vajag apmēram { $need }.

## Notes on other candidates

bg-note-but = { $good }, bet { $bad }
bg-note-level = Tikpat labi
bg-note-more-off = Vairāk noņemtu kauliņu
bg-note-saves-gammon = Izglābjas no gamona
bg-note-closes-out = Slēdz visu māju
bg-note-points-on-blot = Sit un slēdz lauciņu
bg-note-hits-two = Divi sitieni
bg-note-hits = Sit uz { $point }
bg-note-prime = Barjera no { $n } lauciņiem
bg-note-anchor = Enkurs uz { $point }
bg-note-makes = Slēdz { $point }. lauciņu
bg-note-safe = Droši
bg-note-safer = Mazāk sitienu
bg-note-moves-up = Virzās uz { $point }
bg-note-clears = Atbrīvo { $point }. lauciņu
bg-note-escapes = Izved aizmugures kauliņu
bg-note-keeps-anchor = Patur enkuru
bg-note-keeps = Patur { $point }. lauciņu
bg-note-keeps-out = Pretiniekam grūtāk ienākt
bg-note-slots = Sāk { $point }. lauciņu
bg-note-builds = Kauliņš jaunam lauciņam uz { $point }
bg-note-fewer-rolls = Mazāk metienu līdz beigām
bg-note-brings-home = Vairāk kauliņu mājā
bg-note-nearer-home = Mazāk pipu līdz mājai
bg-note-no-gap = Bez tukšuma uz { $point }
bg-note-not-stacked = Mazāk sakrauts
bg-note-not-buried = Visi kauliņi spēlē
bg-note-more-gammons = Vairāk gamonu
bg-note-fewer-gammons-lost = Mazāk zaudētu gamonu
bg-note-more-wins = Biežāk uzvar
bg-note-free-roll = Pretinieks spēlē tālāk par velti
bg-note-lower-stake = Spēle turpinās par mazāku likmi
bg-note-only-pass = Pretinieks vienkārši atsakās
bg-note-gives-cube = Pretinieks pieņem, un kubs ir viņa
bg-note-gives-up = { $n ->
        [zero] Tūlīt atdod { $n } punktu
        [one] Tūlīt atdod { $n } punktu
       *[other] Tūlīt atdod { $n } punktus
    }
bg-note-wins-little = Jūs uzvarat tikai { $win } gadījumu
bg-note-no-favourite = Jūs neesat favorīts

## What a candidate lacks

bg-fault-deep = { $point }. lauciņš maz ko aiztur
bg-fault-fewer-off = { $alone ->
        [yes] Mazāk noņemtu kauliņu
       *[no] mazāk noņemtu kauliņu
    }
bg-fault-gammon-open = { $alone ->
        [yes] Gamonu vēl var zaudēt
       *[no] gamonu vēl var zaudēt
    }
bg-fault-no-closeout = { $alone ->
        [yes] Māja nav slēgta
       *[no] māja nav slēgta
    }
bg-fault-no-point = { $alone ->
        [yes] Neslēdz { $point }. lauciņu
       *[no] neslēdz { $point }. lauciņu
    }
bg-fault-one-hit = { $alone ->
        [yes] Nosit tikai vienu
       *[no] nosit tikai vienu
    }
bg-fault-no-hit = { $alone ->
        [yes] Nesit
       *[no] nesit
    }
bg-fault-shorter-prime = { $alone ->
        [yes] Barjera īsāka
       *[no] barjera īsāka
    }
bg-fault-no-anchor = { $alone ->
        [yes] Nav enkura
       *[no] nav enkura
    }
bg-fault-home-blots = { $alone ->
        [yes] Mājā vientuļi kauliņi: { $n }
       *[no] mājā vientuļi kauliņi: { $n }
    }
bg-fault-shots = { $alone ->
        [yes] Sit { $n } no 36 metieniem
       *[no] sit { $n } no 36 metieniem
    }
bg-fault-shots-outside = { $alone ->
        [yes] Ārpusē sit { $n } no 36 metieniem
       *[no] ārpusē sit { $n } no 36 metieniem
    }
bg-fault-not-up = { $alone ->
        [yes] Aizmugure paliek uz vietas
       *[no] aizmugure paliek uz vietas
    }
bg-fault-not-cleared = { $point }. lauciņš vēl jāatbrīvo
bg-fault-stays-back = { $alone ->
        [yes] Aizmugures kauliņi paliek
       *[no] aizmugures kauliņi paliek
    }
bg-fault-gives-up-anchor = { $alone ->
        [yes] Atdod enkuru uz { $point }
       *[no] atdod enkuru uz { $point }
    }
bg-fault-breaks = { $alone ->
        [yes] Atver { $point }. lauciņu
       *[no] atver { $point }. lauciņu
    }
bg-fault-enters = { $alone ->
        [yes] Ienāk ar { $n } no 36 metieniem
       *[no] ienāk ar { $n } no 36 metieniem
    }
bg-fault-no-slot = { $alone ->
        [yes] Nesāk { $point }. lauciņu
       *[no] nesāk { $point }. lauciņu
    }
bg-fault-no-builder = { $alone ->
        [yes] Nepieved kauliņu jaunam lauciņam
       *[no] nepieved kauliņu jaunam lauciņam
    }
bg-fault-more-rolls = { $alone ->
        [yes] Vairāk metienu līdz beigām
       *[no] vairāk metienu līdz beigām
    }
bg-fault-outside = { $alone ->
        [yes] Vairāk kauliņu ārpusē
       *[no] vairāk kauliņu ārpusē
    }
bg-fault-farther-from-home = { $alone ->
        [yes] Vairāk pipu līdz mājai
       *[no] vairāk pipu līdz mājai
    }
bg-fault-gap = { $alone ->
        [yes] Tukšums uz { $point }
       *[no] tukšums uz { $point }
    }
bg-fault-stacks = { $alone ->
        [yes] Sakrauj { $point }. lauciņu
       *[no] sakrauj { $point }. lauciņu
    }
bg-fault-buries = { $alone ->
        [yes] Kauliņš ārpus spēles uz { $point }
       *[no] kauliņš ārpus spēles uz { $point }
    }
bg-fault-fewer-gammons = { $alone ->
        [yes] Mazāk gamonu
       *[no] mazāk gamonu
    }
bg-fault-more-gammons-lost = { $alone ->
        [yes] Vairāk zaudētu gamonu
       *[no] vairāk zaudētu gamonu
    }
bg-fault-fewer-wins = { $alone ->
        [yes] Retāk uzvar
       *[no] retāk uzvar
    }

## When another candidate would be right

bg-if-no-gammons = ja gamoni neskaitītos
bg-if-gammon-needed = ja jums vajadzētu gamonu
bg-if-not-hit = ja vientuļo kauliņu uz { $point } nevarētu nosist
bg-if-nothing-to-hit = ja uz { $point } nebūtu, ko sist
bg-if-bar-empty = ja pretiniekam uz šķirtnes nebūtu kauliņa
bg-if-behind = ja skrējienā jūs atpaliktu
bg-if-ahead = ja skrējienā jūs būtu priekšā
bg-if-hit-costs-more = ja pretinieka māja būtu stiprāka
bg-if-more-points = ja jums vajadzētu vairāk punktu
bg-if-wins-above = ja jūs uzvarētu vairāk nekā { $need } gadījumu
bg-if-wins-below = ja jūs uzvarētu mazāk nekā { $need } gadījumu
