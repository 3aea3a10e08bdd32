//! Where the reference games are.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;

/// Calls `visit` with the name and the text of every game; the number of games, 0 where the
/// archive is absent (a failure under CI).
pub(crate) fn for_each_log(mut visit: impl FnMut(&str, &[u8])) -> usize {
    let Some(path) = shared().map(|shared| shared.join("data/riichi/logs.tar.gz")) else {
        assert!(std::env::var_os("CI").is_none(), "the shared data is missing");
        println!("skipped: the shared data is not here");
        return 0;
    };
    let file = File::open(&path).expect("the archive opens");
    let mut archive = tar::Archive::new(GzDecoder::new(file));
    let mut games = 0;
    for entry in archive.entries().expect("a tar archive") {
        let mut entry = entry.expect("an entry");
        let name = entry.path().expect("a path").display().to_string();
        if !name.ends_with(".xml") {
            continue;
        }
        let mut text = Vec::new();
        entry.read_to_end(&mut text).expect("a readable entry");
        visit(&name, &text);
        games += 1;
    }
    games
}

/// The folder `shared`: from the environment, or beside the repository.
fn shared() -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let named = std::env::var_os("PARLOR_SHARED").map(PathBuf::from);
    named.into_iter().chain([beside]).find(|folder| folder.join("data/riichi").is_dir())
}
