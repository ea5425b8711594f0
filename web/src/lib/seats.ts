// Seats differ by colour, by shape and by letter: that of the colour in the language of the page.
import { named } from "./words.svelte";

export interface SeatLook {
  colour: string;
  ink: string;
  /** The body of a figure, in a box of 20 × 24 with the head at the top. */
  body: string;
  /** The seat's sign, in a box of 20 × 20. */
  sign: string;
}

const LOOKS: Record<string, SeatLook> = {
  red: {
    colour: "#c0342b",
    ink: "#fff",
    body: "M10 8.500a7.300 7.300 0 1 1 0 14.600 7.300 7.300 0 0 1 0-14.600z",
    sign: "M10 1.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17z",
  },
  blue: { colour: "#2461b8", ink: "#fff", body: "M3 9.500h14V23H3z", sign: "M2.500 2.500h15v15h-15z" },
  green: { colour: "#237a48", ink: "#fff", body: "M10 7.500L19 23H1z", sign: "M10 1L19.500 18.500H.5z" },
  yellow: {
    colour: "#e0a912",
    ink: "#2b2018",
    body: "M10 7.500l8.500 8L10 23.500l-8.500-8z",
    sign: "M10 .5l9.500 9.500-9.500 9.500L.5 10z",
  },
  purple: {
    colour: "#6b4595",
    ink: "#fff",
    body: "M5.500 9h9l4 7-4 7h-9l-4-7z",
    sign: "M5.300 2h9.400L19.500 10l-4.800 8H5.300L.5 10z",
  },
  orange: {
    colour: "#c2590f",
    ink: "#fff",
    body: "M10 8l8.500 6-3.200 9.300H4.700L1.500 14z",
    sign: "M10 .8l9.500 7-3.600 11.400H4.100L.5 7.800z",
  },
};

export function seatLook(seat: string): SeatLook {
  return LOOKS[seat] ?? { colour: "#6b6b6b", ink: "#fff", body: LOOKS.blue!.body, sign: LOOKS.blue!.sign };
}

export function seatLetter(seat: string): string {
  return named("cli-letter", seat);
}
