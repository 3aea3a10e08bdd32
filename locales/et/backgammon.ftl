### Backgammon at the table and in words.

bg-undo = Võta tagasi
bg-roll-button = Veereta
bg-beaver = Kobras
bg-pips = pip
bg-match-short = matš
bg-game-n = { $n }. mäng
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

## Reasons for a play

bg-reason-dance = Ühtegi nuppu ei saa käia.
bg-reason-all-level = Kõik käigud on umbes ühtviisi head.
bg-reason-random = Valitud juhuslikult: kõik valikud olid võrdselt tõenäolised.
bg-reason-unclear = Hinnang on kõrgem, kuigi laual pole selget vahet käiguga { $next }.
bg-own-counted = { $what ->
        [bar] Tema strateegia loeb nuppe müüril: sinu omi vähem või vastase omi rohkem kui pärast käiku { $next }.
        [points] Tema strateegia loeb suletud kiile: sinu omi rohkem või vastase omi vähem kui pärast käiku { $next }.
        [blots] Tema strateegia loeb üksikuid nuppe: sinu omi vähem või vastase omi rohkem kui pärast käiku { $next }.
        [off] Tema strateegia loeb maha kantud nuppe: rohkem kui pärast käiku { $next }.
       *[distance] Tema strateegia loeb tagumiste nuppude kaugust, mis on parem kui pärast käiku { $next }.
    }
bg-reason-wins = Viimane nupp on maha kantud: sa võidad.
bg-reason-saves-gammon = Esimene nupp on maha kantud: topeltkaotust enam karta pole.
bg-reason-closes-out = Suleb kõik kuus siselaua kiilu, kui vastane on müüril.
bg-reason-points-on-blot = Lööb ja suleb kohe { $point }. kiilu: vastane peab tulema mängu suletud kiilude { $points } vastu.
bg-reason-hits-and-makes = Lööb ja suleb kohe { $point }. kiilu.
bg-reason-hits-two = Lööb müürile kaks nuppu: vastane peab enne muud käiku mõlemad mängu tooma.
bg-reason-hits = Lööb { $point }. kiilul: vastane kaotab { $n ->
        [one] { $n } sammu
       *[other] { $n } sammu
    } ja peab enne mängu tulema.
bg-reason-full-prime = Kuus suletud kiilu järjest: ükski nupp nende taga välja ei pääse.
bg-reason-prime = { $n } suletud kiilu järjest vastase tagumiste nuppude ees.
bg-reason-five-point = Suleb 5. kiilu, siselaua parima kiilu.
bg-reason-bar-point-sixes = Suleb 7. kiilu ja tõkestab vastase kuued.
bg-reason-bar-point = Suleb 7. kiilu, tõkke otse siselaua ees.
bg-reason-home-point = Suleb { $point }. kiilu: siselaual on üks kiil rohkem, kuhu vastane tulla ei saa.
bg-reason-golden-anchor = Ankur vastase 5. kiilul: sinna pääseb alati mängu ja seda on raske lukustada.
bg-reason-their-bar-point = Võtab vastase 7. kiilu: tagumised nupud on kaitstud ja väljapääsu lähedal.
bg-reason-anchor = Ankur { $point }. kiilul: kindel koht vastase siselaual, kuhu mängu tulla.
bg-reason-outer-point = Suleb { $point }. kiilu: kindel koht ja tõke vastasele.
bg-reason-no-shot = Kindel: ükski vise ei löö; pärast { $next } lööks { $m } viset 36-st.
bg-reason-fewer-shots = Sind lööb { $n } viset 36-st; pärast { $next } – { $m }.
bg-reason-no-shot-outside = Väljaspool vastase siselauda ei löö ükski vise; pärast { $next } lööb { $m } viset 36-st.
bg-reason-fewer-shots-outside = Väljaspool vastase siselauda lööb { $n } viset 36-st; pärast { $next } – { $m }.
bg-reason-moves-up = Tagumine nupp liigub { $point }. kiilule, et seal ankur teha või välja pääseda.
bg-reason-clears = Tühjendab tagumise, { $point }. kiilu, kuni see on ohutu.
bg-reason-indirect = Lüüa saab vaid mõlema täringuga kokku: { $n } viset 36-st; pärast { $next } – { $m }.
bg-reason-escapes-safe = Tagumine nupp pääseb kindlasse kohta { $point }. kiilul.
bg-reason-escapes = Tagumine nupp pääseb { $point }. kiilule.
bg-reason-keeps-anchor = Ankur { $point }. kiilul jääb alles; { $next } loobub sellest.
bg-reason-keeps-point = { $point }. kiil jääb suletuks; { $next } avab selle.
bg-reason-shuts-out = Vastane ei pääse mängu; pärast { $next } pääseks { $m } viskega 36-st.
bg-reason-keeps-out = Vastane pääseb mängu { $n } viskega 36-st; pärast { $next } – { $m } viskega.
bg-reason-slots = Paneb nupu { $point }. kiilule, et see järgmise käiguga sulgeda.
bg-reason-builds = Toob nupu { $point }. kiilule, et järgmise käiguga uus kiil sulgeda.
bg-reason-more-off = Rohkem nuppe maha kantud: { $n }; pärast { $next } – { $m }.
bg-reason-fewer-rolls = Lõpuni kulub keskmiselt { $n } viset; pärast { $next } – { $m }.
bg-reason-brings-home = Toob nupud kiiremini koju: väljas on veel { $n }; pärast { $next } – { $m }.
bg-reason-nearer-home = Kõigi kojutoomiseks kulub { $n } pipi; pärast { $next } – { $m }.
bg-reason-no-gap = { $point }. kiilule jääb nupp; { $next } jätab sinna tühimiku.
bg-reason-fills-gap = Täidab tühimiku { $point }. kiilul; { $next } jätab selle.
bg-reason-not-stacked = { $next } kuhjab { $point }. kiilule liiga palju nuppe.
bg-reason-not-buried = { $next } viib nupu mängust välja { $point }. kiilule.
bg-reason-more-gammons = Rohkem topeltvõite: { $n }; pärast { $next } – { $m }.
bg-reason-fewer-gammons-lost = Vähem topeltkaotusi: { $n }; pärast { $next } – { $m }.
bg-reason-more-wins = Võidab sagedamini: { $n }; pärast { $next } – { $m }.

## Reasons for the cube

bg-reason-cash = Vastane peaks loobuma: topeldamine annab { $gain } rohkem kui edasimängimine.
bg-reason-last-roll = See vise otsustab mängu: võidab { $n } viset 36-st, seega topelda kohe.
bg-reason-nothing-to-lose = Selle mängu kaotades kaotad nagunii matši, seega topeldamine ei maksa midagi.
bg-reason-double = Sa võidad { $win }: topeldamine annab { $gain } rohkem ka siis, kui vastane võtab vastu.
bg-reason-optional = Topeldada ja veeretada on umbes ühtviisi hea.
bg-reason-too-good = Edasi mängida topeltvõidu peale on { $gain } võrra parem kui topeldada, sest vastane loobuks.
bg-reason-no-double = Sa võidad { $win }: täringut on vara ära anda. Topeldamine maksaks { $loss }.
bg-reason-underdog = Sa võidad vaid { $win }: topeldamine maksaks { $loss }.
bg-reason-dead-cube = Matši võidab juba lihtvõit: suurem täring aitab ainult vastast.
bg-reason-beaver = Sa võidad { $win }, seega pööra täringut veel kord.
bg-reason-answers-level = Vastuvõtmine ja loobumine maksavad sama palju.
bg-own-take-point = Sa võidad { $win }, kaotad topelt { $gammon }; vastuvõtuks on vaja umbes { $need }.
bg-their-take-point = Vastane võidab { $win }, kaotab topelt { $gammon }; vastuvõtuks on tal vaja umbes { $need }.

## Notes on other candidates

bg-note-but = { $good }, aga { $bad }
bg-note-level = Sama hea
bg-note-more-off = Rohkem maha kantud
bg-note-saves-gammon = Päästab topeltkaotusest
bg-note-closes-out = Suleb kogu siselaua
bg-note-points-on-blot = Lööb ja suleb kiilu
bg-note-hits-two = Kaks lööki
bg-note-hits = Lööb { $point }. kiilul
bg-note-prime = { $n } suletud kiilu järjest
bg-note-anchor = Ankur { $point }. kiilul
bg-note-makes = Suleb { $point }. kiilu
bg-note-safe = Kindel
bg-note-safer = Vähem lööke
bg-note-moves-up = Liigub { $point }. kiilule
bg-note-clears = Tühjendab { $point }. kiilu
bg-note-escapes = Toob tagumise nupu välja
bg-note-keeps-anchor = Hoiab ankru alles
bg-note-keeps = Hoiab { $point }. kiilu
bg-note-keeps-out = Vastasel raskem mängu tulla
bg-note-slots = Alustab { $point }. kiilu
bg-note-builds = Abinupp { $point }. kiilul
bg-note-fewer-rolls = Vähem viskeid lõpuni
bg-note-brings-home = Rohkem nuppe kodus
bg-note-nearer-home = Vähem pippe koduni
bg-note-no-gap = Tühimikuta { $point }. kiilul
bg-note-not-stacked = Vähem kuhjatud
bg-note-not-buried = Kõik nupud mängus
bg-note-more-gammons = Rohkem topeltvõite
bg-note-fewer-gammons-lost = Vähem topeltkaotusi
bg-note-more-wins = Võidab sagedamini
bg-note-free-roll = Vastane mängib tasuta edasi
bg-note-lower-stake = Mäng jätkub väiksema panusega
bg-note-only-pass = Vastane lihtsalt loobub
bg-note-gives-cube = Vastane võtab vastu ja saab täringu
bg-note-gives-up = { $n ->
        [one] Annab kohe ära { $n } punkti
       *[other] Annab kohe ära { $n } punkti
    }
bg-note-wins-little = Sa võidad vaid { $win }
bg-note-no-favourite = Sa ei ole soosik

## What a candidate lacks

bg-fault-deep = { $point }. kiil tõkestab vähe
bg-fault-fewer-off = { $alone ->
        [yes] Vähem maha kantud
       *[no] vähem maha kantud
    }
bg-fault-gammon-open = { $alone ->
        [yes] Topeltkaotus on veel võimalik
       *[no] topeltkaotus on veel võimalik
    }
bg-fault-no-closeout = { $alone ->
        [yes] Siselaud ei ole suletud
       *[no] siselaud ei ole suletud
    }
bg-fault-no-point = { $alone ->
        [yes] Ei sule { $point }. kiilu
       *[no] ei sule { $point }. kiilu
    }
bg-fault-one-hit = { $alone ->
        [yes] Lööb vaid ühe
       *[no] lööb vaid ühe
    }
bg-fault-no-hit = { $alone ->
        [yes] Ei löö
       *[no] ei löö
    }
bg-fault-shorter-prime = { $alone ->
        [yes] Ahelik on lühem
       *[no] ahelik on lühem
    }
bg-fault-no-anchor = { $alone ->
        [yes] Ankrut ei ole
       *[no] ankrut ei ole
    }
bg-fault-home-blots = { $alone ->
        [yes] Siselaual üksikuid nuppe: { $n }
       *[no] siselaual üksikuid nuppe: { $n }
    }
bg-fault-shots = { $alone ->
        [yes] Lööb { $n ->
            [one] { $n } vise
           *[other] { $n } viset
        } 36-st
       *[no] lööb { $n ->
            [one] { $n } vise
           *[other] { $n } viset
        } 36-st
    }
bg-fault-shots-outside = { $alone ->
        [yes] Väljas lööb { $n ->
            [one] { $n } vise
           *[other] { $n } viset
        } 36-st
       *[no] väljas lööb { $n ->
            [one] { $n } vise
           *[other] { $n } viset
        } 36-st
    }
bg-fault-not-up = { $alone ->
        [yes] Tagumised ei liigu edasi
       *[no] tagumised ei liigu edasi
    }
bg-fault-not-cleared = { $point }. kiil on veel tühjendamata
bg-fault-stays-back = { $alone ->
        [yes] Tagumised nupud jäävad maha
       *[no] tagumised nupud jäävad maha
    }
bg-fault-gives-up-anchor = { $alone ->
        [yes] Loobub ankrust { $point }. kiilul
       *[no] loobub ankrust { $point }. kiilul
    }
bg-fault-breaks = { $alone ->
        [yes] Avab { $point }. kiilu
       *[no] avab { $point }. kiilu
    }
bg-fault-enters = { $alone ->
        [yes] Mängu pääseb { $n } viskega 36-st
       *[no] mängu pääseb { $n } viskega 36-st
    }
bg-fault-no-slot = { $alone ->
        [yes] Ei alusta { $point }. kiilu
       *[no] ei alusta { $point }. kiilu
    }
bg-fault-no-builder = { $alone ->
        [yes] Ei too abinuppu
       *[no] ei too abinuppu
    }
bg-fault-more-rolls = { $alone ->
        [yes] Rohkem viskeid lõpuni
       *[no] rohkem viskeid lõpuni
    }
bg-fault-outside = { $alone ->
        [yes] Rohkem nuppe väljas
       *[no] rohkem nuppe väljas
    }
bg-fault-farther-from-home = { $alone ->
        [yes] Rohkem pippe koduni
       *[no] rohkem pippe koduni
    }
bg-fault-gap = { $alone ->
        [yes] Tühimik { $point }. kiilul
       *[no] tühimik { $point }. kiilul
    }
bg-fault-stacks = { $alone ->
        [yes] Kuhjab { $point }. kiilu
       *[no] kuhjab { $point }. kiilu
    }
bg-fault-buries = { $alone ->
        [yes] Nupp mängust väljas { $point }. kiilul
       *[no] nupp mängust väljas { $point }. kiilul
    }
bg-fault-fewer-gammons = { $alone ->
        [yes] Vähem topeltvõite
       *[no] vähem topeltvõite
    }
bg-fault-more-gammons-lost = { $alone ->
        [yes] Rohkem topeltkaotusi
       *[no] rohkem topeltkaotusi
    }
bg-fault-fewer-wins = { $alone ->
        [yes] Võidab harvem
       *[no] võidab harvem
    }

## When another candidate would be right

bg-if-no-gammons = kui topeltvõidud ei loeks
bg-if-gammon-needed = kui sul oleks vaja topeltvõitu
bg-if-not-hit = kui üksikut nuppu { $point }. kiilul ei saaks lüüa
bg-if-nothing-to-hit = kui { $point }. kiilul poleks midagi lüüa
bg-if-bar-empty = kui vastasel poleks müüril nuppu
bg-if-behind = kui oleksid võidujooksus maas
bg-if-ahead = kui oleksid võidujooksus ees
bg-if-hit-costs-more = kui vastase siselaud oleks tugevam
bg-if-more-points = kui sul oleks vaja rohkem punkte
bg-if-wins-above = kui võidaksid rohkem kui { $need }
bg-if-wins-below = kui võidaksid vähem kui { $need }
