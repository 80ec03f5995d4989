// Light follows the room: what is near a change comes first, what comes late is nobody's, and what was seen is kept.
import { expect, test } from "vitest";
import { toTriangles } from "../../../models/lean/toTriangles.ts";
import { box } from "../../../models/parts.ts";
import { layoutOf } from "../../light/layout.ts";
import type { LitRoom, LitThing } from "../../light/litRoom.ts";
import { pointsOf } from "../../light/points.ts";
import type { LightThreads, LightWorkers } from "../../lightWorker/lightWorkers.ts";
import type { BuiltShape } from "../../shapes/shape.ts";
import { type BakedRoom, lightBaker } from "./lightBaker.ts";

const solid = toTriangles([box([1, 1, 1], [0, 0, 0], "#808080", { bevel: 0 })], { ao: 0 }).solid!;
const cube = (triangles: number): BuiltShape => ({
  solid,
  glow: null,
  blot: null,
  hands: null,
  points: pointsOf(solid, 0.5),
  blockers: {
    corners: new Float32Array(triangles * 9),
    colour: new Float32Array(triangles * 3),
    shines: new Uint8Array(triangles),
  },
  low: [-0.5, 0, -0.5],
  high: [0.5, 1, 0.5],
});
const shapes = new Map([["cube", cube(12)]]);

const thing = (id: string, x: number): LitThing => ({
  id,
  key: "cube",
  spot: { x, y: 0, z: 0, turn: 0 },
  isSeen: true,
});
const room = (things: readonly LitThing[], change: Partial<LitRoom> = {}): LitRoom => ({
  size: { columns: 8, rows: 8, height: 3 },
  hour: "day",
  quarter: 0,
  windows: [],
  floor: [0.5, 0.5, 0.5],
  things,
  lamps: [],
  ...change,
});

function opened() {
  const rested: number[] = [];
  type Asked = { job: number; near: Parameters<LightWorkers["ask"]>[1]["near"] };
  const asked: Asked[] = [];
  const shown: BakedRoom[] = [];
  let threads: LightThreads | null = null;
  const baker = lightBaker(
    (baked) => shown.push(baked),
    (told) => {
      threads = told;
      return {
        ask: (job, { near }) => asked.push({ job, near }),
        rest: () => rested.push(asked.length),
        close: () => {},
      };
    },
  );
  const tell = (of: LitRoom, isLast: boolean, job = asked.at(-1)!.job) => {
    const points = shapes.get("cube")!.points!.position.length / 3;
    const dots = new Uint32Array(layoutOf(of.size, of.things, () => points).dots).fill(77);
    threads!.told(job, [dots], isLast);
  };
  return { baker, asked, rested, shown, tell, fail: () => threads!.failed() };
}

test("the first light is that of the whole room, and a room as it was is not asked for again", async () => {
  const { baker, asked, shown, tell } = opened();
  const first = room([thing("a", 0)]);
  baker.want(first, shapes);
  baker.want(room([thing("a", 0)]), shapes);
  expect(asked.map(({ near }) => near)).toEqual([null]);
  expect(baker.isDone()).toBe(false);
  const isThere = baker.first();
  tell(first, false);
  await isThere;
  expect(shown).toHaveLength(1);
  expect(baker.isDone()).toBe(false);
  tell(first, true);
  expect(baker.isDone()).toBe(true);
});

test("after a change what lies near where it was and where it is comes first", () => {
  const { baker, asked, tell } = opened();
  const before = room([thing("a", -3), thing("b", 2)]);
  baker.want(before, shapes);
  tell(before, true);
  baker.want(room([thing("a", -3), thing("b", 3)]), shapes);
  expect(asked.at(-1)!.near).toEqual([
    [1, -1.5, -2, 5, 2.5, 2],
    [0, -1.5, -2, 4, 2.5, 2],
  ]);
  // What was not told before the next change is near still.
  baker.want(room([thing("b", 3)]), shapes);
  expect(asked.at(-1)!.near).toHaveLength(3);
  baker.want(room([thing("b", 3)], { hour: "night" }), shapes);
  expect(asked.at(-1)!.near).toBeNull();
});

test("of a lamp that moves, what it lights strongly there and here comes first", () => {
  const { baker, asked, tell } = opened();
  const shining = (x: number, power = 1): LitRoom =>
    room([thing("a", x)], {
      lamps: [[x, 1, 0] as const, [0, 1, 3] as const].map((at) => ({
        at,
        colour: "#ffffff",
        power,
        reach: 6,
      })),
    });
  baker.want(shining(-3), shapes);
  tell(shining(-3), true);
  baker.want(shining(3), shapes);
  expect(asked.at(-1)!.near).toEqual([
    [-5.5, -1.5, -2.5, -0.5, 3.5, 2.5],
    [0.5, -1.5, -2.5, 5.5, 3.5, 2.5],
    [1, -1.5, -2, 5, 2.5, 2],
    [-5, -1.5, -2, -1, 2.5, 2],
  ]);
});

test("an answer to an earlier room is nobody's", () => {
  const { baker, asked, shown, tell } = opened();
  const [early, late] = [room([thing("a", 0)]), room([thing("a", 1)])];
  baker.want(early, shapes);
  baker.want(late, shapes);
  tell(early, true, asked[0]!.job);
  expect(shown).toEqual([]);
  tell(late, true);
  expect(shown.map(({ room: of }) => of)).toEqual([late]);
});

test("from a side that it was seen from before its light is there at once, until something changes", () => {
  const { baker, asked, shown, tell } = opened();
  const seen = (quarter: 0 | 1, x = 0) => room([thing("a", x)], { quarter });
  baker.want(seen(0), shapes);
  tell(seen(0), true);
  baker.want(seen(1), shapes);
  tell(seen(1), true);
  baker.want(seen(0), shapes);
  expect(asked).toHaveLength(2);
  expect(shown.at(-1)!.room.quarter).toBe(0);
  expect(baker.isDone()).toBe(true);
  baker.want(seen(0, 1), shapes);
  tell(seen(0, 1), true);
  baker.want(seen(1, 1), shapes);
  expect(asked).toHaveLength(4);
});

test("light that is left off keeps nobody waiting, and is asked for when the room is seen again", async () => {
  const { baker, asked, rested, shown, tell } = opened();
  const before = room([thing("a", -3), thing("b", 2)]);
  baker.want(before, shapes);
  tell(before, true);
  const after = room([thing("a", -3), thing("b", 3)]);
  baker.want(after, shapes);
  const first = baker.first();
  baker.rest(true);
  await first;
  expect(rested).toEqual([2]);
  expect(baker.isDone()).toBe(true);
  baker.rest(false);
  // As near as it was asked for before, since nothing was told of it.
  expect(asked.map(({ job }) => job)).toEqual([1, 2, 3]);
  expect(asked[2]!.near).toEqual(asked[1]!.near);
  tell(after, true, 2);
  expect(shown).toHaveLength(1);
  tell(after, true);
  expect(shown.map(({ room: of }) => of)).toEqual([before, after]);
  expect(baker.isDone()).toBe(true);
});

test("whoever rests with all light there asks for none when the room is seen again", () => {
  const { baker, asked, rested, tell } = opened();
  const only = room([thing("a", 0)]);
  baker.want(only, shapes);
  tell(only, true);
  baker.rest(true);
  baker.rest(false);
  expect(asked).toHaveLength(1);
  expect(rested).toEqual([]);
});

test("a room too full for a thread has none, and broken threads keep nobody waiting", async () => {
  const { baker, asked, fail } = opened();
  const full = new Map([["cube", cube(400_000)]]);
  expect(baker.want(room([thing("a", 0)]), full)).toBe(false);
  expect(baker.isDone()).toBe(true);
  expect(baker.want(room([thing("a", 0)]), shapes)).toBe(true);
  expect(asked).toHaveLength(1);
  const first = baker.first();
  fail();
  await first;
  expect(baker.isDone()).toBe(true);
});
