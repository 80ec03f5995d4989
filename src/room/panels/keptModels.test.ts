// What the device keeps of pieces: bounded, shared between tabs, and safe from junk.
import { describe, expect, test, vi } from "vitest";
import { KeptModels, type StringStorage } from "./keptModels.ts";

function memoryShelf(text?: string) {
  const texts = new Map<string, string>(text === undefined ? [] : [["k", text]]);
  const shelf: StringStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
  };
  return { shelf, texts };
}

const open = (shelf: StringStorage | null, most = 3) => new KeptModels({ key: "k", most, shelf });

describe("keptModels", () => {
  test("the newest is first, each is there once, and the oldest goes", () => {
    const { shelf, texts } = memoryShelf();
    const kept = open(shelf);
    for (const model of ["a", "b", "a", "c", "d"]) kept.add(model);
    expect(kept.state()).toEqual(["d", "c", "a"]);
    expect(open(shelf).state()).toEqual(["d", "c", "a"]);
    kept.toggle("c");
    expect(kept.state()).toEqual(["d", "a"]);
    expect(texts.get("k")).toBe('["d","a"]');
  });

  test("tells whoever listens, and follows another tab", () => {
    const { shelf } = memoryShelf();
    const [mine, theirs] = [open(shelf), open(shelf)];
    const listener = vi.fn();
    theirs.subscribe(listener);
    mine.add("a");
    theirs.reread();
    theirs.reread();
    expect(theirs.state()).toEqual(["a"]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test.each(["{", "null", '"a"', "[1]", '["../x"]', '["a", {}]', `["${"x".repeat(99)}"]`])(
    "begins anew after junk: %s",
    (junk) => {
      const kept = open(memoryShelf(junk).shelf);
      expect(kept.state()).toEqual([]);
      kept.add("a");
      expect(kept.state()).toEqual(["a"]);
    },
  );

  test("goes on where nothing can be read or written", () => {
    const blocked: StringStorage = {
      getItem: () => {
        throw new Error("blocked");
      },
      setItem: () => {
        throw new Error("full");
      },
    };
    for (const shelf of [blocked, null]) {
      const kept = open(shelf);
      kept.toggle("a");
      expect(kept.state()).toEqual(["a"]);
    }
  });
});
