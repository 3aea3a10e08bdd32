//! How people do against agents: matches of rooms that said so, each counted once.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use parking_lot::Mutex;
use parlor_game::Seat;
use parlor_kit::Host;
use parlor_stats::{Confidence, Proportion};
use parlor_table::RecordOf;
use parlor_wire::SeatMsg;
use parlor_wire::online::{InputMsg, OccupantMsg, RecordMsg, RecordedAnswerMsg, ResultMsg};
use serde::{Deserialize, Serialize};

use crate::Rooms;

/// The results of a server.
#[derive(Default)]
pub(crate) struct Results(Mutex<Scores>);

#[derive(Default)]
struct Scores {
    /// The matches that are in them.
    matches: HashSet<String>,
    by_agent: BTreeMap<(String, String), Score>,
}

/// How people did against one agent of one game.
#[derive(Clone, Copy, Default)]
struct Score {
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
    /// have left it, or were away: otherwise anyone who leaves when it goes badly would never lose. Programs
    /// and agents are told apart by `occupants`, in the order of entrants.
    pub(crate) fn add<K: Host>(
        &self,
        record: &RecordOf<K>,
        occupants: &[OccupantMsg],
    ) -> Option<Counted> {
        let counted = counted(record, occupants, K::says_nothing)?;
        self.count(&counted).then_some(counted)
    }

    fn count(&self, counted: &Counted) -> bool {
        let mut scores = self.0.lock();
        if !scores.matches.insert(counted.match_id.clone()) {
            return false;
        }
        for Meeting { agent, difference } in &counted.meetings {
            let score = scores.by_agent.entry((counted.game.clone(), agent.clone())).or_default();
            score.meetings += 1;
            score.ahead += u64::from(*difference > 0);
            score.level += u64::from(*difference == 0);
        }
        true
    }

    fn listed(&self) -> Vec<ResultMsg> {
        let line = |((game, agent), score): (&(String, String), &Score)| {
            let Score { ahead, level, meetings } = *score;
            // Equal scores decide nothing, so the share is of those that were decided.
            let share = Proportion::new(ahead, meetings - level)?;
            let interval = share.wilson(Confidence::P95);
            Some(ResultMsg {
                game: game.clone(),
                agent: agent.clone(),
                meetings,
                ahead,
                level,
                share: share.share(),
                low: interval.low,
                high: interval.high,
            })
        };
        self.0.lock().by_agent.iter().filter_map(line).collect()
    }
}

/// Every pair of a person and an agent in a match.
fn counted<A, D, C>(
    record: &RecordMsg<A, D, C>,
    occupants: &[OccupantMsg],
    says_nothing: impl Fn(&A) -> bool,
) -> Option<Counted> {
    let order = &record.fair.seat_order;
    let at = |seat: usize| occupants.get(usize::from(*order.get(seat)?));
    let is_agent =
        |seat: SeatMsg| matches!(at(Seat::from(seat).idx()), Some(OccupantMsg::Agent { .. }));
    // Has the table answered for an agent, otherwise than by saying nothing?
    let inputs = record.deals.iter().flat_map(|deal| &deal.inputs);
    let mut answers = inputs.flat_map(|input| match input {
        InputMsg::Answers { answers } => answers.as_slice(),
        InputMsg::Chance { .. } | InputMsg::Resigned { .. } => &[],
    });
    let is_substitute = |answer: &RecordedAnswerMsg<A>| {
        answer.auto && is_agent(answer.seat) && !says_nothing(&answer.action)
    };
    if answers.any(is_substitute) {
        return None;
    }
    let seated = (0..order.len()).zip(record.standing);
    let seated: Vec<_> = seated.filter_map(|(seat, score)| Some((at(seat)?, score))).collect();
    let mut meetings = Vec::new();
    for (occupant, score) in &seated {
        let OccupantMsg::Agent { agent } = occupant else { continue };
        let people = seated
            .iter()
            .filter(|(other, _)| matches!(other, OccupantMsg::Person { bot: false, .. }));
        meetings.extend(people.map(|(_, theirs)| Meeting {
            agent: agent.clone(),
            difference: i64::from(theirs - score),
        }));
    }
    let match_id = record.fair.promise.match_id.clone();
    Some(Counted { match_id, game: record.game.clone(), meetings })
}

/// How people do against agents, in rooms that said so
#[utoipa::path(
    get, path = "/api/results", operation_id = "results",
    responses((status = 200, description = "one line for each agent", body = Vec<ResultMsg>))
)]
pub(crate) async fn list(State(rooms): State<Arc<Rooms>>) -> Json<Vec<ResultMsg>> {
    Json(rooms.results.listed())
}

#[cfg(test)]
mod tests {
    use parlor_kit::{ActionMsgOf, Each, Full};
    use parlor_wire::online::{DealRecordMsg, PresenceMsg};

    use super::*;

    type Record = RecordMsg<Word, (), ()>;

    /// An action.
    #[derive(Clone, Debug)]
    enum Word {
        Play,
        Pass,
    }

    fn record(answer: Option<(SeatMsg, Word)>) -> Record {
        let inputs = answer.map(|(seat, action)| InputMsg::Answers {
            answers: vec![RecordedAnswerMsg { seat, action, auto: true }],
        });
        let text = r#"{"format":"","game":"zole","rules":"","players":[],"deals":[],
            "standing":[5,-9,4,0],"fair":{"scheme":"","match_id":"m","commitment":"","secret":"",
            "entrants":[],"seat_order":[1,2,0],"seats_drawn":true}}"#;
        let RecordMsg { format, game, rules, players, fair, standing, .. } =
            serde_json::from_str::<RecordMsg<(), (), ()>>(text).unwrap();
        let deal = DealRecordMsg {
            number: 0,
            key: String::new(),
            inputs: inputs.into_iter().collect(),
            standing,
        };
        RecordMsg { format, game, rules, players, fair, deals: vec![deal], standing }
    }

    #[test]
    fn a_match_counts_once_and_programs_are_no_people() {
        let person =
            |bot| OccupantMsg::Person { name: "x".to_owned(), presence: PresenceMsg::Here, bot };
        let agent = OccupantMsg::Agent { agent: "house".to_owned() };
        let occupants = [person(false), agent, person(true)];
        let says_nothing = |word: &Word| matches!(word, Word::Pass);
        let kept = counted(&record(None), &occupants, says_nothing).unwrap();
        let results = Results::default();
        assert!(results.count(&kept) && !results.count(&kept));
        let results = Results::of(&[kept.json(), kept.json()]);
        let listed = results.listed();
        assert_eq!((listed.len(), listed[0].meetings, listed[0].ahead), (1, 1, 0));
        // A match in which the table has answered for an agent, who sits at A, counts for nobody; one
        // that a person at C has left counts, and one in which an agent has said nothing.
        for (seat, action, counts) in [
            (SeatMsg::A, Word::Play, false),
            (SeatMsg::C, Word::Play, true),
            (SeatMsg::A, Word::Pass, true),
        ] {
            let record = record(Some((seat, action)));
            let counted = counted(&record, &occupants, says_nothing);
            assert_eq!(counted.is_some(), counts, "{record:?}");
        }
        // Wilson's interval for no success in one trial ends at z² / (1 + z²).
        let z = 1.959_963_984_540_054_f64;
        assert!((listed[0].high - z * z / (1.0 + z * z)).abs() < 1e-9);
    }

    /// Who lets a tile by says nothing; who passes a bid in Zole has said so.
    #[test]
    fn a_pass_in_zole_is_not_silence() {
        struct Passes(Vec<(&'static str, bool)>);

        impl Each for Passes {
            fn kit<K: Full>(&mut self) {
                for pass in [r#"{"type":"pass"}"#, r#"{"type":"call","call":"pass"}"#] {
                    if let Ok(pass) = serde_json::from_str::<ActionMsgOf<K>>(pass) {
                        self.0.push((K::NAME, K::says_nothing(&pass)));
                    }
                }
            }
        }

        let mut passes = Passes(Vec::new());
        parlor_kits::each(&mut passes);
        for expected in [("riichi", true), ("zole", false)] {
            assert!(passes.0.contains(&expected), "{:?}", passes.0);
        }
    }
}
