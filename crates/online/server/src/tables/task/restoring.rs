//! A table that was kept comes back.

use std::sync::Arc;
use std::time::Duration;

use parlor_kit::Full;
use parlor_table::{Input, Table};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use super::handle::Inbox;
use super::messages::TaskMsg;
use super::{INBOX, TableHandle, TableTask, TaskContext};
use crate::store::StoreError;
use crate::tables::games::Hosted;
use crate::tables::restorers::{RestoringError, Turn};
use crate::tables::token::log_name;

/// How long to wait before a log is read again that could not be read; at most.
const PATIENCE: Duration = Duration::from_millis(100);
const PATIENCE_MAX: Duration = Duration::from_secs(5);

/// Starts the task of a table that is to be restored: at once when someone comes, otherwise when
/// it is its turn.
pub(crate) fn resume<K: Full>(game: Hosted<K>, mut context: TaskContext) -> Arc<dyn TableHandle> {
    let (me, mut inbox) = mpsc::channel(INBOX);
    let (stopping, mine, ours) = (context.stopping.clone(), me.clone(), game.clone());
    let restorers = context.restorers.clone();
    stopping.tables.clone().spawn(async move {
        let mut waiting = Vec::new();
        let turn = tokio::select! {
            () = is_wanted(&mut inbox, &mut waiting) => restorers.urgent_turn().await,
            turn = restorers.turn() => turn,
            () = stopping.begun() => return,
        };
        if let Some(table) = restored(&mut context, turn).await {
            let task = TableTask::new(table, ours, context, mine);
            task.run(inbox, Input::RESUMED, waiting).await;
        }
    });
    Arc::new(Inbox { task: me, game })
}

/// Returns when someone wants something of this table alone. What it is told until then waits, of
/// those who look in passing as long as they do.
async fn is_wanted<K: Full>(inbox: &mut mpsc::Receiver<TaskMsg<K>>, waiting: &mut Vec<TaskMsg<K>>) {
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
async fn restored<K: Full>(context: &mut TaskContext, mut turn: Turn) -> Option<Table<K>> {
    let mut patience = PATIENCE;
    loop {
        let begin = Instant::now();
        let error = match turn.restore(&context.settings, &mut context.journal).await {
            Ok(table) => {
                context.metrics.restored(begin.elapsed());
                return Some(table);
            }
            Err(error) => error,
        };
        context.metrics.not_restored();
        let gone = matches!(error, RestoringError::Store(StoreError::Closed));
        let again = matches!(error, RestoringError::Store(_)) && !gone;
        if patience == PATIENCE {
            let room = log_name(context.room());
            tracing::error!(room, %error, again, "a table cannot be restored");
        }
        if !again {
            if !gone {
                context.restorers.give_up(context.room());
            }
            return None;
        }
        tokio::select! {
            () = sleep(patience) => {}
            () = context.stopping.begun() => return None,
        }
        patience = (2 * patience).min(PATIENCE_MAX);
        turn = context.restorers.turn().await;
    }
}
