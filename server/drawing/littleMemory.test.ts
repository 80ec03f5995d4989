// Tests on the real server with its real processes that drawing where memory ends costs drawings, and never the server.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeMemoryGroup, noGroups } from "../jobs/testing/memoryGroup.ts";
import { ask } from "../testing/ask.ts";
import { makeSite } from "../testing/makeSite.ts";
import { startMain } from "../testing/startMain.ts";

const MEGABYTE = 2 ** 20;

describe("drawing with little memory", () => {
  test("a process that draws goes, the server answers all the while, and draws once there is room", async ({
    skip,
  }) => {
    const group = makeMemoryGroup(640 * MEGABYTE);
    if (group === undefined) return skip(noGroups);
    const { distDir, dataDir, remove } = await makeSite();
    onTestFinished(remove);
    await mkdir(dataDir, { recursive: true });
    const env = {
      DIST_DIR: distDir,
      DATA_DIR: dataDir,
      SITE_ORIGIN: "http://localhost:4173",
      INDEX_OWNERS: "0",
    };
    const { port, child, kill } = await startMain(join(dataDir, "..", "log"), env, group.procs);
    onTestFinished(kill);
    const ended = () => child.exitCode ?? child.signalCode;
    /** Asks on, as somebody else would, until that is over. */
    async function answersUntil(over: Promise<unknown>): Promise<number[]> {
      let isOver = false;
      void over.finally(() => (isOver = true)).catch(() => {});
      const statuses: number[] = [];
      while (!isOver) {
        statuses.push((await ask(port, "/")).status);
        // As fast as it goes, it would be the server that needs the most more.
        await setTimeout(20);
      }
      return statuses;
    }
    // What the server needs for itself it has by then.
    for (let n = 0; n < 50; n += 1) await ask(port, "/");
    // So much that a process starts, and not enough to draw in.
    group.limit(group.used() + 100 * MEGABYTE);
    const lost = Promise.all([1, 2].map((field) => ask(port, `/fields/${field}.png`)));
    expect(new Set(await answersUntil(lost))).toEqual(new Set([200]));
    expect((await lost).map(({ status }) => status)).toEqual([500, 500]);
    expect(group.killed()).toBeGreaterThan(0);
    expect(ended()).toBeNull();

    group.limit(640 * MEGABYTE);
    const drawn = ask(port, "/fields/9999.png");
    expect(new Set(await answersUntil(drawn))).toEqual(new Set([200]));
    expect(await drawn).toMatchObject({ status: 200, headers: { "content-type": "image/png" } });
    expect(ended()).toBeNull();
  });
});
