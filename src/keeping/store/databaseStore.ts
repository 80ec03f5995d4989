// The store of rooms over the tables of this device: compares and writes in one transaction.

import type { Database } from "../database/database.ts";
import type { Store, Wrote } from "./store.ts";

type Options = {
  readonly database: Database;
  readonly now: () => number;
  /** For the other tabs: the text under this key is another one now. */
  readonly onWrote: (key: string) => void;
};

const wrote = { ok: true } as const;

export function databaseStore({ database, now, onWrote }: Options): Store {
  return {
    async list(prefix) {
      const keys = await database.read(["texts"], (at) => at.keys("texts", prefix));
      return keys.ok ? { ok: true, keys: keys.value } : { ok: false, reason: "unavailable" };
    },

    async read(key) {
      const text = await database.read(["texts"], (at) => at.get("texts", key));
      return text.ok
        ? { ok: true, text: text.value ?? null }
        : { ok: false, reason: "unavailable" };
    },

    async write(key, text, seen) {
      const done = await database.change<Wrote>(["texts", "stamps"], async (at) => {
        if (((await at.get("texts", key)) ?? null) !== seen)
          return { ok: false, reason: "changed" };
        if (text === null) {
          await at.drop("texts", key);
          await at.drop("stamps", key);
        } else {
          await at.put("texts", key, text);
          await at.put("stamps", key, now());
        }
        return wrote;
      });
      if (!done.ok) return done;
      if (done.value.ok) onWrote(key);
      return done.value;
    },
  };
}
