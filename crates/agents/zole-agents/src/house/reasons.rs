//! How cards are explained where tricks are not wanted.

use parlor_agent::{
    Ask, Body, Candidate, Cell, Estimate, Explanation, Message, Meter, Panel, Scale, Unit, Worlds,
};
use parlor_zole::{Contract, Deal, World};

use super::avoiding::{Avoiding, PlayedOut};
use crate::imagined::Imagined;
use crate::pimc::{
    N_SHOWN, WORLDS_ASKED, effort, giving_up, said_chance, share_of_wins, show_world, trick_classes,
};
use crate::words;

/// Why a card was chosen: in how many possible deals it wins when they are played on.
pub(super) fn card(
    ask: &Ask<'_, Deal>,
    avoiding: &Avoiding<'_>,
    played: &PlayedOut,
    imagined: &Imagined,
    meter: &Meter<'_>,
    why: &mut Explanation,
) {
    let chosen = avoiding.cards[played.best].0;
    let n = imagined.worlds.len();
    why.chosen = Some(chosen);
    why.verdict = Some(words::action(ask.legal[chosen]));
    why.method.push(Message::new("zole-by-iimc-rules").with("worlds", Unit::Count.of(n as f64)));
    let share_won = played.won[played.best].iter().sum::<f64>() / n as f64;
    why.method.extend(said_chance(ask.view, share_won, (!imagined.is_all).then_some(n as f64)));
    why.values = share_of_wins(avoiding.contract);
    why.columns = vec![
        Scale::new("zole-mean-tricks", Unit::number(1)),
        Scale::new(WORLDS_ASKED, Unit::Count),
    ];
    let mean_tricks = |nth: usize| f64::from(played.tricks[nth].iter().sum::<u32>()) / n as f64;
    let candidate = |legal_idx: usize| {
        let Some(nth) = avoiding.cards.iter().position(|&(idx, _)| idx == legal_idx) else {
            let ending = giving_up(ask, legal_idx, avoiding.contract, avoiding.me);
            return Candidate { cells: vec![Cell::Empty, Cell::Empty], ..ending };
        };
        let won: f64 = played.won[nth].iter().sum();
        let mut candidate =
            words::candidate(legal_idx, ask.legal[legal_idx]).valued(share(won, n as f64));
        candidate.cells = vec![mean_tricks(nth).into(), (n as f64).into()];
        candidate
    };
    why.candidates = (0..ask.legal.len()).map(candidate).collect();
    why.rank();
    why.put_choice_first();
    why.panels.push(panel(ask, avoiding, played, imagined, chosen));
    effort(imagined, meter, why);
}

/// A share of deals played on, with its error by Laplace's rule. Even over all possible deals it is not certain: the
/// others may play otherwise.
fn share(won: f64, n: f64) -> Estimate {
    let likely = (won + 1.0) / (n + 2.0);
    Estimate::sampled(won / n, (likely * (1.0 - likely) / n).sqrt())
}

/// The tricks that were taken after the chosen card.
fn panel(
    ask: &Ask<'_, Deal>,
    avoiding: &Avoiding<'_>,
    played: &PlayedOut,
    imagined: &Imagined,
    chosen: usize,
) -> Panel {
    let tricks = played.tricks[played.best].iter().map(|&tricks| f64::from(tricks));
    let ends: Vec<((World, f64), f64)> = imagined.pairs().zip(tricks).collect();
    let label = match avoiding.contract {
        Contract::Galdins => "zole-own-tricks",
        _ => "zole-soloist-tricks",
    };
    let n = ends.len();
    let shown = ends.iter().take(N_SHOWN);
    let worlds = Worlds {
        n_worlds: n as u64,
        outcome: Scale::new(label, Unit::Count),
        classes: trick_classes(&ends, avoiding.contract, avoiding.me),
        marks: Vec::new(),
        samples: shown.map(|(pair, end)| show_world(ask.view, pair, Some(*end), n)).collect(),
    };
    let title =
        Message::new("zole-imagined-after").with("action", words::action(ask.legal[chosen]));
    Panel::new(title, Body::Worlds(worlds))
}
