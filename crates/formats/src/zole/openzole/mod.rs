//! Game runs of openZole: the JSON that its web page exports.
//!
//! ```json
//! {"oEvent": {"name": "Friday", "description": "", "start_time": ""},
//!  "aPlayers": [{"name": "Anna", "type": "human"}, …],
//!  "aGames": [{"oPlayerOrder": {"A": 0, "B": 1, "C": 2},
//!    "oResult": {"oChips": {"A": 4, "B": -2, "C": -2},
//!                "oDetails": {"oGameChips": {…}, "oPuleChips": {…}}},
//!    "oGameLog": [{"action": "deck", "data": ["🂱", …], "time": 0}, …]}]}
//! ```
//!
//! In a game `A` is the first hand; `oPlayerOrder` says which player of the list that is. The log has
//! the pack, every card dealt, the calls, the burial and every card played. All of it is put to the
//! rules, so an [`Export`] that was read holds nothing that cannot have happened. The program scores
//! pules in its own way; where its chips are not our points, [`Export::differences`] says so.
//!
//! All words: `docs/user/zole-formats.md`.

mod card;
mod chips;
mod error;
mod field;
mod log;
mod pack;

use parlor_game::{Game, Match, Seat};
use parlor_zole::{AllPass, Deal, Place, RuleSet, Seating, Session};
use serde_json::Value;

pub use chips::{Difference, Sum};
pub use error::{OpenZoleError, OpenZoleFault, Whereabouts};

use super::record::{SessionRecord, StepFault};
use crate::plain_text::plain;
use field::{field, list, number, object, text};
use log::Log;

/// A game run and what its own scores say otherwise.
#[derive(Clone, PartialEq, Debug)]
pub struct Export {
    /// The games as deals of a session.
    pub record: SessionRecord,
    /// Where its chips are not the points that our rules give.
    pub differences: Vec<Difference>,
}

/// How much of a text is looked at to tell its format.
const LOOK: usize = 4096;

/// Does a text that begins like this look like an export of openZole?
///
/// ```
/// use parlor_formats::zole::openzole;
/// assert!(openzole::is_like(br#"{"oEvent": {"name": "Friday"}, "aPlayers": []"#));
/// assert!(!openzole::is_like(br#"{"title": ["", ""], "name": []}"#));
/// ```
pub fn is_like(bytes: &[u8]) -> bool {
    let head = &unmarked(bytes)[..unmarked(bytes).len().min(LOOK)];
    let has = |name: &[u8]| head.windows(name.len()).any(|window| window == name);
    head.first() == Some(&b'{') && (has(b"\"oEvent\"") || has(b"\"aGames\""))
}

/// Reads an export. Every step is put to the rules; a game that breaks off is fine only at the end.
pub fn read(bytes: &[u8]) -> Result<Export, OpenZoleError> {
    let top = serde_json::from_slice(unmarked(bytes));
    let top: Value = top.map_err(|error| OpenZoleFault::Json(error.to_string()))?;
    object(&top, "the file", "an export of openZole")?;
    let names = players(list(&top, "aPlayers")?)?;
    let games = list(&top, "aGames")?;
    let order = games.first().map(|game| order(game).map_err(|fault| fault.in_game(1)));
    let (seats, dealer) = seated(order.transpose()?.unwrap_or([0, 1, 2]));
    let record = SessionRecord {
        rules: rules(games),
        players: seats.map(|player| names[player].clone()).to_vec(),
        dealer,
        comments: comments(&top),
        deals: Vec::new(),
    };
    let no_dealer = OpenZoleFault::Step(StepFault::NotAtTable { seat: dealer });
    let session = Session::new(record.rules, dealer).ok_or(no_dealer)?;
    let mut run = Run { seats, session, export: Export { record, differences: Vec::new() } };
    for (number, game) in (1..).zip(games) {
        let read = run.game(game, number, number < games.len());
        read.map_err(|error| error.in_game(number))?;
    }
    Ok(run.export)
}

/// The games as far as they have been read.
struct Run {
    /// Which player of the list sits at each seat.
    seats: [usize; 3],
    session: Session,
    export: Export,
}

impl Run {
    fn game(
        &mut self,
        game: &Value,
        number: usize,
        another_follows: bool,
    ) -> Result<(), OpenZoleError> {
        object(game, "the game", "a game with its log")?;
        let (_, setup) = self.session.next().ok_or(OpenZoleFault::Step(StepFault::RoundOver))?;
        self.check_order(order(game)?, setup.seating())?;
        let mut log = Log::begin(Deal::start(&setup), list(game, "oGameLog")?)?;
        log.read_all()?;
        let (deal, course) = log.finish()?;
        if course.is_over() {
            course.enter(&mut self.session).map_err(OpenZoleFault::Step)?;
            let found = chips::compare(game, number, course.deal(), &self.session)?;
            self.export.differences.extend(found);
        } else if another_follows {
            return Err(OpenZoleFault::Step(StepFault::NotOver).into());
        }
        self.export.record.deals.push(deal);
        Ok(())
    }

    /// The first hand of one game plays last in the next: the deal passes to the left.
    fn check_order(&self, found: [usize; 3], seating: &Seating) -> Result<(), OpenZoleFault> {
        let expected = Place::ALL.map(|place| self.seats[seating.seat(place).idx()]);
        if found == expected {
            return Ok(());
        }
        Err(OpenZoleFault::Order { found, expected })
    }
}

/// Who is `A`, `B` and `C` of a game, as places in the list of players.
fn order(game: &Value) -> Result<[usize; 3], OpenZoleFault> {
    let order = field(game, "oPlayerOrder", "{\"A\": 0, \"B\": 1, \"C\": 2}")?;
    let mut players = [0; 3];
    for (player, letter) in players.iter_mut().zip(["A", "B", "C"]) {
        let found = number(order, letter)?;
        let at = usize::try_from(found).ok().filter(|&at| at < 3);
        *player = at.ok_or_else(|| {
            OpenZoleFault::field(&format!("oPlayerOrder.{letter}"), &found, "a player: 0, 1 or 2")
        })?;
    }
    let [one, two, three] = players;
    if one == two || two == three || one == three {
        return Err(OpenZoleFault::field("oPlayerOrder", &list_of(players), "each player once"));
    }
    Ok(players)
}

fn list_of(players: [usize; 3]) -> String {
    format!("{players:?}")
}

/// Seats in turn order from the first player of the list on, and who deals: the third hand.
fn seated(order: [usize; 3]) -> ([usize; 3], Seat) {
    let first = order.iter().position(|&player| player == 0).unwrap_or(0);
    let seats = [0, 1, 2].map(|n| order[(first + n) % 3]);
    let dealer = seats.iter().position(|&player| player == order[2]).unwrap_or(0);
    (seats, Seat::ALL[dealer])
}

/// A game run is played with galdiņš if it has one, otherwise with pules.
fn rules(games: &[Value]) -> RuleSet {
    let entries = games.iter().filter_map(|game| game.get("oGameLog")?.as_array()).flatten();
    let mut modes = entries.filter_map(|entry| entry.get("data")?.get("mode")?.as_str());
    let agreed = modes.find(|&mode| mode == log::GALDINS || mode == log::PULE);
    match agreed {
        Some(log::GALDINS) => RuleSet { all_pass: AllPass::Galdins, ..RuleSet::ONLINE_PGM },
        _ => RuleSet::ONLINE_PM,
    }
}

/// The names, as records can write them.
fn players(listed: &[Value]) -> Result<Vec<String>, OpenZoleFault> {
    if listed.len() != 3 {
        let found = format!("a list of {}", listed.len());
        return Err(OpenZoleFault::field("aPlayers", &found, "three players"));
    }
    let name = |(number, player): (usize, &Value)| {
        let name = plain(&text(player, "name")?.replace(',', " "));
        Ok(if name.is_empty() { format!("Player {number}") } else { name })
    };
    (1..).zip(listed).map(name).collect()
}

/// What the event is called and what is said of it.
fn comments(top: &Value) -> Vec<String> {
    let event = |name: &str| top.get("oEvent")?.get(name)?.as_str().map(plain);
    let said = ["name", "description"].into_iter().filter_map(event);
    said.filter(|text| !text.is_empty()).collect()
}

/// The text without a byte order mark and without what is blank before it.
fn unmarked(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start()
}
