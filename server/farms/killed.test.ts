// Tests that servers may die at any moment: no batch of a farm that anybody was told of is lost, and none is there twice.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { soak } from "../../test/soak.ts";
import { databaseFile } from "../dataFolder.ts";
import { holder, type RoomVisitor, siteOrigin, visitor } from "../rooms/testing/visitors.ts";
import type { Database } from "../store/database.ts";
import { dialects, makePlaceWithTables, openTestDatabase } from "../store/testing/testDatabase.ts";
import { makeSite } from "../testing/makeSite.ts";
import { type StartedMain, startMain } from "../testing/startMain.ts";
import { farmDevice } from "./testing/farmDevice.ts";

const kills = soak(30, 1);
/** Told of in each round before it dies; an account may send twenty a minute. */
const batchesEach = 24;
const playersEach = 4;

type Told = { id: string; first: number; events: FarmEvent[] };

/** Two whole servers over one database, killed and started anew together. */
async function startable(dialect: (typeof dialects)[number]) {
  const { distDir, dataDir, remove } = await makeSite();
  onTestFinished(remove);
  await mkdir(dataDir, { recursive: true });
  const place =
    dialect === "sqlite"
      ? { file: databaseFile(dataDir), remove: async () => {} }
      : await makePlaceWithTables(dialect);
  onTestFinished(place.remove);
  const env = {
    DIST_DIR: distDir,
    DATA_DIR: dataDir,
    SITE_ORIGIN: siteOrigin,
    NETWORK: "mainnet",
    INDEX_OWNERS: "0",
    TRUSTED_PROXIES: "127.0.0.1",
    ...(place.url !== undefined && { DATABASE_URL: place.url }),
  };
  const start = (): Promise<StartedMain[]> =>
    Promise.all([1, 2].map((n) => startMain(join(distDir, `log-${n}`), env)));
  return { place, start };
}

/** Somebody new, who plays on either server by turns. */
async function newPlayer(db: Database, running: () => readonly StartedMain[], number: number) {
  const { headers } = await holder(db, running()[0]!.port, { number });
  let turn = number;
  const send: RoomVisitor["send"] = (path, sent) => {
    turn += 1;
    const from = { ...headers, "X-Forwarded-For": `10.2.${number >> 8}.${number & 255}` };
    return visitor(running()[turn % 2]!.port, from).send(path, sent);
  };
  const player = { ...visitor(0), send };
  const device = farmDevice(player, { begun: Date.now() - 60_000, name: "devicenumber1" });
  const made = await device.begin();
  if (made.status !== 201) throw new Error(`It was not begun: ${made.text}`);
  return { device, player };
}

const eventsOf = (): FarmEvent[] =>
  [1, 2, 4].map((plots) => ({ kind: "water", at: Date.now(), plots }));

test.each(dialects)("killed in the midst of it on %s, farms lose nothing", async (dialect) => {
  const { place, start } = await startable(dialect);
  let running = await start();
  onTestFinished(() => Promise.all(running.map(({ kill }) => kill())).then(() => {}));
  const db = await openTestDatabase(dialect, { place });
  const told: Told[] = [];
  const players: Awaited<ReturnType<typeof newPlayer>>[] = [];

  for (let round = 0; round < kills; round += 1) {
    const fresh = await Promise.all(
      Array.from({ length: playersEach }, (_, i) =>
        newPlayer(db, () => running, round * playersEach + i + 1),
      ),
    );
    players.push(...fresh);
    const before = told.length;
    const enough = Promise.withResolvers<void>();
    const unanswered = new Map<string, FarmEvent[]>();
    const load = fresh.map(async ({ device }) => {
      for (;;) {
        const { id, first } = device.at();
        const events = eventsOf();
        const pushed = await device.push(events).catch(() => undefined);
        if (pushed?.status !== 200) {
          if (pushed === undefined) unanswered.set(id, events);
          return;
        }
        told.push({ id, first, events });
        if (told.length - before >= batchesEach + (round % 7)) enough.resolve();
      }
    });
    await Promise.race([enough.promise, Promise.all(load)]);
    await Promise.all(running.map(({ kill }) => kill()));
    await Promise.all(load);
    running = await start();
    // Whoever got no answer sends the same again: it is kept now, or was kept then.
    for (const { device } of fresh) {
      const { id, first } = device.at();
      const events = unanswered.get(id);
      if (!events) continue;
      const again = await device.send(events);
      expect(again).toMatchObject({ status: 200, body: { kept: 3, refused: [] } });
      told.push({ id, first, events });
    }
  }

  expect(told.length).toBeGreaterThanOrEqual(kills * batchesEach);
  const twice = await db.rows(
    `select journal, device, first, count(*) as n from journal_batches
     group by journal, device, first having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  for (const { device } of players) {
    const { id } = device.at();
    const mine = told.filter((batch) => batch.id === id);
    const { body } = await device.pull(0);
    const { batches, hash } = body as unknown as {
      batches: { first: number; events: FarmEvent[] }[];
      hash: string;
    };
    expect(batches.map(({ first, events }) => ({ id, first, events }))).toEqual(mine);
    await device.pull("state");
    expect(device.hash()).toBe(hash);
  }
  if (dialect === "sqlite")
    expect(await db.rows("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
});
