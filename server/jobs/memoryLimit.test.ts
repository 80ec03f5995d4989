// Tests in a group of processes with 640 MB that the kernel takes a process of jobs, and never the server.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

/** By either of the two kinds that Linux has; undefined where none can be made. */
function makeGroup(bytes: number): string | undefined {
  const isSecond = existsSync("/sys/fs/cgroup/cgroup.controllers");
  const group = `/sys/fs/cgroup/${isSecond ? "" : "memory/"}loamstead-test-${process.pid}`;
  try {
    mkdirSync(group);
    writeFileSync(`${group}/memory.${isSecond ? "max" : "limit_in_bytes"}`, String(bytes));
    return group;
  } catch {
    if (existsSync(group)) rmdirSync(group);
    return undefined;
  }
}

test("a job that wants more than there is costs itself, and the server goes on", async ({
  skip,
}) => {
  const group = makeGroup(640 * 2 ** 20);
  if (group === undefined) return skip("this system lets nobody here limit a group's memory");
  onTestFinished(async () => {
    // The kernel counts the last process out of it a moment after its end.
    for (let tries = 0; existsSync(group) && tries < 50; tries += 1) {
      try {
        rmdirSync(group);
      } catch {
        await setTimeout(50);
      }
    }
  });
  const program = fileURLToPath(new URL("./testing/crowdedServer.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, group]);
  expect(JSON.parse(stdout)).toMatchObject({
    eaten: { ok: false, reason: "the process ended (SIGKILL)" },
    isNextDone: true,
  });
});
