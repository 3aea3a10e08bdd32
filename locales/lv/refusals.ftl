### Why something was refused that a person asked for, and what would be right.

refused-at = { $line }. rinda, { $column }. zīme. { $what }
refused-end = teksta beigas
refused-word = “{ $text }”
refused-unexpected = Atrasts: { $found }. Jābūt apmēram tā: { $example }

## Trees written by hand

refused-decimals = Varbūtībai { $found } ir pārāk daudz ciparu aiz komata; drīkst būt ne vairāk kā { $most }. Noapaļojiet vai rakstiet daļskaitli, piemēram, 1/36.
refused-number = Skaitlis { $found } ir par lielu; ne vairāk kā { $most }.
refused-mixed = Veselus svarus un varbūtības nedrīkst jaukt: rakstiet 0.7: un 0.3: vai 7: un 3:.
refused-sum = Šīs nejaušības virsotnes varbūtību summa ir { $sum }, nevis 1.
refused-never = Vienam šīs virsotnes iznākumam varbūtība ir 0; izlaidiet to.
refused-fine = Šīs virsotnes varbūtības ir pārāk sīkas; rakstiet mazāk ciparu aiz komata.
refused-branch-name = Nosaukumā pirms = ir no 1 līdz { $most } zīmēm.
refused-empty = Virsotnei vajag vismaz vienu zaru: max(3, 12).
refused-bounds = Apakšējai robežai jābūt mazākai par augšējo: [0, 10].
refused-out-of-bounds = Lapa { $leaf } ir ārpus robežām [{ $low }, { $high }].
refused-levels = Kokā nedrīkst būt vairāk līmeņu par { $most }.
refused-tree-nodes = Kokā nedrīkst būt vairāk virsotņu par { $most }.
refused-long = Koka tekstā drīkst būt ne vairāk kā { $most } baitu.
refused-no-chance = Šis algoritms nepazīst nejaušības virsotnes. Izvēlieties expectiminimax vai UCT.

## Positions

refused-game-over = Spēle ir beigusies, nav ko meklēt.
refused-other-mover = Gājiens ir otram spēlētājam.
refused-misplaced = Šajā spēles brīdī tas nav iespējams.
refused-marks = Krustiņi: { $crosses }, nullītes: { $noughts }. Spēlētāji iet pēc kārtas, tāpēc atšķirība ir ne vairāk kā 1.
refused-no-decision = Šajā pozīcijā nevienam nav ko izlemt.
refused-impossible = Pēc noteikumiem šāda pozīcija nav iespējama.
refused-no-notation = Šīs spēles pozīcijas nevar ierakstīt.
refused-length = Pozīcijai vajag { $expected } zīmes, bet ir { $found }.
refused-character = { $column }. zīme: “{ $found }” tur nevar būt.
refused-key = Šis pozīcijas ID ir bojāts. Varbūt kāda zīme ir nepareiza?
refused-fields = XGID ir { $expected } lauki, atdalīti ar kolu, bet te to ir { $found }.
refused-men = Spēlētājam ir vairāk par { $most } kauliņiem.
refused-shared-point = { $point }. punktā stāv abu spēlētāju kauliņi.
refused-no-men = Abi spēlētāji jau ir noņēmuši visus kauliņus.
refused-wrong-bar = { $column }. zīme: šis kauliņš ir uz pretinieka šķirtnes.
refused-score = Ja rezultāts ir { $a }–{ $b } spēlē līdz { $to }, partija nav iespējama.
refused-dice = “{ $found }” nav metiens: rakstiet divus ciparus no 1 līdz 6, piemēram, 31.
refused-dice-missing = Trūkst metiena. Dubultot te neviens nedrīkst, tāpēc pirms metiena nav ko izlemt.
refused-card = “{ $found }” nav šīs kavas kārts: rakstiet TH vai 10♥. Septītnieks un astotnieks ir tikai kāravam.
refused-card-twice = { $card } ir minēta divreiz.
refused-card-early = { $card } izspēlēta, pirms solīšana un norakšana ir beigusies.
refused-card-unplayable = { $card } šajā brīdī nevarēja izspēlēt.
refused-again = “{ $part }” ir divreiz; pietiek ar vienu reizi.
refused-rules = Šādi noteikumi nav zināmi.
refused-hand-size = Rokā ir { $hand } kārtis, uz galda { $table }: norādiet astoņas izdalītās kārtis un divas galda kārtis, ja tās pacēlāt.
refused-table-unseen = Galda kārtis zina tikai tas, kurš tās pacēla.
refused-table-missing = Norādiet abas galda kārtis un abas noraktās kārtis.
refused-no-deal = Neviens sadalījums tam neatbilst: kādam nepietiek kāršu.

## Records

refused-format = Šādu pierakstu nevar nolasīt. Zināmie formāti: { $known }.
refused-record = Pierakstu nevar nolasīt: kaut kas tajā ir bojāts vai neatbilst noteikumiem.
refused-record-at = Pierakstu nevar nolasīt no { $line }. rindas { $column }. zīmes.

## Searches

refused-search-nodes = Meklēšanā ir vairāk par { $most } virsotnēm. { $advice }
refused-search-events = Meklēšana apturēta, kad tās žurnālā bija { $most } notikumi. { $advice }
refused-search-slow = Meklēšana apturēta: laiks { $time }, virsotnes { $nodes }. { $advice }
refused-search-lower = Samaziniet dziļumu vai izspēļu, iterāciju vai sadalījumu skaitu, vai izvēlieties stiprāku atzarošanu.
refused-not-searched = Šis aģents šajā pozīcijā nemeklē. Izvēlieties citu.
refused-one-answer = Te ir iespējams tikai viens gājiens, tāpēc nav ko meklēt.
refused-another-search = Pētāmais kopš tā laika ir mainījies. Atveriet to no jauna.
