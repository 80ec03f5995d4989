// Keeps a new document of a holder, once for each key that it comes with, and as many as the quota allows (idempotency key).
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Database, Statements } from "../store/database.ts";
import { lockQuota, type QuotaWriter } from "../store/lockQuota.ts";
import { newDocumentId } from "./documentId.ts";
import { type DocumentSummary, findSummary } from "./findDocuments.ts";
import type { Content, ServerDocumentKind } from "./kind.ts";

export type NewDocument = {
  holder: QuotaWriter;
  content: Content;
  /** Whoever sends the same document once more, not knowing that it arrived, sends the same key. */
  claimKey: string | null;
  writeOwn?: WriteOwn | undefined;
};

/** Writes what the kind knows besides, with the document or not at all. */
export type WriteOwn = (tx: Statements, id: string) => Promise<void>;

export type Created<Extra> =
  | { outcome: "made" | "known"; document: DocumentSummary & Extra }
  | { outcome: "full"; used: number; deleted: number }
  /** Their session ended before it could be kept. */
  | { outcome: "signed-out" }
  /** The key belongs to a document of another kind. */
  | { outcome: "taken" };

export function createDocument<Document, Extra extends object>(
  db: Database,
  kind: ServerDocumentKind<Document, Extra>,
  { holder, content, claimKey, writeOwn }: NewDocument,
  { random, now }: { random: RandomBytes; now: number },
): Promise<Created<Extra>> {
  const { address, chainId } = holder;
  return db.transaction(async (tx) => {
    if (!(await lockQuota(tx, holder, now))) return { outcome: "signed-out" };
    const [claimed] = await tx.rows(
      "select id from rooms where owner = ? and chain_id = ? and claim_key = ?",
      [address, chainId, claimKey],
    );
    if (claimed !== undefined) {
      const document = await findSummary(tx, kind, String(claimed.id));
      return document ? { outcome: "known", document } : { outcome: "taken" };
    }
    // What was deleted has its place until it is gone: nobody loses it before its days for a new one.
    const [row] = await tx.rows(
      `select count(*) as used, count(deleted_at) as deleted from rooms
       where owner = ? and chain_id = ? and kind = ?`,
      [address, chainId, kind.name],
    );
    const [used, deleted] = [Number(row?.used), Number(row?.deleted)];
    if (used >= kind.limits.documents) return { outcome: "full", used, deleted };

    const insert = () =>
      tx.rows(
        `insert into rooms (id, kind, owner, chain_id, created_at, claim_key)
         values (?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
        [newDocumentId(random), kind.name, address, chainId, now, claimKey],
      );
    let [inserted] = await insert();
    while (inserted === undefined) [inserted] = await insert();
    const id = String(inserted.id);
    const { name, words, pictures, marks, kept, bytes } = content;
    await tx.change(
      `insert into room_versions
         (room, version, name, words, pictures, marks, document, bytes, saved_at)
       values (?, 1, ?, ?, ?, ?, ?, ?, ?)`,
      [id, name, words, pictures, marks, kept, bytes, now],
    );
    await writeOwn?.(tx, id);
    return { outcome: "made", document: (await findSummary(tx, kind, id))! };
  });
}
