### Lessons: at most sixty words a step. Loaded with them.

lesson-nth = { $n }. tund { $of }-st
lesson-step-of = { $n }. samm { $of }-st
lesson-shown = Millest tekst räägib
lesson-example = Näide
lesson-tree = Otsingupuu
lesson-predict = Ennusta, enne kui edasi lähed
lesson-answered = Sinu vastus
lesson-right = Õige
lesson-wrong = Vale
lesson-next = Edasi
lesson-answer-first = Kõigepealt vasta
lesson-next-lesson = Järgmine tund
lesson-all = Kõik tunnid
lesson-again = Alusta uuesti
lesson-try = Proovi ise
lesson-progress = Tunni edenemine
lesson-score = Valmis. Õigeid vastuseid: { $n } / { $of }.
lesson-n-done = Läbitud: { $n } / { $of }.
lesson-state-done = Läbitud
lesson-state-begun = Alustatud
lesson-no-search = Server ei vastanud, seepärast puud ei ole. Teksti saab lugeda ka ilma.

## Minimax

lesson-minimax-title = Minimax: arvesta parima vastusega
lesson-minimax-about = Sina valid suurima väärtuse, vastane vähima.
lesson-minimax-tree = Mäng on puu. Tipuga ülespoole kolmnurgad on sinu valikud, tipuga allapoole vastase omad. Arv all on see, mille sa saad, kui mäng seal lõpeb. Sina tahad suurimat arvu, vastane vähimat.
lesson-minimax-reply = Otsing läheb kõigepealt päris alla ja alles siis hindab. Oletame, et käid A. Vastane saab siis valida 3, 12 ja 8 vahel.
lesson-minimax-reply-ask = Mille valib vastane?
lesson-minimax-reply-1 = 3
lesson-minimax-reply-2 = 12
lesson-minimax-reply-3 = 8
lesson-minimax-reply-why = 3. Mis on hea sulle, on halb vastasele.
lesson-minimax-a = Vastane võtab vähima arvu, seega on A väärt 3. Nii on igas MIN-tipus: loeb vähim laste väärtus. MAX-tipus, kus valid sina, loeb suurim.
lesson-minimax-b = Nüüd B. Vastase vastused jätavad sulle 2, 4 või 6.
lesson-minimax-b-ask = Kui palju on B väärt?
lesson-minimax-b-1 = 2
lesson-minimax-b-2 = 4
lesson-minimax-b-3 = 6
lesson-minimax-b-why = 2, kolmest vähim.
lesson-minimax-prize = C all on kogu puu suurim auhind: 14. Ülejäänud kaks vastust jätavad sulle 5 ja 2.
lesson-minimax-prize-ask = Kui palju on C väärt?
lesson-minimax-prize-1 = 14, auhind
lesson-minimax-prize-2 = 7, keskmine
lesson-minimax-prize-3 = 2
lesson-minimax-prize-why = 2. Vastane ei lase sul 14 saada.
lesson-minimax-root = A on väärt 3, B ja C on väärt 2. Seega käid A ja saad vähemalt 3, mida vastane ka ei teeks. Kui vastane eksib, saad rohkem.
lesson-minimax-list = Programm hoiab lõpetamata tippude loendit L ja võtab alati esimese. Väärtuseta tipp paneb ette oma lapsed. Väärtusega tipp annab selle vanemale ja lahkub loendist. Nii ei ole L-is kunagi kogu puud.
lesson-minimax-cost = Sellel puul on 9 lehte: 3 käiku ja igaühel 3 vastust. Kui igas tipus on b käiku ja lõpuni on m käiku, on lehti bᵐ.
lesson-minimax-cost-ask = Igas tipus 10 käiku, sügavus 6 käiku: mitu lehte?
lesson-minimax-cost-1 = 60
lesson-minimax-cost-2 = 10 000
lesson-minimax-cost-3 = 1 000 000
lesson-minimax-cost-why = 10 × 10 × 10 × 10 × 10 × 10. Päris mänge ei saa lõpuni läbi otsida, seepärast peatuvad programmid varem ja hindavad.

## Chance nodes

lesson-chance-title = Juhuslikkus: kaalu iga viset
lesson-chance-about = Täringud ei vali: juhuslikkuse tipp on väärt oma tulemuste keskmist.
lesson-chance-circle = Ring on juhuslikkuse tipp: siin otsustavad täringud. Keegi ei vali, seega ei loe ei suurim ega vähim laps. Iga haru juures on selle tõenäosus ja ühe tipu tõenäosuste summa on 1.
lesson-chance-mean = Pärast A-d jätab vastane sulle tõenäosusega 0,7 väärtuse 3 ja tõenäosusega 0,3 väärtuse 2. Keskmiselt on see 0,7 × 3 + 0,3 × 2 = 2,7. See on A keskväärtus.
lesson-chance-predict = Nüüd B. Tõenäosusega 0,7 jätab vastane sulle 6, tõenäosusega 0,3 aga 8.
lesson-chance-predict-ask = Kui palju on B väärt?
lesson-chance-predict-1 = 6
lesson-chance-predict-2 = 6,6
lesson-chance-predict-3 = 7
lesson-chance-predict-why = 0,7 × 6 + 0,3 × 8 = 6,6. Tõenäolisem vise kaalub rohkem.
lesson-chance-root = B on väärt 6,6 ja A 2,7, seega käid B. Juhuslikkuse tippudega minimaxi nimetatakse expect-minimaxiks. Sinu ja vastase tippudes ei ole midagi muutunud.
lesson-chance-rolls = Kahel täringul on 36 võrdtõenäolist tulemust, kuid 6-5 ja 5-6 on sama vise. Nii on erinevaid viskeid 21: kuus duublit ja viisteist muud.
lesson-chance-rolls-ask = Kui tõenäoline on vise 2 ja 1?
lesson-chance-rolls-1 = 1/36
lesson-chance-rolls-2 = 1/18
lesson-chance-rolls-3 = 1/21
lesson-chance-rolls-why = 1/18: see võib tulla kui 2-1 või 1-2. Duublil on ainult üks võimalus, 1/36.
lesson-chance-order = Siin on lehed 1, 3, 4 ja 5 ning iga haru tõenäosus on 0,5. A annab 3 või 4 ja on väärt 3,5. B annab 1 või 5 ja on väärt 3. Valid A.
lesson-chance-other = Nüüd on samades kohtades 1, 30, 40 ja 500. Lehtede järjestus ei ole muutunud.
lesson-chance-other-ask = Milline käik on nüüd parim?
lesson-chance-other-1 = A, nagu enne
lesson-chance-other-2 = B
lesson-chance-other-why = B: 1 ja 500 keskmine on 250,5, 30 ja 40 oma ainult 35.
lesson-chance-size = Minimaxile piisab teadmisest, kumb seis on parem. Juhuslikkuse tippudega loeb ka see, kui palju parem. Seepärast peab hinnang kasvama võrdeliselt sellega, mida sa tõesti loodad võita, mitte ainult seise õigesti järjestama.

## Alpha-beta

lesson-alphabeta-title = Alfa-beeta: peatu, kui tead piisavalt
lesson-alphabeta-about = Sama käik mis minimaxil, vähem tippe.
lesson-alphabeta-a = Käik A on väärt 4: vastase parim vastus jätab sulle seal 4. Alfa (α) peab meeles, mis sul juba on, seega on α nüüd 4. Iga muu käik peab olema parem kui 4, et huvi pakkuda.
lesson-alphabeta-b = Nüüd B. Esimene vastus jätab sulle 5, teine jätab 3. Pärast seda on B väärt kõige rohkem 3, mida kolmas vastus ka ei tooks. Sul on aga juba 4.
lesson-alphabeta-b-ask = Kas alfa-beeta vaatab B viimast vastust?
lesson-alphabeta-b-1 = Jah: see võib olla väärt 9
lesson-alphabeta-b-2 = Ei: B on juba halvem kui A
lesson-alphabeta-b-why = Vastane ei valiks 9 kunagi, seega see B-d ei aita.
lesson-alphabeta-cut = Viimane vastus on kärbitud. B täpset väärtust me ei saa teada, ainult et see on kõige rohkem 3. Sellest piisab: α on 4 ja B-d sa ei käi. Kärbe ei maksa midagi.
lesson-alphabeta-window = α on parim, mille sina oled seni leidnud, beeta (β) parim vastase jaoks. Otsing vajab ainult nendevahelisi väärtusi: see on aken. MIN-tipp peatub, kui selle väärtus ei ole suurem kui α, MAX-tipp, kui see ei ole väiksem kui β.
lesson-alphabeta-c = C lõpeb pärast esimest vastust: see jätab sulle 2, sul on aga juba 4. Kokku jäi kolm lehte vaatamata. Käid A.
lesson-alphabeta-same = Minimax ja alfa-beeta kõrvuti: sama väärtus, sama käik. Minimax külastas 13 tippu, alfa-beeta 10.
lesson-alphabeta-same-ask = Kas alfa-beeta võib valida halvema käigu kui minimax?
lesson-alphabeta-same-1 = Ei, mitte kunagi
lesson-alphabeta-same-2 = Jah, kui hea leht kärbitakse
lesson-alphabeta-same-why = Kärbitakse ainult seda, mis juure väärtust muuta ei saa.
lesson-alphabeta-worse = Siin on samad üheksa lehte teises järjestuses: parim käik on viimane ja igal pool on viimane ka tugevaim vastus.
lesson-alphabeta-worse-ask = Mitut tippu 13-st alfa-beeta külastab?
lesson-alphabeta-worse-1 = 9
lesson-alphabeta-worse-2 = 10
lesson-alphabeta-worse-3 = 13
lesson-alphabeta-worse-why = Kõiki 13. Kui ta teab peatumiseks piisavalt, ei ole enam midagi vahele jätta.
lesson-alphabeta-order = Järjestus loeb: vaata enne paljulubavaid käike. Parima järjestusega vajab alfa-beeta umbes kaks ruutjuurt kõigist lehtedest. Male seis 35 käiguga maksab siis sama palju kui umbes 6 käiguga seis ja otsing ulatub peaaegu kaks korda sügavamale.

## Pruning at chance nodes

lesson-pruning-title = Kärpimine, kui mängus on täringud
lesson-pruning-about = Gamma, selle viga, Star1 ja Star2.
lesson-pruning-limits = Käik A on väärt 6,6. Kas B täringute juures saab varem peatuda? Juhuslikkuse tipp on keskmine, seega ei tõesta üks halb vise midagi, kui väärtustel ei ole piire. Siin on kõik väärtused 0 ja 10 vahel. See teebki kärpimise võimalikuks.
lesson-pruning-bound = B tõenäolisem vise, 0,7, on väärt 3. Teist viset, 0,3, ei ole veel vaadatud. See ei saa olla väärt rohkem kui 10.
lesson-pruning-bound-ask = Kui palju on B kõige rohkem väärt?
lesson-pruning-bound-1 = 3
lesson-pruning-bound-2 = 5,1
lesson-pruning-bound-3 = 10
lesson-pruning-bound-why = 0,7 × 3 + 0,3 × 10 = 5,1. See on vähem kui 6,6, seega B ei saa olla parim.
lesson-pruning-cut = 5,1 on vähem kui 6,6, seega teine vise kärbitakse. See on gamma-kärpimine: see, mida vaadatud visked on andnud, ja ülejäänutele suurim väärtus. Töös on piirid −1 ja +1.
lesson-pruning-flaw = Trükitud gamma lõpeb reaga v ← max(v, lävi). Võrrelda tulnuks visete summaga. Pealegi otsitakse iga viset avatud aknaga ja see, mida α ja β teavad, läheb kaduma.
lesson-pruning-flaw-ask = Miks annab trükitud rida ikkagi õiged väärtused?
lesson-pruning-flaw-1 = Pärast kärbet ei ole lävi suurem kui v, muidu võrdub see summaga
lesson-pruning-flaw-2 = Lävi on alati väiksem kui summa
lesson-pruning-flaw-3 = Ei annagi: väärtused on valed
lesson-pruning-flaw-why = Mõlemal juhul tuleb v õige, kuid õnneliku juhuse läbi. Ümardamine võib selle rikkuda, seepärast loe järelejäänud tõenäosust täis 36. osades.
lesson-pruning-star1 = Star1 (Ballard, 1983) pöörab küsimuse ümber. B peab ületama 6,6 ja teine vise annab kõige rohkem 0,3 × 10 = 3. Kui hea peab siis olema tõenäolisem vise? See arv antakse aknana allapoole.
lesson-pruning-star1-ask = Kui palju peab vise tõenäosusega 0,7 väärt olema, et B ületaks 6,6?
lesson-pruning-star1-1 = Üle 3
lesson-pruning-star1-2 = Üle 5,14
lesson-pruning-star1-3 = Üle 6,6
lesson-pruning-star1-why = (6,6 − 3) ÷ 0,7 = 5,14. Esimene vastus jätab ainult 3, seega võib ülejäänud B vahele jätta.
lesson-pruning-down = Gamma ja Star1 kõrvuti. Gamma vaatab pärast tõenäolisemat viset mõlemat vastust ja peatub alles siis. Star1 peatub oma aknaga juba pärast esimest, seega külastab ta 16 tipu asemel 15.
lesson-pruning-star2 = Star2 luurab enne. Ta vaatab ühte vastust igale C viskele: 7 ja 4. Vastane võib need valida, seega on C väärt kõige rohkem 0,7 × 7 + 0,3 × 4 = 6,1, vähem kui 6,6, ja see kärbitakse. Kui viskeid on palju, hoiab see kokku palju rohkem kui Star1.
lesson-pruning-compare = Sama puu kõik neli otsingut: kärpimata, gamma, Star1 ja Star2. Võrdle tippude arvu ja käike.
lesson-pruning-compare-ask = Milline valib teise käigu?
lesson-pruning-compare-1 = Mitte ükski
lesson-pruning-compare-2 = Gamma oma vea tõttu
lesson-pruning-compare-3 = Star2, sest ta ainult luurab
lesson-pruning-compare-why = Õige kärpimine ei muuda kunagi käiku. See hoiab ainult tööd kokku.
lesson-pruning-real = Väikeses puus võib luuramine isegi tippe juurde maksta. Triktrakis tasub see ära: 1000 seisu sügavusel 3 nõudis kärpimata 8,62 miljonit tippu, gammaga 8,29, Star1-ga 8,11 ja Star2-ga 3,15 miljonit. Käigud olid samad.

## Evaluation and plans in backgammon

lesson-plans-title = Hindamine: viis arvu, viis plaani
lesson-plans-about = Mida näeb triktraki seisus programm ja mida plaanib mängija.
lesson-plans-stop = Triktrakk on lõpuni otsimiseks liiga suur. Otsing peatub mõne käigu järel ja hinnangufunktsioon hindab seisu: +1 lähedal, kui programm on võitmas, −1 lähedal, kui kaotamas. Tartu töös koosneb see viiest arvust.
lesson-plans-bar = h_n võrdleb nuppe müüril: vastase omad miinus sinu omad, jagatud 15-ga. Siin on tumedatel müüril üks nupp, heledatel mitte ühtegi. Programm mängib heledatega.
lesson-plans-bar-ask = Kui suur on h_n?
lesson-plans-bar-1 = +1/15
lesson-plans-bar-2 = 0
lesson-plans-bar-3 = −1/15
lesson-plans-bar-why = 1/15 − 0 = +1/15. Nupp müüril on hea teisele poolele.
lesson-plans-distance = h_d võrdleb, kui kaugele peab minema kummagi poole viimane nupp, jagatud 23-ga. Heledate viimane nupp on 10. kiilul, 9 sammu 1. kiilust. Tumedate oma on 12 sammu kaugusel. Seega on h_d 12/23 − 9/23 = +3/23.
lesson-plans-points = h_sk loendab suletud kiile: kaks või rohkem nuppu ühel kiilul. Loevad ainult siselaud ja kolm kiilu selle kõrval, sinu kiilud 1–9. Vahe jagatakse 7-ga.
lesson-plans-points-ask = Mitu suletud kiilu loeb heledatele?
lesson-plans-points-1 = 3
lesson-plans-points-2 = 5
lesson-plans-points-3 = 6
lesson-plans-points-why = Kuus: 4, 5, 6, 7, 8 ja 9. Tumedatel on kolm, seega on h_sk 3/7.
lesson-plans-blots = h_s võrdleb üksikuid nuppe, mida saab lüüa: vastase omad miinus sinu omad, jagatud 15-ga. Nupud müüril ei loe. Nii peab h_s ohutuks isegi seisu, kus kõik nupud on müüril. Ühest arvust ei piisa.
lesson-plans-blots-ask = Mitu üksikut nuppu on siin heledatel?
lesson-plans-blots-1 = 2
lesson-plans-blots-2 = 3
lesson-plans-blots-3 = 4
lesson-plans-blots-why = Kolm: 24., 20. ja 9. kiilul. Tumedatel ei ole ühtegi, seega on h_s −3/15.
lesson-plans-off = h_b on sinu maha kantud nuppude osa, 0 kuni 1. Kui kõik su nupud on siselaual, kasutab töö ainult seda. Kui pooled enam kohtuda ei saa, loeb ainult sinu enda kaugus.
lesson-plans-running = 1. plaan, võidujooks. Sa oled ees: jookse koju ja väldi kokkupuudet. Siin on heledatel minna veel 100 sammu, tumedatel 119, ja pooled on teineteisest juba möödunud.
lesson-plans-blitz = 2. plaan, rünnak. Löö üksikuid nuppe oma siselaual, kuni vastane on müüril. Kaks tumedat nuppu on müüril ja heledad on juba sulgenud kolm siselaua kiilu. Kui tumedad mängu ei pääse, nad ei käi.
lesson-plans-priming = 3. plaan, kiilude sulgemine. Järjestikused suletud kiilud on tõke. Neljast saab üle 5 või 6-ga. Heledatel on kuus järjest ja nende taga on kaks tumedat nuppu.
lesson-plans-priming-ask = Milline vise viib tumeda nupu üle kuue järjestikuse kiilu?
lesson-plans-priming-1 = Iga 6
lesson-plans-priming-2 = Ainult 6-6
lesson-plans-priming-3 = Mitte ükski
lesson-plans-priming-why = Mitte ükski. Üks käik ulatub kõige rohkem kuue kiiluni, seega täielikust ahelikust üle ei saa.
lesson-plans-holding = 4. plaan, kinnipidamine. Sul on ankur, suletud kiil vastase siselaual. Heledate ankur on 20. kiilul: seda ei saa lüüa, sinna pääseb alati müürilt ja seal saab oodata lööki, kuni tumedad nuppe koju toovad.
lesson-plans-back = 5. plaan, tagamäng. Sa oled kaugel taga, kuid hoiad vastase siselaual kahte kiilu, siin 24. ja 22. Oota seal, löö hilja ja sea oma siselaud selleks ajaks valmis. See on kõige raskem plaan.
lesson-plans-strategies = Töö segab arvud neljaks strateegiaks. Ründav: 0,8 h_n + 0,2 h_d. Kaitsev: 0,4 h_sk + 0,4 h_s + 0,2 h_d. Kombineeritud: 0,4 h_sk + 0,4 h_n + 0,2 h_d. Jooksev: ainult h_d.
lesson-plans-strategies-ask = Milline tahab üksikuid nuppe lüüa kõige rohkem?
lesson-plans-strategies-1 = Ründav
lesson-plans-strategies-2 = Kaitsev
lesson-plans-strategies-3 = Jooksev
lesson-plans-strategies-why = Ründav: nupud müüril moodustavad 80% selle hinnangust.
lesson-plans-search = Siin hindab kombineeritud strateegia sügavusel 1 iga avaviske 3-1 käiku. Sügavusel 2 lisandub vastase vise, kuid lauad on samad, seega valik ei muutu. Alles sügavus 3 lisab vastused. Proovi teisi strateegiaid ja sügavusi.

## Fifty games

lesson-fifty-title = Miks 50 mängu petab
lesson-fifty-about = Tartu töö turniir, sinu silme all uuesti mängitud.
lesson-fifty-caption = Rea võidud veeru vastu, 50 mängu paari kohta (Tartu 2015, tabel 1)
lesson-fifty-table = Tartu töö viis mängijat, igaüks igaühe vastu, 50 mängu paari kohta. Autor järeldab: juhuslik kaotab kõigile, jooksev kõigile peale juhusliku, kombineeritud võidab kõiki. Kas 50 mängu saab seda näidata?
lesson-fifty-pair = { $row } – { $column }
lesson-fifty-ours = Parlor
lesson-fifty-source = Töö
lesson-fifty-games-stored = { $games } mängu paari kohta, varem mõõdetud, 95% vahemikega
lesson-fifty-games-live = { $games } mängu paari kohta, äsja mängitud, 95% vahemikega
lesson-fifty-run = Mängi turniir nüüd läbi
lesson-fifty-again = Mängi veel üks turniir
lesson-fifty-draw = Loosi uuesti
lesson-fifty-drawn = { $n } turniiri, igas 50 mängu, loositud, mitte mängitud: kombineeritud võidab iga mängu tõenäosusega { $share }. Võidud 50-st:
lesson-fifty-lost = { $n } turniiril { $of }-st ei saa parem mängija enamust.
lesson-fifty-adds-up = Vaata ründavat ja kombineeritut. Ründava rida ütleb, et ta võitis nende 50 mängust 48%. Kombineeritu rida ütleb, et ta võitis samadest mängudest 58%. Triktrakis viiki ei ole.
lesson-fifty-adds-up-ask = Kui palju peab neist kokku saama?
lesson-fifty-adds-up-1 = 50%
lesson-fifty-adds-up-2 = 100%
lesson-fifty-adds-up-3 = 106%
lesson-fifty-adds-up-why = 100%. Aga 48 + 58 = 106, seega on vähemalt üks arv vale. Kumb, seda me öelda ei saa.
lesson-fifty-error = Juba juhus nihutab 50 mängu tulemust umbes 7 protsendipunkti: see on üks standardviga. 95% vahemik on kummalegi poole umbes kaks korda laiem.
lesson-fifty-error-ask = Kombineeritud võitis 58% 50 mängust. Millises vahemikus on väga tõenäoliselt tema tegelik võitude osakaal?
lesson-fifty-error-1 = 57–59%
lesson-fifty-error-2 = 51–65%
lesson-fifty-error-3 = 44–71%
lesson-fifty-error-why = 44–71%, usaldusega 95%. Ta võib olla isegi nõrgem mängija.
lesson-fifty-live = Siin on sama tabel Parlori tehtuna, samuti 50 mänguga, töö arvude kõrval. Kus vahemik ületab keskjoone, ei ole kellegi paremust näidatud. Mängi turniir nüüd läbi: iga kord tulevad teised arvud.
lesson-fifty-resample = 1000 mängus võitis kombineeritud ründavat 59,1% kordadest. Oletame, et see on tõde, ja loosime sellest palju 50 mängu turniire. Need mängud on loositud sellel lehel, mitte mängitud. Ääristatud tulbad on turniirid, mida parem ei võida.
lesson-fifty-resample-ask = Kui tihti ei võida parem üle poole?
lesson-fifty-resample-1 = Mitte kunagi
lesson-fifty-resample-2 = Umbes iga kaheksas kord
lesson-fifty-resample-3 = Iga teine kord
lesson-fifty-resample-why = Umbes 12%. Viiekümne mänguga selliseid mängijaid kindlalt ei erista.
lesson-fifty-more = 1000 mänguga on vahemik kummalegi poole ainult umbes 3 punkti. Vahemikud kahanevad aeglaselt: nagu ruutjuur mängude arvust.
lesson-fifty-more-ask = Mitu mängu poolitab 50 mängu vahemiku?
lesson-fifty-more-1 = 100
lesson-fifty-more-2 = 200
lesson-fifty-more-3 = 2500
lesson-fifty-more-why = Neli korda rohkem: 200.
lesson-fifty-thousand = Pärast 1000 mängu võidab kombineeritud kõiki. Et jooksev kaotab kõigile peale juhusliku, ei ole näidatud: ründava ja kaitsva vastu on 50% vahemiku sees. Ja meie juhuslik võidab 1–2%, mitte 22–32%, seega ei ole töö programm see, mis on trükitud.

## Hidden information

lesson-hidden-title = Varjatud kaardid: blufi parasjagu
lesson-hidden-about = Strateegiate sulandumine, Kuhni pokker ja kahetsusest õppimine.
lesson-hidden-seen = Münt on peidus. A tähendab: arva see X-iks või Y-iks ja võida 1, kui arvad õigesti. B tähendab: võta kindel 0,6. See otsing vaatab igasse võimalikku maailma eraldi. Seal ta näeb münti, arvab alati õigesti ja hindab A väärtuseks 1.
lesson-hidden-seen-ask = Kui palju on A tegelikult väärt, kui münti ei näe?
lesson-hidden-seen-1 = 1
lesson-hidden-seen-2 = 0,6
lesson-hidden-seen-3 = 0,5
lesson-hidden-seen-why = 0,5: mõlemas maailmas tuleb arvata ühtemoodi.
lesson-hidden-fusion = Siin arvatakse enne, kui münti näha saab, nagu see tegelikult on. A on väärt 0,5, seega on õige B. Esimene otsing valis A, sest kasutas igas maailmas eri plaani, aga sina nii ei saa. Seda viga nimetatakse strateegiate sulandumiseks.
lesson-hidden-game = Kuhni pokker on kõige väiksem pokker: kolm kaarti, kummalgi üks, kuningas lööb emandat ja emand poissi. Mõlemad panevad sisse ühe žetooni. Kumbki võib ühe juurde panustada; teine siis maksab või loobub. Kõik sõltub kaardist, mida ei näe.
lesson-hidden-bluff = Sul on poiss ja sa alustad. Otsing, mis näeb mõlemat kaarti, ei panusta siin kunagi: kaartide avamisel poiss alati kaotab. Nii ei tule tema panus kunagi poisiga ja hoolas vastane loobub.
lesson-hidden-bluff-ask = Kas poisiga tuleks vahel panustada?
lesson-hidden-bluff-1 = Jah, blufiks
lesson-hidden-bluff-2 = Ei, mitte kunagi
lesson-hidden-bluff-why = Mõni bluff võidab panga ja siis makstakse ka sinu kuningate panuseid. Tasakaalus panustatakse poisiga kõige rohkem üks kord kolmest ja kolm korda harvem kui kuningaga.
lesson-hidden-learn = Kontrafaktuaalse kahetsuse vähendamine (CFR) mängib iseendaga. Iga ringi järel küsib ta igas kohas: kui palju parem oleks olnud teine käik? Edaspidi valib ta käike võrdeliselt selle kahetsusega. Kõigi ringide keskmine läheneb tasakaalule.
lesson-hidden-value = Vaata kõveraid. Esimese mängija väärtus rahuneb ringide jooksul. Kes käib esimesena, ütleb midagi oma kaardi kohta.
lesson-hidden-value-ask = Kui palju võidab esimene mängija mängu kohta, kui mõlemad mängivad veatult?
lesson-hidden-value-1 = 0
lesson-hidden-value-2 = −1/18
lesson-hidden-value-3 = +1/18
lesson-hidden-value-why = −1/18 žetooni, umbes −0,056. Eelis on teisel mängijal.
lesson-hidden-exploit = Ärakasutatavus on see, mida sinu strateegiat tundev vastane võiks selle vastu võita. Alguses on see suur, ring-ringilt langeb see 0 poole. Tasakaalus ei ole enam midagi ära kasutada. Seda tähendabki blufida parasjagu.

## All worlds of a Zole ending

lesson-worlds-title = Zole: otsi läbi kõik võimalikud jaotused
lesson-worlds-about = 3150 jaotust ja programmiviga, mis muudab tulemust.
lesson-worlds-card = Kaart
lesson-worlds-mean = Suure keskmine tulemus
lesson-worlds-mask-label = Milliste trumpidega peab masti käima
lesson-worlds-mask-source = Nagu töö programmis
lesson-worlds-mask-rules = Reeglite järgi
lesson-worlds-again = Arvuta selles serveris uuesti
lesson-worlds-deal = See lõppmäng on Läti bakalaureusetöö joonis 4.1. Neli tihi on mängitud. Sina mängid suure vastu, sul on need neli kaarti ja sa käid viienda tihi välja. Milline kaart on parim?
lesson-worlds-unseen = Kümmet kaarti sa ei ole näinud. Kaks neist on kõrvale pandud, kummaski teises käes on neli. Kõrvale pandud saab valida 45 viisil ja ülejäänud kaheksa jagada 70 viisil.
lesson-worlds-unseen-ask = Mitu võimalikku jaotust on?
lesson-worlds-unseen-1 = 115
lesson-worlds-unseen-2 = 630
lesson-worlds-unseen-3 = 3150
lesson-worlds-unseen-why = 45 × 70 = 3150. Piisavalt vähe, et kõik läbi otsida.
lesson-worlds-values = Meetodi nimi on PIMC. Igas jaotuses on kõik kaardid avatud, seega lahendab alfa-beeta selle täpselt. Iga sinu kaarti proovitakse kõigis 3150 jaotuses. Loeb suure keskmine tulemus, −8 kuni +6 punkti.
lesson-worlds-choose = Sina mängid suure vastu. Milline keskmine on siis parim sulle?
lesson-worlds-choose-ask = Millise kaardi programm käib?
lesson-worlds-choose-1 = Selle, mille keskmine on suurim
lesson-worlds-choose-2 = Selle, mille keskmine on vähim
lesson-worlds-choose-3 = Selle, mille keskmine on 0-le lähim
lesson-worlds-choose-why = Vähim: Q♥ väärtusega −4,637. Suur kaotab keskmiselt kõige rohkem.
lesson-worlds-mask = Töö programmis on viga: trumpide loendist, mille järgi masti käiakse, puuduvad Q♠ ja Q♣. Joonisel endal viskab mängija trumbile 9♠, kuigi tal on Q♠. Lülita viga välja: Q♥ jääb parimaks, kuid teisel kohal on Q♣ asemel J♣.
lesson-worlds-limits = PIMC-l on piirang, mida tead eelmisest tunnist: igas jaotuses plaanib ta nii, nagu näeks kõiki kaarte. Ta ei käi kunagi selleks, et midagi teada saada, ega varja midagi.
lesson-worlds-limits-ask = Kuidas seda viga nimetatakse?
lesson-worlds-limits-1 = Strateegiate sulandumine
lesson-worlds-limits-2 = Gamma-kärpimine
lesson-worlds-limits-why = Strateegiate sulandumine: igale jaotusele oma plaan, kuigi järgida saab ainult üht.

## Riichi

lesson-riichi-title = Riichi: kiirus, ootused ja ohutus
lesson-riichi-about = Shanten, sobivad kivid, viis ootust, suji, müürid, riichi või mitte, ja kümme küsimust.
lesson-riichi-your-hand = Sinu käsi
lesson-riichi-your-river = Sinu äravisatud kivid
lesson-riichi-their-river = Riichi kuulutanud mängija äravisatud kivid
lesson-riichi-row-sets = Valmis kombinatsioonid
lesson-riichi-row-begun = Alustatud, ja paar
lesson-riichi-row-alone = Üksikud kivid
lesson-riichi-row-two-sided = Kahepoolne ootus
lesson-riichi-row-closed = Keskmise ootus
lesson-riichi-row-edge = Ääre ootus
lesson-riichi-row-pairs = Kahe paari ootus
lesson-riichi-row-single = Paari ootus
lesson-riichi-row-awaited = Ootab
lesson-riichi-row-shape-low = Vajaks 1 või 4
lesson-riichi-row-shape-high = Vajaks 4 või 7
lesson-riichi-row-seen = Kõik neli on näha
lesson-riichi-row-impossible = Seda ei saa olla kellelgi
lesson-riichi-row-left = Endiselt võimalik
lesson-riichi-shanten = Shanten näitab, mitu sobivat kivi on tenpaini puudu. Loe kombinatsioone, alustatuid ja paari: 8, miinus 2 iga kombinatsiooni eest, miinus 1 iga alustatu eest, miinus 1 paari eest. Siin: 8 − 4 − 2 − 1 = 1.
lesson-riichi-far = Sama käsi ühes reas. Tenpai tähendab shanten 0: veel üks kivi ja käsi on valmis.
lesson-riichi-far-ask = Kui kaugel on see tenpaist?
lesson-riichi-far-1 = See on tenpai
lesson-riichi-far-2 = Üks kivi
lesson-riichi-far-3 = Kaks kivi
lesson-riichi-far-why = Shanten 1: üks sobiv kivi ja on tenpai.
lesson-riichi-acceptance = Sobivad on kivid, mis viivad kätt edasi. Iga liiki on neli. Bambus 4 5 juurde sobivad 3 ja 6, kaheksa kivi. Bambus 1 3 juurde sobib ainult 2, bambus 1 2 juurde ainult 3: kummalegi neli kivi.
lesson-riichi-acceptance-ask = Ühe neist pead lõhkuma. Millise jätad kindlasti alles?
lesson-riichi-acceptance-1 = Bambus 4 5
lesson-riichi-acceptance-2 = Bambus 1 3
lesson-riichi-acceptance-3 = Bambus 1 2
lesson-riichi-acceptance-why = Bambus 4 5 juurde sobib kaks korda rohkem kive kui teiste juurde.
lesson-riichi-waits = Viis põhiootust. Kahepoolne: 4 5 ootab 3 ja 6. Keskmise: 4 6 ootab 5. Ääre: 1 2 ootab 3. Kahe paari: kummastki võib saada kolmik. Paari: üks kivi ootab oma kaksikut.
lesson-riichi-numbers = Ootust kirjeldab kaks arvu: mitut liiki kivid teevad käe valmis ja mitu sellist kivi on: neli iga liiki, maha arvatud need, mis on sul endal. See käsi ootab bambus 3 ja 6.
lesson-riichi-numbers-ask = Mitu kivi teeb selle valmis?
lesson-riichi-numbers-1 = 2
lesson-riichi-numbers-2 = 4
lesson-riichi-numbers-3 = 8
lesson-riichi-numbers-why = Kaks liiki, kaheksa kivi. Teiste äravisatud kivid vähendavad seda.
lesson-riichi-furiten = Sinu käsi ootab bambus 3 ja 6, kuid bambus 6 oled ise ära visanud. See on furiten. Enda võetud kiviga võid ikkagi võita.
lesson-riichi-furiten-ask = Keegi viskab bambus 3. Kas võid sellega võita?
lesson-riichi-furiten-1 = Jah, bambus 3 ei ole ma ära visanud
lesson-riichi-furiten-2 = Ei
lesson-riichi-furiten-why = Ei. Üks oodatav kivi sinu äravisatute seas keelab ron’i kõigiga.
lesson-riichi-safe = Furiten kaitseb ka sind. Mängija ei saa ron’iga võita kivil, mille ta on ise ära visanud. Pärast riichit kehtib sama iga kivi kohta, mille keegi on sellest peale ära visanud: seda võtmata jättes sai ta furiteni.
lesson-riichi-safe-ask = Milline kivi on selle mängija vastu kindlasti ohutu?
lesson-riichi-safe-1 = Ring 5
lesson-riichi-safe-2 = Bambus 7
lesson-riichi-safe-3 = Märk 9
lesson-riichi-safe-why = Märk 9 on ta ise ära visanud. Teisi võib ta oodata.
lesson-riichi-suji = Suji: ta on ära visanud ring 4. Kahepoolne ootus ring 1 või 7 peale ootaks ka 4, seega oleks see furiten. Nii on 1 ja 7 ohutumad, mitte ohutud: 7 võib lõpetada neli muud ootust, 1 ainult kahe paari ja paari ootuse. 5 on ohutum ainult siis, kui ära on visatud nii 2 kui ka 8.
lesson-riichi-suji-ask = Millise kivi teeb ring 4 ohutumaks?
lesson-riichi-suji-1 = Ring 5
lesson-riichi-suji-2 = Ring 1
lesson-riichi-suji-3 = Ring 3
lesson-riichi-suji-why = Ring 1 ja ka 7. Ole ettevaatlik riichiga ära visatud kiviga: selle suji on tihti lõks.
lesson-riichi-wall = Müür: kõik neli bambus 7 on näha, seega ei saa keegi teha rida 7-ga. Iga rida, milles on 8 või 9, vajab 7. Bambus 8 ja 9 vastu jäävad ainult kahe paari ja paari ootus.
lesson-riichi-riichi = Tenpai, varjatud käsi: riichi? Poolt: veel üks han, ippatsu, ura dora, surve ja yaku igale varjatud käele. Ron’iga annab see käsi riichita 2000, riichiga 3900. Vastu: 1000 punkti panus, kõik on hoiatatud. Kui käsi juba ulatub piirini, ei pruugi veel üks han midagi lisada.
lesson-riichi-riichi-ask = Mis on veel selle vastu?
lesson-riichi-riichi-1 = Käsi on külmutatud: enam ei saa end kaitsta
lesson-riichi-riichi-2 = Käsi loetakse avatuks
lesson-riichi-riichi-why = Pärast riichit viskad ära selle, mis tuleb, ohtlik või mitte.
lesson-riichi-quiz = { $n }. küsimus { $of }-st, robotite mängust.
lesson-riichi-n-away = { $n } kivi
lesson-riichi-ask-shanten = Enne äraviskamist: mitu sobivat kivi on käel tenpaini puudu?
lesson-riichi-ask-acceptance = Mida ära visates sobib kõige rohkem kive?
lesson-riichi-ask-waits = Äsja ära visatud: { $tile }. Mida käsi ootab?
lesson-riichi-ask-safe = Milline neist kividest on kindlasti ohutu?
lesson-riichi-ask-riichi = 14. käik. Viskad ära: { $tile }, ja käsi on tenpai. Riichi?
lesson-riichi-riichi-always = Riichi
lesson-riichi-riichi-never = Ilma riichita
lesson-riichi-why-shanten = Shanten { $n }, nagu programm loeb.
lesson-riichi-why-acceptance = Sobivaid kive: { $n }, neist järgmisel parimal: { $other }.
lesson-riichi-why-waits = Käe teevad valmis need kivid ja mitte ükski muu.
lesson-riichi-why-safe = Selle on ära visanud riichi kuulutanud mängija ise.
lesson-riichi-why-riichi = Riichita võidab see käsi ainult enda võetud kiviga: sel ei ole yaku’t. Oodatavad punktid, kui teised ainult võtavad ja viskavad: { $n } riichiga, { $other } ilma.

## Zole

lesson-zole-title = Zole: paku, pane kõrvale, käi välja, loe
lesson-zole-about = Võtta või passida, kõrvale panemine, avakäigud, trumbid ja silmad, ja kümme küsimust.
lesson-zole-row-trumps = 14 trumpi, tugevaim ees
lesson-zole-row-plain = Lihtkaardid
lesson-zole-row-take = Võta
lesson-zole-row-pass = Passi
lesson-zole-row-zole = Zole
lesson-zole-row-ten = Sinu kümme kaarti
lesson-zole-row-buried = Kõrvale pandud
lesson-zole-row-hand = Sinu kaardid
lesson-zole-row-lead = Hea väljakäik
lesson-zole-row-played = Seni käidud
lesson-zole-row-trick = Sinu tihi
lesson-zole-row-table = Võetud lauakaardid
lesson-zole-row-unseen = Nägemata kaardid
lesson-zole-aim = Kõik emandad, kõik poisid ja kõik ruutud on trumbid. Pakis on 120 silma: äss 11, kümme 10, kuningas 4, emand 3, poiss 2. Suur vajab 61.
lesson-zole-aim-ask = Oled suur ja sul on täpselt 60 silma. Kas võitsid?
lesson-zole-aim-1 = Sa võitsid
lesson-zole-aim-2 = Sa kaotasid
lesson-zole-aim-why = 60-st ei piisa. Ka teistel on 60 ja võidavad nemad.
lesson-zole-take = Võtta või passida? Loe trumpe, ennekõike emandaid ja poisse, ning lihtsaid ässi. Meie tugevaim mängija võtab, kui võidab vähemalt 40 sajast võimalikust jaotusest. Ülemise käega võidab ta 83, alumisega mitte ühtegi: madalad trumbid ja kümme ilma oma ässata ei võida midagi.
lesson-zole-zole = Zole tähendab mängu ilma lauakaartideta; nende silmad loetakse teistele. See annab vähemalt 10 punkti, mitte 2, ja maksab vähemalt 12, mitte 4. Kõigi nelja emandaga võidab see käsi 96 sajast võimalikust jaotusest.
lesson-zole-bury = Võtsid laua ja paned nüüd kümnest kaardist kaks kõrvale. Vabane lühikesest mastist, et seda hiljem trumbata, ja kaartidest, mille nagunii kaotaksid. K♥ ja 9♠ järel ei ole ärtut ega padat: 76 võitu sajast, K♥ ja K♣ järel ainult 57.
lesson-zole-bury-ask = Kellele lähevad kõrvale pandud kaartide silmad?
lesson-zole-bury-1 = Sulle, suurele
lesson-zole-bury-2 = Vastastele
lesson-zole-bury-3 = Mitte kellelegi
lesson-zole-bury-why = Need loevad sulle. Zoles loevad lauakaardid teistele.
lesson-zole-lead-solo = Oled suur ja käid esimesena välja. Üksik lihtne äss on hea algus: hiljem võib kellelgi see mast otsas olla ja ta trumpab selle. Kui trumpe on palju ja need on kõrged, käi trumpe ülevalt, et vastaste trumbid välja tõmmata.
lesson-zole-lead-opp = Käid välja suure vastu. Käi lihtkaarte ja jäta trumbid suurele. Madal kaart lühikesest mastist annab vähe ära ja varsti saad seda masti trumbata. Kui tihi on kindlalt partneri oma, lisa silmi.
lesson-zole-trumps = Loe trumpe: neid on 14. Lahuta enda omad ja käidud, ja tead, mitu on veel teistel. Siin on sul viis ja kuus on käidud.
lesson-zole-trumps-ask = Mitu trumpi on veel teistel?
lesson-zole-trumps-1 = 3
lesson-zole-trumps-2 = 5
lesson-zole-trumps-3 = 9
lesson-zole-trumps-why = 14 − 5 − 6 = 3. Nende seas on ka kõrvale pandud, kui sa neid ise ei pannud.
lesson-zole-eyes = Loe silmi, kui tihisid võetakse. 61-ga suur võidab, 91-ga võidab kõrgelt. 30 või vähemaga kaotab ta madalalt. Kes summat teab, teab, millal kõrget kaarti hoida.
lesson-zole-eyes-ask = Mitu silma on selles tihis?
lesson-zole-eyes-1 = 21
lesson-zole-eyes-2 = 24
lesson-zole-eyes-3 = 31
lesson-zole-eyes-why = 11 + 10 + 3 = 24.
lesson-zole-number = { $n }
lesson-zole-quiz = { $n }. küsimus { $of }-st, päris jaotusest.
lesson-zole-ask-bid = Oled esimene käsi ja pakud esimesena. Mida ütled?
lesson-zole-ask-bury = Võtsid laua. Millised kaks kaarti paned kõrvale?
lesson-zole-ask-lead = Oled suur ja käid esimese tihi välja. Millise kaardiga?
lesson-zole-ask-lead-opp = Sina passisid, järgmine võttis laua. Sina käid välja. Millise kaardiga?
lesson-zole-ask-trumps = Mängid suure vastu. Mitut trumpi sa ei ole näinud?
lesson-zole-ask-eyes = Teise tihi võttis teise kaardiga suur, esimese ja kolmanda viimase kaardiga sinu pool. Mitu silma on sul koos partneriga?
lesson-zole-why-bid-take = Lauda võttes võidad 76 sajast võimalikust jaotusest; piisab 40-st. Zole võidaks ainult 4.
lesson-zole-why-bid-pass = Lauda võttes võidad ainult 15 sajast võimalikust jaotusest. Kaks emandat ja kaks poissi vajavad rohkem abi.
lesson-zole-why-bid-zole = Kõik neli emandat ja kõrgeim poiss: zole annab palju rohkem ja käsi on ka ilma lauata piisavalt tugev.
lesson-zole-why-bury = Võidab { $n } sajast võimalikust jaotusest, neist järgmine parim { $other }.
lesson-zole-why-lead = Võidab { $n } sajast võimalikust jaotusest, neist järgmine parim { $other }.
lesson-zole-why-trumps = 14 trumpi, 6 käidud, 2 sinu käes: jääb 6, kõrvale pandud kaasa arvatud.
lesson-zole-why-eyes = 2 + 11 + 3 esimeses tihis, 2 + 2 + 3 kolmandas: 23.

## Experiments on the page

lesson-running = Käib: { $share }
lesson-not-here = See server külastajatele katseid ei tee. Näidatakse varem mõõdetud arve.
lesson-interval = { $value } ({ $low } kuni { $high })
lesson-pair = Paar
lesson-prune-none = Kärpimata
lesson-prune-gamma = Gamma
lesson-prune-star1 = Star1
lesson-prune-star2 = Star2
lesson-learnt = { $n } ringi järel: esimese mängija väärtus { $value }, ärakasutatavus { $exploitability } žetooni.
lesson-learnt-curves = Esimese mängija väärtus ja ärakasutatavus; ringe: { $n }.
lesson-learnt-value = väärtus
lesson-learnt-exploitability = ärakasutatavus
