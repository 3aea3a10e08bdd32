//! Who judges finished matches, for a server that lets its page and other programs have them judged.

use std::any::Any;
use std::ops::ControlFlow;

use parlor_analysis::{ReviewSettings, Reviewer};
use parlor_wire::online::{ReviewTotalsMsg, ReviewUnitMsg, ReviewedMsg};

/// The reviews of the lab.
pub(super) struct Judge;

impl parlor_server::Reviewer for Judge {
    fn usual(&self, game: &str) -> Option<(ReviewUnitMsg, &'static str)> {
        Reviewer::named(game).map(|reviewer| (reviewer.unit, reviewer.usual))
    }

    fn review(
        &self,
        game: &str,
        played: &dyn Any,
        (agent, with_luck): (&str, bool),
        told: &mut dyn FnMut(f64, Vec<ReviewedMsg>) -> ControlFlow<()>,
    ) -> Result<Option<Vec<ReviewTotalsMsg>>, String> {
        let reviewer = Reviewer::named(game).ok_or("there are no reviews of this game")?;
        let settings = ReviewSettings { agent: agent.to_owned(), with_luck };
        reviewer.review(played, &settings, told).map_err(|error| error.to_string())
    }
}
