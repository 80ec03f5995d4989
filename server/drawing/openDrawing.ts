// The drawing processes of the server: what visitors furnished keeps none waiting who asks for a field.
import { availableParallelism, constants } from "node:os";
import { createJobPool, type PoolSize } from "../jobs/jobPool.ts";
import { openJobProcess, type ProcessLimits } from "../jobs/jobProcess.ts";
import type { Developer, DevelopingPool } from "./developing.ts";
import type { Drawer, DrawingPool } from "./drawing.ts";
import { furniturePath } from "./furniture.ts";

export type DrawingOptions = {
  openDrawer?: (() => Drawer) | undefined;
  openDeveloper?: (() => Developer) | undefined;
  poolSize?: PoolSize | undefined;
};

export type DrawingPools = {
  fields: DrawingPool;
  rooms: DrawingPool;
  /** What stands in for either until it is drawn. */
  standIns: DrawingPool;
  /** Rooms as the stage shows them: for seconds at a time, with nobody waiting, and after everybody else. */
  developing: DevelopingPool;
  close(): Promise<void>;
};

/** A page of the gallery asks for so many at once; a queue of all others' turns is some minutes. */
const fieldsWaiting = { waiting: 224, waitingEach: 56 };
const roomsWaiting = { waiting: 96, waitingEach: 24 };
/** Nobody waits for it with a page open: it may take its time. */
const developingWaiting = { waiting: 256, waitingEach: 32, patienceMs: 30 * 60_000 };
/** One core stays free for everything else. */
const mostAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Many times as long as the largest drawing takes; they need 300 MB. */
export const fieldLimits = { milliseconds: 60_000, megabytes: 512 };
/** A dense sheet is packed in 400 MB, beside what a process has drawn before; no visitor ever has one made. */
export const sheetLimits = { milliseconds: 60_000, megabytes: 768 };
const roomLimits = { milliseconds: 30_000, megabytes: 512 };
const standInLimits = { milliseconds: 30_000, megabytes: 256 };
/** What takes longer, or more, keeps its drawing. */
export const developingLimits: ProcessLimits = {
  milliseconds: 20_000,
  megabytes: 448,
  priority: constants.priority.PRIORITY_LOW,
  // Sixteen megabytes of newest memory in place of sixty-four cost it no time.
  flags: ["--max-semi-space-size=8"],
};

export function openDrawer(limits: ProcessLimits = fieldLimits): Drawer {
  const furniture = furniturePath();
  const file = new URL("./drawProcess.ts", import.meta.url);
  return openJobProcess(file, limits, furniture === null ? [] : [furniture]);
}

export function openDeveloper(limits: ProcessLimits = developingLimits): Developer {
  const furniture = furniturePath();
  const file = new URL("./developProcess.ts", import.meta.url);
  return openJobProcess(file, limits, furniture === null ? [] : [furniture]);
}

export function openDrawing(options: DrawingOptions = {}): DrawingPools {
  const { openDrawer: given, poolSize } = options;
  const open = (limits: ProcessLimits, size: PoolSize): DrawingPool =>
    createJobPool(given ?? (() => openDrawer(limits)), poolSize ?? size);
  const fields = open(fieldLimits, { processes: mostAtOnce, ...fieldsWaiting });
  const rooms = open(roomLimits, { processes: 1, ...roomsWaiting });
  const standIns = open(standInLimits, { processes: 1, ...fieldsWaiting });
  const developing = createJobPool(options.openDeveloper ?? (() => openDeveloper()), {
    processes: 1,
    ...developingWaiting,
  });
  return {
    fields,
    rooms,
    standIns,
    developing,
    async close() {
      await Promise.all([fields, rooms, standIns, developing].map((pool) => pool.close()));
    },
  };
}
