//! What there is to see of rooms and tables.

use std::time::Duration;

use parlor_kit::Asked;
use parlor_wire::online::{EntrantMsg, ErrorCode, OccupantMsg, RoomInfoMsg, RoomSummaryMsg};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::Rooms;
use super::entering::not_a_token;
use crate::http::refusal::Refusal;
use crate::store::Founding;
use crate::tables::task::{Look, TableHandle, Told};
use crate::tables::token::{hashed, log_name};

/// How long the list may take: a table whose log cannot be read just now is not waited for.
const LIST_IN: Duration = Duration::from_secs(10);

impl Rooms {
    /// The rooms that are listed.
    pub(crate) async fn list(&self) -> Vec<RoomSummaryMsg> {
        self.list_within(LIST_IN).await
    }

    /// All tables are asked at once, so that one that does not answer hides no other. Those that are
    /// still to be restored are not hurried by it: somebody may wait for one of them.
    async fn list_within(&self, limit: Duration) -> Vec<RoomSummaryMsg> {
        let rooms: Vec<_> = {
            let book = self.book();
            let open = book.rooms.values().filter(|entry| !entry.founding.hidden);
            open.map(|entry| (entry.founding.clone(), entry.seats, entry.table.clone())).collect()
        };
        let mut looks = JoinSet::new();
        for (founding, seats, table) in rooms {
            looks.spawn(async move {
                let look = timeout(limit, ask_to_look(&*table, true)).await.ok().flatten()?;
                Some(summary(&founding, seats, &look))
            });
        }
        let mut list: Vec<_> = looks.join_all().await.into_iter().flatten().collect();
        list.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
        list
    }

    /// One room, hidden or not.
    pub(crate) async fn look(&self, id: &str) -> Result<RoomInfoMsg, Refusal> {
        let found = self
            .book()
            .rooms
            .get(id)
            .map(|entry| (entry.founding.clone(), entry.seats, entry.table.clone()));
        let gone = || self.no_room(id);
        let (founding, seats, table) = found.ok_or_else(gone)?;
        let look = look_at(&*table).await.ok_or_else(gone)?;
        Ok(RoomInfoMsg {
            summary: summary(&founding, seats, &look),
            entrants: look.entrants,
            practice: founding.room.practice,
            results: founding.results,
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

    /// All hands of a practice table, for whoever sits at it.
    pub(crate) async fn open_hands(&self, id: &str, token: &str) -> Result<String, Refusal> {
        let (table, _) = self.room(id)?;
        self.seat(id, token).await?;
        let (answer, hands) = oneshot::channel();
        let _ = table.tell(Told::Hands { answer }).await;
        let detail = "only at a practice table, once a match has begun";
        hands.await.ok().flatten().ok_or(Refusal::new(ErrorCode::NotNow, detail))
    }

    /// All hands of a practice table at which agents play alone, for whoever watches.
    pub(crate) async fn hands_of_agents(&self, id: &str) -> Result<String, Refusal> {
        let (table, _) = self.room(id)?;
        let look = look_at(&*table).await;
        look.filter(|look| look.entrants.iter().all(is_agent)).ok_or_else(not_a_token)?;
        let (answer, hands) = oneshot::channel();
        let _ = table.tell(Told::Hands { answer }).await;
        let detail = "only at a practice table, once a match has begun";
        hands.await.ok().flatten().ok_or(Refusal::new(ErrorCode::NotNow, detail))
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
            Ok((_, true)) if token.and_then(|token| self.player(id, token)).is_none() => {
                return Err(not_among_them());
            }
            Ok((table, _)) => {
                let (answer, record) = oneshot::channel();
                let _ = table.tell(Told::Record { nth, answer }).await;
                if let Some(record) = record.await.ok().flatten() {
                    return Ok(record);
                }
                let detail =
                    if nth.is_some() { "no such match is over" } else { "no match is over yet" };
                Refusal::new(ErrorCode::NotNow, detail)
            }
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
    let (answer, look) = oneshot::channel();
    table.tell(Told::Look { in_passing, answer }).await.ok()?;
    look.await.ok()
}

fn not_among_them() -> Refusal {
    let detail = "the match of a locked room is for those who were in it: bring the token of one as \
                  a cookie, or as Authorization: Bearer";
    Refusal::new(ErrorCode::Token, detail)
}

fn is_agent(place: &EntrantMsg) -> bool {
    matches!(place.occupant, OccupantMsg::Agent { .. })
}

fn summary(founding: &Founding, seats: u8, look: &Look) -> RoomSummaryMsg {
    RoomSummaryMsg {
        id: founding.room.id.clone(),
        name: founding.room.name.clone(),
        game: founding.game.clone(),
        rules: founding.rules.clone(),
        locked: founding.password.is_some(),
        seats,
        free: look.free as u8,
        agents: look.entrants.iter().filter(|place| is_agent(place)).count() as u8,
        clock: founding.room.clock,
        playing: look.playing,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use parlor_table::Room;
    use tokio::runtime::Runtime;

    use super::super::Entry;
    use super::*;
    use crate::ops::metrics::Metrics;
    use crate::store::{Database, Journal, Opened, Store};
    use crate::tables::task::{Gone, Heard, Later};

    /// A table that answers, or does not.
    struct Fake {
        answers: bool,
        unheard: Mutex<Vec<Told>>,
    }

    impl TableHandle for Fake {
        fn hear(&self, _frame: &str) -> Option<Box<dyn Heard>> {
            None
        }

        fn tell(&self, told: Told) -> Later<'_, Result<(), Gone>> {
            match told {
                Told::Look { answer, .. } if self.answers => {
                    let (entrants, record) = (Vec::new(), false);
                    let look = Look { free: 2, playing: false, entrants, record, matches: 0 };
                    let _ = answer.send(look);
                }
                told => self.unheard.lock().unwrap().push(told),
            }
            Box::pin(async { Ok(()) })
        }

        fn question(&self, _player: u64) -> Later<'_, Option<Box<dyn Asked>>> {
            Box::pin(async { None })
        }

        fn is_closed(&self) -> bool {
            false
        }
    }

    fn founding(id: &str) -> Arc<Founding> {
        Arc::new(Founding {
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
            let hall = Rooms::open(None).unwrap();
            let entry = |id: &str, answers| {
                let table = Arc::new(Fake { answers, unheard: Mutex::default() });
                Entry { founding: founding(id), seats: 2, table, _held: None }
            };
            for n in 0..20 {
                hall.book().rooms.insert(format!("stuck {n}"), entry("stuck", false));
            }
            hall.book().rooms.insert("open".into(), entry("open", true));
            let list = hall.list_within(Duration::from_millis(300)).await;
            assert_eq!(list.iter().map(|room| room.id.as_str()).collect::<Vec<_>>(), ["open"]);
        });
    }

    /// After a restart the list is asked for at once; whoever wants to play must not wait for all of it.
    #[test]
    fn the_list_hurries_no_table_that_is_to_be_restored() {
        let folder = tempfile::tempdir().unwrap();
        Runtime::new().unwrap().block_on(async {
            let database = Database::Sqlite(folder.path().join("parlor.db"));
            let Opened { store, .. } = Store::open(&database, &Metrics::new()).unwrap();
            for id in ["r1", "r2", "r3"] {
                Journal::begin(&store, &founding(id), 2).await.unwrap();
            }
            drop(store);
            let hall = Rooms::on(&database).unwrap();
            // Nobody else gets a turn.
            let turn = hall.restorers.turn().await;
            let list = async || {
                let list = hall.list_within(Duration::from_millis(200)).await;
                list.into_iter().map(|room| room.id).collect::<Vec<_>>()
            };
            assert!(list().await.is_empty());
            assert!(hall.look("r2").await.is_ok(), "somebody wants this one");
            assert_eq!(list().await, ["r2"]);
            drop(turn);
            while list().await.len() < 3 {}
        });
    }
}
