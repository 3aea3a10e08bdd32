//! Labels as dense tables, for programs that fit networks elsewhere.

use parlor_nets::{Active, Precision, Tensor, Tensors};

use crate::net::NetClass;
use crate::net::networks::n_inputs;

use super::{Label, show};

/// A safetensors file with three tables for each class, a row for every position: `contact.inputs`, 16 bits
/// each, which holds all of them exactly; `contact.targets`, the five chances; `contact.counts`, 1 for a chance
/// that is open, 0 for one that the rules decide.
pub fn dense(labels: &[Label]) -> Vec<u8> {
    let mut all = Tensors::default();
    let mut active = Vec::new();
    for class in NetClass::ALL {
        let width = n_inputs(class);
        let (mut inputs, mut targets, mut counts) = (Vec::new(), Vec::new(), Vec::new());
        for label in labels.iter().filter(|label| NetClass::of(&label.board) == class) {
            active.clear();
            counts.extend(show(&label.board, class, &mut active));
            targets.extend(label.chances);
            let begin = inputs.len();
            inputs.resize(begin + width, 0.0);
            for one in &active {
                inputs[begin + usize::from(one.row)] +=
                    f32::from(one.value) / f32::from(Active::ONE);
            }
        }
        let rows = targets.len() / 5;
        for (what, width, values) in
            [("inputs", width, inputs), ("targets", 5, targets), ("counts", 5, counts)]
        {
            let name = format!("{}.{what}", class.name());
            all.tensors.insert(name, Tensor { shape: vec![rows, width], values });
        }
    }
    all.to_bytes_each(
        |name| {
            if name.ends_with("inputs") { Precision::Half } else { Precision::Single }
        },
    )
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::{Board, Men, RuleSet};

    use super::*;

    /// A network asked by the tables' inputs answers as it does by the position itself; chances that men off
    /// rule out are closed.
    #[test]
    fn tables_hold_what_networks_are_shown() {
        let off = Men::new(&[(6, 2), (5, 1), (0, 12)]).unwrap();
        let behind = Men::new(&[(25, 2), (24, 3), (3, 10)]).unwrap();
        let chances = [0.5, 0.25, 0.125, 0.0, 0.0];
        let boards = [RuleSet::STANDARD.board(), Board::new(off, behind).unwrap()];
        let labels = boards.map(|board| Label { board, chances });
        let read = Tensors::from_bytes(&dense(&labels)).unwrap().tensors;
        let networks = crate::net::Networks::shipped();
        for (label, class) in labels.iter().zip([NetClass::Contact, NetClass::Crashed]) {
            assert_eq!(NetClass::of(&label.board), class);
            let table = |what: &str| &read[&format!("{}.{what}", class.name())];
            assert_eq!(table("inputs").shape, [1, n_inputs(class)]);
            let values = table("inputs").values.iter().map(|value| value * 128.0);
            let inputs: Vec<Active> = (0..)
                .zip(values)
                .filter(|&(_, value)| value != 0.0)
                .map(|(row, value)| Active { row, value: value as i16 })
                .collect();
            let mut shown = Vec::new();
            show(&label.board, class, &mut shown);
            let network = networks.of(class);
            assert_eq!(network.chances(&inputs), network.chances(&shown));
            assert_eq!(table("targets").values, chances);
        }
        assert_eq!(read["contact.counts"].values, [1.0; 5]);
        assert_eq!(read["crashed.counts"].values, [1.0, 1.0, 1.0, 0.0, 0.0]);
        assert_eq!(read["race.targets"].shape, [0, 5]);
    }
}
