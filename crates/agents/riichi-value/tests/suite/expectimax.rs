//! `sp-draw` against an expectimax that follows the rules of its docs literally: no numbers for
//! hands, no lanes, nothing shared, its own count of what is left.

use std::collections::HashMap;

use parlor_agent::Budget;
use parlor_riichi::score::{Claim, Finish, RiichiState};
use parlor_riichi::{Counts, Hand, Kind, Preset, Tile, Tiles, shanten};
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::{Declare, Options, SpDraw};

use crate::points::points;

/// Points, the chance to win and that to be ready at the end or to have won.
type Worth = (f64, f64, f64);

/// What hands are worth, by draws left.
struct Alone<'a> {
    situation: &'a Situation,
    options: Options,
    known: HashMap<(Counts, bool, u8), Worth>,
}

impl Alone<'_> {
    fn root(&self) -> &Counts {
        self.situation.hand.concealed.counts()
    }

    fn left(&self, hand: &Counts, kind: Kind) -> u8 {
        let outside = self.situation.seen.counts()[kind]
            + self.situation.dora.iter().filter(|tile| tile.kind() == kind).count() as u8;
        4 - outside.min(4) - self.root()[kind].max(hand[kind]).min(4 - outside.min(4))
    }

    fn unseen(&self, draws: u8) -> f64 {
        let now: u32 = Kind::all().map(|kind| u32::from(self.left(self.root(), kind))).sum();
        f64::from(now) - f64::from(self.situation.draws - draws)
    }

    fn far(&self, counts: &Counts) -> i8 {
        shanten(counts, self.situation.hand.melds.len()).unwrap().number()
    }

    /// Points for a win, `None` without riichi, else whether it is ippatsu.
    fn points(&self, full: &Counts, win: Kind, riichi: Option<bool>) -> f64 {
        let hand = Hand { concealed: Tiles::plain(*full), melds: self.situation.hand.melds };
        let total = |riichi: RiichiState, ippatsu, ura: &[Tile]| {
            let claim = Claim::new(&hand, win.tile(), Finish::Tsumo);
            points(self.situation, Claim { ura, riichi, ippatsu, ..claim })
        };
        let Some(ippatsu) = riichi else { return total(RiichiState::None, false, &[]) };
        let (mut sum, mut n) = (0.0, 0.0);
        for kind in Kind::all() {
            let left = f64::from(self.left(full, kind));
            n += left;
            if left > 0.0 {
                sum += left * total(RiichiState::Riichi, ippatsu, &[kind.tile()]);
            }
        }
        sum / n
    }

    /// A hand in riichi with so many draws left.
    fn locked(&self, hand: &Counts, draws: u8, ippatsu: bool) -> Worth {
        if draws == 0 {
            return (0.0, 0.0, 1.0);
        }
        let later = self.locked(hand, draws - 1, false);
        let (mut sum, mut rest) = ((0.0, 0.0), self.unseen(draws));
        for kind in Kind::all() {
            let left = f64::from(self.left(hand, kind));
            let mut full = *hand;
            if left > 0.0 && full.add(kind) && self.far(&full) < 0 {
                sum.0 += left * self.points(&full, kind, Some(ippatsu));
                sum.1 += left;
                rest -= left;
            }
        }
        let unseen = self.unseen(draws);
        ((sum.0 + rest * later.0) / unseen, (sum.1 + rest * later.1) / unseen, 1.0)
    }

    fn resting(&mut self, hand: &Counts, free: bool, draws: u8) -> Worth {
        if draws == 0 {
            return (0.0, 0.0, if self.far(hand) <= 0 { 1.0 } else { 0.0 });
        }
        if let Some(&known) = self.known.get(&(*hand, free, draws)) {
            return known;
        }
        let stay = self.resting(hand, free, draws - 1);
        let unseen = self.unseen(draws);
        let (mut sum, mut rest) = ((0.0, 0.0, 0.0), unseen);
        for kind in Kind::all() {
            let left = f64::from(self.left(hand, kind));
            let mut full = *hand;
            if left == 0.0 || !full.add(kind) {
                continue;
            }
            let best = self.full((hand, free), &full, kind, draws, stay);
            sum.0 += left * best.0;
            sum.1 += left * best.1;
            sum.2 += left * best.2;
            rest -= left;
        }
        let mean = |sum: f64, stay: f64| (sum + rest * stay) / unseen;
        let mut worth = (mean(sum.0, stay.0), mean(sum.1, stay.1), mean(sum.2, stay.2));
        let closed = self.situation.hand.is_closed();
        if self.far(hand) == 0 && closed && self.options.declare != Declare::Never {
            let locked = self.locked(hand, draws, true);
            if locked.0 > worth.0 || self.options.declare == Declare::Always {
                worth = locked;
            }
        }
        self.known.insert((*hand, free, draws), worth);
        worth
    }

    /// After drawing `drawn`: win, or the best allowed exchange, or throw it away.
    fn full(
        &mut self,
        (hand, free): (&Counts, bool),
        full: &Counts,
        drawn: Kind,
        draws: u8,
        stay: Worth,
    ) -> Worth {
        if self.far(full) < 0 {
            let points = self.points(full, drawn, None);
            return if points > 0.0 { (points, 1.0, 1.0) } else { stay };
        }
        let mut best = stay;
        for out in full.kinds().without(drawn) {
            let mut next = *full;
            next.remove(out);
            let nearer = self.far(&next) < self.far(hand);
            let changes = free && self.far(&next) == self.far(hand);
            if nearer || changes {
                let then = self.resting(&next, free && nearer, draws - 1);
                if then.0 > best.0 || then.0 >= best.0 && then.2 > best.2 {
                    best = then;
                }
            }
        }
        best
    }
}

fn compare(text: &str, seen: &str, draws: u8, options: Options) {
    let mut situation = Situation::new(Hand::closed(text.parse().unwrap()));
    situation.draws = draws;
    situation.dora = vec!["2p".parse().unwrap()];
    situation.seen = seen.parse().unwrap();
    situation.rules = *Preset::by_name("ema2016").unwrap().rules();
    let mut meter = Budget::UNLIMITED.meter();
    let valued = SpDraw::default().value(&situation, &options, &mut meter).unwrap();
    let nearest = valued.rows.iter().map(|row| row.shanten.number()).min().unwrap();
    let mut alone = Alone { situation: &situation, options, known: HashMap::new() };
    for row in &valued.rows {
        let mut concealed = situation.hand.concealed;
        assert!(row.discard.is_none_or(|tile| concealed.remove(tile)));
        let free = options.shape_change && row.shanten.number() == nearest;
        if row.shanten.number() > nearest && !options.shape_change {
            assert!(row.by_turn.is_empty());
            continue;
        }
        assert_eq!(row.by_turn.len(), usize::from(draws));
        for (turn, outlook) in row.by_turn.iter().enumerate() {
            let (points, win, tenpai) = alone.resting(concealed.counts(), free, draws - turn as u8);
            let near = |ours: f32, theirs: f64| {
                (f64::from(ours) - theirs).abs() <= 1e-4 * theirs.abs() + 1e-6
            };
            assert!(
                near(outlook.points, points)
                    && near(outlook.win, win)
                    && near(outlook.tenpai, tenpai),
                "{text} discarding {:?}, {turn} draws gone: {outlook:?}, not {points} {win} {tenpai}",
                row.discard
            );
        }
    }
}

#[test]
fn equals_expectimax_by_the_same_rules() {
    // Few tiles left: all of a suit and the honours are seen.
    let few = "1111222333344446667778889999p1111222233334444555566667777z";
    for (hand, seen) in [
        ("234678m567p3488s4z", ""),
        ("23467m567p34788s1s", ""),
        ("2356m1145789s555m", few),
        ("13567m2245689s11m", few),
        ("1122m3355s7799s68m", few),
    ] {
        for shape_change in [false, true] {
            for declare in [Declare::Best, Declare::Always, Declare::Never] {
                compare(hand, seen, 3, Options { shape_change, declare, ..Options::default() });
            }
        }
    }
    compare("23467m567p34788s1s", "", 17, Options::default());
}

/// 14 tiles are worth what the best of their 13 are worth on their own, the discard seen.
#[test]
fn fourteen_tiles_are_worth_the_best_thirteen() {
    let hands =
        ["23467m567p34788s1s", "1346m2245p345789s", "2356m1145789s555m", "1122m3355s7799s68m"];
    for (hand, shape_change) in hands.iter().flat_map(|hand| [(hand, false), (hand, true)]) {
        let options = Options { shape_change, ..Options::default() };
        let situation = Situation::new(Hand::closed(hand.parse().unwrap()));
        let mut engine = SpDraw::default();
        let mut meter = Budget::UNLIMITED.meter();
        let full = engine.value(&situation, &options, &mut meter).unwrap();
        let nearest = full.rows.iter().map(|row| row.shanten.number()).min().unwrap();
        let mut best = 0.0f32;
        // Discards that set the hand back are followed without a change of shape.
        for row in full.rows.iter().filter(|row| row.shanten.number() == nearest) {
            let mut concealed = situation.hand.concealed;
            let tile = row.discard.unwrap();
            assert!(concealed.remove(tile));
            let mut resting = Situation::new(Hand::closed(concealed));
            assert!(resting.seen.add(tile));
            let alone = engine.value(&resting, &options, &mut meter).unwrap().now();
            // A kind that is discarded and, with a change of shape, drawn again is counted as never gone.
            let tolerance = if shape_change { 3e-3 } else { 1e-4 };
            let near = |a: f32, b: f32| (a - b).abs() <= tolerance * b.abs();
            let now = row.now();
            assert!(
                near(now.points, alone.points)
                    && near(now.win, alone.win)
                    && near(now.tenpai, alone.tenpai),
                "{hand} {tile}, shape change {shape_change}: {now:?} {alone:?}"
            );
            best = best.max(alone.points);
        }
        assert!((full.now().points - best).abs() <= 3e-3 * best, "{hand}");
    }
}
