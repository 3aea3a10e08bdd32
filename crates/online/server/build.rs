//! Puts the built page into the program: `PARLOR_PAGE` names its folder. Without it the program
//! serves a page that says how to build one, so that no test needs Node.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const FOLDER: &str = "PARLOR_PAGE";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={FOLDER}");
    let mut files = Vec::new();
    if let Some(folder) = env::var_os(FOLDER).filter(|folder| !folder.is_empty()) {
        let folder = fs::canonicalize(folder)?;
        println!("cargo::rerun-if-changed={}", folder.display());
        collect(&folder, &folder, &mut files)?;
        files.sort();
    }
    let mut list = String::from("&[\n");
    for (name, path) in files {
        list += &format!("    ({name:?}, include_bytes!({path:?})),\n");
    }
    list += "]\n";
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    fs::write(out.join("page.rs"), list)
}

/// All files of a folder: the path within it, with slashes, and the whole path.
fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if let Ok(name) = path.strip_prefix(root) {
            let parts: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
            files.push((parts.join("/"), path));
        }
    }
    Ok(())
}
