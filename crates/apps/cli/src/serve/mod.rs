//! `parlor serve`: the online server.

mod laboratory;
mod logging;
mod reviewer;
mod settings;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use parlor_server::{Budgets, Database, Page, Rooms, StoreError, serve};

use crate::Failure;
use settings::Settings;

/// Where it listens, what it keeps, whom it lets in
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A file with settings (TOML): the long names of the options here, with _ for -
    #[arg(long, value_name = "FILE", env = "PARLOR_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
}

const EXAMPLES: &str = "\
A flag overrides its environment variable, which overrides the file of --config, which overrides the default.
Every accepted move is on the disk before anyone sees it: a server that was killed resumes all its
tables. docs/operator.md explains how to install, monitor and back up a server.

Examples:
  parlor serve                                         play at http://127.0.0.1:7878
  parlor serve --addr 0.0.0.0:7878                     let others on the network in
  parlor serve --database-url memory                   keep nothing
  parlor serve --database-url sqlite:/var/lib/parlor/parlor.db --log-format json
  parlor serve --database-url postgres://parlor:secret@localhost/parlor
  parlor serve --hosts parlor.example                  answer to a name in the public DNS
  PARLOR_ADDR=127.0.0.1:9000 parlor serve --config /etc/parlor.toml";

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(begin(args)).map_err(Failure::Work)
}

async fn begin(args: &Args) -> anyhow::Result<()> {
    let settings = args.settings.clone().over(args.config.as_deref())?;
    logging::start(settings.log, settings.log_format)?;
    let page = match &settings.web {
        Some(folder) => Page::from_folder(folder)
            .with_context(|| format!("cannot read the page in {}", folder.display()))?,
        None => Page::embedded(),
    };
    let say = |sentence: &str| logging::announce(settings.log_format, sentence);
    let rooms = open(settings.database_url.as_deref(), &settings.budgets(), &say)?;
    let rooms = rooms.with_experiments(Box::new(laboratory::Laboratory));
    let rooms = rooms.with_reviewer(Box::new(reviewer::Judge));
    let rooms = match settings.reclaim_seconds {
        Some(seconds) => rooms.with_reclaim_grace(Duration::from_secs(seconds)),
        None => rooms,
    };
    let addr = settings.addr();
    let listener = tokio::net::TcpListener::bind(addr)
        .await
        .with_context(|| format!("cannot listen at {addr}; choose another with --addr"))?;
    if !page.is_built() {
        say("this program was built without its page: see `make run` or --web");
    }
    say(&format!("listening at http://{}", listener.local_addr()?));
    let stop = stop_signal().context("cannot listen to signals")?;
    serve(listener, Arc::new(rooms), page, settings.config(), stop)
        .await
        .context("the server has failed")
}

/// The rooms in the chosen database; on the usual one where none was chosen, or in memory where that
/// cannot be.
fn open(database: Option<&str>, budgets: &Budgets, say: &dyn Fn(&str)) -> anyhow::Result<Rooms> {
    let on = |database: &Database| Rooms::within(database, budgets.clone());
    if let Some(database) = database {
        let database: Database = database.parse()?;
        return on(&database).with_context(|| format!("cannot use {database}"));
    }
    let database = usual_database();
    match on(&database) {
        Ok(rooms) => {
            say(&format!("rooms are kept in {database}"));
            Ok(rooms)
        }
        Err(error @ (StoreError::InUse { .. } | StoreError::File { .. })) => {
            say(&format!("rooms are kept in memory only: {error} (see --database-url)"));
            Ok(on(&Database::Memory)?)
        }
        Err(error) => bail!("cannot use {database}: {error}"),
    }
}

/// A file in the user's data folder.
pub(crate) fn usual_database() -> Database {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set("XDG_DATA_HOME")
        .or(set("LOCALAPPDATA"))
        .or(set("HOME").map(|home| home.join(".local/share")));
    let folder = folder.map_or(PathBuf::from("."), |folder| folder.join("parlor"));
    Database::Sqlite(folder.join("parlor.db"))
}

/// Ends when the server is to stop: at SIGTERM or Ctrl-C.
#[cfg(unix)]
fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = term.recv() => {}
            _ = int.recv() => {}
        }
    })
}

/// Ends when the server is to stop: at Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
