// Has the server say once an hour of play that the log of a farm was there: of use when the farm comes to an account (stateless timestamping).
import { firstHead, headAfter } from "../../farm/codec/head.ts";
import { HOUR } from "../../farm/numbers/time.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { readRows } from "../../keeping/journal/readRows.ts";
import { heads, journalTables } from "../../keeping/journal/tables.ts";
import { ties } from "../../keeping/sync/journalTie.ts";
import type { FarmJournal, FarmOrigin } from "./farmKind.ts";
import { farmStamps, stampKey, stampPrefix } from "./farmStamps.ts";

export type StampPorts = {
  readonly database: DeviceDatabase;
  readonly kind: Pick<FarmJournal, "decodeRow">;
  readonly decodeOrigin: (text: string) => FarmOrigin;
  /** The server's word that it saw this head; null where it does not answer. */
  readonly askStamp: (
    head: string,
  ) => Promise<{ readonly now: number; readonly stamp: string } | null>;
  readonly now: () => number;
  /** Lets others have the page. */
  readonly rest: () => Promise<void>;
};

/** Hashed without a rest. */
const AT_ONCE = 200;

export async function stampFarm(
  { database, kind, decodeOrigin, askStamp, now, rest }: StampPorts,
  id: string,
): Promise<void> {
  const read = await database.read([...journalTables, ties, farmStamps], async (at) => {
    const [head, tie, stamps] = await Promise.all([
      at.get(heads, id),
      at.get(ties, id),
      at.all(farmStamps, stampPrefix(id)),
    ]);
    const last = stamps.at(-1);
    const from = last?.rows ?? 0;
    if (!head || tie || head.rows <= from || (last && now() - last.at < HOUR)) return null;
    const { read: rows } = await readRows(at, kind, id, from, head.rows);
    // Of a log with a gap nobody can say what it was.
    if (rows.length < head.rows - from) return null;
    return { rows, before: last?.head ?? firstHead(decodeOrigin(head.origin)), count: head.rows };
  });
  if (!read.ok || !read.value) return;
  const { rows, before, count } = read.value;
  let head = before;
  for (const [i, { row }] of rows.entries()) {
    head = headAfter(head, row);
    if (i % AT_ONCE === AT_ONCE - 1) await rest();
  }
  const answer = await askStamp(head);
  if (!answer) return;
  const kept = { rows: count, head, at: answer.now, stamp: answer.stamp };
  await database.change([farmStamps], (at) => at.put(farmStamps, stampKey(id, count), kept));
}
