//! The promises of the trait family and what riichi adds to them, by playing at random.
//!
//! Uniformly random players hardly ever win, so most checks are also made for [`keen`] ones.

mod conformance;
mod keen;
mod matches;
mod soundness;
mod strays;
mod worlds;

use parlor_game::{BySeat, Entropy, Game, Input, Seat};
use parlor_riichi::deal::{Action, Address, Chance, Setup};
use parlor_riichi::{Deal, Preset, Tile, Tiles};
use parlor_testkit::{Contract, Played, SplitMix};

use keen::Keen;
use soundness::{is_sound, n_points, n_tiles};

/// The eight rule books; the option sets of the scoring data are no rules to play by.
const RULE_BOOKS: [&str; 8] =
    ["ema2016", "lt2017", "ema2025", "wrc2022", "wrc2025", "tenhou", "mjsoul", "mleague"];

fn rule_books() -> impl Iterator<Item = &'static Preset> {
    RULE_BOOKS.into_iter().map(|name| Preset::by_name(name).expect("a preset"))
}

/// `PARLOR_SOAK=100` plays a hundred times as many games and matches.
fn times() -> u32 {
    std::env::var("PARLOR_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// A later deal than the first, with counters and sticks.
fn later(setup: Setup) -> Setup {
    let points = BySeat::from_fn(|seat| setup.points[seat] * (1 + seat.idx() as i32));
    Setup { honba: 2, sticks: 3, dealer: Seat::C, points, ..setup }
}

#[test]
fn every_rule_book_keeps_the_contract() {
    for preset in rule_books() {
        let setup = Setup::first(preset.rules());
        let report = Contract::<Deal>::new(setup)
            .also(later(setup))
            .games(8 * times())
            .width(3)
            .finish_one_in(200)
            .conserved(n_tiles)
            .conserved(n_points)
            .invariant(is_sound)
            .passes(|action| action == Action::Pass)
            .swap_unseen(swap_unseen)
            .check_hidden();
        assert!(report.worlds > 4_000 && report.swaps > 4, "{}: {report:?}", preset.name());
    }
}

#[test]
fn keen_players_keep_the_contract() {
    for preset in rule_books() {
        let setup = Setup::first(preset.rules());
        let report = Contract::<Keen>::new(setup)
            .also(later(setup))
            .games(10 * times())
            .width(3)
            .finish_one_in(100)
            .conserved(|keen| n_tiles(&keen.0))
            .conserved(|keen| n_points(&keen.0))
            .invariant(|keen| is_sound(&keen.0))
            .check_hidden();
        assert!(report.worlds > 2_000, "{}: {report:?}", preset.name());
    }
}

/// Exchanges a tile dealt to another seat with one that nobody has drawn by the end, or with one
/// dealt to a third seat. Only a part of the record is compared, for later the tiles may be seen.
fn swap_unseen(
    played: &Played<Deal>,
    seat: Seat,
    entropy: &mut SplitMix,
) -> Option<Vec<Input<Deal>>> {
    let n_inputs = 2 + entropy.below(60) as usize;
    let part = played.cut(n_inputs);
    let mut inputs = part.inputs.clone();
    let Some(Input::Chance(Address::Deal, Chance::Hands(hands))) = inputs.first_mut() else {
        return None;
    };
    let (one, other) = (seat.offset(1 + entropy.below(2) as usize), seat.offset(3));
    let pick = |tiles: &Tiles, entropy: &mut SplitMix| {
        let list: Vec<Tile> = tiles.iter().collect();
        entropy.pick(&list).copied()
    };
    let out = pick(&hands[one], entropy)?;
    let from_hand = entropy.below(2) == 0;
    let supply = if from_hand { hands[other] } else { *part.last().undrawn() };
    let back = pick(&supply, entropy)?;
    hands[one] = hands[one].without(out)?.with(back)?;
    if from_hand {
        hands[other] = hands[other].without(back)?.with(out)?;
    }
    Some(inputs)
}

#[test]
fn a_state_is_cheap_to_copy() {
    assert!(size_of::<Deal>() <= 1500, "{} bytes", size_of::<Deal>());
    assert!(size_of::<Action>() <= 4 && size_of::<<Deal as Game>::Address>() <= 4);
}
