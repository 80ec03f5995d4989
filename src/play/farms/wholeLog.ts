// Everything that was done on a farm, from its first day: what lies here, of the account what does not, and the file of both.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import { RULES } from "../../farm/tables/version.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { readRows } from "../../keeping/journal/readRows.ts";
import { heads, journalTables } from "../../keeping/journal/tables.ts";
import { ties } from "../../keeping/sync/journalTie.ts";
import type { FarmJournal } from "./farmKind.ts";
import type { FarmLaw } from "./farmLaw.ts";
import type { FarmFile, FarmTrouble } from "./farms.ts";

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

type Log = {
  readonly field: number;
  readonly begun: number;
  readonly events: readonly FarmEvent[];
  /** The ground of its first day; a log tells of where it began, wherever the farm has moved since. */
  readonly first: FarmGround;
  readonly stands: number;
  readonly now: number;
};

export function farmFile(
  { text: codec, replay }: FarmLaw,
  { field, begun, events, first, stands, now }: Log,
): FarmFile {
  // What was set aside may have left some without what they stand on: they changed nothing.
  const refused = new Set(replay(beginFarm(first, begun), events, first).refused.map(({ n }) => n));
  const done = events.filter((_, n) => !refused.has(n));
  const text = codec.encodeLog({ rules: RULES, field, begun, events: done });
  const day = new Date(now).toISOString().slice(0, 10);
  return { name: `farm-of-field-${stands}-${day}.json`, text };
}
