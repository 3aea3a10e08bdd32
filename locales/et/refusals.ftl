### Why something was refused that a person asked for, and what would be right.

refused-at = Rida { $line }, märk { $column }. { $what }
refused-end = teksti lõpp
refused-word = „{ $text }“
refused-unexpected = Leidus { $found }; peaks olema umbes nii: { $example }

## Trees written by hand

refused-decimals = Tõenäosusel { $found } on liiga palju komakohti; kõige rohkem võib olla { $most }. Ümarda või kirjuta murd, näiteks 1/36.
refused-number = { $found } on liiga suur; kõige rohkem { $most }.
refused-mixed = Täisarvulisi kaale ja tõenäosusi segamini ei kirjutata: kirjuta 0.7: ja 0.3: või 7: ja 3:.
refused-sum = Selle juhutipu tõenäosuste summa on { $sum }, mitte 1.
refused-never = Selle juhutipu ühe tulemuse tõenäosus on 0; jäta see välja.
refused-fine = Selle juhutipu tõenäosused on liiga täpsed; kasuta vähem komakohti.
refused-branch-name = Nimes enne märki = on 1 kuni { $most } tähemärki.
refused-empty = Tipul peab olema vähemalt üks haru: max(3, 12).
refused-bounds = Alumine piir peab olema ülemisest väiksem: [0, 10].
refused-out-of-bounds = Leht { $leaf } on väljaspool piire [{ $low }, { $high }].
refused-levels = Puul on kõige rohkem { $most } taset.
refused-tree-nodes = Puul on kõige rohkem { $most } tippu.
refused-long = Puu tekst võib olla kuni { $most } baiti pikk.
refused-no-chance = See algoritm ei tunne juhutippe. Vali expectiminimax või UCT.

## Positions

refused-game-over = Mäng on läbi, otsida pole midagi.
refused-other-mover = Käigul on teine mängija.
refused-misplaced = Selles mänguseisus pole see võimalik.
refused-marks = Riste { $crosses }, nulle { $noughts }: mängijad käivad kordamööda, nii et vahe on kuni 1.
refused-no-decision = Selles seisus pole kellelgi midagi otsustada.
refused-impossible = Reeglite järgi pole selline seis võimalik.
refused-no-notation = Selle mängu seise ei saa kirja panna.
refused-length = Seisus peaks olema { $expected } märki, aga on { $found }.
refused-character = Märk { $column }: „{ $found }“ ei sobi siia.
refused-key = See seisu ID on vigane. Kas mõni märk on vale?
refused-fields = XGID-s on kooloniga eraldatult { $expected } välja, siin on { $found }.
refused-men = Ühel mängijal on üle { $most } nupu.
refused-shared-point = Punktil { $point } on mõlema mängija nuppe.
refused-no-men = Mõlemad mängijad on kõik nupud ära käinud.
refused-wrong-bar = Märk { $column }: see nupp on vastase müüril.
refused-score = Seisul { $a }–{ $b } matšis { $to } punktini enam mängu ei tule.
refused-dice = „{ $found }“ ei ole vise: kirjuta kaks numbrit 1 kuni 6, näiteks 31.
refused-dice-missing = Vise puudub. Siin ei tohi keegi topeldada, nii et enne viset pole midagi otsustada.
refused-card = „{ $found }“ ei ole selle paki kaart: kirjuta TH või 10♥. Seitsmeid ja kaheksaid on ainult ruutu masti.
refused-card-twice = { $card } on kirjas kaks korda.
refused-card-early = { $card } käidi enne pakkumise ja mahapaneku lõppu.
refused-card-unplayable = Kaarti { $card } ei saanud siin käia.
refused-again = „{ $part }“ on kaks korda; ühest piisab.
refused-rules = Selliseid reegleid ei tunta.
refused-hand-size = Käes on { $hand } kaarti ja laual { $table }: anna kaheksa jagatud kaarti ja kaks laua kaarti, kui need võtsid.
refused-table-unseen = Laua kaarte teab ainult see, kes need võttis.
refused-table-missing = Nimeta kaks laua kaarti ja kaks maha pandud kaarti.
refused-no-deal = Ükski jaotus ei sobi: kellelgi pole piisavalt kaarte.

## Records

refused-format = Sellist kirjet ei saa lugeda. Tuntud vormingud: { $known }.
refused-record = Kirjet ei saa lugeda: midagi selles on vigane või reeglitevastane.
refused-record-at = Kirjet ei saa lugeda alates reast { $line }, märgist { $column }.

## Searches

refused-search-nodes = Otsingus on üle { $most } tipu. { $advice }
refused-search-events = Otsing peatati, kui selle logis oli { $most } sündmust. { $advice }
refused-search-slow = Otsing peatati: aeg { $time }, tippe { $nodes }. { $advice }
refused-search-lower = Vähenda sügavust või läbimängude, iteratsioonide või jaotuste arvu või vali tugevam kärpimine.
refused-not-searched = See agent siin seisus ei otsi. Vali mõni teine.
refused-one-answer = Siin on võimalik ainult üks käik, nii et otsida pole midagi.
refused-another-search = Uuritav on vahepeal muutunud. Ava see uuesti.
