//! `fi-mc`: random continuations.

use parlor_agent::{Agent, Ask, Estimate, Explanation, Message, Stream};
use parlor_game::Entropy;
use parlor_riichi::deal::Action;
use parlor_riichi::score::Finish;
use parlor_riichi::{Deal, Hand, Tile};

use crate::fi::{Eval, Judge, Rated, Tied, decide, resting_after};
use crate::lt_valued::discarded;

/// Which discard is chosen of those that continuations began with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    /// The one that turned out best on average.
    #[default]
    Mean,
    /// The one that began the best continuation of all, the first of equals.
    Best,
}

/// Plays on at random, alone with the tiles not seen, and discards what has turned out best on
/// average: the Helsinki thesis's Monte Carlo player, which it writes MC decks/discards/turns.
///
/// A node is one continuation.
#[derive(Clone, PartialEq, Debug)]
pub struct FiMc {
    /// How many shuffled decks.
    pub decks: u32,
    /// How many continuations with each deck.
    pub discards: u32,
    /// How many draws each of them has.
    pub turns: u32,
    eval: Eval,
    pick: Pick,
    seed: u64,
    n_decisions: u64,
    nodes: u64,
}

/// What came of the continuations that began with one discard.
#[derive(Clone, Copy, Default)]
struct WorthSums {
    n: u32,
    sum: f64,
    squares: f64,
    /// The best, and how many continuations of all discards came before it.
    best: f64,
    best_at: u64,
}

impl FiMc {
    /// A player with these settings that draws from the stream of `seed`.
    pub fn new(decks: u32, discards: u32, turns: u32, seed: u64) -> FiMc {
        let (eval, pick) = (Eval::default(), Pick::default());
        FiMc { decks, discards, turns, eval, pick, seed, n_decisions: 0, nodes: 0 }
    }

    /// The same, valuing hands and choosing in this way.
    #[must_use]
    pub fn reading(self, eval: Eval, pick: Pick) -> FiMc {
        FiMc { eval, pick, ..self }
    }

    /// What each of the `asked` discards came to.
    fn sample(&mut self, ask: &Ask<'_, Deal>, judge: &Judge<'_>, asked: &[usize]) -> Vec<Rated> {
        let mut random = Stream::derived(self.seed, &[self.n_decisions]);
        let mut meter = ask.budget.meter();
        let hand = ask.view.hand();
        let mut deck: Vec<Tile> = ask.view.unseen().iter().collect();
        let n_drawn = (self.turns as usize).min(deck.len());
        // Every tile of the hand that may go is as likely as any other; whether it was just drawn
        // makes no difference, so that a drawn tile and its twin are one.
        let gone: Vec<Option<Tile>> = asked.iter().map(|&idx| discarded(ask.legal[idx])).collect();
        let mut tiles: Vec<Tile> = gone.iter().copied().flatten().collect();
        tiles.sort_unstable();
        tiles.dedup();
        let copies = |at: usize| usize::from(hand.concealed.count(tiles[at]));
        let firsts: Vec<usize> =
            (0..tiles.len()).flat_map(|at| std::iter::repeat_n(at, copies(at))).collect();
        let mut sums = vec![WorthSums::default(); tiles.len()];
        'all: for _ in 0..self.decks {
            for at in 0..n_drawn {
                let other = at + random.below((deck.len() - at) as u32) as usize;
                deck.swap(at, other);
            }
            for _ in 0..self.discards {
                let Some(&first) = random.pick(&firsts) else { break 'all };
                if !(meter.look() && meter.node()) {
                    break 'all;
                }
                let worth = play_on(hand, tiles[first], &deck[..n_drawn], judge, &mut random);
                sums[first].add(worth, meter.used());
            }
        }
        self.nodes = meter.used();
        let value = |(tile, &idx): (Option<Tile>, &usize)| {
            let at = tile.and_then(|tile| tiles.binary_search(&tile).ok());
            match at.map(|at| &sums[at]).filter(|sums_of_tile| sums_of_tile.n > 0) {
                // Never begun with: what is left at once.
                None => Rated::by(Estimate::exact(resting_after(judge, &hand, ask.legal[idx]))),
                Some(sums_of_tile) => sums_of_tile.rated(self.pick),
            }
        };
        gone.into_iter().zip(asked).map(value).collect()
    }
}

impl WorthSums {
    /// One continuation more, the `nth` of all discards together.
    fn add(&mut self, worth: f64, nth: u64) {
        if self.n == 0 || worth > self.best {
            (self.best, self.best_at) = (worth, nth);
        }
        self.n += 1;
        self.sum += worth;
        self.squares += worth * worth;
    }

    fn rated(&self, pick: Pick) -> Rated {
        let n = f64::from(self.n);
        let mean = self.sum / n;
        let variance = (self.squares / n - mean * mean).max(0.0);
        let worth = Estimate::sampled(mean, (variance / n).sqrt());
        match pick {
            Pick::Mean => Rated::by(worth),
            // Worths are whole numbers: of equals the earlier is preferred by less than one.
            Pick::Best => Rated { preference: self.best + 1.0 / (self.best_at + 1) as f64, worth },
        }
    }
}

/// The worth of the hand after `first` has gone and the deck was drawn, other discards at random.
fn play_on(
    mut hand: Hand,
    first: Tile,
    deck: &[Tile],
    judge: &Judge<'_>,
    random: &mut Stream,
) -> f64 {
    hand.discard(first);
    for &drawn in deck {
        hand.draw(drawn);
        if let Some(worth) = judge.complete(&hand, drawn, Finish::Tsumo) {
            return worth;
        }
        let nth = random.below(hand.concealed.len() as u32) as usize;
        let discarded = hand.concealed.iter().nth(nth);
        discarded.map(|tile| hand.discard(tile));
    }
    judge.resting(&hand)
}

impl Agent<Deal> for FiMc {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        self.n_decisions += 1;
        self.nodes = 0;
        let judge = Judge::by(self.eval, ask.view);
        let mut effort = None;
        let explained = why.is_some();
        let mut why = why;
        let action = decide(
            ask,
            &judge,
            Tied::First,
            |asked| {
                let rated = self.sample(ask, &judge, asked);
                effort = explained
                    .then(|| Message::new("riichi-fi-continuations").with("n", self.nodes as u32));
                rated
            },
            why.as_deref_mut(),
        );
        if let (Some(why), Some(effort)) = (why, effort) {
            why.effort.push(effort);
        }
        action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
