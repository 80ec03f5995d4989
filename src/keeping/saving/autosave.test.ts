// One document kept saved, of a kind that the keeping knows nothing of.
import { describe, expect, test } from "vitest";
import { pointPrefix } from "../store/keys.ts";
import { keepPoint, listPoints, MOST_POINTS } from "../store/restorePoints.ts";
import { ID, savingTabs } from "../testing/savingTabs.ts";
import { farm, farmText, testFarmKind, withDeed, withFarmName } from "../testing/testFarm.ts";
import { POINT_EVERY } from "./savingMachine.ts";

const { encode, decode } = testFarmKind;

describe("autosave", () => {
  test("waits for quiet, but not for ever, and hurries when asked", async () => {
    const { tab, pass, kept } = savingTabs(testFarmKind);
    const { autosave } = tab(farm, null);
    autosave.changed(withFarmName(farm, "One"));
    await pass(700);
    expect(kept()).toBeUndefined();
    await pass(200);
    expect(kept()).toContain('"One"');
    for (let i = 0; i < 12; i++) {
      autosave.changed(withFarmName(farm, `Busy ${i}`));
      await pass(500);
    }
    expect(kept()).toMatch(/Busy (8|9|10)"/);
    autosave.changed(withFarmName(farm, "Last"));
    autosave.hurry();
    await pass(0);
    expect(kept()).toContain('"Last"');
  });

  test("fails openly, keeps the work, tries again, and is well afterwards", async () => {
    const { tab, pass, kept, faults } = savingTabs(testFarmKind);
    const { autosave } = tab(farm, null);
    faults.isDown = true;
    autosave.changed(withFarmName(farm, "One"));
    await pass(1_000);
    expect(autosave.saving().phase).toMatchObject({ at: "failed", why: "unavailable" });
    await pass(30_000);
    const { failures } = autosave.saving();
    expect(failures).toBeGreaterThan(3);
    expect(failures).toBeLessThan(8);
    autosave.changed(withFarmName(farm, "Two"));
    faults.isDown = false;
    await pass(60_000);
    expect(kept()).toContain('"Two"');
    expect(autosave.saving()).toMatchObject({ phase: { at: "resting" }, failures: 0 });
  });

  test("gives up restore points, oldest first, and only them, when storage is full", async () => {
    const { tab, pass, texts, kept, faults, size, store, now } = savingTabs(testFarmKind);
    texts.set(`farm/${ID}`, farmText).set("farm/den", farmText);
    await keepPoint(store, ID, farmText, now() - 2);
    await keepPoint(store, ID, farmText, now() - 1);
    faults.capacity = size();
    const { autosave } = tab(farm, farmText);
    autosave.changed(withFarmName(farm, "A considerably longer name"));
    await pass(1_000);
    expect(kept()).toContain("considerably");
    expect(await listPoints(store, ID)).toHaveLength(1);
    faults.capacity = 0;
    autosave.changed(withFarmName(farm, "Nowhere to go"));
    await pass(1_000);
    expect(autosave.saving().phase).toMatchObject({ at: "failed", why: "full" });
    expect(kept()).toContain("considerably");
    expect(kept("den")).toBe(farmText);
  });

  test("keeps points to come back to, more of the recent than of the old", async () => {
    const { tab, pass, store, texts } = savingTabs(testFarmKind);
    const { autosave } = tab(farm, null);
    for (let i = 0; i < 20; i++) {
      autosave.changed(withFarmName(farm, `Version ${i}`));
      await pass(POINT_EVERY);
    }
    const points = await listPoints(store, ID);
    expect(points.length).toBe(MOST_POINTS);
    for (const key of points) expect(decode(texts.get(key)!).ok).toBe(true);
    expect(points.every((key) => key.startsWith(pointPrefix(ID)))).toBe(true);
  });

  test("is not confused by an answer that was lost", async () => {
    const { tab, pass, kept, faults } = savingTabs(testFarmKind);
    const { autosave, seen } = tab(farm, null);
    const sown = withDeed(farm, "1");
    autosave.changed(sown);
    faults.losesNextAnswer = true;
    await pass(900);
    autosave.changed(withDeed(sown, "1", "thought better of it"));
    await pass(10_000);
    expect(seen.conflicts).toEqual([]);
    expect(kept()).toBe(encode(withDeed(farm, "1", "thought better of it")));
  });
});

describe("two tabs", () => {
  test("of which both did something are joined, whatever their lists began from", async () => {
    for (const opened of [farmText, null]) {
      const { tab, pass, texts, kept } = savingTabs(testFarmKind);
      texts.set(`farm/${ID}`, farmText);
      const [a, b] = [tab(farm, farmText), tab(farm, opened)];
      a.autosave.changed(withDeed(farm, "a"));
      await pass(1_000);
      b.autosave.changed(withDeed(farm, "b"));
      await pass(5_000);
      const both = encode(withDeed(withDeed(farm, "a"), "b"));
      expect(kept()).toBe(both);
      expect(b.seen.joined.map(encode)).toEqual([both]);
      expect([...a.seen.conflicts, ...b.seen.conflicts]).toEqual([]);
    }
  });

  test("of which both named it go on as two, and neither loses any", async () => {
    const { tab, pass, texts, kept } = savingTabs(testFarmKind);
    texts.set(`farm/${ID}`, farmText);
    const [a, b] = [tab(farm, farmText), tab(farm, farmText)];
    a.autosave.changed(withFarmName(farm, "Hill farm"));
    await pass(1_000);
    b.autosave.changed(withDeed(withFarmName(farm, "Mill farm"), "b"));
    await pass(5_000);
    expect(b.seen.conflicts).toEqual(["copy-1"]);
    expect(kept()).toBe(encode(withFarmName(farm, "Hill farm")));
    expect(kept("copy-1")).toBe(encode(withDeed(withFarmName(farm, "Mill farm"), "b")));
    expect(b.autosave.id()).toBe("copy-1");
  });
});
