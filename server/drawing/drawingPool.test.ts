// Tests the queue before the drawing threads: its limits, its order, and threads that break.
import { expect, test } from "vitest";
import { fakeDrawers } from "../testing/fakeDrawer.ts";
import type { DrawingJob } from "./drawing.ts";
import { createDrawingPool } from "./drawingPool.ts";

const job = (id: number): DrawingJob => ({
  form: "svg",
  collection: "0x0",
  id,
  frame: "island",
  season: "highSun",
  hour: "day",
});
const ids = (jobs: readonly { job: DrawingJob }[]) =>
  jobs.map(({ job: one }) => one.form === "svg" && one.id);

test("no more is drawn at once than there are threads, and threads are used again", async () => {
  const fake = fakeDrawers({ atOnce: false });
  const pool = createDrawingPool(fake.open, { threads: 2, waiting: 9 });
  const all = [1, 2, 3, 4].map((id) => pool.draw(job(id)));
  expect(ids(fake.atWork)).toEqual([1, 2]);
  fake.atWork[1]!.finish();
  expect(await all[1]).toMatchObject({ ok: true });
  expect(ids(fake.atWork)).toEqual([1, 3]);
  fake.atWork[0]!.finish();
  await all[0];
  expect(ids(fake.atWork)).toEqual([3, 4]);
  expect(fake.opened).toBe(2);
});

test("who comes to a full queue is told at once", async () => {
  const fake = fakeDrawers({ atOnce: false });
  const pool = createDrawingPool(fake.open, { threads: 1, waiting: 2 });
  const first = pool.draw(job(1));
  pool.draw(job(2));
  pool.draw(job(3));
  expect(await pool.draw(job(4))).toEqual({ ok: false, why: "full" });
  fake.atWork[0]!.finish();
  await first;
  pool.draw(job(5));
  expect(await pool.draw(job(6))).toEqual({ ok: false, why: "full" });
  expect(ids(fake.atWork)).toEqual([2]);
});

test("what nobody waits for any more leaves the queue, and what is begun is finished", async () => {
  const fake = fakeDrawers({ atOnce: false });
  const pool = createDrawingPool(fake.open, { threads: 1, waiting: 9 });
  const leaving = new AbortController();
  const first = pool.draw(job(1), leaving.signal);
  const second = pool.draw(job(2), leaving.signal);
  const third = pool.draw(job(3));
  leaving.abort();
  expect(await pool.draw(job(4), leaving.signal)).toEqual({ ok: false, why: "unwanted" });
  expect(await second).toEqual({ ok: false, why: "unwanted" });
  fake.atWork[0]!.finish();
  expect(await first).toMatchObject({ ok: true });
  expect(ids(fake.atWork)).toEqual([3]);
  fake.atWork[0]!.finish();
  expect(await third).toMatchObject({ ok: true });
});

test("a thread that failed is not used again", async () => {
  const fake = fakeDrawers({ atOnce: false });
  const pool = createDrawingPool(fake.open, { threads: 1, waiting: 9 });
  const first = pool.draw(job(1));
  const second = pool.draw(job(2));
  fake.atWork[0]!.finish({ ok: false, reason: "out of memory" });
  expect(await first).toEqual({ ok: false, why: "failed", reason: "out of memory" });
  expect([fake.opened, fake.ended]).toEqual([2, 1]);
  fake.atWork[0]!.finish();
  expect(await second).toMatchObject({ ok: true });
});

test("closing ends every thread and lets nobody wait", async () => {
  const fake = fakeDrawers({ atOnce: false });
  const pool = createDrawingPool(fake.open, { threads: 1, waiting: 9 });
  pool.draw(job(1));
  const waiting = pool.draw(job(2));
  await pool.close();
  expect(await waiting).toEqual({ ok: false, why: "unwanted" });
  expect(fake.ended).toBe(1);
  expect(await pool.draw(job(3))).toEqual({ ok: false, why: "full" });
});
