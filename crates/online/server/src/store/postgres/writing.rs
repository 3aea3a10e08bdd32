//! What goes to PostgreSQL in one transaction.

use parlor_wire::online::ChainedPromiseMsg;
use tokio_postgres::Transaction;

use super::cells::parameters;
use crate::store::change::{Change, Finished, Growth, What};
use crate::store::owner::Owner;
use crate::store::statement::Statement;
use crate::store::{Chained, NewPromise, StoreError, promises, schema};

const LINES: &str = "INSERT INTO entries (room, seq, body)
    SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[])
    ON CONFLICT (room, seq) DO UPDATE SET body = excluded.body WHERE entries.body = excluded.body";

/// An error when another server has written since.
pub(super) async fn own(all: &Transaction<'_>, owner: &Owner) -> Result<(), StoreError> {
    let n = all.execute(schema::OWN, &[&owner.me, &owner.last, &owner.commits]).await?;
    if n == 1 { Ok(()) } else { Err(StoreError::Fenced) }
}

/// All lines of all rooms go in one statement, so that a batch takes few round trips. What was chained by
/// each change.
pub(super) async fn write(
    all: &Transaction<'_>,
    changes: &[Change],
) -> Result<Vec<Chained>, StoreError> {
    let mut all_chained = Vec::with_capacity(changes.len());
    let (mut rooms, mut seqs, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
    for Change { room, what } in changes {
        let mut chained = None;
        match what {
            What::Founded { settings, seats, at_ms } => {
                let (seats, at_ms) = (i64::from(*seats), at_ms.cast_signed());
                all.execute(schema::FOUND, &[room, settings, &seats, &at_ms]).await?;
            }
            What::Grown(growth) => {
                rooms.extend(growth.lines.iter().map(|_| room.as_str()));
                seqs.extend((growth.first.cast_signed()..).take(growth.lines.len()));
                bodies.extend(growth.lines.iter().map(String::as_str));
                chained = grow(all, room, growth).await?;
            }
            What::Stated(statements) => {
                for Statement { sql, values } in statements {
                    all.execute(*sql, &parameters(values)).await?;
                }
            }
            What::Closed { .. } => {}
        }
        all_chained.push(chained);
    }
    if !rooms.is_empty() {
        let n = all.execute(LINES, &[&rooms, &seqs, &bodies]).await?;
        if n != rooms.len() as u64 {
            return Err(StoreError::Conflict);
        }
    }
    for Change { room, what } in changes {
        if let What::Closed { at_ms, keep_tokens, n_lines } = what {
            close(all, room, at_ms.cast_signed(), *keep_tokens, n_lines.cast_signed()).await?;
        }
    }
    Ok(all_chained)
}

/// A room that is closed already was so by an earlier attempt, whose answer was lost.
async fn close(
    all: &Transaction<'_>,
    room: &str,
    at_ms: i64,
    keep_tokens: bool,
    n_lines: i64,
) -> Result<(), StoreError> {
    if all.execute(schema::CLOSE, &[&at_ms, &room]).await? == 0 {
        return Ok(());
    }
    let next: i64 = all.query_one(schema::NEXT_LINE, &[&room]).await?.get(0);
    if next != n_lines {
        return Err(StoreError::Conflict);
    }
    all.execute(schema::FORGET_LINES, &[&room]).await?;
    if !keep_tokens {
        all.execute(schema::FORGET_PLAYERS, &[&room]).await?;
    }
    all.execute(schema::FORGET_PLAYED, &[&room]).await?;
    Ok(())
}

async fn grow(all: &Transaction<'_>, room: &str, growth: &Growth) -> Result<Chained, StoreError> {
    if growth.replaces {
        let first = growth.first.cast_signed();
        all.execute(schema::FORGET_LINES_BEFORE, &[&room, &first]).await?;
    }
    if let Some((player, token)) = &growth.player {
        all.execute(schema::PLAYER, &[token, &room, &player.cast_signed()]).await?;
    }
    if let Some(Finished { nth, at_ms, body, summary, seats }) = &growth.record {
        let (seq, nth, at_ms) =
            (growth.first.cast_signed(), nth.cast_signed(), at_ms.cast_signed());
        all.execute(schema::RECORD, &[&room, &seq, &nth, &at_ms, body, summary]).await?;
        for (seat, player) in seats {
            let (seat, player) = (i64::from(*seat), player.cast_signed());
            all.execute(schema::PLAYED, &[&room, &nth, &seat, &player]).await?;
        }
    }
    if let Some(counted) = &growth.result {
        all.execute(schema::RESULT, &[&counted.match_id, &counted.json()]).await?;
    }
    match &growth.promise {
        Some(promise) => Ok(Some(chain(all, promise).await?)),
        None => Ok(None),
    }
}

/// Gives a promise its number, unless an earlier attempt has.
async fn chain(
    all: &Transaction<'_>,
    promise: &NewPromise,
) -> Result<ChainedPromiseMsg, StoreError> {
    if let Some(known) = all.query_opt(schema::PROMISE_OF, &[&promise.match_id]).await? {
        return promises::read(known.get(0));
    }
    let last = all.query_opt(schema::LAST_PROMISE, &[]).await?;
    let last: Option<String> = last.map(|row| row.get(0));
    let chained = promise.after(last.as_deref())?;
    let number = chained.number.cast_signed();
    let (match_id, commitment, head) = (&chained.match_id, &chained.commitment, &chained.head);
    all.execute(schema::PROMISE, &[&number, match_id, commitment, head]).await?;
    Ok(chained)
}
