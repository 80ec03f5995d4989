// Threads of light tell together or not at all, learn each shape once, and are not begun again once one broke.
import { expect, test } from "vitest";
import type { LitRoom, LitShape } from "../light/litRoom.ts";
import { type LightThread, openLightWorkers } from "./lightWorkers.ts";
import { type LightRequest, type LightResponse, STOP_LIGHT } from "./requests.ts";

const room: LitRoom = {
  size: { columns: 4, rows: 4, height: 3 },
  hour: "day",
  quarter: 0,
  windows: [],
  floor: [0.5, 0.5, 0.5],
  things: [],
  lamps: [],
};
const baking = { room, rays: { count: 16, turns: 2 }, near: null };
const shape: LitShape = {
  points: { position: new Float32Array(), normal: new Float32Array() },
  blockers: { corners: new Float32Array(), colour: new Float32Array(), shines: new Uint8Array() },
};
const shapes = (...keys: string[]) => new Map(keys.map((key) => [key, shape]));

function opened() {
  type Thread = LightThread & { asked: LightRequest[]; rested: number; isOver: boolean };
  const threads: Thread[] = [];
  const told: unknown[] = [];
  const workers = openLightWorkers({
    parts: 2,
    told: (job, dots, isLast) => told.push([job, dots.map((one) => one[0]), isLast]),
    failed: () => told.push("failed"),
    open: () => {
      const thread: Thread = {
        asked: [],
        rested: 0,
        isOver: false,
        onmessage: null,
        onerror: null,
        postMessage: (message: LightRequest | typeof STOP_LIGHT) => {
          if (message === STOP_LIGHT) thread.rested += 1;
          else thread.asked.push(message);
        },
        terminate: () => {
          thread.isOver = true;
        },
      };
      threads.push(thread);
      return thread;
    },
  });
  const tell = (part: number, job: number, dot: number, isLast = false) => {
    const data: LightResponse = { job, part, dots: new Uint32Array([dot]), isLast };
    threads[part]!.onmessage!.call(threads[part] as never, { data } as MessageEvent);
  };
  return { workers, threads, told, tell };
}

test("each has its part, and what all have told is handed on together", () => {
  const { workers, threads, told, tell } = opened();
  expect(threads).toHaveLength(0);
  workers.ask(1, baking, shapes("a"));
  expect(threads.map(({ asked }) => [asked[0]!.baking.part, asked[0]!.baking.parts])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  tell(0, 1, 5);
  tell(0, 1, 6, true);
  expect(told).toEqual([]);
  tell(1, 1, 7);
  tell(1, 1, 8, true);
  expect(told).toEqual([
    [1, [5, 7], false],
    [1, [6, 8], true],
  ]);
});

test("what belongs to an earlier job is dropped, and a shape is sent once", () => {
  const { workers, threads, told, tell } = opened();
  workers.ask(1, baking, shapes("a"));
  tell(0, 1, 5);
  workers.ask(2, baking, shapes("a", "b"));
  tell(1, 1, 5);
  expect(told).toEqual([]);
  expect(threads[0]!.asked.map(({ shapes: sent }) => sent.map(([key]) => key))).toEqual([
    ["a"],
    ["b"],
  ]);
  workers.ask(3, baking, shapes("b"));
  workers.ask(4, baking, shapes("a", "b"));
  // The threads forgot what a job had no need of.
  expect(threads[0]!.asked.at(-1)!.shapes.map(([key]) => key)).toEqual(["a"]);
});

test("at rest each leaves off, and nothing that it still tells is handed on", () => {
  const { workers, threads, told, tell } = opened();
  workers.rest();
  expect(threads).toHaveLength(0);
  workers.ask(1, baking, shapes("a"));
  tell(0, 1, 5);
  workers.rest();
  expect(threads.map(({ rested }) => rested)).toEqual([1, 1]);
  tell(1, 1, 7);
  expect(told).toEqual([]);
  // What it knows it still knows.
  workers.ask(2, baking, shapes("a"));
  expect(threads[0]!.asked.at(-1)!.shapes).toEqual([]);
  tell(0, 2, 8, true);
  tell(1, 2, 9, true);
  expect(told).toEqual([[2, [8, 9], true]]);
});

test("one that breaks ends all, told once", () => {
  const { workers, threads, told, tell } = opened();
  workers.ask(1, baking, shapes("a"));
  threads[1]!.onerror!.call(threads[1] as never, {} as ErrorEvent);
  expect(told).toEqual(["failed"]);
  expect(threads.every(({ isOver }) => isOver)).toBe(true);
  tell(0, 1, 5);
  workers.ask(2, baking, shapes("a"));
  expect(threads).toHaveLength(2);
  expect(told).toEqual(["failed"]);
});
