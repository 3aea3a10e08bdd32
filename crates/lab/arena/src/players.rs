//! Who sits down: agents of the registry, and bots.

use std::sync::Arc;
use std::time::Duration;

use parlor_agent::{Agent, Stream};
use parlor_formats::riichi::mjai::Teller;
use parlor_game::Seat;
use parlor_wire::{Codec, ToBotMsg};

use crate::bots::{
    BotCommand, BotErrors, BotPlayer, Breach, Guest, MjaiTalk, Outsider, Pool, Protocol,
};
use crate::referee::Referee;
use crate::seated::Seated;
use crate::{Field, GameOf, Plan, PlanError};

/// The entrants of a plan, ready to be seated. Bots are started, and live as long as this.
pub struct Players<'a, F: Field> {
    pub(crate) field: &'a F,
    pub(crate) plan: &'a Plan,
    /// The pool of each entrant that is a bot.
    pools: Vec<Option<Arc<Pool>>>,
}

/// A player at a seat.
pub(crate) struct Sitting<F: Field> {
    pub(crate) agent: Box<dyn Agent<GameOf<F>>>,
    pub(crate) bot: Option<BotPlayer<GameOf<F>>>,
}

impl<'a, F: Field> Players<'a, F> {
    /// Checks every entrant and starts every bot once.
    pub fn new(
        field: &'a F,
        plan: &'a Plan,
        errors: BotErrors,
    ) -> Result<Players<'a, F>, PlanError> {
        let mut pools = Vec::new();
        for entrant in &plan.entrants {
            let wrong = |reason: String| PlanError::Agent { name: entrant.name.clone(), reason };
            let pool = match BotCommand::of_spec(&entrant.agent) {
                None => {
                    field.registry().check(&entrant.agent).map_err(|e| wrong(e.to_string()))?;
                    None
                }
                Some(command) => {
                    let command = command.map_err(|error| wrong(error.to_string()))?;
                    let pool = Pool::new(command, plan.bots, errors);
                    check_bot(field, &pool).map_err(wrong)?;
                    Some(Arc::new(pool))
                }
            };
            pools.push(pool);
        }
        Ok(Players { field, plan, pools })
    }

    /// Seats an entrant for one game.
    pub(crate) fn sit(&self, entrant: usize, game: [u64; 2], at: Seat, by: &Referee) -> Sitting<F> {
        let Players { field, plan, pools } = self;
        let [block, game] = game;
        let parts = [Stream::label("agent"), block, game, at.idx() as u64];
        let seed = Stream::derived(plan.seed, &parts).next_u64();
        let (agent, bot, think) = match &pools[entrant] {
            None => {
                let agent = field.registry().build(&plan.entrants[entrant].agent, seed);
                let think = plan.budget.think_ms.map(Duration::from_millis);
                (agent.expect("a checked plan names agents that exist"), None, think)
            }
            Some(pool) => {
                let answer = plan.bots.answer(plan.budget);
                let begun = self.begin(pool, at, seed);
                let bot = BotPlayer::seat(begun, pool, by.clone(), at.idx(), answer);
                (Box::new(bot.clone()) as Box<dyn Agent<GameOf<F>>>, Some(bot), None)
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
    ) -> Result<Box<dyn Outsider<GameOf<F>>>, Breach> {
        let Players { field, plan, .. } = self;
        if let Protocol::Mjai(manner) = pool.command().protocol()
            && let Some(mjai) = field.mjai()
        {
            let process = pool.fresh(at)?;
            let teller = Teller::new(at, mjai.rules);
            let talk = MjaiTalk::begin(process, manner, teller, seed, pool.hello());
            return talk.map(mjai.seated).inspect_err(|_| pool.note_end());
        }
        let start = ToBotMsg::Start {
            game: F::Codec::NAME.to_owned(),
            rules: field.rules(),
            seat: at.into(),
            seats: field.n_seats(),
            seed: seed >> 11,
            nodes: plan.budget.nodes,
            think_ms: plan.budget.think_ms,
            answer_ms: plan.bots.answer(plan.budget).as_millis() as u64,
        };
        Ok(Box::new(Guest::<F::Codec>::begin(pool, &start)?))
    }
}

/// Does this game speak what the bot does?
pub(crate) fn speaks_to<F: Field>(field: &F, command: &BotCommand) -> Result<(), String> {
    match (command.protocol(), field.mjai()) {
        (Protocol::Mjai(_), None) => {
            let game = field.game();
            Err(format!("mjai is spoken in riichi, not in {game}; write exec:PROGRAM ARGUMENT…"))
        }
        _ => Ok(()),
    }
}

/// Can a bot of this pool be started, and does it play this game?
fn check_bot<F: Field>(field: &F, pool: &Pool) -> Result<(), String> {
    speaks_to(field, pool.command())?;
    let started = match pool.command().protocol() {
        Protocol::Parlor => pool.warm::<F::Codec>(),
        Protocol::Mjai(_) => pool.fresh(Seat::A).map(drop),
    };
    started.map_err(|breach| breach.to_string())
}
