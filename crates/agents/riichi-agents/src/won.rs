//! What the win at hand is worth.

use parlor_riichi::deal::{Action, Riichi, Source, Stage};
use parlor_riichi::score::{Claim, Finish, RiichiState, Value, value};
use parlor_riichi::{Hand, Tile, View};

/// The value of the win that `action` takes, with all that the player can see of it: riichi, ippatsu
/// and the last tile count, ura indicators lie face down. `None` for other actions.
pub(crate) fn won(view: &View, action: Action) -> Option<Value> {
    let table = &view.table;
    let place = &table.places[view.seat];
    let mut hand = view.hand();
    let tile = winning_tile(view, action)?;
    if action == Action::Ron && !hand.draw(tile) {
        return None;
    }
    let riichi = match place.riichi {
        Riichi::No => RiichiState::None,
        riichi if riichi.is_double() => RiichiState::Double,
        _ => RiichiState::Riichi,
    };
    let claim = claim(view, &hand, tile, finish(view, action));
    let claim = Claim { riichi, ippatsu: place.ippatsu, ..claim };
    value(&claim, &table.setup.rules).ok()
}

/// The claim of a hand that wins with `tile`: winds and dora as the player sees them, no riichi.
pub(crate) fn claim<'a>(view: &'a View, hand: &'a Hand, tile: Tile, finish: Finish) -> Claim<'a> {
    let table = &view.table;
    Claim {
        seat: table.setup.wind(view.seat),
        round: table.setup.round,
        dora: table.indicators.dora.as_slice(),
        ..Claim::new(hand, tile, finish)
    }
}

fn winning_tile(view: &View, action: Action) -> Option<Tile> {
    match action {
        Action::Tsumo => view.own.drawn,
        Action::Ron => view.table.offered().map(|(_, tile)| tile),
        _ => None,
    }
}

/// How the tile comes.
fn finish(view: &View, action: Action) -> Finish {
    let table = &view.table;
    let by_draw = action == Action::Tsumo;
    match &table.stage {
        Stage::Turn { source: Source::DeadWall, .. } => Finish::Rinshan,
        Stage::Declared { .. } => Finish::Chankan,
        _ if by_draw && table.is_first_turn(view.seat) => Finish::FirstDraw,
        _ if by_draw && table.live == 0 => Finish::Haitei,
        _ if by_draw => Finish::Tsumo,
        _ if table.uninterrupted && table.places[view.seat].n_draws == 0 => Finish::FirstDiscard,
        _ if table.live == 0 => Finish::Houtei,
        _ => Finish::Ron,
    }
}
