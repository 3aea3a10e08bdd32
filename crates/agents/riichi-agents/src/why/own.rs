//! What an agent's own reckoning says of its choice, in a player's words: the exchange that it hopes for,
//! how its trials went, what its table counts, what its plan leaves over, or that a network rates it so.
//!
//! The tiles alone do not tell these: two agents may discard the same tile for different reasons. What is
//! said is read from the agent's own numbers and from the tiles that it counts.

use parlor_agent::{Arg, Body, Candidate, Cell, Explanation, Message, Row};
use parlor_riichi::{Kind, Tile};

use super::choice::Choice;
use super::say::{of_kind, piece, yes};
use crate::values::is_value_tile;
use crate::{Frame, visible};

/// Values below this difference are equal to the agent.
const EQUAL: f64 = 1e-9;

/// Within so many standard errors a difference may be luck.
const LUCK: f64 = 2.0;

/// Does the agent decide by something that a player would not: a table of tile values, plans, branches,
/// a network? Then its own reason comes before what the tiles tell.
pub(super) fn counts_otherwise(why: &Explanation) -> bool {
    let has_panel = |key| why.panels.iter().any(|panel| panel.title.key == key);
    let said = why.reason.as_ref().map_or("", |reason| &*reason.key);
    matches!(said, "riichi-frame-discard" | "riichi-dqn-best")
        || ["riichi-fi-branches", "riichi-tile-values", "riichi-plans"].into_iter().any(has_panel)
}

/// The reason by which the agent itself decided between discards; nothing where it gave a better one, or
/// where its numbers do not show it.
pub(super) fn reason(choice: &Choice<'_>, why: &Explanation) -> Option<Message> {
    let said = &*why.reason.as_ref()?.key;
    let own = Own { choice, why, tile: choice.facts[choice.chosen].tile? };
    // Riichi goes without saying for these agents; what is to be told is with which tile.
    own.others().next()?;
    match said {
        "riichi-fi-discard" => own.exchange().or_else(|| own.trials()),
        "riichi-frame-discard" => own.table().or_else(|| own.left_over()),
        "riichi-frame-riichi" => own.exchange().or_else(|| own.table()).or_else(|| own.left_over()),
        "riichi-dqn-best" => own.network(),
        _ => None,
    }
}

struct Own<'a, 'b> {
    choice: &'a Choice<'b>,
    why: &'a Explanation,
    /// What was discarded.
    tile: Tile,
}

impl Own<'_, '_> {
    /// The other discards in the order of the explanation, each with its tile; not the same tile again.
    fn others(&self) -> impl Iterator<Item = (&Candidate, Tile)> {
        let step = self.choice.facts[self.choice.chosen].step;
        self.why.candidates.iter().filter_map(move |candidate| {
            let facts = &self.choice.facts[candidate.legal_idx];
            let tile = facts.tile.filter(|tile| facts.step == step && *tile != self.tile)?;
            Some((candidate, tile))
        })
    }

    /// The number of a candidate by which the agent chose.
    fn number(&self, of: impl Fn(&Candidate) -> Option<f64>) -> Option<(f64, Rivals)> {
        let own = of(self.why.choice()?)?;
        let mut rivals = Rivals::default();
        for (candidate, tile) in self.others() {
            match of(candidate) {
                Some(theirs) if (own - theirs).abs() < EQUAL => rivals.tied.push(tile),
                Some(_) | None if rivals.next.is_none() => rivals.next = Some(tile),
                _ => {}
            }
        }
        rivals.tied.sort_unstable();
        rivals.tied.dedup();
        Some((own, rivals))
    }

    /// The exchange with which its likeliest branch begins.
    fn exchange(&self) -> Option<Message> {
        let panel = self.why.panels.iter().find(|it| it.title.key == "riichi-fi-branches")?;
        let Body::Table(table) = &panel.body else { return None };
        let begins = |row: &&Row| kind(&row.label, "gone") == Some(self.tile.kind());
        let drawn = kind(&table.rows.iter().find(begins)?.label, "drawn")?;
        let (_, rivals) = self.number(|candidate| candidate.value.map(|it| it.value))?;
        let left = u32::from(self.choice.around.unseen[drawn]);
        let hope =
            Message::new("riichi-own-exchange").with("drawn", of_kind(drawn)).with("n", left);
        Some(rivals.tie(hope))
    }

    /// How its random trials went, against the next best tile.
    fn trials(&self) -> Option<Message> {
        let own = self.why.choice()?.value?;
        let (next, other) = self.others().find(|(candidate, _)| candidate.value.is_some())?;
        let theirs = next.value?;
        let error = own.error.unwrap_or(0.0).hypot(theirs.error.unwrap_or(0.0));
        let is_luck = own.value - theirs.value < LUCK * error;
        let key = if is_luck { "riichi-own-luck" } else { "riichi-own-trials" };
        Some(Message::new(key).with("other", piece(other)))
    }

    /// What its table of tile values counts: neighbours in the hand, tiles that lie open, its own copies.
    fn table(&self) -> Option<Message> {
        let (_, rivals) = self.number(|candidate| self.cell(candidate, "riichi-tile-value"))?;
        let other = rivals.next?;
        let aims = |key: &str| self.why.method.iter().any(|method| method.key == key);
        let (one, two) = (self.counted(self.tile.kind()), self.counted(other.kind()));
        let (tile, of_other) = (piece(self.tile), piece(other));
        if aims("riichi-aims-at-tanyao")
            && !self.tile.kind().is_simple()
            && other.kind().is_simple()
        {
            let message = Message::new("riichi-own-tanyao").with("tile", tile);
            return Some(rivals.tie(message.with("other", of_other)));
        }
        // Where it goes for triplets its table gives nothing to neighbours.
        let near = if aims("riichi-aims-at-toitoi") { 0 } else { two.near - one.near };
        let out = 2 * (one.out - two.out);
        let held = one.held - two.held;
        let most = near.max(out).max(held);
        let message = match most {
            ..=0 => self.guest(other)?,
            _ if near == most && one.near == 0 => Message::new("riichi-own-apart")
                .with("tile", tile)
                .with("out", count(one.out))
                .with("other", of_other),
            _ if near == most => Message::new("riichi-own-fewer-near")
                .with("tile", tile)
                .with("n", count(one.near))
                .with("m", count(two.near))
                .with("other", of_other),
            _ if out == most => Message::new("riichi-own-out")
                .with("tile", tile)
                .with("n", count(one.out))
                .with("m", count(two.out))
                .with("other", of_other),
            _ => Message::new("riichi-own-copies").with("tile", tile).with("n", count(one.held)),
        };
        Some(rivals.tie(message))
    }

    /// A wind that no table gives anything for, where the other tile may still become something.
    fn guest(&self, other: Tile) -> Option<Message> {
        let is_value =
            |kind: Kind| is_value_tile(self.choice.around.view, self.choice.around.view.seat, kind);
        let kind = self.tile.kind();
        let is_guest = kind.is_honour() && !is_value(kind);
        let becomes = match other.kind() {
            kind if kind.suit().is_some() => "run",
            kind if is_value(kind) => "yaku",
            _ => return None,
        };
        let message = Message::new("riichi-own-guest").with("other", piece(other));
        is_guest.then(|| message.with("becomes", becomes))
    }

    /// What its best plan leaves over.
    fn left_over(&self) -> Option<Message> {
        let (own, rivals) = self.number(|candidate| self.cell(candidate, "riichi-left-over"))?;
        let yaku = self.why.method.iter().find(|it| it.key == "riichi-builds-towards")?;
        let yaku = yaku.args.iter().find(|(name, _)| name == "yaku").map(|(_, arg)| arg.clone())?;
        if own == 0.0 {
            return Some(Message::new("riichi-own-all-fit").with("yaku", yaku));
        }
        let message = Message::new("riichi-own-left-over").with("yaku", yaku);
        let message = message.with("tile", piece(self.tile));
        Some(match rivals.next {
            Some(other) => rivals.tie(message.with("other", piece(other))),
            None => return None,
        })
    }

    /// A network has no reasons but its values; whether the hand suffers can be said besides.
    fn network(&self) -> Option<Message> {
        let facts = &self.choice.facts[self.choice.chosen];
        if facts.step != Frame::Discard {
            return None;
        }
        let (_, other) = self.others().next()?;
        let sets_back = self.choice.is_set_back();
        let message = Message::new("riichi-own-network").with("back", yes(sets_back));
        Some(message.with("other", piece(other)))
    }

    fn cell(&self, candidate: &Candidate, column: &str) -> Option<f64> {
        let at = self.why.columns.iter().position(|scale| scale.label.key == column)?;
        match candidate.cells.get(at)? {
            Cell::Number(number) => Some(number.value),
            _ => None,
        }
    }

    fn counted(&self, kind: Kind) -> Counted {
        let view = self.choice.around.view;
        let concealed = view.own.concealed.counts();
        let near = (1..=2).flat_map(|steps| [kind.up(steps), kind.down(steps)]).flatten();
        let held = i32::from(concealed[kind]);
        Counted {
            near: near.map(|near| i32::from(concealed[near])).sum(),
            out: i32::from(visible(view, false)[kind.idx()]) - held,
            held,
        }
    }
}

/// What a table of values counts of a kind.
struct Counted {
    /// Tiles of the hand within two ranks.
    near: i32,
    /// Tiles of the kind that lie open.
    out: i32,
    /// Tiles of the kind in the hand.
    held: i32,
}

/// The tiles that were not chosen.
#[derive(Default)]
struct Rivals {
    /// The best that the agent values less.
    next: Option<Tile>,
    /// Those that it values just as much.
    tied: Vec<Tile>,
}

impl Rivals {
    /// The reason, and how many others are rated the same.
    fn tie(&self, why: Message) -> Message {
        match *self.tied {
            [] => why,
            [one] => Message::new("riichi-why-level-one").with("why", why).with("one", name(one)),
            [one, two] => Message::new("riichi-why-level-two")
                .with("why", why)
                .with("one", name(one))
                .with("two", name(two)),
            ref many => {
                let n = many.len() as u32;
                Message::new("riichi-own-tied").with("why", why).with("n", n)
            }
        }
    }
}

fn name(tile: Tile) -> Message {
    Message::new("riichi-why-tile").with("tile", piece(tile))
}

fn count(n: i32) -> u32 {
    n.unsigned_abs()
}

/// The kind that an argument of a message names.
fn kind(message: &Message, name: &str) -> Option<Kind> {
    let (_, Arg::Pieces(pieces)) = message.args.iter().find(|(key, _)| key == name)? else {
        return None;
    };
    let tile: Tile = pieces.first()?.0.parse().ok()?;
    Some(tile.kind())
}
