//! Where the experiments were published.

/// The Zole thesis, and a place in it.
macro_rules! venters_2015 {
    ($place:literal) => {
        concat!(
            "G. Venters, Mākslīgā intelekta izstrāde kāršu spēlei „Zole” (Making an artificial \
             intelligence for the card game Zole), bachelor thesis, University of Latvia, 2015: ",
            $place
        )
    };
}

/// The backgammon thesis, and a place in it.
macro_rules! asula_2015 {
    ($place:literal) => {
        concat!(
            "Marit Asula, Strateegia ja mängupositsiooni hindamine juhuslikkuse elementi sisaldavas kahe isiku \
             mängus (Strategy and evaluation of positions in a two-person game with an element of chance), \
             bachelor thesis, University of Tartu, 2015: ",
            $place
        )
    };
}

pub(crate) use asula_2015;
pub(crate) use venters_2015;
