//! A finished match step by step, as every seat saw it.

use parlor_game::{Game, Illegal, Observed, Seat};
use parlor_wire::Codec;
use parlor_wire::online::{ReplayDealMsg, ReplayMsg, ReplayStepMsg};

use crate::any::AgentQuestion;
use crate::retold::{Came, Retold, RetoldDeal};
use crate::{ActionMsgOf, GameOf, SeenMsgOf, TableGame, ViewMsgOf};

/// A replay of a match of this game.
pub type ReplayOf<G> = ReplayMsg<ViewMsgOf<G>, SeenMsgOf<G>, ActionMsgOf<G>>;
type DealOf<G> = ReplayDealMsg<ViewMsgOf<G>, SeenMsgOf<G>, ActionMsgOf<G>>;
type StepOf<G> = ReplayStepMsg<ViewMsgOf<G>, SeenMsgOf<G>, ActionMsgOf<G>>;

/// A position of a finished match: what a seat knew there and what it could do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Which deal, counted from 0.
    pub deal: usize,
    /// After how many steps of it.
    pub step: usize,
    /// Who is asked there.
    pub seat: Seat,
}

impl<G: TableGame> Retold<G> {
    /// The match step by step; the steps of one deal alone where one is named.
    pub(crate) fn replay(&self, only: Option<usize>) -> Result<ReplayOf<G>, Illegal> {
        let mut deals = Vec::new();
        for (idx, deal) in self.deals.iter().enumerate() {
            let wanted = only.is_none_or(|only| only == idx);
            deals.push(deal.message(self.players.len(), wanted)?);
        }
        Ok(ReplayMsg {
            game: <G::Codec as Codec>::NAME.to_owned(),
            rules: self.rules.clone(),
            players: self.players.clone(),
            standing: self.deals.last().map_or([0; 4], |deal| deal.standing),
            deals,
        })
    }

    /// What the seat knew and could do at a moment; `None` where it was not asked.
    pub(crate) fn question(&self, at: Moment) -> Option<AgentQuestion<G>> {
        let Moment { deal, step, seat } = at;
        let told = self.deals.get(deal)?;
        let mut game = GameOf::<G>::start(&told.setup);
        let mut events = Vec::new();
        for came in told.came.get(..step)? {
            came.put_to(&mut game, &mut events).ok()?;
        }
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let seen = events.iter().filter_map(|event| GameOf::<G>::seen_by(event, seat)).collect();
        let (view, deal) = (game.view(seat), (0, deal as u64));
        (!legal.is_empty()).then_some(AgentQuestion { seat, view, legal, deal, seen })
    }
}

impl<G: TableGame> RetoldDeal<G> {
    fn message(&self, n_seats: usize, wanted: bool) -> Result<DealOf<G>, Illegal> {
        let mut steps = Vec::new();
        if wanted {
            let mut game = GameOf::<G>::start(&self.setup);
            steps.push(step::<G>(&game, n_seats, None, &[]));
            for came in &self.came {
                let mut events = Vec::new();
                came.put_to(&mut game, &mut events)?;
                steps.push(step::<G>(&game, n_seats, Some(came), &events));
            }
        }
        let (number, standing, n_steps) = (self.number, self.standing, self.came.len() + 1);
        Ok(ReplayDealMsg { number, standing, n_steps, steps })
    }
}

fn step<G: TableGame>(
    game: &GameOf<G>,
    n_seats: usize,
    came: Option<&Came<G>>,
    events: &[<GameOf<G> as Game>::Event],
) -> StepOf<G> {
    let seats = Seat::ALL.into_iter().take(n_seats);
    let seen = |seat: Seat| {
        let seen = events.iter().filter_map(|event| GameOf::<G>::seen_by(event, seat));
        seen.map(|seen| G::Codec::put_seen(&seen)).collect()
    };
    ReplayStepMsg {
        answers: came.map(Came::answers).unwrap_or_default(),
        seen: seats.clone().map(seen).collect(),
        views: seats.map(|seat| G::Codec::put_view(&game.view(seat))).collect(),
        asked: game.turn().asked().into_iter().map(Into::into).collect(),
    }
}
