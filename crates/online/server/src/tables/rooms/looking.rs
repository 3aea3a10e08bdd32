//! What there is to see of rooms and tables.

use std::time::Duration;

use parlor_kit::Asked;
use parlor_table::Right;
use parlor_wire::online::{EntrantMsg, ErrorCode, OccupantMsg, RoomInfoMsg, RoomSummaryMsg};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::entering::not_a_token;
use super::{OpenRoom, Rooms};
use crate::http::refusal::Refusal;
use crate::store::RoomSettings;
use crate::tables::task::{Look, TableHandle, TableRequest};
use crate::tables::token::{hashed, is_room_id, log_name};

/// How long the list may take: a table whose log cannot be read just now is not waited for.
const LIST_IN: Duration = Duration::from_secs(10);

impl Rooms {
    /// The rooms that are listed.
    pub(crate) async fn list(&self) -> Vec<RoomSummaryMsg> {
        self.list_within(LIST_IN).await
    }

    /// All tables are asked at once, so that one that does not answer hides no other. Those that are
    /// still to be restored are not hurried by it: someone may wait for one of them.
    async fn list_within(&self, limit: Duration) -> Vec<RoomSummaryMsg> {
        let mut looks = JoinSet::new();
        for OpenRoom { settings, seats, table, .. } in self.open.lock().values() {
            if settings.hidden {
                continue;
            }
            let (settings, seats, table) = (settings.clone(), *seats, table.clone());
            looks.spawn(async move {
                let look = timeout(limit, ask_to_look(&*table, true)).await.ok().flatten()?;
                Some(summary(&settings, seats, &look))
            });
        }
        let mut list: Vec<_> = looks.join_all().await.into_iter().flatten().collect();
        list.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
        list
    }

    /// One room, hidden or not, as strangers see it.
    #[cfg(test)]
    pub(crate) async fn look(&self, id: &str) -> Result<RoomInfoMsg, Refusal> {
        self.look_as(id, None).await
    }

    /// One room, hidden or not. Who plays in one with a password is for those who are in it.
    pub(crate) async fn look_as(
        &self,
        id: &str,
        token: Option<&str>,
    ) -> Result<RoomInfoMsg, Refusal> {
        let parts = |room: &OpenRoom| (room.settings.clone(), room.seats, room.table.clone());
        let found = self.open.lock().get(id).map(parts);
        let gone = || self.no_room(id);
        let (settings, seats, table) = found.ok_or_else(gone)?;
        let mut look = look_at(&*table).await.ok_or_else(gone)?;
        let is_in_it = token.is_some_and(|token| self.player(id, token).is_some());
        if settings.password.is_some() && !is_in_it {
            look.entrants.iter_mut().for_each(hide_name);
        }
        Ok(RoomInfoMsg {
            summary: summary(&settings, seats, &look),
            entrants: look.entrants,
            practice: settings.room.practice,
            results: settings.results,
            record: look.record,
            matches: look.matches,
        })
    }

    /// The open question to the person at a practice table, and who that is.
    pub(crate) async fn practice_question(
        &self,
        id: &str,
        token: &str,
    ) -> Result<(u64, Box<dyn Asked>), Refusal> {
        let (table, _) = self.room(id)?;
        let player = self.known(id, token)?;
        let detail = "only at a practice table, and while you are asked";
        let question = table.question(player).await;
        let question = question.ok_or(Refusal::new(ErrorCode::NotNow, detail))?;
        Ok((player, question))
    }

    /// All hands of a practice table, for the player who sits at it.
    pub(crate) async fn open_hands(&self, id: &str, token: &str) -> Result<String, Refusal> {
        let (table, _) = self.room(id)?;
        let player = self.known(id, token)?;
        let seat = table.ask(|answer| TableRequest::Whose { player, answer }).await.flatten();
        // Someone who only may come back to the seat, or has it from the next deal on, sees no hand.
        seat.filter(|seat| seat.right == Right::Holds)
            .ok_or(Refusal::new(ErrorCode::NotSeated, "this player has no place here"))?;
        hands(&*table).await
    }

    /// All hands of a practice table at which agents play alone, for anyone who watches.
    pub(crate) async fn hands_of_agents(&self, id: &str) -> Result<String, Refusal> {
        let (table, _) = self.room(id)?;
        let look = look_at(&*table).await;
        look.filter(|look| look.entrants.iter().all(is_agent)).ok_or_else(not_a_token)?;
        hands(&*table).await
    }

    /// The record of the last match of a room, or of the one with this number, counted from 0; the room
    /// may be closed. Of one with a password only for those who were in it.
    pub(crate) async fn record(
        &self,
        id: &str,
        token: Option<&str>,
        nth: Option<u32>,
    ) -> Result<String, Refusal> {
        let missing = match self.room(id) {
            Ok((_, true))
                if token.and_then(|token| self.player(id, token)).is_none()
                    && !self.was_in(token, id).await? =>
            {
                return Err(not_among_them());
            }
            Ok((table, _)) => {
                let record = table.ask(|answer| TableRequest::Record { nth, answer }).await;
                if let Some(record) = record.flatten() {
                    return Ok(record);
                }
                let detail =
                    if nth.is_some() { "no such match is over" } else { "no match is over yet" };
                Refusal::new(ErrorCode::NotNow, detail)
            }
            Err(no_room) if !is_room_id(id) => return Err(no_room),
            Err(no_room) => no_room,
        };
        let kept = self.store.record(id, token.map(hashed), nth).await.map_err(|error| {
            tracing::error!(room = log_name(id), %error, "a record cannot be read");
            Refusal::new(ErrorCode::Internal, "the record cannot be read just now")
        })?;
        let kept = kept.ok_or(missing)?;
        if kept.is_open { Ok(kept.body) } else { Err(not_among_them()) }
    }
}

/// How a table stands; `None` when it was closed.
pub(super) async fn look_at(table: &dyn TableHandle) -> Option<Look> {
    ask_to_look(table, false).await
}

async fn ask_to_look(table: &dyn TableHandle, in_passing: bool) -> Option<Look> {
    table.ask(|answer| TableRequest::Look { in_passing, answer }).await
}

async fn hands(table: &dyn TableHandle) -> Result<String, Refusal> {
    let hands = table.ask(|answer| TableRequest::Hands { answer }).await.flatten();
    let detail = "only at a practice table, once a match has begun";
    hands.ok_or(Refusal::new(ErrorCode::NotNow, detail))
}

fn not_among_them() -> Refusal {
    let detail = "the match of a locked room is for those who were in it: bring the token of one as \
                  a cookie or as Authorization: Bearer, or a personal link so";
    Refusal::new(ErrorCode::Token, detail)
}

/// A person is there, and strangers are not told who.
fn hide_name(place: &mut EntrantMsg) {
    if let OccupantMsg::Person { name, .. } = &mut place.occupant {
        name.clear();
    }
}

fn is_agent(place: &EntrantMsg) -> bool {
    matches!(place.occupant, OccupantMsg::Agent { .. })
}

fn summary(settings: &RoomSettings, seats: u8, look: &Look) -> RoomSummaryMsg {
    RoomSummaryMsg {
        id: settings.room.id.clone(),
        name: settings.room.name.clone(),
        game: settings.game.clone(),
        rules: settings.rules.clone(),
        locked: settings.password.is_some(),
        seats,
        free: look.free as u8,
        agents: look.entrants.iter().filter(|place| is_agent(place)).count() as u8,
        clock: settings.room.clock,
        playing: look.playing,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use parlor_table::Room;
    use tokio::runtime::{Builder, Runtime};

    use super::*;
    use crate::ops::metrics::Metrics;
    use crate::store::{Database, Growth, Journal, Opened, Store};
    use crate::tables::task::{Gone, Later, Parsed, TableStatus};

    /// A table that answers, or does not.
    struct Fake {
        answers: bool,
        status: TableStatus,
        unanswered: Mutex<Vec<TableRequest>>,
    }

    impl TableHandle for Fake {
        fn parse(&self, _frame: &str) -> Option<Box<dyn Parsed>> {
            None
        }

        fn send(&self, request: TableRequest) -> Later<'_, Result<(), Gone>> {
            match request {
                TableRequest::Look { answer, .. } if self.answers => {
                    let (entrants, record) = (Vec::new(), false);
                    let look =
                        Look { free: 2, playing: false, entrants, record, matches: 0, deal: None };
                    let _ = answer.send(look);
                }
                other => self.unanswered.lock().unwrap().push(other),
            }
            Box::pin(async { Ok(()) })
        }

        fn question(&self, _player: u64) -> Later<'_, Option<Box<dyn Asked>>> {
            Box::pin(async { None })
        }

        fn is_closed(&self) -> bool {
            false
        }

        fn closed(&self) -> Later<'_, ()> {
            Box::pin(std::future::pending())
        }

        fn status(&self) -> &TableStatus {
            &self.status
        }
    }

    fn settings(id: &str) -> Arc<RoomSettings> {
        Arc::new(RoomSettings {
            game: "backgammon".into(),
            rules: "standard".into(),
            room: Room::new(id, id),
            password: None,
            hidden: false,
            results: false,
            idle_minutes: 60,
        })
    }

    #[test]
    fn a_table_that_does_not_answer_hides_no_other() {
        Runtime::new().unwrap().block_on(async {
            let rooms = Rooms::open(None).unwrap();
            let room = |id: &str, answers| {
                let status = TableStatus::default();
                let table = Arc::new(Fake { answers, status, unanswered: Mutex::default() });
                OpenRoom { settings: settings(id), seats: 2, table, held: None }
            };
            for n in 0..20 {
                rooms.open.lock().insert(format!("stuck {n}"), room("stuck", false));
            }
            rooms.open.lock().insert("open".into(), room("open", true));
            let list = rooms.list_within(Duration::from_millis(300)).await;
            assert_eq!(list.iter().map(|room| room.id.as_str()).collect::<Vec<_>>(), ["open"]);
        });
    }

    /// After a restart the list is asked for at once; anyone who wants to play must not wait for all of it.
    #[test]
    fn the_list_hurries_no_table_that_is_to_be_restored() {
        let folder = tempfile::tempdir().unwrap();
        // On one thread no table begins to be restored before the turn is taken.
        Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
            let database = Database::Sqlite(folder.path().join("parlor.db"));
            let Opened { store, .. } = Store::open(&database, &Metrics::new()).unwrap();
            for id in ["r1", "r2", "r3"] {
                let mut journal = Journal::begin(&store, &settings(id), 2).await.unwrap();
                let joined = Growth { player: Some((1, hashed(id))), ..Growth::default() };
                journal.append(joined).await.unwrap();
            }
            drop(store);
            let rooms = Rooms::on(&database).unwrap();
            // Nobody else gets a turn.
            let turn = rooms.restorers.turn().await;
            let list = async || {
                let list = rooms.list_within(Duration::from_millis(200)).await;
                list.into_iter().map(|room| room.id).collect::<Vec<_>>()
            };
            assert!(list().await.is_empty());
            assert!(rooms.look("r2").await.is_ok(), "someone wants this one");
            assert_eq!(list().await, ["r2"]);
            drop(turn);
            while list().await.len() < 3 {}
        });
    }
}
