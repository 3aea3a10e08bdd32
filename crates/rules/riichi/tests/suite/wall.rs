//! The wall as a dealer.

use parlor_game::{Answers, BySeat, Dealer, Entropy, Game, Seat, Silent, Turn};
use parlor_riichi::deal::{Action, Address, Chance, Setup, Stage};
use parlor_riichi::{Deal, DrawOrder, Preset, Tile, Tiles, Wall};
use parlor_testkit::SplitMix;

fn setup() -> Setup {
    Setup { dealer: Seat::B, ..Setup::first(Preset::by_name("tenhou").expect("a preset").rules()) }
}

fn wall(order: DrawOrder, seed: u64) -> Wall {
    Wall::shuffled(&setup(), order, &mut SplitMix::new(seed))
}

/// What each seat draws from the live wall; everyone discards the drawn tile, and one in
/// `one_in` offers is called (0 for none).
fn draws(mut wall: Wall, one_in: u32) -> BySeat<Vec<Tile>> {
    let mut entropy = SplitMix::new(1);
    let mut deal = Deal::start(&setup());
    let mut drawn = BySeat::splat(Vec::new());
    let mut offers = Vec::new();
    loop {
        match deal.turn() {
            Turn::Over => return drawn,
            Turn::Chance(at) => {
                let chance = wall.answer(at).expect("the wall has it");
                if let (Address::Draw { seat, .. }, Chance::Tile(tile)) = (at, chance) {
                    drawn[seat].push(tile);
                }
                deal.apply(chance, &mut Silent).expect("a tile of the wall");
            }
            Turn::Decide(asked) => {
                let mut answers = Answers::NONE;
                for seat in asked {
                    deal.legal(seat, &mut offers);
                    let calls = one_in > 0 && entropy.below(one_in) == 0;
                    let call = |action: &&Action| {
                        matches!(action, Action::Pon { .. } | Action::Chi { .. })
                    };
                    let pass = |action: &&Action| matches!(action, Action::Pass);
                    let discard = |action: &&Action| matches!(action, Action::Discard { .. });
                    let action = match deal.table().stage {
                        Stage::Turn { .. } | Stage::Called { .. } => {
                            offers.iter().rev().find(discard)
                        }
                        _ if calls => offers.iter().find(call).or(offers.iter().find(pass)),
                        _ => offers.iter().find(pass),
                    };
                    answers = answers.with(seat, *action.expect("an offer"));
                }
                deal.advance(&answers, &mut Silent);
            }
        }
    }
}

#[test]
fn the_wall_holds_every_tile_once() {
    let wall = wall(DrawOrder::Wall, 3);
    let mut all = Tiles::EMPTY;
    assert!(wall.tiles().iter().all(|&tile| all.add(tile)));
    assert_eq!((all.len(), all.n_reds()), (136, 3));
}

#[test]
fn hands_are_dealt_in_blocks_from_the_dealer_on() {
    let mut wall = wall(DrawOrder::Wall, 3);
    let tiles = *wall.tiles();
    let Some(Chance::Hands(hands)) = wall.answer(Address::Deal) else { panic!("no hands") };
    let mut south = Tiles::EMPTY; // seat C, the next after the dealer B
    for idx in (4..8).chain(20..24).chain(36..40).chain([49]) {
        assert!(south.add(tiles[idx]));
    }
    assert_eq!(hands[Seat::C], south);
    let first = wall.answer(Address::Draw { seat: Seat::B, nth: 0, wall: 0 });
    assert_eq!(first, Some(Chance::Tile(tiles[52])));
    assert_eq!(wall.answer(Address::Indicator { nth: 0 }), Some(Chance::Tile(tiles[126])));
    assert_eq!(wall.answer(Address::Ura { nth: 4 }), Some(Chance::Tile(tiles[135])));
}

#[test]
fn without_calls_both_orders_are_the_same_wall() {
    for seed in 0..20 {
        let (by_wall, by_seat) = (wall(DrawOrder::Wall, seed), wall(DrawOrder::Seat, seed));
        assert_eq!(draws(by_wall, 0), draws(by_seat, 0));
    }
}

#[test]
fn by_seat_a_call_changes_nobodys_next_tiles() {
    let (mut n_same, mut n_all, mut n_shifted) = (0, 0, 0);
    for seed in 0..60 {
        let [plain, called] = [0, 4].map(|one_in| draws(wall(DrawOrder::Seat, seed), one_in));
        let shifted = draws(wall(DrawOrder::Wall, seed), 4);
        for seat in Seat::ALL {
            let own_quarter = plain[seat].len().min(called[seat].len());
            n_all += own_quarter;
            n_same += plain[seat].iter().zip(&called[seat]).filter(|(a, b)| a == b).count();
            n_shifted += plain[seat].iter().zip(&shifted[seat]).filter(|(a, b)| a == b).count();
        }
    }
    assert!(n_same * 100 > n_all * 99, "{n_same} of {n_all} draws stayed the same");
    assert!(n_shifted * 2 < n_all, "in wall order {n_shifted} of {n_all} did");
}

#[test]
fn by_seat_no_tile_is_drawn_twice() {
    for seed in 0..60 {
        let drawn = draws(wall(DrawOrder::Seat, seed), 2);
        let mut all = Tiles::EMPTY;
        for seat in Seat::ALL {
            assert!(drawn[seat].iter().all(|&tile| all.add(tile)));
        }
    }
}
