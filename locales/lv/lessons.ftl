### Lessons: at most sixty words a step. Loaded with them.

lesson-nth = { $n }. stunda no { $of }
lesson-step-of = { $n }. solis no { $of }
lesson-shown = Par ko ir teksts
lesson-example = Piemērs
lesson-tree = Meklēšanas koks
lesson-predict = Paredziet, pirms turpināt
lesson-answered = Jūsu atbilde
lesson-right = Pareizi
lesson-wrong = Nepareizi
lesson-next = Tālāk
lesson-answer-first = Vispirms atbildiet
lesson-next-lesson = Nākamā stunda
lesson-all = Visas stundas
lesson-again = Sākt no jauna
lesson-try = Izmēģināt
lesson-progress = Stundas gaita
lesson-score = Pabeigts. Pareizas atbildes: { $n } no { $of }.
lesson-n-done = Pabeigts: { $n } no { $of }.
lesson-state-done = Pabeigta
lesson-state-begun = Iesākta
lesson-no-search = Serveris neatbildēja, tāpēc koka nav. Tekstu var lasīt tālāk arī bez tā.

## Minimax

lesson-minimax-title = Minimaks: rēķinieties ar labāko atbildi
lesson-minimax-about = Jūs izvēlaties lielāko vērtību, pretinieks – mazāko.
lesson-minimax-tree = Spēle ir koks. Trijstūri ar smaili uz augšu ir jūsu izvēles, ar smaili uz leju – pretinieka. Katrs skaitlis apakšā rāda, ko jūs iegūstat, ja spēle tur beidzas. Jūs gribat lielāko skaitli, pretinieks – mazāko.
lesson-minimax-reply = Meklēšana vispirms nokāpj līdz pašai apakšai un tikai tad vērtē. Pieņemsim, ka jūs izvēlaties A. Pretinieks tad var izvēlēties 3, 12 vai 8.
lesson-minimax-reply-ask = Kuru izvēlēsies pretinieks?
lesson-minimax-reply-1 = 3
lesson-minimax-reply-2 = 12
lesson-minimax-reply-3 = 8
lesson-minimax-reply-why = 3. Kas labs jums, tas slikts pretiniekam.
lesson-minimax-a = Pretinieks ņem mazāko skaitli, tāpēc A vērtība ir 3. Tā ir katrā MIN virsotnē: izšķir mazākā no bērnu vērtībām. MAX virsotnē, kur izvēlaties jūs, – lielākā.
lesson-minimax-b = Tagad B. Pretinieka atbildes atstāj jums 2, 4 vai 6.
lesson-minimax-b-ask = Cik vērts ir B?
lesson-minimax-b-1 = 2
lesson-minimax-b-2 = 4
lesson-minimax-b-3 = 6
lesson-minimax-b-why = 2, mazākais no trim.
lesson-minimax-prize = Zem C ir visa koka lielākā balva: 14. Abas pārējās atbildes atstāj jums 5 un 2.
lesson-minimax-prize-ask = Cik vērts ir C?
lesson-minimax-prize-1 = 14, balva
lesson-minimax-prize-2 = 7, vidējais
lesson-minimax-prize-3 = 2
lesson-minimax-prize-why = 2. Pretinieks neļaus jums dabūt 14.
lesson-minimax-root = A ir vērts 3, B un C – 2. Tāpēc jūs izvēlaties A un iegūstat vismaz 3, lai ko darītu pretinieks. Ja pretinieks kļūdās, iegūstat vairāk.
lesson-minimax-list = Programma glabā sarakstu L ar nepabeigtām virsotnēm un vienmēr ņem pirmo. Virsotne bez vērtības saraksta sākumā ieliek savus bērnus. Virsotne ar vērtību nodod to vecākam un pazūd no saraksta. Tāpēc L nekad nesatur visu koku.
lesson-minimax-cost = Šim kokam ir 9 lapas: 3 gājieni un katram 3 atbildes. Ja katrā virsotnē ir b gājienu un līdz beigām m gājienu, lapu ir bᵐ.
lesson-minimax-cost-ask = 10 gājieni katrā virsotnē, 6 gājieni dziļumā: cik ir lapu?
lesson-minimax-cost-1 = 60
lesson-minimax-cost-2 = 10 000
lesson-minimax-cost-3 = 1 000 000
lesson-minimax-cost-why = 10 × 10 × 10 × 10 × 10 × 10. Īstas spēles līdz galam pārmeklēt nevar, tāpēc programmas apstājas agrāk un novērtē pozīciju.

## Chance nodes

lesson-chance-title = Nejaušība: nosveriet katru metienu
lesson-chance-about = Metamie kauliņi neizvēlas: nejaušības virsotnes vērtība ir tās iznākumu vidējais.
lesson-chance-circle = Aplis ir nejaušības virsotne: te izšķir metamie kauliņi. Neviens neizvēlas, tāpēc neņem ne lielāko, ne mazāko vērtību. Pie katra zara ir tā varbūtība, un vienas virsotnes varbūtību summa ir 1.
lesson-chance-mean = Pēc A pretinieks ar varbūtību 0,7 atstāj jums 3 un ar varbūtību 0,3 – 2. Vidēji tas ir 0,7 × 3 + 0,3 × 2 = 2,7. Šo vidējo sauc par A sagaidāmo vērtību.
lesson-chance-predict = Tagad B. Ar varbūtību 0,7 pretinieks atstāj jums 6, ar varbūtību 0,3 – 8.
lesson-chance-predict-ask = Cik vērts ir B?
lesson-chance-predict-1 = 6
lesson-chance-predict-2 = 6,6
lesson-chance-predict-3 = 7
lesson-chance-predict-why = 0,7 × 6 + 0,3 × 8 = 6,6. Ticamākais metiens sver vairāk.
lesson-chance-root = B ir vērts 6,6, A – 2,7, tāpēc jūs izvēlaties B. Minimaksu ar nejaušības virsotnēm sauc par expectiminimax. Jūsu un pretinieka virsotnēs nekas nav mainījies.
lesson-chance-rolls = Diviem metamajiem kauliņiem ir 36 vienādi ticami iznākumi, bet 6-5 un 5-6 ir viens un tas pats metiens. Tāpēc dažādu metienu ir 21: seši dubļi un piecpadsmit citi.
lesson-chance-rolls-ask = Cik ticams ir metiens 2 un 1?
lesson-chance-rolls-1 = 1/36
lesson-chance-rolls-2 = 1/18
lesson-chance-rolls-3 = 1/21
lesson-chance-rolls-why = 1/18: tas var iznākt kā 2-1 vai 1-2. Dublis iznāk tikai vienā veidā, 1/36.
lesson-chance-order = Te lapas ir 1, 3, 4 un 5, un katra zara varbūtība ir 0,5. A dod 3 vai 4 un ir vērts 3,5. B dod 1 vai 5 un ir vērts 3. Jūs izvēlaties A.
lesson-chance-other = Tagad tajās pašās vietās ieliekam 1, 30, 40 un 500. Lapu secība nav mainījusies.
lesson-chance-other-ask = Kurš gājiens tagad ir labākais?
lesson-chance-other-1 = A, tāpat kā iepriekš
lesson-chance-other-2 = B
lesson-chance-other-why = B: 1 un 500 vidējais ir 250,5, bet 30 un 40 – tikai 35.
lesson-chance-size = Minimaksam jāzina tikai, kura pozīcija ir labāka. Ar nejaušības virsotnēm svarīgi arī, cik daudz labāka. Tāpēc nepietiek pareizi sakārtot pozīcijas: novērtējumam jābūt proporcionālam tam, ko tiešām var cerēt iegūt.

## Alpha-beta

lesson-alphabeta-title = Alfa-beta: apstājieties, kad zināt pietiekami daudz
lesson-alphabeta-about = Tas pats gājiens, kas minimaksam, bet mazāk virsotņu.
lesson-alphabeta-a = Gājiens A ir vērts 4: pretinieka labākā atbilde tur atstāj jums 4. Alfa (α) atceras, kas jums jau ir, tāpēc α tagad ir 4. Cits gājiens ir interesants tikai tad, ja tas ir vērts vairāk par 4.
lesson-alphabeta-b = Tagad B. Pirmā atbilde atstāj jums 5, otrā atstās 3. Pēc tās B ir vērts ne vairāk kā 3, lai ko dotu trešā atbilde. Bet jums jau ir 4.
lesson-alphabeta-b-ask = Vai alfa-beta apskatīs B pēdējo atbildi?
lesson-alphabeta-b-1 = Jā: tā varētu būt vērta 9
lesson-alphabeta-b-2 = Nē: B jau ir sliktāks par A
lesson-alphabeta-b-why = Pretinieks 9 nekad neizvēlētos, tāpēc tas B nepalīdz.
lesson-alphabeta-cut = Pēdējā atbilde tiek atzarota. Precīzu B vērtību mēs neuzzinām, tikai to, ka tā ir ne vairāk kā 3. Ar to pietiek: α ir 4, un B jūs neizvēlēsieties. Atzarošana neko nemaksā.
lesson-alphabeta-window = α ir labākais, ko līdz šim atradāt jūs, beta (β) – labākais pretiniekam. Meklēšanai vajag tikai vērtības starp abām: tas ir logs. MIN virsotne apstājas, kad tās vērtība nav lielāka par α, MAX virsotne – kad tā nav mazāka par β.
lesson-alphabeta-c = C beidzas pēc pirmās atbildes: tā atstāj jums 2, bet jums jau ir 4. Pavisam trīs lapas vispār netika apskatītas. Jūs izvēlaties A.
lesson-alphabeta-same = Minimaks un alfa-beta blakus: tā pati vērtība, tas pats gājiens. Minimaks apmeklēja 13 virsotnes, alfa-beta – 10.
lesson-alphabeta-same-ask = Vai alfa-beta var izvēlēties sliktāku gājienu nekā minimaks?
lesson-alphabeta-same-1 = Nē, nekad
lesson-alphabeta-same-2 = Jā, ja tiek atzarota laba lapa
lesson-alphabeta-same-why = Tā atzaro tikai to, kas saknes vērtību nevar mainīt.
lesson-alphabeta-worse = Te ir tās pašas deviņas lapas citā secībā: labākais gājiens ir pēdējais, un visur pēdējā ir arī stiprākā atbilde.
lesson-alphabeta-worse-ask = Cik no 13 virsotnēm alfa-beta apmeklēs?
lesson-alphabeta-worse-1 = 9
lesson-alphabeta-worse-2 = 10
lesson-alphabeta-worse-3 = 13
lesson-alphabeta-worse-why = Visas 13. Kad tā zina pietiekami daudz, lai apstātos, vairs nav ko izlaist.
lesson-alphabeta-order = Tātad secība ir svarīga: vispirms apskatiet daudzsološus gājienus. Ar labāko secību alfa-beta pietiek ar aptuveni divām kvadrātsaknēm no lapu skaita. Šaha pozīcija ar 35 gājieniem tad maksā tikpat, cik pozīcija ar apmēram 6, un meklēšana sniedzas gandrīz divreiz dziļāk.

## Pruning at chance nodes

lesson-pruning-title = Atzarošana, ja spēlē met kauliņus
lesson-pruning-about = Gamma, tās kļūda, Star1 un Star2.
lesson-pruning-limits = Gājiens A ir vērts 6,6. Vai pie B kauliņiem var apstāties agrāk? Nejaušības virsotne ir vidējais, tāpēc viens slikts metiens neko nepierāda, ja vien vērtībām nav robežu. Te visas vērtības ir no 0 līdz 10. Tas padara atzarošanu iespējamu.
lesson-pruning-bound = B ticamākais metiens ar varbūtību 0,7 ir vērts 3. Otrs metiens, 0,3, vēl nav apskatīts. Tas nevar būt vērts vairāk par 10.
lesson-pruning-bound-ask = Kāda ir B lielākā iespējamā vērtība?
lesson-pruning-bound-1 = 3
lesson-pruning-bound-2 = 5,1
lesson-pruning-bound-3 = 10
lesson-pruning-bound-why = 0,7 × 3 + 0,3 × 10 = 5,1. Tas ir mazāk par 6,6, tāpēc B nevar būt labākais.
lesson-pruning-cut = 5,1 ir mazāk par 6,6, tāpēc otrais metiens tiek atzarots. Tā ir gamma atzarošana: apskatīto metienu vērtībai pieskaita lielāko, ko var dot pārējie. Bakalaura darbā robežas ir −1 un +1.
lesson-pruning-flaw = Bakalaura darbā nodrukātā gamma beidzas ar v ← max(v, robeža). Bija jāsalīdzina ar metienu summu. Turklāt katru metienu pārmeklē ar vaļēju logu, un tas, ko zina α un β, iet zudumā.
lesson-pruning-flaw-ask = Kāpēc nodrukātā rinda tomēr dod pareizas vērtības?
lesson-pruning-flaw-1 = Pēc atzarošanas robeža nav lielāka par v, citādi tā ir vienāda ar summu
lesson-pruning-flaw-2 = Robeža vienmēr ir mazāka par summu
lesson-pruning-flaw-3 = Nedod: vērtības ir nepareizas
lesson-pruning-flaw-why = Abos gadījumos v iznāk pareiza, taču tikai laimīgas nejaušības dēļ. Noapaļošana to var sabojāt, tāpēc atlikušo varbūtību skaitiet veselās 36. daļās.
lesson-pruning-star1 = Star1 (Ballard, 1983) apgriež jautājumu. B jāpārsniedz 6,6, bet otrs metiens dod ne vairāk kā 0,3 × 10 = 3. Cik labam tad jābūt ticamākajam metienam? Šis skaitlis kļūst par tā loga apakšējo robežu.
lesson-pruning-star1-ask = Cik vērtam jābūt metienam ar varbūtību 0,7, lai B pārsniegtu 6,6?
lesson-pruning-star1-1 = Vairāk par 3
lesson-pruning-star1-2 = Vairāk par 5,14
lesson-pruning-star1-3 = Vairāk par 6,6
lesson-pruning-star1-why = (6,6 − 3) ÷ 0,7 = 5,14. Pirmā atbilde atstāj tikai 3, tāpēc B pārējo daļu var izlaist.
lesson-pruning-down = Gamma un Star1 blakus. Gamma pēc ticamākā metiena apskata abas atbildes un tikai tad apstājas. Star1 ar savu logu apstājas jau pēc pirmās, tāpēc 16 virsotņu vietā apmeklē 15.
lesson-pruning-star2 = Star2 vispirms izlūko. Tas apskata vienu atbildi pēc katra C metiena: 7 un 4. Pretinieks tās var izvēlēties, tāpēc C ir vērts ne vairāk kā 0,7 × 7 + 0,3 × 4 = 6,1. Tas ir mazāk par 6,6, un C tiek atzarots. Ja metienu ir daudz, tas ietaupa daudz vairāk nekā Star1.
lesson-pruning-compare = Visas četras viena koka meklēšanas: bez atzarošanas, gamma, Star1 un Star2. Salīdziniet virsotņu skaitu un gājienus.
lesson-pruning-compare-ask = Kura izvēlas citu gājienu?
lesson-pruning-compare-1 = Neviena
lesson-pruning-compare-2 = Gamma savas kļūdas dēļ
lesson-pruning-compare-3 = Star2, jo tikai izlūko
lesson-pruning-compare-why = Pareiza atzarošana gājienu nekad nemaina. Tā tikai ietaupa darbu.
lesson-pruning-real = Mazā kokā izlūkošana var pat prasīt vairāk virsotņu. Nardos tā atmaksājas. 1000 pozīcijām dziļumā 3 bez atzarošanas vajadzēja 8,62 miljonus virsotņu, ar gamma 8,29, ar Star1 8,11 un ar Star2 3,15 miljonus. Gājieni bija tie paši.

## Evaluation and plans in backgammon

lesson-plans-title = Novērtēšana: pieci skaitļi, pieci plāni
lesson-plans-about = Ko nardu pozīcijā redz programma un ko plāno spēlētājs.
lesson-plans-stop = Nardi ir pārāk plaši, lai tos pārmeklētu līdz galam. Meklēšana apstājas pēc dažiem gājieniem, un novērtēšanas funkcija novērtē pozīciju: tuvu +1, ja programma uzvar, tuvu −1, ja zaudē. Tartu bakalaura darbs to veido no pieciem skaitļiem.
lesson-plans-bar = h_n salīdzina kauliņus uz šķirtnes: pretinieka mīnus jūsējie, dalīts ar 15. Te tumšajiem uz šķirtnes ir viens kauliņš, gaišajiem neviena. Programma spēlē gaišos.
lesson-plans-bar-ask = Cik ir h_n?
lesson-plans-bar-1 = +1/15
lesson-plans-bar-2 = 0
lesson-plans-bar-3 = −1/15
lesson-plans-bar-why = 1/15 − 0 = +1/15. Kauliņš uz šķirtnes ir izdevīgs otrai pusei.
lesson-plans-distance = h_d salīdzina, cik tālu jāiet katras puses pēdējam kauliņam, un starpību dala ar 23. Gaišo pēdējais stāv savā 10. lauciņā, 9 soļus no 1. lauciņa. Tumšo – 12 soļus. Tātad h_d ir 12/23 − 9/23 = +3/23.
lesson-plans-points = h_sk skaita slēgtos lauciņus: divi vai vairāk kauliņu vienā lauciņā. Skaita tikai māju un trīs lauciņus blakus tai, jūsu 1.–9. lauciņu. Starpību dala ar 7.
lesson-plans-points-ask = Cik slēgtu lauciņu skaita gaišajiem?
lesson-plans-points-1 = 3
lesson-plans-points-2 = 5
lesson-plans-points-3 = 6
lesson-plans-points-why = Sešus: 4., 5., 6., 7., 8. un 9. Tumšajiem ir trīs, tāpēc h_sk ir 3/7.
lesson-plans-blots = h_s salīdzina vientuļos kauliņus, kurus var sist: pretinieka mīnus jūsējie, dalīts ar 15. Kauliņus uz šķirtnes neskaita. Tāpēc h_s par drošu uzskata pat pozīciju, kurā visi kauliņi ir uz šķirtnes. Ar vienu skaitli nepietiek.
lesson-plans-blots-ask = Cik vientuļu kauliņu te ir gaišajiem?
lesson-plans-blots-1 = 2
lesson-plans-blots-2 = 3
lesson-plans-blots-3 = 4
lesson-plans-blots-why = Trīs: 24., 20. un 9. lauciņā. Tumšajiem nav neviena, tāpēc h_s ir −3/15.
lesson-plans-off = h_b ir jūsu noņemto kauliņu daļa, no 0 līdz 1. Kad visi jūsu kauliņi ir mājā, bakalaura darbā izmanto tikai to. Kad puses vairs nevar sastapties, svarīgs ir tikai jūsu pašu attālums.
lesson-plans-running = 1. plāns – skrējiens. Jūs esat priekšā: skrieniet mājup un izvairieties no saskares. Te gaišajiem vajag vēl 100 soļu, tumšajiem 119, un puses jau ir pagājušas viena otrai garām.
lesson-plans-blitz = 2. plāns – uzbrukums. Sitiet vientuļos kauliņus savā mājā, kamēr pretinieks ir uz šķirtnes. Divi tumšie kauliņi ir uz šķirtnes, un gaišie jau slēguši trīs mājas lauciņus. Ja tumšie nevar ienākt, tie nevar iet.
lesson-plans-priming = 3. plāns – lauciņu slēgšana. Slēgti lauciņi pēc kārtas ir barjera. Pāri četriem var pārlēkt ar 5 vai 6. Gaišajiem ir seši pēc kārtas, un aiz tiem stāv divi tumšie kauliņi.
lesson-plans-priming-ask = Ar kuru metienu tumšais kauliņš tiek pāri sešiem lauciņiem pēc kārtas?
lesson-plans-priming-1 = Ar jebkuru 6
lesson-plans-priming-2 = Tikai ar 6-6
lesson-plans-priming-3 = Ne ar vienu
lesson-plans-priming-why = Ne ar vienu. Ar vienu metamo kauliņu var noiet ne vairāk kā sešus lauciņus, tāpēc pilnai barjerai pāri netiek.
lesson-plans-holding = 4. plāns – noturēšanas spēle. Jums ir enkurs – slēgts lauciņš pretinieka mājā. Gaišo enkurs ir 20. lauciņā: to nevar sist, un tur vienmēr var ienākt. Tur jūs gaidāt izdevību sist, kamēr tumšie ved kauliņus mājās.
lesson-plans-back = 5. plāns – aizmugures spēle. Jūs tālu atpaliekat, bet turat divus lauciņus pretinieka mājā, te 24. un 22. Gaidiet tur, sitiet vēlu, un līdz tam sagatavojiet savu māju. Tas ir visgrūtākais plāns.
lesson-plans-strategies = Bakalaura darbs no skaitļiem veido četras stratēģijas. Uzbrūkošā: 0,8 h_n + 0,2 h_d. Aizsargājošā: 0,4 h_sk + 0,4 h_s + 0,2 h_d. Apvienotā: 0,4 h_sk + 0,4 h_n + 0,2 h_d. Skrejošā: tikai h_d.
lesson-plans-strategies-ask = Kura visvairāk grib sist vientuļos kauliņus?
lesson-plans-strategies-1 = Uzbrūkošā
lesson-plans-strategies-2 = Aizsargājošā
lesson-plans-strategies-3 = Skrejošā
lesson-plans-strategies-why = Uzbrūkošā: kauliņi uz šķirtnes ir 80% no tās novērtējuma.
lesson-plans-search = Te apvienotā stratēģija dziļumā 1 novērtē visus sākuma metiena 3-1 gājienus. Dziļumā 2 pievienojas pretinieka metiens, bet vērtējamās pozīcijas ir tās pašas, tāpēc izvēle nemainās. Tikai dziļums 3 pievieno atbildes. Izmēģiniet citas stratēģijas un dziļumus.

## Fifty games

lesson-fifty-title = Kāpēc 50 spēles maldina
lesson-fifty-about = Tartu bakalaura darba turnīrs, izspēlēts vēlreiz jūsu acu priekšā.
lesson-fifty-caption = Rindas uzvaras pret kolonnu, 50 spēles pārī (Tartu 2015, 1. tabula)
lesson-fifty-table = Pieci Tartu bakalaura darba spēlētāji, katrs pret katru, 50 spēles pārī. Autors secina: nejaušais zaudē visiem, skrejošais – visiem, izņemot nejaušo, apvienotais uzvar visus. Vai 50 spēles to var parādīt?
lesson-fifty-pair = { $row } – { $column }
lesson-fifty-ours = Parlor
lesson-fifty-source = Bakalaura darbs
lesson-fifty-games-stored = Spēles pārī: { $games }, izmērīts agrāk, ar 95% ticamības intervāliem
lesson-fifty-games-live = Spēles pārī: { $games }, izspēlēts tikko, ar 95% ticamības intervāliem
lesson-fifty-run = Izspēlēt turnīru tagad
lesson-fifty-again = Izspēlēt vēl vienu turnīru
lesson-fifty-draw = Izlozēt vēlreiz
lesson-fifty-drawn = Turnīri pa 50 spēlēm: { $n }. Tie ir izlozēti, nevis izspēlēti: apvienotais katrā spēlē uzvar ar varbūtību { $share }. Uzvaras no 50:
lesson-fifty-lost = Turnīri, kuros labākais spēlētājs neiegūst vairākumu: { $n } no { $of }.
lesson-fifty-adds-up = Paskatieties uz uzbrūkošo un apvienoto. Uzbrūkošā rinda saka, ka tas uzvarējis 48% no viņu 50 spēlēm. Apvienotā rinda saka, ka tas uzvarējis 58% no tām pašām spēlēm. Nardos neizšķirtu nav.
lesson-fifty-adds-up-ask = Cik abiem kopā jābūt?
lesson-fifty-adds-up-1 = 50%
lesson-fifty-adds-up-2 = 100%
lesson-fifty-adds-up-3 = 106%
lesson-fifty-adds-up-why = 100%. Bet 48 + 58 = 106, tātad vismaz viens skaitlis ir kļūdains. Kurš – to nevaram pateikt.
lesson-fifty-error = Nejaušība vien 50 spēļu rezultātu pabīda par aptuveni 7 procentpunktiem uz augšu vai leju: tā ir viena standartkļūda. 95% ticamības intervāls uz katru pusi sniedzas apmēram divreiz tālāk.
lesson-fifty-error-ask = Apvienotais uzvarēja 58% no 50 spēlēm. Kurās robežās, ļoti ticams, ir tā īstais uzvaru īpatsvars?
lesson-fifty-error-1 = No 57 līdz 59%
lesson-fifty-error-2 = No 51 līdz 65%
lesson-fifty-error-3 = No 44 līdz 71%
lesson-fifty-error-why = No 44 līdz 71% ar 95% ticamību. Tas var būt pat vājākais spēlētājs.
lesson-fifty-live = Te ir tā pati tabula Parlor izpildījumā, arī ar 50 spēlēm, blakus bakalaura darba skaitļiem. Kur intervāls šķērso vidus līniju, neviena pārākums nav pierādīts. Izspēlējiet turnīru tagad: katru reizi skaitļi ir citi.
lesson-fifty-resample = 1000 spēlēs apvienotais uzbrūkošo uzvarēja 59,1% gadījumu. Pieņemsim, ka tā ir patiesība, un izlozēsim pēc tās daudz turnīru pa 50 spēlēm. Šīs spēles ir izlozētas šajā lapā, nevis izspēlētas. Tukšie stabiņi ir turnīri, kuros labākais spēlētājs neuzvar.
lesson-fifty-resample-ask = Cik bieži labākais spēlētājs neuzvar vairāk nekā pusi spēļu?
lesson-fifty-resample-1 = Nekad
lesson-fifty-resample-2 = Apmēram reizi astoņās
lesson-fifty-resample-3 = Katru otro reizi
lesson-fifty-resample-why = Apmēram 12%. Ar piecdesmit spēlēm šādus spēlētājus droši atšķirt nevar.
lesson-fifty-more = Ar 1000 spēlēm intervāls ir tikai apmēram 3 procentpunkti uz katru pusi. Intervāli sarūk lēni: apgriezti proporcionāli kvadrātsaknei no spēļu skaita.
lesson-fifty-more-ask = Cik spēļu vajag, lai 50 spēļu intervālu samazinātu uz pusi?
lesson-fifty-more-1 = 100
lesson-fifty-more-2 = 200
lesson-fifty-more-3 = 2500
lesson-fifty-more-why = Četrreiz vairāk: 200.
lesson-fifty-thousand = Pēc 1000 spēlēm apvienotais uzvar visus. Ka skrejošais zaudē visiem, izņemot nejaušo, nav pierādīts: pret uzbrūkošo un aizsargājošo 50% ir intervālā. Un mūsu nejaušais uzvar 1–2%, nevis 22–32%, tātad bakalaura darba programmai jāatšķiras no apraksta.

## Hidden information

lesson-hidden-title = Slēptas kārtis: blefojiet tieši tik, cik vajag
lesson-hidden-about = Stratēģiju saplūšana, Kūna pokers un mācīšanās no nožēlas.
lesson-hidden-seen = Monēta ir apslēpta. A nozīmē: minēt, vai tā ir X vai Y, un iegūt 1, ja uzminēts. B nozīmē: ņemt drošus 0,6. Šī meklēšana katrā iespējamajā pasaulē ielūkojas atsevišķi. Tur tā monētu redz, vienmēr uzmin un A vērtē ar 1.
lesson-hidden-seen-ask = Cik A ir vērts īstenībā, ja monētu neredz?
lesson-hidden-seen-1 = 1
lesson-hidden-seen-2 = 0,6
lesson-hidden-seen-3 = 0,5
lesson-hidden-seen-why = 0,5: abās pasaulēs jāmin vienādi.
lesson-hidden-fusion = Te jāmin, pirms monētu redz, kā tas tiešām ir. A ir vērts 0,5, tāpēc pareizā izvēle ir B. Pirmā meklēšana izvēlējās A, jo katrā pasaulē lietoja citu plānu, bet jūs tā nevarat. Šo kļūdu sauc par stratēģiju saplūšanu.
lesson-hidden-game = Kūna pokers ir mazākais pokers: trīs kārtis, katram viena, kungs sit dāmu, dāma kalpu. Abi ieliek pa žetonam. Jebkurš var likt vēl vienu; otrs tad atbild vai nomet. Visu izšķir kārts, ko neredz.
lesson-hidden-bluff = Jums ir kalps, un jūs sākat. Meklēšana, kas redz abas kārtis, te nekad neliek: atklājot kārtis, kalps vienmēr zaudē. Tāpēc aiz tās likmes nekad nav kalpa, un uzmanīgs pretinieks nomet.
lesson-hidden-bluff-ask = Vai ar kalpu reizēm vajag likt?
lesson-hidden-bluff-1 = Jā, kā blefu
lesson-hidden-bluff-2 = Nē, nekad
lesson-hidden-bluff-why = Daži blefi iegūst banku, un to dēļ pretinieks atbild arī uz likmi ar kungu. Līdzsvarā ar kalpu liek ne vairāk kā vienu reizi no trim un trīsreiz retāk nekā ar kungu.
lesson-hidden-learn = Kontrafaktuālās nožēlas minimizēšana (CFR) spēlē pret sevi. Pēc katras iterācijas tā pie katra lēmuma jautā: cik labāks būtu bijis otrs gājiens? Tad tā izvēlas gājienus proporcionāli līdz šim uzkrātajai nožēlai. Visu iterāciju vidējais tuvojas līdzsvaram.
lesson-hidden-value = Vērojiet līknes. Spēles vērtība pirmajam spēlētājam ar iterācijām nostabilizējas. Kas iet pirmais, tas kaut ko atklāj par savu kārti.
lesson-hidden-value-ask = Cik pirmais spēlētājs iegūst vienā spēlē, ja abi spēlē bez kļūdām?
lesson-hidden-value-1 = 0
lesson-hidden-value-2 = −1/18
lesson-hidden-value-3 = +1/18
lesson-hidden-value-why = −1/18 žetona, apmēram −0,056. Priekšrocība ir otrajam.
lesson-hidden-exploit = Ekspluatējamība ir tas, ko pretinieks, kurš zina jūsu stratēģiju, vidēji iegūst vienā spēlē, ja sākat pārmaiņus. Sākumā tā ir liela, tad krīt uz 0. Līdzsvarā vairs nav ko izmantot. To arī nozīmē blefot tieši tik, cik vajag.

## All worlds of a Zole ending

lesson-worlds-title = Zole: pārmeklējiet visus iespējamos sadalījumus
lesson-worlds-about = 3150 sadalījumu un programmas kļūda, kas maina rezultātu.
lesson-worlds-card = Kārts
lesson-worlds-mean = Lielā vidējais rezultāts
lesson-worlds-mask-label = Trumpji, ar kuriem jāatbild
lesson-worlds-mask-source = Kā bakalaura darba programmā
lesson-worlds-mask-rules = Pēc noteikumiem
lesson-worlds-again = Izrēķināt vēlreiz šajā serverī
lesson-worlds-deal = Šīs partijas beigas ir Latvijas bakalaura darba 4.1. attēls. Četri stiķi ir izspēlēti. Jūs esat mazais, jums ir šīs četras kārtis, un jūs izejat uz piekto stiķi. Kura kārts ir labākā?
lesson-worlds-unseen = Desmit kārtis jūs neredzējāt. Divas no tām ir noraktas, pa četrām ir abās pārējās rokās. Noraktās var izvēlēties 45 veidos, un pārējās astoņas sadalīt 70 veidos.
lesson-worlds-unseen-ask = Cik ir iespējamo sadalījumu jeb pasauļu?
lesson-worlds-unseen-1 = 115
lesson-worlds-unseen-2 = 630
lesson-worlds-unseen-3 = 3150
lesson-worlds-unseen-why = 45 × 70 = 3150. Pietiekami maz, lai pārmeklētu visus.
lesson-worlds-values = Metodi sauc par PIMC. Katrā sadalījumā visas kārtis ir atklātas, tāpēc alfa-beta to atrisina precīzi. Katru jūsu kārti izmēģina visos 3150 sadalījumos. Svarīgs ir lielā vidējais rezultāts, no −8 līdz +6 punktiem.
lesson-worlds-choose = Jūs spēlējat pret lielo. Kurš vidējais tad ir labākais jums?
lesson-worlds-choose-ask = Kuru kārti spēlē programma?
lesson-worlds-choose-1 = To, kurai vidējais ir lielākais
lesson-worlds-choose-2 = To, kurai vidējais ir mazākais
lesson-worlds-choose-3 = To, kurai vidējais ir vistuvāk 0
lesson-worlds-choose-why = Mazākais: Q♥ ar −4,637. Lielais vidēji zaudē visvairāk.
lesson-worlds-mask = Bakalaura darba programmā ir kļūda: trumpju sarakstā, pēc kura atbild, trūkst Q♠ un Q♣. Pašā attēlā spēlētājs uz trumpi piemet 9♠, kaut viņam ir Q♠. Izslēdziet kļūdu: Q♥ paliek labākā, bet otrajā vietā Q♣ vietā ir J♣.
lesson-worlds-limits = PIMC ir ierobežojums, ko zināt no iepriekšējās stundas: katrā sadalījumā tā plāno, it kā redzētu visas kārtis. Tā nekad nespēlē, lai kaut ko uzzinātu, un neko neslēpj.
lesson-worlds-limits-ask = Kā šo kļūdu sauc?
lesson-worlds-limits-1 = Stratēģiju saplūšana
lesson-worlds-limits-2 = Gamma atzarošana
lesson-worlds-limits-why = Stratēģiju saplūšana: katram sadalījumam savs plāns, lai gan sekot var tikai vienam.

## Riichi

lesson-riichi-title = Riichi: ātrums, gaidīšana un drošība
lesson-riichi-about = Shanten, noderīgie kauliņi, piecas gaidīšanas, suji, kabe, riichi vai ne un desmit jautājumi.
lesson-riichi-your-hand = Jūsu roka
lesson-riichi-your-river = Jūsu izmestie kauliņi
lesson-riichi-their-river = Izmetis spēlētājs, kas pieteicis riichi
lesson-riichi-row-sets = Gatavi komplekti
lesson-riichi-row-begun = Iesākti komplekti un pāris
lesson-riichi-row-alone = Atsevišķi kauliņi
lesson-riichi-row-two-sided = Abpusēja gaidīšana
lesson-riichi-row-closed = Vidus gaidīšana
lesson-riichi-row-edge = Malas gaidīšana
lesson-riichi-row-pairs = Divu pāru gaidīšana
lesson-riichi-row-single = Pāra gaidīšana
lesson-riichi-row-awaited = Gaida
lesson-riichi-row-shape-low = Vajadzētu 1 vai 4
lesson-riichi-row-shape-high = Vajadzētu 4 vai 7
lesson-riichi-row-seen = Redzami visi četri
lesson-riichi-row-impossible = To nevienam nevar būt
lesson-riichi-row-left = Vēl iespējams
lesson-riichi-shanten = Shanten rāda, cik noderīgu kauliņu trūkst līdz tenpai. Skaitiet komplektus, iesāktos komplektus un pāri: 8, mīnus 2 par katru komplektu, mīnus 1 par katru iesākto, mīnus 1 par pāri. Te: 8 − 4 − 2 − 1 = 1.
lesson-riichi-far = Tā pati roka vienā rindā. Tenpai nozīmē shanten 0: vēl viens kauliņš, un roka ir gatava.
lesson-riichi-far-ask = Cik tai trūkst līdz tenpai?
lesson-riichi-far-1 = Tā ir tenpai
lesson-riichi-far-2 = Viens kauliņš
lesson-riichi-far-3 = Divi kauliņi
lesson-riichi-far-why = Shanten 1: viens noderīgs kauliņš, un ir tenpai.
lesson-riichi-acceptance = Noderīgie kauliņi ir tie, kas roku tuvina mērķim. Katru salikumu skatiet atsevišķi; katra veida kauliņu ir četri. Pie bambusu 4 5 der 3 un 6: astoņi kauliņi. Pie bambusu 1 3 der tikai 2, pie bambusu 1 2 tikai 3: pa četriem kauliņiem.
lesson-riichi-acceptance-ask = Viens salikums jāizjauc. Kuru vienmēr vajadzētu paturēt?
lesson-riichi-acceptance-1 = Bambusu 4 5
lesson-riichi-acceptance-2 = Bambusu 1 3
lesson-riichi-acceptance-3 = Bambusu 1 2
lesson-riichi-acceptance-why = Pie bambusu 4 5 der divreiz vairāk kauliņu nekā pie pārējiem.
lesson-riichi-waits = Piecas pamata gaidīšanas. Abpusēja: 4 5 gaida 3 un 6. Vidus: 4 6 gaida 5. Malas: 1 2 gaida 3. Divu pāru: jebkurš pāris var kļūt par trijnieku. Pāra: viens kauliņš gaida savu dvīni.
lesson-riichi-numbers = Gaidīšanu raksturo divi skaitļi: cik veidu kauliņi pabeidz roku un cik tādu kauliņu ir. Katra veida ir četri, atskaitot tos, kas jau ir jūsu rokā. Šī roka gaida bambusu 3 un 6.
lesson-riichi-numbers-ask = Cik kauliņu to pabeidz?
lesson-riichi-numbers-1 = 2
lesson-riichi-numbers-2 = 4
lesson-riichi-numbers-3 = 8
lesson-riichi-numbers-why = Divi veidi, astoņi kauliņi. Citu izmestie kauliņi šo skaitu mazinās.
lesson-riichi-furiten = Jūsu roka gaida bambusu 3 un 6, bet bambusu 6 jau ir starp jūsu izmestajiem. Tas ir furiten. Ar tsumo uzvarēt drīkst.
lesson-riichi-furiten-ask = Kāds izmet bambusu 3. Vai ar to drīkst uzvarēt?
lesson-riichi-furiten-1 = Jā, bambusu 3 es neizmetu
lesson-riichi-furiten-2 = Nē
lesson-riichi-furiten-why = Nē. Viens gaidāmais kauliņš starp jūsu izmestajiem liedz ron ar jebkuru gaidāmo kauliņu.
lesson-riichi-safe = Furiten sargā arī jūs. Spēlētājs nevar uzvarēt ar ron uz kauliņa, ko pats izmetis. Pēc riichi tas pats attiecas uz katru kauliņu, ko kāds kopš tā laika izmetis: ja viņš ar to neuzvarēja, viņam ir furiten.
lesson-riichi-safe-ask = Kurš kauliņš pret šo spēlētāju ir noteikti drošs?
lesson-riichi-safe-1 = Apļu 5
lesson-riichi-safe-2 = Bambusu 7
lesson-riichi-safe-3 = Rakstzīmju 9
lesson-riichi-safe-why = Rakstzīmju 9 viņš pats ir izmetis. Pārējos viņš var gaidīt.
lesson-riichi-suji = Suji: viņš ir izmetis apļu 4. Abpusēja gaidīšana, kurai der apļu 1 vai 7, gaidītu arī 4, tātad tā būtu furiten. Tāpēc 1 un 7 ir drošāki, bet ne droši: 7 vēl var pabeigt četras citas gaidīšanas, 1 – tikai divu pāru un pāra gaidīšanu. Apļu 5 ir drošāks tikai, ja izmesti gan 2, gan 8.
lesson-riichi-suji-ask = Kuru kauliņu apļu 4 padara drošāku?
lesson-riichi-suji-1 = Apļu 5
lesson-riichi-suji-2 = Apļu 1
lesson-riichi-suji-3 = Apļu 3
lesson-riichi-suji-why = Apļu 1 un arī 7. Uzmanieties no kauliņa, kas izmests, piesakot riichi: tā suji bieži ir slazds.
lesson-riichi-wall = Kabe (japāniski „siena”): redzami visi četri bambusu 7, tāpēc virkni ar 7 neviens nevar salikt. Katrai virknei, kurā ir 8 vai 9, vajag 7. Bambusu 8 un 9 var gaidīt tikai divu pāru un pāra gaidīšana.
lesson-riichi-riichi = Tenpai, slēgta roka: riichi? Par: vēl viens han, ippatsu, ura dora, spiediens un yaku jebkurai slēgtai rokai. Ar ron šī roka bez riichi dod 2000, ar to 3900. Pret: 1000 punktu likme, visi ir brīdināti. Ja roka jau ir limita roka, vēl viens han var nedot neko.
lesson-riichi-riichi-ask = Kas vēl ir pret to?
lesson-riichi-riichi-1 = Roku vairs nevar mainīt: nevar aizsargāties
lesson-riichi-riichi-2 = Roka skaitās atvērta
lesson-riichi-riichi-why = Pēc riichi jāizmet tas, ko izvelk, arī ja tas ir bīstams.
lesson-riichi-quiz = { $n }. jautājums no { $of }, no botu spēles.
lesson-riichi-n-away = { $n ->
        [zero] { $n } kauliņu
        [one] { $n } kauliņš
       *[other] { $n } kauliņi
    }
lesson-riichi-ask-shanten = Pirms izmešanas: cik noderīgu kauliņu šai rokai trūkst līdz tenpai?
lesson-riichi-ask-acceptance = Kuru kauliņu izmetot, noderīgo paliek visvairāk?
lesson-riichi-ask-waits = Tikko izmests: { $tile }. Ko roka gaida?
lesson-riichi-ask-safe = Kurš no šiem kauliņiem ir noteikti drošs?
lesson-riichi-ask-riichi = 14. gājiens. Jūs izmetat: { $tile }. Roka kļūst tenpai. Riichi?
lesson-riichi-riichi-always = Riichi
lesson-riichi-riichi-never = Bez riichi
lesson-riichi-why-shanten = Shanten { $n }, kā to skaita programma.
lesson-riichi-why-acceptance = Noderīgo kauliņu skaits: { $n }, nākamajai labākajai izvēlei: { $other }.
lesson-riichi-why-waits = Roku pabeidz šie kauliņi un nekādi citi.
lesson-riichi-why-safe = To ir izmetis pats spēlētājs, kas pieteicis riichi.
lesson-riichi-why-riichi = Bez riichi šī roka uzvar tikai ar tsumo: tai nav yaku. Sagaidāmie punkti, ja pārējie tikai velk un izmet: { $n } ar riichi, { $other } bez.

## Zole

lesson-zole-title = Zole: pieteikt, norakt, iziet, skaitīt
lesson-zole-about = Ņemt vai garām, norakšana, izgājieni, trumpji, acis un desmit jautājumi.
lesson-zole-row-trumps = 14 trumpji, stiprākais pirmais
lesson-zole-row-plain = Liekās kārtis
lesson-zole-row-take = Ņemt
lesson-zole-row-pass = Garām
lesson-zole-row-zole = Zole
lesson-zole-row-ten = Jūsu desmit kārtis
lesson-zole-row-buried = Noraktās
lesson-zole-row-hand = Jūsu kārtis
lesson-zole-row-lead = Labs izgājiens
lesson-zole-row-played = Jau izspēlētās
lesson-zole-row-trick = Jūsu stiķis
lesson-zole-row-table = Paņemtās galda kārtis
lesson-zole-row-unseen = Neredzētās kārtis
lesson-zole-aim = Visas dāmas, visi kalpi un visi kāravi ir trumpji. Kavā ir 120 acu: dūzis 11, desmitnieks 10, kungs 4, dāma 3, kalps 2. Lielajam vajag 61.
lesson-zole-aim-ask = Jūs esat lielais, un jums ir tieši 60 acu. Vai uzvarējāt?
lesson-zole-aim-1 = Jūs uzvarējāt
lesson-zole-aim-2 = Jūs zaudējāt
lesson-zole-aim-why = Ar 60 nepietiek. Arī mazajiem ir 60, un uzvar viņi.
lesson-zole-take = Ņemt vai garām? Skaitiet trumpjus, vispirms dāmas un kalpus, un liekos dūžus. Mūsu spēlētājs „Sadalījumi” ņem, ja uzvar vismaz 40 no 100 iespējamiem sadalījumiem. Ar augšējām kārtīm tas uzvar 83, ar apakšējām nevienu: zemi trumpji un desmitnieks bez sava dūža neko neuzvar.
lesson-zole-zole = Zole nozīmē spēlēt bez galda kārtīm; to acis pieskaita mazajiem. Uzvara dod vismaz 10 punktus, nevis 2, zaudējums maksā vismaz 12, nevis 4. Ar visām četrām dāmām šīs kārtis uzvar 96 no 100 iespējamiem sadalījumiem.
lesson-zole-bury = Jūs paņēmāt galdu un tagad norokat divas no desmit kārtīm. Atbrīvojieties no īsa masta, lai to vēlāk varētu sist ar trumpi, un no kārtīm, ko tāpat zaudētu. Norokot K♥ un 9♠, nepaliek ne ercenu, ne pīķu: 76 uzvaras no 100, ar K♥ un K♣ tikai 57.
lesson-zole-bury-ask = Kam tiek norakto kāršu acis?
lesson-zole-bury-1 = Jums, lielajam
lesson-zole-bury-2 = Mazajiem
lesson-zole-bury-3 = Nevienam
lesson-zole-bury-why = Tās skaita jums. Zolē galda kārtis skaita mazajiem.
lesson-zole-lead-solo = Jūs esat lielais, un pirmais izgājiens ir jūsu. Vientuļš liekais dūzis ir labs sākums: vēlāk kādam šī masta var nebūt, un viņš to sitīs ar trumpi. Ja trumpju ir daudz un tie ir augsti, ejiet ar tiem no augšas, lai izvilktu mazo trumpjus.
lesson-zole-lead-opp = Jūs izejat pret lielo. Ejiet ar liekajām un atstājiet trumpjus lielajam. Zema kārts no īsa masta daudz neatdod, un drīz šo mastu varat sist ar trumpi. Ja stiķis droši pieder partnerim, piemetiet acis.
lesson-zole-trumps = Skaitiet trumpjus: to ir 14. Atņemiet savus un izspēlētos, un zināsiet, cik vēl nav redzēti. Te jums ir pieci, un seši ir izspēlēti.
lesson-zole-trumps-ask = Cik trumpju vēl nav redzēti?
lesson-zole-trumps-1 = 3
lesson-zole-trumps-2 = 5
lesson-zole-trumps-3 = 9
lesson-zole-trumps-why = 14 − 5 − 6 = 3. Starp tiem var būt arī noraktie, ja vien tos nenorakāt jūs.
lesson-zole-eyes = Skaitiet acis, kad stiķi tiek paņemti. Ar 61 lielais uzvar, ar 91 uzvar jaņos. Ar 30 vai mazāk lielais zaudē jaņos. Skaitot acis, jūs zināt, cik vēl vajag.
lesson-zole-eyes-ask = Cik acu ir šajā stiķī?
lesson-zole-eyes-1 = 21
lesson-zole-eyes-2 = 24
lesson-zole-eyes-3 = 31
lesson-zole-eyes-why = 11 + 10 + 3 = 24.
lesson-zole-number = { $n }
lesson-zole-quiz = { $n }. jautājums no { $of }, { $from ->
        [record] no pierakstītas partijas
       *[seed] no izdalītām kārtīm
    }.
lesson-zole-ask-bid = Jums ir pirmā roka, un jūs sakāt pirmo vārdu. Ko sakāt?
lesson-zole-ask-bury = Jūs paņēmāt galdu. Kuras divas kārtis norokat?
lesson-zole-ask-lead = Jūs esat lielais un izejat uz pirmo stiķi. Ar kuru kārti?
lesson-zole-ask-lead-opp = Jūs teicāt „garām”, nākamais paņēma galdu. Izejat jūs. Ar kuru kārti?
lesson-zole-ask-trumps = Jūs spēlējat pret lielo. Cik trumpju jūs vēl neredzējāt?
lesson-zole-ask-eyes = Otro stiķi ar tā otro kārti paņēma lielais. Pirmo un trešo ar to pēdējo kārti paņēma jūsu puse. Cik acu ir jums ar partneri?
lesson-zole-why-bid-take = Ņemot galdu, uzvarat 76 no 100 iespējamiem sadalījumiem; pietiek ar 40. Zole uzvarētu tikai 4.
lesson-zole-why-bid-pass = Ņemot galdu, uzvarat tikai 15 no 100 iespējamiem sadalījumiem. Divām dāmām un diviem kalpiem vajag vairāk palīgu.
lesson-zole-why-bid-zole = Visas četras dāmas un augstākais kalps: zole dod daudz vairāk, un kārtis ir pietiekami stipras bez galda.
lesson-zole-why-bury = Uzvar { $n } no 100 iespējamiem sadalījumiem, nākamā labākā izvēle – { $other }.
lesson-zole-why-lead = Uzvar { $n } no 100 iespējamiem sadalījumiem, nākamā labākā izvēle – { $other }.
lesson-zole-why-trumps = 14 trumpji, 6 izspēlēti, 2 jūsu rokā: paliek 6, ieskaitot noraktos.
lesson-zole-why-eyes = 2 + 11 + 3 pirmajā stiķī, 2 + 2 + 3 trešajā: 23.

## Experiments on the page

lesson-running = Rēķina: { $share }
lesson-not-here = Šis serveris apmeklētājiem eksperimentus neveic. Redzami agrāk izmērītie skaitļi.
lesson-interval = { $value } ({ $low } līdz { $high })
lesson-pair = Pāris
lesson-prune-none = Bez atzarošanas
lesson-prune-gamma = Gamma
lesson-prune-star1 = Star1
lesson-prune-star2 = Star2
lesson-learnt = Iterācijas: { $n }. Vērtība pirmajam spēlētājam { $value }, ekspluatējamība { $exploitability } žetona.
lesson-learnt-curves = Vērtība pirmajam spēlētājam un ekspluatējamība; iterācijas: { $n }.
lesson-learnt-value = vērtība
lesson-learnt-exploitability = ekspluatējamība
