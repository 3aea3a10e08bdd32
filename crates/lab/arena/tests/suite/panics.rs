//! An agent that panics forfeits its game and nothing else.

use parlor_agent::{Agent, Ask, Entry, Explanation, Registry};
use parlor_arena::{
    Allowed, Arena, BotErrors, BotLimits, Plan, Players, Schedule, Seatings, play_block,
};
use parlor_backgammon::{Action, Backgammon};
use parlor_backgammon_kit::BackgammonKit;
use parlor_kit::Kit;

/// Answers three times, then panics.
struct Tired(u32);

impl Agent<Backgammon> for Tired {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, _: Option<&mut Explanation>) -> Action {
        assert!(self.0 < 3, "too tired");
        self.0 += 1;
        ask.legal[0]
    }
}

#[test]
fn a_panic_is_counted_and_told() {
    let tired = Entry::new("tired", &[], |_, _| Box::new(Tired(0)));
    let kit = BackgammonKit::read("seed games=1").unwrap();
    let arena = Arena { kit, registry: Registry::new().with(tired) };
    let plan = Plan {
        entrants: Plan::entrants(&["random".to_owned(), "tired".to_owned()]),
        schedule: Schedule::Fixed,
        seatings: Seatings::Rotations,
        blocks: 1,
        seed: 1,
        budget: Allowed::default(),
        cap: Plan::CAP,
        stop: None,
        bots: BotLimits::default(),
    };
    let players = Players::new(&arena, &plan, BotErrors::Hidden).unwrap();
    let block = play_block(&players, 0);
    for line in &block.games {
        let seat = line.seats.iter().position(|&entrant| entrant == 1).unwrap();
        let forfeit = line.forfeit.as_ref().unwrap();
        assert_eq!((forfeit.seat, forfeit.why.as_str()), (seat, "it panicked: too tired"));
        assert_eq!((line.faults[seat].crashes, line.faults[1 - seat].total()), (1, 0));
        assert_eq!((line.scores[seat], line.deals), (-3.0, 0));
    }
    assert_eq!(block.times[1].count(), 6, "the answers before the panics");
}
