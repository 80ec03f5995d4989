import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { judgeHolder, withLockFolder } from "./lockFolder.mjs";

const living = 11;
const dead = 12;

async function makePlace() {
  const place = await mkdtemp(path.join(os.tmpdir(), "lock folder "));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  return { place, folder: path.join(place, "install.lock") };
}

/** A machine on which time passes only while someone waits. */
function makeMachine(pid = living) {
  let time = Date.now();
  return {
    pid,
    now: () => time,
    isAlive: (asked) => asked !== dead,
    sleep: async (ms) => {
      time += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const quiet = () => {};

test("the work's answer comes back, and the folder is gone", async () => {
  const { place, folder } = await makePlace();
  const answer = await withLockFolder(
    folder,
    quiet,
    async (held) => held.wasAbandoned,
    makeMachine(),
  );
  expect(answer).toBe(false);
  expect(await readdir(place)).toEqual([]);
});

test("the folder is gone after a failure too", async () => {
  const { place, folder } = await makePlace();
  const work = () => Promise.reject(new Error("broken"));
  await expect(withLockFolder(folder, quiet, work, makeMachine())).rejects.toThrow("broken");
  expect(await readdir(place)).toEqual([]);
});

test("of many at once only one works at a time, and all get their turn", async () => {
  const { folder } = await makePlace();
  let inside = 0;
  let most = 0;
  let done = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await stat(folder);
    inside -= 1;
    done += 1;
  };
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      withLockFolder(folder, quiet, work, makeMachine(100 + index)),
    ),
  );
  expect({ most, done }).toEqual({ most: 1, done: 8 });
});

test("a folder of a process that has died is cleared away, and the work is told", async () => {
  const { place, folder } = await makePlace();
  await mkdir(folder);
  await writeFile(path.join(folder, "pids"), `${dead}`);
  const lines = [];
  const say = (line) => lines.push(line);
  expect(await withLockFolder(folder, say, async (held) => held.wasAbandoned, makeMachine())).toBe(
    true,
  );
  expect(await readdir(place)).toEqual([]);
  expect(lines).toEqual([]);
});

test("it waits, and says so once, while the dead process's own child goes on", async () => {
  const { folder } = await makePlace();
  await mkdir(folder);
  await writeFile(path.join(folder, "pids"), `${dead} ${living}`);
  const machine = makeMachine(13);
  let polls = 0;
  const sleep = machine.sleep;
  machine.sleep = async (ms) => {
    polls += 1;
    if (polls === 3) machine.isAlive = () => false;
    await sleep(ms);
  };
  const lines = [];
  const say = (line) => lines.push(line);
  await withLockFolder(folder, say, async () => {}, machine);
  expect(polls).toBe(3);
  expect(lines).toEqual([expect.stringContaining("Waiting")]);
});

test("a folder without a process number is given a moment, then counts as left behind", () => {
  const machine = { now: () => 100_000, isAlive: () => true };
  expect(judgeHolder({ pids: [], since: 99_000 }, machine)).toBe("alive");
  expect(judgeHolder({ pids: [], since: 10_000 }, machine)).toBe("dead");
  expect(judgeHolder({ pids: [], since: undefined }, machine)).toBe("alive");
});
