// Draws the pictures that marketplaces show into files, all of them and ahead of anybody who asks.
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, statfs, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { accept, type Result, refuse } from "../../src/lib/result.ts";
import type { DrawingPool, Drawn } from "../drawing/drawing.ts";
import { standing } from "./pictureRequest.ts";

/** `version` stands for the code that draws, so that what another release drew lies elsewhere. */
export const aheadFolder = (dataDir: string, version: string): string =>
  join(dataDir, "fields-ahead", version);

/** The first field, and the one after the last. */
type Range = { from: number; to: number };

/** Which of `size` fields whoever runs the command names: none for all, or such as `0-99`. */
export function readRange(named: readonly string[], size: number): Result<Range> {
  const [only = `0-${size - 1}`, ...more] = named;
  const [, first, last] = /^(\d{1,9})-(\d{1,9})$/.exec(only) ?? [];
  const [from, to] = [Number(first), Number(last) + 1];
  if (more.length === 0 && from < to && to <= size) return accept({ from, to });
  return refuse(
    `Name no fields, for all of them, or the first and the last: npm run draw-fields -- 0-${size - 1}`,
  );
}

type Parts = Range & {
  collection: string;
  folder: string;
  pool: DrawingPool;
  /** How many are drawn at once. */
  atOnce: number;
  tell(done: number, all: number, doing: string): void;
  /** How many bytes the disk with this folder still takes. */
  freeBytes?: (folder: string) => Promise<number>;
};

type Ahead = { drawn: number; bytes: number; failed: readonly { id: number; reason: string }[] };

/** The mean of a picture. */
const MEAN_BYTES = 450_000;

/** Begun again, it goes on where it was ended, however it was. Refuses where the disk is too small. */
export async function drawAhead(parts: Parts): Promise<Result<Ahead>> {
  const { collection, folder, from, to, pool, atOnce, tell, freeBytes = freeBytesOf } = parts;
  const failed: { id: number; reason: string }[] = [];
  let [next, done, drawn, bytes] = [from, 0, 0, 0];
  const fileOf = (id: number) => join(folder, `${id}.png`);

  async function draw(id: number): Promise<Drawn> {
    const asking = { turn: `ahead ${id}` };
    const svg = await pool.run({ form: "svg", collection, id, ...standing }, asking);
    return svg.ok ? pool.run({ form: "png", svg: svg.value }, asking) : svg;
  }

  async function work(): Promise<void> {
    while (next < to) {
      const id = next;
      next += 1;
      if (!existsSync(fileOf(id))) {
        const made = await draw(id);
        if (made.ok) {
          // Under its name it is whole, so that a server or a copy may take it at any moment.
          await writeFile(`${fileOf(id)}.part`, made.value, { flush: true });
          await rename(`${fileOf(id)}.part`, fileOf(id));
          drawn += 1;
          bytes += made.value.length;
        } else failed.push({ id, reason: made.reason ?? made.why });
      }
      done += 1;
      tell(done, to - from, `field ${id}`);
    }
  }

  try {
    await mkdir(folder, { recursive: true });
    const ids = Array.from({ length: to - from }, (_, i) => from + i);
    const missing = ids.filter((id) => !existsSync(fileOf(id))).length;
    const free = await freeBytes(folder);
    if (missing * MEAN_BYTES > free) {
      return refuse(
        `${missing} pictures take some ${gigabytes(missing * MEAN_BYTES)}, and ${folder} has ` +
          `${gigabytes(free)} left. Make room, or set DATA_DIR to a folder on a larger disk.`,
      );
    }
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch (error) {
    next = to;
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return refuse(`${folder} cannot be written (${code}). What is there stays; run it again.`);
  }
  return accept({ drawn, bytes, failed });
}

/** What other releases drew; a server of one of them draws again what it is asked for. */
export async function removeOtherVersions(folder: string): Promise<void> {
  for (const version of await readdir(dirname(folder))) {
    if (version === basename(folder)) continue;
    await rm(join(dirname(folder), version), { recursive: true, force: true });
  }
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
