//! The promise of the next match gets its number in the chain of all promises.

use parlor_kit::Full;
use parlor_table::Input;

use super::TableTask;
use crate::store::NewPromise;
use crate::tables::token::log_name;

impl<K: Full> TableTask<K> {
    /// The promise that has no number in the chain.
    pub(super) fn unchained(&self) -> Option<NewPromise> {
        let (match_id, commitment) = self.table.unchained()?;
        Some(NewPromise { match_id, commitment })
    }

    /// Tells the table the number of its promise, where the last server could not any more.
    pub(super) async fn tell_number(&mut self) -> bool {
        let Some(promise) = self.unchained() else { return true };
        let Some(number) = self.chained(&promise).await else { return true };
        self.put(Input::Chained { match_id: promise.match_id, number }).await
    }

    /// The number of a promise that an earlier server has chained. A database that does not answer just now is no reason to
    /// stop a match: then its record has no number.
    async fn chained(&mut self, promise: &NewPromise) -> Option<u64> {
        match self.context.journal.chained(&promise.match_id).await {
            Ok(chained) => chained.map(|chained| chained.number),
            Err(error) => {
                let room = log_name(self.context.room());
                tracing::warn!(room, %error, "the number of a promise cannot be read");
                None
            }
        }
    }
}
