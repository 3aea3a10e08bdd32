//! Situations told as a player saw them.

use parlor_agent::{Ask, Budget};
use parlor_game::{BySeat, Observed, Seat};
use parlor_riichi::deal::{Action, Setup, Source};
use parlor_riichi::{Deal, Points, RuleSet, Seen, Tile, View, Wind};

/// The seat that looks on: South in the first deal.
pub(crate) const ME: Seat = Seat::B;

/// A deal as it begins, with these points.
pub(crate) fn setup(round: Wind, dealer: Seat, points: [i32; 4]) -> Setup {
    let points = BySeat::new(points.map(Points));
    Setup { round, dealer, points, ..Setup::first(&RuleSet::default()) }
}

/// The first deal.
pub(crate) fn first() -> Setup {
    setup(Wind::East, Seat::A, [30_000; 4])
}

/// What seat B knows that was dealt `hand`, with this dora indicator, after these discards: a seat
/// and a tile each, with `*` for riichi. Every tile is discarded as it was drawn, unless `-` tells that it came
/// from the hand. The last word, a tile alone, is what seat B draws then.
pub(crate) fn told(setup: &Setup, hand: &str, indicator: &str, story: &str) -> View {
    let mut view = Deal::first_view(setup, ME);
    let fold = |view: &mut View, seen: Seen| {
        let folded = Deal::fold(view, &seen);
        assert_eq!(folded, Ok(()), "{seen:?} in {story}");
    };
    fold(&mut view, Seen::Dealt { hand: hand.parse().unwrap() });
    fold(&mut view, Seen::Indicator { tile: indicator.parse().unwrap() });
    let mut stick = None;
    for word in story.split_whitespace() {
        if let Some(seat) = stick.take() {
            fold(&mut view, Seen::StickPaid { seat });
        }
        let letter = word.chars().next().unwrap();
        let Some(seat) = Seat::ALL.into_iter().find(|seat| seat.to_string() == letter.to_string())
        else {
            fold(&mut view, Seen::IDrew { source: Source::Wall, tile: tile(word) });
            continue;
        };
        let riichi = word.ends_with('*');
        let from_hand = word.ends_with('-');
        let tile = tile(word[1..].trim_end_matches(['*', '-']));
        fold(&mut view, drawn(seat, tile));
        fold(&mut view, Seen::Discarded { seat, tile, drawn: !from_hand, riichi });
        stick = riichi.then_some(seat);
    }
    view
}

fn drawn(seat: Seat, tile: Tile) -> Seen {
    if seat == ME {
        Seen::IDrew { source: Source::Wall, tile }
    } else {
        Seen::OtherDrew { seat, source: Source::Wall }
    }
}

pub(crate) fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

/// Asks about a situation, whatever is legal in it.
pub(crate) fn asked<T>(view: &View, answer: impl FnOnce(&Ask<'_, Deal>) -> T) -> T {
    let mut legal: Vec<Action> = Vec::new();
    Deal::prompt(view, ME, &mut legal);
    assert!(!legal.is_empty(), "nobody is asked");
    answer(&Ask { seat: ME, view, legal: &legal, budget: Budget::UNLIMITED })
}
