// Tests that what is written while an account ends does not outlive it: whatever waited behind the end finds it over.
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Hono } from "hono";
import sharp from "sharp";
import { expect, test } from "vitest";
import { RULES } from "../../src/farm/tables/version.ts";
import { soak } from "../../test/soak.ts";
import { openFarmService } from "../farms/openFarmService.ts";
import { tallyFarms } from "../farms/tallyFarms.ts";
import type { Env } from "../http/env.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { startRoomsForTest } from "../rooms/testing/startRoomsForTest.ts";
import { published, roomJson } from "../rooms/testing/visitors.ts";
import { dialects } from "../store/testing/testDatabase.ts";
import { testSite } from "../testing/testSite.ts";
import { type AccountRouteParts, accountRoutes } from "./accountRoutes.ts";
import { deleteDue } from "./deletion.ts";

const routes = (parts: AccountRouteParts) => {
  const { collection } = testSite;
  const farms = openFarmService({ ...parts, collection, tally: tallyFarms(createMetrics()) });
  return new Hono<Env>().route("/", accountRoutes(parts)).route("/", farms.routes);
};

const guestKey = { "Guest-Key": "g".repeat(43) };

/** So many that a state is put beside them as well. */
const batchOf = (token: string, at: number) => ({
  device: "deviceone111",
  first: 0,
  rules: RULES,
  token,
  events: Array.from({ length: 200 }, () => ({ kind: "water", at, plots: 1 })),
  hash: "0".repeat(64),
});

test.each(dialects)(
  "%s: of rooms, farms, copies, hearts, pictures and guests' rooms under way nothing is left",
  async (dialect) => {
    const started = await startRoomsForTest(dialect, { more: routes, patience: 10_000 });
    const { holder, guest, clock, db } = started;
    const other = await holder(9_999);
    const theirs = [await published(other, "Theirs"), await published(other, "Also theirs")];
    const blank = { width: 4, height: 4, channels: 3, background: "red" } as const;
    const photo = await sharp({ create: blank }).png().toBuffer();
    const hash = createHash("sha256").update(photo).digest("hex");
    // It is there already, so that to hold it takes no longer than the rest.
    const png = { headers: { "Content-Type": "image/png" }, method: "PUT", body: photo };
    await other.send(`/api/pictures/${hash}`, png);
    const left: string[] = [];
    const pushes = new Set<number>();
    for (let round = 1; round <= soak(100, 20); round += 1) {
      const me = await holder(round);
      await me.create(roomJson("Before"));
      const beginFarm = (key: string) =>
        me.send("/api/farms", {
          method: "POST",
          headers: { "Idempotency-Key": key },
          body: { field: 41, begun: clock.now, stamps: [] },
        });
      const { status, body: farm } = await beginFarm("before-the-end");
      expect(status).toBe(201);
      await guest.send("/api/guest-rooms", {
        method: "POST",
        headers: { ...guestKey, "Idempotency-Key": `guests-room-${round}` },
        body: { document: roomJson("A guest's") },
      });
      await me.send("/api/account/deletion", { method: "POST", body: {} });
      clock.now += 3 * 24 * 60 * 60_000;
      // Of an end and of writes that begin together, each in its turn.
      const end = async () => {
        // What takes many steps before it is written comes to that only then.
        await setTimeout(round % 2 === 0 ? round : 0);
        await deleteDue(db, clock.now);
      };
      const writes = [
        () => me.create(roomJson("Under way")),
        () => me.create(roomJson("Also under way")),
        () => me.send(`/api/rooms/${theirs[0]}/remix`, { method: "POST", body: {} }),
        ...theirs.map((id) => () => me.send(`/api/rooms/${id}/heart`, { method: "PUT", body: {} })),
        () => me.send(`/api/pictures/${hash}`, png),
        () => beginFarm("under-way"),
        () =>
          me
            .send(`/api/farms/${farm.id}/batches`, {
              method: "POST",
              headers: { "If-Match": '"0"' },
              body: batchOf(String(farm.token), clock.now),
            })
            .then(({ status }) => pushes.add(status)),
        () => me.send("/api/guest-rooms/claim", { method: "POST", headers: guestKey, body: {} }),
        // Asked for once more, at the moment at which it comes.
        () => me.send("/api/account/deletion", { method: "POST", body: {} }),
      ];
      const at = round % (writes.length + 1);
      await Promise.all([...writes.slice(0, at), end, ...writes.slice(at)].map((act) => act()));
      for (const [table, owner] of [
        ["rooms", "owner"],
        ["room_hearts", "giver"],
        ["picture_holders", "owner"],
        ["quota_turns", "owner"],
        ["account_standing", "owner"],
        ["account_deletions", "owner"],
        ["sessions", "address"],
        ["journals", "owner"],
      ]) {
        const rows = await db.rows(`select 1 as one from ${table} where ${owner} = ?`, [
          me.address,
        ]);
        if (rows.length > 0) left.push(`round ${round}: ${rows.length} of ${table}`);
      }
      for (const table of ["batches", "devices", "states", "segments"]) {
        const rows = await db.rows(`select 1 as one from journal_${table}`);
        if (rows.length > 0) left.push(`round ${round}: ${rows.length} of journal_${table}`);
      }
      const [counted] = await db.rows(
        `select sum(d.hearts) as counted, (select count(*) from room_hearts) as given from rooms d`,
      );
      if (Number(counted?.counted) !== Number(counted?.given)) left.push(`round ${round}: hearts`);
    }
    expect(left).toEqual([]);
    // What is done on a farm comes in time, or too late.
    expect([200, 401, 410]).toEqual(expect.arrayContaining([...pushes]));
  },
);
