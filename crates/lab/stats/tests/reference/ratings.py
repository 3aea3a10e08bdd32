"""Bradley-Terry, Davidson and Plackett-Luce fits by choix and statsmodels, updates by openskill.

A data line holds the results, the lines after it belong to it. Strengths have a mean of zero;
`covariance` is the pseudo-inverse of the information, row after row.
"""

import choix
import numpy as np
import scipy
import statsmodels
import statsmodels.api as sm
from choix.opt import PairwiseFcts, Top1Fcts
from importlib.metadata import version
from openskill.models import PlackettLuce

print(
    f"# python ratings.py, choix {version('choix')}, openskill {version('openskill')},"
    f" statsmodels {statsmodels.__version__}, scipy {scipy.__version__}, numpy {np.__version__}"
)


def row(name, *values):
    print(name, *(repr(float(v)) for v in np.ravel(np.array(values, dtype=object).tolist())))


def show(prefix, strengths, information):
    strengths = strengths - strengths.mean()
    row(f"{prefix}.strengths", *strengths)
    n = len(strengths)
    projection = np.eye(n) - 1 / n
    covariance = projection @ np.linalg.pinv(information) @ projection
    row(f"{prefix}.covariance", *covariance.ravel())


def newton(functions, params):
    """Polish an optimum to the last digits."""
    n = len(params)
    for _ in range(50):
        hessian = functions.hessian(params) + np.ones((n, n))
        params = params - np.linalg.solve(hessian, functions.gradient(params))
    return params


# Agresti, Categorical Data Analysis (2002), table 10.10: American League East 1987, row won against column.
TEAMS = ["Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore"]
WON = np.array([
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
])
n = len(TEAMS)
row("duels.baseball", *[v for i in range(n) for j in range(i + 1, n) for v in (i, j, WON[i, j], 0, WON[j, i])])
games = [(i, j) for i in range(n) for j in range(n) for _ in range(WON[i, j])]
for name, alpha in (("half", 0.0), ("prior", 0.5)):
    functions = PairwiseFcts(games, alpha)
    start = choix.opt_pairwise(n, games, alpha=max(alpha, 1e-9))
    best = newton(functions, start)
    show(f"{name}.baseball", best, functions.hessian(best))
design = np.array([np.eye(n)[i] - np.eye(n)[j] for i in range(n) for j in range(i + 1, n)])[:, : n - 1]
counts = np.array([[WON[i, j], WON[j, i]] for i in range(n) for j in range(i + 1, n)])
glm = sm.GLM(counts, design, family=sm.families.Binomial()).fit(tol=1e-14)
row("against_last.baseball", *glm.params, *glm.bse)

# Draws: Davidson's model as a log-linear one (Fienberg and Larntz 1976), one Poisson count per outcome.
DRAWN = [(0, 1, 12, 7, 9), (0, 2, 20, 11, 4), (1, 2, 8, 15, 6), (1, 3, 9, 4, 3), (2, 3, 7, 6, 5), (0, 3, 14, 2, 1)]
row("duels.drawn", *[v for game in DRAWN for v in game])
rows, y = [], []
for k, (i, j, won, drawn, lost) in enumerate(DRAWN):
    pair = np.eye(len(DRAWN))[k]
    e = np.eye(4)
    for features, draw, count in ((e[i], 0, won), ((e[i] + e[j]) / 2, 1, drawn), (e[j], 0, lost)):
        rows.append(np.concatenate([pair, features[:3], [draw]]))
        y.append(count)
glm = sm.GLM(np.array(y), np.array(rows), family=sm.families.Poisson()).fit(tol=1e-14, maxiter=200)
row("davidson.drawn.against_last", *glm.params[-4:-1], *glm.bse[-4:-1])
row("davidson.drawn.factor", np.exp(glm.params[-1]))
halves = []
for i, j, won, drawn, lost in DRAWN:
    halves += [(i, j)] * (2 * won + drawn) + [(j, i)] * (2 * lost + drawn)
functions = PairwiseFcts(halves, 0.0)
best = newton(functions, choix.opt_pairwise(4, halves, alpha=1e-9))
show("half.drawn", best, functions.hessian(best) / 2)

# Finishing orders: four players at a table, and three of five.
rng = np.random.default_rng(3)
for name, players, seats, number in (("riichi", 4, 4, 60), ("zole", 5, 3, 80)):
    true = np.linspace(0.8, -0.8, players)
    orders = []
    for _ in range(number):
        seated = rng.choice(players, seats, replace=False)
        orders.append(tuple(int(v) for v in seated[np.argsort(-(true[seated] + rng.gumbel(size=seats)))]))
    row(f"orders.{name}", players, seats, *[v for order in orders for v in order])
    for kind, alpha in (("plain", 0.0), ("prior", 0.5)):
        functions = Top1Fcts.from_rankings(orders, alpha)
        best = newton(functions, choix.opt_rankings(players, orders, alpha=max(alpha, 1e-9)))
        show(f"{kind}.{name}", best, functions.hessian(best))

# openskill: teams as size, mu and sigma of each; then places; then mu and sigma of each after.
model = PlackettLuce()
CASES = [
    ([[(25, 25 / 3)], [(25, 25 / 3)]], [1, 2]),
    ([[(25, 25 / 3)], [(25, 25 / 3)]], [1, 1]),
    ([[(25, 25 / 3)]] * 4, [1, 2, 3, 4]),
    ([[(30, 2)], [(25, 8)], [(20, 1.5)], [(27, 4)]], [3, 1, 4, 2]),
    ([[(30, 2)], [(25, 8)], [(20, 1.5)]], [1, 3, 1]),
    ([[(30, 2)], [(25, 8)], [(20, 1.5)], [(22, 3)]], [2, 2, 1, 2]),
    ([[(28, 3)], [(24, 5), (26, 2)]], [2, 1]),
    ([[(28, 3), (20, 6)], [(24, 5), (26, 2)], [(40, 1)]], [2, 1, 3]),
    ([[(-50, 1)], [(300, 0.5)]], [1, 2]),
]
for teams, places in CASES:
    skills = [[model.rating(mu=mu, sigma=sigma) for mu, sigma in team] for team in teams]
    after = model.rate(skills, ranks=[float(p) for p in places])
    print(
        "weng_lin",
        len(teams),
        *(w for team in teams for w in [len(team), *(repr(float(x)) for skill in team for x in skill)]),
        *places,
        *(repr(float(x)) for team in after for skill in team for x in (skill.mu, skill.sigma)),
    )
