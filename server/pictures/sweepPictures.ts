// Lets go of pictures that hang in no room any more, and of files that nobody knows.

import { repeating } from "../jobs/repeatEvery.ts";
import type { Statements } from "../store/database.ts";
import { UNUSED_PICTURE_MS, UPLOAD_GRACE_MS } from "./limits.ts";
import type { PictureFiles } from "./pictureFiles.ts";

const PAGE = 100;

/** Any process may do it at any time, also two at once. Gives back how many pictures went. */
export async function sweepPictures(
  db: Statements,
  files: PictureFiles,
  now: number,
): Promise<number> {
  const hung = await hungPictures(db);
  const times = [now - UNUSED_PICTURE_MS, now - UPLOAD_GRACE_MS] as const;
  for await (const { hash, owner, chain_id } of unhung(db, hung, times)) {
    await db.change(
      `delete from picture_holders where owner = ? and chain_id = ? and hash = ? and ${isOver}`,
      [owner!, chain_id!, hash!, ...times],
    );
  }
  let swept = 0;
  for await (const hash of unheld(db, hung, now - UPLOAD_GRACE_MS)) {
    const isGone = await db.change(
      `delete from pictures where hash = ? and banned_at is null and uploaded_at <= ?
         and not exists (select 1 from picture_holders h where h.hash = pictures.hash)`,
      [hash, now - UPLOAD_GRACE_MS],
    );
    swept += isGone;
  }
  for await (const old of files.older(now - UPLOAD_GRACE_MS)) {
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
  let after: [savedAt: number, room: string, version: number] = [0, "", 0];
  for (;;) {
    // In the order in which they came, which is about how they lie; and what comes meanwhile is last.
    const rows = await db.rows(
      `select saved_at, room, version, pictures from room_versions
       where pictures <> '' and (saved_at, room, version) > (?, ?, ?)
       order by saved_at, room, version limit ?`,
      [...after, PAGE],
    );
    for (const row of rows) for (const hash of String(row.pictures).split(" ")) hung.add(hash);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return hung;
    after = [Number(last.saved_at), String(last.room), Number(last.version)];
  }
}

/** Held for long enough, or let go of for long enough. */
const isOver = "(held_at <= ? or let_go_at <= ?)";

// Both look at every row, a page at a time: among a million, few or many may be what is looked for.
async function* unhung(
  db: Statements,
  hung: ReadonlySet<string>,
  times: readonly [held: number, letGo: number],
) {
  let after: [owner: string, chainId: number, hash: string] = ["", 0, ""];
  for (;;) {
    const rows = await db.rows(
      `select hash, owner, chain_id, case when ${isOver} then 1 else 0 end as is_over
       from picture_holders where (owner, chain_id, hash) > (?, ?, ?)
       order by owner, chain_id, hash limit ?`,
      [...times, ...after, PAGE],
    );
    yield* rows.filter(({ hash, is_over }) => is_over === 1 && !hung.has(String(hash)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = [String(last.owner), Number(last.chain_id), String(last.hash)];
  }
}

// Without its limit PostgreSQL would read all holders for each page.
async function* unheld(db: Statements, hung: ReadonlySet<string>, until: number) {
  let after = "";
  for (;;) {
    const rows = await db.rows(
      `select hash, case when uploaded_at <= ? and banned_at is null and
         (select 1 from picture_holders h where h.hash = pictures.hash limit 1) is null then 1 else 0 end as is_over
       from pictures where hash > ? order by hash limit ?`,
      [until, after, PAGE],
    );
    for (const { hash, is_over } of rows) {
      if (is_over === 1 && !hung.has(String(hash))) yield String(hash);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = String(last.hash);
  }
}

/** At once and then a few times a day. */
export const schedulePictureSweep = repeating({
  everyMs: 6 * 60 * 60_000,
  done: "swept pictures that hang nowhere",
  failed: "pictures could not be swept",
});
