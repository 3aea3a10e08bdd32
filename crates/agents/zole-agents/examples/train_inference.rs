//! Fits what players tend to call, bury and play (`data/inference.txt`) to self-play.
//!
//! `cargo run --release -p parlor-zole-agents --example train_inference -- DEALS SEED [PLAYER]` prints the
//! file. The one that comes with the players was made by `-- 480 1`.
//!
//! Three of four deals are played by online-pgm, where every deal is played; in every fourth, drawn until
//! there is one, the first hand calls mazā zole because a rule of thumb would, since few deals have one. How
//! well the weights say what was done is told on the error stream, over deals that took no part in the fit.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_zole::{Action, Call, Deal, Layout, Place, RuleSet, Setup};
use parlor_zole_agents::{Bidder, Study, registry};

/// Who plays by default: `house` as it was before it inferred anything, with fewer worlds.
const PLAYER: &str = "pimc:worlds=40,enumerate=200,list_from=13";
/// Deals are handed out to threads in so many parts, the last of which is kept for the test.
const PARTS: usize = 16;
/// Which part of every chance of a call, a burial and a card is spread over all options.
const SPREAD: [f64; 3] = [0.05, 0.05, 0.05];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |n: usize, usual| args.get(n).map_or(usual, |text| text.parse().expect("a number"));
    let (deals, seed) = (number(0, 480), number(1, 1));
    let player = args.get(2).map_or(PLAYER, String::as_str);
    let mut parts = played(deals, seed, player).into_iter();
    let mut all = Study::default();
    for part in parts.by_ref().take(PARTS - 1) {
        all.append(part);
    }
    let test = parts.next().expect("the last part");
    let [calls, burials, cards] = all.counts();
    let found = test.bits(&all.fitted(SPREAD));
    for (what, [ours, even]) in
        ["calls", "takes by ten cards", "burials", "cards"].iter().zip(found)
    {
        eprintln!("{what}: {ours:.3} bits, even chances {even:.3}");
    }
    all.append(test);
    println!(
        "# What players tend to call, bury and play: weights of features, fitted to self-play of"
    );
    println!("# {player}: {calls} calls, {burials} burials, {cards} cards (and a test).");
    println!(
        "# Made by: cargo run --release -p parlor-zole-agents --example train_inference -- {}",
        args.join(" ")
    );
    print!("{}", all.fitted(SPREAD));
}

/// What was seen in each part of so many deals.
fn played(deals: u64, seed: u64, player: &str) -> Vec<Study> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut mine = Vec::new();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= PARTS {
                return mine;
            }
            let mut study = Study::default();
            for nth in (0..deals).filter(|nth| *nth as usize % PARTS == part) {
                play(seed, nth, player, &mut study);
            }
            mine.push((part, study));
        }
    };
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    let mut all: Vec<(usize, Study)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..n_threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    });
    all.sort_by_key(|(part, _)| *part);
    all.into_iter().map(|(_, study)| study).collect()
}

/// One deal from the first call to the last card.
fn play(seed: u64, nth: u64, player: &str, study: &mut Study) {
    let mut chance = Stream::derived(seed, &[Stream::label("train-inference"), nth]);
    let is_maza = nth / PARTS as u64 % 4 == 3;
    let mut deal = dealt(&mut chance, is_maza);
    let mut agents: Vec<Box<dyn Agent<Deal>>> =
        (0..3).map(|_| registry().build(player, chance.next_u64()).expect("an agent")).collect();
    let mut legal = Vec::new();
    while let Some(seat) = deal.public().turn_seat() {
        deal.legal(seat, &mut legal);
        let maza = Action::Call(Call::MazaZole);
        let action = if is_maza && legal.contains(&maza) {
            maza
        } else {
            let view = deal.view(seat);
            let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
            let action = agents[seat as usize].decide(&ask, None);
            study.observe(&deal, action);
            action
        };
        deal.resolve(&Answers::one(seat, action), &mut Silent).expect("legal");
    }
}

fn dealt(chance: &mut Stream, is_maza: bool) -> Deal {
    loop {
        let layout = Layout::drawn(chance);
        let call = Bidder::Honours { limit: 9 }.call(layout.hands()[Place::First], true);
        if !is_maza || call == Call::MazaZole {
            let setup = Setup::new(RuleSet::ONLINE_PGM, Seat::C).expect("a dealer");
            let mut deal = Deal::start(&setup);
            deal.apply(layout, &mut Silent).expect("the first deal");
            return deal;
        }
    }
}
