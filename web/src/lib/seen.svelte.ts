// What of the others' turns has been seen to: with "Seen", or with an answer of one's own. Each seat at a screen sees for itself.
export class Seen {
  private last = $state<Record<string, number>>({});

  /** The number of the last answer that this seat has seen to. */
  of(seat: string): number {
    return this.last[seat] ?? -1;
  }

  see(seat: string, number: number): void {
    this.last[seat] = number;
  }
}
