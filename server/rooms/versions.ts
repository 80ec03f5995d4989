// The versions of a room: what there is of them, one of them, and which are let go.
import type { Statements } from "../store/database.ts";
import { superfluous } from "./superfluous.ts";

export type Version = { version: number; name: string; bytes: number; savedAt: number };

/** Newest first. */
export async function listVersions(db: Statements, room: string): Promise<Version[]> {
  const rows = await db.rows(
    `select version, name, bytes, saved_at from room_versions where room = ?
     order by version desc`,
    [room],
  );
  return rows.map((row) => ({
    version: Number(row.version),
    name: String(row.name),
    bytes: Number(row.bytes),
    savedAt: Number(row.saved_at),
  }));
}

export type KeptVersion = { savedAt: number; pictures: readonly string[]; document: string };

export async function findVersion(
  db: Statements,
  room: string,
  version: number,
): Promise<KeptVersion | undefined> {
  const [row] = await db.rows(
    "select saved_at, pictures, document from room_versions where room = ? and version = ?",
    [room, version],
  );
  return (
    row && {
      savedAt: Number(row.saved_at),
      pictures: String(row.pictures).split(" ").filter(Boolean),
      document: String(row.document),
    }
  );
}

/** How many saves go by before the history is looked through. */
const PRUNED_EVERY = 5;

export async function pruneVersions(
  db: Statements,
  { id, version, now }: { id: string; version: number; now: number },
): Promise<void> {
  if (version % PRUNED_EVERY !== 0) return;
  const gone = superfluous(await listVersions(db, id), now);
  if (gone.length === 0) return;
  const places = gone.map(() => "?").join(", ");
  await db.change(`delete from room_versions where room = ? and version in (${places})`, [
    id,
    ...gone,
  ]);
}
