//! A win that someone asks about.

use anyhow::{Context, bail, ensure};
use parlor_game::{BySeat, Seat};
use parlor_riichi::score::{
    Claim, Finish, Furiten, Liabilities, RiichiState, Stakes, Value, settle,
};
use parlor_riichi::{Hand, Meld, Points, Relative, RuleSet, Suit, Tile, Tiles, Wind};

use super::circumstances::Circumstances;
use super::wind;
use crate::batch::{Row, field, number, text};

/// The whole hand and all that counts for its worth.
#[derive(Clone, Debug)]
pub(crate) struct Claimed {
    pub(crate) hand: Hand,
    pub(crate) tile: Tile,
    pub(crate) finish: Finish,
    pub(crate) riichi: RiichiState,
    pub(crate) ippatsu: bool,
    pub(crate) seat: Wind,
    pub(crate) round: Wind,
    pub(crate) dora: Vec<Tile>,
    pub(crate) ura: Vec<Tile>,
    pub(crate) honba: u8,
    pub(crate) sticks: u8,
    pub(crate) furiten: Option<Furiten>,
}

impl Claimed {
    /// A hand of South in the East round, won without riichi or anything on the table.
    pub(crate) fn new(hand: Hand, tile: Tile, finish: Finish) -> Claimed {
        Claimed {
            hand,
            tile,
            finish,
            riichi: RiichiState::None,
            ippatsu: false,
            seat: Wind::South,
            round: Wind::East,
            dora: Vec::new(),
            ura: Vec::new(),
            honba: 0,
            sticks: 0,
            furiten: None,
        }
    }

    /// The hand that `seat` won in these circumstances.
    pub(super) fn won(
        hand: Hand,
        tile: Tile,
        seat: Wind,
        how: Circumstances,
    ) -> anyhow::Result<Claimed> {
        let (riichi, ippatsu) = (how.riichi(), how.ippatsu());
        Ok(Claimed { riichi, ippatsu, seat, ..Claimed::new(hand, tile, how.finish(seat)?) })
    }

    /// The hand of a batch row, checked.
    pub(super) fn of_row(row: &Row) -> anyhow::Result<Claimed> {
        let concealed = text(row, "concealed")?.parse().context("\"concealed\"")?;
        let mut hand = Hand::closed(concealed);
        let melds: Option<Vec<Row>> = field(row, "melds", "a list of {\"type\",\"tiles\"}")?;
        for (n, written) in (1..).zip(melds.iter().flatten()) {
            let meld = meld(written).with_context(|| format!("set {n}"))?;
            ensure!(hand.melds.push(meld), "{n} sets laid out; there are four at most");
        }
        let wind_or = |name, usual: &str| {
            wind(field::<String>(row, name, "a text")?.as_deref().unwrap_or(usual))
        };
        let tiles = |name| {
            let form = "a list of tiles, such as [\"5z\"]";
            let tiles: Vec<String> = field(row, name, form)?.unwrap_or_default();
            let tiles: Result<_, _> = tiles.iter().map(|tile| tile.parse()).collect();
            tiles.with_context(|| format!("{name:?}"))
        };
        let (tile, how) =
            (text(row, "win")?.parse().context("\"win\"")?, Circumstances::of_row(row)?);
        let claimed = Claimed {
            round: wind_or("round", "E")?,
            dora: tiles("dora_ind")?,
            ura: tiles("ura_ind")?,
            honba: number(row, "honba")?,
            sticks: number(row, "sticks")?,
            ..Claimed::won(hand, tile, wind_or("seat", "S")?, how)?
        };
        claimed.check()?;
        Ok(claimed)
    }

    /// Can there be such a win at a table?
    pub(super) fn check(&self) -> anyhow::Result<()> {
        self.claim().check()?;
        let laid_out = || self.hand.melds.iter().flat_map(Meld::tiles);
        for red in Suit::ALL.map(Tile::red_five) {
            let held = usize::from(self.hand.concealed.count(red));
            let n = held + laid_out().filter(|&&tile| tile == red).count();
            ensure!(n < 2, "{red} twice; there is one red five of each suit");
        }
        Ok(())
    }

    pub(crate) fn claim(&self) -> Claim<'_> {
        Claim {
            seat: self.seat,
            round: self.round,
            riichi: self.riichi,
            ippatsu: self.ippatsu,
            dora: &self.dora,
            ura: &self.ura,
            furiten: self.furiten,
            ..Claim::new(&self.hand, self.tile, self.finish)
        }
    }

    /// What each wind gains or loses; `from` is needed to tell for a ron.
    pub(super) fn payments(
        &self,
        value: &Value,
        from: Option<Wind>,
        rules: &RuleSet,
    ) -> Option<[(Wind, Points); 4]> {
        let dealer = Seat::A;
        if !self.finish.is_tsumo() && from.is_none() {
            return None;
        }
        let stakes = Stakes {
            winner: self.seat.seat(dealer),
            dealer,
            from: from.map(|wind| wind.seat(dealer)),
            honba: self.honba,
            sticks: self.sticks,
            liable: Liabilities::NONE,
        };
        let change: BySeat<Points> = settle(value, &stakes, rules);
        Some(Wind::ALL.map(|wind| (wind, change[wind.seat(dealer)])))
    }
}

/// A set laid out. Who discarded the tile makes no difference to its worth.
fn meld(row: &Row) -> anyhow::Result<Meld> {
    let (form, written) = (text(row, "type")?, text(row, "tiles")?);
    let tiles: Tiles = written.parse().with_context(|| format!("{written:?}"))?;
    let tiles: Vec<Tile> = tiles.iter().collect();
    let from = Relative::Across;
    let meld = match (form.as_str(), &tiles[..]) {
        ("chi", &[a, b, c]) => Meld::chi(a, [b, c]),
        ("pon", &[a, b, c]) => Meld::pon(a, [b, c], from),
        ("ankan", &[a, b, c, d]) => Meld::closed_kan([a, b, c, d]),
        ("daiminkan", &[a, b, c, d]) => Meld::open_kan(a, [b, c, d], from),
        ("kakan", &[a, b, c, d]) => Meld::pon(a, [b, c], from).and_then(|pon| pon.with_added(d)),
        _ => None,
    };
    let right = match form.as_str() {
        "chi" => "three consecutive tiles of a suit",
        "pon" => "three equal tiles",
        "ankan" | "daiminkan" | "kakan" => "four equal tiles",
        _ => bail!("unknown set {form:?}; known: chi, pon, ankan, daiminkan, kakan"),
    };
    meld.with_context(|| format!("{written:?} is not a {form}, which is {right}"))
}
