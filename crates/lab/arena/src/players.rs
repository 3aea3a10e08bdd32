//! Who sits down: agents of the registry, and bots.

use std::fmt::Display;
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
use crate::{Arena, Entrant, Plan, PlanError};

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
            let pool = bot_of(arena, entrant)?.map(|command| {
                let pool = Pool::new(command, plan.bots, errors);
                let started = match pool.command().protocol() {
                    Protocol::Parlor => pool.warm::<K>(),
                    Protocol::Dialect(..) => pool.fresh(Seat::A).map(drop),
                };
                let started = started.map_err(|breach| wrong(entrant, &breach));
                started.map(|()| Arc::new(pool))
            });
            pools.push(pool.transpose()?);
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

/// The command of an entrant that is a bot. Others must be known agents, and a bot must speak what is
/// spoken in this game.
pub(crate) fn bot_of<K: Rank>(
    arena: &Arena<K>,
    entrant: &Entrant,
) -> Result<Option<BotCommand>, PlanError> {
    let Some(command) = BotCommand::of_spec(&entrant.agent) else {
        arena.registry.check(&entrant.agent).map_err(|error| wrong(entrant, &error))?;
        return Ok(None);
    };
    let command = command.map_err(|error| wrong(entrant, &error))?;
    if let Some(game) = command.game().filter(|game| *game != K::NAME) {
        return Err(wrong(entrant, &format!("{command} plays {game}, not {}", K::NAME)));
    }
    match command.protocol() {
        Protocol::Dialect(name, _) if K::DIALECT != Some(name) => {
            let games = dialects().into_iter().filter(|(dialect, _)| *dialect == name);
            let games: Vec<&str> = games.map(|(_, game)| game).collect();
            let (games, game) = (games.join(", "), K::NAME);
            let reason =
                format!("{name} is spoken in {games}, not in {game}; write exec:PROGRAM ARGUMENT…");
            Err(wrong(entrant, &reason))
        }
        _ => Ok(Some(command)),
    }
}

fn wrong(entrant: &Entrant, reason: &dyn Display) -> PlanError {
    PlanError::Agent { name: entrant.name.clone(), reason: reason.to_string() }
}
