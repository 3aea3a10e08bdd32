//! What holds for every claim, however odd.

use parlor_game::{Entropy, Seat};
use parlor_riichi::score::{
    BlockShape, Claim, Explained, Finish, Furiten, Liabilities, Liability, Refusal, RiichiState,
    Stakes, explain, settle, value,
};
use parlor_riichi::{
    Counts, Hand, Kind, KindSet, Meld, Points, Preset, Relative, Tile, Tiles, Wind, Yaku,
};

use crate::dice::{Dice, draw};

const FINISHES: [Finish; 8] = [
    Finish::Tsumo,
    Finish::FirstDraw,
    Finish::Rinshan,
    Finish::Haitei,
    Finish::Ron,
    Finish::FirstDiscard,
    Finish::Chankan,
    Finish::Houtei,
];

fn pick<T: Copy>(items: &[T], dice: &mut Dice) -> T {
    *dice.pick(items).expect("something to pick")
}

/// A random set of `kinds`, or a pair; `None` when it would not fit into `all`.
fn take(n: usize, kinds: &[Kind], all: &mut Counts, dice: &mut Dice) -> Option<Vec<Kind>> {
    let first = pick(kinds, dice);
    let run = n == 3 && dice.below(2) == 0;
    let set: Option<Vec<Kind>> =
        (0..n).map(|step| if run { first.up(step as u8) } else { Some(first) }).collect();
    let set = set?;
    let mut after = *all;
    set.iter().all(|&kind| after.add(kind)).then(|| *all = after)?;
    Some(set)
}

/// A complete hand with up to four sets laid out, from a few kinds so that readings abound.
fn complete_hand(dice: &mut Dice) -> Option<Hand> {
    let all: Vec<Kind> = Kind::all().collect();
    let pools: [&[Kind]; 5] = [&all, &all[..9], &all[18..], &all[25..], &all[7..20]];
    let kinds = pick(&pools, dice);
    let (mut held, mut hand) = (Counts::EMPTY, Hand::EMPTY);
    let n_melds = dice.below(5);
    for n in 0..4 {
        let set = take(3, kinds, &mut held, dice)?;
        let [a, b, c] = [set[0], set[1], set[2]].map(Tile::plain);
        if n >= n_melds {
            [a, b, c].into_iter().all(|tile| hand.draw(tile)).then_some(())?;
            continue;
        }
        let kan = a == b && dice.below(2) == 0 && held.add(a.kind());
        let meld = match (kan, dice.below(2)) {
            (true, 0) => Meld::closed_kan([a; 4]),
            (true, _) => Meld::open_kan(a, [a; 3], Relative::Left),
            _ => Meld::chi(a, [b, c]).or(Meld::pon(a, [b, c], Relative::Right)),
        };
        assert!(hand.melds.push(meld?));
    }
    let pair = take(2, kinds, &mut held, dice)?;
    pair.iter().all(|kind| hand.draw(kind.tile())).then_some(hand)
}

fn random_claim<'a>(hand: &'a Hand, dora: &'a [Tile], dice: &mut Dice) -> Claim<'a> {
    let tiles: Vec<Tile> = hand.concealed.iter().collect();
    let riichi = [RiichiState::None, RiichiState::Riichi, RiichiState::Double];
    Claim {
        seat: pick(&Wind::ALL, dice),
        round: pick(&Wind::ALL, dice),
        riichi: if hand.is_closed() { pick(&riichi, dice) } else { RiichiState::None },
        ippatsu: dice.below(4) == 0,
        dora,
        ura: dora,
        ..Claim::new(hand, pick(&tiles, dice), pick(&FINISHES, dice))
    }
}

/// Everything an explanation says of itself.
fn check_explained(explained: &Explained, claim: &Claim<'_>) {
    let (value, best) = (&explained.value, explained.best());
    assert_eq!((best.han, best.fu, best.limit), (value.han, value.fu, value.limit));
    assert!(explained.readings.iter().all(|reading| reading.base <= value.base));
    let sum: u8 = explained.fu.items.iter().map(|(_, fu)| fu).sum();
    assert!(explained.fu.total >= sum && explained.fu.total < sum + 10, "{explained:?}");
    if value.n_yakuman == 0 {
        let han: u8 = explained.named_han().map(|(_, han)| han).sum();
        assert_eq!(han, value.han);
    }
    for reading in &explained.readings {
        let blocks = reading.blocks.as_slice();
        assert_eq!(blocks.iter().filter(|block| block.completed).count(), 1, "{reading:?}");
        let kinds = blocks.iter().fold(KindSet::EMPTY, |kinds, block| kinds | block.kinds());
        assert_eq!(Some(kinds), claim.hand.all_kinds().map(|all| all.kinds()), "{reading:?}");
        let sets = blocks
            .iter()
            .filter(|block| !matches!(block.shape, BlockShape::Pair | BlockShape::Single));
        assert!(matches!(sets.count(), 0 | 4));
    }
    for line in &explained.yaku {
        check_makers(explained, line.yaku);
    }
}

/// The blocks named for a yaku are as many as it needs.
fn check_makers(explained: &Explained, yaku: Yaku) {
    let line = explained.yaku.iter().find(|line| line.yaku == yaku).expect("a line");
    let n = line.blocks.len();
    let expected = match yaku {
        Yaku::Iipeikou => 2..=2,
        Yaku::SanshokuDoujun
        | Yaku::SanshokuDoukou
        | Yaku::Ittsuu
        | Yaku::Sankantsu
        | Yaku::Sanankou
        | Yaku::Shousangen
        | Yaku::Daisangen => 3..=3,
        Yaku::Daisuushii
        | Yaku::Shousuushii
        | Yaku::Suuankou
        | Yaku::SuuankouTanki
        | Yaku::Suukantsu => 4..=4,
        Yaku::Chiitoitsu => 7..=7,
        Yaku::Kokushi | Yaku::KokushiThirteen => 13..=13,
        _ if yaku.value_tile().is_some() => 1..=1,
        Yaku::Riichi | Yaku::Ippatsu | Yaku::MenzenTsumo | Yaku::Haitei => 0..=0,
        _ => 0..=13,
    };
    assert!(expected.contains(&n), "{yaku}: {n} blocks in {explained:?}");
}

#[test]
fn both_ways_agree_on_random_complete_hands_under_every_ruleset() {
    let mut dice = Dice(5);
    let mut wins = 0;
    let all: Vec<Tile> = Tile::all().collect();
    while wins < 20_000 {
        let Some(hand) = complete_hand(&mut dice) else { continue };
        let dora = [pick(&all, &mut dice), pick(&all, &mut dice)];
        let claim = random_claim(&hand, &dora, &mut dice);
        let rules = pick(Preset::all(), &mut dice).rules();
        let (fast, explained) = (value(&claim, rules), explain(&claim, rules));
        assert_eq!(fast, explained.as_ref().map(|it| it.value).map_err(|refusal| *refusal));
        match explained {
            Ok(explained) => {
                wins += 1;
                check_explained(&explained, &claim);
            }
            Err(refusal) => assert_eq!(refusal, Refusal::NoYaku, "{claim:?}"),
        }
    }
}

#[test]
fn random_tiles_win_exactly_when_they_are_complete() {
    let mut dice = Dice(6);
    let kinds: Vec<Kind> = Kind::all().take(7).collect();
    let rules = Preset::DEFAULT.rules();
    let mut complete = 0;
    for _ in 0..20_000 {
        let hand = Hand::closed(Tiles::plain(draw(&kinds, 14, &mut dice)));
        let claim = random_claim(&hand, &[], &mut dice);
        let shanten = hand.shanten().expect("fourteen tiles");
        let refused = value(&claim, rules) == Err(Refusal::NotComplete);
        assert_eq!(shanten.is_complete(), !refused, "{hand:?}");
        complete += u32::from(!refused);
    }
    assert!(complete > 100, "only {complete} complete hands were tried");
}

#[test]
fn odd_claims_are_refused_and_never_panic() {
    let mut dice = Dice(7);
    let all: Vec<Kind> = Kind::all().collect();
    let tiles: Vec<Tile> = Tile::all().collect();
    let dora: Vec<Tile> = tiles.iter().cycle().take(200).copied().collect();
    for _ in 0..5_000 {
        let n_tiles = dice.below(30) as usize;
        let mut hand = Hand::closed(Tiles::plain(draw(&all[27..], n_tiles.min(28), &mut dice)));
        for _ in 0..dice.below(5) {
            let kind = pick(&all[27..], &mut dice).tile();
            hand.melds.push(Meld::closed_kan([kind; 4]).expect("four equal tiles"));
        }
        let win = pick(&tiles, &mut dice);
        let claim = Claim { ura: &dora, dora: &dora, ..Claim::new(&hand, win, Finish::Ron) };
        assert!(claim.check().is_err());
        let fast = value(&claim, Preset::DEFAULT.rules());
        assert_eq!(fast.is_ok(), explain(&claim, Preset::DEFAULT.rules()).is_ok());
    }
}

#[test]
fn furiten_forbids_ron_and_not_tsumo() {
    let hand = Hand::closed("234456m234p678s33z".parse().expect("tiles"));
    let win = "6m".parse().expect("a tile");
    for furiten in [Furiten::Discard, Furiten::Temporary, Furiten::Riichi] {
        let claim = |finish| Claim { furiten: Some(furiten), ..Claim::new(&hand, win, finish) };
        let rules = Preset::DEFAULT.rules();
        assert_eq!(value(&claim(Finish::Ron), rules), Err(Refusal::Furiten(furiten)));
        assert!(value(&claim(Finish::Tsumo), rules).is_ok(), "case 85");
    }
}

#[test]
fn what_cannot_be_is_said_precisely() {
    let check = |concealed: &str, win: &str, change: fn(&mut Claim<'_>)| {
        let hand = Hand::closed(concealed.parse().expect("tiles"));
        let mut claim = Claim::new(&hand, win.parse().expect("a tile"), Finish::Ron);
        change(&mut claim);
        claim.check().map_err(|error| error.to_string())
    };
    let error = |text: &str| Err(text.to_owned());
    let whole = "234456m234p678s33z";
    assert_eq!(check(whole, "6m", |_| {}), Ok(()));
    assert_eq!(
        check("234456m234p678s3z", "6m", |_| {}),
        error("a winning hand has 14 tiles, each set laid out counted as three; this has 13")
    );
    assert_eq!(
        check(whole, "9p", |_| {}),
        error("the winning tile 9p is not among the concealed tiles")
    );
    assert_eq!(check(whole, "6m", |claim| claim.ippatsu = true), error("ippatsu needs riichi"));
    assert_eq!(
        check(whole, "6m", |claim| claim.finish = Finish::Rinshan),
        error("rinshan needs a kan; this hand has none")
    );
}

/// Whatever is won is paid by someone; only the sticks come from the table.
#[test]
fn payments_add_up() {
    let mut dice = Dice(8);
    let mut wins = 0;
    while wins < 5_000 {
        let Some(hand) = complete_hand(&mut dice) else { continue };
        let mut claim = random_claim(&hand, &[], &mut dice);
        let rules = pick(Preset::all(), &mut dice).rules();
        let [winner, dealer] = [(); 2].map(|()| pick(&Seat::ALL, &mut dice));
        claim.seat = Wind::of_seat(winner, dealer);
        let Ok(value) = value(&claim, rules) else { continue };
        wins += 1;
        let from = winner.offset(1 + dice.below(3) as usize);
        let fed = [Yaku::Daisangen, Yaku::Daisuushii, Yaku::Suukantsu];
        let mut liability =
            || Liability { seat: pick(&Seat::ALL, &mut dice), yaku: pick(&fed, &mut dice) };
        let liable = Liabilities::NONE.with(liability()).with(liability());
        let stakes = Stakes {
            winner,
            dealer,
            from: (!claim.finish.is_tsumo()).then_some(from),
            honba: dice.below(5) as u8,
            sticks: dice.below(4) as u8,
            liable,
        };
        let changes = settle(&value, &stakes, rules);
        let sum: Points = Seat::ALL.into_iter().map(|seat| changes[seat]).sum();
        assert_eq!(sum, Points::STICK * i32::from(stakes.sticks));
        let won = value.price.total() + rules.honba * i32::from(stakes.honba) + sum;
        assert_eq!(changes[winner], won, "{value:?} {stakes:?}");
    }
}
