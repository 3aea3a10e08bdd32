//! A table that was kept comes back.

use std::sync::Arc;
use std::time::Duration;

use parlor_kit::Full;
use parlor_table::{Input, Table};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use super::handle::Inbox;
use super::told::ToTable;
use super::{INBOX, Surroundings, TableHandle, TableTask};
use crate::store::{Founding, StoreError};
use crate::tables::games::Hosted;
use crate::tables::restorers::{Restorers, RestoringError, Turn};
use crate::tables::token::log_name;

/// How long to wait before a log is read again that could not be read; at most.
const PATIENCE: Duration = Duration::from_millis(100);
const PATIENCE_MAX: Duration = Duration::from_secs(5);

/// Starts the task of a table that is to be restored: at once when somebody comes, otherwise when
/// it is its turn.
pub(crate) fn resume<K: Full>(
    founding: Arc<Founding>,
    game: Hosted<K>,
    mut around: Surroundings,
) -> Arc<dyn TableHandle> {
    let (me, mut inbox) = mpsc::channel(INBOX);
    let (stopping, mine, ours) = (around.stopping.clone(), me.clone(), game.clone());
    let restorers = around.restorers.clone();
    stopping.clone().run_table(async move {
        let mut waiting = Vec::new();
        let turn = tokio::select! {
            () = is_wanted(&mut inbox, &mut waiting) => restorers.urgent_turn().await,
            turn = restorers.turn() => turn,
            () = stopping.begun() => return,
        };
        if let Some(table) = restored(&founding, &mut around, &restorers, turn).await {
            let task = TableTask::new(table, ours, around, mine);
            task.run(inbox, Input::RESUMED, waiting).await;
        }
    });
    Arc::new(Inbox { task: me, game })
}

/// Returns when somebody wants something of this table alone. What it is told until then waits, of
/// those who look in passing as long as they do.
async fn is_wanted<K: Full>(inbox: &mut mpsc::Receiver<ToTable<K>>, waiting: &mut Vec<ToTable<K>>) {
    while let Some(told) = inbox.recv().await {
        let is_in_passing = told.is_in_passing();
        waiting.retain(|told| !told.is_given_up());
        waiting.push(told);
        if !is_in_passing {
            return;
        }
    }
}

/// The table of a log. A database that cannot be read is asked again for as long as it takes; a log
/// that makes no table is given up.
async fn restored<K: Full>(
    founding: &Arc<Founding>,
    around: &mut Surroundings,
    restorers: &Restorers,
    mut turn: Turn,
) -> Option<Table<K>> {
    let (mut patience, stopping) = (PATIENCE, around.stopping.clone());
    loop {
        let begin = Instant::now();
        let error = match turn.restore(founding, &mut around.journal).await {
            Ok(table) => {
                around.metrics.restored(begin.elapsed());
                return Some(table);
            }
            Err(error) => error,
        };
        around.metrics.not_restored();
        let gone = matches!(error, RestoringError::Store(StoreError::Closed));
        let again = matches!(error, RestoringError::Store(_)) && !gone;
        if patience == PATIENCE {
            let room = log_name(&founding.room.id);
            tracing::error!(room, %error, again, "a table cannot be restored");
        }
        if !again {
            if !gone {
                restorers.give_up(&founding.room.id);
            }
            return None;
        }
        tokio::select! {
            () = sleep(patience) => {}
            () = stopping.begun() => return None,
        }
        patience = (2 * patience).min(PATIENCE_MAX);
        turn = restorers.turn().await;
    }
}
