// Workers as they stand on the board: in a box of 24 × 34, the head on top, told apart by shape, colour and letter.
import { seatLook } from "../../lib/seats";

/** The body, a line of light on it, and the height at which the letter stands. */
const BODIES: Record<string, [body: string, light: string, letter: number]> = {
  red: [
    "M12 12.500a10 10 0 0 1 7 17.200l-.5 2.300h-13l-.5-2.300A10 10 0 0 1 12 12.500z",
    "M7 17c-2 3-2.500 7-1 10",
    26,
  ],
  blue: ["M4.500 13.500h15c.8 0 1.500.7 1.500 1.500V32H3V15c0-.8.7-1.500 1.500-1.500z", "M6 16.500v12", 26.5],
  green: ["M12 8.500L22.500 32h-21z", "M10.500 15.500L5.500 28", 28.5],
  yellow: ["M12 10.500l9.500 10.500-6 11h-7l-6-11z", "M10 14.500L5.500 20", 26],
  purple: ["M7 12h10l5 9-4 11H6L2 21z", "M8 15l-3.500 6", 26],
  orange: ["M12 11l10 7-4 14H6L2 18z", "M9 15l-4 4", 26],
};

export interface Figure {
  colour: string;
  ink: string;
  body: string;
  light: string;
  letterAt: number;
}

export function figureOf(seat: string): Figure {
  const { colour, ink } = seatLook(seat);
  const [body, light, letterAt] = BODIES[seat] ?? BODIES.blue!;
  return { colour, ink, body, light, letterAt };
}
