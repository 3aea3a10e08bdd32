//! Counts what [`Tables`] hold, from deals that are watched with all hands open.

use parlor_game::{Input, Observed, Seat};
use parlor_riichi::deal::{Ending, Stage};
use parlor_riichi::deal::{Outcome, Win};
use parlor_riichi::{Deal, Hand, Kind, KindSet, Shanten, Tile, Yaku};

use super::rival::{indicators, manner, open_dora, sign};
use super::sight::{Outside, Sight};
use super::tables::{DORA, INDICATORS, MELDS, Manner, SIGNS, TURNS, Tables, URA};
use crate::lt_valued::discarded;

/// For how many cases the mean of all counts in each class, so that rare classes say nothing extreme.
const PRIOR_WEIGHT: f64 = 30.0;

/// A sum over so many cases: of ones and zeros for a share.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Mean {
    sum: f64,
    n: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.n += 1.0;
    }

    fn note(&mut self, is_so: bool) {
        self.add(if is_so { 1.0 } else { 0.0 });
    }

    fn and(self, other: Mean) -> Mean {
        Mean { sum: self.sum + other.sum, n: self.n + other.n }
    }

    /// The mean, shrunk towards a prior that counts for so many cases.
    fn shrunk_to(self, prior: f64, weight: f64) -> f64 {
        (self.sum + weight * prior) / (self.n + weight)
    }
}

/// Counts of what rivals had, seen from players who had to discard.
///
/// Give it every input of a deal before it goes in ([`GameStatistics::watch`]), and the deal when it is over
/// ([`GameStatistics::finish`]).
#[derive(Clone, PartialEq, Debug)]
pub struct GameStatistics {
    waits: [[Mean; Sight::COUNT]; 2],
    dora: [[Mean; Sight::COUNT]; 2],
    kinds: [Mean; 2],
    tenpai: [[[[Mean; SIGNS]; 2]; TURNS]; MELDS],
    ready: [Mean; TURNS],
    riichi_loss: [Mean; INDICATORS],
    silent_loss: Mean,
    open_loss: [Mean; DORA],
    riichi_fed: Fed,
    silent_fed: Fed,
    /// Discards that left a ready hand: each begins a go-around in which it may win.
    ready_turns: f64,
    wins: f64,
    tsumo: Mean,
    ippatsu: Mean,
    ura: [Mean; URA],
    /// Squared changes of leads.
    swing: Mean,
    deals: u64,
}

/// Discards that fed a ready hand, and how many would have, had they been chosen at random.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Fed {
    fed: f64,
    at_random: f64,
}

impl Default for GameStatistics {
    /// Nothing counted yet.
    fn default() -> GameStatistics {
        GameStatistics {
            waits: [[Mean::default(); Sight::COUNT]; 2],
            dora: [[Mean::default(); Sight::COUNT]; 2],
            kinds: [Mean::default(); 2],
            tenpai: [[[[Mean::default(); SIGNS]; 2]; TURNS]; MELDS],
            ready: [Mean::default(); TURNS],
            riichi_loss: [Mean::default(); INDICATORS],
            silent_loss: Mean::default(),
            open_loss: [Mean::default(); DORA],
            riichi_fed: Fed::default(),
            silent_fed: Fed::default(),
            ready_turns: 0.0,
            wins: 0.0,
            tsumo: Mean::default(),
            ippatsu: Mean::default(),
            ura: [Mean::default(); URA],
            swing: Mean::default(),
            deals: 0,
        }
    }
}

impl GameStatistics {
    /// How many deals were counted.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// Looks at a deal just before `input` goes in.
    pub fn watch(&mut self, deal: &Deal, input: &Input<Deal>) {
        let (Stage::Turn { seat, .. } | Stage::Called { seat, .. }) = deal.table().stage else {
            return;
        };
        let Input::Answers(answers) = input else { return };
        let Some(tile) = answers.get(seat).and_then(discarded) else { return };
        self.note_turn(deal.table().hand(seat, deal.own(seat)), tile);
        for rival in [1, 2, 3].map(|n| seat.offset(n)) {
            self.read(deal, seat, rival);
            self.feed(deal, rival, tile.kind());
        }
    }

    /// A go-around begins in which the hand that the discard leaves may win, if it is ready.
    fn note_turn(&mut self, mut hand: Hand, gone: Tile) {
        if hand.discard(gone) && hand.shanten().is_ok_and(Shanten::is_tenpai) {
            self.ready_turns += 1.0;
        }
    }

    /// Looks at a deal that is over.
    pub fn finish(&mut self, deal: &Deal) {
        self.deals += 1;
        let Some(outcome) = deal.outcome() else { return };
        self.note_leads(outcome);
        let Ending::Won { from, wins, .. } = &outcome.ending else { return };
        let table = deal.table();
        for win in wins {
            self.wins += 1.0;
            self.tsumo.note(from.is_none());
            self.note_luck(win);
            if from.is_none() {
                continue;
            }
            let seat = win.winner.seat;
            let dealer = if seat == table.setup.dealer { 1.5 } else { 1.0 };
            let worth = f64::from(win.value.price.total().0) / dealer;
            let place = &table.places[seat];
            if place.riichi.is_declared() {
                self.riichi_loss[indicators(table)].add(worth);
            } else if place.melds.is_open() {
                self.open_loss[open_dora(table, seat).min(DORA - 1)].add(worth);
            } else {
                self.silent_loss.add(worth);
            }
        }
    }

    /// How much every lead changed.
    fn note_leads(&mut self, outcome: &Outcome) {
        for seat in Seat::ALL.into_iter().take(4) {
            for n in 1..4 {
                let lead = outcome.deltas[seat] - outcome.deltas[seat.offset(n)];
                self.swing.add(f64::from(lead.0).powi(2));
            }
        }
    }

    /// What luck a win after riichi had; dora do not count beside a yakuman.
    fn note_luck(&mut self, win: &Win) {
        let value = &win.value;
        let riichi = value.yaku.contains(Yaku::Riichi) || value.yaku.contains(Yaku::DoubleRiichi);
        if !riichi || value.n_yakuman > 0 {
            return;
        }
        self.ippatsu.note(value.yaku.contains(Yaku::Ippatsu));
        let ura = usize::from(value.dora.ura).min(URA - 1);
        self.ura.iter_mut().enumerate().for_each(|(n, share)| share.note(n == ura));
    }

    /// What `rival` had when `seat` was to discard.
    fn read(&mut self, deal: &Deal, seat: Seat, rival: Seat) {
        let (table, waits) = (deal.table(), deal.own(rival).waits);
        let place = &table.places[rival];
        let turn = place.river.len().min(TURNS - 1);
        self.ready[turn].note(!waits.is_empty());
        if !place.riichi.is_declared() {
            let like_it = &mut self.tenpai[place.melds.len().min(MELDS - 1)][turn];
            like_it[manner(place) as usize][sign(place)].note(!waits.is_empty());
        }
        if waits.is_empty() {
            return;
        }
        let manner = manner(place) as usize;
        let view = deal.view(seat);
        let outside = Outside::new(&view, rival, *view.unseen().counts());
        let can_win = if waits.meets(outside.safe()) { KindSet::EMPTY } else { waits };
        self.kinds[manner].add(can_win.len() as f64);
        let dora = table.indicators.dora.as_slice();
        for kind in view.own.concealed.counts().kinds() {
            let Some(sight) = outside.of(kind) else { continue };
            self.waits[manner][sight.idx()].note(can_win.contains(kind));
            if dora.iter().any(|indicator| indicator.kind().dora() == kind) {
                self.dora[manner][sight.idx()].note(can_win.contains(kind));
            }
        }
    }

    /// Does a discard feed the ready hand of `rival`?
    fn feed(&mut self, deal: &Deal, rival: Seat, kind: Kind) {
        let view = deal.view(rival);
        let waits = view.own.waits;
        if waits.is_empty() || view.furiten().is_some() {
            return;
        }
        let unseen = view.unseen();
        let left: u32 = waits.into_iter().map(|wait| u32::from(unseen.counts()[wait])).sum();
        let riichi = view.table.places[rival].riichi.is_declared();
        let fed = if riichi { &mut self.riichi_fed } else { &mut self.silent_fed };
        fed.at_random += f64::from(left) / unseen.len().max(1) as f64;
        fed.fed += if waits.contains(kind) { 1.0 } else { 0.0 };
    }
}

impl GameStatistics {
    /// The numbers that follow from what was counted.
    pub fn tables(&self) -> Tables {
        let waits = self.waits.map(|classes| {
            let all = classes.iter().copied().fold(Mean::default(), Mean::and).shrunk_to(0.0, 1e-9);
            classes.map(|class| class.shrunk_to(all, PRIOR_WEIGHT))
        });
        let dora = || self.dora.iter().flatten();
        let rates = waits.iter().flatten();
        let expected: f64 = dora().zip(rates).map(|(dora, rate)| dora.n * rate).sum();
        let found: f64 = dora().map(|dora| dora.sum).sum();
        let share = |fed: Fed| if fed.at_random > 0.0 { fed.fed / fed.at_random } else { 0.5 };
        let all = |losses: &[Mean]| losses.iter().copied().fold(Mean::default(), Mean::and);
        let open = all(&self.open_loss).shrunk_to(4_000.0, 1.0);
        let riichi = all(&self.riichi_loss).shrunk_to(5_500.0, 1.0);
        let all_signs = |signs: [[Mean; SIGNS]; 2]| all(signs.as_flattened());
        let tenpai = rising(&self.tenpai.map(|turns| turns.map(all_signs)));
        Tables {
            waits,
            kinds: self.kinds.map(|kinds| kinds.shrunk_to(2.0, 1.0)),
            dora: (found + PRIOR_WEIGHT) / (expected + PRIOR_WEIGHT),
            tenpai,
            signs: [Manner::Closed, Manner::Open].map(|manner| self.signs(manner, &tenpai)),
            ready: raised(&self.ready, &[0.0; TURNS]),
            riichi_loss: dearer(&self.riichi_loss, riichi),
            silent_loss: self.silent_loss.shrunk_to(5_000.0, 1.0),
            open_loss: dearer(&self.open_loss, open),
            riichi_fed: share(self.riichi_fed),
            silent_fed: share(self.silent_fed),
            wins: self.wins / self.ready_turns.max(1.0),
            tsumo: self.tsumo.shrunk_to(0.4, 1.0),
            ippatsu: self.ippatsu.shrunk_to(0.1, 1.0),
            ura: self.ura.map(|share| share.shrunk_to(1.0 / URA as f64, 0.01)),
            swing: self.swing.shrunk_to(4.9e7, 1.0).sqrt(),
        }
    }

    /// How much more often hands with each sign were ready than `tenpai` says of all with as many sets and
    /// discards.
    fn signs(&self, manner: Manner, tenpai: &[[f64; TURNS]; MELDS]) -> [f64; SIGNS] {
        std::array::from_fn(|sign| {
            let (mut found, mut expected) = (PRIOR_WEIGHT, PRIOR_WEIGHT);
            for (turns, rates) in self.tenpai.iter().zip(tenpai) {
                for (counted, rate) in turns.iter().zip(rates) {
                    let Mean { sum, n } = counted[manner as usize][sign];
                    found += sum;
                    expected += n * rate;
                }
            }
            found / expected
        })
    }
}

/// The share of ready hands by sets laid out, turn by turn; never below that of hands with a set fewer.
/// Four sets leave one tile, which is always a wait.
fn rising(counted: &[[Mean; TURNS]; MELDS]) -> [[f64; TURNS]; MELDS] {
    let mut fewer = [0.0; TURNS];
    let mut rows = counted.map(|turns| {
        fewer = raised(&turns, &fewer);
        fewer
    });
    rows[MELDS - 1] = [1.0; TURNS];
    rows
}

/// Shares turn by turn. Each is shrunk towards the turn before and from `floor`, and never falls below
/// either: few hands are seen late, and nobody who is ready goes back often.
fn raised(turns: &[Mean; TURNS], floor: &[f64; TURNS]) -> [f64; TURNS] {
    let mut before = 0.0f64;
    std::array::from_fn(|turn| {
        before = before.max(floor[turn]);
        before = turns[turn].shrunk_to(before, PRIOR_WEIGHT).max(before);
        before
    })
}

/// What hands cost by the dora or indicators that are shown: more of them never cost less.
fn dearer<const N: usize>(counted: &[Mean; N], mean: f64) -> [f64; N] {
    let mut before = 0.0f64;
    counted.map(|loss| {
        before = loss.shrunk_to(mean.max(before), 5.0).max(before);
        before
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Open hands wait for dora by the rates of open hands, whatever closed ones do.
    #[test]
    fn dora_are_compared_within_their_manner() {
        let mut statistics = GameStatistics::default();
        let open = 1;
        statistics.waits[0][0] = Mean { sum: 10_000.0, n: 100_000.0 };
        statistics.waits[open][0] = Mean { sum: 40_000.0, n: 100_000.0 };
        // Exactly as often as other kinds of open hands.
        statistics.dora[open][0] = Mean { sum: 400.0, n: 1_000.0 };
        assert!((statistics.tables().dora - 1.0).abs() < 0.01, "{}", statistics.tables().dora);
    }

    /// Hands that are ready twice as often as others with as many sets and discards are read so.
    #[test]
    fn what_the_last_discards_tell_is_a_ratio() {
        let mut statistics = GameStatistics::default();
        let signs = &mut statistics.tenpai[1][8][Manner::Open as usize];
        signs[0] = Mean { sum: 20_000.0, n: 100_000.0 };
        signs[3] = Mean { sum: 40_000.0, n: 100_000.0 };
        let tables = statistics.tables();
        let [calm, .., bold] = tables.signs[Manner::Open as usize];
        assert!((bold / calm - 2.0).abs() < 0.01, "{bold} {calm}");
        assert_eq!(tables.signs[Manner::Closed as usize], [1.0; SIGNS]);
        let mean = tables.tenpai[1][8] * (calm + bold) / 2.0;
        assert!((mean - 0.3).abs() < 0.001, "{mean}");
    }

    /// A go-around begins with the discard that makes a hand ready, not with the one after it.
    #[test]
    fn the_discard_that_makes_ready_counts() {
        let counted = |concealed: &str, gone: &str| {
            let mut statistics = GameStatistics::default();
            statistics.note_turn(Hand::closed(concealed.parse().unwrap()), gone.parse().unwrap());
            statistics.ready_turns
        };
        assert_eq!(counted("234678m567p3488s4z", "4z"), 1.0);
        assert_eq!(counted("234678m567p3488s4z", "8s"), 0.0);
    }
}
