//! One block: the same chance, played in several seatings.

use std::time::Duration;

use parlor_agent::{Agent, Allowance, PlayError, PlayOptions, Stream, play_deal};
use parlor_game::{Game, Match, Observed, Seat};
use parlor_kit::{GameOf, Rank, SetupOf};
use serde::{Deserialize, Serialize};

use crate::bots::BotPlayer;
use crate::players::Sitting;
use crate::referee::Referee;
use crate::{Arena, Counts, Fault, Faults, Players, Times};

/// The result of one game: one line of a result file.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct GameLine {
    /// The block it belongs to.
    pub block: u64,
    /// Its number inside the block.
    pub game: u32,
    /// Who sat at each seat: numbers of entrants.
    pub seats: Vec<usize>,
    /// What each seat scored.
    pub scores: Vec<f64>,
    /// How many deals were played.
    pub deals: u32,
    /// How often each seat was asked. A decision with a single legal action is not.
    #[serde(default)]
    pub decisions: Vec<u64>,
    /// What each seat's decisions cost in search nodes; left out where nobody searched.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<u64>,
    /// Was it given up at the cap?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub capped: bool,
    /// Each seat's faults, if there were any; the first of them forfeits the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Faults>,
    /// Who forfeited, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
    /// What each seat did.
    pub counts: Vec<Counts>,
}

impl GameLine {
    /// Does a line read from a file fit together? Says what does not.
    pub(crate) fn check(&self, n_entrants: usize) -> Result<(), String> {
        if let Some(entrant) = self.seats.iter().find(|&&entrant| entrant >= n_entrants) {
            return Err(format!("entrant {entrant} where there are {n_entrants}, from 0"));
        }
        let n = self.seats.len();
        let lists = [
            ("scores", self.scores.len(), false),
            ("counts", self.counts.len(), false),
            ("decisions", self.decisions.len(), true),
            ("nodes", self.nodes.len(), true),
            ("faults", self.faults.len(), true),
        ];
        for (name, len, may_be_empty) in lists {
            if len != n && !(may_be_empty && len == 0) {
                return Err(format!("{len} {name} of {n} seats"));
            }
        }
        match &self.forfeit {
            Some(Forfeit { seat, .. }) if *seat >= n => Err(format!("no seat {seat} to forfeit")),
            _ => Ok(()),
        }
    }
}

/// A game that ended by a fault.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// The seat that forfeits, from 0.
    pub seat: usize,
    /// What it did.
    pub why: String,
}

/// A played block: its lines, and how long each entrant's decisions took.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// Its number.
    pub number: u64,
    /// Its games in order.
    pub games: Vec<GameLine>,
    /// Decision times by entrant.
    pub times: Vec<Times>,
}

/// Plays block `number` of the players' plan. The same numbers give the same block on every machine,
/// unless there are bots or a time to think.
pub fn play_block<K: Rank>(players: &Players<'_, K>, number: u64) -> Block {
    let plan = players.plan;
    let line_ups = plan.schedule.line_ups(plan.entrants.len(), players.arena.kit.n_seats());
    let line_up = &line_ups[(number % line_ups.len() as u64) as usize];
    let mut times = vec![Times::default(); plan.entrants.len()];
    let mut games = Vec::new();
    for (game, seats) in (0..).zip(plan.seatings.of(line_up)) {
        let played = Played::new(players, number, game, &seats).run();
        for (&entrant, took) in seats.iter().zip(&played.referee.lock().times) {
            times[entrant].merge(took);
        }
        games.push(played.line);
    }
    Block { number, games, times }
}

/// One game while it is played.
struct Played<'a, K: Rank> {
    players: &'a Players<'a, K>,
    agents: Vec<Box<dyn Agent<GameOf<K>>>>,
    bots: Vec<(Seat, BotPlayer<GameOf<K>>)>,
    referee: Referee,
    line: GameLine,
    transitions_left: u64,
}

impl<'a, K: Rank> Played<'a, K> {
    fn new(players: &'a Players<'a, K>, block: u64, game: u32, seats: &[usize]) -> Self {
        let referee = Referee::new(seats.len());
        let (mut agents, mut bots) = (Vec::new(), Vec::new());
        for (&entrant, at) in seats.iter().zip(Seat::ALL) {
            let Sitting { agent, bot } =
                players.sit(entrant, [block, u64::from(game)], at, &referee);
            agents.push(agent);
            bots.extend(bot.map(|bot| (at, bot)));
        }
        let line = GameLine {
            block,
            game,
            seats: seats.to_vec(),
            counts: vec![Counts::default(); seats.len()],
            ..GameLine::default()
        };
        Played { players, agents, bots, referee, line, transitions_left: players.plan.cap }
    }

    fn run(mut self) -> Self {
        let mut contest = self.players.arena.kit.begin();
        while let Some((number, setup)) = contest.next() {
            for (seat, bot) in &self.bots {
                bot.deal(number, &GameOf::<K>::first_view(&setup, *seat));
            }
            let mut game = GameOf::<K>::start(&setup);
            match self.deal(&mut game, number, &setup) {
                Ok(()) => {}
                Err(PlayError::Endless { .. }) => {
                    self.line.capped = !self.referee.is_forfeited();
                    break;
                }
                Err(error @ PlayError::WrongAnswer { seat, .. }) => {
                    self.referee.fault(seat.idx(), Fault::WrongAnswer, &error.to_string());
                    break;
                }
                Err(error) => unreachable!("rules and dealer do not fit together: {error}"),
            }
            if self.referee.is_forfeited() {
                break;
            }
            contest.record(&game).expect("a deal of this match, played to its end");
            self.line.deals += 1;
        }
        self.settle(&contest);
        self
    }

    /// Scores the game: as it ended, or as it was forfeited.
    fn settle(&mut self, contest: &K::Match) {
        let kit = &self.players.arena.kit;
        let sheet = self.referee.lock();
        self.line.scores = match &sheet.first {
            Some((seat, _)) => kit.forfeit(*seat),
            None => kit.scores(contest),
        };
        self.line.decisions = sheet.times.iter().map(Times::count).collect();
        if sheet.nodes.iter().any(|&nodes| nodes > 0) {
            self.line.nodes = sheet.nodes.clone();
        }
        if sheet.first.is_none() && !self.line.capped {
            kit.note_end(&mut self.line.counts, contest);
        }
        if let Some((seat, why)) = sheet.first.clone() {
            self.line.faults = sheet.faults.clone();
            self.line.forfeit = Some(Forfeit { seat, why });
        }
        for (_, bot) in &self.bots {
            bot.end(&self.line.scores);
        }
    }

    fn deal(
        &mut self,
        game: &mut GameOf<K>,
        number: u64,
        setup: &SetupOf<K>,
    ) -> Result<(), PlayError<GameOf<K>>> {
        let Players { arena: Arena { kit, .. }, plan, .. } = self.players;
        let parts = [Stream::label("chance"), self.line.block, number];
        let mut dealer = kit.dealer(setup, Stream::derived(plan.seed, &parts));
        let think = plan.budget.think_ms.map(Duration::from_millis);
        let options = PlayOptions {
            allowance: Allowance { nodes: plan.budget.nodes, think, cancel: None },
            transitions_max: self.transitions_left,
        };
        let (counts, referee) = (&mut self.line.counts, &self.referee);
        let made = play_deal(game, &mut dealer, &mut self.agents, &options, |step| {
            // What follows a forfeit is nobody's doing.
            if !referee.is_forfeited() {
                kit.note(counts, &step);
            }
        })?;
        self.transitions_left -= made;
        Ok(())
    }
}
