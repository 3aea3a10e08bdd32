//! `zole-e6`: what it is worth to heed the voids that others have shown, their bids, burial and cards.
//!
//! | file | idea |
//! |---|---|
//! | `decisions` | cards chosen, and the probability of the true deal |
//! | `regret` | what opponents' first cards cost by open cards |

mod decisions;
mod regret;

use parlor_arena::plot::{Forest, Lines};

use crate::drawing::row;
use crate::sources::venters_2015;
use crate::zole_games::{Table, gain_within, points, verdict};
use crate::{Check, Claim, Experiment, Failed, Findings, Measured, Rows, Settings, Size, Unit};

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

/// What ours infers beyond voids, one thing after the other, and what it had before.
struct Step {
    what: &'static str,
    inference: [&'static str; 2],
}

const STEPS: [Step; 4] = [
    Step { what: "bids weighed", inference: ["bid", "void"] },
    Step { what: "burials weighed too", inference: ["burial", "bid"] },
    Step { what: "cards weighed too", inference: ["play", "burial"] },
    Step { what: "all weighed over voids alone", inference: ["play", "void"] },
];
/// What each decision of ours may visit; in the long size less, for the sake of more deals.
fn step_nodes(settings: &Settings<'_>) -> u64 {
    settings.sizes(20_000, 50_000, 50_000)
}

impl Step {
    /// The player with and without the step: by its bids too, which today's `pimc` heeds where they are
    /// grossly contradicted.
    fn specs(&self, settings: &Settings<'_>) -> [String; 2] {
        let size = match settings.size {
            Size::Quick => "worlds=4,enumerate=20,list_from=16,call_burials=3",
            _ => "worlds=20,enumerate=100,list_from=13",
        };
        self.inference.map(|inference| format!("pimc:{size},inference={inference}"))
    }

    fn row(&self) -> String {
        format!("ours: {}", self.what)
    }
}

/// From this of the 24 moves on all worlds are listed, so that nothing depends on lots.
const LISTED_FROM: usize = 13;
const TRICKS: usize = 8;

/// Voids heeded against voids ignored, then more inferred against less.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e6",
    title: "Zole: what it is worth to infer hands from what others do",
    source: venters_2015!(
        "a player who did not follow holds none of that suit; its search ignores this, which it says leads to \
         worse moves; no figure"
    ),
    protocol: "the same player with worlds that respect every shown void and with worlds that ignore them, as the \
               source's: points a game over duplicate deals as in zole-e7; in deals that the first of ours plays \
               alone by online-pgm, where every deal is played, how often the second would choose another card, and the logarithm of the probability that \
               each gives to the true deal, which is one by the number of worlds. Then ours with worlds weighted by the others' \
               bids, the burial and their cards, one after the other, over the same duplicate \
               deals, ours with 50,000 nodes a decision (long: 20,000); the logarithm of the true deal's probability under each; and, in the first two tricks of lielais \
               and zole, what the cards of the opponents cost with open cards by the exact solver, with and without",
    deviations: &[
        "the source proposes to heed voids and does not try it; bids, burial and cards are ours",
        "the source's player bids and buries by a rule of thumb",
        "ours has 20 worlds, lists up to 100, lists all from move 13 on, and infers nothing from bids",
        "choices before move 13 also depend on the worlds drawn: beside them, how often the same player with \
         another seed chooses another card",
        "how likely a bid, a burial and a card are follows from weights fitted to self-play of our own player",
        "300 deals a pair, 100 deals of decisions and 300 of opponents' cards (long: 2,000, 200 and 2,000, with \
         40 worlds for opponents' cards; quick: 8, 2 and 2, with fewer worlds and a later search)",
    ],
    in_full_run: false,
    run,
    claims,
    notes: |rows| {
        let voids = PLAYERS.iter().map(|player| gained(player.name));
        voids.chain(STEPS.iter().map(Step::row)).filter_map(|row| verdict(&row, rows)).collect()
    },
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let mut findings = Findings::new();
    let n = settings.sizes(2_000, 300, 8);
    let gains = settings.try_map(n * PLAYERS.len() as u64, |piece| {
        let player = (piece / n) as usize;
        let nodes = (player == OURS && settings.is_long()).then(|| step_nodes(settings));
        gain_within(settings, Table::Classic, PLAYERS[player].specs(settings), piece % n, nodes)
    })?;
    for (Player { name, .. }, gains) in PLAYERS.iter().zip(gains.chunks(n as usize)) {
        let ours = Measured::mean(&gains.iter().copied().collect());
        findings.add(gained(name), Unit::Number(3), ours);
    }
    let steps = settings.try_map(n * STEPS.len() as u64, |piece| {
        let specs = STEPS[(piece / n) as usize].specs(settings);
        let [one, other] = [&*specs[0], &*specs[1]];
        gain_within(settings, Table::Classic, [one, other], piece % n, Some(step_nodes(settings)))
    })?;
    let mut drawn = Vec::new();
    for (step, gains) in STEPS.iter().zip(steps.chunks(n as usize)) {
        let ours = Measured::mean(&gains.iter().copied().collect());
        drawn.push(row(step.row(), drawn.len(), &ours, 1.0));
        findings.add(step.row(), Unit::Number(3), ours);
    }
    let forest = Forest {
        title: "Points a game that one who infers more gets more",
        unit: "points a game",
        rows: drawn,
    };
    regret::measure(&mut findings, settings)?;
    let n = settings.sizes(200, 100, 2);
    let deals = settings.try_map(n, |number| decisions::decisions(settings, number))?;
    decisions::choices(&mut findings, &deals);
    let lines = decisions::bits(&mut findings, &deals);
    let chart = Lines {
        title: "Logarithm of the true deal's probability",
        across: "trick",
        up: "bits",
        lines,
    };
    Ok(findings.plot("bits", chart.draw()).plot("steps", forest.draw()))
}

/// The row of what a player gains.
fn gained(player: &str) -> String {
    format!("{player}: voids heeded over ignored")
}

/// What the source expects, by its own player and by ours.
fn claims(rows: Rows<'_>) -> Vec<Claim> {
    let of = |words: &str, player: &Player| {
        let row = gained(player.name);
        Claim::new(words, "").as_printed([Check::above(0.0, [&row])], points(&row))
    };
    let all = STEPS[STEPS.len() - 1].row();
    let mut claims = vec![
        of("ignoring shown voids costs the source's player points", &PLAYERS[0]),
        of("ignoring shown voids costs a stronger player, ours, points", &PLAYERS[OURS]),
    ];
    // Results of before these were asked lack their rows.
    if rows.has(&all) {
        claims.push(
            Claim::new("to weigh worlds by bids, burial and cards gains points", "")
                .as_printed([Check::above(0.0, [&all])], points(&all))
                .of_ours(),
        );
        let told = format!("{{{0} | .2}} points a card ({{{0} | interval .2}})", regret::SAVED);
        claims.push(
            Claim::new("it lowers what opponents' first cards cost with open cards", "")
                .as_printed([Check::above(0.0, [regret::SAVED])], told)
                .of_ours(),
        );
    }
    claims
}
