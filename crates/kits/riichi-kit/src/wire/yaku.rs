//! The patterns that make a hand worth something.

use parlor_riichi::Yaku;
use serde::de::IntoDeserializer;
use serde::de::value::{self, StrDeserializer};
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
    /// Both go by one key.
    fn from(yaku: Yaku) -> RiichiYaku {
        let key: StrDeserializer<'_, value::Error> = yaku.key().into_deserializer();
        RiichiYaku::deserialize(key).expect("every yaku has a case with its key")
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
