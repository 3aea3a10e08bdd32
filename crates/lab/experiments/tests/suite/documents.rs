//! The pages that are written from results, and that their words follow from the figures.

use std::fs;
use std::path::{Path, PathBuf};

use parlor_experiments::{
    Check, Claim, Documents, Experiment, Findings, Measured, Published, Report, Rows, Settings,
    Shown, ShownClaim, Unit, Verdict,
};
use parlor_stats::Interval;

const COIN: Experiment = Experiment {
    id: "lt-coin",
    title: "A coin falls on both sides",
    source: "K. Pearson, about 1900",
    protocol: "throw a coin and let `lt-fast` watch",
    deviations: &["our coin is a stream of numbers"],
    ..Experiment::BASE
};

/// A folder with the results of a coin that shows heads this often, and what is said of them.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new(heads: f64, words: &str) -> Folder {
        let folder = Folder(tempfile::tempdir().unwrap());
        fs::create_dir_all(folder.results().join("words")).unwrap();
        folder.write("words/lt-coin.md", words);
        folder.write(
            "words/agents.md",
            "- `lt-fast`: takes every call.\n- `lt-slow`: takes none.\n- `coin`: falls.\n",
        );
        let settings = Settings::quick(1);
        let report = Report::new(&COIN, findings(heads), &settings);
        report.write(&folder.results()).unwrap();
        folder
    }

    fn results(&self) -> PathBuf {
        self.0.path().join("findings")
    }

    fn write(&self, file: &str, text: &str) {
        fs::write(self.results().join(file), text).unwrap();
    }

    /// A result file with something replaced.
    fn change(&self, from: &str, to: &str) {
        let file = self.results().join("lt-coin.json");
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains(from), "{from} in\n{text}");
        fs::write(file, text.replace(from, to)).unwrap();
    }

    /// The first page, the experiment's and that of its figures; or what is wrong.
    fn pages(&self) -> Result<Vec<String>, String> {
        let documents = Documents::of(&self.results(), &self.0.path().join("findings.md"));
        let documents = documents.map_err(|error| error.0)?;
        Ok(documents.files.into_iter().map(|(_, text)| text).collect())
    }

    fn page(&self) -> String {
        self.pages().unwrap().swap_remove(1)
    }

    fn wrong(&self) -> String {
        self.pages().unwrap_err()
    }
}

fn findings(heads: f64) -> Findings {
    let interval = Interval { low: heads - 0.02, high: heads + 0.02 };
    let ours = Measured::estimate(heads, interval);
    let mut findings = Findings::new();
    let source = Published::share(12_012, 24_000, 4);
    findings.compare("heads", Unit::Percent(1), source, ours);
    findings.add("throws", Unit::Number(0), Measured::exact(24_000.0));
    findings.add("largest run", Unit::Number(0), Measured::exact(2_341_011_456.0));
    let rows: Vec<Shown> = findings.comparisons.iter().map(Shown::of).collect();
    let claim = Claim::new("a coin is fair", "{heads | source .1}")
        .as_printed([Check::same("heads")], "{heads}")
        .because(Verdict::Reproduced, "It is round.");
    findings.claims.push(ShownClaim::of(claim, Rows(&rows)));
    findings.remark("Nobody lost.")
}

const WORDS: &str = "\
Does it?
---
Heads are {heads} ({heads | interval}), the source's {heads | source .1} of {throws} throws.
when \"a coin is fair\"
- reproduced: It is fair.
- not reproduced: It is loaded: {heads | .0 bare} against {\"a coin is fair\" | source}.
when {heads} against 0.5
- more: More heads.
- level:
- less: More tails.
";

#[test]
fn a_sentence_has_the_figures_of_the_results_and_follows_their_verdict() {
    let fair = Folder::new(0.505, WORDS).page();
    let said =
        "Heads are 50.5 % (48.5 % to 52.5 %), the source's 50.0 % of 24,000 throws.\nIt is fair.\n";
    assert!(fair.contains("## What was asked\n\nDoes it?\n"), "{fair}");
    assert!(fair.contains(said), "{fair}");
    assert!(fair.contains("| a coin is fair | **reproduced** | 50.5 % | 50.0 % | It is round. |"));
    assert!(fair.contains("- `lt-fast`: takes every call.") && !fair.contains("lt-slow"), "{fair}");
    assert!(!fair.contains("`coin`"), "a coin is a plain word");

    let loaded = Folder::new(0.6, WORDS).page();
    assert!(loaded.contains("It is loaded: 60 against 50.0 %.\nMore heads.\n"), "{loaded}");
    assert!(loaded.contains("| a coin is fair | **not reproduced** | 60.0 % |"), "{loaded}");
    assert!(!loaded.contains("It is fair") && !loaded.contains("It is round"), "{loaded}");
}

#[test]
fn a_verdict_without_a_sentence_is_an_error() {
    let words = "when \"a coin is fair\"\n- reproduced: It is fair.\n";
    assert!(Folder::new(0.5, words).page().contains("\nIt is fair.\n"));
    let error = Folder::new(0.6, words).wrong();
    let wanted = "words/lt-coin.md: line 1: \"a coin is fair\" is now \"not reproduced\", and no sentence is \
                  written for that";
    assert_eq!(error, wanted);

    let words = "only if {heads} < 0.55\nonly if \"a coin is fair\" is reproduced\nIt is fair.";
    assert!(Folder::new(0.5, words).page().contains("It is fair."));
    let error = Folder::new(0.6, words).wrong();
    assert!(error.contains("line 1: {heads} < 0.55 is not \"yes\" any more but \"no\""), "{error}");
    assert!(error.contains("line 2: \"a coin is fair\" is not \"reproduced\" any more"), "{error}");
}

#[test]
fn a_figure_that_is_changed_in_the_results_changes_the_words_or_fails() {
    let folder = Folder::new(0.505, WORDS);
    // The value alone: it lies outside its interval.
    folder.change("\"value\": 0.505", "\"value\": 0.605");
    assert!(folder.wrong().contains("\"heads\" is 0.605, and its interval"), "{}", folder.wrong());
    // The interval with it: verdict, sentence and tables change.
    folder.change("0.485", "0.585");
    folder.change("0.525", "0.625");
    let pages = folder.pages().unwrap();
    assert!(pages[1].contains("Heads are 60.5 % (58.5 % to 62.5 %)"), "{}", pages[1]);
    assert!(pages[1].contains("It is loaded: 60 against 50.0 %.\nMore heads.\n"), "{}", pages[1]);
    assert!(pages[1].contains("| a coin is fair | **not reproduced** | 60.5 % |"), "{}", pages[1]);
    assert!(pages[2].contains("| 60.5 % | 58.5 % to 62.5 % | differs |"), "{}", pages[2]);
    // The results are written again with all that follows from their figures.
    assert!(pages[3].contains("\"verdict\": \"not-reproduced\""), "{}", pages[3]);
    // A wide interval decides nothing, and no sentence is written for that.
    folder.change("0.585", "0.4");
    assert!(folder.wrong().contains("is now \"not decided\", and no sentence is written"));
    // What stands there of verdicts does not count.
    folder.change("0.4,", "0.585,");
    folder.change("\"verdict\": \"reproduced\"", "\"verdict\": \"refuted\"");
    assert!(folder.page().contains("It is loaded"));
}

#[test]
fn names_that_are_not_there_are_refused_with_the_nearest() {
    for (words, error) in [
        ("It is {head}.", "lt-coin has no figure \"head\"; nearest: \"heads\""),
        (
            "It is {throws, run}.",
            "has no figure \"throws, run\"; nearest: \"largest run\", \"throws\"",
        ),
        (
            "when \"coins are fair\"\n- reproduced: Yes.",
            "no claim \"coins are fair\"; nearest: \"a coin is fair\"",
        ),
        ("It is {throws | source}.", "the source has no \"throws\""),
        ("It is {throws | roughly}.", "\"roughly\" is none of source, interval"),
        ("It is {throws.", "a brace is not closed"),
        ("when {heads} > 0.5\n- perhaps: Yes.", "\"perhaps\" is none of yes, no"),
        ("only if heads", "\"heads\" compares nothing"),
    ] {
        let wrong = Folder::new(0.5, words).wrong();
        assert!(wrong.contains(error), "{words}: {wrong}");
    }
    // A name that two figures have could be either.
    let folder = Folder::new(0.5, "It is {throws}.");
    folder.change("largest run", "throws");
    assert!(folder.wrong().contains("lt-coin has 2 figures \"throws\""), "{}", folder.wrong());
}

#[test]
fn words_have_no_figures_of_their_own() {
    let wrong = Folder::new(0.5, "It is 50 %.\nIt needs half an hour.").wrong();
    assert!(wrong.contains("line 1: \"50\" is a figure: name it in braces"), "{wrong}");
    assert!(wrong.contains("line 2: \"half\" is a figure"), "{wrong}");
}

#[test]
fn figures_are_written_as_people_write_them() {
    let words = "{largest run}; {largest run | billion .1}; {heads | .0}; {heads | low .0}; {lt-coin: throws}";
    let page = Folder::new(0.501, words).page();
    assert!(page.contains("\n2,341,011,456; 2.3 billion; 50 %; 48 %; 24,000\n"), "{page}");
}

#[test]
fn the_first_page_has_a_row_for_each_claim() {
    let page = Folder::new(0.5, "").pages().unwrap().swap_remove(0);
    for part in [
        "## Riichi, Kaunas 2017\n\nŽ. Jucius, MSc thesis.\n",
        "| claim | verdict | ours | source | why |",
        "| a coin is fair | [**reproduced**](findings/lt-coin.md) | 50.0 % | 50.0 % | It is round. |",
        "[How each was run, counts by source](findings/runs.md)",
    ] {
        assert!(page.contains(part), "{part} in\n{page}");
    }
    let runs = Folder::new(0.5, "").pages().unwrap().pop().unwrap();
    let run = "| [lt-coin](lt-coin.md) | A coin falls on both sides | quick | – | – | – |";
    let counted = "| Kaunas 2017 | 1 | 1 | 0 | 0 | 0 | 0 |";
    assert!(runs.contains(run) && runs.contains(counted), "{runs}");
}

#[test]
fn results_without_claims_are_counted_by_their_figures() {
    let folder = Folder::new(0.6, "");
    let file = folder.results().join("lt-coin.json");
    let mut json: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    json["claims"] = serde_json::json!([]);
    fs::write(&file, json.to_string()).unwrap();
    let pages = folder.pages().unwrap();
    let row = "| [A coin falls on both sides](findings/lt-coin.md) | 0 of 1 figures agree |";
    assert!(pages[0].contains(row), "{}", pages[0]);
    assert!(!pages[0].contains("| claim |") && !pages[1].contains("| claim |"));
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs")
}

/// Every figure in the documents comes from the stored results.
#[test]
fn the_pages_in_docs_are_what_the_stored_results_give() {
    let documents = Documents::of(&docs().join("findings"), &docs().join("findings.md")).unwrap();
    let stale = documents.stale();
    assert!(stale.is_empty(), "run `parlor experiment findings docs/findings`: {stale:?}");
}

#[test]
fn the_first_page_of_docs_is_short() {
    let page = fs::read_to_string(docs().join("findings.md")).unwrap();
    let words = page.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric));
    let n = words.count();
    assert!(n <= 2500, "{n} words on docs/findings.md");
}
