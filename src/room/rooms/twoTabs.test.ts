// Two tabs that edit one room never lose the work of either.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { savingTabs } from "../../keeping/testing/savingTabs.ts";
import { moveItems } from "../commands/moveItems.ts";
import { roomKind, roomPrefix } from "../keeping/roomKind.ts";
import {
  roomNamed,
  roomsCatalogue,
  roomWithItemMoved,
  startRoom,
  startText,
} from "../keeping/testing/rooms.ts";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import { applyPatch } from "../model/patch.ts";

const KITCHEN = `${roomPrefix}kitchen`;

/** Two tabs, each with the room that is kept. */
function opened() {
  const saving = savingTabs(roomKind(roomsCatalogue));
  saving.texts.set(KITCHEN, startText);
  const [a, b] = [saving.tab(startRoom, startText), saving.tab(startRoom, startText)] as const;
  return { ...saving, a, b };
}

describe("two tabs", () => {
  test("that leave each other alone are joined", async () => {
    const { a, b, pass, kept } = opened();
    a.autosave.changed(roomWithItemMoved(startRoom, "table-1", 4));
    await pass(1_000);
    b.autosave.changed(roomWithItemMoved(startRoom, "frame-1", -4));
    await pass(5_000);
    const both = encode(
      roomWithItemMoved(roomWithItemMoved(startRoom, "table-1", 4), "frame-1", -4),
    );
    expect(kept()).toBe(both);
    expect(b.seen.joined.map(encode)).toEqual([both]);
    expect([...a.seen.conflicts, ...b.seen.conflicts]).toEqual([]);
  });

  test("are joined whenever in the midst of it more is done", async () => {
    for (let ticks = 0; ticks < 30; ticks++) {
      const { a, b, pass, tick, kept } = opened();
      a.autosave.changed(roomWithItemMoved(startRoom, "table-1", 4));
      await pass(1_000);
      b.autosave.changed(roomWithItemMoved(startRoom, "frame-1", -4));
      b.autosave.hurry();
      await tick(ticks);
      b.autosave.changed(roomNamed(b.autosave.saving().document, "Late"));
      await pass(20_000);
      const all = roomNamed(
        roomWithItemMoved(roomWithItemMoved(startRoom, "table-1", 4), "frame-1", -4),
        "Late",
      );
      expect(kept()).toBe(encode(all));
      expect(b.seen.conflicts).toEqual([]);
    }
  });

  test("that want the same thing go on as two rooms, and neither loses any", async () => {
    const { a, b, pass, kept } = opened();
    a.autosave.changed(roomWithItemMoved(startRoom, "table-1", 4));
    await pass(1_000);
    b.autosave.changed(roomWithItemMoved(startRoom, "table-1", -1));
    await pass(5_000);
    expect(b.seen.conflicts).toEqual(["copy-1"]);
    expect(kept()).toBe(encode(roomWithItemMoved(startRoom, "table-1", 4)));
    expect(kept("copy-1")).toBe(encode(roomWithItemMoved(startRoom, "table-1", -1)));
    b.autosave.changed(roomNamed(startRoom, "On its own"));
    await pass(5_000);
    expect(kept("copy-1")).toContain("On its own");
    expect(b.autosave.id()).toBe("copy-1");
  });

  test("of which one is newer than this editor leave its work untouched", async () => {
    const { a, pass, texts, kept } = opened();
    const { autosave, seen } = a;
    const newer = startText.replace('"version":1', '"version":9');
    texts.set(KITCHEN, newer);
    autosave.changed(roomNamed(startRoom, "Mine"));
    await pass(5_000);
    expect(kept()).toBe(newer);
    expect(seen.conflicts).toHaveLength(1);
    expect(kept(seen.conflicts[0])).toContain('"Mine"');
  });

  test("of which one put the room away do not lose the other's work", async () => {
    const { a, pass, texts, kept } = opened();
    texts.delete(KITCHEN);
    a.autosave.changed(roomNamed(startRoom, "Still here"));
    await pass(5_000);
    expect(kept()).toContain("Still here");
  });

  test("in any order, with any faults, lose nothing: the last word of each is kept", async () => {
    const things = ["cup-1", "frame-1", "table-1"];
    const acts = ["say", "say", ...things, "rename", "down", "up", "lose", "hurry"];
    const deed = fc.record({
      tab: fc.constantFrom(0, 1),
      act: fc.constantFrom(...acts),
      ms: fc.integer({ min: 0, max: 3_000 }),
    });
    let joined = 0;
    let conflicts = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 30 }), async (deeds) => {
        const { a, b, pass, tick, texts, kept, faults } = opened();
        const tabs = [a, b] as const;
        const lastSaid = ["", ""];
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
          } else if (act === "rename") autosave.changed(roomNamed(document, `Room ${n}`));
          else if (act === "say") {
            // Each tab speaks through a thing of its own, so that only loss could silence it.
            const id = which === 0 ? "sofa-1" : "bookshelf-1";
            lastSaid[which] = `Tab ${which} says ${n}`;
            const item = { ...document.items.get(id)!, name: lastSaid[which] };
            autosave.changed(applyPatch(document, { items: [{ id, to: item }] }));
          } else {
            const by = { x: n % 2 === 0 ? 1 : -1, z: 0 };
            const outcome = moveItems(document, { ids: [act], by }, roomsCatalogue);
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
          expect(kept(autosave.id())).toContain(lastSaid[which]);
          joined += seen.joined.length;
          conflicts += seen.conflicts.length;
        }
        for (const text of texts.values()) expect(decode(text).ok).toBe(true);
      }),
      { numRuns: 300, seed: 3 },
    );
    expect(joined).toBeGreaterThan(20);
    expect(conflicts).toBeGreaterThan(20);
  });
});
