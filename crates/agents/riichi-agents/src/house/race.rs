//! How long a deal lasts, and what a hand comes to before someone else ends it.

use parlor_riichi_value::sp_draw::Outlook;
use parlor_riichi_value::{Situation, WallLeft};

use super::rival::Rival;

/// The most draws looked ahead.
pub(super) const DRAWS: usize = Situation::DRAWS_MAX as usize;

/// What an attack comes to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Attack {
    /// The chance to win.
    pub(super) win: f64,
    /// The points of a win, on average.
    pub(super) gain: f64,
    /// The chance to be ready when the wall ends.
    pub(super) tenpai: f64,
    /// How likely the wall ends before anyone has won.
    pub(super) ends: f64,
    /// How many more turns the player has until the deal ends.
    pub(super) turns: f64,
    /// How many draws the player has if the wall ends first.
    pub(super) draws: usize,
    /// What it follows from, where the hand was valued alone with the wall.
    pub(super) alone: Option<Alone>,
}

/// What a hand comes to alone with the wall, and how that is counted among rivals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Alone {
    /// What it comes to alone.
    pub(super) outlook: Outlook,
    /// How many chances it has for each draw.
    pub(super) pace: Pace,
    /// How much of the points of a win counts.
    pub(super) share: f64,
}

impl Attack {
    /// The same where only a share of the points of a win counts.
    pub(super) fn counting(self, share: f64) -> Attack {
        let alone = self.alone.map(|alone| Alone { share, ..alone });
        Attack { gain: share * self.gain, alone, ..self }
    }
}

/// How many chances a hand has for each of its draws, since others discard what it needs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pace {
    /// To come to tenpai.
    pub(super) ready: f64,
    /// To win when tenpai.
    pub(super) win: f64,
}

impl Pace {
    /// Everything was valued.
    pub(super) const VALUED: Pace = Pace { ready: 1.0, win: 1.0 };

    /// The chances to be ready and to win, from those by draws alone.
    fn faster(self, ready: f64, win: f64) -> (f64, f64) {
        let ready = ready.clamp(1e-9, 1.0);
        let then = (win / ready).clamp(0.0, 1.0);
        let ready = 1.0 - (1.0 - ready).powf(self.ready);
        (ready, ready * (1.0 - (1.0 - then).powf(self.win)))
    }
}

/// How likely the deal still goes on after some turns.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Race {
    /// After 0, 1, … turns of the player.
    lasts: [f64; DRAWS + 1],
    /// How many draws the player has left, and the discards of others around them.
    left: WallLeft,
}

impl Race {
    /// Against these rivals, each of whom wins with chance `wins` in a turn when ready.
    pub(super) fn new(rivals: &[Rival], left: WallLeft, wins: f64) -> Race {
        let mut lasts = [1.0; DRAWS + 1];
        for turn in 1..=DRAWS {
            let goes_on = |rival: &Rival| 1.0 - rival.tenpai_after(turn) * wins;
            lasts[turn] = lasts[turn - 1] * rivals.iter().map(goes_on).product::<f64>();
        }
        Race { lasts, left: within(left) }
    }

    /// The same with more or less of the wall to come.
    pub(super) fn with(&self, left: WallLeft) -> Race {
        Race { left: within(left), ..self.clone() }
    }

    /// How many draws the player has left.
    pub(super) fn draws(&self) -> usize {
        usize::from(self.left.draws)
    }

    /// How likely the deal goes on after so many turns.
    pub(super) fn lasts(&self, turns: usize) -> f64 {
        self.lasts[turns.min(DRAWS)]
    }

    /// How many turns the player has on average until the deal ends.
    pub(super) fn turns(&self) -> f64 {
        self.lasts[1..=self.draws()].iter().sum()
    }

    /// How likely each rival wins while the wall lasts, if the player does not: with chance `wins` in a turn
    /// when ready.
    pub(super) fn won_by(&self, rival: &Rival, wins: f64) -> f64 {
        let in_turn = |turn| self.lasts(turn - 1) * rival.tenpai_after(turn) * wins;
        (1..=self.draws()).map(in_turn).sum()
    }

    /// What a hand comes to that is valued by draws alone, turn by turn from now on. Rivals discard
    /// what it needs, too: `pace` says how many chances there are for each draw, to be ready and then
    /// to win.
    pub(super) fn attack(&self, by_turn: &[Outlook], pace: Pace) -> Attack {
        let Some(now) = by_turn.first().filter(|now| now.win > 0.0) else {
            let alone = by_turn.first().map(|&outlook| Alone { outlook, pace, share: 1.0 });
            let (turns, draws, ends) = (self.turns(), self.draws(), self.lasts(self.draws()));
            let tenpai = alone.map_or(0.0, |alone| f64::from(alone.outlook.tenpai)) * ends;
            return Attack { tenpai, ends, turns, draws, alone, ..Attack::default() };
        };
        let (mut win, mut before, mut turns, mut waits) = (0.0, 0.0, 0.0, 0.0);
        for (turn, left) in (1..).zip(by_turn.iter().rev()) {
            let (ready, won) = pace.faster(f64::from(left.tenpai), f64::from(left.win));
            win += (won - before).max(0.0) * self.lasts(turn - 1);
            turns += self.lasts(turn) * (1.0 - won);
            (before, waits) = (won, (ready - won).max(0.0));
        }
        let lasts = self.lasts(by_turn.len());
        let gain = f64::from(now.points / now.win);
        let (tenpai, ends, draws) = (waits * lasts, (1.0 - before) * lasts, by_turn.len());
        let alone = Some(Alone { outlook: *now, pace, share: 1.0 });
        Attack { win, gain, tenpai, ends, turns, draws, alone }
    }

    /// What a ready hand comes to that wins with these chances in each turn: first from one of the others'
    /// discards, then by its own draw; after the last draw from discards alone.
    pub(super) fn ready(&self, ron: f64, tsumo: f64, ron_gain: f64, tsumo_gain: f64) -> Attack {
        let (mut open, mut turns) = (1.0, 0.0);
        let (mut rons, mut tsumos) = (0.0, 0.0);
        let by_rons = |discards: u8| 1.0 - (1.0 - ron).powi(i32::from(discards));
        for turn in 1..=self.draws() {
            let by_ron = by_rons(if turn == 1 { self.left.before } else { 3 });
            rons += open * self.lasts(turn - 1) * by_ron;
            open *= 1.0 - by_ron;
            tsumos += open * self.lasts(turn) * tsumo;
            open *= 1.0 - tsumo;
            turns += open * self.lasts(turn);
        }
        let ends = self.lasts(self.draws());
        rons += open * ends * by_rons(self.left.after);
        open *= 1.0 - by_rons(self.left.after);
        let win: f64 = rons + tsumos;
        let gain = if win > 0.0 { (rons * ron_gain + tsumos * tsumo_gain) / win } else { 0.0 };
        let (tenpai, draws) = (open * ends, self.draws());
        Attack { win, gain, tenpai, ends: tenpai, turns, draws, alone: None }
    }
}

/// No more draws than are looked ahead.
fn within(left: WallLeft) -> WallLeft {
    WallLeft { draws: left.draws.min(Situation::DRAWS_MAX), ..left }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A ready hand in the last turn wins from the discards that are left, or is ready at the end.
    #[test]
    fn the_last_turn_has_rons_alone() {
        let race = Race::new(&[], WallLeft::after_discard(2), 0.2);
        let attack = race.ready(0.1, 0.1, 2_000.0, 4_000.0);
        assert!((attack.win - 0.19).abs() < 1e-12, "{attack:?}");
        assert!((attack.tenpai - 0.81).abs() < 1e-12, "{attack:?}");
        assert_eq!((attack.gain.round(), attack.turns, attack.draws), (2_000.0, 0.0, 0));
        let nothing = race.with(WallLeft::after_discard(0)).ready(0.1, 0.1, 2_000.0, 4_000.0);
        assert_eq!((nothing.win, nothing.tenpai), (0.0, 1.0));
    }

    /// A player who passes and draws next has had no discard to win on before.
    #[test]
    fn the_first_draw_may_come_at_once() {
        let left = WallLeft { draws: 1, before: 0, after: 0 };
        let attack = Race::new(&[], left, 0.2).ready(0.1, 0.1, 2_000.0, 4_000.0);
        assert!((attack.win - 0.1).abs() < 1e-12 && attack.gain.round() == 4_000.0, "{attack:?}");
    }
}
