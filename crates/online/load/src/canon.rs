//! What every client must have been shown of a match, from its record alone.
//!
//! The record is played again by the rules. What a seat sees is folded into its view by the game's
//! own `fold`; view, events and questions are written by the game's codec. Nothing else may have
//! been sent: another byte is another fingerprint.

use parlor_game::{Answers, Game, Match, Observed, Seat};
use parlor_kit::{ActionMsgOf, AddressMsgOf, ChanceMsgOf, GameOf, Host, SeenOf, SetupOf};
use parlor_table::RecordOf;
use parlor_wire::Codec;
use parlor_wire::online::{InputMsg, RecordedAnswerMsg};
use serde::Serialize;

use crate::trace::{Canon, Print, Shown};

/// What a match shows to whom.
pub(crate) struct Showing {
    /// By seat.
    pub(crate) players: Vec<Canon>,
    /// To every spectator.
    pub(crate) watchers: Canon,
    /// By seat, the answers that were not the table's.
    pub(crate) answers: Vec<Vec<String>>,
}

/// One seat while a deal is played again.
struct Sitting<G: Host> {
    seat: Seat,
    view: <GameOf<G> as Observed>::View,
}

fn json(message: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(message).map_err(|error| error.to_string())
}

/// What a match shows to whom.
pub(crate) fn showing<G: Host>(record: &RecordOf<G>) -> Result<Showing, String> {
    let game = G::read(&record.rules).map_err(|error| error.to_string())?;
    let n_seats = game.n_seats();
    let mut showing = Showing {
        players: (0..n_seats).map(|_| Canon::default()).collect(),
        watchers: Canon::default(),
        answers: vec![Vec::new(); n_seats],
    };
    let mut sheet = game.begin();
    for (deal, recorded) in (0..).zip(&record.deals) {
        let (_, setup) = sheet.next().ok_or("the match was over before")?;
        let finished = replay::<G>(deal, &setup, &recorded.inputs, &mut showing)?;
        sheet.record(&finished).map_err(|error| error.to_string())?;
        let ended =
            Shown::Ended { deal, key: Print::of(&recorded.key), standing: recorded.standing };
        for canon in showing.players.iter_mut().chain([&mut showing.watchers]) {
            canon.push(ended);
        }
    }
    Ok(showing)
}

type InputsOf<G> = [InputMsg<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>];

fn replay<G: Host>(
    deal: u64,
    setup: &SetupOf<G>,
    inputs: &InputsOf<G>,
    showing: &mut Showing,
) -> Result<GameOf<G>, String> {
    let mut game = GameOf::<G>::start(setup);
    let mut sitting: Vec<Sitting<G>> = Seat::ALL
        .into_iter()
        .take(showing.players.len())
        .map(|seat| Sitting { seat, view: GameOf::<G>::first_view(setup, seat) })
        .collect();
    for (place, canon) in sitting.iter().zip(&mut showing.players) {
        canon.push(Shown::Began { deal, view: Print::of(&G::Codec::put_view(&place.view)) });
    }
    let mut table = Print::of(&G::Codec::put_table(&game));
    showing.watchers.push(Shown::Began { deal, view: table });
    for input in inputs {
        let mut events = Vec::new();
        if let InputMsg::Chance { chance, .. } = input {
            let chance = G::Codec::get_chance(chance).ok_or("no such chance")?;
            game.apply(chance, &mut events).map_err(|error| error.to_string())?;
        } else if let InputMsg::Answers { answers } = input {
            for seat in game.turn().asked() {
                let legal = legal::<G>(&game, &sitting[seat.idx()])?;
                showing.players[seat.idx()].push(Shown::Asked { legal });
            }
            let read = read::<G>(&game, answers, &mut showing.answers)?;
            game.resolve(&read, &mut events).map_err(|error| error.to_string())?;
        } else {
            return Err("the driver does nothing but answer".to_owned());
        }
        if events.is_empty() {
            continue;
        }
        for (place, canon) in sitting.iter_mut().zip(&mut showing.players) {
            if let Some(shown) = place.sees(&game, &events)? {
                canon.push(shown);
            }
        }
        let common = common::<G>(&game, &events);
        let now = Print::of(&G::Codec::put_table(&game));
        if now != table || !common.is_empty() {
            let common: Vec<_> = common.iter().map(G::Codec::put_seen).collect();
            showing.watchers.push(Shown::Seen { events: Print::of(&common), view: now });
        }
        table = now;
    }
    Ok(game)
}

/// What a seat may answer, by the rules and, which must be the same, by its view alone.
fn legal<G: Host>(game: &GameOf<G>, place: &Sitting<G>) -> Result<Print, String> {
    let (mut legal, mut prompt) = (Vec::new(), Vec::new());
    game.legal(place.seat, &mut legal);
    GameOf::<G>::prompt(&place.view, place.seat, &mut prompt);
    if legal != prompt {
        return Err(format!("seat {}: its view does not lead to its question", place.seat));
    }
    let legal: Vec<_> = legal.iter().map(|&action| G::Codec::put_action(action)).collect();
    Ok(Print::of(&legal))
}

/// The recorded answers; those that were not the table's are noted by seat.
fn read<G: Host>(
    game: &GameOf<G>,
    answers: &[RecordedAnswerMsg<ActionMsgOf<G>>],
    noted: &mut [Vec<String>],
) -> Result<Answers<<GameOf<G> as Game>::Action>, String> {
    let mut read = Answers::NONE;
    let mut legal = Vec::new();
    for answer in answers {
        let seat: Seat = answer.seat.into();
        game.legal(seat, &mut legal);
        let action = G::Codec::get_action(&answer.action, &game.view(seat), &legal);
        read = read.with(seat, action.ok_or("an answer that is not listed")?);
        if !answer.auto {
            noted[seat.idx()].push(json(&answer.action)?);
        }
    }
    Ok(read)
}

/// What all seats saw alike.
fn common<G: Host>(game: &GameOf<G>, events: &[<GameOf<G> as Game>::Event]) -> Vec<SeenOf<G>> {
    let alike = |event| {
        let mut each = game.seats().into_iter().map(|seat| GameOf::<G>::seen_by(event, seat));
        let first = each.next()??;
        each.all(|other| other.as_ref() == Some(&first)).then_some(first)
    };
    events.iter().filter_map(alike).collect()
}

impl<G: Host> Sitting<G> {
    /// Folds what the seat sees of these events into its view.
    fn sees(
        &mut self,
        game: &GameOf<G>,
        events: &[<GameOf<G> as Game>::Event],
    ) -> Result<Option<Shown>, String> {
        let seen: Vec<_> =
            events.iter().filter_map(|event| GameOf::<G>::seen_by(event, self.seat)).collect();
        for seen in &seen {
            GameOf::<G>::fold(&mut self.view, seen).map_err(|error| error.to_string())?;
        }
        if self.view != game.view(self.seat) {
            return Err(format!("seat {}: what it saw does not make its view", self.seat));
        }
        let messages: Vec<_> = seen.iter().map(G::Codec::put_seen).collect();
        let view = Print::of(&G::Codec::put_view(&self.view));
        Ok((!seen.is_empty()).then_some(Shown::Seen { events: Print::of(&messages), view }))
    }
}
