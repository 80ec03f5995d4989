// Marks what the kit keeps with its version, and sets aside what another version wrote in a way it does not know.
import type { KeyValueStorage } from "./storage.ts";

const storageVersion = "1.0.11";

const versionKey = "rk-version";
const setAsideKey = "rk-set-aside";
const versionedKeys = ["rk-recent", "rk-transactions"];

// Through all of 1 and 2 the lists kept their form; whoever reads them checks every record anyway.
const knownForm = /^[12]\.\d+\.\d+$/;

/** Called once, before anything is read. */
export function keepStorageVersion(storage: KeyValueStorage): "kept" | "migrated" | "set aside" {
  const found = storage.getItem(versionKey);
  if (found === storageVersion) return "kept";
  storage.setItem(versionKey, storageVersion);
  if (found === null || knownForm.test(found)) return "migrated";

  const values = versionedKeys.flatMap((key) => {
    const value = storage.getItem(key);
    storage.removeItem(key);
    return value === null ? [] : [[key, value]];
  });
  if (values.length > 0) {
    const kept = { version: found.slice(0, 100), values: Object.fromEntries(values) };
    storage.setItem(setAsideKey, JSON.stringify(kept));
  }
  return "set aside";
}
