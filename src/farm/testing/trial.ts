// A farm to try things on: field 417 of the local world, or one with other traits, in May.
import type { Result } from "@loamstead/lib/result.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import { apply } from "../events/apply.ts";
import type { Done } from "../events/deed.ts";
import type { Event } from "../events/event.ts";
import type { Refusal } from "../events/refusal.ts";
import { type Ground, groundOf } from "../ground/ground.ts";
import { begin } from "../letters/begin.ts";
import type { Farm } from "../state/farm.ts";
import { deedsFor } from "../tables/level.ts";

/** Where the local world keeps its collection. */
const collection = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

/** A Monday, at eight in the morning. */
export const start = Date.UTC(2026, 4, 4, 8);

/** Weather is left out unless asked for: most trials are of something else. */
export function trialGround(traits: Partial<FieldTraits> = {}, field = 417): Ground {
  const known = {
    soil: "loam",
    water: "spring",
    aspect: "east",
    wind: "airy",
    landmark: "none",
  } as const;
  const own = { ...fieldTraits(collection, field), ...known, shape: "loaf" as const, ...traits };
  return { ...groundOf(own), weather: () => ({ kind: "clear" }) };
}

/** The field as it is, under its own sky. */
export const fieldGround = (field: number, traits: Partial<FieldTraits> = {}): Ground =>
  groundOf({ ...fieldTraits(collection, field), ...traits }, (other) =>
    other < 10_000 ? fieldGround(other) : null,
  );

export const trialFarm = (ground: Ground, own: Partial<Farm> = {}): Farm => ({
  ...begin(ground, start),
  ...own,
});

/** Somebody who knows everything. */
export const masterOf = (ground: Ground, own: Partial<Farm> = {}): Farm =>
  trialFarm(ground, { deeds: deedsFor(20), pence: 100_000, ...own });

/** Does what must work, one after the other. */
export function did(farm: Farm, ground: Ground, ...events: Event[]): Farm {
  return events.reduce((now, event) => must(apply(now, event, ground)).farm, farm);
}

export function must(result: Result<Done, Refusal>): Done {
  if (result.ok) return result.value;
  throw new Error(`Refused: ${JSON.stringify(result.reason)}`);
}

export function refusalOf(result: Result<Done, Refusal>): Refusal {
  if (!result.ok) return result.reason;
  throw new Error("It was done");
}
