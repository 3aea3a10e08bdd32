//! The ten questions that end the lessons of riichi and Zole: the engine gives every answer again.

use serde_json::Value;

use crate::support::text_with_status;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../web/src/games");

fn questions(game: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(format!("{PAGE}/{game}/lessons/questions.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// What the question's own command says now, with further arguments.
fn computed(question: &Value, more: &[&str]) -> Value {
    let command = question["command"].as_array().unwrap().iter().map(|word| word.as_str().unwrap());
    let args: Vec<&str> = command.chain(more.iter().copied()).collect();
    serde_json::from_str(&text_with_status(&args, b"", 0)).unwrap()
}

fn words(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect()
}

/// The choice that the page calls right.
fn right(question: &Value) -> &Value {
    &question["choices"][question["right"].as_u64().unwrap() as usize]
}

fn best<'a>(choices: &[&'a str], value: impl Fn(&str) -> f64) -> &'a str {
    choices.iter().copied().max_by(|a, b| value(a).total_cmp(&value(b))).unwrap()
}

#[test]
fn riichi_answers_are_the_engines() {
    let all = questions("riichi");
    assert_eq!(all.len(), 10);
    for question in &all {
        match question["kind"].as_str().unwrap() {
            "shanten" => assert_eq!(computed(question, &[])["shanten"], *right(question)),
            "acceptance" => {
                let found = computed(question, &[]);
                let accepts = |tile: &str| {
                    let steps = found["steps"].as_array().unwrap();
                    let step = steps.iter().find(|step| step["discard"] == tile).unwrap();
                    assert_eq!(step["shanten"], found["shanten"], "{tile}");
                    step["tiles"].as_f64().unwrap()
                };
                let choices = words(&question["choices"]);
                assert_eq!(best(&choices, accepts), right(question).as_str().unwrap());
                let printed = question["tiles"].as_array().unwrap();
                for (choice, tiles) in choices.iter().zip(printed) {
                    assert_eq!(accepts(choice), tiles.as_f64().unwrap(), "{choice}");
                }
            }
            "waits" => {
                let found = computed(question, &[]);
                let waits = found["ready"][0]["waits"].as_array().unwrap();
                let waits: String =
                    waits.iter().map(|wait| wait["tile"].as_str().unwrap()).collect();
                assert_eq!(waits, right(question).as_str().unwrap());
            }
            "riichi" => {
                let points = |when: &str| {
                    let found = computed(question, &[when]);
                    let discards = found["discards"].as_array().unwrap();
                    let chosen =
                        discards.iter().find(|one| one["discard"] == question["discarded"]);
                    chosen.unwrap()["points"].as_f64().unwrap()
                };
                let choices = words(&question["choices"]);
                assert_eq!(best(&choices, points), right(question).as_str().unwrap());
                for (choice, printed) in choices.iter().zip(question["points"].as_array().unwrap())
                {
                    assert_eq!(points(choice).round(), printed.as_f64().unwrap(), "{choice}");
                }
            }
            // What lies in the river is safe by the rules; the page's tests look at it.
            kind => assert_eq!(kind, "safe"),
        }
    }
}

/// The cards of a dealt hand or of the table, in one order.
fn cards(value: &Value) -> Vec<&str> {
    let mut cards = match value.as_str() {
        Some(text) => text.split(' ').collect(),
        None => words(value),
    };
    cards.sort_unstable();
    cards
}

#[test]
fn zole_hands_are_dealt_by_their_seeds() {
    let all = questions("zole");
    let dealt: Vec<&Value> = all.iter().filter(|question| !question["seed"].is_null()).collect();
    assert_eq!(dealt.len(), 8);
    for question in dealt {
        let seed = question["seed"].to_string();
        let text = text_with_status(&["zole", "deal", "--seed", &seed, "--json"], b"", 0);
        let deal: Value = serde_json::from_str(&text).unwrap();
        // The first hand is asked; a table is shown to a player who took it.
        assert_eq!(cards(&question["hand"]), cards(&deal["hands"][0]), "seed {seed}");
        if !question["table"].is_null() {
            assert_eq!(cards(&question["table"]), cards(&deal["table"]), "seed {seed}");
        }
        let command = words(&question["command"]);
        let asked = command.iter().skip_while(|word| **word != "--hand").nth(1).unwrap();
        assert_eq!(question["hand"], **asked, "the command asks about another hand");
    }
}

#[test]
fn zole_answers_are_the_engines() {
    let all = questions("zole");
    assert_eq!(all.len(), 10);
    let computable = all.iter().filter(|question| !question["command"].is_null());
    let mut n = 0;
    for question in computable {
        let found = computed(question, &[]);
        let values = found["values"].as_object().unwrap();
        let sorted = |cards: &str| {
            let mut cards: Vec<String> = cards.split(' ').map(str::to_owned).collect();
            cards.sort();
            cards
        };
        let value = |choice: &str| {
            let named = values.iter().find(|(name, _)| sorted(name) == sorted(choice));
            named.unwrap().1.as_f64().unwrap()
        };
        let choices = words(&question["choices"]);
        assert_eq!(best(&choices, value), right(question).as_str().unwrap(), "{question}");
        for (choice, printed) in choices.iter().zip(question["values"].as_array().unwrap()) {
            assert!((value(choice) - printed.as_f64().unwrap()).abs() < 0.006, "{choice}");
        }
        n += 1;
    }
    assert_eq!(n, 8);
}
