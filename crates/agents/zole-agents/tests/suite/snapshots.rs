//! Explanations as they are printed, one file for each player and question. `UPDATE_GOLDEN=1`
//! writes them anew; read the difference.

use std::fs;
use std::path::PathBuf;

use parlor_agent::{Budget, Explanation};
use parlor_texts::Language;
use parlor_zole::{Action, Call, Deal, Pair, RuleSet};

use crate::table::{agent, ask_turn, deal, plays};

const CARDS: &str =
    "QC QS QH JC JS AD TH KH / QD JH JD KD 9D AH AS TS / TD 8D 7D 9H KS AC TC KC / 9S 9C";

fn check(name: &str, spec: &str, deal: &Deal) {
    let mut why = Explanation::default();
    ask_turn(deal, Budget::UNLIMITED, |ask| agent(spec, 7).decide(ask, Some(&mut why)));
    assert_eq!(why.candidates.first().map(|one| one.legal_idx), why.chosen, "{name}");
    assert!(why.candidates.iter().all(|one| one.value.is_some()), "{name}: a value for each");
    let text = why.printed(&Language::English).to_string();
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(text, stored, "{name} differs; UPDATE_GOLDEN=1 writes it anew");
}

/// The first card is due from the lielais, then as far as `cards` go.
fn lielais(cards: &str) -> Deal {
    let buried = Pair::new("TH".parse().unwrap(), "KH".parse().unwrap()).unwrap();
    let mut actions = vec![Action::Call(Call::Take), Action::Bury(buried)];
    if !cards.is_empty() {
        actions.extend(plays(cards));
    }
    deal(RuleSet::SEED, CARDS, &actions)
}

#[test]
fn explanations_are_as_they_were_read() {
    let first = deal(RuleSet::ONLINE_PGM, CARDS, &[]);
    let ten = deal(RuleSet::SEED, CARDS, &[Action::Call(Call::Take)]);
    let galdins = deal(RuleSet::ONLINE_PGM, CARDS, &[Action::Call(Call::Pass); 3]);
    let maza_zole = deal(RuleSet::ONLINE_PGM, CARDS, &[Action::Call(Call::MazaZole)]);
    let mut passes = vec![Action::Call(Call::Pass); 3];
    passes.extend(plays("TH AH 9H AS KS AD JS 9D 7D JC JD 8D QH KD TD"));
    let late_galdins = deal(RuleSet::ONLINE_PGM, CARDS, &passes);
    check("random-call.txt", "random", &first);
    check("random-card.txt", "random", &lielais("QC"));
    check("rules-call.txt", "rules", &first);
    check("rules-card.txt", "rules", &lielais("QC"));
    check("rules-burial.txt", "rules", &ten);
    check("minimax-early.txt", "minimax", &lielais("QC"));
    check("alphabeta-early.txt", "alphabeta", &lielais("QC"));
    check("alphabeta-card.txt", "alphabeta", &lielais("QC 9D 7D QS JD 8D QH KD TD JC JH KS 9S"));
    check("minimax-card.txt", "minimax", &lielais("QC 9D 7D QS JD 8D QH KD TD JC JH KS 9S"));
    check("pimc-call.txt", "pimc:worlds=40", &first);
    check("pimc-burial.txt", "pimc:worlds=40", &ten);
    check("pimc-card.txt", "pimc:worlds=40", &lielais("QC"));
    check("pimc-threshold.txt", "pimc:worlds=40,by=threshold", &lielais(""));
    check("pimc-maza-zole.txt", "pimc:worlds=10", &maza_zole);
    check("alphabeta-galdins.txt", "alphabeta:from=9", &late_galdins);
    check("house-call.txt", "house", &first);
    check("pimc-galdins.txt", "pimc:worlds=10", &galdins);
    check("house-end.txt", "house", &lielais("QC 9D 7D QS JD 8D QH KD TD JC JH KS 9S"));
}
