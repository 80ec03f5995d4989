// The rows of a journal between two numbers, read by stretches; what cannot be read is told apart.
import type { Reading } from "../database/database.ts";
import { rowKey, rowNumberOf, rows, stretchOf, stretchPrefix } from "./tables.ts";

export type ReadRow<Row> = { readonly n: number; readonly by: string; readonly row: Row };
export type Unread = { readonly n: number; readonly text: string };
export type Rows<Row> = {
  readonly read: readonly ReadRow<Row>[];
  readonly unread: readonly Unread[];
};

/** Up to so many are asked for by their own numbers. */
const FEW = 8;

type Numbered = { readonly n: number; readonly by: string; readonly text: string };

async function numbered(
  at: Reading,
  id: string,
  from: number,
  to: number,
): Promise<readonly Numbered[]> {
  // Whatever is asked for together has one way to the browser's own process and back.
  if (to - from <= FEW) {
    const numbers = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
    const kept = await Promise.all(numbers.map((n) => at.get(rows, rowKey(id, n))));
    return numbers.flatMap((n, i) => (kept[i] ? [{ ...kept[i], n }] : []));
  }
  const found: Numbered[] = [];
  for (let stretch = stretchOf(from); stretch <= stretchOf(to - 1); stretch++) {
    const prefix = stretchPrefix(id, stretch);
    const [keys, kept] = await Promise.all([at.keys(rows, prefix), at.all(rows, prefix)]);
    keys.forEach((key, i) => {
      const n = rowNumberOf(key);
      if (n >= from && n < to) found.push({ ...kept[i]!, n });
    });
  }
  return found;
}

/** Numbers without a row were set aside earlier, and are passed over. */
export async function readRows<Row>(
  at: Reading,
  { decodeRow }: { readonly decodeRow: (text: string) => Row | null },
  id: string,
  from: number,
  to: number,
): Promise<Rows<Row>> {
  const read: ReadRow<Row>[] = [];
  const unread: Unread[] = [];
  for (const { n, by, text } of await numbered(at, id, from, to)) {
    const row = typeof text === "string" ? decodeRow(text) : null;
    if (row !== null) read.push({ n, by, row });
    else unread.push({ n, text: String(text) });
  }
  return { read, unread };
}
