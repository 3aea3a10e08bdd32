//! Spec strings: what is read is printed, what is wrong is named.

use parlor_agent::{Spec, SpecError};
use proptest::prelude::{Strategy, any, prop_assert_eq, proptest};

const WORD: &str = "[a-zA-Z0-9_.+-]{1,8}";

fn settings() -> impl Strategy<Value = Vec<(String, String)>> {
    proptest::collection::btree_map(WORD, WORD, 0..6)
        .prop_map(|settings| settings.into_iter().collect::<Vec<_>>())
        .prop_shuffle()
}

proptest! {
    #[test]
    fn what_is_written_is_read_and_printed(name in WORD, settings in settings()) {
        let written: Vec<String> = settings.iter().map(|(k, v)| format!("{k}={v}")).collect();
        let text = match written.as_slice() {
            [] => name.clone(),
            _ => format!("{name}:{}", written.join(",")),
        };
        let spec: Spec = text.parse().unwrap();
        prop_assert_eq!(spec.name(), name);
        let read: Vec<(String, String)> =
            spec.settings().map(|(k, v)| (k.to_owned(), v.to_owned())).collect();
        prop_assert_eq!(read, settings);
        prop_assert_eq!(spec.to_string(), text);
    }

    #[test]
    fn whatever_is_accepted_is_printed_as_it_came(text in "[a-b:=, é]{0,12}") {
        if let Ok(spec) = text.parse::<Spec>() {
            prop_assert_eq!(spec.to_string(), text);
        }
    }

    #[test]
    fn no_text_is_too_strange_to_answer(text in any::<String>()) {
        if let Err(error) = text.parse::<Spec>() {
            prop_assert_eq!(error.to_string().is_empty(), false);
        }
    }
}

#[test]
fn what_is_wrong_is_named() {
    const SHAPE: &str = "write name or name:key=value,key=value";
    let cases = [
        ("", format!("\"\" ends where a name was expected; {SHAPE}")),
        (
            ":a=1",
            format!(
                "unexpected ':' at character 1 of \":a=1\", where a name was expected; {SHAPE}"
            ),
        ),
        ("pimc:", format!("\"pimc:\" ends where a parameter was expected; {SHAPE}")),
        ("pimc:a=1,", format!("\"pimc:a=1,\" ends where a parameter was expected; {SHAPE}")),
        (
            "pimc a=1",
            format!(
                "unexpected ' ' at character 5 of \"pimc a=1\", where \":\" was expected; {SHAPE}"
            ),
        ),
        (
            "pimc:é=1",
            format!(
                "unexpected 'é' at character 6 of \"pimc:é=1\", where a parameter was expected; {SHAPE}"
            ),
        ),
        (
            "pimc:a=1=2",
            format!(
                "unexpected '=' at character 9 of \"pimc:a=1=2\", where \",\" was expected; {SHAPE}"
            ),
        ),
        (
            "pimc:a:1",
            format!(
                "unexpected ':' at character 7 of \"pimc:a:1\", where \"=\" was expected; {SHAPE}"
            ),
        ),
        (
            "pimc:a= 1",
            format!(
                "unexpected ' ' at character 8 of \"pimc:a= 1\", where a value was expected; {SHAPE}"
            ),
        ),
        ("pimc:worlds", "parameter \"worlds\" has no value; write worlds=VALUE".to_owned()),
        ("pimc:worlds=", "parameter \"worlds\" has no value; write worlds=VALUE".to_owned()),
        ("pimc:worlds=,a=1", "parameter \"worlds\" has no value; write worlds=VALUE".to_owned()),
        ("pimc:a=1,b=2,a=3", "parameter \"a\" is given twice".to_owned()),
    ];
    for (text, message) in cases {
        let error: SpecError = text.parse::<Spec>().unwrap_err();
        assert_eq!(error.to_string(), message, "{text:?}");
    }
}
