// Tests in a group of processes with 640 MB that the kernel takes a process of jobs, and never the server.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { makeMemoryGroup, noGroups } from "./testing/memoryGroup.ts";

describe("memory limit of a job", () => {
  test("a job that wants more than there is costs itself, and the server goes on", async ({
    skip,
  }) => {
    const group = makeMemoryGroup(640 * 2 ** 20);
    if (group === undefined) return skip(noGroups);
    const program = fileURLToPath(new URL("./testing/crowdedServer.ts", import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program, group.procs]);
    expect(JSON.parse(stdout)).toMatchObject({
      eaten: { ok: false, reason: "the process ended (SIGKILL)" },
      isNextDone: true,
    });
  });
});
