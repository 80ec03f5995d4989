// Starts a drawing thread and speaks with it.
import { Worker } from "node:worker_threads";
import { refuse } from "../../src/lib/result.ts";
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
        const broke = (error: unknown) => finish(refuse(String(error)));
        const gone = () => finish(refuse("the drawing thread ended"));
        const tooLong = setTimeout(() => {
          finish(refuse("the drawing took too long"));
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
