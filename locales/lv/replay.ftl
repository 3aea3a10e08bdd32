### The replay of finished games, and of records from elsewhere.

replay-open-record = Atvērt spēles ierakstu
replay-match = Mačs
replay-formats = Apskatiet citur spēlētu partiju: Tenhou (XML vai JSON), mjai, nardu .mat, Zoles teksts vai Parlor ieraksts. Tas tiek tikai parādīts, nekas netiek saglabāts.
replay-choose-file = Izvēlieties failu vai ievelciet to šeit
replay-paste = Vai ielīmējiet tekstu
replay-deal = Partija
replay-deal-of = { $n } no { $of }
replay-seen-from = Skatoties no vietas
replay-not-read = Šo ierakstu nevar nolasīt: { $detail }
replay-not-over = Šī spēle vēl nav beigusies. Atkārtojums būs pieejams pēc tās beigām.
