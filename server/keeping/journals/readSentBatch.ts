// What a device sends of a journal, from its bytes: checked row by row, or refused by the place that is wrong.
import { setImmediate as turn } from "node:timers/promises";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import { badRequest, type Problem } from "../../http/problem.ts";
import { readJson } from "../../http/readJson.ts";
import { misplaced, tooManyRows } from "./problems.ts";
import type { JournalManners, ServerJournalKind, TimedRow } from "./serverJournalKind.ts";

/** Rows are flat, in a list, in a body. */
const DEPTH = 8;
const most = 1_000_000_000;
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

export const devicePattern = /^[a-z0-9]{12,24}$/;
export const hexPattern = /^[0-9a-f]{64}$/;
export const deviceSchema = v.pipe(v.string(), v.regex(devicePattern));
export const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const hashSchema = v.pipe(v.string(), v.regex(hexPattern));
export const generationSchema = v.pipe(v.string(), v.maxLength(64));

export const sentBatchFields = {
  device: deviceSchema,
  first: whole,
  rules: whole,
  token: v.nullable(tokenSchema),
  generation: v.optional(generationSchema),
  hash: hashSchema,
};

const shape = v.strictObject({
  ...sentBatchFields,
  events: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

export type SentBody<Row> = Omit<v.InferOutput<typeof shape>, "events"> & {
  readonly rows: readonly Row[];
};

/** As long as this nobody waits for it. */
const AT_ONCE_MS = 8;
const LOOKED_EVERY = 16;

export async function readSentBatch<Row extends TimedRow>(
  kind: JournalManners & Pick<ServerJournalKind<never, Row>, "readRow">,
  request: Request,
): Promise<Result<SentBody<Row>, Problem>> {
  const body = await readJson(request, { maxBytes: kind.limits.batchBytes, maxDepth: DEPTH });
  if (!body.ok) return body;
  const read = v.safeParse(shape, body.value);
  if (!read.success) return refuse(badRequest);
  const { events, ...beside } = read.output;
  if (events.length > kind.limits.batchRows) return refuse(tooManyRows(kind.limits.batchRows));
  const rows: Row[] = [];
  let since = performance.now();
  for (const [n, event] of events.entries()) {
    const row = kind.readRow(event);
    if (!row.ok) {
      const { path, problem } = row.reason;
      return refuse(misplaced(kind, { path: `events.${n}${path && `.${path}`}`, problem }));
    }
    rows.push(row.value);
    if (n % LOOKED_EVERY !== 0 || performance.now() - since < AT_ONCE_MS) continue;
    await turn();
    since = performance.now();
  }
  return accept({ ...beside, rows });
}
