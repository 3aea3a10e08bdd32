//! A win that somebody asks about.

use parlor_game::{BySeat, Seat};
use parlor_riichi::score::{
    Claim, Finish, Furiten, Liabilities, RiichiState, Stakes, Value, settle,
};
use parlor_riichi::{Hand, Meld, Points, RuleSet, Suit, Tile, Wind};

use super::circumstances::Circumstances;
use super::row;
use crate::batch::Row;

/// The whole hand and all that counts for its worth.
#[derive(Clone, Debug)]
pub(super) struct Claimed {
    pub(super) hand: Hand,
    pub(super) tile: Tile,
    pub(super) finish: Finish,
    pub(super) riichi: RiichiState,
    pub(super) ippatsu: bool,
    pub(super) seat: Wind,
    pub(super) round: Wind,
    pub(super) dora: Vec<Tile>,
    pub(super) ura: Vec<Tile>,
    pub(super) honba: u8,
    pub(super) sticks: u8,
    pub(super) furiten: Option<Furiten>,
}

impl Claimed {
    /// The hand of a batch row, checked.
    pub(super) fn of_row(row: &Row) -> Result<Claimed, String> {
        let circumstances = Circumstances::of_row(row)?;
        let seat = super::wind(row::text_or(row, "seat", Some("S"))?)?;
        let win = row::text(row, "win")?;
        let claimed = Claimed {
            hand: row::hand(row)?,
            tile: win.parse().map_err(|error| format!("\"win\": {error}"))?,
            finish: circumstances.finish(seat)?,
            riichi: circumstances.riichi(),
            ippatsu: circumstances.ippatsu(),
            seat,
            round: super::wind(row::text_or(row, "round", Some("E"))?)?,
            dora: row::tile_list(row, "dora_ind")?,
            ura: row::tile_list(row, "ura_ind")?,
            honba: row::number(row, "honba")?,
            sticks: row::number(row, "sticks")?,
            furiten: None,
        };
        claimed.check()?;
        Ok(claimed)
    }

    /// Can there be such a win at a table?
    pub(super) fn check(&self) -> Result<(), String> {
        self.claim().check().map_err(|error| error.to_string())?;
        let laid_out = || self.hand.melds.iter().flat_map(Meld::tiles);
        for red in Suit::ALL.map(Tile::red_five) {
            let held = usize::from(self.hand.concealed.count(red));
            if held + laid_out().filter(|&&tile| tile == red).count() > 1 {
                return Err(format!("{red} twice; there is one red five of each suit"));
            }
        }
        Ok(())
    }

    pub(super) fn claim(&self) -> Claim<'_> {
        Claim {
            seat: self.seat,
            round: self.round,
            riichi: self.riichi,
            ippatsu: self.ippatsu,
            dora: &self.dora,
            ura: &self.ura,
            furiten: self.furiten,
            ..Claim::new(&self.hand, self.tile, self.finish)
        }
    }

    /// What each wind gains or loses; `from` is needed to tell for a ron.
    pub(super) fn payments(
        &self,
        value: &Value,
        from: Option<Wind>,
        rules: &RuleSet,
    ) -> Option<[(Wind, Points); 4]> {
        let dealer = Seat::A;
        if !self.finish.is_tsumo() && from.is_none() {
            return None;
        }
        let stakes = Stakes {
            winner: self.seat.seat(dealer),
            dealer,
            from: from.map(|wind| wind.seat(dealer)),
            honba: self.honba,
            sticks: self.sticks,
            liable: Liabilities::NONE,
        };
        let change: BySeat<Points> = settle(value, &stakes, rules);
        Some(Wind::ALL.map(|wind| (wind, change[wind.seat(dealer)])))
    }
}
