//! Events of a log as messages.

use parlor_agent::{Choice, Counts, SearchEvent, Window};
use parlor_game::{Observed, Stochastic};
use parlor_wire::online::{ExploreCountsMsg, ExploreEventMsg};

use super::Exploration;

impl<G: Observed + Stochastic> Exploration<G> {
    /// An event as it is told; `None` where it only says what stands in the node's row anyway.
    pub(super) fn event(&self, at: u32) -> Option<ExploreEventMsg> {
        let event = match *self.log.events().get(at as usize)? {
            SearchEvent::Enter(_) => ExploreEventMsg::Enter,
            SearchEvent::Reenter(_) => ExploreEventMsg::Reenter,
            SearchEvent::At { window, .. } => {
                let (alpha, beta) = ends(Some(window?));
                ExploreEventMsg::Window { alpha, beta }
            }
            SearchEvent::Share(share) => ExploreEventMsg::Share { share },
            SearchEvent::Reach { own, others } => ExploreEventMsg::Reach { own, others },
            SearchEvent::Learnt(Choice { share, value, regret, sum }) => {
                ExploreEventMsg::Learnt { share, value, regret, sum }
            }
            SearchEvent::Worth { value, range } => {
                let (low, high) = ends(range);
                ExploreEventMsg::Worth { value, low, high }
            }
            SearchEvent::Best => ExploreEventMsg::Best { child: self.replay.best_child(at)? },
            SearchEvent::Cut(cut) => ExploreEventMsg::Cut {
                reason: cut.reason,
                n_skipped: cut.n_skipped,
                value: cut.value,
                limit: cut.limit,
            },
            SearchEvent::Leave(value) => ExploreEventMsg::Leave { value },
        };
        Some(event)
    }
}

/// The ends of a window; none where it is open.
fn ends(window: Option<Window>) -> (Option<f64>, Option<f64>) {
    let end = |end: f64| end.is_finite().then_some(end);
    window.map_or((None, None), |window| (end(window.alpha), end(window.beta)))
}

/// Counts as a message.
pub(super) fn counts(counts: Counts) -> ExploreCountsMsg {
    let Counts { nodes, leaves, cuts, skipped } = counts;
    ExploreCountsMsg { nodes, leaves, cuts, skipped }
}
