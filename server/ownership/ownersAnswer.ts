// All owners in one small answer: each named once and briefly, each field by a number that names its owner.
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Owners, Progress } from "./ownershipTables.ts";

/** Ten bytes tell ten thousand owners apart; whoever needs to be sure asks the contract. */
const bytesKept = 10;
/** What two bytes can number. */
const mostOwners = 65_534;

export type OwnersDocument = {
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
  return {
    block,
    size,
    owners: names.toString("base64"),
    fields: fields.toString("base64"),
  };
}

export type Encoded = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

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
