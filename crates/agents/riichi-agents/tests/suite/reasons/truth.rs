//! In random deals every agent has a reason for every decision, and what is said is so.

use std::collections::BTreeMap;

use parlor_agent::{Arg, Ask, Budget, Explanation, Message};
use parlor_game::Seat;
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Kind, Tile, View};
use parlor_riichi_agents::{Frame, registry};

use super::oracle::{
    far, gone, has_no_two_sided, is_anyone_threatening, is_dora, is_genbutsu, is_lone, is_yakuhai,
    n_useful, unseen, useful, without,
};
use super::said::{arg, is_well_said, number, reason, tiles, word};
use crate::table;

/// Everyone of the roster, and how many deals each plays here.
const AGENTS: [(&str, u64); 13] = [
    ("random", 2),
    ("lt-random", 2),
    ("lt-greedy", 2),
    ("lt-fast", 2),
    ("lt-csp", 1),
    ("lt-bucket", 2),
    ("lt-dqn", 2),
    ("fi-mc", 1),
    ("fi-tree:depth=1", 1),
    ("sp-draw", 1),
    ("jp-dag:exchanges=1", 1),
    ("house", 3),
    ("house:level=club", 2),
];

#[test]
fn every_reason_is_true() {
    let mut keys = BTreeMap::new();
    for (spec, n_deals) in AGENTS {
        let mut agent = registry().build(spec, 1).unwrap();
        for seed in 0..n_deals {
            table::play_out(seed, |ask| {
                let budget = Budget::nodes(2_000);
                let mut why = Explanation::default();
                let action = agent.decide(&Ask { budget, ..*ask }, Some(&mut why));
                check(ask, action, &why);
                *keys.entry(reason(&why).key.to_string()).or_insert(0) += 1;
                action
            });
        }
    }
    println!("{keys:#?}");
    assert!(keys.len() > 20, "{keys:?}");
}

fn check(ask: &Ask<'_, Deal>, action: Action, why: &Explanation) {
    is_well_said(why);
    let said = reason(why);
    if said.key.starts_with("riichi-why-") || said.key.starts_with("riichi-own-") {
        holds(ask.view, action, said, why);
    }
    let threatened = is_anyone_threatening(ask.view);
    assert!(threatened || said.key != "riichi-why-fold", "nobody threatens: {why}");
    for candidate in &why.candidates {
        let other = ask.legal[candidate.legal_idx];
        if let Some(note) = &candidate.note {
            note_holds(ask.view, action, other, note, why);
        }
    }
}

fn seat(message: &Message) -> Seat {
    match arg(message, "seat") {
        Some(Arg::Seat(seat)) => {
            Seat::ALL.into_iter().find(|of| Arg::from(*of) == Arg::Seat(*seat)).unwrap()
        }
        other => panic!("seat is {other:?} in {message}"),
    }
}

/// What a reason says is so, counted anew.
fn holds(view: &View, action: Action, said: &Message, why: &Explanation) {
    let so = of_hand(view, action, said)
        .or_else(|| of_value(view, action, said))
        .or_else(|| of_own(view, action, said, why))
        .or_else(|| of_others(view, action, said, why));
    assert!(
        so != Some(false),
        "{said} is not so for {action:?} with {}\n{why}",
        view.own.concealed
    );
}

/// What is said of how near the hand is, and of its shape.
fn of_hand(view: &View, action: Action, said: &Message) -> Option<bool> {
    let other = || tiles(said, "other")[0];
    let own = || gone(action).unwrap();
    let (left, right) = (|| without(view, own()), || without(view, other()));
    let numbers = || (number(said, "n"), number(said, "m"));
    Some(match &*said.key {
        "riichi-why-lone" => {
            let calm = word(said, "calm") == "yes";
            let quiet = calm != is_anyone_threatening(view);
            is_lone(view, own().kind()) && quiet && sort(view, action, said)
        }
        "riichi-why-lone-over" => {
            let lone = is_lone(view, own().kind()) && !is_lone(view, other().kind());
            lone && sort(view, action, said)
        }
        "riichi-why-joins" => {
            let both = is_lone(view, own().kind()) && is_lone(view, other().kind());
            both && number(said, "n") < number(said, "m")
        }
        "riichi-why-widest" => f64::from(n_useful(view, &left())) == number(said, "n"),
        "riichi-why-tenpai" => tiles(said, "tiles").len() == useful(&left()).len(),
        "riichi-why-nearer" => {
            f64::from(far(&left())) == number(said, "n") && far(&left()) < far(&right())
        }
        "riichi-why-wider" => {
            let (n, m) = (n_useful(view, &left()), n_useful(view, &right()));
            let same = far(&left()) == far(&right());
            n > m && same && (f64::from(n), f64::from(m)) == numbers()
        }
        "riichi-why-wait" => {
            let waits = useful(&left());
            let told: Vec<_> = tiles(said, "tiles").iter().map(|tile| tile.kind()).collect();
            let n: u32 = waits.iter().map(|&kind| unseen(view, kind)).sum();
            let (told_n, told_m) = numbers();
            far(&left()) == 0 && told == waits && f64::from(n) == told_n && told_n > told_m
        }
        "riichi-why-not-furiten" => {
            let kind = tiles(said, "tile")[0].kind();
            let river = &view.table.places[view.seat].river;
            useful(&right()).contains(&kind)
                && (river.kinds().contains(kind) || other().kind() == kind)
        }
        "riichi-why-two-sided" => {
            let kept = tiles(said, "kept");
            let [low, high] = kept[..] else { panic!("{said}") };
            let ends = [low.kind().down(1).unwrap(), high.kind().up(1).unwrap()];
            kept.iter().all(|&tile| left().concealed.counts()[tile.kind()] > 0)
                && ends.iter().all(|end| useful(&left()).contains(end))
        }
        _ => return None,
    })
}

/// What is said of dora and yaku.
fn of_value(view: &View, action: Action, said: &Message) -> Option<bool> {
    let other = || tiles(said, "other")[0];
    let own = || gone(action).unwrap();
    Some(match &*said.key {
        "riichi-why-dora" => is_dora(view, other()),
        "riichi-why-yakuhai-pair" => {
            let kind = other().kind();
            let held = view.own.concealed.counts()[kind];
            is_yakuhai(view, kind) && held == 2 && unseen(view, kind) > 0
        }
        "riichi-why-value-honour" => {
            is_yakuhai(view, other().kind()) && !is_yakuhai(view, own().kind())
        }
        "riichi-why-tanyao" => {
            without(view, own()).concealed.iter().all(|tile| tile.kind().is_simple())
        }
        "riichi-why-flush" => {
            own().kind().suit().is_some() && own().kind().suit() != other().kind().suit()
        }
        "riichi-why-riichi-yaku" | "riichi-why-riichi-points" => {
            Frame::of(action) == Frame::Riichi && far(&without(view, own())) == 0
        }
        "riichi-why-silent-yaku"
        | "riichi-why-silent-few"
        | "riichi-why-silent-free"
        | "riichi-why-silent-furiten" => {
            Frame::of(action) == Frame::Discard && far(&without(view, own())) == 0
        }
        "riichi-why-pon-yakuhai" => {
            matches!(action, Action::Pon { own } if is_yakuhai(view, own[0].kind()))
        }
        _ => return None,
    })
}

/// What is said of an agent's own reckoning.
fn of_own(view: &View, action: Action, said: &Message, why: &Explanation) -> Option<bool> {
    let own = || gone(action).unwrap().kind();
    let other = || tiles(said, "other")[0].kind();
    let held = |kind: Kind| u32::from(view.own.concealed.counts()[kind]);
    let near = |kind: Kind| -> u32 {
        let is_near = |it: Kind| {
            let same_suit = it.suit().is_some() && it.suit() == kind.suit();
            same_suit && it != kind && it.idx().abs_diff(kind.idx()) <= 2
        };
        Kind::all().filter(|&it| is_near(it)).map(held).sum()
    };
    let out = |kind: Kind| -> u32 {
        let lying = Seat::ALL.into_iter().map(|seat| {
            let place = &view.table.places[seat];
            let sets = place.melds.iter().flat_map(|meld| meld.tiles().iter().copied());
            sets.chain(place.river.lying()).filter(|tile| tile.kind() == kind).count() as u32
        });
        lying.sum()
    };
    let counts = |n: u32, name: &str| f64::from(n) == number(said, name);
    Some(match &*said.key {
        "riichi-own-apart" => near(own()) == 0 && near(other()) > 0 && counts(out(own()), "out"),
        "riichi-own-fewer-near" => {
            counts(near(own()), "n") && counts(near(other()), "m") && near(own()) < near(other())
        }
        "riichi-own-out" => {
            counts(out(own()), "n") && counts(out(other()), "m") && out(own()) > out(other())
        }
        "riichi-own-copies" => held(own()) > 1 && counts(held(own()), "n"),
        "riichi-own-tanyao" => !own().is_simple() && other().is_simple(),
        "riichi-own-exchange" => {
            let drawn = tiles(said, "drawn")[0].kind();
            // The exchange itself is told as an evidence of the agent.
            counts(unseen(view, drawn), "n") && drawn != own() && !why.panels.is_empty()
        }
        "riichi-own-network" => {
            let after = |tile: Tile| far(&without(view, tile));
            let pieces = why.candidates.iter().flat_map(|one| &one.pieces);
            let mut legal = pieces.map(|piece| piece.0.parse::<Tile>().unwrap());
            let back = legal.any(|tile| after(tile) < after(gone(action).unwrap()));
            (word(said, "back") == "yes") == back
        }
        "riichi-own-left-over" | "riichi-own-trials" | "riichi-own-luck" => own() != other(),
        _ => return None,
    })
}

/// What is said of rivals, calls and numbers.
fn of_others(view: &View, action: Action, said: &Message, why: &Explanation) -> Option<bool> {
    let in_riichi = || view.table.places[seat(said)].riichi.is_declared();
    Some(match &*said.key {
        "riichi-why-win" => Frame::of(action) == Frame::Win,
        "riichi-why-only" | "riichi-why-bound" => why.candidates.len() == 1,
        "riichi-why-fold" | "riichi-why-safer" => is_safe(view, action, said),
        "riichi-why-push" => {
            in_riichi() && !is_genbutsu(view, seat(said), gone(action).unwrap().kind())
        }
        "riichi-why-silent-threat" | "riichi-why-kan-threat" => in_riichi(),
        "riichi-why-call-nearer" => {
            Frame::is_call(action) && number(said, "n") < f64::from(far(&view.hand()))
        }
        "riichi-why-pass-not-nearer" | "riichi-why-pass-no-yaku" => action == Action::Pass,
        "riichi-why-pass-closed" => action == Action::Pass && view.hand().is_closed(),
        "riichi-why-kan" | "riichi-why-kan-in-riichi" => {
            matches!(Frame::of(action), Frame::Kan | Frame::AddedKan)
        }
        "riichi-why-deals-in" => number(said, "n") < number(said, "m"),
        "riichi-why-win-chance" | "riichi-why-points" => number(said, "n") > number(said, "m"),
        _ => return None,
    })
}

/// The sort of lone tile is as said.
fn sort(view: &View, action: Action, said: &Message) -> bool {
    let kind = gone(action).unwrap().kind();
    match word(said, "lone") {
        "wind" => kind.wind().is_some() && !is_yakuhai(view, kind),
        "honour" => kind.is_honour() && is_yakuhai(view, kind),
        "terminal" => kind.is_terminal(),
        _ => kind.is_simple(),
    }
}

/// The tile is safe as said, against a rival that threatens.
fn is_safe(view: &View, action: Action, said: &Message) -> bool {
    let (rival, kind) = (seat(said), gone(action).unwrap().kind());
    let place = &view.table.places[rival];
    let threatens = place.riichi.is_declared() || place.melds.is_open();
    threatens
        && match word(said, "how") {
            "genbutsu" => is_genbutsu(view, rival, kind),
            "suji" | "wall" => has_no_two_sided(view, rival, kind),
            "honour" => kind.is_honour(),
            how => how == "thin",
        }
}

/// What a note says of another candidate is so, and in the right direction.
fn note_holds(view: &View, action: Action, other: Action, note: &Message, why: &Explanation) {
    let both = || (without(view, gone(action).unwrap()), without(view, gone(other).unwrap()));
    let so = match &*note.key {
        "riichi-note-sets-back" if gone(other).is_some() && gone(action).is_some() => {
            let (left, right) = both();
            far(&left) < far(&right)
        }
        "riichi-note-fewer-tiles" if gone(other).is_some() => {
            let (left, right) = both();
            let (n, m) = (n_useful(view, &left), n_useful(view, &right));
            n > m && f64::from(m) == number(note, "m")
        }
        "riichi-note-dora" => is_dora(view, gone(other).unwrap()),
        "riichi-note-yakuhai-pair" | "riichi-note-value-honour" => {
            is_yakuhai(view, gone(other).unwrap().kind())
        }
        "riichi-note-danger" => !is_genbutsu(view, seat(note), gone(other).unwrap().kind()),
        "riichi-note-same-tile" => gone(action) == gone(other),
        "riichi-note-breaks" => {
            tiles(note, "tiles").iter().any(|tile| tile.kind() == gone(other).unwrap().kind())
        }
        _ => true,
    };
    assert!(
        so,
        "{note} is not so for {other:?} against {action:?} with {}\n{why}",
        view.own.concealed
    );
}
