// Reads a farm from a file: replayed from its first day, or refused by the place that is wrong.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { FarmLog, FarmOnGround } from "../../farm/codec/text.ts";
import type { Law } from "../../farm/events/law.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import { MINUTE, type Ms } from "../../farm/numbers/time.ts";
import { RULES } from "../../farm/tables/version.ts";
import type { ImportTrouble } from "./farms.ts";

/** Clocks differ. */
const AHEAD = 2 * MINUTE;

export type Taken = { readonly log: FarmLog; readonly first: FarmOnGround };

type Parts = {
  readonly log: Result<FarmLog>;
  /** By which it is, or would be if it could be read; null of what is no log at all. */
  readonly rules: number | null;
  readonly replay: Law["replay"];
  readonly groundFor: (field: number) => FarmGround | null;
  readonly now: Ms;
};

export function takeFarm({
  log,
  rules,
  replay,
  groundFor,
  now,
}: Parts): Result<Taken, ImportTrouble> {
  if (rules === null) return refuse({ kind: "none" });
  if (rules > RULES) return refuse({ kind: "later" });
  // What was expected there is for whoever writes such files: `npm run replay` says it.
  if (!log.ok) return refuse({ kind: "wrong", where: log.reason.split(": ")[0]! });
  const { field, begun, events } = log.value;
  const ground = groundFor(field);
  if (!ground) return refuse({ kind: "noField", field });
  const future = [begun, ...events.map(({ at }) => at)].findIndex((at) => at > now + AHEAD);
  if (future >= 0) return refuse({ kind: "future", nth: future });
  const first = { ground, farm: beginFarm(ground, begun) };
  const [refused] = replay(first.farm, events, ground).refused;
  if (refused) {
    const { kind: what } = events[refused.n]!;
    return refuse({ kind: "impossible", nth: refused.n + 1, what });
  }
  return accept({ log: log.value, first });
}
