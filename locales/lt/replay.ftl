### The replay of finished games, and of records from elsewhere.

replay-open-record = Atidaryti įrašą
replay-match = Mačas
replay-formats = Peržiūrėkite kitur žaistą partiją: „Tenhou“ (XML arba JSON), mjai, nardų .mat ir .sgf, zolės tekstas, „openZole“ JSON arba „Parlor“ įrašas. Jis tik rodomas ir niekur neįrašomas.
replay-choose-file = Pasirinkite failą
replay-paste = Arba įklijuokite tekstą
replay-deal = Dalijimas
replay-seen-from = Žiūrint iš vietos
replay-not-over = Šis žaidimas dar nesibaigė. Peržiūra bus galima jam pasibaigus.
replay-drop = Nuvilkite failą bet kur šiame puslapyje arba
replay-paste-first = Pirma įklijuokite įrašo tekstą
replay-pasted = Įklijuotas tekstas
replay-refused = { $name }: atidaryti nepavyko
replay-readable = „Parlor“ atidaro „Tenhou“ XML (ir gzip) bei JSON, mjai, .mat, .sgf, zolės tekstą, „openZole“ JSON ir savo įrašus, iki 2 MB.
replay-file-empty = Failas tuščias.
replay-file-large = Failas didesnis nei 2 MB.
replay-file-damaged = Failas sugadintas: jo išpakuoti nepavyko.
replay-timeline = Laiko juosta
replay-tab-moves = Ėjimai
replay-tab-hands = Rankos
replay-all-hands = Visų rankos
replay-share = Bendrinti
replay-more = Daugiau
replay-you-named = { $player } (jūs)
replay-at-start = Tai pirmas žingsnis
replay-at-end = Tai paskutinis žingsnis
replay-for-whom = Už ką
replay-nobody-decides = Šiame žingsnyje niekas nesprendžia.
replay-next-decision = Kitas sprendimas
replay-ask-invites = Sužinokite, ką jis darytų { $you ->
        [yes] jūsų vietoje
       *[no] žaidėjo { $player } vietoje
    }, žinodamas tik tai, kas buvo žinoma šioje vietoje.
replay-played = { $you ->
        [yes] Jūs žaidėte: { $move }
       *[no] { $player } žaidė: { $move }
    }
replay-no-answer = Šis agentas neatsakė: { $reason }.
replay-ask-again = Klausti dar kartą
replay-deal-n = { $n } dalijimas
replay-step-move = { $deal }, { $n } ėjimas
replay-step-over = { $deal }: rezultatas

## Steps by game

riichi-step = { $deal }, { $n } ėjimas
zole-buried-short = užkasa { $cards }
zole-step-bids = { $deal }: { $you ->
        [yes] jūs licituojate
       *[no] licituoja { $player }
    }
zole-step-buries = { $deal }: { $you ->
        [yes] jūs užkasate
       *[no] užkasa { $player }
    }
zole-step-leads = { $n } kirtis: { $you ->
        [yes] jūs išeinate
       *[no] išeina { $player }
    }
zole-step-plays = { $n } kirtis: { $you ->
        [yes] jūs metate
       *[no] meta { $player }
    }

## The proof of the shuffle

fair-heading = Sąžiningas maišymas ir metimai
fair-intro = Prieš žaidimą serveris pažada slaptą sėklą, o kiekvieno žaidėjo naršyklė prideda atsitiktinį skaičių. Kartu jie nulemia kiekvieną maišymą ir metimą, todėl niekas negali jų parinkti. Šis puslapis ką tik viską perskaičiavo.
fair-chip-checked = Sąžiningumas patikrintas
fair-chip-self-only = Įrašas sutampa
fair-chip-server-alone = Parinko vien serveris
fair-chip-wrong = Sąžiningumas nepatvirtintas
