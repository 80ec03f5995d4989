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
