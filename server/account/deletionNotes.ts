// Notes outside the database which accounts were deleted, and when, so that a restored backup does not bring them back.
import { createHmac } from "node:crypto";
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { Files, FileTrouble } from "../files/files.ts";
import type { Holder } from "../holder.ts";
import type { Statements } from "../store/database.ts";
import { createKeptKey } from "../store/keptKey.ts";

const folder = "deletions";

/** Longer than anybody should keep a backup. */
const REMEMBERED_MS = 400 * 24 * 60 * 60_000;

const KEY = "deletion-key";

/** Made before anybody is deleted, the key under which holders are noted is in every backup. */
export async function makeDeletionKey(
  db: Statements,
  random: (size: number) => Buffer,
): Promise<void> {
  await createKeptKey(KEY, db, random)();
}

async function readKey(db: Statements): Promise<Buffer | undefined> {
  const [row] = await db.rows("select value from secrets where name = ?", [KEY]);
  return row && Buffer.from(String(row.value), "hex");
}

/** Without the key nobody can tell from it who that was. */
const hashHolder = (key: Buffer, { address, chainId }: Holder): string =>
  createHmac("sha256", key).update(`${chainId}:${address}`).digest("hex");

/** Belongs into the transaction that deletes: the one is never without the other. */
export async function noteDeletion(tx: Statements, holder: Holder, now: number): Promise<void> {
  const key = await readKey(tx);
  if (key === undefined) return;
  await tx.change(
    `insert into deletion_notes (holder_hash, deleted_at) values (?, ?)
     on conflict (holder_hash) do update set deleted_at = excluded.deleted_at`,
    [hashHolder(key, holder), now],
  );
}

/** Carries what was noted out of the database; any process may, and does again what was cut. */
export async function carryNotesOut(
  db: Statements,
  files: Files,
  now: number,
): Promise<Result<void, FileTrouble>> {
  const notes = await db.rows("select holder_hash, deleted_at from deletion_notes");
  for (const { holder_hash, deleted_at } of notes) {
    const written = await files.write(`${folder}/${holder_hash}-${deleted_at}`, new Uint8Array());
    if (!written.ok) return written;
    await db.change("delete from deletion_notes where holder_hash = ? and deleted_at = ?", [
      holder_hash!,
      deleted_at!,
    ]);
  }
  return letGoOfOld(files, now);
}

async function letGoOfOld(files: Files, now: number): Promise<Result<void, FileTrouble>> {
  for await (const listed of files.list(folder)) {
    if (!listed.ok) return listed;
    const { name } = listed.value;
    if (timeIn(name) < now - REMEMBERED_MS) await files.remove(name);
  }
  return accept(undefined);
}

const timeIn = (name: string): number => Number(name.slice(name.lastIndexOf("-") + 1));

/**
 * When which account was last deleted, as the notes tell it to a database that has the key; null
 * where it is older than the key, and knows nobody in them.
 */
export async function readNotes(
  db: Statements,
  files: Files,
): Promise<Result<((holder: Holder) => number | undefined) | null, FileTrouble>> {
  const key = await readKey(db);
  if (key === undefined) return accept(null);
  const deletedAt = new Map<string, number>();
  for await (const listed of files.list(folder)) {
    if (!listed.ok) return listed;
    const { name } = listed.value;
    const hash = name.slice(folder.length + 1, name.lastIndexOf("-"));
    deletedAt.set(hash, Math.max(deletedAt.get(hash) ?? 0, timeIn(name)));
  }
  return accept((holder: Holder) => deletedAt.get(hashHolder(key, holder)));
}
