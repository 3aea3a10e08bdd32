### The replay of finished games, and of records from elsewhere.

replay-open-record = Atvērt spēles ierakstu
replay-match = Mačs
replay-formats = Izskatiet citur spēlētu partiju: Tenhou (XML vai JSON), mjai, bekgemona .mat, Zoles tekstu vai Parlor ierakstu. Tas paliek šajā lapā un nekur netiek glabāts.
replay-choose-file = Izvēlieties failu vai ievelciet to šeit
replay-paste = Vai ielīmējiet tā tekstu
replay-deal = Partija
replay-deal-of = { $n } no { $of }
replay-seen-from = Skatoties no vietas
replay-not-read = Šo nevar izlasīt: { $detail }
replay-not-over = Šis mačs vēl nav beidzies. Atkārtojums atvērsies, kad tas beigsies.
