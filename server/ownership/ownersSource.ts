// The latest answer about all owners, made anew only when a field went to another owner.
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type OwnersDocument, ownersDocument } from "../../src/fields/search/ownersCodec.ts";
import { etagOf } from "../http/etag.ts";
import type { Database } from "../store/database.ts";
import {
  isUntouchedSince,
  type Owners,
  type Progress,
  readOwnerTable,
  readProgress,
  readTime,
} from "./ownershipTables.ts";

export type OwnersSource = {
  /** All fields and owners, ready to be sent, and the block that they are true for; -1 before any was read. */
  all(): Promise<{ block: number; encoded: Encoded }>;
  /** How long ago the chain was last read, in seconds; null before that. */
  age(): Promise<number | null>;
  /** Null for a field that is nobody's, at the block that was read last; null before any was read. */
  ownerOf(field: number): Promise<{ owner: string | null; block: number } | null>;
  /** How many fields each owner has of those from `first` up to `end`, most first; null before any was read. */
  countIn(first: number, end: number): Promise<{ owner: string; fields: number }[] | null>;
  /** Who keeps some fields, by their numbers; null before any was read. */
  keepersOf(fields: readonly number[]): Promise<ReadonlyMap<number, string> | null>;
  /** What is kept by those whose addresses begin so, in lower case. */
  fieldsBy(beginning: string): Promise<number[]>;
};

type SourceParts = {
  db: Database;
  scope: string;
  size: number;
  /** Milliseconds since 1970. */
  now(): number;
};

export function createOwnersSource({ db, scope, size, now }: SourceParts): OwnersSource {
  type Made = { progress: Progress; encoded: Encoded };
  let latest: { version: string; made: Promise<Made> } | undefined;

  async function make(progress: Progress, before?: Promise<Made>): Promise<Made> {
    const last = await before?.catch(() => undefined);
    // Most blocks move no field: then nothing is read, packed and sent anew.
    if (last && (await isUntouchedSince(db, scope, last.progress))) return { ...last, progress };
    const together = await readTogether(db, scope);
    const encoded = encodeOwners(ownersDocument(together.owners, size), last?.encoded);
    return { progress: together.progress, encoded };
  }

  return {
    async all() {
      const progress = await readProgress(db, scope);
      const version = `${progress.block}-${progress.hash}`;
      if (latest?.version !== version) {
        const made = make(progress, latest?.made);
        latest = { version, made };
        made.catch(() => {
          if (latest?.made === made) latest = undefined;
        });
      }
      const made = await latest.made;
      return { block: made.progress.block, encoded: made.encoded };
    },

    async age() {
      const readAt = await readTime(db, scope);
      return readAt === null ? null : Math.max(0, Math.round((now() - readAt) / 1000));
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

    async countIn(first, end) {
      const { block } = await readProgress(db, scope);
      if (block < 0) return null;
      const rows = await db.rows(
        `select owner, count(*) as fields from field_owners
         where scope = ? and field >= ? and field < ?
         group by owner order by count(*) desc, owner`,
        [scope, first, end],
      );
      return rows.map(({ owner, fields }) => ({ owner: String(owner), fields: Number(fields) }));
    },

    async keepersOf(fields) {
      const { block } = await readProgress(db, scope);
      if (block < 0) return null;
      if (fields.length === 0) return new Map();
      const rows = await db.rows(
        `select field, owner from field_owners
         where scope = ? and field in (${fields.map(() => "?").join(", ")})`,
        [scope, ...fields],
      );
      return new Map(rows.map(({ field, owner }) => [Number(field), String(owner)]));
    },

    async fieldsBy(beginning) {
      const rows = await db.rows(
        "select field from field_owners where scope = ? and owner like ? order by field",
        [scope, `${beginning}%`],
      );
      return rows.map(({ field }) => Number(field));
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
    const owners = await readOwnerTable(db, scope);
    const after = await readProgress(db, scope);
    if (after.block === progress.block && after.hash === progress.hash) return { owners, progress };
  }
}

type Encoded = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** Done once for each list, and not for each visitor; one that is as the last was is not packed again. */
export function encodeOwners(document: OwnersDocument, last?: Encoded): Encoded {
  const plain = Buffer.from(JSON.stringify(document));
  const etag = etagOf(plain);
  if (last?.etag === etag) return last;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    etag,
    plain,
    br: brotliCompressSync(plain, { params: quality }),
    gzip: gzipSync(plain, { level: 7 }),
  };
}
