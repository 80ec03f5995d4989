// Lets the WalletConnect SDKs keep their state in any storage with the shape of localStorage.
import { attestationPublicKey } from "../attestation/attestationPublicKey.ts";

export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

type PhoneStorage = {
  getKeys(): Promise<string[]>;
  getEntries<T>(): Promise<[string, T][]>;
  getItem<T>(key: string): Promise<T | undefined>;
  setItem<T>(key: string, value: T): Promise<void>;
  removeItem(key: string): Promise<void>;
};

const attestationKeyName = "verify:public:key";

const forever = 4_000_000_000;

export function createPhoneStorage(texts: TextStorage, prefix: string): PhoneStorage {
  const own = `${prefix}/`;
  const keys = () =>
    Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? "")
      .filter((key) => key.startsWith(own))
      .map((key) => key.slice(own.length));

  const read = (key: string) => {
    // The SDK would fetch this key from a host in the internet, and wait for it without end.
    if (key.endsWith(`//${attestationKeyName}`)) {
      return { publicKey: attestationPublicKey, expiresAt: forever };
    }
    const text = texts.getItem(own + key);
    return text === null ? undefined : JSON.parse(text);
  };

  return {
    getKeys: async () => keys(),
    getEntries: async <T>() => keys().map((key): [string, T] => [key, read(key)]),
    getItem: async (key) => read(key),
    setItem: async (key, value) => texts.setItem(own + key, JSON.stringify(value)),
    removeItem: async (key) => texts.removeItem(own + key),
  };
}

/** For a phone that is forgotten with its process. */
export function createMemoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}
