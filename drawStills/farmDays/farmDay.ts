// What is seen of a farm on one of its days, and of which field's.
import site from "../../site.config.ts";
import { type FieldTraits, fieldTraits } from "../../src/fields/traits.ts";
import type { Season } from "../../src/models/seasons.ts";
import type { FarmDrawn } from "../../src/play/scene/land/drawFarm.ts";

export type FarmDay = Pick<FarmDrawn, "looks" | "kept" | "yard"> & {
  readonly day: number;
  readonly season: Season;
  readonly level: number;
};

/** The field that other pictures show as well. */
const FIELD = 417;
export const farmDayNumbers = [1, 30, 100, 365] as const;

export const farmDayTraits = (): FieldTraits => fieldTraits(site.collection.address, FIELD);
