//! Calls as text: two-digit tiles with a letter before the called one.
//!
//! The place of the letter is the source: first left, second across, last right.

use parlor_riichi::{Meld, MeldForm, Relative, Tile};

use crate::riichi::tile_code::{tenhou_number, tile_of_tenhou_number};

/// The set written as `text`; `None` when it is none.
pub(super) fn meld_of_text(text: &str) -> Option<Meld> {
    let place = text.find(|c: char| c.is_ascii_alphabetic())?;
    let letter = text[place..].chars().next()?;
    let (before, after) = (tiles(&text[..place])?, tiles(&text[place + 1..])?);
    let called = before.len();
    let mut all = before;
    all.extend(after);
    let take = |all: &mut Vec<Tile>| (called < all.len()).then(|| all.remove(called));
    match letter {
        'c' => {
            let taken = take(&mut all)?;
            Meld::chi(taken, all.try_into().ok()?).filter(|_| called == 0)
        }
        'p' => pon(called, take(&mut all)?, all),
        'k' => {
            let added = take(&mut all)?;
            pon(called, take(&mut all)?, all)?.with_added(added)
        }
        'm' => {
            let from = match called {
                0 => Relative::Left,
                1 => Relative::Across,
                3 => Relative::Right,
                _ => return None,
            };
            Meld::open_kan(take(&mut all)?, all.try_into().ok()?, from)
        }
        'a' => Meld::closed_kan(all.try_into().ok()?),
        _ => None,
    }
}

fn pon(place: usize, called: Tile, own: Vec<Tile>) -> Option<Meld> {
    let from = *[Relative::Left, Relative::Across, Relative::Right].get(place)?;
    Meld::pon(called, own.try_into().ok()?, from)
}

fn tiles(digits: &str) -> Option<Vec<Tile>> {
    let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
    let tile = |pair: &[u8; 2]| {
        let digit = |byte: u8| (byte as char).to_digit(10).map(u64::from);
        tile_of_tenhou_number(10 * digit(pair[0])? + digit(pair[1])?)
    };
    rest.is_empty().then(|| pairs.iter().map(tile).collect()).flatten()
}

/// The text of `meld`.
pub(super) fn text_of_meld(meld: &Meld) -> String {
    let mut own = meld.own().to_vec();
    own.sort_by_key(|tile| (tile.kind(), tile.is_red()));
    let mut parts: Vec<String> = own.iter().map(|&tile| tenhou_number(tile).to_string()).collect();
    let (letter, right) = match meld.form() {
        MeldForm::Chi => ("c", 2),
        MeldForm::Pon => ("p", 2),
        MeldForm::AddedKan => ("k", 2),
        MeldForm::OpenKan => ("m", 3),
        MeldForm::ClosedKan => ("a", 3),
    };
    let place = match meld.from() {
        Some(Relative::Left) => 0,
        Some(Relative::Across) => 1,
        Some(Relative::Right) | None => right,
    };
    if let Some(called) = meld.called() {
        parts.insert(place, tenhou_number(called).to_string());
    }
    if let Some(added) = meld.added() {
        parts.insert(place, tenhou_number(added).to_string());
    }
    parts.insert(place, letter.to_owned());
    parts.concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::riichi::Mpsz;

    /// The examples of the format's description, and the same with red fives.
    #[test]
    fn calls_are_read_and_written() {
        for (text, set) in [
            ("c232425", "3<45p"),
            ("c275226", "7<06p"),
            ("p121212", "2<22m"),
            ("12p1212", "22^2m"),
            ("1212p12", "222>m"),
            ("p252552", "5<05p"),
            ("1551p15", "055>m"),
            ("m41414141", "1<111z"),
            ("41m414141", "11^11z"),
            ("414141m41", "111>1z"),
            ("k41414141", "1<11+1z"),
            ("41k414141", "11^1+1z"),
            ("15k511515", "55^5+0m"),
            ("191919a19", "9999m"),
            ("151515a51", "0555m"),
        ] {
            let meld = meld_of_text(text).unwrap_or_else(|| panic!("{text} is a set"));
            let hand: Mpsz = format!(",{set}").parse().expect(set);
            let same_tiles = hand.0.melds.as_slice()[0];
            assert_eq!(meld, same_tiles, "{text}");
            assert_eq!(text_of_meld(&meld), text);
        }
    }

    #[test]
    fn other_texts_are_no_calls() {
        for wrong in [
            "",
            "c",
            "c1",
            "c111213p",
            "23c2425",
            "x111111",
            "p111112",
            "12m121212a",
            "1212m1212",
            "ｐ111111",
            "f44",
        ] {
            assert_eq!(meld_of_text(wrong), None, "{wrong}");
        }
    }
}
