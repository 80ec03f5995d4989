// The small picture of what grows in a plot, by how far it has come.
import { grownAt, needOf } from "../../farm/growth/grow.ts";
import { cropOf } from "../../farm/tables/heirlooms.ts";
import { growingPictures, ripe, sprout } from "../pictures/pictures.ts";
import type { BedState } from "../view/bed.ts";

/** Null where nothing grows. */
export function pictureOf({ ground, farm, now }: BedState, plot: number): string | null {
  const sown = grownAt(ground, farm, plot, now);
  if (!sown) return null;
  const share = sown.grown / needOf(sown.what);
  if (share >= 1) return ripe[cropOf(sown.what)];
  return share < 1 / 3 ? sprout : growingPictures[cropOf(sown.what)];
}
