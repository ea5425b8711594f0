"""For `make docs`: documents link to what lies beside docs/, such as a test or an example. On the site these files are
under project/: documents as pages, everything else as text, so that a reader without the repository has them, too."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
ALWAYS = [ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]  # which the site's contents name
PICTURES = (".png", ".svg")
CODE = re.compile(r"(^```.*?^```)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#:]+)(#[^)\s]*)?\)")
INNER_LIST = re.compile(r"^ {2,3}(?=(?:[*-]|\d+\.) )", re.MULTILINE)


def on_files(files: Any, config: Any) -> Any:
    """Add what is linked, and what is linked from there."""
    pages = [DOCS / page.src_uri for page in files.documentation_pages()]
    seen: set[Path] = set()
    found = list(ALWAYS)
    while pages or found:
        for target in found:
            if target not in seen:
                seen.add(target)
                files.append(File.generated(config, name_of(target), abs_src_path=str(target)))
                if target.suffix == ".md":
                    pages.append(target)
        found = [target for target in linked(pages.pop()) if not target.is_relative_to(DOCS)] if pages else []
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    source = Path(page.file.abs_src_path)
    return "".join(
        part if CODE.match(part) else as_on_site(part, source, page.file.src_uri) for part in CODE.split(markdown)
    )


def as_on_site(text: str, source: Path, uri: str) -> str:
    """The same text with links as they are there; a folder has no page. What leads nowhere stays, for MkDocs to say."""

    def moved(link: re.Match[str]) -> str:
        target = target_of(source, link[2])
        if target.is_dir():
            return link[1]
        if not target.is_file():
            return link[0]
        return f"[{link[1]}]({os.path.relpath(name_of(target), os.path.dirname(uri))}{link[3] or ''})"

    # Inner lists: MkDocs wants four spaces where others are content with two.
    return INNER_LIST.sub("    ", LINK.sub(moved, text))


def linked(page: Path) -> list[Path]:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    targets = [target_of(page, link[2]) for link in LINK.finditer(text)]
    return [target for target in targets if target.is_file()]


def target_of(page: Path, link: str) -> Path:
    target = (page.parent / link).resolve()
    return target / "README.md" if (target / "README.md").is_file() else target


def name_of(file: Path) -> str:
    """Its name on the site."""
    if file.is_relative_to(DOCS):
        return file.relative_to(DOCS).as_posix()
    ending = "" if file.suffix in (".md", *PICTURES) else ".txt"
    return f"project/{file.relative_to(ROOT).as_posix()}{ending}"
