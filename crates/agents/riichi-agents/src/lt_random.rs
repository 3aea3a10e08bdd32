//! `lt-random`: the frame, and any discard.

use parlor_agent::{Agent, Ask, Explanation, Stream};
use parlor_game::Entropy;
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, View};

use crate::{Frame, reasons};

/// Takes every win, kan, pon and riichi that it can, never a chi (calling runs without restraint
/// ruins hands), and discards any tile of its hand, each equally likely.
#[derive(Clone, PartialEq, Debug)]
pub struct LtRandom {
    stream: Stream,
}

impl LtRandom {
    /// A player that draws from the stream of `seed`.
    pub fn new(seed: u64) -> LtRandom {
        LtRandom { stream: Stream::new(seed) }
    }
}

impl Agent<Deal> for LtRandom {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let allowed = |action| !matches!(action, Action::Chi { .. });
        let step = Frame::first(ask.legal, allowed);
        let taken = |action: Action| Some(Frame::of(action)) == step;
        let n_tiles: u32 =
            ask.legal.iter().filter(|&&a| taken(a)).map(|&a| copies(ask.view, a)).sum();
        let chosen = match step {
            Some(Frame::Riichi | Frame::Discard) => {
                let mut left = self.stream.below(n_tiles);
                ask.legal.iter().position(|&action| {
                    let n = if taken(action) { copies(ask.view, action) } else { 0 };
                    let here = left < n;
                    left = left.saturating_sub(n);
                    here
                })
            }
            _ => ask.legal.iter().position(|&action| taken(action)),
        };
        let chosen = chosen.unwrap_or(0);
        if let Some(why) = why {
            reasons::random(ask, step, allowed, chosen, n_tiles, why);
        }
        ask.legal[chosen]
    }
}

/// How many tiles of the hand an action could mean.
pub(crate) fn copies(view: &View, action: Action) -> u32 {
    match action {
        Action::Discard { drawn: true, .. } | Action::Riichi { drawn: true, .. } => 1,
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } => {
            u32::from(view.own.standing().count(tile))
        }
        _ => 0,
    }
}
