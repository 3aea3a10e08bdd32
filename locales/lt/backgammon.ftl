### Backgammon at the table and in words.

bg-undo = Grąžinti
bg-roll-button = Mesti
bg-beaver = Bebras
bg-pips = pip
bg-match-short = mačas
bg-game-n = { $n } žaidimas
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
bg-dance = Eiti negalima: ėjimas praleidžiamas.
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

## Reasons for a play

bg-reason-dance = Nė viena šaškė negali paeiti.
bg-reason-all-level = Visi ėjimai maždaug vienodai geri.
bg-reason-random = Parinkta atsitiktinai: visi pasirinkimai buvo vienodai tikėtini.
bg-reason-unclear = Įvertis aukštesnis, nors lentoje nėra aiškaus skirtumo nuo { $next }.
bg-own-counted = { $what ->
        [bar] Jo strategija skaičiuoja šaškes ant liniuotės: jūsų mažiau arba varžovo daugiau nei po { $next }.
        [points] Jo strategija skaičiuoja užimtus laukus: jūsų daugiau arba varžovo mažiau nei po { $next }.
        [blots] Jo strategija skaičiuoja vienišas šaškes: jūsų mažiau arba varžovo daugiau nei po { $next }.
        [off] Jo strategija skaičiuoja nurinktas šaškes: daugiau nei po { $next }.
       *[distance] Jo strategija skaičiuoja galinių šaškių atstumą, kuris geresnis nei po { $next }.
    }
bg-reason-wins = Nurinkta paskutinė šaškė: jūs laimite.
bg-reason-saves-gammon = Nurinkta pirmoji šaškė: gammon pralaimėti nebegalite.
bg-reason-closes-out = Uždaro visus šešis namų laukus, kol varžovas ant liniuotės.
bg-reason-points-on-blot = Kerta ir iškart užima lauką { $point }; užimti namų laukai, prieš kuriuos varžovas turi įeiti: { $points }.
bg-reason-hits-and-makes = Kerta ir iškart užima lauką { $point }.
bg-reason-hits-two = Nukerta dvi šaškes: prieš kitus ėjimus varžovas turi įeiti abiem.
bg-reason-hits = Kerta lauke { $point }: varžovas netenka { $n ->
        [one] { $n } žingsnio
       *[other] { $n } žingsnių
    } ir pirma turi įeiti.
bg-reason-full-prime = Pilna užtvara: už jos esančios šaškės neištrūks.
bg-reason-prime = Užtvara iš { $n } laukų prieš galines varžovo šaškes.
bg-reason-five-point = Užima lauką 5, vertingiausią namų lauką.
bg-reason-bar-point-sixes = Užima lauką 7 ir užtveria varžovo šešetus.
bg-reason-bar-point = Užima lauką 7, kliūtį prie pat namų.
bg-reason-home-point = Užima lauką { $point }: namuose dar vienas laukas, į kurį varžovas neįeis.
bg-reason-golden-anchor = Inkaras varžovo lauke 5: ten visada galima įeiti, ir jį sunku užtverti.
bg-reason-their-bar-point = Užima varžovo lauką 7: galinės šaškės saugios ir arti išėjimo.
bg-reason-anchor = Inkaras lauke { $point }: saugi vieta įeiti varžovo namuose.
bg-reason-outer-point = Užima lauką { $point }: saugi vieta ir kliūtis varžovui.
bg-reason-no-shot = Saugu: nekerta nė vienas metimas; po { $next } kerta { $m } iš 36.
bg-reason-fewer-shots = Kerta { $n } iš 36 metimų; po { $next } – { $m }.
bg-reason-no-shot-outside = Už varžovo namų ribų nekerta joks metimas; po { $next } kerta { $m } iš 36.
bg-reason-fewer-shots-outside = Už varžovo namų ribų kerta { $n } iš 36 metimų; po { $next } – { $m }.
bg-reason-moves-up = Galinė šaškė pasislenka į lauką { $point }, kad ten įsitvirtintų arba ištrūktų.
bg-reason-clears = Atlaisvina galinį lauką { $point }, kol tai saugu.
bg-reason-indirect = Kirsti galima tik abiem kauliukais kartu: { $n } iš 36 metimų; po { $next } – { $m }.
bg-reason-escapes-safe = Galinė šaškė ištrūksta į saugų lauką { $point }.
bg-reason-escapes = Galinė šaškė ištrūksta į lauką { $point }.
bg-reason-keeps-anchor = Inkaras lauke { $point } lieka; { $next } jo atsisako.
bg-reason-keeps-point = Laukas { $point } lieka užimtas; { $next } jį atveria.
bg-reason-shuts-out = Varžovas negali įeiti; po { $next } įeitų su { $m } iš 36 metimų.
bg-reason-keeps-out = Varžovas įeina su { $n } iš 36 metimų; po { $next } – su { $m }.
bg-reason-slots = Pastato šaškę lauke { $point }, kad kitu ėjimu jį užimtų.
bg-reason-builds = Atveda šaškę į lauką { $point } naujam laukui užimti kitu ėjimu.
bg-reason-more-off = Nurinkta daugiau šaškių: { $n }; po { $next } – { $m }.
bg-reason-fewer-rolls = Iki pabaigos vidutiniškai reikia { $n } metimo; po { $next } – { $m }.
bg-reason-brings-home = Greičiau veda šaškes namo: už namų ribų lieka { $n }; po { $next } – { $m }.
bg-reason-nearer-home = Visoms šaškėms iki namų liko { $n } pip; po { $next } – { $m }.
bg-reason-no-gap = Lauke { $point } lieka šaškė; { $next } palieka ten spragą.
bg-reason-fills-gap = Užpildo spragą lauke { $point }; { $next } ją palieka.
bg-reason-not-stacked = { $next } sukrauna per daug šaškių lauke { $point }.
bg-reason-not-buried = { $next } išjungia šaškę iš žaidimo lauke { $point }.
bg-reason-more-gammons = Daugiau gammon pergalių: { $n }; po { $next } – { $m }.
bg-reason-fewer-gammons-lost = Mažiau gammon pralaimėjimų: { $n }; po { $next } – { $m }.
bg-reason-more-wins = Dažniau laimi: { $n }; po { $next } – { $m }.

## Reasons for the cube

bg-reason-cash = Varžovui reikia atsisakyti: dvigubinti verta { $gain } daugiau nei žaisti toliau.
bg-reason-last-roll = Šis metimas lemia žaidimą: laimi { $n } iš 36 metimų, tad dvigubinkite dabar.
bg-reason-nothing-to-lose = Pralaimėjus šį žaidimą mačas vis tiek pralaimėtas, tad dvigubinti nieko nekainuoja.
bg-reason-double = Laimite { $win } atvejų: dvigubinti verta { $gain } daugiau, net jei varžovas priims.
bg-reason-optional = Dvigubinti ir mesti maždaug vienodai gerai.
bg-reason-too-good = Žaisti toliau dėl gammon verta { $gain } daugiau, nes padvigubinus varžovas atsisakytų.
bg-reason-no-double = Laimite { $win } atvejų: atiduoti kubą per anksti. Dvigubinti kainuotų { $loss }.
bg-reason-underdog = Laimite tik { $win } atvejų: dvigubinti kainuotų { $loss }.
bg-reason-dead-cube = Mačui laimėti užtenka paprastos pergalės: didesnis kubas padeda tik varžovui.
bg-reason-beaver = Laimite { $win } atvejų, tad pasukite kubą dar kartą.
bg-reason-answers-level = Priimti ir atsisakyti kainuoja tiek pat.
bg-own-take-point = Laimite { $win } atvejų, gammon pralaimite { $gammon }; priimti reikia apie { $need }.
bg-their-take-point = Varžovas laimi { $win } atvejų, gammon pralaimi { $gammon }; priimti jam reikia apie { $need }.

## Notes on other candidates

bg-note-but = { $good }, bet { $bad }
bg-note-level = Taip pat gerai
bg-note-more-off = Daugiau nurinktų šaškių
bg-note-saves-gammon = Apsisaugo nuo gammon
bg-note-closes-out = Uždaro visus namus
bg-note-points-on-blot = Kerta ir užima lauką
bg-note-hits-two = Du kirtimai
bg-note-hits = Kerta lauke { $point }
bg-note-prime = Užtvara iš { $n } laukų
bg-note-anchor = Inkaras lauke { $point }
bg-note-makes = Užima lauką { $point }
bg-note-safe = Saugu
bg-note-safer = Mažiau kirtimų
bg-note-moves-up = Pasislenka į lauką { $point }
bg-note-clears = Atlaisvina lauką { $point }
bg-note-escapes = Išveda galinę šaškę
bg-note-keeps-anchor = Išlaiko inkarą
bg-note-keeps = Išlaiko lauką { $point }
bg-note-keeps-out = Varžovui sunkiau įeiti
bg-note-slots = Pradeda lauką { $point }
bg-note-builds = Šaškė naujam laukui: { $point }
bg-note-fewer-rolls = Mažiau metimų iki pabaigos
bg-note-brings-home = Daugiau šaškių namuose
bg-note-nearer-home = Mažiau pip iki namų
bg-note-no-gap = Be spragos lauke { $point }
bg-note-not-stacked = Mažiau sukrauta
bg-note-not-buried = Visos šaškės žaidime
bg-note-more-gammons = Daugiau gammon
bg-note-fewer-gammons-lost = Mažiau pralaimėtų gammon
bg-note-more-wins = Dažniau laimi
bg-note-free-roll = Varžovas žaidžia toliau nemokamai
bg-note-lower-stake = Žaidžiama toliau iš mažesnio statymo
bg-note-only-pass = Varžovas tiesiog atsisako
bg-note-gives-cube = Varžovas priima, ir kubas atitenka jam
bg-note-gives-up = { $n ->
        [one] Iškart atiduoda { $n } tašką
        [few] Iškart atiduoda { $n } taškus
        [many] Iškart atiduoda { $n } taško
       *[other] Iškart atiduoda { $n } taškų
    }
bg-note-wins-little = Laimite tik { $win } atvejų
bg-note-no-favourite = Jūs ne favoritas

## What a candidate lacks

bg-fault-deep = { $alone ->
        [yes] Laukas { $point } mažai ką užtveria
       *[no] laukas { $point } mažai ką užtveria
    }
bg-fault-fewer-off = { $alone ->
        [yes] Mažiau nurinktų šaškių
       *[no] mažiau nurinktų šaškių
    }
bg-fault-gammon-open = { $alone ->
        [yes] Dar galima pralaimėti gammon
       *[no] dar galima pralaimėti gammon
    }
bg-fault-no-closeout = { $alone ->
        [yes] Namai neuždaryti
       *[no] namai neuždaryti
    }
bg-fault-no-point = { $alone ->
        [yes] Neužima lauko { $point }
       *[no] neužima lauko { $point }
    }
bg-fault-one-hit = { $alone ->
        [yes] Nukerta tik vieną
       *[no] nukerta tik vieną
    }
bg-fault-no-hit = { $alone ->
        [yes] Nekerta
       *[no] nekerta
    }
bg-fault-shorter-prime = { $alone ->
        [yes] Užtvara trumpesnė
       *[no] užtvara trumpesnė
    }
bg-fault-no-anchor = { $alone ->
        [yes] Nėra inkaro
       *[no] nėra inkaro
    }
bg-fault-home-blots = { $alone ->
        [yes] Namuose vienišų šaškių: { $n }
       *[no] namuose vienišų šaškių: { $n }
    }
bg-fault-shots = { $alone ->
        [yes] Kerta { $n } iš 36 metimų
       *[no] kerta { $n } iš 36 metimų
    }
bg-fault-shots-outside = { $alone ->
        [yes] Už varžovo namų kerta { $n } iš 36 metimų
       *[no] už varžovo namų kerta { $n } iš 36 metimų
    }
bg-fault-not-up = { $alone ->
        [yes] Galinės nepasislenka
       *[no] galinės nepasislenka
    }
bg-fault-not-cleared = { $alone ->
        [yes] Lauką { $point } dar reikės atlaisvinti
       *[no] lauką { $point } dar reikės atlaisvinti
    }
bg-fault-stays-back = { $alone ->
        [yes] Galinės šaškės lieka
       *[no] galinės šaškės lieka
    }
bg-fault-gives-up-anchor = { $alone ->
        [yes] Atsisako inkaro lauke { $point }
       *[no] atsisako inkaro lauke { $point }
    }
bg-fault-breaks = { $alone ->
        [yes] Atveria lauką { $point }
       *[no] atveria lauką { $point }
    }
bg-fault-enters = { $alone ->
        [yes] Įeina su { $n } iš 36 metimų
       *[no] įeina su { $n } iš 36 metimų
    }
bg-fault-no-slot = { $alone ->
        [yes] Nepradeda lauko { $point }
       *[no] nepradeda lauko { $point }
    }
bg-fault-no-builder = { $alone ->
        [yes] Neatveda šaškės naujam laukui
       *[no] neatveda šaškės naujam laukui
    }
bg-fault-more-rolls = { $alone ->
        [yes] Daugiau metimų iki pabaigos
       *[no] daugiau metimų iki pabaigos
    }
bg-fault-outside = { $alone ->
        [yes] Daugiau šaškių už namų ribų
       *[no] daugiau šaškių už namų ribų
    }
bg-fault-farther-from-home = { $alone ->
        [yes] Daugiau pip iki namų
       *[no] daugiau pip iki namų
    }
bg-fault-gap = { $alone ->
        [yes] Spraga lauke { $point }
       *[no] spraga lauke { $point }
    }
bg-fault-stacks = { $alone ->
        [yes] Krauna lauką { $point }
       *[no] krauna lauką { $point }
    }
bg-fault-buries = { $alone ->
        [yes] Šaškė išjungta iš žaidimo lauke { $point }
       *[no] šaškė išjungta iš žaidimo lauke { $point }
    }
bg-fault-fewer-gammons = { $alone ->
        [yes] Mažiau gammon
       *[no] mažiau gammon
    }
bg-fault-more-gammons-lost = { $alone ->
        [yes] Daugiau pralaimėtų gammon
       *[no] daugiau pralaimėtų gammon
    }
bg-fault-fewer-wins = { $alone ->
        [yes] Rečiau laimi
       *[no] rečiau laimi
    }

## When another candidate would be right

bg-if-no-gammons = jei gammon nebūtų skaičiuojamas
bg-if-gammon-needed = jei jums reikėtų gammon
bg-if-not-hit = jei vienišos šaškės lauke { $point } nebūtų galima nukirsti
bg-if-nothing-to-hit = jei lauke { $point } nebūtų ko kirsti
bg-if-bar-empty = jei varžovas neturėtų šaškės ant liniuotės
bg-if-behind = jei lenktynėse atsiliktumėte
bg-if-ahead = jei lenktynėse pirmautumėte
bg-if-hit-costs-more = jei varžovo namai būtų stipresni
bg-if-more-points = jei jums reikėtų daugiau taškų
bg-if-wins-above = jei laimėtumėte daugiau nei { $need } atvejų
bg-if-wins-below = jei laimėtumėte mažiau nei { $need } atvejų
