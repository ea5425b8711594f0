// The spots of the rim and the links between them, each with its angle on the board.
import { spotAngle } from "./geometry";
import type { Board } from "./view";

export interface Lot {
  spot: string;
  /** In the card browser a spot has its side's name. */
  card: string;
  angle: number;
  built: { seat: string; building: string } | null;
}

export interface Tie {
  key: string;
  card: string;
  from: number;
  to: number;
  joined: boolean;
}

export function lotsOf(board: Board): Lot[] {
  const beside = new Map<number, number>();
  for (const spot of Object.keys(board.spots)) {
    const space = parseInt(spot, 10);
    beside.set(space, (beside.get(space) ?? 0) + 1);
  }
  return Object.entries(board.spots).map(([spot, built]) => ({
    spot,
    card: `${board.side}-${spot}`,
    angle: spotAngle(board.ring, spot, beside.get(parseInt(spot, 10)) ?? 1),
    built,
  }));
}

export function tiesOf(board: Board, lots: Lot[]): Tie[] {
  const at = new Map(lots.map((lot) => [lot.spot, lot]));
  return board.links.map(([one, other, card]) => {
    const [start, end] = [at.get(one), at.get(other)];
    const from = start?.angle ?? 0;
    const to = end?.angle ?? 0;
    return {
      key: `${one}-${other}`,
      card,
      from,
      to: to < from ? to + 360 : to,
      joined: !!start?.built && !!end?.built,
    };
  });
}
