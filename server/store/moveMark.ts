// The mark beside the embedded database that it is moving to a PostgreSQL server, or has moved.
import { readFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import * as v from "valibot";

export type MoveMark = v.InferOutput<typeof markShape>;

const markShape = v.strictObject({
  /** Tells this move from any other; the target keeps it too until the move is over. */
  move: v.pipe(v.string(), v.uuid()),
  to: v.string(),
  state: v.picklist(["copying", "verified", "moved"]),
});

export const markFile = (file: string): string => `${file}.moved`;

export function readMark(file: string): Result<MoveMark | null> {
  let text: string;
  try {
    text = readFileSync(markFile(file), "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return accept(null);
    return refuse(`${markFile(file)} cannot be read (${code}).`);
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), markShape), text);
  return read.success
    ? accept(read.output)
    : refuse(
        `${markFile(file)} is damaged, so it is not known where the database was moved. ` +
          "If it was not, delete that file.",
      );
}

/** On the disk when it returns, and never half written. */
export async function writeMark(file: string, mark: MoveMark): Promise<void> {
  const written = `${markFile(file)}.new`;
  await rm(written, { force: true });
  const handle = await open(written, "wx", 0o600);
  await handle.writeFile(`${JSON.stringify(mark)}\n`);
  await handle.sync();
  await handle.close();
  await rename(written, markFile(file));
  const folder = await open(dirname(file), "r");
  await folder.sync();
  await folder.close();
}

/** What is kept in a file that was moved would be lost to the server that goes on elsewhere. */
export function refuseMoved(file: string): Result<void> {
  const mark = readMark(file);
  if (!mark.ok) return mark;
  if (mark.value === null) return accept(undefined);
  const { to, state } = mark.value;
  return refuse(
    state === "moved"
      ? `The database ${file} was moved to ${to}. Set DATABASE_URL to it, or delete ` +
          `${markFile(file)} to go back to the file as it was then.`
      : `The database ${file} is on its way to ${to}. Finish with npm run move, or delete ` +
          `${markFile(file)} to give the move up.`,
  );
}
