import { expect, it } from "vitest";
import type { View } from "../src/games/viscounts/view";
import {
  whyNotManuscript,
  whyNotSection,
  whyNotSpace,
  whyNotSpot,
  whyNotTownsfolk,
} from "../src/games/viscounts/whynot";

const view = (space: string, question = "WhichAction", seat = "red") =>
  ({
    seat: "red",
    turn: { distance: 2 },
    question: { seat, name: question },
    board: { spots: { "1a": null, "1b": { seat: "blue", building: "workshop" }, "2a": null } },
    seats: [{ seat: "red", space }],
  }) as unknown as View;

it("a space is out of reach, and how far one goes is told", () => {
  expect(whyNotSpace(view("O1", "WhereToMove"))).toEqual({ name: "page-why-not-there", args: { number: 2 } });
  expect(whyNotSpace(view("O1"))).toBeNull();
});

it("townsfolk are hired beside the Viscount, on either ring", () => {
  expect(whyNotTownsfolk(view("O2", "HireWhom"), "A")).toBeNull();
  expect(whyNotTownsfolk(view("IA", "HireWhom"), "A")).toBeNull();
  expect(whyNotTownsfolk(view("O3", "HireWhom"), "A")?.name).toBe("page-why-not-beside");
});

it("a Manuscript and a section of the Castle are for the inner ring", () => {
  expect(whyNotManuscript(view("O1"), "A")?.name).toBe("page-why-outer");
  expect(whyNotManuscript(view("IB"), "A")?.name).toBe("page-why-not-beside");
  expect(whyNotManuscript(view("IA"), "A")?.name).toBe("page-why-clerics");
  expect(whyNotSection(view("O1"), "A1")?.name).toBe("page-why-outer");
  expect(whyNotSection(view("IA"), "A1")?.name).toBe("page-why-nobles");
  expect(whyNotSection(view("IA"), "B1")?.name).toBe("page-why-not-beside");
});

it("a spot is for who stands in its area", () => {
  expect(whyNotSpot(view("O1"), "1b")?.name).toBe("page-why-spot-taken");
  expect(whyNotSpot(view("IA"), "1a")?.name).toBe("page-why-inner");
  expect(whyNotSpot(view("O1"), "2a")?.name).toBe("page-why-other-area");
  expect(whyNotSpot(view("O1"), "1a")?.name).toBe("page-why-builders");
});

it("nobody is told anything while somebody else is asked", () => {
  expect(whyNotSpot(view("O1", "WhichAction", "blue"), "1a")).toBeNull();
});
