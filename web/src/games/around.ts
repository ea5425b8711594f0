// Who sits where, in any view that lists its seats.
import type { State } from "../lib/types";

export interface Seated<Player> {
  seat: string | null;
  seats: Player[];
  solo?: { seat: string };
}

/** What a panel of a player shows. */
export interface PanelProps<View extends Seated<{ seat: string }>> {
  view: View;
  player: View["seats"][number];
  points: number | undefined;
  /** Room is short. */
  tight: boolean;
}

/** That of an opponent that follows cards. */
export interface SoloPanelProps<View extends Seated<{ seat: string }>> extends PanelProps<View> {
  solo: NonNullable<View["solo"]>;
}

/** Whoever looks at the table; nobody, where spectators do. */
export function viewer<Player extends { seat: string }>(view: Seated<Player>): Player | undefined {
  return view.seats.find((one) => one.seat === view.seat);
}

/** Everybody else, from the seat after the viewer's on, as one sees them around a table. */
export function opponents<Player extends { seat: string }>(view: Seated<Player>): Player[] {
  const mine = view.seats.findIndex((one) => one.seat === view.seat);
  return mine < 0 ? view.seats : [...view.seats.slice(mine + 1), ...view.seats.slice(0, mine)];
}

export function pointsAt(state: State, seat: string): number | undefined {
  return state.scores[state.seats.findIndex((one) => one.key === seat)]?.total;
}
