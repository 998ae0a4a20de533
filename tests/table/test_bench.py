"""The bench: every figure is there. Its limit here is generous, for a busy machine; whoever reads it is strict."""

from desktop.table.bench import table_bench


def test_it_measures_three_things_at_two_ratios(qapp):
    figures = table_bench(frames=5)
    assert set(figures) == {"1", "2"}
    for of_ratio in figures.values():
        assert set(of_ratio) == {"drag_ms", "animate20_ms", "full_ms"}
        for spent in of_ratio.values():
            assert 0 < spent["p50"] <= spent["p95"] < 100
