// What a list shows of each document, last touched first: kept beside the texts, so that hundreds open at once.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type DeviceDatabase, defineTable } from "../database/database.ts";
import { type DocumentKind, documentIn } from "../documentKind.ts";
import { stamps, textTable } from "../store/store.ts";

type Row = {
  /** The stamp of the text that this was read from. */
  readonly at: number;
  /** Null where the text cannot be read. */
  readonly name: string | null;
};

export type SummaryEntry<Summary extends object> = Summary & Row & { readonly id: string };
export type SummaryList<Summary extends object> = Result<
  readonly SummaryEntry<Summary>[],
  "unavailable"
>;

/** By the ids of the documents. */
export const summaries = defineTable<Row>("cards");

export async function listSummaries<Doc, Summary extends object>(
  database: DeviceDatabase,
  kind: DocumentKind<Doc, Summary>,
): Promise<SummaryList<Summary>> {
  const { prefix, nameOf, summaryOf, caches } = kind;

  function summaryRow(id: string, at: number, text: string): Row & Summary {
    const document = documentIn(kind, text);
    return { ...summaryOf(document, id), at, name: document && nameOf(document) };
  }

  const read = await database.read([stamps, summaries, textTable], async (at) => {
    const keys = await at.keys(stamps, prefix);
    const times = await at.all(stamps, prefix);
    const ids = await at.keys(summaries, "");
    const rows = await at.all(summaries, "");
    const known = new Map(ids.map((id, i) => [id, rows[i]!]));
    const fresh = new Map<string, Row>();
    const entries: SummaryEntry<Summary>[] = [];
    for (const [i, key] of keys.entries()) {
      const id = key.slice(prefix.length);
      const had = known.get(id);
      known.delete(id);
      if (had && had.at === times[i]) {
        entries.push({ ...(had as Row & Summary), id });
        continue;
      }
      const row = summaryRow(id, times[i]!, (await at.get(textTable, key)) ?? "");
      fresh.set(id, row);
      entries.push({ ...row, id });
    }
    return { entries, fresh, gone: [...known.keys()] };
  });
  if (!read.ok) return refuse("unavailable");
  const { entries, fresh, gone } = read.value;
  // They can be made anew at any time: whether they could be kept does not matter.
  if (fresh.size + gone.length > 0)
    await database.change([summaries, ...caches], async (at) => {
      for (const [id, row] of fresh) await at.put(summaries, id, row);
      for (const id of gone) for (const cache of [summaries, ...caches]) await at.drop(cache, id);
    });
  return accept(entries.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)));
}
