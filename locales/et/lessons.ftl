### Lessons: at most sixty words a step. Loaded with them.

lesson-nth = Õppetund { $n }/{ $of }
lesson-step-of = Samm { $n }/{ $of }
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
lesson-score = Valmis. Õigeid vastuseid: { $n }/{ $of }.
lesson-n-done = Läbitud: { $n }/{ $of }.
lesson-state-done = Läbitud
lesson-state-begun = Alustatud
lesson-no-search = Server ei vastanud, seepärast ei saa puud näidata. Teksti saab lugeda ka ilma puuta.

## Minimax

lesson-minimax-title = Minimax: arvesta parima vastusega
lesson-minimax-about = Sina valid suurima väärtuse, vastane vähima.
lesson-minimax-tree = Mäng on puu. Teravikuga ülespoole kolmnurgad on sinu valikud, teravikuga allapoole vastase omad. Iga arv all näitab, mille sa saad, kui mäng seal lõpeb. Sina tahad suurimat arvu, vastane vähimat.
lesson-minimax-reply = Otsing läheb kõigepealt lõpuni alla ja hindab alles siis. Oletame, et valid A. Vastane saab siis valida 3, 12 ja 8 vahel.
lesson-minimax-reply-ask = Mille valib vastane?
lesson-minimax-reply-1 = 3
lesson-minimax-reply-2 = 12
lesson-minimax-reply-3 = 8
lesson-minimax-reply-why = 3. Mis on hea sulle, on halb vastasele.
lesson-minimax-a = Vastane võtab vähima arvu, seega on A väärt 3. Nii on igas MIN-tipus: loeb järglaste vähim väärtus. MAX-tipus, kus valid sina, loeb suurim.
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
lesson-minimax-root = A on väärt 3, B ja C on väärt 2. Seega valid A ja saad vähemalt 3, mida vastane ka ei teeks. Kui vastane eksib, saad rohkem.
lesson-minimax-list = Programm hoiab lõpetamata tippude loendit L ja võtab alati esimese. Väärtuseta tipp paneb ette oma järglased. Väärtusega tipp annab selle vanemale ja lahkub loendist. Nii ei ole L-is kunagi kogu puud.
lesson-minimax-cost = Sellel puul on 9 lehte: 3 käiku ja igaühel 3 vastust. Kui igas tipus on b käiku ja lõpuni on m käiku, on lehti bᵐ.
lesson-minimax-cost-ask = Igas tipus 10 käiku, sügavus 6 käiku: mitu lehte?
lesson-minimax-cost-1 = 60
lesson-minimax-cost-2 = 10 000
lesson-minimax-cost-3 = 1 000 000
lesson-minimax-cost-why = 10 × 10 × 10 × 10 × 10 × 10. Päris mänge ei saa lõpuni läbi otsida, seepärast peatuvad programmid varem ja hindavad seisu.

## Chance nodes

lesson-chance-title = Juhuslikkus: kaalu iga viset
lesson-chance-about = Täringud ei vali: juhuslikkuse tipp on väärt oma tulemuste keskmist.
lesson-chance-circle = Ring on juhuslikkuse tipp: siin otsustavad täringud. Keegi ei vali, seega ei loe suurim ega vähim väärtus. Iga haru juures on selle tõenäosus ja ühe tipu tõenäosuste summa on 1.
lesson-chance-mean = Pärast A-d jätab vastane sulle tõenäosusega 0,7 väärtuse 3 ja tõenäosusega 0,3 väärtuse 2. Keskmiselt on see 0,7 × 3 + 0,3 × 2 = 2,7. Seda keskmist nimetatakse A keskväärtuseks.
lesson-chance-predict = Nüüd B. Tõenäosusega 0,7 jätab vastane sulle 6, tõenäosusega 0,3 aga 8.
lesson-chance-predict-ask = Kui palju on B väärt?
lesson-chance-predict-1 = 6
lesson-chance-predict-2 = 6,6
lesson-chance-predict-3 = 7
lesson-chance-predict-why = 0,7 × 6 + 0,3 × 8 = 6,6. Tõenäolisem vise kaalub rohkem.
lesson-chance-root = B on väärt 6,6 ja A 2,7, seega valid B. Juhuslikkuse tippudega minimaxi nimetatakse expect-minimaxiks. Sinu ja vastase tippudes ei ole midagi muutunud.
lesson-chance-rolls = Kahel täringul on 36 võrdtõenäolist tulemust, kuid 6-5 ja 5-6 on sama vise. Nii on erinevaid viskeid 21: kuus duublit ja viisteist muud.
lesson-chance-rolls-ask = Kui tõenäoline on vise 2 ja 1?
lesson-chance-rolls-1 = 1/36
lesson-chance-rolls-2 = 1/18
lesson-chance-rolls-3 = 1/21
lesson-chance-rolls-why = 1/18: see võib tulla nii 2-1 kui ka 1-2. Duublil on ainult üks võimalus, 1/36.
lesson-chance-order = Siin on lehed 1, 3, 4 ja 5 ning iga haru tõenäosus on 0,5. A annab 3 või 4 ja on väärt 3,5. B annab 1 või 5 ja on väärt 3. Valid A.
lesson-chance-other = Nüüd on samades kohtades 1, 30, 40 ja 500. Lehtede järjestus ei ole muutunud.
lesson-chance-other-ask = Milline käik on nüüd parim?
lesson-chance-other-1 = A, nagu enne
lesson-chance-other-2 = B
lesson-chance-other-why = B: 1 ja 500 keskmine on 250,5, 30 ja 40 oma ainult 35.
lesson-chance-size = Minimaxile piisab teadmisest, kumb seis on parem. Juhuslikkuse tippudega loeb ka see, kui palju parem. Seepärast peab hinnang olema võrdeline tegelikult oodatava võiduga, mitte ainult seise õigesti järjestama.

## Alpha-beta

lesson-alphabeta-title = Alfa-beeta: peatu, kui tead piisavalt
lesson-alphabeta-about = Sama käik mis minimaxil, vähem tippe.
lesson-alphabeta-a = Käik A on väärt 4: vastase parim vastus jätab sulle seal 4. Alfa (α) peab meeles, mis sul juba on, seega on α nüüd 4. Muu käik pakub huvi ainult siis, kui see on väärt üle 4.
lesson-alphabeta-b = Nüüd B. Esimene vastus jätab sulle 5, teine jätab 3. Pärast seda on B väärt kõige rohkem 3, mida kolmas vastus ka ei tooks. Sul on aga juba 4.
lesson-alphabeta-b-ask = Kas alfa-beeta vaatab B viimast vastust?
lesson-alphabeta-b-1 = Jah: see võib olla väärt 9
lesson-alphabeta-b-2 = Ei: B on juba halvem kui A
lesson-alphabeta-b-why = Vastane ei valiks 9 kunagi, seega see B-d ei aita.
lesson-alphabeta-cut = Viimane vastus kärbitakse. B täpset väärtust me ei saa teada, ainult et see on kõige rohkem 3. Sellest piisab: α on 4 ja B-d sa ei vali. Kärbe ei maksa midagi.
lesson-alphabeta-window = α on parim, mille sina oled seni leidnud, beeta (β) parim vastase jaoks. Otsing vajab ainult nendevahelisi väärtusi: see on aken. MIN-tipp peatub, kui selle väärtus ei ole suurem kui α, MAX-tipp, kui see ei ole väiksem kui β.
lesson-alphabeta-c = C lõpeb pärast esimest vastust: see jätab sulle 2, sul on aga juba 4. Kokku jäi kolm lehte vaatamata. Valid A.
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
lesson-alphabeta-order = Järjestus loeb: vaata enne paljulubavaid käike. Parima järjestuse korral piisab umbes kahekordsest ruutjuurest kõigi lehtede arvust. Maleseis 35 käiguga nõuab siis sama palju tööd kui umbes 6 käiguga seis ja otsing ulatub peaaegu kaks korda sügavamale.

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
lesson-pruning-cut = 5,1 on vähem kui 6,6, seega teine vise kärbitakse. See on gamma kärpimine: vaadatud visete väärtusele lisatakse suurim, mida ülejäänud anda saavad. Lõputöös on piirid −1 ja +1.
lesson-pruning-flaw = Lõputöös trükitud gamma lõpeb reaga v ← max(v, lävi). Võrrelda tulnuks visete summaga. Pealegi uuritakse iga viset avatud aknaga ja see, mida α ja β teavad, läheb kaduma.
lesson-pruning-flaw-ask = Miks annab trükitud rida ikkagi õiged väärtused?
lesson-pruning-flaw-1 = Pärast kärbet ei ole lävi suurem kui v, muidu võrdub see summaga
lesson-pruning-flaw-2 = Lävi on alati väiksem kui summa
lesson-pruning-flaw-3 = Ei annagi: väärtused on valed
lesson-pruning-flaw-why = Mõlemal juhul tuleb v õige, kuid ainult õnneliku juhuse tõttu. Ümardamine võib selle rikkuda, seepärast loe allesjäänud tõenäosust täisarvudes, 36ndikena.
lesson-pruning-star1 = Star1 (Ballard, 1983) pöörab küsimuse ümber. B peab ületama 6,6 ja teine vise annab kõige rohkem 0,3 × 10 = 3. Kui hea peab siis olema tõenäolisem vise? See arv saab tema akna alumiseks piiriks.
lesson-pruning-star1-ask = Kui palju peab vise tõenäosusega 0,7 väärt olema, et B ületaks 6,6?
lesson-pruning-star1-1 = Üle 3
lesson-pruning-star1-2 = Üle 5,14
lesson-pruning-star1-3 = Üle 6,6
lesson-pruning-star1-why = (6,6 − 3) ÷ 0,7 = 5,14. Esimene vastus jätab ainult 3, seega võib B ülejäänud osa vahele jätta.
lesson-pruning-down = Gamma ja Star1 kõrvuti. Gamma vaatab pärast tõenäolisemat viset mõlemat vastust ja peatub alles siis. Star1 peatub oma aknaga juba pärast esimest, seega külastab ta 16 tipu asemel 15.
lesson-pruning-star2 = Star2 sondeerib enne. Ta vaatab iga C viske järel üht vastust: 7 ja 4. Vastane võib need valida, seega on C väärt kõige rohkem 0,7 × 7 + 0,3 × 4 = 6,1. See on vähem kui 6,6 ja C kärbitakse. Kui viskeid on palju, hoiab see kokku palju rohkem kui Star1.
lesson-pruning-compare = Sama puu kõik neli otsingut: kärpimata, gamma, Star1 ja Star2. Võrdle tippude arvu ja käike.
lesson-pruning-compare-ask = Milline valib teise käigu?
lesson-pruning-compare-1 = Mitte ükski
lesson-pruning-compare-2 = Gamma oma vea tõttu
lesson-pruning-compare-3 = Star2, sest ta ainult sondeerib
lesson-pruning-compare-why = Õige kärpimine ei muuda kunagi käiku. See hoiab ainult tööd kokku.
lesson-pruning-real = Väikeses puus võib sondeerimine tippe isegi juurde tuua. Triktrakis tasub see ära. 1000 seisu peale sügavusel 3 kulus kärpimata 8,62 miljonit tippu, gammaga 8,29, Star1-ga 8,11 ja Star2-ga 3,15 miljonit. Käigud olid samad.

## Evaluation and plans in backgammon

lesson-plans-title = Hindamine: viis arvu, viis plaani
lesson-plans-about = Mida näeb triktraki seisus programm ja mida plaanib mängija.
lesson-plans-stop = Triktrakki ei jõua lõpuni läbi otsida. Otsing peatub mõne käigu järel ja hinnangufunktsioon hindab seisu: +1 lähedal, kui programm on võitmas, −1 lähedal, kui kaotamas. Tartu lõputöös koosneb see viiest arvust.
lesson-plans-bar = h_n võrdleb nuppe müüril: vastase omad miinus sinu omad, jagatud 15-ga. Siin on tumedatel müüril üks nupp, heledatel mitte ühtegi. Programm mängib heledatega.
lesson-plans-bar-ask = Kui suur on h_n?
lesson-plans-bar-1 = +1/15
lesson-plans-bar-2 = 0
lesson-plans-bar-3 = −1/15
lesson-plans-bar-why = 1/15 − 0 = +1/15. Nupp müüril on hea teisele poolele.
lesson-plans-distance = h_d võrdleb, kui pikk tee on kummagi poole viimasel nupul, ja jagab vahe 23-ga. Heledate viimane nupp on 10. kiilul, 9 sammu 1. kiilust. Tumedate oma on 12 sammu kaugusel. Seega on h_d 12/23 − 9/23 = +3/23.
lesson-plans-points = h_sk loendab suletud kiile: kaks või rohkem nuppu ühel kiilul. Loevad ainult siselaud ja kolm kiilu selle kõrval, sinu kiilud 1–9. Vahe jagatakse 7-ga.
lesson-plans-points-ask = Mitu heledate suletud kiilu läheb arvesse?
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
lesson-plans-off = h_b on sinu maha kantud nuppude osa, 0 kuni 1. Kui kõik su nupud on siselaual, loeb lõputöös ainult see. Kui pooled enam kohtuda ei saa, loeb ainult sinu enda kaugus.
lesson-plans-running = 1. plaan, võidujooks. Sa oled ees: jookse koju ja väldi kokkupuudet. Siin on heledatel minna veel 100 sammu, tumedatel 119, ja pooled on teineteisest juba möödunud.
lesson-plans-blitz = 2. plaan, rünnak. Löö üksikuid nuppe oma siselaual, kuni vastane on müüril. Kaks tumedat nuppu on müüril ja heledad on juba sulgenud kolm siselaua kiilu. Kui tumedad müürilt mängu ei pääse, ei saa nad käia.
lesson-plans-priming = 3. plaan, kiilude sulgemine. Järjestikused suletud kiilud on tõke. Neljast saab üle 5 või 6-ga. Heledatel on kuus järjest ja nende taga on kaks tumedat nuppu.
lesson-plans-priming-ask = Milline vise viib tumeda nupu üle kuue järjestikuse kiilu?
lesson-plans-priming-1 = Mis tahes 6
lesson-plans-priming-2 = Ainult 6-6
lesson-plans-priming-3 = Mitte ükski
lesson-plans-priming-why = Mitte ükski. Ühe täringuga saab edasi minna kõige rohkem kuus kiilu, seega täielikust ahelikust üle ei pääse.
lesson-plans-holding = 4. plaan, kinnipidamine. Sul on ankur, suletud kiil vastase siselaual. Heledate ankur on 20. kiilul: seda ei saa lüüa ja sinna pääseb müürilt alati. Seal ootad löögivõimalust, kuni tumedad nuppe koju toovad.
lesson-plans-back = 5. plaan, tagamäng. Oled kaugel maas, kuid hoiad vastase siselaual kahte kiilu, siin 24. ja 22. Oota seal, löö hilja ja sea oma siselaud selleks ajaks valmis. See on kõige raskem plaan.
lesson-plans-strategies = Lõputöö ühendab arvud neljaks strateegiaks. Ründav: 0,8 h_n + 0,2 h_d. Kaitsev: 0,4 h_sk + 0,4 h_s + 0,2 h_d. Kombineeritud: 0,4 h_sk + 0,4 h_n + 0,2 h_d. Jooksev: ainult h_d.
lesson-plans-strategies-ask = Milline tahab üksikuid nuppe lüüa kõige rohkem?
lesson-plans-strategies-1 = Ründav
lesson-plans-strategies-2 = Kaitsev
lesson-plans-strategies-3 = Jooksev
lesson-plans-strategies-why = Ründav: nupud müüril moodustavad 80% selle hinnangust.
lesson-plans-search = Siin hindab kombineeritud strateegia sügavusel 1 kõiki avaviske 3-1 käike. Sügavusel 2 lisandub vastase vise, kuid hinnatavad seisud on samad, seega valik ei muutu. Alles sügavus 3 lisab vastused. Proovi teisi strateegiaid ja sügavusi.

## Fifty games

lesson-fifty-title = Miks 50 mängu eksitab
lesson-fifty-about = Tartu lõputöö turniir, sinu silme all uuesti mängitud.
lesson-fifty-caption = Rea võidud veeru vastu, 50 mängu paari kohta (Tartu 2015, tabel 1)
lesson-fifty-table = Tartu lõputöö viis mängijat, igaüks igaühe vastu, 50 mängu paari kohta. Autor järeldab: juhuslik kaotab kõigile, jooksev kõigile peale juhusliku, kombineeritud võidab kõiki. Kas 50 mängu saab seda näidata?
lesson-fifty-pair = { $row } – { $column }
lesson-fifty-ours = Parlor
lesson-fifty-source = Lõputöö
lesson-fifty-games-stored = { $games } mängu paari kohta, varem mõõdetud, 95% usaldusvahemikega
lesson-fifty-games-live = { $games } mängu paari kohta, äsja mängitud, 95% usaldusvahemikega
lesson-fifty-run = Mängi turniir nüüd läbi
lesson-fifty-again = Mängi veel üks turniir
lesson-fifty-draw = Loosi uuesti
lesson-fifty-drawn = { $n } turniiri, igas 50 mängu, loositud, mitte mängitud: kombineeritud võidab iga mängu tõenäosusega { $share }. Võidud 50-st:
lesson-fifty-lost = Turniire, kus parem mängija enamust ei saa: { $n }/{ $of }.
lesson-fifty-adds-up = Vaata ründavat ja kombineeritut. Ründava rida ütleb, et ta võitis nende 50 mängust 48%. Kombineeritu rida ütleb, et ta võitis samadest mängudest 58%. Triktrakis viiki ei ole.
lesson-fifty-adds-up-ask = Kui palju peavad need kokku andma?
lesson-fifty-adds-up-1 = 50%
lesson-fifty-adds-up-2 = 100%
lesson-fifty-adds-up-3 = 106%
lesson-fifty-adds-up-why = 100%. Aga 48 + 58 = 106, seega on vähemalt üks arv vale. Kumb, seda me öelda ei oska.
lesson-fifty-error = Juhus üksi nihutab 50 mängu tulemust umbes 7 protsendipunkti võrra üles või alla: see on üks standardviga. 95% usaldusvahemik ulatub kummalegi poole umbes kaks korda kaugemale.
lesson-fifty-error-ask = Kombineeritud võitis 58% 50 mängust. Millises vahemikus on väga tõenäoliselt tema tegelik võitude osakaal?
lesson-fifty-error-1 = 57–59%
lesson-fifty-error-2 = 51–65%
lesson-fifty-error-3 = 44–71%
lesson-fifty-error-why = 44–71%, usaldusnivool 95%. Ta võib olla isegi nõrgem mängija.
lesson-fifty-live = Siin on sama tabel Parlori mängituna, samuti 50 mänguga, lõputöö arvude kõrval. Kui vahemik ulatub üle keskjoone, ei ole kummagi paremust näidatud. Mängi turniir nüüd läbi: iga kord tulevad teised arvud.
lesson-fifty-resample = 1000 mängus võitis kombineeritud ründavat 59,1% kordadest. Oletame, et see on tõde, ja loosime selle järgi palju 50 mängu turniire. Need mängud on sellel lehel loositud, mitte mängitud. Seest tühjad tulbad on turniirid, mida parem mängija ei võida.
lesson-fifty-resample-ask = Kui tihti ei võida parem mängija üle poole mängudest?
lesson-fifty-resample-1 = Mitte kunagi
lesson-fifty-resample-2 = Umbes iga kaheksas kord
lesson-fifty-resample-3 = Iga teine kord
lesson-fifty-resample-why = Umbes 12%. Viiekümne mänguga selliseid mängijaid kindlalt ei erista.
lesson-fifty-more = 1000 mänguga ulatub vahemik kummalegi poole ainult umbes 3 protsendipunkti. Vahemikud kahanevad aeglaselt: pöördvõrdeliselt mängude arvu ruutjuurega.
lesson-fifty-more-ask = Mitut mängu on vaja, et 50 mängu vahemik oleks poole kitsam?
lesson-fifty-more-1 = 100
lesson-fifty-more-2 = 200
lesson-fifty-more-3 = 2500
lesson-fifty-more-why = Neli korda rohkem: 200.
lesson-fifty-thousand = Pärast 1000 mängu võidab kombineeritud kõiki. Et jooksev kaotab kõigile peale juhusliku, ei ole näidatud: ründava ja kaitsva vastu on 50% vahemiku sees. Ja meie juhuslik võidab 1–2%, mitte 22–32%, seega peab lõputöö programm oma kirjeldusest erinema.

## Hidden information

lesson-hidden-title = Varjatud kaardid: blufi parasjagu
lesson-hidden-about = Strateegiate sulandumine, Kuhni pokker ja õppimine kahetsuse põhjal.
lesson-hidden-seen = Münt on peidus. A tähendab: arva, kas see on X või Y, ja võida 1, kui arvad õigesti. B tähendab: võta kindel 0,6. See otsing vaatab igasse võimalikku maailma eraldi. Seal ta näeb münti, arvab alati õigesti ja hindab A väärtuseks 1.
lesson-hidden-seen-ask = Kui palju on A tegelikult väärt, kui münti ei näe?
lesson-hidden-seen-1 = 1
lesson-hidden-seen-2 = 0,6
lesson-hidden-seen-3 = 0,5
lesson-hidden-seen-why = 0,5: mõlemas maailmas tuleb arvata ühtemoodi.
lesson-hidden-fusion = Siin tuleb arvata enne, kui münti näeb, nagu tegelikultki. A on väärt 0,5, seega on õige B. Esimene otsing valis A, sest kasutas igas maailmas eri plaani, aga sina nii ei saa. Seda viga nimetatakse strateegiate sulandumiseks.
lesson-hidden-game = Kuhni pokker on kõige väiksem pokker: kolm kaarti, kummalgi üks, kuningas lööb emandat ja emand poissi. Mõlemad panevad sisse ühe žetooni. Kumbki võib ühe juurde panustada; teine siis maksab või loobub. Kõik sõltub kaardist, mida ei näe.
lesson-hidden-bluff = Sul on poiss ja sa alustad. Otsing, mis näeb mõlemat kaarti, ei panusta siin kunagi: kaartide avamisel poiss alati kaotab. Nii ei ole tema panuse taga kunagi poissi ja tähelepanelik vastane loobub.
lesson-hidden-bluff-ask = Kas poisiga tuleks vahel panustada?
lesson-hidden-bluff-1 = Jah, blufiks
lesson-hidden-bluff-2 = Ei, mitte kunagi
lesson-hidden-bluff-why = Mõni bluff võidab poti ja tänu bluffidele makstakse ka sinu kuninga panus. Tasakaalus panustatakse poisiga kõige rohkem üks kord kolmest ja kolm korda harvem kui kuningaga.
lesson-hidden-learn = Kontrafaktuaalse kahetsuse minimeerimine (CFR) mängib iseendaga. Iga iteratsiooni järel küsib see iga otsuse kohta: kui palju parem oleks olnud teine käik? Edaspidi valib see käike võrdeliselt seni kogunenud kahetsusega. Kõigi iteratsioonide keskmine läheneb tasakaalule.
lesson-hidden-value = Vaata kõveraid. Mängu väärtus esimesele mängijale stabiliseerub iteratsioonide käigus. Kes käib esimesena, annab oma kaardi kohta midagi ära.
lesson-hidden-value-ask = Kui palju võidab esimene mängija mängu kohta, kui mõlemad mängivad veatult?
lesson-hidden-value-1 = 0
lesson-hidden-value-2 = −1/18
lesson-hidden-value-3 = +1/18
lesson-hidden-value-why = −1/18 žetooni, umbes −0,056. Eelis on teisel mängijal.
lesson-hidden-exploit = Ärakasutatavus on see, mille sinu strateegiat tundev vastane keskmiselt mängu kohta võidab, kui alustate kordamööda. Alguses on see suur ja langeb siis 0 poole. Tasakaalus ei ole enam midagi ära kasutada. Seda tähendabki bluffida parasjagu.

## All worlds of a Zole ending

lesson-worlds-title = Zole: otsi läbi kõik võimalikud jaotused
lesson-worlds-about = 3150 jaotust ja programmiviga, mis muudab tulemust.
lesson-worlds-card = Kaart
lesson-worlds-mean = Suure keskmine tulemus
lesson-worlds-mask-label = Trumbid, mis masti käimisel arvesse lähevad
lesson-worlds-mask-source = Nagu lõputöö programmis
lesson-worlds-mask-rules = Reeglite järgi
lesson-worlds-again = Arvuta selles serveris uuesti
lesson-worlds-deal = See lõppmäng on Läti lõputöö joonis 4.1. Neli tihi on mängitud. Sina mängid suure vastu, sul on need neli kaarti ja sa käid viienda tihi välja. Milline kaart on parim?
lesson-worlds-unseen = Kümmet kaarti sa ei ole näinud. Kaks neist on kõrvale pandud, kummaski teises käes on neli. Kõrvale pandud saab valida 45 viisil ja ülejäänud kaheksa jagada 70 viisil.
lesson-worlds-unseen-ask = Mitu võimalikku jaotust ehk maailma on?
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
lesson-worlds-mask = Lõputöö programmis on viga: trumpide loendist, mille järgi masti käiakse, puuduvad Q♠ ja Q♣. Joonisel endal viskab mängija trumbile 9♠, kuigi tal on Q♠. Lülita viga välja: Q♥ jääb parimaks, kuid teisel kohal on Q♣ asemel J♣.
lesson-worlds-limits = PIMC-l on piirang, mida tead eelmisest tunnist: igas jaotuses plaanib ta nii, nagu näeks kõiki kaarte. Ta ei käi kunagi selleks, et midagi teada saada, ega varja midagi.
lesson-worlds-limits-ask = Kuidas seda viga nimetatakse?
lesson-worlds-limits-1 = Strateegiate sulandumine
lesson-worlds-limits-2 = Gamma kärpimine
lesson-worlds-limits-why = Strateegiate sulandumine: igale jaotusele oma plaan, kuigi järgida saab ainult üht.

## Riichi

lesson-riichi-title = Riichi: kiirus, ootused ja ohutus
lesson-riichi-about = Shanten, kasulikud kivid, viis ootust, suji, sein, riichi või mitte ja kümme küsimust.
lesson-riichi-your-hand = Sinu käsi
lesson-riichi-your-river = Sinu äravisatud kivid
lesson-riichi-their-river = Riichi kuulutanud mängija äravisatud kivid
lesson-riichi-row-sets = Valmis kombinatsioonid
lesson-riichi-row-begun = Alustatud ja paar
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
lesson-riichi-row-impossible = Neid ei saa olla kellelgi
lesson-riichi-row-left = Endiselt võimalik
lesson-riichi-shanten = Shanten näitab, mitu kasulikku kivi on tenpaini puudu. Loe kokku kombinatsioonid, alustatud kombinatsioonid ja paar: 8, miinus 2 iga kombinatsiooni eest, miinus 1 iga alustatu eest, miinus 1 paari eest. Siin: 8 − 4 − 2 − 1 = 1.
lesson-riichi-far = Sama käsi ühes reas. Tenpai tähendab shanten 0: veel üks kivi ja käsi on valmis.
lesson-riichi-far-ask = Kui kaugel on see tenpaist?
lesson-riichi-far-1 = See on tenpai
lesson-riichi-far-2 = Üks kivi
lesson-riichi-far-3 = Kaks kivi
lesson-riichi-far-why = Shanten 1: üks kasulik kivi ja käsi on tenpai.
lesson-riichi-acceptance = Kasulikud on kivid, mis viivad kätt edasi. Vaata iga kuju eraldi; iga liiki kive on neli. Bambus 4 5 juurde sobivad 3 ja 6: kaheksa kivi. Bambus 1 3 juurde sobib ainult 2, bambus 1 2 juurde ainult 3: kummalegi neli kivi.
lesson-riichi-acceptance-ask = Ühe neist pead lõhkuma. Millise peaksid alati alles jätma?
lesson-riichi-acceptance-1 = Bambus 4 5
lesson-riichi-acceptance-2 = Bambus 1 3
lesson-riichi-acceptance-3 = Bambus 1 2
lesson-riichi-acceptance-why = Bambus 4 5 juurde sobib kaks korda rohkem kive kui teiste juurde.
lesson-riichi-waits = Viis põhiootust. Kahepoolne: 4 5 ootab 3 ja 6. Keskmise: 4 6 ootab 5. Ääre: 1 2 ootab 3. Kahe paari: kummastki võib saada kolmik. Paari: üks kivi ootab oma kaksikut.
lesson-riichi-numbers = Ootust kirjeldab kaks arvu: mitut liiki kivid teevad käe valmis ja mitu sellist kivi on. Iga liiki on neli, maha arvatud need, mis on sul endal. See käsi ootab bambus 3 ja 6.
lesson-riichi-numbers-ask = Mitu kivi teeb selle valmis?
lesson-riichi-numbers-1 = 2
lesson-riichi-numbers-2 = 4
lesson-riichi-numbers-3 = 8
lesson-riichi-numbers-why = Kaks liiki, kaheksa kivi. Teiste äravisatud kivid vähendavad seda.
lesson-riichi-furiten = Sinu käsi ootab bambus 3 ja 6, kuid bambus 6 oled ise ära visanud. See on furiten. Enda võetud kiviga võid ikkagi võita.
lesson-riichi-furiten-ask = Keegi viskab bambus 3. Kas võid sellega võita?
lesson-riichi-furiten-1 = Jah, bambus 3 ei ole ma ära visanud
lesson-riichi-furiten-2 = Ei
lesson-riichi-furiten-why = Ei. Üks oodatav kivi sinu äravisatute seas keelab roni kõigi oodatavate kividega.
lesson-riichi-safe = Furiten kaitseb ka sind. Mängija ei saa roniga võita kiviga, mille ta on ise ära visanud. Pärast riichit kehtib sama iga kivi kohta, mille keegi on sellest peale ära visanud: kui ta sellega ei võitnud, on ta furiten.
lesson-riichi-safe-ask = Milline kivi on selle mängija vastu kindlasti ohutu?
lesson-riichi-safe-1 = Ring 5
lesson-riichi-safe-2 = Bambus 7
lesson-riichi-safe-3 = Märk 9
lesson-riichi-safe-why = Märk 9 on ta ise ära visanud. Teisi võib ta oodata.
lesson-riichi-suji = Suji: ta on ära visanud ring 4. Kahepoolne ootus, kuhu sobib ring 1 või 7, ootaks ka 4 ja oleks furiten. Nii on 1 ja 7 ohutumad, kuid mitte ohutud: 7 sobib veel nelja muu ootusega, 1 ainult kahe paari ja paari ootusega. Ring 5 on ohutum ainult siis, kui ära on visatud nii 2 kui ka 8.
lesson-riichi-suji-ask = Millise kivi teeb ring 4 ohutumaks?
lesson-riichi-suji-1 = Ring 5
lesson-riichi-suji-2 = Ring 1
lesson-riichi-suji-3 = Ring 3
lesson-riichi-suji-why = Ring 1 ja ka 7. Ole ettevaatlik kiviga, mis visati ära riichit kuulutades: selle suji on tihti lõks.
lesson-riichi-wall = Sein (jaapani keeles kabe): kõik neli bambus 7 on näha, seega ei saa keegi teha rida, milles on 7. Iga rida, milles on 8 või 9, vajab 7. Bambus 8 ja 9 võivad sobida ainult kahe paari ja paari ootusega.
lesson-riichi-riichi = Tenpai, varjatud käsi: riichi? Poolt: veel üks han, ippatsu, ura dora, surve ja yaku igale varjatud käele. Roniga annab see käsi riichita 2000, riichiga 3900. Vastu: 1000 punkti panus, kõik on hoiatatud. Kui käsi on juba piirkäsi, ei pruugi veel üks han midagi lisada.
lesson-riichi-riichi-ask = Mis on veel selle vastu?
lesson-riichi-riichi-1 = Kätt ei saa enam muuta: kaitsta end ei saa
lesson-riichi-riichi-2 = Käsi loetakse avatuks
lesson-riichi-riichi-why = Pärast riichit pead iga võetud kivi ära viskama, ka ohtliku.
lesson-riichi-quiz = Küsimus { $n }/{ $of }, robotite mängust.
lesson-riichi-n-away = { $n } kivi
lesson-riichi-ask-shanten = Enne äraviskamist: mitu kasulikku kivi on käel tenpaini puudu?
lesson-riichi-ask-acceptance = Millise kivi äraviskamine jätab kõige rohkem kasulikke kive?
lesson-riichi-ask-waits = Äsja ära visatud: { $tile }. Mida käsi ootab?
lesson-riichi-ask-safe = Milline neist kividest on kindlasti ohutu?
lesson-riichi-ask-riichi = 14. käik. Viskad ära kivi { $tile } ja käsi on tenpai. Riichi?
lesson-riichi-riichi-always = Riichi
lesson-riichi-riichi-never = Ilma riichita
lesson-riichi-why-shanten = Shanten { $n }, nagu programm loeb.
lesson-riichi-why-acceptance = Kasulikke kive: { $n }, paremuselt järgmisel valikul { $other }.
lesson-riichi-why-waits = Käe teevad valmis need kivid ja mitte ükski muu.
lesson-riichi-why-safe = Selle on ära visanud riichi kuulutanud mängija ise.
lesson-riichi-why-riichi = Riichita võidab see käsi ainult enda võetud kiviga: sel ei ole yakut. Oodatavad punktid, kui teised ainult võtavad ja viskavad: { $n } riichiga, { $other } ilma.

## Zole

lesson-zole-title = Zole: paku, pane kõrvale, käi välja, loe
lesson-zole-about = Võtta või passida, kõrvale panemine, väljakäigud, trumbid, silmad ja kümme küsimust.
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
lesson-zole-aim = Kõik emandad, kõik poisid ja kõik ruutukaardid on trumbid. Pakis on 120 silma: äss 11, kümme 10, kuningas 4, emand 3, poiss 2. Suurel on vaja 61 silma.
lesson-zole-aim-ask = Oled suur ja sul on täpselt 60 silma. Kas võitsid?
lesson-zole-aim-1 = Sa võitsid
lesson-zole-aim-2 = Sa kaotasid
lesson-zole-aim-why = 60-st ei piisa. Ka teistel on 60 ja võidavad nemad.
lesson-zole-take = Võtta või passida? Loe trumpe, ennekõike emandaid ja poisse, ning lihtmastide ässi. Meie mängija „Jaotused“ võtab, kui võidab vähemalt 40 sajast võimalikust jaotusest. Ülemise käega võidab ta 83, alumisega mitte ühtegi: madalad trumbid ja kümme ilma oma ässata ei võida midagi.
lesson-zole-zole = Zole tähendab mängu ilma lauakaartideta; nende silmad loetakse teistele. Võit annab 2 punkti asemel vähemalt 10, kaotus võtab 4 asemel vähemalt 12. Kõigi nelja emandaga võidab see käsi 96 sajast võimalikust jaotusest.
lesson-zole-bury = Võtsid laua ja paned nüüd kümnest kaardist kaks kõrvale. Vabane lühikesest mastist, et seda hiljem trumbiga lüüa, ja kaartidest, mille nagunii kaotaksid. Kui panna kõrvale K♥ ja 9♠, ei jää ärtut ega padat: 76 võitu sajast, K♥ ja K♣ puhul ainult 57.
lesson-zole-bury-ask = Kellele lähevad kõrvale pandud kaartide silmad?
lesson-zole-bury-1 = Sulle, suurele
lesson-zole-bury-2 = Vastastele
lesson-zole-bury-3 = Mitte kellelegi
lesson-zole-bury-why = Need loetakse sulle. Zoles loetakse lauakaardid teistele.
lesson-zole-lead-solo = Oled suur ja käid esimesena välja. Üksik lihtmasti äss on hea algus: hiljem võib kellelgi see mast otsas olla ja ta lööb ässa trumbiga. Kui trumpe on palju ja need on kõrged, käi neid ülevalt alla, et vastaste trumbid välja tõmmata.
lesson-zole-lead-opp = Käid välja suure vastu. Käi lihtkaarte ja jäta trumbid suurele. Madal kaart lühikesest mastist annab vähe ära ja varsti saad seda masti trumbiga lüüa. Kui tihi on kindlalt partneri oma, lisa silmi.
lesson-zole-trumps = Loe trumpe: neid on 14. Lahuta enda omad ja käidud, ja tead, mitu on veel nägemata. Siin on sul viis ja kuus on käidud.
lesson-zole-trumps-ask = Mitu trumpi on veel nägemata?
lesson-zole-trumps-1 = 3
lesson-zole-trumps-2 = 5
lesson-zole-trumps-3 = 9
lesson-zole-trumps-why = 14 − 5 − 6 = 3. Nende seas võivad olla ka kõrvale pandud, kui sa ei pannud neid ise.
lesson-zole-eyes = Loe silmi, kui tihisid võetakse. Suur võidab 61 silmaga, alates 91 silmast on võit suur (jaņi). 30 või vähema silmaga on kaotus suur. Kui silmi loed, tead, mitu on veel vaja.
lesson-zole-eyes-ask = Mitu silma on selles tihis?
lesson-zole-eyes-1 = 21
lesson-zole-eyes-2 = 24
lesson-zole-eyes-3 = 31
lesson-zole-eyes-why = 11 + 10 + 3 = 24.
lesson-zole-number = { $n }
lesson-zole-quiz = Küsimus { $n }/{ $of }, { $from ->
        [record] üles kirjutatud jaotusest
       *[seed] jagatud kätest
    }.
lesson-zole-ask-bid = Oled esimene käsi ja pakud esimesena. Mida ütled?
lesson-zole-ask-bury = Võtsid laua. Millised kaks kaarti paned kõrvale?
lesson-zole-ask-lead = Oled suur ja käid esimese tihi välja. Millise kaardiga?
lesson-zole-ask-lead-opp = Sina passisid, järgmine võttis laua. Sina käid välja. Millise kaardiga?
lesson-zole-ask-trumps = Mängid suure vastu. Mitut trumpi sa ei ole näinud?
lesson-zole-ask-eyes = Teise tihi võttis suur selle teise kaardiga. Esimese ja kolmanda tihi võttis sinu pool nende viimase kaardiga. Mitu silma on sul koos partneriga?
lesson-zole-why-bid-take = Lauda võttes võidad 76 sajast võimalikust jaotusest; piisab 40-st. Zole võidaks ainult 4.
lesson-zole-why-bid-pass = Lauda võttes võidad ainult 15 sajast võimalikust jaotusest. Kaks emandat ja kaks poissi vajavad rohkem abi.
lesson-zole-why-bid-zole = Kõik neli emandat ja kõrgeim poiss: zole annab palju rohkem ja käsi on ka ilma lauata piisavalt tugev.
lesson-zole-why-bury = Võidab { $n } sajast võimalikust jaotusest, neist valikutest järgmine { $other }.
lesson-zole-why-lead = Võidab { $n } sajast võimalikust jaotusest, neist valikutest järgmine { $other }.
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
lesson-learnt = { $n } iteratsiooni järel: väärtus esimesele mängijale { $value }, ärakasutatavus { $exploitability } žetooni.
lesson-learnt-curves = Väärtus esimesele mängijale ja ärakasutatavus; iteratsioone: { $n }.
lesson-learnt-value = väärtus
lesson-learnt-exploitability = ärakasutatavus
