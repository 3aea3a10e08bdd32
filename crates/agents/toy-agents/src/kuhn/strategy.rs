//! An equilibrium of Kuhn poker, and what each choice is worth in it.

use parlor_agent::Meter;
use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_search::{Cfr, GameTree, Profile, Regrets, Tracer, exploitability};
use parlor_toy::{Cards, Kuhn, KuhnAction, KuhnView};

use super::worlds::{dealt, history, possible_cards};

/// How often each player says what, in deals that one player opens.
#[derive(Clone, Debug)]
pub struct Strategy {
    tree: GameTree<Kuhn>,
    profile: Profile,
    rounds: u64,
}

/// More than the 55 positions of the game.
const NODES_MAX: usize = 1_000;

impl Strategy {
    /// Learnt in `rounds` of self-play by CFR+, or as many as the budget grants. `None` if the game
    /// were too large, which it is not.
    pub fn learn(first: Seat, rounds: u64, meter: &mut Meter<'_>) -> Option<Strategy> {
        Strategy::learnt(first, |cfr| cfr.run(rounds, meter))
    }

    /// As [`Strategy::learn`], watched.
    pub fn learn_traced(
        first: Seat,
        rounds: u64,
        meter: &mut Meter<'_>,
        tracer: &mut impl Tracer<Kuhn>,
    ) -> Option<Strategy> {
        Strategy::learnt(first, |cfr| cfr.run_traced(rounds, meter, tracer))
    }

    fn learnt(first: Seat, run: impl FnOnce(&mut Cfr<'_, Kuhn>) -> u64) -> Option<Strategy> {
        let tree = GameTree::new(&Kuhn::start(&first), NODES_MAX).ok()?;
        let mut cfr = Cfr::new(&tree, Regrets::Plus);
        let rounds = run(&mut cfr);
        let profile = cfr.average();
        Some(Strategy { tree, profile, rounds })
    }

    /// How many rounds it was learnt in.
    pub const fn rounds(&self) -> u64 {
        self.rounds
    }

    /// What each player could gain on average by knowing it.
    pub fn exploitability(&self) -> f64 {
        exploitability(&self.tree, &self.profile)
    }

    /// What the first player wins on average when both follow it.
    pub fn value(&self, first: Seat) -> f64 {
        let worths = Cards::all().map(|cards| self.worth(&dealt(first, cards), first));
        worths.sum::<f64>() / 6.0
    }

    /// How often the player who knows `view` says `action`.
    pub fn share(&self, view: &KuhnView, action: KuhnAction) -> f64 {
        let Some(found) = self.tree.find(view.me, view) else { return 0.0 };
        let actions = &self.tree.information()[found].actions;
        let nth = actions.iter().position(|&listed| listed == action);
        nth.map_or(0.0, |nth| self.profile.of(&self.tree, found)[nth])
    }

    /// What the player who knows `view` wins on average with `action`, when both follow the strategy
    /// before and after. Where that never comes up, both cards are equally likely.
    pub fn worth_of(&self, view: &KuhnView, action: KuhnAction) -> f64 {
        let (mut sum, mut likely, mut evenly) = (0.0, 0.0, 0.0);
        for cards in possible_cards(view) {
            let mut game = dealt(view.first, cards);
            let mut reach = 1.0;
            for (seat, said) in history(view) {
                if seat != view.me {
                    reach *= self.share(&game.view(seat), said);
                }
                game.advance(&Answers::one(seat, said), &mut Silent);
            }
            game.advance(&Answers::one(view.me, action), &mut Silent);
            let worth = self.worth(&game, view.me);
            sum += reach * worth;
            likely += reach;
            evenly += worth / 2.0;
        }
        if likely > 0.0 { sum / likely } else { evenly }
    }

    /// What `seat` wins on average from here on.
    fn worth(&self, game: &Kuhn, seat: Seat) -> f64 {
        let Some(mover) = game.mover() else { return game.returns()[seat].into() };
        let view = game.view(mover);
        let worths = game.betting().options().iter().map(|&action| {
            let mut after = *game;
            after.advance(&Answers::one(mover, action), &mut Silent);
            self.share(&view, action) * self.worth(&after, seat)
        });
        worths.sum()
    }
}
