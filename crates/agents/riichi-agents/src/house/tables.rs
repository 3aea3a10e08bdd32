//! What was counted in records and in play: the numbers that `house` reads rivals by.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use super::sight::Sight;

/// Turns told apart; later ones count as the last.
pub(super) const TURNS: usize = 18;
/// Sets laid out, none to four.
pub(super) const MELDS: usize = 5;
/// Dora told apart in the sets of a rival: none, one, two, more.
pub(super) const DORA: usize = 4;
/// What the last discards of a rival tell apart: whether the last tile from its hand was a simple, and whether
/// it has discarded what it drew since.
pub(super) const SIGNS: usize = 4;
/// Dora indicators told apart: one, two, more.
pub(super) const INDICATORS: usize = 3;
/// Ura-dora told apart: none, one, two, more.
pub(super) const URA: usize = 4;

/// How a ready rival is recognised.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Manner {
    /// By riichi, or silently with a closed hand.
    Closed,
    /// With sets laid out.
    Open,
}

/// Chances and values that were counted. `parlor train riichi-house` makes them.
#[derive(Clone, PartialEq, Debug)]
pub struct Tables {
    /// How often a ready rival waits for a kind of each class, by [`Manner`].
    pub(super) waits: [[f64; Sight::COUNT]; 2],
    /// How many kinds a ready rival waits for, by [`Manner`].
    pub(super) kinds: [f64; 2],
    /// How much likelier a dora is to be waited for than another kind of its class.
    pub(super) dora: f64,
    /// How often a rival without riichi is ready, by sets laid out and discards made.
    pub(super) tenpai: [[f64; TURNS]; MELDS],
    /// How much likelier it is ready than others like it, by [`Manner`] and what its last discards tell.
    pub(super) signs: [[f64; SIGNS]; 2],
    /// How often a rival is ready, in riichi or not, by discards made.
    pub(super) ready: [f64; TURNS],
    /// What a hand won by ron after riichi costs, the winner not being dealer, by the dora indicators shown.
    pub(super) riichi_loss: [f64; INDICATORS],
    /// The same for closed hands without riichi.
    pub(super) silent_loss: f64,
    /// The same for open hands, by the dora in their sets.
    pub(super) open_loss: [f64; DORA],
    /// How often a discard is one that a ready hand waits for, against a tile at random: after riichi.
    pub(super) riichi_fed: f64,
    /// The same for hands that are ready without riichi.
    pub(super) silent_fed: f64,
    /// How often a ready hand wins within one of its turns.
    pub(super) wins: f64,
    /// How many wins are self-drawn.
    pub(super) tsumo: f64,
    /// How many wins after riichi come within a go-around.
    pub(super) ippatsu: f64,
    /// How many wins after riichi have none, one, two, three or more ura-dora.
    pub(super) ura: [f64; URA],
    /// By how much the lead of one player over another changes in a deal: the root of the mean square.
    pub(super) swing: f64,
}

impl Tables {
    /// The numbers that come with the player.
    ///
    /// # Panics
    ///
    /// Never: a test reads them.
    pub fn shipped() -> &'static Tables {
        static SHIPPED: LazyLock<Tables> = LazyLock::new(|| {
            include_str!("../../data/house.txt").parse().expect("the shipped tables can be read")
        });
        &SHIPPED
    }
}

/// Lines of a name and numbers; `#` begins a remark.
impl fmt::Display for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |name: &str, numbers: &[f64]| {
            let numbers: Vec<String> = numbers.iter().map(|x| format!("{x:.4}")).collect();
            writeln!(f, "{name} {}", numbers.join(" "))
        };
        line("waits-closed", &self.waits[0])?;
        line("waits-open", &self.waits[1])?;
        line("kinds", &self.kinds)?;
        line("dora", &[self.dora])?;
        for (melds, row) in self.tenpai.iter().enumerate() {
            line(&format!("tenpai-{melds}"), row)?;
        }
        line("signs-closed", &self.signs[0])?;
        line("signs-open", &self.signs[1])?;
        line("ready", &self.ready)?;
        line("loss-riichi", &self.riichi_loss)?;
        line("loss-silent", &[self.silent_loss])?;
        line("loss-open", &self.open_loss)?;
        line("fed", &[self.riichi_fed, self.silent_fed])?;
        line("wins", &[self.wins])?;
        line("tsumo", &[self.tsumo])?;
        line("ippatsu", &[self.ippatsu])?;
        line("ura", &self.ura)?;
        line("swing", &[self.swing])
    }
}

/// Why a text holds no tables.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the line {name:?} is missing, or does not hold {n} numbers")]
pub struct NoTables {
    /// The word that the line begins with.
    pub name: String,
    /// How many numbers it should hold.
    pub n: usize,
}

impl FromStr for Tables {
    type Err = NoTables;

    fn from_str(text: &str) -> Result<Tables, NoTables> {
        let [riichi_fed, silent_fed] = numbers(text, "fed")?;
        let mut tenpai = [[0.0; TURNS]; MELDS];
        for (melds, row) in tenpai.iter_mut().enumerate() {
            *row = numbers(text, &format!("tenpai-{melds}"))?;
        }
        let one = |name| numbers::<1>(text, name).map(|[number]| number);
        Ok(Tables {
            waits: [numbers(text, "waits-closed")?, numbers(text, "waits-open")?],
            kinds: numbers(text, "kinds")?,
            dora: one("dora")?,
            tenpai,
            signs: [numbers(text, "signs-closed")?, numbers(text, "signs-open")?],
            ready: numbers(text, "ready")?,
            riichi_loss: numbers(text, "loss-riichi")?,
            silent_loss: one("loss-silent")?,
            open_loss: numbers(text, "loss-open")?,
            riichi_fed,
            silent_fed,
            wins: one("wins")?,
            tsumo: one("tsumo")?,
            ippatsu: one("ippatsu")?,
            ura: numbers(text, "ura")?,
            swing: one("swing")?,
        })
    }
}

/// The numbers of the line that begins with `name`.
fn numbers<const N: usize>(text: &str, name: &str) -> Result<[f64; N], NoTables> {
    let wrong = || NoTables { name: name.to_owned(), n: N };
    let mut lines = text.lines().map(str::split_whitespace);
    let line = lines.find_map(|mut words| (words.next() == Some(name)).then_some(words));
    let mut line = line.ok_or_else(wrong)?;
    let mut all = [0.0; N];
    for number in &mut all {
        let read = line.next().and_then(|word| word.parse().ok());
        *number = read.filter(|x: &f64| x.is_finite()).ok_or_else(wrong)?;
    }
    if line.next().is_none() { Ok(all) } else { Err(wrong()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_tables_are_read_as_written() {
        let shipped = Tables::shipped();
        assert_eq!(shipped.to_string().parse(), Ok(shipped.clone()));
        for share in shipped.waits.iter().flatten().chain(shipped.tenpai.iter().flatten()) {
            assert!((0.0..=1.0).contains(share), "{share}");
        }
    }

    #[test]
    fn errors_name_the_line() {
        let text = Tables::shipped().to_string();
        let error = text.replace("dora ", "dora x").parse::<Tables>();
        assert_eq!(error, Err(NoTables { name: "dora".to_owned(), n: 1 }));
        let error = text.replace("wins ", "wins 1 ").parse::<Tables>();
        assert_eq!(error, Err(NoTables { name: "wins".to_owned(), n: 1 }));
    }
}
