//! `zole-e7`: the players against each other, over duplicate deals.

use parlor_arena::plot::Forest;

use crate::drawing::row;
use crate::sources::venters_2015;
use crate::zole_games::{Table, gain, points, verdict};
use crate::{
    Check, Claim, Experiment, Failed, Findings, Measured, Rows, Settings, Size, Unit, Verdict,
};

/// Who meets whom, at which table.
const MATCHES: [(Table, [&str; 2]); 8] = [
    (Table::Classic, [HOUSE, "rules"]),
    (Table::Classic, [HOUSE, SOURCE]),
    (Table::Classic, ["rules", SOURCE]),
    (Table::Classic, ["rules", "random"]),
    (Table::Classic, ["rules", "rules:bid=ranks"]),
    (Table::AllContracts, [HOUSE, "rules"]),
    (Table::Galdins, [HOUSE, "rules"]),
    (Table::MazaZole, [HOUSE, "rules"]),
];
/// In a long run besides: both are slow, and no claim is about them.
const LONG_MATCHES: [(Table, [&str; 2]); 2] =
    [(Table::Galdins, [HOUSE, SOURCE]), (Table::MazaZole, [HOUSE, SOURCE])];
/// The strongest player.
const HOUSE: &str = "house";
/// The source's player.
const SOURCE: &str = "alphabeta";
/// In a quick run the one has a few worlds only, and the other searches later.
const QUICK: [(&str, &str); 2] = [
    (HOUSE, "pimc:worlds=4,enumerate=10,list_from=25,call_burials=3"),
    (SOURCE, "alphabeta:from=16"),
];

/// One player against another, in all assignments of seats.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e7",
    title: "Zole: the players against each other",
    source: venters_2015!(
        "strength cannot be judged without many games against others; it gives no figure"
    ),
    protocol: "every deal is played six times: one of the first player against two of the second at each of the \
               three seats, and the other way round; the figure is the mean points of the first player's seats \
               less those of the second's, per deal and game; by the rules lzf-classic without pules standing, \
               and by online-pgm with all contracts bid for, after three passes (galdiņš), and after a call of \
               mazā zole",
    deviations: &[
        "the source proposes such a comparison and makes none",
        "alphabeta is the source's player with its trump mask; it bids and buries by a rule of thumb, \
         because the source's program does neither",
        "mazā zole is called by the first hand that wins it in as many of 20 worlds as pimc asks for; other \
         deals are drawn until there is one",
        "300 deals a pair (long: 2,000, and house against alphabeta in galdiņš and mazā zole too; quick: 2, house with 4 worlds, alphabeta from move 16 on)",
    ],
    run,
    claims,
    notes: |rows| {
        let all = MATCHES.iter().chain(&LONG_MATCHES);
        all.filter_map(|&(table, specs)| verdict(&name(table, specs), rows)).collect()
    },
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let n = settings.sizes(2_000, 300, 2);
    // One deal of every match after the other, so that progress tells how long it still takes.
    let more = if settings.is_long() { &LONG_MATCHES[..] } else { &[] };
    let all = [&MATCHES[..], more].concat();
    let matches = all.len() as u64;
    let gains = settings.try_map(n * matches, |piece| {
        let (table, specs) = all[(piece % matches) as usize];
        let spec = |spec: &'static str| {
            let quick = QUICK.iter().find(|(of, _)| settings.size == Size::Quick && *of == spec);
            quick.map_or(spec, |(_, quick)| quick)
        };
        gain(settings, table, specs.map(spec), piece / matches)
    })?;
    let of = |which: usize| gains.iter().skip(which).step_by(all.len()).copied().collect();
    let gains: Vec<Measured> = (0..all.len()).map(|which| Measured::mean(&of(which))).collect();
    let mut findings = Findings::new();
    let mut rows = Vec::new();
    for (&(table, specs), ours) in all.iter().zip(&gains) {
        let what = name(table, specs);
        rows.push(row(what.clone(), table as usize, ours, 1.0));
        findings.add(what, Unit::Number(3), *ours);
    }
    let forest = Forest {
        title: "Points a game that one player gets more than the other",
        unit: "points a game",
        rows,
    };
    Ok(findings.plot("gains", forest.draw()))
}

fn name(table: Table, [one, other]: [&str; 2]) -> String {
    let at = match table {
        Table::Classic => "",
        Table::AllContracts => ", all contracts",
        Table::Galdins => ", galdiņš",
        Table::MazaZole => ", mazā zole",
    };
    format!("{one} over {other}{at}")
}

/// What the source expects of players that it did not let play. That the first moves need rules of thumb is not
/// among them: no two players here differ in those alone.
fn claims(_: Rows<'_>) -> Vec<Claim> {
    let row = name(Table::Classic, [HOUSE, "rules"]);
    vec![
        Claim::new(
            "methods of Skat programs make a good Zole player: better than rules of thumb",
            "",
        )
        .as_printed([Check::above(0.0, [&row])], points(&row))
        .because(
            Verdict::Reproduced,
            "Our player; the source's loses to them by {rules over alphabeta | .2}.",
        ),
    ]
}
