// Somebody else's turn, played out step by step on the table. Everything has happened already and can be answered: only
// what is shown of it waits for its step. A click, a key or an answer ends it.
import { eventOf, startsTurn } from "./events";
import type { EventTelling } from "./gamepage";
import { keyOf } from "./messages";
import { calm, pace } from "./settings.svelte";
import { play } from "./sound";
import { losses, turnsOf, type Turn } from "./turns";
import type { LogLine, Message } from "./types";

/** Milliseconds, before the pace: of a plain step, of a piece that flies, of what hurts or scores much. */
export const STEP = 350;
export const FLY = 420;
export const BLOW = 700;
/** When all of it takes longer than this, plain steps are short. */
const LONG = 6000;
const SHORT_STEP = 150;

export interface Step {
  turn: string;
  message: Message;
  line: LogLine | null;
  /** It is held, with the table dimmed around it. */
  blow: boolean;
  hurts: boolean;
  /** Milliseconds. */
  takes: number;
}

export interface BigEvent {
  id: number;
  message: Message;
  turn: string;
  hurts: boolean;
}

const FACTOR = { instant: 0, normal: 1, slow: 2 };
const CARD_STAYS = 7000;
const MOST_CARDS = 3;

export class Playback {
  step = $state.raw<Step | null>(null);
  /** Big events, each on a card until it has been read. */
  cards = $state.raw<BigEvent[]>([]);
  private waiting = $state.raw<ReadonlySet<LogLine>>(new Set());
  private steps: Step[] = [];
  private running = 0;
  private count = 0;

  constructor(private events: () => EventTelling) {}

  /** Is this line of the log still to come? */
  hides(line: LogLine): boolean {
    return this.waiting.has(line);
  }

  get plays(): boolean {
    return this.step !== null || this.steps.length > 0;
  }

  /** New lines of this log: what others did is played out, big events are told. */
  tell(news: LogLine[], log: LogLine[], me: string): void {
    const steps = this.moves() ? this.stepsOf(news, log, me) : [];
    // What is not played out is told at once: my own doings, and all of it where nothing moves.
    const played = new Set(steps.map((step) => step.line));
    const atOnce = news.filter((line) => !played.has(line));
    for (const one of this.bigOnes(atOnce, log, me)) this.show(one);
    if (!steps.length) return;
    this.waiting = new Set([...this.waiting, ...steps.flatMap((step) => step.line ?? [])]);
    this.steps.push(...steps);
    if (!this.step) void this.run(log, me);
  }

  /** Once more, a turn that is over; false where nothing moves. */
  again(log: LogLine[], turn: Turn, me: string): boolean {
    if (!this.moves()) return false;
    this.skip();
    const steps = this.stepsOf([], log, me, turn);
    if (!steps.length) return false;
    this.steps = steps;
    void this.run(log, me, false);
    return true;
  }

  /** To the end: everything is shown. */
  skip(): void {
    this.running++;
    this.steps = [];
    this.step = null;
    if (this.waiting.size) this.waiting = new Set();
  }

  /** Whoever goes on has read the cards. */
  read(id?: number): void {
    this.cards = id === undefined ? [] : this.cards.filter((one) => one.id !== id);
  }

  private moves(): boolean {
    return pace.value !== "instant" && !calm() && !document.hidden;
  }

  private stepsOf(news: LogLine[], log: LogLine[], me: string, only?: Turn): Step[] {
    const events = this.events();
    const fresh = new Set(news);
    const byMessage = new Map(log.map((line) => [line.message as Message, line]));
    const turns = only ? [only] : turnsOf(log);
    const steps: Step[] = [];
    for (const turn of turns) {
      if (turn.seat === me && !only) continue;
      const hurting = losses(turn, me, events);
      for (const message of turn.messages) {
        const line = byMessage.get(message) ?? null;
        if (!only && !(line && fresh.has(line))) continue;
        const name = eventOf(message);
        const hurts = hurting.includes(message);
        if (events.quiet.includes(name) && !hurts) continue;
        // What says nothing in short is told by what follows from it.
        if (!hurts && events.scrapsOf?.(message)?.length === 0) continue;
        const big = !!events.moments?.[name] && !events.hurts.includes(name);
        const blow = hurts || big || events.great.includes(name);
        const takes = blow ? BLOW : events.flightOf(message) ? FLY : STEP;
        steps.push({ turn: turn.seat, message, line: only ? null : line, blow, hurts, takes });
      }
    }
    const factor = FACTOR[pace.value];
    const all = steps.reduce((sum, step) => sum + step.takes, 0);
    for (const step of steps) {
      if (all > LONG && !step.blow) step.takes = SHORT_STEP;
      step.takes *= factor;
    }
    return steps;
  }

  private async run(log: LogLine[], me: string, telling = true): Promise<void> {
    const mine = ++this.running;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      this.step = step;
      const { line } = step;
      if (line) this.waiting = new Set([...this.waiting].filter((one) => one !== line));
      if (!step.blow) play("step");
      if (telling && line) for (const one of this.bigOnes([line], log, me)) this.show(one);
      const takes = step.takes;
      await new Promise((done) => setTimeout(done, takes));
      if (this.running !== mine) return;
    }
    this.step = null;
    if (this.waiting.size) this.waiting = new Set();
  }

  /** What deserves a card, or a sound: of my own doings only what everybody has to know. */
  private bigOnes(news: LogLine[], log: LogLine[], me: string): BigEvent[] {
    const events = this.events();
    const found: BigEvent[] = [];
    const fresh = new Set(news.map((line) => line.message as Message));
    for (const turn of turnsOf(log)) {
      const hurting = losses(turn, me, events);
      for (const message of turn.messages) {
        if (!fresh.has(message) || startsTurn(message)) continue;
        const name = eventOf(message);
        const hurts = hurting.includes(message);
        if (!hurts && !events.moments?.[name]) continue;
        // Debts and the like are news for whom they hit.
        if (!hurts && events.hurts.includes(name)) continue;
        if (turn.seat === me && keyOf(message.args?.seat, "seat") === me && !events.great.includes(name)) {
          play(events.moments?.[name] ?? "step");
          continue;
        }
        found.push({ id: ++this.count, message, turn: turn.seat, hurts });
      }
    }
    return found;
  }

  private show(one: BigEvent): void {
    play(this.events().moments?.[eventOf(one.message)] ?? "debt");
    this.cards = [...this.cards, one].slice(-MOST_CARDS);
    setTimeout(() => this.read(one.id), CARD_STAYS);
  }
}
