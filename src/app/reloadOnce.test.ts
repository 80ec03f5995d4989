import { expect, it } from "vitest";
import { createReloadOnce, type ReloadPorts } from "./reloadOnce.ts";

/** A tab of which each page is a new document; `done` says what became of them. */
function tab({ isOnline = true, keeps = true, isLeaving = false } = {}) {
  const kept = new Map<string, string>();
  const done: string[] = [];
  const storage: ReloadPorts["storage"] = () => {
    if (!keeps) throw new Error("SecurityError");
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    };
  };
  const page = (build: string) =>
    createReloadOnce({
      build,
      storage,
      isReachable: async () => isOnline,
      isLeaving: () => isLeaving,
      reload: () => done.push(`reload ${build}`),
      say: () => done.push(`say ${build}`),
    });
  return { page, done };
}

it("loads the page again once, and then says so", async () => {
  const { page, done } = tab();
  await page("a")("page");
  await page("a")("page");
  await page("a")("part");
  expect(done).toEqual(["reload a", "say a", "say a"]);
});

it("does one thing for all that is missing from a page", async () => {
  const { page, done } = tab();
  const missing = page("a");
  await Promise.all([missing("part"), missing("part"), missing("page")]);
  expect(done).toEqual(["reload a"]);
});

it("loads again for each release, and never in a circle between two", async () => {
  const { page, done } = tab();
  for (const build of ["a", "b", "a", "b"]) await page(build)("part");
  expect(done).toEqual(["reload a", "reload b", "say a", "say b"]);
});

it("never loads again where nothing can be remembered", async () => {
  const { page, done } = tab({ keeps: false });
  await page("a")("page");
  expect(done).toEqual(["say a"]);
});

it("stays as it is offline, and says so where the page itself is missing", async () => {
  const { page, done } = tab({ isOnline: false });
  const missing = page("a");
  await missing("part");
  expect(done).toEqual([]);
  await missing("page");
  expect(done).toEqual(["say a"]);
});

it("keeps nobody from going elsewhere, whatever that breaks off", async () => {
  const { page, done } = tab({ isLeaving: true });
  await page("a")("part");
  await page("a")("page");
  expect(done).toEqual([]);
});
