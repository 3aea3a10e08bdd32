//! Who may ask for advice, and how much: one question at a time, so much thinking in a while.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use parlor_wire::online::ErrorCode;

use crate::http::refusal::Refusal;

/// How many questions one client may ask at once, and how many all of a household.
const CLIENT_AT_ONCE: u32 = 1;
const HOUSEHOLD_AT_ONCE: u32 = 3;
/// How much thinking one client may ask for in how long; a household, as many times that as it may ask
/// at once.
const THINK_MAX: Duration = Duration::from_secs(60);
const THINK_IN: Duration = Duration::from_secs(300);
/// How many clients are remembered.
const CLIENTS_MAX: usize = 10_000;

/// Keeps the budgets of clients.
#[derive(Clone, Default)]
pub(crate) struct AdviceLimits(Arc<Mutex<HashMap<String, Client>>>);

/// Who asks: a player by the seat, others by the address; and from where, because tokens cost nothing.
/// Under these names a question counts, and so many may be asked at once under each.
#[derive(Clone, Debug)]
pub(crate) struct Asker(Vec<(String, u32)>);

impl Asker {
    /// Someone with a seat.
    pub(crate) fn player(player: u64, household: Option<IpAddr>) -> Asker {
        Asker::new(format!("player {player}"), household)
    }

    /// Someone without one.
    pub(crate) fn without_seat(household: Option<IpAddr>) -> Asker {
        let client = household.map_or("unknown".to_owned(), |from| format!("address {from}"));
        Asker::new(client, household)
    }

    fn new(client: String, household: Option<IpAddr>) -> Asker {
        let household = household.map(|from| (format!("household {from}"), HOUSEHOLD_AT_ONCE));
        Asker([(client, CLIENT_AT_ONCE)].into_iter().chain(household).collect())
    }
}

struct Client {
    /// How many questions are being answered.
    busy: u32,
    spent: Duration,
    since: Instant,
}

/// A question that is being answered. Dropped with its request, it stops the agent that thinks about it.
pub(crate) struct Turn {
    limits: AdviceLimits,
    asker: Asker,
    /// Since when someone thinks about it.
    began: Option<Instant>,
    /// What was thought before.
    spent: Duration,
    stop: Arc<AtomicBool>,
    way: Way,
}

/// How a question counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// As one of those asked at once.
    InTurn,
    /// Only by the time that it takes.
    Beside,
}

impl AdviceLimits {
    /// A client asks something.
    pub(crate) fn begin(&self, asker: &Asker) -> Result<Turn, Refusal> {
        self.enter(asker, Way::InTurn)
    }

    /// A client looks for something in what it was told before: it need not wait for its own questions,
    /// but the time counts.
    pub(crate) fn look(&self, asker: &Asker) -> Result<Turn, Refusal> {
        self.enter(asker, Way::Beside)
    }

    fn enter(&self, asker: &Asker, way: Way) -> Result<Turn, Refusal> {
        let now = Instant::now();
        let mut clients = self.0.lock();
        clients.retain(|_, client| client.busy > 0 || now.duration_since(client.since) < THINK_IN);
        if clients.len() >= CLIENTS_MAX {
            return Err(Refusal::new(ErrorCode::TooFast, "too many ask at once"));
        }
        for (name, at_once) in &asker.0 {
            let Some(known) = clients.get(name) else { continue };
            if way == Way::InTurn && known.busy >= *at_once {
                let detail = match at_once {
                    1 => "one question at a time".to_owned(),
                    most => format!("{most} questions at a time from your address"),
                };
                return Err(Refusal::new(ErrorCode::TooFast, detail));
            }
            if known.spent >= *at_once * THINK_MAX {
                let (most, span) = ((*at_once * THINK_MAX).as_secs(), THINK_IN.as_secs());
                let detail = format!("at most {most} s of thinking in {span} s");
                return Err(Refusal::new(ErrorCode::TooFast, detail));
            }
        }
        for (name, _) in &asker.0 {
            let new = Client { busy: 0, spent: Duration::ZERO, since: now };
            clients.entry(name.clone()).or_insert(new).busy += way.places();
        }
        let (limits, asker, spent) = (self.clone(), asker.clone(), Duration::ZERO);
        Ok(Turn { limits, asker, began: None, spent, stop: Arc::default(), way })
    }
}

impl Way {
    /// How many places of those asked at once it takes.
    const fn places(self) -> u32 {
        match self {
            Way::InTurn => 1,
            Way::Beside => 0,
        }
    }
}

impl Turn {
    /// Someone thinks about it from now on: waiting for that is not counted.
    pub(crate) fn thinks(&mut self) {
        self.began = Some(Instant::now());
    }

    /// Nobody thinks about it until someone does again.
    pub(crate) fn rests(&mut self) {
        self.spent += self.began.take().map_or(Duration::ZERO, |began| began.elapsed());
    }

    /// Set when nobody waits for the answer any more.
    pub(crate) fn stop(&self) -> Arc<AtomicBool> {
        self.stop.clone()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.rests();
        let mut clients = self.limits.0.lock();
        for (name, _) in &self.asker.0 {
            if let Some(client) = clients.get_mut(name) {
                client.busy -= self.way.places();
                client.spent += self.spent;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(client: &str) -> Asker {
        Asker::new(client.to_owned(), None)
    }

    /// Tokens cost nothing: anyone who has many has no more thinking than their household.
    #[test]
    fn the_seats_of_a_household_share_its_budget() {
        let limits = AdviceLimits::default();
        let home = "203.0.113.7".parse().ok();
        let turns: Vec<_> = (0..4).map(|n| limits.begin(&Asker::player(n, home))).collect();
        assert_eq!(turns.iter().filter(|turn| turn.is_ok()).count(), 3);
        assert!(limits.begin(&Asker::player(9, "203.0.113.8".parse().ok())).is_ok());
        for mut turn in turns.into_iter().flatten() {
            turn.began = Instant::now().checked_sub(THINK_MAX);
            drop(turn);
        }
        // Each seat has spent its own, and all of them what the household has.
        let again = limits.begin(&Asker::player(5, home));
        assert!(matches!(again, Err(refusal) if refusal.detail.contains("180 s")));
    }

    #[test]
    fn a_client_asks_one_thing_at_a_time_and_stops_it_by_going() {
        let limits = AdviceLimits::default();
        let turn = limits.begin(&asker("anna")).ok();
        let stop = turn.as_ref().map(Turn::stop);
        assert!(
            matches!(limits.begin(&asker("anna")), Err(refusal) if refusal.code == ErrorCode::TooFast)
        );
        assert!(limits.begin(&asker("bo")).is_ok());
        drop(turn);
        assert!(stop.is_some_and(|stop| stop.load(Ordering::Relaxed)));
        assert!(limits.begin(&asker("anna")).is_ok());
    }

    #[test]
    fn so_much_thinking_and_no_more() {
        let limits = AdviceLimits::default();
        let client = Client { busy: 0, spent: THINK_MAX, since: Instant::now() };
        limits.0.lock().insert("anna".to_owned(), client);
        assert!(limits.begin(&asker("anna")).is_err());
        // What was spent is forgotten after a while.
        if let Some(client) = limits.0.lock().get_mut("anna") {
            client.since = client.since.checked_sub(THINK_IN).unwrap_or(client.since);
        }
        assert!(limits.begin(&asker("anna")).is_ok());
    }

    #[test]
    fn thinking_is_counted_and_waiting_is_not() {
        let limits = AdviceLimits::default();
        let spent = |client: &str| limits.0.lock().get(client).map(|client| client.spent);
        drop(limits.begin(&asker("anna")));
        assert_eq!(spent("anna"), Some(Duration::ZERO));
        let mut turn = limits.begin(&asker("anna")).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        turn.began = Instant::now().checked_sub(THINK_MAX);
        drop(turn);
        assert!(spent("anna") >= Some(THINK_MAX));
        assert!(limits.begin(&asker("anna")).is_err());
    }
}
