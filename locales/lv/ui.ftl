### The pages around the tables.

ui-sit-down = Sēdieties un spēlējiet
ui-no-account = Bez reģistrācijas. Brīvās vietas ieņem boti un paskaidro, ko domā.
ui-guest = Viesis
ui-you = Jūs
ui-none = nav
ui-titled = { $title }: { $text }
ui-study = Mācīties
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
ui-loading = Ielādē…
ui-try-again = Mēģināt vēlreiz
ui-to-home = Uz sākumlapu
ui-missing = Lapa nav atrasta
ui-missing-text = Šajā adresē lapas nav.
ui-planned = Vēl nav atvērts
ui-planned-text = Šī istaba vēl tiek iekārtota. Pie galdiem jau var spēlēt.
ui-table-waits = Jūsu galds gaida
ui-table-waits-where = { $turn ->
        [mine] { $game }, { $where }, jūsu gājiens
       *[theirs] { $game }, { $where }
    }
ui-about-riichi = Četri spēlētāji. Salieciet roku, piesakiet, aizsargājieties.
ui-about-zole = Trīs spēlētāji, 26 kārtis, viens pret diviem.
ui-about-backgammon = Divi spēlētāji. Skrieniet, bloķējiet, dubultojiet.
ui-start-riichi = Tikai austrumu kārta, trīs boti
ui-start-zole = Klasiskā, divi boti
ui-start-backgammon = Mačs līdz 5, viens bots
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
ui-actions = Ko varat darīt
ui-show-all-answers = Rādīt visus: { $n }
ui-clock-says = { $move ->
        [zero] Vēl { $move } sekunžu
        [one] Vēl { $move } sekunde
       *[other] Vēl { $move } sekundes
    }{ $bank ->
        [0] { "" }
       *[other] { "" }, rezervē { $bank }
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
ui-connection-lost = Savienojums pārtrūka. Atjaunojam, jūsu vieta tiek turēta 60 s.
ui-elsewhere = Šajā vietā tagad spēlē citā ierīcē vai citā cilnē.
ui-play-here = Spēlēt šeit
ui-back-at-table = Atkal pie galda
ui-back-your-turn = Atkal pie galda. Jūsu gājiens
ui-not-sent = Nav nosūtīts: nav savienojuma.
ui-board-waits = Spēlēt varēs, kad savienojums atjaunosies.
ui-tab-ask = Jautāt
ui-tab-record = Gaita
ui-tab-chat = Tērzēšana
ui-panel = Sānu panelis
ui-fold-panel = Salocīt paneli
ui-ask = Jautāt
ui-thinking = Domā…
ui-ask-when-asked = Jautājiet, kad ir jūsu gājiens.
ui-advice-closed = Aģenti dod padomus tikai pie treniņa galdiem.
ui-chat-closed = Tērzēšana ir slēgta, kamēr notiek partija. Tā atveras starp partijām.
ui-record-empty = Vēl nekas nav noticis.
ui-record-since = Kopš jūs atvērāt šo lapu
ui-text-form = Spēle vārdos
ui-command = Komanda
ui-command-example = hand, river east, dice vai taustiņš
ui-command-done = Izdarīts: { $answer }
ui-command-unknown = Nesapratu. Mēģiniet: { $words }
ui-keys = Taustiņi
ui-key-hint = jautāt aģentam
ui-key-command = komandrinda
ui-key-panel = salocīt paneli
ui-key-tab = nākamā grupa
ui-key-arrows = pārvietoties grupā
ui-key-enter = izvēlēties
ui-deal-over = Partija galā
ui-waiting-for = Gaidām: { $players }
ui-steps = Soļi
ui-first-step = Uz sākumu
ui-last-step = Uz beigām
ui-run = Atskaņot
ui-pause = Pauzēt
ui-step-of = { $n }. solis no { $of }
ui-theme = Izskats
ui-theme-system = Kā sistēmai
ui-to-dark = Ieslēgt tumšo izskatu
ui-to-light = Ieslēgt gaišo izskatu
ui-settings-general = Vispārīgi
ui-two-step = Skārienekrānā: pirmais pieskāriens paceļ, otrais izspēlē
ui-learner = Rādīt padomus iesācējiem
ui-error-load = Šo lapas daļu neizdevās ielādēt. Jūsu spēles ir drošībā serverī.
ui-error-unreachable = Serveris nav sasniedzams. Pēc brīža mēģiniet vēlreiz.
ui-error-server = Serverī kaut kas neizdevās. Nekas nav zudis.
ui-error-not-found = Istabas ar šādu kodu nav.
ui-error-rooms = Neizdevās iegūt atvērto istabu sarakstu.
ui-error-replay = Šo atkārtojumu neizdevās atvērt.
ui-error-advice = Aģents šeit padomu nedeva.
ui-tab-waits = Gaida
ui-tab-cube = Kubs
ui-refused-bad-message = serveris nesaprata lapu
ui-refused-too-large = par daudz uzreiz
ui-refused-too-fast = par ātru; brīdi uzgaidiet
ui-refused-version = lapa ir novecojusi; ielādējiet to vēlreiz
ui-refused-hello-first = savienojums sākās nepareizi; ielādējiet lapu vēlreiz
ui-refused-token = šī vieta pieder citam
ui-refused-password = nepareiza parole
ui-refused-no-room = šādas istabas nav
ui-refused-full = istaba ir pilna
ui-refused-name = šo vārdu nevar lietot
ui-refused-begun = spēle jau sākusies
ui-refused-not-seated = jums šeit nav vietas
ui-refused-seated = jums jau ir vieta
ui-refused-not-host = to drīkst tikai saimnieks
ui-refused-place = šādas vietas nav
ui-refused-not-now = tagad nevar
ui-refused-agent = šāda aģenta nav
ui-refused-pledge = solījums atnāca par vēlu
ui-refused-contribution = ieguldījums neatbilst solījumam
ui-refused-not-asked = jums tagad nekas nav jautāts
ui-refused-stale = par vēlu: spēle jau turpinājusies
ui-refused-illegal = noteikumi to neatļauj
ui-refused-action-id = atbilde nosaukta nepareizi
ui-refused-chat-closed = partijas laikā tērzēšana slēgta
ui-refused-chat-text = šo tekstu nevar nosūtīt
ui-refused-no-spectators = šeit skatīties nedrīkst
ui-refused-internal = serverī kaut kas neizdevās
ui-link-copied = Saite nokopēta
fair-right = Jaukšana bija godīga: viss izriet no aizzīmogotā noslēpuma.
fair-wrong = Pierādījums neiztur pārbaudi.
fair-scheme = Šī ieraksta shēmu lapa nepazīst.
fair-commitment = Noslēpums ir tas, kas bija apsolīts pirms spēles.
fair-pledges = Ieguldījumi atbilst solījumiem: { $n }.
fair-seats = Vietas izlozētas no tā.
fair-keys = No tā izriet partiju atslēgas: { $n }.
fair-chances = Dalījumi, vilkumi un metieni atbilst atslēgām: { $n }.
ui-default-rules = Parastie noteikumi
ui-send = Sūtīt
ui-level-beginner = Iesācējs
ui-level-club = Kluba spēlētājs
ui-level-master = Meistars
ui-agent-by-name = Aģenti pēc nosaukuma
ui-agent-parameters = Parametri
ui-presence-lost = savienojums pārtrūcis
ui-presence-away = prom
ui-presence-gone = aizgājis
ui-host = saimnieks
ui-seats-free = { $n ->
        [zero] Vēl brīvas { $n } vietas.
        [one] Vēl brīva { $n } vieta.
       *[other] Vēl brīvas { $n } vietas.
    }
ui-press-ready = Visi gaida jūs: spiediet „Var sākt“.
ui-kick = Noņemt
ui-invite-bot = Apsēdināt botu
ui-copy-rejoin = Kopēt manu saiti citai ierīcei
ui-not-ready = Tomēr vēl nē
ui-not-ready-yet = vēl nav gatavs
ui-look-on = Visas vietas aizņemtas. Jūs skatāties un redzat tikai atklāto galdu.
ui-no-seat = Vietas vēl nav: { $reason }.
ui-take-seat = Apsēsties
ui-leave-title = Iziet no galda?
ui-leave-playing = Spēle turpinās. Ja paturēsiet vietu, varēsiet atgriezties no pirmās lapas; līdz tam jūsu vietā spēlē galds.
ui-leave-gathering = Ja paturēsiet vietu, varēsiet pie tās atgriezties no pirmās lapas.
ui-leave-for-good = Iziet pavisam
ui-leave-keep = Paturēt vietu
ui-resign-title = Padoties šajā spēlē?
ui-resign-text = Jūs piedāvājat uzreiz zaudēt. Pretinieks var pieņemt vai spēlēt tālāk. Cik tas ir vērts?
ui-play-on = Spēlēt tālāk
ui-table-menu = Galda izvēlne
ui-watching = Jūs skatāties
ui-watching-agents = Spēlē aģenti
ui-speed-slow = Lēni
ui-speed-normal = Vidēji
ui-speed-fast = Ātri
ui-speed-live = Tiešraidē
ui-speed-full = Pēc iespējas ātrāk
ui-steps-wait = { $n ->
        [zero] gaida { $n } soļu
        [one] gaida { $n } solis
       *[other] gaida { $n } soļi
    }
ui-ask-pause = Lūgt pauzi
ui-next-deal-in = Nākamā partija sāksies ne vēlāk kā pēc { $n } s.
ui-own-clock = Savs laiks…
ui-clock-move = Sekundes gājienam
ui-clock-bank = Rezerve, s
ui-second-player = Otrs spēlētājs
ui-second-name = Otra spēlētāja vārds
ui-who-plays = Kas spēlē
ui-mode-room = Pie galda
ui-mode-room-text = Jūs, aicinātie, boti
ui-mode-shared = Divi pie viena ekrāna
ui-mode-shared-text = Pamīšus vienā ierīcē
ui-mode-watch = Tikai aģenti
ui-mode-watch-text = Skatieties savā ātrumā
ui-length = Garums
ui-allow-watching = Citi drīkst skatīties
ui-begin = Sākt
ui-needs-password-title = Šai istabai ir parole
ui-wrong-password = Parole nav pareiza.
ui-playing = spēlē
ui-practice-text = vaicājiet aģentiem, atveriet kārtis
ui-no-table = Šo galdu nevar parādīt: { $reason }. Jūsu citas spēles ir drošībā.
ui-you-may = Jūs varat: { $answers }.
ui-ask-invites = Ko tas šeit darītu un kāpēc? Vērtības parādīsies uz galda.
ui-resign-offered = { $player } piedāvā padoties
ui-resign-worth = { $n ->
        [zero] Spēle būtu jūsu: { $n } likmju.
        [one] Spēle būtu jūsu: { $n } likme.
       *[other] Spēle būtu jūsu: { $n } likmes.
    }
ui-reclaim-title = { $player } grib atgriezties pie galda
ui-reclaim-text = Kāds saka, ka ir { $player }, un lūdz vietu. Ja zināt, ka tā ir, piekrītiet.
ui-agent-plays = Jūsu vietā spēlē { $agent }
ui-take-over = Spēlēt pašam
ui-let-it-play = Lai spēlē manā vietā
ui-tap-again = { $piece }: pieskarieties vēlreiz
ui-my-seat = Viena no vietām ir mana
ui-my-seat-text = Ar istabas paroli vietu atgūsiet uzreiz; citādi jautās pārējiem.
ui-my-seat-asking = Jautā pārējiem…
ui-my-seat-back = Atgriezties savā vietā
ui-resign-declined = Piedāvājums noraidīts: spēle turpinās.
