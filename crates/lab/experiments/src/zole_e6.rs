//! `zole-e6`: what it is worth to heed the voids that others have shown.

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_arena::plot::{Line, Lines};
use parlor_game::{Answers, Game, Observed, Silent};
use parlor_stats::Moments;
use parlor_zole::{Action, Deal, Place, View, Worlds};
use parlor_zole_agents::registry;

use crate::sources::venters_2015;
use crate::zole_games::{Table, gain, points, verdict};
use crate::{
    Claim, Experiment, Failed, Findings, Measured, Outcome, Settings, Size, Unit, Verdict,
};

/// The same player with and without inference from voids: the source's, and ours.
const PLAYERS: [Player; 2] = [
    Player {
        name: "the source's player",
        specs: ["alphabeta:inference=void", "alphabeta"],
        quick: ["alphabeta:from=16,inference=void", "alphabeta:from=16"],
    },
    Player {
        name: "ours",
        specs: [
            "pimc:worlds=20,enumerate=100,list_from=13,bids=off",
            "pimc:worlds=20,enumerate=100,list_from=13,bids=off,inference=none",
        ],
        quick: [
            "pimc:worlds=4,enumerate=20,list_from=16,call_burials=3,bids=off",
            "pimc:worlds=4,enumerate=20,list_from=16,call_burials=3,bids=off,inference=none",
        ],
    },
];
const OURS: usize = 1;

struct Player {
    name: &'static str,
    /// With voids heeded, and ignored. Fewer worlds than `house` has, so that hundreds of deals can be
    /// played, and nothing inferred from bids.
    specs: [&'static str; 2],
    quick: [&'static str; 2],
}

impl Player {
    fn specs(&self, settings: &Settings<'_>) -> [&'static str; 2] {
        if settings.size == Size::Quick { self.quick } else { self.specs }
    }
}

/// From this of the 24 moves on all worlds are listed, so that nothing depends on lots.
const LISTED_FROM: usize = 13;
const TRICKS: usize = 8;

/// Voids heeded against voids ignored.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e6",
    title: "Zole: what it is worth to heed shown voids",
    source: venters_2015!(
        "a player who did not follow holds none of that suit; its search ignores this, which it says leads to \
         worse moves; no figure"
    ),
    protocol: "the same player with worlds that respect every shown void and with worlds that ignore them, as the \
               source's: points a game over duplicate deals as in zole-e7; in deals that the first of ours plays \
               alone by online-pgm, where every deal is played, how often the second would choose another card, and the logarithm of the probability that \
               each gives to the true deal, which is one by the number of worlds",
    deviations: &[
        "the source proposes it and does not try it",
        "the source's player bids and buries by a rule of thumb",
        "ours has 20 worlds, lists up to 100, lists all from move 13 on, and infers nothing from bids",
        "choices before move 13 also depend on the worlds drawn: beside them, how often the same player with \
         another seed chooses another card",
        "300 deals a pair and 100 deals of decisions (long: 2,000 and 500; quick: 8 and 2, \
         with fewer worlds and a later search)",
    ],
    run,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let mut findings = Findings::new();
    let n = settings.sizes(2_000, 300, 8);
    let gains = settings.try_map(n * PLAYERS.len() as u64, |piece| {
        let specs = PLAYERS[(piece / n) as usize].specs(settings);
        gain(settings, Table::Classic, specs, piece % n)
    })?;
    let mut gained = Vec::new();
    for (Player { name, .. }, gains) in PLAYERS.iter().zip(gains.chunks(n as usize)) {
        let ours = Measured::mean(&gains.iter().copied().collect());
        let what = format!("{name}: voids heeded over ignored");
        findings.remarks.push(verdict(&what, &ours));
        findings.add(what, Unit::Number(3), ours);
        gained.push(ours);
    }
    findings.claims.push(claim(&gained));
    let n = settings.sizes(500, 100, 2);
    let deals = settings.try_map(n, |number| decisions(settings, number))?;
    choices(&mut findings, &deals);
    let lines = bits(&mut findings, &deals);
    let chart = Lines {
        title: "Logarithm of the true deal's probability",
        across: "trick",
        up: "bits",
        lines,
    };
    Ok(findings.plot("bits", chart.draw()))
}

fn claim(gained: &[Measured]) -> Claim {
    let text = format!("{}; ours {}", points(&gained[0]), points(&gained[1]));
    // Where no deal was played otherwise there is no spread, and nothing is shown.
    let is_spread = gained[0].interval.is_some_and(|ends| ends.width() > 0.0);
    let outcome = if is_spread { Outcome::above(0.0, &gained[0]) } else { Outcome::Undecided };
    Claim::new("to ignore shown voids leads to worse moves", "no figure")
        .as_printed(outcome, text)
        .because(Verdict::Reproduced, "The same player gains when its worlds respect shown voids.")
}

/// A card to choose, as both see it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Decision {
    /// Tricks begun, this one included.
    trick: usize,
    /// Are all worlds listed?
    is_listed: bool,
    /// The worlds that fit with voids heeded and ignored.
    n_worlds: [u64; 2],
    /// Does the player that ignores voids, or the same one with another seed, choose otherwise?
    differs: bool,
    differs_by_lot: bool,
}

impl Decision {
    /// Has a void been shown that rules a world out?
    fn is_told_more(&self) -> bool {
        self.n_worlds[0] < self.n_worlds[1]
    }

    /// The logarithm of the probability of the true deal.
    fn bits(&self, which: usize) -> f64 {
        -(self.n_worlds[which] as f64).log2()
    }
}

/// All cards chosen in a deal that the player who heeds voids plays alone.
fn decisions(settings: &Settings<'_>, number: u64) -> Result<Vec<Decision>, Failed> {
    let mut seeds = settings.stream("voids-seeds", number);
    let mut player = |spec: &str| registry().build(spec, Stream::next_u64(&mut seeds));
    let [with_voids, without] = PLAYERS[OURS].specs(settings);
    let mut heeds = player(with_voids).map_err(Failed::by)?;
    let mut again = player(with_voids).map_err(Failed::by)?;
    let mut ignores = player(without).map_err(Failed::by)?;
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
                differs: is_told_more && choose(&mut ignores) != action,
                differs_by_lot: is_told_more && !is_listed && choose(&mut again) != action,
            });
        }
        deal.resolve(&Answers::one(seat, action), &mut Silent).map_err(Failed::by)?;
    }
    Ok(found)
}

fn n_played(view: &View) -> usize {
    let played = view.public().played();
    Place::ALL.into_iter().map(|place| played[place].len()).sum()
}

/// How often another card is chosen.
fn choices(findings: &mut Findings, deals: &[Vec<Decision>]) {
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
fn bits(findings: &mut Findings, deals: &[Vec<Decision>]) -> Vec<Line> {
    let unit = Unit::Number(2);
    let names = ["voids heeded", "voids ignored"];
    let mean = |of: &dyn Fn(&Decision) -> f64, among: &dyn Fn(&Decision) -> bool| -> Moments {
        let of_deal = |deal: &Vec<Decision>| {
            let deal: Moments = deal.iter().filter(|one| among(one)).map(of).collect();
            deal.mean()
        };
        deals.iter().filter_map(of_deal).collect()
    };
    for (which, name) in names.into_iter().enumerate() {
        let ours = Measured::mean(&mean(&|one| one.bits(which), &|_| true));
        findings.add(format!("log2 of the true deal's probability, {name}"), unit, ours);
    }
    let more = Measured::mean(&mean(&|one| one.bits(0) - one.bits(1), &|_| true));
    findings.add("bits that voids add", unit, more);
    let mut lines = Vec::new();
    for (which, name) in names.into_iter().enumerate() {
        let mut points = Vec::new();
        for trick in 1..=TRICKS {
            let moments = mean(&|one| one.bits(which), &|one| one.trick == trick);
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
                assert!(one.bits(0) >= one.bits(1) && one.bits(0) <= 0.0);
            }
        }
        assert!(all.iter().flatten().any(Decision::is_told_more));
    }

    #[test]
    fn eight_worlds_are_three_bits() {
        let one = Decision {
            trick: 5,
            is_listed: true,
            n_worlds: [8, 64],
            differs: true,
            differs_by_lot: false,
        };
        assert_eq!((one.bits(0), one.bits(1)), (-3.0, -6.0));
        let mut findings = Findings::new();
        bits(&mut findings, &[vec![one], vec![one, Decision { n_worlds: [32, 64], ..one }]]);
        // The deals' means are 3 and (3 + 1) / 2 bits.
        let added = findings.comparisons.iter().find(|row| row.what == "bits that voids add");
        assert_eq!(added.unwrap().ours.value, 2.5);
    }
}
