//! An agent of your own, and a series against `random`.
//!
//!     cargo run --release -p parlor-examples --bin your_own_agent

use parlor_agent::{Agent, Ask, Candidate, Entry, Explanation, Message, PlayOptions, Registry};
use parlor_agent::{Stream, play_deal};
use parlor_backgammon::{Action, Backgammon, Cup, Place, RuleSet, Score, Setup};
use parlor_formats::backgammon::notation;
use parlor_game::{Game, Seat};

/// Hits where it can, and otherwise leaves as few blots as possible.
struct Bully;

impl Bully {
    /// Men sent to the bar count ten, own blots minus one each.
    fn value(view: &Backgammon, action: Action) -> f64 {
        let Action::Play(play) = action else { return 0.0 };
        let after = view.board().after(play);
        let hit = after.other().on(Place::BAR) - view.board().other().on(Place::BAR);
        10.0 * f64::from(hit) - after.own().blots().len() as f64
    }
}

impl Agent<Backgammon> for Bully {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        let values: Vec<f64> = ask.legal.iter().map(|&a| Bully::value(ask.view, a)).collect();
        let best =
            (0..values.len()).fold(0, |best, n| if values[n] > values[best] { n } else { best });
        if let Some(why) = why {
            why.chosen = Some(best);
            why.candidates = (0..values.len())
                .map(|n| {
                    let text = match ask.legal[n] {
                        Action::Play(play) => notation::write(ask.view.board(), play),
                        other => other.to_string(),
                    };
                    Candidate::new(n, Message::verbatim(text)).valued(values[n])
                })
                .collect();
        }
        ask.legal[best]
    }
}

/// Plays a series and prints the share of games that the bully wins.
pub(crate) fn main() -> anyhow::Result<()> {
    let registry =
        Registry::<Backgammon>::new().with(Entry::new("bully", &[], |_, _| Box::new(Bully)));
    let setup = Setup::new(RuleSet::SEED, Score::MONEY);
    let (games, mut won) = (400, 0);
    for n in 0..games {
        // The bully changes seats from game to game, so that neither side starts more often.
        let bully = if n % 2 == 0 { Seat::A } else { Seat::B };
        let specs = if bully == Seat::A { ["bully", "random"] } else { ["random", "bully"] };
        let mut agents = Vec::new();
        for (seat, spec) in (0..).zip(specs) {
            agents.push(registry.build(spec, Stream::derived(7, &[n, seat]).next_u64())?);
        }
        let mut game = Backgammon::start(&setup);
        let mut dice = Cup(Stream::derived(7, &[Stream::label("dice"), n]));
        play_deal(&mut game, &mut dice, &mut agents, &PlayOptions::default(), |_| {})?;
        won += u64::from(game.returns()[bully] > 0);
    }
    println!("bully wins {won} of {games} games against random");
    anyhow::ensure!(won > games / 2, "hitting and hiding should beat random play");
    Ok(())
}
