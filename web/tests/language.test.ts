import { beforeEach, expect, test, vi } from "vitest";

const asked = vi.fn(async () => ({ languages: ["de", "en"] }));
vi.mock("../src/lib/about", () => ({ about: asked }));
vi.mock("../src/lib/api", () => ({ api: { words: async (language: string) => `page-over = ${language}` } }));
const { chooseLanguage, languageName, regional, wantedLanguage } = await import("../src/lib/language");

beforeEach(() => {
  asked.mockClear();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

test("the first of the reader's languages that the server has", async () => {
  expect(await wantedLanguage(["fr-CH", "de-CH", "en"])).toBe("de");
  expect(await wantedLanguage(["fr", "it"])).toBe("en");
});

test("for English nobody needs to be asked", async () => {
  expect(await wantedLanguage(["en-GB", "de"])).toBe("en");
  expect(asked).not.toHaveBeenCalled();
});

test("what was chosen goes before what the browser says", async () => {
  await chooseLanguage("de");
  expect(document.documentElement.lang).toBe("de");
  expect(await wantedLanguage(["en"])).toBe("de");
});

test("dates are written as the reader's region does", () => {
  expect(regional("en", ["de-AT", "en-GB"])).toBe("en-GB");
  expect(regional("de", ["en-GB"])).toBe("de");
});

test("a language is called by its own name", () => {
  expect([languageName("de"), languageName("en")]).toEqual(["Deutsch", "English"]);
});
