### The review of a finished match: every decision, what it cost and what was better.

review-open = Partijos analizė
review-about = Kiekvienas nardų partijos ar zolės sesijos sprendimas: kiek jis kainavo, kas buvo geriau ir kodėl. Atidarykite įrašą: .mat ar .sgf, zolės tekstą, „openZole“ JSON arba „Parlor“ įrašą. Jis lieka šioje naršyklėje; serveris jį laiko tik tol, kol analizę galima peržiūrėti.
review-gone = Šio įrašo šioje naršyklėje nebėra. Atidarykite jį dar kartą.

## How far it is

review-by = Analizuoja { $agent }. Sprendimų: { $n }.
review-waiting = Analizuojama kita partija. Jūsiškė laukia eilėje.
review-running = Analizuojama. Rezultatai rodomi iš karto.
review-stopped = Analizė sustabdyta. Kas jau įvertinta, lieka.
review-failed = Analizės tęsti negalima: { $reason }.
review-no-game = Žaidimas „{ $game }“ čia neanalizuojamas: serveris vertina nardus ir zolę. Peržiūroje galite partiją pereiti po žingsnį ir paklausti agento.
review-progress = Analizės eiga
review-again = Analizuoti iš naujo

## Decisions

review-played = { $you ->
        [yes] Jūs žaidėte:
       *[no] { $player } žaidė:
    }
review-best = Geriausia:
review-best-short = geriausia: { $move }
review-fine = Nieko geresnio nebuvo.
review-next = Kita klaida
review-open-replay = Atverti peržiūroje
review-whose = Kieno sprendimai
review-everyone = Visi
review-none-yet = Kol kas nieko.
review-none = Klaidų čia nėra.
review-tab-errors = Klaidos { $n }
review-tab-all = Visi sprendimai
review-tab-sums = Iš viso
review-blunder = labai blogai
review-error = blogai
review-doubtful = abejotina

## Totals

review-curve = Iš viso prarasta pagal sprendimus
review-rating = Žaidimo įvertis (PR)
review-grade = Lygis
review-per-decision = Prarasta per sprendimą
review-lost = Iš viso prarasta
review-part-play = Šaškių ėjimai
review-part-cube = Kubas
review-part-call = Skelbimai
review-part-burial = Užkasimai
review-part-card = Kortos
review-part-of = { $cost } ({ $n })
review-match-lost = Prarasta partijos tikimybė
review-luck = Sėkmė
review-blunders = Labai blogi
review-errors = Blogi
review-doubtfuls = Abejotini

## How good that is, as GNU Backgammon calls it

review-grade-supernatural = antgamtiškas
review-grade-world-class = pasaulinio lygio
review-grade-expert = meistras
review-grade-advanced = pažengęs
review-grade-intermediate = vidutinis
review-grade-casual = mėgėjas
review-grade-beginner = pradedantysis
review-grade-awful = labai silpnas
