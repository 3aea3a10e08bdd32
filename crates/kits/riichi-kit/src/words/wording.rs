//! Words for what the rules name.

use parlor_agent::{Message, Say};
use parlor_riichi::score::{Block, BlockShape, Finish, FuItem, Furiten, Limit, Refusal, Wait};
use parlor_riichi::{Counts, Kind, KindSet, Tile, Wind, Yaku};

/// How a hand was won.
pub fn finish_words(finish: Finish) -> Message {
    Message::new(match finish {
        Finish::Tsumo => "riichi-tsumo",
        Finish::FirstDraw => "cli-riichi-finish-first-draw",
        Finish::Rinshan => "cli-riichi-finish-rinshan",
        Finish::Haitei => "cli-riichi-finish-haitei",
        Finish::Ron => "riichi-ron",
        Finish::FirstDiscard => "cli-riichi-finish-first-discard",
        Finish::Chankan => "cli-riichi-finish-chankan",
        Finish::Houtei => "cli-riichi-finish-houtei",
    })
}

/// Why a hand does not win.
pub fn refusal_words(refusal: Refusal) -> Message {
    Message::new(match refusal {
        Refusal::NotComplete => "cli-riichi-not-complete",
        Refusal::NoYaku => "cli-riichi-no-yaku",
        Refusal::Furiten(Furiten::Discard) => "cli-riichi-furiten-discard",
        Refusal::Furiten(Furiten::Temporary) => "cli-riichi-furiten-temporary",
        Refusal::Furiten(Furiten::Riichi) => "cli-riichi-furiten-riichi",
    })
}

/// A wind's name.
pub fn wind_name(wind: Wind) -> Message {
    Message::new(match wind {
        Wind::East => "riichi-tile-east",
        Wind::South => "riichi-tile-south",
        Wind::West => "riichi-tile-west",
        Wind::North => "riichi-tile-north",
    })
}

/// The kinds in hand notation: `147m`.
pub fn kinds_text(kinds: KindSet) -> String {
    tiles_text(kinds, 1)
}

/// The dora that these indicators show, in their order.
pub fn dora_of(indicators: &[Tile]) -> String {
    let dora: Vec<String> = indicators.iter().map(|tile| tile.kind().dora().to_string()).collect();
    dora.join(" ")
}

/// The tiles of a block: `123m`, `555z`.
pub fn block_text(block: &Block) -> String {
    match block.shape {
        BlockShape::Run | BlockShape::Single => tiles_text(block.kinds(), 1),
        BlockShape::Pair => tiles_text(block.kinds(), 2),
        BlockShape::Triplet => tiles_text(block.kinds(), 3),
        BlockShape::Kan => tiles_text(block.kinds(), 4),
    }
}

fn tiles_text(kinds: impl IntoIterator<Item = Kind>, times: usize) -> String {
    let mut counts = Counts::EMPTY;
    for kind in kinds {
        for _ in 0..times {
            counts.add(kind);
        }
    }
    counts.to_string()
}

/// A yaku by the name that players use everywhere, and what it means: `Tanyao · All simples`.
pub(super) fn yaku_words(yaku: Yaku, say: &dyn Say) -> String {
    let key = format!("yaku-{}", yaku.key()).into();
    let meaning = say.message(&Message { key, args: Vec::new() });
    if meaning.eq_ignore_ascii_case(yaku.name()) {
        return meaning;
    }
    let both = Message::new("cli-riichi-yaku").with("romanised", yaku.name());
    say.message(&both.with("meaning", meaning))
}

/// What the hand waited for.
pub(super) fn wait_words(wait: Wait) -> Message {
    Message::new(match wait {
        Wait::Ryanmen => "riichi-wait-ryanmen",
        Wait::Kanchan => "riichi-wait-kanchan",
        Wait::Penchan => "riichi-wait-penchan",
        Wait::Shanpon => "riichi-wait-shanpon",
        Wait::Tanki => "riichi-wait-tanki",
        Wait::Thirteen => "riichi-wait-thirteen",
    })
}

pub(super) fn limit_words(limit: Limit) -> Message {
    Message::new(match limit {
        Limit::KiriageMangan => "riichi-limit-kiriage_mangan",
        Limit::Mangan => "riichi-limit-mangan",
        Limit::Haneman => "riichi-limit-haneman",
        Limit::Baiman => "riichi-limit-baiman",
        Limit::Sanbaiman => "riichi-limit-sanbaiman",
        Limit::KazoeYakuman => "riichi-limit-kazoe_yakuman",
        Limit::Yakuman => "riichi-limit-yakuman",
    })
}

/// Where fu come from, with the tiles of a set or pair: `open kan 5555p`.
pub fn fu_words(item: FuItem, say: &dyn Say) -> String {
    let (key, tiles) = match item {
        FuItem::Base => ("riichi-fu-base", None),
        FuItem::ClosedRon => ("riichi-fu-closed-ron", None),
        FuItem::SevenPairs => ("riichi-fu-seven-pairs", None),
        FuItem::Triplet { kind, concealed: true } => ("riichi-fu-closed-triplet", Some((kind, 3))),
        FuItem::Triplet { kind, concealed: false } => ("riichi-fu-open-triplet", Some((kind, 3))),
        FuItem::Kan { kind, concealed: true } => ("riichi-fu-closed-kan", Some((kind, 4))),
        FuItem::Kan { kind, concealed: false } => ("riichi-fu-open-kan", Some((kind, 4))),
        FuItem::Pair { kind } => ("riichi-fu-pair", Some((kind, 2))),
        FuItem::Wait(wait) => return say.message(&wait_words(wait)),
        FuItem::Tsumo => ("riichi-fu-tsumo", None),
        FuItem::OpenPinfu => ("riichi-fu-open-pinfu", None),
    };
    let words = say.message(&Message::new(key));
    tiles.map_or(words.clone(), |(kind, n)| format!("{words} {}", tiles_text([kind], n)))
}
