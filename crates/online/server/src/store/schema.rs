//! The tables of the database, alike in SQLite and in PostgreSQL.

use super::StoreError;

/// How a database of version *n* becomes one of version *n* + 1. Never changed, only added to.
pub(super) const STEPS: &[&str] = &[
    "
    CREATE TABLE rooms (
        id TEXT PRIMARY KEY,
        founding TEXT NOT NULL,
        seats BIGINT NOT NULL,
        made_ms BIGINT NOT NULL,
        closed_ms BIGINT
    );
    CREATE TABLE entries (
        room TEXT NOT NULL REFERENCES rooms (id),
        seq BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (room, seq)
    );
    CREATE TABLE players (
        token TEXT PRIMARY KEY,
        room TEXT NOT NULL REFERENCES rooms (id),
        player BIGINT NOT NULL
    );
    CREATE INDEX players_room ON players (room);
    CREATE TABLE records (
        room TEXT NOT NULL REFERENCES rooms (id),
        seq BIGINT NOT NULL,
        finished_ms BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (room, seq)
    );
    CREATE INDEX records_finished ON records (finished_ms);
    CREATE TABLE results (
        match_id TEXT PRIMARY KEY,
        body TEXT NOT NULL
    );
",
    "
    ALTER TABLE records ADD COLUMN nth BIGINT;
    UPDATE records SET nth = (SELECT COUNT(*) FROM records AS earlier
        WHERE earlier.room = records.room AND earlier.seq < records.seq);
",
    "
    CREATE TABLE parlor_owner (owner TEXT NOT NULL, commits BIGINT NOT NULL);
    INSERT INTO parlor_owner (owner, commits) VALUES ('', 0);
    ALTER TABLE rooms ADD COLUMN voided_ms BIGINT;
    CREATE TABLE promises (
        number BIGINT PRIMARY KEY,
        match_id TEXT NOT NULL UNIQUE,
        commitment TEXT NOT NULL,
        head TEXT NOT NULL
    );
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        secret_hash TEXT NOT NULL UNIQUE,
        made_ms BIGINT NOT NULL
    );
    ALTER TABLE players ADD COLUMN person TEXT;
    ALTER TABLE players ADD COLUMN lent BOOLEAN NOT NULL DEFAULT FALSE;
    CREATE INDEX players_person ON players (person);
    ALTER TABLE records ADD COLUMN summary TEXT;
    CREATE INDEX records_nth ON records (room, nth);
    CREATE TABLE played (
        room TEXT NOT NULL,
        nth BIGINT NOT NULL,
        seat BIGINT NOT NULL,
        player BIGINT NOT NULL,
        person TEXT,
        PRIMARY KEY (room, nth, seat)
    );
    CREATE INDEX played_person ON played (person);
",
];

/// Where the version stands; the table has one row.
pub(super) const MAKE_VERSION: &str =
    "CREATE TABLE IF NOT EXISTS parlor_version (version BIGINT NOT NULL)";
pub(super) const READ_VERSION: &str = "SELECT version FROM parlor_version";
pub(super) const CLEAR_VERSION: &str = "DELETE FROM parlor_version";
pub(super) const WRITE_VERSION: &str = "INSERT INTO parlor_version (version) VALUES ($1)";

// SQLite counts parameters as they appear, PostgreSQL by their numbers: they appear in order.
pub(super) const ROOMS: &str =
    "SELECT id, founding, seats FROM rooms WHERE closed_ms IS NULL ORDER BY made_ms, id";
pub(super) const PLAYERS: &str = "SELECT room, player, token FROM players
    JOIN rooms ON rooms.id = players.room WHERE closed_ms IS NULL";
pub(super) const LINES: &str = "SELECT body FROM entries WHERE room = $1 ORDER BY seq";
pub(super) const NEXT_LINE_TEXT: &str =
    "SELECT CAST(COALESCE(MAX(seq) + 1, 0) AS TEXT) FROM entries WHERE room = $1";
pub(super) const LOG_LENGTH: &str =
    "SELECT CAST(COALESCE(SUM(OCTET_LENGTH(body)), 0) AS TEXT) FROM entries WHERE room = $1";
pub(super) const NTH_RECORD: &str = "SELECT body, founding,
    EXISTS (SELECT 1 FROM players WHERE players.room = records.room AND token = $1)
        OR EXISTS (SELECT 1 FROM played JOIN people ON people.id = played.person
            WHERE played.room = records.room AND secret_hash = $1)
    FROM records JOIN rooms ON rooms.id = records.room
    WHERE records.room = $2 AND nth = COALESCE(CAST($3 AS BIGINT), nth)
    ORDER BY seq DESC LIMIT 1";
pub(super) const RESULTS: &str = "SELECT body FROM results ORDER BY match_id";

// A promise of the chain as words: see `promises`.
pub(super) const PROMISES_FROM: &str =
    "SELECT CAST(number AS TEXT) || ' ' || match_id || ' ' || commitment || ' ' || head
    FROM promises WHERE number >= CAST(CAST($1 AS TEXT) AS BIGINT) ORDER BY number LIMIT 1002";
pub(super) const PROMISE_OF: &str =
    "SELECT CAST(number AS TEXT) || ' ' || match_id || ' ' || commitment || ' ' || head
    FROM promises WHERE match_id = $1";
pub(super) const LAST_PROMISE: &str =
    "SELECT CAST(number AS TEXT) || ' ' || match_id || ' ' || commitment || ' ' || head
    FROM promises ORDER BY number DESC LIMIT 1";
pub(super) const PROMISE: &str = "INSERT INTO promises (number, match_id, commitment, head)
    VALUES ($1, $2, $3, $4)";

pub(super) const FOUND: &str = "INSERT INTO rooms (id, founding, seats, made_ms)
    VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
pub(super) const PLAYER: &str = "INSERT INTO players (token, room, player)
    VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
pub(super) const RECORD: &str = "INSERT INTO records
    (room, seq, nth, finished_ms, body, summary)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
pub(super) const PLAYED: &str = "INSERT INTO played (room, nth, seat, player, person)
    VALUES ($1, $2, $3, $4, (SELECT MAX(person) FROM players WHERE room = $1 AND player = $4))
    ON CONFLICT DO NOTHING";
pub(super) const RESULT: &str = "INSERT INTO results (match_id, body)
    VALUES ($1, $2) ON CONFLICT DO NOTHING";
pub(super) const CLOSE: &str =
    "UPDATE rooms SET closed_ms = $1 WHERE id = $2 AND closed_ms IS NULL";
/// The number of the next line of a log.
pub(super) const NEXT_LINE: &str = "SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE room = $1";
pub(super) const FORGET_LINES: &str = "DELETE FROM entries WHERE room = $1";
pub(super) const FORGET_LINES_BEFORE: &str = "DELETE FROM entries WHERE room = $1 AND seq < $2";
pub(super) const FORGET_PLAYERS: &str = "DELETE FROM players WHERE room = $1";
/// Who played is needed while the room is open, where a personal link may still be connected with a
/// seat; then only the matches of those who have one.
pub(super) const FORGET_PLAYED: &str = "DELETE FROM played WHERE room = $1 AND person IS NULL";

// Who may write: see `owner`.
pub(super) const READ_OWNER: &str = "SELECT owner, commits FROM parlor_owner";
pub(super) const OWN: &str = "UPDATE parlor_owner SET owner = $1, commits = commits + 1
    WHERE owner = $1 OR (owner = $2 AND commits = $3)";
/// The owner of a copy, on which no server may play.
pub(super) const MARK_COPY: &str = "UPDATE parlor_owner SET owner = 'copy'";
pub(super) const COPIES: &str = "SELECT owner FROM parlor_owner WHERE owner = 'copy'";

// The running matches of a restored copy: see `upkeep`.
pub(super) const VOID_LINES: &str =
    "DELETE FROM entries WHERE room IN (SELECT id FROM rooms WHERE closed_ms IS NULL)";
pub(super) const VOID_ROOMS: &str =
    "UPDATE rooms SET closed_ms = $1, voided_ms = $2 WHERE closed_ms IS NULL";
pub(super) const DISOWN: &str = "UPDATE parlor_owner SET owner = '', commits = commits + 1";
pub(super) const VOIDED: &str = "SELECT id FROM rooms WHERE voided_ms IS NOT NULL";

/// The newest version.
pub(super) const KNOWN: i64 = STEPS.len() as i64;

/// What a database of this version lacks.
pub(super) fn steps_after(found: i64) -> Result<&'static [&'static str], StoreError> {
    let known = usize::try_from(found).ok().and_then(|found| STEPS.get(found..));
    known.ok_or(StoreError::Version { found, known: KNOWN })
}
