// Tests what whoever runs the site is told of farms, on both databases: found by name, account or field, and done again to any minute.
import { describe, expect, test } from "vitest";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { deleteJournal } from "../keeping/journals/deletedJournals.ts";
import {
  farmOnDevice,
  journalStart,
  mustBegin,
  startJournals,
} from "../keeping/journals/testing/startJournals.ts";
import { dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import { parseFarmsCommand } from "./farmsCommand.ts";
import { runFarmsCommand } from "./runFarmsCommand.ts";
import { localFarmKind } from "./testing/localFarmKind.ts";

const HOUR = 60 * 60_000;

async function start(dialect: (typeof dialects)[number]) {
  const db = await openTestDatabase(dialect);
  const journals = await startJournals(db);
  const { clock } = journals;
  async function run(...args: string[]): Promise<string> {
    const wanted = parseFarmsCommand(args);
    if (!wanted.ok) return wanted.reason;
    const done = await runFarmsCommand({ db, kind: localFarmKind, now: clock.now }, wanted.value);
    return done.ok ? done.value : `No: ${done.reason}`;
  }
  return { db, run, ...journals };
}

/** At eight of the second day: sown at nine, watered by another device at ten, and brought in where nothing grows. */
async function played(dialect: (typeof dialects)[number]) {
  const started = await start(dialect);
  const { clock, holder, begin, process } = started;
  const me = await holder();
  const farm = mustBegin(await begin(me));
  const device = farmOnDevice({ field: 417, begun: clock.now - 24 * HOUR });
  const { push, tokens } = process();
  const token = await tokens.token(farm.id, "", clock.now);
  const at = (hours: number) => journalStart + hours * HOUR;
  const sow: FarmEvent = { kind: "sow", at: at(1), plots: 0b11, what: "sunflower" };
  const water: FarmEvent = { kind: "water", at: at(2), plots: 0b11 };
  const harvest: FarmEvent = { kind: "harvest", at: at(2), plots: 0b100 };
  clock.now = at(1);
  const hash = device.do([sow]);
  await push(farm, { rows: [sow], hash, token });
  clock.now = at(2);
  const other = { device: "device-two-2", deviceName: "Safari on iOS", follows: 1, token };
  await push(farm, { rows: [water, harvest], hash: device.do([water]), ...other });
  clock.now = at(30);
  return { ...started, farm, me, hash: device.hash() };
}

describe.each(dialects)("%s", (dialect) => {
  test("a farm is told as it is, with what was sent by which device and what was refused", async () => {
    const { run, farm, me, hash } = await played(dialect);
    const told = await run("show", farm.id);
    for (const line of [
      `Farm ${farm.id}, of ${me.address} on chain 1.\n`,
      "Begun 2026-05-03 08:00 UTC on field 417; with the account since 2026-05-04 08:00 UTC.\n",
      "2 batches with 2 steps, the last 2026-05-04 10:00 UTC; version 1 of the rules.\n",
      "As it is now, after 2 steps:\n",
      "Field 417. Level 1, ",
      "  In the barn: ",
      ": sunflower, ",
      `  Hash ${hash}, the same as when it was kept.\n`,
      "  device-two-2  Safari on iOS, last 2026-05-04 10:00 UTC, 2 steps answered\n",
      "The last 2 of 2 batches, 1 of all their steps refused:\n",
      "  1  2026-05-04 09:00 UTC  Firefox on Linux (device-one-1)  1 step: sow\n",
      "  2  2026-05-04 10:00 UTC  Safari on iOS (device-two-2)  2 steps: water\n",
      "     step 2 was refused: Nothing grows there. ",
    ])
      expect(told).toContain(line);
    expect(told).not.toContain("done again");
    // By its field and by its account as well, in whatever case that is written.
    expect(await run("show", "417")).toBe(told);
    expect(await run("show", "--owner", me.address.toUpperCase().replace("X", "x"))).toBe(told);
  });

  test("it is done again to any minute", async () => {
    const { run, farm } = await played(dialect);
    const then = await run("show", farm.id, "--at", "2026-05-04", "09:30");
    expect(then).toContain("As it was at 2026-05-04 09:30 UTC, after 1 step:\n");
    expect(then).toContain("The last 1 of 1 batch by then, 0 of all their steps refused:\n");
    expect(then).not.toContain("Hash");
    const before = await run("show", farm.id, "--at", "2026-05-04T08:59Z");
    expect(before).toContain("after 0 steps:\n");
    expect(before).toContain("No batch had come by then.");
    expect(await run("show", farm.id, "--at", "2026-05-04 09:00")).toContain("after 1 step:\n");
    expect(await run("show", farm.id, "--at", "2026-05-03")).toContain("after 0 steps:\n");
    expect(await run("show", farm.id, "--at", "2026-05-02")).toContain("it had not begun.");
  });

  test("a state that was kept otherwise than it comes out is told", async () => {
    const { db, run, farm } = await played(dialect);
    await db.change("update journals set hash = 'ab' where id = ?", [farm.id]);
    expect(await run("show", farm.id)).toMatch(/Hash [0-9a-f]{64}; it was kept as ab\. Report/);
  });

  test("many are listed, deleted ones too, and none is not told to be one", async () => {
    const { db, run, farm, me, begin, clock } = await played(dialect);
    const second = mustBegin(await begin(me, { key: "second-farm", field: 3 }));
    await deleteJournal(db, localFarmKind, { id: farm.id, holder: me, follows: 2, now: clock.now });
    const list = await run("list", me.address);
    expect(list.split("\n")).toEqual([
      expect.stringMatching(`^  ${second.id}  begun on field 3, .*; 0 steps in 0 batches, last `),
      expect.stringMatching(`^  ${farm.id}  begun on field 417, .*; deleted 2026-05-05 14:00 UTC$`),
    ]);
    expect(await run("list", "--field", "3")).toContain(second.id);
    expect(await run("show", me.address)).toBe(
      `No: There are 2 of ${me.address}: name one of them.\n${list}`,
    );
    expect(await run("show", farm.id)).toContain(
      "Deleted 2026-05-05 14:00 UTC; it goes for good 2026-06-04 14:00 UTC.",
    );
    expect(await run("show", "0123456789ab")).toBe("No: There is no farm called 0123456789ab.");
    expect(await run("list", "9")).toBe("No: There is no farm on field 9.");
  });
});

test("what cannot be meant is refused in plain words, with what can", () => {
  const reason = (...args: string[]) => {
    const wanted = parseFarmsCommand(args);
    return wanted.ok ? "" : wanted.reason;
  };
  for (const args of [[], ["delete", "x"], ["show"], ["show", "1", "2"], ["list"]])
    expect(reason(...args)).toContain("npm run farms -- show ID");
  expect(reason("show", "0x12")).toMatch(/^"0x12" is no farm's name/);
  expect(reason("show", "417", "--at", "yesterday")).toBe(
    '"yesterday" is no minute. Write it as 2026-05-04 14:05, in UTC.',
  );
  for (const time of ["2026-02-30", "2026-05-04 25:00", ""])
    expect(reason("show", "417", "--at", time)).toContain("is no minute");
  expect(reason("list", "417", "--at", "2026-05-04")).toMatch(/^Only what is shown/);
});
