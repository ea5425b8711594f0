// Where everything lies on the round board, in a square of 1000 with the castle in its middle. Angles are in degrees,
// clockwise, from the right; the first segment of the ring lies at the top.
import { segmentOf } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const MIDDLE = 500;
export const STEP = 72; // from one segment to the next
export const RADIUS = {
  edge: 494,
  spot: 459,
  area: 423,
  outer: 383,
  pile: 287,
  inner: 209,
  moat: 178,
  wall: 171,
  tier1: 141,
  inside: 111,
  tier2: 81,
  top: 51,
};
const HALF = STEP / 4; // from the middle of a segment to each of its outer spaces
const TOWNSFOLK = 13; // the piles lie between the roads
const MANUSCRIPTS = -23;

export function polar(radius: number, angle: number): Point {
  const turned = (angle * Math.PI) / 180;
  return { x: MIDDLE + radius * Math.cos(turned), y: MIDDLE + radius * Math.sin(turned) };
}

/** The middle of a segment, by its place in the ring. */
export function segmentAngle(position: number): number {
  return position * STEP - 90;
}

/** Of an outer space, such as "O4": the odd one comes first. */
function outerAngle(ring: string[], number: number): number {
  return segmentAngle(ring.indexOf(segmentOf(`O${number}`))) + (number % 2 ? -HALF : HALF);
}

interface Polar {
  radius: number;
  angle: number;
}

function spacePolar(ring: string[], space: string): Polar {
  if (space.startsWith("I")) return { radius: RADIUS.inner, angle: segmentAngle(ring.indexOf(space.slice(1))) };
  return { radius: RADIUS.outer, angle: outerAngle(ring, Number(space.slice(1))) };
}

export function spaceAt(ring: string[], space: string): Point {
  const { radius, angle } = spacePolar(ring, space);
  return polar(radius, angle);
}

/** Of a building spot, such as "4b"; the spots of a side lie at equal distances. */
export function spotAngle(ring: string[], spot: string, letters: number): number {
  const middle = outerAngle(ring, parseInt(spot, 10));
  const letter = spot.charCodeAt(spot.length - 1) - 97;
  return middle + pitch(letters) * (letter - (letters - 1) / 2);
}

export function pitch(letters: number): number {
  return (2 * HALF) / letters;
}

export function pileAt(position: number, pile: "townsfolk" | "manuscripts"): Point {
  return polar(RADIUS.pile, segmentAngle(position) + (pile === "townsfolk" ? TOWNSFOLK : MANUSCRIPTS));
}

/** A section of the castle, such as "C2", or "top". */
export function sectionAt(ring: string[], section: string): Point {
  return inSection(ring, section, 0, 1);
}

/** One of so many things that stand in a section, side by side around the castle; on top they stand in a row. */
export function inSection(ring: string[], section: string, number: number, count: number, gap = 28): Point {
  const shift = (number - (count - 1) / 2) * gap;
  if (section === "top") return { x: MIDDLE + shift, y: MIDDLE };
  const radius = section.endsWith("1") ? RADIUS.tier1 : RADIUS.tier2;
  return polar(radius, segmentAngle(ring.indexOf(section.charAt(0))) + around(radius, shift));
}

/** A length along a circle as an angle. */
function around(radius: number, length: number): number {
  return (length / radius) * (180 / Math.PI);
}

/** A part of a wedge's reward, on the wall between the tiers. */
export function rewardAt(position: number, number: number, count: number): Point {
  return polar(RADIUS.inside, segmentAngle(position) + around(RADIUS.inside, (number - (count - 1) / 2) * 30));
}

/** A road leads clockwise along a ring, or from one ring to the other; outwards it first keeps to the inner ring. */
function along(ring: string[], from: string, to: string, t: number): Point {
  const [start, end] = [spacePolar(ring, from), spacePolar(ring, to)];
  const turn = (end.angle - start.angle + 720) % 360;
  const bent = from.startsWith("I") && to.startsWith("O") ? t ** 0.6 : t;
  return polar(start.radius + (end.radius - start.radius) * t, start.angle + turn * bent);
}

export function roadPath(ring: string[], from: string, to: string, parts = 16): string {
  const points = Array.from({ length: parts + 1 }, (_, i) => along(ring, from, to, i / parts));
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Where a road's arrow stands, and which way it points. */
export function arrowOn(ring: string[], from: string, to: string, t = 0.5): Point & { turn: number } {
  const [before, here, after] = [t - 0.05, t, t + 0.05].map((at) => along(ring, from, to, at)) as [Point, Point, Point];
  return { ...here, turn: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI };
}

/** A part of a ring between two radii and two angles. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(a)}A${outer} ${outer} 0 0 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 0 ${at(d)}Z`;
}

/** A winding river from the edge of a segment down to the castle's moat. */
export function riverPath(position: number): string {
  const middle = segmentAngle(position);
  const bends: [number, number][] = [
    [485, 0.5],
    [462, -0.7],
    [425, 0.6],
    [383, -0.8],
    [345, -3.2],
    [300, -2.6],
    [255, -4.4],
    [209, -1.5],
    [176, 0],
  ];
  const points = bends.map(([radius, shift]) => polar(radius, middle + shift));
  return points
    .map(({ x, y }, i) => {
      const next = points[i + 1];
      if (i === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      if (!next) return `L${x.toFixed(1)} ${y.toFixed(1)}`;
      return `Q${x.toFixed(1)} ${y.toFixed(1)} ${((x + next.x) / 2).toFixed(1)} ${((y + next.y) / 2).toFixed(1)}`;
    })
    .join("");
}

/** At the foot of a thing of this radius, on the side away from the castle. */
export function footOf({ x, y }: Point, radius: number): Point {
  const away = x < MIDDLE - 1 ? -1 : 1;
  return { x: x + away * radius * 0.75, y: y + radius * 0.75 };
}

/** A box around a point as CSS wants it, in hundredths of the board. */
export function boxAt({ x, y }: Point, width: number, height = width): string {
  return `left:${((x - width / 2) / 10).toFixed(2)}%;top:${((y - height / 2) / 10).toFixed(2)}%;width:${width / 10}%;height:${height / 10}%`;
}
