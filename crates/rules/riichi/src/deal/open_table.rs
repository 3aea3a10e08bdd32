//! Everything that lies open, and how it changes.
//!
//! The referee's deal and every player's view hold an [`OpenTable`] and change it by the same functions,
//! so what a view shows cannot drift from what is.

use parlor_game::{BySeat, Seat};

use super::kans::declared_tiles;
use super::{Discard, Indicators, OpenSeat, Outcome, Own, Riichi, Setup, Source, Stage, Wins};
use super::{kuikae, liability};
use crate::rule_set::{Kandora, TempFuriten};
use crate::{Hand, KindSet, Meld, MeldForm, Points, Tile};

/// What everyone at the table sees.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenTable {
    /// What the deal began from.
    pub setup: Setup,
    /// The points of each seat now.
    pub points: BySeat<Points>,
    /// Riichi sticks on the table.
    pub sticks: u8,
    /// Tiles left in the live wall.
    pub live: u8,
    /// Dora and ura indicators.
    pub indicators: Indicators,
    /// What lies in front of each seat.
    pub places: BySeat<OpenSeat>,
    /// Kans laid out by anyone.
    pub n_kans: u8,
    /// Has nobody called anything or laid out a kan so far?
    pub uninterrupted: bool,
    /// What the table waits for.
    pub stage: Stage,
}

impl OpenTable {
    /// Tiles in the live wall when the hands have been dealt.
    pub const LIVE: u8 = 136 - 4 * 13 - 14;

    /// The table before the deal.
    pub(crate) fn new(setup: &Setup) -> OpenTable {
        OpenTable {
            setup: *setup,
            points: setup.points,
            sticks: setup.sticks,
            live: OpenTable::LIVE,
            indicators: Indicators::NONE,
            places: BySeat::splat(OpenSeat::EMPTY),
            n_kans: 0,
            uninterrupted: true,
            stage: Stage::Dealing,
        }
    }

    /// The whole hand of `seat`, whose secrets are `own`.
    #[inline]
    pub fn hand(&self, seat: Seat, own: &Own) -> Hand {
        Hand { concealed: own.concealed, melds: self.places[seat].melds }
    }

    /// Is this the first turn of `seat`, nothing called before?
    #[inline]
    pub fn is_first_turn(&self, seat: Seat) -> bool {
        self.uninterrupted && self.places[seat].river.is_empty()
    }

    /// The tile that others could win on, and whose it is.
    pub fn offered(&self) -> Option<(Seat, Tile)> {
        match self.stage {
            Stage::Discarded { by, tile } => Some((by, tile)),
            Stage::Declared { by, ref kan } => Some((by, kan.tiles()[kan.tiles().len() - 1])),
            _ => None,
        }
    }

    /// The tile that those who wait for it let by when they do not win on it: a discard or the
    /// tile of an added kan.
    pub(super) fn to_let_by(&self) -> Option<(Seat, Tile)> {
        match self.stage {
            Stage::Discarded { by, tile } => Some((by, tile)),
            Stage::Declared { by, ref kan } => kan.added().map(|tile| (by, tile)),
            _ => None,
        }
    }

    /// Every tile that lies open: sets, rivers, indicators, a kan just declared.
    pub fn open_tiles(&self) -> impl Iterator<Item = Tile> {
        let places = self.places.as_array().iter();
        let laid_out = places.clone().flat_map(|place| place.melds.iter().flat_map(Meld::tiles));
        let declared = match &self.stage {
            Stage::Declared { kan, .. } => declared_tiles(kan),
            _ => &[],
        };
        let Indicators { dora, ura, .. } = &self.indicators;
        let turned = dora.as_slice().iter().chain(ura.as_slice());
        let rivers = places.flat_map(|place| place.river.lying());
        laid_out.chain(declared).chain(turned).copied().chain(rivers)
    }

    /// The hands are dealt.
    pub(crate) fn deal_out(&mut self) {
        self.indicators.owed = 1;
        self.stage = Stage::Drawing { seat: self.setup.dealer };
    }

    /// `seat` draws. What lay open has gone by; returns whose kan that completes.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, source: Source) -> Option<Seat> {
        let completed = self.let_by();
        self.live -= 1;
        if source == Source::Wall {
            self.places[seat].n_draws += 1;
        }
        self.forget_let_by(seat, TempFuriten::DrawOrCall);
        self.stage = Stage::Turn { seat, source };
        completed
    }

    /// `seat` discards.
    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, tile: Tile, drawn: bool, riichi: bool) {
        self.forget_let_by(seat, TempFuriten::Discard);
        let double = self.is_first_turn(seat);
        let place = &mut self.places[seat];
        if riichi {
            place.riichi = Riichi::Declared { double };
        }
        place.ippatsu = riichi;
        place.river.push(Discard { tile, drawn, riichi, called: false });
        if self.setup.rules.kandora_timing == Kandora::OpenBeforeDiscard {
            self.indicators.call_in();
        }
        self.stage = Stage::Discarded { by: seat, tile };
    }

    /// The declaring discard of `seat` has gone by: the stick is paid.
    pub(crate) fn pay_stick(&mut self, seat: Seat) {
        self.places[seat].riichi = Riichi::Paid { double: self.places[seat].riichi.is_double() };
        self.points[seat] -= Points::STICK;
        self.sticks = self.sticks.saturating_add(1);
    }

    /// `seat` takes the discard for `meld`.
    pub(crate) fn call(&mut self, seat: Seat, meld: Meld) {
        let Stage::Discarded { by, .. } = self.stage else { return };
        self.let_by();
        self.interrupt();
        self.indicators.call_in();
        self.places[by].river.mark_called();
        self.places[seat].melds.push(meld);
        self.forget_let_by(seat, TempFuriten::DrawOrCall);
        self.stage = if meld.is_kan() {
            self.count_kan(meld.form());
            Stage::Replacing { seat }
        } else {
            Stage::Called { seat, forbidden: kuikae::swap_calls(&self.setup.rules, &meld) }
        };
        liability::note(&mut self.places[seat], &meld, by, &self.setup.rules);
    }

    /// `seat` declares a closed or added kan; others may still rob it.
    pub(crate) fn declare_kan(&mut self, seat: Seat, kan: Meld) {
        self.indicators.call_in();
        self.stage = Stage::Declared { by: seat, kan };
    }

    /// A dora indicator is turned. If none was owed, what lay open has gone by; returns whose kan
    /// that completes.
    pub(crate) fn turn_indicator(&mut self, tile: Tile) -> Option<Seat> {
        let completed = if self.indicators.owed == 0 { self.let_by() } else { None };
        if self.indicators.owed == 0
            && let Stage::Discarded { by, .. } = self.stage
        {
            self.indicators.call_in();
            self.stage = Stage::Drawing { seat: by.offset(1) };
        }
        self.indicators.turn(tile);
        completed
    }

    /// The tile that lay open has gone by: nobody who waits for it may win on the next one, and a
    /// declared kan is complete. Returns whose.
    fn let_by(&mut self) -> Option<Seat> {
        if let Some((by, tile)) = self.to_let_by() {
            for seat in [by.offset(1), by.offset(2), by.offset(3)] {
                let set = &mut self.places[seat].let_by;
                *set = set.with(tile.kind());
            }
        }
        let Stage::Declared { by, kan } = self.stage else { return None };
        self.complete_kan(by, kan);
        Some(by)
    }

    /// What `seat` has let by no longer matters, if this is when the rules say so. After riichi it
    /// matters to the end.
    #[inline]
    fn forget_let_by(&mut self, seat: Seat, now: TempFuriten) {
        let place = &mut self.places[seat];
        if self.setup.rules.temp_furiten_end == now && !place.riichi.is_declared() {
            place.let_by = KindSet::EMPTY;
        }
    }

    fn complete_kan(&mut self, by: Seat, kan: Meld) {
        self.interrupt();
        let melds = &mut self.places[by].melds;
        match kan.added() {
            Some(tile) => melds.add_to_pon(tile),
            None => melds.push(kan),
        };
        self.count_kan(kan.form());
        self.stage = Stage::Replacing { seat: by };
    }

    fn count_kan(&mut self, form: MeldForm) {
        self.n_kans += 1;
        if self.turns_at_once(form) {
            self.indicators.owed += 1;
        } else if self.setup.rules.kan_dora {
            self.indicators.pending += 1;
        }
    }

    /// Is the indicator of such a kan turned before the replacement is drawn?
    #[inline]
    pub(super) fn turns_at_once(&self, form: MeldForm) -> bool {
        let rules = &self.setup.rules;
        rules.kan_dora && (rules.kandora_timing == Kandora::AtOnce || form == MeldForm::ClosedKan)
    }

    /// A call or a kan: no ippatsu, no first turn any more.
    fn interrupt(&mut self) {
        self.uninterrupted = false;
        for seat in Seat::ALL {
            self.places[seat].ippatsu = false;
        }
    }

    /// An ura indicator is turned.
    pub(crate) fn turn_ura(&mut self, tile: Tile) {
        self.indicators.turn_ura(tile);
    }

    /// Someone wins.
    pub(crate) fn win(&mut self, wins: Wins) {
        self.stage = Stage::Won(Box::new(wins));
    }

    /// The deal is over, and the points are paid.
    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.points += outcome.deltas;
        self.sticks = outcome.sticks_left;
        self.stage = Stage::Over(Box::new(outcome));
    }
}
