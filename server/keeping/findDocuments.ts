// Finds documents as they lie in the tables: the newest version, and what is true of all of them.
// The tables are called after rooms, the first kind that was kept in them.
import type { Holder } from "../holder.ts";
import type { SqlRow, Statements, Value } from "../store/database.ts";
import { decompressDocument } from "./compressDocument.ts";
import type { ServerDocumentKind } from "./kind.ts";

export type DocumentSummary = {
  id: string;
  holder: Holder;
  version: number;
  name: string;
  words: string;
  bytes: number;
  createdAt: number;
  savedAt: number;
  /** Null for what is not deleted. */
  deletedAt: number | null;
};

export type KeptDocument = DocumentSummary & { pictures: string; document: string };

/** What the tables are asked about a kind. */
export type Stored<Extra extends object> = Pick<ServerDocumentKind<never, Extra>, "name" | "own">;

/** Of a document `d`, which of its versions: the one its holder is at work on, or another by the kind's own rule. */
export type WhichVersion = string;
const newest: WhichVersion = "(select max(l.version) from room_versions l where l.room = d.id)";

type Options = {
  version?: WhichVersion;
  /** Those that were deleted and still lie there, in place of all others. */
  isDeleted?: boolean;
};

/** Nothing for a name that is no document of the kind. */
export async function findDocument<Extra extends object>(
  db: Statements,
  kind: Stored<Extra>,
  id: string,
  options: Options = {},
): Promise<(KeptDocument & Extra) | undefined> {
  const [row] = await rowsOf(db, kind, "and d.id = ?", [id], {
    ...options,
    columns: ", v.pictures, v.document",
  });
  return (
    row && {
      ...toSummary(kind, row),
      pictures: String(row.pictures),
      document: await decompressDocument(String(row.document)),
    }
  );
}

/** As findDocument, for whoever needs no document. */
export async function findSummary<Extra extends object>(
  db: Statements,
  kind: Stored<Extra>,
  id: string,
  options: Options = {},
): Promise<(DocumentSummary & Extra) | undefined> {
  const [found] = await findSummaries(db, kind, "and d.id = ?", [id], "", options);
  return found;
}

/** All of a holder's, the one last saved first. */
export const listDocuments = <Extra extends object>(
  db: Statements,
  kind: Stored<Extra>,
  { address, chainId }: Holder,
): Promise<(DocumentSummary & Extra)[]> =>
  findSummaries(db, kind, ofHolder, [address, chainId], newestFirst);

export const ofHolder = "and d.owner = ? and d.chain_id = ?";

const newestFirst = "order by v.saved_at desc, d.id";

/**
 * Those of a kind that fit. In the condition, which may end in a limit, `d` is the document; in the order
 * `v` is its version besides.
 */
export async function findSummaries<Extra extends object>(
  db: Statements,
  kind: Stored<Extra>,
  condition: string,
  values: readonly Value[],
  order: string,
  options: Options = {},
): Promise<(DocumentSummary & Extra)[]> {
  const rows = await rowsOf(db, kind, condition, values, { ...options, order });
  return rows.map((row) => toSummary(kind, row));
}

function rowsOf(
  db: Statements,
  { name, own }: Stored<object>,
  condition: string,
  values: readonly Value[],
  {
    columns = "",
    order = "",
    version = newest,
    isDeleted = false,
  }: Options & { columns?: string; order?: string },
): Promise<SqlRow[]> {
  const more = own ? own.columns.map((column) => `, ${column}`).join("") : "";
  return db.rows(
    `select d.id, d.owner, d.chain_id, d.created_at, d.deleted_at,
       v.version, v.name, v.words, v.bytes, v.saved_at${more}${columns}
     from (select * from rooms d where d.kind = ?
         and d.deleted_at is ${isDeleted ? "not null" : "null"} ${condition}) d
       join room_versions v on v.room = d.id and v.version = ${version}
     ${order}`,
    [name, ...values],
  );
}

function toSummary<Extra extends object>(
  { own }: Stored<Extra>,
  row: SqlRow,
): DocumentSummary & Extra {
  const summary: DocumentSummary = {
    id: String(row.id),
    holder: { address: String(row.owner), chainId: Number(row.chain_id) },
    version: Number(row.version),
    name: String(row.name),
    words: String(row.words),
    bytes: Number(row.bytes),
    createdAt: Number(row.created_at),
    savedAt: Number(row.saved_at),
    deletedAt: row.deleted_at === null ? null : Number(row.deleted_at),
  };
  // Without columns of its own a kind has nothing extra.
  return { ...summary, ...(own ? own.read(row) : ({} as Extra)) };
}

export const belongsTo = ({ holder }: DocumentSummary, other: Holder | undefined): boolean =>
  other !== undefined && holder.address === other.address && holder.chainId === other.chainId;
