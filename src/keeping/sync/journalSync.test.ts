// Journals of devices and of an account: what is sent and when, what others did, lost answers, a restored server, and whose they are.
import { describe, expect, test } from "vitest";
import { setGone, sweep } from "../journal/journals.ts";
import { heads } from "../journal/tables.ts";
import { purseDevices } from "../testing/purseDevices.ts";

type Devices = ReturnType<typeof purseDevices>;
type Device = ReturnType<Devices["device"]>;

const REST = 31_000;

/** A device whose purse "a" is kept with the account, and a second one that has it from there. */
async function two(options = {}) {
  const all = purseDevices(options);
  const [here, there] = [all.device(), all.device()];
  const page = await here.tab();
  page.move(10);
  await all.pass(0);
  const account = here.sync();
  await all.pass(0);
  await account.claim(["a"]);
  await all.pass(0);
  const beside = there.sync();
  await all.pass(0);
  const [name] = [...beside.state().names.values()];
  const other = await there.tab(name);
  return { ...all, here, there, page, other, account, beside, name: name! };
}

const moves = ({ state }: Awaited<ReturnType<Device["tab"]>>) => state().moves;

describe("journals of an account", () => {
  test("one of the device is offered, claimed in one word, and found by the next device", async () => {
    const all = purseDevices();
    const here = all.device();
    const page = await here.tab();
    page.move(10);
    page.move(-3);
    await all.pass(0);
    const sync = here.sync();
    await all.pass(0);
    expect(sync.state()).toMatchObject({ at: "kept", offer: ["a"] });
    expect(all.server.ids()).toEqual([]);
    await sync.claim(["a"]);
    expect(sync.state().offer).toEqual([]);
    expect(sync.state().progress.get("a")).toMatchObject({ kind: "kept" });
    expect(all.server.rows("journal1")).toEqual(["10", "-3"]);
    const there = all.device();
    const other = there.sync();
    await all.pass(0);
    expect([...other.state().names]).toEqual([["journal1", "account-journal1"]]);
    expect(moves(await there.tab("account-journal1"))).toEqual([10, -3]);
  });

  test("declined, it stays on the device, and that account never asks again", async () => {
    const all = purseDevices();
    const here = all.device();
    (await here.tab()).move(10);
    await all.pass(0);
    const sync = here.sync();
    await all.pass(0);
    await sync.decline();
    expect(sync.state().offer).toEqual([]);
    sync.signIn("bert");
    await all.pass(0);
    expect(sync.state().offer).toEqual(["a"]);
    sync.signIn("anna");
    await all.pass(REST);
    expect([sync.state().offer, all.server.ids()]).toEqual([[], []]);
  });

  test("up to three are kept; the fourth stays, and what was not picked is not asked about again", async () => {
    const all = purseDevices();
    const here = all.device();
    for (const id of ["a", "b", "c", "d", "e"]) (await here.tab(id)).move(1);
    await all.pass(0);
    const sync = here.sync();
    await all.pass(0);
    expect(sync.state().offer).toHaveLength(5);
    await sync.claim(["a", "b", "c", "d"]);
    await all.pass(0);
    expect(all.server.ids()).toHaveLength(3);
    expect(sync.state().progress.get("d")).toEqual({ kind: "device" });
    await all.pass(20 * REST);
    expect([sync.state().offer, all.server.ids().length]).toEqual([[], 3]);
  });

  test("sends what is done when the hand rests, and what another did comes in quietly", async () => {
    const { page, other, account, beside, pass } = await two();
    other.move(1);
    other.move(2);
    await pass(0);
    expect(beside.state().progress.get("account-journal1")).toEqual({ kind: "sending" });
    await pass(REST);
    expect(beside.state().progress.get("account-journal1")).toMatchObject({ kind: "kept" });
    await pass(20_000);
    expect(moves(page)).toEqual([10, 1, 2]);
    // From then on each is at it while the other is: seconds are enough.
    page.move(3);
    await pass(3_000 + 20_000);
    expect(moves(other)).toEqual([10, 1, 2, 3]);
    other.move(4);
    await pass(8_000);
    expect(moves(page)).toEqual([10, 1, 2, 3, 4]);
    expect([account.state().at, beside.state().at]).toEqual(["kept", "kept"]);
  });

  test("both away at once: each does its own on the other's, and what cannot be is told", async () => {
    const all = await two();
    const { page, other, account, beside, here, there, pass, name } = all;
    all.server.faults.isAway = true;
    page.move(-8);
    other.move(-7);
    other.move(5);
    await pass(REST);
    expect([account.state().at, beside.state().progress.get(name)]).toEqual([
      "waiting",
      { kind: "waiting" },
    ]);
    all.server.faults.isAway = false;
    account.comeBack();
    await pass(0);
    beside.comeBack();
    await pass(0);
    account.comeBack();
    await pass(0);
    expect([moves(page), moves(other)]).toEqual([
      [10, -8, 5],
      [10, -8, 5],
    ]);
    expect((await there.tie(name))?.untold).toEqual({
      kept: 1,
      lost: [{ text: "-7", reason: "short" }],
    });
    expect((await here.tie("a"))?.untold).toBeNull();
  });

  test("an answer that is lost sends nothing twice, and loses nothing", async () => {
    const all = await two();
    for (const what of ["begun", "sent", "sent and more"]) {
      all.page.move(1);
      await all.pass(0);
      all.server.faults.losesNextAnswer = true;
      await all.pass(REST);
      if (what !== "begun") all.page.move(2);
      await all.pass(0);
      if (what === "sent and more") {
        all.other.move(3);
        await all.pass(0);
      }
      await all.pass(40 * REST);
      expect(moves(all.page)).toEqual(moves(all.other));
      expect(all.server.rows("journal1").map(Number)).toEqual(moves(all.page));
    }
    expect(moves(all.page)).toEqual([10, 1, 1, 2, 1, 3, 2]);
    const claimed = purseDevices();
    const device = claimed.device();
    (await device.tab()).move(1);
    await claimed.pass(0);
    const sync = device.sync();
    await claimed.pass(0);
    claimed.server.faults.losesNextAnswer = true;
    await sync.claim(["a"]);
    await claimed.pass(REST);
    expect([claimed.server.ids(), claimed.server.rows("journal1")]).toEqual([["journal1"], ["1"]]);
  });

  test("after a restore of the server what it lost is sent again, once, by whichever device has it", async () => {
    const all = await two();
    const { page, other, account, beside, pass } = all;
    page.move(1);
    await pass(2 * REST);
    all.server.backUp();
    page.move(2);
    await pass(2 * REST);
    other.move(3);
    await pass(2 * REST);
    expect(moves(page)).toEqual([10, 1, 2, 3]);
    all.server.faults.isAway = true;
    other.move(4);
    await pass(0);
    all.server.restore();
    all.server.faults.isAway = false;
    account.comeBack();
    await pass(0);
    beside.comeBack();
    await pass(0);
    account.comeBack();
    await pass(REST);
    expect(moves(page)).toEqual([10, 1, 2, 3, 4]);
    expect(moves(other)).toEqual(moves(page));
    expect(all.server.rows("journal1").map(Number)).toEqual(moves(page));
  });

  test("a server that was restored to before it had the journal is given all of it", async () => {
    const all = purseDevices();
    all.server.backUp();
    const here = all.device();
    const page = await here.tab();
    page.move(10);
    await all.pass(0);
    const sync = here.sync();
    await all.pass(0);
    await sync.claim(["a"]);
    page.move(1);
    await all.pass(REST);
    all.server.restore();
    expect(all.server.ids()).toEqual([]);
    await all.pass(REST);
    const [id] = all.server.ids();
    expect(all.server.rows(id!)).toEqual(["10", "1"]);
    expect(sync.state().progress.get("a")).toMatchObject({ kind: "kept" });
  });

  test("where too much is missing the state comes, and what was not sent is done on it", async () => {
    const all = await two({ stateAfter: 5 });
    const { page, other, account, there, pass, name } = all;
    all.server.faults.isAway = true;
    other.move(100);
    await pass(REST);
    all.server.faults.isAway = false;
    for (let i = 0; i < 8; i++) page.move(1);
    await pass(0);
    account.hide();
    await pass(40 * REST);
    expect(other.state().sum).toBe(118);
    expect(page.state()).toEqual(other.state());
    const read = await there.database.read([heads], (at) => at.get(heads, name));
    expect(read.ok && read.value?.begins).toBeGreaterThan(5);
    // The next tab opens it from there.
    expect((await there.tab(name)).state()).toEqual(other.state());
  });

  test("where the rows come to another state the account's holds, and what was here is set aside", async () => {
    const all = await two();
    const { page, other, there, pass, name } = all;
    page.move(1);
    await pass(0);
    all.server.faults.isOther = true;
    await pass(3 * REST);
    expect(moves(other)).toEqual([10, 1]);
    const aside = await there.database.read([{ table: "asides" }], (at) =>
      at.keys({ table: "asides" }, `aside/${name}/differs/`),
    );
    expect(aside.ok && aside.value).toHaveLength(1);
  });

  test("another account neither sees nor sends what is the first one's", async () => {
    const all = await two();
    const { page, account, here, pass } = all;
    account.signIn(null);
    page.move(1);
    await pass(2 * REST);
    expect(account.state().at).toBe("signedOut");
    account.signIn("bert");
    page.move(2);
    await pass(2 * REST);
    expect(account.state()).toMatchObject({ at: "kept", offer: [] });
    expect([account.state().progress.size, account.state().names.size]).toEqual([0, 0]);
    expect(all.server.rows("journal1")).toEqual(["10"]);
    account.signIn("anna");
    await pass(0);
    expect(all.server.rows("journal1")).toEqual(["10", "1", "2"]);
    expect((await here.tie("a"))?.holder).toBe("anna");
  });

  test("ended on one device it goes from all, and comes back with all that it had", async () => {
    const all = await two();
    const { account, beside, page, other, pass, here } = all;
    page.move(1);
    await pass(REST);
    expect(await account.remove("journal1")).toEqual({ ok: true, value: null });
    await pass(REST);
    expect([account.state().names.size, beside.state().names.size]).toEqual([0, 0]);
    expect(beside.state().own?.deleted).toHaveLength(1);
    expect(await beside.bringBack("journal1")).toEqual({ ok: true, value: null });
    await pass(REST);
    expect([account.state().names.size, beside.state().names.size]).toEqual([1, 1]);
    other.move(2);
    await pass(3 * REST);
    expect(moves(page)).toEqual([10, 1, 2]);
    expect((await here.tie("a"))?.isLetGo).toBe(false);
  });

  test("ended before its last row was sent, it goes from here whole, and comes back whole", async () => {
    const { account, page, pass, server } = await two();
    page.move(5);
    await pass(0);
    expect(await account.remove("journal1")).toEqual({ ok: true, value: null });
    expect(account.state().names.size).toBe(0);
    await pass(REST);
    expect([account.state().names.size, account.state().offer]).toEqual([0, []]);
    expect(await account.bringBack("journal1")).toEqual({ ok: true, value: null });
    await pass(REST);
    expect(server.rows("journal1")).toEqual(["10", "5"]);
    expect(account.state().names.size).toBe(1);
  });

  test("a page that is hidden sends at once, and a busy hand is not waited for", async () => {
    const all = await two();
    const { page, account, pass } = all;
    page.move(1);
    await pass(0);
    account.hide();
    await pass(0);
    expect(all.server.rows("journal1")).toEqual(["10", "1"]);
    for (let i = 0; i < 60; i++) {
      page.move(1);
      await pass(10);
    }
    expect(all.server.rows("journal1").length).toBeGreaterThan(50);
  });

  test("another device that goes by the same name is noticed, and this one takes a new one", async () => {
    const all = await two();
    const { page, other, here, there, pass, name } = all;
    const [mine, theirs] = [await here.tie("a"), await there.tie(name)];
    await there.database.change([{ table: "ties" }], (at) =>
      at.put({ table: "ties" }, name, { ...theirs, device: mine!.device, first: mine!.first }),
    );
    page.move(1);
    other.move(2);
    await pass(40 * REST);
    expect(moves(page)).toEqual(moves(other));
    expect(moves(page).toSorted((a, b) => a - b)).toEqual([1, 2, 10]);
    expect((await here.tie("a"))?.device).not.toBe((await there.tie(name))?.device);
  });

  test("rows that can be read no more are passed over, and the numbers stay the same on both sides", async () => {
    const all = await two();
    const { page, here, other, pass } = all;
    page.move(1);
    page.move(2);
    await pass(0);
    await here.database.change([{ table: "rows" }], (at) =>
      at.put({ table: "rows" }, "a/0000000/0000000001", { by: "x", text: "torn" }),
    );
    await pass(REST);
    other.move(3);
    await pass(4 * REST);
    expect(all.server.rows("journal1")).toEqual(["10", "2", "3"]);
    expect(moves(await here.tab())).toEqual([10, 2, 3]);
  });

  test("one that is put away on this device alone is sent whole before, and comes back when it is fetched", async () => {
    const { page, account, here, server, pass } = await two();
    page.move(1);
    await pass(0);
    await setGone(here.database, "a", here.now());
    await pass(2 * REST);
    expect(server.rows("journal1")).toEqual(["10", "1"]);
    expect(account.state().names.size).toBe(0);
    expect(await account.fetch("journal1")).toEqual({ ok: true, value: "a" });
    await setGone(here.database, "a", here.now());
    await sweep(here.database, here.now() + 1);
    expect(await account.fetch("journal1")).toEqual({ ok: true, value: "account-journal1" });
    expect(moves(await here.tab("account-journal1"))).toEqual([10, 1]);
  });
});
