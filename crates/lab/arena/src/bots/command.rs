//! The command line of a bot.

use std::fmt;

use parlor_kit::{Each, Full};

/// A program, its arguments and what it speaks. It is started directly, without a shell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotCommand {
    protocol: Protocol,
    words: Vec<String>, // Invariant: not empty, and the first word is not.
    peer: Option<Peer>,
}

/// A program that a game's kit knows by name.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Peer {
    /// How it was written: `gnubg:ply=0`.
    spec: String,
    game: &'static str,
}

/// What a bot speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    /// The talk of `docs/user/bots.md`, every game's.
    Parlor,
    /// The dialect of this name, which some game has.
    Dialect(&'static str, Manner),
}

/// How the lines of a dialect are answered; programs differ in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// A message a line, each with one answer: the first server's protocol.
    Every,
    /// A message a line; those with `"can_act":false` are not answered.
    Asked,
    /// An array of messages a line, each array with one answer.
    Batch,
}

impl Protocol {
    /// Our own, and the dialects of all games.
    fn all() -> Vec<Protocol> {
        let mut all = vec![Protocol::Parlor];
        for (dialect, _) in dialects() {
            all.extend(Manner::ALL.map(|manner| Protocol::Dialect(dialect, manner)));
        }
        all
    }

    /// What stands before the command in an entrant spec.
    fn prefix(self) -> String {
        match self {
            Protocol::Parlor => "exec:".to_owned(),
            Protocol::Dialect(name, Manner::Every) => format!("{name}:"),
            Protocol::Dialect(name, Manner::Asked) => format!("{name}-asked:"),
            Protocol::Dialect(name, Manner::Batch) => format!("{name}-batch:"),
        }
    }
}

impl Manner {
    const ALL: [Manner; 3] = [Manner::Every, Manner::Asked, Manner::Batch];
}

/// The dialects that there are, each with its game.
pub fn dialects() -> Vec<(&'static str, &'static str)> {
    struct Dialects(Vec<(&'static str, &'static str)>);

    impl Each for Dialects {
        fn kit<K: Full>(&mut self) {
            self.0.extend(K::DIALECT.map(|dialect| (dialect, K::NAME)));
        }
    }

    let mut dialects = Dialects(Vec::new());
    parlor_kits::each(&mut dialects);
    dialects.0
}

/// The programs that are entrants by name, each with its game.
fn peers() -> Vec<(&'static str, &'static str)> {
    struct Peers(Vec<(&'static str, &'static str)>);

    impl Each for Peers {
        fn kit<K: Full>(&mut self) {
            self.0.extend(K::PEERS.iter().map(|&peer| (peer, K::NAME)));
        }
    }

    let mut peers = Peers(Vec::new());
    parlor_kits::each(&mut peers);
    peers.0
}

/// Why a text is no command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommandError {
    /// Nothing to start.
    #[error("no command; write exec:PROGRAM ARGUMENT…, or mjai:PROGRAM ARGUMENT…")]
    Empty,
    /// A quotation mark without its partner.
    #[error("the {mark} in {text:?} is not closed")]
    Open {
        /// The mark.
        mark: char,
        /// The whole text.
        text: String,
    },
}

impl BotCommand {
    /// The command that an entrant spec names, if it is one: `exec:python3 bot.py --deep`,
    /// `mjai:./bot`.
    pub fn of_spec(spec: &str) -> Option<Result<BotCommand, CommandError>> {
        BotCommand::of_peer(spec).map(Ok).or_else(|| BotCommand::of_prefix(spec))
    }

    /// `gnubg:ply=0`: this program itself, which knows how to start the other.
    fn of_peer(spec: &str) -> Option<BotCommand> {
        let name = spec.split(':').next()?;
        let (_, game) = peers().into_iter().find(|(peer, _)| *peer == name)?;
        let program = std::env::current_exe().ok()?;
        let program = program.to_string_lossy().into_owned();
        let words = vec![program, game.to_owned(), "peer".to_owned(), spec.to_owned()];
        let peer = Some(Peer { spec: spec.to_owned(), game });
        Some(BotCommand { protocol: Protocol::Parlor, words, peer })
    }

    fn of_prefix(spec: &str) -> Option<Result<BotCommand, CommandError>> {
        Protocol::all().into_iter().find_map(|protocol| {
            let command = BotCommand::parse(spec.strip_prefix(&protocol.prefix())?);
            Some(command.map(|command| command.speaking(protocol)))
        })
    }

    /// The same command of a bot that speaks this.
    #[must_use]
    pub fn speaking(self, protocol: Protocol) -> BotCommand {
        BotCommand { protocol, ..self }
    }

    /// What the bot speaks.
    pub fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// The only game that it plays, for a program known by name.
    pub fn game(&self) -> Option<&'static str> {
        self.peer.as_ref().map(|peer| peer.game)
    }

    /// The same command with every `{id}` in its arguments replaced by a player's number.
    #[must_use]
    pub(super) fn for_player(&self, id: usize) -> BotCommand {
        let words = self.words.iter().map(|word| word.replace("{id}", &id.to_string()));
        BotCommand { words: words.collect(), ..self.clone() }
    }

    /// Splits a text into words at spaces. What stands in `'…'` or `"…"` stays together; outside
    /// `'…'` a backslash takes the next character as it is.
    pub fn parse(text: &str) -> Result<BotCommand, CommandError> {
        let (mut words, mut word): (Vec<String>, Option<String>) = (Vec::new(), None);
        let mut quote = None;
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            match (letter, quote) {
                ('\\', None | Some('"')) => {
                    word.get_or_insert_default().extend(letters.next());
                }
                (mark, Some(open)) if mark == open => quote = None,
                ('\'' | '"', None) => {
                    quote = Some(letter);
                    word.get_or_insert_default();
                }
                (space, None) if space.is_whitespace() => words.extend(word.take()),
                _ => word.get_or_insert_default().push(letter),
            }
        }
        if let Some(mark) = quote {
            return Err(CommandError::Open { mark, text: text.to_owned() });
        }
        words.extend(word);
        BotCommand::new(words)
    }

    /// From words that are already apart.
    pub fn new(words: Vec<String>) -> Result<BotCommand, CommandError> {
        match words.first() {
            Some(program) if !program.is_empty() => {
                Ok(BotCommand { protocol: Protocol::Parlor, words, peer: None })
            }
            _ => Err(CommandError::Empty),
        }
    }

    /// The program to start.
    pub fn program(&self) -> &str {
        &self.words[0]
    }

    /// Its arguments.
    pub fn arguments(&self) -> &[String] {
        &self.words[1..]
    }
}

/// The entrant spec that names this command.
impl fmt::Display for BotCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(peer) = &self.peer {
            return f.write_str(&peer.spec);
        }
        f.write_str(&self.protocol.prefix())?;
        for (n, word) in self.words.iter().enumerate() {
            let gap = if n == 0 { "" } else { " " };
            let plain = |c: char| c.is_alphanumeric() || "-_./=:,+@%".contains(c);
            if !word.is_empty() && word.chars().all(plain) {
                write!(f, "{gap}{word}")?;
            } else {
                write!(f, "{gap}'{}'", word.replace('\'', r"'\''"))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_in_a_shell() {
        let cases: [(&str, &[&str]); 5] = [
            ("python3 bot.py  --deep", &["python3", "bot.py", "--deep"]),
            ("'my bot' \"a \\\"b\\\" c\"", &["my bot", "a \"b\" c"]),
            (r"a\ b c", &["a b", "c"]),
            ("sh -c 'read x; echo $x'", &["sh", "-c", "read x; echo $x"]),
            ("bot ''", &["bot", ""]),
        ];
        for (text, words) in cases {
            let command = BotCommand::parse(text).unwrap();
            assert_eq!(command.words, words, "{text}");
            // Written as a spec and read again, it is the same command.
            let again = BotCommand::of_spec(&command.to_string()).unwrap();
            assert_eq!(again, Ok(command), "{text}");
        }
    }

    #[test]
    fn programs_known_by_name_are_started_by_this_one() {
        let command = BotCommand::of_spec("gnubg:ply=0").unwrap().unwrap();
        assert_eq!(command.arguments(), ["backgammon", "peer", "gnubg:ply=0"]);
        assert_eq!((command.game(), command.protocol()), (Some("backgammon"), Protocol::Parlor));
        assert_eq!(command.to_string(), "gnubg:ply=0");
        assert_eq!(BotCommand::of_spec("gnubgs"), None);
    }

    #[test]
    fn what_is_no_command_is_refused() {
        assert_eq!(BotCommand::parse("  "), Err(CommandError::Empty));
        assert_eq!(BotCommand::parse("''"), Err(CommandError::Empty));
        assert!(BotCommand::parse("a 'b").unwrap_err().to_string().contains("not closed"));
        assert_eq!(BotCommand::of_spec("random"), None);
    }

    #[test]
    fn what_a_bot_speaks_stands_before_its_command() {
        for protocol in Protocol::all() {
            let spec = format!("{}bot '{{id}} of 4'", protocol.prefix());
            let command = BotCommand::of_spec(&spec).unwrap().unwrap();
            assert_eq!(command.protocol(), protocol);
            assert_eq!(command.to_string(), spec);
            assert_eq!(command.for_player(3).arguments(), ["3 of 4"]);
        }
    }
}
