//! `parlor arena check-bot`

use std::io::{self, Write};
use std::time::Instant;

use parlor_arena::{
    Allowed, Arena, BotCommand, BotErrors, BotLimits, GameLine, Manner, Plan, Players, Protocol,
    Schedule, Seatings, Setting, Times, dialects, play_block,
};
use parlor_kit::Full;

use super::games::{Work, on_game};
use crate::failure::{Failure, OrUsage, all_well};

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The program and its arguments
    #[arg(required = true, trailing_var_arg = true, value_name = "COMMAND")]
    command: Vec<String>,
    /// Only this game; default: all games
    #[arg(long)]
    game: Option<String>,
    /// The bot speaks mjai (plays riichi only); ASKED answers only lines with "can_act":true, BATCH
    /// gets arrays
    #[arg(long, value_enum, value_name = "MANNER", num_args = 0..=1, require_equals = true,
          default_missing_value = "every", conflicts_with = "game")]
    mjai: Option<Answers>,
    /// Number of blocks (pairs of games) in each game
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    blocks: u64,
    /// Seed for the test games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Time limit for an answer
    #[arg(long, value_name = "MS", default_value_t = 10_000)]
    answer_ms: u64,
}

/// Which lines of mjai a bot answers.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Answers {
    /// Every line
    Every,
    /// Lines with "can_act":true
    Asked,
    /// Every line, each an array of messages
    Batch,
}

const EXAMPLES: &str = "\
Examples:
  parlor arena check-bot python3 examples/bots/any_legal.py
  parlor arena check-bot --mjai parlor mjai --agent lt-fast
  parlor arena check-bot --game backgammon --blocks 100 ./my-bot --fast

The bot plays against `random` from every seat. Every breach is reported; a game is abandoned after
three. What the bot writes to its standard error is shown. The protocol is in docs/user/bots.md, mjai
in docs/user/mjai.md.";

/// The dialect of `--mjai`.
const MJAI: &str = "mjai";

/// The games with this dialect.
fn speaking(dialect: &str) -> Vec<&'static str> {
    let speaking = dialects().into_iter().filter(|(spoken, _)| *spoken == dialect);
    speaking.map(|(_, game)| game).collect()
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    // One word may be a whole command in quotes.
    let command = match &args.command[..] {
        [whole] => BotCommand::parse(whole),
        words => BotCommand::new(words.to_vec()),
    };
    let command = command.or_usage()?;
    let protocol = args.mjai.map_or(Protocol::Parlor, |answers| {
        let manner = match answers {
            Answers::Every => Manner::Every,
            Answers::Asked => Manner::Asked,
            Answers::Batch => Manner::Batch,
        };
        Protocol::Dialect(MJAI, manner)
    });
    let command = command.speaking(protocol);
    let games = match &args.game {
        Some(game) => vec![game.as_str()],
        None if args.mjai.is_some() => speaking(MJAI),
        None => parlor_kits::names(),
    };
    let mut clean = true;
    for game in games {
        let work = Check { args, command: &command };
        clean &= on_game(game, &Setting::default(), work).or_usage()??;
    }
    all_well(clean)
}

struct Check<'a> {
    args: &'a Args,
    command: &'a BotCommand,
}

/// After so many breaches a game is not checked further: each may take as long as an answer.
const BREACHES_MAX: usize = 3;

impl Work for Check<'_> {
    type Output = anyhow::Result<bool>;

    /// Did the bot keep to the protocol? An error if it cannot be started or does not say hello: so it
    /// is in all games.
    fn on<K: Full>(self, arena: &Arena<K>) -> anyhow::Result<bool> {
        let plan = self.plan(arena.kit.n_seats());
        let game = K::NAME;
        let mut out = io::stdout().lock();
        let players = match Players::new(arena, &plan, BotErrors::Shown) {
            Ok(players) => players,
            Err(error) => {
                writeln!(out, "{game}: the bot cannot play: {error}")?;
                return Err(Failure::Reported.into());
            }
        };
        let begin = Instant::now();
        let (mut n, mut breaches, mut times) = (0, 0, Times::default());
        let mut first = None;
        for number in 0..self.args.blocks {
            let block = play_block(&players, number);
            times.merge(&block.times[0]);
            n += block.games.len();
            breaches += tell_breaches(&block.games, &mut out)?;
            if breaches >= BREACHES_MAX {
                break;
            }
            first.get_or_insert(block.games);
        }
        let seconds = begin.elapsed().as_secs_f64();
        writeln!(out, "{game}: {n} games in {seconds:.1} s, {breaches} forfeited by the bot")?;
        if let (Some(median), Some(p95)) = (times.quantile_ms(0.5), times.quantile_ms(0.95)) {
            let max = times.max_ms();
            writeln!(
                out,
                "  an answer took {median:.2} ms (median), {p95:.2} (p95), {max:.2} (max)"
            )?;
        }
        if breaches == 0 {
            let again = first == Some(play_block(&players, 0).games);
            let repeats = if again { "plays the same" } else { "plays differently" };
            writeln!(out, "  with the same seed it {repeats}")?;
        }
        Ok(breaches == 0)
    }
}

impl Check<'_> {
    /// The bot in the first seat, `random` in all others.
    fn plan(&self, n_seats: usize) -> Plan {
        let mut agents = vec![self.command.to_string()];
        agents.resize(n_seats, "random".to_owned());
        let mut entrants = Plan::entrants(&agents);
        entrants[0].name = "bot".to_owned();
        Plan {
            entrants,
            schedule: Schedule::Fixed,
            seatings: Seatings::Rotations,
            blocks: self.args.blocks,
            seed: self.args.seed,
            budget: Allowed::default(),
            cap: Plan::CAP,
            stop: None,
            bots: BotLimits {
                answer_ms: Some(self.args.answer_ms),
                restarts: u32::MAX,
                ..BotLimits::default()
            },
        }
    }
}

/// Reports every breach of the bot, and returns their number.
fn tell_breaches(lines: &[GameLine], out: &mut impl Write) -> io::Result<usize> {
    let mut n = 0;
    for line in lines {
        let Some(forfeit) = &line.forfeit else { continue };
        if line.seats[forfeit.seat] == 0 {
            n += 1;
            let (block, game) = (line.block, line.game);
            writeln!(out, "  block {block}, game {game}: {}", forfeit.why)?;
        }
    }
    Ok(n)
}
