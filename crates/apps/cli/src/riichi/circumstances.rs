//! How a hand was won, as flags: those of the command line and those of a batch row.

use parlor_riichi::Wind;
use parlor_riichi::score::{Finish, RiichiState};

use super::row;
use crate::batch::Row;

/// What was true when the hand was won. Nothing set is a plain ron.
#[derive(clap::Args, Clone, Copy, Default, Debug)]
pub(super) struct Circumstances {
    /// The winner drew the tile; otherwise it is a ron
    #[arg(long)]
    tsumo: bool,
    /// Riichi was declared
    #[arg(long)]
    riichi: bool,
    /// Riichi was declared on the first turn
    #[arg(long)]
    double_riichi: bool,
    /// Won within one uninterrupted go-around after riichi
    #[arg(long)]
    ippatsu: bool,
    /// Won on the replacement tile of a kan
    #[arg(long)]
    rinshan: bool,
    /// Won on a tile added to a kan
    #[arg(long)]
    chankan: bool,
    /// Won on the last tile of the wall
    #[arg(long)]
    haitei: bool,
    /// Won on the last discard
    #[arg(long)]
    houtei: bool,
    /// The dealer won on the first draw
    #[arg(long)]
    tenhou: bool,
    /// Another player won on the first draw
    #[arg(long)]
    chiihou: bool,
    /// Won on a discard before the first draw
    #[arg(long)]
    renhou: bool,
}

impl Circumstances {
    /// The flags of a batch row.
    pub(super) fn of_row(row: &Row) -> Result<Circumstances, String> {
        Ok(Circumstances {
            tsumo: row::flag(row, "tsumo")?,
            riichi: row::flag(row, "riichi")?,
            double_riichi: row::flag(row, "double_riichi")?,
            ippatsu: row::flag(row, "ippatsu")?,
            rinshan: row::flag(row, "rinshan")?,
            chankan: row::flag(row, "chankan")?,
            haitei: row::flag(row, "haitei")?,
            houtei: row::flag(row, "houtei")?,
            tenhou: row::flag(row, "tenhou")?,
            chiihou: row::flag(row, "chiihou")?,
            renhou: row::flag(row, "renhou")?,
        })
    }

    pub(super) fn ippatsu(self) -> bool {
        self.ippatsu
    }

    pub(super) fn riichi(self) -> RiichiState {
        match (self.double_riichi, self.riichi) {
            (true, _) => RiichiState::Double,
            (false, true) => RiichiState::Riichi,
            (false, false) => RiichiState::None,
        }
    }

    /// How the winning tile came to `seat`; the ways exclude each other.
    pub(super) fn finish(self, seat: Wind) -> Result<Finish, String> {
        let ways = [
            (self.rinshan, "rinshan", Finish::Rinshan),
            (self.haitei, "haitei", Finish::Haitei),
            (self.tenhou, "tenhou", Finish::FirstDraw),
            (self.chiihou, "chiihou", Finish::FirstDraw),
            (self.chankan, "chankan", Finish::Chankan),
            (self.houtei, "houtei", Finish::Houtei),
            (self.renhou, "renhou", Finish::FirstDiscard),
        ];
        let mut set = ways.into_iter().filter(|&(set, ..)| set);
        match (set.next(), set.next()) {
            (None, _) if self.tsumo => Ok(Finish::Tsumo),
            (None, _) => Ok(Finish::Ron),
            (Some((_, one, _)), Some((_, other, _))) => {
                Err(format!("{one} and {other} exclude each other"))
            }
            (Some((_, name, finish)), None) if self.tsumo && !finish.is_tsumo() => {
                Err(format!("{name} is a win by ron; it excludes tsumo"))
            }
            (Some((_, "tenhou", _)), None) if seat != Wind::East => {
                Err(format!("tenhou is the dealer's win, seat E; this is seat {seat}"))
            }
            (Some((_, "chiihou", _)), None) if seat == Wind::East => {
                Err("chiihou is not for the dealer, seat E; the dealer's win is tenhou".to_owned())
            }
            (Some((_, "renhou", _)), None) if seat == Wind::East => {
                Err("renhou is not for the dealer, seat E, who draws first".to_owned())
            }
            (Some((_, _, finish)), None) => Ok(finish),
        }
    }
}
