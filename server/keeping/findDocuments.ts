// Finds documents as they lie in the tables: the newest version, and what is true of all of them.
// The tables are called after rooms, the first kind that was kept in them.
import type { Holder } from "../holder.ts";
import type { Row, Statements, Value } from "../store/database.ts";
import { fromKept } from "./keptText.ts";
import type { Kind } from "./kind.ts";

export type DocumentSummary = {
  id: string;
  holder: Holder;
  version: number;
  name: string;
  words: string;
  bytes: number;
  createdAt: number;
  savedAt: number;
};

export type KeptDocument = DocumentSummary & { pictures: string; document: string };

/** What the tables are asked about a kind. */
type Stored<Extra extends object> = Pick<Kind<never, Extra>, "name" | "own">;

/** Nothing for a name that is no document of the kind. */
export async function findDocument<Extra extends object>(
  db: Statements,
  kind: Stored<Extra>,
  id: string,
): Promise<(KeptDocument & Extra) | undefined> {
  const [row] = await rowsOf(db, kind, "and d.id = ?", [id], {
    columns: ", v.pictures, v.document",
  });
  return (
    row && {
      ...toSummary(kind, row),
      pictures: String(row.pictures),
      document: await fromKept(String(row.document)),
    }
  );
}

/** As findDocument, for whoever needs no document. */
export async function findSummary<Extra extends object>(
  db: Statements,
  kind: Stored<Extra>,
  id: string,
): Promise<(DocumentSummary & Extra) | undefined> {
  const [found] = await findSummaries(db, kind, "and d.id = ?", [id], "");
  return found;
}

/** All of a holder's, the one last saved first. */
export const listDocuments = <Extra extends object>(
  db: Statements,
  kind: Stored<Extra>,
  { address, chainId }: Holder,
): Promise<(DocumentSummary & Extra)[]> =>
  findSummaries(db, kind, "and d.owner = ? and d.chain_id = ?", [address, chainId], newestFirst);

const newestFirst = "order by v.saved_at desc, d.id";

/**
 * Those of a kind that fit. In the condition, which may end in a limit, `d` is the document; in the order
 * `v` is its newest version besides.
 */
export async function findSummaries<Extra extends object>(
  db: Statements,
  kind: Stored<Extra>,
  condition: string,
  values: readonly Value[],
  order: string,
): Promise<(DocumentSummary & Extra)[]> {
  const rows = await rowsOf(db, kind, condition, values, { order });
  return rows.map((row) => toSummary(kind, row));
}

function rowsOf(
  db: Statements,
  { name, own }: Stored<object>,
  condition: string,
  values: readonly Value[],
  { columns = "", order = "" },
): Promise<Row[]> {
  const more = own ? own.columns.map((column) => `, ${column}`).join("") : "";
  return db.rows(
    `select d.id, d.owner, d.chain_id, d.created_at,
       v.version, v.name, v.words, v.bytes, v.saved_at${more}${columns}
     from (select * from rooms d where d.kind = ? ${condition}) d
       join room_versions v on v.room = d.id
       and v.version = (select max(l.version) from room_versions l where l.room = d.id)
     ${order}`,
    [name, ...values],
  );
}

function toSummary<Extra extends object>(
  { own }: Stored<Extra>,
  row: Row,
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
  };
  // Without columns of its own a kind has nothing extra.
  return { ...summary, ...(own ? own.read(row) : ({} as Extra)) };
}

export const isOf = ({ holder }: DocumentSummary, other: Holder | undefined): boolean =>
  other !== undefined && holder.address === other.address && holder.chainId === other.chainId;
