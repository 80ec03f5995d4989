// Taking a hand in a festival: three times while its table is laid, with some hours between.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { dayAt, HOUR } from "../numbers/time.ts";
import { withDeeds } from "../state/deeds.ts";
import { HANDS, HOURS_BETWEEN, WISHING } from "../tables/feasts.ts";
import { laidSince } from "../tables/festivals.ts";
import { DEEDS } from "../tables/level.ts";
import type { EventReducer } from "./reducer.ts";

export const join: EventReducer<"join"> = (farm, { at, festival, wish }, ground) => {
  const began = laidSince(festival, dayAt(at));
  if (began === null) return refuse({ kind: "notLaid" });
  const known = farm.feasts[festival];
  if (known && known.began > began) return refuse({ kind: "notLaid" });
  const before = known?.began === began ? known : null;
  const times = (before?.times ?? 0) + 1;
  if (times > HANDS) return refuse({ kind: "joined" });
  const from = before ? before.at + HOURS_BETWEEN * HOUR : at;
  if (from > at) return refuse({ kind: "notYet", from });
  const wished = festival === WISHING ? (wish ?? before?.wish) : undefined;
  const hand = { began, times, at, ...(wished !== undefined && { wish: wished }) };
  const after = { ...farm, feasts: { ...farm.feasts, [festival]: hand } };
  return accept({ farm: withDeeds(ground, after, DEEDS.hand), told: {} });
};
