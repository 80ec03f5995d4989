// A farm to try things on: field 417 of the local world, or one with other traits, in May.
import type { Result } from "@loamstead/lib/result.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import { applyEvent } from "../events/apply.ts";
import type { FarmEvent } from "../events/event.ts";
import type { EventOutcome } from "../events/reducer.ts";
import type { FarmRefusal } from "../events/refusal.ts";
import { type FarmGround, farmGroundOf } from "../ground/ground.ts";
import { readyAt } from "../growth/grow.ts";
import { beginFarm } from "../letters/begin.ts";
import type { Farm } from "../state/farm.ts";
import { deedsFor } from "../tables/level.ts";

/** Where the local world keeps its collection. */
const collection = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

/** A Monday, at eight in the morning. */
export const trialStart = Date.UTC(2026, 4, 4, 8);

/** Weather is left out unless asked for: most trials are of something else. */
export function trialGround(traits: Partial<FieldTraits> = {}, field = 417): FarmGround {
  const known = {
    soil: "loam",
    water: "spring",
    aspect: "east",
    wind: "airy",
    landmark: "none",
  } as const;
  const own = { ...fieldTraits(collection, field), ...known, shape: "loaf" as const, ...traits };
  return { ...farmGroundOf(own), weather: () => ({ kind: "clear" }) };
}

/** The field as it is, under its own sky. */
export const fieldGround = (field: number, traits: Partial<FieldTraits> = {}): FarmGround =>
  farmGroundOf({ ...fieldTraits(collection, field), ...traits }, (other) =>
    other < 10_000 ? fieldGround(other) : null,
  );

export const trialFarm = (ground: FarmGround, own: Partial<Farm> = {}): Farm => ({
  ...beginFarm(ground, trialStart),
  ...own,
});

/** Somebody who knows everything. */
export const masterOf = (ground: FarmGround, own: Partial<Farm> = {}): Farm =>
  trialFarm(ground, { deeds: deedsFor(20), pence: 100_000, ...own });

/** Does what must work, one after the other. */
export function did(farm: Farm, ground: FarmGround, ...events: FarmEvent[]): Farm {
  return events.reduce((now, event) => must(applyEvent(now, event, ground)).farm, farm);
}

/** The seconds that a sunflower takes on dry soil, and in moist. */
export function sunflowerSeconds(): readonly [dry: number, moist: number] {
  const ground = trialGround();
  const sow = { kind: "sow", plots: 1, what: "sunflower", at: trialStart } as const;
  const sown = did(trialFarm(ground), ground, sow);
  const watered = did(sown, ground, { kind: "water", plots: 1, at: trialStart });
  const span = (farm: Farm) => (readyAt(ground, farm, 0)! - trialStart) / 1000;
  return [span(sown), span(watered)];
}

export function must(result: Result<EventOutcome, FarmRefusal>): EventOutcome {
  if (result.ok) return result.value;
  throw new Error(`Refused: ${JSON.stringify(result.reason)}`);
}

export function expectRefusal(result: Result<EventOutcome, FarmRefusal>): FarmRefusal {
  if (!result.ok) return result.reason;
  throw new Error("It was done");
}
