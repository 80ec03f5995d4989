// Text of a farm and of its log: one form only, so that two machines can compare what they have.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";
import * as v from "valibot";
import type { FarmEvent } from "../events/event.ts";
import type { FarmGround } from "../ground/ground.ts";
import { groundNow } from "../ground/groundNow.ts";
import type { Farm } from "../state/farm.ts";
import { RULES } from "../tables/version.ts";
import { eventSchema } from "./eventSchema.ts";
import { farmSchema } from "./farmSchema.ts";
import { fieldNumberSchema, momentSchema, whole } from "./parts.ts";

/** Keys in the order of the alphabet, whoever wrote them first. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const encodeFarm = (farm: Farm): string => JSON.stringify(farm, inOrder);

/** Two farms are the same if these are. */
export const hashFarm = (farm: Farm): string => bytesToHex(sha256(utf8ToBytes(encodeFarm(farm))));

/** Everything that was done on a field, from its first day. */
export type FarmLog = {
  readonly rules: typeof RULES;
  readonly field: number;
  readonly begun: number;
  readonly events: readonly FarmEvent[];
};

/** The fields: {@link FarmLog}. */
const logSchema = v.strictObject({
  rules: v.literal(RULES),
  field: fieldNumberSchema,
  begun: momentSchema,
  events: v.array(eventSchema),
});

export const encodeLog = (log: FarmLog): string => JSON.stringify(log, inOrder);

/** Where the text is wrong, and how: "plots.3.heart: Invalid value: Expected <=1000 but received 2000". */
function decode<T>(schema: v.GenericSchema<unknown, T>, text: string): Result<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("This is no JSON.");
  }
  const found = v.safeParse(schema, value, { abortEarly: true });
  if (found.success) return accept(found.output);
  const [issue] = found.issues;
  const where = v.getDotPath(issue);
  return refuse(where === null ? issue.message : `${where}: ${issue.message}`);
}

export function decodeFarm(text: string, plots: number): Result<Farm> {
  const found = decode(farmSchema as v.GenericSchema<unknown, Farm>, text);
  if (!found.ok) return found;
  return withPlots(found, plots);
}

/** A farm on its ground. */
export type FarmOnGround = { readonly ground: FarmGround; readonly farm: Farm };

/** With the ground that it stands on now: it may have moved from its first. */
export function decodeFarmOnGround(text: string, first: FarmGround): Result<FarmOnGround> {
  const found = decode(farmSchema as v.GenericSchema<unknown, Farm>, text);
  if (!found.ok) return found;
  const ground = groundNow(found.value, first);
  if (!ground) return refuse("moves: There is no such field.");
  const farm = withPlots(found, ground.plots.length);
  return farm.ok ? accept({ ground, farm: farm.value }) : farm;
}

function withPlots(
  found: { readonly ok: true; readonly value: Farm },
  plots: number,
): Result<Farm> {
  const { plots: now, recent } = found.value;
  const wrong = [now, recent?.was.plots ?? now].find(({ length }) => length !== plots);
  return wrong ? refuse(`plots: ${wrong.length} of them, where the field has ${plots}.`) : found;
}

/** An event is the same on every machine if this is. */
export const encodeEvent = (event: FarmEvent): string => JSON.stringify(event, inOrder);

export const decodeEvent = (text: string): Result<FarmEvent> => decode(eventSchema, text);

export const decodeLog = (text: string): Result<FarmLog> => decode(logSchema, text);

/** By which rules a log is, or would be; null of a text that is no log. Those that come later than ours are not wrong. */
export function rulesOfLog(text: string): number | null {
  const found = decode(v.looseObject({ rules: whole(), events: v.array(v.unknown()) }), text);
  return found.ok ? found.value.rules : null;
}
