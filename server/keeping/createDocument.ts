// Keeps a new document of a holder, once for each key that it comes with, and as many as the quota allows.
import type { Holder } from "../holder.ts";
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Database, Statements } from "../store/database.ts";
import { lockQuota } from "../store/lockQuota.ts";
import { newDocumentId } from "./documentId.ts";
import { type DocumentSummary, findSummary } from "./findDocuments.ts";
import type { Content, Kind } from "./kind.ts";

export type NewDocument = {
  holder: Holder;
  content: Content;
  /** Whoever sends the same document once more, not knowing that it arrived, sends the same key. */
  claimKey: string | null;
  writeOwn?: WriteOwn | undefined;
};

/** Writes what the kind knows besides, with the document or not at all. */
export type WriteOwn = (tx: Statements, id: string) => Promise<void>;

export type Created<Extra> =
  | { outcome: "made" | "known"; document: DocumentSummary & Extra }
  | { outcome: "full"; used: number }
  /** The key belongs to a document of another kind. */
  | { outcome: "taken" };

export function createDocument<Document, Extra extends object>(
  db: Database,
  kind: Kind<Document, Extra>,
  { holder, content, claimKey, writeOwn }: NewDocument,
  { random, now }: { random: RandomBytes; now: number },
): Promise<Created<Extra>> {
  const { address, chainId } = holder;
  return db.transaction(async (tx) => {
    await lockQuota(tx, holder, now);
    const [claimed] = await tx.rows(
      "select id from rooms where owner = ? and chain_id = ? and claim_key = ?",
      [address, chainId, claimKey],
    );
    if (claimed !== undefined) {
      const document = await findSummary(tx, kind, String(claimed.id));
      return document ? { outcome: "known", document } : { outcome: "taken" };
    }
    const [row] = await tx.rows(
      "select count(*) as used from rooms where owner = ? and chain_id = ? and kind = ?",
      [address, chainId, kind.name],
    );
    const used = Number(row?.used);
    if (used >= kind.limits.documents) return { outcome: "full", used };

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
