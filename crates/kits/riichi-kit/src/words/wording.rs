//! Words for what the rules name.

use parlor_riichi::score::{Block, BlockShape, Finish, FuItem, Wait};
use parlor_riichi::{Counts, KindSet, Tile};

/// How a hand was won, for a sentence: `wins by …`.
pub fn finish_words(finish: Finish) -> &'static str {
    match finish {
        Finish::Tsumo => "tsumo",
        Finish::FirstDraw => "tsumo on the first draw",
        Finish::Rinshan => "tsumo on the replacement tile",
        Finish::Haitei => "tsumo on the last tile",
        Finish::Ron => "ron",
        Finish::FirstDiscard => "ron before the first draw",
        Finish::Chankan => "robbing a kan",
        Finish::Houtei => "ron on the last discard",
    }
}

/// The kinds in hand notation: `147m`.
pub fn kinds_text(kinds: KindSet) -> String {
    let mut counts = Counts::EMPTY;
    for kind in kinds {
        counts.add(kind);
    }
    counts.to_string()
}

/// The dora that these indicators show, in their order.
pub fn dora_of(indicators: &[Tile]) -> String {
    let dora: Vec<String> = indicators.iter().map(|tile| tile.kind().dora().to_string()).collect();
    dora.join(" ")
}

/// The tiles of a block: `123m`, `555z`.
pub fn block_text(block: &Block) -> String {
    let mut counts = Counts::EMPTY;
    let times = match block.shape {
        BlockShape::Run | BlockShape::Single => 1,
        BlockShape::Pair => 2,
        BlockShape::Triplet => 3,
        BlockShape::Kan => 4,
    };
    for kind in block.kinds() {
        for _ in 0..times {
            counts.add(kind);
        }
    }
    counts.to_string()
}

/// What the hand waited for.
pub fn wait_words(wait: Wait) -> &'static str {
    match wait {
        Wait::Ryanmen => "two-sided wait",
        Wait::Kanchan => "middle wait",
        Wait::Penchan => "edge wait",
        Wait::Shanpon => "wait on two pairs",
        Wait::Tanki => "pair wait",
        Wait::Thirteen => "thirteen-sided wait",
    }
}

/// Where fu come from.
pub fn fu_words(item: FuItem) -> String {
    let set = |shape, kind: parlor_riichi::Kind, concealed| {
        let block = Block { shape, kind, concealed, completed: false };
        let how = if concealed { "concealed" } else { "open" };
        let what = if shape == BlockShape::Kan { "kan" } else { "triplet" };
        format!("{how} {what} {}", block_text(&block))
    };
    match item {
        FuItem::Base => "every hand".to_owned(),
        FuItem::ClosedRon => "ron with a closed hand".to_owned(),
        FuItem::SevenPairs => "seven pairs".to_owned(),
        FuItem::Triplet { kind, concealed } => set(BlockShape::Triplet, kind, concealed),
        FuItem::Kan { kind, concealed } => set(BlockShape::Kan, kind, concealed),
        FuItem::Pair { kind } => {
            let pair = Block { shape: BlockShape::Pair, kind, concealed: true, completed: false };
            format!("pair of value tiles {}", block_text(&pair))
        }
        FuItem::Wait(wait) => wait_words(wait).to_owned(),
        FuItem::Tsumo => "tsumo".to_owned(),
        FuItem::OpenPinfu => "open hand without any fu".to_owned(),
    }
}
