//! One step of a stream, read strictly.

use anyhow::bail;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::frame::{Clock, Entrant, Entry, Promise, Prompt, sort};

/// What happened.
pub(crate) enum Event<'a> {
    /// Something that says nothing of the game: people, pauses, talk.
    Around,
    Promised(Promise),
    Pledging,
    Contributing {
        pledges: Vec<Option<String>>,
    },
    MatchBegan {
        seat_order: Vec<u8>,
        contributions: Vec<Option<String>>,
    },
    DealBegan(Began<'a>),
    Seen(Seen<'a>),
    WatchBegan(WatchBegan<'a>),
    Watched(Watched<'a>),
    Asked(Prompt<'a>),
    Closed {
        seq: u64,
        why: String,
    },
    Clock(Clock),
    DealEnded(DealEnded),
    MatchEnded {
        reveal: Value,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read to see that there is nothing else")]
struct Entrants {
    r#type: IgnoredAny,
    entrants: Vec<Entrant>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Promised {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    promise: Promise,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Waiting {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    #[serde(rename = "until_ms")]
    _until_ms: u64,
    #[serde(default)]
    pledges: Vec<Option<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchBegan {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    seat_order: Vec<u8>,
    contributions: Vec<Option<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Began<'a> {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    pub(crate) deal: u64,
    #[serde(borrow)]
    pub(crate) view: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seen<'a> {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    #[serde(borrow)]
    pub(crate) events: &'a RawValue,
    #[serde(borrow)]
    pub(crate) view: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WatchBegan<'a> {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    pub(crate) deal: u64,
    #[serde(borrow)]
    pub(crate) table: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Watched<'a> {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    #[serde(borrow)]
    pub(crate) events: &'a RawValue,
    #[serde(borrow)]
    pub(crate) table: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked<'a> {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    #[serde(borrow)]
    prompt: Prompt<'a>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Closed {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    seq: u64,
    why: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Clocked {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    clock: Clock,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DealEnded {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    pub(crate) deal: u64,
    pub(crate) key: String,
    pub(crate) standing: [i32; 4],
    #[serde(rename = "entry")]
    _entry: Option<Entry>,
    pub(crate) next_ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read to see that there is nothing else")]
struct Paused {
    r#type: IgnoredAny,
    entrant: u8,
    next_ms: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchEnded {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    #[serde(rename = "standing")]
    _standing: [i32; 4],
    #[serde(rename = "n_matches")]
    _n_matches: u64,
    reveal: Value,
}

impl<'a> Event<'a> {
    /// Reads an event.
    pub(crate) fn read(text: &'a str) -> anyhow::Result<Event<'a>> {
        Ok(match sort(text) {
            "entrants" => {
                serde_json::from_str::<Entrants>(text)?;
                Event::Around
            }
            "paused" => {
                serde_json::from_str::<Paused>(text)?;
                Event::Around
            }
            "promised" => Event::Promised(serde_json::from_str::<Promised>(text)?.promise),
            "pledging" => {
                serde_json::from_str::<Waiting>(text)?;
                Event::Pledging
            }
            "contributing" => {
                let pledges = serde_json::from_str::<Waiting>(text)?.pledges;
                Event::Contributing { pledges }
            }
            "match_began" => {
                let MatchBegan { seat_order, contributions, .. } = serde_json::from_str(text)?;
                Event::MatchBegan { seat_order, contributions }
            }
            "deal_began" => Event::DealBegan(serde_json::from_str(text)?),
            "seen" => Event::Seen(serde_json::from_str(text)?),
            "watch_began" => Event::WatchBegan(serde_json::from_str(text)?),
            "watched" => Event::Watched(serde_json::from_str(text)?),
            "asked" => Event::Asked(serde_json::from_str::<Asked<'a>>(text)?.prompt),
            "closed" => {
                let Closed { seq, why, .. } = serde_json::from_str(text)?;
                Event::Closed { seq, why }
            }
            "clock" => Event::Clock(serde_json::from_str::<Clocked>(text)?.clock),
            "deal_ended" => Event::DealEnded(serde_json::from_str(text)?),
            "match_ended" => {
                let MatchEnded { reveal, .. } = serde_json::from_str(text)?;
                Event::MatchEnded { reveal }
            }
            other => bail!("event {other:?}"),
        })
    }
}
