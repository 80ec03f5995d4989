// Starts a drawing thread and speaks with it.
import { Worker } from "node:worker_threads";
import type { Drawer, DrawingAnswer } from "./drawing.ts";

/** Many times what the largest drawing takes, even on a busy machine. */
const PATIENCE_MS = 60_000;
const MOST_MEGABYTES = 768;

export function openDrawThread(): Drawer {
  const thread = new Worker(new URL("./drawThread.ts", import.meta.url), {
    name: "draw",
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // A waiting thread must not keep a process alive that has nothing else to do.
  thread.unref();
  return {
    draw: (job) =>
      new Promise<DrawingAnswer>((resolve) => {
        const finish = (answer: DrawingAnswer) => {
          clearTimeout(tooLong);
          thread.off("message", finish).off("error", broke).off("exit", gone);
          thread.unref();
          resolve(answer);
        };
        const broke = (error: unknown) => finish({ ok: false, reason: String(error) });
        const gone = () => finish({ ok: false, reason: "the drawing thread ended" });
        const tooLong = setTimeout(() => {
          finish({ ok: false, reason: "the drawing took too long" });
          thread.terminate();
        }, PATIENCE_MS);
        thread.ref();
        thread.once("message", finish).once("error", broke).once("exit", gone);
        thread.postMessage(job);
      }),
    async end() {
      await thread.terminate();
    },
  };
}
