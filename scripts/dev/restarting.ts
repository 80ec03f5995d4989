// A process that is begun anew when it is told to, and those who wait for it (supervisor).
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

export type Restarting = {
  /** Once it is up; where it broke down, once somebody has mended it. */
  readonly up: () => Promise<void>;
  readonly restart: () => void;
  readonly stop: () => Promise<void>;
};

/** The process says "up" when it may be asked; it ends on SIGTERM. */
export function openRestarting(start: () => ChildProcess): Restarting {
  let isOver = false;
  let isWanted = false;
  let whenUp = Promise.withResolvers<void>();
  let child = begin();
  let turn = Promise.resolve();

  function begin(): ChildProcess {
    const began = start();
    const { resolve } = whenUp;
    began.once("message", () => resolve());
    return began;
  }

  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  }

  async function again(): Promise<void> {
    await end();
    isWanted = false;
    if (!isOver) child = begin();
  }

  return {
    up: () => whenUp.promise,
    restart() {
      // Several files are saved at once: whatever comes before it has ended is in the next one too.
      if (isWanted || isOver) return;
      isWanted = true;
      const before = whenUp;
      whenUp = Promise.withResolvers();
      whenUp.promise.then(before.resolve);
      turn = turn.then(again);
    },
    async stop() {
      isOver = true;
      await turn;
      await end();
    },
  };
}
