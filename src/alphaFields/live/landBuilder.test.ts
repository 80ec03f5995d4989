// Fields are built once, let go by their weight, and null where their thread cannot be had.
import { afterEach, describe, expect, test, vi } from "vitest";
import site from "../../../site.config.ts";
import { loadLand } from "../../fields/land/further.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { stubWorkers } from "../../lib/worker/testing/fakeThreads.ts";
import { type FieldMesh, openLandBuilder } from "./landBuilder.ts";

const mesh = (megabytes: number): FieldMesh => ({
  solid: {
    position: new Float32Array((megabytes * 1024 * 1024) / 4),
    normal: new Float32Array(),
    color: new Float32Array(),
    index: new Uint32Array(),
  },
  glow: null,
  lamps: [],
  halos: [],
  smokes: null,
});

await loadLand(site.collection.size);
const field = (id: number) => ({
  traits: fieldTraits(site.collection.address, id),
  season: "seedtime" as const,
  isLit: false,
  tolerance: 0.05,
});

afterEach(() => void vi.unstubAllGlobals());

describe("openLandBuilder", () => {
  test("a thread whose file is gone leaves no field waiting, neither the first nor a later one", async () => {
    const opened = stubWorkers();
    const builder = openLandBuilder();
    for (const id of [1, 2]) {
      const built = builder.build(field(id));
      opened.at(-1)!.crash();
      opened.at(-1)!.crash();
      expect(await built).toBe(null);
    }
    builder.close();
  });

  test("a field that was built is not built again, unless heavier ones took its place", async () => {
    const [thread, builder] = [stubWorkers(), openLandBuilder()];
    for (const id of [1, 2]) {
      const built = builder.build(field(id));
      thread[0]!.answer(mesh(30));
      await built;
    }
    await builder.build(field(1));
    expect(thread[0]!.asked).toHaveLength(0);
    const third = builder.build(field(3));
    thread[0]!.answer(mesh(30));
    await third;
    void builder.build(field(1));
    expect(thread[0]!.asked).toHaveLength(0);
    void builder.build(field(2));
    expect(thread[0]!.asked).toHaveLength(1);
    builder.close();
  });
});
