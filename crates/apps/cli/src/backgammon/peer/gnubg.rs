//! GNU Backgammon, started as a server of its external interface.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use parlor_backgammon::{Action, Phase, Position};
use parlor_formats::backgammon::{fibs, notation};

use super::Peer;

/// Names another program than `gnubg` on the PATH.
const PROGRAM: &str = "PARLOR_GNUBG";
/// Debian puts games where not every PATH leads.
const DEBIAN: &str = "/usr/games/gnubg";
/// How long it may take to start.
const START: Duration = Duration::from_secs(20);
/// How long it may take to answer.
const ANSWER: Duration = Duration::from_secs(120);

/// The program, if it is there.
pub(super) fn find() -> anyhow::Result<PathBuf> {
    if let Some(program) = env::var_os(PROGRAM).map(PathBuf::from) {
        ensure!(program.is_file(), "{PROGRAM} names {}, which is not a file", program.display());
        return Ok(program);
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let mut places = env::split_paths(&path).map(|folder| folder.join("gnubg"));
    let found = places.find(|place| place.is_file());
    let found = found.or_else(|| Some(PathBuf::from(DEBIAN)).filter(|place| place.is_file()));
    found.context(
        "gnubg is not on the PATH: install GNU Backgammon (Debian: apt-get install gnubg), or name \
         it in PARLOR_GNUBG",
    )
}

/// A running GNU Backgammon. Dropping it ends it.
pub(super) struct Gnubg {
    child: Child,
    lines: BufReader<TcpStream>,
}

impl Gnubg {
    /// Starts it on a free port of this machine.
    pub(super) fn start(ply: u8, with_cube: bool, jacoby: bool) -> anyhow::Result<Gnubg> {
        let program = find()?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let mut child = Command::new(&program)
            .args(["--tty", "--quiet", "--no-rc"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let commands = commands(ply, with_cube, jacoby, port);
        // It reads on only after the connection has ended: its input stays open as long as it lives.
        let written = child.stdin.as_mut().map(|input| input.write_all(commands.as_bytes()));
        written.context("no way to tell gnubg anything")??;
        match connect(&mut child, port) {
            Ok(stream) => Ok(Gnubg { child, lines: BufReader::new(stream) }),
            Err(error) => {
                let _ = child.kill();
                let _ = child.wait();
                Err(error)
            }
        }
    }

    /// Sends a line and reads the answer.
    fn ask(&mut self, line: &str) -> anyhow::Result<String> {
        self.lines.get_mut().write_all(format!("{line}\n").as_bytes())?;
        let mut answer = String::new();
        let n = self.lines.read_line(&mut answer).context("gnubg does not answer")?;
        ensure!(n > 0, "gnubg has ended");
        let answer = answer.replace('\0', "");
        ensure!(!answer.starts_with("Error"), "gnubg says {:?} to {line}", answer.trim());
        Ok(answer.trim().to_owned())
    }
}

/// What it is told before it listens: how deep it looks, and whether there is a cube to think of.
fn commands(ply: u8, with_cube: bool, jacoby: bool, port: u16) -> String {
    let on = |flag: bool| if flag { "on" } else { "off" };
    let mut commands = "set threads 1\n".to_owned();
    for kind in ["chequerplay", "cubedecision"] {
        for setting in
            [format!("plies {ply}"), format!("cubeful {}", on(with_cube)), "noise 0".to_owned()]
        {
            commands += &format!("set evaluation {kind} evaluation {setting}\n");
        }
    }
    commands + &format!("set jacoby {}\nexternal 127.0.0.1:{port}\n", on(jacoby))
}

fn connect(child: &mut Child, port: u16) -> anyhow::Result<TcpStream> {
    let deadline = Instant::now() + START;
    loop {
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).ok();
        // While nobody listens on a port, a connection to it may be given that port for its own end.
        let to_another = |stream: &TcpStream| stream.local_addr().ok() != stream.peer_addr().ok();
        if let Some(stream) = stream.filter(to_another) {
            stream.set_nodelay(true)?;
            stream.set_read_timeout(Some(ANSWER))?;
            return Ok(stream);
        }
        if let Some(status) = child.try_wait()? {
            bail!("gnubg ended at once ({status})");
        }
        ensure!(Instant::now() < deadline, "gnubg does not listen after {} s", START.as_secs());
        thread::sleep(Duration::from_millis(20));
    }
}

impl Peer for Gnubg {
    fn decide(&mut self, position: &Position) -> anyhow::Result<Action> {
        let answer = self.ask(&fibs::write(position)?)?;
        Ok(match answer.as_str() {
            // A resignation cannot be offered here: the game is played out.
            text if text.starts_with("resign") => Action::Roll,
            "roll" => Action::Roll,
            "double" => Action::Double,
            "take" | "accept" => Action::Take,
            "drop" | "reject" | "pass" => Action::Drop,
            "beaver" | "redouble" => Action::Beaver,
            text => {
                let Phase::ToMove(dice) = position.phase else { bail!("gnubg says {text:?}") };
                Action::Play(notation::read(text, &position.board, dice)?)
            }
        })
    }
}

impl Drop for Gnubg {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
