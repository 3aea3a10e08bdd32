"""Moments, intervals, quantiles, correlations and paired tests of a few fixed samples.

Lines `data.NAME.left` and `data.NAME.right` hold the samples, all others `METHOD.NAME... value(s)`.
"""

import numpy as np
import scipy
import statsmodels
from scipy import stats
from statsmodels.stats.proportion import proportion_confint

print(f"# python samples.py, scipy {scipy.__version__}, statsmodels {statsmodels.__version__}, numpy {np.__version__}")

rng = np.random.default_rng(20240501)
PAIRS = {
    # Cushny and Peebles, the data of Student (1908): hours of sleep gained with two drugs.
    "sleep": ([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0], [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]),
    "small": ([1.0, 2.5, 4.0], [0.5, 3.5, 1.75]),
    "ties": ([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8], [2, 2, 4, 0, 6, 6, 3, 4, 5, 2, 1, 7]),
    "large_mean": ([1e9 + 1, 1e9 + 5, 1e9 + 2, 1e9 + 7], [1e9 + 2, 1e9 + 3, 1e9 + 1, 1e9 + 6]),
    "forty": (rng.normal(0.3, 1, 40).round(6), rng.normal(0, 1, 40).round(6)),
    "eighty": (rng.integers(-6, 9, 80), rng.integers(-6, 7, 80)),
}


def row(name, *values):
    print(name, *(repr(float(v)) for v in values))


for name, (left, right) in PAIRS.items():
    left, right = np.array(left, float), np.array(right, float)
    row(f"data.{name}.left", *left)
    row(f"data.{name}.right", *right)
    d = left - right
    n = len(d)
    row(f"moments.{name}", d.mean(), d.var(ddof=1), d.var(), stats.sem(d))
    for level in (0.9, 0.95, 0.99):
        row(f"normal_interval.{name}", level, *stats.norm.interval(level, d.mean(), stats.sem(d)))
        row(f"student_interval.{name}", level, *stats.t.interval(level, n - 1, d.mean(), stats.sem(d)))
    row(f"quantiles.{name}", *np.percentile(left, [0, 50, 95, 99, 100]))
    row(f"pearson.{name}", stats.pearsonr(left, right).statistic)
    row(f"spearman.{name}", stats.spearmanr(left, right).statistic)
    row(f"kendall.{name}", stats.kendalltau(left, right).statistic)
    nonzero = d[d != 0]
    for alternative in ("two-sided", "greater", "less"):
        t = stats.ttest_rel(left, right, alternative=alternative)
        row(f"paired_t.{name}.{alternative}", t.statistic, t.df, t.pvalue)
        positive = int((d > 0).sum())
        row(f"sign.{name}.{alternative}", positive, stats.binomtest(positive, len(nonzero), alternative=alternative).pvalue)
        w = float(stats.rankdata(abs(nonzero))[nonzero > 0].sum())
        if n <= 16 and name != "sleep":  # exact with ties: every sign pattern
            method = stats.PermutationMethod(n_resamples=10**6)
        elif n <= 50:
            method = "exact" if len(set(abs(nonzero))) == len(nonzero) else stats.PermutationMethod(n_resamples=10**6)
        else:
            method = "asymptotic"
        row(f"wilcoxon.{name}.{alternative}", w, stats.wilcoxon(nonzero, alternative=alternative, method=method, correction=False).pvalue)
        if n <= 16:
            p = stats.permutation_test((d,), np.mean, permutation_type="samples", n_resamples=np.inf, alternative=alternative).pvalue
            row(f"permutation.{name}.{alternative}", p)

for k, n in [(0, 1), (1, 1), (0, 10), (10, 10), (3, 10), (15, 50), (1, 1000), (499, 1000), (999, 1000), (510432, 1000000)]:
    for level in (0.9, 0.95, 0.99):
        row("wilson", k, n, level, *proportion_confint(k, n, 1 - level, "wilson"))
        row("clopper_pearson", k, n, level, *proportion_confint(k, n, 1 - level, "beta"))
