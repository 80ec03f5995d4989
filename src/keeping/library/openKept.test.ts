// What cannot be read is set aside, never written over.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memoryStore } from "../testing/memoryStore.ts";
import { farmText, testFarmKind } from "../testing/testFarm.ts";
import { openKept } from "./openKept.ts";

const key = "farm/brook";

function kept() {
  const { store, texts, faults } = memoryStore();
  return { texts, faults, open: () => openKept(store, testFarmKind, "brook", 5) };
}

describe("openKept", () => {
  test("gives the document, or says that there is none or no answer", async () => {
    const { texts, faults, open } = kept();
    expect(await open()).toEqual({ kind: "missing" });
    texts.set(key, farmText);
    expect(await open()).toMatchObject({ kind: "opened", text: farmText });
    faults.isDown = true;
    expect(await open()).toEqual({ kind: "unavailable" });
  });

  test("sets aside what it cannot read, whatever it is, and never the same place twice", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (first, second) => {
        const { texts, open } = kept();
        for (const junk of [first, second]) {
          texts.set(key, junk);
          expect((await open()).kind).toBe("setAside");
          expect(texts.has(key)).toBe(false);
        }
        expect([...texts.values()]).toEqual([first, second]);
      }),
      { numRuns: 100 },
    );
  });

  test("leaves it where it is if there is no place for the copy", async () => {
    const { texts, faults, open } = kept();
    texts.set(key, "{broken");
    faults.capacity = 10;
    expect((await open()).kind).toBe("stuck");
    expect([...texts]).toEqual([[key, "{broken"]]);
  });
});
