// The server's API. A refusal becomes an ApiError with the sentence that the server gives.
import { answer, canAnswer } from "../pocket";
import type {
  About,
  Analysed,
  Card,
  CardForms,
  CardsChecked,
  CardsDraft,
  Change,
  CompanionState,
  Created,
  Held,
  Hint,
  Invitation,
  LogLine,
  Message,
  NewGame,
  PadForm,
  PadScores,
  PadSheet,
  Proposal,
  SeatChange,
  State,
  ToCompanion,
  UndoRequest,
} from "./types";

/** By how much the server's clock is ahead of this machine's, in milliseconds: to the second, as it says it. */
let ahead = 0;
function hearTime(date: string | null): void {
  const said = date ? Date.parse(date) : NaN;
  if (!Number.isFinite(said)) return;
  const least = said - Date.now(); // it is that, or up to a second more
  if (ahead < least || ahead > least + 1000) ahead = least + 500;
}
export const serverNow = () => Date.now() + ahead;

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    text: string,
    readonly state: State | null = null,
  ) {
    super(text);
  }
}

async function ask(path: string, key: string | null, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (key) headers.authorization = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      signal,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  hearTime(response.headers.get("date"));
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const data = await response.json();
    return new ApiError(response.status, String(data.error.kind), String(data.error.text), data.state ?? null);
  } catch {
    return new ApiError(response.status, "unknown", `${response.status} ${response.statusText}`);
  }
}

export async function json<T>(
  path: string,
  key: string | null = null,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  return (await ask(path, key, body, signal)).json() as Promise<T>;
}

/** What needs no table is answered in this browser if the server cannot be reached. */
async function alone<T>(path: string, body: unknown): Promise<T> {
  try {
    return await json<T>(path, null, body);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 0 && (await canAnswer(path)))) throw error;
    const said = await answer(path, body).catch(() => {
      throw error;
    });
    if ("data" in said) return said.data as T;
    throw new ApiError(422, said.kind, said.text);
  }
}

const game = (id: string) => `/games/${encodeURIComponent(id)}`;

export const api = {
  about: () => json<About>("/about"),
  words: async (lang: string) => (await ask(`/words/${lang}`, null)).text(),
  cards: async (game: string) => (await json<{ entries: Card[] }>(`/cards?game=${encodeURIComponent(game)}`)).entries,
  tableCards: async (id: string, key: string) => (await json<{ entries: Card[] }>(`${game(id)}/cards`, key)).entries,
  /** As we print them, whatever this server plays with. */
  printedCards: async (game: string) =>
    (await json<{ entries: Card[] }>(`/cards?game=${encodeURIComponent(game)}&printed=true`)).entries,
  cardForms: (game: string) => json<CardForms>(`/cards/forms?game=${encodeURIComponent(game)}`),
  checkCards: (body: CardsDraft) => alone<CardsChecked>("/cards/check", body),
  padForm: (game: string, expansions: string[]) =>
    json<PadForm>(`/scorepad?${new URLSearchParams({ game, expansions: expansions.join(",") })}`),
  countPad: (body: PadSheet) => alone<PadScores>("/scorepad", body),
  companion: (body: ToCompanion) => alone<CompanionState>("/companion", body),
  create: (body: NewGame, key: string | null = null) => json<Created>("/games", key, body),
  state: (id: string, key: string, { at, as, log }: { at?: number; as?: string; log?: number } = {}) => {
    const query = new URLSearchParams();
    if (at !== undefined) query.set("at", String(at));
    if (as) query.set("as", as);
    if (log !== undefined) query.set("log", String(log));
    return json<State>(`${game(id)}${query.size ? `?${query}` : ""}`, key);
  },
  /** A page of the log: of the answers before that one. */
  log: (id: string, key: string, before: number) =>
    json<{ log_from: number; log: LogLine[] }>(`${game(id)}/log?before=${before}`, key),
  answer: (id: string, key: string, number: number, token: string, mark: string) =>
    json<Change>(`${game(id)}/answers`, key, { number, token, mark }),
  preview: async (id: string, key: string, number: number, token: string, signal: AbortSignal) =>
    (await json<{ messages: Message[] }>(`${game(id)}/preview`, key, { number, token }, signal)).messages,
  hint: (id: string, key: string, number: number) => json<Hint>(`${game(id)}/hint`, key, { number }),
  /** See whether a finished game has been analysed. */
  analysis: (id: string, key: string) => json<Analysed>(`${game(id)}/analysis`, key),
  /** See that it is being analysed; how far that is. */
  analyse: (id: string, key: string) => json<Analysed>(`${game(id)}/analysis`, key, {}),
  undo: (id: string, key: string, to: number) =>
    json<{ number?: number; request?: UndoRequest }>(`${game(id)}/undo`, key, { to }),
  agree: (id: string, key: string, to: number) => json<unknown>(`${game(id)}/undo/agree`, key, { to }),
  refuse: (id: string, key: string) => json<unknown>(`${game(id)}/undo/refuse`, key, {}),
  /** What an invitation is to. */
  invitation: (id: string, invitation: string) => json<Invitation>(`${game(id)}/join`, invitation),
  /** Take the seat. The key is made here, so that after a lost reply the same can be sent again. */
  join: (id: string, invitation: string, body: { key: string; name?: string }) =>
    json<Held>(`${game(id)}/join`, invitation, body),
  renewInvitation: async (id: string, invitation: string) =>
    (await json<{ invitation: string }>(`${game(id)}/invitation`, invitation, {})).invitation,
  renewKey: (id: string, key: string, next: string) => json<Held>(`${game(id)}/key`, key, { key: next }),
  /** Delete the game, or say that one wants to. */
  remove: (id: string, key: string) => json<{ deleted?: boolean; proposal?: Proposal }>(`${game(id)}/delete`, key, {}),
  keep: (id: string, key: string) => json<unknown>(`${game(id)}/delete/refuse`, key, {}),
  seat: (id: string, key: string, seat: string, body: SeatChange) =>
    json<unknown>(`${game(id)}/seats/${seat}`, key, body),
  ticket: async (id: string, key: string) => (await json<{ ticket: string }>(`${game(id)}/ticket`, key, {})).ticket,
  /** Follow a table from the state with that mark on. */
  events: (id: string, ticket: string, after: number, mark: string) =>
    new EventSource(`/api${game(id)}/events?ticket=${encodeURIComponent(ticket)}&after=${after}&mark=${mark}`),
  record: async (id: string, key: string) => (await ask(`${game(id)}/record`, key)).text(),
  /** A file about a problem that was seen after that many answers. */
  report: async (id: string, key: string, at: number) => (await ask(`${game(id)}/report?at=${at}`, key)).text(),
};

/** All lines of the log of the answers before that one. */
export async function logBefore(id: string, key: string, before: number): Promise<LogLine[]> {
  const pages: LogLine[][] = [];
  while (before > 0) {
    const page = await api.log(id, key, before);
    pages.unshift(page.log);
    before = page.log_from;
  }
  return pages.flat();
}
