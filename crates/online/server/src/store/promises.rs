//! The chain of all promises: `docs/dev/fair-chance.md`, “The chain”.
//!
//! A promise gets its number in the transaction that keeps the log line with its secret, so no number
//! is left out and none is given twice, whatever fails.

use parlor_fair::{ChainHead, Commitment};
use parlor_wire::online::{ChainHeadMsg, ChainMsg, ChainedPromiseMsg};

use super::{Backend, Store, StoreError, schema};

/// How many promises are told at once; the statement asks for one before and one after them.
const PART: usize = 1_000;

/// A promise that is to be chained.
#[derive(Clone, Debug)]
pub(crate) struct NewPromise {
    pub(crate) match_id: String,
    pub(crate) commitment: Commitment,
}

impl NewPromise {
    /// How much is kept of it: the id of the match and two hashes in hexadecimal digits.
    pub(super) fn n_bytes(&self) -> usize {
        self.match_id.len() + 2 * 64
    }

    /// This promise after the last one of the chain.
    pub(super) fn after(&self, last: Option<&str>) -> Result<ChainedPromiseMsg, StoreError> {
        let last = last.map(read).transpose()?;
        let number = last.as_ref().map_or(0, |last| last.number + 1);
        let before = last.map(|last| last.head.parse().map(ChainHead)).transpose();
        let before = before.map_err(|_| StoreError::Conflict)?.unwrap_or(ChainHead::START);
        Ok(ChainedPromiseMsg {
            number,
            match_id: self.match_id.clone(),
            commitment: self.commitment.to_string(),
            head: before.then(number, &self.match_id, &self.commitment).0.to_string(),
        })
    }
}

/// A promise as the statements of the schema give it: four words.
pub(super) fn read(row: &str) -> Result<ChainedPromiseMsg, StoreError> {
    let words: Vec<&str> = row.split(' ').collect();
    let [number, match_id, commitment, head] = words[..] else { return Err(StoreError::Conflict) };
    Ok(ChainedPromiseMsg {
        number: number.parse().map_err(|_| StoreError::Conflict)?,
        match_id: match_id.to_owned(),
        commitment: commitment.to_owned(),
        head: head.to_owned(),
    })
}

/// What a chain has come to that ends with these promises.
fn head_after(promises: Vec<ChainedPromiseMsg>) -> ChainHeadMsg {
    promises.into_iter().last().map_or_else(
        || ChainHeadMsg { n: 0, head: ChainHead::START.0.to_string() },
        |last| ChainHeadMsg { n: last.number + 1, head: last.head },
    )
}

/// What the chain of a database has come to that no server need be using.
pub(super) fn head(backend: &mut dyn Backend) -> Result<ChainHeadMsg, StoreError> {
    let last = backend.texts(schema::LAST_PROMISE, None)?;
    Ok(head_after(last.iter().map(|row| read(row)).collect::<Result<_, _>>()?))
}

impl Store {
    /// The promise of a match in the chain; none where there is no database, and for a match that
    /// was promised before there was a chain.
    pub(crate) async fn promise_of(
        &self,
        match_id: &str,
    ) -> Result<Option<ChainedPromiseMsg>, StoreError> {
        let found = self.promises(schema::PROMISE_OF, Some(match_id.to_owned())).await?;
        Ok(found.into_iter().next())
    }

    /// What the chain has come to.
    pub(crate) async fn chain_head(&self) -> Result<ChainHeadMsg, StoreError> {
        Ok(head_after(self.promises(schema::LAST_PROMISE, None).await?))
    }

    /// A part of the chain; none where it is not so long.
    pub(crate) async fn chain(&self, from: u64) -> Result<Option<ChainMsg>, StoreError> {
        let first = from.saturating_sub(1);
        let mut promises = self.promises(schema::PROMISES_FROM, Some(first.to_string())).await?;
        let mut before = ChainHead::START.0.to_string();
        if from > 0 {
            if promises.is_empty() {
                return Ok(None);
            }
            before = promises.remove(0).head;
        }
        let next = (promises.len() > PART).then(|| from + PART as u64);
        promises.truncate(PART);
        Ok(Some(ChainMsg { before, promises, next }))
    }

    async fn promises(
        &self,
        sql: &'static str,
        value: Option<String>,
    ) -> Result<Vec<ChainedPromiseMsg>, StoreError> {
        let rows = self.ask(move |backend| backend.texts(sql, value.as_deref())).await;
        rows.transpose()?.unwrap_or_default().iter().map(|row| read(row)).collect()
    }
}
