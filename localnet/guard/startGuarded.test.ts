// Proves that a guarded command ends with its parent, however the parent ends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isRunning } from "./isRunning.ts";
import { processGone } from "./processGone.ts";
import { startGuarded } from "./startGuarded.ts";

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}.ts`, import.meta.url));
const sleeper = (mode: string) =>
  startGuarded({
    command: process.execPath,
    args: [fixture("sleeper"), mode],
    ready: /^ready (\d+)(?: (\d+))?$/,
  });

/** Starts a process that owns a guarded sleeper; answers with the owner and everybody below it. */
async function startOwner(mode: string) {
  const owner = spawn(process.execPath, [fixture("owner"), mode], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(owner.stdout.setEncoding("utf8"), "data");
  const pids = String(line).trim().split(" ").slice(1).map(Number);
  return { owner, pids };
}

test.for(["plain", "stubborn", "parent"])(
  "a parent killed with SIGKILL leaves no %s child behind",
  async (mode) => {
    const { owner, pids } = await startOwner(mode);
    expect(pids).toHaveLength(mode === "parent" ? 3 : 2);
    expect(pids.every(isRunning)).toBe(true);
    owner.kill("SIGKILL");
    await Promise.all(pids.map(processGone));
  },
);

test("a parent that ends by SIGTERM leaves no child behind", async () => {
  const { owner, pids } = await startOwner("plain");
  owner.kill("SIGTERM");
  await Promise.all(pids.map(processGone));
});

test("stop ends the command, its children and the guard before it settles", async () => {
  const guarded = await sleeper("parent");
  const pids = [guarded.pid, Number(guarded.ready[1]), Number(guarded.ready[2])];
  expect(pids.every(isRunning)).toBe(true);
  await guarded.stop();
  await Promise.all(pids.map(processGone));
  await guarded.stop();
});

test("a guard killed by itself takes its command along while the parent lives", async () => {
  const guarded = await sleeper("plain");
  process.kill(guarded.pid, "SIGKILL");
  await guarded.exited;
  await processGone(Number(guarded.ready[1]));
});

test("a command that dies is noticed", async () => {
  const guarded = await sleeper("plain");
  process.kill(Number(guarded.ready[1]), "SIGKILL");
  await guarded.exited;
  expect(isRunning(guarded.pid)).toBe(false);
});

test("a command that ends before it is ready is an error that quotes its last words", async () => {
  await expect(sleeper("quits")).rejects.toThrow("no reason given");
});

test("a command that never says it is ready is ended, and is an error", async () => {
  const starting = startGuarded({
    command: process.execPath,
    args: [fixture("sleeper"), "plain"],
    ready: /^never$/,
    patienceMs: 1,
  });
  await expect(starting).rejects.toThrow("was not ready in time");
});

test("a command that does not exist is an error that names it", async () => {
  await expect(
    startGuarded({ command: "/no/such/command", args: [], ready: /^never$/ }).then(
      (it) => it.exited,
    ),
  ).rejects.toThrow("/no/such/command");
});
