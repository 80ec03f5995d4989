// Farms in a real browser: what was done is there for the next page, and a long log goes in and out whole.
import { expect, onTestFinished, test, vi } from "vitest";
import { deviceFarms } from "./deviceFarms.ts";
import { farmLayout } from "./farmLayout.ts";
import type { Farms } from "./farms.ts";

const collection = { address: "0x5FbDB2315678afecb367f032d93F642f64180aa3", size: 10_000 };

async function visit(): Promise<Farms> {
  const farms = await deviceFarms(collection);
  onTestFinished(() => {
    farms.close();
    indexedDB.deleteDatabase(farmLayout.name);
  });
  return farms;
}

test("keeps what is done for the next page, and lets another page see it as it happens", async () => {
  const [farms, beside] = [await visit(), await visit()];
  expect(farms.isLasting).toBe(true);
  const farm = await farms.begin(417);
  farm.act({ kind: "sow", plots: 0b111, what: "sunflower" });
  await vi.waitFor(() => expect(farm.state().kept).toEqual({ kind: "kept" }));
  const there = await beside.open(farm.id);
  expect(there.ok && there.value.state().farm).toEqual(farm.state().farm);
  farm.act({ kind: "water", plots: 0b111 });
  await vi.waitFor(() =>
    expect(there.ok && there.value.state().news).toEqual({ kind: "elsewhere", steps: 1 }),
  );
  expect(there.ok && there.value.state().farm).toEqual(farm.state().farm);
  farms.close();
  beside.close();
  expect(await (await visit()).list()).toMatchObject([{ id: farm.id, field: 417 }]);
});

test("takes in a log of thousands and opens it again, the same to the last seed", async () => {
  const farms = await visit();
  const begun = Date.UTC(2026, 3, 1);
  const events = Array.from({ length: 3_000 }, (_, n) => ({
    kind: "water",
    at: begun + n * 60_000,
    plots: 1 + (n % 7),
  }));
  const text = JSON.stringify({ rules: 1, field: 417, begun, events });
  const taken = await farms.take(text);
  const farm = await farms.open(taken.ok ? taken.value : "");
  const file = farm.ok ? await farm.value.file() : farm;
  expect(file.ok && JSON.parse(file.value.text)).toEqual(JSON.parse(text));
});
