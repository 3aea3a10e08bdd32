//! Agents: what they may be told, and what they decide.
//!
//! An agent keeps its seat for a deal: it is made when the deal's first question comes, told all
//! that its seat has seen, and asked again and again. After a restart it is made anew and told the
//! same. Agents think in threads that may block, only so many at once, each decision under a cap.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use parlor_agent::{Agent, Ask, Budget, Kind, Registry, SpecError};
use parlor_kit::{ActionOf, GameOf, Kit, Question, cost};
use parlor_wire::online::CostMsg;

/// What one decision may use: both caps are hard.
const NODES_MAX: u64 = 2_000_000;
pub(crate) const THINK_MAX: Duration = Duration::from_secs(5);

/// The most that strangers may ask of an agent's parameter, whichever agent has it.
const LIMITS: [(&str, i64); 7] = [
    ("depth", 3),
    ("worlds", 200),
    ("playouts", 5_000),
    ("decks", 50),
    ("discards", 100),
    ("enumerate", 20_000),
    ("threads", 4),
];

/// Where an agent is kept from one question of a deal to the next, once it was asked.
pub(crate) type AgentSlot<K> = Mutex<Option<Seated<K>>>;

/// An agent in the middle of a deal.
pub(crate) struct Seated<K: Kit> {
    spec: String,
    agent: Box<dyn Agent<GameOf<K>>>,
    deal: (u64, u64),
    /// How much of what its seat has seen it has been told.
    n_seen: usize,
}

/// The agents of a game with what strangers may ask. A tiny game may be searched to its end.
pub(crate) fn limited<K: Kit>() -> Registry<GameOf<K>> {
    let mut registry = K::registry();
    if K::IS_TINY {
        return registry;
    }
    let declared = registry.entries().iter().flat_map(|entry| {
        entry.parameters.iter().map(|parameter| (entry.name, parameter.name, parameter.kind))
    });
    let declared: Vec<_> = declared.collect();
    for (agent, parameter, kind) in declared {
        let limit = LIMITS.iter().find(|(name, _)| *name == parameter);
        if let (Some(&(_, most)), Kind::Integer { min, max }) = (limit, kind)
            && (min..max).contains(&most)
        {
            // Such a limit lies within what is declared, so it is taken.
            let _ = registry.limit(agent, parameter, Kind::Integer { min, max: most });
        }
    }
    registry
}

/// What is wrong with a spec; a number that is too high is said to be over its limit.
pub(crate) fn in_words(error: &SpecError) -> String {
    match error {
        SpecError::OutOfRange { key, value, kind: Kind::Integer { max, .. } }
            if value.parse().is_ok_and(|value: i64| value > *max) =>
        {
            format!("agent parameter over its limit: {key}={value}, at most {max}")
        }
        other => other.to_string(),
    }
}

pub(crate) fn seed() -> u64 {
    getrandom::u64().unwrap_or(0)
}

pub(crate) fn budget(stop: &AtomicBool, until: Instant) -> Budget<'_> {
    Budget { deadline: Some(until), cancel: Some(stop), ..Budget::nodes(NODES_MAX) }
}

/// What an agent answers to a question, and what that cost: until `stop` is set or its time is over.
pub(crate) fn decide<K: Kit>(
    registry: &Registry<GameOf<K>>,
    spec: &str,
    slot: &AgentSlot<K>,
    question: &Question<K>,
    stop: &AtomicBool,
    until: tokio::time::Instant,
) -> Option<(ActionOf<K>, CostMsg)> {
    // One that still thinks about an earlier question is left to it: another one takes its place.
    let mut slot = slot.try_lock();
    let sat = slot.as_mut().and_then(|slot| slot.take());
    let same = |sat: &Seated<K>| {
        sat.spec == spec && sat.deal == question.deal && sat.n_seen <= question.seen.len()
    };
    let mut seated = match sat.filter(|sat| same(sat)) {
        Some(seated) => seated,
        None => Seated::<K> {
            spec: spec.to_owned(),
            agent: registry.build(spec, seed()).ok()?,
            deal: question.deal,
            n_seen: 0,
        },
    };
    for seen in &question.seen[seated.n_seen..] {
        seated.agent.observe(seen);
    }
    seated.n_seen = question.seen.len();
    let began = Instant::now();
    let Question { seat, view, legal, .. } = question;
    let budget = budget(stop, until.into_std());
    let ask = Ask { seat: *seat, view, legal, budget };
    let action = seated.agent.decide(&ask, None);
    let cost = cost(began, seated.agent.nodes());
    if let Some(slot) = &mut slot {
        **slot = Some(seated);
    }
    Some((action, cost))
}
