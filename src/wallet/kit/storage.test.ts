import { expect, test } from "vitest";
import { openStorage } from "./storage.ts";

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
