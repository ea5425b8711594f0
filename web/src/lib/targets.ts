// Which answers point at which thing on the table, and why others cannot be chosen.
import type { Message, Option, Question } from "./types";

export class Targets {
  private byTarget = new Map<string, Option[]>();
  private reasons: Map<string, Message>;

  constructor({ options, reasons }: Pick<Question, "options" | "reasons">) {
    this.reasons = new Map(reasons.map((reason) => [reason.target, reason.message as Message]));
    for (const option of options) {
      const found = this.byTarget.get(option.target);
      if (found) found.push(option);
      else this.byTarget.set(option.target, [option]);
    }
  }

  /** The answers that the thing stands for; it may go by several names. */
  at(...names: string[]): Option[] {
    return names.flatMap((name) => this.byTarget.get(name) ?? []);
  }

  has(...names: string[]): boolean {
    return names.some((name) => this.byTarget.has(name));
  }

  /** Why the thing cannot be chosen, or null where nothing keeps it or it is not what the question is about. */
  whyNot(...names: string[]): Message | null {
    return names.map((name) => this.reasons.get(name)).find(Boolean) ?? null;
  }
}
