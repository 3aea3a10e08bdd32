"""Distribution functions by SciPy: name, arguments, value."""

import scipy
from scipy import stats
from scipy.special import gammaln

print(f"# python distributions.py, scipy {scipy.__version__}")
print("# function arguments... value")


def row(name, function, *args):
    print(name, *args, repr(float(function(*args))))


for x in [-38.0, -20.0, -8.5, -5.0, -3.0, -1.96, -1.0, -0.3, -1e-9, 0.0, 0.1, 0.67, 1.5, 2.33, 4.0, 9.0]:
    row("normal.cdf", stats.norm.cdf, x)
    row("normal.survival", stats.norm.sf, x)
for p in [1e-300, 1e-100, 1e-20, 1e-6, 0.001, 0.025, 0.3, 0.4999, 0.5, 0.500001, 0.8, 0.975, 0.99, 0.999999]:
    row("normal.quantile", stats.norm.ppf, p)

for df in [0.5, 1.0, 2.0, 3.0, 4.7, 9.0, 30.0, 199.0, 9999.0, 1e6, 1e8]:
    for t in [-40.0, -6.0, -2.5, -1.0, -0.01, 0.0, 0.2, 1.3, 3.0, 8.0]:
        row("student.cdf", stats.t.cdf, t, df)
    for p in [1e-12, 1e-4, 0.025, 0.05, 0.3, 0.49, 0.6, 0.9, 0.975, 0.9995]:
        row("student.quantile", stats.t.ppf, p, df)

for a, b in [(0.5, 0.5), (1, 1), (1, 3), (2.5, 0.7), (5, 3), (0.01, 4), (30, 70), (51, 950), (1, 1e6), (2, 1e6), (4e4, 6.1e4), (5e6, 5.001e6)]:
    mean = a / (a + b)
    for x in [mean * 0.1, mean * 0.9, mean * 0.999, mean, mean + 0.0007 * (1 - mean), mean + 0.4 * (1 - mean)]:
        value = stats.beta.cdf(x, a, b)
        if value > 1e-290:
            row("beta.cdf", stats.beta.cdf, x, a, b)
    for p in [1e-8, 0.005, 0.025, 0.2, 0.5, 0.8, 0.975, 0.9999]:
        if stats.beta.ppf(p, a, b) > 1e-290:
            row("beta.quantile", stats.beta.ppf, p, a, b)

for df in [0.5, 1.0, 2.0, 3.0, 7.5, 20.0, 100.0, 1500.0, 2e5]:
    for x in [df * 0.02, df * 0.5, df * 0.97, df, df * 1.04, df * 1.7, df * 3]:
        if stats.chi2.cdf(x, df) > 1e-290:
            row("chi_square.cdf", stats.chi2.cdf, x, df)
        if stats.chi2.sf(x, df) > 1e-290:
            row("chi_square.survival", stats.chi2.sf, x, df)
    for p in [1e-6, 0.025, 0.3, 0.5, 0.9, 0.95, 0.9999]:
        row("chi_square.quantile", stats.chi2.ppf, p, df)

for n, p in [(1, 0.3), (7, 0.5), (50, 0.02), (1000, 0.5), (100000, 0.51)]:
    for k in sorted({0, 1, n // 10, int(n * p), n - 1, n}):
        if k <= n and stats.binom.cdf(k, n, p) > 1e-290:
            row("binomial.cdf", stats.binom.cdf, k, n, p)
        if stats.binom.sf(k - 1, n, p) > 1e-290:
            row("binomial.at_least", lambda k, n, p: stats.binom.sf(k - 1, n, p), k, n, p)

for x in [1e-9, 0.1, 0.5, 1.0, 1.5, 2.0, 3.3, 10.0, 171.0, 1e5]:
    row("ln_gamma", gammaln, x)
