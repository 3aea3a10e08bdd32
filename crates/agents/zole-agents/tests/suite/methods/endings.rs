//! The last two tricks as a game: its layouts, its results, and equilibria of it.

use parlor_agent::Budget;
use parlor_game::{Answers, Game, Observed, Silent, Turn};
use parlor_search::{Cfr, GameTree, Profile, Regrets, exploitability};
use parlor_zole::{Action, Aside, Call, Card, RuleSet, World, Worlds};
use parlor_zole_agents::Ending;

use super::walk;
use crate::table::{agent, ask_turn, shuffled};

/// The layouts of an ending that its player holds possible are the worlds that fit the view, and what is
/// missing at the root are only the cards.
#[test]
fn endings_hold_what_their_players_think_possible() {
    let mut n = 0;
    for call in [Call::Take, Call::Zole, Call::Pass, Call::MazaZole] {
        walk(RuleSet::ONLINE_PGM, call, 0..8, |ask| {
            let Some(ending) = Ending::of(ask.view, 2, 2_520) else {
                let is_ending = matches!(ask.legal[0], Action::Play(_));
                assert!(!is_ending || ask.view.hand().len() > 2);
                return;
            };
            let known = ending.view_of(ask.view).unwrap();
            if ask.view.public().trick().unwrap().is_empty() {
                let count = Worlds::of(ask.view).count();
                assert_eq!(ending.n_possible(&known) as u64, count, "{:?}", ask.view);
                // A player who knows this sees the deal made of it as the real one.
                if !matches!(ask.view.aside(), Aside::Buried { .. }) {
                    let deal = ending.deal(&known, ask.view).unwrap();
                    assert_eq!(deal.view(ask.seat), *ask.view);
                }
            } else {
                // A void shown in this trick may have been shown before, which only the worlds know.
                assert!(ending.n_possible(&known) as u64 >= Worlds::of(ask.view).count());
            }
            assert!(ending.n_layouts() <= 2_520);
            n += 1;
        });
    }
    assert!(n > 100, "{n}");
}

#[test]
fn an_equilibrium_of_an_ending_gives_less_away_the_longer_it_is_sought() {
    let (mut before, mut soon, mut late, mut n) = (0.0, 0.0, 0.0, 0);
    for call in [Call::Take, Call::Pass] {
        walk(RuleSet::ONLINE_PGM, call, 0..6, |ask| {
            let is_root = ask.view.hand().len() == 2
                && ask.view.public().trick().is_some_and(parlor_zole::Trick::is_empty);
            let Some(ending) = Ending::of(ask.view, 2, 800).filter(|_| is_root) else { return };
            let tree = GameTree::new(&ending, 100_000).unwrap();
            let mut cfr = Cfr::new(&tree, Regrets::Plus);
            let mut meter = Budget::UNLIMITED.meter();
            before += exploitability(&tree, &Profile::uniform(&tree));
            cfr.run(5, &mut meter);
            soon += exploitability(&tree, &cfr.average());
            cfr.run(95, &mut meter);
            late += exploitability(&tree, &cfr.average());
            n += 1;
        });
    }
    let mean = |sum: f64| sum / f64::from(n);
    let [before, soon, late] = [before, soon, late].map(mean);
    assert!(n > 2 && before > soon && soon > late, "{n}: {before} {soon} {late}");
    assert!(late < before / 20.0, "{before} {late}");
}

/// An ending pays what the deal pays when the same cards are played.
#[test]
fn an_ending_pays_what_the_deal_pays() {
    for call in [Call::Take, Call::Zole, Call::Pass, Call::MazaZole] {
        for seed in 0..6 {
            let mut deal = shuffled(RuleSet::ONLINE_PGM, seed);
            let mut ending: Option<Ending> = None;
            let mut player = agent("rules", 1);
            while let Turn::Decide(seats) = deal.turn() {
                let (action, begun) = ask_turn(&deal, Budget::UNLIMITED, |ask| {
                    let wanted = Action::Call(call);
                    let action = match ask.legal.contains(&wanted) {
                        true => wanted,
                        false => player.decide(ask, None),
                    };
                    (action, Ending::of(ask.view, 2, 10_000))
                });
                if ending.is_none()
                    && let Some(mut begun) = begun
                {
                    let world = World { hands: *deal.hands(), aside: deal.aside() };
                    begun.apply(begun.number_of(&world).unwrap(), &mut Silent).unwrap();
                    ending = Some(begun);
                }
                if let (Some(ending), Action::Play(card)) = (&mut ending, action)
                    && let Turn::Decide(_) = ending.turn()
                {
                    let mut legal: Vec<Card> = Vec::new();
                    ending.legal(seats.first().unwrap(), &mut legal);
                    assert!(legal.contains(&card));
                    ending.advance(&Answers::one(seats.first().unwrap(), card), &mut Silent);
                }
                deal.resolve(&Answers::one(seats.first().unwrap(), action), &mut Silent).unwrap();
            }
            let ending = ending.unwrap();
            assert_eq!(ending.turn(), Turn::Over);
            assert_eq!(ending.returns(), deal.returns());
        }
    }
}
