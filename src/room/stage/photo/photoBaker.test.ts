// A room is lit quickly to choose by, then finely for the picture; what is given up leaves the light as it was.
import { describe, expect, test } from "vitest";
import { layoutOf } from "../../light/layout.ts";
import type { LightPicture } from "../../light/lightPicture.ts";
import type { LitRoom, LitThing } from "../../light/litRoom.ts";
import type { BuiltShape } from "../../shapes/shape.ts";
import type { BakedRoom } from "../light/lightBaker.ts";
import type { Gathering } from "./gatherOnce.ts";
import { photoBaker } from "./photoBaker.ts";

const shape = (triangles: number): BuiltShape => ({
  solid: null,
  glow: null,
  blot: null,
  hands: null,
  points: null,
  blockers: {
    corners: new Float32Array(triangles * 9),
    colour: new Float32Array(triangles * 3),
    shines: new Uint8Array(triangles),
  },
  low: [0, 0, 0],
  high: [1, 1, 1],
});
const thing = (id: string): LitThing => ({
  id,
  key: "cube",
  spot: { x: 0, y: 0, z: 0, turn: 0 },
  isSeen: true,
});
const room = (columns = 8, things = 1): LitRoom => ({
  size: { columns, rows: 8, height: 3 },
  hour: "night",
  quarter: 0,
  windows: [],
  floor: [0.5, 0.5, 0.5],
  things: Array.from({ length: things }, (_, i) => thing(`${i}`)),
  lamps: [],
});

function opened() {
  const asked: Gathering[] = [];
  const answers: ((picture: LightPicture | null) => void)[] = [];
  const shown: BakedRoom[] = [];
  const photo = photoBaker(4, (gathering) => {
    asked.push(gathering);
    const { promise, resolve } = Promise.withResolvers<LightPicture | null>();
    answers.push(resolve);
    gathering.signal.addEventListener("abort", () => resolve(null));
    return promise;
  });
  const baker = photo.open((baked) => shown.push(baked));
  const light = (of: LitRoom): LightPicture => {
    const layout = layoutOf(of.size, [], () => 0);
    return { layout, told: new Uint32Array(), dots: new Uint32Array() };
  };
  return { photo, baker, asked, answers, shown, light };
}
const cubes = new Map([["cube", shape(12)]]);
const fine = (signal = new AbortController().signal) => ({ rays: 256, signal, onWay: () => {} });

describe("photoBaker", () => {
  test("first the quick light with maps twice as fine, then 256 ways from each point", async () => {
    const { photo, baker, asked, answers, shown, light } = opened();
    expect(baker.want(room(), cubes)).toBe(true);
    expect(baker.isDone()).toBe(false);
    expect(asked[0]).toMatchObject({ rays: { count: 16, turns: 1 }, room: { size: { finer: 2 } } });
    answers[0]!(light(room()));
    await baker.first();
    expect([baker.isDone(), shown.length]).toEqual([true, 1]);

    const refined = photo.refine(fine());
    expect(asked[1]).toMatchObject({
      threads: 4,
      rays: { count: 256, turns: 16, tellsEach: true },
    });
    answers[1]!(light(room()));
    expect(await refined).toBe(true);
    expect(shown).toHaveLength(2);

    // Another photograph of the same room has the light of the first.
    const ways: number[] = [];
    expect(await photo.refine({ ...fine(), onWay: (way) => ways.push(way) })).toBe(true);
    expect([ways, asked.length]).toEqual([[1], 2]);
  });

  test("given up, or with a broken thread, no other light is shown", async () => {
    const { photo, baker, answers, shown } = opened();
    baker.want(room(), cubes);
    const stop = new AbortController();
    const given = photo.refine(fine(stop.signal));
    stop.abort();
    expect(await given).toBe(false);
    const broken = photo.refine(fine());
    answers.at(-1)!(null);
    expect(await broken).toBe(false);
    expect(shown).toEqual([]);
  });

  test("what is wanted anew takes the place of what was, and is what one waits for", async () => {
    const { baker, asked, answers, shown, light } = opened();
    baker.want(room(), cubes);
    const first = baker.first();
    baker.want(room(6), cubes);
    expect(asked[0]!.signal.aborted).toBe(true);
    answers[1]!(light(room(6)));
    await first;
    expect(shown.map((baked) => baked.room.size.columns)).toEqual([6]);
  });

  test("large rooms keep plain maps, crowded ones send half as many rays, the fullest have plain light", async () => {
    const { photo, baker, asked } = opened();
    baker.want(room(20, 200), cubes);
    expect(asked[0]!.room.size.finer).toBe(1);
    void photo.refine(fine());
    expect(asked[1]!.rays).toMatchObject({ count: 128, turns: 8 });
    expect(baker.want(room(), new Map([["cube", shape(400_000)]]))).toBe(false);
    expect(await photo.refine(fine())).toBe(true);
    expect(asked).toHaveLength(2);
  });
});
