//! A deal as the Zole thesis plays it: the first hand takes the table.

use parlor_game::{Answers, Game, Seat, Silent};
use parlor_zole::{Action, Call, Deal, Layout, Pair, RuleSet, Setup};

use crate::Failed;

/// The first hand takes the table and buries two cards; the first card is still to be led.
pub(crate) fn after_burial(layout: Layout, buried: Option<Pair>) -> Result<Deal, Failed> {
    let wrong = || Failed("no such table".to_owned());
    let mut deal = Deal::start(&Setup::new(RuleSet::SEED, Seat::C).ok_or_else(wrong)?);
    deal.apply(layout, &mut Silent).map_err(Failed::by)?;
    for action in [Action::Call(Call::Take), Action::Bury(buried.ok_or_else(wrong)?)] {
        deal.resolve(&Answers::one(Seat::A, action), &mut Silent).map_err(Failed::by)?;
    }
    Ok(deal)
}
