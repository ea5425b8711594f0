// Where everything lies on the round board, in a square of 1000 with the castle in its middle. Angles are in degrees,
// clockwise, from the right; the first segment of the ring lies at the top.
import { segmentOf } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** The radii of one drawing: the whole ring, or the castle seen from closer. */
export interface Layout {
  edge: number;
  rim: number;
  spot: number;
  spotSize: number;
  knot: number;
  wall: number;
  tier1: [number, number];
  tier2: [number, number];
  stand1: number;
  stand2: number;
  worker1: number;
  worker2: number;
  worker3: number;
  prize: number;
}

export const MIDDLE = 500;
export const STEP = 72; // from one segment to the next
export const OUTER = { radius: 364, size: 44 };
export const INNER = { radius: 228, size: 35 };

export const WHOLE: Layout = {
  edge: 497,
  rim: 413,
  spot: 455,
  spotSize: 58,
  knot: 20,
  wall: 197,
  tier1: [114, 190],
  tier2: [48, 114],
  stand1: 158,
  stand2: 74,
  worker1: 54,
  worker2: 43,
  worker3: 42,
  prize: 24,
};

/** The land folds to a band, and the castle gets the room. */
export const CLOSE: Layout = {
  edge: 497,
  rim: 444,
  spot: 470,
  spotSize: 42,
  knot: 14,
  wall: 348,
  tier1: [204, 338],
  tier2: [88, 204],
  stand1: 280,
  stand2: 146,
  worker1: 66,
  worker2: 58,
  worker3: 56,
  prize: 32,
};

const ODD = -18; // an outer space lies this far from the middle of its segment; the road needs room for the Townsfolk
const EVEN = 19.2;
const TOWNSFOLK = { radius: 326, angle: 0 };
const MANUSCRIPTS = { radius: 290, angle: -29.5 };

export function polar(radius: number, angle: number): Point {
  const turned = (angle * Math.PI) / 180;
  return { x: MIDDLE + radius * Math.cos(turned), y: MIDDLE + radius * Math.sin(turned) };
}

/** The middle of a segment, by its place in the ring. */
export function segmentAngle(position: number): number {
  return position * STEP - 90;
}

const angleOf = (ring: string[], segment: string): number => segmentAngle(ring.indexOf(segment));

/** Of an outer space, such as "O4": the odd one comes first. */
export function outerAngle(ring: string[], number: number): number {
  return angleOf(ring, segmentOf(`O${number}`)) + (number % 2 ? ODD : EVEN);
}

interface Polar {
  radius: number;
  angle: number;
}

function spacePolar(ring: string[], space: string): Polar {
  if (space.startsWith("I")) return { radius: INNER.radius, angle: angleOf(ring, space.slice(1)) };
  return { radius: OUTER.radius, angle: outerAngle(ring, Number(space.slice(1))) };
}

export function spaceAt(ring: string[], space: string): Point {
  const { radius, angle } = spacePolar(ring, space);
  return polar(radius, angle);
}

/** Of a building spot, such as "4b", where so many stand at its space. */
export function spotAngle(ring: string[], spot: string, beside: number): number {
  const letter = spot.charCodeAt(spot.length - 1) - 97;
  return outerAngle(ring, parseInt(spot, 10)) + (letter - (beside - 1) / 2) * (beside > 2 ? 12 : 16);
}

export function pileAt(position: number, pile: "townsfolk" | "manuscripts"): Point {
  const { radius, angle } = pile === "townsfolk" ? TOWNSFOLK : MANUSCRIPTS;
  return polar(radius, segmentAngle(position) + angle);
}

/** A length along a circle as an angle. */
function around(radius: number, length: number): number {
  return (length / radius) * (180 / Math.PI);
}

/** One of so many who stand in a section of the castle, such as "C2", or on "top": from left to right as one sees them. */
export function inSection(ring: string[], section: string, number: number, count: number, layout: Layout): Point {
  const shift = number - (count - 1) / 2;
  if (section === "top") return { x: MIDDLE + shift * layout.worker3 * 0.78, y: MIDDLE };
  const [radius, gap] =
    section.at(-1) === "1" ? [layout.stand1, layout.worker1 * 0.8] : [layout.stand2, layout.worker2 * 0.82];
  const angle = angleOf(ring, section.charAt(0));
  const below = Math.sin((angle * Math.PI) / 180) >= 0.3;
  return polar(radius, angle + around(radius, shift * gap) * (below ? -1 : 1));
}

/** What a Worker gets who climbs, on the wall between the tiers. */
export function prizeAt(position: number, layout: Layout): Point {
  return polar(layout.tier1[0], segmentAngle(position));
}

/** Beside the keep, things in a row stand upright, which leaves room for Workers. */
export function standsUpright(position: number): boolean {
  return Math.abs(Math.cos((segmentAngle(position) * Math.PI) / 180)) > 0.8;
}

/** A road leads clockwise along a ring, or straight from one ring to the other. */
function along(ring: string[], from: string, to: string, t: number): Point {
  const [start, end] = [spacePolar(ring, from), spacePolar(ring, to)];
  if (start.radius !== end.radius) {
    const [a, b] = [polar(start.radius, start.angle), polar(end.radius, end.angle)];
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  }
  const turn = (end.angle - start.angle + 720) % 360;
  // The outer road swings out around the Townsfolk of its segment.
  const swing = from.startsWith("O") && Number(from.slice(1)) % 2 ? 30 * Math.sin(Math.PI * t) : 0;
  return polar(start.radius + swing, start.angle + turn * t);
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function pathThrough(points: Point[]): string {
  return points.map((point, i) => `${i ? "L" : "M"}${at(point)}`).join("");
}

const PARTS = 18;

function roadPoints(ring: string[], from: string, to: string): Point[] {
  return Array.from({ length: PARTS + 1 }, (_, i) => along(ring, from, to, i / PARTS));
}

export function roadPath(ring: string[], from: string, to: string): string {
  return pathThrough(roadPoints(ring, from, to));
}

/** A way over several spaces. */
export function wayPath(ring: string[], spaces: string[]): string {
  return pathThrough(spaces.slice(1).flatMap((space, i) => roadPoints(ring, spaces[i] ?? space, space)));
}

/** Where a road's arrow stands, and which way it points. */
export function arrowOn(ring: string[], from: string, to: string, t = 0.5): Point & { turn: number } {
  const [before, here, after] = [t - 0.05, t, t + 0.05].map((part) => along(ring, from, to, part)) as [
    Point,
    Point,
    Point,
  ];
  return { ...here, turn: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI };
}

/** A part of a ring between two radii and two angles. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  return `M${at(a)}A${outer} ${outer} 0 0 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 0 ${at(d)}Z`;
}

/** The floor of a section of the castle: a wedge, or the round room on top. */
export function floorOf(ring: string[], section: string, layout: Layout): string {
  if (section === "top") {
    const r = layout.tier2[0];
    return `M${MIDDLE - r} ${MIDDLE}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  const [inner, outer] = section.at(-1) === "1" ? layout.tier1 : layout.tier2;
  const angle = angleOf(ring, section.charAt(0));
  return sector(inner, outer, angle - STEP / 2, angle + STEP / 2);
}

/** The same as a shape that a click has to hit: a box on the board, and what of it belongs to the section. */
export function hitShape(ring: string[], section: string, layout: Layout): string {
  if (section === "top") return `${boxAt({ x: MIDDLE, y: MIDDLE }, 2 * layout.tier2[0])};clip-path:circle(50%)`;
  const [inner, outer] = section.at(-1) === "1" ? layout.tier1 : layout.tier2;
  const angle = angleOf(ring, section.charAt(0));
  const parts = Array.from({ length: 9 }, (_, i) => angle - STEP / 2 + (i * STEP) / 8);
  const points = [...parts.map((one) => polar(outer, one)), ...parts.toReversed().map((one) => polar(inner, one))];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const part = (length: number, whole: number) => `${((100 * length) / whole).toFixed(1)}%`;
  const corners = points.map(({ x, y }) => `${part(x - left, width)} ${part(y - top, height)}`);
  return `${boxAt({ x: left + width / 2, y: top + height / 2 }, width, height)};clip-path:polygon(${corners.join(",")})`;
}

/** A winding river from the edge of a segment down to the castle's moat. */
export function riverPath(position: number, inwards: number): string {
  const middle = segmentAngle(position);
  const bends: [number, number][] = [
    [497, 0.6],
    [470, -1],
    [440, 0.9],
    [413, -0.8],
    [380, 1.5],
    [330, -2],
    [290, 2],
    [255, -2],
    [205, 0],
  ];
  const points = bends.filter(([radius]) => radius >= inwards).map(([radius, shift]) => polar(radius, middle + shift));
  return points
    .map((point, i) => {
      const next = points[i + 1];
      if (i === 0) return `M${at(point)}`;
      if (!next) return `L${at(point)}`;
      return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
    })
    .join("");
}

/** Low hills along the rim of a segment. */
export function hillsPath(position: number): string {
  const start = segmentAngle(position) - STEP / 2;
  const ridge = Array.from({ length: 37 }, (_, k) =>
    polar(WHOLE.rim - 10 - 13 * Math.abs(Math.sin(k * 0.55 + position)) - (k % 3 ? 6 : 0), start + 2 * k),
  );
  const [left, right] = [polar(WHOLE.rim, start), polar(WHOLE.rim, start + STEP)];
  return `${pathThrough(ridge)}L${at(right)}A${WHOLE.rim} ${WHOLE.rim} 0 0 0 ${at(left)}Z`;
}

/** An arrow in the castle: along a circle, or from one tier to the other. */
export function arrowPoints(from: Polar, to: Polar): Point[] {
  const turn = ((to.angle - from.angle + 540) % 360) - 180;
  return Array.from({ length: 17 }, (_, i) =>
    polar(from.radius + ((to.radius - from.radius) * i) / 16, from.angle + (turn * i) / 16),
  );
}

/** A box around a point as CSS wants it, in hundredths of the board. */
export function boxAt({ x, y }: Point, width: number, height = width): string {
  return `left:${((x - width / 2) / 10).toFixed(2)}%;top:${((y - height / 2) / 10).toFixed(2)}%;width:${width / 10}%;height:${height / 10}%`;
}
