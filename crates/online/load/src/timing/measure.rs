//! What a seat measures of a window, from the discard to what follows it.

use std::sync::atomic::Ordering;
use std::time::Duration;

use parlor_game::Entropy;
use serde_json::Value;
use tokio::time::Instant;

use super::player::{Later, Open, Player};
use super::window::{SeatWindow, TIMINGS};

/// When in a window a second ping is sent.
const MIDDLE: Duration = Duration::from_millis(250);
/// Before so many milliseconds of a window have passed someone who is asked has passed, or never.
const PASS_MS: u32 = 450;
/// Which timings the pings are.
const FIRST_PING: usize = 4;
const MIDDLE_PING: usize = 5;

impl Player {
    /// A ping came back.
    pub(super) fn heard_pong(&mut self, now: Instant, frame: &Value) {
        let sent = frame["n"].as_u64().and_then(|n| self.pings.remove(&n));
        if let (Some((at, timing)), Some(open)) = (sent, &mut self.open)
            && open.at <= at
        {
            open.window.timings[timing] = micros(now - at);
            if timing == MIDDLE_PING {
                let since = frame["now_ms"].as_i64().unwrap_or(0) - open.at_ms as i64;
                open.window.timings[6] = since as f64;
            }
        }
    }

    /// An answer was accepted: the discard that opens the next window, or the first one after a window.
    pub(super) fn heard_acceptance(&mut self, now: Instant, frame: &Value) {
        let sent = self.answers.remove(frame["action_id"].as_str().unwrap_or_default());
        self.accepted = sent.map_or(0.0, |sent| micros(now - sent));
        if let Some(open) = self.open.as_mut().filter(|open| open.drawn.is_some()) {
            open.window.timings[8] = self.accepted;
        }
    }

    /// Everyone sees whose turn it is.
    pub(super) fn heard_clock(&mut self, now: Instant) {
        if let Some(open) = &mut self.open
            && let Some(drawn) = open.drawn
        {
            open.window.timings[2] = micros(now - drawn);
        }
    }

    /// Something was seen: a discard opens a window, a draw ends it.
    pub(super) fn saw(&mut self, now: Instant, frame: &Value) {
        let at_ms = frame["at_ms"].as_u64().unwrap_or(0);
        for event in frame["event"]["events"].as_array().into_iter().flatten() {
            let sort = event["type"].as_str().unwrap_or_default();
            // What only the seat that was asked sees: the window goes on.
            if sort == "i_passed" {
                continue;
            }
            if let Some(open) = self.open.as_mut().filter(|open| open.drawn.is_none()) {
                open.window.timings[0] = micros(now - open.at);
                open.window.timings[1] = at_ms.saturating_sub(open.at_ms) as f64;
                open.window.quiet = ["other_drew", "i_drew"].contains(&sort);
                open.drawn = Some(now);
            }
            if sort == "discarded" {
                self.close();
                let by = ["A", "B", "C", "D"].iter().position(|seat| event["seat"] == *seat);
                let place = (4 + self.seat - by.unwrap_or(0) as u8) % 4;
                let id = (self.n_matches, self.deal, self.n_discards);
                let mut timings = [0.0; TIMINGS.len()];
                if place == 0 {
                    timings[7] = self.accepted;
                }
                let window = SeatWindow { id, place, asked: false, quiet: false, timings };
                self.open = Some(Open { window, at: now, at_ms, drawn: None });
                self.n_discards += 1;
                self.later.push((now, Later::Ping(FIRST_PING)));
                self.later.push((now + MIDDLE, Later::Ping(MIDDLE_PING)));
            }
        }
    }

    /// A question: a call is passed, or time is let pass; on the own turn any tile goes.
    pub(super) fn asked(&mut self, now: Instant, prompt: &Value) {
        let seq = prompt["seq"].as_u64().unwrap_or(0);
        let legal = prompt["legal"].as_array();
        let of = |sort: &str| -> Vec<Value> {
            let legal = legal.into_iter().flatten();
            legal.filter(|action| action["type"] == sort).cloned().collect()
        };
        let (wait, actions) = if prompt["window"] == true {
            if let Some(open) = self.open.as_mut().filter(|open| open.drawn.is_none()) {
                open.window.asked = true;
            }
            if self.rng.below(3) == 0 {
                return;
            }
            (self.rng.below(PASS_MS), of("pass"))
        } else {
            if let Some(open) = &mut self.open
                && let Some(drawn) = open.drawn
            {
                open.window.timings[3] = micros(now - drawn);
            }
            (20 + self.rng.below(40), of("discard"))
        };
        if let Some(action) = self.rng.pick(&actions).cloned() {
            let at = now + Duration::from_millis(wait.into());
            self.later.push((at, Later::Answer { seq, action }));
        }
    }

    /// The window is over, with all that followed it.
    pub(super) fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        self.windows.push(open.window);
        if self.me == 0 {
            self.progress.n.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn micros(took: Duration) -> f64 {
    took.as_secs_f64() * 1e6
}
