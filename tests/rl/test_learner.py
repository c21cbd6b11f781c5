"""There is something to learn, and the environment lets it be learned."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")

from yiqi import rl
from yiqi.rl.learner import Learner, play


@pytest.mark.slow
@pytest.mark.long
def test_a_learner_beats_random_at_the_toy() -> None:
    env = rl.env("toy", seats=2)
    learner = Learner(1)
    learner.train(env, 1500, "seat_0", learner.random)
    known, unknown = 0.0, 0.0
    for seed in range(300):
        known += play(env, {"seat_0": learner.policy()}, learner.random, seed=seed)["seat_0"]
        unknown += play(env, {}, learner.random, seed=seed)["seat_0"]
    assert known / 300 > 0.15
    assert abs(unknown / 300) < 0.15
