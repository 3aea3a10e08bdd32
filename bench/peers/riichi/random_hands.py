"""Random winning shapes with random circumstances, as rows of the batch scorer.

Tiles are numbers from 0 to 135, kind * 4 + copy; the first copy of a five is the red one.
"""

import random

RED = {16, 52, 88}
WINDS = "ESWN"
ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]

# Kinds to choose sets from: rare yaku come up often enough to be compared.
POOLS = [
    list(range(34)),
    ORPHANS,
    list(range(27, 34)),
    list(range(9)),
    [*range(9, 18), *range(27, 34)],
    [*range(18, 27), *range(31, 34)],
    [19, 20, 21, 23, 25, 32],
    [first + rank for first in (0, 9, 18) for rank in (0, 1, 2, 6, 7, 8)],
    [first + rank for first in (0, 9, 18) for rank in (2, 3, 4)],
]


def tile_name(tile: int) -> str:
    kind = tile // 4
    if kind >= 27:
        return f"{kind - 26}z"
    return f"{0 if tile in RED else kind % 9 + 1}{'mps'[kind // 9]}"


def written(tiles: list[int]) -> str:
    return "".join(tile_name(tile) for tile in sorted(tiles))


def standard_shape(rng: random.Random) -> tuple[list[int], list[tuple[str, list[int]]]] | None:
    """The concealed kinds and the sets laid out of four sets and a pair."""
    pool, triplets = rng.choice(POOLS), rng.choice([0.1, 0.3, 0.6, 0.95])
    sets: list[list[int]] = []
    while len(sets) < 4:
        kind = rng.choice(pool)
        if rng.random() < triplets:
            sets.append([kind] * 3)
        elif kind < 27 and kind % 9 < 7:
            sets.append([kind, kind + 1, kind + 2])
    pair = rng.choice(pool)
    count = [sum(kinds.count(kind) for kinds in sets) for kind in range(34)]
    count[pair] += 2
    if max(count) > 4:
        return None
    concealed, melds = [pair, pair], []
    n_melds = rng.choice([0, 0, 0, 0, 1, 1, 2, 3, 4])
    for place, kinds in enumerate(sets):
        if place >= n_melds:
            concealed += kinds
        elif kinds[0] != kinds[1]:
            melds.append(("chi", kinds))
        elif count[kinds[0]] == 3 and rng.random() < 0.6:
            melds.append((rng.choice(["ankan", "daiminkan", "kakan"]), [kinds[0]] * 4))
        else:
            melds.append(("pon", kinds))
    return concealed, melds


def shape(rng: random.Random) -> tuple[list[int], list[tuple[str, list[int]]]] | None:
    form = rng.random()
    if form < 0.03:
        return [*ORPHANS, rng.choice(ORPHANS)], []
    if form < 0.09:
        pool = rng.choice([pool for pool in POOLS if len(pool) >= 7])
        return [kind for kind in rng.sample(pool, 7) for _ in range(2)], []
    if form < 0.12:
        first = 9 * rng.randrange(3)
        gates = [first] * 3 + [first + rank for rank in range(1, 8)] + [first + 8] * 3
        return [*gates, first + rng.randrange(9)], []
    return standard_shape(rng)


def circumstances(rng: random.Random, melds: list[tuple[str, list[int]]]) -> dict:
    """Flags that can be true together."""
    closed = all(form == "ankan" for form, _ in melds)
    kan = any(form in ("ankan", "daiminkan", "kakan") for form, _ in melds)
    flags = {"tsumo": rng.random() < 0.5}
    if closed and rng.random() < 0.5:
        flags["riichi"] = True
        flags["double_riichi"] = rng.random() < 0.15
        flags["ippatsu"] = rng.random() < 0.3
    special = rng.random()
    if special < 0.15:
        if not flags["tsumo"]:
            flags[rng.choice(["houtei", "chankan"])] = True
        elif kan and not flags.get("ippatsu"):
            flags["rinshan"] = True
        else:
            flags["haitei"] = True
    elif special < 0.17 and flags["tsumo"] and not melds and "riichi" not in flags:
        flags["first"] = True
    return {name: True for name, true in flags.items() if true}


def random_row(rng: random.Random, rulesets: list[str]) -> dict | None:
    """A row, with the numbers of its tiles under "tiles"; None where it cannot be."""
    made = shape(rng)
    if made is None:
        return None
    kinds, melds = made
    copies = {kind: rng.sample(range(4 * kind, 4 * kind + 4), 4) for kind in range(34)}
    if any((kinds + [k for _, m in melds for k in m]).count(kind) > 4 for kind in range(34)):
        return None
    concealed = [copies[kind].pop() for kind in kinds]
    laid_out = [(form, [copies[kind].pop() for kind in of]) for form, of in melds]
    flags, seat = circumstances(rng, melds), rng.randrange(4)
    if flags.pop("first", False):
        flags["tenhou" if seat == 0 else "chiihou"] = True
    win = rng.choice(concealed)
    if "chankan" in flags and sum(tile // 4 == win // 4 for tile in concealed) > 1:
        return None  # All other copies lie in the kan.
    n_indicators = 1 + sum(len(of) == 4 for _, of in laid_out)
    held = {*concealed, *(tile for _, of in laid_out for tile in of)}
    turned = rng.sample([tile for tile in range(136) if tile not in held], 2 * n_indicators)
    dora = turned[:n_indicators]
    ura = turned[n_indicators:] if "riichi" in flags else []
    return {
        "rules": rng.choice(rulesets),
        "concealed": written(concealed),
        "melds": [{"type": form, "tiles": written(of)} for form, of in laid_out],
        "win": tile_name(win),
        **flags,
        "seat": WINDS[seat],
        "round": WINDS[rng.randrange(4)],
        "dora_ind": [tile_name(tile) for tile in dora],
        "ura_ind": [tile_name(tile) for tile in ura],
        "honba": rng.randrange(4),
        "sticks": rng.randrange(3),
        "tiles": {"concealed": concealed, "melds": laid_out, "win": win, "dora": dora, "ura": ura},
    }
