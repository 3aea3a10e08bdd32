//! `zole-e7`: the players against each other, over duplicate deals.

use parlor_agent::{Agent, PlayOptions, Stream, play_deal};
use parlor_arena::plot::Forest;
use parlor_game::{Game, Seat};
use parlor_zole::{Deal, Pack, RuleSet, Setup};
use parlor_zole_agents::registry;

use crate::drawing::row;
use crate::sources::venters_2015;
use crate::{Experiment, Failed, Findings, Measured, Settings, Unit};

/// Who meets whom.
const PAIRS: [(&str, &str); 6] = [
    (PIMC, "rules"),
    (PIMC, "alphabeta"),
    (PIMC, "random"),
    ("rules", "alphabeta"),
    ("rules", "random"),
    ("rules", "rules:bid=ranks"),
];
/// Fewer worlds than `house`, so that thousands of deals can be played.
const PIMC: &str = "pimc:worlds=20,enumerate=100";

/// One player against another, in all assignments of seats.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e7",
    title: "Zole: the players against each other",
    source: venters_2015!(
        "strength cannot be judged without many games against others; it gives no figure"
    ),
    protocol: "every deal is played six times: one of the first player against two of the second at each of the \
               three seats, and the other way round; the figure is the mean points of the first player's seats \
               less those of the second's, per deal and game, by the rules lzf-classic without pules standing",
    deviations: &[
        "the source proposes such a comparison and makes none",
        "alphabeta is the source's player with its trump mask; it bids and buries by a rule of thumb, \
         because the source's program does neither",
        "ours is pimc:worlds=20,enumerate=100: fewer worlds than house has, so that thousands of deals can \
         be played",
        "300 deals a pair (quick: 3)",
    ],
    run,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let n = settings.size(300, 3);
    let pieces = n * PAIRS.len() as u64;
    let gains = settings.try_map(pieces, |piece| {
        let (one, other) = PAIRS[(piece / n) as usize];
        gain(settings, one, other, piece % n)
    })?;
    let mut findings = Findings::new();
    let mut rows = Vec::new();
    for ((one, other), gains) in PAIRS.into_iter().zip(gains.chunks(n as usize)) {
        let what = format!("{one} over {other}");
        let ours = Measured::mean(&gains.iter().copied().collect());
        rows.push(row(what.clone(), rows.len(), &ours, 1.0));
        findings.remarks.push(verdict(&what, &ours));
        findings.add(what, Unit::Number(3), ours);
    }
    let forest = Forest {
        title: "Points a game that one player gets more than the other",
        unit: "points a game",
        rows,
    };
    Ok(findings.plot("gains", forest.draw()))
}

fn verdict(what: &str, ours: &Measured) -> String {
    match ours.interval {
        Some(interval) if interval.low > 0.0 => format!("{what}: better, zero is outside."),
        Some(interval) if interval.high < 0.0 => format!("{what}: worse, zero is outside."),
        _ => format!("{what}: no clear difference."),
    }
}

/// What one player gets more than the other in the six games of a deal, on average.
fn gain(settings: &Settings<'_>, one: &str, other: &str, number: u64) -> Result<f64, Failed> {
    let mut sum = 0.0;
    for alone in 0..3 {
        for (single, pair, sign) in [(one, other, 1.0), (other, one, -1.0)] {
            let specs = [0, 1, 2].map(|seat| if seat == alone { single } else { pair });
            let points = play(settings, specs, number)?;
            let others: f64 = points.iter().sum::<f64>() - points[alone];
            sum += sign * (points[alone] - others / 2.0);
        }
    }
    Ok(sum / 6.0)
}

fn play(settings: &Settings<'_>, specs: [&str; 3], number: u64) -> Result<[f64; 3], Failed> {
    let setup = Setup::new(RuleSet::LZF_CLASSIC, Seat::C);
    let setup = setup.ok_or_else(|| Failed("no such table".to_owned()))?;
    let mut seeds = settings.stream("players-matched-seeds", number);
    let agent = |spec: &&str| registry().build(spec, Stream::next_u64(&mut seeds));
    let agents: Result<Vec<Box<dyn Agent<Deal>>>, _> = specs.iter().map(agent).collect();
    let mut pack = Pack::shuffled(&mut settings.stream("players-matched", number));
    let mut deal = Deal::start(&setup);
    let mut agents = agents.map_err(Failed::by)?;
    play_deal(&mut deal, &mut pack, &mut agents, &PlayOptions::default(), |_| {})
        .map_err(Failed::by)?;
    let points = deal.returns();
    Ok([Seat::A, Seat::B, Seat::C].map(|seat| f64::from(points[seat])))
}

#[cfg(test)]
mod tests {
    use parlor_stats::Moments;

    use super::*;

    /// The same six games with the names exchanged: what one gains, the other loses.
    #[test]
    fn a_gain_is_a_loss_of_the_other_and_nobody_gains_on_itself() {
        let settings = Settings::quick(1);
        let gain = |one, other, number| gain(&settings, one, other, number).unwrap_or(f64::NAN);
        let mut sum = 0.0;
        for number in 0..20 {
            let one = gain("rules", "random", number);
            assert_eq!(one, -gain("random", "rules", number), "{number}");
            assert_eq!(gain("rules", "rules", number), 0.0, "{number}");
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
            let mut sum = 0.0;
            for (specs, lone, sign) in [
                (["rules", "random", "random"], 0, 1.0),
                (["random", "rules", "random"], 1, 1.0),
                (["random", "random", "rules"], 2, 1.0),
                (["random", "rules", "rules"], 0, -1.0),
                (["rules", "random", "rules"], 1, -1.0),
                (["rules", "rules", "random"], 2, -1.0),
            ] {
                let points = play(&settings, specs, number).unwrap_or([f64::NAN; 3]);
                assert_eq!(points.iter().sum::<f64>(), 0.0, "{specs:?}: {points:?}");
                sum += sign * 1.5 * points[lone];
            }
            let told = gain(&settings, "rules", "random", number).unwrap_or(f64::NAN);
            assert!((told - sum / 6.0).abs() < 1e-9, "{number}: {told} {}", sum / 6.0);
        }
    }

    /// Who bids by lot plays alone with any hand, and the rules let the soloist pay both others twice.
    #[test]
    fn habits_lead_over_chance() {
        let settings = Settings::quick(1);
        let gains = (0..100).map(|number| gain(&settings, "rules", "random", number));
        let gains: Moments = gains.map(|gain| gain.unwrap_or(f64::NAN)).collect();
        let led = Measured::mean(&gains);
        assert!(led.interval.is_some_and(|interval| interval.low > 0.0), "{led:?}");
        assert_eq!(
            verdict("rules over random", &led),
            "rules over random: better, zero is outside."
        );
    }

    #[test]
    fn a_verdict_needs_an_interval_without_zero() {
        let told = |values: &[f64]| {
            let moments: Moments = values.iter().copied().collect();
            verdict("one over other", &Measured::mean(&moments))
        };
        assert_eq!(told(&[2.0, 2.0, 1.0, 2.0]), "one over other: better, zero is outside.");
        assert_eq!(told(&[-2.0, -2.0, -1.0, -2.0]), "one over other: worse, zero is outside.");
        assert_eq!(told(&[4.0, -2.0, 3.0, -1.0]), "one over other: no clear difference.");
        // One deal has no spread.
        assert_eq!(told(&[4.0]), "one over other: no clear difference.");
    }
}
