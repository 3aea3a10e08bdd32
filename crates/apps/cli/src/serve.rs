//! `parlor serve`: the online server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use parlor_server::{Hall, Page, site};

use crate::Failure;

/// Where, and what is kept
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The address to listen at
    #[arg(long, default_value = "127.0.0.1:7878")]
    addr: SocketAddr,
    /// A folder for the journals of the tables; without one everything is lost when the server ends
    #[arg(long, value_name = "FOLDER")]
    journals: Option<PathBuf>,
    /// A folder with the built page, instead of the one in this program
    #[arg(long, value_name = "FOLDER", env = "PARLOR_WEB")]
    web: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Rooms are made and joined under /api/rooms, tables are played over WebSockets; the protocol is
docs/dev/online-protocol.md. With journals every accepted move is on the disk before anybody sees
it, and a server that was killed goes on with all its tables.

Examples:
  parlor serve
  parlor serve --addr 0.0.0.0:80 --journals /var/lib/parlor
  parlor serve --web web/dist";

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(serve(args)).map_err(Failure::Work)
}

async fn serve(args: &Args) -> anyhow::Result<()> {
    let page = match &args.web {
        Some(folder) => Page::from_folder(folder).context("cannot read the page")?,
        None => Page::embedded(),
    };
    let hall = Hall::open(args.journals.clone()).context("cannot go on with the journals")?;
    let listener = tokio::net::TcpListener::bind(args.addr)
        .await
        .with_context(|| format!("cannot listen at {}", args.addr))?;
    if !page.is_built() {
        eprintln!("this program was built without the page: see http://{}", args.addr);
    }
    eprintln!("listening at http://{}", listener.local_addr()?);
    axum::serve(listener, site(Arc::new(hall), page)).await.context("the server has failed")
}
