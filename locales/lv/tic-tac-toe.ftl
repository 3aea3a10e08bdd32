## Page

ui-game-tic-tac-toe = Krustiņi un nullītes
ui-short-tic-tac-toe = Krustiņi un nullītes
ui-about-tic-tac-toe = Divi spēlētāji. Uzvar trīs vienā līnijā.
ui-start-tic-tac-toe = Trīs partijas, viens bots
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
tic-tac-toe-won = Uzvar { $player }
tic-tac-toe-drawn = Neizšķirts
tic-tac-toe-key-pad = izvēlēties lauciņu kā uz ciparu tastatūras
rules-tic-tac-toe-aim-title = Mērķis
rules-tic-tac-toe-aim = Divi spēlētāji atzīmē deviņus lauciņus: viens ar krustiņiem, otrs ar nullītēm. Uzvar tas, kam ir trīs vienā rindā, kolonnā vai diagonālē.
rules-tic-tac-toe-turn-title = Gājieni
rules-tic-tac-toe-turn = Savā gājienā atzīmējiet vienu brīvu lauciņu. Ja visi deviņi ir atzīmēti un nevienam nav trīs vienā līnijā, partija beidzas neizšķirti. Mačā spēlētāji sāk pamīšus.
rules-tic-tac-toe-value-title = Spēle bez kļūdām
rules-tic-tac-toe-value = Ja neviens nekļūdās, partija beidzas neizšķirti. Šeit nullītei jāliek malas vidū: stūrī tā zaudē.
