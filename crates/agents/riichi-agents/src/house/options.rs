//! Every legal action judged.

use parlor_riichi::deal::Action;
use parlor_riichi::{Hand, Kind, Shanten, Tile, View};
use parlor_riichi_value::sp_draw::Outlook;

use super::evaluator::{Course, Evaluator, Judged, Lock};
use super::far;
use super::race::{Attack, Pace, Race};
use super::ready::is_dead;
use super::valuer::{Method, Row, Rows, Valuer};
use crate::after::{after, forbidden};
use crate::lt_valued::discarded;
use crate::won::won;

/// Closed hands are valued as if self-drawn, which is a yaku; most are won from a discard.
const CLOSED_RON: f64 = 0.87;

/// What each unseen tile is worth that could join a tile, where changes of shape are not valued.
const CONNECTION: f64 = 6.0;
/// The same of hands valued by the network, whose values of nearly equal discards differ by chance.
const FAR_CONNECTION: f64 = 10.0;
/// How many unseen tiles could join a tile that is neither loose nor well placed.
const CONNECTIONS: f64 = 12.0;
/// How much of what a tile will cost later counts for throwing it now, by how far the hand is: all tiles of a ready
/// hand are needed, and far hands have time.
const KEPT: [f64; 5] = [0.0, 0.5, 0.3, 0.1, 0.0];
/// Of discards that are worth the same the looser tile goes: so many points for each such tile.
const LOOSE: f64 = 0.5;

/// A hand of 13 tiles valued turn by turn.
#[derive(Clone, Copy)]
struct Valued<'a> {
    by_turn: &'a [Outlook],
    method: Method,
    /// How far the hand was from which it came.
    from: usize,
}

/// What is needed to judge actions.
pub(super) struct Options<'m, 'v, 'b> {
    pub(super) evaluator: &'m Evaluator<'v>,
    pub(super) valuer: Valuer<'m, 'b>,
}

impl Options<'_, '_, '_> {
    /// What each action comes to, in their order.
    pub(super) fn judge(&mut self, legal: &[Action]) -> Vec<Judged> {
        let view = self.evaluator.view;
        let hand = view.hand();
        let locked = view.table.places[view.seat].riichi.is_declared();
        let is_own_turn = legal.iter().any(|&action| discarded(action).is_some());
        let rows = if is_own_turn && !locked {
            self.valuer.rows(self.evaluator, &hand)
        } else {
            Rows::NONE
        };
        legal.iter().map(|&action| self.judge_one(action, &hand, &rows, locked)).collect()
    }

    fn judge_one(&mut self, action: Action, hand: &Hand, rows: &Rows, locked: bool) -> Judged {
        let evaluator = self.evaluator;
        let held = if locked { Lock::Declared } else { Lock::Free };
        match action {
            Action::Tsumo | Action::Ron => evaluator.won(winnings(evaluator.view, action)),
            Action::NineKinds => evaluator.abort(),
            Action::Discard { tile, .. } => {
                self.discard(hand, tile, rows, held).shaped(LOOSE * self.looseness(tile))
            }
            Action::Riichi { tile, .. } => {
                self.discard(hand, tile, rows, Lock::Declares).shaped(LOOSE * self.looseness(tile))
            }
            Action::Pass => {
                let attack = self.resting(hand, held);
                evaluator.judge(hand, None, attack, held)
            }
            Action::Pon { .. } | Action::Chi { .. } => self.call(action),
            Action::OpenKan | Action::ClosedKan { .. } | Action::AddedKan { .. } => {
                let Some(laid_out) = after(evaluator.view, action) else {
                    return evaluator.abort();
                };
                let attack = self.resting(&laid_out, held);
                evaluator.judge_kan(&laid_out, attack, held)
            }
        }
    }

    /// A discard from 14 tiles.
    fn discard(&self, hand: &Hand, tile: Tile, rows: &Rows, lock: Lock) -> Judged {
        let mut rest = *hand;
        rest.discard(tile);
        let row = rows.rows.iter().find(|row| row.0 == Some(tile));
        let same = |row: &&Row| row.0.map(Tile::kind) == Some(tile.kind());
        let row = row.or_else(|| rows.rows.iter().find(same));
        let by_turn = row.map_or(&[][..], |row| &row.1);
        let shanten = hand.shanten().map_or(8, Shanten::number);
        let valued = Valued { by_turn, method: rows.method, from: shanten.max(0) as usize };
        let attack = self.attack(&rest, Some(tile.kind()), valued, lock, &self.evaluator.race);
        let judged = self.evaluator.judge(&rest, Some(tile.kind()), attack, lock);
        if judged.course != Course::Push || lock != Lock::Free {
            return judged;
        }
        let far = shanten.clamp(0, KEPT.len() as i8 - 1) as usize;
        let judged = judged.shaped(KEPT[far] * self.evaluator.dangers.kept(tile.kind()));
        if rows.method == Method::Network {
            return self.evaluator.or_fold(judged.shaped(self.far_shape(hand, tile)));
        }
        if shanten > self.evaluator.skill.shape {
            return judged.shaped(CONNECTION * (CONNECTIONS + self.looseness(tile)));
        }
        judged
    }

    /// What a hand valued by the network loses with a tile beside its value: more the better the tile can be joined,
    /// nothing with the loosest.
    fn far_shape(&self, hand: &Hand, tile: Tile) -> f64 {
        let loosest =
            hand.concealed.distinct().map(|other| self.looseness(other)).fold(f64::MIN, f64::max);
        let called = far::calls_for(self.evaluator.view, tile.kind(), &self.evaluator.unseen);
        FAR_CONNECTION * (self.looseness(tile) - loosest) - called
    }

    fn looseness(&self, tile: Tile) -> f64 {
        far::looseness(self.evaluator.view, tile.kind(), &self.evaluator.unseen)
    }

    /// The best discard after a chi or pon.
    fn call(&mut self, action: Action) -> Judged {
        let view = self.evaluator.view;
        let Some(hand) = after(view, action) else { return self.evaluator.abort() };
        // Hands are compared by one method: if passing can only be guessed, so is the call.
        let shanten = view.hand().shanten().map_or(8, Shanten::number);
        let is_far = shanten > self.evaluator.skill.reach;
        let rows = if is_far {
            self.valuer.far_rows(self.evaluator, &hand)
        } else {
            self.valuer.rows(self.evaluator, &hand)
        };
        let forbidden = forbidden(view, action);
        let tiles = hand.concealed.distinct().filter(|tile| !forbidden.contains(tile.kind()));
        let judged = tiles.map(|tile| self.discard(&hand, tile, &rows, Lock::Free));
        let best = judged.reduce(|best, next| if next.value > best.value { next } else { best });
        best.unwrap_or_else(|| self.evaluator.abort())
    }

    /// The attack of 13 tiles that are about to draw.
    fn resting(&mut self, hand: &Hand, lock: Lock) -> Attack {
        let is_ready = hand.shanten().is_ok_and(Shanten::is_tenpai);
        let Rows { method, rows } =
            if is_ready { Rows::NONE } else { self.valuer.rows(self.evaluator, hand) };
        let by_turn = rows.into_iter().next().map(|row| row.1).unwrap_or_default();
        let shanten = hand.shanten().map_or(8, Shanten::number);
        let valued = Valued { by_turn: &by_turn, method, from: shanten.max(0) as usize };
        self.attack(hand, None, valued, lock, &self.evaluator.race_of(hand))
    }

    fn attack(
        &self,
        hand: &Hand,
        gone: Option<Kind>,
        Valued { by_turn, method, from }: Valued<'_>,
        lock: Lock,
        race: &Race,
    ) -> Attack {
        let evaluator = self.evaluator;
        let is_ready = hand.shanten().is_ok_and(Shanten::is_tenpai);
        if lock != Lock::Free || is_ready && !is_dead(hand, &evaluator.unseen) {
            let ready = evaluator.ready(hand, gone, lock != Lock::Free, race);
            if lock != Lock::Free || by_turn.is_empty() || self.valuer.method != Method::Graph {
                return ready;
            }
            let changing = race.attack(by_turn, Pace::VALUED);
            let better = changing.win * changing.gain > ready.win * ready.gain;
            return if better { changing } else { ready };
        }
        if by_turn.is_empty() {
            return evaluator.far(hand, race);
        }
        let pace = match method {
            Method::Graph => return race.attack(by_turn, Pace::VALUED),
            Method::Draws => evaluator.pace(hand, from),
            Method::Network => evaluator.far_pace(hand),
        };
        let attack = race.attack(by_turn, pace);
        if hand.is_closed() { attack.counting(CLOSED_RON) } else { attack }
    }
}

/// The most valuable; among equals a plain five goes before a red one, and passing comes before a call.
pub(super) fn best(legal: &[Action], judged: &[Judged]) -> usize {
    let rank = |at: usize| {
        let tile = discarded(legal[at]);
        let plain = tile.is_none_or(|tile| !tile.is_red());
        let passes = legal[at] == Action::Pass;
        (judged[at].value, plain, passes)
    };
    let better = |a: usize, b: usize| {
        let (a, b) = (rank(a), rank(b));
        a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))).is_gt()
    };
    (1..legal.len()).fold(0, |best, at| if better(at, best) { at } else { best })
}

/// The points of a win that can be taken now.
fn winnings(view: &View, action: Action) -> f64 {
    won(view, action).map_or(0.0, |value| f64::from(value.price.total().0))
}
