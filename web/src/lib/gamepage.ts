// What the page knows of a game beside what the server sends. A game tells it in games/<key>/index.ts and may leave out
// any of it. Its table is games/<key>/Board.svelte; without one it is played from the list of its answers.
import type { Component, Snippet } from "svelte";
import type { Sound } from "./sound";
import type { Card, LogLine, Message, Option, State } from "./types";

export interface BoardProps {
  state: State;
  question: Snippet;
  log: Snippet;
}
export type Board = Component<BoardProps>;

/** Cards that lie open before a player. */
export interface OpenPile {
  /** Nothing, where there is only one pile. */
  title: string;
  cards: Card[];
}

/** What a lesson of a guided game is chosen by. */
export interface Moment<View> {
  view: View;
  question: string;
  answers: string[];
  log: LogLine[];
}

/** A lesson's name, whether it fits, and what it speaks of, by the names that answers point at things with. Those that
 * matter more come first. */
export type Lesson<View> = [name: string, fits: (moment: Moment<View>) => boolean, about?: string[]];

/** A drawing with a number, or alone. */
export interface Mark {
  icon: string;
  title: string;
  number?: number | string;
  size?: number | string;
}

/** The numbers of a card as drawings. */
export interface Face {
  /** In a coin before the name. */
  coin?: { number: number; title: string };
  /** Before the name, by the name of its colour. */
  ribbon?: { colour: string; title: string };
  /** What it costs, below the name. */
  cost: Mark[];
  /** At the right: beside the cost, or else beside the name. */
  traits: Mark[];
  vp?: number;
  /** The fields that are told by all this. */
  told: string[];
}

/** A piece on its way from its owner to a place, or home from it. */
export interface Flight {
  seat: string;
  place: string;
  home: boolean;
}

/** What a turn that has not been seen to yet has touched. */
export interface Trace {
  /** A piece put down, pieces taken away, something that was not there, more of something, a marker that went on. */
  kind: "placed" | "taken" | "new" | "gain" | "moved";
  /** Whose doing it was. */
  seat: string;
  /** Whose pieces they are. */
  of?: string;
  /** How many. */
  number?: number;
  /** It took something from whoever looks. The page says so, not the game. */
  hurts?: boolean;
  /** The thing, by the name that answers point at it with, such as `place:quarry`. */
  target: string;
}

/** A part of an event that is told in drawings and few words. */
export interface Scrap {
  text?: string;
  /** What matters most of it. */
  strong?: boolean;
  /** A drawing, with a number before it. */
  icon?: string;
  number?: string;
  /** A Worker of this seat. */
  worker?: string;
}

/** How events of a game are told, by what follows "event-" in the names of their messages. */
export interface EventTelling {
  /** What everybody sees coming, or what nobody has to know at once, is not read out. */
  quiet: string[];
  /** What matters more than most, and what matters most. */
  large: string[];
  great: string[];
  /** Where a piece goes: of interest only when others move it. */
  plain: string[];
  /** What takes something from the seat that it names, or from the owner. */
  hurts: string[];
  /** What an answer says itself, or what follows in any case: left out of previews. */
  unsaid: string[];
  flightOf: (message: Message) => Flight | null;
  /** What is big enough for a card of its own, and what it sounds like. */
  moments?: Record<string, Sound>;
  /** What it leaves on the table until somebody has seen it. The boards draw what `ui.tracesAt(target)` gives them. */
  tracesOf?: (message: Message) => Trace[];
  /** In drawings and few words, for a line with little room. An empty list is left out, null is told as a sentence. */
  scrapsOf?: (message: Message) => Scrap[] | null;
}

/** Where a phone shows the parts of a board: each under a tab. */
export type Tab = "board" | "mine" | "others" | "log";

export interface GamePage {
  /** On a phone: its parts say with `data-tab="mine"` where they belong (one may name several), and what says nothing is
   * always there. */
  tabs?: Tab[];
  /** A number on a tab, such as that of my Workers whom others hold. */
  badges?: (view: never, seat: string) => Partial<Record<Tab, number>>;
  /** For the start page. */
  Picture?: Component;
  /** Small drawings, 20 × 20, by name. */
  drawings?: Record<string, string>;
  faceOf?: (card: Card) => Face;
  /** What is written on the button of an answer whose sentence says less than lies on the table. */
  shortOf?: (option: Option, view: never) => Message[] | null;
  /** What stands beside the name of a card on an answer's button, instead of the text of the card, which lies on the
   * table: what tells it from another of that name. `question` is the name of the question's sentence. */
  marksOf?: (option: Option, view: never, question: string) => Mark[];
  /** The card that an answer is about, where it lies in one's hand or before one alone: on a phone it is shown in the
   * question. */
  cardOf?: (option: Option, view: never) => Card | undefined;
  /** The key that an answer always has, such as that of the place where it leads. */
  keyOf?: (option: Option) => string | null;
  /** The ways of a question, each with all that is paid, where it is asked part by part. */
  waysOf?: (question: Message) => Message[];
  /** Which of the answers goes that way. */
  onWay?: (options: Option[], way: Message) => Option | undefined;
  /** The names of the answers that end or leave out what is asked about. */
  finishing?: string[];
  openCards?: (view: never, seat: string) => OpenPile[];
  lessons?: Lesson<never>[];
  /** By box: what is taught of it to those who know the game without. */
  boxLessons?: Record<string, Lesson<never>[]>;
  /** What the player aid tells of, by the names of their explanations. */
  aid?: string[];
  /** The section of the rules that a refusal speaks of, by the name of its sentence: `box#section`. */
  rules?: Record<string, string>;
  /** The section of the rules about a place, a track or a kind of cards, by its name. */
  sections?: Record<string, string>;
  events?: EventTelling;
  /** The turn of an opponent at a real table: its card as it was resolved, and what was done. */
  RealTurn?: Component<{ told: Message[] }>;
  /** A place as a picture, where what is asked is about places; it fills its box. */
  PlacePicture?: Component<{ place: string }>;
  pictured?: (key: string) => boolean;
}

const pages = new Map<string, GamePage>();

export function addGame(key: string, page: GamePage): void {
  pages.set(key, page);
}

/** The games that have a folder here. */
export const gameKeys = (): string[] => [...pages.keys()];

export const pageOf = (game: string): GamePage => pages.get(game) ?? {};

const ALL_ALIKE: EventTelling = {
  quiet: [],
  large: [],
  great: [],
  plain: [],
  hurts: [],
  unsaid: [],
  flightOf: () => null,
};

export const eventsOf = (game: string): EventTelling => pageOf(game).events ?? ALL_ALIKE;
