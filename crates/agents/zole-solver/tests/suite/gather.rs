//! Gathered hands change the work, never an answer; the yes-or-no questions agree with the numbers.

use parlor_game::Entropy;
use parlor_zole::{ByPlace, Card, CardSet, Contract, Eyes, Layout, Place, Trick};
use parlor_zole_solver::{Position, Solver};

/// A small generator.
struct Weyl(u64);

impl Entropy for Weyl {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        ((u64::from(((wide >> 64) ^ wide) as u32) * u64::from(n)) >> 32) as u32
    }
}

#[test]
fn all_burials_of_ten_cards_have_the_same_answers_with_and_without_gathering() {
    let mut entropy = Weyl(3);
    let mut gathered = Solver::new();
    for soloist in Place::ALL {
        let layout = Layout::drawn(&mut entropy);
        let mut all = *layout.hands();
        all[soloist] = all[soloist] | layout.table();
        gathered.gather(&all);
        let ten: Vec<Card> = all[soloist].into_iter().collect();
        for (n, &low) in ten.iter().enumerate() {
            for &high in &ten[n + 1..] {
                let buried = CardSet::one(low).with(high);
                let mut hands = all;
                hands[soloist] = all[soloist] - buried;
                let contract = Contract::Lielais(soloist);
                let position = Position::new(contract, hands, Trick::led_by(Place::First)).unwrap();
                let position = position.with_score(buried.eyes(), ByPlace::default());
                let alone = Solver::new().reaches(&position, Eyes(61));
                assert_eq!(gathered.reaches(&position, Eyes(61)), alone, "{buried}");
            }
        }
    }
}

#[test]
fn limits_of_tricks_agree_with_the_numbers_of_tricks() {
    let mut entropy = Weyl(4);
    let mut solver = Solver::new();
    for n in 0..12 {
        let layout = Layout::drawn(&mut entropy);
        let soloist = Place::ALL[n % 3];
        let contract = Contract::Zole(soloist);
        let mut position =
            Position::new(contract, *layout.hands(), Trick::led_by(Place::First)).unwrap();
        for _ in 0..7 {
            position = position.after(position.playable().first().unwrap()).unwrap();
        }
        let had = position.tricks()[soloist];
        let most = had + solver.most_tricks(&position).unwrap();
        assert_eq!(solver.takes_a_trick(&position), Some(most > 0));
        assert_eq!(solver.takes_all_tricks(&position), Some(most == 8));
        let fewest = had + solver.fewest_tricks(&position, soloist);
        for limit in 0..8 {
            assert_eq!(solver.holds_to(&position, soloist, limit), fewest <= limit);
        }
    }
}
