// Texts under keys, each written only over what its writer had seen: compared and written in one transaction (compare-and-swap).
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type DeviceDatabase, defineTable, type StorageTrouble } from "../database/database.ts";

export type Wrote = Result<null, StorageTrouble | "changed">;

export type TextWrite = {
  readonly key: string;
  /** Null stands for nothing there. */
  readonly text: string | null;
  readonly seen: string | null;
};

export type Store = {
  /** The keys that begin so, in order. */
  list(prefix: string): Promise<Result<readonly string[], "unavailable">>;
  /** Null stands for nothing there. */
  read(key: string): Promise<Result<string | null, "unavailable">>;
  /** All or nothing, and only while the key still holds `seen`. */
  write(key: string, text: string | null, seen: string | null): Promise<Wrote>;
  /** Several at once: all of them, or none. */
  writeAll(writes: readonly TextWrite[]): Promise<Wrote>;
};

export const textTable = defineTable<string>("texts");
/** When the text under the same key was written. */
export const stamps = defineTable<number>("stamps");

type Options = {
  readonly database: DeviceDatabase;
  readonly now: () => number;
  /** For the other tabs: the text under this key is another one now. */
  readonly onWrote: (key: string) => void;
};

export function databaseStore({ database, now, onWrote }: Options): Store {
  async function writeAll(writes: readonly TextWrite[]): Promise<Wrote> {
    const done = await database.change<Wrote>([textTable, stamps], async (at) => {
      for (const { key, seen } of writes)
        if (((await at.get(textTable, key)) ?? null) !== seen) return refuse("changed");
      for (const { key, text } of writes) {
        if (text === null) {
          await at.drop(textTable, key);
          await at.drop(stamps, key);
        } else {
          await at.put(textTable, key, text);
          await at.put(stamps, key, now());
        }
      }
      return accept(null);
    });
    if (!done.ok) return done;
    if (done.value.ok) for (const { key } of writes) onWrote(key);
    return done.value;
  }

  return {
    async list(prefix) {
      const keys = await database.read([textTable], (at) => at.keys(textTable, prefix));
      return keys.ok ? keys : refuse("unavailable");
    },

    async read(key) {
      const text = await database.read([textTable], (at) => at.get(textTable, key));
      return text.ok ? accept(text.value ?? null) : refuse("unavailable");
    },

    write: (key, text, seen) => writeAll([{ key, text, seen }]),
    writeAll,
  };
}

/** A text of our own whose former state does not matter: the last to write it is right. */
export async function overwrite(store: Store, key: string, text: string | null): Promise<boolean> {
  for (;;) {
    const read = await store.read(key);
    if (!read.ok) return false;
    if (read.value === text) return true;
    const wrote = await store.write(key, text, read.value);
    if (wrote.ok || wrote.reason !== "changed") return wrote.ok;
  }
}
