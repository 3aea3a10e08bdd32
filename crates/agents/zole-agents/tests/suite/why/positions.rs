//! Positions whose reason is known from the rules of the game: who must follow, who takes the trick,
//! how many eyes lie there, what is trump.

use parlor_agent::{Budget, Explanation, Say};
use parlor_texts::Language;
use parlor_zole::{Action, Call, Deal, Pair, RuleSet};

use super::keys;
use crate::table::{agent, ask_turn, deal};

/// Deals: the three hands from the first hand on, and the table.
///
/// Eight top trumps in the first hand.
const TOP: &str =
    "JD JH JS JC QD QH QS QC / TH AH 9S KS TS AS 9C KC / 7D 8D 9D KD TD AD TC AC / 9H KH";
/// No trump in the first hand, and tens under aces that others hold.
const WEAK: &str =
    "9H KH TH 9S KS TS 9C KC / QC QS QH QD JC JS JH JD / 9D KD TD AD 7D 8D AH AS / TC AC";
/// Nothing in the first hand takes a trick.
const LOW: &str =
    "7D 8D 9H KH 9S KS 9C KC / QC QS QH QD JC JS JH JD / 9D KD TD AD TH AH TS AS / TC AC";
/// A strong first hand with six trumps.
const SIX: &str =
    "QC QS QH JC JS AD TH KH / QD JH JD KD 9D AH AS TS / TD 8D 7D 9H KS AC TC KC / 9S 9C";
/// Six trumps with three queens, and an ace.
const ACE: &str =
    "QC QS QH JC JD KD AH 9S / KH TH KS TS JS 9C 7D 8D / 9H AD TD QD JH AS AC TC / KC 9D";
/// All jacks and queens, and two tens on the table.
const TENS: &str =
    "JD JH JS JC QD QH QS QC / AH 9S KS AS 9C KC TC AC / 7D 8D 9D KD TD AD 9H KH / TH TS";
/// The first hand can bury ace and ten of hearts.
const HEARTS: &str =
    "QC QS QH JC JS JD AD KD / QD JH KH 9H AS TS KS 9S / TD 9D 8D 7D AC TC KC 9C / AH TH";
/// The second hand has one trump.
const ONE: &str =
    "QC QS QH JC JS AD TH KH / 7D AH 9H AS TS KS AC TC / QD JH JD TD KD 9D 8D 9S / KC 9C";
/// The second hand plays alone; the third can give its partner a ten.
const SPADES: &str =
    "AS 9H KH 9C KC 7D 8D QD / QC QS QH JC JD AD 9S TH / TS KS JS JH TD KD AH AC / TC 9D";
/// The same without a club in the third hand.
const CLUBS: &str =
    "AC KC 9S KS 7D 8D QD 9H / QC QS QH JC JD AD 9C KH / AH TH AS TS JS JH TD KD / TC 9D";
/// The third hand plays alone and has nothing but trumps.
const TRUMPS: &str =
    "TC KC 9H AH AD QD JS 9S / AC 9C TH KS TS JH JD TD / QC QS QH JC KD 9D 7D KH / 8D AS";
/// The same with a plain king.
const KING: &str =
    "TC KC 9H AH AD QD JS 9S / AC 9C 8D KS AS JH JD TD / QC QS QH JC KD 9D 7D KH / TH TS";
/// The first hand plays alone; the third has no heart.
const ROUGH: &str =
    "QC QS JC JD KD 8D AH 9S / KH TH 9H KS TS JS 7D 9C / AD TD QH QD JH AS AC TC / KC 9D";
/// The first hand plays alone; the third has two hearts.
const FOLLOW: &str =
    "QC QS JC JD KD 8D AH 9S / KH 7D KS TS JS 9C AC TC / TH 9H AD TD QH QD JH AS / KC 9D";
/// The first hand leads the highest trump to its partner; the third plays alone.
const QUEEN: &str =
    "QC QS 9H KH 9S KS 9C KC / TD AD 7D TH TS AC JD 8D / QH QD JC JS JH KD AH AS / 9D TC";
/// Little zole of the second hand, hearts led.
const DUCK: &str =
    "AH TH QC QS QH QD JC JS / KH 9H 9S KS 9C KC 7D 8D / 9D KD TD AD JH JD TS AS / TC AC";
/// Little zole of the second hand, who has to go over a seven.
const SEVEN: &str =
    "7D AH TH AS TS AC TC QC / 9D 9H KH 9S KS 9C KC JD / 8D KD TD AD QS QH QD JC / JS JH";
/// Little zole of the first hand.
const FIRST: &str =
    "8D 9H KH 9S KS 9C KC 9D / 7D KD TD AH TH QC QS QH / AD AS TS AC TC QD JC JS / JH JD";
/// Galdiņš: the third hand has ten and ace of spades.
const TAKE: &str =
    "KS QC QS 9H KH 7D 8D 9C / 9S QH QD TH JC JS KC TC / TS AS AH AC JH JD AD KD / TD 9D";
/// Galdiņš: the third hand has nine and ace of spades.
const UNDER: &str =
    "TS QC QS 9H KH 7D 8D 9C / KS QH QD TH JC JS KC TC / 9S AS AH AC JH JD AD KD / TD 9D";
/// Galdiņš: the third hand has nine and king of spades.
const SHED: &str =
    "AS QC QS 9H KH 7D 8D 9C / TS QH QD TH JC JS KC TC / 9S KS AH AC JH JD AD KD / TD 9D";
/// Figure 4.1 of the source: the first hand plays alone with ten of diamonds and jack of spades buried.
const FIGURE: &str =
    "9S TS AS KC TC AD JH QS / 9H TH KS 8D JD JC QH QC / KH AH 9C AC 7D 9D KD QD / TD JS";

/// After five tricks of [`SIX`] the soloist has 47 eyes and J♠ A♦ 9♣.
macro_rules! five_tricks {
    ($next:literal) => {
        concat!("take TH+KH QC 9D 7D QS JD 8D QH KD TD JC JH KS 9S AS AC ", $next)
    };
}

/// After four tricks of [`FIGURE`] the soloist has 37 eyes and its opponents 46.
macro_rules! four_tricks {
    ($next:literal) => {
        concat!("take TD+JS TS KS AC KC 8D 9C JD KD AD TH KH AS ", $next)
    };
}

/// A position, who is asked, what is right there, and what may be said of it.
struct Case {
    spec: &'static str,
    cards: &'static str,
    /// What has been called, buried and played.
    before: &'static str,
    /// What is right, by the rules or because nothing else is as good.
    right: &'static [&'static str],
    /// Reasons that hold there; one of them is given.
    reasons: &'static [&'static str],
    /// Is little zole played, and galdiņš when all pass?
    little_zole: bool,
}

impl Case {
    const fn with_little_zole(self) -> Case {
        Case { little_zole: true, ..self }
    }
}

const fn case(
    spec: &'static str,
    cards: &'static str,
    before: &'static str,
    right: &'static [&'static str],
    reasons: &'static [&'static str],
) -> Case {
    Case { spec, cards, before, right, reasons, little_zole: false }
}

const ONLY: &[&str] = &["zole-why-only-follows"];
const LESS: &[&str] = &["zole-why-loses-less"];
const GIVES: &[&str] = &["zole-why-gives", "zole-why-partners"];
const TAKEN: &[&str] =
    &["zole-why-takes-eyes", "zole-why-more-eyes", "zole-why-cheaper", "zole-why-reaches-with"];
const BURIED: &[&str] =
    &["zole-why-keeps-trumps", "zole-why-buries-ten", "zole-why-buries-eyes", "zole-why-empties"];
const DRAWN: &[&str] = &["zole-why-draws", "zole-why-draws-for", "zole-why-safe"];

const CALLS: [Case; 15] = [
    case("house", TOP, "", &["zole"], &["zole-why-hand"]),
    case("pimc:worlds=30", TOP, "", &["zole"], &["zole-why-hand"]),
    case("rules", TOP, "", &["zole"], &["zole-why-sure"]),
    case("house", ACE, "", &["take", "zole"], &["zole-why-hand"]),
    case("rules", ROUGH, "", &["take"], &["zole-why-strong"]),
    case("house", WEAK, "", &["pass"], &["zole-call-take-falls-short"]),
    case("rules", WEAK, "", &["pass"], &["zole-why-too-weak"]),
    case("minimax", WEAK, "", &["pass"], &["zole-why-too-weak"]),
    case("house", SIX, "pass pass", &["pass"], &["zole-call-take-falls-short"]),
    case("rules", SIX, "pass pass", &["pass"], &["zole-why-too-weak"]),
    case("house", ACE, "pass", &["pass"], &["zole-call-take-falls-short"]),
    case("house", TENS, "pass", &["pass"], &["zole-call-take-falls-short"]),
    case("house", ONE, "pass", &["pass"], &["zole-call-take-falls-short"]),
    case("house", LOW, "", &["maza"], &["zole-why-low-trumps"]).with_little_zole(),
    case("rules", LOW, "", &["maza"], &["zole-why-low-trumps"]).with_little_zole(),
];

const BURIALS: [Case; 6] = [
    case("house", TENS, "take", &["TH+TS"], BURIED),
    case("rules", TENS, "take", &["TH+TS"], BURIED),
    case("house", HEARTS, "take", &["AH+TH"], BURIED),
    case("rules", HEARTS, "take", &["AH+TH"], BURIED),
    case("rules", SIX, "take", &["TH+KH"], BURIED),
    // Two classes are got rid of, and the ten of hearts stays behind the king.
    case("house", SIX, "take", &["9S+9C"], &["zole-why-empties"]),
];

/// No choice.
const FORCED: [Case; 8] = [
    case("house", ONE, "take TH+KH QC", &["7D"], ONLY),
    case("random", ONE, "take TH+KH QC", &["7D"], ONLY),
    case("house", FOLLOW, "take 9S+KC AH", &["KH"], ONLY),
    case("rules", SPADES, "pass take TC+TH AS", &["9S"], ONLY),
    case("alphabeta", CLUBS, "pass take TC+KH AC", &["9C"], ONLY),
    case("house", UNDER, "pass pass pass TS", &["KS"], ONLY),
    case("house", FIGURE, four_tricks!("9H"), &["AH"], ONLY),
    case("house", SIX, five_tricks!("TS 9H AD JS QD KC"), &["AH"], &["zole-why-last-card"]),
];

/// A trick that is lost for certain gets the fewest eyes.
const LOST: [Case; 19] = [
    case("house", ONE, "take TH+KH QC 7D", &["8D", "9D"], LESS),
    case("rules", ONE, "take TH+KH QC 7D", &["8D", "9D"], LESS),
    // With open cards 9♥ and K♠ hold the soloist to the same 61 eyes.
    case("house", ONE, "take TH+KH QC 7D 8D QS", &["9H", "KS"], LESS),
    case("rules", ONE, "take TH+KH QC 7D 8D QS", &["9H"], LESS),
    case("house", ONE, "take TH+KH QC 7D 8D QS 9H", &["9D"], LESS),
    case("house", FOLLOW, "take 9S+KC AH KH", &["9H"], LESS),
    case("rules", FOLLOW, "take 9S+KC AH KH", &["9H"], LESS),
    case("house", SIX, "take TH+KH QC", &["9D"], LESS),
    case("rules", SIX, "take TH+KH QC", &["9D"], LESS),
    case("house", SIX, "take TH+KH QC 9D", &["7D", "8D"], LESS),
    case("rules", SIX, "take TH+KH QC 9D", &["7D", "8D"], LESS),
    case("house", SIX, "take TH+KH QC 9D 7D QS", &["JD", "JH"], LESS),
    case("house", ACE, "take 9S+KC QC", &["7D", "8D"], LESS),
    case("rules", ACE, "take 9S+KC QC 7D", &["JH"], LESS),
    case("house", HEARTS, "take AH+TH QC", &["JH"], LESS),
    case("house", HEARTS, "take AH+TH QC JH", &["7D", "8D", "9D"], LESS),
    case("house", QUEEN, "pass pass take TC+9D QC AD", &["JH", "JS", "JC"], LESS),
    case("rules", QUEEN, "pass pass take TC+9D QC AD", &["JH"], LESS),
    case("house", FIGURE, four_tricks!("QC 7D"), &["JH"], LESS),
];

/// A trick that the partner takes for certain gets the most.
const GIVEN: [Case; 6] = [
    case("house", SPADES, "pass take TC+TH AS 9S", &["TS"], GIVES),
    case("rules", SPADES, "pass take TC+TH AS 9S", &["TS"], GIVES),
    case("house", CLUBS, "pass take TC+KH AC 9C", &["AH", "TH", "AS", "TS"], GIVES),
    case("rules", CLUBS, "pass take TC+KH AC 9C", &["AH", "AS"], GIVES),
    case("house", QUEEN, "pass pass take TC+9D QC", &["AD", "TD"], GIVES),
    case("rules", QUEEN, "pass pass take TC+9D QC", &["AD"], GIVES),
];

/// A rich trick is taken by the last to play.
const RICH: [Case; 8] = [
    case("house", TRUMPS, "pass pass take KH+AS TC AC", &["KD", "9D", "8D", "7D"], TAKEN),
    case("rules", TRUMPS, "pass pass take KH+AS TC AC", &["KD", "9D", "8D", "7D"], TAKEN),
    case("house", KING, "pass pass take TH+TS TC AC", &["KD", "9D", "7D"], TAKEN),
    case("house", ROUGH, "take 9S+KC AH 9H", &["AD", "TD"], TAKEN),
    case("rules", ROUGH, "take 9S+KC AH 9H", &["AD", "TD", "JH"], TAKEN),
    case("house", SIX, five_tricks!("TS TC"), &["AD", "JS"], TAKEN),
    // With A♦ there are 68 eyes, with J♠ only 59.
    case("rules", SIX, five_tricks!("TS 9H"), &["AD"], &["zole-why-reaches-with"]),
    case("house", FIGURE, four_tricks!("9H AH"), &["JH", "QS"], TAKEN),
];

/// A soloist draws trumps before anything else; an opponent leads an ace that all can follow.
const LEADS: [Case; 6] = [
    case("house", SIX, "take TH+KH", &["QC", "QS", "QH", "JC", "JS"], DRAWN),
    case("rules", SIX, "take TH+KH", &["QC", "QS", "QH"], DRAWN),
    case("house", ACE, "take 9S+KC", &["QC", "QS", "QH", "JC", "JD"], DRAWN),
    case("rules", ACE, "take 9S+KC", &["QC", "QS", "QH"], DRAWN),
    case("house", KING, "pass pass take TH+TS TC AC KD", &["QC", "QS", "QH", "JC"], DRAWN),
    case("rules", SPADES, "pass take TC+TH", &["AS"], &["zole-why-ace-now"]),
];

/// Little zole and galdiņš.
const NO_TRICKS: [Case; 8] = [
    case("rules", DUCK, "pass maza AH", &["KH"], &["zole-why-sheds"]),
    case("house", SEVEN, "pass maza 7D 9D", &["8D"], &["zole-why-soloist-takes"]),
    case("rules", SEVEN, "pass maza 7D 9D", &["8D"], &["zole-why-soloist-takes"]),
    case("rules", FIRST, "maza 9D", &["7D"], &["zole-why-to-soloist"]),
    case("rules", TAKE, "pass pass pass KS 9S", &["AS"], &["zole-why-must-take"]),
    case("house", UNDER, "pass pass pass TS KS", &["9S"], &["zole-why-under"]),
    case("rules", UNDER, "pass pass pass TS KS", &["9S"], &["zole-why-under"]),
    case("rules", SHED, "pass pass pass AS TS", &["KS"], &["zole-why-sheds"]),
];

fn action(word: &str) -> Action {
    match (word, word.split_once('+')) {
        ("pass", _) => Action::Call(Call::Pass),
        ("take", _) => Action::Call(Call::Take),
        ("zole", _) => Action::Call(Call::Zole),
        ("maza", _) => Action::Call(Call::MazaZole),
        (_, Some((one, other))) => {
            Action::Bury(Pair::new(one.parse().unwrap(), other.parse().unwrap()).unwrap())
        }
        (card, None) => Action::Play(card.parse().unwrap()),
    }
}

fn position(case: &Case) -> Deal {
    let actions: Vec<Action> = case.before.split_whitespace().map(action).collect();
    let is_online = case.little_zole
        || case.before.contains("maza")
        || case.before.starts_with("pass pass pass");
    let rules = if is_online { RuleSet::ONLINE_PGM } else { RuleSet::SEED };
    deal(rules, case.cards, &actions)
}

fn check(case: &Case) -> Result<(), String> {
    let mut why = Explanation::default();
    let chosen = ask_turn(&position(case), Budget::UNLIMITED, |ask| {
        agent(case.spec, 3).decide(ask, Some(&mut why))
    });
    let reason = why.reason.as_ref().unwrap();
    let said = keys(reason);
    let is_right = case.right.iter().any(|right| action(right) == chosen);
    let holds = case.reasons.iter().any(|reason| said.iter().any(|key| key == reason));
    let Case { spec, before, right, reasons, .. } = case;
    let said = Language::English.message(reason);
    (is_right && holds).then_some(()).ok_or_else(|| {
        format!("{spec} after “{before}”: {chosen:?} ({right:?}) {said} ({reasons:?})")
    })
}

#[test]
fn the_reason_is_one_that_holds() {
    let tables: [&[Case]; 8] =
        [&CALLS, &BURIALS, &FORCED, &LOST, &GIVEN, &RICH, &LEADS, &NO_TRICKS];
    let cases = tables.into_iter().flatten();
    let wrong: Vec<String> = cases.filter_map(|case| check(case).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
