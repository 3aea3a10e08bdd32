//! The table as one player sees it, in text.

use parlor_agent::{Message, Say};
use parlor_formats::riichi::Mpsz;
use parlor_game::{Observed, Seat};
use parlor_riichi::deal::{Action, Discard, OpenSeat, OpenTable, Riichi, Stage};
use parlor_riichi::score::Furiten;
use parlor_riichi::{Deal, Hand, Meld, Melds, Tiles, View, Wind};
use unicode_width::UnicodeWidthStr;

use super::entries;
use super::wording::{dora_of, kinds_text, wind_name};

/// What lies open, the other players in turn order first, and the own hand below.
pub fn drawing(view: &View, say: &dyn Say) -> String {
    let (table, me) = (&view.table, view.seat);
    let mut text = format!("{}\n", say.message(&heading(table)));
    for seat in [me.offset(1), me.offset(2), me.offset(3), me] {
        text += &place(table, seat, seat == me, say);
    }
    text + &own(view, say)
}

/// `East 1, honba: 2, riichi sticks: 1; dealer: A`.
pub fn round(table: &OpenTable) -> Message {
    let setup = &table.setup;
    let wind = ["east", "south", "west", "north"][setup.round.idx()];
    let deal = Message::new("riichi-deal-called").with("wind", wind);
    let deal = deal.with("n", (setup.dealer.idx() + 1).to_string());
    Message::new("cli-riichi-round")
        .with("deal", deal)
        .with("honba", u32::from(setup.honba))
        .with("sticks", u32::from(table.sticks))
        .with("seat", setup.dealer)
}

fn heading(table: &OpenTable) -> Message {
    let indicators = table.indicators.dora.as_slice();
    let shown: Vec<String> = indicators.iter().map(ToString::to_string).collect();
    Message::new("cli-riichi-heading")
        .with("round", round(table))
        .with("n", u32::from(table.live))
        .with("shown", shown.join(" "))
        .with("dora", dora_of(indicators))
}

/// Name, wind, points, sets and river of one seat.
fn place(table: &OpenTable, seat: Seat, own: bool, say: &dyn Say) -> String {
    let OpenSeat { river, melds, riichi, .. } = &table.places[seat];
    let wind = |wind: Wind| say.message(&wind_name(wind));
    let width = Wind::ALL.map(|one| wind(one).width()).into_iter().max().unwrap_or(0);
    let wind = wind(table.setup.wind(seat));
    let blanks = " ".repeat(width - wind.width());
    let points = table.points[seat];
    let you =
        if own { format!(" ({})", say.message(&Message::new("cli-you"))) } else { String::new() };
    let riichi = match riichi {
        Riichi::No => "",
        Riichi::Declared { .. } | Riichi::Paid { .. } => "  riichi",
    };
    let mut text = format!("{seat} {wind}{blanks} {points:>6}{riichi}{you}");
    if !melds.is_empty() {
        let sets: Vec<String> = melds.iter().map(meld_text).collect();
        let sets = Message::new("cli-riichi-sets").with("sets", sets.join(" "));
        text += &format!("  {}", say.message(&sets));
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
fn own(view: &View, say: &dyn Say) -> String {
    let own = &view.own;
    let hand = say.message(&Message::new("riichi-hand"));
    let mut text = format!("{hand} {}", own.standing());
    if let Some(drawn) = own.drawn {
        text += &format!(" + {drawn}");
    }
    if !own.waits.is_empty() {
        let unseen = view.unseen();
        let n: u32 = own.waits.into_iter().map(|kind| u32::from(unseen.counts()[kind])).sum();
        let waits = Message::new("cli-riichi-waits").with("tiles", kinds_text(own.waits));
        text += &format!("\n{}", say.message(&waits.with("n", n)));
        if let Some(furiten) = view.furiten() {
            text += &format!("\n{}", say.message(&furiten_why(furiten)));
        }
    } else if let Ok(far) = view.hand().shanten() {
        let far = match u32::try_from(far.number()) {
            Ok(0) => Message::new("riichi-tenpai"),
            Ok(n) => Message::new("riichi-from-ready").with("n", n),
            Err(_) => Message::new("cli-riichi-complete"),
        };
        text += &format!("  {}", say.message(&far));
    }
    text
}

fn furiten_why(furiten: Furiten) -> Message {
    Message::new(match furiten {
        Furiten::Discard => "riichi-furiten-discard-why",
        Furiten::Temporary => "riichi-furiten-temporary-why",
        Furiten::Riichi => "riichi-furiten-riichi-why",
    })
}

/// What the player is asked, with everything that can be done beside discarding.
pub(super) fn question(view: &View, viewer: Seat) -> Message {
    let mut legal = Vec::new();
    Deal::prompt(view, viewer, &mut legal);
    let beside = legal.iter().filter(|action| !matches!(action, Action::Discard { .. }));
    let beside: Vec<String> = beside.map(|&action| entries::write(action)).collect();
    let asked = match &view.table.stage {
        Stage::Discarded { by, tile } => Message::new("riichi-prompt-discarded")
            .with("player", *by)
            .with("tile", tile.to_string()),
        Stage::Declared { by, kan } => {
            Message::new("riichi-prompt-kan").with("player", *by).with("tile", meld_text(kan))
        }
        Stage::Called { .. } => Message::new("riichi-prompt-called"),
        _ => match view.own.drawn {
            Some(drawn) => Message::new("cli-riichi-drew").with("tile", drawn.to_string()),
            None => Message::new("ui-your-turn"),
        },
    };
    if beside.is_empty() {
        return asked;
    }
    let also = Message::new("cli-asked-also").with("asked", asked);
    also.with("answers", beside.join(", "))
}
