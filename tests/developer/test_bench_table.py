"""The bench: every figure is there. Its limit here is generous, for a busy machine; whoever reads it is strict."""

from desktop.developer import bench_table
from desktop.developer.bench_table import table_bench
from desktop.table.scene.card_item import State


def test_it_measures_three_things_at_two_ratios(qapp):
    figures = table_bench(frames=5)
    assert set(figures) == {"1", "2"}
    for of_ratio in figures.values():
        assert set(of_ratio) == {"drag_ms", "animate20_ms", "full_ms"}
        for spent in of_ratio.values():
            assert 0 < spent["p50"] <= spent["p95"] < 100


def test_the_card_that_is_dragged_is_in_the_air_and_only_then(qapp, monkeypatch):
    seen: list[tuple[str, int]] = []

    def times(scene, sheet, change, frames):
        lifted = [card for card in scene.cards["all", -1] if card.state & State.LIFTED]
        seen.append((change.__name__, len(lifted)))
        return {}

    monkeypatch.setattr(bench_table, "_times", times)
    table_bench(frames=1)
    assert seen == [("drag", 1), ("animate", 0), ("full", 0)] * 2
