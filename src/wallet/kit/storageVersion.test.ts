import { expect, test } from "vitest";
import { openStorage } from "./storage.ts";
import { keepStorageVersion } from "./storageVersion.ts";

function storageWith(items: Record<string, string>) {
  const storage = openStorage(() => {
    throw new Error("memory only");
  });
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
