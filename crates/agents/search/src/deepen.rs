//! Iterative deepening: an answer soon, a better one later.

use parlor_agent::Meter;

use crate::Found;

/// Searches to depth 1, then `step` deeper again and again, and last to `depth_max`, until the
/// budget is spent. The answer is that of the last depth that was finished, or of the first if not
/// even that was. `nodes` counts all depths together.
///
/// A step of 2 suits games in which a roll follows each play: the depths between add a roll that
/// nobody answers.
pub fn deepen<'b, A>(
    depth_max: u32,
    step: u32,
    meter: &mut Meter<'b>,
    mut search: impl FnMut(u32, &mut Meter<'b>) -> Found<A>,
) -> Found<A> {
    let nodes_before = meter.used();
    let mut depth = 1;
    let mut found = search(depth, meter);
    while depth < depth_max && found.spent.is_none() {
        depth = depth.saturating_add(step.max(1)).min(depth_max);
        let deeper = search(depth, meter);
        if deeper.spent.is_some() {
            found.spent = deeper.spent;
        } else {
            found = deeper;
        }
    }
    found.nodes = meter.used() - nodes_before;
    found
}
