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

pub(crate) use venters_2015;
