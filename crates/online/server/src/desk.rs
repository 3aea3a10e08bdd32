//! Who may ask for advice, and how much: one question at a time, so much thinking in a while.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use parlor_wire::online::ErrorCode;

use crate::refusal::Refusal;

/// How much thinking one client may ask for in how long.
const THINK_MAX: Duration = Duration::from_secs(60);
const THINK_IN: Duration = Duration::from_secs(300);
/// How many clients are remembered.
const CLIENTS_MAX: usize = 10_000;

/// Keeps the budgets of clients.
#[derive(Clone, Default)]
pub(crate) struct Desk(Arc<Mutex<HashMap<String, Client>>>);

struct Client {
    busy: bool,
    spent: Duration,
    since: Instant,
}

/// A question that is being answered. Dropped with its request, it stops whoever thinks about it.
pub(crate) struct Turn {
    desk: Desk,
    client: String,
    /// Since when somebody thinks about it.
    began: Option<Instant>,
    stop: Arc<AtomicBool>,
}

impl Desk {
    fn book(&self) -> MutexGuard<'_, HashMap<String, Client>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A client asks something.
    pub(crate) fn begin(&self, client: &str) -> Result<Turn, Refusal> {
        let now = Instant::now();
        let mut book = self.book();
        book.retain(|_, client| client.busy || now.duration_since(client.since) < THINK_IN);
        if book.len() >= CLIENTS_MAX {
            return Err(Refusal::new(ErrorCode::TooFast, "too many ask at once"));
        }
        let entry = book.entry(client.to_owned());
        let new = Client { busy: false, spent: Duration::ZERO, since: now };
        let known = entry.or_insert(new);
        if known.busy {
            return Err(Refusal::new(ErrorCode::TooFast, "one question at a time"));
        }
        if known.spent >= THINK_MAX {
            let (most, span) = (THINK_MAX.as_secs(), THINK_IN.as_secs());
            let detail = format!("at most {most} s of thinking in {span} s");
            return Err(Refusal::new(ErrorCode::TooFast, detail));
        }
        known.busy = true;
        let (desk, client) = (self.clone(), client.to_owned());
        Ok(Turn { desk, client, began: None, stop: Arc::default() })
    }
}

impl Turn {
    /// Somebody thinks about it from now on: waiting for that is not counted.
    pub(crate) fn thinks(&mut self) {
        self.began = Some(Instant::now());
    }

    /// Set when nobody waits for the answer any more.
    pub(crate) fn stop(&self) -> Arc<AtomicBool> {
        self.stop.clone()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let spent = self.began.map_or(Duration::ZERO, |began| began.elapsed());
        if let Some(client) = self.desk.book().get_mut(&self.client) {
            client.busy = false;
            client.spent += spent;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_asks_one_thing_at_a_time_and_stops_it_by_going() {
        let desk = Desk::default();
        let turn = desk.begin("anna").ok();
        let stop = turn.as_ref().map(Turn::stop);
        assert!(matches!(desk.begin("anna"), Err(refusal) if refusal.code == ErrorCode::TooFast));
        assert!(desk.begin("bo").is_ok());
        drop(turn);
        assert!(stop.is_some_and(|stop| stop.load(Ordering::Relaxed)));
        assert!(desk.begin("anna").is_ok());
    }

    #[test]
    fn so_much_thinking_and_no_more() {
        let desk = Desk::default();
        let client = Client { busy: false, spent: THINK_MAX, since: Instant::now() };
        desk.book().insert("anna".to_owned(), client);
        assert!(desk.begin("anna").is_err());
        // What was spent is forgotten after a while.
        if let Some(client) = desk.book().get_mut("anna") {
            client.since = client.since.checked_sub(THINK_IN).unwrap_or(client.since);
        }
        assert!(desk.begin("anna").is_ok());
    }

    #[test]
    fn thinking_is_counted_and_waiting_is_not() {
        let desk = Desk::default();
        let spent = |client: &str| desk.book().get(client).map(|client| client.spent);
        drop(desk.begin("anna"));
        assert_eq!(spent("anna"), Some(Duration::ZERO));
        let mut turn = desk.begin("anna").unwrap_or_else(|refusal| panic!("{refusal:?}"));
        turn.began = Instant::now().checked_sub(THINK_MAX);
        drop(turn);
        assert!(spent("anna") >= Some(THINK_MAX));
        assert!(desk.begin("anna").is_err());
    }
}
