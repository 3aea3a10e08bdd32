//! What an agent's own numbers say about two of its candidates.

use parlor_agent::{Body, Candidate, Cell, Explanation, Message, Panel, Table};

use super::kind::{Kind, Theme};

/// How much more or less each theme counts, as the agent sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Emphasis {
    attack: f64,
    block: f64,
    safety: f64,
    run: f64,
}

impl Emphasis {
    const EVEN: Emphasis = Emphasis { attack: 1.0, block: 1.0, safety: 1.0, run: 1.0 };

    /// What speaks for `one` against `other` by the chances, the pips or the characteristics that the
    /// explanation shows; even where it shows none.
    pub(crate) fn of(why: &Explanation, one: &Candidate, other: &Candidate) -> Emphasis {
        let tables = why.panels.iter().filter_map(table);
        for (title, table) in tables {
            let row = |key| difference(table, key, &one.label, &other.label);
            match title {
                "bg-characteristics" => {
                    return Emphasis::by_weights([
                        row("bg-h-bar"),
                        row("bg-h-points"),
                        row("bg-h-blots"),
                        row("bg-h-distance"),
                    ]);
                }
                "bg-pip-counts" => {
                    // Pips lost by the opponent against pips at risk.
                    let (hit, risk) = (row("bg-pips-other"), row("bg-pips-at-stake"));
                    return Emphasis::by_weights([hit, None, risk.map(|risk| -risk), None]);
                }
                _ => {}
            }
        }
        Emphasis::by_shares(one, other)
    }

    /// The theme with the largest difference is what the agent chose by.
    fn by_weights(differences: [Option<f64>; 4]) -> Emphasis {
        let [attack, block, safety, run] = differences.map(|found| found.unwrap_or(0.0));
        let most = attack.max(block).max(safety).max(run);
        if most <= 0.0 {
            return Emphasis::EVEN;
        }
        let of = |found: f64| if found == most { 3.0 } else { 0.3 + (found / most).max(0.0) };
        Emphasis { attack: of(attack), block: of(block), safety: of(safety), run: of(run) }
    }

    /// More gammons won speak for the attack; games and gammons not lost for safety.
    fn by_shares(one: &Candidate, other: &Candidate) -> Emphasis {
        let (&[won_double, won, _, lost_double], &[others_double, others_won, _, others_lost]) =
            (&one.shares[..], &other.shares[..])
        else {
            return Emphasis::EVEN;
        };
        let gammons = won_double - others_double;
        let kept =
            (others_lost - lost_double) + 0.5 * (won_double + won - others_double - others_won);
        let of = |share: f64| (1.0 + 8.0 * share).clamp(0.6, 1.8);
        Emphasis { attack: of(gammons), safety: of(kept), ..Emphasis::EVEN }
    }

    /// How much more or less a difference counts.
    pub(crate) fn weigh(self, kind: Kind) -> f64 {
        match kind.theme() {
            Theme::Attack => self.attack,
            Theme::Block => self.block,
            Theme::Safety => self.safety,
            Theme::Run => self.run,
            Theme::Build | Theme::Whole => 1.0,
        }
    }
}

fn table(panel: &Panel) -> Option<(&str, &Table)> {
    match &panel.body {
        Body::Table(table) => Some((&*panel.title.key, table)),
        _ => None,
    }
}

/// By how much the row of `key` is higher for `one`, times its weight where it has one.
pub(super) fn difference(table: &Table, key: &str, one: &Message, other: &Message) -> Option<f64> {
    let is_weighted = table.columns.first()?.label.key == "bg-weight";
    let weight = if is_weighted { number(table, key, 0)? } else { 1.0 };
    Some(weight * bare_difference(table, key, one, other)?)
}

/// The same without the weight.
pub(super) fn bare_difference(
    table: &Table,
    key: &str,
    one: &Message,
    other: &Message,
) -> Option<f64> {
    let column = |label: &Message| table.columns.iter().position(|column| column.label == *label);
    Some(number(table, key, column(one)?)? - number(table, key, column(other)?)?)
}

fn number(table: &Table, key: &str, at: usize) -> Option<f64> {
    let row = table.rows.iter().find(|row| row.label.key == key)?;
    match row.cells.get(at) {
        Some(Cell::Number(number)) => Some(number.value),
        _ => None,
    }
}
