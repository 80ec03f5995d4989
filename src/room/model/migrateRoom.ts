// Brings the JSON of an earlier version up to the present one, a step per version (schema migration).
import { isRecord } from "@loamstead/lib/shape.ts";
import type { Validated } from "./validate.ts";

/** Rewrites the JSON of version `n`, found under `n`, as that of version `n + 1`. */
export type Steps = Readonly<Record<number, (json: Readonly<Record<string, unknown>>) => object>>;

export const VERSION = 1;
const steps: Steps = {};

/** What has no version that it can read is left as it is: validation will say what is wrong. */
export function migrateRoom(json: unknown, by: Steps = steps, to = VERSION): Validated<unknown> {
  let value = json;
  while (isRecord(value) && value.version !== to) {
    const version = value.version;
    if (typeof version !== "number" || !Number.isInteger(version)) break;
    if (version > to)
      return { ok: false, reason: { path: "version", problem: { kind: "newer", version } } };
    const step = by[version];
    if (!step) break;
    value = { ...step(value), version: version + 1 };
  }
  return { ok: true, value };
}
