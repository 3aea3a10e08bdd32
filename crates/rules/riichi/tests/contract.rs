//! The promises of the trait family, and what riichi adds to them, by playing at random.

use parlor_game::{Entropy, Input, Seat};
use parlor_riichi::deal::{Action, Address, Chance, Setup, Stage};
use parlor_riichi::{Deal, Points, Preset, Tiles};
use parlor_testkit::{Contract, Played, SplitMix};

/// The eight rule books; the option sets of the scoring data are no rules to play by.
fn rule_books() -> impl Iterator<Item = &'static Preset> {
    let names =
        ["ema2016", "lt2017", "ema2025", "wrc2022", "wrc2025", "tenhou", "mjsoul", "mleague"];
    names.into_iter().map(|name| Preset::by_name(name).expect("a preset"))
}

/// All 136 tiles are somewhere, once.
fn n_tiles(deal: &Deal) -> i64 {
    let concealed: usize = Seat::ALL.iter().map(|&seat| deal.own(seat).concealed.len()).sum();
    (deal.undrawn().len() + concealed + deal.table().open_tiles().count()) as i64
}

/// Points with the sticks on the table.
fn n_points(deal: &Deal) -> i64 {
    let table = deal.table();
    let points: i32 = table.points.as_array().iter().map(|points| points.0).sum();
    i64::from(points + i32::from(table.sticks) * Points::STICK.0)
}

/// No kind is there five times; hands have the right size; riichi players are tenpai.
fn is_sound(deal: &Deal) -> Result<(), String> {
    let table = deal.table();
    let mut all = *deal.undrawn();
    let concealed = Seat::ALL.map(|seat| deal.own(seat).concealed);
    for tile in table.open_tiles().chain(concealed.iter().flat_map(Tiles::iter)) {
        if !all.add(tile) {
            return Err(format!("too many of {tile}"));
        }
    }
    if matches!(table.stage, Stage::Dealing | Stage::Won(_) | Stage::Over(_)) {
        return Ok(());
    }
    for seat in Seat::ALL {
        let place = &table.places[seat];
        let n_held = deal.own(seat).standing().len();
        let n_due = match table.stage {
            Stage::Called { seat: mover, .. } if mover == seat => place.n_concealed() + 1,
            Stage::Declared { by, ref kan } if by == seat && kan.added().is_none() => {
                place.n_concealed() - 3
            }
            _ => place.n_concealed(),
        };
        if n_held != n_due {
            return Err(format!("seat {seat} holds {n_held} tiles, not {n_due}"));
        }
        let declares = matches!(table.stage, Stage::Declared { by, .. } if by == seat);
        if place.riichi.is_declared() && deal.own(seat).waits.is_empty() && !declares {
            return Err(format!("seat {seat} is in riichi and not tenpai"));
        }
    }
    Ok(())
}

/// Exchanges tiles between two other hands just dealt.
fn swap_hands(
    played: &Played<Deal>,
    seat: Seat,
    entropy: &mut SplitMix,
) -> Option<Vec<Input<Deal>>> {
    let mut inputs = played.inputs.clone();
    let Some(Input::Chance(Address::Deal, Chance::Hands(hands))) = inputs.first_mut() else {
        return None;
    };
    let (one, other) = (seat.offset(1), seat.offset(2));
    let held = |hand: Tiles| hand.iter().collect::<Vec<_>>();
    let a = *entropy.pick(&held(hands[one]))?;
    let b = *entropy.pick(&held(hands[other]))?;
    hands[one] = hands[one].without(a)?.with(b)?;
    hands[other] = hands[other].without(b)?.with(a)?;
    // What follows may show the tiles; only as much is compared as hides them.
    let n = 2 + entropy.below(30) as usize;
    inputs.truncate(n);
    Some(inputs)
}

#[test]
fn every_rule_book_keeps_the_contract() {
    for preset in rule_books() {
        let setup = Setup::first(preset.rules());
        let late = Setup { honba: 2, sticks: 3, dealer: Seat::C, ..setup };
        let report = Contract::<Deal>::new(setup)
            .also(late)
            .games(12)
            .width(3)
            .finish_one_in(200)
            .conserved(n_tiles)
            .conserved(n_points)
            .invariant(is_sound)
            .passes(|action| action == Action::Pass)
            .swap_unseen(swap_hands)
            .check_hidden();
        println!("{}: {report:?}", preset.name());
    }
}
