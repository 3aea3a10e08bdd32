//! A record of ours as a finished match that can be played again.

use parlor_game::{Answers, Game, Illegal, Input, Match, Observed, Turn};
use parlor_kit::{
    ActionMsgOf, ActionOf, AddressMsgOf, Came, GameOf, Host, Played, PlayedDeal, SetupOf,
};
use parlor_wire::Codec;
use parlor_wire::online::{InputMsg, RecordedAnswerMsg};

use crate::current_match::{AddressOf, ChanceOf, DealRecordOf};
use crate::{RecordError, RecordOf};

/// Reads a record of ours. The proof of its chance is another matter: `verify_record`.
pub fn retell<G: Host>(record: &RecordOf<G>) -> Result<Played<G>, RecordError> {
    let game = G::read(&record.rules)?;
    if record.players.len() != game.n_seats() {
        let n_seats = game.n_seats();
        return Err(RecordError::Format(format!("{n_seats} play, not as many as it names")));
    }
    let mut sheet = game.begin();
    let mut deals = Vec::new();
    for (deal, recorded) in (1..).zip(&record.deals) {
        let wrong = |what| RecordError::Course { deal, what };
        let (number, setup) = sheet.next().ok_or(wrong("the match was over before it"))?;
        let (came, finished) = read_deal::<G>(deal, recorded, &setup, |_, _, _| true)?;
        sheet.record(&finished).map_err(|_| wrong("it is not over"))?;
        let standing = *sheet.standing().as_array();
        deals.push(PlayedDeal { number, setup, came, standing });
    }
    let players = record.players.clone();
    Ok(Played { rules: game.rules(), players, deals, sheet: Some(sheet) })
}

/// Reads a deal and plays it again. `is_due` says whether chance may come out so where it is due, beside
/// the name that is written.
pub(crate) fn read_deal<G: Host>(
    deal: usize,
    recorded: &DealRecordOf<G>,
    setup: &SetupOf<G>,
    mut is_due: impl FnMut(AddressOf<G>, &AddressMsgOf<G>, ChanceOf<G>) -> bool,
) -> Result<(Vec<Came<G>>, GameOf<G>), RecordError> {
    let mut game = GameOf::<G>::start(setup);
    let mut came = Vec::new();
    for (input, recorded) in (1..).zip(&recorded.inputs) {
        let illegal = |error| RecordError::Illegal { deal, input, error };
        let one = match (recorded, game.turn()) {
            (InputMsg::Chance { at, chance }, Turn::Chance(due)) => {
                let chance = G::Codec::get_chance(chance).filter(|&it| is_due(due, at, it));
                let chance = chance.ok_or(RecordError::Chance { deal, input })?;
                Came::input(Input::Chance(due, chance))
            }
            (InputMsg::Chance { .. }, _) => {
                return Err(illegal(Illegal::Chance { reason: "no-chance-is-due" }));
            }
            (InputMsg::Answers { answers }, _) => {
                let read = read_answers::<G>(&game, answers).map_err(illegal)?;
                let auto = answers.iter().filter(|answer| answer.auto);
                let auto = auto.map(|answer| answer.seat.into()).collect();
                Came::Input { input: Input::Answers(read), auto }
            }
            (&InputMsg::Resigned { seat, worth }, _) => Came::Resigned { by: seat.into(), worth },
        };
        one.put_to(&mut game, &mut Vec::new()).map_err(illegal)?;
        came.push(one);
    }
    Ok((came, game))
}

fn read_answers<G: Host>(
    game: &GameOf<G>,
    answers: &[RecordedAnswerMsg<ActionMsgOf<G>>],
) -> Result<Answers<ActionOf<G>>, Illegal> {
    let mut read = Answers::NONE;
    let mut legal = Vec::new();
    for answer in answers {
        let seat = answer.seat.into();
        game.legal(seat, &mut legal);
        let action = G::Codec::get_action(&answer.action, &game.view(seat), &legal);
        let refused = Illegal::Refused { seat, reason: "not-listed" };
        read = read.with(seat, action.ok_or(refused)?);
    }
    Ok(read)
}
