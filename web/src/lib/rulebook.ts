// The rules as they stand in docs/rules: one page a box, loaded when somebody reads it, in the few marks that these
// pages use.
const pages = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

/** A piece of a line. */
export interface Piece {
  text: string;
  kind?: "strong" | "em" | "code" | "anchor";
  /** Where it leads, in this page or in another one of the rules. */
  to?: string;
}
export type Line = Piece[];
export type Block =
  | { kind: "text"; line: Line }
  | { kind: "list"; ordered: boolean; items: { line: Line; deeper: boolean }[] }
  | { kind: "table"; head: Line[]; rows: Line[][] }
  | { kind: "drawing"; text: string };
export interface Section {
  level: number;
  /** As links name it. */
  id: string;
  /** Such as "3.3.1", where it has one. */
  number: string;
  title: string;
  blocks: Block[];
  /** All of it in small letters, for the search. */
  plain: string;
}
export interface Rulebook {
  key: string;
  title: string;
  sections: Section[];
}

const keyOf = (path: string) => path.replace(/^.*\/|\.md$/g, "");
/** The boxes; what stands in capitals is about these pages. */
export const BOXES = Object.keys(pages)
  .map(keyOf)
  .filter((key) => key === key.toLowerCase());

const kept = new Map<string, Promise<Rulebook>>();

export function rulebook(key: string): Promise<Rulebook> {
  let found = kept.get(key);
  if (!found) {
    const load = Object.entries(pages).find(([path]) => keyOf(path) === key)?.[1];
    found = load ? load().then((text) => read(key, text)) : Promise.reject(new Error(key));
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

/** As GitHub names headings. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

const MARKS =
  /<a id="([^"]+)"><\/a>|\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)]*)\)|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`/g;

export function pieces(text: string): Line {
  const line: Line = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) line.push({ text: text.slice(from, found.index) });
    from = found.index + found[0].length;
    const [, anchor, words, target, strong, em, code] = found;
    if (anchor) line.push({ text: anchor, kind: "anchor" });
    else if (words !== undefined) {
      const to = address(target ?? "");
      const bare = words.replace(/[`*]/g, "");
      line.push(to ? { text: bare, to } : { text: bare });
    } else if (strong) line.push({ text: strong.replace(/[`*]/g, ""), kind: "strong" });
    else if (em) line.push({ text: em, kind: "em" });
    else line.push({ text: code ?? "", kind: "code" });
  }
  if (from < text.length) line.push({ text: text.slice(from) });
  return line;
}

/** Only the rules lead anywhere from here. */
function address(target: string): string {
  if (target.startsWith("#")) return target;
  const [, key, anchor] = /^([a-z]+)\.md(#.*)?$/.exec(target) ?? [];
  return key && BOXES.includes(key) ? `/rules/${key}${anchor ?? ""}` : "";
}

const cells = (row: string) =>
  row
    .replace(/^\||\|\s*$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

export function read(key: string, text: string): Rulebook {
  const sections: Section[] = [];
  let title = key;
  const here = (): Section => {
    if (!sections.length) sections.push({ level: 1, id: "", number: "", title: "", blocks: [], plain: "" });
    return sections.at(-1)!;
  };
  const rows = text.split("\n");
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    const heading = /^(#+) (.*)$/.exec(row);
    if (heading) {
      const name = heading[2]!.replace(/[`*]/g, "");
      if (heading[1] === "#") title = name;
      const [, number = ""] = /^(\d+(?:\.\d+)*) /.exec(name) ?? [];
      sections.push({
        level: heading[1]!.length,
        id: slug(name),
        number,
        title: number ? name.slice(number.length + 1) : name,
        blocks: [],
        plain: "",
      });
    } else if (row.startsWith("```")) {
      const end = rows.indexOf("```", i + 1);
      here().blocks.push({ kind: "drawing", text: rows.slice(i + 1, end).join("\n") });
      i = end;
    } else if (row.startsWith("|")) {
      const all = [];
      while (rows[i]?.startsWith("|")) all.push(cells(rows[i++]!));
      i--;
      here().blocks.push(table(all));
    } else if (/^\s*(\*|-|\d+\.) /.test(row)) {
      const items: { text: string; deeper: boolean }[] = [];
      const ordered = /^\s*\d+\./.test(row);
      while (i < rows.length && rows[i]!.trim()) {
        const item = /^(\s*)(?:\*|-|\d+\.) (.*)$/.exec(rows[i]!);
        if (item) items.push({ text: item[2]!, deeper: item[1]!.length > 1 });
        else items.at(-1)!.text += ` ${rows[i]!.trim()}`;
        i++;
      }
      here().blocks.push({
        kind: "list",
        ordered,
        items: items.map((one) => ({ line: pieces(one.text), deeper: one.deeper })),
      });
    } else if (row.trim()) {
      let whole = row.trim();
      while (rows[i + 1]?.trim() && !/^(#|\||```|\s*(\*|-|\d+\.) )/.test(rows[i + 1]!))
        whole += ` ${rows[++i]!.trim()}`;
      here().blocks.push({ kind: "text", line: pieces(whole) });
    }
  }
  for (const section of sections) section.plain = plainOf(section).toLowerCase();
  return { key, title, sections };
}

/** What holds the program to a rule is for those who change it. */
function table(all: string[][]): Block {
  const names = all[0] ?? [];
  const shown = names.map((name, i) => ({ name, i })).filter(({ name }) => name !== "test");
  const lines = (row: string[]) => shown.map(({ i }) => pieces(row[i] ?? ""));
  return { kind: "table", head: lines(names), rows: all.slice(2).map(lines) };
}

const said = (line: Line) =>
  line
    .filter((piece) => piece.kind !== "anchor")
    .map((piece) => piece.text)
    .join("");

export function plainOf(section: Section): string {
  const parts = section.blocks.flatMap((block) => {
    if (block.kind === "text") return [said(block.line)];
    if (block.kind === "list") return block.items.map((item) => said(item.line));
    return block.kind === "table" ? block.rows.map((row) => row.map(said).join(" · ")) : [];
  });
  return [section.title, ...parts].join(" \n ");
}

export interface Hit {
  book: Rulebook;
  section: Section;
  excerpt: string;
}

/** The sections that have all these words; those that have them in their heading first. */
export function find(books: Rulebook[], wanted: string): Hit[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const hits = books.flatMap((book) =>
    book.sections
      .filter((section) => words.every((word) => section.plain.includes(word)))
      .map((section) => ({ book, section, excerpt: excerpt(section, words) })),
  );
  const inTitle = ({ section }: Hit) => words.every((word) => section.title.toLowerCase().includes(word));
  return [...hits.filter(inTitle), ...hits.filter((one) => !inTitle(one))];
}

function excerpt(section: Section, words: string[]): string {
  const line = plainOf(section)
    .split(" \n ")
    .slice(1)
    .find((one) => words.some((word) => one.toLowerCase().includes(word)));
  if (!line) return "";
  const at = Math.min(...words.map((word) => line.toLowerCase().indexOf(word)).filter((place) => place >= 0));
  const from = Math.max(0, at - 60);
  return `${from ? "… " : ""}${line.slice(from, at + 120).trim()}${at + 120 < line.length ? " …" : ""}`;
}
