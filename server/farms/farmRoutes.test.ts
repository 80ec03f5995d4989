// Tests what a player is told of their farms: lists, what a device has missed, the whole log, and after a backup took the database's place.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { decodeLog, hashFarm } from "../../src/farm/codec/text.ts";
import { replay } from "../../src/farm/events/apply.ts";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { beginFarm } from "../../src/farm/letters/begin.ts";
import { fieldGround } from "../../src/farm/testing/trial.ts";
import { foldOldBatches } from "../keeping/journals/foldBatches.ts";
import { renewGeneration } from "../keeping/journals/generations.ts";
import { bothOr, openTestDatabase } from "../store/testing/testDatabase.ts";
import { farmDevice } from "./testing/farmDevice.ts";
import { localFarmKind } from "./testing/localFarmKind.ts";
import { startFarmServer } from "./testing/startFarmServer.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const water = (at: number, plots: number): FarmEvent => ({ kind: "water", at, plots });

describe.each(bothOr("sqlite"))("farms on %s", (dialect) => {
  async function start() {
    const db = await openTestDatabase(dialect);
    const clock = { now: Date.UTC(2026, 4, 10, 12) };
    const server = await startFarmServer({ db, clock, patience: 20 });
    const me = await server.player();
    const farm = farmDevice(me, { begun: clock.now });
    await farm.begin();
    return { db, clock, me, farm, ...server };
  }

  test("a list tells where each stands, when and where it was last played, and nothing twice", async () => {
    const { clock, me, farm } = await start();
    const { id } = farm.at();
    const list = async (headers = {}) => me.send("/api/farms", { headers });
    const began = clock.now;
    const known = { id, field: 417, begun: began, level: 1, pence: 20, name: null };
    expect((await list()).body).toMatchObject({
      farms: [{ ...known, seq: 0, rows: 0, rules: 1, createdAt: began, seenOn: null }],
      deleted: [],
      quota: { farms: { most: 3, used: 1 } },
    });
    clock.now += HOUR;
    await farm.push([water(clock.now, 1)]);
    const seen = await list();
    expect(seen.body.farms).toMatchObject([
      {
        ...known,
        seq: 1,
        rows: 1,
        seenAt: clock.now,
        seenOn: "Unknown browser",
        hash: farm.hash(),
      },
    ]);
    const again = { "If-None-Match": seen.headers.get("ETag")! };
    expect((await list(again)).status).toBe(304);
    const away = { method: "DELETE", headers: { "If-Match": '"1"' } };
    expect((await me.send(`/api/farms/${id}`, away)).status).toBe(204);
    expect((await list(again)).body).toMatchObject({
      farms: [],
      deleted: [{ ...known, deletedAt: clock.now, goesAt: clock.now + 30 * DAY }],
      quota: { farms: { most: 3, used: 0 } },
    });
  });

  test("a device is told what it has missed batch by batch, or the farm where that is too much", async () => {
    const { clock, me, farm } = await start();
    const phone = farmDevice(me, { name: "devicenumber2", begun: clock.now });
    phone.follow(farm.at().id);
    for (let i = 0; i < 4; i += 1)
      await farm.push(Array.from({ length: 130 }, (_, n) => water(clock.now, 1 + n)));
    const whole = await phone.pull(0);
    expect(whole.body).toMatchObject({ from: { seq: 4, rows: 520 }, last: 0 });
    expect(phone.hash()).toBe(farm.hash());
    const { body } = await farm.pull(1);
    expect(body).toMatchObject({ from: { seq: 1, rows: 130 }, last: 520 });
    expect(body.batches).toHaveLength(3);
    expect((await farm.pull("state")).body).toMatchObject({ from: { seq: 4, rows: 520 } });
    expect((await farm.pull(99)).body).toMatchObject({ from: { seq: 4 }, batches: [] });
  });

  test("the whole log opens in the page, whatever of it is folded, and comes to the same farm", async () => {
    const { db, clock, farm, player } = await start();
    for (let day = 0; day < 45; day += 3) {
      await farm.push([water(clock.now, 1 + day), { kind: "take", at: clock.now }]);
      clock.now += 3 * DAY;
      farm.signIn(await player());
    }
    expect(await foldOldBatches(db, localFarmKind, clock.now)).toBe(1);
    const file = await (await player()).send(`/api/farms/${farm.at().id}/log`);
    expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="field-417.json"');
    const log = decodeLog(file.text);
    if (!log.ok) throw new Error(log.reason);
    const { field, begun, events } = log.value;
    const ground = fieldGround(field);
    const done = replay(beginFarm(ground, begun), events, ground);
    expect(done.refused).toEqual([]);
    expect(hashFarm(done.farm)).toBe(farm.hash());
  });

  test("after a restore whoever was ahead is told where both part, and pushes nothing onto another line", async () => {
    const { db, clock, farm, player } = await start();
    await farm.push([water(clock.now, 1)]);
    const backupAt = clock.now + HOUR;
    clock.now += 2 * HOUR;
    const before = String((await farm.pull()).body.generation);
    await farm.push([water(clock.now, 2)], { generation: before });
    await renewGeneration(db, { backupAt, random: randomBytes, now: clock.now });
    clock.now += HOUR;
    // The number fits by chance, and the word does not.
    const other = await farm.send([water(clock.now, 4)], { generation: before });
    expect(other).toMatchObject({ status: 412, body: { seq: 2 } });
    farm.signIn(await player());
    const pulled = await farm.pull(2, before);
    expect(pulled.body).toMatchObject({ from: { seq: 1, rows: 1 }, seq: 2, rows: 2 });
    expect(pulled.body.batches).toHaveLength(1);
    const now = String(pulled.body.generation);
    expect(now).not.toBe(before);
    expect((await farm.pull(2, "of another line")).body).toMatchObject({ from: { seq: 1 } });
    expect((await farm.pull(2, now)).body).toMatchObject({ from: { seq: 2 }, batches: [] });
    expect((await farm.send([water(clock.now, 4)], { generation: now })).status).toBe(200);
  });
});
