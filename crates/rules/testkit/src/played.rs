//! One random game, kept whole.

use parlor_game::{Answers, Entropy, Game, Illegal, Input, Seat, Stochastic, Turn};

use crate::{Breach, Promise, SplitMix};

/// A game from its setup to its end (or to where it was cut), with all that came in and out.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<G: Game> {
    /// Its number in the run.
    pub game: u32,
    /// What it began from.
    pub setup: G::Setup,
    /// Every state; one more than there are inputs.
    pub states: Vec<G>,
    /// What came from outside, in order.
    pub inputs: Vec<Input<G>>,
    /// The events of each input.
    pub events: Vec<Vec<G::Event>>,
}

impl<G: Game> Played<G> {
    /// Nothing has happened yet.
    pub(crate) fn begin(game: u32, setup: &G::Setup) -> Played<G> {
        let states = vec![G::start(setup)];
        Played { game, setup: setup.clone(), states, inputs: Vec::new(), events: Vec::new() }
    }

    /// The state reached so far.
    pub fn last(&self) -> &G {
        &self.states[self.inputs.len()]
    }

    /// This game as it was after `n` inputs.
    #[must_use]
    pub fn cut(&self, n: usize) -> Played<G> {
        let n = n.min(self.inputs.len());
        Played {
            game: self.game,
            setup: self.setup.clone(),
            states: self.states[..=n].to_vec(),
            inputs: self.inputs[..n].to_vec(),
            events: self.events[..n].to_vec(),
        }
    }

    /// Goes on with one input.
    pub(crate) fn put(&mut self, input: Input<G>) -> Result<(), Illegal> {
        let (mut state, mut events) = (self.last().clone(), Vec::new());
        input.put_to(&mut state, &mut events)?;
        self.states.push(state);
        self.inputs.push(input);
        self.events.push(events);
        Ok(())
    }

    /// This promise was broken after `step` inputs.
    pub(crate) fn breach(&self, promise: Promise, step: usize, detail: String) -> Breach {
        Breach { promise, game: self.game, step, detail }
    }
}

impl<G: Stochastic> Played<G> {
    /// Plays at random until the game is over: an asked seat always has an action, someone is
    /// always asked, and the end comes within `cap` transitions.
    pub(crate) fn at_random(
        game: u32,
        setup: &G::Setup,
        cap: u32,
        entropy: &mut SplitMix,
    ) -> Result<Played<G>, Breach> {
        let mut played = Played::begin(game, setup);
        while let Some(input) = random_input(played.last(), entropy)
            .map_err(|why| played.breach(Promise::NoDeadEnd, played.inputs.len(), why))?
        {
            let step = played.inputs.len();
            if step >= cap as usize {
                let why = format!("not over after {cap} transitions");
                return Err(played.breach(Promise::NoDeadEnd, step, why));
            }
            let shown = format!("{input:?}");
            played.put(input).map_err(|refusal| {
                let why = format!("{shown} was listed or drawn, then refused: {refusal}");
                played.breach(Promise::NoDeadEnd, step, why)
            })?;
        }
        Ok(played)
    }
}

/// Anything that may come next, `None` when the game is over, or why it cannot go on.
pub(crate) fn random_input<G: Stochastic>(
    state: &G,
    entropy: &mut SplitMix,
) -> Result<Option<Input<G>>, String> {
    match state.turn() {
        Turn::Over => Ok(None),
        Turn::Chance(at) => Ok(Some(Input::Chance(at, state.draw(at, entropy)))),
        Turn::Decide(_) => random_answers(state, entropy).map(|given| Some(Input::Answers(given))),
    }
}

/// A listed action, picked at random, from every seat that is asked.
pub(crate) fn random_answers<G: Game>(
    state: &G,
    entropy: &mut SplitMix,
) -> Result<Answers<G::Action>, String> {
    let asked = state.turn().asked();
    if asked.is_empty() {
        return Err("nobody is asked to decide".to_owned());
    }
    if !asked.is_subset(state.seats()) {
        return Err(format!("{asked:?} are asked, of whom only {:?} play", state.seats()));
    }
    let mut listed = Vec::new();
    let mut answers = Answers::NONE;
    for seat in asked {
        state.legal(seat, &mut listed);
        let Some(&action) = entropy.pick(&listed) else {
            return Err(format!("seat {seat} is asked and has no action"));
        };
        answers = answers.with(seat, action);
    }
    Ok(answers)
}

/// `answers` less the answer of `seat`.
pub(crate) fn without<A: Copy>(answers: &Answers<A>, seat: Seat) -> Answers<A> {
    answers
        .iter()
        .filter(|&(other, _)| other != seat)
        .fold(Answers::NONE, |rest, (other, action)| rest.with(other, action))
}
