//! Attack and defence weighed against each other: what each course is worth.

use parlor_riichi::rule_set::Renchan;
use parlor_riichi::{Counts, Hand, Kind, Points, View};
use parlor_riichi_value::WallLeft;

use super::dangers::Dangers;
use super::placement::Placement;
use super::race::{Attack, Pace, Race};
use super::rival::Rival;
use super::skill::{Fear, Skill};
use super::tables::Tables;
use super::wall_end::WallEnd;
use super::{far, ready};

/// How much of the danger of every later discard a player bears who goes on attacking: all of it when
/// ready, less when the hand is far, since it may still fold.
const BORNE: [f64; 4] = [0.9, 0.6, 0.45, 0.35];
/// How much of that it bears of dangers that only arise later: most often it can fold by then.
const BORNE_LATER: f64 = 0.5;
/// How many chances a hand has to come nearer for each that was valued by draws alone: far hands are valued without
/// a change of shape, and change it most often.
const SHAPES: [f64; 4] = [1.0, 1.1, 1.3, 2.2];
/// The same of hands valued by the network. It knows all changes of shape, and that nobody disturbs: a far hand
/// gets to its end less often than that.
const FAR_PACE: f64 = 0.8;
/// How many chances an open hand has to come nearer for each of its draws, by further calls.
const OPEN_PACE: f64 = 1.3;
/// What the safest tile of a later turn costs at most, as a share of an unseen tile: rivals' discards and own
/// draws bring new safe tiles.
const SAFEST: f64 = 0.3;
/// How much more a discard costs now than in a later turn, as a share, to a player who folds: by then new safe tiles
/// have come, so the safest goes first.
const HASTE: f64 = 0.2;
/// What is left of an attack to a player who folds for now.
const RESIDUE: f64 = 0.1;
/// What it is worth to the dealer to deal again.
const DEALS_AGAIN: f64 = 800.0;
/// Of what rivals' wins cost from now on, an own win spares so much: what came before it is paid.
pub(super) const SPARED: f64 = 0.8;
/// How much a kan adds to what its owner wins, by the new dora.
const KAN_GAIN: f64 = 1.1;
/// What a kan costs in the hands of ready rivals, as a share of their worth.
const KAN_COST: f64 = 0.06;
/// How much dearer it makes all that rivals may win later.
const KAN_SHARE: f64 = 0.3;

/// What the player will do after an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Course {
    /// It has won.
    Won,
    /// It goes on attacking.
    Push,
    /// It throws what is safest.
    Fold,
    /// The deal is over without a winner.
    Abort,
}

/// What an action comes to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Judged {
    /// The change of the final result to expect, in points, rivals' wins counted in. Actions are compared by it.
    pub(super) value: f64,
    /// The attack that follows.
    pub(super) attack: Attack,
    /// How likely the discard deals in.
    pub(super) deal_in: f64,
    /// What the discard costs by that, more for a player who folds.
    pub(super) cost: f64,
    /// What going on is worth, if nothing is dealt in now and rivals' wins aside; `None` where the deal is
    /// over.
    pub(super) push: Option<f64>,
    /// The same of folding; `None` also where riichi forbids it.
    pub(super) fold: Option<f64>,
    /// What is added for the shape that the discard leaves, and for danger spared later; less what a kan gives rivals.
    pub(super) shape: f64,
    /// What is done then.
    pub(super) course: Course,
}

impl Judged {
    /// The deal is over, with this value.
    fn over(value: f64, attack: Attack, course: Course) -> Judged {
        let (deal_in, cost, shape) = (0.0, 0.0, 0.0);
        Judged { value, attack, deal_in, cost, push: None, fold: None, shape, course }
    }

    /// Adds points for what else an action brings, such as the shape that a discard leaves.
    pub(super) fn shaped(self, points: f64) -> Judged {
        Judged { value: self.value + points, shape: self.shape + points, ..self }
    }
}

/// What a player thinks in one situation.
pub(super) struct Evaluator<'a> {
    pub(super) view: &'a View,
    pub(super) skill: Skill,
    pub(super) tables: &'static Tables,
    pub(super) unseen: Counts,
    pub(super) rivals: Vec<Rival>,
    /// After an own discard.
    pub(super) race: Race,
    pub(super) placement: Placement,
    pub(super) dangers: Dangers,
    /// What rivals' wins cost that the player does not deal into, if it never wins itself: the same for every
    /// action after which the deal goes on.
    pub(super) others: f64,
    /// What the end of the wall pays.
    pub(super) wall_end: WallEnd,
    /// What a winner takes from the table for riichi sticks.
    sticks: f64,
    /// What rivals pay a winner for counters.
    honba: f64,
    /// What a win is worth beside its points: rivals win nothing, and the dealer deals again.
    relief: f64,
    /// What it is worth to deal again; nothing unless the player is the dealer.
    deals_again: f64,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(view: &'a View, skill: Skill) -> Evaluator<'a> {
        let (table, tables) = (&view.table, Tables::shipped());
        let unseen = *view.unseen().counts();
        let mut rivals: Vec<Rival> =
            (1..4).map(|n| Rival::read(view, view.seat.offset(n), &unseen, tables)).collect();
        let race = Race::new(&rivals, WallLeft::after_discard(table.live), tables.wins);
        for rival in &mut rivals {
            let riichi = table.places[rival.seat].riichi.is_declared();
            let feared = match skill.fear {
                Fear::Nobody => false,
                Fear::Riichi => riichi,
                Fear::Everyone => true,
            };
            if !feared {
                rival.waits = [0.0; Kind::COUNT];
            }
        }
        let placement = if skill.places {
            Placement::aware(view.seat, table, tables)
        } else {
            Placement::blind(view.seat, table, tables)
        };
        let dangers = Dangers::new(&rivals, &placement, &unseen);
        let others = rivals.iter().map(|rival| {
            race.won_by(rival, tables.wins) * -placement.others_win(rival.seat, rival.loss)
        });
        let others: f64 = others.sum();
        let honba = f64::from(table.setup.rules.honba.0) * f64::from(table.setup.honba);
        let deals_again = if view.seat == table.setup.dealer { DEALS_AGAIN } else { 0.0 };
        let at_end = rivals.iter().map(|rival| rival.tenpai_after(race.draws()));
        let wall_end = WallEnd::new(at_end, f64::from(table.setup.rules.noten_pool.0));
        let sticks = f64::from(Points::STICK.0) * f64::from(table.sticks);
        Evaluator {
            view,
            skill,
            tables,
            unseen,
            rivals,
            race,
            placement,
            dangers,
            others,
            wall_end,
            sticks,
            honba,
            relief: deals_again + SPARED * others,
            deals_again,
        }
    }

    /// How likely a discard of this kind deals in.
    pub(super) fn deal_in(&self, kind: Kind) -> f64 {
        1.0 - self.rivals.iter().map(|rival| 1.0 - rival.deal_in(kind)).product::<f64>()
    }

    /// How many chances a hand has for each of its draws: changes of shape that were not valued bring it
    /// nearer, and an open one goes on calling. `from` is how far the hand was that was valued: every discard of
    /// it is followed by the same changes of shape, also one that sets it back.
    pub(super) fn pace(&self, hand: &Hand, from: usize) -> Pace {
        let shapes = SHAPES[from.min(SHAPES.len() - 1)];
        if hand.is_closed() {
            Pace { ready: shapes, win: 1.0 + 3.0 * self.tables.riichi_fed }
        } else {
            Pace { ready: OPEN_PACE * shapes, win: 1.0 + 3.0 * self.tables.silent_fed }
        }
    }

    /// How many chances a hand has for each draw whose changes of shape were all valued.
    pub(super) fn far_pace(&self, hand: &Hand) -> Pace {
        let pace = self.pace(hand, 0);
        Pace { ready: FAR_PACE * pace.ready, ..pace }
    }

    /// How long the deal lasts for a hand of 13 tiles that someone else's discard or a kan leaves to draw.
    pub(super) fn race_of(&self, hand: &Hand) -> Race {
        self.race.with(WallLeft::of_view(self.view, hand))
    }

    /// The attack of a ready hand, with riichi or without.
    pub(super) fn ready(
        &self,
        hand: &Hand,
        discarded: Option<Kind>,
        riichi: bool,
        race: &Race,
    ) -> Attack {
        let around = (&self.unseen, race, self.tables);
        ready::attack(self.view, hand, discarded, riichi, around)
    }

    /// The attack of a hand too far to be valued.
    pub(super) fn far(&self, hand: &Hand, race: &Race) -> Attack {
        far::attack(self.view, hand, &self.unseen, race)
    }

    /// A win of so many points.
    pub(super) fn won(&self, points: f64) -> Judged {
        let attack = Attack { win: 1.0, gain: points, ..Attack::default() };
        let value = self.placement.win(points + self.honba, self.sticks) + self.deals_again;
        Judged::over(value, attack, Course::Won)
    }

    /// An abort: the hand is worth nothing, and nobody else's is.
    pub(super) fn abort(&self) -> Judged {
        Judged::over(0.0, Attack::default(), Course::Abort)
    }

    /// A hand of 13 tiles and its attack, after a discard or as it stands; once locked by riichi it
    /// cannot fold.
    pub(super) fn judge(
        &self,
        hand: &Hand,
        discarded: Option<Kind>,
        attack: Attack,
        lock: Lock,
    ) -> Judged {
        let cost = discarded.map_or(0.0, |kind| self.dangers.of(kind));
        let deal_in = discarded.map_or(0.0, |kind| self.deal_in(kind));
        let (push, hope) = self.push(hand, &attack, lock);
        let draws = attack.draws;
        let noten = self.race.lasts(draws) * self.wall_end.noten;
        let fold = self.fold(hand, draws) + noten + RESIDUE * hope;
        let fold = (lock == Lock::Free).then_some(fold);
        let best = fold.map_or(push, |fold| fold.max(push));
        // Where there is nothing to go on for, the safest tile goes.
        let course =
            if fold.is_some_and(|fold| fold >= push) { Course::Fold } else { Course::Push };
        let haste = if course == Course::Fold { HASTE } else { 0.0 };
        let cost = (1.0 + haste) * cost;
        let value = (1.0 - deal_in) * (best - self.others) - cost;
        Judged { value, attack, deal_in, cost, push: Some(push), fold, shape: 0.0, course }
    }

    /// The same action followed by folding, if that is worth more than going on with what the discard leaves.
    pub(super) fn or_fold(&self, judged: Judged) -> Judged {
        let Some(fold) = judged.fold else { return judged };
        let cost = (1.0 + HASTE) * judged.cost;
        let value = (1.0 - judged.deal_in) * (fold - self.others) - cost;
        if value <= judged.value {
            return judged;
        }
        Judged { value, cost, shape: 0.0, course: Course::Fold, ..judged }
    }

    /// A kan: the hand with its replacement due, its new dora for the player and for ready rivals.
    pub(super) fn judge_kan(&self, hand: &Hand, mut attack: Attack, lock: Lock) -> Judged {
        attack.gain *= KAN_GAIN;
        let dearer = |rival: &Rival| rival.tenpai * KAN_COST * rival.loss;
        let dearer = self.rivals.iter().map(dearer).sum::<f64>() + KAN_SHARE * self.others;
        self.judge(hand, None, attack, lock).shaped(-dearer)
    }

    /// What going on is worth, and what of it is hoped for: more than not to be ready at the end.
    fn push(&self, hand: &Hand, attack: &Attack, lock: Lock) -> (f64, f64) {
        let won = self.placement.win(attack.gain + self.honba, self.sticks) + self.relief;
        let renchan = self.view.table.setup.rules.renchan;
        let again = if renchan == Renchan::WinOrTenpai { self.deals_again } else { 0.0 };
        let ready = self.wall_end.tenpai + again - self.wall_end.noten;
        let hope = attack.win * won + attack.tenpai * ready;
        let noten = attack.ends * self.wall_end.noten;
        let stick = match lock {
            Lock::Declares => (1.0 - attack.win) * self.placement.pay(f64::from(Points::STICK.0)),
            _ => 0.0,
        };
        let (borne, later) = match lock {
            Lock::Free => (BORNE[far_of(hand)], BORNE_LATER * BORNE[far_of(hand)]),
            _ => (1.0, 1.0),
        };
        let halfway = (attack.turns / 2.0).round() as usize;
        let dues = borne * self.dangers.drift + later * self.dangers.growth(halfway);
        (hope + noten + stick - attack.turns * dues, hope)
    }

    /// What folding is worth with so many draws to come: each turn the safest tile goes. A second tile
    /// of a kind is safer than the first, which has gone by.
    fn fold(&self, hand: &Hand, draws: usize) -> f64 {
        let mut costs: Vec<f64> = Vec::with_capacity(14);
        for kind in hand.concealed.counts().kinds() {
            let cost = self.dangers.of(kind);
            let again = f64::from(hand.concealed.counts()[kind]) - 1.0;
            costs.push(cost);
            costs.extend((0..again as usize).map(|_| 0.2 * cost));
        }
        costs.sort_by(f64::total_cmp);
        let turns = (1..=draws).zip(costs);
        let most = SAFEST * self.dangers.drift;
        -turns.map(|(turn, cost)| self.race.lasts(turn) * cost.min(most)).sum::<f64>()
    }
}

/// How far a hand is, three and more as one.
fn far_of(hand: &Hand) -> usize {
    hand.shanten().map_or(3, |shanten| shanten.number().clamp(0, 3)) as usize
}

/// Is the hand bound by riichi?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Lock {
    /// Nothing is declared: any tile may go.
    Free,
    /// It is declared now.
    Declares,
    /// It has been declared.
    Declared,
}
