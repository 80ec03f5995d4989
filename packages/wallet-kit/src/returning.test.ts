import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { savedWalletKey } from "./kit/storage.ts";

const setAttribute = vi.fn();

beforeEach(() => {
  vi.resetModules();
  setAttribute.mockClear();
  vi.stubGlobal("document", { documentElement: { setAttribute } });
});
afterEach(() => vi.unstubAllGlobals());

const storageWith = (items: Record<string, string>) => ({
  getItem: (key: string) => items[key] ?? null,
});

const run = async () => {
  // @ts-expect-error A plain script has nothing to import, and is no module.
  await import("./returning.ts");
};

test("marks the page of somebody who was connected", async () => {
  vi.stubGlobal("localStorage", storageWith({ [savedWalletKey]: "{}" }));
  await run();
  expect(setAttribute).toHaveBeenCalledWith("data-returning", "");
});

test("leaves a newcomer's page alone", async () => {
  vi.stubGlobal("localStorage", storageWith({}));
  await run();
  expect(setAttribute).not.toHaveBeenCalled();
});

test("blocked storage is nobody returning", async () => {
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  await run();
  expect(setAttribute).not.toHaveBeenCalled();
});
