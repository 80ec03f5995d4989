// Tests that two servers may die at any moment under devices that send: no batch that anybody was told of is lost, and none is there twice.
import { expect, onTestFinished, test } from "vitest";
import site from "../../site.config.ts";
import { encodeEvent } from "../../src/farm/codec/text.ts";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { RULES } from "../../src/farm/tables/version.ts";
import { soak } from "../../test/soak.ts";
import { findJournal, hexDigest } from "../keeping/journals/findJournals.ts";
import { eachBatch } from "../keeping/journals/journalFile.ts";
import { openJournalStates } from "../keeping/journals/journalStates.ts";
import { holder, type RoomVisitor, visitor } from "../rooms/testing/visitors.ts";
import { dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import { killableServer } from "../testing/killableServer.ts";
import { createFarmGrounds } from "./openFarmService.ts";
import { serverFarmKind } from "./serverFarmKind.ts";

const kills = { sqlite: soak(30, 2), postgres: soak(30, 1) };
const players = 6;
const eventsEach = 3;
const kind = serverFarmKind(createFarmGrounds(site.collection));

type Batch = { readonly first: number; readonly events: readonly FarmEvent[] };
type AcknowledgedBatch = Batch & { farm: string; device: string; seq: number };

/** Waters a plot of its own, so that whatever the other does stands in nobody's way. */
function openSender(farm: { id: string; token: unknown; seq: number }, number: number) {
  const device = `deviceofnumber${number}`;
  let { seq } = farm;
  let first = 0;
  let last = 0;
  /** Sent, and not answered yet. */
  let waiting: Batch | undefined;

  function next(): Batch {
    const events = Array.from({ length: eventsEach }, (): FarmEvent => {
      last = Math.max(last + 1, Date.now());
      return { kind: "water", at: last, plots: 1 << number };
    });
    return { first, events };
  }

  /** One batch; what it was told is kept, or undefined where the server is gone. */
  return async (who: RoomVisitor): Promise<AcknowledgedBatch | undefined> => {
    for (;;) {
      waiting ??= next();
      const answer = await who
        .send(`/api/farms/${farm.id}/batches`, {
          method: "POST",
          headers: { "If-Match": `"${seq}"` },
          body: { device, ...waiting, rules: RULES, token: farm.token, hash: "0".repeat(64) },
        })
        .catch(() => undefined);
      if (answer === undefined) return undefined;
      seq = Number(answer.body.seq);
      // The other device was first.
      if (answer.status === 412) continue;
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      expect(answer.body).toMatchObject({ kept: eventsEach, redated: 0 });
      const told = { ...waiting, farm: farm.id, device, seq };
      first += eventsEach;
      waiting = undefined;
      return told;
    }
  };
}

test.each(dialects)(
  "killed in the midst of it on %s, they lose no batch and keep none twice",
  async (dialect) => {
    const { place, start } = await killableServer(dialect);
    const servers = [await start("one"), await start("two")];
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.kill()))));
    const db = await openTestDatabase(dialect, { place });
    const acknowledged: AcknowledgedBatch[] = [];
    const farms: string[] = [];

    for (let round = 0; round < kills[dialect]; round += 1) {
      // Others each time: what an account may send within a day counts on over the ends of servers.
      const senders = await Promise.all(
        Array.from({ length: players }, async (_, i) => {
          const number = round * players + i + 1;
          const { headers } = await holder(db, servers[0]!.port, { number });
          const at = (port: number) =>
            visitor(port, { ...headers, "X-Forwarded-For": `10.${round}.${i}.1` });
          const made = await at(servers[0]!.port).send("/api/farms", {
            method: "POST",
            headers: { "Idempotency-Key": "the-only-farm" },
            body: { field: number, begun: Date.now(), stamps: [] },
          });
          expect(made.status).toBe(201);
          const { id, token } = made.body;
          farms.push(id);
          return [0, 1].map((which) => {
            const send = openSender({ id, token, seq: 0 }, which);
            return () => send(at(servers[which]!.port));
          });
        }),
      );
      const enough = Promise.withResolvers<void>();
      const before = acknowledged.length;
      async function sendOn(send: () => Promise<AcknowledgedBatch | undefined>, most: number) {
        for (let i = 0; i < most; i += 1) {
          const told = await send();
          if (told === undefined) return;
          acknowledged.push(told);
          // A few more or less, so that they die at another moment each time.
          if (acknowledged.length - before >= players * 3 + round) enough.resolve();
        }
      }
      const load = Promise.all(senders.flat().map((send) => sendOn(send, 9)));
      await Promise.race([enough.promise, load]);
      // The first, the second, or both.
      const dying = [0, 1].filter((which) => round % 3 === 2 || round % 3 === which);
      await Promise.all(dying.map((which) => servers[which]!.kill()));
      await load;
      for (const which of dying) servers[which] = await start(["one", "two"][which]);
      // What was not answered is sent again.
      await Promise.all(senders.flat().map((send) => sendOn(send, 1)));
    }

    expect(acknowledged.length).toBeGreaterThanOrEqual(kills[dialect] * players * 3);
    const lost: AcknowledgedBatch[] = [];
    for (const id of farms) {
      const journal = (await findJournal(db, kind, id))!;
      const batches = (await Array.fromAsync(eachBatch(db, kind, journal))).flat();
      expect(batches.map(({ seq }) => seq)).toEqual(batches.map((_, i) => i + 1));
      expect(journal.seq).toBe(batches.length);
      const texts = batches.flatMap(({ rows }) => rows.map(encodeEvent));
      expect(new Set(texts).size).toBe(texts.length);
      expect(journal.rows).toBe(texts.length);
      const told = acknowledged.filter(({ farm }) => farm === id);
      // Every batch was sent until it was answered.
      expect(told.length).toBe(batches.length);
      for (const one of told) {
        const there = batches[one.seq - 1];
        const isSame =
          there?.device === one.device &&
          there.first === one.first &&
          there.rows.map(encodeEvent).join() === one.events.map(encodeEvent).join();
        if (!isSame) lost.push(one);
      }
      const folded = (await openJournalStates(kind).read(db, journal))!;
      expect(hexDigest(kind.encodeState(folded.state))).toBe(journal.hash);
    }
    expect(lost).toEqual([]);
    if (dialect === "sqlite")
      expect(await db.rows("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
  },
  // Thirty ends of two servers take a busy machine longer than other tests.
  soak(1_800_000, 120_000),
);
