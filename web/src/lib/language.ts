// Which language the page speaks: the one that was chosen in this browser, else the reader's own if the server has it.
import { about } from "./about";
import { api } from "./api";
import { useWords, Words } from "./words.svelte";

const KEY = "guildhall.language";

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export async function wantedLanguage(mine = navigator.languages): Promise<string> {
  const wishes = [chosen() ?? "", ...mine.map((one) => one.slice(0, 2))].filter(Boolean);
  if (wishes[0] === "en") return "en"; // there is always English, so nobody needs to be asked
  const { languages } = await about();
  return wishes.find((one) => languages.includes(one)) ?? "en";
}

export async function speak(language: string): Promise<void> {
  useWords(new Words(language, await api.words(language)));
  document.documentElement.lang = language;
}

export async function chooseLanguage(language: string): Promise<void> {
  await speak(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // It holds for this visit.
  }
}

/** The language as it is written where the reader lives, if the browser says so: for dates. */
export function regional(language: string, mine = navigator.languages): string {
  return mine.find((one) => one.slice(0, 2) === language) ?? language;
}

/** Its name in itself, so that whoever reads nothing else finds it. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}
