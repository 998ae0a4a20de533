"""Log-odds of winning, a weight a feature (features.py). Learned, not written by hand:

packaging/learn.py fleet --games 630 --level strong --iterations 16 --explore 0.05 --positions 30 --penalty 10.0
--seed 1

630 games of strong (opponents 3) at 16 iterations, seed 1, 13547 positions. In games held back the log loss is
0.5936; `evaluate` before: 0.5932.
"""

from typing import Final

BIAS: Final = 0.0
WEIGHTS: Final[tuple[float, ...]] = (
    1.2463,  # guns
    0.8695,  # shields
    0.6278,  # might
    0.3981,  # hulls
    0.9562,  # money
    1.4564,  # wrecks
    2.7747,  # wrecks_now
    1.0689,  # hits
    -0.7241,  # money_early
)
