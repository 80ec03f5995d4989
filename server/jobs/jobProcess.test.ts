// Tests with real processes that whatever goes wrong in one of them ends with it, and in time.
import { readFileSync } from "node:fs";
import { kill } from "node:process";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openJobProcess } from "./jobProcess.ts";

const file = new URL("./testing/faultyProcess.ts", import.meta.url);

function open(limits = { milliseconds: 60_000, megabytes: 500 }) {
  const opened = openJobProcess<string, string>(file, limits, ["given"]);
  onTestFinished(opened.end);
  return opened;
}

const isAlive = (pid: number) => {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
};

describe("jobProcess", () => {
  test("jobs are done one after the other, by the same process, and what throws is told", async () => {
    const { run, end } = open();
    const first = await run("one");
    const pid = first.ok ? Number(first.value.split(" ")[0]) : 0;
    expect(first).toEqual({ ok: true, value: `${pid} given one` });
    expect(await run("throw")).toEqual({ ok: false, reason: "Error: no" });
    expect(await run("two")).toEqual({ ok: true, value: `${pid} given two` });
    // A stop of the server's whole group is not meant for it.
    kill(pid, "SIGTERM");
    kill(pid, "SIGINT");
    expect(await run("three")).toEqual({ ok: true, value: `${pid} given three` });
    await end();
    expect(isAlive(pid)).toBe(false);
    expect(await run("four")).toEqual({ ok: false, reason: "the process ended (SIGKILL)" });
  });

  test("one that ends by itself is told as such", async () => {
    expect(await open().run("die")).toEqual({ ok: false, reason: "the process ended (7)" });
  });

  test("one that never comes back is killed, though it listens to nobody", async () => {
    const { run } = open({ milliseconds: 1_500, megabytes: 500 });
    const told = await run("well");
    const pid = told.ok ? Number(told.value.split(" ")[0]) : 0;
    expect(await run("loop")).toEqual({ ok: false, reason: "it took too long" });
    await vi.waitUntil(() => !isAlive(pid));
  });

  test.runIf(process.platform === "linux")(
    "one that waits for a busy machine has its time all the same",
    async () => {
      const { run } = open({ milliseconds: 1_900, megabytes: 500 });
      expect(await run("wait")).toEqual({ ok: true, value: "waited" });
    },
  );

  test.runIf(process.platform === "linux")("one that takes all memory is killed", async () => {
    const { run } = open({ milliseconds: 60_000, megabytes: 200 });
    expect(await run("eat")).toEqual({ ok: false, reason: "it took too much memory" });
  });

  test.runIf(process.platform === "linux")(
    "where there is no memory left for all, it goes before the server",
    async () => {
      const { run } = open();
      const told = await run("well");
      const pid = told.ok ? told.value.split(" ")[0] : "";
      expect(readFileSync(`/proc/${pid}/oom_score_adj`, "utf8").trim()).toBe("900");
    },
  );

  test("one whose job goes on is killed by the end all the same", async () => {
    const { run, end } = open();
    const told = await run("well");
    const pid = told.ok ? Number(told.value.split(" ")[0]) : 0;
    const going = run("loop");
    await end();
    expect(isAlive(pid)).toBe(false);
    expect(await going).toEqual({ ok: false, reason: "the process ended (SIGKILL)" });
  });
});
