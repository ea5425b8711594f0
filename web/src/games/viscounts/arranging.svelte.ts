// Putting one's cards on the player board into another order, by hand. The order that is tried is always one of the
// answers of the question: which ones there are, the server says.
import type { TableUi } from "../../lib/table.svelte";
import { card } from "../../lib/cards.svelte";
import type { Message, Option } from "../../lib/types";
import type { View } from "./view";

const ORDER = /^arrange (\d) (\d) (\d)$/;

const orderOf = (option: Option | undefined): number[] | null => {
  const found = ORDER.exec(option?.token ?? "");
  return found ? found.slice(1).map(Number) : null;
};

/** The names of the cards in the order that an answer means. */
export function shortOf(option: Option, view: View): Message[] | null {
  const order = orderOf(option);
  const slots = view.seats.find((one) => one.seat === view.question?.seat)?.slots;
  if (!order || !slots || order.join() === "1,2,3") return null;
  return order.map((slot) => card("townsfolk", slots[slot - 1] ?? "")?.name).filter((name) => name !== undefined);
}

export class Arranging {
  /** The slots' numbers in the order that is tried; nothing while all is as it lies. */
  private tried = $state.raw<number[] | null>(null);
  readonly possible = $derived.by(() => this.options.length > 0);
  private readonly options = $derived.by(() =>
    (this.ui.state.question?.options ?? []).filter((option) => ORDER.test(option.token)),
  );
  /** What is shown: the order looked at in the list of answers, or else the one that is tried. */
  readonly order = $derived.by(() => {
    const looked = this.ui.looked.length === 1 ? orderOf(this.ui.looked[0]) : null;
    return looked ?? (this.possible ? this.tried : null) ?? [1, 2, 3];
  });
  /** The answer that means the order that is tried. */
  readonly chosen = $derived.by(() => (this.tried && this.possible ? this.answerFor(this.tried) : undefined));

  constructor(private readonly ui: TableUi) {}

  private answerFor(order: number[]): Option | undefined {
    return this.options.find((option) => orderOf(option)?.join() === order.join());
  }

  /** The card that is shown at one place goes to another; those between make room. */
  move(from: number, to: number): void {
    const next = [...this.order];
    const [card] = next.splice(from, 1);
    if (card === undefined) return;
    next.splice(to, 0, card);
    const isAsBefore = next.join() === "1,2,3";
    if (!isAsBefore && !this.answerFor(next)) return;
    this.tried = isAsBefore ? null : next;
    const option = this.chosen;
    this.ui.look(option ? [option] : []);
  }

  reset(): void {
    this.tried = null;
  }
}
