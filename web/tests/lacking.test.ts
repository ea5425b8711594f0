import { expect, it } from "vitest";
import {
  lackingForBuilding,
  lackingForCathedral,
  lackingForHire,
  lackingForSlot,
  lackingForWonder,
} from "../src/games/architects/lacking";
import type { View } from "../src/games/architects/view";
import type { Card, Message } from "../src/lib/types";
import { Words } from "../src/lib/words.svelte";
import { readFileSync } from "node:fs";

const words = new Words(
  "en",
  ["common", "wonders", "page", "cli"]
    .map((name) => readFileSync(`../src/guildhall/locales/en/${name}.ftl`, "utf8"))
    .join("\n"),
);
const said = (message: Message | null) => (message ? words.say(message) : null);

function view(me: object = {}, change: object = {}): View {
  return {
    seat: "red",
    question: { seat: "red", name: "WhatToBuild", answers: [] },
    seats: [
      {
        seat: "red",
        board: null,
        virtue: 7,
        cathedral: 0,
        goods: {},
        apprentices: [],
        buildings: [],
        hand_size: 3,
        ...me,
      },
      { seat: "blue", board: null, virtue: 7, cathedral: 1, goods: {}, apprentices: [], buildings: [], hand_size: 0 },
    ],
    wonders: { influence: { red: 1, blue: 9 }, laid: { "gold-wonder": 2 }, filled: ["clay"] },
    ...change,
  } as unknown as View;
}
const card = (key: string, fields: object) => ({ kind: "buildings", key, fields }) as unknown as Card;
const chapel = card("chapel", { cost: { wood: 2, stone: 1 }, skills: ["masonry", "masonry"] });
const mason = (key: string) => (key === "mason" ? card("mason", { skills: ["masonry"] }) : undefined);

it("a Building says which goods and skills are missing, and nothing when all are there", () => {
  expect(said(lackingForBuilding(view({ goods: { wood: 1, stone: 4 } }), chapel, mason))).toBe(
    "For this you lack 1 Wood and Masonry.",
  );
  const rich = { goods: { wood: 2, stone: 1 }, apprentices: ["mason"] };
  expect(lackingForBuilding(view(rich), chapel, mason)).toBeNull();
});

it("nothing is said to who is not asked, or is asked something else", () => {
  expect(lackingForBuilding(view({}, { seat: "blue" }), chapel, mason)).toBeNull();
  expect(lackingForBuilding(view({}, { question: { seat: "red", name: "HowToPay" } }), chapel, mason)).toBeNull();
});

it("a Wonder says what is missing of its resource, Influence and Tax", () => {
  const wonder = card("gold-wonder", { amount: 7, influence: 4, tax: 2 });
  const me = { goods: { gold: 3, silver: 0 }, virtue: 3 };
  expect(said(lackingForWonder(view(me), wonder, "gold"))).toBe(
    "For this you lack 2 Gold, 3 Influence and 1 Silver for the Tax.",
  );
  expect(said(lackingForWonder(view({ buildings: ["gold-wonder"] }), wonder, "gold"))).toBe(
    "Red has built this Wonder.",
  );
});

it("the Cathedral says its rules one by one", () => {
  const rich = { goods: { gold: 9, marble: 9, wood: 9, stone: 9 } };
  expect(lackingForCathedral(view(rich))).toBeNull();
  expect(said(lackingForCathedral(view({ ...rich, cathedral: 5 })))).toContain("highest level");
  expect(said(lackingForCathedral(view({ ...rich, virtue: 4 })))).toContain("Virtue 4 or less");
  expect(lackingForCathedral(view({ ...rich, virtue: 4, board: "louis" }))).toBeNull();
  expect(said(lackingForCathedral(view({ ...rich, hand_size: 0 })))).toContain("Building card to discard");
  expect(lackingForCathedral(view({ ...rich, hand_size: 0, board: "frederick" }))).toBeNull();
  expect(said(lackingForCathedral(view({ cathedral: 1, goods: { wood: 1, stone: 1 } })))).toBe(
    "For level 2 of the Cathedral you lack 2 Wood or Stone.",
  );
});

it("a full level of the Cathedral is closed", () => {
  const others = Array.from({ length: 3 }, (_, i) => ({ seat: `s${i}`, cathedral: 1, buildings: [] }));
  const full = view({ goods: { gold: 1 } });
  full.seats.push(...(others as unknown as View["seats"]));
  expect(said(lackingForCathedral(full))).toBe("All spots on level 1 of the Cathedral are taken.");
});

it("hiring names its price after what Virtue and the board spare", () => {
  const asked = { question: { seat: "red", name: "HireOrPlans" } };
  expect(said(lackingForHire(view({ goods: { silver: 3 } }, asked)))).toContain("costs 2 Silver and 2 Tax");
  expect(said(lackingForHire(view({ virtue: 3, board: "rudolf" }, asked)))).toContain("costs 1 Silver and 1 Tax");
  expect(lackingForHire(view())).toBeNull();
});

it("a slot says that it is filled, or that the resource is missing", () => {
  const asked = { question: { seat: "red", name: "BeforeAction", answers: ["contribute wood"] } };
  expect(said(lackingForSlot(view({}, asked), "clay"))).toContain("already");
  expect(said(lackingForSlot(view({}, asked), "gold"))).toBe("For this you lack 1 Gold.");
  expect(lackingForSlot(view({ goods: { wood: 1 } }, asked), "wood")).toBeNull();
  expect(lackingForSlot(view(), "gold")).toBeNull();
});
