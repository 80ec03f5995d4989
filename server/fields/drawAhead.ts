// Draws the pictures that marketplaces and the gallery show into files, all of them and ahead of anybody who asks.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { DrawingJob, DrawingPool, DrawingResult, FramedJob } from "../drawing/drawing.ts";
import type { Files, FileTrouble } from "../files/files.ts";
import { ownTurn } from "../jobs/jobTurn.ts";
import { aheadName, marketplaceView } from "./pictureRequest.ts";

const folderOfAll = "fields-ahead";

/** `version` stands for the code that draws, so that what another release drew lies elsewhere. */
export const aheadFolder = (version: string): string => `${folderOfAll}/${version}`;

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
  files: Files;
  folder: string;
  pool: DrawingPool;
  /** How many are drawn at once. */
  atOnce: number;
  tell(done: number, all: number, doing: string): void;
  /** How many bytes there is still room for, where somebody knows. */
  freeBytes?: (() => Promise<number>) | undefined;
};

type Ahead = { drawn: number; bytes: number; failed: readonly { id: number; reason: string }[] };

/** What is drawn of each field: for marketplaces, and small for lists, which dark pages show by night. */
const kinds = [
  { form: "png", frame: marketplaceView.frame, hour: "day", type: "image/png", meanBytes: 450_000 },
  { form: "webp", frame: "island", hour: "day", type: "image/webp", meanBytes: 25_000 },
  { form: "webp", frame: "island", hour: "night", type: "image/webp", meanBytes: 20_000 },
] as const;
type Kind = (typeof kinds)[number];
/** A field's share of the sheets that are made of its small pictures, and of its parish's pictures. */
const MEAN_SHARE_BYTES = 50_000;

/** Begun again, it goes on where it was ended, however it was. Refuses where there is too little room. */
export async function drawAhead(parts: Parts): Promise<Result<Ahead>> {
  const { collection, files, folder, from, to, pool, atOnce, tell, freeBytes } = parts;
  const failed: { id: number; reason: string }[] = [];
  let [next, done, drawn, bytes] = [from, 0, 0, 0];
  let trouble: FileTrouble | undefined;
  const { season } = marketplaceView;
  const nameOf = (id: number, { form, frame, hour }: Kind) =>
    `${folder}/${aheadName({ id, form, frame, season, hour })}`;

  const there = new Set<string>();
  for await (const listed of files.list(folder)) {
    if (!listed.ok) return refuse(unwritable(listed.reason));
    there.add(listed.value.name);
  }
  const ids = Array.from({ length: to - from }, (_, i) => from + i);
  const missing = (id: number) => kinds.filter((kind) => !there.has(nameOf(id, kind)));
  const needed = ids
    .map(missing)
    .filter((of) => of.length > 0)
    .reduce(
      (sum, of) => of.reduce((all, { meanBytes }) => all + meanBytes, sum + MEAN_SHARE_BYTES),
      0,
    );
  const free = (await freeBytes?.()) ?? needed;
  if (needed > free) {
    return refuse(
      `The pictures take some ${gigabytes(needed)} more, and there are ${gigabytes(free)} left. ` +
        "Make room, or set DATA_DIR to a folder on a larger disk.",
    );
  }

  /** Every picture of a field at an hour is painted from one drawing. */
  async function make(id: number): Promise<void> {
    const asking = { turn: ownTurn(`ahead ${id}`) };
    const drawings = new Map<Kind["hour"], DrawingResult>();
    const wanted = missing(id);
    if (wanted.length === 0) return;
    for (const kind of wanted) {
      const { hour } = kind;
      const look = { collection, id, season, hour };
      const svg =
        drawings.get(hour) ?? (await pool.run({ form: "svg", frame: "island", ...look }, asking));
      drawings.set(hour, svg);
      const made: DrawingResult = svg.ok
        ? await pool.run(jobOf(kind, svg.value, look), asking)
        : svg;
      if (!made.ok) {
        failed.push({ id, reason: made.reason ?? made.why });
        return;
      }
      const written = await files.write(nameOf(id, kind), made.value, kind.type);
      if (!written.ok) {
        trouble = written.reason;
        return;
      }
      bytes += made.value.length;
    }
    drawn += 1;
  }

  async function work(): Promise<void> {
    while (next < to && trouble === undefined) {
      const id = next;
      next += 1;
      await make(id);
      done += 1;
      tell(done, to - from, `field ${id}`);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return trouble ? refuse(unwritable(trouble)) : accept({ drawn, bytes, failed });
}

type Look = Omit<FramedJob, "frame">;

const jobOf = ({ form, frame }: Kind, svg: Uint8Array, look: Look): DrawingJob =>
  form === "png" ? { form, frame, svg, ...look } : { form, svg };

/** What other releases drew; a server of one of them draws again what it is asked for. */
export async function removeOtherVersions(files: Files, folder: string): Promise<void> {
  for await (const listed of files.list(folderOfAll)) {
    if (!listed.ok) return;
    const { name } = listed.value;
    if (!name.startsWith(`${folder}/`)) await files.remove(name);
  }
}

export const unwritable = ({ reason }: FileTrouble): string =>
  `Pictures cannot be kept (${reason}). What is there stays; run it again.`;

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
