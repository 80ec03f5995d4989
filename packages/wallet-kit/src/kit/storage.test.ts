import { expect, test } from "vitest";
import { keepStorageVersion, openStorage } from "./storage.ts";
import { memoryStorage } from "./testing/memoryStorage.ts";

function fakeStorage(refuse: { write?: boolean; read?: boolean } = {}): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: () => null,
    clear: () => items.clear(),
    getItem(key: string) {
      if (refuse.read) throw new Error("blocked");
      return items.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      if (refuse.write) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

test("keeps and forgets in the browser's storage", () => {
  const backing = fakeStorage();
  const storage = openStorage(() => backing);
  expect(storage.setItem("a", "1")).toBe(true);
  expect(backing.getItem("a")).toBe("1");
  storage.removeItem("a");
  expect(storage.getItem("a")).toBeNull();
});

test("keeps in memory where the browser refuses to hand its storage out", () => {
  const storage = openStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(storage.setItem("a", "1")).toBe(false);
  expect(storage.getItem("a")).toBe("1");
});

test("a full storage neither loses the new value nor brings the old one back", () => {
  const refuse = { write: false };
  const backing = fakeStorage(refuse);
  const storage = openStorage(() => backing);
  storage.setItem("a", "old");
  refuse.write = true;
  expect(storage.setItem("a", "new")).toBe(false);
  expect(storage.getItem("a")).toBe("new");
  expect(backing.getItem("a")).toBeNull();

  refuse.write = false;
  expect(storage.setItem("a", "newer")).toBe(true);
  expect(backing.getItem("a")).toBe("newer");
});

test("a storage that cannot be read is empty", () => {
  const storage = openStorage(() => fakeStorage({ read: true }));
  expect(storage.getItem("a")).toBeNull();
  storage.removeItem("a");
});

function storageWith(items: Record<string, string>) {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(items)) storage.setItem(key, value);
  return storage;
}

test("a first visit is marked", () => {
  const storage = storageWith({});
  keepStorageVersion(storage);
  expect(storage.getItem("rk-version")).toBe("1.0.11");
});

test("what this version wrote stays as it is", () => {
  const storage = storageWith({ "rk-version": "1.0.11", "rk-recent": '["rainbow"]' });
  expect(keepStorageVersion(storage)).toBe("kept");
  expect(storage.getItem("rk-recent")).toBe('["rainbow"]');
});

test.each(["1.0.3", "1.3.7", "2.2.11"])("the lists of version %s are taken over", (version) => {
  const storage = storageWith({ "rk-version": version, "rk-recent": '["rainbow"]' });
  expect(keepStorageVersion(storage)).toBe("migrated");
  expect(storage.getItem("rk-recent")).toBe('["rainbow"]');
  expect(storage.getItem("rk-version")).toBe("1.0.11");
});

test.each(["3.0.0", "0.9.2", "garbage", "1.0.11-next", ""])(
  "what version %j wrote is set aside whole, not read",
  (version) => {
    const storage = storageWith({
      "rk-version": version,
      "rk-recent": '{"of":"another form"}',
      "rk-transactions": "[]",
    });
    expect(keepStorageVersion(storage)).toBe("set aside");
    expect(storage.getItem("rk-recent")).toBeNull();
    expect(storage.getItem("rk-transactions")).toBeNull();
    expect(JSON.parse(storage.getItem("rk-set-aside")!)).toEqual({
      version,
      values: { "rk-recent": '{"of":"another form"}', "rk-transactions": "[]" },
    });
  },
);
