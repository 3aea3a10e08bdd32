//! The sources' experiments from the command line.

use serde_json::Value;

use super::support::{parlor, text_with_status};

#[test]
fn the_list_is_for_people_and_programs() {
    let text = text_with_status(&["experiment", "list"], b"", 0);
    let json = text_with_status(&["experiment", "list", "--json"], b"", 0);
    let json: Value = serde_json::from_str(&json).unwrap();
    for experiment in json.as_array().unwrap() {
        assert!(text.contains(experiment["id"].as_str().unwrap()));
        for key in ["title", "source", "protocol"] {
            assert!(!experiment[key].as_str().unwrap().is_empty(), "{experiment}");
        }
    }
}

#[test]
fn an_unknown_experiment_is_refused_with_those_there_are() {
    let output = parlor(&["experiment", "run", "zole-e99"], b"");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("no experiment is called \"zole-e99\"; there are: all"), "{error}");
}
