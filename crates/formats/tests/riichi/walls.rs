//! Walls from a seed of our own.

use parlor_formats::riichi::mjlog::{WallCheckError, check_wall};
use parlor_formats::riichi::tenhou_wall::{TenhouWall, WallSeed};
use parlor_formats::riichi::tile_code::TileId;
use parlor_game::Seat;

/// A seed of 2,496 equal bytes.
fn seed_text(letter: &str) -> String {
    format!("mt19937ar-sha512-n288-base64,{}", letter.repeat(2496 / 3 * 4))
}

fn joined(ids: &[TileId]) -> String {
    ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// A deal in which everyone discards what they draw, and the dealer declares a kan first.
fn deal(wall: &TenhouWall, number: usize) -> String {
    let dealer = Seat::ALL[number % 4];
    let [first, second] = wall.dice().map(|die| die - 1);
    let indicator = wall.indicator(0).expect("five indicators");
    let hands = wall.hands(dealer);
    let mut text = format!(
        r#"<INIT seed="{number},0,0,{first},{second},{indicator}" ten="250,250,250,250" oya="{}""#,
        dealer.idx()
    );
    for seat in Seat::ALL {
        text.push_str(&format!(r#" hai{}="{}""#, seat.idx(), joined(&hands[seat])));
    }
    text.push_str("/>");
    let letters = |place: usize| {
        let seat = dealer.offset(place).idx();
        (["T", "U", "V", "W"][seat], ["D", "E", "F", "G"][seat])
    };
    let ids = [wall.draw(0), wall.replacement(0), wall.indicator(1)].map(|id| id.expect("a tile"));
    let ([drawn, replacement, dora], (draw, discard)) = (ids, letters(0));
    text.push_str(&format!(r#"<{draw}{drawn}/><N who="{}" m="256"/>"#, dealer.idx()));
    text.push_str(&format!(r#"<DORA hai="{dora}"/><{draw}{replacement}/><{discard}{drawn}/>"#));
    for n in 1..60 {
        let (id, (draw, discard)) = (wall.draw(n).expect("70 draws"), letters(n));
        text.push_str(&format!("<{draw}{id}/><{discard}{id}/>"));
    }
    text
}

fn log(letter: &str) -> String {
    let text = seed_text(letter);
    let mut seed: WallSeed = text.parse().expect("a seed");
    let deals: String = (0..3).map(|number| deal(&seed.next_wall(), number)).collect();
    format!(r#"<mjloggm ver="2.3"><SHUFFLE seed="{text}" ref=""/>{deals}</mjloggm>"#)
}

#[test]
fn a_wall_agrees_with_the_tiles_it_gave() {
    let report = check_wall(log("A").as_bytes()).expect("equal walls");
    // Dice, four hands of 13 and an indicator at the start; 60 draws, a replacement and its dora.
    assert_eq!((report.deals, report.tiles), (3, 3 * (1 + 4 + 52 + 1 + 60 + 2)));
}

#[test]
fn another_seed_disagrees_at_once() {
    let text = log("A").replace(&seed_text("A"), &seed_text("B"));
    let error = check_wall(text.as_bytes()).expect_err("another seed");
    assert!(matches!(error, WallCheckError::Differs { deal: 1, .. }), "{error}");
}

#[test]
fn a_record_without_a_seed_says_so() {
    let text = log("A").replace("<SHUFFLE", "<CHAT");
    assert_eq!(check_wall(text.as_bytes()), Err(WallCheckError::NoSeed));
}
