//! How long bots may take.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::Allowed;

/// How long bots may take, and how often they may fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BotLimits {
    /// Milliseconds to start and say hello.
    pub hello_ms: u64,
    /// Milliseconds to answer. Unless told, the time to think and 100 ms more for the way, or ten
    /// seconds where thinking is not limited.
    pub answer_ms: Option<u64>,
    /// How often a bot that was ended is started again; after that it forfeits all its games.
    pub restarts: u32,
}

impl Default for BotLimits {
    fn default() -> BotLimits {
        BotLimits { hello_ms: 10_000, answer_ms: None, restarts: 100 }
    }
}

impl BotLimits {
    /// How long an answer may take.
    pub fn answer(&self, budget: Allowed) -> Duration {
        let thought = budget.think_ms.map(|ms| ms.saturating_add(100));
        Duration::from_millis(self.answer_ms.or(thought).unwrap_or(10_000))
    }

    /// How long a hello may take.
    pub fn hello(&self) -> Duration {
        Duration::from_millis(self.hello_ms)
    }
}
