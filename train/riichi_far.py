#!/usr/bin/env python3
"""Trains the network by which the riichi player `house` values hands far from ready.

Input: a file of `parlor train riichi-far`. Hands of 13 tiles that are near come with exact values by
`sp-draw`: for each number of draws left the chance of tenpai, the chance of a win, and the points. Far hands
come without. Their values follow from those of the hands that one exchange makes of them:

    V(hand, draws) = sum over kinds of P(kind drawn) * max over discards of V(the hand left, draws - 1)

where the best discard is the one worth most points. So the network learns near hands from their values, and
far hands from what it says itself of their neighbours, until both agree (fitted value iteration). Two networks
learn side by side: one chooses the discard, the other says what it is worth, because the largest of many
estimates by one network is too large. The second is the one that is written.

Needs torch and safetensors; uses a GPU if there is one.

    parlor train riichi-far --matches 4 --out hands.safetensors
    python3 train/riichi_far.py hands.safetensors --seconds 60 --out far.safetensors
"""

import argparse
import json
import time

import torch
from safetensors.torch import load_file, save_file
from torch import nn

KINDS, DRAWS, OUTLOOK = 34, 17, 3
NUMBERS = 4 * KINDS + 13
INPUTS = NUMBERS + 3 * KINDS
# Where the numbers of a hand begin: see `FarHand` in house/far/hand.rs.
HELD, UNSEEN, LAID_OUT, DORA, REDS = 0, KINDS, 2 * KINDS, 3 * KINDS, 4 * KINDS
SCALES = torch.ones(NUMBERS - KINDS)
SCALES[: 2 * KINDS] = 4.0
SCALES[-5], SCALES[-1] = 4.0, float(DRAWS)


def inputs(hands: torch.Tensor) -> torch.Tensor:
    """The inputs of the network: whether one, two, three, four of each kind are held; then the other numbers."""
    held = hands[:, :KINDS, None] > torch.arange(4, device=hands.device)
    return torch.cat([held.flatten(1).float(), hands[:, KINDS:].float() / SCALES.to(hands.device)], 1)


class Far(nn.Module):
    def __init__(self, hidden: list[int]) -> None:
        super().__init__()
        sizes = (INPUTS, *hidden, DRAWS * OUTLOOK)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(sizes, sizes[1:]))

    def after_first(self, x: torch.Tensor) -> torch.Tensor:
        """From the sums of the first layer on: log-odds of tenpai, of a win from there, logarithm of the gain."""
        for layer in self.layers[1:]:
            x = layer(torch.relu(x))
        return x.unflatten(-1, (DRAWS, OUTLOOK))

    def forward(self, hands: torch.Tensor) -> torch.Tensor:
        return self.after_first(self.layers[0](inputs(hands)))


def outlook(out: torch.Tensor) -> torch.Tensor:
    """Tenpai, win and points from the outputs."""
    tenpai = torch.sigmoid(out[..., 0])
    win = tenpai * torch.sigmoid(out[..., 1])
    return torch.stack([tenpai, win, win * torch.exp(out[..., 2].clamp(max=5.0))], -1)


def loss_of(out: torch.Tensor, wanted: torch.Tensor, draws: torch.Tensor) -> torch.Tensor:
    """Deviances, least where the outputs are the values wanted: of chances as of tosses, of points as of counts."""
    seen = outlook(out).clamp(1e-7)
    chances, sure = seen[..., :2].clamp(max=1 - 1e-6), wanted[..., :2].clamp(0, 1)
    tosses = -(sure * chances.log() + (1 - sure) * (-chances).log1p())
    points = seen[..., 2] - wanted[..., 2] * seen[..., 2].log()
    counted = torch.arange(1, DRAWS + 1, device=out.device) <= draws[:, None]
    return ((tosses.sum(-1) + points) * counted).sum() / counted.sum()


def turned(hands: torch.Tensor, generator: torch.Generator) -> torch.Tensor:
    """The same hands with suits exchanged, and with ranks counted from the other end: worth the same."""
    suits = torch.randperm(3, generator=generator).tolist()
    back = bool(torch.randint(2, (), generator=generator))
    ranks = list(range(8, -1, -1)) if back else list(range(9))
    kinds = [9 * suit + rank for suit in suits for rank in ranks] + list(range(27, KINDS))
    rest = list(range(REDS + 3, NUMBERS))
    order = [at + kind for at in (HELD, UNSEEN, LAID_OUT, DORA) for kind in kinds] + [REDS + s for s in suits] + rest
    return hands[:, order]


@torch.no_grad()
def neighbours(net: Far, hands: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """What the net says of every hand that one exchange leads to: (hand, kind drawn, kind discarded, draws, outlook).

    The sums of the first layer change by little with a tile, so they are added up rather than made anew. The second
    result tells which exchanges there are.
    """
    first = net.layers[0].weight.t()
    held = hands[:, HELD : HELD + KINDS].long()
    kinds = torch.arange(KINDS, device=hands.device)
    base = net.layers[0](inputs(hands))
    # A drawn tile is one copy more in the hand and one fewer unseen.
    copy = (4 * kinds + held.clamp(max=3))
    drawn = first[copy] - first[4 * KINDS + kinds] / 4.0
    # A discarded tile is one copy fewer; a red five goes last. The draw after has one draw fewer left.
    gone = -first[4 * kinds + (held - 1).clamp(min=0)]
    five = torch.zeros(KINDS, dtype=torch.bool, device=hands.device)
    five[[4, 13, 22]] = True
    suit = torch.div(kinds, 9, rounding_mode="floor").clamp(max=2)
    red = hands[:, REDS : REDS + 3].float()[:, suit] * (five & (held == 1))
    gone = gone - red[..., None] * first[4 * KINDS + 3 * KINDS + suit]
    later = -first[-1] / DRAWS
    legal = (hands[:, UNSEEN : UNSEEN + KINDS] > 0)[:, :, None] & (held > 0)[:, None, :]
    legal &= ~torch.eye(KINDS, dtype=torch.bool, device=hands.device)
    which = legal.nonzero(as_tuple=True)
    sums = (base + later)[which[0]] + drawn[which[0], which[1]] + gone[which[0], which[2]]
    return outlook(net.after_first(sums).float()), which


@torch.no_grad()
def wanted_of(chosen: torch.Tensor, judged: torch.Tensor, which: tuple, hands: torch.Tensor) -> torch.Tensor:
    """The values of hands by those of their neighbours: the discard that is worth most points by `chosen`, for what it
    is worth by `judged`.
    """
    n, device = len(hands), hands.device
    row = which[0] * KINDS + which[1]
    draws = hands[:, -1].long()
    unseen = hands[:, UNSEEN : UNSEEN + KINDS].float()
    total = unseen.sum(1)
    values = torch.zeros(n, DRAWS + 1, OUTLOOK, device=device)
    # What the hand as it is comes to by the chooser: a drawn tile may be thrown away again.
    kept = torch.zeros(n, 1, device=device)
    for left in range(1, DRAWS + 1):
        if left == 1:
            # Far hands do not win with one draw.
            continue
        points = chosen[:, left - 2, 2]
        most = torch.zeros(n * KINDS, device=device).scatter_reduce(0, row, points, "amax")
        at_best = points >= most[row]
        best = torch.zeros(n * KINDS, OUTLOOK, device=device)
        best[row[at_best]] = judged[at_best, left - 2]
        best, most = best.view(n, KINDS, OUTLOOK), most.view(n, KINDS)
        best = torch.where((most > kept)[..., None], best, values[:, left - 1, None])
        # Tiles drawn on the way are unseen no more.
        unseen_then = (total - (draws - left).clamp(min=0)).clamp(min=1.0)
        share = unseen / unseen_then[:, None]
        share = share / share.sum(1, keepdim=True).clamp(min=1.0)
        rest = 1.0 - share.sum(1)
        values[:, left] = (share[..., None] * best).sum(1) + rest[:, None] * values[:, left - 1]
        kept = (share * torch.maximum(most, kept)).sum(1, keepdim=True) + rest[:, None] * kept
    return values[:, 1:]


def regret(net: Far, hands: torch.Tensor, values: torch.Tensor, first: torch.Tensor) -> dict:
    """Of decisions with exact values: the points lost by choosing what the net thinks best, and by choosing at random."""
    with torch.no_grad():
        seen = torch.cat([outlook(net(part).float()) for part in hands.split(65536)])
    at = (hands[:, -1].long() - 1).clamp(min=0)
    pick = torch.arange(len(hands), device=hands.device)
    seen, exact = seen[pick, at], values[pick, at]
    group = first.cumsum(0) - 1
    n = int(group[-1]) + 1
    zeros = torch.zeros(n, device=hands.device)
    most = zeros.scatter_reduce(0, group, exact[:, 2], "amax")
    top = zeros.scatter_reduce(0, group, seen[:, 2], "amax")
    chosen = zeros.scatter_reduce(0, group, torch.where(seen[:, 2] >= top[group], exact[:, 2], 0.0), "amax")
    size = zeros.scatter_add(0, group, torch.ones_like(exact[:, 2]))
    mean = zeros.scatter_add(0, group, exact[:, 2]) / size
    some = size > 1
    return {
        "points": 1000 * most[some].mean().item(),
        "lost": 1000 * (most - chosen)[some].mean().item(),
        "lost at random": 1000 * (most - mean)[some].mean().item(),
        "off in points": 1000 * (seen[:, 2] - exact[:, 2]).abs().mean().item(),
        "off in wins": (seen[:, 1] - exact[:, 1]).abs().mean().item(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hands", nargs="+", help="files of parlor train riichi-far")
    parser.add_argument("--out", required=True, help="the weights to write, safetensors")
    parser.add_argument("--seconds", type=float, default=300.0, help="how long to train")
    parser.add_argument("--near", type=float, default=0.25, help="share of the time for near hands alone")
    parser.add_argument("--batch", type=int, default=4096, help="near hands in a step")
    parser.add_argument("--far", type=int, default=512, help="far hands in a step")
    parser.add_argument("--renew", type=int, default=250, help="steps between copies of the networks that give values")
    parser.add_argument("--hidden", type=int, nargs="+", default=[512, 256], help="units of the hidden layers")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    torch.manual_seed(args.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    generator = torch.Generator().manual_seed(args.seed)
    parts = [load_file(path) for path in args.hands]
    hands = torch.cat([part["hands"].to(torch.uint8) for part in parts]).to(device)
    values = torch.cat([part["values"] for part in parts]).to(device).view(-1, DRAWS, OUTLOOK)
    notes = torch.cat([part["notes"].to(torch.uint8) for part in parts]).to(device)
    # The last twentieth of the decisions judges.
    split = int(0.95 * len(hands))
    while split < len(hands) and notes[split, 2] == 0:
        split += 1
    near, far = notes[:, 1] > 0, notes[:, 0] > 2
    is_judge = torch.arange(len(hands), device=device) >= split
    taught, asked = (near & ~is_judge).nonzero()[:, 0], (far & ~is_judge).nonzero()[:, 0]
    judged = near & is_judge
    judge_set = (hands[judged], values[judged].float(), notes[judged, 2].long())
    print(f"{len(taught)} near hands, {len(asked)} far ones, {int(judged.sum())} to judge by, on {device}", flush=True)

    nets = [Far(args.hidden).to(device) for _ in range(2)]
    frozen = [Far(args.hidden).to(device) for _ in range(2)]
    optimizers = [torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-4) for net in nets]
    begin, step, log = time.monotonic(), 0, []
    spoken = begin
    while (spent := (time.monotonic() - begin) / args.seconds) < 1.0:
        with_far = spent > args.near and len(asked) > 0
        rate = args.rate * (1.0 if spent < 0.6 else (1.0 - (spent - 0.6) / 0.4) ** 1.5 + 0.005)
        if with_far and step % args.renew == 0 or step == 0:
            for net, copy in zip(nets, frozen):
                copy.load_state_dict(net.state_dict())
        losses = []
        which = asked[torch.randint(len(asked), (args.far,), device=device)] if with_far else None
        far_hands = turned(hands[which], generator) if with_far else None
        around = [neighbours(net, far_hands) for net in frozen] if with_far else None
        for n, (net, optimizer) in enumerate(zip(nets, optimizers)):
            for group in optimizer.param_groups:
                group["lr"] = rate
            rows = taught[torch.randint(len(taught), (args.batch,), device=device)]
            shown = turned(hands[rows], generator)
            loss = loss_of(net(shown), values[rows].float(), shown[:, -1].long())
            losses.append(loss.item() if step % 100 == 0 else 0.0)
            if with_far:
                wanted = wanted_of(around[1 - n][0], around[n][0], around[n][1], far_hands)
                far_loss = loss_of(net(far_hands), wanted, far_hands[:, -1].long())
                loss = loss + far_loss
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
        step += 1
        if time.monotonic() - spoken > args.seconds / 20:
            spoken = time.monotonic()
            entry = {"step": step, "seconds": round(spoken - begin), **regret(nets[1], *judge_set)}
            log.append(entry)
            print(json.dumps({key: round(x, 4) for key, x in entry.items()}), flush=True)
    net = nets[1]
    entry = {"step": step, **regret(net, *judge_set)}
    print(json.dumps(entry), flush=True)
    tensors = {}
    for n, layer in enumerate(net.layers):
        tensors[f"far.{n}.weight"] = layer.weight.detach().t().contiguous().half().cpu()
        tensors[f"far.{n}.bias"] = layer.bias.detach().half().cpu()
    metadata = {"seed": str(args.seed), "steps": str(step), "hands": str(len(hands)), "judged": json.dumps(entry)}
    save_file(tensors, args.out, metadata=metadata)


if __name__ == "__main__":
    main()
