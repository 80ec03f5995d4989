// Two tabs that edit one room never lose the work of either.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roomKey } from "../../keeping/store/keys.ts";
import {
  catalogue,
  kept,
  moved,
  named,
  start,
  startText,
  world,
} from "../../keeping/testing/savingTabs.ts";
import { moveItems } from "../commands/moveItems.ts";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import { apply } from "../model/patch.ts";

describe("two tabs", () => {
  test("that leave each other alone are joined", async () => {
    const { tab, pass, texts } = world();
    texts.set(roomKey("kitchen"), startText);
    const [a, b] = [tab("a", start, startText), tab("b", start, startText)];
    a.autosave.changed(moved(start, "table-1", 4));
    await pass(1_000);
    b.autosave.changed(moved(start, "frame-1", -4));
    await pass(5_000);
    const both = encode(moved(moved(start, "table-1", 4), "frame-1", -4));
    expect(kept(texts)).toBe(both);
    expect(b.seen.joined.map(encode)).toEqual([both]);
    expect([...a.seen.parted, ...b.seen.parted]).toEqual([]);
  });

  test("are joined whenever in the midst of it more is done", async () => {
    for (let ticks = 0; ticks < 30; ticks++) {
      const { tab, pass, tick, texts } = world();
      texts.set(roomKey("kitchen"), startText);
      const [a, b] = [tab("a", start, startText), tab("b", start, startText)];
      a.autosave.changed(moved(start, "table-1", 4));
      await pass(1_000);
      b.autosave.changed(moved(start, "frame-1", -4));
      b.autosave.hurry();
      await tick(ticks);
      b.autosave.changed(named(b.autosave.saving().document, "Late"));
      await pass(20_000);
      const all = named(moved(moved(start, "table-1", 4), "frame-1", -4), "Late");
      expect(kept(texts)).toBe(encode(all));
      expect(b.seen.parted).toEqual([]);
    }
  });

  test("that want the same thing go on as two rooms, and neither loses any", async () => {
    const { tab, pass, texts } = world();
    texts.set(roomKey("kitchen"), startText);
    const [a, b] = [tab("a", start, startText), tab("b", start, startText)];
    a.autosave.changed(moved(start, "table-1", 4));
    await pass(1_000);
    b.autosave.changed(moved(start, "table-1", -1));
    await pass(5_000);
    expect(b.seen.parted).toEqual(["copy-1"]);
    expect(kept(texts)).toBe(encode(moved(start, "table-1", 4)));
    expect(kept(texts, "copy-1")).toBe(encode(moved(start, "table-1", -1)));
    b.autosave.changed(named(start, "On its own"));
    await pass(5_000);
    expect(kept(texts, "copy-1")).toContain("On its own");
    expect(b.autosave.room()).toBe("copy-1");
  });

  test("of which one is newer than this editor leave its work untouched", async () => {
    const { tab, pass, texts } = world();
    texts.set(roomKey("kitchen"), startText);
    const { autosave, seen } = tab("a", start, startText);
    const newer = startText.replace('"version":1', '"version":9');
    texts.set(roomKey("kitchen"), newer);
    autosave.changed(named(start, "Mine"));
    await pass(5_000);
    expect(kept(texts)).toBe(newer);
    expect(seen.parted).toHaveLength(1);
    expect(kept(texts, seen.parted[0])).toContain('"Mine"');
  });

  test("of which one put the room away do not lose the other's work", async () => {
    const { tab, pass, texts } = world();
    texts.set(roomKey("kitchen"), startText);
    const { autosave } = tab("a", start, startText);
    texts.delete(roomKey("kitchen"));
    autosave.changed(named(start, "Still here"));
    await pass(5_000);
    expect(kept(texts)).toContain("Still here");
  });

  test("in any order, with any faults, lose nothing: the last word of each is kept", async () => {
    const acts = [
      "say",
      "say",
      "cup-1",
      "frame-1",
      "table-1",
      "rename",
      "down",
      "up",
      "lose",
      "hurry",
    ];
    const deed = fc.record({
      tab: fc.constantFrom(0, 1),
      act: fc.constantFrom(...acts),
      ms: fc.integer({ min: 0, max: 3_000 }),
    });
    let joined = 0;
    let parted = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 30 }), async (deeds) => {
        const { tab, pass, tick, texts, faults } = world();
        texts.set(roomKey("kitchen"), startText);
        const tabs = [tab("a", start, startText), tab("b", start, startText)] as const;
        const lastWords = ["", ""];
        for (const [n, { tab: which, act, ms }] of deeds.entries()) {
          const { autosave } = tabs[which]!;
          const { document } = autosave.saving();
          if (act === "down" || act === "up") faults.isDown = act === "down";
          else if (act === "lose") faults.losesNextAnswer = true;
          else if (act === "hurry") {
            // What comes next then falls into the midst of a save.
            autosave.hurry();
            await tick(ms % 20);
            continue;
          } else if (act === "rename") autosave.changed(named(document, `Room ${n}`));
          else if (act === "say") {
            // Each tab speaks through a thing of its own, so that only loss could silence it.
            const id = which === 0 ? "sofa-1" : "bookshelf-1";
            lastWords[which] = `Tab ${which} says ${n}`;
            const item = { ...document.items.get(id)!, name: lastWords[which] };
            autosave.changed(apply(document, { items: [{ id, to: item }] }));
          } else {
            const by = { x: n % 2 === 0 ? 1 : -1, z: 0 };
            const outcome = moveItems(document, { ids: [act], by }, catalogue);
            if (outcome.ok) autosave.changed(outcome.document);
          }
          await pass(ms);
        }
        faults.isDown = false;
        await pass(500_000);
        for (const [which, { autosave, seen }] of tabs.entries()) {
          const saving = autosave.saving();
          expect(saving.phase.at).toBe("resting");
          expect(saving.document).toBe(saving.kept);
          expect(kept(texts, autosave.room())).toContain(lastWords[which]);
          joined += seen.joined.length;
          parted += seen.parted.length;
        }
        for (const text of texts.values()) expect(decode(text).ok).toBe(true);
      }),
      { numRuns: 300, seed: 3 },
    );
    expect(joined).toBeGreaterThan(20);
    expect(parted).toBeGreaterThan(20);
  });
});
