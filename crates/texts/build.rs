//! Lists the Fluent files of every language, so that a new file needs no line of code.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut list = String::from("[\n");
    for language in sorted(&locales)?.into_iter().filter(|path| path.is_dir()) {
        list += "    &[\n";
        let is_fluent = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ftl");
        for file in sorted(&language)?.into_iter().filter(is_fluent) {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            writeln!(list, "        ({name:?}, include_str!({file:?})),")?;
        }
        list += "    ],\n";
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("files.rs"), list + "]\n")?;
    Ok(())
}

/// What is in a folder, by name.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}
