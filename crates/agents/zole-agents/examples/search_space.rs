//! Measures what decides how well open cards serve as a guess (J. R. Long, N. R. Sturtevant, M. Buro and
//! T. Furtak, "Understanding the Success of Perfect Information Monte Carlo Sampling in Game Tree Search",
//! 2010), by contract and trick:
//!
//! - *leaf correlation*: how likely two cards that may be played have the same open-card result;
//! - *bias*: how likely such a common result is a win for the soloist (galdiņš: that the player is not the loser);
//! - *disambiguation*: by which part the deals that a player holds possible shrink until its next decision.
//!
//! `cargo run --release -p parlor-zole-agents --example search_space -- DEALS SEED [PLAYER]`
//!
//! Deals are played by PLAYER (`rules`); the results are exact, from the solver; worlds are counted, never
//! drawn, with voids respected. Intervals are over deals.

use std::collections::BTreeMap;

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_stats::{Confidence, Moments};
use parlor_zole::{
    Action, Call, Card, Contract, Deal, Eyes, Layout, Place, RuleSet, Setup, Worlds,
};
use parlor_zole_agents::{Bidder, registry};
use parlor_zole_solver::{Position, Solver};

/// What is counted of one contract and trick; each value is a mean over one deal.
#[derive(Default)]
struct Measured {
    correlation: Moments,
    bias: Moments,
    disambiguation: Moments,
}

/// The same for one deal.
#[derive(Default)]
struct InDeal {
    alike: (f64, f64),
    won: (f64, f64),
    shrunk: (f64, f64),
}

const CALLS: [(&str, Call); 4] = [
    ("lielais", Call::Take),
    ("zole", Call::Zole),
    ("mazā zole", Call::MazaZole),
    ("galdiņš", Call::Pass),
];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| {
        args.get(at).map_or(default, |text| text.parse().expect("a number"))
    };
    let (deals, seed) = (number(0, 200), number(1, 1));
    let spec = args.get(2).map_or("rules", String::as_str);
    let mut solver = Solver::new();
    println!(
        "{deals} deals a contract, seed {seed}, played by {spec}: mean ± half a 95 % interval"
    );
    for (name, call) in CALLS {
        let mut tricks: [Measured; 8] = Default::default();
        for nth in 0..deals {
            let found = in_deal(seed, nth, call, spec, &mut solver);
            for (trick, found) in tricks.iter_mut().zip(found) {
                let mean = |(sum, n): (f64, f64)| (n > 0.0).then(|| sum / n);
                mean(found.alike).into_iter().for_each(|value| trick.correlation.add(value));
                mean(found.won).into_iter().for_each(|value| trick.bias.add(value));
                mean(found.shrunk).into_iter().for_each(|value| trick.disambiguation.add(value));
            }
        }
        println!("{name}\n  trick  leaf correlation  bias             disambiguation");
        for (nth, trick) in tricks.iter().enumerate() {
            let columns = [&trick.correlation, &trick.bias, &trick.disambiguation].map(said);
            println!("  {:5}  {:16}  {:15}  {}", nth + 1, columns[0], columns[1], columns[2]);
        }
    }
}

fn said(moments: &Moments) -> String {
    let ends = moments.student_interval(Confidence::new(0.95).expect("a level"));
    match (moments.mean(), ends) {
        (Some(mean), Some(ends)) => format!("{mean:.3} ± {:.3}", ends.width() / 2.0),
        _ => "–".to_owned(),
    }
}

/// A hand that the first player would make this call with; any where all pass.
fn suits(call: Call, layout: &Layout) -> bool {
    let called = Bidder::Ranks { limit: 25 }.call(layout.hands()[Place::First], true);
    call == Call::Pass || called == call || (call == Call::Zole && is_long(layout))
}

/// Zole is seldom sure; a hand with seven trumps or aces is played as one here.
fn is_long(layout: &Layout) -> bool {
    let hand = layout.hands()[Place::First];
    let aces = hand.into_iter().filter(|card| card.rank_letter() == 'A' && !card.is_trump());
    hand.into_iter().filter(|card| card.is_trump()).count() + aces.count() >= 7
}

fn in_deal(seed: u64, nth: u64, call: Call, spec: &str, solver: &mut Solver) -> [InDeal; 8] {
    let mut found: [InDeal; 8] = Default::default();
    let mut chance = Stream::derived(seed, &[Stream::label("search-space"), nth]);
    let mut layout = Layout::drawn(&mut chance);
    while !suits(call, &layout) {
        layout = Layout::drawn(&mut chance);
    }
    let mut deal = Deal::start(&Setup::new(RuleSet::ONLINE_PGM, Seat::C).expect("a dealer"));
    deal.apply(layout, &mut Silent).expect("the first deal");
    let mut player: Box<dyn Agent<Deal>> = registry().build(spec, nth).expect("an agent");
    let mut before: BTreeMap<usize, (usize, f64)> = BTreeMap::new();
    let mut legal = Vec::new();
    while let Some(seat) = deal.public().turn_seat() {
        let view = deal.view(seat);
        deal.legal(seat, &mut legal);
        let action = if legal.contains(&Action::Call(call)) {
            Action::Call(call)
        } else {
            let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
            player.decide(&ask, None)
        };
        if let Action::Play(_) = action {
            let trick = 8 - view.hand().len();
            let worlds = Worlds::of(&view).count() as f64;
            if let Some((at, then)) = before.insert(seat as usize, (trick, worlds)) {
                // A deal that is known for sure cannot become surer.
                if then > 1.0 {
                    add(&mut found[at].shrunk, 1.0 - worlds / then);
                }
            }
            pairs(&deal, &legal, &mut found[trick], solver);
        }
        deal.resolve(&Answers::one(seat, action), &mut Silent).expect("legal");
    }
    found
}

/// Compares every two of the cards that may be played.
fn pairs(deal: &Deal, legal: &[Action], found: &mut InDeal, solver: &mut Solver) {
    let cards = legal.iter().filter_map(|action| match action {
        Action::Play(card) => Some(*card),
        _ => None,
    });
    let won: Vec<bool> = cards.map(|card| is_won(deal, card, solver)).collect();
    for (nth, one) in won.iter().enumerate() {
        for other in &won[nth + 1..] {
            add(&mut found.alike, f64::from(u8::from(one == other)));
            if one == other {
                add(&mut found.won, f64::from(u8::from(*one)));
            }
        }
    }
}

fn add(mean: &mut (f64, f64), value: f64) {
    mean.0 += value;
    mean.1 += 1.0;
}

/// Does the soloist win with open cards after `card`? In galdiņš: is its player not the loser?
fn is_won(deal: &Deal, card: Card, solver: &mut Solver) -> bool {
    let public = deal.public();
    let (Some(contract), Some(trick)) = (public.contract(), public.trick()) else { return false };
    let me = trick.turn();
    let own = contract.soloist().map(|at| public.won()[at].eyes() + deal.buried().eyes());
    let tricks = public.won().map(|cards| (cards.len() / 3) as u8);
    let position = Position::new(contract, *deal.hands(), *trick).expect("a real deal");
    let position = position.with_score(own.unwrap_or(Eyes::NONE), tricks);
    let after = position.after(card).expect("it may be played");
    match contract {
        Contract::Galdins => after.tricks()[me] + solver.fewest_tricks(&after, me) <= 2,
        Contract::MazaZole(soloist) => solver.holds_to(&after, soloist, 0),
        Contract::Lielais(_) | Contract::Zole(_) => solver.reaches(&after, Eyes(61)) == Some(true),
    }
}
