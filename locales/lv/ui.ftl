### The pages around the tables.

ui-sit-down = Sēdieties pie galda un spēlējiet
ui-no-account = Reģistrēties nevajag. Brīvās vietas ieņem boti, un tie paskaidro savus gājienus.
ui-guest = Viesis
ui-you = Jūs
ui-none = nav
ui-titled = { $title }: { $text }
ui-study = Mācīties
ui-explorer = Meklēšanas pētnieks
ui-lab = Laboratorija
ui-pages = Lapas
ui-skip = Pāriet uz saturu
ui-back = Atpakaļ
ui-close = Aizvērt
ui-to-table = Skatīt galdu
ui-result = Rezultāts
ui-stop = Apturēt
ui-find = Meklēt
ui-nothing-found = Nekas nav atrasts.
ui-see-also = Skatīt arī
ui-loading = Ielādē…
ui-try-again = Mēģināt vēlreiz
ui-to-home = Sākumlapa
ui-missing = Lapa nav atrasta
ui-missing-text = Šajā adresē lapas nav.
ui-teaching-games = Mazas mācību spēles
ui-teaching-games-text = Tik mazas spēles, ka zināmas visas vērtības. Šeit var pārbaudīt visu, ko domā aģents.
ui-study-lead = Mācību stundas, meklēšanas izpēte, partiju ieraksti, noteikumi un spēles, kuras var pilnībā izrēķināt.
ui-lessons = Mācību stundas
ui-lessons-about = Īsas stundas par to, kā domā boti un kā spēlēt labāk, ar jautājumiem.
ui-explorer-about = Skatieties, kā meklēšana soli pa solim apstaigā koku. Salīdziniet algoritmus blakus.
ui-review = Analīze
ui-review-about = Katrs partijas lēmums: cik tas maksāja, kas bija labāk un kāpēc.
ui-study-replay = Atkārtojumi
ui-study-replay-text = Izejiet cauri pabeigtai spēlei soli pa solim vai atveriet ierakstu: Tenhou, mjai, .mat, zole, Parlor.
ui-study-open = Atvērt ierakstu
ui-study-rules = Noteikumi un vārdi
ui-study-glossary = Visi termini sešās valodās ar skaidrojumu
ui-about-riichi = Četri spēlētāji. Salieciet roku, piesakiet riichi, aizsargājieties.
ui-about-zole = Trīs spēlētāji, 26 kārtis, viens pret diviem.
ui-about-backgammon = Divi spēlētāji. Skrieniet, bloķējiet, dubultojiet.
ui-start-riichi = Četri spēlētāji · tikai austrumu kārta, trīs boti
ui-start-zole = Trīs spēlētāji · klasiskā, divi boti
ui-start-backgammon = Divi spēlētāji · mačs līdz 5, viens bots
ui-first-time = Pirmoreiz?
ui-learn-riichi = Pirmoreiz? Iemācieties vienā partijā
ui-learn-zole = Pirmoreiz? Iemācieties vienā partijā
ui-learn-backgammon = Pirmoreiz? Iemācieties vienā spēlē
ui-short-riichi = Riichi
ui-short-zole = Zole
ui-short-backgammon = Nardi
ui-all = Visas
ui-which-game = Kura spēle
ui-open-rooms = Atvērtās istabas
ui-no-rooms = Atvērtu istabu nav. Spēlējiet tūlīt pret botiem.
ui-seats = Vietas
ui-seats-taken = Aizņemtas vietas: { $n } no { $of }
ui-needs-password = vajadzīga parole
ui-what-is-this = Ko tas nozīmē?
ui-players-only = Tikai spēlētājiem
ui-room-rules = { $game }, { $rules }
ui-room-clock = { $move } s + { $bank } s
ui-no-clock = bez pulksteņa
ui-join-by-code = Pievienoties ar kodu vai saiti
ui-room-named = Istaba { $code }
ui-room-name = Istabas nosaukums
ui-room-of = Galds: { $player }
ui-other-seats = Pārējās vietas
ui-seat-n = { $n }. vieta
ui-none-needed = bez paroles
ui-turn-of = Gājiens: { $player }
ui-not-allowed = Nav atļauts: { $reason }
ui-away = prom, spēlē bots
ui-actions = Jūsu iespējas
ui-show-all-answers = Rādīt visus: { $n }
ui-clock-says = { $move ->
        [zero] Vēl { $move } sekunžu
        [one] Vēl { $move } sekunde
       *[other] Vēl { $move } sekundes
    }{ $bank ->
        [0] { "" }
       *[other] { "" }, laika rezervē { $bank }
    }
ui-seconds = { $n } s
ui-seconds-decimal = { $n } s
ui-nodes = { $n ->
        [zero] { $shown } virsotņu
        [one] { $shown } virsotne
       *[other] { $shown } virsotnes
    }
ui-connected = Savienots
ui-connecting = Savieno…
ui-connection-lost = Savienojums pārtrūka. Atjaunojam…
ui-connection-lost-held = Savienojums pārtrūka. Atjaunojam… Jūsu vietu paturēsim { $n } s.
ui-connection-lost-clock = Savienojums pārtrūka. Atjaunojam… Vieta paliek jums, bet jūsu pulkstenis iet.
ui-elsewhere = Jūs šajā vietā spēlējat citā ierīcē vai citā cilnē.
ui-room-closed = Šī istaba ir slēgta, jo sasniegts servera ierobežojums.
ui-play-here = Spēlēt šeit
ui-back-at-table = Atkal pie galda
ui-back-your-turn = Atkal pie galda. Jūsu gājiens
ui-not-sent = Nav nosūtīts: nav savienojuma.
ui-board-waits = Spēlēt varēs, kad savienojums atjaunosies.
ui-tab-ask = Jautāt
ui-tab-record = Gaita
ui-tab-chat = Tērzēšana
ui-panel = Sānu panelis
ui-fold-panel = Paslēpt paneli
ui-ask = Jautāt
ui-thinking = Domā…
ui-ask-when-asked = Jautāt varēsiet, kad būs jūsu gājiens.
ui-advice-closed = Aģenti dod padomus tikai pie treniņa galdiem.
ui-chat-closed = Tērzēšana ir slēgta, kamēr notiek partija. Tā atveras starp partijām.
ui-record-empty = Vēl nekas nav noticis.
ui-record-since = Kopš jūs atvērāt šo lapu
ui-text-form = Spēle kā teksts
ui-command = Komanda
ui-command-example = hand, river east, dice vai taustiņš
ui-command-done = Izdarīts: { $answer }
ui-command-unknown = Nezināma komanda. Mēģiniet: { $words }
ui-keys = Taustiņi
ui-key-hint = jautāt aģentam
ui-key-command = komandrinda
ui-key-panel = paslēpt paneli
ui-key-tab = nākamā grupa
ui-key-arrows = pārvietoties grupā
ui-key-enter = izvēlēties
ui-key-rows = pa kandidātiem
ui-key-more = vairāk par padomu
ui-deal-over = Partija galā
ui-waiting-for = Gaidām: { $players }
ui-steps = Soļi
ui-first-step = Pirmais solis
ui-last-step = Pēdējais solis
ui-run = Atskaņot
ui-pause = Pauze
ui-theme = Izskats
ui-theme-system = Kā sistēmā
ui-to-dark = Ieslēgt tumšo izskatu
ui-to-light = Ieslēgt gaišo izskatu
ui-settings-general = Vispārīgi
ui-two-step = Skārienekrānā: pirmais pieskāriens izvēlas, otrais izspēlē
ui-two-step-mouse = Ar peli: pirmais klikšķis izvēlas, otrais izspēlē
ui-learner = Rādīt gaidāmos kauliņus un padomus iesācējiem
ui-error-load = Šo lapas daļu neizdevās ielādēt. Jūsu spēles ir drošībā serverī.
ui-error-unreachable = Serveris nav sasniedzams. Pēc brīža mēģiniet vēlreiz.
ui-error-server = Serverī radās kļūda. Nekas nav zudis.
ui-error-not-found = Istabas ar šādu kodu nav.
ui-error-rooms = Neizdevās iegūt atvērto istabu sarakstu.
ui-error-replay = Šo atkārtojumu neizdevās atvērt.
ui-tab-waits = Gaida
ui-tab-cube = Kubs
ui-refused-bad-message = serveris nesaprata pieprasījumu
ui-refused-too-large = tas ir par lielu
ui-refused-too-fast = par ātru; brīdi uzgaidiet
ui-refused-version = lapa ir novecojusi; pārlādējiet to
ui-refused-hello-first = savienojums sākās nepareizi; pārlādējiet lapu
ui-refused-token = šī vieta pieder citam spēlētājam
ui-refused-password = nepareiza parole
ui-refused-link = šī personīgā saite ir nomainīta vai izdzēsta
ui-refused-no-room = šādas istabas nav
ui-refused-voided = šī spēle ir anulēta: serveris tika atjaunots no rezerves kopijas
ui-refused-full = istaba ir pilna
ui-refused-name = šo vārdu nevar lietot: tas ir aizņemts, līdzīgs citam vai satur neredzamas vai dažādu rakstību zīmes
ui-refused-begun = spēle jau sākusies
ui-refused-not-seated = jums šeit nav vietas
ui-refused-seated = jums jau ir vieta
ui-refused-not-host = to drīkst darīt tikai saimnieks
ui-refused-place = šādas vietas nav
ui-refused-not-now = tagad nevar
ui-refused-too-soon = vieta vēl tiek turēta tās spēlētājam; mēģiniet vēlreiz pēc brīža
ui-refused-nobody-to-ask = pie galda nav neviena, kas varētu piekrist; vajag istabas paroli vai sākotnējo saiti
ui-refused-player-back = spēlētājs ir atgriezies savā vietā; tagad jūs skatāties
ui-refused-no-consent = ne visi laikus piekrita
ui-refused-agent = šāda aģenta nav
ui-refused-pledge = nejaušā skaitļa solījums atnāca par vēlu
ui-refused-contribution = nejaušais skaitlis neatbilst solījumam
ui-refused-not-asked = tagad nav jūsu gājiens
ui-refused-stale = par vēlu: spēle jau aizgājusi tālāk
ui-refused-illegal = noteikumi to neatļauj
ui-refused-action-id = serveris neatpazina atbildi
ui-refused-chat-closed = partijas laikā tērzēšana slēgta
ui-refused-chat-text = šo tekstu nevar nosūtīt
ui-refused-no-spectators = šeit skatīties nedrīkst
ui-refused-limit = tas ir vairāk, nekā serveris atļauj
ui-refused-not-found = nav atrasts: iespējams, tas vairs netiek glabāts
ui-refused-nothing-to-search = šeit nekas netiek meklēts: izvēlies citu aģentu vai pozīciju
ui-refused-internal = serverī radās kļūda
ui-link-copied = Saite nokopēta
fair-verdict-checked = Viss ir godīgi, un tas pārbaudīts pēc tā, ko saglabājāt pirms spēles.
fair-verdict-self-only = Ieraksts saskan tikai pats ar sevi. Apmainīts noslēpums izskatītos tāpat: salīdziniet pirms spēles doto solījumu un savu nejaušo skaitli.
fair-verdict-server-alone = Neviens spēlētājs nepievienoja nejaušu skaitli: serveris izvēlējās viens pats.
fair-verdict-wrong = Nepareizi: šis ieraksts neiztur pārbaudi.
fair-scheme = Lapa nepazīst šī ieraksta shēmu.
fair-commitment = Sēkla atbilst šajā ierakstā esošajam solījumam.
fair-kept-promise = Solījums ir tas pats, kas šeit saglabāts pirms spēles.
fair-other-match = Šis nav tas mačs, ko serveris šeit solīja pirms spēles.
fair-kept-contribution = Jūsu nejaušais skaitlis ir izmantots.
fair-kept-transcripts = Partijas, kuru gājieni ir tādi, kādi tie pierakstīti beigās: { $n }.
fair-dropped = Jūsu nejaušais skaitlis netika izmantots: tas pienāca par vēlu vai serveris to izlaida.
fair-title = Godīga spēle: kodi pašu pārbaudei
fair-use = Nokopējiet abus kodus pirms spēles. Pēc tam „parlor replay verify” salīdzina ierakstu ar tiem; šī pārlūkprogramma to dara pati.
fair-promise = Servera solījums
fair-own-number = Jūsu nejaušais skaitlis
fair-copy = Kopēt
fair-copied = Nokopēts
fair-chain = Numurs { $n } šī servera publiskajā solījumu sarakstā.
fair-pledges = { $n ->
        [0] Neviens spēlētājs nepievienoja nejaušu skaitli.
       *[other] Spēlētāju nejaušie skaitļi, kas atbilst solītajam: { $n }.
    }
fair-seats = Vietas izlozētas pēc sēklas.
fair-seats-kept = Spēlētāji sēž tur, kur paši apsēdās.
fair-keys = Partijas, kuru atslēga iegūta no sēklas un spēlētāju skaitļiem: { $n }.
fair-chances = { $n ->
        [0] Šajā mačā nekas nebija atkarīgs no nejaušības.
       *[other] Jaukšanas, vilkumi un metieni, kas precīzi atbilst atslēgām: { $n }.
    }
ui-default-rules = Parastie noteikumi
ui-send = Sūtīt
ui-level-beginner = Iesācējs
ui-level-club = Klubs
ui-level-master = Meistars
ui-level-world-class = Pasaules klase
ui-level = Līmenis
ui-level-about-beginner = Spēlē vienkārši un daudz ko palaiž garām.
ui-level-about-club = Pamatīgs pretinieks tiem, kas spēlē bieži.
ui-level-about-master = Stiprākais Parlor spēlētājs.
ui-agent-by-name = Aģenti pēc nosaukuma
ui-agent-parameters = Parametri
ui-presence-lost = savienojums pārtrūcis
ui-presence-away = prom
ui-presence-gone = aizgāja
ui-host = saimnieks
ui-seats-free = { $n ->
        [zero] Vēl { $n } brīvu vietu.
        [one] Vēl { $n } brīva vieta.
       *[other] Vēl { $n } brīvas vietas.
    }
ui-press-ready = Visi gaida jūs: nospiediet „Var sākt”.
ui-kick = Izraidīt
ui-invite-bot = Pievienot botu
ui-copy-rejoin = Kopēt saiti uz manu vietu citai ierīcei
ui-not-ready = Atcelt gatavību
ui-not-ready-yet = vēl nav gatavs
ui-look-on = Visas vietas aizņemtas. Jūs skatāties un redzat tikai to, kas visiem atklāts.
ui-or-watch = Vai palieciet un skatieties: spēle parādīsies, tiklīdz sāksies.
ui-no-seat = Vietas vēl nav: { $reason }.
ui-take-seat = Apsēsties
ui-leave-title = Atstāt galdu?
ui-leave-playing = Spēle turpinās. Ja aiziesiet uz laiku, jūsu vietā spēlēs galds, līdz atgriezīsieties no sākumlapas.
ui-leave-gathering = Ja aiziesiet uz laiku, vieta paliks jūsu un varēsiet atgriezties no sākumlapas.
ui-leave-for-good = Aiziet pavisam
ui-leave-for-now = Aiziet uz laiku
ui-leave-keep = Paturēt vietu
ui-resign-title = Padoties šajā spēlē?
ui-resign-text = Jūs piedāvājat tūlīt zaudēt šo spēli. Pretinieks var pieņemt vai spēlēt tālāk. Cik punktu piedāvājat?
ui-play-on = Spēlēt tālāk
ui-table-menu = Galda izvēlne
ui-watching = Jūs skatāties
ui-watching-until-next-deal = Jūs skatāties; vieta būs jūsu no nākamās partijas
ui-watching-agents = Aģenti spēlē savā starpā
ui-speed-slow = Lēni
ui-speed-normal = Vidēji
ui-speed-fast = Ātri
ui-speed-live = Tiešraidē
ui-speed-full = Cik ātri vien spēj domāt
ui-steps-wait = { $n ->
        [zero] vēl nav parādīti { $n } soļu
        [one] vēl nav parādīts { $n } solis
       *[other] vēl nav parādīti { $n } soļi
    }
ui-ask-pause = Lūgt pauzi
ui-next-deal-in = Nākamā partija sāksies ne vēlāk kā pēc { $n } s.
ui-own-clock = Cits laiks…
ui-clock-move = Sekundes gājienam
ui-clock-bank = Laika rezerve (s)
ui-second-player = Otrs spēlētājs
ui-second-name = Otra spēlētāja vārds
ui-who-plays = Kas spēlē
ui-mode-room = Pie galda
ui-mode-room-text = Jūs, jūsu uzaicinātie, boti
ui-mode-shared = Divi pie viena ekrāna
ui-mode-shared-text = Pamīšus vienā ierīcē
ui-mode-watch = Tikai aģenti
ui-mode-watch-text = Skatieties savā ātrumā
ui-length = Garums
ui-allow-watching = Atļaut skatītājus
ui-idle = Slēgt istabu
ui-idle-minutes = pēc { $n ->
    [zero] { $n } minūtēm
    [one] { $n } minūtes
   *[other] { $n } minūtēm
  } bez gājiena
ui-idle-hours = pēc { $n ->
    [zero] { $n } stundām
    [one] { $n } stundas
   *[other] { $n } stundām
  } bez gājiena
ui-begin = Sākt
ui-needs-password-title = Šai istabai ir parole
ui-locked-watch = Šīs istabas galdu redz tikai tās spēlētāji. Ar paroli varat ieņemt brīvu vietu vai atgriezties savējā.
ui-wrong-password = Nepareiza parole.
ui-playing = spēlē
ui-practice-text = padomi un atklātas rokas
ui-no-table = Šo galdu nevar parādīt: { $reason }. Jūsu citas spēles ir drošībā.
ui-you-may = Jūs varat: { $answers }.
ui-ask-invites = Skatieties, ko tas šeit spēlētu un kāpēc. Vērtības parādās uz galda.
ui-resign-offered = { $player } piedāvā padoties
ui-resign-worth = { $n ->
        [zero] Jūs laimētu { $n } likmju.
        [one] Jūs laimētu { $n } likmi.
       *[other] Jūs laimētu { $n } likmes.
    }
ui-reclaim-title = { $player } grib atgriezties spēlē
ui-reclaim-text = Kāds apgalvo, ka ir { $player }, un lūdz vietu. Jāpiekrīt visiem pie galda. Pieņemiet tikai tad, ja esat pārliecināti.
ui-reclaim-reveals = Ja visi piekritīs, šis cilvēks no nākamās partijas redzēs spēlētāja { $player } kārtis vai kauliņus un spēlēs ar tiem. { $player } var atgriezties jebkurā brīdī līdz mača beigām.
ui-reclaim-reveals-open = Ja visi piekritīs, šis cilvēks no šī brīža spēlēs spēlētāja { $player } vietā. { $player } var atgriezties jebkurā brīdī līdz mača beigām.
ui-agent-plays = Jūsu vietā spēlē { $agent }
ui-take-over = Spēlēt pašam
ui-let-it-play = Lai spēlē manā vietā
ui-tap-again = { $piece }: pieskarieties vēlreiz
ui-click-again = { $piece }: noklikšķiniet vēlreiz
ui-my-seat = Viena no vietām ir mana
ui-my-seat-text = Jāpiekrīt visiem pārējiem pie galda; tad vieta būs jūsu no nākamās partijas. Ja palikuši tikai boti, pietiek ar istabas paroli.
ui-my-seat-asking = Jautājam pārējiem spēlētājiem…
ui-my-seat-back = Atgriezties savā vietā
ui-same-name-lost = Spēlētājam { $player } šeit ir vieta, bet nav savienojuma. Vai tas esat jūs? Lūdziet vietu atpakaļ: jāpiekrīt visiem pārējiem pie galda. Ja ne, izvēlieties citu vārdu vai skatieties.
ui-same-name-here = Spēlētājs { $player } jau ir pie šī galda. Vai tas esat jūs? Turpiniet otrā ierīcē vai atveriet šeit savas vietas saiti. Ja ne, izvēlieties citu vārdu.
ui-same-name-gone = Spēlētājs { $player } ir galīgi pametis šo spēli, tāpēc vietu atgūt nevar. Varat skatīties un ieņemt vietu nākamajā spēlē.
ui-resign-declined = Piedāvājums noraidīts: spēle turpinās.

## Personal link and my games

ui-my-games = Manas spēles
ui-my-games-none = Spēļu vēl nav. Šeit parādīsies viss, ko spēlēsiet no šī brīža.
ui-error-my-games = Jūsu spēles neizdevās ielādēt. Serverī tās ir saglabātas.
ui-my-all = Visas spēles
ui-my-all-n = Visas spēles: { $n }
ui-my-finished = Pabeigtās spēles
ui-my-with = kopā ar: { $players }
ui-my-bots = { $n ->
        [zero] pret { $n } botiem · { $level }
        [one] pret { $n } botu · { $level }
       *[other] pret { $n } botiem · { $level }
    }
ui-my-in-play = Spēle rit
ui-my-gathering = Vēl nav sākusies
ui-my-continue = Turpināt
ui-my-continue-here = Turpināt šeit
ui-my-won = Uzvara
ui-my-lost = Zaudējums
ui-my-drawn = Neizšķirts
ui-my-place = { $place }. vieta
ui-my-result = { $result } · { $score }
ui-my-score = { $result } { $mine }:{ $theirs }
ui-my-more = Rādīt vairāk
ui-my-forget = Noņemt no saraksta
ui-my-forget-title = Noņemt šo spēli no saraksta?
ui-my-forget-text = { $game }. Atkārtojums paliek pieejams ar saiti.
ui-my-leave-text = { $game }. Jūs atdodat savu vietu un nevarēsiet atgriezties. Jūsu vietā spēlēs bots.
ui-link-title = Jūsu personīgā saite
ui-link-text = Glabā jūsu spēles kopā visās jūsu ierīcēs, bez konta.
ui-link-make = Izveidot manu saiti
ui-link-once = Saglabājiet šo saiti tagad vai atveriet to otrā ierīcē. To rāda tikai vienu reizi.
ui-link-warning = Ikviens, kam ir šī saite, redz jūsu spēles un var spēlēt jūsu vietā. Nedodiet to nevienam.
ui-link-saved = Saglabāju
ui-link-renew = Nomainīt saiti
ui-link-renew-text = Jūs saņemsiet jaunu saiti uz tām pašām spēlēm. Vecā vairs nedarbosies nevienā jūsu ierīcē, un ar to pārņemtās vietas tur tiks slēgtas.
ui-link-leave = Noņemt no šīs pārlūkprogrammas
ui-link-left = Šajā pārlūkprogrammā jūsu personīgās saites vairs nav. Pati saite joprojām darbojas.
ui-link-revoke = Dzēst saiti
ui-link-revoke-text = Saite vairs nedarbosies nekur, un jūsu spēļu saraksts tiks izdzēsts. Šajā pārlūkprogrammā ieņemtās vietas un visi atkārtojumi paliks.
ui-link-use-title = Vai lietot šo personīgo saiti šeit?
ui-link-use-text = Dariet to tikai tad, ja šo saiti izveidojāt jūs. Šajā pārlūkprogrammā spēlētās spēles tiks saistītas ar to, un ikviens, kam tā ir, varēs spēlēt jūsu vietā.
ui-link-use = Lietot saiti
ui-seat-take-title = Vai turpināt šajā ierīcē?
ui-seat-take-busy = { $player } spēlē pie galda „{ $room }” citā ierīcē. Ja turpināsiet šeit, tur galds aizvērsies. Atgriezties tur varat jebkurā laikā.
ui-seat-take-free = Šajā ierīcē jūs ieņemsiet spēlētāja { $player } vietu pie galda „{ $room }”. Atgriezties otrā ierīcē varat jebkurā laikā.

## Rules to choose from

ui-preset-riichi-ema2016 = EMA 2016
ui-preset-riichi-lt2017 = Kauņas diplomdarbs, 2017
ui-preset-riichi-ema2025 = EMA 2025
ui-preset-riichi-wrc2022 = WRC 2022
ui-preset-riichi-wrc2025 = WRC 2025
ui-preset-riichi-tenhou = Tenhou
ui-preset-riichi-mjsoul = Mahjong Soul
ui-preset-riichi-mleague = M.League
ui-preset-riichi-default = Punktu dati
ui-preset-riichi-kiriage = Punktu dati, kiriage mangan
ui-preset-riichi-nokuitan = Punktu dati, bez atvērta tanyao
ui-preset-riichi-pinfutsumofu = Punktu dati, fu par pinfu tsumo
ui-preset-zole-seed = Diplomdarba noteikumi
ui-preset-zole-lzf-classic = Federācijas klasika
ui-preset-zole-online-pgm = Tiešsaistē: galdiņš, mazā zole
ui-preset-zole-online-pm = Tiešsaistē: pules, mazā zole
ui-preset-zole-tournament-lv = Latvijas turnīrs
ui-preset-backgammon-standard = Mačs
ui-preset-backgammon-money = Spēle uz naudu
ui-preset-backgammon-seed = Diplomdarba noteikumi
ui-preset-backgammon-nackgammon = Nackgammon
ui-preset-backgammon-hypergammon = Hypergammon
