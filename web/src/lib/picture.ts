// A picture of the end, to be shown to others: who played, how many points, and for what. Our own drawing on a canvas.
import { outcomeOf, standings } from "./outcome";
import { seatLetter, seatLook } from "./seats";
import { seatName } from "./seatname";
import type { State } from "./types";
import { named, signed, t, words } from "./words.svelte";

export const WIDTH = 1200;
export const HEIGHT = 630;
const INK = "#2b2018";
const MUTED = "#675440";
const MOST_ROWS = 9;

/** The hills of the start page, by day. */
const LAND = [
  ["#c3cfbf", "M0 190C140 150 240 170 360 140S560 130 660 152C760 172 850 116 935 112S1110 140 1280 84V300H0z"],
  ["#b3c08d", "M0 226C120 196 260 214 420 198S700 170 820 186 1080 160 1280 178V300H0z"],
  ["#a3b574", "M0 262C200 246 420 254 640 244S1040 238 1280 246V300H0z"],
] as const;

function land(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, "#cfe0e6");
  sky.addColorStop(0.8, "#fbf0d8");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.save();
  pen.scale(WIDTH / 1280, HEIGHT / 300);
  for (const [colour, path] of LAND) {
    pen.fillStyle = colour;
    pen.fill(new Path2D(path));
  }
  pen.restore();
}

function sign(pen: CanvasRenderingContext2D, seat: string, x: number, y: number, size: number): void {
  const look = seatLook(seat);
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 20, size / 20);
  const path = new Path2D(look.sign);
  pen.fillStyle = look.colour;
  pen.fill(path);
  pen.strokeStyle = "#33261a";
  pen.lineWidth = 1.1;
  pen.stroke(path);
  pen.fillStyle = look.ink;
  pen.font = '700 11.5px "Alegreya Sans", sans-serif';
  pen.textAlign = "center";
  pen.fillText(seatLetter(seat), 10, seat === "green" ? 16.3 : 14.2);
  pen.restore();
}

export function headline(state: State): string {
  const { winners, together } = outcomeOf(state);
  if (together) return t("game-over");
  const names = winners.map((seat) => seatName(state, seat));
  return names.length > 1 ? t("winners", { seats: words().joined(names) }) : t("winner", { seat: names[0] ?? "" });
}

export async function draw(state: State): Promise<HTMLCanvasElement> {
  await Promise.all(
    ['600 40px "Alegreya"', '400 24px "Alegreya Sans"', '700 24px "Alegreya Sans"'].map((font) =>
      document.fonts.load(font),
    ),
  );
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  land(pen);

  const boxes = ((state.options.expansions as string[] | undefined) ?? []).map((one) => t(`expansion-${one}`));
  pen.fillStyle = INK;
  pen.font = '600 54px "Alegreya", serif';
  pen.fillText(headline(state), 48, 84, WIDTH - 96);
  pen.fillStyle = MUTED;
  pen.font = '400 25px "Alegreya Sans", sans-serif';
  pen.fillText([named("cli-game", state.game), ...boxes].join(" · "), 48, 122, WIDTH - 96);

  const seats = standings(state);
  const categories = Object.keys(state.scores[0] ?? {}).filter(
    (name) => name !== "total" && state.scores.some((row) => row[name]),
  );
  const rows = categories.slice(0, MOST_ROWS);
  const step = Math.min(44, (HEIGHT - 58 - 292) / Math.max(1, rows.length));
  pen.fillStyle = "rgb(255 250 240 / 94%)";
  pen.beginPath();
  pen.roundRect(36, 146, WIDTH - 72, 188 + step * Math.max(0, rows.length - 1), 18);
  pen.fill();

  const left = 330;
  const column = (WIDTH - 72 - left) / seats.length;
  const middle = (place: number) => 36 + left - 20 + column * (place + 0.5);
  pen.textAlign = "center";
  seats.forEach(({ seat, i }, place) => {
    sign(pen, seat, middle(place) - 17, 160, 34);
    pen.fillStyle = INK;
    pen.font = '700 23px "Alegreya Sans", sans-serif';
    pen.fillText(seatName(state, seat), middle(place), 220, column - 10);
    pen.font = '600 46px "Alegreya", serif';
    pen.fillText(signed(state.scores[i]?.total ?? 0, false), middle(place), 268, column - 10);
  });
  rows.forEach((name, row) => {
    const y = 306 + step * row;
    const best = Math.max(...state.scores.map((one) => one[name] ?? 0));
    pen.textAlign = "left";
    pen.fillStyle = INK;
    pen.font = '400 22px "Alegreya Sans", sans-serif';
    pen.fillText(named("score", name), 64, y, left - 60);
    pen.textAlign = "center";
    seats.forEach(({ i }, place) => {
      const points = state.scores[i]?.[name] ?? 0;
      pen.font = `${points === best ? 700 : 400} 22px "Alegreya Sans", sans-serif`;
      pen.fillText(signed(points, false), middle(place), y);
    });
  });
  pen.textAlign = "left";
  pen.fillStyle = INK;
  pen.font = '600 28px "Alegreya", serif';
  pen.fillText("Guildhall", 48, HEIGHT - 20);
  return canvas;
}

/** In words, for whoever cannot see it. */
export function described(state: State): string {
  const scores = standings(state).map(({ seat, i }) => `${seatName(state, seat)} ${state.scores[i]?.total ?? 0}`);
  return `${headline(state)}. ${scores.join(", ")}`;
}

export const asFile = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
