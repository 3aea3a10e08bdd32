//! The server under load, in a process of its own.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::caller::Caller;
use crate::process::Usage;

/// Where ports are looked for: below those that the system gives to connections that go out. While a
/// server is down its clients dial on, and one whose own port happens to be the dialled one is
/// connected to itself: it would wait for an answer for ever, and hold the port.
const PORTS: std::ops::Range<u16> = 20_000..30_000;

/// How soon a server must listen.
const START_MAX: Duration = Duration::from_secs(120);

/// A server that listens on a loopback port of its own, the same one after every restart.
pub struct Server {
    command: Vec<String>,
    caller: Caller,
    child: Option<Child>,
}

impl Server {
    /// Starts a command, to which `--addr` and an address are added, and waits until it listens.
    pub async fn start(command: &[String]) -> anyhow::Result<Server> {
        let address = free_address().context("no free port")?;
        let caller = Caller::local(address)?;
        let mut server = Server { command: command.to_vec(), caller, child: None };
        server.restart().await?;
        Ok(server)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.caller.server()
    }

    /// A program on its machine.
    pub(crate) fn caller(&self) -> Caller {
        self.caller
    }

    /// The file of its database, if its command names one.
    pub(crate) fn database_file(&self) -> Option<PathBuf> {
        let url = self.command.iter().find_map(|word| word.strip_prefix("sqlite:"));
        url.map(PathBuf::from)
    }

    /// Starts it again after a kill, and says how long it took until it listened.
    pub async fn restart(&mut self) -> anyhow::Result<Duration> {
        let (begin, address) = (Instant::now(), self.address());
        let Some((program, args)) = self.command.split_first() else {
            bail!("no command for the server: write it after --");
        };
        let mut command = Command::new(program);
        command.args(args).args(["--addr", &address.to_string()]).stdout(Stdio::null());
        let child = command.spawn().with_context(|| format!("cannot start {program}"))?;
        let child = self.child.insert(child);
        while TcpStream::connect(address).await.is_err() {
            if let Some(status) = child.try_wait()? {
                bail!("the server has ended: {status}");
            }
            if begin.elapsed() > START_MAX {
                bail!("the server does not listen after {} s", START_MAX.as_secs());
            }
            sleep(Duration::from_millis(5)).await;
        }
        Ok(begin.elapsed())
    }

    /// Has it ended by itself, and how?
    pub(crate) fn ended(&mut self) -> anyhow::Result<Option<ExitStatus>> {
        Ok(self.child.as_mut().map(Child::try_wait).transpose()?.flatten())
    }

    /// `kill -9`.
    pub fn kill(&mut self) -> anyhow::Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// What it uses.
    pub fn usage(&self) -> Usage {
        self.child.as_ref().map_or(Usage::default(), |child| Usage::of(child.id()))
    }
}

/// How many servers this process has looked for an address for.
static N_SERVERS: AtomicUsize = AtomicUsize::new(0);

/// A loopback address at which nobody listens. Those who look at the same time, in this process or in
/// another, begin at different ones: what is free for two of them would be one server's.
pub(crate) fn free_address() -> Option<SocketAddr> {
    let n_ports = usize::from(PORTS.end - PORTS.start);
    let nth = N_SERVERS.fetch_add(1, Ordering::Relaxed);
    let first = (std::process::id() as usize * 61 + nth * 977) % n_ports;
    let mut ports = PORTS.cycle().skip(first).take(n_ports);
    let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    ports.find(free).map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)))
}

impl Drop for Server {
    fn drop(&mut self) {
        // Nothing is left to do when even that fails.
        let _ = self.kill();
    }
}

#[cfg(test)]
mod tests {
    use super::free_address;

    #[test]
    fn two_servers_of_one_process_get_two_addresses() {
        assert_ne!(free_address(), free_address());
    }
}
