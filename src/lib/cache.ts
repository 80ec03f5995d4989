// A map that keeps only so many entries: whatever lay unused the longest goes first.

export type Cache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

export function createCache<Value>(most: number): Cache<Value> {
  // The order of the map is that of use.
  const entries = new Map<string, Value>();

  function set(key: string, value: Value): void {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void entries.delete(key),
  };
}
