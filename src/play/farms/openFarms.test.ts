// Farms of a device: begun, played, several of them, taken along and taken in; tabs that agree, and every trouble said.
import { expect, it } from "vitest";
import { HOUR } from "../../farm/numbers/time.ts";
import { trialStart } from "../../farm/testing/trial.ts";
import { bases, heads, rowKey, rows } from "../../keeping/journal/tables.ts";
import { farmTabs } from "../testing/farmTabs.ts";
import type { Farms, OpenFarm } from "./farms.ts";
import { importTroubleWords } from "./strings.ts";

async function opened(farms: Farms, id: string): Promise<OpenFarm> {
  const farm = await farms.open(id);
  if (!farm.ok) throw new Error(farm.reason);
  return farm.value;
}

async function textOf(farm: OpenFarm): Promise<string> {
  const file = await farm.file();
  if (!file.ok) throw new Error(file.reason);
  return file.value.text;
}

it("keeps nothing of a farm before something is done on it, and everything after", async () => {
  const device = farmTabs();
  const farms = await device.tab();
  const farm = await farms.begin(417);
  expect(farm.state()).toMatchObject({ kept: { kind: "kept" }, last: null, news: null });
  expect([await farms.list(), device.asked()]).toEqual([[], 0]);
  expect(farm.act({ kind: "harvest", plots: 1 }).ok).toBe(false);
  expect(farm.act({ kind: "sow", plots: 0b11, what: "sunflower" }).ok).toBe(true);
  expect(farm.state()).toMatchObject({ kept: { kind: "keeping" }, last: { told: { on: 3 } } });
  await device.pass(0);
  expect([farm.state().kept, device.asked()]).toEqual([{ kind: "kept" }, 1]);
  await device.pass(2 * 60_000);
  farm.act({ kind: "harvest", plots: 0b11 });
  await device.pass(0);
  const { id } = farm;
  const next = await device.tab();
  expect(await next.list()).toEqual([
    {
      id,
      field: 417,
      begun: trialStart,
      at: trialStart + 120_000,
      level: 1,
      pence: 20,
      account: "none",
    },
  ]);
  expect((await opened(next, id)).state().farm).toEqual(farm.state().farm);
});

it("tells nobody of the post that another tab has looked for", async () => {
  const device = farmTabs();
  const [one, two] = [await device.tab(), await device.tab()];
  const here = await one.begin(417);
  here.act({ kind: "sow", plots: 1, what: "pea" });
  await device.pass(0);
  const there = await opened(two, here.id);
  // Whoever was away for days is written to.
  await device.pass(9 * 24 * HOUR);
  expect(there.act({ kind: "post" }).ok).toBe(true);
  await device.pass(0);
  expect(here.state()).toMatchObject({ news: null, farm: there.state().farm });
  expect(here.state().farm.cards).toHaveLength(1);
});

it("has tabs agree, tells what was done elsewhere, and what could not be any more", async () => {
  const device = farmTabs();
  const [one, two] = [await device.tab(), await device.tab()];
  const here = await one.begin(417);
  here.act({ kind: "sow", plots: 1, what: "pea" });
  await device.pass(0);
  const there = await opened(two, here.id);
  there.act({ kind: "sow", plots: 2, what: "pea" });
  await device.pass(0);
  expect(here.state()).toMatchObject({ news: { kind: "elsewhere", steps: 1 } });
  here.heard();
  expect(here.state()).toMatchObject({ news: null, farm: there.state().farm });
  // Both sow the same plot before they hear of each other: the first keeps it.
  here.act({ kind: "sow", plots: 4, what: "sunflower" });
  there.act({ kind: "sow", plots: 4, what: "pea" });
  await device.pass(0);
  expect(there.state().news).toEqual({
    kind: "lost",
    of: 1,
    kept: 0,
    why: { kind: "taken", plots: 4 },
  });
  expect(there.state().farm).toEqual(here.state().farm);
  expect(there.state().farm.seeds).toEqual({ pea: 2 });
});

it("plays on where the device takes nothing, says why, and keeps it as soon as that is over", async () => {
  const device = farmTabs();
  const farm = await (await device.tab()).begin(417);
  for (const why of ["full", "unavailable"] as const) {
    device.faults.writes = why;
    expect(farm.act({ kind: "sow", plots: why === "full" ? 1 : 2, what: "sunflower" }).ok).toBe(
      true,
    );
    await device.pass(0);
    expect(farm.state().kept).toEqual({ kind: "page", why });
  }
  expect(JSON.parse(await textOf(farm)).events).toHaveLength(2);
  device.outdated.is = true;
  farm.retry();
  await device.pass(0);
  expect(farm.state().kept).toEqual({ kind: "page", why: "outdated" });
  device.outdated.is = false;
  device.faults.writes = null;
  farm.retry();
  await device.pass(0);
  expect(farm.state().kept).toEqual({ kind: "kept" });
  const memory = farmTabs({ isLasting: false });
  const shortLived = await (await memory.tab()).begin(417);
  expect(shortLived.state().kept).toEqual({ kind: "page", why: "unavailable" });
});

it("goes by the country's time from the first day on, and says that the device's clock is off", async () => {
  const device = farmTabs({ off: 3 * HOUR });
  const farm = await (await device.tab()).begin(417);
  expect([farm.now(), farm.state().farm.begun]).toEqual([trialStart, trialStart]);
  expect(farm.state().news).toEqual({ kind: "clock", ahead: 3 * HOUR });
  farm.heard();
  expect(farm.state().news).toBeNull();
});

it("holds several farms, puts one away, and brings it back", async () => {
  const device = farmTabs();
  const farms = await device.tab();
  for (const field of [417, 3]) {
    const farm = await farms.begin(field);
    farm.act({ kind: "sow", plots: 1, what: "sunflower" });
    await device.pass(1);
  }
  const [last, first] = await farms.list();
  expect([last?.field, first?.field]).toEqual([3, 417]);
  await farms.remove(last!.id);
  expect(await farms.list()).toHaveLength(1);
  expect(await farms.remove(last!.id)).toEqual({ ok: false, reason: "missing" });
  await farms.bringBack(last!.id);
  expect(await farms.list()).toHaveLength(2);
  expect(await farms.open("nobody")).toEqual({ ok: false, reason: "missing" });
});

it("gives a farm along as a file and takes it in again as another farm, the same to the last seed", async () => {
  const device = farmTabs();
  const farms = await device.tab();
  const farm = await farms.begin(417);
  farm.act({ kind: "sow", plots: 0b111, what: "sunflower" });
  farm.act({ kind: "undo", of: farm.now() });
  farm.act({ kind: "sow", plots: 0b1, what: "pea" });
  const text = await textOf(farm);
  const taken = await farms.take(text);
  const other = await opened(farms, taken.ok ? taken.value : "");
  expect(other.id).not.toBe(farm.id);
  expect(other.state().farm).toEqual(farm.state().farm);
  expect(await textOf(other)).toBe(text);
  expect(await farms.list()).toHaveLength(2);
});

it("refuses a file by the name of what is wrong with it, and touches nothing", async () => {
  const device = farmTabs();
  const farms = await device.tab();
  const good = { rules: 1, field: 417, begun: trialStart - HOUR, events: [] as object[] };
  const sow = { kind: "sow", at: trialStart, plots: 1, what: "sunflower" };
  const told = async (own: object) => {
    const taken = await farms.take(JSON.stringify({ ...good, ...own }));
    return taken.ok ? "taken" : importTroubleWords(taken.reason);
  };
  expect(await told({ rules: "one" })).toMatch(/^That is not the file of a farm\./);
  expect(await told({ events: undefined })).toMatch(/^That is not the file of a farm\./);
  expect(await told({ rules: 0 })).toBe(
    "That file is no farm as it is written. The first mistake is in rules.",
  );
  expect(await told({ rules: 2, events: ["of later"] })).toMatch(
    /^That farm goes by newer rules than this page knows\./,
  );
  expect(await told({ events: [{ ...sow, what: "gold" }] })).toBe(
    "That file is no farm as it is written. The first mistake is in events.0.what.",
  );
  expect(await told({ field: 9_999 })).toBe(
    "That farm stands on field 9999, which this country has not.",
  );
  expect(await told({ events: [sow, { ...sow, at: trialStart + HOUR }] })).toMatch(
    /^What is written as number 2 was done later/,
  );
  expect(await told({ begun: trialStart + HOUR })).toMatch(/^That farm begins later than now\./);
  expect(await told({ events: [sow, sow] })).toBe(
    "That log does not hold: by the rules, what is written as number 2 (sow) could not be done.",
  );
  device.faults.writes = "full";
  expect(await told({})).toMatch(/^There is no room left on this device/);
  device.faults.writes = null;
  expect(await farms.list()).toEqual([]);
  expect(await told({ events: [sow] })).toBe("taken");
});

it("keeps what a page that ends could not wait for, and leaves alone what a newer site began", async () => {
  const device = farmTabs();
  const farms = await device.tab();
  const farm = await farms.begin(417);
  device.faults.writes = "unavailable";
  farm.act({ kind: "sow", plots: 1, what: "sunflower" });
  await device.pass(0);
  // Leaving for another page of the site is enough; so would be the page's end.
  farms.close();
  expect(device.noted.size).toBe(1);
  device.faults.writes = null;
  const next = await device.tab();
  expect((await opened(next, farm.id)).state().farm).toEqual(farm.state().farm);
  await device.database.change([heads], async (at) => {
    const head = (await at.get(heads, farm.id))!;
    await at.put(heads, farm.id, { ...head, origin: '{"rules":2}' });
  });
  const later = await device.tab();
  expect(await later.open(farm.id)).toEqual({ ok: false, reason: "unreadable" });
  expect(await later.list()).toHaveLength(1);
});

it("throws away what was put away for a day, and nobody waits for that", async () => {
  const device = farmTabs();
  const farms = await device.tab();
  const farm = await farms.begin(417);
  farm.act({ kind: "sow", plots: 1, what: "pea" });
  await device.pass(0);
  expect((await farms.remove(farm.id)).ok).toBe(true);
  farms.close();
  const isThere = async () => {
    const read = await device.database.read([heads], (at) => at.keys(heads, ""));
    return read.ok && read.value.length > 0;
  };
  await device.pass(23 * HOUR);
  await device.tab();
  await device.pass(10_000);
  expect(await isThere()).toBe(true);
  await device.pass(HOUR);
  await device.tab();
  expect(await isThere()).toBe(true);
  await device.pass(10_000);
  expect(await isThere()).toBe(false);
});

it("moves a farm to another field, in every tab, in its file, and where it is opened again", async () => {
  const device = farmTabs();
  const [one, two] = [await device.tab(), await device.tab()];
  const here = await one.begin(417);
  here.act({ kind: "sow", plots: 1, what: "pea" });
  await device.pass(0);
  const there = await opened(two, here.id);
  expect(here.act({ kind: "moveGround", to: 12_345 })).toMatchObject({
    reason: { kind: "noSuchField" },
  });
  expect(here.act({ kind: "moveGround", to: 3 }).ok).toBe(true);
  expect(here.ground.field).toBe(3);
  await device.pass(0);
  expect(there.ground.field).toBe(3);
  expect(there.state().farm).toEqual(here.state().farm);
  there.act({ kind: "sow", plots: 1, what: "sunflower" });
  await device.pass(0);
  // A snapshot or the rows: it stands where it has moved to.
  const three = await device.tab();
  expect((await three.list()).map(({ field }) => field)).toEqual([3]);
  const again = await opened(three, here.id);
  expect([again.ground.field, again.state().farm]).toEqual([3, there.state().farm]);
  const file = await again.file();
  expect(file.ok && file.value.name).toMatch(/^farm-of-field-3-/);
  const taken = await three.take(await textOf(again));
  if (!taken.ok) throw new Error(importTroubleWords(taken.reason));
  const copy = await opened(three, taken.value);
  expect([copy.ground.field, copy.state().farm]).toEqual([3, again.state().farm]);
});

it("has tabs that begin on one field at once begin one farm, whoever is first", async () => {
  const device = farmTabs();
  const [one, two, three] = [await device.tab(), await device.tab(), await device.tab()];
  const [here, there, late] = [await one.begin(417), await two.begin(417), await three.begin(417)];
  here.act({ kind: "sow", plots: 0b1, what: "sunflower" });
  await device.pass(0);
  // Whoever has done nothing yet sees it as it happens.
  expect(there.state().farm).toEqual(here.state().farm);
  expect(there.state().news).toEqual({ kind: "elsewhere", steps: 1 });
  // Both before they hear of each other: what was done is one after the other.
  there.act({ kind: "sow", plots: 0b10, what: "sunflower" });
  late.act({ kind: "sow", plots: 0b100, what: "pea" });
  await device.pass(0);
  const next = await device.tab();
  expect(await next.list()).toHaveLength(1);
  const again = await opened(next, here.id);
  expect(
    again
      .state()
      .farm.plots.map(({ sown }) => sown?.what)
      .slice(0, 3),
  ).toEqual(["sunflower", "sunflower", "pea"]);
  for (const farm of [here, there, late]) expect(farm.state().farm).toEqual(again.state().farm);
});

it("joins the farm that another tab has begun meanwhile, and its file tells of that one", async () => {
  const device = farmTabs();
  const early = await (await device.tab()).begin(417);
  await device.pass(HOUR);
  const first = await (await device.tab()).begin(417);
  device.faults.writes = "unavailable";
  early.act({ kind: "sow", plots: 0b10, what: "sunflower" });
  await device.pass(0);
  device.faults.writes = null;
  first.act({ kind: "sow", plots: 0b1, what: "sunflower" });
  await device.pass(60_000);
  expect(await (await device.tab()).list()).toHaveLength(1);
  expect(early.state().farm).toEqual(first.state().farm);
  expect(await textOf(early)).toBe(await textOf(first));
  expect(early.state().farm.begun).toBe(trialStart + HOUR);
});

it("joins what was begun meanwhile also with what a page could not wait to see kept", async () => {
  const device = farmTabs();
  const [one, two] = [await device.tab(), await device.tab()];
  const [here, there] = [await one.begin(417), await two.begin(417)];
  device.faults.writes = "unavailable";
  here.act({ kind: "sow", plots: 0b1, what: "sunflower" });
  await device.pass(0);
  one.close();
  device.faults.writes = null;
  await device.pass(1_000);
  there.act({ kind: "sow", plots: 0b10, what: "pea" });
  await device.pass(0);
  const next = await device.tab();
  expect(await next.list()).toHaveLength(1);
  const { plots } = (await opened(next, there.id)).state().farm;
  expect([plots[0]!.sown?.what, plots[1]!.sown?.what]).toEqual(["sunflower", "pea"]);
});

it("opens the farm that a field has where it is begun again, and a new one where that was put away", async () => {
  const device = farmTabs();
  const farms = await device.tab();
  const farm = await farms.begin(417);
  farm.act({ kind: "sow", plots: 1, what: "pea" });
  await device.pass(0);
  const beside = await device.tab();
  expect((await beside.begin(417)).state().farm).toEqual(farm.state().farm);
  await farms.remove(farm.id);
  const next = await farms.begin(417);
  expect(next.id).not.toBe(farm.id);
  expect(next.state().farm.plots.every(({ sown }) => sown === null)).toBe(true);
  next.act({ kind: "sow", plots: 0b10, what: "sunflower" });
  await device.pass(0);
  await farms.bringBack(farm.id);
  expect(await farms.list()).toHaveLength(2);
  expect((await opened(await device.tab(), farm.id)).state().farm.plots[0]!.sown?.what).toBe("pea");
});

it("folds a farm anew whose state it cannot read, tells once what cannot be done any more, and gives its old log", async () => {
  const device = farmTabs();
  const farm = await (await device.tab()).begin(417);
  farm.act({ kind: "sow", plots: 1, what: "pea" });
  await device.pass(0);
  const raise = { kind: "raise", at: trialStart + 1, tool: "sluice" };
  await device.database.change([heads, rows, bases], async (at) => {
    const head = (await at.get(heads, farm.id))!;
    await at.put(rows, rowKey(farm.id, 1), { by: "before", text: JSON.stringify(raise) });
    await at.put(bases, farm.id, { rows: 2, text: '{"rules":1,"crown":true}' });
    await at.put(heads, farm.id, { ...head, rows: 2 });
  });
  const anew = (await opened(await device.tab(), farm.id)).state();
  expect(anew.news).toMatchObject({ kind: "anew", of: 2, kept: 1, why: { kind: "short" } });
  expect(anew.farm.plots[0]!.sown?.what).toBe("pea");
  const log = anew.news?.kind === "anew" ? anew.news.oldLog : "";
  expect(JSON.parse(log).events).toHaveLength(2);
  const again = await opened(await device.tab(), farm.id);
  expect([again.state().news, again.state().farm]).toEqual([null, anew.farm]);
});

it("never answers another letter, nor raises a dearer tool, because another tab was first", async () => {
  const device = farmTabs();
  const [one, two] = [await device.tab(), await device.tab()];
  const here = await one.begin(417);
  here.act({ kind: "sow", plots: 1, what: "pea" });
  await device.pass(0);
  const there = await opened(two, here.id);
  here.act({ kind: "decline", slot: 0 });
  there.act({ kind: "decline", slot: 0 });
  await device.pass(0);
  expect(there.state().news).toMatchObject({
    kind: "lost",
    why: { kind: "elsewhere", what: "letter" },
  });
  expect(there.state().farm).toEqual(here.state().farm);
  expect(there.state().farm.letters[0]!.n).toBe(1);
});
