//! Who sits down: agents of the registry, and bots.

use std::sync::Arc;
use std::time::Duration;

use parlor_agent::{Agent, Stream};
use parlor_game::Seat;
use parlor_kit::{GameOf, Rank};
use parlor_wire::ToBotMsg;

use crate::bots::{
    BotCommand, BotErrors, BotPlayer, Breach, DialectTalk, Guest, Outsider, Pool, Protocol,
    dialects,
};
use crate::referee::Referee;
use crate::seated::Seated;
use crate::{Arena, Plan, PlanError};

/// The entrants of a plan, ready to be seated. Bots are started, and live as long as this.
pub struct Players<'a, K: Rank> {
    pub(crate) arena: &'a Arena<K>,
    pub(crate) plan: &'a Plan,
    /// The pool of each entrant that is a bot.
    pools: Vec<Option<Arc<Pool>>>,
}

/// A player at a seat.
pub(crate) struct Sitting<K: Rank> {
    pub(crate) agent: Box<dyn Agent<GameOf<K>>>,
    pub(crate) bot: Option<BotPlayer<GameOf<K>>>,
}

impl<'a, K: Rank> Players<'a, K> {
    /// Checks every entrant and starts every bot once.
    pub fn new(
        arena: &'a Arena<K>,
        plan: &'a Plan,
        errors: BotErrors,
    ) -> Result<Players<'a, K>, PlanError> {
        let mut pools = Vec::new();
        for entrant in &plan.entrants {
            let wrong = |reason: String| PlanError::Agent { name: entrant.name.clone(), reason };
            let pool = match BotCommand::of_spec(&entrant.agent) {
                None => {
                    arena.registry.check(&entrant.agent).map_err(|e| wrong(e.to_string()))?;
                    None
                }
                Some(command) => {
                    let command = command.map_err(|error| wrong(error.to_string()))?;
                    let pool = Pool::new(command, plan.bots, errors);
                    check_bot::<K>(&pool).map_err(wrong)?;
                    Some(Arc::new(pool))
                }
            };
            pools.push(pool);
        }
        Ok(Players { arena, plan, pools })
    }

    /// Seats an entrant for one game.
    pub(crate) fn sit(&self, entrant: usize, game: [u64; 2], at: Seat, by: &Referee) -> Sitting<K> {
        let Players { arena, plan, pools } = self;
        let [block, game] = game;
        let parts = [Stream::label("agent"), block, game, at.idx() as u64];
        let seed = Stream::derived(plan.seed, &parts).next_u64();
        let (agent, bot, think) = match &pools[entrant] {
            None => {
                let agent = arena.registry.build(&plan.entrants[entrant].agent, seed);
                let think = plan.budget.think_ms.map(Duration::from_millis);
                (agent.expect("a checked plan names agents that exist"), None, think)
            }
            Some(pool) => {
                let answer = plan.bots.answer(plan.budget);
                let begun = self.begin(pool, at, seed);
                let bot = BotPlayer::seat(begun, pool, by.clone(), at.idx(), answer);
                (Box::new(bot.clone()) as Box<dyn Agent<GameOf<K>>>, Some(bot), None)
            }
        };
        Sitting { agent: Box::new(Seated::new(agent, by.clone(), at.idx(), think)), bot }
    }

    /// A bot that knows that a game begins.
    fn begin(
        &self,
        pool: &Arc<Pool>,
        at: Seat,
        seed: u64,
    ) -> Result<Box<dyn Outsider<GameOf<K>>>, Breach> {
        let Players { arena, plan, .. } = self;
        if let Protocol::Dialect(_, manner) = pool.command().protocol()
            && let Some(dialect) = arena.kit.dialect(at)
        {
            let process = pool.fresh(at)?;
            let talk = DialectTalk::begin(process, manner, dialect, seed, pool.hello());
            let talk = talk.inspect_err(|_| pool.note_end())?;
            return Ok(Box::new(talk));
        }
        let start = ToBotMsg::Start {
            game: K::NAME.to_owned(),
            rules: arena.kit.rules_in_full(),
            seat: at.into(),
            seats: arena.kit.n_seats(),
            seed: seed >> 11,
            nodes: plan.budget.nodes,
            think_ms: plan.budget.think_ms,
            answer_ms: plan.bots.answer(plan.budget).as_millis() as u64,
        };
        Ok(Box::new(Guest::<K>::begin(pool, &start)?))
    }
}

/// Does this game speak what the bot does?
pub(crate) fn speaks_to<K: Rank>(command: &BotCommand) -> Result<(), String> {
    match command.protocol() {
        Protocol::Dialect(name, _) if K::DIALECT != Some(name) => {
            let games = dialects().into_iter().filter(|(dialect, _)| *dialect == name);
            let games: Vec<&str> = games.map(|(_, game)| game).collect();
            let (games, game) = (games.join(", "), K::NAME);
            Err(format!("{name} is spoken in {games}, not in {game}; write exec:PROGRAM ARGUMENT…"))
        }
        _ => Ok(()),
    }
}

/// Can a bot of this pool be started, and does it play this game?
fn check_bot<K: Rank>(pool: &Pool) -> Result<(), String> {
    speaks_to::<K>(pool.command())?;
    let started = match pool.command().protocol() {
        Protocol::Parlor => pool.warm::<K>(),
        Protocol::Dialect(..) => pool.fresh(Seat::A).map(drop),
    };
    started.map_err(|breach| breach.to_string())
}
