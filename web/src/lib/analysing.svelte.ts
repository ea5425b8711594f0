// The analysis of a finished game: is there one, how far is it, what came out.
import { api, ApiError } from "./api";
import type { Analysis } from "./types";

const EVERY = 700; // milliseconds

export class Analysing {
  analysis = $state.raw<Analysis | null>(null);
  running = $state(false);
  /** The server has answered once: until then nobody is offered what may be there already. */
  known = $state(false);
  done = $state(0);
  total = $state(0);
  /** Why there is none: a sentence from the server, or "offline". */
  failure = $state("");
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private id: string,
    private key: string,
  ) {}

  /** Look whether there is one; if one is being made, wait for it. */
  async look(): Promise<void> {
    await this.ask(() => api.analysis(this.id, this.key));
  }

  /** Have one made. Asking again and again also begins it again where a server was restarted. */
  async begin(): Promise<void> {
    this.running = true;
    this.failure = "";
    await this.ask(() => api.analyse(this.id, this.key));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(how: () => ReturnType<typeof api.analysis>): Promise<void> {
    try {
      const found = await how();
      if (this.closed) return;
      this.analysis = found.analysis;
      this.done = found.done;
      this.total = found.total;
      this.running = found.state === "running";
      if (this.running) this.timer = setTimeout(() => void this.begin(), EVERY);
    } catch (error) {
      this.running = false;
      this.failure = error instanceof ApiError ? error.message || "offline" : String(error);
    }
    this.known = true;
  }
}
