// Light for a photograph is gathered once: how far it is is told, giving it up ends its threads, and no thread stays.
import { describe, expect, test } from "vitest";
import { layoutOf } from "../../light/layout.ts";
import type { LitRoom } from "../../light/litRoom.ts";
import type { LightThreads, LightWorkers } from "../../lightWorker/lightWorkers.ts";
import { gatherOnce } from "./gatherOnce.ts";

const room: LitRoom = {
  size: { columns: 4, rows: 4, height: 3 },
  hour: "day",
  quarter: 0,
  windows: [],
  floor: [0.5, 0.5, 0.5],
  things: [],
  lamps: [],
};
const rays = { count: 64, turns: 4, tellsEach: true };
const dots = () => [new Uint32Array(layoutOf(room.size, [], () => 0).dots).fill(99)];

function gathering() {
  const stop = new AbortController();
  const ways: number[] = [];
  const asked: Parameters<LightWorkers["ask"]>[] = [];
  let threads: LightThreads | null = null;
  let closed = 0;
  const light = gatherOnce(
    {
      room,
      shapes: new Map(),
      rays,
      threads: 3,
      signal: stop.signal,
      onWay: (way) => ways.push(way),
    },
    (opened) => {
      threads = opened;
      return { ask: (...all) => asked.push(all), rest: () => {}, close: () => closed++ };
    },
  );
  return { light, stop, ways, asked, threads: threads!, closed: () => closed };
}

describe("gatherOnce", () => {
  test("the whole room is asked for, each turn is a step of the way, and the last brings the light", async () => {
    const { light, ways, asked, threads, closed } = gathering();
    expect(threads.parts).toBe(3);
    expect(asked).toHaveLength(1);
    expect(asked[0]![1]).toEqual({ room, rays, near: null });
    for (const turn of [1, 2, 3, 4]) threads.told(1, dots(), turn === 4);
    const picture = await light;
    expect(ways).toEqual([0.25, 0.5, 0.75, 1]);
    expect(picture!.told[0]).toBe(99);
    expect(closed()).toBe(1);
  });

  test("given up in the middle it ends its threads and brings nothing", async () => {
    const { light, stop, ways, threads, closed } = gathering();
    threads.told(1, dots(), false);
    stop.abort();
    expect(await light).toBeNull();
    expect([ways, closed()]).toEqual([[0.25], 1]);
  });

  test("a thread that breaks down brings nothing", async () => {
    const { light, threads, closed } = gathering();
    threads.failed();
    expect(await light).toBeNull();
    expect(closed()).toBe(1);
  });

  test("what was given up before it began asks nobody", async () => {
    const asked: unknown[] = [];
    const light = await gatherOnce(
      { room, shapes: new Map(), rays, threads: 2, signal: AbortSignal.abort() },
      () => ({ ask: (...all) => asked.push(all), rest: () => {}, close: () => {} }),
    );
    expect([light, asked]).toEqual([null, []]);
  });
});
