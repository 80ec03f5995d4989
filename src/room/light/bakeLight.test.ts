// Light is the same however many threads gather it, adds nothing that is not there, and turns with the room.
import { describe, expect, test } from "vitest";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import { box } from "../../models/parts.ts";
import { type Baking, bakeLight, UNSAMPLED } from "./bakeLight.ts";
import { layoutOf } from "./layout.ts";
import { lightPicture } from "./lightPicture.ts";
import type { LitRoom, LitShape, LitThing } from "./litRoom.ts";
import { pointsOf } from "./points.ts";
import { unpack } from "./sharedExponent.ts";

const solid = toTriangles([box([1, 1, 1], [0, 0, 0], "#808080", { bevel: 0 })], { ao: 0 }).solid!;
const points = pointsOf(solid, 0.2);
const triangles = new Float32Array(solid.index.length * 3);
solid.index.forEach((from, i) => {
  triangles.set(solid.position.subarray(from * 3, from * 3 + 3), i * 3);
});
const count = solid.index.length / 3;
const block: LitShape = {
  points,
  blockers: {
    corners: triangles,
    colour: new Float32Array(count * 3).fill(0.2),
    shines: new Uint8Array(count),
  },
};
const shapes = new Map([["block", block]]);

const thing = (id: string, x: number, z: number, turn: LitThing["spot"]["turn"] = 0): LitThing => ({
  id,
  key: "block",
  spot: { x, y: 0, z, turn },
  isSeen: true,
});
const room = (change: Partial<LitRoom> = {}): LitRoom => ({
  size: { columns: 4, rows: 4, height: 3 },
  hour: "day",
  quarter: 0,
  windows: [],
  floor: [0.5, 0.5, 0.5],
  things: [thing("a", -1, 0.5), thing("b", 1, -0.5, 1)],
  lamps: [],
  ...change,
});
const rays = { count: 16, turns: 2 };

const all = (baking: Partial<Baking>, of = room()): Uint32Array[] =>
  [...bakeLight({ room: of, rays, near: null, part: 0, parts: 1, ...baking }, shapes)].flatMap(
    (told) => told ?? [],
  );
const lightAt = (dots: Uint32Array, dot: number): number[] => {
  const light = new Float32Array(3);
  unpack(dots[dot]!, light, 0);
  return [...light];
};
const layout = layoutOf(room().size, room().things, () => points.position.length / 3);
const onFloor = (dots: Uint32Array, x: number, z: number): number[] =>
  lightAt(dots, Math.floor((z + 2) * 8) * 512 + Math.floor((x + 2) * 8));

describe("threads", () => {
  test("two tell together what one tells, each dot by one of them", () => {
    const whole = all({}).at(-1)!;
    const [one, two] = [0, 1].map((part) => all({ part, parts: 2 }).at(-1)!) as [
      Uint32Array,
      Uint32Array,
    ];
    for (let i = 0; i < whole.length; i++) {
      expect(one[i] === UNSAMPLED || two[i] === UNSAMPLED).toBe(true);
      expect(one[i]! + two[i]!).toBe(whole[i]);
    }
    expect(whole.some((dot) => dot !== UNSAMPLED)).toBe(true);
  });

  test("each turn is news to whoever asks for it, and the last is as it was", () => {
    const each = all({ rays: { ...rays, turns: 4, tellsEach: true } });
    expect(each).toHaveLength(4);
    expect(each.at(-1)).toEqual(all({ rays: { ...rays, turns: 4 } }).at(-1));
  });

  test("maps with twice the dots are as bright, and none lies on another", () => {
    const size = { ...room().size, finer: 2 };
    const { planes } = layoutOf(size, [], () => 0);
    const planesNow = Object.values(planes);
    for (const [i, a] of planesNow.entries())
      for (const b of planesNow.slice(i + 1))
        expect(
          a.x + a.wide <= b.x || b.x + b.wide <= a.x || a.y + a.high <= b.y || b.y + b.high <= a.y,
        ).toBe(true);
    const finer = all({}, room({ size })).at(-1)!;
    const plain = onFloor(all({}).at(-1)!, 1.5, 1.5);
    const dot = lightAt(finer, Math.floor(3.5 * 16) * 512 + Math.floor(3.5 * 16));
    for (const k of [0, 1, 2]) expect(dot[k]! / plain[k]!).toBeCloseTo(1, 0);
  });

  test("news comes after the first turn and after the last; near things first of all", () => {
    expect(all({})).toHaveLength(2);
    const near = [[-2, 0, -2, 0, 3, 2]] as const;
    const [first, rest] = all({ near });
    expect(onFloor(first!, -1, -1)).not.toEqual([0, 0, 0]);
    expect(onFloor(first!, 1, 1)).toEqual([0, 0, 0]);
    expect(onFloor(rest!, 1, 1)).not.toEqual([0, 0, 0]);
  });
});

describe("light", () => {
  const dots = all({}).at(-1)!;

  test("is less beside a thing, and no more than what shines gives", () => {
    const [open] = onFloor(dots, -1.9, -1.9);
    const [beside] = onFloor(dots, -1.6, 0.5);
    expect(beside!).toBeLessThan(open! * 0.85);
    for (let dot = 0; dot < layout.dots; dot++)
      for (const value of lightAt(dots, dot)) expect(value).toBeLessThan(1.6);
  });

  test("of a lamp falls off, and does not go through a thing", () => {
    const lamps = [{ at: [-1, 1.6, 0.5], colour: "#ffffff", power: 40, reach: 6 }] as const;
    const dark = room({ hour: "night" });
    const lit = room({ hour: "night", lamps });
    const more = (x: number, z: number) =>
      onFloor(all({ room: lit }).at(-1)!, x, z)[0]! -
      onFloor(all({ room: dark }).at(-1)!, x, z)[0]!;
    const [near, far] = [more(-1, -0.6), more(1.8, -1.8)];
    expect(near).toBeGreaterThan(far);
    // Under the lamp's own block.
    expect(more(-1, 0.5)).toBeLessThan(near / 3);
  });

  test("comes back to the same however the room is turned, with the viewer", () => {
    const turned = room({ quarter: 1, things: [thing("a", 0.5, 1, 1), thing("b", -0.5, -1, 2)] });
    const other = all({ room: turned }).at(-1)!;
    const at = (x: number, z: number) => onFloor(dots, x, z);
    // Of what lies alike: the corner behind, in the one view and in the other.
    const [a, b] = [at(-1.9, -1.9), onFloor(other, -1.9, 1.9)];
    for (const k of [0, 1, 2]) expect(b[k]! / a[k]!).toBeCloseTo(1, 0);
  });
});

describe("the picture", () => {
  const bound = { of: points.of, index: solid.index, points: points.position.length / 3 };

  test("keeps what nobody told anew, where it lies now", () => {
    const before = lightPicture(null, layout, [all({}).at(-1)!], () => bound);
    const fewer = room({ things: [thing("b", 1, -0.5, 1)] });
    const next = layoutOf(fewer.size, fewer.things, () => bound.points);
    const after = lightPicture(before, next, [], () => bound);
    const [from, to] = [layout.runs.get("b")!, next.runs.get("b")!];
    expect(to).not.toBe(from);
    expect([...after.dots.subarray(to, to + bound.points)]).toEqual([
      ...before.dots.subarray(from, from + bound.points),
    ]);
    expect(onFloor(after.dots, 1, 1)).toEqual(onFloor(before.dots, 1, 1));
  });
});
