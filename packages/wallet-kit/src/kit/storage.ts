// A place to keep things that never throws: the browser's own, or memory where that is blocked or full.
export type KeyValueStorage = {
  getItem(key: string): string | null;
  /** Whether it will still be there after a reload. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
};

/** `backing` may throw already when it is asked for, as `localStorage` does in a blocked frame. */
export function openStorage(backing: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>();

  return {
    getItem(key) {
      const fresh = memory.get(key);
      if (fresh !== undefined) return fresh;
      try {
        return backing().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        backing().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        // Full: the older value must not come back after this one, so it goes as well.
        tryTo(() => backing().removeItem(key));
        memory.set(key, value);
        return false;
      }
    },
    removeItem(key) {
      memory.delete(key);
      tryTo(() => backing().removeItem(key));
    },
  };
}

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    // What cannot be reached cannot be removed either.
  }
}

const storageVersion = "1.0.11";

const versionKey = "rk-version";
const setAsideKey = "rk-set-aside";
const versionedKeys = ["rk-recent", "rk-transactions"];

// Through all of 1 and 2 the lists kept their form; whoever reads them checks every record anyway.
const knownForm = /^[12]\.\d+\.\d+$/;

/** Marks what the kit keeps with its version, and sets aside what an unknown version wrote; called before anything is read. */
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

/** The account by passkey of this device; what lies there is read by `@loamstead/passkey/keptPasskey.ts`. */
export const keptPasskeyKey = "passkey";

/** The wallet in use, with its name and picture; there exactly while there is something to come back to. */
export const savedWalletKey = "rk-wallet";
