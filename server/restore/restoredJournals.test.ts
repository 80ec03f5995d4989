// Restores a farm of yesterday under three devices: what any of them still holds comes back, each step once.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { encodeEvent } from "../../src/farm/codec/text.ts";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { carryNotesOut, makeDeletionKey, noteDeletion } from "../account/deletionNotes.ts";
import { localFarmKind } from "../farms/testing/localFarmKind.ts";
import { openFolder } from "../files/folder.ts";
import { findJournal, listJournalDevices } from "../keeping/journals/findJournals.ts";
import { commonUntil, readGenerations } from "../keeping/journals/generations.ts";
import { eachBatch } from "../keeping/journals/journalFile.ts";
import { readSince } from "../keeping/journals/readSince.ts";
import {
  farmOnDevice,
  journalStart,
  mustBegin,
  startJournals,
} from "../keeping/journals/testing/startJournals.ts";
import type { Database } from "../store/database.ts";
import { dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import { testFolder } from "../testing/testFolder.ts";
import { settleRestored } from "./settleRestored.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const kept = [
  "secrets",
  "sessions",
  "journals",
  "journal_batches",
  "journal_devices",
  "journal_states",
  "journal_segments",
  "journal_generations",
];

/** As a backup of this moment brings it back elsewhere. */
async function copyOf(db: Database): Promise<Database> {
  const copy = await openTestDatabase(db.dialect);
  for (const table of kept)
    for (const row of await db.rows(`select * from ${table}`)) {
      const names = Object.keys(row);
      await copy.change(
        `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
        names.map((name) => row[name] ?? null),
      );
    }
  return copy;
}

type Started = Awaited<ReturnType<typeof startJournals>>;
type Serving = { db: Database } & Started;

/** What a device does by the contract with the server, and no more: no law, no page. */
function openDevice(id: string, farm: ReturnType<typeof mustBegin>) {
  let word = "";
  let seq = 0;
  let confirmed: { seq: number; event: FarmEvent }[] = [];
  let unsent: FarmEvent[] = [];

  async function pull({ db, process }: Serving, now: number) {
    const journal = (await findJournal(db, localFarmKind, farm.id))!;
    const generations = await readGenerations(db, { random: randomBytes, now });
    const until = word === "" ? null : commonUntil(generations, word);
    const missed = (await readSince({ ...process(), db }, journal, { since: seq, until }))!;
    if (missed.kind !== "batches") throw new Error("Too much was missed.");
    const lost = confirmed.filter((row) => row.seq > missed.from.seq);
    const came = missed.batches.flatMap((batch) =>
      batch.rows.map((event) => ({ seq: batch.seq, event })),
    );
    const known = new Set(came.map(({ event }) => encodeEvent(event)));
    unsent = [...lost.map(({ event }) => event), ...unsent].filter(
      (event) => !known.has(encodeEvent(event)),
    );
    confirmed = [...confirmed.filter((row) => row.seq <= missed.from.seq), ...came];
    word = generations.at(-1)!.word;
    seq = journal.seq;
    return (await listJournalDevices(db, journal)).find(({ device }) => device === id)?.last ?? 0;
  }

  return {
    do: (...events: FarmEvent[]) => void unsent.push(...events),
    isEmpty: () => unsent.length === 0,
    async sync(serving: Serving, token: string): Promise<void> {
      for (;;) {
        const first = await pull(serving, serving.clock.now);
        if (unsent.length === 0) return;
        const rows = unsent.slice(0, 20);
        const pushed = await serving
          .process()
          .push(farm, { device: id, first, rows, follows: seq, token });
        if (pushed.outcome === "stale") continue;
        if (pushed.outcome !== "kept") throw new Error(pushed.outcome);
        expect(pushed.fate).toEqual({ redated: 0, refused: [] });
        confirmed.push(...rows.map((event) => ({ seq: pushed.seq, event })));
        unsent = unsent.slice(rows.length);
        seq = pushed.seq;
      }
    },
  };
}

const watering = (at: number, plot: number): FarmEvent => ({ kind: "water", at, plots: 1 << plot });

async function textsIn(db: Database, id: string): Promise<string[]> {
  const journal = (await findJournal(db, localFarmKind, id))!;
  const batches = (await Array.fromAsync(eachBatch(db, localFarmKind, journal))).flat();
  return batches.flatMap((batch) => batch.rows.map((row) => encodeEvent(row as FarmEvent)));
}

describe.each(dialects)("%s", (dialect) => {
  const start = async (): Promise<Serving> => {
    const db = await openTestDatabase(dialect);
    return { db, ...(await startJournals(db)) };
  };
  const settle = async (db: Database, now: number, folder?: string) => {
    const files = openFolder(folder ?? (await testFolder("restored-journals")));
    const settled = await settleRestored({ db, files, random: randomBytes, now });
    if (!settled.ok) throw new Error(settled.reason.reason);
    return settled.value;
  };
  const servedFrom = async (db: Database, { clock }: Serving): Promise<Serving> => {
    const started = await startJournals(db);
    started.clock.now = clock.now;
    return { db, ...started };
  };

  test("of a day that is lost with the database, nothing is lost that a device had", async () => {
    const live = await start();
    const me = await live.holder();
    const farm = mustBegin(await live.begin(me));
    const token = await live.tokens.token(farm.id, "", live.clock.now);
    const devices = ["device-one-1", "device-two-2", "device-three"].map((id) =>
      openDevice(id, farm),
    );
    const made: FarmEvent[] = [];
    /** Each waters its own plots, so that nothing they do stands in another's way. */
    async function play(serving: Serving, hours: number, absent: readonly number[] = []) {
      for (let hour = 0; hour < hours; hour += 1) {
        serving.clock.now += HOUR;
        for (const [i, device] of devices.entries()) {
          const event = watering(serving.clock.now - (3 - i) * 1_000, i * 3 + (hour % 3));
          made.push(event);
          device.do(event);
          if (!absent.includes(i) && hour % (i + 2) === 0) await device.sync(serving, token);
        }
      }
    }
    await play(live, 24);
    const backup = await copyOf(live.db);
    // The third has been offline since, and knows nothing of the first two of that day.
    await play(live, 23, [2]);
    for (const device of devices.slice(0, 2)) await device.sync(live, token);
    const before = await textsIn(live.db, farm.id);

    await settle(backup, live.clock.now);
    const served = await servedFrom(backup, live);
    expect((await textsIn(backup, farm.id)).length).toBeLessThan(before.length);
    // The one that was away longest comes first, and takes the places of what is not here any more.
    for (const i of [2, 0, 1, 2, 0]) await devices[i]!.sync(served, token);
    await play(served, 5);
    for (const i of [0, 1, 2, 0, 1]) await devices[i]!.sync(served, token);

    expect(devices.map((device) => device.isEmpty())).toEqual([true, true, true]);
    const texts = await textsIn(backup, farm.id);
    expect(texts.toSorted()).toEqual(made.map(encodeEvent).toSorted());
    const journal = (await findJournal(backup, localFarmKind, farm.id))!;
    const again = farmOnDevice({ field: 417, begun: journalStart - DAY });
    expect(journal).toMatchObject({
      rows: made.length,
      hash: again.do(texts.map((text) => JSON.parse(text))),
    });
  });

  test("what was begun after the backup is begun again under its name, by the same key", async () => {
    const live = await start();
    const me = await live.holder();
    const backup = await copyOf(live.db);
    const farm = mustBegin(await live.begin(me));
    await settle(backup, live.clock.now);
    const served = await servedFrom(backup, live);
    const again = await served.begin(await served.holder());
    expect(again).toMatchObject({ outcome: "made", journal: { id: farm.id } });
  });

  test("settled once more, or restored from a later backup, it takes no more away than is lacking", async () => {
    const live = await start();
    const farm = mustBegin(await live.begin(await live.holder()));
    const push = live.process().push;
    await push(farm, { rows: [watering(live.clock.now, 0)] });
    const words = async (db: Database) =>
      readGenerations(db, { random: randomBytes, now: live.clock.now });
    const first = (await words(live.db)).at(-1)!;
    const savedAt = live.clock.now;
    live.clock.now += HOUR;
    await settle(live.db, live.clock.now);
    await settle(live.db, live.clock.now);
    const all = await words(live.db);
    expect(all.map(({ n, backupAt }) => [n, backupAt])).toEqual([
      [1, null],
      [2, savedAt],
      [3, savedAt],
    ]);
    expect(commonUntil(all, first.word)).toBe(savedAt);
    expect(commonUntil(all, all[1]!.word)).toBe(savedAt);
    expect(commonUntil(all, all[2]!.word)).toBeNull();
  });

  test("an account that ended since, and of which there is but a farm, ends again with it", async () => {
    const live = await start();
    const { db, clock } = live;
    await makeDeletionKey(db, randomBytes);
    const [me, other] = [await live.holder(1), await live.holder(2)];
    const mine = mustBegin(await live.begin(me));
    const theirs = mustBegin(await live.begin(other));
    await live.process().push(mine, { rows: [watering(clock.now, 0)] });
    await db.change("delete from sessions");
    const folder = await testFolder("restored-journals");
    const since = await copyOf(db);
    await noteDeletion(since, me, clock.now + DAY);
    await carryNotesOut(since, openFolder(folder), clock.now + DAY);
    expect(await settle(db, clock.now + DAY, folder)).toMatchObject({ deletedAgain: 1 });
    for (const [table, name] of [
      ["journals", "id"],
      ["journal_batches", "journal"],
      ["journal_devices", "journal"],
    ])
      expect(await db.rows(`select 1 from ${table} where ${name} = ?`, [mine.id])).toEqual([]);
    expect(await findJournal(db, localFarmKind, theirs.id)).toBeDefined();
  });
});
