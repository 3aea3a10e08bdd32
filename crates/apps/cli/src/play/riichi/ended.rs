//! How a deal ended, explained.

use parlor_formats::riichi::Mpsz;
use parlor_game::Seat;
use parlor_riichi::deal::{Draw, Ending, Outcome, Table, Win};
use parlor_riichi::score::{Claim, RiichiState, explain};
use parlor_riichi::{Deal, Hand, Tile};

use crate::riichi::{explanation, finish_words, summary};

/// The wins with all that makes their worth, or why nobody won; then who pays what.
pub(super) fn words(deal: &Deal) -> String {
    let Some(outcome) = deal.outcome() else { return "the deal is not over".to_owned() };
    let table = deal.table();
    let mut text = match &outcome.ending {
        Ending::Won { tile, from, wins } => {
            wins.iter().map(|win| won(table, *tile, *from, win)).collect()
        }
        Ending::Drawn { draw, shown, nagashi } => {
            let mut text = format!("nobody wins: {}\n", draw_words(*draw));
            for seat in Seat::ALL {
                if let Some(concealed) = shown[seat] {
                    let hand = Hand { concealed, melds: table.places[seat].melds };
                    text += &format!("  {seat} shows {}\n", Mpsz(hand));
                }
                if nagashi.contains(seat) {
                    text += &format!("  {seat} is paid for nagashi mangan\n");
                }
            }
            text
        }
        Ending::Chombo { seat } => format!("{seat} broke the rules; the deal is played again\n"),
    };
    text += &payments(outcome);
    text
}

fn won(table: &Table, tile: Tile, from: Option<Seat>, win: &Win) -> String {
    let winner = &win.winner;
    let seat = winner.seat;
    let concealed = winner.concealed.with(tile).unwrap_or(winner.concealed);
    let hand = Hand { concealed, melds: table.places[seat].melds };
    let shown = Hand { concealed: winner.concealed, ..hand };
    let place = &table.places[seat];
    let riichi = match (place.riichi.is_double(), place.riichi.is_declared()) {
        (true, _) => RiichiState::Double,
        (false, true) => RiichiState::Riichi,
        (false, false) => RiichiState::None,
    };
    let claim = Claim {
        seat: table.setup.wind(seat),
        round: table.setup.round,
        riichi,
        ippatsu: place.ippatsu,
        dora: table.indicators.dora.as_slice(),
        ura: table.indicators.ura.as_slice(),
        ..Claim::new(&hand, tile, winner.finish)
    };
    let from = from.map_or(String::new(), |from| format!(" from {from}"));
    let how = finish_words(winner.finish);
    let mut text = format!("{seat} wins by {how}{from}: {} + {tile}\n", Mpsz(shown));
    if let Ok(explained) = explain(&claim, &table.setup.rules) {
        text += &format!("{}\n{}", summary(&explained), explanation(&explained));
    }
    for liable in win.liable.iter() {
        text += &format!("  {} is liable for {}\n", liable.seat, liable.yaku);
    }
    text
}

fn draw_words(draw: Draw) -> &'static str {
    match draw {
        Draw::Exhaustive => "the wall is empty",
        Draw::NineKinds => "nine kinds of terminals and honours on the first turn",
        Draw::FourWinds => "four equal winds as first discards",
        Draw::FourRiichi => "four players in riichi",
        Draw::FourKans => "four kans by more than one player",
        Draw::TripleRon => "three players won on one discard",
    }
}

fn payments(outcome: &Outcome) -> String {
    let paid = Seat::ALL.map(|seat| format!("{seat} {:+}", outcome.deltas[seat].0));
    let sticks = match outcome.sticks_left {
        0 => String::new(),
        1 => "; 1 stick stays on the table".to_owned(),
        n => format!("; {n} sticks stay on the table"),
    };
    format!("payments: {}{sticks}", paid.join(", "))
}
