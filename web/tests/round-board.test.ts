import { describe, expect, it } from "vitest";
import {
  arrowOn,
  boxAt,
  inSection,
  MIDDLE,
  pileAt,
  polar,
  RADIUS,
  roadPath,
  sectionAt,
  spaceAt,
  spotAngle,
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
    expect(spaceAt(RING, "IC")).toEqual(polar(RADIUS.inner, -90));
    expect(spaceAt(RING, "IA").x).toBeGreaterThan(MIDDLE);
    expect(spaceAt(RING, "ID").x).toBeLessThan(MIDDLE);
  });

  it("has its ten outer spaces at equal distances, the odd one of a segment first", () => {
    const places = outer.map((space) => spaceAt(RING, space));
    const gaps = places.map((place, i) => Math.round(far(place, places[(i + 1) % 10]!)));
    expect(new Set(gaps).size).toBe(1);
    expect(places[0]!.x).toBeLessThan(places[1]!.x);
  });

  it.each([2, 3])(
    "has all spots of a side with %i letters at equal distances, in the order of their links",
    (letters) => {
      const spots = outer.flatMap((space) =>
        ["a", "b", "c"].slice(0, letters).map((letter) => space.slice(1) + letter),
      );
      const angles = spots.map((spot) => spotAngle(RING, spot, letters));
      const steps = angles.map((angle, i) => (angles[(i + 1) % angles.length]! - angle + 720) % 360);
      expect(steps.every((step) => Math.abs(step - 360 / spots.length) < 1e-9)).toBe(true);
    },
  );

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
  it("has its tiers one inside the other, and its top in the middle", () => {
    expect(sectionAt(RING, "top")).toEqual(middle);
    expect(far(sectionAt(RING, "E2"), middle)).toBeLessThan(far(sectionAt(RING, "E1"), middle));
  });

  it("keeps the colours of one section side by side, within the section", () => {
    const four = [0, 1, 2, 3].map((i) => inSection(RING, "C1", i, 4));
    expect(four.every((one) => Math.round(far(one, middle)) === RADIUS.tier1)).toBe(true);
    expect(far(four[0]!, four[1]!)).toBeGreaterThan(24);
    expect(far(four[0]!, sectionAt(RING, "C1"))).toBeLessThan(far(four[0]!, sectionAt(RING, "D1")));
  });
});

it("a box lies around its point, in hundredths of the board", () => {
  expect(boxAt({ x: 500, y: 250 }, 100, 50)).toBe("left:45.00%;top:22.50%;width:10%;height:5%");
});
