//! A table that was kept comes back.

use std::sync::Arc;
use std::time::Duration;

use parlor_kit::Full;
use parlor_table::{Input, Table};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use super::handle::Inbox;
use super::messages::TaskMsg;
use super::spending::LogLength;
use super::{INBOX, TableHandle, TableStatus, TableTask, TaskContext};
use crate::limits::budgets::Spent;
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
    let status = Arc::<TableStatus>::default();
    let known = status.clone();
    stopping.tables.clone().spawn(async move {
        let mut waiting = Vec::new();
        let turn = turn_of(&mut context, &mut inbox, &mut waiting, &known).await;
        let Some(turn) = turn else { return };
        known.note(false);
        if let Some((table, length)) = restored(&mut context, turn).await {
            known.clock.go_on_from(table.now_ms());
            let mut task = TableTask::new(table, ours, context, mine);
            (task.status, task.log_length) = (known, LogLength::restored(length));
            task.run(inbox, Input::RESUMED, waiting).await;
        }
    });
    Arc::new(Inbox { task: me, game, status })
}

/// Waits for the turn of a table: until someone comes, or until nothing else is to be done, unless
/// that takes too much. A room to which nobody comes for long is closed as it is, and one in which nothing
/// ever happened at once. `None` when it is not restored.
async fn turn_of<K: Full>(
    context: &mut TaskContext,
    inbox: &mut mpsc::Receiver<TaskMsg<K>>,
    waiting: &mut Vec<TaskMsg<K>>,
    status: &TableStatus,
) -> Option<Turn> {
    let (restorers, stopping) = (context.restorers.clone(), context.stopping.clone());
    let turn = tokio::select! {
        () = is_wanted(inbox, waiting) => return Some(restorers.urgent_turn().await),
        turn = restorers.turn() => turn,
        () = stopping.begun() => return None,
    };
    let length = context.journal.length().await;
    // Its making was broken off, so nobody was ever told of it.
    if matches!(length, Ok(0)) && !context.has_players {
        let locked = context.settings.password.is_some();
        drop(context.journal.close(locked).await);
        return None;
    }
    // One whose length nobody can tell is read like any other, or tried again.
    let length = length.unwrap_or(0);
    if restorers.may_read_unasked(length, context.has_players) {
        return Some(turn);
    }
    drop(turn);
    status.note(!context.has_players);
    tokio::select! {
        () = is_asked_for(inbox, waiting) => Some(restorers.urgent_turn().await),
        () = sleep(context.idle()) => {
            let locked = context.settings.password.is_some();
            drop(context.journal.close(locked).await);
            None
        }
        () = stopping.begun() => None,
    }
}

/// Returns when someone wants something of this table alone. Those who look in passing look on: it may
/// be long until someone comes.
async fn is_asked_for<K: Full>(
    inbox: &mut mpsc::Receiver<TaskMsg<K>>,
    waiting: &mut Vec<TaskMsg<K>>,
) {
    waiting.clear();
    while let Some(told) = inbox.recv().await {
        if !told.is_in_passing() {
            waiting.push(told);
            return;
        }
    }
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
/// that makes no table is given up, and one that is too long ends the room.
async fn restored<K: Full>(context: &mut TaskContext, mut turn: Turn) -> Option<(Table<K>, u64)> {
    let mut patience = PATIENCE;
    loop {
        let begin = Instant::now();
        let TaskContext { settings, journal, restorers, budgets, .. } = context;
        let error = match turn.restore(settings, journal, restorers, budgets).await {
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
        if matches!(error, RestoringError::TooLong { .. }) {
            context.restorers.note_closed(context.room(), Spent::Log);
            let locked = context.settings.password.is_some();
            drop(context.journal.close(locked).await);
            return None;
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
