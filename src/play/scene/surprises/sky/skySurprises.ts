// Which surprises are drawn in the page's sky, behind the field.
import type { Surprise } from "../../../../farm/tables/surprises.ts";

export const skySurpriseIds = ["geese", "rainbow", "shootingStars", "moon"] as const;
export type SkySurpriseId = (typeof skySurpriseIds)[number];

export const isOfSky = (surprise: Surprise): surprise is SkySurpriseId =>
  (skySurpriseIds as readonly Surprise[]).includes(surprise);
