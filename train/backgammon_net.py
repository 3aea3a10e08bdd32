#!/usr/bin/env python3
"""Trains the networks of the backgammon agent `net` on positions with what looking ahead says of them.

Input: a folder of files by `parlor train backgammon-inputs`. For each kind of position (contact, crashed, race) there are
inputs, the five chances as the teacher sees them when he looks ahead, and which of them are open. A network has one hidden
layer of softsign units and five logistic outputs; it learns by cross-entropy. Files *.held-back.safetensors measure it.

`parlor train backgammon-fit` does the same on several cores of a CPU and needs nothing else. This is for long fits on a
GPU. Needs torch and safetensors. With --steps the same seed gives the same networks on a CPU.

    parlor train backgammon-labels --games 2048 --out labels/
    parlor train backgammon-inputs labels/ --out tables/
    python3 train/backgammon_net.py tables/ --seconds 60 --out net.safetensors
"""

import argparse
import json
import math
import time
from pathlib import Path

import torch
from safetensors import safe_open
from safetensors.torch import load_file, save_file
from torch.nn import functional

# Which share of the time each kind of position gets.
KINDS = {"contact": 0.65, "crashed": 0.25, "race": 0.10}
TABLES = ("inputs", "targets", "counts")
HELD_BACK = ".held-back.safetensors"
# What each of the five chances (win, win gammon, win backgammon, lose gammon, lose backgammon) adds to the equity.
EQUITY = torch.tensor([2.0, 1.0, 1.0, -1.0, -1.0])


def load(files: list[Path], kind: str, device: str) -> list[torch.Tensor]:
    """Inputs, targets and counts of all positions of a kind."""
    tables = {name: [] for name in TABLES}
    for file in files:
        # Only what is asked for is read: a file holds all kinds.
        with safe_open(file, framework="pt") as rows:
            for name in TABLES:
                tables[name].append(rows.get_tensor(f"{kind}.{name}"))
    return [torch.cat(tables[name]).to(device) for name in TABLES]


def begin(kind: str, hidden: int, inputs: int, start: dict | None, device: str) -> list[torch.Tensor]:
    """The weights to begin from: those of a file, or random ones."""
    names = [f"{kind}.{part}" for part in ("0.weight", "0.bias", "1.weight", "1.bias")]
    if start:
        weights = [start[name].float() for name in names]
    else:
        first = 0.4 * torch.rand(inputs, hidden) - 0.2
        last = (2.0 * torch.rand(hidden, 5) - 1.0) / math.sqrt(hidden)
        weights = [first, torch.zeros(hidden), last, torch.zeros(5)]
    return [weight.to(device).requires_grad_() for weight in weights]


def outputs(weights: list[torch.Tensor], inputs: torch.Tensor) -> torch.Tensor:
    """The log-odds of the five chances."""
    return functional.softsign(inputs.float() @ weights[0] + weights[1]) @ weights[2] + weights[3]


@torch.no_grad()
def measure(weights: list[torch.Tensor], held_back: list[torch.Tensor]) -> float:
    """The root mean square of the difference in equity."""
    chances = torch.where(held_back[2] > 0, torch.sigmoid(outputs(weights, held_back[0])), held_back[1])
    return ((chances - held_back[1]) @ EQUITY.to(chances.device)).square().mean().sqrt().item()


def train(weights: list[torch.Tensor], shown: list[torch.Tensor], args: argparse.Namespace, share: float) -> int:
    """Moves the weights until the time or the steps are used up; returns the number of steps."""
    adam = torch.optim.Adam(weights, lr=args.rate, fused=shown[0].is_cuda)
    started, step, n = time.monotonic(), 0, len(shown[0])
    while True:
        done = step / args.steps if args.steps else (time.monotonic() - started) / (share * args.seconds)
        if done >= 1.0:
            return step
        for group in adam.param_groups:
            group["lr"] = args.rate * min(1.0, 50.0 * done + 0.02) * 0.5 * (1.0 + math.cos(math.pi * done))
        rows = torch.randint(n, (min(args.batch, n),), device=shown[0].device)
        inputs, targets, counts = (table[rows] for table in shown)
        loss = functional.binary_cross_entropy_with_logits(outputs(weights, inputs), targets, counts, reduction="sum")
        adam.zero_grad(set_to_none=True)
        (loss / len(rows)).backward()
        adam.step()
        step += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("labels", type=Path, nargs="+", help="folders of parlor train backgammon-inputs")
    parser.add_argument("--out", type=Path, required=True, help="the networks, as safetensors")
    parser.add_argument("--start", type=Path, help="networks to begin from, which decide the hidden units; default: random ones")
    parser.add_argument("--hidden", type=int, default=256, help="hidden units for contact and crashed, in 64s (256)")
    parser.add_argument("--hidden-race", type=int, default=128, help="hidden units for races, in 64s (128)")
    parser.add_argument("--seconds", type=float, default=60.0, help="time for all three networks together (60)")
    parser.add_argument("--steps", type=int, help="steps for each network instead of a time")
    parser.add_argument("--batch", type=int, default=16384, help="positions between two steps (16384)")
    parser.add_argument("--rate", type=float, default=2e-3, help="step of the weights at the beginning (0.002)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    files = [file for folder in args.labels for file in sorted(folder.glob("*.safetensors"))]
    held = [file for file in files if file.name.endswith(HELD_BACK)]
    files = [file for file in files if not file.name.endswith(HELD_BACK)]
    if not files or not held:
        parser.error(f"no tables of parlor train backgammon-inputs; found {len(files)} files and {len(held)} held back")
    if args.hidden % 64 or args.hidden_race % 64:
        parser.error("hidden units come in 64s")
    start = load_file(args.start) if args.start else None
    made, log = {}, {}
    for kind, share in KINDS.items():
        hidden = args.hidden_race if kind == "race" else args.hidden
        shown, held_back = load(files, kind, device), load(held, kind, device)
        weights = begin(kind, hidden, shown[0].shape[1], start, device)
        # As many of those shown: where they are answered much better, more labels help more than more time.
        some = [table[: len(held_back[0])] for table in shown]
        before = measure(weights, held_back)
        steps = train(weights, shown, args, share)
        found = {"before": before, "after": measure(weights, held_back), "shown": measure(weights, some)}
        log[kind] = {"positions": len(shown[0]), "steps": steps, **{name: round(it, 5) for name, it in found.items()}}
        print(f"{kind}: {log[kind]}", flush=True)
        for part, weight in zip(("0.weight", "0.bias", "1.weight", "1.bias"), weights):
            made[f"{kind}.{part}"] = weight.detach().half().cpu().contiguous()
    about = {"command": "train/backgammon_net.py", "seed": str(args.seed), "log": json.dumps(log)}
    save_file(made, args.out, metadata=about)


if __name__ == "__main__":
    main()
