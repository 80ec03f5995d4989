// A player's farms on several devices: found where nothing is, told what was lost, whole as a file, and nobody else's.
import { describe, expect, test } from "vitest";
import { decodeLog, encodeFarm } from "../../farm/codec/text.ts";
import { replay } from "../../farm/events/apply.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import { farmDevices } from "../testing/farmDevices.ts";
import type { Farms, OpenFarm } from "./farms.ts";
import { openLast } from "./openLast.ts";

const SECOND = 1_000;
const QUIET = 40 * SECOND;

async function opened(farms: Farms, id: string): Promise<OpenFarm> {
  const farm = await farms.open(id);
  if (!farm.ok) throw new Error(farm.reason);
  return farm.value;
}

/** A farm that was begun without an account and then claimed. */
async function claimed(options = {}) {
  const all = farmDevices(options);
  const phone = all.device();
  const farms = await phone.tab();
  const farm = await farms.begin(417);
  farm.act({ kind: "sow", plots: 0b1, what: "sunflower" });
  await all.pass(SECOND);
  await farms.account.claim([farm.id]);
  await all.pass(SECOND);
  return { ...all, phone, farms, farm };
}

/** The same on a second device, which was empty. */
async function onTwo(options = {}) {
  const all = await claimed(options);
  const desk = all.device();
  const other = await desk.tab();
  await all.pass(SECOND);
  const [listed] = await other.list();
  return { ...all, desk, other, there: await opened(other, listed!.id) };
}

describe("farms of an account", () => {
  test("are offered once, and told as kept with it", async () => {
    const all = farmDevices();
    const phone = all.device();
    phone.signIn(null);
    const farms = await phone.tab();
    const farm = await farms.begin(417);
    farm.act({ kind: "sow", plots: 0b1, what: "sunflower" });
    await all.pass(SECOND);
    expect(farms.account.state()).toMatchObject({ at: "signedOut", offer: [] });
    phone.signIn("anna");
    await all.pass(SECOND);
    expect(farms.account.state().offer).toMatchObject([{ id: farm.id, field: 417 }]);
    expect(await farms.list()).toMatchObject([{ id: farm.id, account: "none" }]);
    await farms.account.claim([farm.id]);
    await all.pass(SECOND);
    expect(farms.account.state()).toMatchObject({
      at: "kept",
      offer: [],
      quota: { used: 1, most: 3 },
      farms: [{ id: "journal1", device: farm.id, field: 417 }],
    });
    expect(farms.account.state().progress.get(farm.id)).toMatchObject({ kind: "kept" });
    expect(await farms.list()).toMatchObject([{ id: farm.id, account: "this" }]);
  });

  test("are found on an empty device, and the page goes on there", async () => {
    const all = await claimed();
    const desk = all.device();
    const farms = await desk.tab();
    await all.pass(SECOND);
    const collection = { address: "0x5FbDB2315678afecb367f032d93F642f64180aa3", size: 10_000 };
    const { farm } = await openLast(farms, {
      collection,
      asked: { field: null, id: null },
      ownField: async () => null,
    });
    expect(farm.id).toBe("account-journal1");
    expect(farm.state().farm).toEqual(all.farm.state().farm);
  });

  test("go on on both, quietly, and what another device made impossible is told by name until it is heard", async () => {
    const { farm, there, other, phone, desk, pass, now } = await onTwo();
    farm.act({ kind: "sow", plots: 0b10, what: "sunflower" });
    await pass(QUIET);
    expect(there.state()).toMatchObject({ news: { kind: "elsewhere", steps: 1, isDevice: true } });
    there.heard();
    expect(there.state().farm).toEqual(farm.state().farm);
    phone.setAway(true);
    desk.setAway(true);
    farm.act({ kind: "sow", plots: 0b100, what: "sunflower" });
    await pass(SECOND);
    there.act({ kind: "sow", plots: 0b100, what: "pea" });
    there.act({ kind: "sow", plots: 0b1000, what: "pea" });
    const at = now();
    await pass(QUIET);
    phone.setAway(false);
    await pass(QUIET);
    desk.setAway(false);
    await pass(QUIET);
    const joined = {
      kind: "joined",
      of: 2,
      kept: 1,
      lost: [
        {
          event: { kind: "sow", at, plots: 0b100, what: "pea" },
          reason: { kind: "taken", plots: 0b100 },
        },
      ],
    };
    expect(there.state().news).toEqual(joined);
    expect(there.state().farm).toEqual(farm.state().farm);
    // A page that ends before anybody has read it says it again.
    const { id } = there;
    other.close();
    const again = await opened(await desk.tab(), id);
    expect(again.state().news).toEqual(joined);
    again.heard();
    await pass(SECOND);
    expect((await opened(await desk.tab(), id)).state().news).toBeNull();
    await pass(QUIET);
    expect(farm.state().farm).toEqual(again.state().farm);
  });

  test("that came as a state alone are whole as a file, or not to be had while nobody answers", async () => {
    const all = await claimed({ stateAfter: 3 });
    for (let i = 0; i < 6; i++) {
      all.farm.act({ kind: "sow", plots: 1 << (i + 1), what: "sunflower" });
      await all.pass(SECOND);
    }
    await all.pass(QUIET);
    const desk = all.device();
    const farms = await desk.tab();
    await all.pass(SECOND);
    const [listed] = await farms.list();
    const there = await opened(farms, listed!.id);
    there.act({ kind: "sow", plots: 1 << 9, what: "pea" });
    await all.pass(0);
    const file = await there.file();
    const log = decodeLog(file.ok ? file.value.text : "");
    if (!log.ok) throw new Error(log.reason);
    const { begun, events } = log.value;
    const again = replay(beginFarm(there.ground, begun), events, there.ground);
    expect([again.refused, encodeFarm(again.farm)]).toEqual([[], encodeFarm(there.state().farm)]);
    desk.setAway(true);
    expect(await there.file()).toEqual({ ok: false, reason: "unavailable" });
  });

  test("of another account are neither listed, opened nor sent; signed out the device shows those of whoever was last", async () => {
    const { phone, farms, farm, server, pass } = await claimed();
    const { id } = farm;
    phone.signIn("bert");
    await pass(SECOND);
    expect([await farms.list(), farms.account.state().offer]).toEqual([[], []]);
    const bert = await phone.tab();
    expect(await bert.open(id)).toEqual({ ok: false, reason: "missing" });
    const own = await bert.begin(417);
    expect(own.id).not.toBe(id);
    own.act({ kind: "sow", plots: 0b10, what: "sunflower" });
    await pass(QUIET);
    expect(server.rows("journal1")).toHaveLength(1);
    phone.signIn(null);
    await pass(SECOND);
    expect((await farms.list()).map((one) => one.id)).toEqual([own.id]);
    phone.signIn("anna");
    phone.signIn(null);
    expect((await farms.list()).map((one) => one.id).toSorted()).toEqual([own.id, id].toSorted());
  });

  test("are ended and brought back for all devices", async () => {
    const { farms, other, pass, farm } = await onTwo();
    expect(await farms.account.remove("journal1")).toEqual({ ok: true, value: null });
    await pass(QUIET);
    expect([await farms.list(), await other.list()]).toEqual([[], []]);
    expect(farms.account.state().deleted).toMatchObject([{ id: "journal1", field: 417 }]);
    expect(await other.account.bringBack("journal1")).toEqual({ ok: true, value: null });
    await pass(QUIET);
    expect((await farms.list()).map(({ id }) => id)).toEqual([farm.id]);
    expect(await other.list()).toHaveLength(1);
  });

  test("keep what a page could not wait to see kept, though the account has put others' rows before it", async () => {
    const { desk, other, there, farm, pass } = await onTwo();
    desk.faults.writes = "unavailable";
    there.act({ kind: "decline", slot: 0 });
    there.act({ kind: "sow", plots: 0b1000, what: "pea" });
    await pass(0);
    other.close();
    desk.faults.writes = null;
    expect(desk.noted.size).toBe(1);
    const note = [...desk.noted];
    desk.noted.clear();
    // Another page of the same device takes in what the phone did before the note is found.
    farm.act({ kind: "decline", slot: 0 });
    await pass(QUIET);
    const page = await desk.tab();
    await pass(QUIET);
    page.close();
    for (const [key, text] of note) desk.noted.set(key, text);
    const next = await opened(await desk.tab(), there.id);
    await pass(QUIET);
    // Not the letter that came since, and the peas all the same.
    expect(next.state().farm.letters[0]!.n).toBe(farm.state().farm.letters[0]!.n);
    expect(next.state().farm.plots[3]!.sown?.what).toBe("pea");
    await pass(QUIET);
    expect(next.state().farm).toEqual(farm.state().farm);
  });
});
