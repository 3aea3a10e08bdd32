//! The page of every figure of an experiment.

use crate::difference::MATTERS;
use crate::markdown::{heading, how, row};
use crate::{Agreement, Finished, Shown};

/// The columns of a table of figures.
pub(crate) const FIGURE_HEADING: [&str; 6] =
    ["figure", "source", "its 95 %", "ours", "our 95 %", "agreement"];

/// What the last column means.
fn legend() -> String {
    format!(
        "`equal`: both figures are exact and the same; `agrees`: the 95 % interval of their difference includes zero and \
         stays below what matters; `cannot tell`: it includes both; `differs`: it leaves zero out; `refuted`: both are exact \
         and not the same; `exact`: computed, not sampled; `–`: no interval, no source, or a time, which depends on the \
         machine. What matters: {MATTERS}.\n"
    )
}

/// The page as Markdown, linked to the page of the experiment beside it.
pub(crate) fn markdown(finished: &Finished) -> String {
    let Finished { id, title, plots, .. } = finished;
    let mut out = format!("# {id}: every figure\n\n{title}. [What they mean]({id}.md).\n");
    out += &format!("\n{}\n\n{}", how(finished), legend());
    for (name, of_source) in [("Figures of the source", true), ("Figures of ours", false)] {
        let is_here = |row: &&Shown| (row.agreement != Agreement::NoSource) == of_source;
        let rows: Vec<&Shown> = finished.comparisons.iter().filter(is_here).collect();
        if rows.is_empty() {
            continue;
        }
        out += &format!("\n## {name}\n\n");
        match of_source {
            true => {
                out += &heading(&FIGURE_HEADING);
                out.extend(rows.iter().map(|shown| row(&shown.cells)));
            }
            false => {
                out += &heading(&["figure", "ours", "95 %"]);
                let cells = |shown: &&Shown| [0, 3, 4].map(|cell| shown.cells[cell].clone());
                out.extend(rows.iter().map(|shown| row(&cells(shown))));
            }
        }
        let differences = rows.iter().filter_map(|row| row.difference());
        let differences: String = differences.map(|line| format!("- {line}\n")).collect();
        if !differences.is_empty() {
            out += &format!("\n## What differs\n\n{differences}");
        }
    }
    if let Some((_, more)) = plots.split_first().filter(|(_, more)| !more.is_empty()) {
        out += "\n## More charts\n";
        out.extend(more.iter().map(|plot| format!("\n![{plot}]({plot})\n")));
    }
    out
}
