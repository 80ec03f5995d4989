// Everything that the server asks its database about the farms of accounts: its own functions, none of their SQL.
import { randomBytes, randomInt } from "node:crypto";
import { accept } from "@loamstead/lib/result.ts";
import { createJournal } from "../../server/keeping/journals/createJournal.ts";
import {
  deleteJournal,
  forgetJournals,
  purgeJournal,
  restoreJournal,
  sweepDeletedJournals,
} from "../../server/keeping/journals/deletedJournals.ts";
import {
  findJournal,
  listHeldJournals,
  listJournalDevices,
  type StoredJournal,
} from "../../server/keeping/journals/findJournals.ts";
import { foldOldBatches } from "../../server/keeping/journals/foldBatches.ts";
import { readGenerations } from "../../server/keeping/journals/generations.ts";
import { eachBatch } from "../../server/keeping/journals/journalFile.ts";
import { openJournalStates } from "../../server/keeping/journals/journalStates.ts";
import { openJournalTokens } from "../../server/keeping/journals/journalTokens.ts";
import { type PushCosts, pushBatch } from "../../server/keeping/journals/pushBatch.ts";
import { readSince } from "../../server/keeping/journals/readSince.ts";
import { beginSession, endSession } from "../../server/signIn/sessions.ts";
import type { Database } from "../../server/store/database.ts";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { benchFarmKind, benchField, templateDevice } from "./template.ts";

export type FarmPlace = {
  readonly db: Database;
  /** Some of those that are there. */
  readonly sample: readonly string[];
  readonly journals: number;
  /** Moves on by what it takes until the next one is a month old. */
  readonly clock: { now: number };
};

type FarmDeed = (place: FarmPlace) => Promise<unknown>;

const kind = benchFarmKind;
const DAY_MS = 24 * 60 * 60_000;
const paid = async () => accept({ giveBack: async () => {} });
const free: PushCosts<never> = { forRows: paid, forBytes: paid };

/** As a process that has not seen it before. */
function coldly({ db, clock }: FarmPlace) {
  const now = () => clock.now;
  const tokens = openJournalTokens(db, randomBytes);
  return { db, kind, states: openJournalStates(kind), tokens, now };
}

async function someFarm({ db, sample }: FarmPlace): Promise<StoredJournal> {
  const found = await findJournal(db, kind, sample[randomInt(sample.length)]!);
  if (found === undefined) throw new Error("A farm is gone that nobody took away.");
  return found;
}

const waterings = (now: number): FarmEvent[] =>
  Array.from({ length: 16 }, (_, i) => ({ kind: "water", at: now + i, plots: 1 << (i % 8) }));

async function push(place: FarmPlace): Promise<void> {
  const parts = coldly(place);
  const farm = await someFarm(place);
  const devices = await listJournalDevices(place.db, farm);
  const first = devices.find(({ device }) => device === templateDevice)?.last ?? 0;
  const now = parts.now();
  const sent = {
    device: templateDevice,
    deviceName: "Firefox on Linux",
    first,
    follows: farm.seq,
    rules: kind.rules,
    token: await parts.tokens.token(farm.id, templateDevice, now),
    rows: waterings(now),
    hash: farm.hash,
    isOfBefore: false,
  };
  const pushed = await pushBatch(parts, farm, sent, free);
  if (pushed.outcome !== "kept") throw new Error(`What was sent is ${pushed.outcome}.`);
  // Its answer was lost; then another device comes with what is behind.
  await pushBatch(parts, farm, sent, free);
  await pushBatch(parts, farm, { ...sent, device: "deviceelsewhere", first: 0 }, free);
}

async function read(place: FarmPlace): Promise<void> {
  const { db, clock } = place;
  await readGenerations(db, { random: randomBytes, now: clock.now });
  const farm = await someFarm(place);
  const [own] = await listHeldJournals(db, kind, farm.holder);
  if (own === undefined) throw new Error("Its owner has none.");
  await readSince(coldly(place), farm, { since: farm.seq - 3, until: null });
  await readSince(coldly(place), farm, { since: -1, until: null });
  // As after a restore.
  await readSince(coldly(place), farm, { since: farm.seq, until: clock.now - DAY_MS });
}

async function takeAlong(place: FarmPlace): Promise<void> {
  for await (const _ of eachBatch(place.db, kind, await someFarm(place)));
}

async function comeAndGo(place: FarmPlace): Promise<void> {
  const { db, clock } = place;
  const { now } = clock;
  const address = `0x${randomBytes(20).toString("hex")}`;
  const person = { address, chainId: 1 };
  const begun = { random: randomBytes, now, replaced: [] };
  const { session, token } = await beginSession(db, { ...person, device: "Test" }, begun);
  const holder = { ...person, session: session.id };
  const begin = async () => {
    const key = randomBytes(8).toString("hex");
    const origin = { field: benchField, begun: now };
    const made = await createJournal(db, kind, { holder, key, origin, stamps: [], now });
    if (made.outcome !== "made") throw new Error(`A new farm was ${made.outcome}.`);
    return { id: made.journal.id, holder };
  };
  const [first, second] = [await begin(), await begin()];
  await begin();
  const away = { ...first, follows: 0, now };
  await deleteJournal(db, kind, away);
  await restoreJournal(db, kind, { ...first, now });
  await deleteJournal(db, kind, away);
  await purgeJournal(db, kind, first);
  await deleteJournal(db, kind, { ...second, follows: 0, now: now - 31 * DAY_MS });
  await sweepDeletedJournals(db, now);
  await db.transaction((tx) => forgetJournals(tx, person));
  await endSession(db, token);
}

async function fold({ db, journals, clock }: FarmPlace): Promise<void> {
  // By then one more has something that is old enough, or nearly so.
  clock.now += Math.round((7 * DAY_MS) / journals);
  await foldOldBatches(db, kind, clock.now);
}

/** What players have the server do, and what it does by itself, again and again. */
export const farmDeeds: readonly FarmDeed[] = [push, read, takeAlong, comeAndGo, fold];
