"""The documents hold together: links and citations lead somewhere, and every ruling names tests that exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rules_pages import PAGES, ROOT, named_tests, rows, rules_tests, sections

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
# Where rules are cited; this file speaks about citations.
CITING = sorted(
    path
    for folder, pattern in (("src", "*.py"), ("tests", "*.py"), ("bench", "*.py"), ("docs", "*.md"), ("web/src", "*.*"))
    for path in (ROOT / folder).rglob(pattern)
    if path.name != Path(__file__).name and path.suffix in {".py", ".md", ".ts", ".svelte", ".css"}
)
NUMBER = r"\d+(?:\.\d+)*"
CITATION = re.compile(rf"\brules/({'|'.join(reversed(PAGES))}) ({NUMBER}(?:(?:, | and | to ){NUMBER})*)")


def without_code(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


@cache
def anchors(path: Path) -> set[str]:
    """What a link into a document can point at: its headings as GitHub names them, and its own marks."""
    text = without_code(path.read_text(encoding="utf-8"))
    found = set(re.findall(r'<a id="([^"]+)">', text))
    for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title)
        found.add(re.sub(r"[^\w\- ]", "", plain).strip().lower().replace(" ", "-"))
    return found


def links(path: Path) -> list[str]:
    text = without_code(path.read_text(encoding="utf-8"))
    found = re.findall(r"\]\(([^)\s]+)\)", text)
    return [link for link in found if not re.match(r"[a-z]+:", link)]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_of_a_document_leads_somewhere(path: Path) -> None:
    lost: list[str] = []
    for link in links(path):
        target, _, anchor = link.partition("#")
        file = (path.parent / target).resolve() if target else path
        if not file.exists() or (anchor and file.suffix == ".md" and anchor not in anchors(file)):
            lost.append(link)
    assert lost == []


@pytest.mark.parametrize("page", PAGES)
def test_no_section_has_two_headings(page: str) -> None:
    numbers = sections(page)
    assert numbers and len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("page", PAGES)
def test_every_ruling_names_tests_that_exist(page: str) -> None:
    assert rows(page)
    for citation, cells in rows(page).items():
        assert all(cells), citation
        named = named_tests(cells[-1])
        assert named, f"{citation} names no test"
        assert [test for test in named if test not in rules_tests()] == [], citation
        assert [name for _, name in named] == re.findall(r"`(test_\w+)`", cells[-1]), (
            f"{citation} has a test without a link"
        )


def test_every_citation_of_the_rules_leads_to_a_section() -> None:
    cited = 0
    for path in CITING:
        for match in CITATION.finditer(path.read_text(encoding="utf-8")):
            for number in re.findall(NUMBER, match[2]):
                cited += 1
                assert number in sections(match[1]), f"{path.relative_to(ROOT)} cites {match[0]}"
    assert cited


def test_the_map_names_the_modules_that_there_are() -> None:
    """In docs/architecture.md: folders whose files are named one by one. A game's files go by the same names as the
    first game's."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
    named = set(re.findall(r"\b(\w+\.py)\b", text))
    package = ROOT / "src" / "guildhall"
    modules = {
        folder: {path.name for path in (package / folder).glob("*.py") if not path.name.startswith("__")}
        for folder in ("", "engine", "architects", "viscounts", "bots")
    }
    for folder, there in modules.items():
        assert there - named == set(), f"{folder or 'guildhall'}: not in the map"
    everywhere = {path.name for path in package.rglob("*.py")}
    assert named - everywhere == set(), "in the map, and nowhere else"


@pytest.mark.parametrize("page", ["architecture.md", "adding-a-game.md"])
def test_names_of_the_code_are_in_the_code(page: str) -> None:
    """Whatever looks like a class, a function or an attribute, such as `GameRules`, `deal(…)` or `rules.uses`."""
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for folder, pattern in (("src", "*.py"), ("tests", "*.py"), ("web/src", "*.ts"), ("web/src", "*.svelte"))
        for path in (ROOT / folder).rglob(pattern)
        if path != Path(__file__)
    )
    known = set(re.findall(r"\w+", sources))
    quoted = re.findall(r"`([^`\n]+)`", without_code((ROOT / "docs" / page).read_text(encoding="utf-8")))
    names = {
        name
        for one in quoted
        if re.fullmatch(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?:\(.*\))?", one)
        for name in one.partition("(")[0].split(".")
    }
    assert len(names) > 50
    # PostgreSQL's word, and the example of a rule's correction.
    assert names - known - {"NOTIFY"} == set()


@pytest.mark.parametrize("path", DOCUMENTS + sorted(ROOT.glob("*/README.md")), ids=lambda path: path.name)
def test_every_table_has_its_rows(path: Path) -> None:
    """A head, its line, and at least one row of as many cells."""
    lines = without_code(path.read_text(encoding="utf-8")).splitlines()
    cells = re.compile(r"(?<!\\)\|")
    for number, line in enumerate(lines):
        if re.fullmatch(r"\|(?: *:?-+:? *\|)+", line):
            for other in (lines[number - 1], lines[number + 1]):
                assert other.startswith("|"), f"around line {number + 1}: {other}"
                assert len(cells.findall(other)) == len(cells.findall(line)), f"around line {number + 1}: {other}"


def test_nothing_cites_a_reference_that_is_not_here() -> None:
    """What a reader of the repository does not have is no reference."""
    foreign = re.compile(r"\b[Ss]heet \d|\breference sheet\b|\bbrief step\b|\b[Tt]he sheet\b")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in CITING
        for match in foreign.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []
