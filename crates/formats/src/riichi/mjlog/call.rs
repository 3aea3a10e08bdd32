//! The 16-bit code of a call.

use parlor_riichi::rule_set::RedFives;
use parlor_riichi::{Kind, Meld, Relative, Suit, Tile};

use crate::riichi::tile_code::TileId;

/// The set that `code` stands for.
///
/// The two low bits are the source (1 right, 2 across, 3 left, 0 oneself); the next set bit tells
/// the sort: bit 2 chi, bit 3 pon, bit 4 added kan, none of them open or closed kan.
pub fn meld_of_code(code: u16, reds: RedFives) -> Result<Meld, CallFault> {
    let fault = CallFault::NoSet { code };
    if code & 0x4 != 0 {
        return chi(code, reds).ok_or(fault);
    }
    if code & 0x18 != 0 {
        return pon(code, reds).ok_or(fault);
    }
    if code & 0x20 != 0 {
        return Err(CallFault::North { code });
    }
    kan(code, reds).ok_or(fault)
}

fn source(code: u16) -> Option<Relative> {
    match code & 3 {
        1 => Some(Relative::Right),
        2 => Some(Relative::Across),
        3 => Some(Relative::Left),
        _ => None,
    }
}

fn chi(code: u16, reds: RedFives) -> Option<Meld> {
    let pattern = usize::from(code >> 10);
    let (lowest, called) = (pattern / 3, pattern % 3);
    let suit = *Suit::ALL.get(lowest / 7)?;
    let first = Kind::suited(suit, (lowest % 7) as u8 + 1)?;
    let tile = |place: u8| {
        let copy = (code >> (3 + 2 * place) & 3) as u8;
        first.up(place).map(|kind| TileId::of_kind(kind, copy).tile(reds))
    };
    let mut tiles = [tile(0)?, tile(1)?, tile(2)?];
    tiles.swap(0, called);
    let [called, own @ ..] = tiles;
    (source(code) == Some(Relative::Left)).then(|| Meld::chi(called, own)).flatten()
}

/// A pon, or with bit 4 an added kan, whose fourth copy is the one the pon does not use.
fn pon(code: u16, reds: RedFives) -> Option<Meld> {
    let pattern = usize::from(code >> 9);
    let (kind, called) = (Kind::from_idx(pattern / 3)?, pattern % 3);
    let fourth = (code >> 5 & 3) as u8;
    let copies = (0..4).filter(|&copy| copy != fourth);
    let mut tiles: Vec<Tile> = copies.map(|copy| TileId::of_kind(kind, copy).tile(reds)).collect();
    let called = tiles.remove(called);
    let pon = Meld::pon(called, tiles.try_into().ok()?, source(code)?)?;
    if code & 0x8 != 0 {
        Some(pon)
    } else {
        pon.with_added(TileId::of_kind(kind, fourth).tile(reds))
    }
}

fn kan(code: u16, reds: RedFives) -> Option<Meld> {
    let id = TileId::new((code >> 8) as u8)?;
    let tiles = |skip: Option<u8>| {
        let copies = (0..4).filter(move |&copy| Some(copy) != skip);
        copies.map(|copy| TileId::of_kind(id.kind(), copy).tile(reds)).collect::<Vec<_>>()
    };
    match source(code) {
        None => Meld::closed_kan(tiles(None).try_into().ok()?),
        Some(from) => Meld::open_kan(id.tile(reds), tiles(Some(id.copy())).try_into().ok()?, from),
    }
}

/// The code of a run of `ids` in rising order, the one at `called` taken from the left.
pub(super) fn code_of_chi(ids: &[TileId], called: usize) -> Option<u16> {
    let &[a, b, c] = ids else { return None };
    let first = a.kind().idx();
    let pattern = (first / 9 * 7 + first % 9) * 3 + called;
    let copies = [a, b, c].iter().rev().fold(0, |bits, id| bits << 2 | u16::from(id.copy()));
    Some((pattern as u16) << 10 | copies << 3 | 0x4 | bits_of(Relative::Left))
}

/// The code of a triplet of `ids` in rising order, the one at `called` taken `from` there; with
/// the tile `added` of an added kan.
pub(super) fn code_of_pon(
    ids: &[TileId],
    called: usize,
    from: Relative,
    added: Option<TileId>,
) -> Option<u16> {
    let kind = ids.first()?.kind();
    let unused = (0..4).find(|&copy| ids.iter().all(|id| id.copy() != copy))?;
    let pattern = (kind.idx() * 3 + called) as u16;
    let sort = if added.is_some() { 0x10 } else { 0x8 };
    Some(pattern << 9 | u16::from(unused) << 5 | sort | bits_of(from))
}

/// The code of an open kan of the called `id`, or of a closed one.
pub(super) fn code_of_kan(id: Option<TileId>, from: Option<Relative>) -> Option<u16> {
    Some((id?.idx() as u16) << 8 | from.map_or(0, bits_of))
}

fn bits_of(from: Relative) -> u16 {
    match from {
        Relative::Right => 1,
        Relative::Across => 2,
        Relative::Left => 3,
    }
}

/// Why a code is not a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum CallFault {
    /// It stands for no set of four-player riichi.
    #[error("call code {code} is not a set")]
    NoSet { code: u16 },
    /// A North laid aside, which only games for three have.
    #[error("call code {code} lays a North aside, as in games for three")]
    North { code: u16 },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::riichi::Mpsz;

    fn text(meld: Meld) -> String {
        let mut hand = parlor_riichi::Hand::EMPTY;
        assert!(hand.melds.push(meld));
        Mpsz(hand).to_string()
    }

    /// Codes seen in real records, read by hand with the format's description: bits 0-1 are the
    /// source, 48683 = 0b1011111000101011 has bit 3 and pattern 95 = 31·3 + 2, a pon of White.
    #[test]
    fn codes_of_real_records() {
        for (code, set) in [(48683, ",5<55z"), (5120, ",6666m"), (12306, ",99^9+9m")] {
            let meld = meld_of_code(code, RedFives::Three);
            assert_eq!(meld.map(text).as_deref(), Ok(set), "{code}");
        }
    }

    #[test]
    fn chis_of_every_shape() {
        for (ids, called, expected) in [
            ([0, 4, 8], 0, ",1<23m"),
            ([0, 5, 10], 2, ",3<12m"),
            ([12, 16, 20], 1, ",0<46m"),
            ([13, 17, 23], 1, ",5<46m"),
            ([96, 100, 104], 2, ",9<78s"),
        ] {
            let ids = ids.map(|id| TileId::new(id).expect("a tile"));
            let code = code_of_chi(&ids, called).expect("three tiles");
            let meld = meld_of_code(code, RedFives::Three);
            assert_eq!(meld.map(text).as_deref(), Ok(expected));
        }
    }

    #[test]
    fn triplets_and_kans() {
        // kind, called place, copy in bits 5-6, sort bit, source
        let pon = |kind: u16, called: u16, copy: u16, sort: u16, from: u16| {
            meld_of_code(((kind * 3 + called) << 9) | copy << 5 | sort | from, RedFives::Three)
        };
        assert_eq!(pon(33, 0, 3, 8, 2).map(text).as_deref(), Ok(",77^7z"));
        assert_eq!(pon(4, 0, 1, 8, 3).map(text).as_deref(), Ok(",0<55m"), "the red one is called");
        assert_eq!(pon(4, 1, 1, 8, 1).map(text).as_deref(), Ok(",055>m"), "the red one is held");
        assert_eq!(pon(4, 1, 0, 16, 1).map(text).as_deref(), Ok(",555>+0m"), "red added");
        let kan = |id: u16, from: u16| meld_of_code(id << 8 | from, RedFives::Three).map(text);
        assert_eq!(kan(16, 0).as_deref(), Ok(",0555m"));
        assert_eq!(kan(17, 1).as_deref(), Ok(",055>5m"));
        assert_eq!(kan(52, 2).as_deref(), Ok(",50^55p"));
    }

    #[test]
    fn no_code_breaks_the_reader() {
        let read = (0..=u16::MAX).filter(|&code| meld_of_code(code, RedFives::Three).is_ok());
        assert!(read.count() > 10_000);
        assert_eq!(meld_of_code(0x8820, RedFives::Three), Err(CallFault::North { code: 0x8820 }));
        assert_eq!(meld_of_code(0xffff, RedFives::Three), Err(CallFault::NoSet { code: 0xffff }));
    }
}
