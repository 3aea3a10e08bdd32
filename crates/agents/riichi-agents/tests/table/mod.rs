//! A table at which every decision is made by one function.

use parlor_agent::{Ask, Budget, Stream};
use parlor_game::{Answers, Dealer, Game, Observed, Silent, Turn};
use parlor_riichi::deal::{Action, Setup};
use parlor_riichi::{Deal, DrawOrder, RuleSet, Wall};

/// Plays one deal by the common rules, every decision of every seat made by `decide`.
pub(crate) fn play_out(seed: u64, decide: impl FnMut(&Ask<'_, Deal>) -> Action) {
    play_out_by(&RuleSet::default(), seed, decide);
}

/// The same by these rules.
pub(crate) fn play_out_by(
    rules: &RuleSet,
    seed: u64,
    mut decide: impl FnMut(&Ask<'_, Deal>) -> Action,
) {
    let setup = Setup::first(rules);
    let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut Stream::new(seed));
    let mut deal = Deal::start(&setup);
    loop {
        match deal.turn() {
            Turn::Over => return,
            Turn::Chance(at) => {
                deal.apply(wall.answer(at).unwrap(), &mut Silent).unwrap();
            }
            Turn::Decide(seats) => {
                let mut answers = Answers::NONE;
                for seat in seats {
                    let (mut legal, view) = (Vec::new(), deal.view(seat));
                    deal.legal(seat, &mut legal);
                    let budget = Budget::UNLIMITED;
                    let ask = Ask { seat, view: &view, legal: &legal, budget };
                    answers = answers.with(seat, decide(&ask));
                }
                deal.resolve(&answers, &mut Silent).unwrap();
            }
        }
    }
}
