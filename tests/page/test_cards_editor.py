"""The editor of cards on the page: what differs in the owner's box is put right, checked at once, and played with."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import guildhall
from guildhall.architects.cards.tables import CARDS
from page.browsing import PHONE, Visit
from page.table import Table
from page.test_looks import complaints
from page.test_phone import fits
from server.tools import ServedProcess, auth

CRAFTS = 24


def open_cards(page: Page, kind: str = "") -> None:
    page.goto("/cards")
    page.locator("main li [data-edit]").first.wait_for()
    if kind:
        page.get_by_label("Kind").select_option(label=kind)


def editor(page: Page) -> Locator:
    return page.get_by_role("form", name="A card of mine")


def correct(page: Page, card: str) -> Locator:
    page.get_by_role("button", name=f"Correct {card}", exact=True).click()
    expect(editor(page).get_by_role("heading", name=card, exact=True)).to_be_focused()
    return editor(page)


def number(form: Locator, label: str, value: int) -> None:
    field = form.get_by_role("spinbutton", name=label, exact=True)
    field.fill(str(value))
    field.press("Tab")


def test_corrected_cards_are_played_with_and_in_the_record(
    visit: Callable[..., Visit], served: ServedProcess, tmp_path: Path
) -> None:
    one = visit()
    page = one.page
    open_cards(page, "Craft Cards")
    # A Craft Card is paired anew: the other one has to take what is free, and is told so at the field.
    form = correct(page, "Craft Card 5")
    form.get_by_label("Its Tool is that of").select_option("craft-7")
    expect(form.get_by_role("alert")).to_contain_text("the tool of craft-7 is also on craft-7")
    assert complaints(page) == []
    form.get_by_role("button", name="Give Craft Card 7 the free one").click()
    expect(form.get_by_role("alert")).to_have_count(0)
    yours = form.get_by_role("region", name="Yours")
    expect(yours).to_contain_text("Tool: gain 1 Silver")
    form.get_by_role("button", name="Keep mine").click()
    # The Tool of the next one is another.
    expect(form.get_by_role("heading", name="Craft Card 6")).to_be_focused()
    form.get_by_role("textbox", name="Tool in words").fill("GOLD(2)")
    expect(yours).to_contain_text("Tool: gain 2 Gold")
    # An Apprentice's skill, a Building's cost and what it does when it is built.
    page.get_by_label("Kind").select_option(label="Apprentices")
    form = correct(page, "Labourer")
    form.get_by_role("button", name="Tiling").click()
    page.get_by_label("Kind").select_option(label="Buildings")
    form = correct(page, "Well")
    number(form, "Cost: Stone", 0)
    number(form, "Cost: Clay", 1)
    form.get_by_text("Put it together").click()
    form.get_by_label("Effect 1", exact=True).select_option("GOLD")
    form.get_by_role("spinbutton", name="gain 1 Gold").fill("3")
    form.get_by_role("spinbutton", name="gain 1 Gold").press("Tab")
    expect(yours).to_contain_text("gain 3 Gold")
    assert complaints(page) == []
    # Kept over a reload, and as a file that everything else reads.
    page.reload()
    page.locator("main li [data-edit]").first.wait_for()
    page.get_by_text("My cards").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "mine.toml"
    saved.value.save_as(file)
    corrections = CARDS.read(file)
    assert corrections["crafts.craft-5.tool_of"] == "craft-7"
    assert corrections["crafts.craft-7.tool_of"] == "craft-5"
    assert corrections["crafts.craft-6.tool"] == "GOLD(2)"
    assert corrections["buildings.well.effect"] == "GOLD(3)"
    # A game is begun with them.
    page.get_by_role("link", name="Play with them").click()
    page.get_by_label("With my cards").check()
    page.get_by_label("Age of Artisans").check()
    page.get_by_label("Who plays Blue").select_option("me")
    with page.expect_response(lambda reply: reply.url.endswith("/api/games")) as begun:
        page.get_by_role("button", name="Begin").click()
    created = begun.value.json()
    Table(one).wait()
    game = created["id"]
    headers = auth(*created["keys"].values())
    played = served.client.get(f"/api/games/{game}/cards", headers=headers).json()["entries"]
    well = next(entry for entry in played if entry["key"] == "well")
    assert well["origin"] == "corrected"
    assert well["fields"]["cost"] == corrections["buildings.well.cost"]
    # The record carries them wherever it is opened: here it is played on to its end, and looked at in another browser.
    record = served.client.get(f"/api/games/{game}/record", headers=headers).text
    again = guildhall.load(record)
    assert again.setup["corrections"] == corrections
    chance = Random(3)
    while not again.is_over:
        again.choose(chance.choice(again.options))
    other = Table(visit())
    other.open_record(str(again.record()))
    assert other.wait() == "end"


def test_a_deck_of_24_is_entered_by_keyboard(table: Table) -> None:
    """Each card: its points, both halves, Enter. What was found right takes one key."""
    page = table.page
    open_cards(page, "Craft Cards")
    page.get_by_role("button", name="Not yet verified").click()
    expect(page.get_by_role("region", name="How many are known")).to_contain_text(f"0 of {CRAFTS}")
    correct(page, "Craft Card 1")
    keys = page.keyboard
    begun = time.monotonic()
    pressed = 0
    for card in range(1, CRAFTS + 1):
        expect(editor(page).get_by_role("heading", name=f"Craft Card {card}", exact=True)).to_be_focused()
        if card % 3 == 0:
            keys.press("y")
            pressed += 1
            continue
        for _ in range(5):  # past what has a key of its own: the cards before and after, and the cross
            if page.evaluate("document.activeElement.matches('.stepper input')"):
                break
            keys.press("Tab")
            pressed += 1
        vp = str(card % 9)
        keys.press("Control+A")
        keys.type(vp)
        keys.press("Tab")
        effect = f"WOOD({card % 4 + 1})"
        keys.press("Control+A")
        keys.type(effect)
        pressed += len(vp) + len(effect) + 4
        keys.press("Enter")
    took = time.monotonic() - begun
    expect(editor(page)).to_have_count(0)  # after the last one there is none
    expect(page.get_by_role("region", name="How many are known")).to_contain_text(f"{CRAFTS} of {CRAFTS}")
    expect(page.get_by_text("All of these are checked")).to_be_visible()
    assert pressed / CRAFTS < 20 and took < 60, (pressed, took)
    kept = page.evaluate("JSON.parse(localStorage.getItem('guildhall.cards')).architects")
    assert len(kept["right"]) == CRAFTS
    assert kept["corrections"]["crafts.craft-23.adornment"] == "WOOD(4)"
    assert kept["corrections"]["crafts.craft-23.vp"] == 5
    assert not any(path.startswith("crafts.craft-24.") for path in kept["corrections"])


def test_what_makes_no_sense_is_said_at_the_field_and_nothing_is_lost(table: Table) -> None:
    page = table.page
    open_cards(page, "Craft Cards")
    form = correct(page, "Craft Card 2")
    form.get_by_role("textbox", name="Adornment in words").fill("CLAY(2) + JUGGLE")
    expect(form.get_by_role("alert")).to_contain_text("JUGGLE")
    assert complaints(page) == []
    number(form, "VP", 9)
    expect(form.get_by_role("region", name="Yours")).to_contain_text("9")
    page.reload()
    page.locator("main li [data-edit]").first.wait_for()
    page.get_by_text("My cards").click()
    page.get_by_role("button", name="Craft Card 2 · Adornment").click()
    expect(editor(page).get_by_role("textbox", name="Adornment in words")).to_have_value("CLAY(2) + JUGGLE")
    editor(page).get_by_role("button", name="Ours again").click()
    expect(editor(page).get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text("0 changes, 0 compared")).to_be_visible()


def test_files_and_links_join_what_is_there(visit: Callable[..., Visit], tmp_path: Path) -> None:
    mine, friend = visit().page, visit().page
    open_cards(mine, "Craft Cards")
    number(correct(mine, "Craft Card 2"), "VP", 9)
    expect(mine.get_by_text("1 change, 0 compared")).to_be_visible()
    mine.get_by_text("My cards").click()
    file = tmp_path / "other.toml"
    file.write_text(
        'format = 1\ngame = "architects"\nby = "Odo"\n\n[crafts.craft-2]\nvp = 4\n\n[crafts.craft-3]\nvp = 6\n'
        "right = true\n\n[crafts.craft-99]\nvp = 1\n\n[crafts.craft-4\nvp = 5\n",
        encoding="utf-8",
    )
    mine.locator('input[type="file"]').set_input_files(file)
    # What contradicts mine is asked about, what cannot be read is said, and the rest is there.
    expect(mine.get_by_text("yours 9, theirs 4")).to_be_visible()
    expect(mine.get_by_text("craft-99").first).to_be_visible()
    expect(mine.get_by_text("not TOML").first).to_be_visible()
    expect(mine.get_by_text("2 changes, 1 compared").first).to_be_visible()
    mine.get_by_role("button", name="Take theirs").click()
    assert complaints(mine) == []
    friend.goto(mine.get_by_role("textbox", name="Link to my cards").input_value())
    expect(friend.get_by_text("2 changes, 1 compared").first).to_be_visible()
    kept = friend.evaluate("JSON.parse(localStorage.getItem('guildhall.cards')).architects.corrections")
    assert kept == {"crafts.craft-2.vp": 4, "crafts.craft-3.vp": 6}


def test_the_score_pad_counts_with_them(table: Table) -> None:
    page = table.page
    open_cards(page, "Buildings")
    number(correct(page, "Keep"), "VP", 20)
    expect(page.get_by_text("1 change, 0 compared")).to_be_visible()
    page.goto("/scorepad")
    page.get_by_role("button", name="Buildings of Red").click()
    page.locator('[data-key="keep"]').click()
    points = page.get_by_role("region", name="Points").get_by_role("row", name="Buildings").get_by_role("cell").first
    expect(points).to_have_text("12")
    page.get_by_text("Who plays, and with what").click()
    page.get_by_label("With my cards").check()
    expect(points).to_have_text("20")


@pytest.mark.parametrize("game", guildhall.games())
def test_every_card_can_be_opened_on_a_phone(visit: Callable[..., Visit], game: str) -> None:
    """One of every kind, in the language with the longer words."""
    phone = Table(visit(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2, locale="de-DE"))
    page = phone.page
    page.goto(f"/cards?game={game}")
    page.locator("main li [data-edit]").first.wait_for()
    tables = guildhall.definition(game).tables()
    for kind in tables.kinds():
        if not any(tables.fields(kind, key) for key in tables.keys(kind)):
            continue
        page.locator(f'[data-edit^="{kind}."]').first.click()
        form = page.get_by_role("form", name="Eine Karte von mir")
        expect(form.get_by_role("region").first).to_be_visible()
        assert fits(phone), kind
        form.get_by_role("button", name="Schließen").click()
