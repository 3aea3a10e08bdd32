//! Where everything is kept.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where rooms, tables and records are kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// Nowhere: they end with the server.
    Memory,
    /// In a file, which is made when it is missing.
    Sqlite(PathBuf),
    /// In a PostgreSQL database, by its URL.
    Postgres(String),
}

/// A text that names no database.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a database is memory, sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME, not one of sort {sort:?}"
)]
pub struct DatabaseError {
    /// What stands before the colon; the rest may be secret.
    pub sort: String,
}

impl FromStr for Database {
    type Err = DatabaseError;

    fn from_str(text: &str) -> Result<Database, DatabaseError> {
        let sort = text.split_once(':').map_or("", |(sort, _)| sort);
        match sort {
            "" if text == "memory" => Ok(Database::Memory),
            "sqlite" => Ok(Database::Sqlite(text["sqlite:".len()..].into())),
            "postgres" | "postgresql" => Ok(Database::Postgres(text.to_owned())),
            _ => Err(DatabaseError { sort: sort.to_owned() }),
        }
    }
}

/// Without the password of a URL.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Memory => f.write_str("memory"),
            Database::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Database::Postgres(url) => {
                let rest = url.split_once("://").map_or("", |(_, rest)| rest);
                let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
                let place = place.split('?').next().unwrap_or_default();
                write!(f, "postgres://{place}")
            }
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::Database;

    #[test]
    fn a_database_is_shown_without_its_password() {
        let url = "postgres://parlor:s3cret@db.example:5432/games?application_name=x";
        let database: Database = url.parse().unwrap();
        assert_eq!(database.to_string(), "postgres://db.example:5432/games");
        assert_eq!(format!("{database:?}"), "postgres://db.example:5432/games");
        assert_eq!("memory".parse(), Ok(Database::Memory));
        assert_eq!("sqlite:a/b.db".parse(), Ok(Database::Sqlite("a/b.db".into())));
        let wrong = "mysql://parlor:s3cret@db/games".parse::<Database>().unwrap_err();
        assert!(!wrong.to_string().contains("s3cret"), "{wrong}");
    }
}
