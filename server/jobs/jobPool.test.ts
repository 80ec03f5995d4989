// Tests the queue before the processes: its limits, its turns, and processes that break.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { networksOf } from "../http/ipAddress.ts";
import { createJobPool, type PoolSize } from "./jobPool.ts";
import { ownTurn, turnOf } from "./jobTurn.ts";

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

describe("jobPool", () => {
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
    for (const job of ["a1", "a2", "a3", "a4"]) void pool.run(job, { turn: ownTurn("a") });
    void pool.run("b1", { turn: ownTurn("b") });
    void pool.run("b2", { turn: ownTurn("b") });
    void pool.run("c1", { turn: ownTurn("c") });
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
    void pool.run("2", mine);
    void pool.run("3", mine);
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
    void pool.run("1", mine);
    void pool.run("2", mine);
    void pool.run("3", mine);
    const last = pool.run("4", mine);
    void pool.run("5", { turn: ownTurn("other") });
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
    void pool.run("1", mine);
    await finish();
    vi.advanceTimersByTime(59_000);
    void pool.run("2", mine);
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
    void pool.run("1", mine);
    const waiting = pool.run("2", mine);
    await pool.close();
    expect(await waiting).toEqual(unwanted);
    expect(counts.ended).toBe(1);
    expect(await pool.run("3", mine)).toEqual(full);
  });

  /** One of many visitors of one provider, who has as many /64 as there are numbers. */
  const inOne48 = (number: number) => ({
    turn: turnOf(networksOf(`2001:db8:1:${number.toString(16)}:0:0:0:1`)),
  });
  const inIPv4 = (address: string) => ({ turn: turnOf(networksOf(address)) });

  test("a network of many visitors has one turn, and a quarter of the places", async () => {
    const { pool, jobs, finish } = start({ waiting: 16, waitingEach: 2 });
    const flood = Array.from({ length: 200 }, (_, i) => pool.run(`flood ${i}`, inOne48(i)));
    const refused = Promise.all(flood.slice(5)).then((all) => all.filter(({ ok }) => !ok));
    expect(await refused).toHaveLength(195);
    const mine = [1, 2].map((i) => pool.run(`mine ${i}`, inIPv4("192.0.2.1")));
    const order: string[] = [];
    while (jobs().length > 0) {
      order.push(...jobs());
      await finish();
    }
    expect(order.slice(0, 4)).toEqual(["flood 0", "flood 1", "mine 1", "flood 2"]);
    for (const { ok } of await Promise.all(mine)) expect(ok).toBe(true);
  });

  test("in a network whose places are taken, who has most of them gives way to who has none", async () => {
    const { pool, finish, jobs } = start({ waiting: 8, waitingEach: 2 });
    void pool.run("at work", inOne48(1));
    void pool.run("greedy 1", inOne48(1));
    const last = pool.run("greedy 2", inOne48(1));
    const neighbour = pool.run("neighbour", inOne48(2));
    expect(await last).toEqual(full);
    while (jobs().length > 0) await finish();
    expect(await neighbour).toMatchObject({ ok: true });
  });

  test("accounts of one visitor share that visitor's places and turn", async () => {
    const { pool, jobs, finish } = start({ waiting: 8, waitingEach: 3 });
    const as = (account: number) => ({
      turn: turnOf(networksOf("192.0.2.1"), { address: `0x${account}`, chainId: 1 }),
    });
    const keys = Array.from({ length: 40 }, (_, i) => pool.run(`key ${i}`, as(i)));
    expect((await Promise.all(keys.slice(4))).every(({ ok }) => !ok)).toBe(true);
    void pool.run("another", inIPv4("192.0.2.2"));
    await finish();
    await finish();
    expect(jobs()).toEqual(["another"]);
  });

  test("whoever's jobs break process after process waits, and nobody else does", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { pool, atWork, finish, jobs } = start({ restMs: 600_000 });
    const breaker = inIPv4("192.0.2.1");
    for (const job of ["1", "2", "3"]) void pool.run(job, breaker);
    const third = pool.run("4", breaker);
    await finish(refuse("killed"));
    await finish(refuse("killed"));
    expect(await third).toEqual(full);
    expect(atWork).toEqual([]);
    expect(await pool.run("5", breaker)).toEqual(full);
    const other = pool.run("6", inIPv4("192.0.2.2"));
    await finish();
    expect(await other).toMatchObject({ ok: true });
    vi.advanceTimersByTime(600_001);
    void pool.run("7", breaker);
    expect(jobs()).toEqual(["7"]);
  });

  test("a job that could not be begun in time is answered before the connection is closed", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { pool, finish, jobs } = start({ patienceMs: 50_000 });
    void pool.run("1", mine);
    const late = pool.run("2", mine);
    vi.advanceTimersByTime(50_001);
    expect(await late).toEqual(full);
    await finish();
    expect(jobs()).toEqual([]);
  });

  test("what comes last waits for all others, however long, and takes nobody's place", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { pool, jobs, finish } = start({ waiting: 1, patienceMs: 1_000 });
    void pool.run("a", mine);
    const last = pool.run("last", { ...mine, isLast: true });
    const left = new AbortController();
    const never = pool.run("never", { ...mine, isLast: true, unwanted: left.signal });
    void pool.run("b", { turn: ownTurn("b") });
    await vi.advanceTimersByTimeAsync(900);
    await finish();
    void pool.run("c", { turn: ownTurn("c") });
    await vi.advanceTimersByTimeAsync(900);
    expect(jobs()).toEqual(["b"]);
    await finish();
    expect(jobs()).toEqual(["c"]);
    await finish();
    expect(jobs()).toEqual(["last"]);
    left.abort();
    expect(await never).toEqual(unwanted);
    await finish();
    expect(await last).toEqual({ ok: true, value: "last" });
    expect(jobs()).toEqual([]);
  });
});
