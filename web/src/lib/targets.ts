// Which answers point at which thing on the table.
import type { Option } from "./types";

export class Targets {
  private byTarget = new Map<string, Option[]>();

  constructor(readonly options: Option[]) {
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
}
