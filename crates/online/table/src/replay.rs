//! A finished match step by step, as every seat saw it.

use parlor_game::{Game, Illegal, Observed, Seat};
use parlor_kit::{ActionMsgOf, Came, GameOf, Host, Played, PlayedDeal, SeenMsgOf, ViewMsgOf};
use parlor_wire::Codec;
use parlor_wire::online::{ReplayDealMsg, ReplayMsg, ReplayStepMsg};

use crate::RecordError;

/// A replay of a match of this game.
pub type ReplayOf<G> = ReplayMsg<ViewMsgOf<G>, SeenMsgOf<G>, ActionMsgOf<G>>;
type DealOf<G> = ReplayDealMsg<ViewMsgOf<G>, SeenMsgOf<G>, ActionMsgOf<G>>;
type StepOf<G> = ReplayStepMsg<ViewMsgOf<G>, SeenMsgOf<G>, ActionMsgOf<G>>;

/// How many steps are told at once. One of riichi has four views, together some 16 kB, and a long
/// match about two thousand; a record of many hands would fill the memory of a server.
const STEPS_MAX: usize = 4_000;

/// The match step by step; the steps of one deal alone where one is named, counted from 0.
pub fn replay<G: Host>(
    played: &Played<G>,
    only: Option<usize>,
) -> Result<ReplayOf<G>, RecordError> {
    replay_within(played, STEPS_MAX, only)
}

fn replay_within<G: Host>(
    played: &Played<G>,
    most: usize,
    only: Option<usize>,
) -> Result<ReplayOf<G>, RecordError> {
    let n_steps = played.n_steps();
    let found = match only {
        None => n_steps.iter().sum(),
        Some(deal) => *n_steps.get(deal).ok_or(RecordError::Course {
            deal: deal.saturating_add(1),
            what: "there is no such deal",
        })?,
    };
    if found > most {
        return Err(RecordError::TooLong { found, most });
    }
    let mut deals = Vec::new();
    for (idx, deal) in played.deals.iter().enumerate() {
        let wanted = only.is_none_or(|only| only == idx);
        let illegal = |error| RecordError::Illegal { deal: 0, input: 0, error };
        deals.push(message(deal, played.players.len(), wanted).map_err(illegal)?);
    }
    Ok(ReplayMsg {
        game: G::NAME.to_owned(),
        rules: played.rules.clone(),
        players: played.players.clone(),
        standing: played.deals.last().map_or([0; 4], |deal| deal.standing),
        deals,
    })
}

fn message<G: Host>(
    deal: &PlayedDeal<G>,
    n_seats: usize,
    wanted: bool,
) -> Result<DealOf<G>, Illegal> {
    let mut steps = Vec::new();
    if wanted {
        let mut game = GameOf::<G>::start(&deal.setup);
        steps.push(step::<G>(&game, n_seats, None, &[]));
        for came in &deal.came {
            let mut events = Vec::new();
            came.put_to(&mut game, &mut events)?;
            steps.push(step::<G>(&game, n_seats, Some(came), &events));
        }
    }
    let (number, standing, n_steps) = (deal.number, deal.standing, deal.came.len() + 1);
    Ok(ReplayDealMsg { number, standing, n_steps, steps })
}

fn step<G: Host>(
    game: &GameOf<G>,
    n_seats: usize,
    came: Option<&Came<G>>,
    events: &[<GameOf<G> as Game>::Event],
) -> StepOf<G> {
    let seats = Seat::ALL.into_iter().take(n_seats);
    let seen = |seat: Seat| {
        let seen = events.iter().filter_map(|event| GameOf::<G>::seen_by(event, seat));
        seen.map(|seen| G::Codec::put_seen(&seen)).collect()
    };
    ReplayStepMsg {
        answers: came.map(Came::answers).unwrap_or_default(),
        seen: seats.clone().map(seen).collect(),
        views: seats.map(|seat| G::Codec::put_view(&game.view(seat))).collect(),
        asked: game.turn().asked().into_iter().map(Into::into).collect(),
    }
}

#[cfg(test)]
mod tests {
    use parlor_zole_kit::ZoleKit;

    use super::*;
    use crate::retell;

    #[test]
    fn what_is_too_long_for_one_answer_is_asked_for_deal_by_deal() {
        let record = serde_json::from_str(include_str!("../testdata/zole.json")).expect("JSON");
        let played = retell::<ZoleKit>(&record).expect("a record");
        let n_steps = played.n_steps();
        let whole: usize = n_steps.iter().sum();
        assert!(replay_within(&played, whole, None).is_ok());
        let error = replay_within(&played, whole - 1, None).expect_err("one too many");
        assert!(error.to_string().contains("?deal="), "{error}");
        assert!(replay_within(&played, n_steps[0], Some(0)).is_ok());
        assert!(replay_within(&played, n_steps[0] - 1, Some(0)).is_err());
    }
}
