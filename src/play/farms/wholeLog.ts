// Everything that was done on a farm, from its first day: what lies here, and of the account what does not.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { readRows } from "../../keeping/journal/readRows.ts";
import { heads, journalTables } from "../../keeping/journal/tables.ts";
import { ties } from "../../keeping/sync/journalTie.ts";
import type { FarmJournal } from "./farmKind.ts";
import type { FarmLaw } from "./farmLaw.ts";
import type { FarmTrouble } from "./farms.ts";

type Parts = {
  readonly database: DeviceDatabase;
  readonly kind: Pick<FarmJournal, "decodeRow">;
  readonly codec: Pick<FarmLaw["text"], "decodeLog">;
  /** The log as the account has it. */
  readonly askLog: (id: string) => Promise<Result<string, unknown>>;
};

export async function readWholeLog(
  { database, kind, codec, askLog }: Parts,
  id: string,
): Promise<Result<readonly FarmEvent[], FarmTrouble>> {
  const read = await database.read([...journalTables, ties], async (at) => {
    const [head, tie] = await Promise.all([at.get(heads, id), at.get(ties, id)]);
    if (!head) return null;
    const begins = head.begins ?? 0;
    const from = begins > 0 ? Math.max(begins, tie?.sent ?? 0) : 0;
    const { read: rows } = await readRows(at, kind, id, from, head.rows);
    return { isWhole: begins === 0, rows: rows.map(({ row }) => row) };
  });
  if (!read.ok) return refuse("unavailable");
  if (read.value === null) return refuse("missing");
  const { isWhole, rows } = read.value;
  if (isWhole) return accept(rows);
  const text = await askLog(id);
  const log = text.ok ? codec.decodeLog(text.value) : null;
  return log?.ok ? accept([...log.value.events, ...rows]) : refuse("unavailable");
}
