// How much room is left where things are kept, looked at now and then.
import { statfsSync } from "node:fs";

export type DiskSpace = {
  freeBytes(): number;
  /** Little is left: only those who have been here before keep more. */
  isTight(): boolean;
};

const LOOK_EVERY_MS = 5_000;
/** Below a tenth it is tight, on a disk of any size below this. */
const ENOUGH_BYTES = 10e9;

type Look = (dir: string) => { bavail: number; blocks: number; bsize: number };

export function watchSpace(dir: string, now: () => number, look: Look = statfsSync): DiskSpace {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let [free, all] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];

  function refresh(): void {
    if (now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = now();
    try {
      const { bavail, blocks, bsize } = look(dir);
      [free, all] = [bavail * bsize, blocks * bsize];
    } catch {
      // A folder that cannot be looked at is no full one; whoever writes finds out.
    }
  }

  return {
    freeBytes() {
      refresh();
      return free;
    },
    isTight() {
      refresh();
      return free < Math.min(all / 10, ENOUGH_BYTES);
    },
  };
}

/** Where nothing is kept on a disk of this machine. */
export const otherDisks: DiskSpace = {
  freeBytes: () => Number.POSITIVE_INFINITY,
  isTight: () => false,
};
