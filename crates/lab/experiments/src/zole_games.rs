//! Duplicate deals of Zole: one player against another, in all assignments of seats.

use parlor_agent::{Agent, Allowance, PlayOptions, Stream, play_deal};
use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_zole::{Action, Call, Contract, Deal, Layout, Pack, Place, RuleSet, Setup};
use parlor_zole_agents::{Imagining, Pimc, PimcOptions, Thresholds, ranks, registry};

use crate::{Failed, Rows, Settings};

/// What is played at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Table {
    /// `lzf-classic`: everyone bids, and three passes end the deal.
    Classic,
    /// `online-pgm`: everyone bids, mazā zole may be called, and three passes are galdiņš.
    AllContracts,
    /// `online-pgm` after three passes.
    Galdins,
    /// `online-pgm` after a call of mazā zole, with a hand that is worth it.
    MazaZole,
}

/// Worlds asked whether a hand is worth mazā zole.
const N_WORLDS: usize = 20;
/// Above this many ranks nobody thinks of mazā zole.
const RANKS_MAX: u32 = 20;
/// Below this many nobody thinks of zole, or of taking the table.
const ZOLE_MIN: u32 = 36;
const TAKE_MIN: u32 = 16;
/// Layouts drawn at most in search of such a hand; about one in a hundred has one.
const DRAWS_MAX: usize = 100_000;

impl Table {
    /// Deal `number`, ready for the first decision of a player.
    pub(crate) fn start(self, settings: &Settings<'_>, number: u64) -> Result<Deal, Failed> {
        let mut cards = settings.stream("players-matched", number);
        match self {
            Table::Classic => dealt(RuleSet::LZF_CLASSIC, Layout::drawn(&mut cards), &[]),
            Table::AllContracts => dealt(RuleSet::ONLINE_PGM, Layout::drawn(&mut cards), &[]),
            Table::Galdins => {
                dealt(RuleSet::ONLINE_PGM, Layout::drawn(&mut cards), &[Call::Pass; 3])
            }
            Table::MazaZole => wanted(Call::MazaZole, &mut cards),
        }
    }
}

/// A deal of these cards after these calls.
fn dealt(rules: RuleSet, layout: Layout, calls: &[Call]) -> Result<Deal, Failed> {
    let setup = Setup::new(rules, Seat::C).ok_or_else(|| Failed("no such table".to_owned()))?;
    let mut deal = Deal::start(&setup);
    deal.apply(layout, &mut Silent).map_err(Failed::by)?;
    for (seat, &call) in [Seat::A, Seat::B, Seat::C].into_iter().zip(calls) {
        let call = Answers::one(seat, Action::Call(call));
        deal.resolve(&call, &mut Silent).map_err(Failed::by)?;
    }
    Ok(deal)
}

/// The first hand in turn that wins by a call in as many worlds as `pimc` asks for makes it.
pub(crate) fn wanted(call: Call, cards: &mut Stream) -> Result<Deal, Failed> {
    let is_thinkable = |ranks: u32| match call {
        Call::Pass => false,
        Call::Take => ranks >= TAKE_MIN,
        Call::Zole => ranks >= ZOLE_MIN,
        Call::MazaZole => ranks <= RANKS_MAX,
    };
    let usual = PimcOptions::default();
    let imagining = Imagining { n_worlds: N_WORLDS, ..usual.imagining };
    let mut judge = Pimc::new(PimcOptions { imagining, ..usual }, Stream::next_u64(cards));
    let needed = Thresholds::tuned(&RuleSet::ONLINE_PGM);
    for _ in 0..DRAWS_MAX {
        let layout = Layout::drawn(cards);
        for (n, place) in Place::ALL.into_iter().enumerate() {
            if !is_thinkable(ranks(layout.hands()[place])) {
                continue;
            }
            let deal = dealt(RuleSet::ONLINE_PGM, layout, &[Call::Pass; 3][..n])?;
            let seat = deal.public().turn_seat().unwrap_or(Seat::A);
            let won = judge.shares(&deal.view(seat), &[call]);
            if needed.of(call, place).is_some_and(|needed| won[0] >= needed) {
                let mut calls = vec![Call::Pass; n];
                calls.push(call);
                return dealt(RuleSet::ONLINE_PGM, layout, &calls);
            }
        }
    }
    Err(Failed("no hand for the call was dealt".to_owned()))
}

/// What one player gets more than the other in the six games of a deal, on average: one of the first
/// against two of the second at each of the three seats, and the other way round.
pub(crate) fn gain(
    settings: &Settings<'_>,
    table: Table,
    [one, other]: [&str; 2],
    number: u64,
) -> Result<f64, Failed> {
    gain_within(settings, table, [one, other], number, None)
}

/// The same where no decision may visit more than so many nodes.
pub(crate) fn gain_within(
    settings: &Settings<'_>,
    table: Table,
    [one, other]: [&str; 2],
    number: u64,
    nodes: Option<u64>,
) -> Result<f64, Failed> {
    let start = table.start(settings, number)?;
    let mut sum = 0.0;
    for alone in 0..3 {
        for (single, pair, sign) in [(one, other, 1.0), (other, one, -1.0)] {
            let specs = [0, 1, 2].map(|seat| if seat == alone { single } else { pair });
            let (points, _) = play(settings, &start, specs, number, nodes)?;
            let others: f64 = points.iter().sum::<f64>() - points[alone];
            sum += sign * (points[alone] - others / 2.0);
        }
    }
    Ok(sum / 6.0)
}

/// One game from `start` on, so many nodes a decision: the points of the three seats, and what was played.
pub(crate) fn play(
    settings: &Settings<'_>,
    start: &Deal,
    specs: [&str; 3],
    number: u64,
    nodes: Option<u64>,
) -> Result<([f64; 3], Option<Contract>), Failed> {
    let mut seeds = settings.stream("players-matched-seeds", number);
    let agent = |spec: &&str| registry().build(spec, Stream::next_u64(&mut seeds));
    let agents: Result<Vec<Box<dyn Agent<Deal>>>, _> = specs.iter().map(agent).collect();
    let mut agents = agents.map_err(Failed::by)?;
    let mut deal = start.clone();
    let mut pack = Pack::shuffled(&mut settings.stream("players-matched", number));
    let allowance = Allowance { nodes, ..Allowance::default() };
    let options = PlayOptions { allowance, ..PlayOptions::default() };
    play_deal(&mut deal, &mut pack, &mut agents, &options, |_| {}).map_err(Failed::by)?;
    let points = deal.returns();
    let points = [Seat::A, Seat::B, Seat::C].map(|seat| f64::from(points[seat]));
    Ok((points, deal.public().contract()))
}

/// A gain with its interval, by the name of its row.
pub(crate) fn points(row: &str) -> String {
    format!("{{{row} | signed .2}} points a game ({{{row} | interval .2}})")
}

/// What the interval of a gain says; nothing if there is no such row.
pub(crate) fn verdict(row: &str, rows: Rows<'_>) -> Option<String> {
    let interval = rows.row(row)?.ours.interval;
    Some(match interval {
        Some(interval) if interval.low > 0.0 => format!("{row}: better, zero is outside."),
        Some(interval) if interval.high < 0.0 => format!("{row}: worse, zero is outside."),
        _ => format!("{row}: no clear difference."),
    })
}

#[cfg(test)]
mod tests {
    use parlor_stats::Moments;

    use super::*;
    use crate::{Comparison, Measured, Shown, Unit};

    fn gained(specs: [&str; 2], number: u64) -> f64 {
        gain(&Settings::quick(1), Table::Classic, specs, number).unwrap_or(f64::NAN)
    }

    /// The same six games with the names exchanged: what one gains, the other loses.
    #[test]
    fn a_gain_is_a_loss_of_the_other_and_nobody_gains_on_itself() {
        let mut sum = 0.0;
        for number in 0..20 {
            let one = gained(["rules", "random"], number);
            assert_eq!(one, -gained(["random", "rules"], number), "{number}");
            assert_eq!(gained(["rules", "rules"], number), 0.0, "{number}");
            sum += one.abs();
        }
        assert!(sum > 0.0);
    }

    /// Points of a deal are zero-sum, so what one seat gets more than the mean of the others is one and a
    /// half times its points.
    #[test]
    fn a_deal_is_played_with_the_lone_player_at_every_seat() {
        let settings = Settings::quick(1);
        for number in 0..20 {
            let start = Table::Classic.start(&settings, number).unwrap();
            let mut sum = 0.0;
            for (specs, lone, sign) in [
                (["rules", "random", "random"], 0, 1.0),
                (["random", "rules", "random"], 1, 1.0),
                (["random", "random", "rules"], 2, 1.0),
                (["random", "rules", "rules"], 0, -1.0),
                (["rules", "random", "rules"], 1, -1.0),
                (["rules", "rules", "random"], 2, -1.0),
            ] {
                let (points, _) = play(&settings, &start, specs, number, None).unwrap();
                assert_eq!(points.iter().sum::<f64>(), 0.0, "{specs:?}: {points:?}");
                sum += sign * 1.5 * points[lone];
            }
            let told = gained(["rules", "random"], number);
            assert!((told - sum / 6.0).abs() < 1e-9, "{number}: {told} {}", sum / 6.0);
        }
    }

    /// Three passes are galdiņš: −4/+2/+2, or nothing when two share the loss in full. Mazā zole pays
    /// +12 or −14 to its soloist and the half of it to each other.
    #[test]
    fn the_other_contracts_are_played_and_paid_as_the_rules_say() {
        let settings = Settings::quick(1);
        for number in 0..6 {
            let start = Table::Galdins.start(&settings, number).unwrap();
            let (mut points, contract) =
                play(&settings, &start, ["rules"; 3], number, None).unwrap();
            points.sort_by(f64::total_cmp);
            assert_eq!(contract, Some(Contract::Galdins));
            assert!(points == [-4.0, 2.0, 2.0] || points == [0.0; 3], "{points:?}");
            let start = Table::MazaZole.start(&settings, number).unwrap();
            let (points, contract) = play(&settings, &start, ["rules"; 3], number, None).unwrap();
            let Some(Contract::MazaZole(soloist)) = contract else { panic!("{contract:?}") };
            let mut expected = [if points[soloist.idx()] > 0.0 { -6.0 } else { 7.0 }; 3];
            expected[soloist.idx()] *= -2.0;
            assert_eq!(points, expected);
            assert!(ranks(start.hands()[soloist]) <= RANKS_MAX);
        }
    }

    /// Who bids by lot plays alone with any hand, and the rules let the soloist pay both others twice.
    #[test]
    fn habits_lead_over_chance() {
        let gains: Moments = (0..100).map(|number| gained(["rules", "random"], number)).collect();
        let led = Measured::mean(&gains);
        assert!(led.interval.is_some_and(|interval| interval.low > 0.0), "{led:?}");
    }

    #[test]
    fn a_verdict_needs_an_interval_without_zero() {
        let told = |values: &[f64]| {
            let gain = Measured::mean(&values.iter().copied().collect::<Moments>());
            let what = "one over other";
            let row = Shown::of(&Comparison::new(what, Unit::Number(3), None, gain));
            verdict(what, Rows(&[row])).unwrap_or_default()
        };
        assert_eq!(told(&[2.0, 2.0, 1.0, 2.0]), "one over other: better, zero is outside.");
        assert_eq!(told(&[-2.0, -2.0, -1.0, -2.0]), "one over other: worse, zero is outside.");
        assert_eq!(told(&[4.0, -2.0, 3.0, -1.0]), "one over other: no clear difference.");
        // One deal has no spread.
        assert_eq!(told(&[4.0]), "one over other: no clear difference.");
    }
}
