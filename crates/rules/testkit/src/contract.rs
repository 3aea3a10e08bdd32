//! The suite and its knobs.

use parlor_game::{Game, Hidden, Input, Observed, Seat, Stochastic};

use crate::checks::{Strays, chance, conserved, fold, legal_list, refusal, replay, twins};
use crate::checks::{unseen, worlds};
use crate::{Breach, Played, Promise, Report, SplitMix};

/// How much to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Knobs {
    /// Games to play.
    pub(crate) games: u32,
    /// What all randomness follows from.
    pub(crate) seed: u64,
    /// The most transitions of one game.
    pub(crate) cap: u32,
    /// The most actions, outcomes or strays to try at one state.
    pub(crate) width: usize,
    /// One sampled world in so many is played on to its end.
    pub(crate) finish_one_in: u32,
}

/// A number that stays the same throughout a game.
pub(crate) type Conserved<G> = Box<dyn Fn(&G) -> i64>;
/// Something that is true at every state, or why it is not.
pub(crate) type Invariant<G> = Box<dyn Fn(&G) -> Result<(), String>>;
/// The inputs of a game with something exchanged that a seat never saw.
pub(crate) type Swap<G> = Box<dyn Fn(&Played<G>, Seat, &mut SplitMix) -> Option<Vec<Input<G>>>>;
/// Is this the answer that lets a call window go by?
pub(crate) type Passes<G> = Box<dyn Fn(<G as Game>::Action) -> bool>;

/// The promises of the trait family, to be checked for one game by playing it at random.
///
/// [`check`](Contract::check) is for open games, [`check_hidden`](Contract::check_hidden) for those
/// with secrets; both panic with the [`Breach`], which `run` and `run_hidden` return.
#[must_use = "a contract checks nothing until `check` or `check_hidden` is called"]
pub struct Contract<G: Game> {
    setups: Vec<G::Setup>,
    knobs: Knobs,
    zero_sum: bool,
    conserved: Vec<Conserved<G>>,
    invariants: Vec<Invariant<G>>,
    swap: Option<Swap<G>>,
    passes: Passes<G>,
}

impl<G: Game> Contract<G> {
    /// A hundred games from `setup`, each to end within 10,000 transitions.
    pub fn new(setup: G::Setup) -> Contract<G> {
        Contract {
            setups: vec![setup],
            knobs: Knobs { games: 100, seed: 1, cap: 10_000, width: 16, finish_one_in: 8 },
            zero_sum: false,
            conserved: Vec::new(),
            invariants: Vec::new(),
            swap: None,
            passes: Box::new(|_| false),
        }
    }

    /// One more setup; the games take turns.
    pub fn also(mut self, setup: G::Setup) -> Self {
        self.setups.push(setup);
        self
    }

    /// How many games to play.
    pub fn games(mut self, games: u32) -> Self {
        self.knobs.games = games;
        self
    }

    /// What all randomness follows from.
    pub fn seed(mut self, seed: u64) -> Self {
        self.knobs.seed = seed;
        self
    }

    /// The most transitions that a game may take.
    pub fn cap(mut self, cap: u32) -> Self {
        self.knobs.cap = cap;
        self
    }

    /// The most listed actions of a seat, outcomes of chance, or strays that are tried at one
    /// state; where there are more, some are picked at random.
    pub fn width(mut self, width: usize) -> Self {
        self.knobs.width = width;
        self
    }

    /// Of the sampled worlds, one in `n` is played on to its end; 0 for none.
    pub fn finish_one_in(mut self, n: u32) -> Self {
        self.knobs.finish_one_in = n;
        self
    }

    /// The returns of a finished game must add up to nothing.
    pub fn zero_sum(mut self) -> Self {
        self.zero_sum = true;
        self
    }

    /// This number must be the same at every state of a game and in every world sampled there:
    /// cards, men, chips.
    pub fn conserved(mut self, count: impl Fn(&G) -> i64 + 'static) -> Self {
        self.conserved.push(Box::new(count));
        self
    }

    /// This must hold at every state and in every sampled world; an `Err` says what is wrong.
    pub fn invariant(mut self, holds: impl Fn(&G) -> Result<(), String> + 'static) -> Self {
        self.invariants.push(Box::new(holds));
        self
    }

    /// How to exchange what `seat` never saw in a record, `None` when there is nothing; the seat
    /// must then have seen the same. The inputs may be fewer than those of the game: then only as
    /// many are compared. Answers of other seats are made to fit where the exchange asks someone
    /// new or nobody any more (see [`passes`](Contract::passes)). At least one exchange of the run
    /// must come to a comparison.
    pub fn swap_unseen(
        mut self,
        swap: impl Fn(&Played<G>, Seat, &mut SplitMix) -> Option<Vec<Input<G>>> + 'static,
    ) -> Self {
        self.swap = Some(Box::new(swap));
        self
    }

    /// Which answer lets a call window go by. An exchange may open a window that was not there, in
    /// which everyone passes, or take one away in which everyone passed.
    pub fn passes(mut self, is_pass: impl Fn(G::Action) -> bool + 'static) -> Self {
        self.passes = Box::new(is_pass);
        self
    }
}

impl<G: Observed + Stochastic> Contract<G> {
    /// Checks everything but sampled worlds; panics at the first breach.
    #[track_caller]
    pub fn check(&self) -> Report {
        self.run().unwrap_or_else(|breach| panic!("{breach}"))
    }

    /// Checks everything but sampled worlds.
    pub fn run(&self) -> Result<Report, Breach> {
        self.play_all(|_, _, _| Ok(()))
    }

    fn play_all(
        &self,
        more: impl Fn(&Played<G>, &mut SplitMix, &mut Report) -> Result<(), Breach>,
    ) -> Result<Report, Breach> {
        let mut report = Report::default();
        for (game, setup) in (0..self.knobs.games).zip(self.setups.iter().cycle()) {
            let mut entropy = SplitMix::for_game(self.knobs.seed, game);
            let played = Played::at_random(game, setup, self.knobs.cap, &mut entropy)?;
            report.games += 1;
            report.states += played.states.len() as u64;
            report.longest = report.longest.max(played.inputs.len() as u32);
            self.judge(&played, &mut entropy, &mut report)?;
            more(&played, &mut entropy, &mut report)?;
        }
        if self.swap.is_some() && report.swaps == 0 {
            let detail = format!("no exchange came to a comparison: {report:?}");
            let promise = Promise::Unseen;
            return Err(Breach { promise, game: self.knobs.games, step: 0, detail });
        }
        Ok(report)
    }

    fn judge(
        &self,
        played: &Played<G>,
        entropy: &mut SplitMix,
        report: &mut Report,
    ) -> Result<(), Breach> {
        let width = self.knobs.width;
        let strays = Strays::of(played, width, entropy);
        legal_list::check(played, width, entropy, report)?;
        twins::check(played, width, entropy, report)?;
        refusal::check(played, &strays, entropy, report)?;
        chance::check(played, &strays, width, entropy, report)?;
        replay::check(played)?;
        conserved::check(played, &self.conserved, &self.invariants)?;
        if self.zero_sum {
            conserved::check_zero_sum(played)?;
        }
        fold::check(played, entropy, report)?;
        match &self.swap {
            Some(swap) => unseen::check(played, swap, &self.passes, entropy, report),
            None => Ok(()),
        }
    }
}

impl<G: Hidden + Stochastic> Contract<G> {
    /// Checks everything, sampled worlds too; panics at the first breach.
    #[track_caller]
    pub fn check_hidden(&self) -> Report {
        self.run_hidden().unwrap_or_else(|breach| panic!("{breach}"))
    }

    /// Checks everything, sampled worlds too.
    pub fn run_hidden(&self) -> Result<Report, Breach> {
        self.play_all(|played, entropy, report| {
            worlds::check(played, &self.knobs, &self.conserved, &self.invariants, entropy, report)
        })
    }
}
