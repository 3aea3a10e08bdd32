//! A player's answer: judged when it comes, counted once.

use parlor_game::{Observed, Seat, SeatSet};
use parlor_wire::Codec;
use parlor_wire::online::{CostMsg, ErrorCode, ServerMsg, WithdrawnMsg};

use crate::current_match::Stage;
use crate::effects::text;
use crate::entrant::Answered;
use crate::table::EventOf;
use crate::{ActionMsgOf, ActionOf, Host, Out, Refused, Table, Who};

/// How long the name of an answer may be, in bytes.
const ACTION_ID_MAX: usize = 64;

impl<G: Host> Table<G> {
    /// A person answers the question `expected_seq`. The same answer under the same name is
    /// accepted again and not played again.
    pub(crate) fn act(
        &mut self,
        entrant: u8,
        expected_seq: u64,
        action_id: String,
        action: ActionMsgOf<G>,
    ) -> Result<(), Refused> {
        let refused = |code| Refused { code, action_id: Some(action_id.clone()) };
        if action_id.is_empty() || action_id.len() > ACTION_ID_MAX {
            return Err(ErrorCode::ActionId.into());
        }
        let place = &self.entrants[usize::from(entrant)];
        if let Some(before) = place.answered.iter().find(|before| before.action_id == action_id) {
            if before.seq != expected_seq || before.action != action {
                return Err(refused(ErrorCode::ActionId));
            }
            self.accept(entrant, action_id, expected_seq);
            self.changed = false;
            return Ok(());
        }
        let (seat, read) = self.judge(entrant, expected_seq, &action).map_err(refused)?;
        let answered = Answered { action_id: action_id.clone(), seq: expected_seq, action };
        self.entrants[usize::from(entrant)].remember(answered);
        self.accept(entrant, action_id, expected_seq);
        // Anyone who answers is back; but not by a call, which would show others that there was one.
        if self.question(seat).is_some_and(|question| !question.window) {
            self.set_away(entrant, false);
        }
        self.give(seat, read, WithdrawnMsg::Answered);
        self.run();
        Ok(())
    }

    /// An agent has decided. What comes too late or is not listed is dropped: the table answers
    /// when the agent's time is over.
    pub(crate) fn decide(
        &mut self,
        entrant: u8,
        seq: u64,
        action: &ActionMsgOf<G>,
        cost: Option<CostMsg>,
    ) -> Result<(), Refused> {
        let (seat, read) = self.judge(entrant, seq, action)?;
        if self.is_exhibition() {
            self.hold(seat, read, cost);
            return Ok(());
        }
        self.tell_cost(entrant, seat, cost);
        self.give(seat, read, WithdrawnMsg::Answered);
        self.run();
        Ok(())
    }

    /// Everyone learns what a move has cost that everyone saw was due; never that someone was
    /// asked about a call. What a search counts may tell of a hidden hand: only practice shows it.
    pub(crate) fn tell_cost(&mut self, entrant: u8, seat: Seat, cost: Option<CostMsg>) {
        let practice = self.practice().is_some();
        let Some((playing, cost)) = self.playing().zip(cost) else { return };
        let window = playing.questions[seat].as_ref().is_none_or(|question| question.window);
        if window || G::public_turn(&playing.game) != Some(seat) {
            return;
        }
        let cost = CostMsg { nodes: cost.nodes.filter(|_| practice), ..cost };
        self.tell_all(|| EventOf::<G>::Thought { entrant, cost });
    }

    /// The listed action that an answer means.
    fn judge(
        &self,
        entrant: u8,
        expected_seq: u64,
        action: &ActionMsgOf<G>,
    ) -> Result<(Seat, ActionOf<G>), ErrorCode> {
        let place = self.entrants.get(usize::from(entrant)).ok_or(ErrorCode::NotAsked)?;
        let past = (1..=place.last_seq).contains(&expected_seq);
        let closed = if past { ErrorCode::Stale } else { ErrorCode::NotAsked };
        let seat = self.seat_of(entrant).ok_or(closed)?;
        let asked = self.question(seat).filter(|question| question.seq == expected_seq);
        let (question, playing) = asked.zip(self.playing()).ok_or(closed)?;
        let view = playing.game.view(seat);
        let read = G::Codec::get_action(action, &view, &question.legal);
        Ok((seat, read.ok_or(ErrorCode::Illegal)?))
    }

    fn accept(&mut self, entrant: u8, action_id: String, seq: u64) {
        let Some(person) = self.entrants[usize::from(entrant)].person() else { return };
        let to = Who::Player(person.player);
        let message = ServerMsg::<(), (), (), (), ()>::Accepted { action_id, seq };
        self.effects.out.push(Out::frame(to, text(&message)));
    }

    /// Puts an answer beside the game, takes the time it cost from the bank, and closes the
    /// question.
    pub(crate) fn give(&mut self, seat: Seat, action: ActionOf<G>, why: WithdrawnMsg) {
        let (now, clock) = (self.now, self.room.clock);
        let Some(current) = self.current_mut() else { return };
        let Some(entrant) = current.entrant_at(seat) else { return };
        let Stage::Playing(playing) = &mut current.stage else { return };
        let Some(question) = playing.questions[seat].take() else { return };
        playing.given = playing.given.with(seat, action);
        if why != WithdrawnMsg::Answered {
            playing.auto = playing.auto | SeatSet::one(seat);
        }
        if clock.is_some()
            && let Some(until) = question.until.filter(|_| !question.window)
        {
            current.banks[seat] = question.bank.saturating_sub(now.saturating_sub(until));
        }
        self.tell(entrant, EventOf::<G>::Closed { seq: question.seq, why });
    }
}
