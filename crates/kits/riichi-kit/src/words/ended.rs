//! How a deal ended, explained.

use parlor_agent::{Message, Say};
use parlor_formats::riichi::Mpsz;
use parlor_game::Seat;
use parlor_riichi::deal::{Draw, Ending, OpenTable, Outcome, Win};
use parlor_riichi::{Deal, Hand, Tile};

use super::explanation::{explanation, summary};
use super::wording::yaku_words;

/// The wins with all that makes their worth, or why nobody won; then who pays what.
pub(super) fn words(deal: &Deal, say: &dyn Say) -> String {
    let Some(outcome) = deal.outcome() else { return String::new() };
    let table = deal.table();
    let mut text = match &outcome.ending {
        Ending::Won { tile, from, wins } => {
            wins.iter().map(|win| won(table, *tile, *from, win, say)).collect()
        }
        Ending::Drawn { draw, shown, nagashi } => {
            let mut text = format!("{}\n", say.message(&draw_words(*draw)));
            for seat in Seat::ALL {
                if let Some(concealed) = shown[seat] {
                    let hand = Hand { concealed, melds: table.places[seat].melds };
                    text += &format!("  {seat}: {}\n", Mpsz(hand));
                }
                if nagashi.contains(seat) {
                    let nagashi = say.message(&Message::new("yaku-nagashi-mangan"));
                    text += &format!("  {seat}: nagashi mangan · {nagashi}\n");
                }
            }
            text
        }
        Ending::Chombo { seat } => {
            let chombo = Message::new("riichi-result-chombo").with("player", *seat);
            format!("{}\n", say.message(&chombo))
        }
    };
    text += &say.message(&payments(outcome));
    text
}

fn won(table: &OpenTable, tile: Tile, from: Option<Seat>, win: &Win, say: &dyn Say) -> String {
    let seat = win.winner.seat;
    let shown = Hand { concealed: win.winner.concealed, melds: table.places[seat].melds };
    let how = match from {
        Some(from) => Message::new("riichi-result-ron").with("from", from),
        None => Message::new("riichi-result-tsumo"),
    };
    let how = say.message(&how.with("player", seat));
    let mut text = format!("{how}: {} + {tile}\n", Mpsz(shown));
    if let Some(explained) = table.explain_win(seat) {
        text += &format!("{}\n{}", summary(&explained, say), explanation(&explained, say));
    }
    for liable in win.liable.iter() {
        let liable = Message::new("cli-riichi-liable")
            .with("player", liable.seat)
            .with("yaku", yaku_words(liable.yaku, say));
        text += &format!("  {}\n", say.message(&liable));
    }
    text
}

fn draw_words(draw: Draw) -> Message {
    Message::new(match draw {
        Draw::Exhaustive => "riichi-drawn-exhaustive",
        Draw::NineKinds => "riichi-drawn-nine_kinds",
        Draw::FourWinds => "riichi-drawn-four_winds",
        Draw::FourRiichi => "riichi-drawn-four_riichi",
        Draw::FourKans => "riichi-drawn-four_kans",
        Draw::TripleRon => "riichi-drawn-triple_ron",
    })
}

fn payments(outcome: &Outcome) -> Message {
    let paid = Seat::ALL.map(|seat| format!("{seat} {:+}", outcome.deltas[seat].0));
    Message::new("cli-riichi-payments")
        .with("paid", paid.join(", "))
        .with("sticks", u32::from(outcome.sticks_left))
}
