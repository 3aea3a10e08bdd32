//! `riichi-roundrobin`: everyone of the sources against everyone.

use parlor_arena::plot::Forest;
use parlor_arena::{
    Allowed, Arena, Block, BotErrors, BotLimits, Entrant, GameLine, Plan, Players, Schedule,
    Seatings, Standings, play_block,
};
use parlor_riichi::rule_set::{Length, Parameter};
use parlor_riichi::{DrawOrder, Preset};
use parlor_riichi_kit::RiichiKit;
use parlor_stats::{Bootstrap, Interval, Resampling};

use crate::drawing::row;
use crate::{Experiment, Failed, Findings, Measured, Settings, Unit};

const ENTRANTS: [&str; 9] = [
    "lt-random",
    "lt-greedy",
    "lt-fast",
    "lt-csp",
    "lt-bucket",
    "lt-dqn",
    "fi-mc",
    "fi-tree:depth=1",
    "jp-dag",
];

/// Everyone of the sources against everyone.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "riichi-roundrobin",
    title: "Riichi: all players of the sources against each other, lt-bucket for the first time",
    source: "Kaunas 2017 (lt-…), Helsinki 2019 (fi-…), Kurita and Hoki 2017 (jp-dag): none met the players of the others, \
             and lt-bucket was never evaluated; there is no figure",
    protocol: "all 126 choices of four of nine players; a block is one source of walls played in four East matches by \
               lt2017, so that everyone sits everywhere; points with uma in thousands a match, wins and deal-ins by \
               hand, mean rank; intervals by bootstrap over blocks, leads by the blocks in which both play",
    deviations: &[
        "three blocks of every choice (quick: 6 blocks of six choices)",
        "a decision may use 5,000 nodes (quick: 300), so that jp-dag values hands that are far from ready by fewer \
         exchanges; fi-tree looks one exchange ahead",
        "36 leads are tested at once: two of them would be called clear by chance alone if all were equal",
    ],
    run,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let rules = Preset::by_name("lt2017").map_err(Failed::by)?.rules();
    let rules = rules.with(Parameter::MatchLength(Length::East));
    let arena = Arena::new(RiichiKit::new(rules, DrawOrder::Wall));
    let n_line_ups = Schedule::RoundRobin.line_ups(ENTRANTS.len(), 4).len() as u64;
    let n_blocks = settings.size(3 * n_line_ups, 6);
    let plan = plan(settings, n_line_ups.max(n_blocks));
    let players = Players::new(&arena, &plan, BotErrors::Hidden).map_err(Failed::by)?;
    // Quickly, some choices far apart.
    let step = (n_line_ups / n_blocks).max(1);
    let blocks = settings.map(n_blocks, |block| play_block(&players, block * step));
    let lines: Vec<Vec<GameLine>> = blocks.into_iter().map(|Block { games, .. }| games).collect();
    let names: Vec<String> = ENTRANTS.iter().map(|&name| name.to_owned()).collect();
    let mut standings = Standings::new(names);
    lines.iter().for_each(|block| standings.add(block));
    let mut findings = points(&standings);
    leads(&mut findings, &standings);
    rates(&mut findings, &lines, settings.seed)?;
    let matches: usize = lines.iter().map(Vec::len).sum();
    let hands: u32 = lines.iter().flatten().map(|line| line.deals).sum();
    let order: Vec<String> = standings.table().into_iter().map(|line| line.name).collect();
    Ok(findings
        .remark(format!("Best first, by points: {}.", order.join(", ")))
        .remark(format!("{} blocks, {matches} East matches, {hands} hands.", lines.len())))
}

fn plan(settings: &Settings<'_>, blocks: u64) -> Plan {
    Plan {
        entrants: ENTRANTS
            .map(|name| Entrant { name: name.to_owned(), agent: name.to_owned() })
            .to_vec(),
        schedule: Schedule::RoundRobin,
        seatings: Seatings::Rotations,
        blocks,
        seed: settings.seed,
        budget: Allowed { nodes: Some(settings.size(5_000, 300)), think_ms: None },
        cap: Plan::CAP,
        stop: None,
        bots: BotLimits::default(),
    }
}

fn measured(value: f64, interval: Option<(f64, f64)>) -> Measured {
    let interval = interval.map(|(low, high)| Interval { low, high });
    Measured { value, interval, is_exact: false }
}

/// Everyone's points, best first.
fn points(standings: &Standings) -> Findings {
    let (mut findings, mut rows) = (Findings::new(), Vec::new());
    for line in standings.table() {
        let what = format!("points a match in thousands, {}", line.name);
        let ours = measured(line.mean, line.interval);
        findings.add(what, Unit::Number(2), ours);
        rows.push(row(line.name, line.entrant, &ours, 1.0));
    }
    let title = "Points a match with uma, with 95 % intervals";
    findings.plot("points", Forest { title, unit: "thousands", rows }.draw())
}

/// Wins and deal-ins by hand and mean rank; intervals by bootstrap over blocks.
fn rates(findings: &mut Findings, blocks: &[Vec<GameLine>], seed: u64) -> Result<(), Failed> {
    type Part = fn(&GameLine, usize) -> [f64; 2];
    let parts: [(&str, Unit, Part); 4] = [
        ("wins per hand", Unit::Percent(1), |line, seat| count(line, seat, "wins")),
        ("deal-ins per hand", Unit::Percent(1), |line, seat| count(line, seat, "deal_ins")),
        ("riichi per hand", Unit::Percent(1), |line, seat| count(line, seat, "riichi")),
        ("mean rank", Unit::Number(2), rank),
    ];
    for (what, unit, part) in parts {
        for (entrant, name) in ENTRANTS.iter().enumerate() {
            let sums: Vec<[f64; 2]> = blocks
                .iter()
                .map(|block| sum(block, entrant, part))
                .filter(|[_, whole]| *whole > 0.0)
                .collect();
            let ours = match sums.len() {
                0 => continue,
                1 => Measured::alone(sums[0][0] / sums[0][1]),
                _ => {
                    let resampling = Resampling { resamples: 2_000, seed };
                    let ratio = |&[part, whole]: &[f64; 2]| part / whole;
                    Measured::bootstrapped(Bootstrap::of_means(&sums, resampling, ratio))?
                }
            };
            findings.add(format!("{what}, {name}"), unit, ours);
        }
    }
    Ok(())
}

/// One count of a seat, and its hands.
fn count(line: &GameLine, seat: usize, name: &str) -> [f64; 2] {
    let counts = &line.counts[seat];
    [counts.get(name) as f64, counts.get("hands") as f64]
}

/// The place of a seat, and one match.
fn rank(line: &GameLine, seat: usize) -> [f64; 2] {
    let places = ["rank_1", "rank_2", "rank_3", "rank_4"];
    let place = places.iter().zip(1..).map(|(name, place)| line.counts[seat].get(name) * place);
    let played = places.iter().map(|name| line.counts[seat].get(name));
    [place.sum::<i64>() as f64, played.sum::<i64>() as f64]
}

/// What an entrant did in the matches of a block.
fn sum(block: &[GameLine], entrant: usize, part: fn(&GameLine, usize) -> [f64; 2]) -> [f64; 2] {
    let seats = block.iter().flat_map(|line| {
        let seats = line.seats.iter().enumerate();
        seats.filter(move |(_, at)| **at == entrant).map(move |(seat, _)| part(line, seat))
    });
    seats.fold([0.0; 2], |[a, b], [part, whole]| [a + part, b + whole])
}

/// Who is ahead of whom.
fn leads(findings: &mut Findings, standings: &Standings) {
    let mut clear = 0;
    let pairings = standings.pairings();
    let n = pairings.len();
    for pairing in pairings {
        let [one, other] = pairing.entrants.map(|entrant| ENTRANTS[entrant]);
        let what = format!("lead of {one} over {other} in thousands a match");
        clear += usize::from(pairing.interval.is_some_and(|(low, high)| low > 0.0 || high < 0.0));
        findings.add(what, Unit::Number(2), measured(pairing.lead, pairing.interval));
    }
    let clear = format!("{clear} of {n} leads are clear: their intervals leave out zero.");
    findings.remarks.push(clear);
}
