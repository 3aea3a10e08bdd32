//! A driver: plays one deal with agents at the seats and a dealer for chance.

use parlor_game::{Answers, Dealer, Game, Illegal, Input, Observed, Seat, SeatSet, Turn};

use crate::{Agent, Allowance, Ask};

/// How a deal is driven.
#[derive(Clone, Copy, Debug)]
pub struct PlayOptions<'a> {
    /// What each decision may use.
    pub allowance: Allowance<'a>,
    /// How many transitions a deal may have before it is given up as endless.
    pub transitions_max: u64,
}

impl Default for PlayOptions<'_> {
    /// No cap on thinking; 100,000 transitions.
    fn default() -> Self {
        PlayOptions { allowance: Allowance::default(), transitions_max: 100_000 }
    }
}

/// One transition, as the referee sees it: what came from outside and what followed.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// The game after the transition.
    pub game: &'a G,
    /// What came from outside: all that a record must hold.
    pub input: &'a Input<G>,
    /// What happened, in full.
    pub events: &'a [G::Event],
}

/// Why a deal could not be played to its end.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum PlayError<G: Game> {
    /// A seat in use has no agent.
    #[error("seat {seat} has no agent")]
    NoAgent { seat: Seat },
    /// An agent answered what was not listed.
    #[error("seat {seat} answered {action:?}, which is not one of its {n_legal} legal actions")]
    WrongAnswer { seat: Seat, action: G::Action, n_legal: usize },
    /// The game asked a seat and listed nothing for it.
    #[error("seat {seat} is asked but has no legal action")]
    NothingLegal { seat: Seat },
    /// The dealer has no answer at an address.
    #[error("the dealer has no answer at {at:?}")]
    NoChance { at: G::Address },
    /// The dealer's answer does not fit the game.
    #[error("the dealer answered {chance:?} at {at:?}: {reason}")]
    WrongChance { at: G::Address, chance: G::Chance, reason: Illegal },
    /// The deal has not ended after so many transitions.
    #[error("the deal has not ended after {transitions_max} transitions")]
    Endless { transitions_max: u64 },
}

/// Plays `game` from where it stands to its end and returns the number of transitions.
///
/// `agents` sit in turn order from seat `A`. At each decision the legal actions are listed once; a
/// seat with a single one is not asked; an answer is tested against the list. After each transition
/// every seat in use is told what it has seen, then `watch` is called.
pub fn play_deal<G: Observed, D: Dealer<G> + ?Sized>(
    game: &mut G,
    dealer: &mut D,
    agents: &mut [Box<dyn Agent<G>>],
    options: &PlayOptions<'_>,
    mut watch: impl FnMut(Step<'_, G>),
) -> Result<u64, PlayError<G>> {
    let seats = game.seats();
    if let Some(seat) = seats.into_iter().find(|seat| seat.idx() >= agents.len()) {
        return Err(PlayError::NoAgent { seat });
    }
    let mut legal = Vec::new();
    let mut events = Vec::new();
    for transitions in 0..=options.transitions_max {
        let turn = game.turn();
        if turn == Turn::Over {
            return Ok(transitions);
        }
        if transitions == options.transitions_max {
            break;
        }
        events.clear();
        let input = match turn {
            Turn::Chance(at) => {
                let chance = dealer.answer(at).ok_or(PlayError::NoChance { at })?;
                let wrong = |reason| PlayError::WrongChance { at, chance, reason };
                game.apply(chance, &mut events).map_err(wrong)?;
                Input::Chance(at, chance)
            }
            _ => {
                let answers = answers(game, turn.asked(), agents, options, &mut legal)?;
                game.advance(&answers, &mut events);
                Input::Answers(answers)
            }
        };
        for event in &events {
            for seat in seats {
                if let Some(seen) = G::seen_by(event, seat) {
                    agents[seat.idx()].observe(&seen);
                }
            }
        }
        watch(Step { game, input: &input, events: &events });
    }
    Err(PlayError::Endless { transitions_max: options.transitions_max })
}

/// One listed answer from each of the seats asked.
fn answers<G: Observed>(
    game: &G,
    asked: SeatSet,
    agents: &mut [Box<dyn Agent<G>>],
    options: &PlayOptions<'_>,
    legal: &mut Vec<G::Action>,
) -> Result<Answers<G::Action>, PlayError<G>> {
    let mut answers = Answers::NONE;
    for seat in asked {
        game.legal(seat, legal);
        let action = match legal[..] {
            [] => return Err(PlayError::NothingLegal { seat }),
            [only] => only,
            _ => {
                let view = game.view(seat);
                let budget = options.allowance.begin();
                let ask = Ask { seat, view: &view, legal, budget };
                agents[seat.idx()].decide(&ask, None)
            }
        };
        if !legal.contains(&action) {
            return Err(PlayError::WrongAnswer { seat, action, n_legal: legal.len() });
        }
        answers = answers.with(seat, action);
    }
    Ok(answers)
}
