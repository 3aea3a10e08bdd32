"""Bootstrap intervals from our documented stream, computed the long way.

SplitMix64 and the drawing of indices are written out again here; the BCa interval follows Efron and
Tibshirani, An Introduction to the Bootstrap (1993), chapter 14, with SciPy's normal distribution and
NumPy's percentiles. The first block checks this script's own BCa against scipy.stats.bootstrap.
"""

import numpy as np
import scipy
from scipy import stats

print(f"# python bootstrap.py, scipy {scipy.__version__}, numpy {np.__version__}")
MASK = (1 << 64) - 1


class SplitMix64:
    def __init__(self, seed):
        self.state = seed

    def bits(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n):
        unfair = (1 << 64) % n
        while True:
            product = self.bits() * n
            if product & MASK >= unfair:
                return product >> 64


def bca(data, replicates, statistic, level):
    theta = statistic(data)
    share = (np.mean(replicates < theta) + np.mean(replicates <= theta)) / 2
    z0 = stats.norm.ppf(share)
    jack = np.array([statistic(np.delete(data, i, axis=0)) for i in range(len(data))])
    u = jack.mean() - jack
    a = (u**3).sum() / (6 * (u**2).sum() ** 1.5)
    z = stats.norm.ppf([(1 - level) / 2, (1 + level) / 2])
    levels = stats.norm.cdf(z0 + (z0 + z) / (1 - a * (z0 + z)))
    return np.percentile(replicates, 100 * levels)


def row(name, *values):
    print(name, *(repr(float(v)) for v in values))


SKEWED = np.round(np.random.default_rng(7).exponential(3.0, 23), 6)
PAIRS = np.round(np.random.default_rng(8).normal([0.4, 0.1], [1.0, 1.2], (15, 2)), 6)
RATIO = np.array([[4, 40], [6, 44], [3, 38], [7, 45], [5, 41], [4, 39]], float)

check = stats.bootstrap((SKEWED,), np.mean, method="BCa", n_resamples=999, rng=1, vectorized=False)
ours = bca(SKEWED, check.bootstrap_distribution, np.mean, 0.95)
assert np.allclose(ours, check.confidence_interval, rtol=1e-12), (ours, check.confidence_interval)

row("data.skewed", *SKEWED)
row("data.pairs", *PAIRS.ravel())
row("data.ratio", *RATIO.ravel())
CASES = {
    "mean": (SKEWED, np.mean),
    "median": (SKEWED, np.median),
    "difference": (PAIRS, lambda d: d[:, 0].mean() - d[:, 1].mean()),
    "ratio": (RATIO, lambda d: d[:, 0].sum() / d[:, 1].sum()),
}
for name, (data, statistic) in CASES.items():
    for seed, resamples in [(0, 2000), (20240501, 501)]:
        stream = SplitMix64(seed)
        n = len(data)
        replicates = np.array([statistic(data[[stream.below(n) for _ in range(n)]]) for _ in range(resamples)])
        row(f"summary.{name}", seed, resamples, statistic(data), replicates.std(ddof=1), replicates.mean() - statistic(data))
        for level in (0.9, 0.95):
            low, high = np.percentile(replicates, [50 * (1 - level), 50 * (1 + level)])
            row(f"percentile.{name}", seed, resamples, level, low, high)
            row(f"bca.{name}", seed, resamples, level, *bca(data, replicates, statistic, level))
