//! Our own records, for when no others are given: programs at play, not people.

use crate::RecordFile;

/// East matches of programs of this project, made by the example `self_play`.
pub(crate) fn self_play() -> Vec<RecordFile> {
    macro_rules! sample {
        ($name:literal) => {
            RecordFile::packed(
                $name,
                include_bytes!(concat!("../../../../testdata/riichi/self-play/", $name)),
            )
        };
    }
    vec![sample!("1.mjlog"), sample!("2.mjlog"), sample!("3.mjlog")]
}
