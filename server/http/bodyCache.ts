// Remembers the forms in which something large goes out, so that all who read it, however slowly, read from one memory.
import { createCache } from "../../src/lib/cache.ts";

export type EncodedBody = Uint8Array<ArrayBuffer>;

/** By a key that stands for what is in it and for how it is packed; nothing where there is no such thing. */
export type BodyCache = (
  key: string,
  make: () => Promise<EncodedBody | undefined>,
) => Promise<EncodedBody | undefined>;

export function createBodyCache(mostBytes: number): BodyCache {
  const kept = createCache<EncodedBody>(mostBytes, ({ byteLength }) => byteLength);
  /** What many ask for at the same time is made once. */
  const underWay = new Map<string, Promise<EncodedBody | undefined>>();

  async function making(key: string, make: () => Promise<EncodedBody | undefined>) {
    try {
      const form = await make();
      if (form) kept.set(key, form);
      return form;
    } finally {
      underWay.delete(key);
    }
  }

  return async (key, make) => {
    const known = kept.get(key) ?? underWay.get(key);
    if (known) return known;
    const form = making(key, make);
    underWay.set(key, form);
    return form;
  };
}
