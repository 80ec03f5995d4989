// The drawing threads of the process: one pool for all that is drawn here.
import { availableParallelism } from "node:os";
import type { OpenDrawer } from "./drawing.ts";
import { createDrawingPool, type DrawingPool, type PoolSize } from "./drawingPool.ts";
import { openDrawThread } from "./openDrawThread.ts";

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
