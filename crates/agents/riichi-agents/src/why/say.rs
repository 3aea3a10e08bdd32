//! Points as reasons: one sentence each, of at most twenty words.

use parlor_agent::{Message, Piece};
use parlor_riichi::{Kind, Tile};

use super::numbers::{percent, points};
use super::point::Point;

/// The reason that a point gives, as a sentence.
pub(super) fn reason(point: &Point) -> Message {
    let message = Message::new(key(point));
    match *point {
        Point::Nearer { n, other } => message.with("n", far(n)).with("other", piece(other)),
        Point::Wider { n, m, other } | Point::Joins { n, m, other } => {
            message.with("n", n).with("m", m).with("other", piece(other))
        }
        Point::Wait { shape, waits, n, m } => message
            .with("shape", shape.word())
            .with("tiles", waits.into_iter().map(of_kind).collect::<Vec<_>>())
            .with("n", n)
            .with("m", m),
        Point::NotFuriten { kind, other } => {
            message.with("tile", of_kind(kind)).with("other", piece(other))
        }
        Point::HasYaku { other }
        | Point::Dora { other }
        | Point::Tanyao { other }
        | Point::Flush { other }
        | Point::YakuhaiPair { other }
        | Point::ValueHonour { other } => message.with("other", piece(other)),
        Point::Points { n, m } | Point::Gain { n, m } => {
            message.with("n", points(n)).with("m", points(m))
        }
        Point::TwoSided { kept, broken, .. } => message
            .with("kept", kept.map(of_kind).to_vec())
            .with("broken", broken.map(of_kind).to_vec()),
        Point::LoneOver { lone, other } => {
            message.with("lone", lone.word()).with("other", piece(other))
        }
        Point::Safer { how, threat, other } | Point::Fold { how, threat, other } => {
            message.with("how", how.word()).with("seat", threat.seat).with("other", piece(other))
        }
        Point::Push { n, left, threat } => {
            message.with("n", far(n)).with("left", left).with("seat", threat.seat)
        }
        Point::RiichiYaku { left } | Point::SilentFew { left } => message.with("left", left),
        Point::RiichiPoints { n, m, left } => {
            message.with("n", points(n)).with("m", points(m)).with("left", left)
        }
        Point::SilentYaku { n } => message.with("n", points(n)),
        Point::SilentThreat { threat } | Point::KanThreat { threat } => {
            message.with("seat", threat.seat)
        }
        Point::SilentFuriten { kind } => message.with("tile", of_kind(kind)),
        Point::PonYakuhai { n } | Point::Abort { n } | Point::PlaysOn { n } => {
            message.with("n", far(n))
        }
        Point::CallNearer { n, yaku } => {
            // One that is too far to be named is not told; none at all is.
            let word = yaku.map_or("missing", |sight| sight.word().unwrap_or("none"));
            message.with("n", far(n)).with("yaku", word)
        }
        Point::CallWider { n, m } => message.with("n", n).with("m", m),
        Point::Kan { dora, .. } => message.with("dora", yes(dora)),
        Point::WinChance { n, m } | Point::DealsIn { n, m } => {
            message.with("n", percent(n)).with("m", percent(m))
        }
        Point::SilentFree
        | Point::PassNotNearer
        | Point::PassNoYaku
        | Point::PassClosed
        | Point::KanSetsBack
        | Point::KanOpens => message,
    }
}

const fn key(point: &Point) -> &'static str {
    match point {
        Point::Nearer { .. } => "riichi-why-nearer",
        Point::Wider { .. } => "riichi-why-wider",
        Point::Wait { .. } => "riichi-why-wait",
        Point::NotFuriten { .. } => "riichi-why-not-furiten",
        Point::HasYaku { .. } => "riichi-why-has-yaku",
        Point::Dora { .. } => "riichi-why-dora",
        Point::Points { .. } | Point::Gain { .. } => "riichi-why-points",
        Point::Tanyao { .. } => "riichi-why-tanyao",
        Point::Flush { .. } => "riichi-why-flush",
        Point::YakuhaiPair { .. } => "riichi-why-yakuhai-pair",
        Point::ValueHonour { .. } => "riichi-why-value-honour",
        Point::TwoSided { .. } => "riichi-why-two-sided",
        Point::LoneOver { .. } => "riichi-why-lone-over",
        Point::Joins { .. } => "riichi-why-joins",
        Point::Safer { .. } => "riichi-why-safer",
        Point::Fold { .. } => "riichi-why-fold",
        Point::Push { .. } => "riichi-why-push",
        Point::RiichiYaku { .. } => "riichi-why-riichi-yaku",
        Point::RiichiPoints { .. } => "riichi-why-riichi-points",
        Point::SilentYaku { .. } => "riichi-why-silent-yaku",
        Point::SilentFew { .. } => "riichi-why-silent-few",
        Point::SilentThreat { .. } => "riichi-why-silent-threat",
        Point::SilentFuriten { .. } => "riichi-why-silent-furiten",
        Point::SilentFree => "riichi-why-silent-free",
        Point::PonYakuhai { .. } => "riichi-why-pon-yakuhai",
        Point::CallNearer { .. } => "riichi-why-call-nearer",
        Point::CallWider { .. } => "riichi-why-call-wider",
        Point::PassNotNearer => "riichi-why-pass-not-nearer",
        Point::PassNoYaku => "riichi-why-pass-no-yaku",
        Point::PassClosed => "riichi-why-pass-closed",
        Point::Kan { riichi: true, .. } => "riichi-why-kan-in-riichi",
        Point::Kan { .. } => "riichi-why-kan",
        Point::KanSetsBack => "riichi-why-kan-sets-back",
        Point::KanThreat { .. } => "riichi-why-kan-threat",
        Point::KanOpens => "riichi-why-kan-opens",
        Point::Abort { .. } => "riichi-why-abort",
        Point::PlaysOn { .. } => "riichi-why-plays-on",
        Point::WinChance { .. } => "riichi-why-win-chance",
        Point::DealsIn { .. } => "riichi-why-deals-in",
    }
}

/// How many steps from tenpai, for a sentence.
pub(super) fn far(shanten: i8) -> u32 {
    u32::from(shanten.max(0).unsigned_abs())
}

pub(super) fn piece(tile: Tile) -> Piece {
    Piece::new(tile.to_string())
}

pub(super) fn of_kind(kind: Kind) -> Piece {
    Piece::new(kind.to_string())
}

/// The word by which a language chooses its sentence.
pub(super) const fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
