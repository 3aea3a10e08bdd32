//! `lt-dqn`: two networks that learnt by playing.
//!
//! One network values ten actions, the other the discard of each of the 34 kinds; both are shown
//! the same 384 numbers ([`State`]). The player goes through the actions from the highest value
//! down and does the first that is legal; if that is a discard or riichi, it goes through the kinds
//! in the same way. So it may let a win go by: then it says so.
//!
//! Source: Ž. Jucius, Kaunas University of Technology, 2017; its plain integers are fed as they
//! are. Where it is silent: other players are counted from the own seat to the right; after a call,
//! where only a discard is possible, the network of actions is not asked; the turn is the number of
//! the own draws; discards that were called lie with the set, not in the river.
//!
//! | file | idea |
//! |---|---|
//! | `state` | [`State`]: what the networks are shown |
//! | `output` | [`Output`]: the ten actions |
//! | `pair` | [`Pair`]: both networks, from bytes |
//! | `walk` | from values to an action |
//! | `reasons` | how the player explains itself |
//! | `training` | [`Training`]: how the networks learn |

mod output;
mod pair;
mod reasons;
mod state;
mod training;
mod walk;

use std::sync::Arc;

use parlor_agent::{Agent, Ask, Entry, Explanation, Message, Parameter, Stream};
use parlor_nets::{Inputs, Scratch};
use parlor_riichi::Deal;
use parlor_riichi::deal::Action;

use walk::Walk;

pub use output::Output;
pub use pair::{Pair, PairError};
pub use state::{Scaling, State};
pub use training::{
    Checkpoint, CheckpointError, Curve, EpsilonUnit, Point, Results, Role, Training,
    TrainingOptions,
};

/// Does the first legal action in the order of the values of its networks.
#[derive(Clone, Debug)]
pub struct LtDqn {
    pair: Arc<Pair>,
    epsilon: f64,
    stream: Stream,
    inputs: Inputs,
    scratch: [Scratch; 2],
    /// What readers of its explanations should know of its networks.
    caution: Option<&'static str>,
}

impl LtDqn {
    /// A player with these networks that with probability `epsilon` goes through the actions, and
    /// through the kinds, in random order.
    pub fn new(pair: Arc<Pair>, epsilon: f64, seed: u64) -> LtDqn {
        let scratch = [Scratch::default(), Scratch::default()];
        LtDqn {
            pair,
            epsilon,
            stream: Stream::new(seed),
            inputs: Inputs::new(),
            scratch,
            caution: None,
        }
    }

    /// The way to a decision, with what it passed by.
    pub(crate) fn walk(&mut self, ask: &Ask<'_, Deal>, state: &State) -> Walk {
        self.inputs.clear();
        state.write(self.pair.scaling, &mut self.inputs);
        let [of_actions, of_kinds] = &mut self.scratch;
        let (pair, inputs) = (&self.pair, &self.inputs);
        let actions = pair.actions.forward(inputs, of_actions);
        Walk::new(
            ask,
            actions,
            || pair.discards.forward(inputs, of_kinds),
            self.epsilon,
            &mut self.stream,
        )
    }
}

/// `lt-dqn` as it stands in the registry.
pub(crate) fn entry() -> Entry<Deal> {
    let epsilon = Parameter::number("epsilon", 0.0..=1.0, 0.0);
    let weights = Parameter::choice("weights", &["source", "long"], "source");
    let variant = Parameter::choice("variant", &["source", "stable"], "source");
    Entry::new("lt-dqn", &[epsilon, weights, variant], |params, seed| {
        // Of the steadier training there is one set of weights; the source's way hardly ever wins a deal.
        let (pair, caution) = match (params.choice("variant"), params.choice("weights")) {
            ("stable", _) => (Pair::shipped_stable(), None),
            (_, "long") => (Pair::shipped_long(), Some("riichi-dqn-untaught")),
            _ => (Pair::shipped(), Some("riichi-dqn-untaught")),
        };
        Box::new(LtDqn { caution, ..LtDqn::new(pair, params.number("epsilon"), seed) })
    })
}

impl Agent<Deal> for LtDqn {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let walk = self.walk(ask, &State::of(ask.view));
        if let Some(why) = why {
            let mut scratch = [Scratch::default(), Scratch::default()];
            let [of_actions, of_kinds] = &mut scratch;
            let actions = self.pair.actions.forward(&self.inputs, of_actions);
            let kinds = self.pair.discards.forward(&self.inputs, of_kinds);
            reasons::explain(ask, &walk, actions, kinds, why);
            why.method.extend(self.caution.map(Message::new));
        }
        ask.legal[walk.chosen]
    }
}
