// A plant that cannot be built takes no land with it, and is asked for again.
import { afterEach, describe, expect, test, vi } from "vitest";
import site from "../../../../site.config.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import { stubWorkers } from "../../../lib/worker/testing/fakeThreads.ts";
import { type FarmLand, herdInThread, openFarmBuilder } from "./farmBuilder.ts";

const traits = fieldTraits(site.collection.address, 3);
const carrot = { what: "carrot", stage: 6 } as const;
const nothing = {
  position: new Float32Array(),
  normal: new Float32Array(),
  color: new Float32Array(),
  index: new Uint32Array(),
};
const land: FarmLand = {
  solid: null,
  glow: null,
  lamps: [],
  halos: [],
  earth: { dry: nothing, moist: new Float32Array(), begins: [0] },
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("openFarmBuilder", () => {
  test("a plant that throws leaves the land that is being built, and is asked for again", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const opened = stubWorkers();
    let built = 0;
    const builder = openFarmBuilder(() => built++);
    expect(builder.plant(carrot)).toBe(null);
    const asked = builder.land({ traits, plots: [], season: "seedtime", isLit: false });
    opened[0]!.refuse();
    opened[0]!.answer(land);
    expect(await asked).toBe(land);
    vi.advanceTimersByTime(60_000);
    expect(builder.plant(carrot)).toBe(null);
    opened[0]!.answer([nothing]);
    await settled();
    expect(built).toBe(1);
    expect(builder.plant(carrot)).toEqual([nothing]);
    builder.close();
  });

  test("a thread that breaks down once is begun anew, and builds what it was asked", async () => {
    const opened = stubWorkers();
    const builder = openFarmBuilder(() => {});
    const asked = builder.land({ traits, plots: [], season: "seedtime", isLit: true });
    opened[0]!.crash();
    opened[1]!.answer(land);
    expect(await asked).toBe(land);
    builder.close();
  });
});

test("herdInThread has its thread end with the answer", async () => {
  const opened = stubWorkers();
  const herd = herdInThread({ traits, season: "seedtime" });
  opened[0]!.answer([]);
  expect(await herd).toEqual([]);
  await vi.waitFor(() => expect(opened[0]!.isEnded()).toBe(true));
});
