// Lets go of pictures that hang in no room any more, and of files that nobody knows.

import { repeat } from "../jobs/repeat.ts";
import type { Log } from "../log.ts";
import type { Statements } from "../store/database.ts";
import { ARRIVING_MS, UNHUNG_MS } from "./limits.ts";
import type { PictureFiles } from "./pictureFiles.ts";

const PAGE = 500;

/** Any process may do it at any time, also two at once. Gives back how many pictures went. */
export async function sweepPictures(
  db: Statements,
  files: PictureFiles,
  now: number,
): Promise<number> {
  const hung = await hungPictures(db);
  const times = [now - UNHUNG_MS, now - ARRIVING_MS] as const;
  for await (const { hash, owner, chain_id } of unhung(db, hung, times)) {
    await db.change(
      `delete from picture_holders where owner = ? and chain_id = ? and hash = ? and ${isOver}`,
      [owner!, chain_id!, hash!, ...times],
    );
  }
  let swept = 0;
  for (const hash of await unheld(db, hung, now - ARRIVING_MS)) {
    const isGone = await db.change(
      `delete from pictures where hash = ? and banned_at is null and uploaded_at <= ?
         and not exists (select 1 from picture_holders h where h.hash = pictures.hash)`,
      [hash, now - ARRIVING_MS],
    );
    swept += isGone;
  }
  for await (const old of files.older(now - ARRIVING_MS)) {
    if (!old.ok) throw new Error(old.reason.reason);
    const hash = old.value;
    if (await isKnown(db, hash)) continue;
    await files.removeUnless(hash, () => isKnown(db, hash));
  }
  return swept;
}

async function isKnown(db: Statements, hash: string): Promise<boolean> {
  const rows = await db.rows("select 1 as known from pictures where hash = ?", [hash]);
  return rows.length > 0;
}

/** In any version of any document. */
async function hungPictures(db: Statements): Promise<ReadonlySet<string>> {
  const hung = new Set<string>();
  let [room, version] = ["", 0];
  for (;;) {
    const rows = await db.rows(
      `select room, version, pictures from room_versions
       where pictures <> '' and (room > ? or (room = ? and version > ?))
       order by room, version limit ?`,
      [room, room, version, PAGE],
    );
    for (const row of rows) for (const hash of String(row.pictures).split(" ")) hung.add(hash);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return hung;
    [room, version] = [String(last.room), Number(last.version)];
  }
}

/** Held for long enough, or let go of for long enough. */
const isOver = "(held_at <= ? or let_go_at <= ?)";

async function* unhung(
  db: Statements,
  hung: ReadonlySet<string>,
  times: readonly [held: number, letGo: number],
) {
  let after = "";
  for (;;) {
    const rows = await db.rows(
      `select hash, owner, chain_id from picture_holders
       where ${isOver} and hash > ? order by hash, owner, chain_id limit ?`,
      [...times, after, PAGE],
    );
    yield* rows.filter(({ hash }) => !hung.has(String(hash)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    // Others who hold the last one are met the next time.
    after = String(last.hash);
  }
}

async function unheld(db: Statements, hung: ReadonlySet<string>, until: number): Promise<string[]> {
  const rows = await db.rows(
    `select hash from pictures where uploaded_at <= ? and banned_at is null
       and not exists (select 1 from picture_holders h where h.hash = pictures.hash)`,
    [until],
  );
  return rows.map(({ hash }) => String(hash)).filter((hash) => !hung.has(hash));
}

const EVERY_MS = 6 * 60 * 60_000;

/** At once and then a few times a day. */
export const keepSweeping = (
  sweep: () => Promise<number>,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<void> =>
  repeat({
    everyMs: EVERY_MS,
    work: sweep,
    done: "swept pictures that hang nowhere",
    failed: "pictures could not be swept",
    signal,
    log,
  });
