//! One block: the same chance, played in several seatings.

use parlor_agent::{Agent, Allowance, PlayError, PlayOptions, Stream, play_deal};
use parlor_game::{Game, Match};
use serde::{Deserialize, Serialize};
use std::time::Duration;

use crate::seated::{Seated, SharedLog};
use crate::{Counts, Field, GameOf, Plan, Times};

/// The result of one game: one line of a result file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    /// Was it given up at the cap?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub capped: bool,
    /// Each seat's crashes and wrong answers, if there were any; the first such seat forfeits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<u32>,
    /// What each seat did.
    pub counts: Vec<Counts>,
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

/// Plays block `number` of `plan`. The same numbers give the same block on every machine.
pub fn play_block<F: Field>(field: &F, plan: &Plan, number: u64) -> Block {
    let line_ups = plan.schedule.line_ups(plan.entrants.len(), field.n_seats());
    let line_up = &line_ups[(number % line_ups.len() as u64) as usize];
    let mut times = vec![Times::default(); plan.entrants.len()];
    let mut games = Vec::new();
    for (game, seats) in (0..).zip(plan.seatings.of(line_up)) {
        let played = Played::new(field, plan, number, game, &seats).run();
        for (&entrant, log) in seats.iter().zip(&played.logs) {
            times[entrant].merge(&log.lock().times);
        }
        games.push(played.line);
    }
    Block { number, games, times }
}

/// One game while it is played.
struct Played<'a, F: Field> {
    field: &'a F,
    plan: &'a Plan,
    agents: Vec<Box<dyn Agent<GameOf<F>>>>,
    logs: Vec<SharedLog>,
    line: GameLine,
    transitions_left: u64,
}

impl<'a, F: Field> Played<'a, F> {
    fn new(field: &'a F, plan: &'a Plan, block: u64, game: u32, seats: &[usize]) -> Self {
        let logs: Vec<SharedLog> = seats.iter().map(|_| SharedLog::default()).collect();
        let seat_agent = |(seat, &entrant): (usize, &usize)| {
            let parts = [Stream::label("agent"), block, u64::from(game), seat as u64];
            let seed = Stream::derived(plan.seed, &parts).next_u64();
            let agent = field.registry().build(&plan.entrants[entrant].agent, seed);
            let agent = agent.expect("a checked plan names agents that exist");
            Box::new(Seated::new(agent, logs[seat].clone())) as Box<dyn Agent<GameOf<F>>>
        };
        let line = GameLine {
            block,
            game,
            seats: seats.to_vec(),
            scores: Vec::new(),
            deals: 0,
            capped: false,
            faults: Vec::new(),
            counts: vec![Counts::default(); seats.len()],
        };
        let agents = seats.iter().enumerate().map(seat_agent).collect();
        Played { field, plan, agents, logs, line, transitions_left: plan.cap }
    }

    fn run(mut self) -> Self {
        let mut contest = self.field.start();
        let mut broken = None;
        while let Some((number, setup)) = contest.next() {
            let mut game = GameOf::<F>::start(&setup);
            match self.deal(&mut game, number) {
                Ok(()) => {}
                Err(PlayError::Endless { .. }) => {
                    self.line.capped = true;
                    break;
                }
                Err(PlayError::WrongAnswer { seat, .. }) => {
                    broken = Some(seat.idx());
                    break;
                }
                Err(error) => unreachable!("rules and dealer do not fit together: {error}"),
            }
            contest.record(&game).expect("a deal of this match, played to its end");
            self.line.deals += 1;
        }
        let mut faults: Vec<u32> = self.logs.iter().map(|log| log.lock().crashes).collect();
        if let Some(seat) = broken {
            faults[seat] += 1;
        }
        self.line.scores = match faults.iter().position(|&n| n > 0) {
            Some(seat) => self.field.forfeit(seat),
            None => self.field.scores(&contest),
        };
        if faults.iter().any(|&n| n > 0) {
            self.line.faults = faults;
        }
        self
    }

    fn deal(&mut self, game: &mut GameOf<F>, number: u64) -> Result<(), PlayError<GameOf<F>>> {
        let parts = [Stream::label("chance"), self.line.block, number];
        let mut dealer = self.field.dealer(Stream::derived(self.plan.seed, &parts));
        let budget = self.plan.budget;
        let think = budget.think_ms.map(Duration::from_millis);
        let options = PlayOptions {
            allowance: Allowance { nodes: budget.nodes, think, cancel: None },
            transitions_max: self.transitions_left,
        };
        let (field, counts) = (self.field, &mut self.line.counts);
        let made = play_deal(game, &mut dealer, &mut self.agents, &options, |step| {
            field.note(counts, &step);
        })?;
        self.transitions_left -= made;
        Ok(())
    }
}
