//! All pages of findings, written from the results in a folder.

use std::fs;
use std::io::ErrorKind::NotFound;
use std::path::{Path, PathBuf};

use crate::experiment_page::ExperimentPage;
use crate::findings_page::{FindingsPage, RUNS, named_in};
use crate::readings::Readings;
use crate::thesis::{THESES, thesis_of};
use crate::words::{Results, Words, figures_in};
use crate::{ALL, Failed, Finished, figures_page};

/// The documents of the results in a folder: a first page with a row for each claim, for each
/// experiment a page and another of its figures, one of how they were run, and the results themselves with all
/// that follows from their figures. Words are taken from templates in the folder
/// `words`: `ID.md` for an experiment, `agents.md` for the players.
pub struct Documents {
    /// Every file with its text.
    pub files: Vec<(PathBuf, String)>,
}

impl Documents {
    /// The documents of the results in a folder, with this first page, whose own folder must hold the
    /// results. Where there are no results, there are no documents.
    ///
    /// It fails with everything that is wrong: results that contradict themselves, words that
    /// name a figure there is not, or for which something else is the case now.
    pub fn of(results: &Path, page: &Path) -> Result<Documents, Failed> {
        let finished = read_all(results)?;
        if finished.is_empty() {
            return Ok(Documents { files: Vec::new() });
        }
        let players = read(&results.join("words/agents.md"))?;
        let players: Vec<&str> = players.lines().filter(|line| line.starts_with("- `")).collect();
        let mut wrong: Vec<String> = figures_in(&players.join("\n"))
            .into_iter()
            .map(|figure| format!("words/agents.md: {figure:?} is a figure; leave it out"))
            .collect();
        let mut files = Vec::new();
        let readings: Vec<Readings> = (0..THESES.len())
            .map(|thesis| Readings::of(finished.iter().filter(|one| thesis_of(one) == thesis)))
            .collect();
        for own in &finished {
            let id = &own.id;
            if !own.quick {
                wrong.extend(own.missing().iter().map(|error| format!("{id}: {error}")));
            }
            let template = read(&results.join(format!("words/{id}.md")))?;
            let words = Words::of(&template, Results { own, all: &finished });
            let words = words.unwrap_or_else(|errors| {
                wrong.extend(errors.iter().map(|error| format!("words/{id}.md: {error}")));
                Words::default()
            });
            let agents = named_in(&everything_said(own, &words), &players, &THESES[thesis_of(own)]);
            let one = ExperimentPage {
                finished: own,
                asked: &words.asked,
                found: &words.found,
                agents: &agents,
                readings: &readings[thesis_of(own)],
            };
            files.push((results.join(format!("{id}.md")), one.markdown()));
            files.push((results.join(format!("{id}-figures.md")), figures_page::markdown(own)));
            files.push((results.join(format!("{id}.json")), own.text()));
        }
        if !wrong.is_empty() {
            return Err(Failed(wrong.join("\n")));
        }
        let folder = folder_seen_from(page, results)?;
        let first = FindingsPage {
            finished: &finished,
            agents: &players,
            folder: &folder,
            readings: &readings,
        };
        files.insert(0, (page.to_owned(), first.markdown()));
        files.push((results.join(format!("{RUNS}.md")), first.runs()));
        Ok(Documents { files })
    }

    /// Files that are missing, or not as the results say.
    pub fn stale(&self) -> Vec<&Path> {
        let is_stale = |(path, text): &&(PathBuf, String)| {
            fs::read_to_string(path).ok().as_ref() != Some(text)
        };
        self.files.iter().filter(is_stale).map(|(path, _)| path.as_path()).collect()
    }
}

/// All results in a folder: those of the list in its order, then others.
fn read_all(folder: &Path) -> Result<Vec<Finished>, Failed> {
    let wrong = |error| Failed(format!("{}: {error}", folder.display()));
    let mut finished = Vec::new();
    if !folder.exists() {
        return Ok(finished);
    }
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        let id = path.file_stem().filter(|_| path.extension().is_some_and(|end| end == "json"));
        if let Some(id) = id.and_then(|id| id.to_str()) {
            finished.extend(Finished::read(folder, id)?);
        }
    }
    let place = |finished: &Finished| ALL.iter().position(|one| one.id == finished.id);
    let key = |finished: &Finished| (place(finished).unwrap_or(ALL.len()), finished.id.clone());
    finished.sort_by_key(key);
    Ok(finished)
}

/// A text, or nothing if there is no such file.
fn read(path: &Path) -> Result<String, Failed> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == NotFound => Ok(String::new()),
        read => read.map_err(|error| Failed(format!("{}: {error}", path.display()))),
    }
}

/// What a link on the page begins with.
fn folder_seen_from(page: &Path, results: &Path) -> Result<String, Failed> {
    let home = page.parent().unwrap_or(Path::new(""));
    let folder = results.strip_prefix(home).map_err(|_| {
        let (page, results) = (page.display(), results.display());
        Failed(format!("{page} must lie beside {results} or above it"))
    })?;
    let parts: Vec<_> = folder.iter().map(|part| part.to_string_lossy()).collect();
    Ok(parts.iter().map(|part| format!("{part}/")).collect())
}

/// Every text of an experiment's page that may name a player.
fn everything_said(finished: &Finished, words: &Words) -> String {
    let Finished { title, protocol, deviations, claims, notes, remarks, comparisons, .. } =
        finished;
    let mut all = vec![title, protocol, &words.asked, &words.found];
    all.extend(deviations.iter().chain(notes).chain(remarks));
    all.extend(claims.iter().flat_map(|claim| [&claim.claim, &claim.why]));
    all.extend(comparisons.iter().map(|row| &row.what));
    let all: Vec<&str> = all.into_iter().map(String::as_str).collect();
    all.join("\n")
}
