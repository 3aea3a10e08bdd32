//! `parlor db`: backups of a server's database, and checks.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Context;
use parlor_server::Database;
use parlor_server::upkeep::{self, Checked, Restored, UpkeepError};
use serde_json::json;

use crate::failure::{OrUsage, all_well, usage};
use crate::serve::usual_database;

/// Backups of a server's database, and checks
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Copy the database into a new file; a server may be running on it
    #[command(after_help = BACKUP)]
    Backup(BackupArgs),
    /// Replace the database with a backup and void its running matches; stop the server first
    #[command(after_help = RESTORE)]
    Restore(RestoreArgs),
    /// Void the running matches of a database that was restored by other means; stop the server first
    #[command(after_help = VOID)]
    Void(Target),
    /// Check the file, replay the log of every open table and verify every record
    #[command(after_help = CHECK)]
    Check(CheckArgs),
}

/// Which database
#[derive(clap::Args)]
pub(crate) struct Target {
    /// The database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
    /// [default: that of `parlor serve`, parlor/parlor.db in the user's data folder]
    #[arg(long, value_name = "URL", env = "PARLOR_DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
}

#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    target: Target,
}

#[derive(clap::Args)]
pub(crate) struct RestoreArgs {
    /// The backup: a file of `parlor db backup`, or another copy of the database
    file: PathBuf,
    /// Replace a database that exists
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    target: Target,
}

#[derive(clap::Args)]
pub(crate) struct CheckArgs {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    target: Target,
}

const BACKUP: &str = "\
The copy holds everything that was acknowledged before it began. Only its owner can read it: the logs
of running games contain hidden cards and secrets. A server refuses to start on a backup; put it in
place with `parlor db restore`. For PostgreSQL use pg_dump.

Examples:
  parlor db backup parlor-2026-07-01.db
  parlor db backup /backup/parlor.db --database-url sqlite:/var/lib/parlor/parlor.db
  pg_dump --format=custom --file=parlor.dump postgres://parlor@localhost/parlor";
const RESTORE: &str = "\
Players who played on after the backup know what its running matches draw next. So its open rooms are
closed and their matches void, and players who come back are told why; finished matches stay. The
restored file is readable by its owner only. Run this as the server's user.

Examples:
  parlor db restore parlor-2026-07-01.db --force
  parlor db restore parlor.db --database-url sqlite:/var/lib/parlor/parlor.db";
const VOID: &str = "\
For databases restored without `parlor db restore`: by pg_restore, or with the disk or snapshot of a
machine. Open rooms are closed, and players who come back are told why; finished matches stay.

Examples:
  pg_restore --clean --if-exists --dbname=postgres://parlor@localhost/parlor parlor.dump
  parlor db void --database-url postgres://parlor:secret@localhost/parlor";
const CHECK: &str = "\
Nothing is changed, and a server may be running. The exit status is 1 if anything is wrong.

Examples:
  parlor db check
  parlor db check --database-url sqlite:parlor-2026-07-01.db
  parlor db check --json --database-url postgres://parlor:secret@localhost/parlor";

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::Backup(args) => {
            let database = args.target.database()?;
            let shown = args.file.display();
            done(upkeep::backup(&database, &args.file), &format!("cannot back up {database}"))?;
            say(&format!("{database} is backed up in {shown}"))
        }
        Command::Restore(args) => {
            let database = args.target.database()?;
            let restored = upkeep::restore(&args.file, &database, args.force);
            if let Err(UpkeepError::Exists(path)) = &restored {
                let path = path.display();
                return Err(usage(format!("{path} exists already; --force replaces it")));
            }
            let restored = done(restored, &format!("cannot restore {database}"))?;
            let file = args.file.display();
            say(&format!("{database} is restored from {file}; {}", voided(restored.n_voided)))?;
            say(&chain(&restored))
        }
        Command::Void(target) => {
            let database = target.database()?;
            let restored = done(upkeep::void(&database), &format!("cannot change {database}"))?;
            say(&format!("{database}: {}", voided(restored.n_voided)))?;
            say(&chain(&restored))
        }
        Command::Check(args) => {
            let database = args.target.database()?;
            let checked = done(upkeep::check(&database), &format!("cannot check {database}"))?;
            report(&database, &checked, args.json)?;
            all_well(checked.faults.is_empty())
        }
    }
}

impl Target {
    fn database(&self) -> anyhow::Result<Database> {
        match &self.database_url {
            Some(url) => url.parse::<Database>().or_usage(),
            None => Ok(usual_database()),
        }
    }
}

/// What cannot be done with such a database at all is wrong usage.
fn done<T>(result: Result<T, UpkeepError>, what: &str) -> anyhow::Result<T> {
    match result {
        Err(error @ (UpkeepError::Memory | UpkeepError::Postgres(_))) => {
            Err(usage(error.to_string()))
        }
        other => other.with_context(|| what.to_owned()),
    }
}

fn voided(n: u64) -> String {
    match n {
        0 => "no room was open".to_owned(),
        1 => "1 open room was closed and its match voided".to_owned(),
        n => format!("{n} open rooms were closed and their matches voided"),
    }
}

/// What the chain of promises has come to: anyone who keeps its heads is to know that it goes on from there.
fn chain(Restored { chain_before, chain, .. }: &Restored) -> String {
    let now = format!("chain of promises: length {}, head {}", chain.n, chain.head);
    match chain_before {
        Some(before) if before == chain => format!("{now}, as before"),
        Some(before) => format!(
            "{now}\nbefore the restore: length {}, head {}; tell those who keep heads that the chain \
             goes on from the backup",
            before.n, before.head
        ),
        None => format!("{now}; a head that someone kept of a longer one no longer fits"),
    }
}

fn say(sentence: &str) -> anyhow::Result<()> {
    Ok(writeln!(io::stdout().lock(), "{sentence}")?)
}

fn report(database: &Database, checked: &Checked, as_json: bool) -> anyhow::Result<()> {
    let Checked { version, known, rooms, lines, records, faults } = checked;
    if as_json {
        let object = json!({
            "database": database.to_string(),
            "version": version,
            "rooms": rooms,
            "lines": lines,
            "records": records,
            "faults": faults,
        });
        return say(&object.to_string());
    }
    let older = if version < known { ", which the next start upgrades" } else { "" };
    let verdict = match faults.len() {
        0 => "nothing is wrong".to_owned(),
        1 => "1 fault".to_owned(),
        n => format!("{n} faults"),
    };
    say(&format!(
        "{database}: {verdict}\n  version {version}{older}\n  open rooms: {rooms}, log lines replayed: \
         {lines}\n  records verified: {records}"
    ))?;
    for fault in faults {
        say(&format!("  FAULT {fault}"))?;
    }
    Ok(())
}
