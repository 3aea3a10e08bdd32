//! What a win is worth with more han than it has.

use super::claim::{Claim, Refusal};
use super::facts::Facts;
use super::judge::{Candidate, Worth, for_each_candidate};
use super::limit::{Limit, Price};
use crate::{Points, RuleSet, Wind};

/// What a win is worth as it is and with 1, 2, … han more: riichi, ippatsu, ura-dora that may or
/// may not come.
///
/// One more han is a yaku here (riichi is one), so a hand without a yaku is worth nothing on the
/// lowest rung only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ladder {
    rungs: [Points; Ladder::RUNGS],
}

impl Ladder {
    /// How many rungs are told apart: riichi, ippatsu, four ura-dora, three red fives.
    pub const RUNGS: usize = 10;

    /// All shares together with so many han more; the last rung counts for all above it.
    #[inline]
    pub fn total(&self, extra_han: usize) -> Points {
        self.rungs[extra_han.min(Ladder::RUNGS - 1)]
    }
}

/// The worth of a claimed win with 0, 1, 2, … han more: the best of all readings for each. What
/// forbids a ron is not asked.
///
/// ```
/// use parlor_riichi::score::{Claim, Finish, ladder};
/// use parlor_riichi::{Hand, Points, Preset};
/// // No yaku: with riichi 1 han 40 fu, with ippatsu 2 han.
/// let hand = Hand::closed("123456m234p789s33z".parse()?);
/// let claim = Claim::new(&hand, "7s".parse()?, Finish::Ron);
/// let ladder = ladder(&claim, Preset::DEFAULT.rules())?;
/// assert_eq!([0, 1, 2].map(|han| ladder.total(han)), [0, 1300, 2600].map(Points));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn ladder(claim: &Claim<'_>, rules: &RuleSet) -> Result<Ladder, Refusal> {
    let facts = Facts::new(claim, rules);
    let mut bases = [Points::ZERO; Ladder::RUNGS];
    let mut complete = false;
    for_each_candidate(&facts, &mut |candidate: &Candidate| {
        complete = true;
        let worth = candidate.worth(&facts);
        raise(&mut bases, candidate, &worth, &facts);
    });
    if !complete {
        return Err(Refusal::NotComplete);
    }
    let dealer = claim.seat == Wind::East;
    Ok(Ladder { rungs: bases.map(|base| Price::new(base, dealer, facts.tsumo).total()) })
}

/// Raises each rung to what this reading is worth there.
#[inline]
fn raise(
    bases: &mut [Points; Ladder::RUNGS],
    candidate: &Candidate,
    worth: &Worth,
    facts: &Facts<'_>,
) {
    if worth.n_yakuman > 0 {
        bases.iter_mut().for_each(|base| *base = (*base).max(worth.base));
        return;
    }
    // A hand without a yaku has not counted its dora yet.
    let dora = if worth.han == 0 { facts.dora.total() } else { 0 };
    bases[0] = bases[0].max(if worth.han == 0 { Points::ZERO } else { worth.base });
    for (extra, base) in bases.iter_mut().enumerate().skip(1) {
        let han = worth.han + dora + extra as u8;
        *base = (*base).max(Limit::of_han(han, candidate.fu, facts.rules).0);
    }
}
