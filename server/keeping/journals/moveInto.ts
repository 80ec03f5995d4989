// Gives rows a moment that their device can prove: what lies before its last word with the server becomes that, what is in the future becomes now.
import type { ServerJournalKind, TimedRow } from "./serverJournalKind.ts";

type ProvenSpan = { readonly from: number; readonly until: number; readonly now: number };

/** None is refused for its time: what can be done then is for the law to say. */
export function moveInto<Row extends TimedRow>(
  { moveRow }: Pick<ServerJournalKind<never, Row>, "moveRow">,
  rows: readonly Row[],
  { from, until, now }: ProvenSpan,
): { readonly rows: readonly Row[]; readonly redated: number } {
  const moved = new Map<number, number>();
  const movedTo = (at: number): number => moved.get(at) ?? at;
  let redated = 0;
  const dated = rows.map((row) => {
    const at = row.at > until ? now : Math.max(row.at, from);
    if (at === row.at && moved.size === 0) return row;
    if (at !== row.at) {
      redated += 1;
      moved.set(row.at, at);
    }
    return moveRow(row, at, movedTo);
  });
  return { rows: dated, redated };
}
