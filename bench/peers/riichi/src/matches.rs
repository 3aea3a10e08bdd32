//! Half-games of ours: uniformly random legal actions, or discarding whatever is drawn.

use parlor_agent::Stream;
use parlor_game::{Answers, Dealer, Entropy, Game, Match, Seat, Silent, Turn};
use parlor_riichi::deal::{Action, Stage};
use parlor_riichi::{Contest, Deal, DrawOrder, Preset, Wall};

use crate::measure::Pass;

pub struct Table {
    stream: Stream,
    legal: Vec<Action>,
}

impl Table {
    pub fn new() -> Table {
        Table { stream: Stream::derived(2, &[Stream::label("matches")]), legal: Vec::new() }
    }

    pub fn play(&mut self, n: u64, random: bool) -> Pass {
        for _ in 0..n {
            let mut contest = Contest::new(Preset::by_name("tenhou").expect("a preset").rules());
            while let Some((_, setup)) = contest.next() {
                let mut deal = Deal::start(&setup);
                let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut self.stream);
                self.deal(&mut deal, &mut wall, random);
                contest.record(&deal).expect("the deal is over");
            }
        }
        Pass { units: n, sum: 0 }
    }

    fn deal(&mut self, deal: &mut Deal, wall: &mut Wall, random: bool) {
        loop {
            match deal.turn() {
                Turn::Over => return,
                Turn::Chance(at) => {
                    let chance = wall.answer(at).expect("a whole wall");
                    deal.apply(chance, &mut Silent).expect("a tile of the wall");
                }
                Turn::Decide(asked) => {
                    let mut answers = Answers::NONE;
                    for seat in asked {
                        answers = answers.with(seat, self.choose(deal, seat, random));
                    }
                    deal.advance(&answers, &mut Silent);
                }
            }
        }
    }

    fn choose(&mut self, deal: &Deal, seat: Seat, random: bool) -> Action {
        if random {
            deal.legal(seat, &mut self.legal);
            return self.legal[self.stream.below(self.legal.len() as u32) as usize];
        }
        match (&deal.table().stage, deal.own(seat).drawn) {
            (Stage::Turn { .. }, Some(tile)) => Action::Discard { tile, drawn: true },
            _ => Action::Pass,
        }
    }
}
