// Devices that send what was done on their farms at a steady rate, however slowly the answers come (open loop).
import { randomBytes } from "node:crypto";
import { createJournal } from "../../server/keeping/journals/createJournal.ts";
import { hexDigest } from "../../server/keeping/journals/findJournals.ts";
import { packBatch } from "../../server/keeping/journals/journalBatches.ts";
import { beginSession } from "../../server/signIn/sessions.ts";
import type { Database } from "../../server/store/database.ts";
import { type Line, openLine } from "../signIn/openLine.ts";
import { siteOrigin } from "../signIn/withServer.ts";
import { benchFarmKind, benchField, playedEvents, templateDevice } from "./template.ts";

const EVENTS = 25;
const DAY_MS = 24 * 60 * 60_000;

export type SyncBatch = {
  readonly body: string;
  readonly packed: string;
  readonly digest: string;
  readonly hash: string;
};

/** What each farm sends, one after the other: the same days of the same player. */
export async function syncBatches(count: number, begun: number): Promise<readonly SyncBatch[]> {
  const kind = benchFarmKind;
  const events = playedEvents(count * EVENTS, begun);
  let state = kind.begin({ field: benchField, begun })!;
  const batches: SyncBatch[] = [];
  for (let i = 0; i < count; i += 1) {
    const rows = events.slice(i * EVENTS, (i + 1) * EVENTS);
    for (const row of rows) {
      const after = kind.apply(state, row);
      if (!after.ok) throw new Error("What was played is refused.");
      state = after.value;
    }
    const hash = hexDigest(kind.encodeState(state));
    const sent = { device: templateDevice, first: i * EVENTS, rules: kind.rules, token: null };
    const { packed } = await packBatch(kind, rows, { redated: 0, refused: [] });
    const digest = hexDigest(packed).slice(0, 32);
    batches.push({ body: JSON.stringify({ ...sent, events: rows, hash }), packed, digest, hash });
  }
  return batches;
}

export const syncBegun = (now: number): number => now - 60 * DAY_MS;

export type SyncedFarm = { readonly id: string; readonly headers: string; sent: number };

/** Each of an account and from an address of its own, as they are in life: the limits of one are not measured. */
export async function makeFarms(
  db: Database,
  { count, now }: { count: number; now: number },
): Promise<SyncedFarm[]> {
  const farms: SyncedFarm[] = [];
  const begun = syncBegun(now);
  for (let i = 0; i < count; i += 1) {
    const person = { address: `0x${randomBytes(20).toString("hex")}`, chainId: 1 };
    const made = { random: randomBytes, now, replaced: [] };
    const { session, token } = await beginSession(db, { ...person, device: "Bench" }, made);
    const begunFarm = await createJournal(db, benchFarmKind, {
      holder: { ...person, session: session.id },
      key: "farm-of-a-bench",
      origin: { field: benchField, begun },
      stamps: [],
      now,
    });
    if (begunFarm.outcome !== "made") throw new Error(`A farm was ${begunFarm.outcome}.`);
    const headers =
      `Host: farm.example\r\nOrigin: ${siteOrigin}\r\nContent-Type: application/json\r\n` +
      `X-Forwarded-For: 10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}\r\n` +
      `Cookie: __Host-holder-session=${token}\r\n`;
    farms.push({ id: begunFarm.journal.id, headers, sent: 0 });
  }
  return farms;
}

/** Milliseconds of each, from the moment at which it was due. */
export async function atRate(
  { rate, count }: { rate: number; count: number },
  act: (i: number) => Promise<void>,
): Promise<number[]> {
  const startedAt = performance.now();
  const taken: number[] = [];
  const running: Promise<void>[] = [];
  for (let i = 0; i < count; ) {
    const due = startedAt + (i * 1_000) / rate;
    const early = due - performance.now();
    if (early > 0) {
      await new Promise((resolve) => setTimeout(resolve, early));
      continue;
    }
    running.push(act(i).then(() => void taken.push(performance.now() - due)));
    i += 1;
  }
  await Promise.all(running);
  return taken;
}

/** Whole syncs over connections that stay open, one farm after the other. */
export async function openSyncs(
  port: number,
  farms: SyncedFarm[],
  batches: readonly SyncBatch[],
): Promise<{ sync(i: number): Promise<void>; close(): void }> {
  const free: Line[] = [];
  const all: Line[] = [];
  const takeLine = async (): Promise<Line> => {
    const line = free.pop();
    if (line) return line;
    const opened = await openLine(port);
    all.push(opened);
    return opened;
  };
  return {
    async sync(i) {
      const farm = farms[i % farms.length]!;
      const seq = farm.sent;
      farm.sent += 1;
      const { body } = batches[seq]!;
      const line = await takeLine();
      const { status, body: text } = await line.ask(
        `POST /api/farms/${farm.id}/batches HTTP/1.1\r\n${farm.headers}If-Match: "${seq}"\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      free.push(line);
      const answer = JSON.parse(text);
      if (status !== 200 || answer.kept !== EVENTS || answer.state !== undefined)
        throw new Error(`A sync was answered ${status}: ${text.slice(0, 300)}`);
    },
    close() {
      for (const line of all) line.close();
    },
  };
}

/** The rows of the same batches alone, each with a commit that it may share. */
export const bareInserts =
  (db: Database, farms: readonly SyncedFarm[], batches: readonly SyncBatch[], now: number) =>
  async (i: number): Promise<void> => {
    const { packed, digest, hash } = batches[Math.floor(i / farms.length) % batches.length]!;
    await db.grouped((tx) =>
      tx.change(
        `insert into journal_batches (shard, journal, seq, device, first, count, rules, rows, packed,
           refused, digest, hash, at_first, at_last, saved_at)
         values (?, ?, ?, ?, 0, ?, 1, ?, ?, null, ?, ?, ?, ?, ?)`,
        [
          i % 1_024,
          farms[i % farms.length]!.id,
          i,
          templateDevice,
          EVENTS,
          EVENTS,
          packed,
          digest,
          hash,
          now,
          now,
          now,
        ],
      ),
    );
  };
