//! The registry lists, checks, limits and builds.

use parlor_agent::{
    Agent, Ask, Entry, Explanation, Kind, Parameter, Params, Random, Registry, Setting,
};
use proptest::prelude::{prop_assert_eq, proptest};

use crate::nim::{Nim, Take};

/// Takes what it was told to, or all that may be taken.
struct Greedy(u8);

impl Agent<Nim> for Greedy {
    fn decide(&mut self, ask: &Ask<'_, Nim>, _why: Option<&mut Explanation>) -> Take {
        Take(self.0.min(ask.view.heap))
    }
}

const PARAMETERS: [Parameter; 4] = [
    Parameter::integer("depth", 1..=8, 3),
    Parameter::number("risk", -1.0..=1.0, 0.0),
    Parameter::choice("strategy", &["attacking", "running", "combined"], "combined")
        .also(&[("racing", "running")]),
    Parameter::flag("order", true),
];

fn registry() -> Registry<Nim> {
    Registry::new()
        .with(Entry::new("search", &PARAMETERS, |params: &Params, _seed| {
            Box::new(Greedy(params.integer("depth").clamp(1, 3) as u8))
        }))
        .with(Entry::new("again", &[], |_, seed| Box::new(Random::new(seed))))
}

fn complaint(spec: &str) -> String {
    registry().check(spec).expect_err(spec).to_string()
}

#[test]
fn agents_are_listed_in_the_order_entered() {
    let registry = registry();
    let names: Vec<&str> = registry.entries().iter().map(|entry| entry.name).collect();
    assert_eq!(names, ["random", "search", "again"]);
    assert_eq!(registry.entries()[1].parameters, PARAMETERS);
}

#[test]
fn settings_are_read_and_the_rest_is_default() {
    let params = registry().check("search:strategy=running,risk=-0.5,depth=8").unwrap();
    assert_eq!(params.integer("depth"), 8);
    assert_eq!(params.number("risk"), -0.5);
    assert_eq!(params.choice("strategy"), "running");
    assert!(params.flag("order"));
    assert_eq!(params.to_string(), "search:depth=8,risk=-0.5,strategy=running,order=on");
    assert_eq!(registry().check("random").unwrap().to_string(), "random");
}

#[test]
fn an_alias_is_read_as_the_word_it_stands_for() {
    let registry = registry();
    let params = registry.check("search:strategy=racing").unwrap();
    assert_eq!(params, registry.check("search:strategy=running").unwrap());
    assert_eq!(params.to_string(), "search:depth=3,risk=0,strategy=running,order=on");
    let canonical = |spec: &str| registry.canonical(spec).unwrap();
    assert_eq!(canonical("search:strategy=racing,depth=2"), "search:strategy=running,depth=2");
    assert_eq!(canonical("search"), "search");
    assert!(registry.canonical("search:strategy=sprinting").is_err());
}

#[test]
#[should_panic(expected = "agent odd is declared wrongly")]
fn an_alias_stands_for_a_word_that_there_is() {
    let odd = PARAMETERS[2].also(&[("racing", "sprinting")]);
    let _ = Registry::<Nim>::new()
        .with(Entry::new("odd", &[odd], |_, seed| Box::new(Random::new(seed))));
}

#[test]
fn what_is_wrong_is_said_with_what_would_be_right() {
    let cases = [
        ("foo", "unknown agent \"foo\"; known: random, search, again"),
        (
            "search:depht=3",
            "unknown parameter \"depht\" of search; it takes: depth, risk, strategy, order",
        ),
        ("random:depth=3", "unknown parameter \"depth\" of random; it takes: none"),
        ("search:depth=9", "depth=9 is out of range 1..=8"),
        ("search:depth=0", "depth=0 is out of range 1..=8"),
        ("search:depth=two", "depth=two is not a whole number in 1..=8"),
        ("search:depth=2.5", "depth=2.5 is not a whole number in 1..=8"),
        ("search:risk=1.01", "risk=1.01 is out of range -1..=1"),
        ("search:risk=NaN", "risk=NaN is not a number in -1..=1"),
        ("search:risk=inf", "risk=inf is not a number in -1..=1"),
        ("search:strategy=fast", "strategy=fast is not one of attacking, running, combined"),
        ("search:order=maybe", "order=maybe is not one of on, off"),
    ];
    for (spec, message) in cases {
        assert_eq!(complaint(spec), message);
    }
}

#[test]
fn a_limit_narrows_a_parameter_and_moves_its_default() {
    let mut registry = registry();
    registry.limit("search", "depth", Kind::Integer { min: 1, max: 2 }).unwrap();
    registry.limit("search", "strategy", Kind::Choice(&["running"])).unwrap();
    let params = registry.check("search").unwrap();
    assert_eq!((params.integer("depth"), params.choice("strategy")), (2, "running"));
    assert_eq!(
        registry.check("search:depth=3").unwrap_err().to_string(),
        "depth=3 is out of range 1..=2"
    );

    let mut wrong =
        |parameter, limit| registry.limit("search", parameter, limit).unwrap_err().to_string();
    assert_eq!(
        wrong("depth", Kind::Integer { min: 1, max: 3 }),
        "limit 1..=3 of depth is not within 1..=2"
    );
    assert_eq!(wrong("depth", Kind::Flag), "limit on, off of depth is not within 1..=2");
    assert!(wrong("speed", Kind::Flag).starts_with("unknown parameter \"speed\" of search"));
}

#[test]
fn an_agent_is_built_with_its_parameters_and_seed() {
    let view = <Nim as parlor_game::Game>::start(&9);
    let legal = [Take(1), Take(2), Take(3)];
    let ask = Ask::<Nim> {
        seat: parlor_game::Seat::A,
        view: &view,
        legal: &legal,
        budget: parlor_agent::Budget::UNLIMITED,
    };
    let registry = registry();
    assert_eq!(registry.build("search:depth=2", 0).unwrap().decide(&ask, None), Take(2));

    let moves = |spec: &str, seed| {
        let mut agent = registry.build(spec, seed).unwrap();
        (0..20).map(|_| agent.decide(&ask, None)).collect::<Vec<_>>()
    };
    assert_eq!(moves("random", 5), moves("again", 5));
    assert_ne!(moves("random", 5), moves("random", 6));
    assert!(registry.build("random:worlds=2", 5).is_err());
}

#[test]
#[should_panic(expected = "agent search is entered twice")]
fn a_name_is_entered_once() {
    let twice = registry().entries()[1].clone();
    let _ = registry().with(twice);
}

#[test]
#[should_panic(expected = "agent odd is declared wrongly")]
fn a_default_lies_within_its_kind() {
    let odd = Parameter { default: Setting::Integer(9), ..PARAMETERS[0] };
    let _ = Registry::<Nim>::new()
        .with(Entry::new("odd", &[odd], |_, seed| Box::new(Random::new(seed))));
}

proptest! {
    #[test]
    fn checked_parameters_print_a_spec_that_says_the_same(
        depth in 1..=8i64,
        risk in -1.0..=1.0f64,
        strategy in proptest::sample::select(vec!["attacking", "running", "combined"]),
        order in proptest::sample::select(vec!["on", "off"]),
    ) {
        let registry = registry();
        let text = format!("search:order={order},risk={risk},strategy={strategy},depth={depth}");
        let params = registry.check(&text).unwrap();
        prop_assert_eq!(params.number("risk"), risk);
        prop_assert_eq!(registry.check(&params.to_string()).unwrap(), params);
    }
}

#[test]
fn advice_uses_as_many_threads_as_there_are_cores_where_the_agent_can() {
    let cores = std::thread::available_parallelism().unwrap().get();
    let many = [Parameter::integer("threads", 1..=100_000, 1), Parameter::flag("order", true)];
    let few = [Parameter::integer("threads", 1..=1, 1)];
    let random = |_: &Params, seed| -> Box<dyn Agent<Nim>> { Box::new(Random::new(seed)) };
    let registry =
        registry().with(Entry::new("many", &many, random)).with(Entry::new("few", &few, random));
    let cases = [
        ("many", format!("many:threads={cores}")),
        ("many:order=off", format!("many:order=off,threads={cores}")),
        ("few", "few:threads=1".to_owned()),
    ];
    for (spec, expected) in cases {
        assert_eq!(registry.on_all_cores(spec), expected);
        registry.check(&expected).unwrap();
    }
    for unchanged in ["many:threads=1", "search:depth=2", "nobody", "many:threads"] {
        assert_eq!(registry.on_all_cores(unchanged), unchanged);
    }
}
