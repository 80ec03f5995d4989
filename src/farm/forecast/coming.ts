// What is ready when, if nobody does anything until then: the soonest first.
import type { FarmGround } from "../ground/ground.ts";
import { readyAt } from "../growth/grow.ts";
import { arrives } from "../letters/letter.ts";
import { nextYieldAt, waitingAt } from "../meadow/producers.ts";
import type { Ms } from "../numbers/time.ts";
import { pedlarComes } from "../pedlar/pedlar.ts";
import type { Farm } from "../state/farm.ts";
import type { Seed } from "../tables/heirlooms.ts";
import type { ProducerKind } from "../tables/producers.ts";
import type { Recipe } from "../tables/recipes.ts";

export type Coming = { readonly at: Ms } & (
  | { readonly kind: "plot"; readonly plot: number; readonly what: Seed }
  | { readonly kind: "dish"; readonly recipe: Recipe }
  | { readonly kind: "kept"; readonly nth: number; readonly keep: ProducerKind }
  | { readonly kind: "letter"; readonly slot: number }
  | { readonly kind: "pedlar" }
);

/** What is ready already has the moment that is asked about. */
export function comingOn(ground: FarmGround, farm: Farm, now: Ms): Coming[] {
  const coming: Coming[] = [];
  farm.plots.forEach(({ sown }, plot) => {
    if (sown)
      coming.push({ kind: "plot", plot, what: sown.what, at: readyAt(ground, farm, plot)! });
  });
  for (const { recipe, until } of farm.ovens) coming.push({ kind: "dish", recipe, at: until });
  farm.kept.forEach((kept, nth) => {
    const at = waitingAt(kept, now) > 0 ? now : nextYieldAt(kept, now);
    if (at !== null) coming.push({ kind: "kept", nth, keep: kept.kind, at });
  });
  farm.letters.forEach((letter, slot) => {
    coming.push({ kind: "letter", slot, at: arrives(letter, slot, now) });
  });
  coming.push({ kind: "pedlar", at: pedlarComes(farm, now) });
  return coming
    .map((one) => (one.at < now ? { ...one, at: now } : one))
    .sort((a, b) => a.at - b.at);
}
