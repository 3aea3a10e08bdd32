"""LLRs by direct maximisation of the likelihood, not by the published iteration.

Pairs and games: maximise the multinomial log-likelihood under the constraint on the mean, or on
(mean - 1/2)/sd, with mpmath's root finder on the Lagrange equations at fifty digits (classes not
seen count 0.001, as in fishtest). Blocks: maximise the normal log-likelihood over the standard
deviation with SciPy.
"""

import mpmath as mp
import numpy as np
import scipy
from scipy.optimize import minimize_scalar

mp.mp.dps = 50
print(f"# python sprt.py, mpmath {mp.__version__}, scipy {scipy.__version__}, numpy {np.__version__}")
PER_T = 800 / mp.log(10)
STEPS = 16


def lagrange(seen, scores, gradient, constraint, guess):
    """Solve n_i/p_i = 1*l0 + l1*dC/dp_i, sum p = 1, C(p) = 0 for p and l0, l1."""
    n = len(seen)

    start = constraint(seen)

    def equations(share, *x):
        p, l0, l1 = x[:n], x[n], x[n + 1]
        g = gradient(p)
        return [seen[i] - p[i] * (l0 + l1 * g[i]) for i in range(n)] + [mp.fsum(p) - 1, constraint(p) - start * (1 - mp.mpf(share) / STEPS)]

    # Small steps in the constraint keep Newton's method on the branch with positive shares.
    x = guess
    for share in range(1, STEPS + 1):
        x = list(mp.findroot(lambda *x: equations(share, *x), x, tol=1e-40, maxsteps=200))
    p = list(x)[:n]
    assert all(v > 0 for v in p), p
    return p


def mean(p, scores):
    return mp.fsum(a * b for a, b in zip(p, scores))


def sd(p, scores):
    m = mean(p, scores)
    return mp.sqrt(mp.fsum(a * (b - m) ** 2 for a, b in zip(p, scores)))


def llr(counts, elo0, elo1, scale):
    n = len(counts)
    scores = [mp.mpf(i) / (n - 1) for i in range(n)]
    counts = [mp.mpf(c) if c else mp.mpf("0.001") for c in counts]
    total = mp.fsum(counts)
    seen = [c / total for c in counts]
    best = []
    for elo in (elo0, elo1):
        if scale == "logistic":
            s = 1 / (1 + mp.mpf(10) ** (-mp.mpf(elo) / 400))
            best.append(lagrange(seen, scores, lambda p: [a - s for a in scores], lambda p: mean(p, scores) - s, seen + [1, 0]))
        else:
            t = mp.mpf(elo) / PER_T * mp.sqrt(mp.mpf(n - 1) / 2)

            def gradient(p):
                m, d = mean(p, scores), sd(p, scores)
                # d/dp_i of (mean - 1/2 - t sd), up to what sum p = 1 absorbs
                return [a - t * (a - m) ** 2 / (2 * d) for a in scores]

            best.append(lagrange(seen, scores, gradient, lambda p: mean(p, scores) - mp.mpf(1) / 2 - t * sd(p, scores), seen + [1, 0]))
    return mp.fsum(c * mp.log(p1 / p0) for c, p0, p1 in zip(counts, *best))


CASES = [
    ([390, 16974, 36229, 16618, 365], 0, 2),
    ([10789, 19328, 33806, 19402, 10543], -3, 1),
    ([39, 2226, 31451, 2412, 40], 0.2, 0.9),
    ([39, 2226, 31451, 2412, 40], 0.764, 3.439),
    ([1, 11, 47, 25, 16], 0, 10),
    ([12, 30, 41, 38, 19], -5, 20),
    ([3, 9, 20, 15, 9], 0, 100),
    ([0, 3, 10, 5, 2], 0, 30),
    ([36433, 68692, 36027], 0, 2),
    ([76, 123, 89], -10, 10),
]
for counts, elo0, elo1 in CASES:
    for scale in ("logistic", "normalised"):
        print(f"{scale}{len(counts)}", *counts, elo0, elo1, mp.nstr(llr(counts, elo0, elo1, scale), 17))

rng = np.random.default_rng(5)
for n, mu, h0, h1 in [(2, 0.1, 0, 1), (20, 0.4, 0, 0.5), (200, -0.2, -0.1, 0.3), (50, 3.0, 2.5, 2.6), (30, 0.0, 0.0, 2.0)]:
    x = np.round(rng.normal(mu, 1.3, n), 4)

    def best(center):
        def cost(ln_sd):
            d = np.exp(ln_sd)
            return n * ln_sd + (((x - center(d)) / d) ** 2).sum() / 2

        return -minimize_scalar(cost, bracket=(-2, 2), tol=1e-14).fun

    for kind, at in (("mean", lambda h: lambda d: h), ("effect", lambda h: lambda d: h * d)):
        print(f"block_{kind}", h0, h1, *(repr(float(v)) for v in x), repr(float(best(at(h1)) - best(at(h0)))))
