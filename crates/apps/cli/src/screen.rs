//! What the reader's terminal can show.

use std::env;
use std::io::{self, IsTerminal};

/// Does it show lines and discs? Files and programs get plain characters.
pub(crate) fn is_unicode() -> bool {
    let set = |name| env::var(name).ok().filter(|value: &String| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
    let shows_all =
        locale.is_some_and(|name| name.to_uppercase().replace('-', "").contains("UTF8"));
    shows_all && io::stdout().is_terminal()
}
