// A map that keeps only so much: whatever lay unused the longest goes first (LRU cache).

export type Cache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

/** `most` is how many entries, or of what `weigh` tells of each. What alone weighs more is not kept. */
export function createCache<Value>(
  most: number,
  weigh: (value: Value) => number = () => 1,
): Cache<Value> {
  // The order of the map is that of use.
  const entries = new Map<string, Value>();
  let weight = 0;

  function drop(key: string): void {
    const value = entries.get(key);
    if (value !== undefined) weight -= weigh(value);
    entries.delete(key);
  }

  function set(key: string, value: Value): void {
    drop(key);
    entries.set(key, value);
    weight += weigh(value);
    for (const oldest of entries.keys()) {
      if (weight <= most) return;
      drop(oldest);
    }
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: drop,
  };
}
