//! The patterns that make a hand worth something.

use parlor_riichi::Yaku;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A yaku by its key in the word lists; all triplets of value tiles are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
#[serde(rename_all = "kebab-case")]
pub enum RiichiYaku {
    /// Self-draw with a closed hand.
    MenzenTsumo,
    /// Declared tenpai.
    Riichi,
    /// Won within one uninterrupted go-around after riichi.
    Ippatsu,
    /// Won on a tile added to a kan.
    Chankan,
    /// Won on the replacement tile of a kan.
    #[serde(rename = "rinshan-kaihou")]
    Rinshan,
    /// Self-draw on the last tile of the live wall.
    Haitei,
    /// Won on the last discard.
    Houtei,
    /// Four runs, a worthless pair, a two-sided wait.
    Pinfu,
    /// Only simples.
    Tanyao,
    /// Two identical runs.
    Iipeikou,
    /// A triplet of dragons, of the seat wind or of the round wind.
    Yakuhai,
    /// Riichi on the first uninterrupted turn; replaces riichi.
    #[serde(rename = "daburu-riichi")]
    DoubleRiichi,
    /// Seven different pairs.
    Chiitoitsu,
    /// A terminal or honour in every set and the pair, with a run and an honour.
    Chanta,
    /// 123 456 789 of one suit.
    Ittsuu,
    /// The same run in three suits.
    SanshokuDoujun,
    /// The same triplet in three suits.
    SanshokuDoukou,
    /// Three kans.
    Sankantsu,
    /// Four triplets or kans.
    Toitoi,
    /// Three concealed triplets or kans.
    Sanankou,
    /// Two dragon triplets and a dragon pair.
    Shousangen,
    /// Only terminals and honours.
    Honroutou,
    /// Twice two identical runs; replaces iipeikou.
    Ryanpeikou,
    /// A terminal in every set and the pair, with a run.
    Junchan,
    /// One suit and honours.
    Honitsu,
    /// One suit only; replaces honitsu.
    Chinitsu,
    /// Ron in the first go-around before one's own draw; a mangan that nothing adds to.
    Renhou,
    /// The dealer's first 14 tiles win.
    Tenhou,
    /// Another's first uninterrupted draw wins.
    Chiihou,
    /// Three dragon triplets.
    Daisangen,
    /// Four concealed triplets.
    Suuankou,
    /// Four concealed triplets, won on the pair.
    SuuankouTanki,
    /// Only honours.
    Tsuuiisou,
    /// Only green tiles: sou 2 3 4 6 8 and the Green dragon.
    Ryuuiisou,
    /// Only terminals.
    Chinroutou,
    /// 1112345678999 of one suit and one tile more.
    #[serde(rename = "chuuren-poutou")]
    Chuuren,
    /// Nine gates won on any of the nine.
    #[serde(rename = "junsei-chuuren")]
    PureChuuren,
    /// All thirteen terminals and honours and one of them twice.
    #[serde(rename = "kokushi-musou")]
    Kokushi,
    /// Thirteen orphans won on any of the thirteen.
    #[serde(rename = "kokushi-13")]
    KokushiThirteen,
    /// Four wind triplets.
    Daisuushii,
    /// Three wind triplets and a wind pair.
    Shousuushii,
    /// Four kans.
    Suukantsu,
}

impl From<Yaku> for RiichiYaku {
    fn from(yaku: Yaku) -> RiichiYaku {
        match yaku {
            Yaku::MenzenTsumo => RiichiYaku::MenzenTsumo,
            Yaku::Riichi => RiichiYaku::Riichi,
            Yaku::Ippatsu => RiichiYaku::Ippatsu,
            Yaku::Chankan => RiichiYaku::Chankan,
            Yaku::Rinshan => RiichiYaku::Rinshan,
            Yaku::Haitei => RiichiYaku::Haitei,
            Yaku::Houtei => RiichiYaku::Houtei,
            Yaku::Pinfu => RiichiYaku::Pinfu,
            Yaku::Tanyao => RiichiYaku::Tanyao,
            Yaku::Iipeikou => RiichiYaku::Iipeikou,
            Yaku::DoubleRiichi => RiichiYaku::DoubleRiichi,
            Yaku::Chiitoitsu => RiichiYaku::Chiitoitsu,
            Yaku::Chanta => RiichiYaku::Chanta,
            Yaku::Ittsuu => RiichiYaku::Ittsuu,
            Yaku::SanshokuDoujun => RiichiYaku::SanshokuDoujun,
            Yaku::SanshokuDoukou => RiichiYaku::SanshokuDoukou,
            Yaku::Sankantsu => RiichiYaku::Sankantsu,
            Yaku::Toitoi => RiichiYaku::Toitoi,
            Yaku::Sanankou => RiichiYaku::Sanankou,
            Yaku::Shousangen => RiichiYaku::Shousangen,
            Yaku::Honroutou => RiichiYaku::Honroutou,
            Yaku::Ryanpeikou => RiichiYaku::Ryanpeikou,
            Yaku::Junchan => RiichiYaku::Junchan,
            Yaku::Honitsu => RiichiYaku::Honitsu,
            Yaku::Chinitsu => RiichiYaku::Chinitsu,
            Yaku::Renhou => RiichiYaku::Renhou,
            Yaku::Tenhou => RiichiYaku::Tenhou,
            Yaku::Chiihou => RiichiYaku::Chiihou,
            Yaku::Daisangen => RiichiYaku::Daisangen,
            Yaku::Suuankou => RiichiYaku::Suuankou,
            Yaku::SuuankouTanki => RiichiYaku::SuuankouTanki,
            Yaku::Tsuuiisou => RiichiYaku::Tsuuiisou,
            Yaku::Ryuuiisou => RiichiYaku::Ryuuiisou,
            Yaku::Chinroutou => RiichiYaku::Chinroutou,
            Yaku::Chuuren => RiichiYaku::Chuuren,
            Yaku::PureChuuren => RiichiYaku::PureChuuren,
            Yaku::Kokushi => RiichiYaku::Kokushi,
            Yaku::KokushiThirteen => RiichiYaku::KokushiThirteen,
            Yaku::Daisuushii => RiichiYaku::Daisuushii,
            Yaku::Shousuushii => RiichiYaku::Shousuushii,
            Yaku::Suukantsu => RiichiYaku::Suukantsu,
            Yaku::SeatEast
            | Yaku::SeatSouth
            | Yaku::SeatWest
            | Yaku::SeatNorth
            | Yaku::RoundEast
            | Yaku::RoundSouth
            | Yaku::RoundWest
            | Yaku::RoundNorth
            | Yaku::White
            | Yaku::Green
            | Yaku::Red => RiichiYaku::Yakuhai,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_yaku_is_written_by_its_key() {
        for &yaku in Yaku::ALL {
            let written = serde_json::to_value(RiichiYaku::from(yaku)).expect("plain text");
            assert_eq!(written, yaku.key());
        }
    }
}
