//! Everything one client may know, at once.

use parlor_game::{Observed, Seat};
use parlor_wire::online::{EntrantMsg, PhaseMsg, PromiseMsg};
use parlor_wire::{Codec, StateOf};

use crate::current_match::{CurrentMatch, Phase, Stage};
use crate::effects::text;
use crate::entrant::Entrant;
use crate::fairness::full_rules;
use crate::table::ServerMsgOf;
use crate::{ActionMsgOf, Host, Table, TableMsgOf, ViewMsgOf};

type PhaseMsgOf<G> = PhaseMsg<ViewMsgOf<G>, ActionMsgOf<G>, TableMsgOf<G>>;

impl<G: Host> Table<G> {
    /// Who is at the table, as everyone sees it.
    pub fn entrants(&self) -> Vec<EntrantMsg> {
        let message = |(entrant, place): (u8, &Entrant<_>)| {
            place.message(entrant, self.host == Some(entrant), self.seat_of(entrant))
        };
        (0..).zip(&self.entrants).map(message).collect()
    }

    /// What the server has promised, as everyone sees it.
    pub fn promise_message(&self) -> Option<PromiseMsg> {
        let promised = self.promise.as_ref()?;
        Some(PromiseMsg {
            scheme: promised.scheme.to_string(),
            match_id: promised.match_id.clone(),
            commitment: promised.commitment(&full_rules(&self.game)).to_string(),
            chain_number: promised.chain_number,
        })
    }

    /// The whole state of an entrant as a message.
    pub(crate) fn state_text(&self, entrant: u8) -> String {
        let version = self.entrants[usize::from(entrant)].stream.version();
        let state = Box::new(self.state_of(Some(entrant)));
        text(&ServerMsgOf::<G>::State { version, state })
    }

    /// All that an entrant, or a spectator, may know.
    pub(crate) fn state_of(&self, entrant: Option<u8>) -> StateOf<G::Codec> {
        let heard = self.chat.iter().filter(|said| said.to_players || entrant.is_none());
        StateOf::<G::Codec> {
            room: self.room.message(&self.game),
            me: entrant,
            entrants: self.entrants(),
            promise: self.promise_message(),
            phase: self.phase_of(entrant),
            standing: self.current().map_or([0; 4], CurrentMatch::standing),
            sheet: self.current().map_or(Vec::new(), |current| current.lines.clone()),
            transcript: self.current().and_then(CurrentMatch::transcript_text),
            n_matches: self.n_matches,
            chat: heard.map(|said| said.chat.clone()).collect(),
            claim: self.claim_message(),
        }
    }

    fn phase_of(&self, entrant: Option<u8>) -> PhaseMsgOf<G> {
        match &self.phase {
            Phase::Gathering => PhaseMsg::Gathering,
            Phase::Pledging { until } => PhaseMsg::Pledging { until_ms: *until },
            Phase::Contributing { until } => {
                PhaseMsg::Contributing { until_ms: *until, pledges: self.pledges() }
            }
            Phase::Match(current) => {
                current.phase_of(entrant.and_then(|entrant| current.seat_of(entrant)))
            }
        }
    }
}

impl<G: Host> CurrentMatch<G> {
    fn phase_of(&self, seat: Option<Seat>) -> PhaseMsgOf<G> {
        let view = seat.map(|seat| G::Codec::put_view(&self.game().view(seat)));
        let table = seat.is_none().then(|| G::Codec::put_table(self.game()));
        let last = (self.deals.len() as u64).saturating_sub(1);
        match &self.stage {
            Stage::Playing(playing) => PhaseMsg::Playing {
                deal: self.deals.len() as u64,
                view,
                table,
                prompt: seat.and_then(|seat| Some(playing.questions[seat].as_ref()?.prompt())),
                clock: self.public_clock(),
            },
            Stage::Between { next, .. } => {
                PhaseMsg::Between { deal: last, view, table, next_ms: *next }
            }
            Stage::Over { reveal, .. } => {
                PhaseMsg::Over { deal: last, view, table, reveal: reveal.clone() }
            }
        }
    }
}
