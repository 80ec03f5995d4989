// The versions of a document: what there is of them, one of them, and which are let go.
import type { Statements } from "../store/database.ts";
import { decompressDocument } from "./compressDocument.ts";
import type { Limits } from "./kind.ts";

export type Version = { version: number; name: string; bytes: number; savedAt: number };

/** Newest first. */
export async function listVersions(db: Statements, document: string): Promise<Version[]> {
  const rows = await db.rows(
    `select version, name, bytes, saved_at from room_versions where room = ?
     order by version desc`,
    [document],
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
  document: string,
  version: number,
): Promise<KeptVersion | undefined> {
  const [row] = await db.rows(
    "select saved_at, pictures, document from room_versions where room = ? and version = ?",
    [document, version],
  );
  return (
    row && {
      savedAt: Number(row.saved_at),
      pictures: String(row.pictures).split(" ").filter(Boolean),
      document: await decompressDocument(String(row.document)),
    }
  );
}

/** How many saves go by before the history is looked through. */
const PRUNED_EVERY = 5;

/** Lets go of versions that are no longer needed, now and then; tells how much of it is not a day old. */
export async function pruneVersions(
  db: Statements,
  limits: Limits,
  { id, version, now }: { id: string; version: number; now: number },
): Promise<number> {
  if (version % PRUNED_EVERY !== 0) return 0;
  const gone = outdated(await listVersions(db, id), limits, now);
  if (gone.length === 0) return 0;
  const places = gone.map(() => "?").join(", ");
  // What others see is theirs to see until its holder shows another.
  const freed = await db.rows(
    `delete from room_versions where room = ? and version in (${places})
       and not exists (select 1 from rooms d where d.id = ? and d.shown_version = room_versions.version)
     returning bytes, words, saved_at`,
    [id, ...gone, id],
  );
  return freed
    .filter(({ saved_at }) => now - Number(saved_at) < DAY_MS)
    .reduce(
      (sum, { bytes, words }) => sum + weighed({ bytes: Number(bytes), words: String(words) }),
      0,
    );
}

/** What a version adds to the database: its text, which may lie there compressed, and the same in words. */
export const weighed = ({ bytes, words }: { bytes: number; words: string }): number =>
  bytes + Buffer.byteLength(words);

const DAY_MS = 24 * 60 * 60_000;

/** Many of today are needed and one of each day before, as long as they are not too large together. */
function outdated(
  newestFirst: readonly Version[],
  { versions, days, historyBytes }: Limits,
  now: number,
): number[] {
  const daysSeen = new Set<number>();
  let total = 0;
  return newestFirst.flatMap(({ version, savedAt, bytes }, i) => {
    const day = Math.floor(savedAt / DAY_MS);
    const isLastOfDay = !daysSeen.has(day) && now - savedAt <= days * DAY_MS;
    daysSeen.add(day);
    const isWanted = i < versions || isLastOfDay;
    // The document as it is stays whatever it weighs.
    const fits = i === 0 || total + bytes <= historyBytes;
    if (!isWanted || !fits) return [version];
    total += bytes;
    return [];
  });
}
