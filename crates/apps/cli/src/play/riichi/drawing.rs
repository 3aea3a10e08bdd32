//! The table as one player sees it, in text.

use parlor_formats::riichi::Mpsz;
use parlor_game::{Observed, Seat};
use parlor_riichi::deal::{Action, Discard, Place, Riichi, Stage, Table};
use parlor_riichi::score::Refusal;
use parlor_riichi::{Deal, Hand, Meld, Melds, Tiles, View};

use super::entries;
use crate::riichi::{dora_of, kinds_text, wind_word};

/// What lies open, the other players in turn order first, and the own hand below.
pub(crate) fn drawing(view: &View) -> String {
    let (table, me) = (&view.table, view.seat);
    let mut text = format!("{}\n", heading(table));
    for seat in [me.offset(1), me.offset(2), me.offset(3), me] {
        text += &place(table, seat, seat == me);
    }
    text + &own(view)
}

/// `East 1, 2 honba, 1 stick on the table: A deals`.
pub(crate) fn round(table: &Table) -> String {
    let setup = &table.setup;
    let (round, number) = (wind_word(setup.round), setup.dealer.idx() + 1);
    let (honba, sticks) = (setup.honba, table.sticks);
    let s = if sticks == 1 { "" } else { "s" };
    format!(
        "{round} {number}, {honba} honba, {sticks} stick{s} on the table: {} deals",
        setup.dealer
    )
}

fn heading(table: &Table) -> String {
    let indicators = table.indicators.dora.as_slice();
    let shown: Vec<String> = indicators.iter().map(ToString::to_string).collect();
    let (shown, dora) = (shown.join(" "), dora_of(indicators));
    let live = table.live;
    format!("{}; {live} tiles left; indicator {shown}, dora {dora}", round(table))
}

/// Name, wind, points, sets and river of one seat.
fn place(table: &Table, seat: Seat, own: bool) -> String {
    let Place { river, melds, riichi, .. } = &table.places[seat];
    let (wind, points) = (wind_word(table.setup.wind(seat)), table.points[seat]);
    let you = if own { " (you)" } else { "" };
    let riichi = match riichi {
        Riichi::No => "",
        Riichi::Declared { .. } | Riichi::Paid { .. } => "  riichi",
    };
    let mut text = format!("{seat} {wind:<5} {points:>6}{riichi}{you}");
    if !melds.is_empty() {
        let sets: Vec<String> = melds.iter().map(meld_text).collect();
        text += &format!("  sets {}", sets.join(" "));
    }
    let discards: Vec<String> = river.as_slice().iter().map(discard_text).collect();
    for row in discards.chunks(12) {
        text += &format!("\n    {}", row.join(" "));
    }
    text + "\n"
}

/// `5m'` as it was drawn, `[5m]` with riichi, `(5m)` called away.
fn discard_text(discard: &Discard) -> String {
    let mut text = discard.tile.to_string();
    if discard.drawn {
        text += "'";
    }
    if discard.riichi {
        text = format!("[{text}]");
    }
    if discard.called { format!("({text})") } else { text }
}

/// A set in hand notation: `3<24m`.
pub(super) fn meld_text(meld: &Meld) -> String {
    let mut melds = Melds::EMPTY;
    melds.push(*meld);
    let written = Mpsz(Hand { concealed: Tiles::EMPTY, melds }).to_string();
    written.trim_start_matches(',').to_owned()
}

/// The own tiles, and what they wait for.
fn own(view: &View) -> String {
    let own = &view.own;
    let mut text = format!("hand {}", own.standing());
    if let Some(drawn) = own.drawn {
        text += &format!(" + {drawn}");
    }
    if !own.waits.is_empty() {
        let unseen = view.unseen();
        let n: u32 = own.waits.into_iter().map(|kind| u32::from(unseen.counts()[kind])).sum();
        text += &format!("\nwaits for {} ({n} unseen)", kinds_text(own.waits));
        if let Some(furiten) = view.furiten() {
            text += &format!("\n{}", Refusal::Furiten(furiten));
        }
    } else if let Ok(far) = view.hand().shanten() {
        text += &match far.number() {
            0 => "  tenpai".to_owned(),
            -1 => "  complete".to_owned(),
            n => format!("  {n} from tenpai"),
        };
    }
    text
}

/// What the player is asked, with everything that can be done beside discarding.
pub(super) fn question(view: &View, viewer: Seat) -> String {
    let mut legal = Vec::new();
    Deal::prompt(view, viewer, &mut legal);
    let beside = legal.iter().filter(|action| !matches!(action, Action::Discard { .. }));
    let beside: Vec<String> = beside.map(|&action| entries::write(action)).collect();
    let asked = match &view.table.stage {
        Stage::Discarded { by, tile } => format!("{viewer}: {by} discards {tile}"),
        Stage::Declared { by, kan } => format!("{viewer}: {by} declares {}", meld_text(kan)),
        Stage::Called { .. } => format!("{viewer}: your discard"),
        _ => match view.own.drawn {
            Some(drawn) => format!("{viewer}: you drew {drawn}"),
            None => format!("{viewer}: your turn"),
        },
    };
    if beside.is_empty() { asked } else { format!("{asked} ({})", beside.join(", ")) }
}
