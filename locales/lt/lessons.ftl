### Lessons: at most sixty words a step. Loaded with them.

lesson-nth = { $n } pamoka iš { $of }
lesson-step-of = { $n } žingsnis iš { $of }
lesson-shown = Apie ką tekstas
lesson-example = Pavyzdys
lesson-tree = Paieškos medis
lesson-predict = Spėkite prieš tęsdami
lesson-answered = Jūsų atsakymas
lesson-right = Teisingai
lesson-wrong = Neteisingai
lesson-next = Toliau
lesson-answer-first = Pirma atsakykite
lesson-next-lesson = Kita pamoka
lesson-all = Visos pamokos
lesson-again = Pradėti iš naujo
lesson-try = Išbandyti pačiam
lesson-progress = Pamokos eiga
lesson-score = Baigta. Teisingi atsakymai: { $n } iš { $of }.
lesson-n-done = Baigta: { $n } iš { $of }.
lesson-state-done = Baigta
lesson-state-begun = Pradėta
lesson-no-search = Serveris neatsakė, todėl medžio nėra. Tekstą galima skaityti ir be jo.

## Minimax

lesson-minimax-title = Minimaksas: tikėkitės geriausio atsakymo
lesson-minimax-about = Jūs renkatės didžiausią vertę, varžovas – mažiausią.
lesson-minimax-tree = Žaidimas yra medis. Trikampiai smaigaliu aukštyn yra jūsų pasirinkimai, smaigaliu žemyn – varžovo. Kiekvienas skaičius apačioje rodo, ką gaunate, jei žaidimas ten baigiasi. Jūs norite didžiausio skaičiaus, varžovas – mažiausio.
lesson-minimax-reply = Paieška pirmiausia nusileidžia iki galo ir tik tada vertina. Tarkime, kad renkatės A. Tada varžovas gali rinktis 3, 12 arba 8.
lesson-minimax-reply-ask = Kurį pasirinks varžovas?
lesson-minimax-reply-1 = 3
lesson-minimax-reply-2 = 12
lesson-minimax-reply-3 = 8
lesson-minimax-reply-why = 3. Kas gerai jums, blogai varžovui.
lesson-minimax-a = Varžovas ima mažiausią skaičių, todėl A vertė yra 3. Taip yra kiekviename MIN mazge: lemia mažiausia vaikų vertė. MAX mazge, kur renkatės jūs, – didžiausia.
lesson-minimax-b = Dabar B. Varžovo atsakymai palieka jums 2, 4 arba 6.
lesson-minimax-b-ask = Kokia B vertė?
lesson-minimax-b-1 = 2
lesson-minimax-b-2 = 4
lesson-minimax-b-3 = 6
lesson-minimax-b-why = 2, mažiausias iš trijų.
lesson-minimax-prize = Po C slypi didžiausias viso medžio prizas: 14. Kiti du atsakymai palieka jums 5 ir 2.
lesson-minimax-prize-ask = Kokia C vertė?
lesson-minimax-prize-1 = 14, prizas
lesson-minimax-prize-2 = 7, vidurkis
lesson-minimax-prize-3 = 2
lesson-minimax-prize-why = 2. Varžovas neleis jums gauti 14.
lesson-minimax-root = A vertė 3, B ir C – 2. Todėl renkatės A ir gaunate bent 3, kad ir ką darytų varžovas. Jei varžovas suklysta, gaunate daugiau.
lesson-minimax-list = Programa turi nebaigtų mazgų sąrašą L ir visada ima pirmąjį. Mazgas be vertės įrašo savo vaikus į sąrašo pradžią. Mazgas su verte perduoda ją tėvui ir pašalinamas iš sąrašo. Todėl L niekada neapima viso medžio.
lesson-minimax-cost = Šis medis turi 9 lapus: 3 ėjimai ir po 3 atsakymus. Jei kiekviename mazge yra b ėjimų, o iki galo m ėjimų, lapų yra bᵐ.
lesson-minimax-cost-ask = Po 10 ėjimų kiekviename mazge, 6 ėjimai gilyn: kiek lapų?
lesson-minimax-cost-1 = 60
lesson-minimax-cost-2 = 10 000
lesson-minimax-cost-3 = 1 000 000
lesson-minimax-cost-why = 10 × 10 × 10 × 10 × 10 × 10. Tikrų žaidimų iki galo neperžiūrėsi, todėl programos sustoja anksčiau ir įvertina poziciją.

## Chance nodes

lesson-chance-title = Atsitiktinumas: pasverkite kiekvieną metimą
lesson-chance-about = Kauliukai nesirenka: atsitiktinumo mazgo vertė yra jo baigčių vidurkis.
lesson-chance-circle = Apskritimas yra atsitiktinumo mazgas: čia sprendžia kauliukai. Niekas nesirenka, todėl neimama nei didžiausia, nei mažiausia vertė. Prie kiekvienos šakos yra jos tikimybė, o vieno mazgo tikimybių suma yra 1.
lesson-chance-mean = Po A varžovas su tikimybe 0,7 palieka jums 3, su tikimybe 0,3 – 2. Vidutiniškai tai 0,7 × 3 + 0,3 × 2 = 2,7. Šis vidurkis vadinamas tikėtina A verte.
lesson-chance-predict = Dabar B. Su tikimybe 0,7 varžovas palieka jums 6, su tikimybe 0,3 – 8.
lesson-chance-predict-ask = Kokia B vertė?
lesson-chance-predict-1 = 6
lesson-chance-predict-2 = 6,6
lesson-chance-predict-3 = 7
lesson-chance-predict-why = 0,7 × 6 + 0,3 × 8 = 6,6. Labiau tikėtinas metimas sveria daugiau.
lesson-chance-root = B vertė 6,6, A – 2,7, todėl renkatės B. Minimaksas su atsitiktinumo mazgais vadinamas expectiminimax. Jūsų ir varžovo mazguose niekas nepasikeitė.
lesson-chance-rolls = Du kauliukai duoda 36 vienodai tikėtinus rezultatus, bet 6-5 ir 5-6 yra tas pats metimas. Todėl skirtingų metimų yra 21: šeši dubliai ir penkiolika kitų.
lesson-chance-rolls-ask = Kokia tikimybė išmesti 2 ir 1?
lesson-chance-rolls-1 = 1/36
lesson-chance-rolls-2 = 1/18
lesson-chance-rolls-3 = 1/21
lesson-chance-rolls-why = 1/18: gali išeiti 2-1 arba 1-2. Dublis išeina tik vienu būdu, 1/36.
lesson-chance-order = Čia lapai yra 1, 3, 4 ir 5, o kiekvienos šakos tikimybė 0,5. A duoda 3 arba 4, jo vertė 3,5. B duoda 1 arba 5, jo vertė 3. Renkatės A.
lesson-chance-other = Dabar tose pačiose vietose 1, 30, 40 ir 500. Lapų tvarka nepasikeitė.
lesson-chance-other-ask = Kuris ėjimas dabar geriausias?
lesson-chance-other-1 = A, kaip ir anksčiau
lesson-chance-other-2 = B
lesson-chance-other-why = B: 1 ir 500 vidurkis yra 250,5, o 30 ir 40 – tik 35.
lesson-chance-size = Minimaksui pakanka žinoti, kuri pozicija geresnė. Su atsitiktinumo mazgais svarbu ir tai, kiek geresnė. Todėl neužtenka teisingai surikiuoti pozicijų: įvertis turi būti proporcingas tam, ką iš tikrųjų tikitės laimėti.

## Alpha-beta

lesson-alphabeta-title = Alfa-beta: sustokite, kai žinote pakankamai
lesson-alphabeta-about = Tas pats ėjimas kaip minimakso, bet mažiau mazgų.
lesson-alphabeta-a = Ėjimo A vertė 4: geriausias varžovo atsakymas palieka jums 4. Alfa (α) prisimena, ką jau turite, todėl α dabar yra 4. Kitas ėjimas įdomus tik tada, jei jo vertė didesnė už 4.
lesson-alphabeta-b = Dabar B. Pirmas atsakymas palieka jums 5, antras paliks 3. Po jo B vertė daugiausia 3, kad ir ką duotų trečias atsakymas. O jūs jau turite 4.
lesson-alphabeta-b-ask = Ar alfa-beta tirs paskutinį B atsakymą?
lesson-alphabeta-b-1 = Taip: jis gali būti vertas 9
lesson-alphabeta-b-2 = Ne: B jau blogesnis už A
lesson-alphabeta-b-why = Varžovas 9 niekada nesirinktų, todėl B tai nepadeda.
lesson-alphabeta-cut = Paskutinis atsakymas nugenimas. Tikslios B vertės nesužinome, tik tai, kad ji ne didesnė už 3. To pakanka: α yra 4, ir B jūs nesirinksite. Genėjimas nieko nekainuoja.
lesson-alphabeta-window = α yra geriausia, ką iki šiol radote jūs, beta (β) – geriausia varžovui. Paieškai reikia tik verčių tarp jų: tai langas. MIN mazgas sustoja, kai jo vertė ne didesnė už α, MAX mazgas – kai ne mažesnė už β.
lesson-alphabeta-c = C baigiasi po pirmo atsakymo: jis palieka jums 2, o jūs jau turite 4. Iš viso trys lapai liko neaplankyti. Renkatės A.
lesson-alphabeta-same = Minimaksas ir alfa-beta greta: ta pati vertė, tas pats ėjimas. Minimaksas aplankė 13 mazgų, alfa-beta – 10.
lesson-alphabeta-same-ask = Ar alfa-beta gali pasirinkti blogesnį ėjimą nei minimaksas?
lesson-alphabeta-same-1 = Ne, niekada
lesson-alphabeta-same-2 = Taip, jei nugenimas geras lapas
lesson-alphabeta-same-why = Ji nugeni tik tai, kas šaknies vertės pakeisti negali.
lesson-alphabeta-worse = Čia tie patys devyni lapai kita tvarka: geriausias ėjimas paskutinis, ir visur paskutinis yra stipriausias atsakymas.
lesson-alphabeta-worse-ask = Kiek iš 13 mazgų aplankys alfa-beta?
lesson-alphabeta-worse-1 = 9
lesson-alphabeta-worse-2 = 10
lesson-alphabeta-worse-3 = 13
lesson-alphabeta-worse-why = Visus 13. Kai ji žino pakankamai, kad sustotų, nebėra ko praleisti.
lesson-alphabeta-order = Taigi tvarka svarbi: pirmiausia tirkite daug žadančius ėjimus. Esant geriausiai tvarkai, alfa-beta užtenka maždaug dviejų kvadratinių šaknų iš lapų skaičiaus. Šachmatų pozicija su 35 ėjimais tada kainuoja tiek, kiek pozicija su maždaug 6, ir paieška siekia beveik dvigubai giliau.

## Pruning at chance nodes

lesson-pruning-title = Genėjimas, kai žaidžiama kauliukais
lesson-pruning-about = Gama, jos yda, Star1 ir Star2.
lesson-pruning-limits = Ėjimo A vertė 6,6. Ar galima prie B kauliukų sustoti anksčiau? Atsitiktinumo mazgas yra vidurkis, todėl vienas blogas metimas nieko neįrodo, nebent vertės turi ribas. Čia visos vertės yra tarp 0 ir 10. Todėl genėti galima.
lesson-pruning-bound = Labiau tikėtino B metimo, 0,7, vertė yra 3. Kitas metimas, 0,3, dar neištirtas. Jo vertė negali būti didesnė kaip 10.
lesson-pruning-bound-ask = Kokia daugiausia gali būti B vertė?
lesson-pruning-bound-1 = 3
lesson-pruning-bound-2 = 5,1
lesson-pruning-bound-3 = 10
lesson-pruning-bound-why = 0,7 × 3 + 0,3 × 10 = 5,1. Tai mažiau už 6,6, todėl B negali būti geriausias.
lesson-pruning-cut = 5,1 mažiau už 6,6, todėl antras metimas nugenimas. Tai gama genėjimas: prie ištirtų metimų vertės pridedama didžiausia, kokią gali duoti likusieji. Baigiamajame darbe ribos yra −1 ir +1.
lesson-pruning-flaw = Baigiamajame darbe išspausdinta gama baigiasi eilute v ← max(v, riba). Reikėjo lyginti su metimų suma. Be to, kiekvienas metimas tiriamas atviru langu, ir tai, ką žino α ir β, nueina veltui.
lesson-pruning-flaw-ask = Kodėl išspausdinta eilutė vis tiek duoda teisingas vertes?
lesson-pruning-flaw-1 = Nugenėjus riba ne didesnė už v, kitaip ji lygi sumai
lesson-pruning-flaw-2 = Riba visada mažesnė už sumą
lesson-pruning-flaw-3 = Neduoda: vertės neteisingos
lesson-pruning-flaw-why = Abiem atvejais v išeina teisinga, bet tik per laimingą sutapimą. Apvalinimas gali tai sugadinti, todėl likusią tikimybę skaičiuokite sveikomis 36-osiomis dalimis.
lesson-pruning-star1 = Star1 (Ballard, 1983) apverčia klausimą. B turi viršyti 6,6, o kitas metimas duoda daugiausia 0,3 × 10 = 3. Koks tada turi būti labiau tikėtinas metimas? Šis skaičius tampa apatine jo lango riba.
lesson-pruning-star1-ask = Kokia turi būti metimo, kurio tikimybė 0,7, vertė, kad B viršytų 6,6?
lesson-pruning-star1-1 = Daugiau kaip 3
lesson-pruning-star1-2 = Daugiau kaip 5,14
lesson-pruning-star1-3 = Daugiau kaip 6,6
lesson-pruning-star1-why = (6,6 − 3) ÷ 0,7 = 5,14. Pirmas atsakymas palieka tik 3, todėl likusią B dalį galima praleisti.
lesson-pruning-down = Gama ir Star1 greta. Gama po labiau tikėtino metimo ištiria abu atsakymus ir tik tada sustoja. Star1 su savo langu sustoja jau po pirmojo, todėl vietoj 16 mazgų aplanko 15.
lesson-pruning-star2 = Star2 pirmiausia žvalgosi. Jis ištiria po vieną atsakymą į kiekvieną C metimą: 7 ir 4. Varžovas gali juos rinktis, todėl C vertė daugiausia 0,7 × 7 + 0,3 × 4 = 6,1. Tai mažiau už 6,6, ir C nugenimas. Kai metimų daug, tai sutaupo kur kas daugiau nei Star1.
lesson-pruning-compare = Visos keturios to paties medžio paieškos: be genėjimo, gama, Star1 ir Star2. Palyginkite mazgų skaičių ir ėjimus.
lesson-pruning-compare-ask = Kuri renkasi kitą ėjimą?
lesson-pruning-compare-1 = Nė viena
lesson-pruning-compare-2 = Gama dėl savo ydos
lesson-pruning-compare-3 = Star2, nes jis tik žvalgosi
lesson-pruning-compare-why = Teisingas genėjimas ėjimo niekada nekeičia. Jis tik taupo darbą.
lesson-pruning-real = Mažame medyje žvalgymasis gali net pareikalauti daugiau mazgų. Narduose jis atsiperka. 1 000 pozicijų gyliu 3 be genėjimo prireikė 8,62 milijono mazgų, su gama 8,29, su Star1 8,11, o su Star2 3,15 milijono. Ėjimai buvo tie patys.

## Evaluation and plans in backgammon

lesson-plans-title = Vertinimas: penki skaičiai, penki planai
lesson-plans-about = Ką nardų pozicijoje mato programa ir ką planuoja žaidėjas.
lesson-plans-stop = Nardai per dideli, kad juos būtų galima peržiūrėti iki galo. Paieška sustoja po kelių ėjimų, o vertinimo funkcija įvertina poziciją: arti +1, jei programa laimi, arti −1, jei pralaimi. Tartu baigiamasis darbas ją sudaro iš penkių skaičių.
lesson-plans-bar = h_n lygina šaškes ant liniuotės: varžovo minus jūsų, padalyta iš 15. Čia tamsieji ant liniuotės turi vieną šaškę, šviesieji nė vienos. Programa žaidžia šviesiaisiais.
lesson-plans-bar-ask = Kam lygus h_n?
lesson-plans-bar-1 = +1/15
lesson-plans-bar-2 = 0
lesson-plans-bar-3 = −1/15
lesson-plans-bar-why = 1/15 − 0 = +1/15. Šaškė ant liniuotės naudinga kitai pusei.
lesson-plans-distance = h_d lygina, kiek turi nueiti paskutinė kiekvienos pusės šaškė, ir skirtumą dalija iš 23. Paskutinė šviesiųjų šaškė stovi 10-ame lauke, 9 žingsniai iki 1-ojo. Tamsiųjų – 12 žingsnių. Taigi h_d yra 12/23 − 9/23 = +3/23.
lesson-plans-points = h_sk skaičiuoja užimtus laukus: dvi ar daugiau šaškių viename lauke. Skaičiuojami tik namai ir trys laukai šalia jų, jūsų laukai nuo 1 iki 9. Skirtumas dalijamas iš 7.
lesson-plans-points-ask = Kiek užimtų laukų skaičiuojama šviesiesiems?
lesson-plans-points-1 = 3
lesson-plans-points-2 = 5
lesson-plans-points-3 = 6
lesson-plans-points-why = Šeši: 4, 5, 6, 7, 8 ir 9. Tamsieji turi tris, todėl h_sk yra 3/7.
lesson-plans-blots = h_s lygina vienišas šaškes, kurias galima nukirsti: varžovo minus jūsų, padalyta iš 15. Šaškės ant liniuotės neskaičiuojamos. Todėl h_s saugia laiko net poziciją, kurioje visos šaškės ant liniuotės. Vieno skaičiaus neužtenka.
lesson-plans-blots-ask = Kiek vienišų šaškių čia turi šviesieji?
lesson-plans-blots-1 = 2
lesson-plans-blots-2 = 3
lesson-plans-blots-3 = 4
lesson-plans-blots-why = Tris: laukuose 24, 20 ir 9. Tamsieji neturi nė vienos, todėl h_s yra −3/15.
lesson-plans-off = h_b yra jūsų nurinktų šaškių dalis, nuo 0 iki 1. Kai visos jūsų šaškės namuose, darbas naudoja tik ją. Kai pusės nebegali susitikti, svarbus tik jūsų pačių atstumas.
lesson-plans-running = 1 planas – lenktynės. Jūs pirmaujate: bėkite namo ir venkite sąlyčio. Čia šviesiesiems liko 100 žingsnių, tamsiesiems 119, ir pusės jau prasilenkė.
lesson-plans-blitz = 2 planas – ataka. Kirskite vienišas šaškes savo namuose, kol varžovas ant liniuotės. Dvi tamsios šaškės ant liniuotės, o šviesieji jau užėmė tris namų laukus. Jei tamsieji negali įeiti, jie negali ir eiti.
lesson-plans-priming = 3 planas – laukų uždarymas. Užimti laukai iš eilės sudaro užtvarą. Per keturis galima peršokti su 5 arba 6. Šviesieji turi šešis iš eilės, o už jų stovi dvi tamsios šaškės.
lesson-plans-priming-ask = Koks metimas perkelia tamsią šaškę per šešis laukus iš eilės?
lesson-plans-priming-1 = Bet koks 6
lesson-plans-priming-2 = Tik 6-6
lesson-plans-priming-3 = Joks
lesson-plans-priming-why = Joks. Vienu kauliuku galima paeiti daugiausia šešis laukus, todėl pilnos užtvaros neįveiksi.
lesson-plans-holding = 4 planas – laikymo žaidimas. Turite inkarą – užimtą lauką varžovo namuose. Šviesiųjų inkaras yra 20-ame lauke: jo nukirsti negalima, o įeiti ten galima visada. Ten laukiate progos kirsti, kol tamsieji veda šaškes namo.
lesson-plans-back = 5 planas – užnugario žaidimas. Smarkiai atsiliekate, bet laikote du laukus varžovo namuose, čia 24 ir 22. Laukite ten, kirskite vėlai, o iki tol paruoškite savo namus. Tai sunkiausias planas.
lesson-plans-strategies = Darbas iš skaičių sudaro keturias strategijas. Puolanti: 0,8 h_n + 0,2 h_d. Gynybinė: 0,4 h_sk + 0,4 h_s + 0,2 h_d. Mišri: 0,4 h_sk + 0,4 h_n + 0,2 h_d. Bėganti: tik h_d.
lesson-plans-strategies-ask = Kuri labiausiai nori kirsti vienišas šaškes?
lesson-plans-strategies-1 = Puolanti
lesson-plans-strategies-2 = Gynybinė
lesson-plans-strategies-3 = Bėganti
lesson-plans-strategies-why = Puolanti: šaškės ant liniuotės sudaro 80 % jos įverčio.
lesson-plans-search = Čia mišri strategija gyliu 1 įvertina visus pirmojo metimo 3-1 ėjimus. Gylis 2 prideda varžovo metimą, bet vertinamos pozicijos tos pačios, todėl pasirinkimas nesikeičia. Tik gylis 3 prideda atsakymus. Išbandykite kitas strategijas ir gylius.

## Fifty games

lesson-fifty-title = Kodėl 50 partijų klaidina
lesson-fifty-about = Tartu baigiamojo darbo turnyras, sužaistas iš naujo jūsų akyse.
lesson-fifty-caption = Eilutės pergalės prieš stulpelį, po 50 partijų (Tartu 2015, 1 lentelė)
lesson-fifty-table = Penki Tartu darbo žaidėjai, kiekvienas su kiekvienu, po 50 partijų. Autorius daro išvadą: atsitiktinis pralaimi visiems, bėgantis – visiems, išskyrus atsitiktinį, mišrus įveikia visus. Ar 50 partijų gali tai parodyti?
lesson-fifty-pair = { $row } – { $column }
lesson-fifty-ours = Parlor
lesson-fifty-source = Darbas
lesson-fifty-games-stored = Partijų poroje: { $games }, išmatuota anksčiau, su 95 % pasikliautinaisiais intervalais
lesson-fifty-games-live = Partijų poroje: { $games }, sužaista ką tik, su 95 % pasikliautinaisiais intervalais
lesson-fifty-run = Sužaisti turnyrą dabar
lesson-fifty-again = Sužaisti dar vieną turnyrą
lesson-fifty-draw = Generuoti iš naujo
lesson-fifty-drawn = Turnyrų po 50 partijų: { $n }. Jie sugeneruoti atsitiktinai, ne sužaisti: mišri strategija kiekvieną partiją laimi su tikimybe { $share }. Pergalės iš 50:
lesson-fifty-lost = Turnyrų, kuriuose geresnis žaidėjas nelaimi daugumos: { $n } iš { $of }.
lesson-fifty-adds-up = Pažiūrėkite į puolantį ir mišrų. Puolančio eilutė sako, kad jis laimėjo 48 % jų 50 partijų. Mišraus eilutė sako, kad jis laimėjo 58 % tų pačių partijų. Narduose lygiųjų nebūna.
lesson-fifty-adds-up-ask = Kiek jie turi sudaryti kartu?
lesson-fifty-adds-up-1 = 50 %
lesson-fifty-adds-up-2 = 100 %
lesson-fifty-adds-up-3 = 106 %
lesson-fifty-adds-up-why = 100 %. Bet 48 + 58 = 106, taigi bent vienas skaičius klaidingas. Kuris, pasakyti negalime.
lesson-fifty-error = Vien atsitiktinumas 50 partijų rezultatą pastumia maždaug 7 procentiniais punktais aukštyn ar žemyn: tai viena standartinė paklaida. 95 % pasikliautinasis intervalas į kiekvieną pusę siekia maždaug dukart toliau.
lesson-fifty-error-ask = Mišrus laimėjo 58 % iš 50 partijų. Kuriame intervale, labai tikėtina, yra tikroji jo laimėjimų dalis?
lesson-fifty-error-1 = Nuo 57 iki 59 %
lesson-fifty-error-2 = Nuo 51 iki 65 %
lesson-fifty-error-3 = Nuo 44 iki 71 %
lesson-fifty-error-why = Nuo 44 iki 71 %, kai pasikliovimo lygmuo 95 %. Jis gali būti net silpnesnis.
lesson-fifty-live = Čia ta pati lentelė, kurią sužaidė „Parlor“, irgi po 50 partijų, šalia darbo skaičių. Kur intervalas kerta vidurio liniją, niekieno pranašumas neįrodytas. Sužaiskite turnyrą dabar: kaskart skaičiai kiti.
lesson-fifty-resample = Per 1 000 partijų mišrus puolantį įveikė 59,1 % kartų. Tarkime, kad tai tiesa, ir pagal tai sugeneruokime daug turnyrų po 50 partijų. Šios partijos sugeneruotos šiame puslapyje, ne sužaistos. Tuščiaviduriai stulpeliai – turnyrai, kurių geresnis žaidėjas nelaimi.
lesson-fifty-resample-ask = Kaip dažnai geresnis žaidėjas nelaimi daugiau nei pusės partijų?
lesson-fifty-resample-1 = Niekada
lesson-fifty-resample-2 = Maždaug kas aštuntą kartą
lesson-fifty-resample-3 = Kas antrą kartą
lesson-fifty-resample-why = Apie 12 %. Penkiasdešimt partijų tokių žaidėjų patikimai neatskiria.
lesson-fifty-more = Su 1 000 partijų intervalas tik apie 3 procentinius punktus į kiekvieną pusę. Intervalai traukiasi lėtai: atvirkščiai proporcingai kvadratinei šakniai iš partijų skaičiaus.
lesson-fifty-more-ask = Kiek partijų reikia, kad 50 partijų intervalas sumažėtų perpus?
lesson-fifty-more-1 = 100
lesson-fifty-more-2 = 200
lesson-fifty-more-3 = 2 500
lesson-fifty-more-why = Keturis kartus daugiau: 200.
lesson-fifty-thousand = Po 1 000 partijų mišrus įveikia visus. Kad bėgantis pralaimi visiems, išskyrus atsitiktinį, neįrodyta: prieš puolantį ir gynybinį 50 % yra intervale. O mūsų atsitiktinis laimi 1–2 %, ne 22–32 %, taigi darbo programa turi skirtis nuo savo aprašymo.

## Hidden information

lesson-hidden-title = Paslėptos kortos: blefuokite tiek, kiek reikia
lesson-hidden-about = Strategijų suliejimas, Kuhno pokeris ir mokymasis iš apgailestavimo.
lesson-hidden-seen = Moneta paslėpta. A reiškia: spėti, ar ji X, ar Y, ir laimėti 1, jei atspėjote. B reiškia: imti garantuotus 0,6. Ši paieška į kiekvieną galimą pasaulį žiūri atskirai. Ten ji monetą mato, visada atspėja ir A vertina 1.
lesson-hidden-seen-ask = Kokia A vertė iš tikrųjų, jei monetos nematote?
lesson-hidden-seen-1 = 1
lesson-hidden-seen-2 = 0,6
lesson-hidden-seen-3 = 0,5
lesson-hidden-seen-why = 0,5: abiejuose pasauliuose reikia spėti vienodai.
lesson-hidden-fusion = Čia spėjama prieš pamatant monetą, kaip iš tikrųjų ir yra. A vertė 0,5, todėl teisinga rinktis B. Pirmoji paieška rinkosi A, nes kiekviename pasaulyje taikė kitą planą, o jūs taip negalite. Ši klaida vadinama strategijų suliejimu.
lesson-hidden-game = Kuhno pokeris yra mažiausias pokeris: trys kortos, po vieną kiekvienam, karalius muša damą, dama – valetą. Abu įdeda po žetoną. Bet kuris gali statyti dar vieną; kitas tada išlygina arba nusimeta. Viską lemia korta, kurios nematyti.
lesson-hidden-bluff = Turite valetą ir pradedate. Paieška, matanti abi kortas, čia niekada nestato: atvertus kortas valetas visada pralaimi. Todėl už jos statymo niekada nebūna valeto, ir atidus varžovas nusimeta.
lesson-hidden-bluff-ask = Ar turint valetą kartais verta statyti?
lesson-hidden-bluff-1 = Taip, blefuojant
lesson-hidden-bluff-2 = Ne, niekada
lesson-hidden-bluff-why = Kai kurie blefai laimi banką, ir dėl jų varžovas išlygina, kai turite karalių. Pusiausvyroje su valetu statoma daugiausia vieną kartą iš trijų ir triskart rečiau nei su karaliumi.
lesson-hidden-learn = Kontrafaktinio apgailestavimo minimizavimas (CFR) žaidžia pats su savimi. Po kiekvienos iteracijos jis prie kiekvieno sprendimo klausia: kiek geresnis būtų buvęs kitas ėjimas? Tada ėjimus renkasi proporcingai iki tol sukauptam apgailestavimui. Visų iteracijų vidurkis artėja prie pusiausvyros.
lesson-hidden-value = Stebėkite kreives. Žaidimo vertė pirmajam žaidėjui su iteracijomis nusistovi. Kas eina pirmas, kažką išduoda apie savo kortą.
lesson-hidden-value-ask = Kiek per partiją laimi pirmasis, jei abu žaidžia be klaidų?
lesson-hidden-value-1 = 0
lesson-hidden-value-2 = −1/18
lesson-hidden-value-3 = +1/18
lesson-hidden-value-why = −1/18 žetono, apie −0,056. Pranašumą turi antrasis.
lesson-hidden-exploit = Išnaudojamumas yra tai, ką jūsų strategiją žinantis varžovas vidutiniškai laimi per partiją, jei pradedate pakaitomis. Pradžioje jis didelis, paskui krinta link 0. Pusiausvyroje nebėra ko išnaudoti. Tai ir reiškia blefuoti tiek, kiek reikia.

## All worlds of a Zole ending

lesson-worlds-title = Zolė: peržiūrėkite visus galimus išdalijimus
lesson-worlds-about = 3 150 išdalijimų ir programos klaida, keičianti rezultatą.
lesson-worlds-card = Korta
lesson-worlds-mean = Vidutinis didžiojo rezultatas
lesson-worlds-mask-label = Koziriai, kuriais privaloma atsakyti
lesson-worlds-mask-source = Kaip darbo programoje
lesson-worlds-mask-rules = Pagal taisykles
lesson-worlds-again = Apskaičiuoti iš naujo šiame serveryje
lesson-worlds-deal = Ši partijos pabaiga yra Latvijos baigiamojo darbo 4.1 paveikslas. Keturi kirčiai sužaisti. Jūs žaidžiate prieš didįjį, turite šias keturias kortas ir išeinate į penktą kirtį. Kuri korta geriausia?
lesson-worlds-unseen = Dešimties kortų nematėte. Dvi iš jų užkastos, po keturias yra kitose dviejose rankose. Užkastas galima parinkti 45 būdais, o likusias aštuonias padalyti 70 būdų.
lesson-worlds-unseen-ask = Kiek yra galimų išdalijimų, arba pasaulių?
lesson-worlds-unseen-1 = 115
lesson-worlds-unseen-2 = 630
lesson-worlds-unseen-3 = 3 150
lesson-worlds-unseen-why = 45 × 70 = 3 150. Pakankamai mažai, kad būtų peržiūrėti visi.
lesson-worlds-values = Metodas vadinamas PIMC. Kiekviename išdalijime visos kortos atverstos, todėl alfa-beta jį išsprendžia tiksliai. Kiekviena jūsų korta išbandoma visuose 3 150 išdalijimų. Svarbus vidutinis didžiojo rezultatas, nuo −8 iki +6 taškų.
lesson-worlds-choose = Jūs žaidžiate prieš didįjį. Koks vidurkis tada geriausias jums?
lesson-worlds-choose-ask = Kurią kortą žaidžia programa?
lesson-worlds-choose-1 = Tą, kurios vidurkis didžiausias
lesson-worlds-choose-2 = Tą, kurios vidurkis mažiausias
lesson-worlds-choose-3 = Tą, kurios vidurkis arčiausiai 0
lesson-worlds-choose-why = Mažiausias: Q♥ su −4,637. Didysis vidutiniškai pralaimi daugiausia.
lesson-worlds-mask = Darbo programoje yra klaida: kozirių sąraše, pagal kurį atsakoma, trūksta Q♠ ir Q♣. Pačiame paveiksle žaidėjas ant kozirio numeta 9♠, nors turi Q♠. Išjunkite klaidą: Q♥ lieka geriausia, bet antroje vietoje vietoj Q♣ atsiduria J♣.
lesson-worlds-limits = PIMC turi trūkumą, kurį žinote iš ankstesnės pamokos: kiekviename išdalijime jis planuoja, tarsi matytų visas kortas. Jis niekada nežaidžia, kad ką nors sužinotų, ir nieko neslepia.
lesson-worlds-limits-ask = Kaip vadinama ši klaida?
lesson-worlds-limits-1 = Strategijų suliejimas
lesson-worlds-limits-2 = Gama genėjimas
lesson-worlds-limits-why = Strategijų suliejimas: kiekvienam išdalijimui savas planas, nors laikytis galima tik vieno.

## Riichi

lesson-riichi-title = Riichi: greitis, laukimas ir saugumas
lesson-riichi-about = Shanten, naudingos kaladėlės, penki laukimai, suji, kabe, riichi ar ne ir dešimt klausimų.
lesson-riichi-your-hand = Jūsų ranka
lesson-riichi-your-river = Jūsų išmestos kaladėlės
lesson-riichi-their-river = Išmetė žaidėjas, paskelbęs riichi
lesson-riichi-row-sets = Užbaigti komplektai
lesson-riichi-row-begun = Pradėti komplektai ir pora
lesson-riichi-row-alone = Pavienės kaladėlės
lesson-riichi-row-two-sided = Atviras laukimas
lesson-riichi-row-closed = Vidurinis laukimas
lesson-riichi-row-edge = Kraštinis laukimas
lesson-riichi-row-pairs = Dvigubos poros laukimas
lesson-riichi-row-single = Poros laukimas
lesson-riichi-row-awaited = Laukiama
lesson-riichi-row-shape-low = Reikėtų 1 arba 4
lesson-riichi-row-shape-high = Reikėtų 4 arba 7
lesson-riichi-row-seen = Matomos visos keturios
lesson-riichi-row-impossible = To niekas negali turėti
lesson-riichi-row-left = Dar įmanoma
lesson-riichi-shanten = Shanten rodo, kiek naudingų kaladėlių trūksta iki tenpai. Skaičiuokite komplektus, pradėtus komplektus ir porą: 8, minus 2 už kiekvieną komplektą, minus 1 už kiekvieną pradėtą, minus 1 už porą. Čia: 8 − 4 − 2 − 1 = 1.
lesson-riichi-far = Ta pati ranka vienoje eilėje. Tenpai reiškia shanten 0: dar viena kaladėlė, ir ranka užbaigta.
lesson-riichi-far-ask = Kiek jai trūksta iki tenpai?
lesson-riichi-far-1 = Ji jau tenpai
lesson-riichi-far-2 = Vienos kaladėlės
lesson-riichi-far-3 = Dviejų kaladėlių
lesson-riichi-far-why = Shanten 1: viena naudinga kaladėlė, ir bus tenpai.
lesson-riichi-acceptance = Naudingos kaladėlės yra tos, kurios priartina ranką prie tikslo. Kiekvieną derinį vertinkite atskirai; vienodų kaladėlių yra po keturias. Prie lazdelių 4 5 tinka 3 ir 6: aštuonios kaladėlės. Prie lazdelių 1 3 tinka tik 2, prie lazdelių 1 2 – tik 3: po keturias.
lesson-riichi-acceptance-ask = Vieną derinį turite išardyti. Kurį visada verta pasilikti?
lesson-riichi-acceptance-1 = Lazdelių 4 5
lesson-riichi-acceptance-2 = Lazdelių 1 3
lesson-riichi-acceptance-3 = Lazdelių 1 2
lesson-riichi-acceptance-why = Prie lazdelių 4 5 tinka dvigubai daugiau kaladėlių nei prie kitų.
lesson-riichi-waits = Penki pagrindiniai laukimai. Atviras: 4 5 laukia 3 ir 6. Vidurinis: 4 6 laukia 5. Kraštinis: 1 2 laukia 3. Dvigubos poros: bet kuri gali tapti trynuku. Poros: viena kaladėlė laukia savo dvynės.
lesson-riichi-numbers = Laukimą apibūdina du skaičiai: kiek skirtingų kaladėlių užbaigia ranką ir kiek jų yra iš viso. Vienodų yra po keturias, atėmus tas, kurias turite patys. Ši ranka laukia lazdelių 3 ir 6.
lesson-riichi-numbers-ask = Kiek kaladėlių ją užbaigia?
lesson-riichi-numbers-1 = 2
lesson-riichi-numbers-2 = 4
lesson-riichi-numbers-3 = 8
lesson-riichi-numbers-why = Dvi skirtingos, iš viso aštuonios. Kitų išmestos kaladėlės šį skaičių mažins.
lesson-riichi-furiten = Jūsų ranka laukia lazdelių 3 ir 6, bet lazdelių 6 jau esate išmetę patys. Tai furiten. Savo ištraukta kaladėle laimėti vis tiek galima.
lesson-riichi-furiten-ask = Kažkas išmeta lazdelių 3. Ar galite ja laimėti?
lesson-riichi-furiten-1 = Taip, lazdelių 3 aš neišmečiau
lesson-riichi-furiten-2 = Ne
lesson-riichi-furiten-why = Ne. Viena laukiama kaladėlė tarp jūsų išmestų neleidžia ron nė su viena iš laukiamų.
lesson-riichi-safe = Furiten saugo ir jus. Žaidėjas negali laimėti ron kaladėle, kurią pats išmetė. Po riichi tas pats galioja kiekvienai kaladėlei, kurią kas nors nuo to laiko išmetė: ja nelaimėjęs jis tapo furiten.
lesson-riichi-safe-ask = Kuri kaladėlė prieš šį žaidėją tikrai saugi?
lesson-riichi-safe-1 = Rutuliukų 5
lesson-riichi-safe-2 = Lazdelių 7
lesson-riichi-safe-3 = Ženklų 9
lesson-riichi-safe-why = Ženklų 9 jis pats išmetė. Kitų jis gali laukti.
lesson-riichi-suji = Suji: jis išmetė rutuliukų 4. Atviras laukimas, kuriam tinka rutuliukų 1 arba 7, lauktų ir 4, taigi būtų furiten. Todėl 1 ir 7 saugesnės, bet ne saugios: 7 dar gali užbaigti keturis kitus laukimus, 1 – tik dvigubos poros ir poros laukimą. Rutuliukų 5 saugesnė tik tada, jei išmestos ir 2, ir 8.
lesson-riichi-suji-ask = Kurią kaladėlę rutuliukų 4 padaro saugesnę?
lesson-riichi-suji-1 = Rutuliukų 5
lesson-riichi-suji-2 = Rutuliukų 1
lesson-riichi-suji-3 = Rutuliukų 3
lesson-riichi-suji-why = Rutuliukų 1, taip pat 7. Saugokitės kaladėlės, išmestos su riichi: jos suji dažnai yra spąstai.
lesson-riichi-wall = Kabe (japoniškai „siena“): matomos visos keturios lazdelių 7, todėl eilės su 7 niekas nesudarys. Kiekvienai eilei, kurioje yra 8 ar 9, reikia 7. Lazdelių 8 ir 9 gali laukti tik dvigubos poros ir poros laukimas.
lesson-riichi-riichi = Tenpai, uždara ranka: riichi? Už: dar vienas han, ippatsu, ura dora, spaudimas ir yaku bet kuriai uždarai rankai. Su ron ši ranka be riichi duoda 2 000, su juo 3 900. Prieš: 1 000 taškų statymas, visi įspėti. Jei ranka jau ribinė, dar vienas han gali nieko nepridėti.
lesson-riichi-riichi-ask = Kas dar prieš?
lesson-riichi-riichi-1 = Rankos keisti nebegalima: nebegalite gintis
lesson-riichi-riichi-2 = Ranka laikoma atvira
lesson-riichi-riichi-why = Po riichi privalote išmesti tai, ką ištraukėte, net jei tai pavojinga.
lesson-riichi-quiz = { $n } klausimas iš { $of }, iš botų partijos.
lesson-riichi-n-away = { $n ->
        [one] { $n } kaladėlė
        [few] { $n } kaladėlės
        [many] { $n } kaladėlės
       *[other] { $n } kaladėlių
    }
lesson-riichi-ask-shanten = Prieš išmetant: kiek naudingų kaladėlių šiai rankai trūksta iki tenpai?
lesson-riichi-ask-acceptance = Kurią kaladėlę išmetus lieka daugiausia naudingų?
lesson-riichi-ask-waits = Ką tik išmesta: { $tile }. Ko laukia ranka?
lesson-riichi-ask-safe = Kuri iš šių kaladėlių tikrai saugi?
lesson-riichi-ask-riichi = 14 ėjimas. Išmetate: { $tile }. Ranka tampa tenpai. Riichi?
lesson-riichi-riichi-always = Riichi
lesson-riichi-riichi-never = Be riichi
lesson-riichi-why-shanten = Shanten { $n }, kaip skaičiuoja programa.
lesson-riichi-why-acceptance = Naudingų kaladėlių: { $n }, kito geriausio pasirinkimo – { $other }.
lesson-riichi-why-waits = Ranką užbaigia šios kaladėlės ir jokios kitos.
lesson-riichi-why-safe = Ją išmetė pats riichi paskelbęs žaidėjas.
lesson-riichi-why-riichi = Be riichi ši ranka laimi tik savo ištraukta kaladėle: ji neturi yaku. Tikėtini taškai, jei kiti tik traukia ir meta: { $n } su riichi, { $other } be jo.

## Zole

lesson-zole-title = Zolė: skelbti, užkasti, išeiti, skaičiuoti
lesson-zole-about = Imti ar pasuoti, užkasimas, išėjimai, koziriai, akys ir dešimt klausimų.
lesson-zole-row-trumps = 14 kozirių, stipriausias pirmas
lesson-zole-row-plain = Paprastos kortos
lesson-zole-row-take = Imti
lesson-zole-row-pass = Pasuoti
lesson-zole-row-zole = Zolė
lesson-zole-row-ten = Jūsų dešimt kortų
lesson-zole-row-buried = Užkasta
lesson-zole-row-hand = Jūsų kortos
lesson-zole-row-lead = Geras išėjimas
lesson-zole-row-played = Jau sužaista
lesson-zole-row-trick = Jūsų kirtis
lesson-zole-row-table = Paimtos stalo kortos
lesson-zole-row-unseen = Nematytos kortos
lesson-zole-aim = Visos damos, visi valetai ir visi būgnai yra koziriai. Kaladėje 120 akių: tūzas 11, dešimtakė 10, karalius 4, dama 3, valetas 2. Didžiajam reikia 61.
lesson-zole-aim-ask = Esate didysis ir turite lygiai 60 akių. Ar laimėjote?
lesson-zole-aim-1 = Laimėjote
lesson-zole-aim-2 = Pralaimėjote
lesson-zole-aim-why = 60 neužtenka. Kiti du irgi turi 60, ir laimi jie.
lesson-zole-take = Imti ar pasuoti? Skaičiuokite kozirius, pirmiausia damas ir valetus, ir paprastų spalvų tūzus. Mūsų žaidėjas „Išdalijimai“ ima, jei laimi bent 40 iš 100 galimų išdalijimų. Su viršutine ranka jis laimi 83, su apatine nė vieno: žemi koziriai ir dešimtakė be savo tūzo nieko nelaimi.
lesson-zole-zole = Zolė reiškia žaidimą be stalo kortų; jų akys skaičiuojamos kitiems. Pergalė duoda bent 10 taškų, ne 2, o pralaimėjimas kainuoja bent 12, ne 4. Su visomis keturiomis damomis ši ranka laimi 96 iš 100 galimų išdalijimų.
lesson-zole-bury = Paėmėte stalą ir dabar užkasate dvi iš dešimties kortų. Atsikratykite trumpos spalvos, kad vėliau galėtumėte ją kirsti koziriu, ir kortų, kurias vis tiek prarastumėte. Užkasus K♥ ir 9♠, nelieka nei širdžių, nei vynų: 76 pergalės iš 100, su K♥ ir K♣ tik 57.
lesson-zole-bury-ask = Kam tenka užkastų kortų akys?
lesson-zole-bury-1 = Jums, didžiajam
lesson-zole-bury-2 = Varžovams
lesson-zole-bury-3 = Niekam
lesson-zole-bury-why = Jos skaičiuojamos jums. Žaidžiant zolę, stalo kortos tenka kitiems.
lesson-zole-lead-solo = Esate didysis, ir pirmasis išėjimas jūsų. Vienišas paprastos spalvos tūzas – gera pradžia: vėliau kas nors tos spalvos nebeturės ir kirs koziriu. Jei kozirių daug ir jie aukšti, eikite jais nuo viršaus, kad ištrauktumėte varžovų kozirius.
lesson-zole-lead-opp = Išeinate prieš didįjį. Eikite paprastomis kortomis ir palikite kozirius didžiajam. Žema trumpos spalvos korta mažai atiduoda, ir netrukus tą spalvą galėsite kirsti koziriu. Kai kirtis tikrai atiteks partneriui, pridėkite akių.
lesson-zole-trumps = Skaičiuokite kozirius: jų 14. Atimkite savo ir sužaistus, ir žinosite, kiek jų dar nematyti. Čia jūs turite penkis, o šeši sužaisti.
lesson-zole-trumps-ask = Kiek kozirių dar nematyti?
lesson-zole-trumps-1 = 3
lesson-zole-trumps-2 = 5
lesson-zole-trumps-3 = 9
lesson-zole-trumps-why = 14 − 5 − 6 = 3. Tarp jų gali būti ir užkastieji, nebent užkasėte patys.
lesson-zole-eyes = Skaičiuokite akis, kai imami kirčiai. Didysis laimi su 61, o nuo 91 tai didelė pergalė (jaņi). Su 30 ar mažiau – didelis pralaimėjimas. Skaičiuodami akis žinosite, kiek jų dar reikia.
lesson-zole-eyes-ask = Kiek akių šiame kirtyje?
lesson-zole-eyes-1 = 21
lesson-zole-eyes-2 = 24
lesson-zole-eyes-3 = 31
lesson-zole-eyes-why = 11 + 10 + 3 = 24.
lesson-zole-number = { $n }
lesson-zole-quiz = { $n } klausimas iš { $of }, iš { $from ->
        [record] užrašyto išdalijimo
       *[seed] išdalytos rankos
    }.
lesson-zole-ask-bid = Esate pirmoji ranka ir pradedate licitaciją. Ką sakote?
lesson-zole-ask-bury = Paėmėte stalą. Kurias dvi kortas užkasate?
lesson-zole-ask-lead = Esate didysis ir išeinate į pirmą kirtį. Kuria korta?
lesson-zole-ask-lead-opp = Jūs pasavote, kitas paėmė stalą. Išeinate jūs. Kuria korta?
lesson-zole-ask-trumps = Žaidžiate prieš didįjį. Kiek kozirių nematėte?
lesson-zole-ask-eyes = Antrą kirtį jo antra korta paėmė didysis. Pirmą ir trečią jų paskutine korta paėmė jūsų pusė. Kiek akių turite su partneriu?
lesson-zole-why-bid-take = Paėmus stalą laimima 76 iš 100 galimų išdalijimų; užtenka 40. Zolė laimėtų tik 4.
lesson-zole-why-bid-pass = Paėmus stalą laimima tik 15 iš 100 galimų išdalijimų. Dviem damoms ir dviem valetams reikia daugiau pagalbos.
lesson-zole-why-bid-zole = Visos keturios damos ir aukščiausias valetas: zolė duoda kur kas daugiau, o ranka pakankamai stipri ir be stalo.
lesson-zole-why-bury = Laimi { $n } iš 100 galimų išdalijimų, kitas geriausias pasirinkimas – { $other }.
lesson-zole-why-lead = Laimi { $n } iš 100 galimų išdalijimų, kitas geriausias pasirinkimas – { $other }.
lesson-zole-why-trumps = 14 kozirių, 6 sužaisti, 2 jūsų rankoje: lieka 6, įskaitant užkastus.
lesson-zole-why-eyes = 2 + 11 + 3 pirmame kirtyje, 2 + 2 + 3 trečiame: 23.

## Experiments on the page

lesson-running = Skaičiuojama: { $share }
lesson-not-here = Šis serveris lankytojams eksperimentų nevykdo. Rodomi anksčiau išmatuoti skaičiai.
lesson-interval = { $value } (nuo { $low } iki { $high })
lesson-pair = Pora
lesson-prune-none = Be genėjimo
lesson-prune-gamma = Gama
lesson-prune-star1 = Star1
lesson-prune-star2 = Star2
lesson-learnt = Iteracijų: { $n }. Vertė pirmajam žaidėjui { $value }, išnaudojamumas { $exploitability } žetono.
lesson-learnt-curves = Vertė pirmajam žaidėjui ir išnaudojamumas; iteracijų: { $n }.
lesson-learnt-value = vertė
lesson-learnt-exploitability = išnaudojamumas
