//! Matches between players who discard towards a ready hand and otherwise do anything.

use parlor_formats::riichi::record::{DealRecord, Ending, Header, MatchRecord};
use parlor_game::{Answers, BySeat, Dealer, Entropy, Game, Match, Seat, SeatSet, Turn};
use parlor_riichi::deal::{Action, Deal, Event, Setup};
use parlor_riichi::{Contest, DrawOrder, RuleSet, Wall, shanten};

/// A small generator (splitmix64).
pub(crate) struct Random(pub(crate) u64);

impl Entropy for Random {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ (word >> 31)) % u64::from(n.max(1))) as u32
    }
}

/// The record of a whole match.
pub(crate) fn random_match(rules: &RuleSet, seed: u64) -> MatchRecord {
    let mut random = Random(seed);
    let mut contest = Contest::new(rules);
    let mut deals = Vec::new();
    while let Some((_, setup)) = contest.next() {
        let (deal, happened) = random_deal(&setup, &mut random);
        deals.push(DealRecord::from_play(&setup, &happened).expect("a finished deal"));
        contest.record(&deal).expect("the next deal");
    }
    let names = BySeat::from_fn(|seat| format!("player \"{seat}\""));
    let header = Header { title: vec!["a title".to_owned()], ..Header::new(*rules, names) };
    MatchRecord { header, deals, ending: Some(Ending::of(&contest)) }
}

fn random_deal(setup: &Setup, random: &mut Random) -> (Deal, Vec<Event>) {
    let mut wall = Wall::shuffled(setup, DrawOrder::Wall, random);
    let mut deal = Deal::start(setup);
    let mut happened = Vec::new();
    loop {
        match deal.turn() {
            Turn::Over => return (deal, happened),
            Turn::Chance(address) => {
                let chance = wall.answer(address).expect("a whole wall");
                deal.apply(chance, &mut happened).expect("a tile of the wall");
            }
            Turn::Decide(asked) => {
                let answers = answers(&deal, asked, random);
                deal.resolve(&answers, &mut happened).expect("listed answers");
            }
        }
    }
}

pub(crate) fn answers(deal: &Deal, asked: SeatSet, random: &mut Random) -> Answers<Action> {
    let mut legal = Vec::new();
    let mut answers = Answers::NONE;
    for seat in asked {
        deal.legal(seat, &mut legal);
        answers = answers.with(seat, choose(deal, seat, &legal, random));
    }
    answers
}

/// Wins; declares riichi and kans; calls now and then; discards for the lowest shanten.
fn choose(deal: &Deal, seat: Seat, legal: &[Action], random: &mut Random) -> Action {
    let eager = |action: &&Action| {
        matches!(
            action,
            Action::Tsumo
                | Action::Ron
                | Action::Riichi { .. }
                | Action::ClosedKan { .. }
                | Action::AddedKan { .. }
                | Action::OpenKan
        )
    };
    if let Some(action) = legal.iter().find(eager) {
        return *action;
    }
    let any = legal[random.below(legal.len() as u32) as usize];
    if !matches!(any, Action::Discard { .. }) {
        let calls = random.below(3) == 0 || !legal.contains(&Action::Pass);
        return if calls { any } else { Action::Pass };
    }
    let left = |action: &Action| match *action {
        Action::Discard { tile, .. } => {
            let hand = deal.own(seat).concealed.without(tile).unwrap_or_default();
            shanten(hand.counts(), deal.table().places[seat].melds.len()).ok()
        }
        _ => None,
    };
    legal.iter().copied().filter(|action| left(action).is_some()).min_by_key(left).unwrap_or(any)
}
