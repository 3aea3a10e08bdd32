//! The works that the experiments are from.

use crate::Finished;

/// A work whose experiments are run again, or our own question about several of them.
pub(crate) struct Thesis {
    /// What its experiments' names begin with.
    prefix: &'static str,
    /// Game, place and year.
    pub(crate) name: &'static str,
    /// Author, title, kind, university, year.
    pub(crate) cited: &'static str,
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
        cited: "Ž. Jucius, *Euristinių metodų taikymas „Mahjong“ žaidimui* (Heuristic methods for mahjong), MSc \
                thesis, Kaunas University of Technology, 2017",
    },
    Thesis {
        prefix: "fi-",
        name: "Riichi, Helsinki 2019",
        cited: "N. Hämäläinen, *Riichi-mahjong-tekoäly* (Artificial intelligence for riichi mahjong), BEng \
                thesis, Metropolia, 2019",
    },
    Thesis {
        prefix: "jp-",
        name: "Riichi, Kurita and Hoki 2017",
        cited: "M. Kurita and K. Hoki, single-player mahjong as a directed acyclic graph, 22nd Game Programming \
                Workshop, 2017",
    },
    Thesis {
        prefix: "zole-",
        name: "Zole, Riga 2015",
        cited: "G. Venters, *Mākslīgā intelekta izstrāde kāršu spēlei „Zole”* (Making an artificial intelligence \
                for the card game Zole), bachelor thesis, University of Latvia, 2015",
    },
    Thesis {
        prefix: "bg-",
        name: "Backgammon, Tartu 2015",
        cited: "M. Asula, *Strateegia ja mängupositsiooni hindamine juhuslikkuse elementi sisaldavas kahe isiku mängus* \
                (Evaluation of strategy and game position in two player game that includes an element of chance), \
                bachelor thesis, University of Tartu, 2015",
    },
    Thesis {
        prefix: "",
        name: "All sources together",
        cited: "Questions of our own about the players of several sources",
    },
];

/// Which of [`THESES`] an experiment is from.
pub(crate) fn thesis_of(finished: &Finished) -> usize {
    let is_from = |thesis: &Thesis| finished.id.starts_with(thesis.prefix);
    THESES.iter().position(is_from).unwrap_or(THESES.len() - 1)
}
