// The drawing threads of the process: one pool for all that is drawn here.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { refuse } from "../../src/lib/result.ts";
import type { Drawer, DrawingAnswer, OpenDrawer } from "./drawing.ts";
import { createDrawingPool, type DrawingPool, type PoolSize } from "./drawingPool.ts";
import { furniturePath } from "./furniture.ts";

export type DrawingOptions = {
  openDrawer?: OpenDrawer | undefined;
  poolSize?: PoolSize | undefined;
};

/** One core stays free for everything else; a queue of 24 is some twenty seconds of waiting. */
const usualSize: PoolSize = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 24,
};

export const openDrawing = (options: DrawingOptions = {}): DrawingPool =>
  createDrawingPool(options.openDrawer ?? openDrawThread, options.poolSize ?? usualSize);

/** Many times what the largest drawing takes, even on a busy machine. */
const PATIENCE_MS = 60_000;
const MOST_MEGABYTES = 768;

function openDrawThread(): Drawer {
  const thread = new Worker(new URL("./drawThread.ts", import.meta.url), {
    name: "draw",
    execArgv: [],
    workerData: { furniture: furniturePath() },
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
