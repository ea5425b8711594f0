// One game as one seat (or the spectators) sees it, kept up to date from the server.
import { api, ApiError } from "./api";
import { changed, goesOn, joinLog } from "./log";
import type { Change, Hint, LogLine, Message, Option, State } from "./types";

const ASLEEP = 30_000; // milliseconds
/** No line, too many requests, or a server that cannot do it now: all of them pass. */
const PASSING = [0, 429, 503];
const GONE = ["unknown-game", "wrong-key"];

export class Session {
  state = $state.raw<State | null>(null);
  /** Why there is no table to show: a sentence from the server, or "offline". */
  failure = $state<{ kind: string; text: string } | null>(null);
  offline = $state(false);
  sending = $state(false);
  /** The last refusal, to be shown beside the question until the next answer. */
  refusal = $state("");
  /** What a bot thinks of the open question, once somebody has asked it. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** Told of what has just happened, before the new state is shown. */
  onmoves: ((news: LogLine[], log: LogLine[], seat: string) => void) | null = null;

  private source: EventSource | null = null;
  private closed = false;
  private loading: Promise<void> | null = null;
  private again = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private previews = new Map<string, Promise<Message[]>>();
  private previewsOf = -1;
  private unwanted = new AbortController();

  constructor(
    readonly id: string,
    /** The key of the seat that is meant, and of the others that are held here. */
    readonly key: string,
  ) {}

  async open(): Promise<void> {
    window.addEventListener("offline", this.lost);
    window.addEventListener("online", this.back);
    document.addEventListener("visibilitychange", this.woken);
    await this.load();
    if (!this.closed && this.state) void this.listen();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("offline", this.lost);
    window.removeEventListener("online", this.back);
    document.removeEventListener("visibilitychange", this.woken);
    this.hangUp();
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  // An open stream does not notice that its line has gone, but the browser tells. It may be wrong (a server on this
  // machine needs no network), and what was on its way may still arrive: only a new try shows whether there is a line.
  private lost = (): void => {
    this.hangUp();
    this.offline = true;
    this.timer = setTimeout(() => void this.retry(), this.wait());
  };

  private back = (): void => {
    this.hangUp();
    this.tries = 0;
    void this.retry();
  };

  // A device that has slept may have lost its line without being told.
  private hiddenAt = 0;
  private woken = (): void => {
    if (document.hidden) this.hiddenAt = Date.now();
    else if (this.hiddenAt && Date.now() - this.hiddenAt > ASLEEP) this.back();
  };

  /** Fetch the state; while that runs, further calls become one more. */
  load(): Promise<void> {
    if (this.loading) this.again = true;
    else this.loading = this.loadUntilStill().finally(() => (this.loading = null));
    return this.loading;
  }

  private async loadUntilStill(): Promise<void> {
    do {
      this.again = false;
      try {
        this.take(await this.fetch());
        this.offline = false;
        if (this.refusal === "offline") this.refusal = "";
      } catch (error) {
        this.fail(error);
      }
    } while (this.again && !this.closed);
  }

  /** The state, with only the new part of the log where that is enough. */
  private async fetch(): Promise<State> {
    const old = this.state;
    if (!old) return api.state(this.id, this.key);
    const next = await api.state(this.id, this.key, { log: old.number + 1 });
    return goesOn(old, next)
      ? { ...next, log: joinLog(old, next), log_from: old.log_from }
      : api.state(this.id, this.key);
  }

  /** Take over what has changed; where that goes on from something else than what is here, look at the whole table. */
  private async follow(change: Change): Promise<void> {
    const old = this.state;
    // Known already: the answer to an own click and the stream tell the same.
    if (!old || change.mark === old.mark || change.move < old.move) return;
    const next = changed(old, change);
    if (!next) return this.load();
    if (change.move > old.move) {
      const news = change.log.filter((line) => line.number > old.number);
      if (news.length) this.onmoves?.(news, next.log, next.seat ?? "");
    }
    this.take(next);
  }

  private take(state: State): void {
    // The same question stays the same object, so that what is being looked at stays marked.
    const before = this.state?.question;
    const same = before && before.number === state.question?.number;
    if (!same) this.hint = null;
    if (!this.closed) this.state = same ? { ...state, question: before } : state;
    this.failure = null;
  }

  private fail(error: unknown): void {
    const known = error instanceof ApiError ? error : new ApiError(-1, "unknown", String(error));
    if (PASSING.includes(known.status)) {
      this.offline = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.retry(), this.wait());
    }
    // A game that was deleted, or a link that was renewed elsewhere: there is nothing to go on with.
    if (GONE.includes(known.kind)) {
      this.hangUp();
      this.state = null;
    }
    if (!this.state) this.failure = { kind: known.kind, text: known.message };
  }

  private async retry(): Promise<void> {
    await this.load();
    if (this.state && !this.offline && !this.source) await this.listen();
  }

  private wait(): number {
    return Math.min(4000, 300 * 2 ** this.tries++);
  }

  /** Follow the stream of moves. A ticket opens it once, so a lost line needs a new one. */
  private async listen(): Promise<void> {
    if (this.closed) return;
    let source: EventSource;
    try {
      const ticket = await api.ticket(this.id, this.key);
      source = api.events(this.id, ticket, this.state?.move ?? 0, this.state?.mark ?? "");
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status))
        return this.fail(error);
      this.offline = true;
      this.timer = setTimeout(() => void this.listen(), this.wait());
      return;
    }
    if (this.closed || this.source) {
      source.close();
      return;
    }
    this.source = source;
    source.onopen = () => {
      this.tries = 0;
      // What happened while the line was down comes with the state at once.
      if (this.offline) void this.load();
    };
    source.onerror = () => {
      source.close();
      this.source = null;
      if (this.closed) return;
      this.offline = true;
      this.timer = setTimeout(() => void this.listen(), this.wait());
    };
    source.addEventListener("change", (event) => {
      void this.follow(JSON.parse((event as MessageEvent<string>).data) as Change);
    });
  }

  async answer(option: Option): Promise<void> {
    const question = this.state?.question;
    if (!question || this.sending) return;
    this.sending = true;
    this.refusal = "";
    // What other answers would have done no longer matters.
    this.unwanted.abort();
    this.unwanted = new AbortController();
    this.previews.clear();
    try {
      await this.follow(await api.answer(this.id, this.key, question.number, option.token, this.state?.mark ?? ""));
      this.offline = false;
    } catch (error) {
      if (error instanceof ApiError && error.state) this.take(error.state);
      else void this.load();
      this.refusal = error instanceof ApiError ? error.message || "offline" : String(error);
    } finally {
      this.sending = false;
    }
  }

  async askHint(): Promise<void> {
    const question = this.state?.question;
    if (!question?.options.length || !this.state?.hints || this.hinting || this.hint) return;
    this.hinting = true;
    this.refusal = "";
    try {
      const hint = await api.hint(this.id, this.key, question.number);
      if (this.state?.question?.number === hint.number) this.hint = hint;
    } catch (error) {
      // Asked too late, there is nothing to say.
      const known = error instanceof ApiError ? error : null;
      if (known?.kind !== "stale") this.refusal = known ? known.message || "offline" : String(error);
    } finally {
      this.hinting = false;
    }
  }

  async do(action: () => Promise<unknown>): Promise<void> {
    this.refusal = "";
    try {
      await action();
    } catch (error) {
      this.refusal = error instanceof ApiError ? error.message || "offline" : String(error);
    }
    await this.load();
  }

  /** What an answer will do, as far as it is certain. Asked once for each answer. */
  preview(option: Option): Promise<Message[]> {
    // Once an answer is on its way, the others are no longer to be had.
    if (this.sending) return Promise.resolve([]);
    // Nor are those of a question that has gone while somebody was still looking at them.
    if (!this.state?.question?.options.some((one) => one.token === option.token)) return Promise.resolve([]);
    const number = this.state.move;
    if (number !== this.previewsOf) {
      this.previews.clear();
      this.previewsOf = number;
    }
    let found = this.previews.get(option.token);
    if (!found) {
      found = api.preview(this.id, this.key, number, option.token, this.unwanted.signal).catch(() => []);
      this.previews.set(option.token, found);
    }
    return found;
  }
}
