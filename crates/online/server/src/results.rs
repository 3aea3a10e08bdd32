//! How people do against agents: matches of rooms that said so, each counted once.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::State;
use parlor_stats::{Confidence, Proportion};
use parlor_wire::online::{OccupantMsg, ResultMsg};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Hall;

/// The results of a server.
#[derive(Default)]
pub(crate) struct Results {
    book: Mutex<Book>,
}

#[derive(Default)]
struct Book {
    counted: HashSet<String>,
    /// By game and agent: how often a person came out ahead, and how often one could have.
    tallies: BTreeMap<(String, String), Tally>,
}

#[derive(Clone, Copy, Default)]
struct Tally {
    ahead: u64,
    level: u64,
    meetings: u64,
}

/// A counted match, as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Counted {
    pub(crate) match_id: String,
    game: String,
    meetings: Vec<Meeting>,
}

impl Counted {
    pub(crate) fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A person and an agent in one match.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Meeting {
    agent: String,
    /// The person's score less the agent's.
    difference: i64,
}

impl Results {
    /// The results of the matches that were kept.
    pub(crate) fn of(kept: &[String]) -> Results {
        let results = Results::default();
        for counted in kept.iter().filter_map(|body| serde_json::from_str(body).ok()) {
            results.count(&counted);
        }
        results
    }

    /// Counts a finished match of a room that asked for it, and gives what is to be kept; `None` where
    /// the table has answered for an agent: that says nothing of it. A match counts also for people who
    /// have left it, or were away: otherwise whoever leaves when it goes badly would never lose. Programs
    /// and agents are told apart by `occupants`, in the order of entrants.
    pub(crate) fn add(&self, record: &str, occupants: &[OccupantMsg]) -> Option<Counted> {
        let counted = counted(record, occupants)?;
        self.count(&counted).then_some(counted)
    }

    fn count(&self, counted: &Counted) -> bool {
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        if !book.counted.insert(counted.match_id.clone()) {
            return false;
        }
        for Meeting { agent, difference } in &counted.meetings {
            let tally = book.tallies.entry((counted.game.clone(), agent.clone())).or_default();
            tally.meetings += 1;
            tally.ahead += u64::from(*difference > 0);
            tally.level += u64::from(*difference == 0);
        }
        true
    }

    fn listed(&self) -> Vec<ResultMsg> {
        let book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        let line = |((game, agent), tally): (&(String, String), &Tally)| {
            // Equal scores decide nothing, so the share is of those that were decided.
            let share = Proportion::new(tally.ahead, tally.meetings - tally.level)?;
            let interval = share.wilson(Confidence::P95);
            Some(ResultMsg {
                game: game.clone(),
                agent: agent.clone(),
                meetings: tally.meetings,
                ahead: tally.ahead,
                level: tally.level,
                share: share.share(),
                low: interval.low,
                high: interval.high,
            })
        };
        book.tallies.iter().filter_map(line).collect()
    }
}

/// Every pair of a person and an agent in a match.
fn counted(record: &str, occupants: &[OccupantMsg]) -> Option<Counted> {
    let record: Value = serde_json::from_str(record).ok()?;
    let order = record["fair"]["seat_order"].as_array()?;
    if has_substitutes(&record, order, occupants) {
        return None;
    }
    let standing = record["standing"].as_array()?;
    let seated = order.iter().zip(standing).filter_map(|(entrant, score)| {
        let entrant = usize::try_from(entrant.as_u64()?).ok()?;
        Some((occupants.get(entrant)?, score.as_i64()?))
    });
    let seated: Vec<_> = seated.collect();
    let mut meetings = Vec::new();
    for (occupant, score) in &seated {
        let OccupantMsg::Agent { agent } = occupant else { continue };
        let people = seated
            .iter()
            .filter(|(other, _)| matches!(other, OccupantMsg::Person { bot: false, .. }));
        let agent = agent.clone();
        meetings.extend(
            people.map(|(_, theirs)| Meeting { agent: agent.clone(), difference: theirs - score }),
        );
    }
    Some(Counted {
        match_id: record["fair"]["match_id"].as_str()?.to_owned(),
        game: record["game"].as_str()?.to_owned(),
        meetings,
    })
}

/// Has the table answered for an agent? To let a tile by without a word is an answer of one's own.
fn has_substitutes(record: &Value, order: &[Value], occupants: &[OccupantMsg]) -> bool {
    let is_agent = |answer: &Value| {
        let seat = ["A", "B", "C", "D"].iter().position(|seat| answer["seat"] == **seat);
        let entrant = seat.and_then(|seat| order.get(seat)?.as_u64());
        let occupant = entrant.and_then(|entrant| occupants.get(usize::try_from(entrant).ok()?));
        matches!(occupant, Some(OccupantMsg::Agent { .. }))
    };
    let lists = |value: &Value, name: &str| value[name].as_array().cloned().unwrap_or_default();
    let inputs = lists(record, "deals").into_iter().flat_map(|deal| lists(&deal, "inputs"));
    let mut answers = inputs.flat_map(|input| lists(&input, "answers"));
    let by_silence =
        |answer: &Value| record["game"] == "riichi" && answer["action"]["type"] == "pass";
    answers.any(|answer| answer["auto"] == true && is_agent(&answer) && !by_silence(&answer))
}

/// `GET /api/results`.
pub(crate) async fn list(State(hall): State<Arc<Hall>>) -> Json<Vec<ResultMsg>> {
    Json(hall.results().listed())
}

#[cfg(test)]
mod tests {
    use parlor_wire::online::PresenceMsg;

    use super::*;

    #[test]
    fn a_match_counts_once_and_programs_are_no_people() {
        let person =
            |bot| OccupantMsg::Person { name: "x".to_owned(), presence: PresenceMsg::Here, bot };
        let agent = OccupantMsg::Agent { agent: "house".to_owned() };
        let occupants = [person(false), agent, person(true)];
        let record =
            r#"{"game":"zole","standing":[5,-9,4,0],"fair":{"match_id":"m","seat_order":[1,2,0]}}"#;
        let results = Results::default();
        let kept = results.add(record, &occupants).unwrap();
        assert!(results.add(record, &occupants).is_none());
        let results = Results::of(&[kept.json(), kept.json()]);
        let listed = results.listed();
        assert_eq!((listed.len(), listed[0].meetings, listed[0].ahead), (1, 1, 0));
        // A match in which the table has answered for an agent, who sits at A, counts for nobody; one
        // that a person at C has left counts.
        for (game, seat, action, counts) in [
            ("zole", "A", r#"{"type":"play","card":"SA"}"#, false),
            ("zole", "A", r#"{"type":"pass"}"#, false),
            ("zole", "C", r#"{"type":"play","card":"SA"}"#, true),
            ("riichi", "A", r#"{"type":"discard"}"#, false),
            ("riichi", "A", r#"{"type":"pass"}"#, true),
        ] {
            let inputs =
                format!(r#"[{{"answers":[{{"seat":"{seat}","action":{action},"auto":true}}]}}]"#);
            let played = format!(r#"{{"deals":[{{"inputs":{inputs}}}],"#);
            let record = record.replace("zole", game).replacen('{', &played, 1);
            let counted = Results::default().add(&record, &occupants);
            assert_eq!(counted.is_some(), counts, "{record}");
        }
        // Wilson's interval for no success in one trial ends at z² / (1 + z²).
        let z = 1.959_963_984_540_054_f64;
        assert!((listed[0].high - z * z / (1.0 + z * z)).abs() < 1e-9);
    }
}
