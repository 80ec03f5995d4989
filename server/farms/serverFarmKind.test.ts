// Tests that the server comes to the same farms as a device, by whatever way their events go.

import * as v from "valibot";
import { expect, test } from "vitest";
import { eventSchema, isOfServer } from "../../src/farm/codec/eventSchema.ts";
import { firstHead, headAfter } from "../../src/farm/codec/head.ts";
import { hashFarm } from "../../src/farm/codec/text.ts";
import { replay } from "../../src/farm/events/apply.ts";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { randomLog } from "../../src/farm/fixtures/randomLogs.ts";
import { beginFarm } from "../../src/farm/letters/begin.ts";
import { fieldGround } from "../../src/farm/testing/trial.ts";
import { soak } from "../../test/soak.ts";
import { hexDigest } from "../keeping/journals/findJournals.ts";
import { foldRows } from "../keeping/journals/foldRows.ts";
import { packText, readSpelled, spellRows, unpackText } from "../keeping/journals/packRows.ts";
import { localFarmKind as kind } from "./testing/localFarmKind.ts";

/** What each kind of event has use for, as it was found the first time. */
const keysOf = new Map<string, readonly string[]>();

function findKeys(event: FarmEvent): readonly string[] {
  let own: Record<string, unknown> = { ...event };
  for (;;) {
    const found = v.safeParse(eventSchema, own);
    const odd = found.issues?.find(({ expected }) => expected === "never");
    if (!odd) return Object.keys(own);
    const key = String(v.getDotPath(odd));
    own = Object.fromEntries(Object.entries(own).filter(([name]) => name !== key));
  }
}

/** As a device would send it: without what its kind has no use for. Nothing for what it could not send. */
function asSent(event: FarmEvent): FarmEvent[] {
  const keys = keysOf.get(event.kind) ?? findKeys(event);
  keysOf.set(event.kind, keys);
  const own = Object.fromEntries(Object.entries(event).filter(([key]) => keys.includes(key)));
  const read = kind.readRow(own);
  return read.ok && !isOfServer(read.value) ? [read.value] : [];
}

test("random logs come to the same farm on the server and on a device", async () => {
  const fields = [417, 3, 2_025, 777];
  const begun = Date.UTC(2026, 4, 4, 8);
  const grounds = fields.map((field) => fieldGround(field));
  let done = 0;
  for (let seed = 0; seed < soak(10_000, 60); seed += 1) {
    const origin = { field: fields[seed % fields.length]!, begun };
    const events = randomLog(seed, begun).flatMap(asSent);
    const ground = grounds[seed % fields.length]!;
    const device = replay(beginFarm(ground, begun), events, ground);
    const half = Math.floor(events.length / 2);
    let state = (await foldRows(kind, kind.begin(origin)!, events.slice(0, half))).state;
    // Put beside its rows, and read again.
    state = kind.decodeState(kind.encodeState(state), origin)!;
    const packed = await packText(kind, spellRows(kind, events.slice(half)));
    const rest = readSpelled<FarmEvent>(await unpackText(kind, packed));
    const folded = await foldRows(kind, state, rest);
    done += folded.kept.length;
    expect(hexDigest(kind.encodeState(folded.state))).toBe(hashFarm(device.farm));
  }
  expect(done).toBeGreaterThan(100);
});

test("the head of a log is the same on both, in whatever order the keys of an event came", () => {
  const origin = { field: 417, begun: 5 };
  const event = { plots: 3, what: "pea", kind: "sow", at: 7 } as FarmEvent;
  const turned = Object.fromEntries(Object.entries(event).reverse()) as FarmEvent;
  expect(firstHead(origin)).toBe(hexDigest(kind.encodeOrigin(origin)));
  const head = headAfter(firstHead(origin), event);
  expect(head).toBe(headAfter(firstHead(origin), turned));
  expect(head).toBe(hexDigest(firstHead(origin) + kind.encodeRow(event)));
});

test("rows that were packed can be read for ever: the dictionaries are what they were", () => {
  expect(kind.dictionaries.map((dictionary) => hexDigest(dictionary).slice(0, 16))).toEqual([
    "6e08f9e86533c74f",
  ]);
});
