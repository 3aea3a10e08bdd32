//! Every rule that the code names has its place in the rule-book.

use std::path::Path;

use parlor_riichi::rule_set::Parameter;

const RULE_BOOK: &str = include_str!("../../../../../docs/rules/riichi.md");

/// Headings as links name them.
fn anchors() -> Vec<String> {
    let headings = RULE_BOOK.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-"))
        .collect()
}

fn check_links(dir: &Path, anchors: &[String], n_links: &mut usize) {
    for entry in std::fs::read_dir(dir).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            check_links(&path, anchors, n_links);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("text");
        for link in text.split("docs/rules/riichi.md#").skip(1) {
            let anchor: String =
                link.chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect();
            assert!(anchors.contains(&anchor), "{}: no heading {anchor}", path.display());
            *n_links += 1;
        }
    }
}

#[test]
fn links_into_the_rule_book_lead_somewhere() {
    let mut n_links = 0;
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    check_links(&src, &anchors(), &mut n_links);
    assert!(n_links >= 15, "only {n_links} links were found");
}

#[test]
fn every_parameter_stands_in_the_rule_book() {
    let named =
        |key: &str| ["`", "="].iter().any(|end| RULE_BOOK.contains(&format!("`{key}{end}")));
    let missing: Vec<_> = Parameter::KEYS.iter().filter(|key| !named(key)).collect();
    assert!(missing.is_empty(), "not in the rule-book: {missing:?}");
}
