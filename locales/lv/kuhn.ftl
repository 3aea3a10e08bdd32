### Kuhn poker at the table and in words.

## Agents and terminal

kuhn-length = { $n ->
        [zero] { $n } partiju
        [one] { $n } partija
       *[other] { $n } partijas
    }
kuhn-help = {"  "}check    čekot: neko nelikt          bet      likt 1
    {"  "}call     atbildēt uz likmi ar 1      fold     nomest kārti un atdot banku
kuhn-question-bet = check vai bet
kuhn-question-call = call vai fold
kuhn-table = Jūsu kārts: { $mine }   Otra kārts: { $other }   Banka: { $pot }
kuhn-dealt = { $player } saņem kārti: { $card ->
        [J] kalps
        [Q] dāma
       *[K] kungs
    }.
kuhn-chips = Žetoni
kuhn-rounds = { $n ->
        [zero] { $n } spēļu pašam pret sevi
        [one] { $n } spēle pašam pret sevi
       *[other] { $n } spēles pašam pret sevi
    }
kuhn-why-jack = Ar kalpu var uzvarēt tikai blefojot. Liek { $share } gadījumu.
kuhn-why-queen = Likt ar dāmu nav jēgas: kungs atbildēs, kalps nometīs.
kuhn-why-king = Ar kungu likme sagaida atbildi, čeks aicina blefot. Liek { $share } gadījumu.
kuhn-why-king-after-check = Ar kungu jāliek: tas nevar zaudēt.
kuhn-why-jack-faces-bet = Ar kalpu atklājot vienmēr zaudē.
kuhn-why-queen-faces-bet = Dāma sit tikai blefu. Atbild { $share } gadījumu, lai blefot neatmaksātos.
kuhn-why-king-faces-bet = Kungs nevar zaudēt.
kuhn-why-open-cards = Vidēji labākais pret abām kārtīm, kas var būt pretiniekam, it kā tās būtu atklātas.
kuhn-why-one-tree = Labākais pēc daudzām izspēlēm vienā kokā, kas ir kopīgs abām kārtīm, kuras var būt pretiniekam. Tajā arī pretinieks abas kārtis spēlē vienādi.
kuhn-whole-strategy = Visa stratēģija
kuhn-bets-first = Liek pirmais
kuhn-bets-after-check = Liek pēc čeka
kuhn-calls-bet = Atbild uz likmi
kuhn-gives-away = Labākā pretstratēģija iegūst { $n } žetona partijā.

## Page

ui-game-kuhn = Kūna pokers
ui-short-kuhn = Kūna pokers
ui-about-kuhn = Divi spēlētāji, trīs kārtis, viena likme. Blefot vai ne?
ui-start-kuhn = Desmit partijas, viens bots
ui-preset-kuhn-classic = Klasika
kuhn-where = { $n }. partija · Kūna pokers
kuhn-deal = partija
kuhn-card = { $card ->
        [J] kalps
        [Q] dāma
       *[K] kungs
    }
kuhn-my-card = jūsu kārts
kuhn-face-down = aizklāta
kuhn-bets = likmes
kuhn-pot = banka
kuhn-answer-check = Čekot
kuhn-answer-bet = Likt
kuhn-answer-call = Atbildēt
kuhn-answer-fold = Nomest
kuhn-word = { $action ->
        [check] čeks
        [bet] likme
        [call] atbilde
       *[fold] nomešana
    }
kuhn-key-check = Čekot vai atbildēt
kuhn-asked-bet = Čekot vai likt?
kuhn-asked-call = Atbildēt vai nomest?
kuhn-says-got = Jūsu kārts: { $card ->
        [J] kalps
        [Q] dāma
       *[K] kungs
    }.
kuhn-says-said = { $player } { $action ->
        [check] čeko
        [bet] liek 1
        [call] atbild
       *[fold] nomet kārti
    }.
kuhn-says-said-you = Jūs { $action ->
        [check] čekojat
        [bet] liekat 1
        [call] atbildat
       *[fold] nometat kārti
    }.
kuhn-says-showed = { $player } atklāj kārti: { $card ->
        [J] kalps
        [Q] dāma
       *[K] kungs
    }.
kuhn-won = { $n ->
        [zero] { $player } laimē { $n } žetonu
        [one] { $player } laimē { $n } žetonu
       *[other] { $player } laimē { $n } žetonus
    }
kuhn-won-you = { $n ->
        [zero] Jūs laimējat { $n } žetonu
        [one] Jūs laimējat { $n } žetonu
       *[other] Jūs laimējat { $n } žetonus
    }
kuhn-compared = { $player }: { $mine ->
        [J] kalps
        [Q] dāma
       *[K] kungs
    }; { $other }: { $theirs ->
        [J] kalps
        [Q] dāma
       *[K] kungs
    }.
rules-kuhn-cards-title = Kārtis
rules-kuhn-cards = Spēlē trīs kārtis: kungs sit dāmu, dāma sit kalpu. Katrs spēlētājs ieliek bankā vienu žetonu un saņem vienu kārti. Trešo neviens neredz.
rules-kuhn-betting-title = Likmes
rules-kuhn-betting = Pirmais spēlētājs čeko vai liek vienu žetonu. Pēc čeka otrs čeko vai liek. Kas saņem likmi, tas atbild ar vienu žetonu vai nomet kārti. Partija var noritēt piecos veidos:
rules-kuhn-end-title = Beigas
rules-kuhn-end = Ja viens nomet kārti, banku ņem otrs, un kārtis paliek aizklātas. Citādi abas kārtis atklāj, un banku ņem augstākā. Mačā spēlētāji sāk pamīšus.
rules-kuhn-value-title = Spēle bez kļūdām
rules-kuhn-value = Blefs pieder pie pilnīgas spēles: reizēm jāliek ar kalpu un jāatbild ar dāmu. Ja abi spēlē pilnīgi, pirmais vidēji zaudē 1/18 žetona partijā (H. W. Kuhn, 1950).
