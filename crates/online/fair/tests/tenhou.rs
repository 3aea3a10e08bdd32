//! Tenhou's published scheme: the verifier of `parlor-formats` against a public game.

use parlor_formats::riichi::tenhou_wall::WallSeed;

#[test]
fn the_first_wall_of_a_public_game_is_rebuilt() {
    let seed = include_str!("tenhou/2016022509gm-0009-0000-b327da61.seed");
    let seed: String = seed.split_whitespace().collect();
    let mut seed: WallSeed =
        format!("mt19937ar-sha512-n288-base64,{seed}").parse().expect("a seed of 624 words");
    let published = include_str!("tenhou/2016022509gm-0009-0000-b327da61.wall");
    let published: Vec<usize> =
        published.split([',', '\n']).filter_map(|number| number.parse().ok()).collect();
    let wall: Vec<usize> = seed.next_wall().tiles().iter().map(|tile| tile.idx()).collect();
    assert_eq!(wall, published);
}
