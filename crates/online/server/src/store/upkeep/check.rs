//! Is everything in a database that should be, and does it make sense?

use parlor_kit::{Find, Full};
use parlor_table::{OpenError, Table};

use super::{UpkeepError, files};
use crate::store::postgres::Postgres;
use crate::store::{Backend, Database, KeptRoom, RoomSettings, StoreError, schema};
use crate::tables::proof::verify_text;

const RECORDED: &str = "SELECT DISTINCT room FROM records ORDER BY room";
const RECORDS: &str = "SELECT body FROM records WHERE room = $1 ORDER BY seq";

/// What was checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// The version of the tables.
    pub version: i64,
    /// The version that this program makes of them.
    pub known: i64,
    /// How many rooms are open.
    pub rooms: u64,
    /// How many lines their logs have.
    pub lines: u64,
    /// How many records of finished matches there are.
    pub records: u64,
    /// What is wrong, each a sentence.
    pub faults: Vec<String>,
}

/// Checks a database, which a server may be using: the file itself, whether every log of an open table
/// can be replayed, and whether every record proves its chance. Nothing is changed.
pub fn check(database: &Database) -> Result<Checked, UpkeepError> {
    let mut checked = Checked { known: schema::KNOWN, ..Checked::default() };
    let mut backend: Box<dyn Backend> = match database {
        Database::Memory => return Err(UpkeepError::Memory),
        Database::Sqlite(path) => {
            let sqlite = files::open(path)?;
            checked.faults.extend(files::faults(&sqlite)?);
            Box::new(sqlite)
        }
        // It keeps its files and keys in order by itself.
        Database::Postgres(url) => Box::new(Postgres::reader(url)?),
    };
    checked.version = backend.version()?;
    schema::steps_after(checked.version)?;
    for room in backend.rooms()? {
        checked.rooms += 1;
        // A log that grows meanwhile is read as far as it was: each is one statement.
        let lines = backend.texts(schema::LINES, Some(&room.id))?;
        checked.lines += lines.len() as u64;
        if let Err(why) = opened(&room, &lines) {
            checked.faults.push(format!("room {}: {why}", room.id));
        }
    }
    check_records(&mut *backend, &mut checked)?;
    Ok(checked)
}

fn check_records(backend: &mut dyn Backend, checked: &mut Checked) -> Result<(), StoreError> {
    for room in backend.texts(RECORDED, None)? {
        for (n, record) in (1..).zip(backend.texts(RECORDS, Some(&room))?) {
            checked.records += 1;
            if let Err(why) = verify_text(&record) {
                checked.faults.push(format!("record {n} of room {room}: {why}"));
            }
        }
    }
    Ok(())
}

/// Replays the log of a table.
fn opened(room: &KeptRoom, lines: &[String]) -> Result<(), String> {
    let settings: RoomSettings = serde_json::from_str(&room.settings)
        .map_err(|error| format!("its settings cannot be read: {error}"))?;
    let opened = parlor_kits::find(&settings.game, Opens { settings: &settings, lines });
    let unknown = || Err(format!("its game is {:?}, which is not known here", settings.game));
    opened.map_or_else(unknown, |opened| opened.map_err(|error| error.to_string()))
}

/// Opens a table, whatever its game.
struct Opens<'a> {
    settings: &'a RoomSettings,
    lines: &'a [String],
}

impl Find for Opens<'_> {
    type Output = Result<(), OpenError>;

    fn found<K: Full>(self) -> Result<(), OpenError> {
        Table::<K>::open(&self.settings.rules, self.settings.room.clone(), self.lines).map(drop)
    }
}
