//! Four at the table: the dealer sits out, pays and is paid.

use parlor_agent::{Ask, Budget, Explanation};
use parlor_game::{Answers, Game, Match, Observed, Silent, Stochastic, Turn};
use parlor_testkit::SplitMix;
use parlor_zole::{Deal, RuleSet, Session};
use parlor_zole_agents::registry;

/// One of each kind, none of which thinks for long.
const AGENTS: [&str; 15] = [
    "random",
    "rules",
    "rules:bid=ranks",
    "minimax:from=22",
    "alphabeta:from=19,seed_mode=off",
    "pimc:worlds=2,effort=1,enumerate=12,call_burials=4",
    "house:threads=2",
    "house:level=beginner",
    "house:level=club",
    "ismcts:playouts=4,worlds=8,effort=1",
    "iimc:worlds=2,effort=1",
    "epimc:worlds=2,depth=2,effort=1",
    "alphamu:worlds=2,moves=1,effort=1",
    "bestfirst:worlds=1,tree=10,effort=1",
    "cfr:rounds=2,effort=1",
];

/// Every agent sits at every seat of a table of four and explains what it does, while the rulesets
/// take turns; a full round of the deal is played each time, and everyone's points add up to nothing.
#[test]
fn every_agent_plays_and_explains_at_a_table_of_four() {
    let registry = registry();
    for entry in registry.entries() {
        let is_there = |spec: &str| spec.split(':').next() == Some(entry.name);
        assert!(AGENTS.iter().any(|spec| is_there(spec)), "{} is not tried", entry.name);
    }
    let rulesets = [RuleSet::ONLINE_PM.for_four(), RuleSet::ONLINE_PGM.for_four()];
    for (turn, rules) in (0..AGENTS.len()).zip(rulesets.into_iter().cycle()) {
        let mut entropy = SplitMix::new(turn as u64);
        let dealer = rules.players.seats().into_iter().last().unwrap();
        let mut session = Session::new(rules, dealer).unwrap();
        let mut agents: Vec<_> = (0..4)
            .map(|seat| registry.build(AGENTS[(turn + seat) % AGENTS.len()], 1).unwrap())
            .collect();
        for _ in 0..4 {
            let (_, setup) = session.next().unwrap();
            let mut deal = Deal::start(&setup);
            while let Some(()) = step(&mut deal, &mut agents, &mut entropy) {}
            session.record(&deal).unwrap();
        }
        let standing = session.standing();
        assert_eq!(standing.as_array().iter().sum::<i32>(), 0, "{standing:?}");
    }
}

/// Goes one step further; `None` at the end.
fn step(
    deal: &mut Deal,
    agents: &mut [Box<dyn parlor_agent::Agent<Deal>>],
    entropy: &mut SplitMix,
) -> Option<()> {
    match deal.turn() {
        Turn::Over => None,
        Turn::Chance(at) => {
            let layout = deal.draw(at, entropy);
            deal.apply(layout, &mut Silent).ok()
        }
        Turn::Decide(asked) => {
            let seat = asked.first()?;
            assert_ne!(seat, deal.public().setup().seating().dealer(), "the dealer sits out");
            let (view, mut legal) = (deal.view(seat), Vec::new());
            deal.legal(seat, &mut legal);
            // Enough for all but `house`, which would take as much as there is.
            let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::nodes(20_000) };
            let mut why = Explanation::default();
            let action = agents[seat.idx()].decide(&ask, Some(&mut why));
            assert_eq!(why.chosen.map(|idx| legal[idx]), Some(action), "{legal:?}");
            deal.resolve(&Answers::one(seat, action), &mut Silent).ok()
        }
    }
}
