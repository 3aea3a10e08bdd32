//! Explanations as a terminal prints them; every picture is drawn by hand.

use parlor_agent::{
    Bar, Bars, Body, Bound, Candidate, Cell, Class, Curve, Curves, Cut, CutReason, Estimate,
    Explanation, Grid, GridRow, Hand, Mark, Message, Node, NodeKind, Panel, Piece, Range, Row,
    Scale, Square, Table, Tone, Tree, Unit, World, Worlds,
};
use parlor_game::Seat;

/// Prints one panel alone, titled `t`.
fn drawn(body: Body) -> String {
    let panels = vec![Panel::new(Message::verbatim("t"), body)];
    Explanation { panels, ..Explanation::default() }.to_string()
}

fn check(body: Body, picture: &[&str]) {
    let text = drawn(body);
    assert_eq!(text.lines().collect::<Vec<_>>(), [&["", "t"], picture].concat(), "\n{text}");
}

fn word(text: &'static str) -> Message {
    Message::verbatim(text)
}

#[test]
fn candidates_come_first_and_best_first() {
    let share = |x: f64| Cell::from(x);
    let mut why = Explanation {
        verdict: Some(Message::new("riichi-discard").with("tile", Piece::new("9m"))),
        chosen: Some(4),
        values: Scale::new("study-ev", Unit::signed(1)),
        columns: vec![Scale::new("win", Unit::Percent), Scale::new("deal-in", Unit::Percent)],
        candidates: vec![
            Candidate::new(2, word("8s")),
            Candidate {
                cells: vec![share(0.49), share(0.17)],
                ..Candidate::new(0, word("6s")).valued(2.6)
            },
            Candidate {
                cells: vec![share(0.68), share(0.17)],
                ..Candidate::new(4, word("9m")).valued(5.2)
            },
        ],
        effort: vec![Message::new("study-rollouts").with("n", 1200u32), word("2-ply")],
        ..Explanation::default()
    };
    why.rank();
    let order: Vec<usize> = why.candidates.iter().map(|one| one.legal_idx).collect();
    assert_eq!(order, [4, 0, 2], "the one without a value is last");
    assert_eq!(why.choice().map(|one| one.legal_idx), Some(4));
    let picture = "\
riichi-discard (tile: 9m)
   study-candidate  study-ev  win  deal-in
>  9m                   +5.2  68%      17%  ████████████████████
   6s                   +2.6  49%      17%  ██████████
   8s                      –

study-rollouts (n: 1200) · 2-ply
";
    assert_eq!(why.to_string(), picture);
}

#[test]
fn what_speaks_for_and_against_the_others_is_printed_below() {
    let other = |idx, label, note: Option<Message>, right_if: Option<Message>| Candidate {
        note,
        right_if,
        ..Candidate::new(idx, word(label)).valued(1.0)
    };
    let why = Explanation {
        chosen: Some(0),
        candidates: vec![
            other(0, "9m", Some(word("never printed")), None),
            other(1, "Pass", Some(word("costs a turn")), Some(word("if it were late"))),
            other(2, "Chi", None, Some(word("if it were early"))),
            other(3, "Pon", None, None),
        ],
        ..Explanation::default()
    };
    let printed = why.to_string();
    let (_, below) = printed.split_once("\n\n").expect("a part below the candidates");
    let picture = "\
study-why-not (action: pass, noun: pass)  Costs a turn
                                          why-right-if (condition: if it were late)
study-why-not (action: chi, noun: chi)    why-right-if (condition: if it were early)
";
    assert_eq!(below, picture);
}

#[test]
fn shares_keep_their_columns_where_a_cell_is_missing() {
    let play = |idx, label, loss: Option<f64>, shares: [f64; 2]| Candidate {
        cells: loss.map(Cell::from).into_iter().collect(),
        shares: shares.to_vec(),
        ..Candidate::new(idx, word(label)).valued(1.0)
    };
    let why = Explanation {
        values: Scale::new("equity", Unit::number(0)).over(Range::FromWorst),
        columns: vec![Scale::new("loss", Unit::signed(1))],
        shares: vec![word("won"), word("lost")],
        candidates: vec![play(0, "13/7", None, [0.6, 0.4]), play(1, "24/18", Some(-0.5), [0.5; 2])],
        ..Explanation::default()
    };
    let picture = "   study-candidate  equity  loss  won  lost
   13/7                  1        60%   40%
   24/18                 1  -0.5  50%   50%
";
    assert_eq!(why.to_string(), picture);
}

#[test]
fn every_message_can_be_put_into_words() {
    let why = Explanation {
        verdict: Some(Message::new("bg-play").with("play", "13/7")),
        candidates: vec![Candidate::new(0, Message::new("bg-dance"))],
        panels: vec![Panel {
            caption: Some(Message::new("c")),
            ..Panel::new(Message::new("p"), Body::Text { sentences: vec![Message::new("s")] })
        }],
        ..Explanation::default()
    };
    let spoken = why.printed(&|message: &Message| format!("<{}>", message.key)).to_string();
    let lines: Vec<&str> = spoken.lines().collect();
    assert_eq!(
        lines,
        [
            "<bg-play>",
            "   <study-candidate>  <study-utility>",
            "   <bg-dance>                       –",
            "",
            "<p>",
            "  <s>",
            "<c>"
        ]
    );
}

#[test]
fn a_table_lines_up_and_marks_the_chosen_row() {
    let row = |label, value: f64, tone| Row { label: word(label), cells: vec![value.into()], tone };
    let table = Table {
        columns: vec![Scale::new("bg-equity", Unit::signed(3))],
        rows: vec![
            row("no double", 0.182, Tone::Chosen),
            row("double, take", -0.034, Tone::Plain),
            row("double, pass", 1.0, Tone::Plain),
        ],
    };
    check(
        Body::Table(table),
        &[
            "                   bg-equity",
            "  >  no double        +0.182",
            "     double, take     -0.034",
            "     double, pass     +1.000",
        ],
    );
}

#[test]
fn bars_start_where_their_axis_says() {
    let bar = |label, value, tone| Bar { label: word(label), pieces: vec![], value, tone };
    let bars = Bars {
        axis: Scale::new("ev", Unit::number(0)).over(Range::Fixed { low: 0.0, high: 10.0 }),
        bars: vec![
            bar("AD", Estimate::sampled(5.0, 1.0), Tone::Chosen),
            bar("JS", Estimate::exact(1.0), Tone::Plain),
        ],
        marks: vec![Mark { at: 3.0, label: word("even") }],
    };
    check(
        Body::Bars(bars),
        &["           ev", "  >  AD  5 ±1  ██████████", "     JS     1  ██", "  | 3 even"],
    );
}

#[test]
fn curves_print_one_line_for_each_place() {
    let curve = |label, points: &[(f64, f64)]| Curve {
        label: word(label),
        points: points.to_vec(),
        tone: Tone::Plain,
    };
    let curves = Curves {
        x: Scale::new("turn", Unit::Count),
        y: Scale::new("chance", Unit::Percent),
        curves: vec![curve("win", &[(0.0, 0.0), (3.0, 0.25)]), curve("lose", &[(3.0, 0.5)])],
        marks: vec![],
    };
    check(
        Body::Curves(curves),
        &["  chance", "  turn  win  lose", "     0   0%", "     3  25%   50%"],
    );
}

#[test]
fn worlds_say_how_many_and_how_they_ended() {
    let class = |low, high, share, tone| Class { low, high, share, tone };
    let worlds = Worlds {
        n_worlds: 300,
        outcome: Scale::new("zole-eyes", Unit::Count),
        classes: vec![class(51.0, 61.0, 0.2, Tone::Bad), class(61.0, 91.0, 0.8, Tone::Good)],
        marks: vec![Mark { at: 61.0, label: word("won") }],
        samples: vec![World {
            probability: 0.5,
            outcome: Some(72.0),
            hands: vec![
                Hand {
                    seat: Some(Seat::B.into()),
                    pieces: vec![Piece::new("QC"), Piece::new("9H")],
                },
                Hand { seat: None, pieces: vec![Piece::new("AS")] },
            ],
        }],
    };
    check(
        Body::Worlds(worlds),
        &[
            "  zole-eyes (n = 300)",
            "  -  51..61  20%  █████",
            "  +  61..91  80%  ████████████████████",
            "  | 61 won",
            "  50% → 72  B: Q♣ 9♥ | ·: A♠",
        ],
    );
}

#[test]
fn a_grid_shows_each_piece_with_its_number() {
    let square = |piece, value, tone| Square { piece: Piece::new(piece), value, tone };
    let grid = Grid {
        values: Scale::new("riichi-left", Unit::Count),
        rows: vec![
            GridRow {
                label: Some(word("waits")),
                squares: vec![
                    square("3s", Some(4.0), Tone::Plain),
                    square("9s", Some(3.0), Tone::Good),
                ],
            },
            GridRow { label: None, squares: vec![square("E", None, Tone::Plain)] },
        ],
    };
    check(Body::Grid(grid), &["  riichi-left", "  waits: 3s 4, +9s 3", "  E"]);
}

#[test]
fn a_tree_shows_kinds_windows_bounds_and_cuts() {
    let node = |parent, kind, edge| Node {
        parent,
        kind,
        mover: None,
        edge: word(edge),
        probability: None,
        window: None,
        value: None,
        cut: None,
        tone: Tone::Plain,
        n_below: 0,
    };
    // The right branch of a Star1 search over values 0 to 10: the first outcome gave 5, so even
    // with 10 for the other the node is worth at most 0.7 × 5 + 0.3 × 10 = 6.5 < 6.6.
    let nodes = vec![
        Node { value: Some(6.6.into()), ..node(None, NodeKind::Max, "") },
        Node {
            value: Some(6.6.into()),
            tone: Tone::Chosen,
            n_below: 6,
            ..node(Some(0), NodeKind::Chance, "A")
        },
        Node {
            value: Some(Estimate { value: 6.5, bound: Bound::AtMost, error: None }),
            window: Some((6.6, 10.0)),
            cut: Some(Cut { reason: CutReason::Star1, n_skipped: 1, sentence: None }),
            ..node(Some(0), NodeKind::Chance, "C")
        },
        Node {
            value: Some(5.0.into()),
            probability: Some(0.7),
            ..node(Some(2), NodeKind::Leaf, "")
        },
        Node { probability: Some(0.3), ..node(Some(2), NodeKind::Min, "") },
    ];
    let tree = Tree { values: Scale::new("ev", Unit::number(1)), nodes, n_visited: 10 };
    check(
        Body::Tree(tree),
        &[
            "  ev (n = 10)",
            "  △ 6.6",
            "  ├─ A ○ 6.6 … 6 <",
            "  └─ C ○ ≤6.5 [6.6, 10.0] // −1 study-cut-star1",
            "     ├─ 70% □ 5.0",
            "     └─ 30% ▽ –",
        ],
    );
}

#[test]
fn a_broken_tree_still_prints() {
    let odd = Node {
        parent: Some(7),
        kind: NodeKind::Leaf,
        mover: Some(Seat::B.into()),
        edge: word("x"),
        probability: None,
        window: None,
        value: None,
        cut: None,
        tone: Tone::Plain,
        n_below: 0,
    };
    let empty = Tree { values: Scale::new("ev", Unit::Count), nodes: vec![], n_visited: 0 };
    check(Body::Tree(empty.clone()), &["  ev (n = 0)"]);
    check(Body::Tree(Tree { nodes: vec![odd], ..empty }), &["  ev (n = 0)", "  x □ –"]);
}
