//! A running bot: a child process with a thread that reads it and a thread that writes to it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use super::{BotCommand, Breach};

/// What becomes of a bot's standard error output.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BotErrors {
    /// Nobody reads it.
    #[default]
    Hidden,
    /// It goes where ours goes.
    Shown,
}

/// How long a line may be, in bytes.
const LINE_MAX: usize = 1 << 20;

/// How many lines wait to be read before the bot must wait.
const LINES_MAX: usize = 64;

/// One line of a bot.
enum Line {
    Text(Vec<u8>),
    TooLong,
}

/// A running bot. Dropping it kills it, and on Unix all that it started.
pub(crate) struct Process {
    child: Child,
    to: Option<Sender<String>>,
    from: Receiver<Line>,
}

impl Process {
    pub(super) fn start(command: &BotCommand, errors: BotErrors) -> io::Result<Process> {
        let mut start = Command::new(command.program());
        start.args(command.arguments()).stdin(Stdio::piped()).stdout(Stdio::piped());
        start.stderr(match errors {
            BotErrors::Hidden => Stdio::null(),
            BotErrors::Shown => Stdio::inherit(),
        });
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut start, 0);
        let mut child = start.spawn()?;
        let (to, lines) = mpsc::channel();
        let (heard, from) = mpsc::sync_channel(LINES_MAX);
        // Neither thread is waited for: each ends when its pipe or its channel does.
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write_lines(input, &lines));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_lines(output, &heard));
        }
        Ok(Process { child, to: Some(to), from })
    }

    /// Sends a line; never waits. A bot that has gone is noticed when it is heard.
    pub(super) fn say(&self, line: String) {
        if let Some(to) = &self.to {
            let _ = to.send(line);
        }
    }

    /// The next line, if it comes in time; `wanted` is what it should say.
    pub(super) fn line(&mut self, wanted: &str, within: Duration) -> Result<Vec<u8>, Breach> {
        let wanted = wanted.to_owned();
        match self.from.recv_timeout(within) {
            Ok(Line::Text(bytes)) => Ok(bytes),
            Ok(Line::TooLong) => Err(Breach::TooLong { wanted, max: LINE_MAX }),
            Err(RecvTimeoutError::Timeout) => Err(Breach::Late { wanted, ms: within.as_millis() }),
            Err(RecvTimeoutError::Disconnected) => {
                Err(Breach::Ended { wanted, how: self.how_it_ended() })
            }
        }
    }

    /// How it ended, once it has closed its output.
    fn how_it_ended(&mut self) -> String {
        self.ended_within(Duration::from_millis(200));
        match self.child.try_wait() {
            Ok(Some(status)) => status.to_string(),
            _ => "it still runs, but has closed its output".to_owned(),
        }
    }

    /// Closes its input, so that it may end by itself.
    pub(super) fn finish(mut self) {
        self.to = None;
        self.ended_within(Duration::from_millis(500));
    }

    fn ended_within(&mut self, time: Duration) {
        let deadline = Instant::now() + time;
        while Instant::now() < deadline && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            #[cfg(unix)]
            kill_group(&self.child);
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Kills a process and all that it started.
#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};

    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, heard: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let mut rest = (&mut output).take(LINE_MAX as u64 + 1);
        let line = match rest.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(n) if n > LINE_MAX => Line::TooLong,
            Ok(_) => Line::Text(line),
        };
        let last = matches!(line, Line::TooLong);
        if heard.send(line).is_err() || last {
            return;
        }
    }
}
