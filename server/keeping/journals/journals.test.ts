// Tests journals over both databases: an order of the server's, one answer for one batch, folded or not, and nothing left of what is gone.
import { describe, expect, test } from "vitest";
import { decodeEvent } from "../../../src/farm/codec/text.ts";
import type { FarmEvent } from "../../../src/farm/events/event.ts";
import { randomLog } from "../../../src/farm/fixtures/randomLogs.ts";
import { localFarmKind } from "../../farms/testing/localFarmKind.ts";
import { dialects, openTestDatabase } from "../../store/testing/testDatabase.ts";
import {
  deleteJournal,
  forgetJournals,
  purgeJournal,
  restoreJournal,
  sweepDeletedJournals,
} from "./deletedJournals.ts";
import { findJournal } from "./findJournals.ts";
import { foldOldBatches } from "./foldBatches.ts";
import { commonUntil, readGenerations, renewGeneration } from "./generations.ts";
import { readBatches } from "./journalBatches.ts";
import { shardIn, shardOf } from "./journalId.ts";
import { openJournalStates } from "./journalStates.ts";
import { farmOnDevice, journalStart, mustBegin, startJournals } from "./testing/startJournals.ts";

const DAY = 24 * 60 * 60_000;
const HOUR = DAY / 24;

const sowing = (at: number, plots: number): FarmEvent => ({ kind: "sow", at, plots, what: "pea" });
const watering = (at: number, plots: number): FarmEvent => ({ kind: "water", at, plots });

describe.each([...dialects])("%s", (dialect) => {
  const start = async () => {
    const db = await openTestDatabase(dialect);
    return { db, ...(await startJournals(db)) };
  };

  test("what a device has done is the same here, and the same batch again is answered the same", async () => {
    const { clock, process, holder, begin } = await start();
    const me = await holder();
    const farm = mustBegin(await begin(me));
    expect(shardIn(farm.id)).toBe(shardOf(me));
    const { push } = process();
    const begun = clock.now - DAY;
    const device = farmOnDevice({ field: 417, begun });
    const rows = [sowing(begun + HOUR, 1), watering(begun + 2 * HOUR, 1)];
    const hash = device.do(rows);
    const kept = await push(farm, { rows, hash });
    expect(kept).toMatchObject({ outcome: "kept", seq: 1, rows: 2, hash, state: null });
    expect(await push(farm, { rows, hash, follows: 7 })).toEqual({ ...kept, outcome: "known" });
    const other = [sowing(begun + HOUR, 2)];
    expect(await push(farm, { rows: other })).toEqual({ outcome: "taken" });
    expect(await push(farm, { rows: other, first: 1 })).toEqual({ outcome: "taken" });
    const stale = { outcome: "stale", seq: 1, last: 0 };
    expect(await push(farm, { rows: other, device: "device-two-2" })).toEqual(stale);
    expect(await push(farm, { rows: other, first: 9, follows: 1 })).toEqual({ ...stale, last: 2 });
  });

  test("of many at once that follow the same, one is next and nothing of the others is there", async () => {
    const { db, clock, process, holder, begin } = await start();
    const farm = mustBegin(await begin(await holder()));
    const processes = [process(), process()];
    const at = clock.now - HOUR;
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        processes[i % 2]!.push(farm, {
          device: `device-${String(i).padStart(8, "0")}`,
          rows: [sowing(at, 1 << i)],
        }),
      ),
    );
    expect(tried.map(({ outcome }) => outcome).sort()).toEqual([
      "kept",
      ...Array.from({ length: 11 }, () => "stale"),
    ]);
    const [batches] = await db.rows("select count(*) as n from journal_batches");
    const [devices] = await db.rows("select count(*) as n from journal_devices");
    expect([Number(batches?.n), Number(devices?.n)]).toEqual([1, 1]);
    expect(await findJournal(db, localFarmKind, farm.id)).toMatchObject({ seq: 1, rows: 1 });
  });

  test("a state is the same out of memory, from beside the rows, and from folded batches", async () => {
    const { db, clock, kind, process, holder, begin } = await start();
    const farm = mustBegin(await begin(await holder()));
    const { push } = process();
    const token = await process().tokens.token(farm.id, "device-one-1", clock.now);
    const device = farmOnDevice({ field: 417, begun: clock.now - DAY });
    let [seq, first] = [0, 0];
    let kept = 0;
    let firstSent: readonly FarmEvent[] = [];
    for (let day = 0; day < 50; day += 1) {
      const rows = randomLog(day, clock.now + HOUR)
        .map((event) => decodeEvent(JSON.stringify(sent(event))))
        .flatMap((found) => (found.ok && found.value.at < clock.now + DAY ? [found.value] : []));
      clock.now += DAY;
      const hash = device.do(rows);
      if (day === 0) firstSent = rows;
      const pushed = await push(farm, { rows, hash, first, follows: seq, token });
      if (pushed.outcome !== "kept") throw new Error(pushed.outcome);
      expect(pushed.hash).toBe(hash);
      expect(pushed.fate.redated).toBe(0);
      [seq, first] = [pushed.seq, first + rows.length];
      kept += pushed.kept.length;
      if (day === 44) expect(await foldOldBatches(db, kind, clock.now)).toBe(1);
    }
    const journal = (await findJournal(db, kind, farm.id))!;
    expect(journal).toMatchObject({ seq: 50, rows: kept, hash: device.hash() });
    const cold = async () => (await openJournalStates(kind).read(db, journal))!;
    expect(kind.encodeState((await cold()).state)).toBe(device.text());
    await db.change("delete from journal_states");
    expect(kind.encodeState((await cold()).state)).toBe(device.text());
    const all = await readBatches(db, kind, journal, { after: 0, upto: 50 });
    expect(all.map((batch) => batch.seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(all.at(-1)?.rowsAfter).toBe(kept);
    const [left] = await db.rows("select count(*) as n, min(seq) as least from journal_batches");
    expect(Number(left?.least)).toBe(50 - Number(left?.n) + 1);
    // An answer that was lost a month ago is given again.
    const again = await push(farm, { rows: firstSent, first: 0, token });
    expect(again).toMatchObject({ outcome: "known", seq: 1, hash: all[0]!.hash });
  });

  test("of the devices the last ones are remembered, and whoever was forgotten is asked to begin anew", async () => {
    const { db, clock, process, holder, begin } = await start();
    const farm = mustBegin(await begin(await holder()));
    const { push, kind } = process();
    for (let i = 0; i < 14; i += 1) {
      clock.now += HOUR;
      const device = `device-no-${100 + i}`;
      const rows = [watering(clock.now - 10_000 * i, 1)];
      const token = await process().tokens.token(farm.id, device, clock.now);
      const pushed = await push(farm, { device, rows, token, follows: i });
      expect(pushed.outcome).toBe("kept");
    }
    const [row] = await db.rows("select count(*) as n, min(device) as least from journal_devices");
    expect([Number(row?.n), row?.least]).toEqual([kind.limits.devices, "device-no-102"]);
    const again = {
      device: "device-no-100",
      rows: [watering(clock.now, 1)],
      follows: 14,
      first: 1,
    };
    expect(await push(farm, again)).toEqual({ outcome: "stale", seq: 14, last: 0 });
  });

  test("an account has three, a key is one farm, and deleted ones come back or go with all that was theirs", async () => {
    const { db, clock, process, holder, begin } = await start();
    const me = await holder();
    const keys = ["farm-a", "farm-b", "farm-c"];
    for (const key of keys) expect((await begin(me, { key })).outcome).toBe("made");
    expect(await begin(me, { key: "farm-d" })).toEqual({ outcome: "full", used: 3, deleted: 0 });
    const farm = mustBegin(await begin(me, { key: "farm-a" }));
    expect((await begin(me, { key: "farm-a", field: 3 })).outcome).toBe("taken");
    expect((await begin(await holder(2), { key: "farm-a" })).outcome).toBe("made");
    await process().push(farm, { rows: [sowing(clock.now - HOUR, 1)] });
    const remove = (id: string, follows: number) =>
      deleteJournal(db, localFarmKind, { id, holder: me, follows, now: clock.now });
    expect(await remove(farm.id, 0)).toEqual({ outcome: "stale", seq: 1 });
    expect(await remove(farm.id, 1)).toEqual({ outcome: "deleted" });
    expect(await remove(farm.id, 1)).toEqual({ outcome: "gone" });
    expect(await begin(me, { key: "farm-a" })).toEqual({ outcome: "gone" });
    const late = { rows: [sowing(clock.now, 2)], first: 1, follows: 1 };
    expect((await process().push(farm, late)).outcome).toBe("gone");
    const fourth = mustBegin(await begin(me, { key: "farm-d" }));
    const restore = () =>
      restoreJournal(db, localFarmKind, { id: farm.id, holder: me, now: clock.now });
    expect(await restore()).toEqual({ outcome: "full", used: 4, deleted: 1 });
    await remove(fourth.id, 0);
    expect(await restore()).toEqual({ outcome: "restored" });
    expect((await process().push(farm, late)).outcome).toBe("kept");
    await remove(farm.id, 2);
    const stranger = await holder(3);
    expect(await purgeJournal(db, localFarmKind, { id: farm.id, holder: stranger })).toBe(false);
    expect(await purgeJournal(db, localFarmKind, { id: farm.id, holder: me })).toBe(true);
    for (const table of ["journal_batches", "journal_devices"])
      expect(await db.rows(`select * from ${table}`)).toEqual([]);
    clock.now += 29 * DAY;
    expect(await sweepDeletedJournals(db, clock.now)).toBe(0);
    clock.now += DAY;
    expect(await sweepDeletedJournals(db, clock.now)).toBe(1);
    await db.transaction((tx) => forgetJournals(tx, me));
    expect(await db.rows("select owner from journals")).toEqual([
      { owner: "0x0000000000000000000000000000000000000002" },
    ]);
  });

  test("since a backup took its place the database has another generation, and knows what it has in common with the one before", async () => {
    const { db } = await start();
    const random = (size: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(size)));
    const asked = { random, now: journalStart };
    const [first] = await readGenerations(db, asked);
    expect(first).toMatchObject({ n: 1, backupAt: null });
    expect(commonUntil(await readGenerations(db, asked), first.word)).toBeNull();
    await renewGeneration(db, { ...asked, backupAt: 5_000 });
    await renewGeneration(db, { ...asked, backupAt: 4_000 });
    const all = await readGenerations(db, asked);
    expect(all.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(all.map(({ word }) => commonUntil(all, word))).toEqual([4_000, 4_000, null]);
    expect(commonUntil(all, "of another line")).toBe(4_000);
  });
});

/** What no kind has use for is left out, as devices do. */
function sent(event: FarmEvent): object {
  const { kind, at, plots, what, of, crop, count, good, recipe, kept, slot } =
    event as unknown as Record<string, unknown>;
  const more: Record<string, object> = {
    sow: { plots, what },
    water: { plots },
    harvest: { plots },
    compost: { plots },
    undo: { of },
    buySeed: { crop, count },
    sell: { good, count },
    cook: { recipe },
    gather: { kept },
    care: { kept },
    answer: { slot },
    decline: { slot },
  };
  return { kind, at, ...more[String(kind)] };
}
