import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import "../src/games";
import { gameKeys, pageOf } from "../src/lib/gamepage";
import { callSeats, plain, Words } from "../src/lib/words.svelte";

const locales = join(import.meta.dirname, "../../src/guildhall/locales");
const catalogue = (language: string) =>
  readdirSync(join(locales, language))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(locales, language, name), "utf-8"))
    .join("\n\n");
const text = catalogue("en");
const words = new Words("en", text);
const good = (name: string, number: number) => ({ name: `good-${name}`, args: { number } });

describe("a message", () => {
  it("is said with its parameters said first", () => {
    expect(words.say({ name: "answer-place", args: { place: { name: "the-quarry", args: {} } } })).toBe(
      "Place a Worker at the Quarry",
    );
  });

  it("calls a player by the name that was given", () => {
    const turn = { name: "event-turn-started", args: { seat: { name: "seat-blue", args: {} } } };
    expect(words.say(turn)).toContain("Blue");
    callSeats({ blue: "Berta" });
    expect(words.say(turn)).toContain("Berta");
    callSeats({});
    expect(words.say(turn)).toContain("Blue");
  });

  it("joins lists with the language's own and", () => {
    const list = (...parts: object[]) => ({ name: "list", args: { parts: parts as never } });
    expect(words.say(list())).toBe("nothing");
    expect(words.say(list(good("clay", 1)))).toBe("1 Clay");
    expect(words.say(list(good("clay", 1), good("wood", 2)))).toBe("1 Clay and 2 Wood");
    expect(words.say(list(good("clay", 1), good("wood", 2), good("stone", 3)))).toBe("1 Clay, 2 Wood and 3 Stone");
  });

  it("joins alternatives with the language's own or", () => {
    expect(words.say({ name: "either", args: { parts: [good("wood", 1), good("stone", 1)] } })).toBe(
      "1 Wood or 1 Stone",
    );
  });

  it("counts in the singular and the plural", () => {
    const said = (number: number) => words.say({ name: "answer-release", args: { number } });
    expect(said(1)).toBe("Bring 1 Worker home from Prison");
    expect(said(2)).toBe("Bring 2 Workers home from Prison");
  });

  it("has no invisible marks around its parameters", () => {
    expect(words.say(good("gold", 2))).toMatch(/^[ -~]+$/);
  });

  it("that the catalogue lacks is said in plain words", () => {
    expect(words.say({ name: "answer-build-a-boat" })).toBe("Build a boat");
    expect(plain("score-total")).toBe("Score total");
  });
});

it.each(readdirSync(locales))("every seat has a letter of its own, from the name of its colour (%s)", (language) => {
  const spoken = new Words(language, catalogue(language));
  const seats = ["red", "blue", "green", "yellow", "purple", "orange"];
  const letters = seats.map((seat) => spoken.say({ name: `cli-letter-${seat}` }));
  expect(new Set(letters).size).toBe(seats.length);
  seats.forEach((seat, i) => expect(spoken.say({ name: `seat-${seat}` }).toUpperCase()).toContain(letters[i]));
});

it.each(gameKeys())("the events that the page listens for are told (%s)", (game) => {
  const { quiet, large, great, plain, unsaid } = pageOf(game).events!;
  const told = [...text.matchAll(/^(?:[a-z]+-)?event-([a-z-]+) =/gm)].map((match) => match[1]);
  expect([...quiet, ...large, ...great, ...plain, ...unsaid].filter((name) => !told.includes(name))).toEqual([]);
});

describe("the page's own sentences", () => {
  const sources = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? sources(join(dir, entry.name)) : [readFileSync(join(dir, entry.name), "utf-8")],
    );
  const code = sources(join(import.meta.dirname, "../src")).join("\n");

  it("are all in the catalogue", () => {
    const used = [...code.matchAll(/\bt\(\s*"([a-z-]+)"/g)].map((match) => match[1]!);
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((name) => !words.has(`page-${name}`))).toEqual([]);
  });

  it("has a title and a text for every lesson", () => {
    expect(
      gameKeys()
        .flatMap((game) => pageOf(game).lessons ?? [])
        .flatMap(([name]) => [name, `${name}-text`])
        .filter((name) => !words.has(`page-lesson-${name}`)),
    ).toEqual([]);
  });

  it("are all used", () => {
    const names = [...text.matchAll(/^page-([a-z-]+) =/gm)].map((match) => match[1]!);
    // Those that are put together: a rule for each place, an explanation for each thing one may ask about,
    // a line for each game, box, theme, expansion, bot, opponent and lesson, for what a table settles, wishes or
    // promises, for where icons come from and what they reach, for the kingdom's cards, for what a score pad asks, for
    // what stands on cards, for the pages at the top of each, one's games, how they ended, how fast a replay goes, what a turn has touched, how a table is set, and what an open one is.
    const composed =
      /^(rule|explain|theme|expansion|bot|box|opponent|lesson|welcome|pace|absence-by|wish|fair|source|reach|kingdom|pad-(?:[a-z]+s|score)|own-field|to|games|you|speed|aid-key|icon|bell|set|trace|tables|table-pace|table-keep|short|clock)-/;
    expect(names.filter((name) => !composed.test(name) && !code.includes(`"${name}"`))).toEqual([]);
  });
});
