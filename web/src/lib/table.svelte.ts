// What the parts of a table share: which answers there are, which one is looked at, and what is explained.
import { getContext, setContext } from "svelte";
import { eventOf, startsTurn } from "./events";
import { eventsOf, pageOf, type Tab, type Trace } from "./gamepage";
import { keysFor } from "./keys";
import type { Playback } from "./playback.svelte";
import { Targets } from "./targets";
import { losses, unseen } from "./turns";
import type { Message, Option, State } from "./types";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Explained {
  kind: string;
  key: string;
  at: Place;
}

export interface Chosen {
  options: Option[];
  at: Place;
  label: string;
}

export class TableUi {
  state = $state.raw<State>() as State;
  targets = $derived(new Targets(this.state?.question ?? { options: [], reasons: [] }));
  /** The key of each answer. */
  keys = $derived.by(() => {
    const options = this.state?.question?.options ?? [];
    const { keyOf } = pageOf(this.state?.game ?? "");
    return keysFor(
      options.length,
      options.map((option) => keyOf?.(option) ?? null),
    );
  });
  /** The last answer that whoever looks has seen to; what came after it has left traces. */
  seen = $state(-1);
  /** What of somebody else's turn is still to be shown. */
  playback = $state.raw<Playback | null>(null);
  private traces = $derived.by(() => this.findTraces());
  /** On a phone: what is shown of the table. */
  tab = $state<Tab>("board");
  /** On a phone: the height of the question, which lies over the end of the table. */
  sheet = $state(0);
  /** The answers that are pointed at, on the board or in the question's list. */
  looked = $state.raw<Option[]>([]);
  /** A finger looks at them: touching the same thing once more answers. */
  again = $state(false);
  preview = $state.raw<Message[]>([]);
  menu = $state.raw<Chosen | null>(null);
  explained = $state.raw<Explained | null>(null);
  /** The answer that a bot advises; nothing has to follow. */
  advised = $state.raw<Option | null>(null);
  /** Why something cannot be done now. */
  why = $state("");
  player = $state<string | null>(null); // whose board is opened
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private send: (option: Option) => void,
    private ask: (option: Option) => Promise<Message[]>,
    private goWay: (way: Message) => void = () => {},
  ) {}

  /** What the turns not seen to yet have left at a thing, by the name that answers point at it with; newest last. */
  tracesAt(target: string): Trace[] {
    return this.traces.get(target) ?? [];
  }

  /** What a turn that is just played out is still to do to a thing. */
  pendingAt(target: string): Trace[] {
    const playback = this.playback;
    if (!this.state || !playback?.plays) return [];
    const { tracesOf } = eventsOf(this.state.game);
    return this.state.log
      .filter((line) => playback.hides(line))
      .flatMap((line) => tracesOf?.(line.message as Message) ?? [])
      .filter((trace) => trace.target === target);
  }

  /** The key of the one answer that points at a thing; nothing, where there are several. */
  keyAt(target: string): string | null {
    const here = this.targets.at(target);
    return here.length === 1 ? (this.keys[this.state.question?.options.indexOf(here[0]!) ?? -1] ?? null) : null;
  }

  private findTraces(): Map<string, Trace[]> {
    const found = new Map<string, Trace[]>();
    if (!this.state) return found;
    const events = eventsOf(this.state.game);
    const me = this.state.seat ?? "";
    for (const turn of unseen(
      this.state.log.filter((line) => !this.playback?.hides(line)),
      me,
      this.seen,
    )) {
      const hurting = losses(turn, me, events);
      for (const message of turn.messages) {
        for (const trace of events.tracesOf?.(message) ?? []) {
          // A card that comes up by itself names nobody: it came in this turn.
          const one = { ...trace, seat: trace.seat || turn.seat, hurts: hurting.includes(message) };
          found.set(one.target, [...(found.get(one.target) ?? []), one]);
        }
      }
    }
    return found;
  }

  look(options: Option[], again = false): void {
    this.looked = options;
    this.again = again;
    this.why = "";
    this.preview = [];
    const only = options.length === 1 ? options[0] : undefined;
    clearTimeout(this.timer);
    // A pointer that only passes by asks nothing.
    if (only) this.timer = setTimeout(() => void this.foresee(only), 90);
  }

  private async foresee(option: Option): Promise<void> {
    // Its question may have been answered by a key in the meantime.
    if (!this.state?.question?.options.includes(option)) return;
    const messages = await this.ask(option);
    const { unsaid } = eventsOf(this.state.game);
    const isSaid = (message: Message) => !startsTurn(message) && !unsaid.includes(eventOf(message));
    if (this.looked[0] === option) this.preview = messages.filter(isSaid);
  }

  choose(options: Option[], at: Place, label: string): void {
    this.explained = null;
    if (options.length === 1 && options[0]) this.answer(options[0]);
    else if (options.length > 1) this.menu = { options, at, label };
  }

  answer(option: Option): void {
    clearTimeout(this.timer);
    this.menu = null;
    this.explained = null;
    this.looked = [];
    this.preview = [];
    this.why = "";
    this.send(option);
  }

  /** A whole way to pay is chosen, and the questions about it are answered one after the other. */
  goOn(way: Message): void {
    this.look([]);
    this.goWay(way);
  }

  explain(kind: string, key: string, at: Place): void {
    this.explained = { kind, key, at };
  }
}

const KEY = Symbol("table");

export function provideTable(ui: TableUi): TableUi {
  return setContext(KEY, ui);
}

export function table(): TableUi {
  return getContext<TableUi>(KEY);
}

export function placeOf(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
