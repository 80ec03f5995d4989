// Two devices of a player and the real server between them, over a real socket: claimed, away, back, with a lost answer and a restored database.
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { startFarmServer } from "../../../server/farms/testing/startFarmServer.ts";
import { renewGeneration } from "../../../server/keeping/journals/generations.ts";
import { siteOrigin } from "../../../server/rooms/testing/visitors.ts";
import { openTestDatabase } from "../../../server/store/testing/testDatabase.ts";
import { hashFarm } from "../../farm/codec/text.ts";
import { HOUR, MINUTE } from "../../farm/numbers/time.ts";
import { trialStart } from "../../farm/testing/trial.ts";
import { createAskServer } from "../../keeping/sync/askServer.ts";
import type { PushTrouble } from "../../keeping/sync/journalApi.ts";
import { stillClock } from "../../keeping/testing/clock.ts";
import { farmTabs } from "../testing/farmTabs.ts";
import { farmStamps } from "./farmStamps.ts";
import type { Farms } from "./farms.ts";
import { createFarmsApi } from "./farmsApi.ts";

const tables = ["journals", "journal_batches", "journal_devices", "journal_states"] as const;

async function start() {
  const still = stillClock(trialStart);
  const db = await openTestDatabase("sqlite");
  const clock = {
    get now() {
      return still.now();
    },
  };
  let server = await startFarmServer({ db, clock, patience: 100 });
  const player = await server.player(1);
  const all: Farms[] = [];

  function device() {
    const place = { isAway: false, losesNext: false, holder: null as string | null };
    const holders = new Set<() => void>();
    const ask = createAskServer<PushTrouble>({
      fetch: async (path, init) => {
        if (place.isAway) throw new Error("There is no network");
        const { method = "GET" } = init;
        const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
          ...init,
          headers: {
            ...(init.headers as Record<string, string>),
            ...player.headers,
            ...(method !== "GET" && { Origin: siteOrigin }),
          },
        });
        if (place.losesNext && method === "POST") {
          place.losesNext = false;
          throw new Error("The answer is lost");
        }
        return answer;
      },
      link: (path) => path,
      timeout: () => new AbortController().signal,
      troubleOf: async (response) => (await import("./farmsApi.ts")).readFarmTrouble(response),
    });
    const tabs = farmTabs({
      clock: still,
      name: `device${all.length}n`.padEnd(12, "x"),
      askStamp: async (head) => {
        const answer = await fetch(`http://127.0.0.1:${server.port}/api/time?head=${head}`);
        return (await answer.json()) as { now: number; stamp: string };
      },
      account: {
        who: {
          holder: () => place.holder,
          last: () => place.holder,
          onHolder: (listener) => {
            holders.add(listener);
            return () => holders.delete(listener);
          },
        },
        exchange: (channel) => ({
          tabs: channel,
          isSeen: () => true,
          onAttention: () => () => {},
          alone: (work) => work(),
          after: still.after,
          api: createFarmsApi(ask, {
            encodeOrigin: (origin) => JSON.stringify({ rules: 1, ...origin, events: [] }),
            decodeOrigin: (text) => JSON.parse(text),
          }),
        }),
      },
    });
    return {
      ...tabs,
      place,
      signIn: () => {
        place.holder = "anna";
        for (const tell of holders) tell();
      },
    };
  }

  /** Asks again and again, by the real network, until something holds. */
  const until = (farms: readonly Farms[], holds: () => boolean) =>
    expect
      .poll(
        async () => {
          for (const { account } of farms) account.retry();
          await still.pass(5_000);
          return holds();
        },
        { timeout: 20_000 },
      )
      .toBe(true);

  const dump = async () =>
    Promise.all(
      tables.map(async (table) => [table, await db.rows(`select * from ${table}`, [])] as const),
    );
  async function restore(from: Awaited<ReturnType<typeof dump>>, backupAt: number) {
    for (const [table, rows] of from) {
      await db.change(`delete from ${table}`, []);
      for (const row of rows) {
        const columns = Object.keys(row);
        await db.change(
          `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
          columns.map((column) => row[column] ?? null),
        );
      }
    }
    await renewGeneration(db, { backupAt, random: randomBytes, now: still.now() });
    server = await startFarmServer({ db, clock, patience: 100 });
  }
  return { db, still, device, until, dump, restore, server: () => server };
}

test("two devices and the server come to one farm, and nothing that a device had is lost", async () => {
  const { db, still, device, until, dump, restore, server } = await start();
  const phone = device();
  const farms = await phone.tab();
  const farm = await farms.begin(417);
  farm.act({ kind: "sow", plots: 0b1, what: "sunflower" });
  await still.pass(2 * MINUTE);
  const stamps = () => phone.database.read([farmStamps], (at) => at.keys(farmStamps, ""));
  await expect
    .poll(async () => (await stamps()).ok && (await stamps()))
    .toMatchObject({ value: [expect.any(String)] });
  farm.act({ kind: "water", plots: 0b1 });
  await still.pass(HOUR);
  phone.signIn();
  await expect.poll(() => farms.account.state().at).toBe("kept");
  void farms.account.claim([farm.id]);
  await expect.poll(() => farms.account.state().progress.get(farm.id)?.kind).toBe("kept");
  const [row] = await db.rows("select claim from journals", []);
  expect(JSON.parse(String(row?.claim)).proved).toMatchObject([{ rows: 1 }]);

  const desk = device();
  desk.signIn();
  const other = await desk.tab();
  await expect.poll(async () => (await other.list()).length).toBe(1);
  const opened = await other.open((await other.list())[0]!.id);
  if (!opened.ok) throw new Error(opened.reason);
  const there = opened.value;
  expect(there.state().farm).toEqual(farm.state().farm);

  const backup = await dump();
  const backupAt = still.now();
  // Both away: on different plots and on the same; one answer is lost.
  phone.place.isAway = true;
  desk.place.isAway = true;
  farm.act({ kind: "sow", plots: 0b10, what: "sunflower" });
  await still.pass(1_000);
  there.act({ kind: "sow", plots: 0b10, what: "pea" });
  there.act({ kind: "sow", plots: 0b100, what: "pea" });
  await still.pass(HOUR);
  phone.place.isAway = false;
  phone.place.losesNext = true;
  const sowings = () => farm.state().farm.plots.filter(({ sown }) => sown !== null).length;
  await until([farms], () => farms.account.state().progress.get(farm.id)?.kind === "kept");
  desk.place.isAway = false;
  const isSame = () => hashFarm(there.state().farm) === hashFarm(farm.state().farm);
  await until([other, farms], () => isSame() && sowings() === 3);
  expect(there.state().news).toMatchObject({ kind: "joined", of: 2, kept: 1 });
  expect(
    farm
      .state()
      .farm.plots.slice(0, 3)
      .map(({ sown }) => sown?.what),
  ).toEqual(["sunflower", "sunflower", "pea"]);

  const whole = farm.state().farm;
  await restore(backup, backupAt);
  const hash = async () => (await db.rows("select hash from journals", []))[0]?.hash;
  expect(await hash()).not.toBe(hashFarm(whole));
  let known = await hash();
  await until([other, farms], () => {
    void hash().then((now) => {
      known = now;
    });
    return known === hashFarm(whole);
  });
  expect([hashFarm(farm.state().farm), isSame()]).toEqual([hashFarm(whole), true]);
  expect(server().mismatches).toEqual([]);
});
