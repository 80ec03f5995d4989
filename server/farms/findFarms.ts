// Finds farms for whoever runs the site: by name, by account or by field, deleted ones too.

import { findJournal, type StoredJournal } from "../keeping/journals/findJournals.ts";
import type { Statements } from "../store/database.ts";
import type { FarmSearch } from "./farmsCommand.ts";

/** More than this nobody reads. */
export const MOST_FARMS = 50;

type Named = { readonly name: string };

/** The one last used first. It may look through all of them: nobody asks for it but an operator. */
export async function findFarms(
  db: Statements,
  kind: Named,
  search: FarmSearch,
): Promise<StoredJournal[]> {
  const ids = search.by === "id" ? [search.id] : await idsOf(db, kind, search);
  const found: StoredJournal[] = [];
  for (const id of ids) {
    const journal = await findJournal(db, kind, id);
    if (journal) found.push(journal);
  }
  return found;
}

async function idsOf(
  db: Statements,
  { name }: Named,
  search: Exclude<FarmSearch, { by: "id" }>,
): Promise<string[]> {
  const [where, value] =
    search.by === "owner"
      ? ["lower(owner) = ?", search.owner.toLowerCase()]
      : ["field = ?", search.field];
  const rows = await db.rows(
    `select id from journals where kind = ? and ${where} order by seen_at desc, id limit ?`,
    [name, value, MOST_FARMS],
  );
  return rows.map(({ id }) => String(id));
}
