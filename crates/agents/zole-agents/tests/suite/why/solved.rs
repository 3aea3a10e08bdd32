//! Near the end the solver knows every possible deal, and the reason says the same.

use parlor_agent::{Budget, Explanation};
use parlor_game::{Answers, Game, Observed, Silent};
use parlor_zole::{Action, Aside, Call, Card, Contract, Deal, Eyes, Place, RuleSet, View, Worlds};
use parlor_zole_solver::{Position, Solver};

use super::facts::number;
use super::{find, keys};
use crate::table::{agent, ask_turn, shuffled};

/// Cards in hand from which on all possible deals are solved.
const LATE: usize = 3;

/// In how many possible deals `card` wins against the best play of open cards.
fn won(view: &View, card: Card, solver: &mut Solver) -> (u32, u32) {
    let public = view.public();
    let (me, contract) = (view.my_place().unwrap(), public.contract().unwrap());
    let soloist = contract.soloist().unwrap();
    let (mut wins, mut n) = (0, 0);
    for world in Worlds::of(view).iter() {
        let buried = match contract {
            Contract::Lielais(_) => world.aside.eyes(),
            _ => Eyes::NONE,
        };
        let tricks = public.won().map(|cards| (cards.len() / 3) as u8);
        let position = Position::new(contract, world.hands, *public.trick().unwrap()).unwrap();
        let position = position.with_score(public.won()[soloist].eyes() + buried, tricks);
        let after = position.after(card).unwrap();
        // At the end nothing is left to solve.
        let eyes = after.eyes() + solver.eyes(&after).unwrap_or(Eyes::NONE);
        wins += u32::from((eyes.0 >= 61) == (soloist == me));
        n += 1;
    }
    (wins, n)
}

fn check(view: &View, legal: &[Action], why: &Explanation, solver: &mut Solver) {
    let Action::Play(card) = legal[why.chosen.unwrap()] else { panic!("a card is due") };
    let (wins, n) = won(view, card, solver);
    let reason = why.reason.as_ref().unwrap();
    let said = keys(reason);
    if wins == n {
        let all = find(reason, "zole-odds-all").unwrap_or_else(|| panic!("{reason}"));
        assert_eq!(number(all, "n"), f64::from(n), "{reason}");
    } else if wins == 0 {
        assert!(said.contains(&"zole-odds-none-won".to_owned()), "{reason}");
    } else {
        let some = find(reason, "zole-odds-some").unwrap_or_else(|| panic!("{reason}"));
        let counted = (number(some, "won"), number(some, "n"));
        assert_eq!(counted, (f64::from(wins), f64::from(n)), "{reason}");
    }
    // A limit that is reached for certain is a game won.
    for key in ["zole-why-reaches-with", "zole-why-stops-with"] {
        if let Some(limit) = find(reason, key)
            && number(limit, "limit") == 61.0
        {
            assert_eq!(wins, n, "{reason}");
        }
    }
    // The only card that brings the soloist home is chosen for that.
    let home = |&&action: &&Action| match action {
        Action::Play(card) => comes_home(view, card),
        _ => false,
    };
    let is_alone = legal.iter().filter(home).count() == 1 && comes_home(view, card);
    let is_better = why.candidates.iter().any(|one| why.behind(one).is_some_and(|d| d > 0.01));
    if is_alone && is_better {
        assert!(said.contains(&"zole-why-reaches-with".to_owned()), "{reason}");
    }
}

/// Does the soloist, last to play, take the trick with `card` and have 61 eyes, but not before?
fn comes_home(view: &View, card: Card) -> bool {
    let (public, me) = (view.public(), view.my_place().unwrap());
    let trick = public.trick().unwrap().with(card);
    let buried = match view.aside() {
        Aside::Buried { cards, .. } => cards.eyes().0,
        _ => 0,
    };
    let had = public.won()[me].eyes().0 + buried;
    let is_soloist = public.contract().unwrap().soloist() == Some(me);
    let takes = trick.is_full() && trick.winner() == Some(me);
    is_soloist && takes && had < 61 && had + trick.eyes().0 >= 61
}

#[test]
fn the_number_of_deals_won_is_the_solvers() {
    let mut solver = Solver::with_table_bits(12);
    let mut n_checked = 0;
    for seed in 0..24 {
        let mut deal: Deal = shuffled(RuleSet::SEED, seed + 40);
        let caller = Place::from_idx(seed as usize % 3).unwrap();
        let mut pimc = agent("pimc:bids=off", seed);
        let mut rules = agent("rules", seed);
        while deal.outcome().is_none() {
            let seat = deal.turn().asked().first().unwrap();
            let view = deal.view(seat);
            let action = ask_turn(&deal, Budget::UNLIMITED, |ask| match ask.legal {
                [Action::Call(_), ..] if ask.view.my_place() == Some(caller) => {
                    Action::Call(if seed % 2 == 0 { Call::Take } else { Call::Zole })
                }
                [Action::Call(_), ..] => Action::Call(Call::Pass),
                [_, _, ..] if view.hand().len() <= LATE => {
                    let mut why = Explanation::default();
                    let action = pimc.decide(ask, Some(&mut why));
                    check(&view, ask.legal, &why, &mut solver);
                    n_checked += 1;
                    action
                }
                _ => rules.decide(ask, None),
            });
            deal.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
        }
    }
    assert!(n_checked > 20, "{n_checked}");
}
