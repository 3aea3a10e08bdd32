//! What someone may be called: names that people can read and tell apart.
//!
//! By the rules of Unicode for this (UTS 39): nothing that cannot be seen, no letters of two scripts
//! that nobody writes together, and no name that looks like one at the table.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_security::skeleton;

/// How long a name may be, in bytes.
pub const NAME_MAX: usize = 40;

/// Is this a name, no matter who else is at the table? It is trimmed.
pub fn is_name(name: &str) -> bool {
    has_length(name) && is_visible(name) && !mixes_scripts(name)
}

/// Is there something, and not too much?
pub(crate) fn has_length(name: &str) -> bool {
    !name.is_empty() && name.len() <= NAME_MAX
}

/// Can everything in a text be seen? Control and format characters cannot, nor those that turn the
/// direction of writing, nor letters that are blank.
pub fn is_visible(text: &str) -> bool {
    !text.chars().any(is_invisible)
}

fn is_invisible(c: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    let category = c.general_category();
    // Marks that join or choose glyphs, fillers of Hangul, vowels of Khmer that are not drawn, tags,
    // and Braille without a dot: letters, marks and signs by their category.
    let is_blank = matches!(
        c,
        '\u{034f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}'
            | '\u{e0000}'..='\u{e0fff}'
    );
    is_blank
        || matches!(
            category,
            Control
                | Format
                | LineSeparator
                | ParagraphSeparator
                | PrivateUse
                | Surrogate
                | Unassigned
        )
}

/// Has a name letters of scripts that nobody writes together? Japanese, Korean and Chinese have
/// several, and Latin letters go with each of them.
fn mixes_scripts(name: &str) -> bool {
    let latin = AugmentedScriptSet::from('a');
    let (mut has_latin, mut others) = (false, AugmentedScriptSet::default());
    for c in name.nfkc() {
        let scripts = AugmentedScriptSet::from(c);
        if scripts == latin {
            has_latin = true;
        } else {
            others.intersect_with(scripts);
        }
    }
    let goes_with_latin = others.is_all() || others.hanb || others.jpan || others.kore;
    others.is_empty() || (has_latin && !goes_with_latin)
}

/// Could someone take one name for the other?
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(|name| {
        let words: Vec<String> =
            name.split_whitespace().map(|word| word.nfkc().collect()).collect();
        words.join(" ")
    });
    drawn(&one) == drawn(&other) || lower(&one) == lower(&other)
}

/// The same for all that are drawn alike.
fn drawn(name: &str) -> String {
    skeleton(name).collect()
}

/// The same also for small and capital letters.
fn lower(name: &str) -> String {
    drawn(&name.to_lowercase()).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_our_players_are_names() {
        for name in [
            "Anna",
            "player 1",
            "Jānis Bērziņš",
            "Õnne-Ülle",
            "Šarūnas",
            "Väinämöinen",
            "たろう",
            "山田タロー",
            "Taro太郎",
            "ノーテン7",
            "Анна",
            "Ελένη",
            "김민수",
            "O'Neill",
            "x_X",
            "№ 5",
            "🀄 Bo",
        ] {
            assert!(is_name(name), "{name}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_read_is_no_name() {
        let long = "x".repeat(NAME_MAX + 1);
        for name in [
            "",
            "a\nb",
            "An\u{200b}na",
            "An\u{200d}na",
            "\u{feff}Anna",
            "Anna\u{202e}",
            "An\u{ad}na",
            "\u{2066}Anna",
            "\u{3164}",
            "\u{2800}",
            "Anna\u{fe0f}",
            "Anna\u{e0041}",
            "An\u{34f}na",
            "\u{e000}",
            "Аnna",
            "Αnna",
            "Anna Анна",
            &long,
        ] {
            assert!(!is_name(name), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_found() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "ＡＮＮＡ"),
            ("Anna Bo", "Anna  Bo"),
            ("Anna Bo", "Anna\u{a0}Bo"),
            ("Bill", "BilI"),
            ("Bo0", "BoO"),
            ("player 1", "player l"),
            ("Ŗoma", "R\u{327}oma"),
            ("сор", "cop"),
            ("タ力", "タカ"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Anna", "Anne"),
            ("player 1", "player 2"),
            ("Jānis", "Janis"),
            ("はは", "ばば"),
            ("Bo", "Bob"),
        ] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
