"""`bench/run.py --against REV`: what it refuses, and when it says that something got slower."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import against
import revision
import run
from against import Comparison, interval, skippable

BENCH = Path(__file__).parents[2] / "bench"


def figures(here: list[float], there: list[float], figure: str = "decisions_per_second") -> Comparison:
    return Comparison("Architects", figure, here, there)


def noisy(speed: float, seed: int, runs: int = 12) -> list[float]:
    """Runs that differ by some two percent."""
    chance = random.Random(seed)
    return [speed * chance.gauss(1.0, 0.02) for _ in range(runs)]


def test_ten_percent_fewer_decisions_are_found_and_measured() -> None:
    compared = figures(noisy(900, 1), noisy(1000, 2))
    assert compared.verdict == "slower"
    middle, low, high = interval(compared.ratios)
    assert low < 0.9 < high and 0.87 < middle < 0.93


def test_a_longer_copy_is_slower_and_a_shorter_one_faster() -> None:
    assert figures(noisy(2.6, 1), noisy(2.3, 2), "clone_us").verdict == "slower"
    assert figures(noisy(2.0, 1), noisy(2.3, 2), "clone_us").verdict == "faster"


def test_a_commit_is_hardly_ever_slower_than_itself() -> None:
    alarms = sum(figures(noisy(1000, seed), noisy(1000, seed + 1000)).is_slower() for seed in range(400))
    assert alarms <= 7  # half a percent of them would be 2


def test_one_run_on_a_busy_machine_hides_nothing() -> None:
    here = noisy(900, 1)
    here[3] /= 3
    assert figures(here, noisy(1000, 2)).verdict == "slower"
    here = noisy(1000, 1)
    here[3] /= 3
    assert figures(here, noisy(1000, 2)).verdict == "no difference found"


def test_it_fails_only_when_the_whole_interval_is_beyond_the_percentage() -> None:
    compared = figures(noisy(900, 1), noisy(1000, 2))
    assert compared.is_slower(5) and not compared.is_slower(10) and not compared.is_slower(15)


def test_the_interval_is_that_of_the_signed_rank_test() -> None:
    """The critical values for 0.01, both sides, as printed in tables."""
    assert {runs: skippable(runs) for runs in (7, 8, 9, 10, 12, 15, 20)} == {
        7: None,
        8: 0,
        9: 1,
        10: 3,
        12: 7,
        15: 15,
        20: 37,
    }
    assert skippable(against.FEWEST_RUNS) is not None and skippable(against.FEWEST_RUNS - 1) is None


def test_too_few_runs_give_no_interval() -> None:
    with pytest.raises(ValueError, match="7 runs are too few"):
        interval([1.0] * 7)


def test_the_summary_names_what_got_slower() -> None:
    slower, same = figures(noisy(800, 1), noisy(1000, 2)), figures(noisy(1000, 3), noisy(1000, 4), "clone_us")
    assert against.summary([slower, same]).startswith("Slower: Architects: decisions/s by ")
    assert "clone" not in against.summary([slower, same])
    assert against.summary([same]) == "Nothing is slower beyond its interval."
    facts = {"python": "3.11", "core": 1, "compiled": True, "runs": 12, "seconds": 1.0, "here": "a", "confidence": 0.99}
    facts["against"] = {"name": "main", "commit": "b"}
    told = json.loads(json.dumps(against.report([slower, same], facts)))
    assert told["slower"] == ["Architects: decisions/s"]
    assert [result["verdict"] for result in told["results"]] == ["slower", "no difference found"]
    assert "against main" in against.table([slower, same], facts, "b")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ([], "--peer PYTHON, or a commit with --against REV"),
        (["--peer", "python", "--fail-slower", "5"], "name a REV"),
        (["--against", "main", "--fail-slower", "-5"], "from 0 to 100, not -5"),
        (["--against", "main", "--runs", "7"], "--runs takes 8 or more"),
        (["--against", "main", "--seconds", "0"], "above 0, not 0"),
    ],
)
def test_arguments_that_make_no_sense_are_refused(
    line: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        run.arguments(line)
    assert refused.value.code == 2
    assert complaint in capsys.readouterr().err


def test_a_comparison_has_many_short_runs_and_needs_no_peer() -> None:
    wanted = run.arguments(["--against", "main"])
    assert (wanted.seconds, wanted.runs) == (1.0, 12)
    wanted = run.arguments(["--peer", "python"])
    assert (wanted.seconds, wanted.runs) == (5.0, 3)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for command in (
        ["init", "-q"],
        ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "--allow-empty", "-m", "first"],
    ):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    monkeypatch.setattr(revision, "ROOT", tmp_path)
    return tmp_path


def test_a_commit_is_found_by_any_of_its_names(repository: Path) -> None:
    found = revision.find("HEAD")
    assert len(found.commit) == 40 and found.name == f"HEAD ({found.commit[:9]})"
    assert revision.find(found.commit[:7]).commit == found.commit


@pytest.mark.parametrize("name", ["no-such-branch", "HEAD~5", "--all", ""])
def test_a_commit_that_is_not_there_is_named_in_the_refusal(repository: Path, name: str) -> None:
    with pytest.raises(revision.NoRevision, match="There is no commit called"):
        revision.find(name)


def test_outside_of_a_checkout_there_is_nothing_to_compare_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(revision, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(revision.NoRevision, match="is no git checkout"):
        revision.find("main")


def test_the_command_says_which_commit_is_missing_and_measures_nothing() -> None:
    result = subprocess.run(
        [sys.executable, str(BENCH / "run.py"), "--against", "no-such-branch"], capture_output=True, text=True
    )
    assert result.returncode == 2
    assert "no-such-branch" in result.stderr or "no git checkout" in result.stderr
    assert not result.stdout and "Traceback" not in result.stderr


def test_an_installed_package_that_is_not_this_one_is_noticed(tmp_path: Path) -> None:
    for folder, text in (("installed", "a = 1\n"), ("src", "a = 2\n")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "game.py").write_text(text)
        (tmp_path / folder / "same.py").write_text("b = 1\n")
    (tmp_path / "src" / "new.py").write_text("")
    assert revision.differing(tmp_path / "installed", tmp_path / "src") == ["game.py", "new.py"]
