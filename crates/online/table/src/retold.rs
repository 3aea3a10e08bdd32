//! A finished match as it came in: every deal's beginning and what came from outside.

use parlor_game::{Game, Illegal, Input, Match, Seat, Turn};
use parlor_wire::Codec;
use parlor_wire::online::{InputMsg, RecordedAnswerMsg};

use crate::course::DealRecordOf;
use crate::verify::{RecordError, read_answers};
use crate::{ActionMsgOf, EventOf, GameOf, RecordOf, SetupOf, TableGame};

/// A finished match, read and ready to be played again.
pub(crate) struct Retold<G: TableGame> {
    pub(crate) rules: String,
    pub(crate) players: Vec<String>,
    pub(crate) deals: Vec<RetoldDeal<G>>,
    /// The score sheet after all deals, where the record is one of ours.
    pub(crate) sheet: Option<G::Match>,
}

/// One deal of it.
pub(crate) struct RetoldDeal<G: TableGame> {
    pub(crate) number: u64,
    pub(crate) setup: SetupOf<G>,
    pub(crate) came: Vec<Came<G>>,
    /// The score after it.
    pub(crate) standing: [i32; 4],
}

/// What came from outside.
pub(crate) enum Came<G: TableGame> {
    /// Chance or answers; for which seats the table answered.
    Input { input: Input<GameOf<G>>, auto: Vec<Seat> },
    /// A resignation that was accepted.
    Resigned { by: Seat, worth: u8 },
}

impl<G: TableGame> Came<G> {
    pub(crate) fn input(input: Input<GameOf<G>>) -> Came<G> {
        Came::Input { input, auto: Vec::new() }
    }

    /// Puts it to the game.
    pub(crate) fn put_to(
        &self,
        game: &mut GameOf<G>,
        events: &mut Vec<EventOf<G>>,
    ) -> Result<(), Illegal> {
        match self {
            Came::Input { input, .. } => input.put_to(game, events),
            &Came::Resigned { by, worth } => G::resign(game, by, worth, events),
        }
    }

    /// The answers as a record has them.
    pub(crate) fn answers(&self) -> Vec<RecordedAnswerMsg<ActionMsgOf<G>>> {
        let Came::Input { input: Input::Answers(answers), auto } = self else { return Vec::new() };
        let recorded = answers.iter().map(|(seat, action)| RecordedAnswerMsg {
            seat: seat.into(),
            action: G::Codec::put_action(action),
            auto: auto.contains(&seat),
        });
        recorded.collect()
    }
}

/// Reads a record of ours. The proof of its chance is another matter: `verify_record`.
pub(crate) fn retell<G: TableGame>(record: &RecordOf<G>) -> Result<Retold<G>, RecordError> {
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
        let (came, finished) = read_deal::<G>(deal, recorded, &setup)?;
        sheet.record(&finished).map_err(|_| wrong("it is not over"))?;
        let standing = *sheet.standing().as_array();
        deals.push(RetoldDeal { number, setup, came, standing });
    }
    let players = record.players.clone();
    Ok(Retold { rules: game.rules(), players, deals, sheet: Some(sheet) })
}

fn read_deal<G: TableGame>(
    deal: usize,
    recorded: &DealRecordOf<G>,
    setup: &SetupOf<G>,
) -> Result<(Vec<Came<G>>, GameOf<G>), RecordError> {
    let mut game = GameOf::<G>::start(setup);
    let mut came = Vec::new();
    for (input, recorded) in (1..).zip(&recorded.inputs) {
        let illegal = |error| RecordError::Illegal { deal, input, error };
        let one = match (recorded, game.turn()) {
            (InputMsg::Chance { chance, .. }, Turn::Chance(at)) => {
                let chance = G::Codec::get_chance(chance);
                let chance = chance.ok_or(RecordError::Chance { deal, input })?;
                Came::input(Input::Chance(at, chance))
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
