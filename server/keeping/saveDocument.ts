// Saves a document as its next version: of any number at once who follow the same version, one succeeds (optimistic locking).
import type { Holder } from "../holder.ts";
import type { Statements } from "../store/database.ts";
import { decompressDocument } from "./compressDocument.ts";
import { belongsTo, findDocument, type KeptDocument } from "./findDocuments.ts";
import type { Content, ServerDocumentKind } from "./kind.ts";

/** Which document is written, by whom, and the last version that they have seen of it. */
export type DocumentWrite = { id: string; holder: Holder; follows: number };

export type SaveRefusal = { outcome: "conflict"; current: KeptDocument } | { outcome: "gone" };

export type Saved = { outcome: "saved" | "same"; version: number; savedAt: number } | SaveRefusal;

// One statement, so that saves of many share a commit; and since the version is part of the key,
// two that follow the same one cannot both be kept.
const insertNext = `
  insert into room_versions (room, version, name, words, pictures, marks, document, bytes, saved_at)
  select d.id, cast(? as integer), ?, ?, ?, ?, ?, cast(? as integer), cast(? as bigint)
  from rooms d
  where d.id = ? and d.kind = ? and d.owner = ? and d.chain_id = ?
    and d.deleted_at is null
    and (select max(v.version) from room_versions v where v.room = d.id) = ?
  on conflict (room, version) do nothing
  returning version`;

async function wroteNext(
  db: Statements,
  { name: kind }: ServerDocumentKind,
  { id, holder, follows }: DocumentWrite,
  { name, words, pictures, marks, kept, bytes }: Content,
  now: number,
): Promise<boolean> {
  const next = [follows + 1, name, words, pictures, marks, kept, bytes, now];
  const after = [id, kind, holder.address, holder.chainId, follows];
  return (await db.rows(insertNext, [...next, ...after])).length > 0;
}

export async function saveDocument(
  db: Statements,
  kind: ServerDocumentKind,
  save: DocumentWrite & { content: Content; now: number },
): Promise<Saved> {
  const { id, follows, content, now } = save;
  const isSaved = await wroteNext(db, kind, save, content, now).catch(async (error) => {
    // Deleted at the same moment, its last version would belong to nothing.
    if ((await findDocument(db, kind, id)) !== undefined) throw error;
    return false;
  });
  if (isSaved) return { outcome: "saved", version: follows + 1, savedAt: now };
  const refused = await findSaveRefusal(db, kind, save);
  if (refused.outcome === "gone") return refused;
  if (refused.current.document !== (await decompressDocument(content.kept))) return refused;
  // The answer to an earlier try was lost on its way: what was to be saved is.
  const { version, savedAt } = refused.current;
  return { outcome: "same", version, savedAt };
}

/** Why nothing was written: somebody else did, or there is no such document of that holder. */
export async function findSaveRefusal(
  db: Statements,
  kind: ServerDocumentKind,
  { id, holder }: DocumentWrite,
): Promise<SaveRefusal> {
  const current = await findDocument(db, kind, id);
  return current === undefined || !belongsTo(current, holder)
    ? { outcome: "gone" }
    : { outcome: "conflict", current };
}
