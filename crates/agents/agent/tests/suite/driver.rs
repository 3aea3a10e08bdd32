//! The driver asks, tests, advances and tells every seat what it saw.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use parlor_agent::{Agent, Allowance, Ask, Explanation, PlayError, PlayOptions, Random, play_deal};
use parlor_game::{Game, Illegal, Input, Observed, Seat, Silent};

use crate::coin::{CoinGame, Seen, Side, Tosses, View};

const TOSSES: [Side; 4] = [Side::Tails, Side::Heads, Side::Tails, Side::Tails];

/// Calls what it has seen, by its own memory alone.
#[derive(Default)]
struct Peeker {
    peek: Option<Side>,
}

impl Agent<CoinGame> for Peeker {
    fn observe(&mut self, seen: &Seen) {
        if let Seen::IPeeked { side } = seen {
            self.peek = Some(*side);
        }
    }

    fn decide(&mut self, ask: &Ask<'_, CoinGame>, _why: Option<&mut Explanation>) -> Side {
        assert_eq!(self.peek, ask.view.peek, "what was seen and what is viewed are the same");
        self.peek.unwrap_or(Side::Heads)
    }
}

/// Folds what it sees and insists that this is its view; counts how often it is asked.
struct Folder {
    view: View,
    n_asked: Arc<AtomicU32>,
}

impl Agent<CoinGame> for Folder {
    fn observe(&mut self, seen: &Seen) {
        CoinGame::fold(&mut self.view, seen).expect("what is seen fits the view");
    }

    fn decide(&mut self, ask: &Ask<'_, CoinGame>, _why: Option<&mut Explanation>) -> Side {
        assert_eq!(self.view, *ask.view);
        assert_eq!(ask.budget.nodes, Some(7));
        self.n_asked.fetch_add(1, Ordering::Relaxed);
        ask.legal[0]
    }
}

/// Always answers the same, allowed or not.
struct Stubborn(Side);

impl Agent<CoinGame> for Stubborn {
    fn decide(&mut self, _ask: &Ask<'_, CoinGame>, _why: Option<&mut Explanation>) -> Side {
        self.0
    }
}

fn play(
    agents: &mut [Box<dyn Agent<CoinGame>>],
    tosses: &[Side],
    transitions_max: u64,
) -> Result<u64, PlayError<CoinGame>> {
    let options = PlayOptions { transitions_max, ..PlayOptions::default() };
    let mut game = CoinGame::start(&4);
    play_deal(&mut game, &mut Tosses(tosses.to_vec()), agents, &options, |_| {})
}

fn pair(
    a: impl Agent<CoinGame> + 'static,
    b: impl Agent<CoinGame> + 'static,
) -> Vec<Box<dyn Agent<CoinGame>>> {
    vec![Box::new(a), Box::new(b)]
}

#[test]
fn each_seat_is_told_what_it_may_know_and_a_forced_seat_is_not_asked() {
    let n_asked = Arc::new(AtomicU32::new(0));
    let folder = Folder { view: CoinGame::first_view(&4, Seat::B), n_asked: Arc::clone(&n_asked) };
    let allowance = Allowance { nodes: Some(7), ..Allowance::default() };
    let options = PlayOptions { allowance, ..PlayOptions::default() };
    let mut game = CoinGame::start(&4);
    let mut agents = pair(Peeker::default(), folder);
    let played = play_deal(&mut game, &mut Tosses(TOSSES.to_vec()), &mut agents, &options, |_| {});

    assert_eq!(played, Ok(8), "four tosses and four calls");
    assert_eq!(game.returns()[Seat::A], 4, "the seat that peeks is always right");
    assert_eq!(game.returns()[Seat::B], 1, "heads came up once in four");
    assert_eq!(n_asked.load(Ordering::Relaxed), 3, "its last call was forced");
}

#[test]
fn the_inputs_watched_are_a_record_that_replays() {
    let mut inputs: Vec<Input<CoinGame>> = Vec::new();
    let mut events = Vec::new();
    let mut game = CoinGame::start(&4);
    let mut agents = pair(Random::new(1), Random::new(2));
    let mut dealer = Tosses(TOSSES.to_vec());
    play_deal(&mut game, &mut dealer, &mut agents, &PlayOptions::default(), |step| {
        inputs.push(step.input.clone());
        events.extend_from_slice(step.events);
    })
    .unwrap();

    let mut again = CoinGame::start(&4);
    let mut events_again = Vec::new();
    for input in &inputs {
        input.put_to(&mut again, &mut events_again).unwrap();
    }
    assert_eq!(again, game);
    assert_eq!(events_again, events);
}

#[test]
fn a_game_is_played_on_from_where_it_stands() {
    let mut game = CoinGame::start(&4);
    game.apply(Side::Tails, &mut Silent).unwrap();
    let mut agents = pair(Stubborn(Side::Tails), Stubborn(Side::Tails));
    let mut dealer = Tosses(TOSSES.to_vec());
    let played = play_deal(&mut game, &mut dealer, &mut agents, &PlayOptions::default(), |_| {});
    assert_eq!(played, Ok(7));
    assert_eq!(game.returns()[Seat::A], 3);
}

#[test]
fn an_answer_that_is_not_listed_is_an_error_that_names_seat_and_action() {
    let mut agents = pair(Stubborn(Side::Heads), Stubborn(Side::Edge));
    let error = play(&mut agents, &TOSSES, 100).unwrap_err();
    assert_eq!(error, PlayError::WrongAnswer { seat: Seat::B, action: Side::Edge, n_legal: 2 });
    assert_eq!(error.to_string(), "seat B answered Edge, which is not one of its 2 legal actions");
}

#[test]
fn a_dealer_that_fails_is_an_error_with_the_address() {
    let mut agents = pair(Random::new(1), Random::new(2));
    assert_eq!(play(&mut agents, &TOSSES[..2], 100), Err(PlayError::NoChance { at: 2 }));

    let reason = Illegal::Chance { reason: "a-coin-has-two-sides" };
    let wrong = PlayError::WrongChance { at: 1, chance: Side::Edge, reason };
    assert_eq!(play(&mut agents, &[Side::Heads, Side::Edge], 100), Err(wrong));
}

#[test]
fn a_seat_without_an_agent_is_an_error() {
    let mut agents = pair(Random::new(1), Random::new(2));
    assert_eq!(play(&mut agents[..1], &TOSSES, 100), Err(PlayError::NoAgent { seat: Seat::B }));
}

#[test]
fn a_deal_may_use_all_its_transitions_and_no_more() {
    let mut agents = pair(Random::new(1), Random::new(2));
    assert_eq!(play(&mut agents, &TOSSES, 8), Ok(8));
    assert_eq!(play(&mut agents, &TOSSES, 7), Err(PlayError::Endless { transitions_max: 7 }));
}
