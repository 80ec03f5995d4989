// Answers what whoever runs the site asks about farms, in plain words.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { StoredJournal } from "../keeping/journals/findJournals.ts";
import type { Statements } from "../store/database.ts";
import type { FarmSearch, FarmsCommand } from "./farmsCommand.ts";
import { minuteWords } from "./farmWords.ts";
import { findFarms, MOST_FARMS } from "./findFarms.ts";
import type { ServerFarmKind } from "./serverFarmKind.ts";
import { showFarm } from "./showFarm.ts";

type Parts = { readonly db: Statements; readonly kind: ServerFarmKind; readonly now: number };

export async function runFarmsCommand(
  parts: Parts,
  { kind: wanted, search, at }: FarmsCommand,
): Promise<Result<string>> {
  const found = await findFarms(parts.db, parts.kind, search);
  const [only, ...more] = found;
  if (only === undefined) return refuse(`There is no farm ${wordsOf(search)}.`);
  if (wanted === "show" && more.length === 0) return accept(await showFarm(parts, only, at));
  const lines = found.map((journal) => lineOf(parts.kind, journal));
  if (found.length === MOST_FARMS) lines.push(`… the ${MOST_FARMS} last used; there may be more.`);
  const list = lines.join("\n");
  return wanted === "list"
    ? accept(list)
    : refuse(`There are ${found.length} ${wordsOf(search)}: name one of them.\n${list}`);
}

const wordsOf = (search: FarmSearch): string =>
  ({
    id: () => (search.by === "id" ? `called ${search.id}` : ""),
    owner: () => (search.by === "owner" ? `of ${search.owner}` : ""),
    field: () => (search.by === "field" ? `on field ${search.field}` : ""),
  })[search.by]();

function lineOf(kind: ServerFarmKind, journal: StoredJournal): string {
  const { id, holder, seq, rows, seenAt, deletedAt } = journal;
  const { field, begun } = kind.decodeOrigin(journal.origin);
  return [
    `  ${id}  begun on field ${field}, ${minuteWords(begun)}`,
    `of ${holder.address} on chain ${holder.chainId}`,
    `${rows} steps in ${seq} batches, last ${minuteWords(seenAt)}`,
    ...(deletedAt === null ? [] : [`deleted ${minuteWords(deletedAt)}`]),
  ].join("; ");
}
