### Why something was refused that a person asked for, and what would be right.

refused-at = { $line } eilutė, { $column } ženklas. { $what }
refused-end = teksto pabaiga
refused-word = „{ $text }“
refused-unexpected = Rasta: { $found }. Turėtų būti panašiai kaip { $example }

## Trees written by hand

refused-decimals = Tikimybė { $found } turi per daug skaitmenų po kablelio, galima ne daugiau kaip { $most }. Suapvalinkite arba rašykite trupmeną, pvz., 1/36.
refused-number = Skaičius { $found } per didelis, galima ne daugiau kaip { $most }.
refused-mixed = Sveikųjų svorių ir tikimybių maišyti negalima: rašykite 0.7: ir 0.3: arba 7: ir 3:.
refused-sum = Šio atsitiktinumo mazgo tikimybių suma yra { $sum }, o ne 1.
refused-never = Vienos šio mazgo baigties tikimybė 0: išbraukite ją.
refused-fine = Šio mazgo tikimybės per smulkios: rašykite mažiau skaitmenų po kablelio.
refused-branch-name = Vardas prieš = turi būti nuo 1 iki { $most } ženklų.
refused-empty = Mazgas turi turėti bent vieną šaką: max(3, 12).
refused-bounds = Apatinė riba turi būti mažesnė už viršutinę: [0, 10].
refused-out-of-bounds = Lapas { $leaf } yra už ribų [{ $low }, { $high }].
refused-levels = Daugiausia medžio lygių: { $most }.
refused-tree-nodes = Daugiausia medžio mazgų: { $most }.
refused-long = Medžio tekstas gali užimti daugiausia { $most } B.
refused-no-chance = Šis algoritmas nepažįsta atsitiktinumo mazgų. Rinkitės expectiminimax arba UCT.

## Positions

refused-game-over = Partija baigta, ieškoti nebėra ko.
refused-other-mover = Eilė eiti kitam žaidėjui.
refused-misplaced = Šiuo partijos momentu tai neįmanoma.
refused-marks = Kryžiukų { $crosses }, nuliukų { $noughts }: žaidėjai eina paeiliui, todėl skirtumas gali būti ne didesnis kaip 1.
refused-no-decision = Šioje pozicijoje niekam nereikia nieko spręsti.
refused-impossible = Pagal taisykles tokios pozicijos būti negali.
refused-no-notation = Šio žaidimo pozicijų įrašyti negalima.
refused-length = Pozicijai reikia { $expected } ženklų, o yra { $found }.
refused-character = { $column } ženklas: „{ $found }“ čia netinka.
refused-key = Šis pozicijos ID sugadintas. Gal neteisingas kuris ženklas?
refused-fields = XGID turi { $expected } laukų, atskirtų dvitaškiais, o čia jų { $found }.
refused-men = Vienas žaidėjas turi daugiau kaip { $most } šaškių.
refused-shared-point = { $point } punkte stovi abiejų žaidėjų šaškės.
refused-no-men = Abu žaidėjai jau nurinko visas šaškes.
refused-wrong-bar = { $column } ženklas: ši šaškė yra ant varžovo liniuotės.
refused-score = Kai rezultatas { $a }–{ $b }, o žaidžiama iki { $to }, partijos nebegali būti.
refused-dice = „{ $found }“ nėra metimas: rašykite du skaitmenis nuo 1 iki 6, pvz., 31.
refused-dice-missing = Trūksta kauliukų. Dvigubinti čia niekas negali, tad prieš metimą nėra ką spręsti.
refused-card = „{ $found }“ nėra šios kaladės korta: rašykite TH arba 10♥. 7 ir 8 yra tik būgnų.
refused-card-twice = { $card } nurodyta du kartus.
refused-card-early = { $card } išmesta dar nepasibaigus varžytuvėms ir padėjimui.
refused-card-unplayable = { $card } šiuo momentu negalėjo būti išmesta.
refused-again = „{ $part }“ nurodyta du kartus, užtenka vieno.
refused-rules = Tokios taisyklės nežinomos.
refused-hand-size = Rankoje kortų { $hand }, ant stalo { $table }: nurodykite aštuonias išdalytas kortas ir dvi stalo kortas, jei jas paėmėte.
refused-table-unseen = Stalo kortas žino tik jas paėmęs žaidėjas.
refused-table-missing = Nurodykite dvi stalo kortas ir dvi padėtas kortas.
refused-no-deal = Joks išdalijimas to neatitinka: kažkam neužtenka kortų.

## Records

refused-format = Tokio įrašo perskaityti negalima. Žinomi formatai: { $known }.
refused-record = Įrašo perskaityti negalima: kažkas jame sugadinta arba prieštarauja taisyklėms.
refused-record-at = Įrašo perskaityti negalima nuo { $line } eilutės { $column } ženklo.

## Searches

refused-search-nodes = Paieškoje daugiau kaip { $most } mazgų. { $advice }
refused-search-events = Paieška sustabdyta, kai jos žurnale buvo { $most } įvykių. { $advice }
refused-search-slow = Paieška sustabdyta: laikas { $time }, mazgų { $nodes }. { $advice }
refused-search-lower = Sumažinkite gylį arba sužaidimų, iteracijų ar išdalijimų skaičių, arba rinkitės stipresnį genėjimą.
refused-not-searched = Šis agentas šioje pozicijoje neatlieka paieškos. Rinkitės kitą.
refused-one-answer = Čia galimas tik vienas ėjimas, todėl ieškoti nėra ko.
refused-another-search = Tai, kas tiriama, nuo to laiko pasikeitė. Atidarykite iš naujo.
