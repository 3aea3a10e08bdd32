//! `parlor backgammon versus`: an agent of ours against another program.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Context, ensure};
use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_backgammon::{Action, Backgammon, Cup, Dice, RuleSet, Score, Setup, Thrown};
use parlor_backgammon_agents::net::{Evaluator, Networks};
use parlor_backgammon_agents::registry;
use parlor_game::{Answers, Dealer, Game, Seat, Silent, Turn};
use parlor_stats::{Confidence, Moments};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::cache;
use super::peer::{self, Peer, PeerSpec};
use crate::language::check_agent;
use crate::output::{self, Ticker};
use crate::threads;

/// Who plays
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The other program: gnubg:ply=N or bgsage:ply=N
    program: String,
    /// Our agent (`parlor agents backgammon`)
    #[arg(long, value_name = "SPEC", default_value = "house:ply=0")]
    agent: String,
    /// Pairs of games with the same dice, each side beginning once
    #[arg(long, value_name = "N", default_value_t = 300)]
    pairs: u64,
    /// Seed for the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Keep every pair in this file; an existing file of the same players and seed is resumed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Money games without the cube. Points are our agent's, with 95 % either way; the second line has the luck of
every roll taken away, as Parlor's networks see it at 0-ply, which changes no mean and narrows the interval.
Matches with the cube are played in the arena: parlor arena run --game backgammon --length match-7 …

Examples:
  parlor backgammon versus gnubg:ply=0 --pairs 10000 --out gnubg-0.jsonl
  parlor backgammon versus bgsage:ply=0 --agent house:ply=0";

/// What a file begins with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Header {
    agent: String,
    program: String,
    seed: u64,
}

/// A pair of games: our points as seat A and as seat B, and the same less our luck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Pair {
    pair: u64,
    points: [f64; 2],
    adjusted: [f64; 2],
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    ensure!(args.pairs > 0, "--pairs is 0; at least one pair of games is needed");
    check_agent(&registry(), &args.agent)?;
    let spec = PeerSpec::parse(&args.program)?;
    // Read from the cache, where they are, rather than computed by whoever needs them first.
    cache::endings(None);
    let header =
        Header { agent: args.agent.clone(), program: args.program.clone(), seed: args.seed };
    let (done, file) = match &args.out {
        Some(path) => resume(path, &header)?,
        None => (BTreeMap::new(), None),
    };
    let wanted: Vec<u64> = (0..args.pairs).filter(|pair| !done.contains_key(pair)).collect();
    let kept = Mutex::new((done, file));
    let (next, ticker) = (AtomicU64::new(0), Ticker::new());
    thread::scope(|scope| -> anyhow::Result<()> {
        let n = threads(args.threads).get().min(wanted.len());
        let work = || -> anyhow::Result<()> {
            let mut table = Table::new(spec, &args.agent)?;
            while let Some(&pair) = wanted.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                let played = table.pair(pair, args.seed)?;
                keep(&kept, played)?;
                ticker.show(|| format!("{}/{}", next.load(Ordering::Relaxed), wanted.len()));
            }
            Ok(())
        };
        let workers: Vec<_> = (0..n).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or(Ok(())))
    })?;
    ticker.clear();
    let (done, _) = kept.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let pairs: Vec<Pair> = done.into_values().filter(|pair| pair.pair < args.pairs).collect();
    report(args, &pairs)
}

/// The pairs that a file already has, and the file to go on with.
fn resume(path: &Path, header: &Header) -> anyhow::Result<(BTreeMap<u64, Pair>, Option<File>)> {
    let shown = path.display();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error).with_context(|| format!("cannot read {shown}")),
    };
    // A line that was being written when the run was stopped is played again.
    let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    let mut lines = whole.lines();
    let mut done = BTreeMap::new();
    if let Some(first) = lines.next() {
        let found: Header =
            serde_json::from_str(first).with_context(|| format!("{shown} is another file"))?;
        ensure!(found == *header, "{shown} has {first}; give another --out");
    }
    for line in lines {
        let pair: Pair = serde_json::from_str(line).with_context(|| format!("{shown}: {line}"))?;
        done.insert(pair.pair, pair);
    }
    let file = OpenOptions::new().create(true).append(true).open(path);
    let mut file = file.with_context(|| format!("cannot write {shown}"))?;
    file.set_len(whole.len() as u64)?;
    if whole.is_empty() {
        writeln!(file, "{}", serde_json::to_string(header)?)?;
    }
    Ok((done, Some(file)))
}

/// Puts a pair into the list and the file.
fn keep(kept: &Mutex<(BTreeMap<u64, Pair>, Option<File>)>, pair: Pair) -> anyhow::Result<()> {
    let mut kept = kept.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let (done, file) = &mut *kept;
    if let Some(file) = file {
        writeln!(file, "{}", serde_json::to_string(&pair)?)?;
    }
    done.insert(pair.pair, pair);
    Ok(())
}

fn report(args: &Args, pairs: &[Pair]) -> anyhow::Result<()> {
    let half = |of: fn(&Pair) -> [f64; 2]| {
        let mut moments = Moments::default();
        moments.extend(pairs.iter().map(|pair| of(pair).iter().sum::<f64>() / 2.0));
        let interval = moments.student_interval(Confidence::P95);
        (moments.mean().unwrap_or(0.0), interval.map_or(f64::NAN, |found| found.width() / 2.0))
    };
    let (points, adjusted) = (half(|pair| pair.points), half(|pair| pair.adjusted));
    let Args { agent, program, seed, .. } = args;
    let fields = || {
        let bounds = |(mean, reach): (f64, f64)| json!({"mean": mean, "reach_95": reach});
        json!({
            "agent": agent, "program": program, "seed": seed, "pairs": pairs.len(),
            "points": bounds(points), "adjusted": bounds(adjusted),
        })
    };
    let words = || {
        format!(
            "{agent} against {program}, {} pairs of games\npoints a game    {:+.4} ± {:.4}\nless the luck    {:+.4} ± {:.4}\n",
            pairs.len(),
            points.0,
            points.1,
            adjusted.0,
            adjusted.1,
        )
    };
    output::show(args.json, fields, words)
}

/// Both players, and who says how lucky a roll is.
struct Table {
    agent: Box<dyn Agent<Backgammon>>,
    peer: Box<dyn Peer>,
    luck: Evaluator,
}

/// Money, gammons count, no cube.
const RULES: RuleSet = RuleSet { cube: false, ..RuleSet::STANDARD };

impl Table {
    fn new(peer: PeerSpec, agent: &str) -> anyhow::Result<Table> {
        let peer = peer.start(RULES.cube, RULES.jacoby)?;
        let agent = registry().build(agent, 1)?;
        Ok(Table { agent, peer, luck: Evaluator::new(Networks::shipped()) })
    }

    /// Two games with the same dice, our agent at either seat.
    fn pair(&mut self, pair: u64, seed: u64) -> anyhow::Result<Pair> {
        let (mut points, mut adjusted) = ([0.0; 2], [0.0; 2]);
        for (n, seat) in [Seat::A, Seat::B].into_iter().enumerate() {
            let dice = Cup(Stream::derived(seed, &[Stream::label("versus"), pair]));
            let (won, luck) = self.game(seat, dice).with_context(|| format!("pair {pair}"))?;
            (points[n], adjusted[n]) = (won, won - luck);
        }
        Ok(Pair { pair, points, adjusted })
    }

    /// Our points in one game, and our luck.
    fn game(&mut self, ours: Seat, mut cup: Cup<Stream>) -> anyhow::Result<(f64, f64)> {
        let mut game = Backgammon::start(&Setup::new(RULES, Score::MONEY));
        let mut luck = 0.0;
        loop {
            let seat = match game.turn() {
                Turn::Over => break,
                Turn::Chance(at) => {
                    let thrown = cup.answer(at).context("the dice are gone")?;
                    luck += self.luck_of(&game, thrown, ours);
                    game.apply(thrown, &mut Silent)?;
                    continue;
                }
                Turn::Decide(seats) => seats.first().context("nobody is asked")?,
            };
            let action = if seat == ours { self.ours(&game, seat) } else { self.theirs(&game)? };
            game.resolve(&Answers::one(seat, action), &mut Silent)?;
        }
        let outcome = game.outcome().context("the game has no result")?;
        let points = f64::from(outcome.points);
        Ok((if outcome.winner == ours { points } else { -points }, luck))
    }

    fn ours(&mut self, game: &Backgammon, seat: Seat) -> Action {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        match legal[..] {
            [only] => only,
            _ => {
                let ask = Ask { seat, view: game, legal: &legal, budget: Budget::UNLIMITED };
                self.agent.decide(&ask, None)
            }
        }
    }

    fn theirs(&mut self, game: &Backgammon) -> anyhow::Result<Action> {
        let position = game.position();
        let mut legal = Vec::new();
        game.legal(game.on_roll(), &mut legal);
        match legal[..] {
            [only] => Ok(only),
            _ => peer::decide(self.peer.as_mut(), &position),
        }
    }

    /// How much more a throw is worth to us than the mean of all. Before the first the game is even; a tie
    /// changes nothing.
    fn luck_of(&mut self, game: &Backgammon, thrown: Thrown, ours: Seat) -> f64 {
        let (board, dice, roller, mean) = match thrown {
            Thrown::Opening { a, b } if a == b => return 0.0,
            Thrown::Opening { a, b } => {
                let first = if a > b { Seat::A } else { Seat::B };
                (RULES.board(), Dice::new(a, b), first, Some(0.0))
            }
            Thrown::Roll(dice) => (*game.board(), dice, game.on_roll(), None),
        };
        let worths = self.luck.roll_equities(&board);
        let weighed = |(dice, worth): (Dice, &f64)| f64::from(dice.weight()) / 36.0 * worth;
        let mean = mean.unwrap_or_else(|| Dice::all().zip(&worths).map(weighed).sum());
        let found = Dice::all().zip(&worths).find(|(other, _)| *other == dice);
        let luck = found.map_or(0.0, |(_, worth)| worth - mean);
        if roller == ours { luck } else { -luck }
    }
}
