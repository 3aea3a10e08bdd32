//! People with a personal link: which seats and matches are theirs.
//!
//! Of a link only the hash is kept, and nothing of its owner: no name, no address. What a link is
//! connected with is deleted with it.

use super::change::What;
use super::statement::{Cell, Statement};
use super::{Backend, Store, StoreError};
use crate::now_ms;

// As in `schema`, parameters first appear in order.
const PERSON: &str = "SELECT id FROM people WHERE secret_hash = $1";
const MAKE: &str = "INSERT INTO people (id, secret_hash, made_ms) VALUES ($1, $2, $3)
    ON CONFLICT DO NOTHING";
const RENEW: &str = "UPDATE people SET secret_hash = $1 WHERE id = $2";
const FORGET_LENT: &str = "DELETE FROM players WHERE person = $1 AND lent";
const FORGET_SEATS: &str = "UPDATE players SET person = NULL WHERE person = $1";
const FORGET_GAMES: &str = "DELETE FROM played WHERE person = $1";
const FORGET_PERSON: &str = "DELETE FROM people WHERE id = $1";
const FORGET_GAME: &str = "DELETE FROM played WHERE person = $1 AND room = $2 AND nth = $3";
const LENT: &str = "SELECT token, person FROM players WHERE lent AND person IS NOT NULL";
/// A link that was revoked or replaced meanwhile gets nothing.
const LEND: &str = "INSERT INTO players (token, room, player, person, lent)
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT), id, TRUE
    FROM people WHERE id = $4 AND secret_hash = $5 ON CONFLICT DO NOTHING";
const IS_LENT: &str = "SELECT token FROM players WHERE token = $1 AND person = $2 AND lent";
const OWNER: &str =
    "SELECT person FROM players WHERE room = $1 AND player = $2 AND person IS NOT NULL";
const CONNECT_SEAT: &str = "UPDATE players SET person = (SELECT id FROM people WHERE id = $1)
    WHERE room = $2 AND player = $3 AND person IS NULL";
const CONNECT_GAMES: &str = "UPDATE played SET person = (SELECT id FROM people WHERE id = $1)
    WHERE room = $2 AND player = $3 AND person IS NULL";
const SEATS: &str = "SELECT DISTINCT room, player FROM players
    JOIN rooms ON rooms.id = players.room
    WHERE person = $1 AND closed_ms IS NULL ORDER BY player DESC LIMIT $2";
const WAS_IN: &str = "SELECT id FROM people WHERE secret_hash = $1
    AND (EXISTS (SELECT 1 FROM players WHERE person = people.id AND room = $2)
        OR EXISTS (SELECT 1 FROM played WHERE person = people.id AND room = $2))";
const GAMES: &str =
    "SELECT played.room, played.nth, played.seat, finished_ms, COALESCE(summary, '')
    FROM played JOIN records ON records.room = played.room AND records.nth = played.nth
    WHERE person = $1 ORDER BY finished_ms DESC, played.room, played.nth DESC, played.seat
    LIMIT $2 OFFSET $3";

/// How many open seats of one person are looked at.
const SEATS_MAX: u64 = 100;

/// Someone with a personal link, by a random name that is not the link and does not change with it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Person(String);

/// A finished match of someone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayedGame {
    pub(crate) room: String,
    /// Counted from 0.
    pub(crate) nth: u64,
    pub(crate) seat: u64,
    pub(crate) finished_ms: u64,
    /// JSON.
    pub(crate) summary: String,
}

/// The tokens that links have given to further devices.
pub(super) fn lent(backend: &mut dyn Backend) -> Result<Vec<(String, Person)>, StoreError> {
    let rows = backend.rows(&Statement::new(LENT, []))?;
    let read = |row| {
        let [token, person] = cells(row)?;
        Some((token.text(), Person(person.text())))
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

fn cells<const N: usize>(row: Vec<Cell>) -> Option<[Cell; N]> {
    row.try_into().ok()
}

impl Person {
    /// Someone new, by this random name.
    pub(crate) fn new(id: String) -> Person {
        Person(id)
    }

    fn cell(&self) -> Cell {
        Cell::from(self.0.as_str())
    }
}

impl Store {
    /// Is there a database, or is everything forgotten with the server?
    pub(crate) fn is_kept(&self) -> bool {
        self.0.is_some()
    }

    /// Someone new, whose link has this hash.
    pub(crate) async fn make_person(&self, who: &Person, hash: &str) -> Result<(), StoreError> {
        let values = [who.cell(), hash.into(), now_ms().into()];
        self.state("", [Statement::new(MAKE, values)]).await
    }

    /// Whose link has this hash?
    pub(crate) async fn person(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let found = self.rows(Statement::new(PERSON, [hash.into()])).await?;
        Ok(found.into_iter().flatten().next().map(|id| Person(id.text())))
    }

    /// From now on another link is theirs: what the old one gave to other devices ends with it.
    pub(crate) async fn renew_person(&self, who: &Person, hash: &str) -> Result<(), StoreError> {
        let renew = Statement::new(RENEW, [hash.into(), who.cell()]);
        self.state("", [renew, Statement::new(FORGET_LENT, [who.cell()])]).await
    }

    /// Forgets someone, and which seats and matches were theirs.
    pub(crate) async fn forget_person(&self, who: &Person) -> Result<(), StoreError> {
        let all = [FORGET_LENT, FORGET_SEATS, FORGET_GAMES, FORGET_PERSON];
        self.state("", all.map(|sql| Statement::new(sql, [who.cell()]))).await
    }

    /// Takes one match from their list.
    pub(crate) async fn forget_game(
        &self,
        who: &Person,
        room: &str,
        nth: u64,
    ) -> Result<(), StoreError> {
        let values = [who.cell(), room.into(), nth.into()];
        self.state(room, [Statement::new(FORGET_GAME, values)]).await
    }

    /// A player's seat, and the matches they have played in the room, are theirs from now on; nothing
    /// changes where they are someone else's.
    pub(crate) async fn connect_seat(
        &self,
        who: &Person,
        room: &str,
        player: u64,
    ) -> Result<(), StoreError> {
        let values = || [who.cell(), room.into(), player.into()];
        let all = [CONNECT_SEAT, CONNECT_GAMES].map(|sql| Statement::new(sql, values()));
        self.state(room, all).await
    }

    /// Whose is a player's seat?
    pub(crate) async fn owner_of(
        &self,
        room: &str,
        player: u64,
    ) -> Result<Option<Person>, StoreError> {
        let values = [room.into(), player.into()];
        let found = self.rows(Statement::new(OWNER, values)).await?;
        Ok(found.into_iter().flatten().next().map(|id| Person(id.text())))
    }

    /// Gives a seat to one more device, the token with this hash, if this is still the hash of their
    /// link.
    pub(crate) async fn lend_seat(
        &self,
        who: &Person,
        link: &str,
        room: &str,
        player: u64,
        hash: &str,
    ) -> Result<(), StoreError> {
        let values = [hash.into(), room.into(), player.into(), who.cell(), link.into()];
        self.state(room, [Statement::new(LEND, values)]).await
    }

    /// Is the token with this hash lent by them?
    pub(crate) async fn is_lent(&self, who: &Person, hash: &str) -> Result<bool, StoreError> {
        let found = self.rows(Statement::new(IS_LENT, [hash.into(), who.cell()])).await?;
        Ok(!found.is_empty())
    }

    /// Their players in open rooms, the newest first: room and player.
    pub(crate) async fn seats_of(&self, who: &Person) -> Result<Vec<(String, u64)>, StoreError> {
        let rows = self.rows(Statement::new(SEATS, [who.cell(), SEATS_MAX.into()])).await?;
        let read = |row| {
            let [room, player] = cells(row)?;
            Some((room.text(), player.number()))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Was the one whose link has this hash in the room?
    pub(crate) async fn was_in(&self, hash: &str, room: &str) -> Result<bool, StoreError> {
        let found = self.rows(Statement::new(WAS_IN, [hash.into(), room.into()])).await?;
        Ok(!found.is_empty())
    }

    /// Some of their finished matches, the newest first.
    pub(crate) async fn games_of(
        &self,
        who: &Person,
        from: u64,
        most: u64,
    ) -> Result<Vec<PlayedGame>, StoreError> {
        let values = [who.cell(), most.into(), from.into()];
        let rows = self.rows(Statement::new(GAMES, values)).await?;
        let read = |row| {
            let [room, nth, seat, finished, summary] = cells(row)?;
            Some(PlayedGame {
                room: room.text(),
                nth: nth.number(),
                seat: seat.number(),
                finished_ms: finished.number(),
                summary: summary.text(),
            })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    async fn state<const N: usize>(
        &self,
        room: &str,
        statements: [Statement; N],
    ) -> Result<(), StoreError> {
        self.keep(room, What::Stated(statements.into())).await.map(drop)
    }

    async fn rows(&self, statement: Statement) -> Result<Vec<Vec<Cell>>, StoreError> {
        let rows = self.ask(move |backend| backend.rows(&statement)).await;
        Ok(rows.transpose()?.unwrap_or_default())
    }
}
