//! Chances claimed at a random card of a deal, and how the deal came out.

use parlor_agent::{Agent, Ask, Budget, Explanation, Stream};
use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_zole::{Action, Call, Deal};
use parlor_zole_agents::{Occasion, PARTS, ROLES, registry};

use crate::zole_games::{Table, wanted};
use crate::{Failed, Settings, Size};

/// What deals are made to be.
pub(super) const CALLS: [Call; 4] = [Call::Take, Call::Zole, Call::MazaZole, Call::Pass];

/// A chance claimed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Claimed {
    pub(super) occasion: Occasion,
    /// The share of worlds that `house` says the card wins which it played.
    pub(super) share: f64,
    /// The same by `pimc` as it was, without inference beyond voids.
    pub(super) plain: f64,
    /// Did the player come out as a winner?
    pub(super) is_won: bool,
}

/// A card that was chosen.
struct Chosen {
    occasion: Occasion,
    deal: Deal,
    seat: Seat,
    action: Action,
}

/// A deal after this call, played by `house` with fewer nodes on all seats: a claim of the one who plays alone
/// and one of an opponent, each at a random card of theirs; in galdiņš of anyone. If `each_part`, so many for
/// each part of the deal.
pub(super) fn claimed(
    settings: &Settings<'_>,
    call: Call,
    number: u64,
    each_part: bool,
) -> Result<Vec<Claimed>, Failed> {
    let mut lots = settings.stream("chances-claimed", 4 * number + call as u64);
    let start = match call {
        Call::Pass => Table::Galdins.start(settings, number)?,
        _ => wanted(call, &mut lots)?,
    };
    let (deal, cards) = played(settings, start, &mut lots)?;
    let mut found = Vec::new();
    for role in 0..ROLES.len() {
        for part in 0..if each_part { PARTS.len() } else { 1 } {
            let is_one = |one: &&Chosen| {
                one.occasion.role == role && (!each_part || one.occasion.part == part)
            };
            let mine: Vec<&Chosen> = cards.iter().filter(is_one).collect();
            if mine.is_empty() {
                continue;
            }
            let nth = (lots.unit() * mine.len() as f64) as usize;
            found.push(asked(settings, mine[nth.min(mine.len() - 1)], &deal, &mut lots)?);
        }
    }
    Ok(found)
}

/// Who plays and claims, and who claimed before.
const HOUSE: &str = "house";
const PLAIN: &str = "pimc";

/// How much may be thought about a card that is played, and about a chance that is claimed.
fn budgets(settings: &Settings<'_>) -> [Budget<'static>; 2] {
    match settings.size {
        Size::Quick => [Budget::nodes(2_000), Budget::nodes(5_000)],
        _ => [Budget::nodes(50_000), Budget::UNLIMITED],
    }
}

/// A deal played to its end, and the cards that were chosen among several.
fn played(
    settings: &Settings<'_>,
    mut deal: Deal,
    lots: &mut Stream,
) -> Result<(Deal, Vec<Chosen>), Failed> {
    let [budget, _] = budgets(settings);
    let agent = |_| registry().build(HOUSE, lots.next_u64()).map_err(Failed::by);
    let agents: Result<Vec<Box<dyn Agent<Deal>>>, Failed> = (0..3).map(agent).collect();
    let (mut agents, mut legal, mut cards) = (agents?, Vec::new(), Vec::new());
    while let Some(seat) = deal.turn().asked().first() {
        deal.legal(seat, &mut legal);
        let view = deal.view(seat);
        let ask = Ask { seat, view: &view, legal: &legal, budget };
        let action = agents[seat.idx()].decide(&ask, None);
        if legal.len() > 1
            && matches!(action, Action::Play(_))
            && let Some(occasion) = Occasion::of(&view)
        {
            cards.push(Chosen { occasion, deal: deal.clone(), seat, action });
        }
        deal.resolve(&Answers::one(seat, action), &mut Silent).map_err(Failed::by)?;
    }
    Ok((deal, cards))
}

/// What both players claim for a card that was played, and how its deal ended.
fn asked(
    settings: &Settings<'_>,
    chosen: &Chosen,
    end: &Deal,
    lots: &mut Stream,
) -> Result<Claimed, Failed> {
    let &Chosen { occasion, ref deal, seat, action } = chosen;
    let view = deal.view(seat);
    let mut legal = Vec::new();
    deal.legal(seat, &mut legal);
    let [_, budget] = budgets(settings);
    let mut share = |spec| {
        let mut agent = registry().build(spec, lots.next_u64()).map_err(Failed::by)?;
        let mut why = Explanation::default();
        let ask = Ask { seat, view: &view, legal: &legal, budget };
        agent.decide(&ask, Some(&mut why));
        let is_it = |legal_idx: usize| legal[legal_idx] == action;
        let one = why.candidates.iter().find(|one| is_it(one.legal_idx));
        let value = one.and_then(|one| one.value);
        value.map(|value| value.value).ok_or_else(|| Failed(format!("no chance for {action:?}")))
    };
    let (share, plain) = (share(HOUSE)?, share(PLAIN)?);
    let points = end.returns()[seat];
    // In galdiņš nobody loses when two share the loss in full.
    let is_galdins = end.public().contract().is_some_and(|one| one.soloist().is_none());
    let is_won = points > 0 || is_galdins && points == 0;
    Ok(Claimed { occasion, share, plain, is_won })
}
