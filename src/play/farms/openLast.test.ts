// Which farm a page goes on with, and what is said of one that cannot be gone on with.
import { expect, it } from "vitest";
import { heads } from "../../keeping/journal/tables.ts";
import { farmTabs } from "../testing/farmTabs.ts";
import type { Farms } from "./farms.ts";
import { openLast } from "./openLast.ts";

const collection = { address: `0x${"0".repeat(40)}`, size: 10_000 };
const asked = { field: null, id: null };
const wanted = { collection, asked, ownField: async () => 3 };

async function sown(device: ReturnType<typeof farmTabs>, farms: Farms): Promise<string> {
  const farm = await farms.begin(417);
  farm.act({ kind: "sow", plots: 1, what: "sunflower" });
  await device.pass(0);
  return farm.id;
}

it("begins a first one where nothing was, and goes on with what is there", async () => {
  const device = farmTabs();
  const farms = await device.tab();
  const first = await openLast(farms, { ...wanted, noted: null });
  expect(first).toMatchObject({ farm: { ground: { field: 3 } }, missed: null });
  const id = await sown(device, farms);
  const next = await openLast(await device.tab(), { ...wanted, noted: 417 });
  expect(next).toMatchObject({ farm: { id }, missed: null });
});

it("misses one of which there is word, and nothing else any more", async () => {
  const farms = await farmTabs().tab();
  const opened = await openLast(farms, { ...wanted, noted: 417 });
  expect(opened).toMatchObject({
    farm: { ground: { field: 3 } },
    missed: { field: 417, why: "cleared" },
  });
});

it("misses none where the browser keeps nothing, and says that instead", async () => {
  const farms = await farmTabs({ isLasting: false }).tab();
  const { farm, missed } = await openLast(farms, { ...wanted, noted: 417 });
  expect(missed).toBeNull();
  expect(farm.state().kept).toEqual({ kind: "page", why: "unavailable" });
});

it("says of one that a newer site began that it cannot be read, and leaves it alone", async () => {
  const device = farmTabs();
  const id = await sown(device, await device.tab());
  const newer = { origin: '{"rules":99}' };
  await device.database.change([heads], async (at) => {
    await at.put(heads, id, { ...(await at.get(heads, id))!, ...newer });
  });
  const { farm, missed } = await openLast(await device.tab(), { ...wanted, noted: 417 });
  expect(missed).toEqual({ field: 417, why: "unreadable" });
  farm.act({ kind: "sow", plots: 1, what: "sunflower" });
  await device.pass(0);
  const kept = await device.database.read([heads], (at) => at.get(heads, id));
  expect(kept).toMatchObject({ ok: true, value: newer });
});

it("opens the one that is asked for: by its field, by its name among several there, or begins one", async () => {
  const device = farmTabs();
  const farms = await device.tab();
  const first = await sown(device, farms);
  await device.pass(1_000);
  const file = await (await openLast(farms, wanted)).farm.file();
  const taken = await farms.take(file.ok ? file.value.text : "");
  const second = taken.ok ? taken.value : "";
  const open = async (field: number | null, id: string | null = null) =>
    (await openLast(farms, { ...wanted, asked: { field, id } })).farm;
  expect((await open(417)).id).toBe(second);
  expect((await open(417, first)).id).toBe(first);
  expect((await open(417, "none of this device")).id).toBe(second);
  expect((await open(3, first)).id).toBe(first);
  expect((await open(3)).ground.field).toBe(3);
});
