import { describe, expect, it } from "vitest";
import {
  arrowOn,
  boxAt,
  CLOSE,
  hitShape,
  inSection,
  INNER,
  MIDDLE,
  pileAt,
  polar,
  roadPath,
  spaceAt,
  spotAngle,
  WHOLE,
  type Point,
} from "../src/games/viscounts/geometry";

const RING = ["C", "A", "E", "B", "D"];
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = { x: MIDDLE, y: MIDDLE };
const outer = ["C", "A", "E", "B", "D"].flatMap((segment) => {
  const odd = 2 * (segment.charCodeAt(0) - 65) + 1;
  return [`O${odd}`, `O${odd + 1}`];
});

describe("the round board", () => {
  it("begins at the top and goes round clockwise", () => {
    expect(spaceAt(RING, "IC")).toEqual(polar(INNER.radius, -90));
    expect(spaceAt(RING, "IA").x).toBeGreaterThan(MIDDLE);
    expect(spaceAt(RING, "ID").x).toBeLessThan(MIDDLE);
  });

  it("has its ten outer spaces in the order of the road, the odd one of a segment first", () => {
    const places = outer.map((space) => spaceAt(RING, space));
    expect(places.every((place) => Math.round(far(place, middle)) === 364)).toBe(true);
    expect(places[0]!.x).toBeLessThan(places[1]!.x);
    const gaps = places.map((place, i) => far(place, places[(i + 1) % 10]!));
    expect(Math.min(...gaps)).toBeGreaterThan(200);
  });

  it.each([
    ["small", 2],
    ["large", 3],
  ])("has the spots of the %s side in the order of their links, and apart", (_, most) => {
    const spots = outer.flatMap((space, i) =>
      ["a", "b", "c"].slice(0, most === 2 ? 2 : 2 + (i % 2)).map((letter) => ({ space, letter })),
    );
    const beside = (space: string) => spots.filter((one) => one.space === space).length;
    const angles = spots.map(({ space, letter }) => spotAngle(RING, space.slice(1) + letter, beside(space)));
    const steps = angles.map((angle, i) => (angles[(i + 1) % angles.length]! - angle + 720) % 360);
    expect(steps.every((step) => step > 11 && step < 30)).toBe(true);
  });

  it("keeps piles off the spaces, and apart", () => {
    const piles = RING.flatMap((_, i) => [pileAt(i, "townsfolk"), pileAt(i, "manuscripts")]);
    const spaces = [...outer, "IA", "IB", "IC", "ID", "IE"].map((space) => spaceAt(RING, space));
    for (const pile of piles) {
      expect(Math.min(...spaces.map((space) => far(space, pile)))).toBeGreaterThan(75);
      expect(Math.min(...piles.filter((other) => other !== pile).map((other) => far(other, pile)))).toBeGreaterThan(
        120,
      );
    }
  });

  it("draws a road from space to space, and its arrow the way one goes", () => {
    const from = spaceAt(RING, "IC");
    const to = spaceAt(RING, "O1");
    const numbers = roadPath(RING, "IC", "O1")
      .match(/-?[\d.]+/g)!
      .map(Number);
    expect(far({ x: numbers[0]!, y: numbers[1]! }, from)).toBeLessThan(0.2);
    expect(far({ x: numbers.at(-2)!, y: numbers.at(-1)! }, to)).toBeLessThan(0.2);
    // At the top the outer road leads to the right.
    const arrow = arrowOn(RING, "O5", "O6");
    expect(Math.cos((arrow.turn * Math.PI) / 180)).toBeGreaterThan(0.95);
  });
});

describe("the castle", () => {
  const place = (section: string, layout = WHOLE) => inSection(RING, section, 0, 1, layout);

  it.each([WHOLE, CLOSE])("has its tiers one inside the other, and its top in the middle", (layout) => {
    expect(place("top", layout)).toEqual(middle);
    expect(far(place("E2", layout), middle)).toBeLessThan(far(place("E1", layout), middle));
    expect(far(place("E1", layout), middle)).toBeLessThan(layout.wall);
  });

  it.each([WHOLE, CLOSE])("has room for three Workers in a section, side by side", (layout) => {
    for (const [section, size] of [
      ["C1", layout.worker1],
      ["D2", layout.worker2],
    ] as const) {
      const three = [0, 1, 2].map((i) => inSection(RING, section, i, 3, layout));
      expect(far(three[0]!, three[1]!)).toBeGreaterThan(size * 0.6);
      // Each is nearer to the middle of its own section than to that of the next one.
      const next = section === "C1" ? "A1" : "C2";
      expect(three.every((one) => far(one, place(section, layout)) < far(one, place(next, layout)))).toBe(true);
    }
  });

  it("is hit by its whole wedge, not by a dot", () => {
    expect(hitShape(RING, "top", CLOSE)).toContain("width:17.6%;height:17.6%;clip-path:circle(50%)");
    const shape = hitShape(RING, "C1", CLOSE);
    expect(shape.match(/[\d.]+% [\d.]+%/g)).toHaveLength(18);
    // The wedge at the top is as wide as its outer arc, and lies in the middle.
    const [, left, width] = /left:([\d.]+)%.*width:([\d.]+)%/.exec(shape)!.map(Number);
    expect(left! + width! / 2).toBeCloseTo(50, 1);
    expect(width).toBeGreaterThan(39);
  });
});

it("a box lies around its point, in hundredths of the board", () => {
  expect(boxAt({ x: 500, y: 250 }, 100, 50)).toBe("left:45.00%;top:22.50%;width:10%;height:5%");
});
