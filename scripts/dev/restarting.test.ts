// A restarted process is waited for, and edits that come together begin one process.
import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { openRestarting } from "./restarting.ts";

class FakeProcess extends EventEmitter {
  exitCode: number | null = null;
  signalCode: string | null = null;
  kill() {
    setTimeout(() => this.exit(0));
  }
  exit(code: number) {
    this.exitCode = code;
    this.emit("exit", code);
  }
}

function open() {
  const begun: FakeProcess[] = [];
  const restarting = openRestarting(() => {
    const child = new FakeProcess();
    begun.push(child);
    return child as unknown as ChildProcess;
  });
  return { begun, restarting };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("openRestarting", () => {
  it("lets whoever asks wait until the process is up", async () => {
    const { begun, restarting } = open();
    let isUp = false;
    const up = restarting.up().then(() => {
      isUp = true;
    });
    await settled();
    expect(isUp).toBe(false);
    begun[0]!.emit("message", "up");
    await up;
  });

  it("ends it before the next begins, which whoever waits for the first waits for too", async () => {
    const { begun, restarting } = open();
    const first = restarting.up();
    restarting.restart();
    restarting.restart();
    const second = restarting.up();
    await vi.waitUntil(() => begun.length === 2);
    expect(begun[0]!.exitCode).toBe(0);
    begun[1]!.emit("message", "up");
    await Promise.all([first, second]);
  });

  it("begins one anew that broke down, once something was mended", async () => {
    const { begun, restarting } = open();
    begun[0]!.exit(1);
    await settled();
    expect(begun).toHaveLength(1);
    restarting.restart();
    await vi.waitUntil(() => begun.length === 2);
    begun[1]!.emit("message", "up");
    await restarting.up();
    await restarting.stop();
    restarting.restart();
    await settled();
    expect(begun).toHaveLength(2);
  });
});
