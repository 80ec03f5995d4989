// The latest answer about all owners, made anew only when another block has been read.
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Database } from "../store/database.ts";
import {
  type Owners,
  type Progress,
  readOwners,
  readProgress,
  readTime,
} from "./ownershipTables.ts";

export type OwnersSource = {
  /** All fields and owners, ready to be sent. */
  all(): Promise<Encoded>;
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
    const owners = await readOwners(db, scope);
    const after = await readProgress(db, scope);
    if (after.block === progress.block && after.hash === progress.hash) return { owners, progress };
  }
}

/** Ten bytes tell ten thousand owners apart; whoever needs to be sure asks the contract. */
const bytesKept = 10;
/** What two bytes can number. */
const mostOwners = 65_534;

/** All owners in one small answer: each named once and briefly, each field by a number. */
type OwnersDocument = {
  /** The block that this is true for; -1 before anything has been read. */
  block: number;
  /** How many fields there are. */
  size: number;
  /** The first ten bytes of each owner's address, one after the other, in base64. */
  owners: string;
  /**
   * For each field, little-endian in two bytes, in base64: 0 for nobody, 1 for an owner not met
   * before, and 1 + n for the n-th owner met so far.
   */
  fields: string;
};

export function ownersDocument(owners: Owners, size: number, { block }: Progress): OwnersDocument {
  const order = new Map<string, number>();
  const marks = new Uint16Array(size);
  for (let field = 0; field < size; field += 1) {
    const owner = owners.get(field);
    if (owner === undefined) continue;
    const met = order.get(owner);
    if (met === undefined) order.set(owner, order.size + 1);
    marks[field] = met === undefined ? 1 : met + 1;
  }
  if (order.size > mostOwners) throw new RangeError(`more than ${mostOwners} owners`);
  const names = Buffer.concat(
    [...order.keys()].map((owner) => Buffer.from(owner.slice(2, 2 + 2 * bytesKept), "hex")),
  );
  const fields = Buffer.alloc(2 * size);
  for (let field = 0; field < size; field += 1) fields.writeUInt16LE(marks[field]!, 2 * field);
  return { block, size, owners: names.toString("base64"), fields: fields.toString("base64") };
}

type Encoded = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** Done once for each block that is read, and not for each visitor. */
export function encodeOwners(document: OwnersDocument, etag: string): Encoded {
  const plain = Buffer.from(JSON.stringify(document));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    etag,
    plain,
    br: brotliCompressSync(plain, { params: quality }),
    gzip: gzipSync(plain, { level: 7 }),
  };
}
