//! What the server says, read strictly: a field that the protocol does not know is an error, so
//! nothing can be told beside it.

use anyhow::{Context, bail};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::event::Event;

/// One frame.
pub(crate) enum Frame<'a> {
    Welcome(Welcome),
    Event { version: u64, at_ms: u64, event: Event<'a> },
    State { version: u64, state: Box<State<'a>>, phase: Phase<'a> },
    Accepted(Accepted),
    Error(Refused),
    Pong,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Welcome {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    pub(crate) version: u32,
    #[serde(rename = "parlor")]
    _parlor: String,
    #[serde(rename = "now_ms")]
    _now_ms: u64,
    pub(crate) me: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventFrame<'a> {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    version: u64,
    at_ms: u64,
    #[serde(borrow)]
    event: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StateFrame<'a> {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    version: u64,
    #[serde(borrow)]
    state: State<'a>,
}

/// Everything at once.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State<'a> {
    #[serde(rename = "room")]
    _room: Room,
    pub(crate) me: Option<u8>,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) promise: Option<Promise>,
    #[serde(borrow)]
    phase: &'a RawValue,
    #[serde(rename = "standing")]
    _standing: [i32; 4],
    #[serde(rename = "sheet")]
    _sheet: Vec<Line>,
    #[serde(rename = "n_matches")]
    _n_matches: u64,
    #[serde(rename = "chat")]
    _chat: Vec<Value>,
}

/// One line of the score sheet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read to see that there is nothing else")]
struct Line {
    standing: [i32; 4],
    entry: Option<Entry>,
}

/// What Zole's sheet has besides.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read to see that there is nothing else")]
pub(crate) struct Entry {
    places: [String; 3],
    outcome: Value,
    pules: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read to see that there is nothing else")]
struct Room {
    id: String,
    name: String,
    game: String,
    rules: String,
    seats: u8,
    clock: Option<Value>,
    calls: Value,
    spectators: Value,
    draw_seats: bool,
    practice: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entrant {
    #[serde(rename = "entrant")]
    _entrant: u8,
    #[serde(rename = "seat")]
    _seat: Option<String>,
    #[serde(rename = "occupant")]
    _occupant: Occupant,
    #[serde(rename = "host")]
    _host: bool,
    pub(crate) ready: bool,
    pub(crate) rematch: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read to see that there is nothing else")]
struct Occupant {
    r#type: String,
    name: Option<String>,
    presence: Option<String>,
    agent: Option<String>,
    bot: Option<bool>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Promise {
    #[serde(rename = "scheme")]
    _scheme: String,
    pub(crate) match_id: String,
    pub(crate) commitment: String,
}

/// Where the match stands. `shown` is the view of a player, or the open table of a spectator.
pub(crate) enum Phase<'a> {
    Gathering,
    Pledging,
    Contributing,
    Playing { deal: u64, shown: &'a RawValue, prompt: Option<Prompt<'a>> },
    Between { deal: u64, shown: &'a RawValue },
    Over { reveal: Value },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PhaseFields<'a> {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    #[serde(rename = "until_ms")]
    _until_ms: Option<u64>,
    #[serde(rename = "pledges")]
    _pledges: Option<Vec<Option<String>>>,
    deal: Option<u64>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    #[serde(borrow)]
    table: Option<&'a RawValue>,
    #[serde(borrow)]
    prompt: Option<Prompt<'a>>,
    #[serde(rename = "clock")]
    _clock: Option<Clock>,
    #[serde(rename = "next_ms")]
    _next_ms: Option<u64>,
    reveal: Option<Value>,
}

/// A question.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Prompt<'a> {
    pub(crate) seq: u64,
    #[serde(borrow)]
    pub(crate) legal: &'a RawValue,
    pub(crate) until_ms: Option<u64>,
    pub(crate) bank_ms: u64,
    pub(crate) window: bool,
}

/// The clock that everybody sees.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Clock {
    pub(crate) seat: String,
    pub(crate) until_ms: Option<u64>,
    pub(crate) bank_ms: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Accepted {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    pub(crate) action_id: String,
    pub(crate) seq: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Refused {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    pub(crate) code: String,
    #[serde(rename = "detail")]
    _detail: Option<String>,
    pub(crate) action_id: Option<String>,
}

/// The sort of a message: our messages say it first.
pub(crate) fn sort(text: &str) -> &str {
    let after = text.strip_prefix(r#"{"type":""#).unwrap_or_default();
    after.split('"').next().unwrap_or_default()
}

impl<'a> Frame<'a> {
    /// Reads a frame.
    pub(crate) fn read(text: &'a str) -> anyhow::Result<Frame<'a>> {
        Frame::read_sort(text).with_context(|| format!("a frame that is none: {text}"))
    }

    fn read_sort(text: &'a str) -> anyhow::Result<Frame<'a>> {
        Ok(match sort(text) {
            "welcome" => Frame::Welcome(serde_json::from_str(text)?),
            "event" => {
                let EventFrame { version, at_ms, event, .. } = serde_json::from_str(text)?;
                Frame::Event { version, at_ms, event: Event::read(event.get())? }
            }
            "state" => {
                let StateFrame { version, state, .. } = serde_json::from_str(text)?;
                let phase = Phase::read(state.phase.get(), state.me.is_some())?;
                Frame::State { version, state: Box::new(state), phase }
            }
            "accepted" => Frame::Accepted(serde_json::from_str(text)?),
            "error" => Frame::Error(serde_json::from_str(text)?),
            "pong" => Frame::Pong,
            other => bail!("sort {other:?}"),
        })
    }
}

impl<'a> Phase<'a> {
    fn read(text: &'a str, player: bool) -> anyhow::Result<Phase<'a>> {
        let fields: PhaseFields<'a> = serde_json::from_str(text)?;
        let PhaseFields { deal, view, table, prompt, reveal, .. } = fields;
        if (player && table.is_some()) || (!player && (view.is_some() || prompt.is_some())) {
            bail!("a state for somebody else");
        }
        let shown = if player { view } else { table };
        Ok(match (sort(text), deal, shown) {
            ("gathering", None, None) => Phase::Gathering,
            ("pledging", None, None) => Phase::Pledging,
            ("contributing", None, None) => Phase::Contributing,
            ("playing", Some(deal), Some(shown)) => Phase::Playing { deal, shown, prompt },
            ("between", Some(deal), Some(shown)) => Phase::Between { deal, shown },
            ("over", Some(_), Some(_)) => Phase::Over { reveal: reveal.context("no reveal")? },
            (other, ..) => bail!("phase {other:?}"),
        })
    }
}
