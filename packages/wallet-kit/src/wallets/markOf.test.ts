// Tests marks that are there and marks that are fetched.
import { expect, test, vi } from "vitest";
import { listedWallets } from "./listedWallets.ts";
import { fetchMark, markOf } from "./markOf.ts";

test("an address is a mark already", async () => {
  expect(markOf({ iconUrl: "/orchard.svg" })).toBe("/orchard.svg");
  expect(await fetchMark({ iconUrl: "/orchard.svg" })).toBe("/orchard.svg");
});

test("one that is fetched is fetched once", async () => {
  const wallet = { iconUrl: vi.fn(async () => "/orchard.svg") };
  expect(markOf(wallet)).toBeUndefined();
  expect(await fetchMark(wallet)).toBe("/orchard.svg");
  expect(await fetchMark({ ...wallet })).toBe("/orchard.svg");
  expect(markOf(wallet)).toBe("/orchard.svg");
  expect(wallet.iconUrl).toHaveBeenCalledOnce();
});

test("one that cannot be had is asked for again", async () => {
  const iconUrl = vi.fn(async () => "/orchard.svg").mockRejectedValueOnce(new Error("offline"));
  expect(await fetchMark({ iconUrl })).toBeUndefined();
  expect(await fetchMark({ iconUrl })).toBe("/orchard.svg");
});

test("every listed wallet has a mark of its own", async () => {
  const marks = await Promise.all(listedWallets.map(fetchMark));
  expect(marks.every((mark) => mark?.startsWith("data:image/svg+xml,%3Csvg"))).toBe(true);
  expect(new Set(marks).size).toBe(listedWallets.length);
});
