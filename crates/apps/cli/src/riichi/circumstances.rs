//! How a hand was won, as flags: those of the command line and those of a batch row.

use anyhow::{bail, ensure};
use parlor_riichi::Wind;
use parlor_riichi::score::{Finish, RiichiState};

use crate::batch::{Row, field};

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
    pub(super) fn of_row(row: &Row) -> anyhow::Result<Circumstances> {
        let flag = |name| {
            let flag: Option<Option<bool>> = field(row, name, "true or false")?;
            anyhow::Ok(flag.flatten().unwrap_or_default())
        };
        Ok(Circumstances {
            tsumo: flag("tsumo")?,
            riichi: flag("riichi")?,
            double_riichi: flag("double_riichi")?,
            ippatsu: flag("ippatsu")?,
            rinshan: flag("rinshan")?,
            chankan: flag("chankan")?,
            haitei: flag("haitei")?,
            houtei: flag("houtei")?,
            tenhou: flag("tenhou")?,
            chiihou: flag("chiihou")?,
            renhou: flag("renhou")?,
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
    pub(super) fn finish(self, seat: Wind) -> anyhow::Result<Finish> {
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
        let Some((_, name, finish)) = set.next() else {
            return Ok(if self.tsumo { Finish::Tsumo } else { Finish::Ron });
        };
        if let Some((_, other, _)) = set.next() {
            bail!("{name} and {other} exclude each other");
        }
        let is_ron = self.tsumo && !finish.is_tsumo();
        ensure!(!is_ron, "{name} is a win by ron; it excludes tsumo");
        match (name, seat == Wind::East) {
            ("tenhou", false) => bail!("tenhou is the dealer's win, seat E; this is seat {seat}"),
            ("chiihou", true) => {
                bail!("chiihou is not for the dealer, seat E; the dealer's win is tenhou")
            }
            ("renhou", true) => bail!("renhou is not for the dealer, seat E, who draws first"),
            _ => Ok(finish),
        }
    }
}
