//! `random` is uniform, explains itself, and chooses the same either way.

use parlor_agent::{Agent, Ask, Budget, Explanation, Random};
use parlor_game::{Game, Observed, Seat};
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

use crate::nim::{Nim, Take};

fn decide(agent: &mut dyn Agent<Nim>, heap: u8, why: Option<&mut Explanation>) -> Take {
    let view = Nim::start(&heap).view(Seat::A);
    let mut legal = Vec::new();
    Nim::prompt(&view, Seat::A, &mut legal);
    agent.decide(&Ask { seat: Seat::A, view: &view, legal: &legal, budget: Budget::nodes(1) }, why)
}

proptest! {
    #[test]
    fn it_chooses_the_same_with_and_without_an_explanation(
        seed: u64,
        heaps in proptest::collection::vec(1..=20u8, 1..30),
        explained in proptest::collection::vec(any::<bool>(), 30),
    ) {
        let (mut silent, mut talking) = (Random::new(seed), Random::new(seed));
        for (&heap, &explained) in heaps.iter().zip(&explained) {
            let mut why = Explanation::default();
            let told = decide(&mut talking, heap, explained.then_some(&mut why));
            prop_assert_eq!(told, decide(&mut silent, heap, None));
            prop_assert!((1..=heap.min(3)).contains(&told.0));
            if explained {
                prop_assert_eq!(why.candidates.len(), usize::from(heap.min(3)));
                let total: f64 = why.candidates.iter().filter_map(|one| one.value).map(|value| value.value).sum();
                prop_assert!((total - 1.0).abs() < 1e-12);
                prop_assert_eq!(why.chosen, Some(why.candidates[0].legal_idx));
                // Nim lists Take(1) first, so the index is one less than the number taken.
                prop_assert_eq!(why.chosen, Some(usize::from(told.0) - 1));
                prop_assert_eq!(why.choice().map(|one| one.label.to_string()), Some(format!("{told:?}")));
            }
        }
    }
}

#[test]
fn every_legal_action_is_equally_likely() {
    let mut agent: Box<dyn Agent<Nim>> = Box::new(Random::new(8));
    let mut counts = [0u32; 3];
    for _ in 0..30_000 {
        counts[usize::from(decide(&mut agent, 9, None).0) - 1] += 1;
    }
    // Six standard deviations of a binomial count with p = 1/3.
    assert!(counts.iter().all(|&n| n.abs_diff(10_000) < 490), "{counts:?}");
}

#[test]
fn its_explanation_prints_every_candidate() {
    let mut why = Explanation::default();
    let chosen = decide(&mut Random::new(0), 2, Some(&mut why));
    let text = why.to_string();
    assert!(text.starts_with(&format!("{chosen:?}\nagent-random-verdict (n: 2)\n")), "{text}");
    for take in [Take(1), Take(2)] {
        let named = |line: &&str| line.contains(&format!("{take:?}"));
        let line = text.lines().skip(3).find(named).unwrap();
        assert!(line.contains("50%"), "{text}");
        assert_eq!(line.starts_with('>'), take == chosen, "{text}");
    }
}
