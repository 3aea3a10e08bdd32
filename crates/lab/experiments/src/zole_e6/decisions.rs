//! The cards chosen in deals, as players see them who infer more or less: which they choose, and how likely
//! they take the true deal to be.

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_arena::plot::Line;
use parlor_game::{Answers, Game, Observed, Silent};
use parlor_stats::Moments;
use parlor_zole::{Action, Deal, Place, View, World, Worlds};
use parlor_zole_agents::{Inference, registry};

use super::{LISTED_FROM, OURS, PLAYERS, TRICKS};
use crate::zole_games::Table;
use crate::{Failed, Findings, Measured, Settings, Unit};

/// What is inferred, each with what the one before has, and what it is called.
const LEVELS: [(Inference, &str); 5] = [
    (Inference::None, "voids ignored"),
    (Inference::Void, "voids heeded"),
    (Inference::Bid, "bids weighed"),
    (Inference::Burial, "burials weighed"),
    (Inference::Play, "cards weighed"),
];

/// What each level adds to the one before.
const ADDED: [&str; LEVELS.len() - 1] = ["voids", "bids", "burials", "cards"];

/// A card to choose, as both see it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Decision {
    /// Tricks begun, this one included.
    trick: usize,
    /// Are all worlds listed?
    is_listed: bool,
    /// The worlds that fit with voids heeded and ignored.
    n_worlds: [u64; 2],
    /// The logarithm of the probability of the true deal, by what is inferred.
    bits: [f64; LEVELS.len()],
    /// Does the player that ignores voids, or the same one with another seed, choose otherwise?
    differs: bool,
    differs_by_lot: bool,
}

impl Decision {
    /// Has a void been shown that rules a world out?
    fn is_told_more(&self) -> bool {
        self.n_worlds[0] < self.n_worlds[1]
    }
}

/// All cards chosen in a deal that the player who heeds voids plays alone.
pub(super) fn decisions(settings: &Settings<'_>, number: u64) -> Result<Vec<Decision>, Failed> {
    let mut seeds = settings.stream("voids-seeds", number);
    let mut player = |spec: &str| registry().build(spec, Stream::next_u64(&mut seeds));
    let [with_voids, without] = PLAYERS[OURS].specs(settings);
    let mut heeds = player(with_voids).map_err(Failed::by)?;
    let mut again = player(with_voids).map_err(Failed::by)?;
    let mut ignores = player(without).map_err(Failed::by)?;
    let mut draws = settings.stream("voids-bits", number);
    let mut deal = Table::AllContracts.start(settings, number)?;
    let (mut legal, mut found) = (Vec::new(), Vec::new());
    while let Some(seat) = deal.turn().asked().first() {
        deal.legal(seat, &mut legal);
        let view = deal.view(seat);
        let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
        let choose = |player: &mut Box<dyn Agent<Deal>>| player.decide(&ask, None);
        let action = if let [only] = legal[..] { only } else { choose(&mut heeds) };
        if legal.len() > 1 && matches!(action, Action::Play(_)) {
            let n_played = n_played(&view);
            let is_listed = n_played + 1 >= LISTED_FROM;
            let n_worlds =
                [Worlds::of(&view), Worlds::ignoring_voids(&view)].map(|all| all.count());
            let is_told_more = n_worlds[0] < n_worlds[1];
            found.push(Decision {
                trick: n_played / 3 + 1,
                is_listed,
                n_worlds,
                bits: LEVELS.map(|(inference, _)| {
                    inference.probability(&view, &truth(&deal), &mut draws).log2()
                }),
                differs: is_told_more && choose(&mut ignores) != action,
                differs_by_lot: is_told_more && !is_listed && choose(&mut again) != action,
            });
        }
        deal.resolve(&Answers::one(seat, action), &mut Silent).map_err(Failed::by)?;
    }
    Ok(found)
}

/// The deal as one of the worlds that a player thinks of.
fn truth(deal: &Deal) -> World {
    World { hands: *deal.hands(), aside: deal.aside() }
}

fn n_played(view: &View) -> usize {
    let played = view.public().played();
    Place::ALL.into_iter().map(|place| played[place].len()).sum()
}

/// How often another card is chosen.
pub(super) fn choices(findings: &mut Findings, deals: &[Vec<Decision>]) {
    let share = |of: &dyn Fn(&Decision) -> bool, among: &dyn Fn(&Decision) -> bool| {
        let all = deals.iter().flatten().filter(|decision| among(decision));
        let n = all.clone().count() as u64;
        Measured::share(all.filter(|decision| of(decision)).count() as u64, n)
    };
    let told = Decision::is_told_more;
    let late = |decision: &Decision| told(decision) && decision.is_listed;
    let early = |decision: &Decision| told(decision) && !decision.is_listed;
    for (what, ours) in [
        ("cards chosen after a void that rules worlds out", share(&told, &|_| true)),
        ("other card without voids, from move 13 on", share(&|d| d.differs, &late)),
        ("other card without voids, before move 13", share(&|d| d.differs, &early)),
        ("other card by another seed, before move 13", share(&|d| d.differs_by_lot, &early)),
    ] {
        findings.add(what, Unit::Percent(1), ours);
    }
}

/// What probability the true deal is given, in all and by tricks. Decisions of one deal hang together,
/// so a deal counts with its mean.
pub(super) fn bits(findings: &mut Findings, deals: &[Vec<Decision>]) -> Vec<Line> {
    let unit = Unit::Number(2);
    let mean = |of: &dyn Fn(&Decision) -> f64, among: &dyn Fn(&Decision) -> bool| -> Moments {
        let of_deal = |deal: &Vec<Decision>| {
            let deal: Moments = deal.iter().filter(|one| among(one)).map(of).collect();
            deal.mean()
        };
        deals.iter().filter_map(of_deal).collect()
    };
    for (which, (_, name)) in LEVELS.into_iter().enumerate() {
        let ours = Measured::mean(&mean(&|one| one.bits[which], &|_| true));
        findings.add(format!("log2 of the true deal's probability, {name}"), unit, ours);
    }
    for (which, what) in ADDED.into_iter().enumerate() {
        let more = mean(&|one| one.bits[which + 1] - one.bits[which], &|_| true);
        findings.add(format!("bits that {what} add"), unit, Measured::mean(&more));
    }
    let mut lines = Vec::new();
    for (which, (_, name)) in LEVELS.into_iter().enumerate() {
        let mut points = Vec::new();
        for trick in 1..=TRICKS {
            let moments = mean(&|one| one.bits[which], &|one| one.trick == trick);
            let Some(value) = moments.mean() else { continue };
            points.push([trick as f64, value]);
            let what = format!("trick {trick}: log2 of the true deal's probability, {name}");
            findings.add(what, unit, Measured::mean(&moments));
        }
        lines.push(Line { label: name.to_owned(), colour: which, points });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Voids only take worlds away, and the first card is led before anyone could show one: 1,969,110
    /// worlds for an opponent or who plays zole, 12,870 for the lielais.
    #[test]
    fn voids_only_take_worlds_away() {
        let settings = Settings::quick(1);
        let deals = (0..4).map(|number| decisions(&settings, number).unwrap());
        let all: Vec<Vec<Decision>> = deals.filter(|deal| !deal.is_empty()).collect();
        assert!(!all.is_empty());
        for deal in &all {
            let first = deal[0];
            assert_eq!(first.trick, 1);
            if first.n_worlds[1] > 1_000_000 {
                assert_eq!(first.n_worlds, [1_969_110; 2]);
            }
            for one in deal {
                assert!(1 <= one.n_worlds[0] && one.n_worlds[0] <= one.n_worlds[1], "{one:?}");
                assert!(one.is_told_more() || !(one.differs || one.differs_by_lot), "{one:?}");
                for (which, n_worlds) in [(1, one.n_worlds[0]), (0, one.n_worlds[1])] {
                    assert!((one.bits[which] + (n_worlds as f64).log2()).abs() < 1e-9, "{one:?}");
                }
                // Nobody is surer than sure, but for the drawing of the sum.
                assert!(one.bits.iter().all(|bits| *bits < 0.5), "{one:?}");
            }
        }
        assert!(all.iter().flatten().any(Decision::is_told_more));
    }

    #[test]
    fn a_deal_counts_with_its_mean() {
        let one = Decision {
            trick: 5,
            is_listed: true,
            n_worlds: [8, 64],
            bits: [-6.0, -3.0, -2.5, -2.0, -1.0],
            differs: true,
            differs_by_lot: false,
        };
        let mut findings = Findings::new();
        let other = Decision { bits: [-6.0, -5.0, -5.0, -4.0, -4.0], ..one };
        bits(&mut findings, &[vec![one], vec![one, other]]);
        // The deals' means are 3 and (3 + 1) / 2 bits.
        let added = findings.comparisons.iter().find(|row| row.what == "bits that voids add");
        assert_eq!(added.unwrap().ours.value, 2.5);
        let cards = findings.comparisons.iter().find(|row| row.what == "bits that cards add");
        // 1, and the mean of 1 and 0.
        assert_eq!(cards.unwrap().ours.value, 0.75);
    }
}
