// The latest answer about all owners, made anew only when another block has been read.
import type { Database } from "../store/database.ts";
import { type Encoded, encodeOwners, ownersDocument } from "./ownersAnswer.ts";
import { type Owners, type Progress, readOwners, readProgress } from "./ownershipTables.ts";

export type OwnersSource = {
  /** All fields and owners, ready to be sent. */
  all(): Promise<Encoded>;
  /** Null for a field that is nobody's, at the block that was read last; null before any was read. */
  ownerOf(field: number): Promise<{ owner: string | null; block: number } | null>;
};

type SourceParts = { db: Database; scope: string; size: number };

export function createOwnersSource({ db, scope, size }: SourceParts): OwnersSource {
  let latest: { version: string; encoded: Promise<Encoded> } | undefined;

  const encode = async (version: string) => {
    const { owners, progress } = await readTogether(db, scope);
    return encodeOwners(ownersDocument(owners, size, progress), `"${version}"`);
  };

  return {
    async all() {
      const { block, hash } = await readProgress(db, scope);
      const version = `${block}-${hash.slice(2, 18)}`;
      if (latest?.version !== version) {
        const encoded = encode(version);
        latest = { version, encoded };
        encoded.catch(() => {
          if (latest?.encoded === encoded) latest = undefined;
        });
      }
      return latest.encoded;
    },

    async ownerOf(field) {
      const { block } = await readProgress(db, scope);
      if (block < 0) return null;
      const [row] = await db.rows("select owner from field_owners where scope = ? and field = ?", [
        scope,
        field,
      ]);
      return { owner: row ? String(row.owner) : null, block };
    },
  };
}

/** Owners and the block they are true for: read again if another block came in between. */
async function readTogether(
  db: Database,
  scope: string,
): Promise<{ owners: Owners; progress: Progress }> {
  for (;;) {
    const progress = await readProgress(db, scope);
    const owners = await readOwners(db, scope);
    const after = await readProgress(db, scope);
    if (after.block === progress.block && after.hash === progress.hash) return { owners, progress };
  }
}
