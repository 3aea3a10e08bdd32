//! The works that the experiments are from.

use crate::Finished;

/// A work whose experiments are run again, or our own question about several of them.
pub(crate) struct Thesis {
    /// What its experiments' names begin with.
    pub(crate) prefix: &'static str,
    /// Game, place and year.
    pub(crate) name: &'static str,
    /// Author and kind; the name has the rest.
    pub(crate) cited: &'static str,
    /// The players that its claims are about.
    pub(crate) players: &'static [&'static str],
    /// How its readings were chosen, a paragraph; empty if there was nothing to choose.
    pub(crate) chosen: &'static str,
}

impl Thesis {
    /// Place or authors, and year.
    pub(crate) fn place(&self) -> Option<&'static str> {
        self.name.split_once(", ").map(|(_, place)| place)
    }
}

/// All of them, in the order of the page. The last takes what no other does.
pub(crate) const THESES: &[Thesis] = &[
    Thesis {
        prefix: "lt-",
        name: "Riichi, Kaunas 2017",
        cited: "Ž. Jucius, MSc thesis",
        players: &["lt-random", "lt-greedy", "lt-fast", "lt-csp", "lt-dqn"],
        chosen: "\nPoints are thousands a match; brackets hold hands played. As printed, a pair cancels its own worth. \
                 Readings were chosen by these figures, out of 240 by distance alone, so their fit proves little.\n",
    },
    Thesis {
        prefix: "fi-",
        name: "Riichi, Helsinki 2019",
        cited: "N. Hämäläinen, BEng thesis",
        players: &["fi-tree", "fi-mc", "MC 20/20/1"],
        chosen: "\nThe thesis prints no evaluation of hands; its 50 deals a player seldom decide. Readings shown are the nearest of \
                 18, those for both families chosen by agreement with people in other games: a fit proves little.\n",
    },
    Thesis {
        prefix: "jp-",
        name: "Riichi, Kurita and Hoki 2017",
        cited: "22nd Game Programming Workshop",
        players: &[],
        chosen: "",
    },
    Thesis {
        prefix: "zole-",
        name: "Zole, Riga 2015",
        cited: "G. Venters, bachelor thesis",
        players: &["alphabeta", "house", "rules"],
        chosen: "",
    },
    Thesis {
        prefix: "bg-",
        name: "Backgammon, Tartu 2015",
        cited: "Marit Asula, bachelor thesis",
        players: &["random", "running", "attacking", "defending", "combined"],
        chosen: "",
    },
    Thesis {
        prefix: "",
        name: "All sources together",
        cited: "Our own questions",
        players: &[],
        chosen: "",
    },
];

/// Which of [`THESES`] an experiment is from.
pub(crate) fn thesis_of(finished: &Finished) -> usize {
    let is_from = |thesis: &Thesis| finished.id.starts_with(thesis.prefix);
    THESES.iter().position(is_from).unwrap_or(THESES.len() - 1)
}
