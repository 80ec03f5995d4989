// Documents that were deleted: they lie there whole for thirty days, are brought back as they were, and then go for good.
import type { Holder } from "../holder.ts";
import { repeating } from "../jobs/repeatEvery.ts";
import type { Database, Statements } from "../store/database.ts";
import { type DocumentSummary, findSummaries, ofHolder, type Stored } from "./findDocuments.ts";
import type { ServerDocumentKind } from "./kind.ts";
import { type DocumentWrite, findSaveRefusal, type SaveRefusal } from "./saveDocument.ts";

const DELETED_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** When one that was deleted goes for good. */
export const purgeTimeOf = (deletedAt: number): number => deletedAt + DELETED_DAYS * DAY_MS;

export type Deleted = { outcome: "deleted" } | SaveRefusal;

// The same once more, as the next version: a save at the same moment waits for this, or this for the
// save, and whoever is second finds out.
const insertOnceMore = `
  insert into room_versions (room, version, name, words, pictures, marks, document, bytes, saved_at)
  select v.room, v.version + 1, v.name, v.words, v.pictures, v.marks, v.document, v.bytes, v.saved_at
  from room_versions v join rooms d on d.id = v.room
  where d.id = ? and d.kind = ? and d.owner = ? and d.chain_id = ? and d.deleted_at is null
    and v.version = ? and v.version = (select max(l.version) from room_versions l where l.room = d.id)
  on conflict (room, version) do nothing
  returning version`;

// Whoever deletes it and brings it back all day long fills no disk: of copies that earlier deletions made
// the one that others see stays.
const forgetCopies = `
  delete from room_versions where room = ? and version <= ?
    and exists (select 1 from room_versions o where o.room = room_versions.room
      and o.version < room_versions.version and o.saved_at = room_versions.saved_at
      and o.document = room_versions.document)
    and not exists (select 1 from rooms d
      where d.id = room_versions.room and d.shown_version = room_versions.version)`;

/** From now on nobody sees it; nothing of it goes yet. */
export async function deleteDocument(
  db: Database,
  kind: ServerDocumentKind,
  write: DocumentWrite & { now: number },
): Promise<Deleted> {
  const { id, holder, follows, now } = write;
  const isDeleted = await db.transaction(async (tx) => {
    const of = [id, kind.name, holder.address, holder.chainId, follows];
    if ((await tx.rows(insertOnceMore, of)).length === 0) return false;
    await tx.change(forgetCopies, [id, follows]);
    // Its key is free again: sent anew by the device that made it, it is another document.
    await tx.change("update rooms set deleted_at = ?, claim_key = null where id = ?", [now, id]);
    return true;
  });
  return isDeleted ? { outcome: "deleted" } : findSaveRefusal(db, kind, write);
}

type Which = { id: string; holder: Holder };

/** With all versions, shown to whom it was shown; false where there is no such deleted one. */
export async function restoreDocument(
  db: Statements,
  kind: ServerDocumentKind,
  { id, holder }: Which,
): Promise<boolean> {
  const restored = await db.change(
    `update rooms set deleted_at = null
     where id = ? and kind = ? and owner = ? and chain_id = ? and deleted_at is not null`,
    [id, kind.name, holder.address, holder.chainId],
  );
  return restored === 1;
}

/** Only one that was deleted before, so that nothing goes for good by one request. */
export async function purgeDocument(
  db: Statements,
  kind: ServerDocumentKind,
  { id, holder }: Which,
): Promise<boolean> {
  const gone = await db.change(
    `delete from rooms
     where id = ? and kind = ? and owner = ? and chain_id = ? and deleted_at is not null`,
    [id, kind.name, holder.address, holder.chainId],
  );
  return gone === 1;
}

/** All of a holder's, the one last deleted first. */
export const listDeleted = <Extra extends object>(
  db: Statements,
  kind: Stored<Extra>,
  { address, chainId }: Holder,
): Promise<(DocumentSummary & Extra)[]> =>
  findSummaries(db, kind, ofHolder, [address, chainId], "order by d.deleted_at desc, d.id", {
    isDeleted: true,
  });

/** Lets go of those whose days are over. Any process may do it at any time; tells how many went. */
export const sweepDeleted = (db: Statements, now: number): Promise<number> =>
  db.change("delete from rooms where deleted_at <= ?", [now - DELETED_DAYS * DAY_MS]);

export const scheduleDeletedSweep = repeating({
  everyMs: 60 * 60_000,
  done: "let go of what had been deleted thirty days ago",
  failed: "what had been deleted thirty days ago could not be let go of",
});
