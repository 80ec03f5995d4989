import { describe, expect, test } from "vitest";
import { decode } from "../../room/model/decode.ts";
import { encode } from "../../room/model/encode.ts";
import { bareRoom } from "../../room/model/sampleRoom.ts";
import { pointPrefix, roomKey } from "../store/keys.ts";
import { keepPoint, listPoints, MOST_POINTS } from "../store/restorePoints.ts";
import { kept, moved, named, start, startText, world } from "../testing/savingTabs.ts";
import { POINT_EVERY } from "./savingMachine.ts";

describe("autosave", () => {
  test("waits for quiet, but not for ever, and hurries when asked", async () => {
    const { tab, pass, texts } = world();
    const { autosave } = tab("a", start, null);
    autosave.changed(named(start, "One"));
    await pass(700);
    expect(kept(texts)).toBeUndefined();
    await pass(200);
    expect(kept(texts)).toContain('"One"');
    for (let i = 0; i < 12; i++) {
      autosave.changed(named(start, `Busy ${i}`));
      await pass(500);
    }
    expect(kept(texts)).toMatch(/Busy (8|9|10)"/);
    autosave.changed(named(start, "Last"));
    autosave.hurry();
    await pass(0);
    expect(kept(texts)).toContain('"Last"');
  });

  test("fails openly, keeps the work, tries again, and is well afterwards", async () => {
    const { tab, pass, texts, faults } = world();
    const { autosave } = tab("a", start, null);
    faults.isDown = true;
    autosave.changed(named(start, "One"));
    await pass(1_000);
    expect(autosave.saving().phase).toMatchObject({ at: "failed", why: "unavailable" });
    await pass(30_000);
    const { failures } = autosave.saving();
    expect(failures).toBeGreaterThan(3);
    expect(failures).toBeLessThan(8);
    autosave.changed(named(start, "Two"));
    faults.isDown = false;
    await pass(60_000);
    expect(kept(texts)).toContain('"Two"');
    expect(autosave.saving()).toMatchObject({ phase: { at: "resting" }, failures: 0 });
  });

  test("gives up restore points, oldest first, and only them, when storage is full", async () => {
    const { tab, pass, texts, faults, size, store, now } = world();
    texts.set(roomKey("kitchen"), startText).set(roomKey("den"), encode(bareRoom()));
    await keepPoint(store, "kitchen", startText, now() - 2);
    await keepPoint(store, "kitchen", startText, now() - 1);
    faults.capacity = size();
    const { autosave } = tab("a", start, startText);
    autosave.changed(named(start, "A considerably longer name"));
    await pass(1_000);
    expect(kept(texts)).toContain("considerably");
    expect(await listPoints(store, "kitchen")).toHaveLength(1);
    faults.capacity = 0;
    autosave.changed(named(start, "Nowhere to go"));
    await pass(1_000);
    expect(autosave.saving().phase).toMatchObject({ at: "failed", why: "full" });
    expect(kept(texts)).toContain("considerably");
    expect(kept(texts, "den")).toBe(encode(bareRoom()));
  });

  test("keeps points to come back to, more of the recent than of the old", async () => {
    const { tab, pass, store, texts } = world();
    const { autosave } = tab("a", start, null);
    for (let i = 0; i < 20; i++) {
      autosave.changed(named(start, `Version ${i}`));
      await pass(POINT_EVERY);
    }
    const points = await listPoints(store, "kitchen");
    expect(points.length).toBe(MOST_POINTS);
    for (const key of points) expect(decode(texts.get(key)!).ok).toBe(true);
    expect(points.every((key) => key.startsWith(pointPrefix("kitchen")))).toBe(true);
  });

  test("is not confused by an answer that was lost", async () => {
    const { tab, pass, texts, faults } = world();
    const { autosave, seen } = tab("a", start, null);
    autosave.changed(moved(start, "cup-1", 1));
    faults.losesNextAnswer = true;
    await pass(900);
    autosave.changed(moved(moved(start, "cup-1", 1), "cup-1", -2));
    await pass(10_000);
    expect(seen.parted).toEqual([]);
    expect(kept(texts)).toBe(encode(moved(start, "cup-1", -1)));
  });
});
