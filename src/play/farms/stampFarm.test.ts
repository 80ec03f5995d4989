// Stamps of a farm without an account: one an hour of play, of the head that a server comes to by the same rows.
import { expect, test } from "vitest";
import { firstHead, headAfter } from "../../farm/codec/head.ts";
import { decodeEvent } from "../../farm/codec/text.ts";
import { HOUR, MINUTE } from "../../farm/numbers/time.ts";
import { trialStart } from "../../farm/testing/trial.ts";
import { rows } from "../../keeping/journal/tables.ts";
import { farmTabs } from "../testing/farmTabs.ts";
import { farmStamps, stampPrefix } from "./farmStamps.ts";

test("while somebody plays without an account its log is stamped once an hour", async () => {
  const heads: string[] = [];
  const device = farmTabs({
    askStamp: async (head) => {
      heads.push(head);
      return { now: trialStart + heads.length * HOUR, stamp: `stamp-${heads.length}` };
    },
  });
  const farm = await (await device.tab()).begin(417);
  await device.pass(2 * MINUTE);
  expect(heads).toEqual([]);
  farm.act({ kind: "sow", plots: 0b1, what: "sunflower" });
  farm.act({ kind: "sow", plots: 0b10, what: "pea" });
  await device.pass(2 * MINUTE);
  // Code that comes when it is wanted takes a moment.
  await expect.poll(() => heads.length).toBe(1);
  farm.act({ kind: "water", plots: 0b11 });
  await device.pass(2 * MINUTE);
  expect(heads).toHaveLength(1);
  await device.pass(2 * HOUR);
  farm.act({ kind: "decline", slot: 0 });
  await device.pass(2 * MINUTE);
  await expect.poll(() => heads.length).toBe(2);
  const kept = await device.database.read([rows, farmStamps], async (at) => ({
    texts: await at.all(rows, `${farm.id}/`),
    stamps: await at.all(farmStamps, stampPrefix(farm.id)),
  }));
  if (!kept.ok) throw new Error(kept.reason);
  const events = kept.value.texts.map(({ text }) => decodeEvent(text));
  let head = firstHead({ field: 417, begun: farm.state().farm.begun });
  const after = events.map((event) => (head = event.ok ? headAfter(head, event.value) : head));
  expect(heads).toEqual([after[1], after[3]]);
  expect(kept.value.stamps.map(({ rows: count, stamp }) => [count, stamp])).toEqual([
    [2, "stamp-1"],
    [4, "stamp-2"],
  ]);
});
