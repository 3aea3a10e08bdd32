### Tic-tac-toe at the table and in words.

## Agents and terminal

tic-tac-toe-length = { $n ->
        [zero] { $n } partiju
        [one] { $n } partija
       *[other] { $n } partijas
    }
tic-tac-toe-help = {"  "}b2       atzīmēt šo lauciņu: kolonna no kreisās, rinda no apakšas
tic-tac-toe-question = atzīmējiet lauciņu ar { $mark }
tic-tac-toe-outcome = Rezultāts
tic-tac-toe-best-play = Spēlējot bez kļūdām
tic-tac-toe-wins-in = { $n ->
        [1] uzvar tūlīt
       *[other] uzvar { $n } gājienos
    }
tic-tac-toe-draws = neizšķirts
tic-tac-toe-loses-in = { $n ->
        [1] zaudē nākamajā gājienā
       *[other] zaudē { $n } gājienos
    }
tic-tac-toe-open = nav izšķirts
tic-tac-toe-why-line = Pabeidz trīs vienā līnijā.
tic-tac-toe-why-block = Neļauj pabeigt trīs vienā līnijā.
tic-tac-toe-why-fork = Rada divus draudus uzreiz; apturēt var tikai vienu.
tic-tac-toe-why-wins = Uzvar { $n } gājienos, lai kāda būtu atbilde.
tic-tac-toe-why-last = Vienīgais brīvais lauciņš.
tic-tac-toe-why-draw = Bez kļūdām būs neizšķirts, un tāpat jebkurā citā lauciņā.
tic-tac-toe-why-only = Bez kļūdām būs neizšķirts; visi citi lauciņi zaudē.
tic-tac-toe-why-holds = { $n ->
        [zero] Bez kļūdām būs neizšķirts; zaudē { $n } citu lauciņu.
        [one] Bez kļūdām būs neizšķirts; zaudē { $n } cits lauciņš.
       *[other] Bez kļūdām būs neizšķirts; zaudē { $n } citi lauciņi.
    }
tic-tac-toe-why-loses = Pret spēli bez kļūdām zaudē, bet turas, cik ilgi vien iespējams.
tic-tac-toe-why-open = { $n ->
        [zero] { $n } gājienos nekas neizšķiras.
        [one] { $n } gājienā nekas neizšķiras.
       *[other] { $n } gājienos nekas neizšķiras.
    }

## Page

ui-game-tic-tac-toe = Krustiņi un nullītes
ui-short-tic-tac-toe = Krustiņi un nullītes
ui-about-tic-tac-toe = Divi spēlētāji. Uzvar trīs vienā līnijā.
ui-start-tic-tac-toe = Trīs partijas, viens bots
ui-preset-tic-tac-toe-classic = Klasika
tic-tac-toe-where = { $n }. partija · Krustiņi un nullītes
tic-tac-toe-over = Partija galā
tic-tac-toe-game = partija
tic-tac-toe-board = laukums
tic-tac-toe-row = { $n }. rinda: { $marks }
tic-tac-toe-turn = gājiens
tic-tac-toe-mark = { $mark ->
        [A] krustiņš
        [B] nullīte
       *[none] tukšs
    }
tic-tac-toe-cell = { $cell }: { $mark ->
        [A] krustiņš
        [B] nullīte
       *[none] tukšs
    }{ $value ->
        [none] {""}
       *[other] , vērtība { $value }
    }
tic-tac-toe-answer = Atzīmēt { $cell }
tic-tac-toe-asked = Jūsu gājiens: izvēlieties lauciņu
tic-tac-toe-says-marked = { $player } atzīmē { $cell }.
tic-tac-toe-says-marked-you = Jūs atzīmējat { $cell }.
tic-tac-toe-won = Uzvar { $player }
tic-tac-toe-won-you = Uzvarat jūs
tic-tac-toe-drawn = Neizšķirts
tic-tac-toe-key-pad = izvēlēties lauciņu kā uz ciparu tastatūras
rules-tic-tac-toe-aim-title = Mērķis
rules-tic-tac-toe-aim = Divi spēlētāji atzīmē deviņus lauciņus: viens ar krustiņiem, otrs ar nullītēm. Uzvar tas, kam ir trīs vienā rindā, kolonnā vai diagonālē.
rules-tic-tac-toe-turn-title = Gājieni
rules-tic-tac-toe-turn = Savā gājienā atzīmējiet vienu brīvu lauciņu. Ja visi deviņi ir atzīmēti un nevienam nav trīs vienā līnijā, partija beidzas neizšķirti. Mačā spēlētāji sāk pamīšus.
rules-tic-tac-toe-value-title = Spēle bez kļūdām
rules-tic-tac-toe-value = Ja neviens nekļūdās, partija beidzas neizšķirti. Šeit nullītei jāliek malas vidū: stūrī tā zaudē.
