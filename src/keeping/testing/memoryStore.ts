// A store in memory that can be told to fail, to run full or to lose its answers: for the tests.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { Store, TextWrite, Wrote } from "../store/store.ts";

export type Faults = {
  /** Nothing answers. */
  isDown: boolean;
  /** Letters in all that it holds; a write over it is refused. */
  capacity: number;
  /** The next write is done, but its answer says that nothing answered. */
  losesNextAnswer: boolean;
};

export function memoryStore() {
  const texts = new Map<string, string>();
  const faults: Faults = {
    isDown: false,
    capacity: Number.POSITIVE_INFINITY,
    losesNextAnswer: false,
  };
  const size = () => [...texts.values()].reduce((sum, text) => sum + text.length, 0);

  function writeAll(writes: readonly TextWrite[]): Wrote {
    if (faults.isDown) return refuse("unavailable");
    if (writes.some(({ key, seen }) => (texts.get(key) ?? null) !== seen)) return refuse("changed");
    const more = writes.map(({ text, seen }) => (text?.length ?? 0) - (seen?.length ?? 0));
    const growth = more.reduce((sum, each) => sum + each, 0);
    const isWriting = writes.some(({ text }) => text !== null);
    if (isWriting && size() + growth > faults.capacity) return refuse("full");
    for (const { key, text } of writes) {
      if (text === null) texts.delete(key);
      else texts.set(key, text);
    }
    if (!faults.losesNextAnswer) return accept(null);
    faults.losesNextAnswer = false;
    return refuse("unavailable");
  }

  const store: Store = {
    list: async (prefix) =>
      faults.isDown
        ? refuse("unavailable")
        : accept([...texts.keys()].filter((key) => key.startsWith(prefix)).sort()),
    read: async (key) => (faults.isDown ? refuse("unavailable") : accept(texts.get(key) ?? null)),
    write: async (key, text, seen) => writeAll([{ key, text, seen }]),
    writeAll: async (writes) => writeAll(writes),
  };
  return { store, texts, faults, size };
}
