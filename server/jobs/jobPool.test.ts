// Tests the queue before the processes: its limits, its turns, and processes that break.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { createJobPool, type PoolSize } from "./jobPool.ts";
import { ownTurn } from "./turn.ts";

function start(size: Partial<PoolSize> = {}) {
  const atWork: { job: string; finish(answer?: Result<string>): void }[] = [];
  const counts = { opened: 0, ended: 0 };
  const pool = createJobPool<string, string>(
    () => {
      counts.opened += 1;
      return {
        run: (job) =>
          new Promise((resolve) => {
            const work = {
              job,
              finish(answer: Result<string> = accept(job)) {
                atWork.splice(atWork.indexOf(work), 1);
                resolve(answer);
              },
            };
            atWork.push(work);
          }),
        async end() {
          counts.ended += 1;
        },
      };
    },
    { processes: 1, waiting: 9, waitingEach: 9, ...size },
  );
  return {
    pool,
    atWork,
    counts,
    jobs: () => atWork.map(({ job }) => job),
    /** Ends the oldest job, and lets what follows from that happen. */
    async finish(answer?: Result<string>) {
      atWork[0]!.finish(answer);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const mine = { turn: ownTurn("me") };
const full = { ok: false, why: "full" };
const unwanted = { ok: false, why: "unwanted" };

test("no more is done at once than there are processes, and processes are used again", async () => {
  const { pool, atWork, jobs, counts } = start({ processes: 2 });
  const all = ["a", "b", "c", "d"].map((job) => pool.run(job, mine));
  expect(jobs()).toEqual(["a", "b"]);
  atWork[1]!.finish();
  expect(await all[1]).toEqual({ ok: true, value: "b" });
  expect(jobs()).toEqual(["a", "c"]);
  atWork[0]!.finish();
  await all[0];
  expect(jobs()).toEqual(["c", "d"]);
  expect(counts.opened).toBe(2);
});

test("each visitor has a turn before anybody has the next", async () => {
  const { pool, jobs, finish } = start();
  for (const job of ["a1", "a2", "a3", "a4"]) pool.run(job, { turn: ownTurn("a") });
  pool.run("b1", { turn: ownTurn("b") });
  pool.run("b2", { turn: ownTurn("b") });
  pool.run("c1", { turn: ownTurn("c") });
  const order: string[] = [];
  while (jobs().length > 0) {
    order.push(...jobs());
    await finish();
  }
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("who has all of their places, or comes to a full queue with as many as others, is told at once", async () => {
  const { pool, jobs, finish } = start({ waiting: 3, waitingEach: 2 });
  const first = pool.run("1", mine);
  pool.run("2", mine);
  pool.run("3", mine);
  expect(await pool.run("4", mine)).toEqual(full);
  const other = pool.run("5", { turn: ownTurn("other") });
  expect(await pool.run("6", { turn: ownTurn("other") })).toEqual(full);
  await finish();
  expect(await first).toEqual({ ok: true, value: "1" });
  await finish();
  await finish();
  expect(await other).toEqual({ ok: true, value: "5" });
  expect(jobs()).toEqual(["3"]);
});

test("whoever has most places gives one up to somebody who has none", async () => {
  const { pool, jobs, finish } = start({ waiting: 3 });
  pool.run("1", mine);
  pool.run("2", mine);
  pool.run("3", mine);
  const last = pool.run("4", mine);
  pool.run("5", { turn: ownTurn("other") });
  expect(await last).toEqual(full);
  const left = ["1", "2", "5", "3"];
  for (const job of left) {
    expect(jobs()).toEqual([job]);
    await finish();
  }
});

test("what nobody waits for any more leaves the queue, and what is begun is finished", async () => {
  const { pool, jobs, atWork, finish } = start();
  const leaving = new AbortController();
  const asking = { turn: ownTurn("leaver"), unwanted: leaving.signal };
  const first = pool.run("1", asking);
  const second = pool.run("2", asking);
  const third = pool.run("3", mine);
  leaving.abort();
  expect(await pool.run("4", asking)).toEqual(unwanted);
  expect(await second).toEqual(unwanted);
  atWork[0]!.finish();
  expect(await first).toMatchObject({ ok: true });
  expect(jobs()).toEqual(["3"]);
  await finish();
  expect(await third).toMatchObject({ ok: true });
});

test("a process that failed is not used again", async () => {
  const { pool, atWork, counts } = start();
  const first = pool.run("1", mine);
  const second = pool.run("2", mine);
  atWork[0]!.finish(refuse("out of memory"));
  expect(await first).toEqual({ ok: false, why: "failed", reason: "out of memory" });
  expect(counts).toEqual({ opened: 2, ended: 1 });
  atWork[0]!.finish();
  expect(await second).toMatchObject({ ok: true });
});

test("a process that nobody needs for a while is ended, and the next job has another", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { pool, counts, finish } = start();
  pool.run("1", mine);
  await finish();
  vi.advanceTimersByTime(59_000);
  pool.run("2", mine);
  await finish();
  vi.advanceTimersByTime(59_000);
  expect(counts).toEqual({ opened: 1, ended: 0 });
  vi.advanceTimersByTime(2_000);
  expect(counts).toEqual({ opened: 1, ended: 1 });
  const third = pool.run("3", mine);
  await finish();
  expect(await third).toEqual({ ok: true, value: "3" });
  expect(counts).toEqual({ opened: 2, ended: 1 });
});

test("closing ends every process and lets nobody wait", async () => {
  const { pool, counts } = start();
  pool.run("1", mine);
  const waiting = pool.run("2", mine);
  await pool.close();
  expect(await waiting).toEqual(unwanted);
  expect(counts.ended).toBe(1);
  expect(await pool.run("3", mine)).toEqual(full);
});
