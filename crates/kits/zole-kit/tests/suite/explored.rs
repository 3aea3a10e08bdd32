//! A search of many worlds: all of them can be had, in pieces.

use std::sync::Arc;

use parlor_agent::Budget;
use parlor_kit::{Advice, Explorable, FirstChild, Kit, Records};
use parlor_zole_kit::ZoleKit;

const FIFTH_TRICK: &str = "2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS";

#[test]
fn every_world_is_told_once_however_small_the_pieces() {
    let question =
        ZoleKit::position(FIFTH_TRICK).expect("Zole has a notation").expect("it is right");
    let asked = Advice::<ZoleKit> { question, registry: Arc::new(ZoleKit::registry()) };
    let explored = asked.explore("pimc:worlds=6000", 1, Budget::UNLIMITED);
    let explored = explored.unwrap_or_else(|error| panic!("{error}"));
    let n = explored.summary("x").nodes[0].n_children;
    assert!(n > 1_000, "{n} worlds");
    let worlds = |first: FirstChild, most: usize| -> Vec<(u32, u32)> {
        let part = explored.nodes(0, first, most).expect("the root is there");
        let worlds = part.nodes.iter().filter(|node| node.parent == Some(0));
        worlds.map(|node| (node.nth, node.id)).collect()
    };
    let pieces = (0..n).step_by(400);
    let all: Vec<_> = pieces.flat_map(|from| worlds(FirstChild::Nth(from as usize), 400)).collect();
    assert!(all.iter().map(|&(nth, _)| nth).eq(0..n));
    let (nth, id) = all[950];
    let near = worlds(FirstChild::Near(id), 400);
    assert_eq!(near[0].0, 800);
    assert!(near.contains(&(nth, id)));
}
