//! What a parameter may be set to.

use super::setting::Setting;
use crate::Points;

/// What the four places gain or lose at the end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Uma(pub [Points; 4]);

impl Uma {
    /// For first to fourth, in thousands.
    pub const fn thousands(places: [i32; 4]) -> Uma {
        let [a, b, c, d] = places;
        Uma([Points(a * 1000), Points(b * 1000), Points(c * 1000), Points(d * 1000)])
    }
}

/// Declares an enum of named settings with their texts.
macro_rules! settings {
    ($($(#[$doc:meta])* $name:ident { $($(#[$case_doc:meta])* $case:ident = $text:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$case_doc])* $case),+ }

        impl $name {
            /// Every setting.
            pub const ALL: &[$name] = &[$($name::$case),+];
        }

        impl Setting for $name {
            const FIRST: $name = $name::ALL[0];

            fn text(self) -> String {
                match self { $($name::$case => $text),+ }.to_owned()
            }

            fn read(text: &str) -> Option<$name> {
                match text { $($text => Some($name::$case),)+ _ => None }
            }

            fn allowed() -> String {
                [$($text),+].join(", ")
            }
        }
    )+};
}

settings! {
    /// How equal final scores are placed.
    Ties {
        /// The uma of the places concerned is shared equally.
        Share = "share",
        /// Who sat earlier in the first deal is placed higher.
        EarlierSeat = "earlier_seat",
    }

    /// The rounds of a match.
    Length {
        /// One deal and no more.
        Deal = "deal",
        /// East round only.
        East = "east",
        /// East and South rounds.
        EastSouth = "east_south",
    }

    /// What happens when a score falls below zero.
    Bust {
        /// The match goes on.
        PlayOn = "play_on",
        /// The match ends.
        Ends = "ends",
    }

    /// Whether the last dealer may or must stop instead of repeating.
    DealerStop {
        /// The deal repeats as always.
        Never = "never",
        /// The match ends when the dealer would repeat, is first and has the points that end an
        /// extension.
        Automatic = "automatic",
    }

    /// Who gets the riichi sticks left at the end of a match.
    LeftoverSticks {
        /// First place.
        First = "first",
        /// First place; equal firsts share them.
        FirstShared = "first_shared",
    }

    /// Red fives in the wall.
    RedFives {
        /// No red fives.
        None = "0",
        /// One in each suit.
        Three = "3",
    }

    /// Swap-calling: what may be discarded after a call.
    Kuikae {
        /// Neither the called kind nor the other end of the run.
        Forbidden = "forbidden",
        /// Any tile.
        Allowed = "allowed",
    }

    /// When the dora indicator of a kan is turned.
    Kandora {
        /// For every kan before the replacement draw.
        AtOnce = "at_once",
        /// At once for closed kans; for open ones just before the next discard or kan.
        OpenBeforeDiscard = "open_before_discard",
        /// At once for closed kans; for open ones after the next discard.
        OpenAfterDiscard = "open_after_discard",
    }

    /// Fu of a pair that is both seat and round wind.
    DoubleWindFu {
        /// Two fu, as one value pair.
        Two = "2",
        /// Four fu, two for each wind.
        Four = "4",
    }

    /// Several players win on one discard.
    MultiRon {
        /// All are paid.
        All = "all",
        /// Two are paid; three make an abortive draw.
        TripleAborts = "triple_aborts",
        /// The nearest after the discarder wins alone (head bump).
        HeadBump = "head_bump",
    }

    /// Who gets the honba when several win.
    RonHonba {
        /// Every winner.
        Every = "every",
        /// The nearest after the discarder.
        Nearest = "nearest",
    }

    /// Who gets the riichi sticks when several win.
    RonSticks {
        /// Winners take their own back, the nearest the rest.
        OwnBack = "own_back",
        /// The nearest after the discarder takes all.
        Nearest = "nearest",
    }

    /// Thirteen han and more without a yakuman.
    Kazoe {
        /// They pay as sanbaiman.
        Sanbaiman = "sanbaiman",
        /// A counted yakuman.
        Yakuman = "yakuman",
    }

    /// Ron in the first go-around before one's own draw.
    Renhou {
        /// Not a yaku.
        None = "none",
        /// Mangan that nothing adds to; the ordinary hand counts if it is worth more.
        Mangan = "mangan",
    }

    /// Who pays the honba when a liable player shares a ron.
    PaoHonba {
        /// Who discarded the winning tile.
        Discarder = "discarder",
        /// Who is liable.
        Liable = "liable",
    }

    /// What a liable player pays for in a hand of several yakuman.
    PaoScope {
        /// The yakuman that caused the liability.
        Yakuman = "yakuman",
        /// The whole hand.
        Hand = "hand",
    }

    /// When temporary furiten ends.
    TempFuriten {
        /// At one's own next draw or call.
        DrawOrCall = "draw_or_call",
        /// At one's own next discard.
        Discard = "discard",
    }

    /// A hand whose only waits are kinds of which its owner holds all four.
    DeadWait {
        /// Not tenpai.
        Noten = "noten",
        /// It counts as tenpai.
        Tenpai = "tenpai",
    }

    /// Closed kans after riichi.
    RiichiAnkan {
        /// Waits and reading unchanged: the three tiles could only be read as a triplet.
        Strict = "strict",
        /// Waits unchanged.
        SameWaits = "same_waits",
    }

    /// The penalty for breaking the rules; the engine prevents it, records may show it.
    Chombo {
        /// A mangan paid to the others, and the deal is played again.
        ReverseMangan = "reverse_mangan",
        /// 20 000 points after the uma.
        AfterUma = "after_uma",
    }

    /// What lets the dealer deal again.
    Renchan {
        /// Winning, or being tenpai at an exhaustive draw.
        WinOrTenpai = "win_or_tenpai",
        /// Only winning.
        Win = "win",
    }
}
