//! Rows of the scoring reference data, in files named by their README.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use parlor_riichi::score::{Claim, Finish, RiichiState};
use parlor_riichi::{Hand, Meld, Preset, Relative, RuleSet, Tile, Tiles, Wind};
use serde::Deserialize;

/// A hand of the data; what it is worth stands in `expect`.
#[derive(Deserialize)]
pub(crate) struct Row {
    #[serde(default)]
    pub(crate) id: u64,
    pub(crate) rules: String,
    pub(crate) concealed: String,
    #[serde(default)]
    pub(crate) melds: Vec<MeldRow>,
    pub(crate) win: String,
    pub(crate) seat: String,
    pub(crate) round: String,
    #[serde(default)]
    pub(crate) dora_ind: Vec<String>,
    #[serde(default)]
    pub(crate) ura_ind: Vec<String>,
    #[serde(default)]
    pub(crate) honba: u8,
    #[serde(default)]
    pub(crate) sticks: u8,
    pub(crate) expect: serde_json::Value,
    /// Everything else: the flags that are present when they are true.
    #[serde(flatten)]
    pub(crate) flags: BTreeMap<String, serde_json::Value>,
}

#[derive(Deserialize)]
pub(crate) struct MeldRow {
    #[serde(rename = "type")]
    pub(crate) form: String,
    pub(crate) tiles: String,
}

/// A row ready to be scored.
pub(crate) struct Ready {
    pub(crate) hand: Hand,
    tile: Tile,
    finish: Finish,
    riichi: RiichiState,
    ippatsu: bool,
    seat: Wind,
    round: Wind,
    dora: Vec<Tile>,
    ura: Vec<Tile>,
    pub(crate) rules: RuleSet,
}

impl Ready {
    pub(crate) fn claim(&self) -> Claim<'_> {
        Claim {
            riichi: self.riichi,
            ippatsu: self.ippatsu,
            seat: self.seat,
            round: self.round,
            dora: &self.dora,
            ura: &self.ura,
            ..Claim::new(&self.hand, self.tile, self.finish)
        }
    }
}

impl Row {
    pub(crate) fn flag(&self, name: &str) -> bool {
        self.flags.get(name).and_then(serde_json::Value::as_bool) == Some(true)
    }

    pub(crate) fn ready(&self) -> Ready {
        let mut hand = Hand::closed(self.concealed.parse().expect("concealed tiles"));
        for meld in &self.melds {
            assert!(hand.melds.push(meld.meld()));
        }
        let riichi = match (self.flag("double_riichi"), self.flag("riichi")) {
            (true, _) => RiichiState::Double,
            (false, true) => RiichiState::Riichi,
            (false, false) => RiichiState::None,
        };
        let indicators = |texts: &[String]| texts.iter().map(|text| tile(text)).collect();
        Ready {
            hand,
            tile: tile(&self.win),
            finish: self.finish(),
            riichi,
            ippatsu: self.flag("ippatsu"),
            seat: wind(&self.seat),
            round: wind(&self.round),
            dora: indicators(&self.dora_ind),
            ura: indicators(&self.ura_ind),
            rules: *Preset::by_name(&self.rules).expect("a preset").rules(),
        }
    }

    fn finish(&self) -> Finish {
        let special = [
            ("rinshan", Finish::Rinshan),
            ("chankan", Finish::Chankan),
            ("haitei", Finish::Haitei),
            ("houtei", Finish::Houtei),
            ("tenhou", Finish::FirstDraw),
            ("chiihou", Finish::FirstDraw),
            ("renhou", Finish::FirstDiscard),
            ("tsumo", Finish::Tsumo),
        ];
        let found = special.into_iter().find(|(flag, _)| self.flag(flag));
        found.map_or(Finish::Ron, |(_, finish)| finish)
    }
}

impl MeldRow {
    pub(crate) fn meld(&self) -> Meld {
        let tiles: Tiles = self.tiles.parse().expect("tiles of a set");
        let tiles: Vec<Tile> = tiles.iter().collect();
        let from = Relative::Across;
        let meld = match (self.form.as_str(), tiles.as_slice()) {
            ("chi", &[a, b, c]) => Meld::chi(a, [b, c]),
            ("pon", &[a, b, c]) => Meld::pon(a, [b, c], from),
            ("ankan", &[a, b, c, d]) => Meld::closed_kan([a, b, c, d]),
            ("daiminkan", &[a, b, c, d]) => Meld::open_kan(a, [b, c, d], from),
            ("kakan", &[a, b, c, d]) => {
                Meld::pon(a, [b, c], from).and_then(|pon| pon.with_added(d))
            }
            _ => None,
        };
        meld.expect("a set")
    }
}

pub(crate) fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

fn wind(text: &str) -> Wind {
    Wind::ALL.into_iter().find(|wind| wind.to_string() == text).expect("a wind")
}

/// The reference data folder; `None`, and a line that says so, where there is none. On the build
/// server its absence is a failure.
pub(crate) fn data_dir() -> Option<PathBuf> {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let shared = std::env::var_os("PARLOR_SHARED")
        .map_or_else(|| repository.join("../shared"), PathBuf::from);
    let dir = shared.join("data/riichi");
    if dir.is_dir() {
        return Some(dir);
    }
    assert!(std::env::var("CI").as_deref() != Ok("true"), "no reference data at {}", dir.display());
    println!("skipped: no reference data at {}", dir.display());
    None
}

/// The lines of a gzip file.
pub(crate) fn read_lines(path: &Path) -> Vec<String> {
    let file = std::fs::File::open(path).expect("the file opens");
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("gzip text");
    text.lines().map(str::to_owned).collect()
}
