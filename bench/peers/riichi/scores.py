"""Fresh random hands scored by PyPI mahjong and by Parlor: no difference is allowed.

Usage: python scores.py PATH_TO_PARLOR [N [SEED]]
"""

import json
import random
import resource
import subprocess
import sys
import time

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld
from mahjong.shanten import Shanten

from random_hands import WINDS, random_row

RULESETS = {
    "default": {},
    "tenhou": dict(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False),
    "mjsoul": dict(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=True),
    "kiriage": dict(
        has_open_tanyao=True,
        has_aka_dora=True,
        has_double_yakuman=False,
        kiriage=True,
        kazoe_limit=HandConfig.KAZOE_SANBAIMAN,
    ),
    "nokuitan": dict(has_aka_dora=True, has_double_yakuman=False, kiriage=True),
    "pinfutsumofu": dict(
        has_open_tanyao=True, fu_for_pinfu_tsumo=True, fu_for_open_pinfu=False
    ),
}
COMPARED = ["han", "fu", "main", "additional", "main_bonus", "additional_bonus"]
COMPARED += ["kyoutaku_bonus", "total"]


def config(row: dict) -> HandConfig:
    winds = dict(zip(WINDS, [EAST, SOUTH, WEST, NORTH]))
    same = ["tsumo", "riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei"]
    same += ["tenhou", "chiihou"]
    return HandConfig(
        **{f"is_{name}": row.get(name, False) for name in same},
        is_daburu_riichi=row.get("double_riichi", False),
        player_wind=winds[row["seat"]],
        round_wind=winds[row["round"]],
        kyoutaku_number=row["sticks"],
        tsumi_number=row["honba"],
        options=OptionalRules(**RULESETS[row["rules"]]),
    )


def arguments(row: dict) -> dict:
    """What the scorer is called with."""
    tiles = row["tiles"]
    kinds = {"chi": Meld.CHI, "pon": Meld.PON, "kakan": Meld.SHOUMINKAN}
    melds = [
        Meld(kinds.get(form, Meld.KAN), sorted(of), opened=form != "ankan")
        for form, of in tiles["melds"]
    ]
    return dict(
        tiles=tiles["concealed"] + [tile for _, of in tiles["melds"] for tile in of],
        win_tile=tiles["win"],
        melds=melds,
        dora_indicators=tiles["dora"],
        ura_dora_indicators=tiles["ura"],
        config=config(row),
    )


def answer(row: dict, response) -> dict:
    """The response as Parlor writes it."""
    if response.error:
        return {"refused": response.error}
    is_open = any(form != "ankan" for form, _ in row["tiles"]["melds"])
    named = [(yaku.name, yaku.han_open if is_open else yaku.han_closed) for yaku in response.yaku]
    cost = {name: response.cost[name] for name in COMPARED if name in response.cost}
    return {"han": response.han, "fu": response.fu, **cost, "yaku": sorted(named)}


def reduced(scored: dict) -> dict:
    """What is compared of Parlor's answer."""
    if "refused" in scored or "error" in scored:
        return {name: scored[name] for name in ("refused", "error") if name in scored}
    named = sorted((name, han) for name, han in scored["yaku"])
    return {**{name: scored[name] for name in COMPARED}, "yaku": named}


def batch(parlor: str, command: str, rows: list[dict]) -> tuple[list[dict], float]:
    """Parlor's answers and the CPU seconds it took, JSON and start included."""
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(
        [parlor, "riichi", command, "--batch"], input=lines, capture_output=True, text=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return [json.loads(line) for line in run.stdout.splitlines()], max(spent, 1e-6)


def compare_scores(parlor: str, n: int, seed: int) -> int:
    rng, rows = random.Random(seed), []
    while len(rows) < n:
        row = random_row(rng, list(RULESETS))
        if row is not None:
            rows.append({"id": len(rows), **row})
    calls = [arguments(row) for row in rows]
    begin = time.process_time()
    responses = [HandCalculator.estimate_hand_value(**call) for call in calls]
    theirs_s = time.process_time() - begin
    scored, ours_s = batch(parlor, "score", rows)
    differing = 0
    for row, response, ours in zip(rows, responses, scored, strict=True):
        theirs = answer(row, response)
        if theirs != reduced(ours):
            differing += 1
            if differing <= 5:
                row.pop("tiles")
                print(f"  differs: {json.dumps(row)}\n    mahjong {theirs}\n    parlor  {reduced(ours)}")
    refused = sum(response.error is not None for response in responses)
    print(f"riichi-score: {n} random hands (seed {seed}), {refused} refused: {differing} differ")
    print(f"riichi-score: mahjong (PyPI) {n / theirs_s:,.0f} hands/s, from Python")
    print(f"riichi-score: parlor         {n / ours_s:,.0f} hands/s, JSON lines in and out")
    print(f"riichi-score: ratio          {theirs_s / ours_s:.1f}")
    return differing


def compare_shanten(parlor: str, n: int, seed: int) -> int:
    rng = random.Random(seed)
    hands = [rng.sample(range(136), 14) for _ in range(n)]
    counts = [[sum(tile // 4 == kind for tile in hand) for kind in range(34)] for hand in hands]
    begin = time.process_time()
    theirs = [Shanten.calculate_shanten(count) for count in counts]
    theirs_s = time.process_time() - begin
    suits = "mpsz"
    rows = [
        {"hand": "".join(f"{t // 4 % 9 + 1}{suits[t // 4 // 9]}" for t in hand)} for hand in hands
    ]
    ours, ours_s = batch(parlor, "shanten", rows)
    differing = sum(a != b["shanten"] for a, b in zip(theirs, ours, strict=True))
    print(f"riichi-shanten: {n} random hands (seed {seed}): {differing} differ")
    print(f"riichi-shanten: mahjong (PyPI) {n / theirs_s:,.0f} hands/s, from Python")
    print(f"riichi-shanten: parlor         {n / ours_s:,.0f} hands/s, JSON lines in and out")
    print(f"riichi-shanten: ratio          {theirs_s / ours_s:.1f}")
    return differing


def main() -> None:
    parlor = sys.argv[1]
    n = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.SystemRandom().randrange(1 << 32)
    differing = compare_scores(parlor, n, seed) + compare_shanten(parlor, n, seed)
    if differing:
        sys.exit(f"error: {differing} hands differ between mahjong and parlor")


if __name__ == "__main__":
    main()
